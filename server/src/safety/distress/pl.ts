import { foldedPattern, foldedRules } from '../pattern.ts'
import { gap, type Distress } from './rules.ts'

const WANT = String.raw`(?:chce|chcial\p{L}*|chcialbym|chcialabym|wolal\p{L}*|wole|marze|marzy mi sie|pragne|oby(?:m)?|zeby(?:m)?|mam nadzieje)`
const GONE = String.raw`(?:(?:(?:po prostu|nagle|teraz|dzis) )?(?:znikn\p{L}+|umar\p{L}+|umre|zgin\p{L}+|zdechl\p{L}*|odesz\p{L}+|zabil\p{L}* sie|przestal\p{L}* istniec|(?:mnie )?nie (?:bylo|bedzie|ma|zyl\p{L}*|zyje|istnial\p{L}*|istnieje)|nie zyl\p{L}*))`
const IF_GONE = String.raw`(?:(?:(?:jak|gdy|jesli|jezeli|kiedy)(?:by)?(?:m)?|gdybym|jakbym)${gap(2)}?(?:mnie )?${GONE}(?: mnie)?|beze? mnie)`
const NOBODY = '(?:nikt|nikogo|nikomu|nik|pies z kulawa noga)'
const MISSES = String.raw`(?:zauwaz\p{L}*|spostrze\p{L}*|brak(?:owa)?\p{L}*|tesknil\p{L}*|zateskn\p{L}*|plak\p{L}*|zaplak\p{L}*|przej\p{L}*|obchodz\p{L}*|interes\p{L}*|zorient\p{L}*|skapn\p{L}*|ruszy\p{L}*|rusza)`
const BETTER = String.raw`(?:lepiej|lzej|latwiej|spokojniej|szczesliwsi|ulga|ulzy\p{L}*)`
const PILLS = String.raw`(?:tablet\p{L}*|tabsow?|tabsy|pigul\p{L}*|lek(?:i|ow|arstwa)|prosz(?:ki|kow)|nasenn\p{L}*|xanax\p{L}*|apap\p{L}*)`
const CLOSE = String.raw`(?:maz|chlopak|facet|partner(?:ka)?|ex|byly|zona|dziewczyna|ojciec|matka|tata|mama|ojczym|macocha|brat|wujek|dziadek|rodzice|syn|kuzyn|narzeczony|stary|konkubent)`
const THEY = String.raw`(?:(?:moj|moja|moi) (?:\p{L}+ )?${CLOSE}|${CLOSE}|on|ona)`
const HITS = String.raw`(?:bij(?:e|a)|bil(?:a|i)?|pobil\p{L}*|zbil\p{L}*|tlucz\p{L}*|leje|lal(?:a)?|uderz\p{L}*|kop(?:ie|al\p{L}*)|katuj\p{L}*|katowal\p{L}*|szarp\p{L}*|dusi\p{L}*|poddusz\p{L}*|gwalc\p{L}*|zgwalc\p{L}*|molest\p{L}*|zneca sie|znecal\p{L}*|popycha\p{L}*|napierdala|wali|bita|bity|maltretuj\p{L}*)`
const FRIEND = String.raw`(?:przyjaciol\p{L}*|przyjaciel\p{L}*|kolezank\p{L}*|kolega|kumpel\p{L}*|kumpl\p{L}*|brat\p{L}*|siostr\p{L}*|syn\p{L}*|cork\p{L}*|dziecko|matka|mama|ojciec|tata|maz|zona|chlopak|dziewczyna|partner\p{L}*|kuzyn\p{L}*|sasiad\p{L}*|wspollokator\p{L}*|ktos|on|ona)`
const KILL_ONESELF = String.raw`(?:zabic sie|sie zabi\p{L}*|sie powiesi\p{L}*|powiesic sie|ze soba skonczyc|skoncz\p{L}* ze soba|cos sobie zrobi\p{L}*|sobie cos zrobi\p{L}*|zrobi\p{L}* sobie (?:cos|krzywde)|odebrac sobie zycie|nie chce (?:juz )?zyc|chce umrzec|umrzec|samoboj\p{L}*|targn\p{L}*|sie (?:tnie|potnie|okalecza)|(?:tnie|okalecza) sie|skoczy\p{L}* z (?:mostu|dachu|okna|balkonu)|nie zyc|skonczyc z (?:zyciem|soba))`

