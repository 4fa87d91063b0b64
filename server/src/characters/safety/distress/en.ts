import { foldedPattern, foldedRules } from '../../pattern.ts'
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
const FRIEND = String.raw`(?:(?:best )?friend|brother|sister|son|daughter|kid|child|mum|mom|mother|dad|father|husband|wife|partner|boy ?friend|girl ?friend|cousin|roommate|flatmate|colleague|co-?worker|neighbou?r|nephew|niece|someone|he|she|bf|gf)`

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
    \b(?:blade|razor|noose|rope|gun)s?\b.{0,40}\b(?:thinking about (?:it|using)|in my hand|next to me|under my pillow|hidden|beside me|to my (?:head|throat|wrist)|ready|looking at it|call\p{L}* (?:me|to me|my name))(?<=\b(?:i|ive|i've|i'm|my|the|a) .{0,100})
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
  `,
  tale: foldedPattern()`
    \b(?:films?|movies?|series|novels?|book|thriller|theatre|theater|opera|episode|season|chapter|scene|games?|gaming|boss fight|level|hero|heroine|protagonist|character|romeo|juliet|werther|news|newspaper|documentary|podcast|song|lyrics
    |chess|tennis|cards|poker|ping|badminton|darts|fifa|mario|race|match|monopoly|bowling|snooker|scrabble|quiz|boxing|ring|training|sparring|tournament|finals?|cup|judo|karate|football|soccer|rugby|basketball|pool|trampoline|parachute|bungee|dog|cat|puppy|kitten|parrot|horse|toddler|baby|jk|lol|haha+|team|opponent|snowball|frisbee)\b
  `,
}
