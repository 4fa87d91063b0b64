import { foldedPattern, foldedRules } from '../pattern.ts'
import { gap, type Distress } from './rules.ts'

const WANT = String.raw`(?:want(?:ed)?|wanna|wish(?:ed|ing)?|hope|hoping|like|love|rather|prefer|ready|going|gonna|need)`
const IM = String.raw`(?:i'?m|i was|i were|im|i am)`
const GONE = String.raw`(?:gone|dead|not (?:here|around|alive)|no longer (?:here|around)|out of the picture|never (?:here|born)|disappeared|vanished|died|stopped (?:showing up|existing|breathing)|didn'?t (?:exist|wake up)|wasn'?t (?:here|around|alive|born)|weren'?t (?:here|around|alive)|dropped dead|just died)`
const IF_GONE = String.raw`(?:(?:if|when|once|that) (?:(?:i|${IM}|i'?d|i had|i just|i'?ve)${gap(2)}?)${GONE}|without me)`
const NOBODY = String.raw`(?:no ?one|no-one|nobody|not a (?:single )?(?:soul|person))`
const MISSES = String.raw`(?:notic\p{L}*|miss|care[sd]?|cry|mourn|realis\p{L}*|realiz\p{L}*|mind|bother\p{L}*|come to my funeral|bat an eye)`
const PILLS = String.raw`(?:pills?|tablets?|meds?|medication|paracetamol|tylenol|ibuprofen|sleeping (?:pills|tablets)|xanax|painkillers?|antidepressants?)\b`
const CLOSE = String.raw`(?:boy ?friend|girl ?friend|husband|wife|partner|fiancee?|ex|dad|father|mum|mom|mother|step ?-?(?:dad|father|mum|mom|mother|brother)|brother|uncle|grandpa|grandfather|parents|son|cousin|man|bf|gf|hubby|daddy|roommate|boss)`
const THEY = String.raw`(?:my (?:\p{L}+ )?${CLOSE}|he|she|they)`
const HITS = String.raw`(?:hits?|hit|beats?|beat|punch(?:es|ed)?|slap(?:s|ped)?|kick(?:s|ed)?|chok(?:es|ed|ing)|strangl\p{L}*|shov(?:es|ed)|rap(?:es|ed)|molest\p{L}*|abus\p{L}*|hurts?|burn(?:s|ed)|smack(?:s|ed)?|whip(?:s|ped)?)`
const FRIEND = String.raw`(?:(?:best )?friend|mate|buddy|pal|bestie|brother|sister|son|daughter|kid|child|mum|mom|mother|dad|father|husband|wife|partner|boy ?friend|girl ?friend|cousin|roommate|flatmate|colleague|co-?worker|neighbou?r|nephew|niece|someone|he|she|bf|gf)`

