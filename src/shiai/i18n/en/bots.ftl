# Reasons for the choice of a bot.

reason-forced = It is the only choice.
reason-danger = Every other choice looks nearly lost.
reason-chance = Expected chance of winning: { $percent }%.
reason-mixed = It varies its secret choices so that they cannot be predicted: this one { $percent }% of the time.
reason-far_better = Far better than any other choice: by { $number } percentage points.
reason-better = Slightly better than the next best: by { $number } percentage points.
reason-alike = { $number ->
    [one] One other choice is about as good.
   *[other] { $number } other choices are about as good.
}
reason-few_tries = { $number ->
    [one] Tried only once: a first impression.
   *[other] Tried only { $number } times: a first impression.
}
reason-many_tries = Tried { $number } times.
reason-advice = The rules of thumb for this game recommend it { $percent }% of the time.
reason-any = Any of the { $number } choices, with equal probability.
