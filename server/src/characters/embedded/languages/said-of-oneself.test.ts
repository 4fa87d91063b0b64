// What is kept of what a reader says of themselves, in each language: with denials, corrections and lines that say nothing of the kind.
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { type OtherLanguage, packOf } from './language-pack.ts'
import { askedFacts, factsIn, tellFacts } from './said-of-oneself.ts'

type Kept = [line: string, facts: Record<string, string>]
const SAID: Record<OtherLanguage, Kept[]> = {
  de: [
    ['ich heiße Jonas und wohne in Leipzig', { name: 'Jonas', place: 'Leipzig' }],
    ['nein, ich heiße nicht Jonas, sondern Jonathan', { name: 'Jonathan' }],
    ['ich wohne nicht mehr in Leipzig, sondern in Halle', { place: 'Halle' }],
    ['ich arbeite als Krankenpfleger', { work: 'Krankenpfleger' }],
    ['ich arbeite nicht als Krankenpfleger', {}],
    ['meine Schwester heißt Marta', { sister: 'Marta' }],
    ['mein Hund heißt Bello', { dog: 'Bello' }],
    ['mein Hund ist weggelaufen', {}],
    ['meine Katze ist krank', {}],
    ['ich liebe Musik', { likes: 'Musik' }],
    ['ich mag keine Musik', { dislikes: 'Musik' }],
    ['ich mag Käse überhaupt nicht', { dislikes: 'Käse' }],
    ['ich hasse Rosenkohl', { dislikes: 'Rosenkohl' }],
    ['meine Schwester mag keine Musik', {}],
    ['im Mai fahre ich nach Rom', { plans: 'im Mai fahre ich nach Rom' }],
    ['wir ziehen nächsten Monat um', { plans: 'wir ziehen nächsten Monat um' }],
    ['mein Geburtstag ist am 5. Mai', { birthday: '5. Mai' }],
    ['ich bin müde', {}],
    ['ich hasse dich', {}],
    ['ich mag dich', {}],
  ],
  fr: [
    ["je m'appelle Léa et j'habite à Nantes", { name: 'Léa', place: 'Nantes' }],
    ["je m'appelle pas Léa, mais Léna", { name: 'Léna' }],
    ["j'habite plus à Nantes, j'habite à Rennes", { place: 'Rennes' }],
    ['je suis infirmière', { work: 'infirmière' }],
    ["ma sœur s'appelle Marthe", { sister: 'Marthe' }],
    ["mon chien s'est enfui", {}],
    ["j'adore la musique", { likes: 'la musique' }],
    ["j'aime pas la musique", { dislikes: 'la musique' }],
    ["je n'aime pas du tout le fromage", { dislikes: 'le fromage' }],
    ['je déteste les choux', { dislikes: 'les choux' }],
    ["mon mari n'aime pas la musique", {}],
    ['en mai je pars à Rome', { plans: 'en mai je pars à Rome' }],
    ['on déménage le mois prochain', {  plans: 'on déménage le mois prochain' }],
    ["mon anniversaire c'est le 5 mai", { birthday: '5 mai' }],
    ['je suis fatiguée', {}],
    ["j'aime pas quand il crie", {}],
    ["je t'aime", {}],
  ],
  es: [
    ['me llamo Lucía y vivo en Sevilla', { name: 'Lucía', place: 'Sevilla' }],
    ['no me llamo Lucía, me llamo Lucinda', { name: 'Lucinda' }],
    ['ya no vivo en Sevilla, ahora vivo en Cádiz', { place: 'Cádiz' }],
    ['trabajo de enfermera', { work: 'enfermera' }],
    ['mi hermana se llama Marta', { sister: 'Marta' }],
    ['mi perro se escapó', {}],
    ['me gusta la música', { likes: 'la música' }],
    ['no me gusta la música', { dislikes: 'la música' }],
    ['no le gusta la música', {}],
    ['a mi marido no le gusta la música', {}],
    ['odio las coles', { dislikes: 'las coles' }],
    ['en mayo me voy a Roma', { plans: 'en mayo me voy a Roma' }],
    ['nos mudamos el mes que viene', { plans: 'nos mudamos el mes que viene' }],
    ['mi cumpleaños es el 5 de mayo', { birthday: '5 de mayo' }],
    ['estoy cansada', {}],
    ['no me gusta que grites', {}],
    ['odio a mi jefe', {}],
  ],
  it: [
    ['mi chiamo Giulia e abito a Torino', { name: 'Giulia', place: 'Torino' }],
    ['non mi chiamo Giulia, ma Giuliana', { name: 'Giuliana' }],
    ['non abito più a Torino, ora abito a Asti', { place: 'Asti' }],
    ['lavoro come infermiera', { work: 'infermiera' }],
    ['mia sorella si chiama Marta', { sister: 'Marta' }],
    ['mi è scappato il cane', {}],
    ['mi piace la musica', { likes: 'la musica' }],
    ['non mi piace la musica', { dislikes: 'la musica' }],
    ['a mio marito non piace la musica', {}],
    ['odio i cavoli', { dislikes: 'i cavoli' }],
    ['a maggio parto per Roma', { plans: 'a maggio parto per Roma' }],
    ['traslochiamo il mese prossimo', { plans: 'traslochiamo il mese prossimo' }],
    ['il mio compleanno è il 5 maggio', { birthday: '5 maggio' }],
    ['sono stanca', {}],
    ['non mi piace quando urla', {}],
  ],
  pl: [
    ['mam na imię Kasia i mieszkam we Wrocławiu', { name: 'Kasia', place: 'Wrocławiu' }],
    ['nie mam na imię Kasia, tylko Katarzyna', { name: 'Katarzyna' }],
    ['nie mieszkam już we Wrocławiu, tylko w Opolu', { place: 'Opolu' }],
    ['pracuję jako pielęgniarka', { work: 'pielęgniarka' }],
    ['moja siostra ma na imię Marta', { sister: 'Marta' }],
    ['pies mi uciekł', {}],
    ['lubię muzykę', { likes: 'muzykę' }],
    ['nie lubię muzyki', { dislikes: 'muzyki' }],
    ['mąż nie lubi muzyki', {}],
    ['nienawidzę brukselki', { dislikes: 'brukselki' }],
    ['w maju jadę do Rzymu', { plans: 'w maju jadę do Rzymu' }],
    ['przeprowadzamy się w przyszłym miesiącu', { plans: 'przeprowadzamy się w przyszłym miesiącu' }],
    ['mam urodziny 5 maja', { birthday: '5 maja' }],
    ['jestem zmęczona', {}],
    ['nie lubię jak krzyczy', {}],
    ['nie lubię cię', {}],
  ],
  ar: [
    ['اسمي ليلى وأسكن في عمان', { name: 'ليلى', place: 'عمان' }],
    ['اسمي ليس ليلى، بل لينا', { name: 'لينا' }],
    ['أعمل ممرضة', { work: 'ممرضة' }],
    ['أختي اسمها مريم', { sister: 'مريم' }],
    ['كلبي هرب', {}],
    ['أحب الموسيقى', { likes: 'الموسيقى' }],
    ['لا أحب الموسيقى', { dislikes: 'الموسيقى' }],
    ['ما بحب القهوة', { dislikes: 'القهوة' }],
    ['زوجي لا يحب الموسيقى', {}],
    ['أكره الباذنجان', { dislikes: 'الباذنجان' }],
    ['في مايو سأسافر إلى روما', { plans: 'في مايو سأسافر إلى روما' }],
    ['عيد ميلادي 5 مايو', { birthday: '5 مايو' }],
    ['أنا متعبة', {}],
    ['لا أحب أن يصرخ', {}],
  ],
} // prettier-ignore
const ASKED: [OtherLanguage, string, string, RegExp][] = [
  ['de', 'ich mag keinen Käse', 'was mag ich nicht?', /Käse/],
  ['de', 'mein Geburtstag ist am 5. Mai', 'wann habe ich Geburtstag?', /5\. Mai/],
  ['de', 'im Mai fahre ich nach Rom', 'was habe ich vor?', /im Mai fahre ich nach Rom/],
  ['fr', "mon anniversaire c'est le 5 mai", "c'est quand mon anniversaire ?", /5 mai/],
  ['fr', "j'aime pas le fromage", "qu'est-ce que j'aime pas ?", /fromage/],
  ['es', 'mi cumpleaños es el 5 de mayo', '¿cuándo es mi cumpleaños?', /5 de mayo/],
  ['es', 'odio las coles', '¿qué no me gusta?', /coles/],
  ['it', 'il mio compleanno è il 5 maggio', 'quando è il mio compleanno?', /5 maggio/],
  ['it', 'odio i cavoli', 'cosa non mi piace?', /cavoli/],
  ['pl', 'mam urodziny 5 maja', 'kiedy mam urodziny?', /5 maja/],
  ['pl', 'nie lubię muzyki', 'czego nie lubię?', /muzyki/],
  ['ar', 'عيد ميلادي 5 مايو', 'متى عيد ميلادي؟', /5 مايو/],
  ['ar', 'أكره الباذنجان', 'ماذا أكره؟', /الباذنجان/],
]

describe.each(Object.entries(SAID) as [OtherLanguage, Kept[]][])('kept in %s', (language, lines) => {
  it.each(lines)('%s', (line, facts) => {
    expect(factsIn(line, packOf(language), null).facts).toEqual(facts)
  })
})

it.each(ASKED)('in %s, %j is told back', (language, line, question, value) => {
  const pack = packOf(language)
  const asked = askedFacts(fold(question).text, pack)
  expect(tellFacts(asked ?? [], factsIn(line, pack, null).facts, pack, '')).toMatch(value)
})
