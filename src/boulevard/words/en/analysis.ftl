# A game looked at again, hints, puzzles
error-analysis-unfinished = Only a finished game can be judged; this one is not over.
analysis-title = { $game }: the game judged
analysis-by = Judged by { $bot }; { $quick } played on { $games } times from every decision.
analysis-partial = Stopped early: not every decision was judged.
analysis-curve-points = Points to expect
analysis-curve-win = Chance to win
analysis-sums = Luck and skill
analysis-begin = Expected at first
analysis-luck = Luck
analysis-given = The other's mistakes
analysis-cost = Own mistakes
analysis-end = In the end
analysis-mistakes = What cost most
analysis-none = Nothing surely cost anything.
analysis-turn = Turn
analysis-player = Player
analysis-done = What was done
analysis-better = What was better
analysis-costs = Cost
analysis-decisions = Every decision
analysis-note = Nobody is judged by what they could not know. Behind ± stands the standard error.
ui-analyse = Judge this game
ui-analyse-stop = Stop
ui-analysing = Looking at turn { $turn } of { $turns }
ui-analysis-cost-points = points given away: { $value }
ui-analysis-cost-win = chance given away: { $value }%
ui-analysis-master = What the master would have done
ui-analysis-real = What was played
error-hint-people = There are no suggestions at a table where people play against each other.
ui-hint = Suggest something
ui-hint-thinking = Thinking…
ui-hint-also = About as good:
ui-hint-why = Why?
hint-points = { $points ->
    [one] one point at once: { $category }
   *[other] { $points } points at once: { $category }
}
hint-estate = { $size ->
    [one] completes an estate of one house
   *[other] completes an estate of { $size } houses
}
hint-plan = brings plan { $plan } nearer
hint-room = keeps room for the number { $number }
hint-debts = { $count ->
    [one] one debt less
   *[other] { $count } debts less
}
hint-series = brings the series of street { $street } to { $length }
hint-inauguration = { $count ->
    [one] checks an inauguration box
   *[other] checks { $count } inauguration boxes
}
hint-end = nothing else is worth its price now
hint-odds = { $percent }% chance to be the boss afterwards
hint-boss = { $size ->
    [one] boss of a casino of one lot
   *[other] boss of a casino of { $size } lots
}
hint-die = one more die on the board
hint-open = leaves more open than anything else
ui-puzzles = Puzzles
ui-puzzles-about = One turn is clearly the best. Which one?
ui-puzzle-number = Puzzle { $number } of { $count }
ui-puzzle-solved = { $count ->
    [0] none solved
    [one] one solved
   *[other] { $count } solved
}
ui-puzzle-task = Find the best turn, then confirm it.
ui-puzzle-step = Find the best step.
ui-puzzle-right = Right!
ui-puzzle-close = Nearly as good: nobody could tell the difference.
ui-puzzle-wrong = There is something better.
ui-puzzle-points = points to expect: { $value }
ui-puzzle-win = chance to win: { $value }%
ui-puzzle-yours = Your turn
ui-puzzle-best = The best turn
ui-puzzle-second = The next best
ui-puzzle-again = Try again
ui-puzzle-show = Show the best turn
ui-puzzle-next = Next puzzle
ui-puzzle-last = Last puzzle
ui-puzzle-waiting = Comparing
error-puzzle-none = There is no such puzzle.
error-puzzle-file = Line { $line } of '{ $file }' is not a puzzle. Name another file with --keep, or repair the line.