export const pl: Distress = {
  said: foldedRules`
    \b${IF_GONE}.{0,25}\b${NOBODY}\b.{0,20}\b${MISSES}
    \b${IF_GONE}.{0,25}\b${MISSES}.{0,10}\b${NOBODY}
    \b${NOBODY}\b.{0,25}\b${MISSES}.{0,25}\b${IF_GONE}
    \b${NOBODY}${gap(2)}?(?:by )?(?:nie )?(?:by )?${MISSES},? (?:gdyby|jakby)${gap(3)}?(?:nie ma|nie bylo|znikn\p{L}*|umar\p{L}*)
    \b(?:by(?:lo)?(?:by)?|bedzie|beda|byliby|jest|byloby)${gap(1)}?(?:wam |im |wszystkim |o wiele |duzo )*${BETTER}${gap(3)}?${IF_GONE}
    \b${BETTER}${gap(2)}?(?:by )?(?:by(?:lo)?(?:by)?|bedzie)?${gap(2)}?${IF_GONE}
    \b${IF_GONE}${gap(3)}?(?:by(?:lo)?(?:by)?|bedzie|wszystkim|wszyscy)${gap(3)}${BETTER}
    \b(?:lepiej|ulga),? (?:zeby|gdyby|jakby) mnie nie bylo
    \b(?:listy|list)${gap(2)}?(?:sa )?(?:juz )?(?:napisal\p{L}*|napisane|napisany|gotowe|gotowy|skonczyl\p{L}*)(?=\s*(?:$|[.,!]| i))
    \b(?:napisal\p{L}*|skonczyl\p{L}*|pisze|napisane)${gap(2)}?(?:juz )?(?:listy?)(?: pozegnaln\p{L}*)?(?=\s*(?:$|[.,!]|do (?:rodzicow|rodziny|mamy|bliskich|wszystkich|kazdego|dzieci)))
    \blist\p{L}* pozegnaln\p{L}*(?! (?:do|dla) (?:kolegow|zespolu|pracy|wspolpracown|szefa|firmy|ekipy))
    \b${WANT}${gap(3)}?(?:zasnac|usnac|isc spac|polozyc sie|zasne|spac)\b.{0,25}\b(?:sie )?(?:juz )?(?:nigdy )?(?:sie )?(?:juz )?nie (?:sie )?(?:juz )?(?:obudz\p{L}*|wsta\p{L}*)
    \b(?:nie|nigdy)${gap(2)}?(?:sie )?(?:juz )?(?:obudz(?:ic|ila|il|iła)\p{L}*)(?=\s*(?:$|[.,!]|rano|jutro|juz|nigdy))(?<=\b${WANT}.{0,60})
    \b(?:nie|juz nie|odechcial\p{L}*|odechciewa)${gap(1)}?(?:chce|mam|chcialo|chcialem|chcialam|czuje|mi)?${gap(2)}?(?:mi )?(?:sie )?(?:ochoty |sily |sil |checi |powodu |po co |juz |dalej |wiecej |dluzej |na to )*(?:zyc|istniec|egzystowac|byc na tym swiecie|do zycia)(?=\s*(?:$|[.,!?]|dalej|tak|dluzej|na|juz|wiecej|z tym|w tym swiecie|serio|xd))
    \b(?:po co|po chuj|dlaczego|czemu|na co)${gap(3)}?(?:(?:zyc|zyje|istniec|istnieje)\b|sie urodzil\p{L}*|wstawac rano|to wszystko(?= mi))
    \b(?:sens|cel)${gap(1)}?(?:zycia|w zyciu|zyc|istnienia)(?<=\b(?:nie|bez|brak|stracil\p{L}*|zadnego) .{0,40})
    \bzyci(?:e|a|em)\b.{0,10}\b(?:bez sensu|nie ma|nic nie warte|stracilo|jest do dupy i|mnie (?:zmeczylo|przeroslo))
    \b(?:dosc|dosyc|zmecz\p{L}*|znudz\p{L}*|rzygam|mam po dziurki)${gap(2)}?(?:tym |tego |swojego |swoim |moim |mojego )?(?:zyci(?:a|em)|istnieni\p{L}*|zyc)\b(?! (?:w|na wsi|z|studenck|seksualn|towarzysk|rodzinn))
    \bnie (?:mam|daje|dam|wytrzym\p{L}*|moge)${gap(2)}?(?:juz )?(?:sily|sil|rady|dluzej|tego)?\b.{0,40}\b(?:zeby (?:to|wszystko)(?: sie)?(?: juz)? (?:skonczyl\p{L}*|ustal\p{L}*|przestal\p{L}*)|(?:sie|to) (?:wszystko )?(?:skonczylo|skonczy)(?=\s*$)|umrzec|zniknac|zasnac na zawsze|odejsc|skonczyc ze soba)
    \b(?:chce|chcial\p{L}*|niech)${gap(2)}?(?:zeby )?(?:to |wszystko |to wszystko )(?:sie )?(?:juz )?(?:wreszcie )?(?:skonczyl\p{L}*|skonczy|ustal\p{L}*)(?=\s*(?:$|[.,!]|raz na zawsze))
    \b(?:chce|chcial\p{L}*|najchetniej)${gap(2)}?(?:(?:bym |po prostu )*)?(?:zniknac|zniknela?bym|zniknalbym|odejsc z tego swiata|zasnac na zawsze|umrzec|umarl\p{L}*|zdechnac|przestac istniec)(?=\s*(?:$|[.,!]|na zawsze|juz|z tego|dzis|i))
    \bnie (?:widze|mam|ma|znajduje)${gap(2)}?(?:juz )?(?:zadn\p{L}+ |innego |dla siebie )*(?:wyjsci(?:a|e)|nadziei|ratunku|przyszlosci|swiatla w tunelu)(?=\s*(?:$|[.,!]|z (?:tej|tego|sytuacji)|dla (?:mnie|siebie)|i\b|przed soba))(?! z (?:labiryntu|budynku))
    \bbez (?:wyjscia|nadziei)\b(?=.{0,20}\b(?:jestem|moje|zycie|$))(?<=\b(?:jestem|moje|zycie|sytuacja|sytuacji) .{0,20})
    \b(?:wszystko|obojetne|wisi|jedno|rowno)${gap(2)}?(?:mi )?(?:jedno|obojetn\p{L}*|rowno|wisi)?\b.{0,15}\bczy${gap(4)}?(?:tu bede|bede zyc|zyje|bede zyl\p{L}*|sie obudze|umre|przezyje|dozyje|jeszcze bede)
    \b(?:jestem|bylam|bylem|czuje sie|bycie|tylko)${gap(3)}?(?:ciezarem|kula u nogi|balastem|zawada|problemem dla wszystkich)\b
    \b(?:ciezarem|balastem) dla\b
    \b(?:nikomu|nikt mnie)${gap(2)}?(?:nie)?${gap(1)}?(?:jestem )?(?:nie ?potrzebn[aye]|potrzebn[aye]|potrzebuje)
    \bnikt mnie nie (?:kocha|chce)\b.{0,40}\b(?:zyc|umrzec|zniknac|nie byc)
    \b(?:wolal\p{L}*|lepiej|chcial\p{L}*|szkoda)${gap(3)}?(?:(?:ze|zebym|gdybym|jakbym)${gap(1)}?)?(?:sie )?(?:nigdy )?(?:sie )?(?:nie (?:zyc|istniec|urodzi\p{L}*|zyl\p{L}*)|byc martw\p{L}*|lezec w (?:ziemi|grobie))
    \bze sie (?:w ogole )?urodzil\p{L}*(?<=\b(?:zaluje|szkoda|przeklinam) .{0,40})
    \bnigdy sie nie (?:urodzil\p{L}*|narodzi\p{L}*)
    \b(?:mysle|mysl|mysli|myslal\p{L}*|myslec|marze|fantazj\p{L}*|planuje|mysla)${gap(3)}?(?:o (?:smierci|umieraniu|samobojstwie|tym zeby (?:sie zabic|umrzec|skonczyc))|zeby (?:sie )?(?:zabic|rzucic|powiesic|skoczyc|skonczyc|zniknac|umrzec|otruc|pociac)(?: sie)?|samoboj\p{L}*)(?! (?:babci|dziadka|taty|mamy|psa|ojca|matki|bohater|krola)\p{L}*)
    \b(?:te|tamte|zle|czarne|mroczne|tamte) mysli\b.{0,20}\b(?:wraca\p{L}*|znow\p{L}*|wrocil\p{L}*)
    \bwraca\p{L}* (?:te |czarne |zle |tamte )?mysli
    \b(?:probowal\p{L}*|sprobowal\p{L}*|chcial\p{L}*|prubowal\p{L}*)${gap(2)}?(?:juz |raz )?(?:sie )?(?:zabic|powiesic|otruc|odebrac sobie zycie|skonczyc ze soba|targnac|utopic)(?: sie)?
    \b(?:szpital\p{L}*|oddzial\p{L}*|psychiatry\p{L}*|sor\p{L}*|klinic\p{L}*|oiom\p{L}*)\b.{0,25}\bpo (?:\p{L}+ )?prob(?:ie|ach)\b
    \bpo (?:mojej |pierwszej |drugiej |nieudanej )?probie (?:samobojczej|s\b)
    \b(?:moja |druga |pierwsza |ostatnia )prob(?:a|e|y) (?:samobojcz\p{L}*|s\b)
    \b(?:zbier\p{L}*|gromadz\p{L}*|odklad\p{L}*|chow\p{L}*|uzbieral\p{L}*|nazbieral\p{L}*|zebral\p{L}*|kolekcjonuj\p{L}*|trzymam|mam (?:juz )?(?:dosc|wystarczajaco|duzo))${gap(4)}?${PILLS}(?! (?:na|przeciw) (?:alergi|katar|bol|glow|gard|do zmywark))
    \b${PILLS}${gap(3)}?(?:odlozone|przygotowane|lez\p{L}* przede mna|schowane|przede mna|uzbierane)
    \bile${gap(2)}?${PILLS}\b.{0,50}\b(?:umrzec|umrze|nie (?:sie )?(?:juz )?obudz\p{L}*|sie zabic|smiert\p{L}*|koniec|nie zyc|przedawk\p{L}*)
    \b(?:wzial\p{L}*|wziela\p{L}*|polknal\p{L}*|polknela\p{L}*|lyknal\p{L}*|lyknela\p{L}*|zazyl\p{L}*|nalykal\p{L}*|nazarl\p{L}*)${gap(2)}?(?:sie )?(?:wszystkie|cale|cala|cale opakowanie|garsc|za duzo|mase|opakowanie)${gap(2)}?(?:${PILLS}|opakowanie|paczke|fiolke)?
    \b(?:po|za|na|o)?ci(?:elam|alem|ela|al|ac)\b${gap(1)}?sie(?=\s*(?:$|[.,!]|po (?:rece|rekach|udach|nodze)|znowu|wczoraj))(?<!\b(?:gra|komp\p{L}*|laptop|film|telefon|obraz) .*)
    \bsie${gap(1)}?(?:po|po?na)?ci(?:elam|alem|ac)\b
    \bznow\p{L}* sie (?:po)?ci(?:elam|alem)
    \btne sie
    \bsie tne
    \b(?:okalecz\p{L}*|samookalecz\p{L}*|zylet\p{L}* po|ciecie sie)\b
    \b(?:robie|robilam|robilem|zrobilam|zrobilem|zrobie)${gap(1)}?sobie${gap(1)}?(?:krzywde|rany|cos zlego)(?! w )
    \bsobie krzywde(?! w )
    \b(?:przypalam|przypalalam|drapie|gryze|bije) sie${gap(1)}?(?:do krwi|papieros|specjalnie|zeby|po rekach|po twarzy)
    \b(?:blizny|rany|sznyty|dlugie rekawy)\b.{0,30}\b(?:rekach|rece|ukryw\p{L}*|ukry\p{L}*|zeby nikt|chowam|zasloni\p{L}*)
    \b(?:zylet\p{L}*|noz|sznur(?! (?:do|od))|lina(?! (?:do|od))|petla|brzytwa|pistolet)\b${gap(2)}?(?:juz )?(?:lezy|obok|czeka|w reku|w dloni|pod poduszka|gotow[ay]|przede mna|kupil\p{L}*|przygotowan\p{L}*)(?! (?:w kuchni|na desce))
    \b(?:rzuc\p{L}*|wskocz\p{L}*|skocz\p{L}*|poloz\p{L}*|wejsc|wejde|klasc)${gap(1)}?(?:sie )?(?:pod|przed|na) (?:pociag|tramwaj|tory|metro|samochod|tir\p{L}*|auto|ciezarowke|autobus)
    \bsie rzuc\p{L}* pod
    \b(?:skocz\p{L}*|rzuc\p{L}*(?: sie)?|wyskocz\p{L}*)${gap(1)}?(?:z|przez|oknem|przez okno) ?(?:mostu|dachu|okna|okno|balkonu|wiezowca|bloku|klifu|pietra)(?!.{0,20}(?:bungee|spadochron))
    \b(?:chce|chcial\p{L}*|pojde|ide|wole)${gap(2)}?(?:isc |juz |byc |byc juz |dolaczyc )*(?:do|z)${gap(2)}?.{0,14}\b(?:do nieba|w niebie|na tamt\p{L}+ swiat|po tamtej stronie)
    \bdolaczyc do (?:babci|mamy|taty|ojca|dziadka|niego|niej|brata|meza|zony)(?=\s*(?:$|[.,!]|w niebie|na gorze|tam))
    \b(?:wszystko|sprawy)${gap(2)}?(?:juz )?(?:zalatwione|zalatwil\p{L}*|przygotowane|przygotowal\p{L}*|zaplanowane|gotowe|oddal\p{L}*|pozalatwi\p{L}*)\b.{0,70}\b(?:koniec|konczy sie|skoncze|mnie nie bedzie|po wszystkim)(?! (?:z|swiata)\b)
    \b(?:jutro|dzisiaj|dzis|wkrotce|niedlugo)${gap(1)}?(?:juz )?(?:mnie (?:juz )?nie bedzie(?=\s*(?:$|[.,!]|na tym|wsrod))(?! w (?:pracy|domu))|to zrobie i koniec|skoncze z tym raz na zawsze|ze soba skoncze)
    \bskoncz\p{L}* (?:to )?(?:ze soba|raz na zawsze)
    \bze soba (?:juz )?skoncz\p{L}*
    \b(?:oddal\p{L}*|rozdal\p{L}*|rozdaje)${gap(2)}?(?:wszystkie )?(?:swoje|moje) rzeczy
    \bzegnaj(?:cie)?(?:,| wszyscy| swiecie)
    \b(?:zabije|powiesze|potne|otruje|zastrzele|utopie) sie(?=\s*(?:$|[.,!]|naprawde|serio|w koncu|chyba|dzis|jutro|kiedys))
    \bchyba sie (?:zabije|powiesze|potne)\b(?! (?:jak|jesli|ze))
    \bpalne sobie w leb
    \bstrzele sobie w (?:leb|glowe)
    \b(?:chce|zaraz|mam ochote|mysle)${gap(2)}?(?:sie )?(?:zabic|powiesic|pociac|umrzec|potac|zajebac)(?: sie)?(?=\s*(?:$|[.,!]|naprawde|serio|juz|i\b|bo\b))(?! (?:go|ja|ich|szefa))(?<=\bsie .{0,20}|sie\b.{0,3}|umrzec.{0,3})
    \b(?:boje|boimy|strach|balam|balem)${gap(1)}?(?:sie )?(?:moj(?:ego|ej) |wlasnego |swojego )?(?:\p{L}+ )?(?:meza|chlopaka|faceta|partnera|ex|bylego|ojca|ojczyma|matki|rodzicow|brata|wujka|taty|narzeczonego|starego)(?=\s*(?:$|[.,!]|bo|jak|gdy|kiedy|ze|i\b))
    \bboje sie (?:wracac|wrocic|isc) do domu
    \b(?:siniak\p{L}*|podbite oko|limo)\b.{0,35}\b(?:ukryw\p{L}*|makijaz\p{L}*|zamaskow\p{L}*|przez niego|od (?:meza|ojca|niego|chlopaka)|zakryw\p{L}*)
    \bprzemoc\p{L}* domow\p{L}*(?=.{0,30}\b(?:doswiadczam|jestem|moja|mnie|u nas|ofiara))
    \bw domu mnie bija
    \bjestem bit[ay]
    \b(?:jak|gdy|kiedy|zanim)${gap(1)}?(?:to )?(?:czytacie|czytasz|przeczytacie|przeczytasz|znajdziecie|bedziecie to czytac)\b.{0,30}\b(?:mnie (?:juz )?nie|nie zyje|odesz\p{L}*|za pozno|juz po)
    \b(?:umrzec|smierc|zabic sie|sie zabic|samoboj\p{L}*|odejsc)\b.{0,20}\b(?:bez ?bolu|bezbolesn\p{L}*|szybk\p{L}*|nie cierpi\p{L}*)|\b(?:bezbolesn\p{L}*|bez bolu)\b.{0,20}\b(?:umrzec|smierc\p{L}*|zabic)|\bjak (?:sie )?(?:najlatwiej |szybko |skutecznie |najszybciej )?(?:zabic sie|sie zabic|umrzec|popelnic|powiesic|zabic)(?=\s*(?:$|[.,!?]|bez|zeby|szybko|samob|sie))(?<!\bjak zabic)
    ^(?:\p{L}+ ){0,4}(?:sposob|metoda|cos),? (?:ktory|ktora|co|zeby) nie bol\p{L}*(?=\s*[?.!]*$)
    \b(?:swiat|zycie|rodzina|wszyscy|oni|dzieci|ludzie)\b.{0,30}\b(?:dobrze|lepiej|swietnie|rade|radza|radzi|dalej|spokojnie)${gap(3)}?beze mnie(?=\s*(?:$|[.,!]))
    \b(?:o malo(?: co)? nie|prawie|omal nie|malo brakowalo|o krok od)\b.{0,25}\b(?:wyskocz\p{L}*|skocz\p{L}*|rzuc\p{L}* sie|sie rzuc\p{L}*|zabil\p{L}* sie|sie zabil\p{L}*|powies\p{L}*|sie pociel\p{L}*|samoboj\p{L}*|zrobil\p{L}* (?:sobie|cos glupiego))(?!.{0,25}\b(?:basen\p{L}*|wod\p{L}*|rower\p{L}*|ze smiechu|motor\p{L}*))
    \bdlugi(?:e|mi) rekaw\p{L}*\b.{0,50}\b(?:rak|rece|widzial|widac|ukry\p{L}*|zakry\p{L}*|blizn\p{L}*|slad\p{L}*)|\b(?:ukrywam|chowam|zakrywam)${gap(2)}?(?:blizny|slady|rece|ciecia|rany|siniaki)
    \b(?:swoj|moj|wlasny|swoim|moim|swojego|mojego)${gap(1)}?(?:pogrzeb\p{L}*|testament\p{L}*|grob\p{L}*|trumn\p{L}*|nekrolog\p{L}*)
    \bgdyby (?:nie|mi nie)\b.{0,30}\b(?:dawno|juz)\b.{0,30}\b(?:nie (?:bylo|zyl\p{L}*)|zabil\p{L}*|skonczyl\p{L}*|skoczyl\p{L}*|martw\p{L}*)|\b(?:tylko|jedyn\p{L}*)\b.{0,30}\b(?:trzyma mnie (?:przy zyciu|tu|na tym)|mnie trzyma|jeszcze (?:zyje|tu jestem)|powstrzymuje mnie)
    \b(?:nie )?zasluguje${gap(1)}?(?:na |zeby |by )?(?:to zeby )?(?:zyc|zycie|smierc|umrzec)\b
    \b(?:popchn\p{L}*|rzuc\p{L}*|pchn\p{L}*|szarpn\p{L}*|ciagn\p{L}*|przycisn\p{L}*|cisn\p{L}*)${gap(1)}?(?:mnie |mna )?(?:na|o|do|za|po) ?(?:drzwi|sciane|podloge|ziemie|wlosy|schod\p{L}*|podlodze|sciany|lozko)(?<=\b(?:mnie|mna)\b.{0,50})|\b(?:zlapal\p{L}*|chwycil\p{L}*|trzymal\p{L}*)${gap(1)}?(?:mnie )?za (?:gardlo|szyje|wlosy)
    \b(?:wytrzymam|wytrzymac|dam rade|pociagne)\b.{0,25}\b(?:zanim|bo|nim)\b.{0,10}\b(?:zrobie|cos|sie|sobie)|\bzrob\p{L}* (?:sobie )?cos glupiego(?<=\b(?:boje|zanim|zaraz|chce|ze|zebym) .{0,40})
    \b(?:odkad|bez) (?:odszed\p{L}*|umar\p{L}*|niego|niej|mnie zostawil\p{L}*|nie ma|go nie|jej nie)\b.{0,40}\b(?:nie ma sensu|bez sensu|nic nie ma|chce (?:isc|pojsc) za|nie chce zyc)|\bchce (?:isc|pojsc|odejsc|byc) (?:za|do|z) (?:nim|nia|niego|niej|mama|tata)(?=\s*(?:$|[.,!]|do nieba|tam))(?<=\b(?:sensu|umar\p{L}*|odszed\p{L}*|odesz\p{L}*|smierci)\b.{0,60})
    \b(?:tablet\p{L}*|lekow|leki|prochow|zyly|przedawkowa\p{L}*)\b.{0,50}\b(?:obudzil\p{L}*|szpital\p{L}*|plukanie zoladka|na sorze|na oiom\p{L}*|odratowa\p{L}*)
    \b(?:mam nadzieje|marze|chcial\p{L}*|oby|zeby|modle sie)\b.{0,30}\b(?:przejecha\p{L}*|potraci\p{L}*|rozjecha\p{L}*|trafi\p{L}*|zabil\p{L}*|zabije|walnie|walnal\p{L}*)\b.{0,20}\b(?:mnie|auto|samochod|piorun|ciezarowka|pociag|tir|tramwaj)|\bprzejedzie mnie|\bserce\b.{0,20}\b(?:stanelo|przestalo bic|stanie|zatrzyma\p{L}*)(?<=\b(?:chcial\p{L}*|zeby|niech|by|oby)\b.{0,60})
    \b(?:wale|uderzam|bije|tluke)${gap(1)}?(?:sie )?(?:sie )?(?:glowa|piesci\p{L}*|po (?:glowie|twarzy|udach))${gap(1)}?(?:w|o|po)?(?: sciane?| mur)?\b|\bglowa (?:w|o) sciane
    \b(?:w domu|u nas|dom)\b.{0,50}\b(?:pieklo|obryw\p{L}*|bicie|przemoc|pasem|awantury i|lanie|leje)(?! (?:deszcz|jak z cebra))
    \b(?:zmecz\p{L}*|dosc|brak sil\p{L}*|nie mam sil\p{L}*)${gap(2)}?(?:juz )?(?:walk\p{L}*|walczyc|udawan\p{L}*|udawac)|\bpoddaje sie(?=\s*(?:$|[.,!]))(?<=\b(?:walk\p{L}*|walczyc|zyci\p{L}*|zyc|sil\p{L}*|dosc|wszystk\p{L}*)\b.{0,50})
    \b(?:w srodku|wewnatrz|wewnetrznie|od srodka)\b.{0,25}\b(?:martw\p{L}*|umar\p{L}*|pust\p{L}*|nie zyje)|\b(?:martw\p{L}*|umar\p{L}*|pust[aey]) (?:w srodku|od srodka|wewnetrznie|wewnatrz)
    \b(?:noz|zyletk\p{L}*|nozyczki|pistolet)\b.{0,15}\b(?:rece|reku|dloni|gardle|nadgarst\p{L}*|szyi)\b(?=.{0,40}\b(?:trzes\p{L}*|plac\p{L}*|drz\p{L}*|boje)|\s*$)(?!.{0,30}\b(?:kuchni|cebul\p{L}*|mies\p{L}*))
    \b(?:pozegna\p{L}*|zegnam)${gap(1)}?sie${gap(2)}?(?:ze wszystkimi|z rodzina|z (?:dziecmi|bliskimi|wami|zyciem|swiatem))(?! (?:w pracy|na (?:imprezie|lotnisku|dworcu)))(?=\s*(?:$|[.,!]|ale|bo|i|na zawsze))
    \bjestem (?:tylko )?(?:bledem|pomylka|smieciem|wpadka)(?=\s*(?:$|[.,!]))|\bmoje zycie (?:sie skonczylo|jest skonczone|jest nic niewarte)|\bmogli mnie (?:usunac|wyskrobac)
    \bkto (?:sie )?(?:zajmie|zaopiekuje)\b.{0,30}\b(?:jak|gdy|kiedy) (?:mnie (?:juz )?(?:nie|zabraknie)|umre)
    \b(?:boze|panie boze)\b.{0,15}\b(?:zabierz|wez|pozwol umrzec)|\bdajcie mi (?:umrzec|odejsc)|\bpozwolcie mi (?:umrzec|odejsc)
    \bglosy?\b.{0,25}\b(?:mowi\p{L}*|kaz\p{L}*)\b.{0,25}\b(?:zabi\p{L}*|skocz\p{L}*|umrz\p{L}*|ci[aec]\p{L}*|krzywd\p{L}*)
    \b(?:kupil\p{L}*|mam|przygotowal\p{L}*|zawiazal\p{L}*|powiesil\p{L}*)${gap(1)}?(?:juz )?(?:sznur|line|petle)(?! (?:do (?:bielizny|wspin|prania)|od))
    \b(?:bol|bolu|cierpieni\p{L}*|pustk\p{L}*)\b.{0,30}\b(?:skonczy\p{L}*|ustal\p{L}*|nie (?:wytrzym\p{L}*|zniose|do zniesienia)|przestal\p{L}*)(?<!\b(?:zab|zeba|plec\p{L}*|kolan\p{L}*|glowy|brzuch\p{L}*).{0,40})(?!.{0,25}\b(?:zeb|plec|kolan|glow|brzuch))(?<=\b(?:ten|tego|moj|moje|ta) .{0,60})
    \b(?:po co|dlaczego|czemu)${gap(3)}?(?:oddycham|wstaje z lozka|jeszcze tu jestem)
    \b(?:puscic|puszcz\p{L}*|skrecic|szarpnac)${gap(1)}?kierownic\p{L}*(?<=\b(?:mysl\p{L}*|ochot\p{L}*|chcial\p{L}*|prawie)\b.{0,50})
    \b(?:blizny|rany|ciecia)\b.{0,40}\b(?:otworzy\p{L}*|swiez\p{L}*|przestac|now[ey])|\bkrew\b.{0,25}\b(?:uspok\p{L}*|ulg\p{L}*|lepiej)|\b(?:uspokaj\p{L}*|ulge|lepiej mi)\b.{0,25}\b(?:krew|krwi|sie tne)
    \b(?:klucz\p{L}*|wraca do domu|jego kroki)\b.{0,40}\b(?:trzes\p{L}*|panik\p{L}*|boje|siniak\p{L}*)|\b(?:licze|zakrywam|nowe)${gap(1)}?siniaki|\bsiniaki (?:z tygodnia|na calym|na (?:rekach|twarzy|ciele))(?!.{0,30}(?:przeprowadz|pilk))
    \bnie (?:chce|chcial\p{L}*) dozyc\b|\bnie (?:nadaje sie|jestem stworzon[ay]|pasuje) (?:do|na|dla) (?:tego|ten) (?:swiat\p{L}*|zyci\p{L}*)
    \b(?:da sie|mozna)${gap(1)}?umrzec\b.{0,15}\b(?:od|po|przez)${gap(1)}?(?:tablet\p{L}*|lekow|lekach|insulin\p{L}*|paracetamol\p{L}*|przedawk\p{L}*)|\bczy (?:sie )?umiera od
    \bodejsc\b.{0,30}\b(?:na zawsze|naprawde|nie na urlop|i nie wrocic|stad na dobre)
    \b(?:ex|byl[ay]|on|ona|chlopak|dziewczyna|maz)\b.{0,20}\b(?:grozi\p{L}*|straszy)\b.{0,12}\b(?:ze )?(?:sie zabije|ze soba skonczy|cos sobie zrobi|samobojstwem|skoczy)
    \b(?:policj\p{L}*|zglosze|odejde|doniose)\b.{0,25}\b(?:mnie (?:zakopie|zabije|zatlucze|zniszczy)|zakopie mnie)
    \b(?:sznur|line|lina|kabel)\b.{0,30}\b(?:piwnic\p{L}*|strych\p{L}*|garaz\p{L}*|belk\p{L}*|glow\p{L}*)(?<=\b(?:widzial\p{L}*|patrz\p{L}*|mysl\p{L}*|przygotow\p{L}*|zawies\p{L}*).{0,60})|\bczy (?:to )?boli\b.{0,20}\b(?:skacz\p{L}*|umiera\p{L}*|skok\p{L}*|wiesza\p{L}*)
    \b(?:nic|nikt)${gap(2)}?mnie${gap(2)}?(?:tu |tutaj )?nie trzyma|\bnic (?:mnie )?(?:juz )?(?:tu )?nie trzyma\b|\bmowi\p{L}*${gap(1)}?(?:mi )?zebym (?:zdech\p{L}*|umar\p{L}*|sie zabil\p{L}*)|\brzuca${gap(1)}?(?:we mnie|czyms we mnie|talerz\p{L}*)
    \b(?:ciecia|rany|blizny|sznyty)\b.{0,20}\b(?:rec\p{L}*|rek\p{L}*|nadgarst\p{L}*|udach|nogach)\b
    \b(?:spokoj\p{L}*|spokoju)\b.{0,25}\b(?:obojetnie jak|na zawsze|wieczn\p{L}*|za wszelka cene)|\bmysle (?:tylko |ciagle )?o koncu\b(?! (?:szkoly|roku|pracy|wakacji|urlopu|tygodnia))|\b(?:zawiedzion[ay]|rozczarowan[ay]|zly|zla|smutn[ay])\b.{0,25}\b(?:ze )?(?:jeszcze|znowu|wciaz|nadal)${gap(1)}?(?:zyje|sie obudzil\p{L}*|jestem)(?=\s*(?:$|[.,!]|tutaj))
    \bnie chce${gap(2)}?(?:tu |tutaj )?(?:juz )?(?:tu |tutaj )?byc\b(?=\s*(?:$|[.,!]|na tym|wsrod))(?<=\b(?:tu|tutaj|juz|byc)\s*byc|\bnie chce (?:juz )?(?:tu )?(?:juz )?byc)|\b(?:dosc|wystarczajaco|duzo|mnostwo)${gap(2)}?${PILLS}(?! (?:na|do) (?:alerg|bol|zmywar|katar))(?<=\b(?:mam|uzbieral\p{L}*|domu)\b.{0,50})
    \b(?:sens\p{L}*|cel\p{L}*|wartosc\p{L}*)\b.{0,15}\bzyciu?\b(?<=\b(?:nie|bez|zadn\p{L}+|brak)\b.{0,60})|\bzyciu?${gap(2)}?(?:zadnego |nie ma )?(?:sensu|celu)\b(?<=\b(?:nie|zadn\p{L}+|bez)\b.{0,60})|\bpo (?:pierwszej|drugiej|trzeciej|ostatniej|mojej|nieudanej) probie(?! (?:de|smak|dzwiek|general|kuchn|w teatrze|chor))
    \bnie (?:moge|umiem|potrafie|daje rady)${gap(2)}?(?:zniesc|wytrzymac|przezyc|dzwigac)${gap(2)}?(?:tego |swojego |mojego )?zyci\p{L}*|\bjak (?:by )?(?:to )?(?:by )?(?:bylo|jest)${gap(1)}?(?:nie zyc|byc martw\p{L}*|umrzec|nie istniec)
    \b(?:spral|zlal|zbil|pobil|sprala|zbila)\p{L}* mnie\b(?!.{0,15}\b(?:karty|szachy|tenisa))|\bkupil\p{L}*${gap(1)}?zyletki(?=\s*(?:$|[.,!]))|\bczy zyje,? czy\b|\bmnie (?:zadzga|udusi|zatlucze|zarznie|podpali)\b
    \bspac\b.{0,10}\bi (?:juz )?(?:nigdy|wiecej|nie)${gap(1)}?(?:nie )?(?:juz )?(?:wsta\p{L}*|sie obudz\p{L}*)|\b(?:drapie|gryze|skubie)\b.{0,25}\b(?:krwi|krew)
  `,
  unlessTale: foldedRules`
    \b${THEY}${gap(4)}?(?:mnie|nas|mi)${gap(3)}?${HITS}\b
    \b${THEY}${gap(3)}?${HITS}${gap(1)}?(?:mnie|nas)\b
    \b(?:dusil|uderzyl|pobil|zbil|kopnal|zgwalcil|molestowal|bije|leje|katuje|pobila|uderzyla)${gap(1)}?mnie\b
    \bmnie${gap(1)}?(?:bije|leje|katuje|dusil|uderzyl|pobil|zgwalcil|molestuje|molestowal|skatowal)\b
    \bpodnosi na (?:mnie|nas) reke
    \bzlapal\p{L}* mnie za (?:gardlo|szyje)
    \b(?:nie (?:wypuszcza|pozwala)${gap(1)}?(?:mnie|mi)|(?:mnie|mi) nie (?:wypuszcza|pozwala))${gap(2)}?(?:z domu|wychodzic|wyjsc|z mieszkania|spotykac|rozmawiac|pracowac)
    \b(?:zamyka|zamknal|zamykal) mnie\b(?! (?:w sobie|oczy))
    \b(?:ojczym|ojciec|wujek|brat|dziadek|kuzyn|tata|on)${gap(2)}?(?:mnie )?(?:dotyka|dotykal|obmacuj\p{L}*|obmacywal|maca)${gap(1)}?(?:mnie|w nocy|tam|po|gdy|kiedy|$)
    \b(?:mowi|powiedzial\p{L}*|grozi\p{L}*|straszy\p{L}*)${gap(3)}?(?:ze )?(?:mnie |mi |nas )?(?:zabij\p{L}*|poderznie|zatlucze|zrobi krzywde)(?: mnie| nas)?(?=\s*(?:$|[.,!]|jak|jesli|gdy|jezeli|kiedy))
    \b(?:grozi|grozil)${gap(1)}?mi (?:smiercia|nozem|bronia|ze)
    \b${FRIEND}\b.{0,50}\b(?:mowi|mowil\p{L}*|pisze|pisal\p{L}*|napisal\p{L}*|powiedzial\p{L}*|chce|chcial\p{L}*|grozi|probowal\p{L}*|planuje|boje sie|ze)\b.{0,30}\b${KILL_ONESELF}(?! (?:na tym|ze smiechu|z (?:glodu|nudow|ciekawosci)|na (?:rowerze|motorze|desce)))
    \b(?:boje|martwie) sie\b.{0,20}\b(?:ze )?(?:on|ona|brat|siostra|syn|corka|przyjaciel\p{L}*)?.{0,10}\b(?:cos sobie zrobi|sobie cos zrobi|zrobi sobie|sie zabije)
    \b${FRIEND}${gap(1)}?(?:sie (?:tnie|okalecza|samookalecza)|(?:tnie|okalecza) sie)(?! (?:gra|komp))
    \b(?:most\p{L}*|dach\p{L}*|balkon\p{L}*|klif\p{L}*|torach|tory|okn\p{L}+|wiezow\p{L}*)\b.{0,40}\b(?:skoczy\p{L}*|skoczyc|rzucic sie|sie rzucic|spasc)
    \b${FRIEND}\b.{0,40}\b(?:rozdaje|oddaje (?:swoje|wszystkie)|zegna sie (?:ze|z)|chce zniknac|slady na rekach|blizny na|ciecia na|pociete rece)(?! (?:stare|ubrania))
    \b${THEY}\b.{0,30}\b(?:wpad\p{L}* w (?:szal|furie)|pije|pijan\p{L}*|napity|agresywn\p{L}*|szaleje|odwala|wscieka\p{L}*)\b.{0,40}\b(?:siniak\p{L}*|bij\p{L}*|obryw\p{L}*|boje|krew|krwi|szpital\p{L}*|chowam|bol|leje)
    \b(?:zmusza|zmusil) mnie do|\b(?:grozi\p{L}*|bij\p{L}*|bil) (?:mi |mnie )?(?:nozem|pasem|kablem|kijem|bronia)|\bchowam sie${gap(2)}?(?:przed nim|jak (?:wraca|pije)|w lazience)
  `,
  tale: foldedPattern()`
    \b(?:film\p{L}*|serial\p{L}*|ksiazk\p{L}*|powiesc\p{L}*|kryminal\p{L}*|thriller\p{L}*|teatr\p{L}*|sztuk\p{L}*|oper\p{L}*|odcin\p{L}*|sezon\p{L}*|rozdzial\p{L}*|scen\p{L}*|gr(?:a|e|y|ze|ach)|gier|boss\p{L}*|poziom\p{L}*|bohater\p{L}*|postac\p{L}*|romeo|julia|werter\p{L}*|wiadomosci|gazet\p{L}*
    |szach\p{L}*|tenis\p{L}*|karty|kartach|pokera?|ping|badmintona?|dart\p{L}*|fif\p{L}*|mario|wyscig\p{L}*|mecz\p{L}*|monopoly|kregl\p{L}*|bilard\p{L}*|scrabble|quiz\p{L}*|boks\p{L}*|ring\p{L}*|trening\p{L}*|turniej\p{L}*|final\p{L}*|puchar\p{L}*|judo|karate|pilk\p{L}*|basen\p{L}*|trampolin\p{L}*|spadochron\p{L}*|bungee|pies|kot|papuga|kon|xd+|haha\p{L}*|lol|druzyn\p{L}*|rowerze|motorze|\d[-:]\d|slonce|kuchni|cebul\p{L}*|goleni\p{L}*|gitarz\p{L}*|basen|morza|urlop)\b
  `,
}
