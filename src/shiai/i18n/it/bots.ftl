# Perché un bot sceglierebbe qualcosa.

reason-forced = È l’unica scelta.
reason-danger = Tutto il resto sembra quasi perso.
reason-chance = Probabilità di vittoria prevista: { $percent }%.
reason-mixed = Varia le sue scelte segrete perché non si possano prevedere: questa nel { $percent }% dei casi.
reason-far_better = Molto meglio di ogni altra: di { $number } punti percentuali.
reason-better = Un po’ meglio della seconda: di { $number } punti percentuali.
reason-alike = { $number ->
    [one] Un’altra scelta vale circa lo stesso.
   *[other] Altre { $number } scelte valgono circa lo stesso.
}
reason-few_tries =
    { $number ->
        [one] Provata una sola volta: una prima impressione.
       *[other] Provata solo { $number } volte: una prima impressione.
    }
reason-many_tries = Provata { $number } volte.
reason-advice = Le regole pratiche di questo gioco la consigliano nel { $percent }% dei casi.
reason-any = Una qualsiasi delle { $number } scelte, tutte con la stessa probabilità.
