// 'Are you human?' in the other languages of the lounge: who made you, is somebody behind this, does a machine write. Written for folded
// text (languages/fold.ts). Precision matters beside recall: a character that says 'I am an AI' to 'it is true' has not listened.
import type { Language } from '@green-room/contract/characters'
import { foldedPattern } from './pattern.ts'

const END = String.raw`(?=\s*(?:$|[?!.,;؟،]))`

const GERMAN = String.raw`(?:mensch\p{L}*|ki|k\.i\.|(?:chat|ro)?bots?|roboter\p{L}*|maschine|computer|(?:computer|sprach)?(?:programm|modell)|algorithmus
  |kunstlich\p{L}*|chatgpt|person|echte[rsnm]? \p{L}+|(?:echt|real|lebendig)(?=\s*(?:$|[?!.,;]|oder\b|und\b)))`
const GERMAN_FILL = String.raw`(?: (?:da|hier|mir|gerade|jetzt|etwa|wirklich|eigentlich|denn|nur|das|dort|dahinter|echt|ein|eine|einer|einem|n|ne|nen|irgendeine?
  |(?:echte|richtige|reale|wirkliche|lebende)[rsn]?))`
const FRENCH = String.raw`(?:humaine?s?|robots?|ia|i\.a\.|bot|chatbot|une? (?:machine|ordinateur|programme|algorithme|femme|homme|personne(?! (?:adorable|bien|tres|super|gentille|geniale|formidable|rare)))
  |une? (?:vraie?|veritable) (?!ami|amour|tresor|ange|bonheur|perle|clown|poete)\p{L}+|machine${END}|intelligence artificielle|reel(?:le)?|vivante?|vraie?(?=\s*(?:$|[?!.,;]|ou\b)))`
const SPANISH = String.raw`(?:human[oa]s?|robots?|bot|chatbot|ia|i\.a\.|(?:una )?maquina|un (?:programa|ordenador|algoritmo)|una computadora
  |inteligencia artificial|una persona(?=\s*(?:$|[?!.,;]|o\b|no\b))|(?:persona|mujer|hombre|alguien) (?:real|de verdad|de carne)|de carne y hueso
  |(?:real|de verdad)(?=\s*(?:$|[?!.,;]|o\b)))`
const ITALIAN = String.raw`(?:uman[oaie]|robot|bot|chatbot|ia|un'ai|una? (?:macchina|programma|computer|algoritmo|persona)
  |intelligenza artificiale|reale|(?:persona|donna|uomo|qualcuno) (?:ver[oa]|reale|in carne)|in carne e ossa)`
const POLISH = String.raw`(?:czlowiek\p{L}*|bot(?:em|a|y|ow|ami)?|chatbot\p{L}*|robot\p{L}*|maszyn\p{L}*|ai|si|programem|komputerem|algorytm\p{L}*
  |sztuczn\p{L}*|osoba|zyw(?:a|ym|y)${END}|prawdziw\p{L}*(?=\s*(?:$|[?!.,;]|czy\b|osob|czlowiek|kobiet|facet|mezczyzn|ludz)))`
const ARABIC = String.raw`(?<!\p{L})(?:و|ب|ك|ل)?(?:ال)?(?:انسان\p{L}{0,2}|بشر(?:ي|يه|ا|يا)?|روبوت\p{L}{0,2}|ربوت|بوت|اله|برنامجا?|كمبيوتر|حاسوب
  |ذكاءا? (?:ال)?(?:ا?صطناعي)\p{L}?|(?:شخص|رجل|امراه|بنت|فتاه|احد|حد|انت|انتي)ا? (?:\p{L}+ )?حقيقي\p{L}{0,2})(?!\p{L})`

