// What grammar has to say about an act or a theme before its score counts: who speaks, of whom, and whether it is a question at all.
import { pattern } from '../pattern.ts'
import type { Clause } from './clauses.ts'
import { spokenOf } from './kin.ts'
import type { Theme } from './packs.ts'

const QUESTIONS =
  /^(?:ask-|tell-more$|why$|what$|politics$|religion$|philosophy$|how-are-you$|remember-me$|prices$|contact$|instructions$|human$)/
const STATEMENTS = /^(?:feels-|my-|good-news$|bad-news$|breakup$|grief$|crisis$|minor$)/
const TO_THE_CHARACTER = /^(?:compliment|insult|flirt|love|boring|doubt)$/
const SMALL = pattern('')`
    ^(?:greeting|greeting-morning|greeting-evening|farewell|farewell-sleep|thanks|sorry|laugh|wow|yes|no|maybe|ok|what|silence
    |gibberish|test|why|tell-more)$
  `
const SMALL_WORDS_MAX = 7
const QUERY_WORDS_MAX = 5
/** Said of the character's own words; at length, or of oneself, it is something else. */
const REACTION =
  /^(?:agree|disagree|likes-that|helped|same-here|lucky-you|reacts-dark|reacts-odd|never-mind|dont-know|rather-not|cheers-character)$/
const REACTION_WORDS_MAX = 9
/** Said without a question mark as often as with one: 'ask me something', 'can I tell you something'. */
const EITHER =
  /^(?:ask-question|may-i-ask|ask-topic|ask-story|ask-joke|ask-busy|ask-write|ask-compare|play|tells-joke|change-subject|doubt|mocking|you-repeat|not-what-i-meant|never-mind|rather-not)$/
/** Words without which a sentence is not about that corner of life, however like one it sounds: 'he never says who for' is no partner. */
const CUES: Record<string, RegExp> = {
  'my-partner': pattern('i')`
      \b(?:boyfriend|girlfriend|husband|wife|partner|fianc[ée]e?|spouse|date|dating|crush|married|marriage|wedding|anniversary
      |together|loves? me|relationship|met someone|kiss\w*|romantic)\b
    `,
  'my-family': pattern('i')`
      \b(?:mother|father|mum|mom|dad|parents?|brothers?|sisters?|sons?|daughters?|kids?|child|children|family|grand\w+|aunt|uncle
      |cousins?|nephews?|nieces?|baby|twins?)\b
    `,
  'my-pet': pattern('i')`
      \b(?:cats?|dogs?|pupp(?:y|ies)|kittens?|rabbits?|hamsters?|parrots?|birds?|fish|horse|pony|snake|python|turtle|tortoise
      |pets?|animal|guinea pig|orange|fur|paws?|barks?|meows?|purrs?)\b
    `,
  'my-food': pattern('i')`
      \b(?:eat\w*|ate|food|cook\w*|dinner|lunch|breakfast|supper|meals?|snack\w*|soup|bread|cakes?|pasta|pizza|rice|cheese|eggs?|hungry|starving
      |recipes?|bak(?:e|ed|ing)|kitchen|restaurant|tast\w+|delicious|sandwich\w*|toast|curry|salad|chocolate|coffee|tea|lasagne|potatoes|fish|meat|vegetables?
      |fruit|dish|dishes|menu|craving|diet|vegan|vegetarian|spicy|sweet|sushi|noodles|fry|fried|grill\w*|roast\w*|burger|fries|cookies|biscuits?|sugar)\b
    `,
  'my-move': pattern('i')`
      \b(?:(?:just|recently|have|we|i|i've|we've|only) moved|moving (?:house|in|out|to|into|tomorrow|next|this)|new (?:flat|house|place|apartment|city|town|street|home|country|room))\b
    `,
  'my-mishap': pattern('i')`
      \b(?:broke\w*|lost|miss\w*|burn\w*|spill\w*|fell|forg\w+|lock\w*|wrong|late|dropp\w*|slipp\w*|crash\w*|ruin\w*|brick
      |oversle\w+|stuck|tripp\w*|stung|bit|bitten|instead of|disaster|mistake|accident\w*|ripped|torn|collapsed|exploded|flooded
      |leak\w*|stole\w*|embarrass\w*|mess)\b
    `,
  'my-weather':
    /\b(?:rain\w*|snow\w*|sun\w*|cold|hot|freez\w*|storm\w*|wind\w*|fog\w*|weather|warm|cloud\w*|grey|humid|heat\w*|ice|icy|thunder\w*)\b/i,
  'my-travel': pattern('i')`
      \b(?:trip|travel\w*|trains?|planes?|flights?|fly\w*|flew|holidays?|vacation|airport|station|abroad|coast|journey|tour|hotel
      |camping|backpack\w*|island|japan|spain|italy|france|greece|city|drove|road|passport|luggage|boarding)\b
    `,
}
/** What is paid for in the lounge; a cheap dish is none of it. */
const PAID = /\b(?:points?|pric(?:e|es|ing)|costs?|pay(?:ing|s)?|paid|free|subscri\w+|credits?|refund\w*|charge[ds]?|balance|top[- ]?up)\b/i
/** 'Are you ever tired of being funny?' asks, and accuses nobody. */
const ASKS_HABIT = /\b(?:are|do|did|have|don'?t|aren'?t|is|does) (?:you|it|that|she|he|they) ever\b/i
/** 'What time do you get up?' does not ask for the hour. */
const ASKS_CLOCK =
  /\b(?:time|day|date|year|hour|month)\b.*\b(?:is|'s) (?:it|today|there|now)\b|\b(?:what'?s|is) the (?:time|date|hour)\b|\bgot the time\b/i
