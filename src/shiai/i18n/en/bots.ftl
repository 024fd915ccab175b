# Why a bot would choose something.

reason-forced = It is the only choice.
reason-danger = Everything else looks nearly lost.
reason-chance = Expected chance of winning: { $percent }%.
reason-mixed = It mixes on purpose, because secret choices that are always the same are read: this one { $percent }% of the time.
reason-far_better = Far better than anything else: by { $number } points of a hundred.
reason-better = A little better than the next best: by { $number } points of a hundred.
reason-alike = { $number ->
    [one] One other choice is about as good.
   *[other] { $number } other choices are about as good.
}
reason-few_tries = { $number ->
    [one] Tried only once in the mind: a first impression.
   *[other] Tried only { $number } times in the mind: a first impression.
}
reason-many_tries = Tried { $number } times in the mind.
reason-advice = The rules of thumb for this game say so, { $percent }% of the time.
reason-any = Any of the { $number } choices, all alike.