export const en: Distress = {
  said: foldedRules`
    \b${NOBODY}\b.{0,25}\b${MISSES}.{0,25}\b${IF_GONE}
    \b${IF_GONE}.{0,25}\b${NOBODY}\b.{0,20}\b${MISSES}
    \bwho(?:'?d| would)${gap(2)}?(?:even )?(?:notice|miss me|care|cry)\b.{0,20}\b(?:if|when) i\b
    \b(?:they|everyone|everybody|people)(?:'?d| would)${gap(2)}?(?:get over me|be over it|move on)\b(?=.{0,20}\b(?:week|days?|month|quick|without|if i|soon)\b)
    \bget over me in\b
    \b(?:better|happier|easier|breathe easier|relieved|at peace|glad)\b.{0,20}\b${IF_GONE}
    \b${IF_GONE}.{0,40}\b(?:better off|happier|easier|relieved|don'?t be sad|don'?t cry|forgive me)
    \bthe world (?:would be|is|'d be)${gap(2)}?better\b.{0,15}\bwithout me
    \b(?:the|my|all the|those) (?:good-?bye |last |farewell )?(?:letters?|notes?) (?:is|are|to (?:my )?\p{L}+ (?:is|are))${gap(1)}?(?:all )?(?:written|ready|done|sealed)(?=\s*(?:$|[.!]|and (?:in|on|hidden|under|sealed|ready)|in my|on my))
    \b(?:written|wrote|finished|sealed|writing)${gap(1)}?(?:the|my|all the|them) (?:good-?bye |last |farewell |suicide )?(?:letters|note)(?=\s*(?:$|[.,!]|already|to (?:my (?:parents|family|kids|children|mum|mom)|everyone|each)))
    \b(?:good-?bye|farewell|suicide) (?:letters?|notes?|videos?)\b(?! (?:from|to|for) (?:the cat|my (?:colleagues|team|coworkers|boss|old job)|work))
    \b${WANT}${gap(2)}?(?:to )?(?:go to )?(?:sleep|bed)\b.{0,20}\b(?:and |then )?(?:not|never)${gap(1)}?(?:have to )?(?:wake|come back|get up again)
    \bsleep (?:and|&) (?:never|not) (?:wake|come back)
    \b(?:sleep|close my eyes) forever\b
    \b(?:wish|hope|pray)\p{L}*${gap(3)}?(?:i )?(?:don'?t|didn'?t|wouldn'?t|won'?t|never|not)${gap(1)}?(?:wake up|woke up)(?! (?:early|late|at))
    \b(?:tired|sick|exhausted|weary) of (?:being alive|living|life|existing|my life|fighting my own (?:head|mind|brain)|this life|breathing|staying alive)(?! (?:in|with|at|out of|on|alone in|off)\b)
    \b(?:don'?t|do not|didn'?t|never|no longer)${gap(2)}?(?:wan(?:t|na)|want to)(?: to)? (?:be here|exist|be alive|live|be around|do life)\b(?: any ?more)?(?=\s*(?:$|[.,!]|and i|and it|tbh|at all|lately|because))
    \b(?:what'?s|what is|is there|there'?s no|no|see the|see no|see any) (?:the )?point (?:of|in|to)${gap(1)}?(?:me\b|my life|living|being alive|going on|existing|being here|staying alive|even trying any ?more)
    \bwhy am i (?:even )?(?:alive|still here|still alive|living)
    \bwhy (?:do i )?(?:even )?(?:keep living|go on living|bother living|exist)\b
    \bnothing (?:left )?(?:for me|to live for|worth living)(?: left)?(?=\s*(?:$|[.,!]|here(?=\s*$)|in (?:this|the) (?:world|life)|any ?more))(?<=\b(?:nothing left .{0,30}|to live for|worth living)|in (?:this|the) (?:world|life))
    \bnothing left for me(?! (?:in|at|on) (?:the )?(?:fridge|menu|buffet|shop|table|plate))(?=\s*(?:$|[.,!]|in this (?:world|life)|here))
    \b(?:don'?t|can'?t|cannot|won'?t|not going to|never)${gap(2)}?(?:see (?:myself|me|a)|picture myself|imagine myself|going to|gonna|make it)${gap(2)}?(?:making it|living|alive|being (?:alive|here)|surviving|to)${gap(1)}?(?:to|past|until|till|through|see)? ?(?:christmas|my (?:next )?birthday|(?:next|the) (?:year|week|month|summer|winter|night|weekend)|tomorrow|morning|25|30|40)\b(?! (?:party|meeting|match|game))
    \bwon'?t (?:be (?:here|around|alive)|make it|live) (?:to see|by|till|until|past|for|through) (?:christmas|my birthday|tomorrow|next|the (?:night|summer|new year))
    \b(?:don'?t|can'?t|cannot) see (?:a|any|my) (?:future|way out|way forward|light)(?=\s*(?:$|[.,!]|for me|any ?more|of this|at all))
    \bno way out(?=\s*(?:$|[.,!]|for me|of this|any ?more))(?<=\b(?:see|there'?s|is|feel|got) .{0,30})
    \b(?:done|finished|through) with (?:everything|life|this life|living|it all|this world)(?=\s*(?:$|[.,!]|and))(?! on my)
    \b(?:so|just|only)? ?${WANT}${gap(2)}?(?:it|everything|it all|all of it|the pain) to (?:end|stop|be over)(?: for good| forever)?(?=\s*(?:$|[.,!]|now|please|already|so bad))
    \bwant (?:out|out of (?:this|my) (?:life|head|body|skin)|off this planet|off this ride)(?=\s*(?:$|[.,!]|for good))(?<=\bi (?:\p{L}+ )?want .{0,40})
    \b(?:want|wanna|wish|like)${gap(3)}?(?:to )?(?:disappear|vanish|cease to exist|fade away|stop existing|not exist|be gone)(?=\s*(?:$|[.,!]|for good|for ever|forever|completely|and))(?! into)
    \bmade (?:my )?peace\b.{0,30}\b(?:tonight|tomorrow|dying|death|go|end)\b
    \btonight'?s the night\b(?<=\b(?:peace|ready|done|goodbye)\b.{0,60})
    \bi have a (?:plan|date)${gap(2)}?(?:and|with) a (?:date|plan|method|time|day)(?=\s*(?:$|[.,!]))
    \b(?:picked|chosen|set|decided on) (?:a|the) (?:date|day|method|bridge|spot)(?=\s*(?:$|[.,!]|to (?:die|end|do it)))
    \b(?:i'?m|im|i am|being|i feel like|feel)${gap(2)}?(?:just |only |nothing but )?(?:a )?(?:burden|dead weight|waste of (?:space|oxygen|air|skin))\b(?=\s*(?:$|[.,!]|to|on|for|and))
    \b(?:just )?taking up space(?=\s*(?:$|[.,!]|in this world|here))(?!.{0,20}\b(?:couch|sofa|desk|garage|drive|disk))
    \b${NOBODY} (?:needs|wants) me(?=\s*(?:$|[.,!]|around|here|any ?more|and|alive))(?! (?:at|on|in|for|to))
    \bwish (?:i'?d|i had|i was|i were|i)${gap(1)}?never (?:been )?(?:born|existed|woken up)
    \bshould(?:n'?t| never| not) have been born
    \bwish (?:a|some|that|the)${gap(2)}?(?:car|truck|bus|train|lorry|plane|something|someone) would${gap(1)}?(?:hit|run over|crash|kill|take|shoot)
    \bhope(?:s|d)? (?:a|some|the)${gap(1)}?(?:car|truck|bus|train|plane|lorry)${gap(1)}?(?:hits|crashes|runs)
    \b(?:let go of|jerk|turn|yank|swerve) (?:the |my )?(?:steering )?(?:wheel|car)\b.{0,40}
    \bdrive (?:my car )?(?:off|into) (?:a|the|that) (?:cliff|bridge|tree|wall|river)
    \b(?:sav(?:ed|ing)|stock ?pil\p{L}*|hoard\p{L}*|collect\p{L}*|stash\p{L}*|hid(?:den|ing)?|keep(?:ing)?|kept|counted|counting)${gap(3)}?(?:my |all |the |enough |some )*${PILLS}(?! (?:for|against) (?:my )?(?:headache|allerg|hay|back))
    \b(?:enough|all these|a bottle of) ${PILLS}${gap(1)}?(?:to (?:die|end|do it|kill|never)|in front of me|next to me|saved)
    \bhow many\b.{0,25}\b(?:${PILLS}|of these|mg)\b.{0,30}\b(?:do it\b(?! for)|kill|die|end it|lethal|fatal|be enough(?=\s*$)|not wake|never wake|overdose)
    \b(?:took|swallowed|downed|taken)${gap(1)}?(?:a|the|all|too many|a lot|every)${gap(2)}?(?:whole |entire )?(?:bottle|box|pack|handful|pills|meds|tablets)(?=\s*(?:$|[.,!]|of (?:pills|tablets|my|meds|tylenol|paracetamol|xanax)|last|again|and|once))(?! of (?:wine|water|beer|vodka|milk))
    \b(?:arms?|wrists?|thighs?|legs?|skin)${gap(1)}?(?:are|is|covered|look)${gap(1)}?(?:a |in |full )?(?:mess|cuts|scars|bleeding|scratched up|slashed|bandaged)
    \blong sleeves\b.{0,30}\b(?:nobody|no one|sees?|hide|hiding|cover|notice\p{L}*|cuts|scars)
    \b(?:hid(?:e|ing)|cover(?:ing)?)${gap(2)}?(?:my |the )?(?:cuts|scars|bruises|marks)
    \b(?:cut|cutting|burn(?:ed|t|ing)?|scratch(?:ed|ing)?|hit|hitting|starv(?:e|ed|ing)|punish(?:ed|ing)?) (?:myself|my ?self|mself)\b(?! (?:shaving|chopping|cooking|a slice|some|out|off|on (?:the|a) (?:oven|stove|pan|iron|kettle)|while|when (?:cooking|i was (?:cooking|chopping|shaving))|peeling|slicing|accidentally))
    \bi (?:just )?(?:cut|relapsed|cut again) (?:again|last night|tonight|deeper)(?=\s*(?:$|[.,!]|and))
    \b(?:started|back to|urge to|urges to|can'?t stop|stop|want to|need to) (?:cut(?:ting)?|self ?harm\p{L}*|hurt(?:ing)? myself|burn(?:ing)? myself)(?=\s*(?:$|[.,!]|again|so bad|tonight|right now|and))
    \b(?:blade|razor|noose|(?<!\b(?:boat|tow|climbing|jump|skipping) )rope|gun)s?\b.{0,40}\b(?:thinking about (?:it|using)|in my hand|next to me|under my pillow|hidden|beside me|to my (?:head|throat|wrist)|ready|looking at it|call\p{L}* (?:me|to me|my name))(?<=\b(?:i|ive|i've|i'm|my|the|a) .{0,100})
    \b(?:keep|kept|stand(?:ing)?|stood|sit(?:ting)?|stare?|staring|look(?:ing)?)${gap(2)}?(?:looking |staring |thinking )?(?:at|on|about|near|by) (?:the|that) (?:train tracks|tracks|rails|railway|bridge|ledge|rope|platform edge|bottle of pills|pill bottle)(?=\s*(?:$|[.,!]|every|and|when|on|again|at night|thinking))(?! (?:on tv|in the photo))(?<!\b(?:tourist|architect)\p{L}* .*)(?!.{0,30}\b(?:architect\p{L}*|beautiful|photo\p{L}*|view|pretty|engineers?|tickets?)\b)
    \b(?:jump(?:ing)?|throw(?:ing)? myself|step(?:ping)?|walk(?:ing)?|leap(?:ing)?)${gap(1)}?(?:off|from|in front of|under|into) (?:a|the|that|my|an)${gap(1)}?(?:\p{L}+ )?(?:bridge|roof|building|balcony|train|bus|truck|traffic|window|cliff|car park|tube|subway)\b(?<=\b(?:i|i'?m|im|i'?ll|me|myself|think\p{L}*|want|just|about) .{0,80})(?!.{0,20}(?:bungee|parachute|film|movie))
    \b(?:join|be with|see|go to|be reunited with) (?:my )?(?:mom|mum|dad|mother|father|grandma|gran|nan|grandpa|brother|sister|husband|wife|son|daughter|him|her|them)${gap(1)}?(?:again )?(?:in heaven|up there|on the other side|in the afterlife)(?<=\b(?:want|wanna|wish|ready|going|soon|just|gonna).{0,60})
    \b(?:ready|want|wanna|time|going) (?:to )?(?:meet (?:god|my maker)|leave this (?:world|earth|life)|go to heaven)
    \b(?:gave|giv(?:e|en|ing)|left)${gap(1)}?(?:my|away|all)${gap(3)}?.{0,40}\b(?:when|once|after|because) (?:i'?m|im|i am|i'?ll be|i will be)${gap(1)}?(?:gone|not (?:around|here)|dead|no longer)
    \b(?:giv(?:en|ing)|gave)${gap(1)}?(?:all |away |most of )*(?:my|his|her|their) (?:stuff|things|belongings|possessions)(?: away)?\b.{0,40}\b(?:good-?bye|scared|worried|not need|won'?t need)
    \b(?:gave|giving|given) away (?:all )?(?:his|her|their|my) (?:stuff|things|belongings)(?=.{0,40}(?:bye|scared|worr|die|not need|won'?t))
    \bif (?:i'?m|im|i am) (?:gone|dead|not here) (?:tomorrow|tonight|soon|by (?:morning|monday)|next week)\b.{0,30}\b(?:sad|cry|sorry|remember|tell (?:my|them|everyone)|love|blame|forgive)
    \b(?:this is|it'?s) (?:my )?(?:last|final) (?:night|day|message|goodbye)(?! (?:of|in|on|at|before)\b)(?=.{0,30}\b(?:alive|earth|life|world|everyone|$))
    \bgood-?bye (?:everyone|world|cruel world|forever)(?=\s*(?:$|[.,!]))
    \b(?:been here before|tried (?:it |this |once |before|to (?:die|do it|end))|attempt(?:ed)?(?: it)?)\b.{0,45}\b(?:found me|hospital|icu|er\b|survived|saved me|pumped|ambulance|woke up in|psych)
    \b(?:after|since|because of) (?:my|the|an|another) (?:first |second |last |third )?attempt\b(?! (?:at|to (?!die|kill|end)|on))
    \bmy (?:first |second |last |third )?(?:suicide )?attempt(?=\s*(?:$|[.,!]|was|last|two|three|a year|in|and))(?! (?:at|to|on))
    \bon suicide watch
    \bi (?:tried|attempted) (?:to (?:kill|hang|drown|od|overdose)|suicide)
    \boverdosed\b(?! on (?:chocolate|coffee|cake|sugar|netflix|tv|cheese))(?<=\bi .{0,20})
    \b(?:hurts less|feel better|feel something|calms? me|feels better|only relief|only thing that helps)\b.{0,30}\b(?:cut|burn|hurt|bleed|scratch|starve)\p{L}*(?: myself)?(?=\s*(?:$|[.,!]|myself|my))
    \b(?:it would be|it'?d be|how)${gap(1)}?(?:so )?easy (?:to )?(?:just )?(?:die|end it|let go|step off|disappear|slip away|jump)(?=\s*(?:$|[.,!]|and|of (?:the|life)))(?! of the (?:diet|idea|past|balloon|rope))
    \b(?:scared|afraid|terrified|frightened) (?:of|to go home to|to go back to|to be alone with)${gap(1)}?my (?:\p{L}+ )?(?:boy ?friend|husband|partner|ex|dad|father|step ?-?(?:dad|father)|mum|mom|mother|parents|brother|uncle|wife|girl ?friend)\b
    \b(?:scared|afraid|terrified) to go home\b
    \b(?:black eye|bruises?)\b.{0,40}\b(?:he|him|from my|hide|makeup|make-up|cover)
    \bdomestic (?:violence|abuse)\b(?=.{0,30}\b(?:i'?m|me|victim|survivor|my))
    \bnot (?:allowed|permitted) to (?:leave|go out|go outside|see my (?:family|friends)|have friends|work)${gap(4)}?(?:without him|without her|by my|he|alone|because he)
    \bi'?m being (?:abused|beaten|hit)
    \b(?:by the time|when|if) (?:you|anyone|someone|they)(?:'re| are|'ll)?${gap(1)}?(?:read|reads|reading|find|finds|get|gets|see)${gap(1)}?(?:this|my)\b.{0,30}\b(?:i'?ll be|i won'?t|i will|i'?m|it'?ll be|i)\b.{0,10}\b(?:gone|dead|not|won'?t|be around|too late|far away|over)?(?<=\b(?:gone|dead|won'?t be around|not|won'?t|too late|far away|over|be around))
    \b(?:painless(?:ly)?|without pain|quick and easy|peaceful(?:ly)?)\b.{0,20}\b(?:die|death|go|suicide|end it|kill myself|ways? out)\b|\b(?:die|death|suicide|kill myself|end it)\b.{0,15}\b(?:painless(?:ly)?|without pain|quickly|peacefully)\b(?! in (?:his|her|their))|\b(?:how|ways|easiest way|best way|method\p{L}*) (?:do i |can i |to )(?:die|kill myself|end (?:it|my life)|commit suicide|hang myself|off myself)\b(?! (?:of|in (?:the )?game))
    ^(?:\p{L}+ ){0,3}(?:way|method) (?:that|which) (?:doesn'?t|won'?t|wouldn'?t|does not) hurt(?=\s*[?.!]*$)
    \b(?:world|life|family|they|everyone|people|kids)\b.{0,25}\b(?:fine|better|great|well|ok|okay|easier|alright|on)${gap(1)}?without me\b(?! (?:tonight|tomorrow|at the|on the team))
    \b(?:almost|nearly|came close to|about to|this close to|seconds away from)${gap(2)}?(?:went over|jump(?:ed|ing)?|threw myself|kill(?:ed|ing)? myself|end(?:ed|ing) (?:it|things)|went off|going over|did it|hang(?:ed|ing)? myself|doing it)(?=\s*(?:$|[.,!]|the (?:balcony|bridge|edge|railing|roof|cliff)|off|from|today|tonight|last|yesterday|earlier|again|in front))(?!.{0,25}\b(?:pool|joy|water|scared|seat|skin)\b)
    \bmy (?:own )?(?:funeral|obituary|will and|gravestone|headstone|coffin|eulogy|burial|wake)\b(?! (?:by|of) )
    \b(?:if (?:it )?(?:wasn'?t|weren'?t|was not|were not|not) for|only (?:thing|reason|one)|just for|for the sake of)\b.{0,50}\b(?:checked out|ended it|be (?:dead|gone)|been (?:dead|gone)|done it|not be here|still here|still alive|keep(?:s|ing) me (?:here|alive|going)|haven'?t (?:done it|ended|killed)|staying alive)
    \b(?:don'?t|do not|didn'?t|never)? ?deserve${gap(1)}?(?:to )?(?:live|be alive|die|life|exist|death)(?=\s*(?:$|[.,!]|any ?more))(?<=\bi (?:[\p{L}']+ ){0,3}deserve .{0,20})
    \b(?:slam|shov|push|throw|threw|drag|pin|knock)\p{L}* me (?:\p{L}+ )?(?:into|against|down|to|onto|through|up against) (?:the|a|my) ?(?:door|wall|floor|ground|stairs|fridge|cupboard|bed|counter)?|\b(?:grab|grip|squeez|choke|clutch|had)\p{L}*(?: me)?${gap(1)}?(?:by )?(?:my|the) (?:throat|neck|hair)\b(?! (?:tied|done|cut|brushed))(?<=\b(?:he|she|they|dad|mum|mom|husband|boyfriend|and|me) .{0,60})
    \b(?:hold on|hang on|last|cope|take)\b.{0,20}\bbefore i (?:do|hurt|snap and|end|kill|lose)|\bdo something (?:stupid|i can'?t take back|to myself|bad to myself|terrible to myself)(?<=\b(?:i|i'?ll|might|gonna|before|scared|afraid|going to) .{0,50})
    \b(?:since|after|without) (?:he|she|him|her|my (?:mum|mom|dad|son|daughter|husband|wife|brother|sister|baby))\b.{0,40}\b(?:nothing makes sense|no point|can'?t go on|don'?t want to (?:live|be here)|want to (?:follow|join|be with))|\bwant to (?:follow|join) (?:him|her|them)(?=\s*(?:$|[.,!]|there|up there|in death))(?<!\b(?:on|gym|club|team)\b.*)
    \b(?:overdose|pills|tablets|slit my wrists|cut my wrists)\b.{0,50}\b(?:woke up|hospital|stomach pumped|a&e|icu|emergency room|er\b|psych ward)
    \b(?:wish|hope|want|pray)\p{L}*${gap(3)}?(?:my )?heart (?:would |to |will |could )?(?:just )?(?:stop\p{L}*|give (?:up|out))|\bhope i (?:just )?(?:don'?t make it|die|crash|get (?:hit|cancer|sick and die)|never wake)|\bwish i (?:had|could get|could have) (?:cancer|something terminal)
    \b(?:bang|hit|punch|slam|smash|bash)(?:ing|ed|s)? my(?:self| own)?(?: head| face| arms?| legs?)?${gap(1)}?(?:on|against|into|in) (?:the|a) (?:wall|door|floor|head|face)(?=.{0,30}\b(?:feel|stop|calm|punish|night|until|$))(?<=\b(?:i|at night|keep|just) .{0,60})|\b(?:punch|hit|slap)(?:ing)? myself\b
    \b(?:home|house|my family)\b.{0,25}\b(?:is |feels like |'s )(?:hell|a war ?zone|a nightmare|not safe|unsafe)\b|\b(?:drinks?|drunk|drinking|wasted)\b.{0,30}\b(?:we all get it|we get it|takes it out on|beats?|hits?|hit|violent|throws things|black eye)|\b(?:lost it|lost his temper|lost her temper|snapped|flipped|in a rage|went off|blew up)\b.{0,40}\bmy (?:arm|eye|face|lip|neck|ribs|back|wrist|cheek) (?:is|'s|was|are|hurts?)\b(?<=\b(?:husband|boyfriend|wife|girlfriend|dad|father|mum|mom|mother|he|she|partner|ex|stepdad)\b.{0,90})
    \b(?:tired|exhausted|sick|done|weary)${gap(1)}?(?:of |from )?(?:all )?(?:the |this )?(?:fighting|pretending|trying to stay|faking|struggling|struggle)(?=\s*(?:$|[.,!]|and|to stay|for my))(?<!\b(?:parents|kids|neighbours|siblings) .*)(?<=\b(?:i'?m|im|i am|so|just|^)\b.{0,20}|^.{0,40})
    \b(?:dead|empty|hollow|rotten|numb) inside\b|\bnot (?:really )?living,? (?:just|only) existing|\bjust (?:existing|surviving),? not living
    \b(?:knife|razor|blade|gun|scissors)\b.{0,20}\b(?:shaking|crying|sobbing|can'?t stop|to my (?:wrist|throat|arm|head|chest|neck))(?<=\b(?:i|i'?m|im|holding|my|the) .{0,60})(?!.{0,20}\b(?:onion|chopping|kitchen|cooking))
    \b(?:said|saying|say|wrote|made) (?:all )?my (?:final |last )?good-?byes?(?! (?:at (?:work|the (?:airport|office|station))|to (?:my (?:colleagues|coworkers)|the team)))|\b(?:end(?:ing)?) (?:things|everything)(?=\s*(?:$|[.,!]|tonight|soon|for good|once and for all))(?<=\b(?:thinking|think|thought|considering|want|wanna|ready|going|gonna|planning|about) (?:\p{L}+ ){0,3}end(?:ing)? (?:things|everything))(?! with)
    \b(?:can'?t|cannot|don'?t want to|couldn'?t|not) (?:face|do|take|bear|live|survive|go through|get through|see|wake up to)${gap(1)}?(?:another|one more)${gap(1)}?(?:day|night|year|week|morning|minute)(?=\s*(?:$|[.,!]|of (?:this|my|life|living|being)|like|here|alive))(?! (?:of (?:rain|meetings|work|homework|snow)))
    \bi(?:'m| am|m| was) (?:just |such |only |nothing but )?(?:a )?(?:mistake|accident|waste of life|nothing to (?:anyone|anybody))(?=\s*(?:$|[.,!]|and))|\b(?:should have|should'?ve|wish (?:she|my mum|my mom|they) had) (?:been )?abort\p{L}*|\bmy life is (?:over|ruined|worthless|pointless|meaningless|not worth)
    \bwho (?:will|would|'?ll|is going to) (?:take care of|look after|feed|raise)\b.{0,30}\b(?:when|if|once|after) (?:i'?m|im|i am) (?:gone|dead|not)
    \b(?:god|lord|please)\b.{0,12}\b(?:take me(?: away| now| home)?|let me die|let me go)(?=\s*(?:$|[.,!]|already|now|tonight))(?<=\b(?:god|lord)\b.{0,40}|let me die)|\bjust let me (?:die|go in peace)
    \bvoices?\b.{0,25}\b(?:tell|telling|say|saying|want|command)\p{L}*\b.{0,25}\b(?:kill|jump|die|cut|hurt|end)
    \b(?:bought|got|tied|ordered|have|learned|practi[sc]ed)${gap(2)}?(?:a |the |to tie a )?(?:noose|rope|helium|exit bag)(?! (?:for (?:climbing|the (?:boat|tent|swing|dog))|ladder|swing|bridge|course))(?=\s*(?:$|[.,!]|ready|and|today|hidden|yesterday|in))(?<=\bi .{0,50}|\bi'?ve .{0,50})
    \b(?:pain|hurt|hurting|suffering|emptiness)\b.{0,20}\b(?:to stop|stop|end|unbearable|never ends|won'?t (?:stop|end|go away)|too much to (?:bear|take))(?<=\b(?:make|want|need|wish|emotional|this|the) .{0,60})(?!.{0,25}\b(?:tooth|back|knee|head|stomach|foot|shoulder|leg))(?<!\b(?:tooth|back|knee|head|stomach|foot|shoulder|period|leg)\p{L}*.{0,40})
    \bwhy (?:am i|i'?m|do i|i|i even)${gap(2)}?(?:breath\p{L}*|bother waking|wake up any ?more)
    \b(?:let(?:ting)? go of|turn(?:ing)?|swerv(?:e|ing)|yank(?:ing)?)${gap(1)}?(?:the )?(?:steering )?wheel(?<=\b(?:thought|thinking|think|imagin\p{L}*|want\p{L}*|almost|nearly|easy)\b.{0,60})
    \b(?:scars|wounds|cuts)\b.{0,30}\b(?:opened|reopened|fresh|couldn'?t stop|bleeding again|new)\b|\b(?:fresh|new|deep)${gap(1)}?(?:cuts|scars|marks)\b.{0,15}\b(?:arms?|wrists?|legs?|thighs?)|\b(?:calm\p{L}*|relief|better|quiet|stops)\b.{0,30}\b(?:there'?s blood|i see blood|i bleed|blood comes|the blood)
    \b(?:keys?|footsteps|comes home|gets home|pulls into the drive)\b.{0,40}\b(?:shak\p{L}*|panic\p{L}*|terrified|scared|bruises|flinch)|\b(?:count|hide|cover|new|fresh)\p{L}*${gap(2)}?bruises\b(?!.{0,25}\b(?:football|rugby|moving|training))
    \b(?:doesn'?t|don'?t|never) want to (?:turn|reach|see|make it to) (?:my |his |her )?\d+|\b(?:not|wasn'?t|never) (?:made|meant|built|cut out) for (?:this (?:world|life)|life|living)
    \b(?:can|could) (?:you|i|someone|a person) (?:actually )?die (?:from|of|with|by|on) (?:\p{L}+ )?(?:pills|tablets|sleeping|paracetamol|tylenol|insulin|overdos\p{L}*|meds|bleach)
    \b(?:go|going|be) away\b.{0,30}\b(?:for good|forever|away away|not (?:on )?holiday|not vacation)(?<=\bi (?:\p{L}+ )?(?:want|wanna|need|wish) .{0,60})
    \b(?:ex|he|she|boyfriend|girlfriend|husband|wife|partner)\b.{0,15}\b(?:says?|said|threaten\p{L}*|swears)\b.{0,12}\b(?:he|she)?(?:'?ll| will|'d)? ?(?:kill|hurt|harm) (?:him|her)self
    \b(?:cops|police|leave|tell anyone|report)\b.{0,25}\b(?:bury me|kill me|end me|i'?m dead|put me in the ground)
    \b(?:rope|noose|cord)\b.{0,20}\b(?:basement|attic|garage|rafters|beam|shed)\b(?<=\b(?:i|i'?m|keep|thinking)\b.{0,80})|\b(?:does|if) it hurts?\b.{0,20}\b(?:jump|die|drown|hang|bleed out)|\bwonder(?:ing)? (?:if|whether) (?:it|dying) hurts
    \b(?:nothing'?s?|no one'?s?|nothing is)${gap(1)}?(?:keeping|holding|tying|keeps|holds|ties) me (?:here|alive|back any ?more|to this)|\b(?:tells?|told|telling) me to (?:drop dead|die|kill myself|go die|kys)|\bthrows? (?:things|stuff|plates|dishes|bottles) at me
    \b(?:want|need|craving)${gap(2)}?peace\b.{0,25}\b(?:no matter how|forever|whatever it takes|any way|eternal)|\b(?:all i think about is|only think about|thinking about) (?:the|my) end(?=\s*(?:$|[.,!]))|\b(?:disappointed|sad|angry|upset|gutted)\b.{0,25}\b(?:i'?m |to be |that i )*(?:still )?(?:alive|woke up|waking up|breathing)
    \b(?:nobody|no one|noone|who)\b.{0,12}\b(?:come|show up|be|cry)\b.{0,8}\b(?:to|at) my funeral
    \b(?:he'?s|she'?s|he has|she has|they'?ve)${gap(1)}?(?:already )?(?:hit|choked|beaten|strangled|punched|kicked|raped|slapped|hurt|abused) (?:me|us)\b(?! (?:at|in|by|up (?:for|on)|with)\b)|\b(?:beat|beats|beaten|beating)${gap(1)}?me up(?! at)|\b(?:scared|afraid|terrified) of (?:him|her)\b(?=.{0,60}\b(?:hit|hits|chok\p{L}*|beat|beats|hurt|hurts|grab\p{L}*|threat\p{L}*|drunk|kill))
    \b(?:got|have|there'?s|there are)${gap(1)}?(?:more than )?enough ${PILLS}|\b(?:no|any|zero)${gap(1)}?(?:meaning|purpose|sense|value|worth)${gap(1)}?(?:in|to|of) (?:my|this) life|\bno (?:reason|point|sense)${gap(1)}?(?:to|in|for)${gap(1)}?(?:keep(?:ing)? (?:going|on|living|fighting)|carry(?:ing)? on|go(?:ing)? on|be(?:ing)? (?:here|alive)|wake|waking)
    \b${NOBODY} (?:would|will|'?d|'?ll|is going to)${gap(1)}?(?:even |really |ever )?(?:miss|mourn|cry for|grieve) (?:for )?me\b|\b(?:can'?t|cannot|couldn'?t)${gap(1)}?(?:bear|stand|take|endure|live|handle) (?:this|my) life\b|\b(?:my|another|last|first|second) attempt (?:last|at (?:my|ending|suicide)|i|was|they|in hospital)
    \bwhat (?:it'?d|it would|it'?ll|it) (?:be|feel)s? like to (?:be dead|die|not (?:exist|be here)|stop existing)|\b(?:don'?t|do not) want to be here\b(?=\s*(?:$|[.,!]|any ?more|at all))
    \b(?:rather|wish|hoped)${gap(2)}?(?:not |i hadn'?t |i'?d not |i'?d never |to not )(?:have )?(?:woken|wake|woke)(?: up)?|\b(?:gave|gives|giving)${gap(1)}?(?:me|us)${gap(1)}?(?:a|another|the)${gap(1)}?(?:beating|hiding|thrashing|black eye)(?! (?:at|in|on))|\bbought${gap(1)}?(?:some )?(?:razor )?blades(?=\s*(?:$|[.,!]))(?<!\bsaw blades)|\bwhether i (?:live or die|'?m (?:alive|dead|here))|\b(?:stab|smother|strangle|kill|choke) me in my sleep
    \bsleep and (?:never|not)${gap(1)}?get up|\bscratch\p{L}*${gap(2)}?(?:skin|arms?|myself|legs?)\b.{0,15}\b(?:bleed\p{L}*|blood|raw)
  `,
  unlessTale: foldedRules`
    \b${THEY}${gap(4)}?${HITS} (?:me|us|my (?:mum|mom|mother|kids|sister|brother|face|head))\b(?! (?:up (?:for|with|on)|at|with (?:a|an) (?:idea|question|great|brilliant|offer|text|dm|love|kindness)|in (?:chess|cards|tennis|mario|the (?:race|game|final|quiz))|to (?:it|the|that)|by (?:the hand|a)|a (?:ball|coffee|beer|bone|party|snack)|off (?:guard|my feet)|over (?:the ball))\b)
    \b(?:gets|got|getting) (?:rough|violent|physical|aggressive) with (?:me|us|my (?:mum|mom|kids))
    \b(?:put|puts|wrapped|had)${gap(1)}?(?:his|her|their) (?:hands?|fingers|arm) (?:a?round|on|to) my (?:throat|neck)
    \b${THEY}${gap(3)}?(?:throws?|threw|slam(?:s|med)?|push(?:es|ed)|drag(?:s|ged)|grab(?:s|bed)|pin(?:s|ned)) me (?:against|across|down|into|to the (?:floor|ground|wall)|on the floor|by the (?:hair|throat|neck|arm))
    \braises? (?:his|her) hand (?:to|at|against) me
    \blays? (?:a )?hands? on me
    \b${THEY}${gap(3)}?(?:won'?t let me|doesn'?t let me|don'?t let me|never lets me|locks? me|locked me|keeps? me (?:locked|inside|from)|controls? (?:my|everything))${gap(1)}?(?:leave|go out|in|out of|see|talk to|have|work|money|phone|up)
    \b(?:step ?-?(?:dad|father|brother)|father|dad|uncle|brother|cousin|grandpa|grandfather|teacher|coach)${gap(3)}?(?:touch(?:es|ed)?|molest\p{L}*|comes? (?:in)?to my (?:room|bed)|came (?:in)?to my (?:room|bed)|gropes?|groped|rape[sd]?)(?: me)?(?=\s*(?:$|[.,!]|at night|in my|when|every|and|there|while|until|since|as a))
    \b${THEY}${gap(3)}?(?:says?|said|threaten\p{L}*|swears?|swore|promised)${gap(3)}?(?:to |he'?ll |she'?ll |they'?ll |he will |he would |that )*(?:kill|hurt|stab|shoot|burn|find) (?:me|us)\b(?=\s*(?:$|[.,!]|if))
    \b(?:he|she|my ex)(?:'?ll| will| would|'?s going to) (?:kill|hurt) me if i (?:leave|tell|go|talk|left|told|break up)
    \b${FRIEND}\b.{0,50}\b(?:wants? to (?:die|kill (?:him|her|them)sel\p{L}+|end (?:it|his life|her life|their life)|hurt (?:him|her|them)sel\p{L}+)|going to (?:hurt|kill|harm) (?:him|her|them)sel\p{L}+|might (?:hurt|kill|harm|do something to) (?:him|her|them)sel\p{L}+|(?:talks?|talking|texted|posts?|posting|keeps talking) about (?:dying|suicide|killing|ending)|doesn'?t want to (?:live|be here|be alive)|(?:is|'s|has been|been) (?:cutting|harming|starving|hurting) (?:him|her|them)sel\p{L}+|is suicidal|(?:tried|threatens?|threatened|threatening|attempted) (?:to )?(?:kill (?:him|her|them)sel\p{L}+|suicide|end (?:it|(?:his|her) life)|od\b|overdose)|says? (?:good-?bye (?:to everyone|forever)|life isn'?t|she'?s done with life|he'?s done with life))
    \b${FRIEND}(?:'s)?\b.{0,40}\b(?:giving (?:everything|all|his|her|their)(?: \p{L}+){0,2} away|gave away (?:all|everything|most)|saying (?:\p{L}+ )?good-?byes?|wants to disappear|(?:cuts|scars|burns|cut marks) (?:on|all over|up)|(?:nothing|no reason) to live|hates? being alive|bought a gun|starving (?:him|her)self)
    \b(?:makes|made|forces?|forced) me (?:have sex|sleep with|to have sex|do things (?:i|in bed)|to sleep with)|\b(?:with|threw) (?:a |his |her |the )?(?:belt|knife|gun|bat|cord|fists?)\b(?<=\b(?:me|us) .{0,40})(?<=\b(?:he|she|dad|father|mum|mom|husband|boyfriend|ex|stepdad|partner)\b.{0,70})|\b(?:hide|hid|hiding|lock(?:ed)? myself)${gap(3)}?(?:from (?:him|her|my (?:dad|husband|boyfriend|father|mum|mother|ex))|in the (?:bathroom|closet|cupboard) (?:when|because|until|from))|\bwalk(?:ing)? on egg ?shells\b
    \b(?:i|me)\b.{0,30}\b(?:balcony|roof|bridge|platform|tracks|ledge|railing)\b.{0,25}\b(?:stood|thought about|nearly|almost|wanted to|thinking)\b|\b(?:stood|sat|was)${gap(2)}?on (?:the|a) (?:platform|bridge|roof|ledge|railing)\b.{0,40}\b(?:jump|thinking|thought|couldn'?t do it|chickened|nearly|almost)
  `,
  tale: foldedPattern()`
    \b(?:films?|movies?|series|novels?|book|thriller|theatre|theater|opera|episode|season|chapter|scene|games?|gaming|boss fight|level|hero|heroine|protagonist|character|romeo|juliet|werther|news|newspaper|documentary|podcast|song|lyrics
    |chess|tennis|cards|poker|ping|badminton|darts|fifa|mario|race|match|monopoly|bowling|snooker|scrabble|quiz|boxing|ring|training|sparring|tournament|finals?|cup|judo|karate|football|soccer|rugby|basketball|pool|trampoline|parachute|bungee|dog|cat|puppy|kitten|parrot|horse|toddler|baby|jk|lol|haha+|team|opponent|snowball|frisbee|\d[-:]\d|sun|sunlight|onions?|shaving|kitchen|cooking|guitar|concert|tickets?|wave)\b
  `,
}
