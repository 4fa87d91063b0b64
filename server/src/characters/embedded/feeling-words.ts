// The words without which a line is not about that feeling, however like one it sounds: to tell people what they feel is worse than to
// miss it.
import { pattern } from '../pattern.ts'

const SAID: Record<string, RegExp> = {
  'feels-lonely': /\b(?:lonely|alone|loneliness|no friends|empty|isolated|nobody (?:calls|talks|here|cares))\b/i,
  'feels-sad': pattern('i')`
    \b(?:sad|down|low|cry|cried|crying|blue|empty|depress\w*|awful|terrible|horrible|bad|worst|not (?:great|well|good|ok|okay)
    |small|hide|hurts?|rough|tough|heavy)\b|[😢😭😞☹🥺💔]
  `,
  'feels-anxious':
    /\b(?:scared|anxious|nervous|worr\w+|terrified|afraid|panic\w*|overthink\w*|fear|what if|uneasy|stress\w*|dread\w*|freaking)\b/i,
  'feels-lost': /\b(?:lost|stuck|direction|confused|don't know|no idea|wasting|can't decide|meaning|purpose|torn)\b/i,
  'feels-sleepless': pattern('i')`
    \b(?:can'?t|couldn'?t|cannot|don'?t|didn'?t|haven'?t|not|no|hardly|barely|never) (?:\w+ )?(?:sleep|slept|sleeping)\b(?! (?:so|this|that) (?:well|good|deep))|\b(?:insomnia|sleepless|lie awake
    |lying awake|wide awake|still awake|awake (?:since|again|at)|up (?:all night|since|at (?:three|four|3|4))|woke up at|3 ?am|4 ?am)\b
  `,
  'feels-sick': pattern('i')`
    \b(?:i'?m|i am|i feel|i've|i have|i|my (?:\w+ )?(?:head|back|throat|stomach|tooth|teeth|nose|ear|ears|knees?|neck|belly|body|foot|leg|chest)|got|caught|with)\b.*\b(?:(?<!called in )(?<!sick of )sick|ill|unwell
    |fever|flu|cold|cough\w*|sneez\w+|headache|migraine|nause\w+|throw(?:ing)? up|vomit\w*|hurts?|hurting|pain\w*|ache\w*|aching|sore|infection|virus|covid|allerg\w+|dizzy)\b
  `,
  'feels-tired':
    /\b(?:tired|exhausted|sleepy|knackered|worn out|no energy|drained|beat|shattered|wiped|yawn\w*|fatigue\w*|running on empty)\b/i,
  'feels-stressed':
    /\b(?:stress\w*|too much|overwhelm\w*|pressure|deadline\w*|behind|drowning|busy|burn(?:ed|t)? ?out|swamped|no time|hectic)\b/i,
  'feels-angry':
    /\b(?:angry|furious|mad|annoy\w*|pissed|rage|hate (?:him|her|them|my|everyone|everybody|people)|sick of|fed up|fuming|livid|irritat\w*|frustrat\w*|unfair)\b/i,
  'feels-bored': /\b(?:bored|boring|boredom|nothing to do|dull|kill time)\b/i,
  'feels-happy':
    /\b(?:happy|happi\w+|glad|joy\w*|excited|great|amazing|wonderful|smil\w+|best day|good mood|love my life|over the moon|delighted|thrilled|yay)\b/i,
  'feels-proud':
    /\b(?:proud|i did it|managed|finally|achiev\w*|won|finished|passed|made it|first time|ran|marathon|promoted|graduat\w*|all by myself)\b/i,
  'feels-embarrassed': /\b(?:embarrass\w*|asham\w*|shame|awkward|blush\w*|red|cringe\w*|mortified|humiliat\w*|laughed at|in front of)\b/i,
  'feels-nostalgic': /\b(?:miss|used to|remember|nostalg\w*|back then|old days|as a kid|when i was|childhood|those days|years ago)\b/i,
  breakup: pattern('i')`
    \b(?:broke\w*|break(?:ing)?) ?-?up\b|\b(?:split|separat\w+|divorc\w+|dumped|left me|miss my ex|cheat\w*|heart ?br\w+|single again|over (?:him|her)|ghosted
    |ended it|without (?:him|her))\b
  `,
}

/** True where the words of that feeling stand in the text, or it has none of its own. */
export const isSaid = (feeling: string, text: string): boolean => !(feeling in SAID) || (SAID[feeling]!.test(text) && !NOT_FELT.test(text))
const NOT_FELT =
  /\b(?:not|n't|never|no longer) (?:even |really |that |so |too |very |actually )?(?:mad|angry|sad|tired|lonely|scared|afraid|nervous|bored|sick|stressed|worried|proud|happy|annoyed|lost)\b/i