export const HUMAN_ELSEWHERE: [Language, RegExp][] = [
  [
    'de',
    foldedPattern()`
      \b(?:bist|seid|warst|warest) (?:du|ihr|sie)\b.{0,40}\b${GERMAN}(?!\p{L})|\b(?:rede|spreche|schreibe|chatte|schreib|red|chatt)
      [ ]ich\b.{0,40}\b${GERMAN}(?!\p{L})|\bdu bist\b.{0,40}\b(?:mensch|ki|bot|roboter|maschine|chatbot|programm|echte [fmp]\p{L}+)(?!\p{L})
      |\bdu (?:\p{L}+ ){0,4}(?:mensch|ki|bot|roboter|maschine|programm|frau|mann|person) (?:bist|sein|warst)(?!\p{L})
      |\bdu (?:\p{L}+ ){0,3}(?:echt|real) bist(?!\p{L})
      |\b(?:sitzt|steckt|steht|ist|gibt es|schreibt|antwortet|tippt|spricht|redet)${GERMAN_FILL}{1,6} (?:mensch|person|maschine|ki|bot
      |roboter|computer|jemand echtes)(?!\p{L})(?:.{0,25}\b(?:dahinter|hinter|ende)(?!\p{L})|\s*(?:$|[?!.]))
      |\b(?:mensch|person|jemand|wer) (?:\p{L}+ ){0,2}(?:dahinter|am anderen ende|hinter (?:dir|dem (?:bildschirm|chat|account)|den worten|diesen? \p{L}+))(?!\p{L})
      |\b(?:von )?wem? (?:hat|haben|hatte|wurdest|bist) (?:du |dich )(?:\p{L}+ )?(?:programmiert|gebaut|gemacht|erschaffen|geschaffen
      |entwickelt|geschrieben|erfunden|trainiert|erstellt|konstruiert)(?!\p{L})
      |\bwer (?:hat|haben|hatte) dich (?:\p{L}+ ){0,2}(?:programmiert|gebaut|gemacht|erschaffen|geschaffen|entwickelt|geschrieben
      |erfunden|trainiert|erstellt|konstruiert)(?!\p{L})|\bwer (?:steckt|steht|sitzt) (?:da |denn |eigentlich )*(?:hinter dir|dahinter)
      |\bwas bist du${END}|\bwas bist du (?:eigentlich|genau|wirklich|denn)\b|\b(?:hast du|du hast|dass du) (?:\p{L}+ )?(?:k?einen?|k?ein)
      [ ](?:echten? |richtigen? )?(?:korper|herz|gehirn|seele|bewusstsein|puls)\b|^(?:ki|bot|mensch|roboter|maschine)( oder \p{L}+)?\s*\?
    `,
  ],
  [
    'fr',
    foldedPattern()`
      \b(?:es[- ]tu|tu es|t'es|etes[- ]vous|vous etes|serais[- ]tu|tu serais|tu etais|tu n'es|t'as l'air)\b.{0,40}\b${FRENCH}(?!\p{L})
      |\bc'est (?:\p{L}+ )?une? (?:machine|robot|bot|ia|humaine?|chatbot|programme|vraie personne|etre humain)(?: (?:qui|derriere)
       |\s*(?:$|[?!]|ou\b))|\bje (?:parle|discute|ecris|cause|t?chatte)\b.{0,10}\b(?:a|avec) (?:une? )?(?:humaine?|etre humain|robot|ia
      |machine|bot|chatbot|ordinateur|programme|vraie? \p{L}+|personne (?:reelle|vraie)|personne${END}|quelqu'un de (?:reel|vrai))(?!\p{L})
      |\b(?:personne|humaine?|quelqu'un|machine|robot|qui|gens|homme|femme)\b.{0,25}\bderriere(?: (?:l'ecran|tout ca|ca|toi|tout cela
      |tes \p{L}+|ces? \p{L}+|cette \p{L}+|le clavier))?${END}|\b(?:machine|robot|bot|ia) qui (?:m')?(?:ecrit|repond|parle)
      |\bqui (?:est-ce qui )?(?:t'a|vous a|t'ont) (?:\p{L}+ )?(?:(?:programme|cree|concu|code|fabrique|developpe|invente|entraine
      |construit)e?s?|faite?${END})(?!\p{L})|\btu (?:ne )?(?:peux|dois|pourrais) .{0,12}etre une? (?:machine|robot|ia|humaine?|bot)
      |\b(?:as[- ]tu|tu as|t'as) (?:\p{L}+ )?une? (?:vrai )?(?:corps|coeur|ame|cerveau|conscience)\b
      |\b(?:qu'est[- ]ce que tu es|t'es quoi|tu es quoi|es-tu quoi)(?: (?:au juste|exactement|en fait|vraiment|toi))?${END}
      |^(?:humaine?|robot|bot|ia|machine)( ou \p{L}+)?\s*\?
    `,
  ],
  [
    'es',
    foldedPattern()`
      \b(?:eres|sos|es usted|seas|fueras|serias)\b.{0,40}\b${SPANISH}(?!\p{L})|\b(?:esto|este chat|aqui) es (?:un |una )?(?:bot|robot
      |ia|maquina|programa|chatbot|human[oa]|persona real)(?!\p{L})|\b(?:estoy hablando|hablo|estoy chateando|chateo|estoy escribiendo)
      [ ]con (?:una? )?(?:ser )?(?:human[oa]|robot|bot|maquina|ia|programa|ordenador|persona (?:real|de verdad)|persona${END}
      |alguien (?:real|de verdad))(?!\p{L})|\b(?:persona|human[oa]|alguien|gente|maquina|robot|quien (?:hay|esta))\b.{0,25}(?:\bdetras
      |\bal otro lado)(?: de (?:la pantalla|todo esto|esto|ti|este \p{L}+|tus \p{L}+))?${END}|\b(?:escribe|responde|contesta|habla)
      (?: \p{L}+){0,2} (?:una? )(?:maquina|robot|bot|ia|programa|ordenador|human[oa]|persona (?:real|de verdad))(?!\p{L})
      |\b(?:maquina|robot|bot|ia) (?:que |quien )(?:me )?(?:escribe|responde|contesta|habla)|\bquien (?:es el que )?(?:te|os) (?:ha |han )?
      (?:program(?:o|aron|ado)|cre(?:o|aron|ado)|(?:hizo|hecho)${END}|disen(?:o|aron|ado)|desarroll(?:o|aron|ado)|constru(?:yo|yeron|ido)
      |fabric(?:o|aron|ado)|entren(?:o|aron|ado)|invent(?:o|aron|ado))(?!\p{L})|\bpuedes ser (?:una? )?(?:maquina|robot|human[oa]|bot|ia)
      (?!\p{L})|\btienes (?:\p{L}+ )?(?:cuerpo|corazon|alma|cerebro|conciencia)${END}|\bque eres(?: (?:tu|exactamente|realmente
      |en realidad))?${END}|^\W*(?:human[oa]|robot|bot|ia|maquina)( o \p{L}+)?\s*\?
    `,
  ],
  [
    'it',
    foldedPattern()`
      \b(?:sei|siete|fossi|saresti)\b.{0,40}\b${ITALIAN}(?!\p{L})|\bsei (?:davvero |proprio )?ver[oa]${END}|\b(?:sto parlando|parlo
      |sto chattando|chatto|sto scrivendo|scrivo) con (?:un[a ]?[ ']?|qualche )?(?:ver[oa] |essere )?(?:uman[oa]|robot|bot|macchina|ia
      |ai${END}|intelligenza artificiale|programma|computer|chatbot|persona (?:vera|reale)|persona${END}|qualcuno di (?:vero|reale))(?!\p{L})
      |\b(?:persona|uman[oa]|qualcuno|macchina|chi c'e)\b.{0,20}\b(?:dietro|dall'altra parte)(?: (?:lo schermo|a tutto questo|a questo
      |a questa \p{L}+|questo \p{L}+|questa \p{L}+|a te|di te))?${END}|\b(?:scrive|risponde|parla)(?: \p{L}+){0,2} un[a']? ?(?:macchina
      |robot|bot|ia|ai|programma|computer|persona vera)(?!\p{L})|\b(?:macchina|robot|bot) (?:che|a) (?:mi )?(?:scriv|rispond|parl)\p{L}+
      |\b(?:questo|questa|qui) e (?:un |una |un')(?:bot|robot|macchina|ia|ai|programma|chatbot|persona vera)(?!\p{L})
      |\bchi (?:e che )?(?:ti|vi) (?:ha|hanno) (?:\p{L}+ )?(?:programmat|creat|costruit|progettat|sviluppat|inventat|addestrat)[oaie](?!\p{L})
      |\bchi (?:ti|vi) ha fatt[oaie]${END}|\bfai finta di essere (?:un |una |un')\p{L}+|\bpuoi essere (?:un |una |un')?(?:macchina|uman[oa]|robot|bot|ia)(?!\p{L})
      |\bhai (?:\p{L}+ )?un[a']? ?(?:vero )?(?:corpo|cuore|anima|cervello|coscienza)(?!\p{L})|\bcosa sei(?: (?:tu|esattamente|davvero|veramente))?${END}
      |^(?:uman[oa]|robot|bot|macchina)( o \p{L}+)?\s*\?
    `,
  ],
  [
    'pl',
    foldedPattern()`
      \b(?:jestes|jestescie|bylbys|bylabys|bylas|byles)\b.{0,40}\b${POLISH}(?!\p{L})|\bczy to (?:\p{L}+ ){0,3}(?:bot|robot|maszyna
      |czlowiek|ai|sztuczna inteligencja|prawdziwa osoba|prawdziwy czlowiek)(?!\p{L})|\b(?:rozmawiam|pisze|gadam|czatuje)\b.{0,15}\bz
      [ ](?:\p{L}+ )?(?:czlowiekiem|botem|robotem|maszyna|ai|programem|sztuczna \p{L}+|komputerem|prawdziw\p{L}+ \p{L}+|kims prawdziwym
      |osoba${END})(?!\p{L})|\b(?:po drugiej stronie|za (?:tym|ekranem|toba)|tam|tu)\b.{0,20}\b(?:jest|siedzi|stoi|pisze|kryje)\b.{0,20}
      \b(?:prawdziw\p{L}+ \p{L}+|czlowiek|osoba|maszyna|bot|robot|ktos)(?!\p{L})|\b(?:jest|siedzi|stoi|kryje)\b.{0,25}\b(?:po drugiej
      [ ]stronie|za (?:tym|ekranem|toba))|\b(?:pisze|odpowiada|odpisuje) (?:\p{L}+ ){0,2}(?:maszyna|bot|robot|czlowiek|ai)(?!\p{L})
      |\bkto (?:cie|ciebie) (?:\p{L}+ )?(?:zaprogramowal|stworzyl|napisal|zrobil|zbudowal|wymyslil|zaprojektowal|wytrenowal)\p{L}*
      |\b(?:kim|czym) (?:ty )?jestes(?: (?:naprawde|tak naprawde|wlasciwie))?${END}|\bmozesz byc .{0,12}(?:maszyn|czlowiek|robot|bot)
      |\bmasz (?:\p{L}+ )?(?:cialo|serce|dusze|mozg|swiadomosc)(?!\p{L})|\budawaj .{0,20}(?:czlowiek|prawdziw|osob)
      |^(?:czlowiek|robot|bot|maszyna)( czy \p{L}+)?\s*\?
    `,
  ],
  [
    'ar',
    foldedPattern()`
      (?<!\p{L})(?:هل )?(?:انت|انتي|انتم|انك|انتو|لست|كنت|تكون|حضرتك|مش)(?: \p{L}+){0,3} ${ARABIC}|(?<!\p{L})(?:هل )?(?:انت|انتي|انك) (?:حقيقي\p{L}{0,2}|الي)(?=\s*(?:$|[?؟!.]))
      |(?:اتحدث|اكلم|احكي|اتكلم|ادردش|احادث|اراسل)(?: \p{L}+){0,2} (?:${ARABIC}|شخص(?=\s*[?؟]))|(?:شخص|انسان|احد|حد|بشر|اله|من)
      (?: \p{L}+){0,2} (?:خلف|وراء|ورا)(?: (?:ال)?(?:شاشه|كلام|رسائل|حساب|هذا|هذه|ذلك|ده|هالكلام)(?: \p{L}+)?|ك|\s*[?؟])
      |(?<!\p{L})(?:من|مين|منو) (?:الذي |اللي |يلي |هو الذي )?(?:برمجك|صنعك|صممك|طورك|خلقك|كتبك|انشاك|عملك|دربك|اخترعك|ابتكرك|بناك|سواك)
      |(?:تكتب|يكتب|تجيب|يجيب|ترد|يرد|تتحدث|يتحدث|بيكتب|بيرد|عم يكتب)(?: \p{L}+){0,3} ${ARABIC}|(?<!\p{L})(?:لديك|عندك|لك)
      [ ](?:جسدا?|جسما?|قلبا?|روحا?|عقلا?|دماغا?|وعيا?|وعي)(?!\p{L})|(?<!\p{L})(?:ما|ماذا|شو|ايش) (?:انت|انتي)(?: بالضبط| حقا| فعلا)?\s*(?:$|[?؟])
      |ايها الانسان|^(?:انسان|بشر|روبوت|بوت|اله)(?: ا[مو] \p{L}+)?\s*[?؟]
    `,
  ],
]

