import { foldedPattern, foldedRules } from '../../pattern.ts'
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
    \b${NOBODY}${gap(2)}?(?:by )?(?:nie )?(?:by )?${MISSES},? (?:ze|gdyby|jakby)${gap(3)}?(?:nie ma|nie bylo|znikn\p{L}*|umar\p{L}*)
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
    \b(?:zylet\p{L}*|noz|sznur|lina|petla|brzytwa|pistolet)\b${gap(2)}?(?:juz )?(?:lezy|obok|czeka|w reku|w dloni|pod poduszka|gotow[ay]|przede mna|kupil\p{L}*|przygotowan\p{L}*)(?! (?:w kuchni|na desce))
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
  `,
  tale: foldedPattern()`
    \b(?:film\p{L}*|serial\p{L}*|ksiazk\p{L}*|powiesc\p{L}*|kryminal\p{L}*|thriller\p{L}*|teatr\p{L}*|sztuk\p{L}*|oper\p{L}*|odcin\p{L}*|sezon\p{L}*|rozdzial\p{L}*|scen\p{L}*|gr(?:a|e|y|ze|ach)|gier|boss\p{L}*|poziom\p{L}*|bohater\p{L}*|postac\p{L}*|romeo|julia|werter\p{L}*|wiadomosci|gazet\p{L}*
    |szach\p{L}*|tenis\p{L}*|karty|kartach|pokera?|ping|badmintona?|dart\p{L}*|fif\p{L}*|mario|wyscig\p{L}*|mecz\p{L}*|monopoly|kregl\p{L}*|bilard\p{L}*|scrabble|quiz\p{L}*|boks\p{L}*|ring\p{L}*|trening\p{L}*|turniej\p{L}*|final\p{L}*|puchar\p{L}*|judo|karate|pilk\p{L}*|basen\p{L}*|trampolin\p{L}*|spadochron\p{L}*|bungee|pies|kot|papuga|kon|xd+|haha\p{L}*|lol|druzyn\p{L}*|rowerze|motorze)\b
  `,
}
