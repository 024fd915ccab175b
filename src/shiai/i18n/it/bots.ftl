# Perché un bot sceglierebbe qualcosa.

reason-forced = È l’unica scelta.
reason-danger = Tutto il resto sembra quasi perso.
reason-chance = Probabilità di vittoria prevista: { $percent }%.
reason-mixed = Varia apposta, perché le scelte segrete sempre uguali vengono indovinate: questa nel { $percent }% dei casi.
reason-far_better = Molto meglio di ogni altra: di { $number } punti su cento.
reason-better = Un po’ meglio della seconda: di { $number } punti su cento.
reason-alike = { $number ->
    [one] Un’altra scelta vale circa lo stesso.
   *[other] Altre { $number } scelte valgono circa lo stesso.
}
reason-few_tries = { $number ->
    [one] Provata con la mente solo una volta: una prima impressione.
   *[other] Provata con la mente solo { $number } volte: una prima impressione.
}
reason-many_tries = Provata con la mente { $number } volte.
reason-advice = Lo dicono le regole pratiche di questo gioco, nel { $percent }% dei casi.
reason-any = Una qualsiasi delle { $number } scelte, tutte uguali.
