// What people write in a chat, in the words that exemplars are written in: the encoder learned from newspapers, not from phones.
const WORDS: Record<string, string> = {
  u: 'you', ur: 'your', r: 'are', ya: 'you', yr: 'your', im: "i'm", ive: "i've", dont: "don't", cant: "can't", wont: "won't", didnt: "didn't",
  doesnt: "doesn't", isnt: "isn't", wasnt: "wasn't", thats: "that's", whats: "what's", wanna: 'want to', gonna: 'going to', gotta: 'have to',
  kinda: 'kind of', sorta: 'sort of', lemme: 'let me', gimme: 'give me', dunno: "don't know", cuz: 'because', coz: 'because', bc: 'because', tho: 'though',
  thru: 'through', nite: 'night', tmrw: 'tomorrow', tmr: 'tomorrow', rn: 'right now', pls: 'please', plz: 'please', thx: 'thanks', ty: 'thank you',
  pic: 'picture', pics: 'pictures', fav: 'favourite', fave: 'favourite', uni: 'university', bf: 'boyfriend', gf: 'girlfriend', hubby: 'husband',
  mum: 'mother', mom: 'mother', mummy: 'mother', dad: 'father', daddy: 'father', nonna: 'grandmother', nonno: 'grandfather', nana: 'grandmother',
  gran: 'grandmother', granny: 'grandmother', grandma: 'grandmother', grandpa: 'grandfather', oma: 'grandmother', opa: 'grandfather', babcia: 'grandmother',
  abuela: 'grandmother', hella: 'very', cringe: 'embarrassing', bestie: 'best friend', bro: '', dude: '', man: 'man', lol: '', lmao: '', ngl: '',
  tbh: '', imo: '', imho: '', fr: '', btw: '', haha: '', hahaha: '', xd: '', smh: '', omg: 'wow', af: '', yo: '', sis: '', y: 'why', k: 'ok', n: 'and',
} // prettier-ignore

/** 'Shes', 'dont' and 'its not', as one may give them back. */
const APOSTROPHES: [RegExp, string][] = [
  [/\b(she|he|that|what|there|who|here)s\b/gi, "$1's"],
  [/\b(they|you)re\b/gi, "$1're"],
  [/\b(they|you|we|i)ve\b/gi, "$1've"],
  [/\bim\b/gi, "I'm"],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|ca|wo)nt\b/gi, "$1n't"],
  [/\bits(?= (?:a|an|the|not|my|so|too|very|only|all|been|just|really)\b)/gi, "it's"],
]
export const withApostrophes = (text: string): string => APOSTROPHES.reduce((line, [bare, whole]) => line.replace(bare, whole), text)

/** The line for the encoder; the reader's own words stay everywhere else. A line of nothing but such words stays as it is. */
export function formal(text: string): string {
  const plain = text
    .replace(/[’‘`´]/g, "'")
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' ')
    .replace(/[\p{L}']+/gu, (word) => WORDS[word.toLowerCase()] ?? word)
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,!?])/g, '$1')
    .trim()
  return /\p{L}/u.test(plain) ? plain : text
}