const TO_ONE = /\b(?:you|me|funny|rude|mean|sarcastic|insult|joke)\b/i
/** Said of an answer that went past the question. */
const WRONG_END = /\b(?:not|n't|no|wrong|else|mis\w+|huh|sense|meant?|instead)\b|\bn't\b|\w+n't\b|\b(?:listening|reading)\b/i
/** 'Pretty good, thanks'; 'it's good' is about something else. */
const DOING_WELL = /^(?:all|pretty|very|quite|not|doing|just|really)?\s?(?:good|fine|well|bad|ok|okay|great|alright)\b/i
/** 'There's a woman who knits' is no hobby of the reader's. */
const OF_READER = /\b(?:i|i'm|im|i've|my|me|mine|we|we're|our|us)\b/i
/** 'My kid has a fever' is somebody else's fever. */
const OF_ONESELF = /\b(?:i|i'm|im|i've|i'd|me|myself|my (?:back|head|tooth|teeth|stomach|throat|knees?|heart|eyes|feet|life|own))\b/i
const INTRODUCTION = /\b(?:name|call me|i'?m|i am|this is)\b/i

export function fitsGrammar(act: string, clause: Clause): boolean {
  if (SMALL.test(act) && clause.words > (act === 'what' ? QUERY_WORDS_MAX : SMALL_WORDS_MAX)) return false
  if (act === 'my-birthday')
    return !clause.isQuestion && /\b(?:my|i|i'm|im)\b/i.test(clause.text) && !/\b(?:his|her|their) birthday\b/i.test(clause.text)
  if (act === 'my-name') return INTRODUCTION.test(clause.text) && clause.words <= 6
  if (REACTION.test(act) && clause.words > REACTION_WORDS_MAX) return false
  if (act === 'prices' && !PAID.test(clause.text)) return false
  if (ASKS_HABIT.test(clause.text) && /^(?:mocking|you-repeat|not-what-i-meant|doubt|boring)$/.test(act)) return false
  if (act === 'ask-time' && !ASKS_CLOCK.test(clause.text)) return false
  if (act === 'mocking' && (spokenOf(clause.text) !== null || !TO_ONE.test(clause.text))) return false
  if (act === 'down-on-self') return !clause.isQuestion && /\b(?:i|i'm|im|my|me|myself)\b/i.test(clause.text)
  if (CUES[act] && !CUES[act].test(clause.text)) return false
  if (act === 'not-what-i-meant' && !WRONG_END.test(clause.text)) return false
  if (EITHER.test(act)) return true
  if (QUESTIONS.test(act))
    return (
      clause.isQuestion &&
      (clause.toYou ||
        !/^(?:ask-(?:age|name|origin|home|work|family|likes|like-this|fear|dream|secret|regret|day|hobby)|how-are-you)$/.test(act))
    )
  if (act === 'feels-fine' && !OF_ONESELF.test(clause.text) && !DOING_WELL.test(clause.text)) return false
  if (act.startsWith('feels-') && !OF_ONESELF.test(clause.text) && spokenOf(clause.text) !== null) return false
  if (act.startsWith('my-') && !OF_READER.test(clause.text) && spokenOf(clause.text) !== null) return false
  if (STATEMENTS.test(act)) return !clause.isQuestion && clause.ofMe
  if (act === 'boring')
    return /\b(?:you|your|this|conversation|chat|topic|yawn|answer)\b/i.test(clause.text) && !/^i know\b/i.test(clause.text)
  if (TO_THE_CHARACTER.test(act)) return !clause.isQuestion || clause.toYou
  return true
}

/** A theme about others needs somebody in the line, one about the reader needs the reader. */
export const fitsSpeaker = ({ ofOthers, ofMe }: Theme, text: string): boolean =>
  (!ofOthers || spokenOf(text) !== null) && (!ofMe || /\b(?:i|i'm|i've|my|me|we|our)\b/i.test(text))
