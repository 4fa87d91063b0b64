import { foldedPattern } from '../../pattern.ts'
import type { Rules } from './rules.ts'

const GROUP = String.raw`(?:zyd(?:zi|ow|om|ami)|muzulmani?(?:e|ow|om)?|arab(?:ow|om|owie)|czarn(?:i|ych|ym)|uchodzc(?:y|ow|om)|imigran(?:ci|tow|tom)|migran(?:ci|tow|tom)|cudzoziemc(?:y|ow|om)|ukrain(?:cy|cow|com)|gej(?:e|ow|om)|pedal(?:y|ow|om)|homoseksualist\p{L}*|lesb\p{L}+|cygan(?:ie|ow|om|y)?|rom(?:ow|om|owie)|chrzescijan\p{L}*|kobiet(?:y|om)?)`
const AGE = '(?:1[0-7]|[5-9]|dziesiec|jedenascie|dwanascie|trzynascie|czternascie|pietnascie|szesnascie|siedemnascie)'

export const pl: Rules = {
  idioms: foldedPattern('g')`
    \bzabije (?:go|ja|cie|was) (?:jak|jesli|jezeli|w (?:szachy|karty|scrabble))\b.{0,40}|\b(?:haha\p{L}*|hehe\p{L}*|xd|lol)\b|\bjak (?:zabic|pozbyc sie|wytepic) (?:\p{L}+ )?(?:komar\p{L}*|mrow\p{L}*|plesn\p{L}*|much\p{L}*|mol\p{L}*|karaluch\p{L}*|mszyc\p{L}*)|\bmnie zabij\p{L}*|\bzabij\p{L}* czas|\bskoncz\p{L}* (?:z|ze) (?:tym|ta|tymi|remontem|paleniem|praca)
    |\bskocz\p{L}* (?:do sklepu|pod prysznic|z trampoliny)|\brzuc\p{L}* sie (?:na kanape|do wody|w wir)|\bzyc (?:z (?:nim|nia|tym)|w (?!cierpien)\p{L}+|nad \p{L}+|bez kawy)|\bzyc,? nie umierac|\bmam (?:juz )?(?:dosc|dosyc) (?:deszczu|tej|tego|sasiada|pracy)|\bznikn\p{L}+ (?:pod|na urlopie|w)\b|\bpowiesil\p{L}* (?:obraz|pranie|plaszcz)
    |\b(?:umrzec|umieram) (?:ze|z) \p{L}+|\bsukienka,? umrzec
    |\blegion samobojcow|\bsamobojcz\p{L}* (?:gol|bramk|misj)\p{L}*|\b(?:strzelil|strzelila|gol) samoboj\p{L}*|\bto samobojstwo\b|\bsamobojstwo (?:wertera|\p{L}+ (?:z|w) powiesci)
  `,
  crisis: foldedPattern()`
    \bchce (?:juz |po prostu |tylko )*(?:umrzec|sie zabic|nie zyc|zniknac na zawsze)|\bnie chce (?:mi sie )?(?:juz |dluzej |wiecej )*zyc(?=\s*(?:$|[.,!?]|tak))|\b(?:odechcialo|odechciewa) mi sie zyc|\bnie mam (?:juz )?(?:sily|sil|po co|dla kogo|powodu) (?:dalej |juz |zeby )*zyc|\bnie daje (?:juz )?rady (?:dalej )?zyc|\bpo co (?:ja )?(?:w ogole |dalej )?zy(?:je|c)\b
    |\bnie (?:widze|ma) (?:juz )?sensu (?:zycia|w zyciu|zyc)|\bzycie (?:nie ma|stracilo|jest bez) (?:juz |dla mnie )*sens\p{L}*|\b(?:dosc|dosyc|zmecz\p{L}+) (?:juz )?zyci(?:a|em)\b|\b(?:zabije|powiesze|potne|otruje|zastrzele|utopie) sie(?=\s*(?:$|[.,!?]|dzis|dzisiaj|jutro|i\b))|\b(?:chce|zamierzam|planuje|mysle zeby) (?:sie )?(?:zabic|powiesic|otruc|potac|pociac|zastrzelic|utopic)(?: sie)?
    |\b(?:mysle|mysli|mysl|myslal\p{L}*|marze) (?:\p{L}+ )?(?:o |samobojcz\p{L}*|na temat )?(?:samoboj\p{L}+|smierci,? (?:swojej|wlasnej|mojej))|\bmysli samobojcz|\b(?:popelni\p{L}*|proba|probowal\p{L}*) (?:\p{L}+ )?samobojst|\b(?:odbior\p{L}*|odebrac) sobie zycie|\b(?:skonczyc|skoncze) ze (?:soba|swoim zyciem|swym zyciem)|\bze soba skonczyc|\bskonczyc z zyciem
    |\b(?:tne|ciac|pocielam|pocialem|cielam|cialem|okaleczam|okaleczyl\p{L}*|kalecze) sie\b|\bsie (?:tne|pocielam|pocialem|okaleczam|kalecze)\b|\b(?:robie|zrobic|zrobie|chce zrobic) sobie (?:krzywde|cos zlego)(?=\s*(?:$|[.,!?]))|\bcos sobie zrobi|\bsobie cos zrobi
    |\b(?:sie nie obudzic|nie obudzic sie|juz sie nie obudzi\p{L}*|nigdy sie nie obudzi\p{L}*)|\b(?:wolal\p{L}*|chcial\p{L}*|wole) (?:juz )?(?:nie zyc|byc martw\p{L}+|nie istniec|nie urodzic|umrzec)|\bze sie urodzil\p{L}*|\bgdybym sie nie urodzil\p{L}*
    |\b(?:lepiej|lepszy|latwiej) (?:\p{L}+ ){0,3}beze mnie|\b(?:lepiej|lepszy) (?:\p{L}+ ){0,3}gdyby mnie nie bylo|\bgdyby mnie nie bylo\b.{0,15}\blepiej|\bnikt by nie zauwazyl\b.{0,15}\b(?:umarl\p{L}*|zniknel\p{L}*|zniknal\p{L}*)
    |\brzuc\p{L}* (?:sie )?pod (?:pociag|tramwaj|auto|samochod|metro)|\bsie rzucic pod|\bskocz\p{L}* (?:z (?:mostu|okna|dachu|balkonu|wiezowca)|pod pociag)|\b(?:polkn\p{L}+|wziel\p{L}+|wzial\p{L}+|lykn\p{L}+|nalykal\p{L}+) (?:wszystkie|za duzo|garsc|cale opakowanie|mnostwo|kilkadziesiat)(?: moje)? ?(?:tablet\p{L}*|lek\p{L}*|prosz\p{L}*|pigul\p{L}*)?|\blist pozegnaln|\bznikn\p{L}+ na zawsze|\bzasluguj\p{L}* na smierc(?<!\bzasluguja na smierc)
    |(?:samoboj|(?:zabic|zabije|powiesic|powiesze|otruc|otruje|potne|pot[ne]e|pociac|okaleczyc|okaleczam|tne|ciac) sie(?!\p{L})
    |sie (?:zabic|zabije|powiesic|powiesze|otruc|potne|pociac|okaleczyc|okaleczam|tne)(?!\p{L})
    |(?:chce|chcial[ae]?b[ye]m|wolal[ae]?b[ye]m|wole|chcial[ae]m|mam ochote) (?:juz |po prostu |tylko |sie )*(?:umrzec|nie zyc|nie istniec|nie obudzic|nie urodzic|zniknac na zawsze)
    |nie chce (?:mi sie )?(?:juz |dluzej |wiecej |tak )*zyc(?! (?:w|z|na|pod|obok|bez|jak)(?!\p{L}))|odechcia?l?\p{L}* mi sie zyc
    |nie chce (?:sie |juz |rano |jutro |wiecej )*(?:obudzic|budzic)(?: sie)?(?= *(?:$|[.,!?]|jutro|wiecej|juz))
    |(?:nie (?:ma|widze|mam) (?:juz )?(?:sensu|po co|powodu|powodow|sily?)(?:,? (?:dalej|juz|zeby|dluzej))* zyc|zycie nie ma (?:juz |dla mnie |zadnego )*sensu|nie widze (?:juz )?sensu (?:zycia|w zyciu|dalej))
    |(?:skonczyc|skoncze|koncze) (?:ze soba|z zyciem|swoje zycie)|(?:odebrac|odbiore) sobie zycie|targna\p{L}+ sie na|zrobi[ce]? sobie (?:cos|krzywde)(?= *(?:$|[.,!?]|zlego))|sobie cos zrobi[ce]
    |(?:lepiej|latwiej) (?:\p{L}+ ){0,3}(?:beze mnie|gdyby mnie nie bylo|jakby mnie nie bylo|gdybym nie zyl)|mam (?:juz )?(?:dosc|dosyc) zycia|(?:mysle|mysli) o smierci|list pozegnalny
    |(?:wzielam|wzialem|polkn[ea]l[ae]m|lykn[ea]l[ae]m) (?:wszystkie|za duzo|garsc|duzo) (?:tablet|lek|prosz|pigu))
    |\b(?:mysle|mysli|marze|mysl) (?:o tym )?(?:zeby|o) (?:umrzec|smierci|sie zabic|ze soba skonczyc|zniknac)|\bgdybym (?:umarl\p{L}*|zniknel\p{L}*|zniknal|nie zyl\p{L}*)|\b(?:zyletk\p{L}*|noz|sznur|line) (?:w rece|w dloni|przy szyi|przygotowan\p{L}*)|\b(?:trzymam|mam) (?:zyletke|sznur)|\b(?:podciel\p{L}+|podcial\p{L}*|podciac|podetne) (?:sobie )?zyly|\b(?:uzbieral\p{L}*|nazbieral\p{L}*|odlozyl\p{L}*) (?:\p{L}+ ){0,2}(?:tabletek|lekow|prochow)|\bnikt by (?:nie plakal|za mna nie|nie tesknil|nie zauwazyl)|\b(?:skoczyl\p{L}*|skoczyc) z (?:mostu|okna|dachu|balkonu)|\bsmierc (?:byla?by|to) (?:\p{L}+ )?(?:ulga|wybawieni\p{L}*|ukojenie\p{L}*)|\bjestem (?:tylko )?ciezarem dla|\bnie (?:moge|dam rady|potrafie) (?:juz )?tak (?:dluzej )?zyc|\b(?:mam )?ochote umrzec|\bnie chce sie (?:jutro|rano|juz) obudzic
    |\b(?:tabletki|leki|proszki) (?:\p{L}+ ){0,2}przede mna|\bjedno,? czy (?:jutro )?(?:bede zyc|sie obudze|umre)|\botworzyl\p{L}+ sobie zyly|\b(?:wchodze|ide) na dach\b.{0,15}\bnie zejde|\bmoje zycie (?:jest|to) (?:nic|zero|bezwartosciow\p{L}*)|\bnie moge (?:juz )?tak (?:dalej|dluzej) zyc
  `,
  danger: foldedPattern()`
    \b(?:zabije|zadzgam|zastrzele|zgwalce|zatluke|zamorduje|udusze|dzgne|porwe|otruje|poderzne) (?:cie|go|ja|was|ich|moj\p{L}*|te|tego|ta|szefa|sasiad\p{L}*|zon\p{L}*|mez\p{L}*|byl\p{L}*|kogos|ojca|matke|nauczyciel\p{L}*)\b(?! (?:jak znow|wzrokiem))|\b(?:znajde cie i )zabije\b|\b(?:poderzne|rozwale|rozbije|rozjebie|obije) (?:ci|mu|jej) (?:gardlo|leb|ryj|morde|glowe|twarz)|\bpobije (?:moj\p{L}*|swoj\p{L}*|zone|dziewczyne)
    |\bchce (?:kogos|go|ja|cie) (?:zabic|zastrzelic|zgwalcic|udusic)|\bchce (?:zabic|zgwalcic|zastrzelic|otruc) (?:kogos|moj\p{L}*|szefa|zone|meza)|\b(?:podpale|spale|wysadze) (?:szkole|kosciol|meczet|synagoge|dom|biuro)|\bzrobie (?:masakre|rzez|zamach)
    |\b(?:ktos powinien|trzeba|nalezy|powinno sie|powinni) (?:zabic|zastrzelic|wybic|zagazowac|powiesic|spalic|wytruc|rozstrzelac|wymordowac) (?:wszystkich |tych |wszystkie |te )?(?:${GROUP}|burmistrza|prezydenta|premiera|meczety|koscioly|synagogi)|\bpowiesic wszystkich ${GROUP}|\bsmierc ${GROUP}|\b${GROUP} (?:do gazu|do pieca|to (?:pasozyty|robactwo|karaluchy|szczury|smiecie|podludzie|zwierzeta)|zasluguja na smierc)|\bdo gazu z ${GROUP}
    |\b(?:jak|instrukcja|przepis|wytlumacz|naucz) (?:\p{L}+ ){0,3}?(?:na )?(?:bombe|bomby|material\p{L}* wybuchow\p{L}*|koktajl\p{L}* molotowa|mete|metamfetamin\p{L}*|gaz (?:bojowy|trujacy|sarin)|rycyne|pigulke gwaltu)\b(?! do kapieli| kaloryczn)
    |\bjak (?:\p{L}+ )?(?:zabic|otruc|zamordowac|porwac|uspic|odurzyc) (?:kogos|czlowieka|mez\p{L}*|zon\p{L}*|szefa|sasiad\p{L}*|ojca|matke|byl\p{L}*|dziewczyne|osobe|ludzi)|\bjak dosypac (?:\p{L}+ )?(?:\p{L}+ )?do (?:drinka|piwa|kieliszka)|\b(?:gdzie|jak) (?:\p{L}+ ){0,2}(?:nielegalna )?(?:bron|pistolet)\b(?=.{0,15}\bbez pozwolenia)|\bnielegalna bron\b|\bpomoz mi (?:porwac|zabic|otruc)
    |\bpoderzne (?:mu|jej|ci|im)|\budusze (?:go|ja|cie)(?! (?:z milosci|usciskiem))|\bladun\p{L}* wybuchow|\b(?:arabow|zydow|cyganow|uchodzcow|imigrantow|gejow|pedalow|czarnych) (?:trzeba|powinno sie|nalezy) (?:wszystkich )?(?:pozabijac|zabic|wybic|rozstrzelac|spalic|zagazowac|powiesic)|\b(?:podloze|zostawie|odpale) bombe|\b(?:powinno sie|trzeba|nalezy) (?:rozstrzelac|rozstrzeliwac|wystrzelac) (?:imigrant\p{L}*|uchodzc\p{L}*|zyd\p{L}*|gej\p{L}*)
    |\b(?:skrece|zlamie) (?:ci|mu|jej) kark|\b(?:zrobic|zdobyc) (?:cyjanek|strychnine|rycyne)|\bzastrzele (?:nauczyciel\p{L}*|szef\p{L}*|sasiad\p{L}*|zone|meza)
  `,
  minors: foldedPattern()`
    \bdziecieca pornografia|\bpornografi\p{L}* dzieci|\b(?:seks\p{L}*|nagi\p{L}*|porno\p{L}*|erotyczn\p{L}*)\b.{0,40}\b(?:dzieci|dziecmi|dziecka|nieletni\p{L}*|uczennic\p{L}*|male dziewczynki|(?:czternasto|trzynasto|pietnasto|dwunasto|szesnasto)lat\p{L}*|(?:dziewczyn\p{L}*|chlop\p{L}*),? 1[0-7] lat|1[0-7] lat)
  `,
  sells: foldedPattern()`
    \b(?:kup teraz|zamow (?:teraz|juz dzis)|kod\p{L}* (?:rabatow\p{L}*|promocyjn\p{L}*)|z moim kodem|link (?:jest )?w (?:moim )?bio|klik(?:nij|ajcie|nijcie) (?:tutaj|w (?:link|ten)|tu po)|subskrybuj\p{L}* (?:moj|nasz) kanal|(?:obserwuj\p{L}*|followuj\p{L}*) mnie na|dodaj\p{L}* mnie na|(?:napisz|pisz|piszcie)(?: do mnie)? na (?:whats ?app\p{L}*|telegram\p{L}*|insta\p{L}*|snap\p{L}*|priv)
    |(?:dolacz|wbijaj|wpadaj)\p{L}* (?:do|na) (?:nasz\p{L}*|moj\p{L}*) (?:grup\p{L}*|discord\p{L}*|kanal\p{L}*|serwer\p{L}*)|(?:zarabiaj|zarob) (?:\d+ ?(?:zl|euro)|szybko|latwo|w domu|z domu)|latwe pieniadze|(?:gwarantowan\p{L}*) (?:zysk\p{L}*|zwrot\p{L}*|dochod\p{L}*)|sygnaly krypto|(?:tanie|kup) (?:obserwacje|obserwujacych|followersow)|viagra|(?:pozyczk|chwilowk)\p{L}* (?:bez|online|od reki)
    |bonus (?:w|z|do) kasyn\p{L}*|onlyfans\p{L}*|sprzedam (?:swoje )?(?:nagie|intymne)|zostan bogat\p{L}*|(?:zajrzyj|wejdz|wpadnij) na moj profil|szukam sponsora)
  `,
  sellsBesideAddress: foldedPattern()`\b(?:ofert\p{L}*|promocj\p{L}*|rabat\p{L}*|odwiedz\p{L}* (?:moj|nasz)\p{L}*|wejdz na nasz\p{L}*|(?:moj|nasz) sklep|najlepsza cena|zarejestruj|za darmo|masaz\p{L}*|okazj\p{L}*|darmow\p{L}* dostaw\p{L}*|wrozka)\b`,
  ofOthers: foldedPattern()`
    \b(?:jego|jej|ich|(?:moj\p{L}*) (?:sasiad\p{L}*|szef\p{L}*|byl\p{L}*|koleza\p{L}*|kolezank\p{L}*|koleg\p{L}*|nauczyciel\p{L}*|lekarz\p{L}*|przyjaci\p{L}*)|(?:pan|pani) \p{L}+)\b[^.!?]{0,30}\b(?:numer|telefon|komork\p{L}*|adres|mail|mieszka)\b
    |\b(?:numer|telefon|komork\p{L}*|adres|mail) (?:do )?moj\p{L}* (?:sasiad\p{L}*|szef\p{L}*|byl\p{L}*|koleza\p{L}*|kolezank\p{L}*|koleg\p{L}*|nauczyciel\p{L}*|przyjaci\p{L}*)|\bzadzwon do moj\p{L}* byl\p{L}*
  `,
  underAge: foldedPattern()`
    \bmam (?:trzynascie|czternascie|pietnascie|szesnascie) i pol roku|\bmam (?:dopiero |tylko |prawie |ledwo |lat )*${AGE}(?: ?l(?:at)?\b(?! (?:doswiadczenia|stazu|w\b|pracy|malzenstwa|temu))|\s*(?:$|[.,!?]))|\bnie (?:mam|skonczyl\p{L}*) (?:jeszcze )?(?:skonczonych )?(?:18|osiemnastu) lat|\bnie mam skonczonych|\b(?:jestem|nie jestem) (?:jeszcze )?(?:nieletni\p{L}*|niepelnoletni\p{L}*|pelnoletni\p{L}*)(?<!(?<!nie )jestem (?:jeszcze )?pelnoletni\p{L}*)
    |\b(?:chodze do|jestem w) (?:podstawow(?:k|c)\p{L}+|(?:[1-8]|pierwsz|drug|trzeci|czwart|piat|szost|siodm|osm)\p{L}* klas\p{L}+)(?<!nauczyciel\p{L}* .*)|\b(?:wlasnie|jutro|wczoraj|dzis|dzisiaj|w maju|niedlugo|za \p{L}+) (?:skonczyl\p{L}+|koncze|skoncze) ${AGE} lat|\b(?:jutro|dzis|dzisiaj|wczoraj) (?:mam|mialam|mialem) (?:1[0-7]\.?|czternaste|pietnaste|szesnaste|trzynaste|siedemnaste|dwunaste) urodziny
    |\bjestem (?:(?:czter|trzy|piet|szes|siedem|dwu)nastolat\p{L}+|jeszcze dzieckiem)|\b(?:jestem|tu|czesc tu) \p{L}+,? ${AGE} lat|^${AGE} lat,? (?:i|a) ty|\bmoj wiek (?:to )?1[0-7]\b
    |\bmam (?:dopiero |tylko |ledwo )?(?:1[0-7]|[5-9])(?: lat(?!\p{L})(?! (?:doswiadczenia|stazu|w\b|pracy|malze))|\s*(?:$|[.,!?]))
    |\bmam (?:dopiero |tylko )?(?:dziesiec|jedenascie|dwanascie|trzynascie|czternascie|pietnascie|szesnascie|siedemnascie)(?: lat(?! (?:doswiadczenia|stazu|w\b|pracy|malzenstwa|temu))|\s*(?:$|[.,!?]))
    |\bjestem (?:jeszcze )?(?:nieletnia|nieletni|niepelnoletnia|niepelnoletni)(?!\p{L})|\bnie mam (?:jeszcze )?(?:18|osiemnastu)(?: lat|\s*(?:$|[.,!?]))|\bchodze do podstawowki(?!\p{L})
  `,
}