/** Praise that has the words of the question: 'a heart of gold', 'you are a nice person'. Taken out before one listens. */
export const PRAISE = foldedPattern('g')`
  \bherz aus gold|\bgutes herz|\b(?:tolle|nette|liebe|besondere|gute|feine|wunderbare) person|\b(?:guter|lieber|feiner|toller) mensch|\b(?:personne|coeur) (?:en or|d'or|adorable|formidable|geniale|exceptionnelle|bien|tendre|sur la main)|\b(?:belle|bonne|super|chouette) personne|\bbon coeur
  |\bcorazon (?:de oro|enorme|muy grande)|\b(?:buena|gran|bella|linda) persona|\bpersona (?:simpatica|speciale|gentile|buona|splendida|meravigliosa|dolce|carina|d'oro|fantastica|maravillosa|especial|encantadora|estupenda)|\b(?:brava|bella|bellissima) persona|\bcuore (?:d'oro|grande|buono|tenero|grandissimo)|\bbuon cuore
  |\b(?:zlote|dobre|wielkie|czule) serce|\bserce (?:ze zlota|na dloni)|\b(?:fajn|dobr|mil|wspanial|cudown|super|kochan|ciepl|wyjatkow)\p{L}* (?:osob\p{L}*|czlowiekiem)|(?<!\p{L})انسانه? (?:طيبه?|لطيفه?|رايعه?|جميله?|محترمه?)(?: القلب)?|(?<!\p{L})قلبك? (?:طيب|من ذهب|كبير|ابيض)
`
