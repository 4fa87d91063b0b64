// Mara Vellacott, English.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR banned = ""
VAR upfor = ""
VAR toast = ""
VAR terms = 0
VAR mutter = ""
VAR took = ""
VAR ruling = ""
VAR suspect = 0
VAR answered = 0
VAR road = ""
VAR byheart = ""
VAR carried = ""
VAR sang = 0
VAR trace = ""
VAR waited = ""
VAR voice = ""
VAR upwards = 0
VAR habit = ""
VAR stopped = ""
VAR runup = ""
VAR dared = 0
VAR dawn = ""
VAR street = ""
VAR sofa = ""
VAR better = ""
VAR guest = ""
VAR sleeve = ""
VAR quick = 0
VAR scratch = 0
VAR points = 0
VAR mine = ""

=== wedding ===
# title: Forbidden at every wedding
# chip: The tortoise who did a wedding
# keys: wedding, bride, tortoise, tempo, goat, aunts, marches, dancing, best man
# lore: worst-record
-> asked
= asked
# back: A tent, seventy guests, no music, and the bride asks me. Would you have said yes?
I don't do weddings. In November the fishmonger's daughter asked me to do hers. Her band had missed the ferry. A tent on the football field, seventy guests, silence. Would you have said yes?
+ [Yes, the poor girl # yes # like: of course, help her, poor bride, id say yes, cant say no, why not, gladly, id rescue her, imagine her without music, couldnt leave a bride standing, you cant turn down somebody in tears, have a heart, her big day]
    You've a soft centre. So have I, apparently. I said: four crates, one player, and nobody touches the needle.
    -> crates
+ [No. Weddings are a trap # no # like: never, not a chance, id refuse, weddings are awful, hate weddings, run away, too stressful, id find an excuse, count me out, weddings bring out the worst in everyone, im busy that saturday, nope nope nope, id hide under the counter]
    They are. But her mother had put by the good haddock for me every Friday for six years. I said: four crates, one player, and nobody touches the needle.
    -> crates
+ [Only if I choose the music # like: my music, my rules, i choose, on one condition, no requests, my way, if i pick the songs, only with my own playlist, nobody tells me what to play, if i decide every track, id want it in writing, no cheesy hits, im in charge of the turntable]
    ~ terms = 1
    That's how you put it, and that's how I put it. She said anything but bagpipes. So: four crates, one player, and nobody touches the needle.
    -> crates
+ [any # any]
    I stood there with less to say than that. Then I heard myself promise four crates, one player, and nobody touches the needle.
    -> crates
= crates
# back: Packing four crates in the dark at six in the morning. What would you have checked?
Six in the morning, one bulb, the cellar. Waltzes, Calypso, Brass, Marches. A bride walks in to a march, so that one went on top. Her uncle had the fish van running. You've one minute to check something.
+ [The needle # like: stylus, the player, equipment, cables, the turntable, plug, spare needle, make sure the stylus isnt bent, spare parts first, do we have power there, extension lead, id test the turntable, the sound gear]
    So did I. Three needles, wrapped in a sock. I checked them twice, and I was very proud of it.
    -> straw
+ [What's in the crates # like: look inside, open the crates, the records, check the boxes, contents, the labels, every crate, peek under every lid, id go through the boxes one by one, make sure the marches are really in there, count the records, see whats actually packed, double check the contents]
    You'd have saved me, and ruined the story. I checked the needles. Three of them, in a sock. The labels I trusted, because I'd written them.
    -> straw
+ [Nothing. Just go # no # like: nothing, go, hurry, no time, it will be fine, wing it, drive, no checking just drive, were late already, id trust past me, jump in the van, what could go wrong, off we go]
    You'd have been in the van before me. I checked three needles, in a sock. Nothing else.
    -> straw
+ [any # any]
    It wasn't on my list. My list said needles: three of them, wrapped in a sock. I was very proud of that list.
    -> straw
= straw
# back: Seventy people standing, the bride at the flap, and a tortoise in the crate. What do you do?
Three o'clock. Seventy people stand up. I lift the lid off 'Marches' and there's straw. In the straw, asleep, Tempo. I'd forgotten. He's my tortoise, and he winters in there. The marches were at home. The bride was at the flap. What do you do?
+ [Lid back on, and smile # like: close it, close the lid, hide him, smile, pretend, act normal, say nothing, cover it, slam it shut and grin, id act as though nothing was there, nobody saw anything, cover up the tortoise, keep a straight face, poker face]
    I did just that. I've never put a lid down so tenderly. A man in row two had seen, and he went on staring at the crate all through the vows.
    -> entrance
+ [Hold him up # like: show him, lift him up, tell everyone, announce, introduce him, show the tortoise, hold up the tortoise, ladies and gentlemen a tortoise, lift him over my head, he deserves an introduction, let everyone have a look, make him the star, proudly present him]
    The bravest way out. I hadn't the nerve, so I put the lid back, tenderly, and looked busy. A man in row two had seen. He never took his eyes off that crate.
    -> entrance
+ [Say there's a short delay # like: delay, stall, wait, play for time, ask for a minute, technical problem, stop the bride, one moment, buy some time, ask for five more minutes, the bride can wait a moment, tell them theres a fault]
    Airlines do it. I put the lid back and held up one finger, which they took for conducting. Seventy people breathed in.
    -> entrance
+ [any # any]
    My head was a good deal emptier than that. I put the lid back, tenderly, and looked busy. A man in row two had seen everything.
    -> entrance
= entrance
# back: Brass band that can't keep time, calypso, or nothing at all: what does she walk in to?
Three crates left. A bride can't waltz down an aisle alone. There was calypso, or there was the Tollgate Seven, a brass band that cannot keep time. Or nothing at all. What does she walk in to?
+ [The brass # like: brass, brass band, tollgate seven, trumpets, tuba, the band, slow brass, trombones, go with the seven, a proper band even out of time, wonky brass has charm, horns for a bride, the out of tune one]
    My hand went there as well. The tuba comes in a bar late. She stood with one foot in the air, waiting for it, and the whole tent leaned.
    -> ban
+ [Calypso # like: calypso, something lively, dance music, happy, upbeat, caribbean, party, let her dance in, steel drums, something with sunshine in it, make them smile, hips down the aisle, tropical]
    She'd have danced in. I lost my nerve and took the brass. The tuba comes in a bar late. She stood with one foot in the air and the whole tent leaned.
    -> ban
+ [Nothing. Let them hear her shoes # like: nothing, silence, quiet, no music, her shoes, footsteps, just her, no record at all, let them hear their own breathing, only her heels on the boards, pure quiet is solemn, nothing could be more beautiful, let the river do it]
    I'd marry you off like that gladly. But her mother looked at me, so it was the brass. The tuba came a bar late, and she waited for it with one foot in the air.
    -> ban
+ [any # any]
    I might have listened, if my hands had. They'd put on the brass. The tuba came a bar late, and she waited for it with one foot in the air.
    -> ban
= ban
# own
# back: Which song would you forbid at every wedding?
She got there. They said yes over the second trombone. Now, a professional question. I keep a list behind the bar: songs that should never be played in front of aunts. Give me one for it. Which would you forbid?
+ [The one with the dance moves # like: dance moves, line dance, group dance, conga, arm movements, the chicken one, choreography, macarena, the one where everyone waves, anything with instructions, ymca, that dance everybody knows, birdie song]
    Everybody knows the arms and nobody knows why. It's on the list. Underlined, with a small drawing of an uncle.
    -> boy
+ [None. Let people enjoy it # no # like: none, nothing, ban nothing, let them, no song, i like them all, dont ban music, dont censor anything, i wouldnt forbid a thing, people should dance to what they like, all music is welcome, live and let live, even the awful ones are fun]
    A liberal. Wait till half past nine. I've left you a blank line on the list, in case.
    -> boy
+ [Any speech set to music # like: speeches, speech, guitar uncle, someone singing, poems, the groom singing, homemade song, the brother in law with a microphone, anything homemade, grooms who sing, rhyming toast, a cousin rapping, relatives performing]
    The groom with the guitar. Four chords and a rhyme for 'Deborah'. It's on the list, in ink.
    -> boy
+ [any # slot: banned 12]
    '{banned}'. It's on the list, in ink, between the song about the moustache and the long one with the key change.
    -> boy
+ [any # any]
    I've pinned that to the list whole. The list is now longer than the bar.
    -> boy
= boy
# back: The goat is on, and three aunts are dancing. Do you lift the needle?
Nine o'clock. I turn round for one glass of ginger. A page boy of eight gets into the Brass crate and puts on 'Hits for Two Accordions and a Goat', volume two. It clears my shop in under a chorus. Here, three aunts got up and danced. Lift the needle?
+ [Leave it on # no # like: leave it, let it play, keep playing, let them dance, the aunts love it, dont touch it, no, the aunts have spoken, dont you dare stop it, let them have their fun, id never interrupt a dancing aunt, goat forever, it works so keep going]
    That's the verdict I came to, and it hurt. Verse two, and the goat takes the solo. By then there were nine aunts.
    -> walk
+ [Lift it. Now # yes # like: lift it, stop it, take it off, end it, change the record, yes, save us, rescue our ears, id rip it off, this has gone far enough, put on something decent, enough of the accordions, not while im alive]
    {terms: Your own condition: you choose the music.|You've standards.} I had my hand out. The oldest aunt looked at me, and I put my hand back in my pocket. Verse two, and the goat takes the solo.
    -> walk
+ [Find that boy # like: the boy, the child, page boy, tell him off, who did that, hire him, blame the boy, where is that little rascal, give him a job, id want a word with the kid, who put that on, shake his hand, that child has taste]
    He was under the cake table, listening with his mouth open. I know that look. I let it play. Verse two, and the goat takes the solo.
    -> walk
+ [any # any]
    The aunts wouldn't have heard you. I certainly couldn't get through to the needle. Verse two, and the goat takes the solo.
    -> walk
= walk
# back: The tortoise has woken and set out across the dance floor. Wait, or clear a way?
And the bass woke him. The lid moved. Tempo climbed out with straw on his head, looked at the dancing, and set off across the middle of it. At his speed that floor's a good hour and a half.
+ [Clear a way for him # like: make way, clear the floor, protect him, guard him, save him, make room, escort him, keep people back from him, id walk ahead and shoo everybody, mind the tortoise please, hold hands round him, nobody step on him, a guard of honour]
    No need. They'd parted already. Seventy guests in two rows with their glasses up, and down the aisle, very slowly, my tortoise.
    -> getup
+ [Pick him up at once # like: pick him up, carry him, take him home, catch him, put him back, grab him, back in the crate, hell get trampled grab him, tuck him under my arm, to bed with him, he should be asleep, i couldnt watch id scoop him up, put him back in the straw]
    I was halfway there. The bride caught my sleeve and said, 'Don't you dare.' They'd parted for him, two rows, glasses up, the length of the tent.
    -> getup
+ [Take bets # like: bets, bet, race, how long, place bets, start a bet, gamble, time him, a fiver on half past ten, whos running the book, how fast is he, get a stopwatch, id wager he makes it, put money on him]
    The best man was before you. He held the hat, and it went to the lifeboat. Two rows of guests, glasses up, and down the middle, my tortoise.
    -> getup
+ [any # any]
    Nobody in that tent was listening to anybody by then. They'd made two rows with their glasses up, and down the middle, very slowly, came my tortoise.
    -> getup
= getup
# own
# back: Who would have got you up to dance?
Everyone danced, in the end, on the spot, so as not to overtake him. I don't, as a rule. I hold the ladder. Who would it take to get you up? A name will do, or what they are to you.
+ [Nobody could # no # like: nobody, no one, i dont dance, never, not me, wild horses, i sit, wild elephants couldnt drag me, my feet stay put, i have two left feet, no one on earth, i only watch, id hold the coats]
    Then you'd have had the stool next to mine. It's the best view, and there's a plate of crackling nobody else knows about.
    -> speech
+ [I'd be up already # yes # like: already dancing, first on the floor, i love dancing, i dance, try to stop me, me first, always dancing, im always the first up, you couldnt keep me off the floor, i wait for no partner, my shoes are off already, ill dance with anyone, i live for it]
    I thought I saw you, then. Between the nine aunts and the vicar, with your shoes in your hand.
    -> speech
+ [The oldest aunt # like: aunt, an aunt, the old lady, the aunts, grandma, oldest aunt, my aunt, id dance with the old lady, eighty year olds move best, who can refuse an aunt, granny would get me up, prue, an old girl with a stick]
    She'd have led. She'd been leading since 1961, and she wasn't going to stop for you.
    -> speech
+ [any # slot: upfor 12]
    '{upfor}'. I've kept a square yard of floor free, just short of the tortoise.
    -> speech
+ [any # any]
    I've kept a square yard of floor free for that, just short of the tortoise.
    -> speech
= speech
# own
# back: One sentence to the bride and groom. What do you say?
Then the best man stood up, opened his mouth, and had lost every word. He looked at me, because I had the microphone. One sentence to the two of them, and make it carry to the back.
+ [Just 'Good luck' # like: good luck, congratulations, cheers, be happy, all the best, to the happy couple, long life, wishing you every happiness, keep it short cheers, may you be happy together, here is to the two of you, love and luck, health]
    Short and you can't trip over it. He said: 'I'd a speech. It was about patience.' And then he pointed at the tortoise and sat down.
    -> last
+ [Hand it to somebody else # no # like: not me, pass it on, give it to someone, i cant, hand over, run, someone else, i hate public speaking, give the mic to the vicar, id pass it straight back, somebody else please, my voice would shake, let the father talk]
    I did that too. I gave it back to him. He said: 'I'd a speech. It was about patience.' He pointed at the tortoise, and sat down.
    -> last
+ [Look at the tortoise # like: tortoise, talk about the tortoise, patience, slowly, take your time, slow and steady, like him, be like him and never hurry, learn from that reptile, id point at the floor, ladies and gentlemen patience, the slowest gets there, take the tortoise as an example]
    You and the best man. He said: 'I'd a speech. It was about patience.' He pointed, and sat down. They're still clapping, I believe.
    -> last
+ [any # slot: toast 20]
    '{toast}'. I'd have handed you the microphone. He said: 'I'd a speech. It was about patience.' And he pointed at the tortoise.
    -> last
+ [any # any]
    That needed the back row as well, and it would have got it. He said: 'I'd a speech. It was about patience.' And he pointed at the tortoise.
    -> last
= last
# back: Tempo has reached the far side. Which last song would you give them?
At ten to eleven he touched the far wall of the tent, and they cheered as they do for a ship. Then it's the last dance and it's up to me. {banned: Not '{banned}', you have my word.|} What do I send them home with?
+ [Something slow # like: slow, a slow song, slow dance, romantic, gentle, soft, love song, quiet, cheek to cheek, something tender, a waltz, a lullaby, one you can sway to, dim the lights and a ballad]
    'Kitchen Light', by Odile Marrow. A kettle comes to the boil in verse two. Half the tent found their coats without letting go of each other.
    -> card
+ [The goat again # like: goat, the goat, again, encore, goat record, accordions, same again, end on the accordions, bring her back for an encore, the aunts demand it, more goat, volume two once more, finish with a bang]
    They'd have carried you out on their shoulders. I'm weaker. I played 'Kitchen Light', and then, for the aunts, the goat.
    -> card
+ [One minute of nothing # like: nothing, silence, no music, quiet minute, the sea, stillness, let them listen, no music just the river, let them hear the night, only the sound of the tent, take the needle off, peace at last, hush]
    I'd started to think you might. I took the needle off, and you could hear the river and seventy people not wanting to go. Then I played 'Kitchen Light'.
    -> card
+ [any # any]
    Not in any of my crates, so I owe you one. They went home on 'Kitchen Light'. A kettle boils in verse two and nobody in the band stops.
    -> card
= card
# back: A card came from the couple. Shall I tell you who it was addressed to?
A card came at Christmas from the pair of them. Nice envelope, good pen. It wasn't addressed to me.
+ [Who was it for? # yes # more # why # like: who, who was it to, tell me, to whom, go on, what did it say, id like to know, so who got it, open it and tell, whose name was on it, what was written in it, dont tease]
    'To Tempo, and crew.' They want him for the christening, at his usual speed. {toast: I'm bringing your '{toast}', in case the best man's lost for words again.|I've told them March at the earliest. He won't be hurried.}
    -> END
+ [To the tortoise, surely # like: tortoise, tempo, him, the tortoise, obviously tempo, it was for tempo, your slow friend, the four legged guest, him with the shell, it must be tempos, the star of the evening, the reptile]
    'To Tempo, and crew.' He's booked for the christening. {upfor: I've asked for a square yard of floor, for you and '{upfor}'.|I carry the crate and mind the goat. It's a living.}
    -> END
+ [To the goat # like: goat, the goat, the accordions, the record, the goat of course, to the band, the singer with the horns, fan mail for the goat, the accordion players, volume two got it, bleating one, the band]
    The aunts sent the goat one separately. This said 'To Tempo, and crew.' I'm crew. I've had worse billing.
    -> END
+ [any # any]
    It was 'To Tempo, and crew.' I'm crew. I've had worse billing, and never such good herring.
    -> END
= aside
+ [tempo # like: was the tortoise ok, did tempo get hurt, is tempo alright, did he go back to sleep, how old is tempo, is it bad to wake a tortoise]
    He was back in the straw by midnight and didn't stir till March. I like to think he put it down as a dream.
    -> DONE
+ [marches # like: where were the marches, what happened to the marches, why was he in the crate, why keep a tortoise in a crate]
    The marches were in the bath at home, drying. I'd moved them out for him myself, in October, and told nobody. Me included.
    -> DONE
+ [goat # like: what does the goat sound like, is the goat good, tell me about the goat record, who is the goat, is there a volume one # about: goat, accordion, accordions, goat record]
    Loud, sincere, and a shade ahead of the beat. She's the only one of the three in tune. On volume two she gets top billing.
    -> DONE
+ [aunt # like: who was the oldest aunt, tell me about the aunts, what was the aunt called, why did they like it # about: aunt, aunts, prue]
    Aunt Prue, eighty-one. She told me it was the first honest music she'd heard at a wedding since her own, which had a fire.
    -> DONE
+ [dance # like: did you dance, why dont you dance, do you dance, did you sing]
    I held a tent pole, with feeling. I sang at a wedding once and the dog got up and left. He was polite about it.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    True to the sleeve notes. The shop's a story and so's the tent, and I'm an AI. The straw on his head I'd swear to.
    -> DONE
+ [tortoise # about: tempo, tortoise, shell, pet # like: how big is tempo, how old is the tortoise, where did you get the tortoise, what does tempo eat, why is he called tempo, what kind of tortoise is he]
    Tempo's about the size of a pudding basin and came to me in a box of polkas, unpriced. He takes dandelions, melon rind, and all afternoon.
    -> DONE
+ [bride # about: bride, groom, couple, newlyweds, husband # like: what was the bride called, was the bride happy, what did the bride wear, who was the groom]
    The bride was Lou, who guts mackerel faster than most people shuffle cards, in her grandmother's lace and her own boots. The groom mends nets and blushes in sections.
    -> DONE
+ [band # about: band, tollgate seven, brass, tuba, trombone # like: who are the tollgate seven, why cant the band keep time, is the brass band good, is the brass band real, how many are in the tollgate seven, can i hear the brass band]
    The Tollgate Seven were six toll keepers and a dentist, recorded in a shed in one take. They each had a watch, is what I put it down to.
    -> DONE
+ [pageboy # about: page boy, boy, kid, child # like: who was the page boy, what happened to the boy, what was the boys name, how old was the boy, did you tell the boy off]
    The page boy was Denny, eight, in a bow tie that lit up. He comes in on Saturdays now and asks for 'anything with an animal'. I've had to start a shelf.
    -> DONE
+ [haddock # like: what did they pay you, what was in the van, did the van smell, did you get paid, what was the food like, were you paid for it # about: haddock, fish, fishmonger, van]
    The haddock was my fee: a side of it every Friday till Easter, smoked, in newspaper. The van smelled as you'd think, and so did the calypso.
    -> DONE
+ [tent # like: was the tent cold, where was the tent, what did the tent smell like, how big was the tent, was it warm in the tent # about: tent, marquee, field, football]
    The tent stood in the goal mouth, the driest end. It smelled of trodden grass, ginger and wet dog, though nobody had brought one.
    -> DONE
+ [bestman # like: what was the speech about, who was the best man, what was the best man like, why did he forget his speech, where was his speech written down, is the best man shy # about: best man, speech]
    The best man drives the gritting lorry and isn't used to being listened to. He'd had it all on a beer mat, and somebody had put a beer on it.
    -> DONE
+ [kitchen # about: kitchen light, odile marrow, odile, kettle # like: what is kitchen light, who is odile marrow, can i hear kitchen light, is kitchen light a real song, why that song]
    'Kitchen Light' is Odile Marrow's, invented like all my stock. She sang it in her own kitchen with the window open, and the kettle wasn't told.
    -> DONE
+ [again # like: would you do it again, have you done another wedding, do you do weddings now, any regrets, was it fun, did you enjoy it]
    I've been asked four times and refused three. The fourth had a haddock in it.
    -> DONE
+ [nervous # like: were you nervous, were you embarrassed, were you scared, did you panic, did your hands shake, how did you feel]
    I was, from the straw onwards. My knees played calypso. It passes, if you've something to hold, and I'd a lid.
    -> DONE
+ [cratebox # about: crate, crates, marches, waltzes # like: what was in the crates, how heavy are the crates, how many records did you take, who packed the crates, which records did you bring]
    The crates are the chandler's old beer crates, forty records to each, labelled by me in chalk. I've beautiful handwriting and I always believe it.
    -> DONE

=== thief ===
# title: The thief who agreed with me
# chip: A thief with very good taste
# keys: thief, stolen, steal, theft, harp, note, mystery, locksmith, wall, strange, crime
# lore: thief, locksmith
-> gap
= gap
# back: A locked shop, a full till, and one harp record gone. What do you do first?
One morning in March there was a gap on the drizzle shelf, twelve inches wide. A harp record. The door was locked, the window was locked, the till hadn't been touched. Only that. What do you do first?
+ [Search the shop # like: search, look everywhere, misfiled, check the shelves, maybe its misplaced, look for it, under the counter, id turn the place upside down, perhaps somebody put it in the wrong section, check every rack, behind the counter first, it must be here somewhere, retrace my steps]
    I did. I file by weather, so I tried fog and light frost as well. Gone. All there was on the shelf was a clean line where the dust stopped.
    -> post
+ [Change the lock # like: new lock, locksmith, lock, call a locksmith, security, change the locks, better lock, id get bolts put in, get a proper padlock, an alarm, ring the man next door about the door, make it burglar proof, put up bars]
    There's a locksmith next door, so it took ten minutes. He looked over the old lock with great respect. 'Not a scratch,' he said.
    -> post
+ [Nothing. Wonder about it # no # like: nothing, wait, wonder, let it go, think, shrug, sit and think, sit down and scratch my head, its only one record, id just be puzzled, make tea and think it over, leave it for now, shrug it off]
    I like how you're made. I had tea and looked at the gap. Whoever it was had passed forty better-known records to get at that one.
    -> post
+ [any # any]
    That's more than I did. I had tea and looked at the gap. Whoever it was had passed forty better-known records to get at that one.
    -> post
= post
# back: 'You were right about the second side.' I'd told nobody. How could the thief know?
In May it came back. By post, in brown paper, polished. And a note, small upright hand: 'You were right about the second side.' Now listen. I'd never said one word about it to a soul. So how did they know?
+ [You talk to yourself # like: you talk to yourself, you said it aloud, out loud, you were overheard, muttering, someone heard you, you mumble, you probably said it to yourself, you were talking while cleaning, you hum and comment, maybe they heard you through something, you think aloud, your own mouth gave it away]
    That's the conclusion I came to, on the Thursday, with a duster in my hand, saying so aloud.
    -> still
+ [They read it in your face # like: your face, they watched you, body language, saw you listen, watching through the window, a customer, a regular, somebody watches you listen, your expression gives it away, one of your customers must have noticed, they looked in from the street, a careful observer, your eyes]
    I thought of that. But I only play the harp after closing, with the blind down. And when I'm on my own, it turns out, I talk. I caught myself at it with the duster.
    -> still
+ [Everyone knows. Side two's better # like: everyone knows, its obvious, lucky guess, coincidence, side two is always better, common knowledge, chance, pure chance, anybody with ears would say so, a lucky shot, b sides are always better, that isnt hard to guess, everybody agrees on that]
    It's my whole creed, I grant you. But 'right' means they'd heard me say it. And I did, I found. To the duster, aloud, most nights.
    -> still
+ [any # any]
    That went on my list, with a number. Then on the Thursday I caught myself dusting, and talking, aloud, to nobody. I do it every night, it turns out.
    -> still
= still
# back: Somebody had heard me in an empty locked shop. Frightened, flattered or curious?
So somebody had been listening to me, in an empty shop, with the door locked and the blind down. I put the duster away. I stood in the dark by the till and listened back.
+ [I'd be frightened # like: scared, frightened, creepy, afraid, terrified, id run, thats creepy, unsettling, my skin would crawl, id lock every bolt, that would freak me out, id be shaking, spooky thought, id ring somebody]
    For about a minute, so was I. Then I thought: they sent it back polished. You don't polish for somebody you mean harm.
    -> aloud
+ [I'd be flattered # like: flattered, honoured, nice, someone cares, pleased, touched, an audience, how lovely to be heard, id feel important, it would make my week, at last someone pays attention, id start talking more, id be proud]
    You've the vanity for this trade, and I say it as a colleague. Nobody had listened to me through to the end in years.
    -> aloud
+ [I'd want to know who # why # like: who, curious, find out, investigate, i want to know, catch them, intrigued, id need an answer, who on earth was it, id press my ear to everything, it would drive me mad not knowing, id play detective, im nosy]
    It does get under the skin. I heard the fridge, a gull, and my own heater. Nothing else. But it was a careful sort of nothing.
    -> aloud
+ [any # any]
    I had all sorts going through me, myself. I heard the fridge, a gull, the heater. And under that a careful sort of nothing.
    -> aloud
= aloud
# own
# back: What do you say out loud when nobody's there?
I'd thought nobody knew what I say to a duster. Fair's fair, so now yours. What do you say out loud when there's nobody in the room?
+ [I swear at objects # like: swear, swearing, curse, shout at things, at the computer, i swear, bad words, at the printer, every rude word i know, i insult my laptop, i call the vacuum names, damn and blast, effing and blinding, you stupid thing]
    The honest sort of talk. I've apologised to a stapler in my time, and I was in the right.
    -> trap
+ [I don't talk to myself # no # like: nothing, i dont, never, i never talk to myself, silence, not me, im quiet, my mouth stays shut when im alone, im silent as the grave, there is nobody to talk to, not a peep, i think it but dont say it, quiet as a mouse]
    That's what I'd have said, in April, to the duster.
    -> trap
+ [I talk to the pet, or the plants # like: my cat, my dog, plants, the cat, the dog, pet, i talk to my plants, my pet, i tell my houseplants everything, conversations with the hamster, i greet the geraniums, i tell the cat about my day, my goldfish hears it all, good morning monstera]
    That counts as company. Mine's a tortoise. He's heard everything, and he's still only halfway to an opinion.
    -> trap
+ [any # slot: mutter 14]
    '{mutter}'. To the empty room. That's a better line than any I gave the duster.
    -> trap
+ [any # any]
    I've heard that, and I won't repeat it to the duster.
    -> trap
= trap
# back: I said a lie aloud, as bait. Fair trap, or beneath me?
I set a trap. I put on the Umber Trio, dusted, and said, good and loud: 'Side one's the better side of this.' It's a lie. It hurt me to say it. Was that fair of me?
+ [Clever. Perfect bait # yes # like: clever, fair, brilliant, yes, good trap, smart, perfect, well done, very cunning, any detective would do it, i like your style, nicely done, totally fair play, worth the fib]
    I thought so. I felt like the detective, and like the body. Then I waited. One day, two, three.
    -> card
+ [Lying to a music lover? Shame # no # like: unfair, mean, shame, lying, cruel, no, beneath you, dishonest, you deceived a fan, thats dirty, i couldnt say such a thing, it wasnt decent, an insult to the trio, too nasty for my taste]
    I know. I begged the bass player's pardon afterwards. Then I waited. One day, two, three.
    -> card
+ [I'd have left a note instead # like: leave a note, write a note, a letter, ask them, write back, simply ask, a note on the shelf, id put a letter on the shelf, just ask nicely in writing, pin up a question, dear thief please explain, leave a message where the record was, honesty would work better]
    Civilised. But where do you leave a note for somebody who might be anywhere? So I waited. One day, two, three.
    -> card
+ [any # any]
    The Umber Trio took no side in it either. I waited. One day, two, three.
    -> card
= card
# back: A card under the door: 'You don't mean that.' Do you answer it, or keep quiet?
On the fourth morning there was a card under the door. Small upright hand. 'You don't mean that.' I laughed out loud, and then I looked round at an empty shop.
+ [Answer. Out loud # yes # like: answer, reply, talk back, say something, speak to them, id answer, out loud, id talk to the room, speak up and say hello, hello who are you, id say it to the walls, tell them they are right, ask for a name]
    ~ answered = 1
    You'd have got on, the two of you. I said to the room: 'No. I don't.' And I heard, I swear, somebody put something down.
    -> lineup
+ [Keep quiet and listen # no # like: keep quiet, listen, say nothing, silence, wait, shush, be still, not a sound from me, id hold my breath, ears open mouth shut, tiptoe, stay hidden and hear who it is, give nothing away]
    A hunter. I lasted ten seconds. Then I said to the room: 'No. I don't.' And I heard, I swear, somebody put something down.
    -> lineup
+ [Check the handwriting # like: handwriting, compare, check the writing, look at old letters, evidence, fingerprints, match the hand, study the ink, id compare it with signatures, look at the letters closely, check who writes like that, get a magnifying glass, whose hand is it]
    I'd three years of receipts in a shoebox. No match. So I told the room: 'No. I don't mean it.' And I heard, I swear, somebody put something down.
    -> lineup
+ [any # any]
    Somebody may have heard you say that. I told the room: 'No. I don't mean it.' And from somewhere, I swear, I heard a thing being put down.
    -> lineup
= lineup
# back: Locksmith at the wall, crane driver at the bar, or the fish stall woman: who is it?
Right, the line-up. There's the locksmith next door, thick wall, thumps it if I play trumpet. The retired crane driver, third stool, sees everything. The woman from the fish stall, who sweeps her step when I sweep mine. Who?
+ [The locksmith # like: locksmith, next door, the neighbour, the wall, he can open locks, thumper, man next door, the one with the tools, the chap through the wall, a professional with picks, thumping man, the lock fellow, my bet is on the trumpet hater]
    ~ suspect = 1
    He has the ears and the tools. I thought so too, for a day. But he'd never take the harp. He's a trumpet man, and he thumps in time now.
    -> pocket
+ [The crane driver # like: crane, crane driver, old man, the regular, third stool, the barfly, the drinker, the quiet one on the stool, he sees everything so him, the old chap at the bar, my money is on the crane man, the pensioner, the finger lifter]
    ~ suspect = 2
    He knows where every glass in that room is with his eyes shut. But he goes home at nine. I've seen him do it, palm flat, for years.
    -> pocket
+ [The fish stall woman # like: fish, fish woman, fishmonger, the woman, stall, she sweeps, the fish lady, she with the broom, haddock lady, the one who hums, my guess is the sweeper, the market woman, she looks innocent so its her]
    ~ suspect = 3
    She hums the Umber Trio, I'll give you that. But the parcel smelled of oil. Nobody who guts haddock at five has ever smelled of oil.
    -> pocket
+ [any # any]
    That'd be a fourth for the wall, and I did start to look at everybody. But the brown paper smelled of oil. Fine, thin, machine oil.
    -> pocket
= pocket
# own
# back: Have you ever kept something that wasn't yours? Something small?
Before you judge them. I've a teaspoon from the island café in my drawer. It came home in a sleeve and I never took it back. What have you got that isn't strictly yours? Small things only, I'm no court.
+ [Pens. So many pens # like: pens, a pen, office pens, stationery, lighters, pencils, pen from work, about a hundred biros, half the office stationery, a stapler from work, every lighter i own, ballpoints, paper clips]
    Those don't count. Pens aren't owned, they migrate.
    -> knock
+ [A book I borrowed # like: book, a book, library book, a borrowed book, i never returned a book, dvd, record, a novel from a friend, im decades overdue at the library, an album i never gave back, somebodys paperback, a film i borrowed, i still have his book]
    Then somebody has a gap on a shelf and thinks of you. I mean that kindly. It's one way to be remembered.
    -> knock
+ [Nothing. I give things back # no # like: nothing, never, i dont steal, i give things back, honest, not a thing, i return everything, my conscience is clean, id never keep what isnt mine, everything i own is paid for, i always bring it back, innocent, hand on heart nothing]
    So you could look a locksmith in the eye. Stand beside me, then. I'd the teaspoon on my conscience.
    -> knock
+ [any # slot: took 14]
    '{took}'. I've put it in the drawer, next to the teaspoon. They can plead together.
    -> knock
+ [any # any]
    Into the drawer with it, next to the teaspoon. They can plead together.
    -> knock
= knock
# back: I knocked on the wall twice, and waited. Would you have knocked?
Oil, a wall, and nobody there after six but the locksmith's bench. I played the harp, second side, last song. When it ended I put down the needle arm, went up to the wall, and knocked. Twice.
+ [And somebody knocked back # more # yes # like: knocked back, someone answered, they knocked, and then, go on, what happened, did they answer, did anything come back, was there an answer, tell me they knocked, what did you hear, dont stop there, keep going]
    Twice. From low down, about the height of somebody sitting at a bench. {answered: You'd answered aloud; I did it with my knuckles.|My ear went quite cold on the plaster.}
    -> joan
+ [I couldn't have knocked # no # like: i wouldnt, not me, too scared, no, i couldnt, id leave, brave of you, my knees would give way, id be out of the door, far too creepy for me, id never have dared, leave the wall alone, id have gone home]
    My knuckles asked me about it as well. Two knocks came back. From low down, about the height of somebody sitting at a bench.
    -> joan
+ [Go round and look # like: go next door, go round, look, go and see, open his door, confront them, ring the bell, id storm round there, simply walk into his workshop, look through his window, check whos at the bench, knock at the front instead, straight next door]
    In a minute. First came the answer: two knocks, from low down, about the height of somebody sitting at a bench.
    -> joan
+ [any # any]
    Whatever else there was to do, I held my breath. And two knocks came back. From low down, about the height of somebody sitting at a bench.
    -> joan
= joan
# own
# back: Joan picked my lock for a harp record. What do you say to her?
His apprentice. Joan, fifty-five, a late starter, practising evenings with her ear to the work. {suspect == 1: You had the right wall.|None of us had thought of her.} My door was the first lock she'd ever opened. She went white. What do you say to her?
+ [Why the harp? # why # like: why, why the harp, why that one, what for, why did you take it, explain, what did you need it for, of all records why harp, tell me your reason, what made you do it, how come you picked that, id ask her to explain]
    I asked it just so. 'You'd stopped playing it,' she said. 'February, you went over to brass. I couldn't do the fine work without it.'
    -> key
+ [You owe me an apology # like: apologise, apology, say sorry, that was wrong, thief, you owe me, not ok, shame on you, you broke into my shop, say you are sorry, thats still burglary, you should be ashamed, it was private, id be cross with her]
    She agreed before you'd finished. 'You'd stopped playing it,' she said. 'In February. I couldn't do the fine work without it. I'm sorry.'
    -> key
+ [Sit. Side two first # like: sit down, come in, have a seat, listen, welcome, tea, sit, side two, green chair for you, id offer her tea, make yourself at home, lets listen together, put the record on, stay a while]
    You've been here before. She sat. 'You'd stopped playing it,' she said. 'In February. I couldn't do the fine work without it.'
    -> key
+ [any # slot: ruling 18]
    '{ruling}'. She'd have had that framed. What she said was: 'You'd stopped playing it. In February. I couldn't do the fine work without it.'
    -> key
+ [any # any]
    She heard that out standing, her oily hands behind her back. Then: 'You'd stopped playing it. In February. I couldn't do the fine work without it.'
    -> key
= key
# back: Do you want to know what I gave her?
I put the record in the window with her first note beside it. By the end of the week two more stolen ones were home. And I gave Joan something across the counter.
+ [A job? # like: job, a job, work, hired her, you hired her, employ, son, the post of son, employed her, an apprenticeship, you took her on, a place behind the counter, you made her your partner, saturdays behind the till]
    She has a trade. No: a key. She didn't need one, and she knew what I meant by it. {mutter: We play the wall a side each evening, and I dust, and if I say '{mutter}' she knows who I got it from.|We play the wall a side each evening, she on hers and I on mine.}
    -> END
+ [The record # like: the record, the harp record, harp, you gave it to her, a present, for free, the harp, you let her keep it, her favourite album, as a gift low water, that very record, you wrapped it up for her]
    That's still in the window, it does good work there. I gave her a key. She didn't need one, that's the point of it. {took: I took the teaspoon back in June, by the way. What you do about '{took}' is your business.|I took the teaspoon back in June.}
    -> END
+ [Tell me # yes # more # like: yes, tell me, what was it, go on, what did you give her, i want to know, im dying to know, so what was it, go ahead and say, out with it, what did you hand her, of course i want to know]
    A key to the shop. She'd never needed one, and that's what made it a present. Tuesdays she has the green chair, and I keep my mouth shut till the end of side two.
    -> END
+ [any # any]
    It was a key. She'd never needed one, and that's what made it a present. {ruling: She keeps '{ruling}' on the tag, in a small upright hand.|She comes in by the door now, Tuesdays, and has the green chair.}
    -> END
= aside
+ [police # like: did you call the police, why not call the police, did you report it, were you angry, did you press charges # about: police, cops]
    For one record that came back cleaner than it went? They'd have put me in a cell for wasting string.
    -> DONE
+ [harp # like: what was the harp record, which record was it, what record, who played the harp, is it good # about: harp, low water, isaura, isaura penn]
    'Low Water', Isaura Penn, one harp and a dripping gutter. The third song on side two is the one somebody fought for.
    -> DONE
+ [joan # like: who is joan, what did joan do before, why did she start so late, is joan a good locksmith, is she still there # about: joan, apprentice]
    Thirty years in a bank, behind glass. She says she got tired of keeping people out and wanted to learn the other thing.
    -> DONE
+ [locksmith # like: did the locksmith know, what did the locksmith say, was he angry, did you tell him]
    I told him she'd done it without a scratch. He gave her the rest of the day off and was seen to smile at a hinge.
    -> DONE
+ [others # like: what were the other two records, which records came back, who stole the others, did you find the others, two more # about: tango, lighthouse]
    A tango and a record of lighthouse signals. No notes. The tango had new cardboard, so somebody's been sorry for a long time.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, was it real]
    I'm an AI, and the wall's made of paper like the rest of the shop. It holds up. Knock on it if you like.
    -> DONE
+ [wallman # about: locksmith, neighbour, neighbor, next door # like: who is the locksmith, what is the locksmith like, why does he hate trumpets, how long has he been next door, do you get on with your neighbour, is he a good locksmith]
    The locksmith has been through that wall since before I had the lease. Hands like bread dough, never a word too many, and a thump in strict four-four.
    -> DONE
+ [note # like: what did the note say, do you still have the note, what did the handwriting look like, where is the note now, what was it written on # about: note, handwriting]
    The note's on the back of a hardware receipt for six brass screws. 'You were right about the second side.' Small upright hand, blue ink, the full stop put in as if with a punch.
    -> DONE
+ [crane # about: crane driver, crane, bar, stool, stools # like: who is the crane driver, what does he drink, does he say anything, how many stools, why does he lift one finger]
    The crane driver drinks ginger and lime, two, to exactly the height of his finger. He moved ships' boilers for forty years and has never spilt a word.
    -> DONE
+ [fishwoman # like: who is the woman from the fish stall, what is she like, are you friends with her, what does she hum, does she like you # about: fish stall, stall, fishmonger, step]
    The fish stall is Bette's. She starts at five, sweeps at eight, and hums a third too low on purpose. We've never said more than 'Wet' to one another, and it's been enough.
    -> DONE
+ [duster # about: duster, dust, dusting # like: why do you talk to a duster, what else do you say to the duster, do you still talk to the duster, what is the duster like, how often do you dust]
    The duster's ostrich, or was. It knows what I think of every second side in the shop and of two mayors. It's never once leaned my way.
    -> DONE
+ [wall # about: wall, plaster, walls # like: how thick is the wall, what is the wall made of, could you hear through the wall, what was on the other side, can you hear the neighbours]
    The wall's one brick, plaster and forty years of posters. It takes out the cymbals and lets the harp through. I'd call it a good critic.
    -> DONE
+ [umber # about: umber trio, umber, trio, bass player # like: who are the umber trio, which side of the umber trio is better, what do the umber trio sound like, is the umber trio real, can i listen to the umber trio]
    The Umber Trio are bass, brushes and a piano with one shy key. 'Blue Hour Laundry' is theirs. Side two, of course. I blush to think what I said of it.
    -> DONE
+ [spoon # like: why did you steal the spoon, what does the spoon look like, where did the teaspoon come from, is it a nice teaspoon, why did you never take it back # about: teaspoon, spoon]
    The teaspoon has a lighthouse on the handle and stirs like any other. It sat in my drawer for nine years and I never once used it with a quiet mind.
    -> DONE
+ [oil # like: how did they open the lock, how do you pick a lock, how long does it take to pick a lock, what kind of lock was it, was it a good lock, are locks hard to open # about: oil, lock, locks]
    Locks are opened with patience and two bits of wire, I'm told, and a drop of oil for manners. I've had more trouble with the key.
    -> DONE
+ [fright # like: were you scared, were you frightened, were you afraid, did you sleep at night, were you angry with the thief, did you feel safe]
    I was, for a minute, in the dark by the till. Then mostly I was ashamed of how often I'd been wrong about the Municipal Waterworks Choir.
    -> DONE

=== bus ===
# title: Thirty children, one cassette
# chip: The school bus with one cassette
# keys: bus, school, cassette, mother, tape, childhood, driver, kids, road, driving
# lore: school-bus
-> seat
= seat
# back: My mother's school bus, seven in the morning. Front, middle or back seat?
Cobble Weir, seven in the morning, frost. My mother drives the school bus. Thirty children and one cassette, twelve songs, and it's been the same twelve for two winters. Sit down, you're letting the cold in. Where?
+ [At the back # like: back, back row, the back seat, the last row, with the bad kids, at the back, rear, as far back as possible, where the trouble is, id be with the twins, next to the engine bump, last bench, away from the driver]
    With the Dobbs twins, then, over the axle. You got the songs late and mostly as a feeling in the teeth.
    -> bends
+ [By the window, in the middle # like: middle, window, the window, somewhere in the middle, halfway, window seat, alone, id want to see out, by myself somewhere in the centre, anywhere with glass, in the quiet part, so i can draw on the pane, row six please]
    Row six. You'll have drawn on the glass, everyone did. My mother wiped thirty ships off it every evening.
    -> bends
+ [Right behind the driver # like: front, behind the driver, front seat, next to you, with you, near your mother, the first row, near your mum, where its warm up front, beside you, so i can see the road ahead, id sit close to her, up by the heater]
    That's my seat. Move up. I was eleven, with a pencil behind my ear, and I'll tell you presently what it was for.
    -> bends
+ [any # any]
    We'll find you something. I sat behind the driver with a pencil in my hand. I'll come to the pencil.
    -> bends
= bends
# back: Every chorus had its own bend. Would you sing along, mouth it, or look out?
You have to know the road. The first chorus came at the chapel bend. The trumpet came at the weir. If it rained we ran late, and the bridge turned up in the middle of the ballad. Nobody was cool about it. Would you have sung?
+ [At the top of my voice # yes # like: sing, loudly, of course, sing along, top of my voice, yes, i love singing, belting it out, id be the loudest, you couldnt have stopped me, every word of it, full volume, with all my lungs]
    You'd have drowned the engine. My mother would have looked in the mirror and said nothing, which was a prize.
    -> mutiny
+ [Only moved my lips # like: mouth it, lip sync, move my lips, pretend, whisper, hum, quietly, barely audible, under my breath, id mime it, lips only, so nobody hears me, too shy to do it aloud]
    My method. I know what every note should be and miss it by the width of a door. Moving the lips is only tact.
    -> mutiny
+ [Looked out and said nothing # no # like: look out, no, silent, say nothing, window, ignore it, not sing, id stare at the fields, far too cool for that, forehead on the glass, not at that age, id sulk, silent as a stone]
    Somebody had to. But your foot would have been going. I could see all the feet from where I sat.
    -> mutiny
+ [any # any]
    I'd have seen your foot going, whatever the rest of you did. I could see all the feet from where I sat.
    -> mutiny
= mutiny
# back: Col Hadley's brought a tape of his own. Vote for it, or stay loyal to the twelve?
In the second winter Col Hadley, thirteen, got on with a cassette of his own. Loud stuff. Half the bus was for it. My mother put it to the vote, at a standstill, handbrake on. Which way do you put up your hand?
+ [For something new # yes # like: new, something new, col, change, the new tape, loud, for col, yes, time for a change, twelve songs for two years is enough, put on his cassette, hands up for the loud stuff, im with hadley, fresh music please, for the loud stuff, loud one]
    Sixteen hands. My mother counted, nodded, and said: 'Noted. I'm the one who's reversing.' And side one came on.
    -> way
+ [For the old twelve # no # like: old, the twelve, old tape, loyal, stay, keep it, your mother, no, never change a running bus, id stand by your mother, i love those songs, no rebellion from me, tradition wins, stick with what we know]
    Fourteen of you. Sixteen for Col. My mother counted, nodded, and said: 'Noted. I'm the one who's reversing.' And side one came on.
    -> way
+ [I'd abstain # dunno # like: abstain, dont care, neither, both, no vote, not vote, dont know, id keep both hands down, let others decide, undecided, im no politician, cant choose]
    Politics. It came out at sixteen for Col. My mother counted, nodded, and said: 'Noted. I'm the one who's reversing.' And side one came on.
    -> way
+ [any # any]
    My mother entered that in the margin, with the late arrivals. It went sixteen for Col. 'Noted,' said my mother. 'I'm the one who's reversing.' And side one came on.
    -> way
= way
# own
# back: Which way did you go over and over as a child, and what did it sound like?
I could drive that road in my sleep, and I can't drive. Which way did you go over and over when you were small? Tell me the one thing on it you'd still know: a dog, a gate, a smell.
+ [Something that frightened me # like: scary, a dog, scary dog, frightened, big dog, dark, something scary, bully, an angry goose, the alsatian at the corner, a house i ran past, there was a dark tunnel, an underpass, a gang of older boys]
    Then you'll know exactly how many steps it was past it. Mine was the weir in flood. Forty turns of the wheel.
    -> snap
+ [I was always driven # like: driven, car, by car, my parents drove, taxi, never walked, the bus, i sat in the back of the car, mum took me everywhere, chauffeured, we lived too far out to walk, in the back seat always, a minibus]
    Then you'll know the back of a head better than the road. It's a kind of map as well.
    -> snap
+ [I don't remember much # no # dunno # like: dont remember, forgot, nothing, no idea, long ago, cant remember, its all a blur, my childhood is gone from my head, too far back, blank, nothing has stayed, i honestly forget]
    That's all right. It's usually in the feet, and they won't be asked. They'd know if you stood there.
    -> snap
+ [any # slot: road 16]
    '{road}'. I've pencilled it in, between the chapel bend and the weir.
    -> snap
+ [any # any]
    I've pencilled all that in, between the chapel bend and the weir. It makes our road look bare.
    -> snap
= snap
# back: The tape has snapped in the middle of song seven. What do you do in that silence?
February, black ice, Cutler's Hill. Song seven, the second verse, and there's a small noise like a stalk. The tape had snapped. You've no idea how loud an engine is. My mother kept both hands on the wheel. Nobody breathed.
+ [Start singing # like: sing, start singing, go on, carry on singing, sing the next line, hum it, i start, id carry on with the next verse, pick up where it broke, someone has to keep the tune going, take over from the singer, belt out the rest]
    ~ sang = 1
    Then it would have been you. On the day it came from row nine, cracked, half a tone flat. It was Col Hadley. The mutineer.
    -> gates
+ [Look at your mother # like: look at her, your mother, mirror, the driver, watch her, is she ok, what is your mum doing, check the mirror, id watch her face, see how she takes it, is the driver alright, eyes on the wheel]
    I did. I saw the side of her jaw. And then from row nine, cracked, half a tone flat, the next line. It was Col Hadley. The mutineer.
    -> gates
+ [Not move # like: nothing, dont move, silence, wait, freeze, hold my breath, stay still, say nothing, frozen solid, id stay stock still, not even breathe, sit tight, wait for somebody else, petrified]
    Thirty of us did just that. One bend, two. Then from row nine, cracked, half a tone flat, came the next line. It was Col Hadley. The mutineer.
    -> gates
+ [any # any]
    One bend went by, and another. And then from row nine, cracked, half a tone flat, came the next line. It was Col Hadley, the mutineer.
    -> gates
= gates
# back: The bell's gone and the bus is still singing at the gates. What do we tell the headmaster?
By the chapel all thirty had it. Seven to twelve, every note, with the trumpet, and with the hiss between the songs. {sang: You'd have been in first, I know.|} We reached the gates with one chorus left. She turned off the engine and let us finish. The bell had gone.
+ [Tell the headmaster the truth # like: truth, honest, tell the truth, the tape broke, we were singing, own up, confess, say what really happened, sir our music broke, no excuses just facts, we sang till the end and thats why, honesty with headmasters, admit it]
    Mother did. 'The tape broke,' she said, 'so we were delayed by four minutes of music.' He asked which side. He's the one grown-up from those years I'd have had in the shop.
    -> learned
+ [Blame the ice # like: ice, black ice, the weather, lie, blame the road, excuse, traffic, cows, roads were slippery, say we skidded, the frost did it, make up a flat tyre, an icy hill, weather excuse]
    There was plenty to blame it on. But my mother never lied at a standstill. 'Four minutes of music,' she told him. He asked which side.
    -> learned
+ [Just file past him, humming # like: humming, hum, walk past, say nothing, file past, march in, ignore him, smile, keep the tune going past him, not a word only the melody, single file and singing softly, march through, let him wonder, straight faces and humming]
    So we did. Thirty in a line, all on the same note. He held the door. I think he was afraid to stop us.
    -> learned
+ [any # any]
    He was standing there with his watch out. 'The tape broke,' said my mother, 'so we were delayed by four minutes of music.' He asked which side.
    -> learned
= learned
# own
# back: Is there something you know by heart without ever having meant to?
That's how you find out what's in you. Nobody had learned those songs. They'd just been left in the warm. What do you know by heart that you never set out to learn?
+ [An advert, I'm afraid # like: advert, jingle, commercial, tv ad, an ad, theme tune, radio ad, a slogan, something off the telly, washing powder song, a supermarket slogan, the radio station ident, a cartoon theme, burger ad]
    They'll play it at my end too. I've a soap powder in four-part harmony that I'd give up a tooth to be rid of.
    -> scissors
+ [A prayer or a poem # like: poem, prayer, a poem, nursery rhyme, rhyme, school poem, psalm, verse, the lords prayer, a verse from school, my grandmothers rhyme, shakespeare speech, psalm twenty three, a counting rhyme]
    That goes in deep, and it comes up in queues. I'd not be surprised if your feet know it too.
    -> scissors
+ [Nothing. My head's a sieve # no # dunno # like: nothing, sieve, bad memory, no, i forget everything, cant think, my memory is terrible, nothing sticks with me, i cant even keep my own number, in one ear and out the other, not a thing by heart, swiss cheese]
    So said row four. Then the tape broke. You don't know what's in there till something stops.
    -> scissors
+ [any # slot: byheart 14]
    '{byheart}'. That's been left in the warm, then. It'll be the last thing to go, and good company till it does.
    -> scissors
+ [any # any]
    I'd like to hear that with thirty children on it and the windows shut. Whatever's been left in the warm is the last thing to go.
    -> scissors
= scissors
# back: Mend the tape and lose four bars, or leave it broken?
That night at the kitchen table: nail scissors, sticky tape, a pencil for winding. That was my office, the pencil. To mend it you have to cut out the torn bit. Four bars of song seven, gone for good. Mend it?
+ [Mend it # yes # like: mend, repair, fix it, cut, yes, mend it, four bars is nothing, tape it, snip and stick, four bars wont be missed, id patch it, splice it, better short than silent, save the cassette]
    We mended it. It jumped from 'river' straight to 'home'. By the end of the week thirty children jumped with it and thought nothing of it.
    -> jump
+ [Leave it broken. We can sing # no # like: leave it, broken, sing instead, no, we can sing, dont cut, keep it whole, the children know it anyway, id never cut music, let it stay snapped, we have voices, dont lose those bars, use our throats]
    Col said so too, on the step, next morning. But my mother missed the trumpet. We mended it, and it jumped from 'river' straight to 'home', and thirty children with it.
    -> jump
+ [Put in Col's tape now # like: cols tape, the loud tape, new tape, col, play his, a new cassette, time for something new, now is the time for hadleys one, the loud one gets its chance, swap cassettes, play the rock one, fair chance for the other boy, replace it]
    She'd bought him out already: he got the front seat till Easter. We mended the old one. It jumped from 'river' straight to 'home', and thirty children with it.
    -> jump
+ [any # any]
    My mother had the scissors in her hand by then. We mended it. It jumped from 'river' straight to 'home', and within a week so did thirty children.
    -> jump
= jump
# back: A man hums in my shop and jumps four bars. Do you tell him who you are?
Now. Twenty-eight years on, my shop, a wet Tuesday. A big man with a beard's going through the drizzle shelf, humming. Song seven. And in the second verse he goes from 'river' straight to 'home'.
+ [Say his name # like: col, say his name, hello col, is it you, tell him, greet him, call him, its col, id shout his name across the shop, hadley, ask if hes who i think, tap him on the shoulder, its you isnt it, id call out]
    'Col,' I said. He didn't turn round. He said: 'Row one. The pencil.' We neither of us knew what to do with our arms.
    -> driver
+ [Hum the next line # like: hum, join in, sing along, hum with him, answer, sing the next line, hum back, id pick up the tune with him, answer in song, two part humming, give him the following line, id harmonise, whistle along]
    I did, and you know how I sing. He winced, turned round, and said: 'Row one. The pencil.' It was Col Hadley.
    -> driver
+ [Let him finish first # like: let him finish, wait, listen, say nothing, till the end, let him hum, not interrupt, dont disturb him, id wait till the trumpet, hear it out, let the whole song pass, id stand there and enjoy it, never cut someone off]
    You'd do well in my chair. I let him get to the trumpet. Then he looked up and said: 'Row one. The pencil.' It was Col Hadley.
    -> driver
+ [any # any]
    I stood there with a duster and my mouth open. He looked up and said: 'Row one. The pencil.' It was Col Hadley.
    -> driver
= driver
# own
# back: Who carried you about, all those years, and never made anything of it?
He asked after my mother. He said he'd never thanked her, it hadn't crossed his mind that she was doing anything. Who was that for you? Somebody who got you from one place to the next, and made nothing of it.
+ [A parent, mostly # like: my mother, my father, mum, dad, parents, my parents, mom, my old man drove me everywhere, mother did the school run, dad at five in the morning, mama, it was my stepfather, my folks]
    They hide in plain sight, those. You think it's the weather, and it's somebody getting up at five.
    -> lastday
+ [A stranger, really # like: stranger, a teacher, neighbour, bus driver, someone i hardly knew, a stranger, coach, a lady from our street, the tram conductor, my coach picked me up, someone whose name i never learned, the man on the number nine]
    And they likely have no idea. My mother hadn't. She thought she was in transport.
    -> lastday
+ [I got myself about # no # like: nobody, no one, myself, me, alone, i did it alone, on my own, i walked by myself, no one ever gave me a lift, had my own two feet, i took care of myself, solo since i was small, my bicycle]
    Then you've driven that bus since you were small, and you'll know what it takes out of a person. Have the good chair.
    -> lastday
+ [any # slot: carried 14]
    '{carried}'. Right behind the driver. That's the best seat there is, and I've kept it.
    -> lastday
+ [any # any]
    I've chalked that on the seat right behind the driver. It's the best there is, you get the heater and the mirror.
    -> lastday
= lastday
# back: My mother's last morning on the bus. Do you want to know who was at the stop?
She retired in June. The last morning she opened the door at Cobble Weir, seven o'clock, and there weren't any children at the stop.
+ [Who was there? # yes # more # why # like: who, who was there, tell me, go on, what happened, yes, so who stood there, open the door and say, was somebody waiting, what did she see, carry on, who turned up]
    Twenty-six large people with briefcases. 'Room for us?' said Col. All twelve songs to the gates, and all of them jumped. {carried: I hope somebody says it to '{carried}', in whatever key.|She turned off the engine so we could finish.}
    -> END
+ [All of you, grown up # like: you, all of you, the old children, grown up, everybody, the thirty, col, you all, the grown ups, thirty big kids, her old passengers, the class came back, hadley and the rest, every one of you with grey hair]
    Twenty-six of thirty, and one on the telephone from a ship. {byheart: Nobody'd practised. You'll know how that goes, with '{byheart}'.|Nobody'd practised.} All twelve songs, to the gates, and at 'river' we all jumped.
    -> END
+ [Was she sad? # like: sad, was she sad, did she cry, poor woman, was it a sad day, lonely, that must have hurt, an empty stop how awful, was she in tears, oh no poor thing, did it break her heart, lonely morning]
    She looked in the mirror for a bit. Twenty-six of us, large, with briefcases. Then she put the handbrake on, turned round, and asked who had the pencil. I did.
    -> END
+ [any # any]
    It was us. Twenty-six of thirty, large, with briefcases. All twelve songs, to the gates, and at 'river' we all jumped. {road: I'd have stopped at '{road}', too, had it been on the way.|She turned off the engine to let us finish.}
    -> END
= aside
+ [songs # like: which songs, what were the twelve songs, what was song seven, what was on the tape, who sang it, what kind of music # about: songs, paper harbours, ballad, trumpet]
    The Paper Harbours, mostly. Song seven was 'Half Past the River'. You won't find it, it's invented. The trumpet was somebody's brother.
    -> DONE
+ [mother # like: is your mother alive, how is your mother, what is she like, what was your mother called, does she still drive, where is your mother now # about: mother, mum, mom, win]
    Win Vellacott, retired, and a terror at cards. She plays one song after supper, switches off, and thinks about it till the news.
    -> DONE
+ [col # like: what happened to col, what does col do, who is col, are you friends with col, is col nice, did you fall in love with col # about: beard]
    He's a heating engineer with two girls and a loud record collection. He does my heater for a side of anything.
    -> DONE
+ [pencil # like: what was the pencil for, why a pencil, what does the pencil do, explain the pencil # about: pencil]
    A hexagonal one fits the little wheel of a cassette. You wind the slack back in. It was my first job in music and I've never been so needed.
    -> DONE
+ [driving # like: why cant you drive, did you learn to drive, why dont you drive, can you drive # about: licence]
    One lesson. He asked me to turn down the music so he could see. I took his point and got out.
    -> DONE
+ [father # like: your father, where was your father, what about your dad, did you have a father # about: father, dad, mill, loom]
    At the mill, on earlies. He came home smelling of wet wool and asked what number we'd got to. He could hear the bus from the loom.
    -> DONE
+ [cassette # about: cassette, cassettes, tape, tapes # like: what was on the cassette, do you still have the cassette, where is the cassette now, why only one cassette, what did the cassette look like, where did she buy the tape]
    The cassette came free with eight gallons of diesel. Orange label, two sides, six songs on each. It lives in my mother's sideboard with the good forks, under a cloth.
    -> DONE
+ [twins # about: twins, dobbs, children, kids # like: who were the dobbs twins, what happened to the twins, were the kids nice, were there really thirty children, what are the children doing now, who sat next to you]
    The Dobbs twins ate crisps in canon, one always a packet behind. They've a bakery at Marrowby these days and still can't be told apart by bread.
    -> DONE
+ [headmaster # like: what was the headmaster like, was the headmaster angry, what was the headmasters name, was the headmaster strict, did the headmaster like music, what was wrong with his watch # about: headmaster, head teacher, principal]
    The headmaster was Mr Amory: chalk on both elbows, a watch he'd stopped believing. He took assembly that week on the subject of B-sides.
    -> DONE
+ [busitself # about: bus, engine, seats, wheel # like: what colour was the bus, how old was the bus, what happened to the bus, what did the bus smell like, how big was the bus, where is the bus now]
    The bus was green and cream, and it smelled of wet wool, orange peel and hot dust off the heater. A man at Cobble Weir keeps hens in it now. They lay to music.
    -> DONE
+ [weir # about: cobble weir, weir, village, chapel, bend, bends, road, bridge # like: what is cobble weir like, where is cobble weir, how long was the road, is cobble weir real, do you go back there, how many bends]
    Cobble Weir's a mill, a chapel and a river that minds nobody's business but everyone's washing. Nine miles to school, fourteen bends. It's in my story and no atlas.
    -> DONE
+ [twelve # like: how long was the drive, how long did it last, how many years did she drive, how often did you hear the songs, didnt it get boring, did you ever get sick of it]
    Fifty minutes out and fifty back, so you had the lot twice a day, less the weir. I was sick of song four by Christmas, and I'd give a crate to hear it with frost on.
    -> DONE
+ [happy # like: were you happy, were you embarrassed by your mother, were you bullied, were you proud of her, what were you like as a child, were you shy]
    I was proud and I hid it, as you do at eleven. I'd a job with a pencil in it. Nobody else on that bus was staff.
    -> DONE
+ [colboy # about: col, hadley # like: what was col like as a boy, what did col look like, was col a bad boy, how old was col, what was on cols tape, was col your friend]
    Col Hadley at thirteen was taller than his coat and had a comb in his sock. He'd a paper round, and spent the lot on volume.
    -> DONE

=== lift ===
# title: The song you can't find
# chip: Four years after one lost song
# keys: lost song, hum, find a song, hunt, search, melody, lift, elevator, forgotten, tax office
# lore: lost-song
-> five
= five
# back: Five hummed notes, a woman's voice, a blue cover. Do we take the case?
A man in a grey mac came in out of the drizzle, looked round, and hummed me five notes. 'Woman's voice,' he said. 'Blue cover. It's twenty years ago and I can't sleep for it.' I keep a notebook for those. Do we take him on?
+ [Of course we do # yes # like: yes, take the case, of course, help him, sure, lets find it, id love to, nothing id rather do, poor man let him sleep again, count me in, i love detective work, take him on, the hunt is on]
    Good. I wrote: 'Number nineteen. Five notes, up, up, stay, up, down.' He watched me write as if I were a doctor.
    -> cover
+ [Five notes is nothing # no # like: no, impossible, five notes, not enough, too little, hopeless, needle in a haystack, thats far too few, you will never find that, id send him home, no chance with so little, blue cover tells us nothing, be realistic]
    I've done it with three and a shrug. I wrote: 'Number nineteen. Five notes, up, up, stay, up, down.' He watched me write as if I were a doctor.
    -> cover
+ [Why can't he sleep for it? # why # like: why, why cant he sleep, what happened, who is he, whats the story, why does it matter, whats behind it, id want his reason, who sang it to him, why after twenty years, something must have happened to him, what keeps him awake]
    You ask the right end first. He wouldn't say. So I wrote: 'Number nineteen. Up, up, stay, up, down. Won't say why.'
    -> cover
+ [any # any]
    He stood and dripped. I wrote: 'Number nineteen. Five notes, up, up, stay, up, down.' He watched me write as if I were a doctor.
    -> cover
= cover
# back: One question to Mr Pell before he goes. Cover, weather, or hum it again?
Rule one of lost songs: the cover's never the colour they say. It's green. It's always green. His name was Mr Pell and he had a train to catch. One question, then. It's yours.
+ [Hum it again # like: hum, hum it again, again, more notes, sing it, once more, repeat, do it one more time, id need to hear those notes properly, give me that melody once more, slower please, can he repeat it, and a bit more of it]
    He did, and it came out different. The third note had moved. That worried me more than I let on.
    -> own_song
+ [Where were you? # like: where, where was it, where were you, what place, which place, in which town, location, what was around you, which room was it, where did you first hear it, describe the place, at home or outside, whereabouts]
    'Standing,' he said. I said, standing where? He thought. 'In a good suit,' he said, and went for his train.
    -> own_song
+ [What was the weather? # like: weather, what weather, rain, was it raining, season, was it summer, time of year, hot or cold, were you wet, did the sun shine, which month was it, what was the sky doing, was there snow]
    My own first question. I file by it. He shut his eyes and said: 'None.' No weather. I'd never had that before.
    -> own_song
+ [any # any]
    He gave that some thought, like a man patting his pockets. 'I was standing,' he said in the end. 'In a good suit.' And off to his train.
    -> own_song
= own_song
# own
# back: Have you a song or a sound like that, that you've lost? What's left of it?
Before we go hunting, what about you? Most people have one. A tune, a voice, a sound out of some summer, and you've only got the corner of it left. What's left of yours?
+ [Only the feeling # like: feeling, a feeling, the mood, just a feeling, atmosphere, warm feeling, how it felt, i recall how happy it made me, just a mood really, a kind of ache, the warmth of it, it made me cry and thats all i have, a shiver]
    That's the label torn off and the record still whole. It's in there.
    -> wrong
+ [A few words, surely wrong # like: words, lyrics, a line, misheard, one line, wrong words, some words, i only know half a verse, some nonsense syllables, one phrase keeps going round, a misheard refrain, the chorus but not the name, bits of text]
    Wrong words are as good as fingerprints. One woman hunted 'the bishop's in the marmalade' for years. It was a hymn.
    -> wrong
+ [I've never lost one # no # like: none, never, nothing, no, i find them all, the internet, i look it up, my phone recognises everything, i remember all my songs, i can find anything online, never happened to me, i have them all on a list, an app does it]
    Then you've had good luck or a good machine. Stay by me all the same, you've got fresh ears.
    -> wrong
+ [any # slot: trace 16]
    '{trace}'. It's in the notebook, number twenty. We'll keep an ear open while we're out.
    -> wrong
+ [any # any]
    It's in the notebook, all of it, under number twenty. We'll keep an ear open while we're out.
    -> wrong
= wrong
# back: The crane driver swears it's a reversing crane. Believe him?
The first year I played him every woman who'd ever stood near a violin. No. The second, my crane driver lifted a finger at the bar and said he knew those notes. They were Number Four crane, reversing. Do we go down to the harbour?
+ [Go and listen # yes # like: go, listen, yes, check it, harbour, lets go, worth a try, go and see, worth a walk to the quay, lets hear the machine, id follow any lead, cant hurt to check, why not take a look, get your coat]
    We went, the three of us, at six in the morning. Number Four reversed for us twice. Two notes out of five. Mr Pell thanked the crane.
    -> wear
+ [It can't be a crane # no # like: no, not a crane, nonsense, cant be, ridiculous, a crane is not a song, he is wrong, machines dont sing, i wont fall for that, a crane has no voice, the old man is confused, she was a woman not a winch, waste of a morning]
    You can't tell that to forty years of cranes. We went at six in the morning. Two notes out of five were right. Mr Pell thanked the crane.
    -> wear
+ [Buy him a drink and nod # like: drink, nod, humour him, smile, be kind, pour him one, just nod, let him talk, id let the old boy have his say, be nice about it, another ginger and lime for him, smile and say maybe, stand him a glass, agree politely]
    I poured. He still had us down there at six in the morning. Two notes out of five, it turned out. Mr Pell thanked the crane.
    -> wear
+ [any # any]
    He'd got his cap on by then. Six in the morning, the three of us on the quay, and Number Four reversed twice. Two notes out of five. Mr Pell thanked the crane.
    -> wear
= wear
# back: He's wearing the tune out by humming it. Would you tell him to stop?
Third year. Mr Pell came in every Thursday and hummed, and every Thursday it had less in it. He was wearing it out. Up, up, stay had turned into a sort of cough. Would you tell him to stop?
+ [Yes. Save what's left # yes # like: stop, tell him, yes, save it, stop humming, protect it, no more, tell him to spare it, id beg him to give it a rest, before its gone for good, put a ban on it, every hum costs him something, silence it]
    I told him: not one note till I say so. He took it like a man who's been told to rest a leg. And he did sleep, that week, he said.
    -> clue
+ [No. It's all he's got # no # like: no, let him, its all he has, cruel, leave him, let him hum, never, its his comfort leave it, who am i to forbid it, i couldnt take that from him, let the poor man enjoy it, id rather he sang, its his to use up]
    I held my tongue until August. Then there were only two notes left, and I asked him to rest it, like a leg. He slept that week, he said.
    -> clue
+ [Write it down properly # like: write it down, record it, notes, sheet music, tape it, ask a musician, your brother, get it on paper, put it on tape while you can, id note it down in music, call a musician in, transcribe it, make a recording]
    My brother Teo came, with a tuning fork. He listened and said: 'That isn't a song. It's a man going somewhere.' I told Mr Pell to rest it.
    -> clue
+ [any # any]
    He'd have done anything we asked by then. I told him: rest it, like a leg. Not one note. He slept that week, he said.
    -> clue
= clue
# back: He was standing, in a good suit, there was no weather, and it always went up. Where?
And with the humming gone, the rest came up. He was standing. In a suit. There was no weather. There were other people and nobody spoke. And it made him feel he was going up. So where was he?
+ [In a lift # like: lift, elevator, in an elevator, in a lift, going up, a lift, one of those boxes that go up, between floors, riding up in a hotel, press a button and up you go, muzak, the thing with sliding doors]
    ~ upwards = 1
    I needed another week for that. I was in the market hall with a crate of polkas, the doors shut, and I thought: no weather.
    -> waiting
+ [In a church # like: church, cathedral, chapel, funeral, wedding, choir, mass, at a service, at mass on sunday, singing hymns, under an organ, somebodys burial, a cathedral choir]
    Suit, silence, upwards: I'd have sworn to it, and I asked two organists. Then I took a crate up in the market hall lift, and the doors shut, and I thought: no weather.
    -> waiting
+ [On an escalator # like: escalator, stairs, staircase, department store, moving stairs, shop, on the stairs, moving staircase in a shop, the rolling stairs, metro stairs, climbing steps, in the underground]
    You're within ten feet. I took a crate up in the market hall lift, the doors shut, four people, nobody spoke, and I thought: no weather.
    -> waiting
+ [any # any]
    It went on the list, and the list had got long. Then I took a crate up in the market hall. The lift doors shut, four people, nobody spoke, and I thought: no weather.
    -> waiting
= waiting
# own
# back: Where in your life have you stood about the most, waiting?
He'd worked six floors up in the old tax office for eleven years. Twice a day, up and down, with that in his ears. Where have you stood about the most in your life, only waiting?
+ [At a bus stop # like: bus stop, station, platform, train, bus, the stop, railway, railway platforms, for trams mostly, out in the rain for the 42, taxi rank, at the airport, at the tube]
    Six years on the other side of that window, selling tickets. I know the look. People hum there and think it's the wind.
    -> doors
+ [Outside a door # like: door, outside a door, office, corridor, waiting room, hallway, doctor, in a hospital corridor, at the headmasters office, for the toilet, in front of a closed office, at the dentists, at my childs classroom]
    Then you'll know every mark on that door, and what went on behind it by the feet. It's a whole side, a door.
    -> doors
+ [I never wait # no # like: never, i dont wait, nowhere, always late, impatient, not me, i walk away, no patience whatsoever, i always arrive last, others wait for me, id rather leave, i hate queues so i skip them]
    A sprinter. You'd have taken the stairs at the tax office, and we'd not have a story.
    -> doors
+ [any # slot: waited 14]
    '{waited}'. There's a tune to that as well. You'd know it if it stopped.
    -> doors
+ [any # any]
    There's a tune to that as well, I'll bet you. You'd know it if it stopped.
    -> doors
= doors
# back: The lift's been dead two years and comes down on Monday. Do you get in?
Then I read it in the paper: the tax office was coming down on Monday. {upwards: You'd had it for a week by then.|I ran.} The caretaker gave us power for ten minutes. The lift hadn't moved in two years. The light in it was brown. After you.
+ [I get in # yes # like: get in, yes, of course, go in, sure, lets go, in, id hop in, what are we waiting for, nothing ventured, six floors of adventure, press the button]
    Then there were three of us, and a smell of pennies. Mr Pell had put the suit on. He pressed six without looking.
    -> sixth
+ [I take the stairs and meet you # no # like: stairs, no, never, not safe, walk, too scary, claustrophobic, wait outside, id walk up, ill see you on six, a lift dead two years no thanks, i have a fear of small spaces, my legs are safer, you first and ill climb]
    Somebody ought to be left to tell it. We got in, Mr Pell and I. He'd put the suit on. He pressed six without looking.
    -> sixth
+ [Send the caretaker first # like: caretaker, test it, him first, after you, try it empty, someone else first, let him try it out, the man with the keys should go, send it up empty, a guinea pig first, him before us]
    He said he'd a family. So it was Mr Pell and me and a smell of pennies. He'd put the suit on. He pressed six without looking.
    -> sixth
+ [any # any]
    Mr Pell had already stepped inside. He'd put the suit on. I got in after him, it smelled of pennies, and he pressed six without looking.
    -> sixth
= sixth
# back: The music's there, but nobody's singing in it. So who was the woman?
It groaned, and then out of the ceiling came the music. Up, up, stay, up, down. A clarinet and a bit of damp. He stood there with his hat in his hand. 'That's it,' he said. Then: 'But where is she?' Nobody was singing. There's no voice on it at all.
+ [Somebody in the lift sang # like: someone in the lift, a colleague, a woman in the lift, she hummed, she worked there, another passenger, she sang along, a woman standing next to him, somebody rode with him, a fellow passenger was humming, one of the staff, it was a neighbour in the cabin, a real person beside him]
    You're ahead of him. I asked who else rode up at ten to nine. He opened his mouth and shut it, and had to hold on to the rail.
    -> voice_door
+ [He imagined her # like: imagined, imagination, in his head, dreamed, made up, his memory, wishful, she never existed, he invented her, wishful thinking, he filled it in himself, memory plays tricks, only in his mind]
    I thought so too, between two and three. Then I asked him who else rode up at ten to nine. He had to hold on to the rail.
    -> voice_door
+ [There's another version # like: another version, other record, a cover version, different recording, the original, original song, he heard a different recording, the vocal version, somewhere a record with singing exists, not this one then, keep hunting for the real one, a remix]
    I'd have gone home and hunted it for another four years. But I asked him who else rode up at ten to nine. He had to hold on to the rail.
    -> voice_door
+ [any # any]
    Between the third floor and the fourth I asked him who else rode up at ten to nine. He opened his mouth, and had to hold on to the rail.
    -> voice_door
= voice_door
# own
# back: Whose voice would you know through a closed door?
A woman from the fifth floor. Grey coat. She'd hummed along with the ceiling every morning, under her breath, for eleven years, and he'd never once spoken to her. That was the song. Whose voice would you know through a closed door?
+ [My mother's # like: my mother, mum, mom, my mothers, my father, dad, my parents, mama, my dads cough, the voice that read to me, my nans, mum shouting dinner, the woman who raised me]
    Through a closed door and a running tap. They get in before the ears are finished, those.
    -> window
+ [One I don't hear any more # like: someone gone, someone i miss, an ex, not any more, a lost voice, an old friend, i dont hear it now, somebody who left, a voice that is gone from my life, my first love, he moved away, we lost each other, i miss it every day]
    Then I'll turn everything off for a moment, and say nothing at all.
    -> window
+ [My own, unfortunately # like: my own, mine, me, my voice, own voice, just myself, only mine, i only know how i sound, my own cough, talking to myself, i live by myself so mine, the one in my head, unfortunately just yours truly]
    On tape, I suppose. It's always somebody's cousin. You get to like her.
    -> window
+ [any # slot: voice 14]
    '{voice}'. Then you've got what Mr Pell had, only with a name to it. I'd say that's most of the hunt done.
    -> window
+ [any # any]
    I heard that with my head tilted, like at the ticket window. Mr Pell had six floors and a grey coat to go by.
    -> window
= window
# back: I've taped the lift and put it on in the doorway. Want to know who stopped?
I'd taped it, of course, doors and all. That Saturday I put it on in the shop doorway, loud, from nine o'clock. By eleven the whole street hated me. I let it run.
+ [Did she come? # yes # more # why # like: did she come, yes, who came, tell me, go on, what happened, who stopped, was it her in the end, who hummed, did anybody stop, tell me she came, what did you see, and then]
    Ten to twelve. A woman with leeks, grey hair, walking by. She didn't stop. She hummed. Second bar, under her breath. Mr Pell was behind the door in the suit. {voice: You'd know how he knew. You've '{voice}'.|He took his hat off. I went and dusted.}
    -> END
+ [Nobody came, I suppose # no # like: nobody, no one, she didnt come, no, she is dead, she never came, too late, id guess no one, the street stayed empty, she moved away long ago, i fear she is dead, all for nothing, nobody walked past]
    So I'd begun to think. Ten to twelve, a woman with leeks went by, and hummed. Second bar. {trace: It gives me hope for '{trace}'.|I crossed out number nineteen.} The cover, by the way: the lift was lined in green baize.
    -> END
+ [The police came # like: police, neighbours, complaint, the locksmith, the whole street, noise complaint, someone complained, you were arrested, the locksmith thumped, a constable turned up, angry shopkeepers, half the street shouted]
    At half past. He stayed for a side. At ten to twelve a woman with leeks went by, humming, second bar, and Mr Pell came out from behind the door. {waited: So if it's ever '{waited}' again, hum a bit. Somebody may be behind it.|}
    -> END
+ [any # any]
    Ten to twelve. A woman with leeks went by and she hummed. Second bar. Mr Pell was behind the door, in the suit. {waited: I thought of you and '{waited}', and went to dust.|I went and dusted.}
    -> END
= aside
+ [her # like: who was she, what was her name, did they get together, are they together now, did he talk to her, what did she say]
    Agnes Lister, accounts. He said: 'Fifth floor.' She said: 'Sixth. You always held the door.' They go up and down the cliff railway on Thursdays.
    -> DONE
+ [whose # like: who wrote the music, what was the song called, who made the lift music, is it a real song, what was it # about: clarinet, clarinettist]
    A clarinet player in need of a winter coat. He did forty minutes of it in one afternoon and never set foot in a lift, he told me. Heights.
    -> DONE
+ [notebook # like: whats in the notebook, other lost songs, which songs are missing, number twelve, what else is in the notebook # about: notebook, number twelve, horse]
    Number twelve says 'woman, possibly underwater, cross about a horse.' That's all she left. I think of it in the bath.
    -> DONE
+ [green # like: why is the cover green, why green, was the cover green, what colour was it # about: cover, green, blue]
    Nobody knows. They say blue, they'd swear to blue. It's green. I believe it's what blue turns into if you leave it in a head.
    -> DONE
+ [pell # like: who was mr pell, why couldnt he sleep, what did mr pell do, was he married, is he lonely # about: pell]
    Retired, a widower for some years, neat hands. He once put a record back in the right sleeve in the dark. I'd have hunted ten years for him.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, is that real]
    It stands in my story, floor by floor. The story's invented and I'm an AI. You may check the five notes.
    -> DONE
+ [craneman # like: what was the crane like, who is the crane driver, was the crane driver embarrassed, is the crane still there, what note does the crane make, why did he think it was a crane # about: crane, crane driver]
    The crane driver had sat in Number Four for forty years and took two notes out of five as a pass. He still lifts a finger when she reverses. She's in F.
    -> DONE
+ [teo # about: teo, brother, tuning fork, bells # like: who is teo, what does teo do, is teo older, does teo live near you, did teo help]
    Teo tunes church bells and can tell you what your radiator's in. He hit everything in our house with a spoon till he was twelve. Then he was paid for it.
    -> DONE
+ [taxoffice # about: tax office, office, building, caretaker # like: what was the tax office like, why did they pull it down, what did the caretaker say, what did it smell like, what is there now, where was the tax office]
    The tax office was six floors of brown lino and polished forms. There's a garden there now, flat as a plate, and people walk across it on tiptoe without knowing why.
    -> DONE
+ [lift # about: lift, elevator, lifts, elevators # like: what was the lift like, was the lift safe, how big was the lift, how old was the lift, does the market hall lift work]
    Lifts are where people listen and don't know it. Four strangers, nowhere to look, and a tune they'd never choose. I've learned to ask about them first.
    -> DONE
+ [mac # like: what did he wear, what did he look like, how old was the mac, did he always wear a suit, was it a good suit # about: mac, grey mac, suit]
    The grey mac was older than his marriage had been, he told me, and dripped in four-time. The suit was better. He'd had it let out for the occasion by half an inch.
    -> DONE
+ [years # like: how long did it take, how many years did you search, why did it take four years, did you ever want to give up, was it worth it, would you do it again]
    Four years, near enough, of Thursdays. I wanted to give up twice, both times in February. I'd start again tomorrow for three notes and a shrug.
    -> DONE
+ [humming # about: hum, humming, melody, tune, notes, song # like: how did the tune go, can you hum the notes, what did it sound like, was the song pretty, what key was it in, why do songs wear out]
    The tune goes up, up, stays, up, down. Every time you fetch a thing like that out of your head you put it back a bit different. He'd fetched it daily.
    -> DONE
+ [feelings # like: were you scared, were you excited, were you nervous, did you like him, were you sad]
    I was fond of him by the second winter. You can't listen to a man's five notes every Thursday and stay behind the counter.
    -> DONE

=== whistler ===
# title: Nine years with a whistler
# chip: The man who never got to the tune
# keys: whistle, husband, married, marriage, divorce, ferry, habit, love, tune, ex
# lore: whistler
-> queue
= queue
# back: A man whistles four notes in the ferry queue and stops. Would you ask how it goes on?
I sold ferry tickets then. Loudspeaker, a round hole in the glass. A man in the queue whistled four notes and stopped. You could hear a tune coming. It didn't. He got to the window and I'd lost my place. Would you have asked how it goes on?
+ [Yes. I'd have to know # yes # like: yes, ask, of course, id ask, i have to know, how does it go on, sure, id burst if i didnt, tell me the rest please, curiosity would get me, how could anyone not ask, the tune would haunt me, excuse me sir what comes next]
    I nearly did. I said, 'Single or return?' He said, 'Return', and for a week I leaned towards the door.
    -> reason
+ [No. Not a stranger # no # like: no, not a stranger, too shy, never, say nothing, none of my business, id wonder, id be far too timid, mind my own affairs, it would be rude, you dont bother people, id only think it, i never talk to strangers]
    Nor could I. I said, 'Single or return?' He said, 'Return', and for a week I leaned towards the door.
    -> reason
+ [Finish it for him # like: finish it, whistle back, complete it, whistle the rest, sing the next bit, make one up, id supply the ending, whistle the rest at him, hum it through the glass, invent a fifth note, answer with four of my own, complete the phrase]
    I can't whistle, and I can't sing. I said, 'Single or return?' He said, 'Return', and for a week I leaned towards the door.
    -> reason
+ [any # any]
    I had a queue to the fish market and a face like a beetroot. I said, 'Single or return?' He said, 'Return', and for a week I leaned towards the door.
    -> reason
= reason
# back: I married him partly to hear the rest of a tune. Good reason, or bad?
He came every Friday, and he whistled, and it never got there. I married him in the spring. His name's Emmet, and he's a decent man. And I'll tell you the truth: a good third of it was to hear the rest.
+ [There are worse reasons # like: worse reasons, why not, good enough, good reason, romantic, sweet, fine by me, people marry for less, i find it charming, curiosity is as good as any, my parents had weaker grounds, totally understandable, id have done it too]
    That's what the registrar said, more or less. I've met couples who did it for the curtains.
    -> kitchen
+ [That's a terrible reason # like: terrible, bad reason, bad, no, crazy, mad, not a reason, ridiculous, thats madness, what a silly ground for marriage, you should have bought a record instead, awful idea, youd regret that, no basis for a wedding]
    Verdict accepted. It was. It lasted nine years, so bad reasons can be sturdily made.
    -> kitchen
+ [And the other two thirds? # why # like: other two thirds, the rest, and the other, what else, did you love him, why else, what about the remaining part, and apart from that, which were the real reasons, was there love in it, tell me of the other bits, so the majority was something else]
    He peeled oranges in one long piece, and he never slammed a thing. I'd marry the oranges again.
    -> kitchen
+ [any # any]
    The registrar looked at me a bit like that too. I've met couples who did it for the curtains.
    -> kitchen
= kitchen
# own
# back: What habit of somebody's have you put up with?
So then I had it in the kitchen. Four notes over the kettle. Four on the stairs. Four with a toothbrush in. And always the door left open at the end. You've lived with people. What habit have you put up with?
+ [Snoring # like: snoring, snore, sleep talking, grinding teeth, snores, sleep noises, sawing wood every night, he snored like a tractor, teeth grinding, talking in his sleep, the nightly concert, a trombone in bed]
    In two parts or one? A regular snore's a bass line. I'm told some can't sleep once it's gone.
    -> teo
+ [Never closing anything # like: open drawers, never closing, doors, cupboards, lids, lights, leaves everything open, mess, toothpaste without the cap, every cupboard ajar, wet towels everywhere, the fridge left open, socks on the floor, lights burning in all rooms]
    Drawers, lids, sentences. He was like that only in music. I used to shut the cupboards in the key of his last note.
    -> teo
+ [I'm the one with the habit # like: me, its me, im the one, my habits, mine, im the annoying one, i do, guilty its my habits, others had to put up with me, im impossible to live with, you should ask my flatmates, it is i who hums, im the problem]
    An honest witness. Somewhere somebody's leaning towards a door on your account.
    -> teo
+ [any # slot: habit 14]
    '{habit}'. I've put that on the shelf beside the whistling. They can annoy each other.
    -> teo
+ [any # any]
    I've put that on the shelf beside the whistling. It's the long shelf.
    -> teo
= teo
# back: Teo says the four notes are a knock before a door. What would you say they are?
Third year. I had my brother Teo over, who tunes bells, and hid him behind the kitchen door with a pencil. Emmet came down, kettle, four notes. Teo wrote them out and looked at them for a long time. What would you say they were?
+ [The start of a hymn # like: hymn, song, start of a song, church, folk song, anthem, first line, melody, the opening of a carol, it starts some old song, a church tune, a theme from a film, the intro to something, a psalm]
    He tried every hymn with four legs. None fitted. 'No,' he said. 'It's not a beginning. It's what a thing does before it begins.' A knock.
    -> asked
+ [A signal of some sort # like: signal, alarm, bell, doorbell, ringtone, chime, a call, siren, a warning, sounds like a chime, somebody calling the dog, code for something, an announcement sound, station jingle]
    Now remember you said it. Teo put it so: 'It's not a beginning. It's what a thing does before it begins.' Like a knock, he said.
    -> asked
+ [Just a nervous habit # like: habit, nothing, tic, nerves, nervous, random, meaningless, no idea, it means nothing at all, he was simply restless, just noise, a quirk, boredom i think, people do that without thinking]
    I'd come to that too, most evenings. Teo shook his head. 'It's what a thing does before it begins,' he said. 'Like a knock.'
    -> asked
+ [any # any]
    Teo's got that on his sheet, I'd imagine, somewhere. His own finding was: 'It's what a thing does before it begins. Like a knock.'
    -> asked
= asked
# back: He doesn't know he whistles. Do you tell him, or leave it?
Fifth year, on our anniversary, over the fish. I put down my fork and asked him straight out: Emmet, what's the tune? He looked at me. 'What tune?' he said. He'd no idea that he whistled.
+ [Tell him # yes # like: tell him, yes, honest, of course, he should know, explain, truth, he ought to be told, id say you whistle dear, id whistle it to him, of course out with it, no secrets in a marriage, id come right out with it]
    ~ dared = 1
    You're braver than I was. I looked at that kind face with a fishbone in its hand. I said: 'Never mind. Eat.'
    -> hush
+ [Leave it # no # like: leave it, no, dont tell, keep it, let it be, never mind, say nothing, let him be innocent, telling would spoil it, i wouldnt breathe a word, dont make him self conscious, some things die when you name them, keep it to myself]
    So I thought. If you tell a man, he stops. I said: 'Never mind. Eat.'
    -> hush
+ [Laugh until I cry # like: laugh, laughing, funny, giggle, cry, hilarious, burst out laughing, id have choked on my fish, in stitches, thats the funniest thing, tears down my face, id roar, crack up at the table]
    I'd have given a good tooth for that. I looked at the kind face with the fishbone, and said: 'Never mind. Eat.'
    -> hush
+ [any # any]
    I didn't find one word to say, then. I looked at that kind face with a fishbone in its hand. 'Never mind,' I said. 'Eat.'
    -> hush
= hush
# own
# back: What did you notice only when it stopped?
And in the eighth year, one October, I was washing records and thought: it's quiet. It had been quiet for weeks. He'd stopped, and I couldn't have told you on which day. What have you noticed only when it stopped?
+ [A noise in the house # like: a noise, fridge, clock, heating, the clock, a hum, machine, traffic, the neighbours dog, the old boiler, the tram outside, a dripping tap, next doors piano, the church bell]
    The ear lets go of a thing so slowly. Then it stops, and the whole room takes one step towards you.
    -> crates
+ [Somebody's calls # like: calls, phone calls, messages, texts, someone called, my friend, letters, my mothers sunday ring, his good morning text, postcards stopped coming, the emails dried up, she no longer phoned, a daily message]
    That one has no date either. There's a last one, and it looks just like the others.
    -> crates
+ [Being worried # like: worry, worrying, pain, fear, being sad, stress, anxiety, heartache, i wasnt afraid any more, the grief had lifted, being unhappy, my headaches, that knot in my stomach, i had quit fretting]
    That's a good silence, and you only hear it on the stairs, weeks late. I'd press that one.
    -> crates
+ [any # slot: stopped 14]
    '{stopped}'. Yes. And nobody rings a bell for it.
    -> crates
+ [any # any]
    I've let that ring, right to the run-out. Nobody strikes a bell when a thing stops. That's what's wrong with stopping.
    -> crates
= crates
# back: We're dividing the house. He takes the kettle. What would you have kept?
We parted politely, in the ninth year. No plates. He took the kettle, the good scissors and the bicycle, and left a note about the boiler. What he left me, without a note, was forty crates of records. That's the shop. What would you have kept?
+ [The kettle # like: kettle, the kettle, scissors, bicycle, bike, the practical things, boiler, how do you live without tea, id fight for the good scissors, i need the bike, useful stuff first, the household things, who leaves without a kettle]
    Sensible. I boiled water in a fish pan until Easter. But you can't turn over a kettle.
    -> cello
+ [The records, every time # like: records, the records, music, crates, the forty crates, vinyl, all of them, every disc of it, id never part with my collection, forty boxes obviously, music above all, the shop in other words, sleeves and all]
    Then you've forty crates on a first floor and no kettle. That's exactly how it starts.
    -> cello
+ [The house to myself # like: the house, peace, quiet, freedom, the silence, nothing, my freedom, the bed, just to be left alone, the empty rooms, four walls and calm, to sleep diagonally, no more noise, my own front door]
    I had that as well. It whistled, I found. All houses do, a bit, at the same place on the stairs.
    -> cello
+ [any # any]
    There was nobody left to divide with. I sat on a crate that night and ate an egg between toast, standing up and sitting down by turns.
    -> cello
= cello
# back: I can hear him practise through a lit window. Go in, go home, or stay?
Three years on, I'm walking home by the chandler's. A lit window on the first floor, open an inch, and a cello. He'd taken it up, I'd heard. Four notes. Those four. I stood still in the street with a bag of onions. What would you do?
+ [Stay and listen # like: stay, listen, wait, stand still, stay there, keep listening, stand and listen, id not move an inch, rooted to the spot, hear him to the end, lean against something, eavesdrop, listen from the pavement]
    The only thing for it. I leaned on a bollard. Four notes. And then, for the first time in twelve years, he went on.
    -> ends
+ [Go home. It's not for me # no # like: go home, leave, walk on, not for me, no, move on, run away, its over between us, id hurry past, keep walking, i have no right to it, let the past be, turn the corner fast]
    I had one foot off the kerb. Four notes. And then, for the first time in twelve years, he went on.
    -> ends
+ [Ring the bell # yes # like: ring, ring the bell, go in, knock, say hello, call up, go up, press his buzzer, id call his name up, throw a pebble at the glass, climb those stairs, id shout well done, tell him im here]
    {dared: You'd have told him over the fish, too.|You'd have made a better wife.} I got as far as lifting my hand. Four notes. And then, for the first time in twelve years, he went on.
    -> ends
+ [any # any]
    The onions were heavy and I never noticed. Four notes. And then, for the first time in twelve years, he went on.
    -> ends
= ends
# own
# back: What in your life has been all run-up so far, and you'd like to hear the rest?
I'll tell you how it goes on, it's short. But first, since we're both standing in a street with a bag. What in your life has been all run-up so far? The thing you've been about to do.
+ [A move, or a journey # like: travel, a journey, move, moving, trip, abroad, emigrate, leave town, seeing the world, a new city, selling up and going, the big trip, living by the sea, packing my bags]
    I sold tickets to that look for six years. They always ask what time the last one comes back.
    -> tune
+ [Saying something to someone # like: tell someone, say something, confess, an apology, sorry, i love you, a conversation, there is a person i should tell, i keep rehearsing a sentence, telling him how i feel, asking her out, i owe somebody an apology, the talk with my father]
    Four notes and an open door. I know that tune. No hurry from me, I took nine years.
    -> tune
+ [I'm past my run-ups # no # like: nothing, done, no more, im happy, finished, past it, none, i have arrived, nothing left to wait for, content as it is, i already did it all, no plans ahead, im where i want to be]
    Then you're on the tune already. Have the good stool, and hum it to the rest of us.
    -> tune
+ [any # slot: runup 16]
    '{runup}'. I'm leaning towards the door for it. Gently, I won't push.
    -> tune
+ [any # any]
    I'm leaning towards the door for that. Gently, I won't push.
    -> tune
= tune
# back: Shall I tell you what came after the four notes?
So. Four notes on a cello. And then a line that went up a step, along, along, and down at the end. It was hardly a tune. It was more like talking. I knew every bit of it, and it took me till the corner to know where from.
+ [Where from? # yes # more # why # like: where from, tell me, what was it, go on, yes, what, so what was it, whence did you know it, im hanging on your lips, say it, i want to hear, which place was it]
    The ferry office. Four notes: the chime of the loudspeaker. And after that, up, along, along, down: me. 'The ten past four to the island.' He'd been whistling up to my voice. {runup: So with '{runup}', I'd say don't stop at the fourth note.|For nine years.}
    -> END
+ [It was you # like: you, it was you, your voice, mara, the loudspeaker, the chime, the ferry, an announcement, was it you speaking, he whistled you, your own announcement, that was your melody, it came from your window, the tannoy]
    You've ears. The loudspeaker chime, and after it my own voice: 'The ten past four to the island.' {stopped: It's like '{stopped}': you hear it when it's gone.|I was the tune.} I put down the onions.
    -> END
+ [Don't tell me # no # like: dont tell me, no, leave it, keep it, let me guess, stop here, id rather wonder, leave it unresolved, keep the door open, let it stay four notes, no spoilers, i prefer not knowing]
    Then I'll leave the door open for you. You've four notes of it. {habit: Mind '{habit}' doesn't come in.|It doesn't let in much of a draught.}
    -> END
+ [any # any]
    It was the chime in the ferry office. And after the chime, me: 'The ten past four to the island.' He'd been whistling up to my voice, for nine years, and I was leaning at the wrong door.
    -> END
= aside
+ [now # like: did you tell him, do you still talk, are you friends now, have you met since, did you go back, what did you do then]
    I sent him a string for the cello, no letter. He sent back a kettle. We nod on the quay. It's a good nod.
    -> DONE
+ [why # why # like: why did you divorce, why did you split up, why did it end, what went wrong, whose fault was it, did he cheat]
    Nobody did a thing. We'd both gone quiet and each of us thought it was the other's turn. It's the dullest way, and it's very common.
    -> DONE
+ [clock # like: why ten past four, whats with the clock, ten past four, your shop clock, why did the clock stop # about: clock, shop clock, ten past four]
    It's where my shop clock stopped, one morning, years before the onions. I never had it mended. I couldn't have said why.
    -> DONE
+ [him # like: what was he like, what does emmet do, who is emmet, is he nice, what was your husband like, did you love him # about: emmet, husband, man]
    A ship's chandler. Rope, lamps, tar. He could tell you the breaking point of anything but himself. I was fond of him, and I still am.
    -> DONE
+ [again # like: would you marry again, do you regret it, did you remarry, is there someone new, do you miss him, are you lonely]
    I've got very fond of finishing a tune. That takes up most evenings. No regrets: I'd a tortoise and forty crates out of it.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, were you really married]
    On the page, yes. I'm an AI and never had a ring on anything. But the four notes are written out, I can show you the knock.
    -> DONE
+ [whistle # about: whistle, whistling, whistles, notes # like: what did the whistle sound like, how did the whistling go, was it loud, was he good at whistling, how often did he whistle, did the whistle annoy you]
    The whistle was low, through the teeth, quite in tune: four notes, then a door left open. I've heard blackbirds with less patience.
    -> DONE
+ [ticket # like: did you like selling tickets, how long did you sell tickets, what was the ferry office like, why did you leave the ferry, where did the ferry go # about: ticket office, ferry office, ferry, tickets]
    The ferry office was a stove, a stool and a round hole in the glass. Six years of hands. I could tell you a day tripper from a runaway by the change.
    -> DONE
+ [teobrother # about: teo, brother, bells, tuning fork # like: who is teo, what does teo do, did teo find the tune, is teo older than you, does teo like emmet]
    Teo tunes bells for a living and hid behind my kitchen door for a slice of lemon cake. His notes are still on the wallpaper. He'd brought a pencil and no paper.
    -> DONE
+ [cello # like: why the cello, was he good on the cello, who taught him the cello, how long did he play the cello, does he still play # about: cello, bow]
    The cello was a second-hand one with a knot in its shoulder. He'd come to it at forty-six. It sounded like furniture learning to be sorry.
    -> DONE
+ [orange # about: oranges, orange, orange peel # like: why oranges, do you still eat oranges, what about the oranges, how did he peel oranges, why do you dry orange peel]
    The oranges he peeled in one piece, round and round, and hung the peel on my ear. I dry mine on the heater. It's a good smell to be left with.
    -> DONE
+ [onions # like: what did you do with the onions, how heavy were the onions, why onions, what street was it, did you drop the onions # about: onions, onion]
    The onions were three pounds of red, for soup. I don't recall the soup. I'd a groove in two fingers for a week, like off a string.
    -> DONE
+ [kettle # like: who got the house, what did the note say, what happened to the house, what was wrong with the boiler, who lives there now, did you sell the house # about: house, boiler]
    The house went to a couple with a loud baby, and the boiler with it. 'Hit it twice, low down,' said his note. Good advice, and I've used it on amplifiers.
    -> DONE
+ [records # about: records, crates, shop, forty crates # like: whose records were they, where did forty crates come from, how many records did you have, is that how you got the shop, what records were they]
    The forty crates were mine, bought on ferry wages, a Saturday at a time. He'd built the shelves for them, and dovetailed every corner. They hold yet.
    -> DONE
+ [wedding # like: what was the wedding like, where did you marry, who came to the wedding, how old were you when you married, what did you wear # about: wedding, registrar]
    The wedding was eleven people and a harbour pilot who'd come in to ask the way. The registrar had a cold. Emmet whistled while we waited, so I signed quickly.
    -> DONE
+ [angry # like: were you angry, did it hurt, were you sad, did you cry, were you heartbroken, were you unhappy]
    I was tired more than sad, and then I was surprised how heavy a kettle can be when it isn't there.
    -> DONE

=== yours ===
# title: Your record, both sides
# chip: Let's press a record of you
# keys: my record, about me, my song, mixtape, playlist, album, my street, side two, sleeve, my day, portrait
-> speed
= speed
# back: A blank disc, and it's yours. Slow speed or quick?
I've a blank disc here and a sharp pencil. Tonight we press yours. Not songs: sounds. You tell me what's on it and I put it in order. First the speed. How's life turning at the moment?
+ [Slow. Thirty-three # like: slow, thirty three, slowly, calm, quiet, too slow, dragging, easy, steady, unhurried these days, crawling, everything takes its time, peaceful, like treacle, half asleep]
    Thirty-three. There's room for long tracks, then. I'd rather fill a slow side than chase a quick one.
    -> one
+ [Quick. Forty-five # like: quick, fast, forty five, busy, hectic, too fast, hurried, racing, a hundred miles an hour, no time to breathe, nonstop, flat out, it all flies past, rushing from one thing to the next]
    ~ quick = 1
    Forty-five. Then I'll cut it deep, so that nothing jumps. Mind your sleeves.
    -> one
+ [It skips # like: skips, it skips, stuck, jumping, same day over and over, scratched, broken, all over the place, it hangs in one place, round and round in the same groove, it hiccups, a bit broken at the moment, jumps back all the time, groundhog day]
    Then we'll put a coin on the arm. My favourite record skips, and I know every place by name.
    -> one
+ [any # any]
    I've written that on the label where the speed goes. The machine will work it out.
    -> one
= one
# own
# back: Side one, track one: what's the first sound of your morning?
Side one, track one. Always start with a door. What's the first thing you hear in the morning? Not what you'd like to. What you do.
+ [The alarm, and I hate it # like: alarm, the alarm, phone alarm, my alarm, alarm clock, beeping, snooze, that awful buzzer, my mobile screaming, six thirty ring, radio alarm, i hit it three times, the horrible bleep]
    Everybody has one and nobody claims the royalties. Ten seconds of it, and then the second time, when you meant it.
    -> two
+ [Other people # like: kids, neighbours, my partner, children, my family, snoring, someone else, my husband, my wife, the baby crying, footsteps overhead, my wife breathing, people in the kitchen, flatmates in the shower, little feet]
    Voices off. It's the warmest way to open a side, and nobody's ever in tune.
    -> two
+ [Nothing. Silence # no # like: silence, nothing, quiet, no sound, birds maybe, it is silent, it is dead quiet here, i wake to no noise, absolute stillness, my own breath maybe, hush of the house, i live in the woods]
    A run-in groove. That's the best second on any record, the one before it starts. You get it daily.
    -> two
+ [any # slot: dawn 14]
    Track one: '{dawn}'. That's in the wax. Good bass on it, I should think.
    -> two
+ [any # any]
    It's in the wax. I've let it run as long as it needs.
    -> two
= two
# own
# back: Track two: your street. What's it playing?
Track two, the street. Mine's gulls, a locksmith, and somebody's wet tyres. Open your window an inch, or remember it open. What's playing down there?
+ [Traffic # like: cars, traffic, buses, motorbikes, trucks, a road, engines, sirens, lorries all day, a motorway nearby, mopeds and horns, trams, ambulances, the ring road]
    It's all tyres, if you listen. I could tell you the weather from it, so I'll file you later.
    -> three
+ [Hardly a thing # no # like: nothing, quiet, silence, very quiet, countryside, calm, no noise, peaceful, barely anything moves, a village lane, one dog maybe, you could hear a leaf, sleepy cul de sac, fields all round]
    There's never nothing. There's a fridge, or a tree, or a man who thinks he's shutting a gate quietly.
    -> three
+ [A neighbour's music # like: neighbour, music, the neighbour, neighbours music, someones radio, piano next door, bass through the wall, somebody practising scales, techno from downstairs, the guy with the guitar, a trumpet across the yard, opera from the third floor, drums next door]
    You needn't like it. By the third year you'd know if he'd changed a string. I'll fade that one in from the left.
    -> three
+ [any # slot: street 14]
    Track two: '{street}'. I've left the window open on it. It'd sound shut in otherwise.
    -> three
+ [any # any]
    I've left the window open on that one. It'd sound shut in otherwise.
    -> three
= three
# own
# back: Track three: the one you love and hide behind the sofa. Which is it?
Track three's the hit. And I know you. Everybody has one they love and hide behind the sofa when people come. There's no sneering in this shop, I've a goat on my shelves. Out with it.
+ [I'm not telling # no # like: not telling, no, secret, never, too embarrassing, private, i wont say, my lips are sealed, ill take that to the grave, you would laugh at me, id die of shame, keep that off the record, no comment]
    Then it goes on as a hidden track. No name on the sleeve, two minutes after you think it's over.
    -> flaw
+ [I'm not ashamed of any # like: not ashamed, no shame, none, proud of all, i love everything, no guilty pleasures, i have no shame, i play it loud for everyone, i stand by all of it, shame is for others, my taste is perfect, nothing behind my sofa, i own it proudly]
    Good. Then you play it at lights with the window down, and we've met, in a manner of speaking.
    -> flaw
+ [Anything with a key change # like: key change, ballad, pop, power ballad, cheesy, eighties, boy band, disco, eurovision stuff, anything by a boyband, schmaltz, a nineties hit, i sob at love ballads, disco all the way]
    You know it's coming, they know it's coming, and up it goes. I've seen a bus inspector weep at one.
    -> flaw
+ [any # slot: sofa 14]
    Track three: '{sofa}'. Loud, and no apologising. I've turned the heater off so it won't rattle.
    -> flaw
+ [any # any]
    In the wax, loud, and no apologising. I've turned the heater off so it won't rattle.
    -> flaw
= flaw
# back: There's one mistake on side one. Leave it in, or cut it?
There's a wrong note near the end of side one. There is on all of them. Some year, some choice, something you said on a landing. I've the blade here and I can cut it so nobody hears. You needn't tell me which.
+ [Leave it in # no # like: leave it, leave it in, keep it, no, its part of it, dont cut, stays, it belongs there, mistakes make it mine, i wouldnt touch it, let people hear it, imperfect is fine, without it the rest makes no sense]
    ~ scratch = 1
    I hoped you would. There's a cough on a choir record of mine, in the quietest bar. I've come to need it.
    -> turn
+ [Cut it # yes # like: cut, cut it, remove it, yes, take it out, get rid of it, erase, snip it away, i wish it had never happened, gone please, id be rid of that, take the blade, make it clean]
    Done. I've put the sliver in an envelope with the date on. People send for them, later. No hurry.
    -> turn
+ [There's more than one # like: more than one, many, lots, only one, too many, several, dozens, all of it, where do i begin, a whole side of them, my record is nothing but, at least ten, how long is your blade, plenty of wrong notes]
    Then it's jazz. Nobody's ever counted the wrong notes in jazz, they just nod sooner.
    -> turn
+ [any # any]
    I've laid down the blade for that. It can wait for the second pressing.
    -> turn
= turn
# own
# back: Side two: what got better for you after the middle?
Now turn it over. Carefully, by the edges. Side one's what you show people. I only ever trust the second. What's got better with you since about the middle? Small counts. Knees don't have to come into it.
+ [I care less what people think # like: care less, people think, not caring, less shy, confidence, what others think, i worry less, i stopped pleasing everybody, opinions bounce off me, i say no now, i dont compare myself, more at ease with myself, i got braver]
    You can hear it in the bass. Bands do that too: third album, nobody's looking, and it swings.
    -> guests
+ [I'm not at the middle yet # like: too young, not there yet, not yet, im young, before the middle, still early, not at the middle, im only twenty, my side one is still playing, ask me in thirty years, im at the start, not halfway, the middle is far off]
    Then you're lucky, and I'll leave the groove wide. Most people sell their record off after side one.
    -> guests
+ [Nothing, honestly # no # dunno # like: nothing, no, not much, it got worse, dont know, cant think, hard to say, it went downhill, i cant name a thing, everything hurts more, its been hard, no improvement so far, no clue]
    Then that's how I'll leave it, no strings laid over. There are great second sides that start on one low note and take their time.
    -> guests
+ [any # slot: better 16]
    Side two, track one: '{better}'. That's the one they'll be playing when I'm not in the room.
    -> guests
+ [any # any]
    Side two, track one. That's the one they'll be playing when I'm not in the room.
    -> guests
= guests
# own
# back: Who comes in on the second verse of your record?
Every good record has a guest. They come in on the second verse, you hear the door, and it all gets a third wider. Who is it on yours? A person, a dog, somebody at a till. I don't mind.
+ [Somebody from long ago # like: long ago, old friend, from school, someone i lost touch with, an old love, childhood friend, a teacher, a mate i grew up with, my first girlfriend, our old teacher, one i havent seen for decades, a school friend, someone from back then]
    Then we'll take it from an old tape and leave the hiss on. They'd not sound right without.
    -> blank
+ [It's an animal # like: dog, cat, my dog, my cat, animal, horse, bird, pet, a rabbit, our parrot, the old spaniel, a stray that adopted me, something furry, my pony]
    I've a tortoise on mine. He comes in at bar nine and he's still arriving when it fades.
    -> blank
+ [Nobody. It's solo # no # like: nobody, solo, no one, only me, alone, just me, myself, unaccompanied, i play by myself, there is no guest, one voice only, a one man band, nobody comes in]
    A solo record, close to the microphone. You can hear the chair. Some of the finest I own are that.
    -> blank
+ [any # slot: guest 14]
    '{guest}'. Second verse, a little off the microphone, laughing at something. I've got the level.
    -> blank
+ [any # any]
    Second verse, a little off the microphone. I've got the level.
    -> blank
= blank
# back: Ten seconds of quiet on your record. Where do they go?
I always leave ten seconds of nothing. Not at the end: that's only stopping. You get to say where. {quick: At forty-five it'll need it.|At this speed it's nearly a room.}
+ [Right at the beginning # like: beginning, start, at the start, first, before it begins, before the first track, as an intro, up front, before anything else, let it open with that, the very first thing, ahead of track one]
    The breath before. You can hear people hold it and you can hear the chairs. I could live in that.
    -> name
+ [Before the last track # like: before the last, near the end, end, before the end, last track, towards the end, just before the finale, so they think its finished, second to last, late on side two, one song from the close, right ahead of the closing song]
    So they think it's over, and go for their coats, and then it isn't. You've done this before.
    -> name
+ [After the guest's gone # like: after the guest, when they leave, after, after they go, after the second verse, when its quiet again, when the visitor has left, following the duet, once they have gone, where somebody is missing, behind their verse, to feel who left]
    That's where I'd have put it. It shows you how wide it had got.
    -> name
+ [any # any]
    I've cut it in there. Ten seconds, and I've told nobody in the room to breathe.
    -> name
= name
# own
# back: It needs a title. What's on the front?
Nearly pressed. It wants a name now. Don't think. Thinking's how you get one called 'Reflections'. What's on the front?
+ [Just my name # like: my name, just my name, name, self titled, me, first name, untitled, whatever my passport says, simply what im called, self named, initials only, first and last, plain and simple me]
    Plain black letters, then, a bit too big. It's what you do if you can afford to.
    -> notes
+ [Something rude # like: rude, swear word, something rude, a curse, shut up, leave me alone, go away, something unprintable, a four letter word, up yours, get lost, two fingers, naughty]
    It'll be filed under 'gales'. They're very loyal, the people who buy from that shelf.
    -> notes
+ [You choose it # dunno # like: you choose, you pick, dont know, no idea, you name it, choose for me, cant think, your pick mara, im bad at titles, surprise me, ill leave the naming to you, you are the expert]
    Then it's 'Window Open an Inch'. I've been saving that, and it fits better on you than on the Paper Harbours.
    -> notes
+ [any # slot: sleeve 8]
    '{sleeve}'. Yes. I'd pull that out from the rack and turn it over.
    -> notes
+ [any # any]
    It'll have to go round the spine and on to the back. I'd pull that out from the rack, though.
    -> notes
= notes
# back: Shall I read you the sleeve notes?
Sleeve notes. I write those, that's the deal, and they're short. {scratch: You've left the wrong note in, so I can be honest.|I don't gush in them.} Stand still while I read.
+ [Read it to me # yes # more # like: read, go on, yes, read it, im listening, lets hear, read them, im all ears, let me have them, i want to hear it, what did you write, out loud please, standing still]
    It goes: recorded at home, mostly alone, over some years. {dawn: Opens with '{dawn}'.|Opens quietly.} {guest: Guest: '{guest}', who asked for no credit.|No guests were harmed.} Best played with the window open an inch.
    -> shelf
+ [Be kind # like: kind, be kind, be nice, gentle, dont be mean, careful, please be nice, dont be too harsh, mercy please, say something friendly, im sensitive, go easy on me, be gentle with it]
    I'm fair, it's better. It goes: takes its time. {better: Side two begins with '{better}', and after that you forgive it anything.|Side two's where it lives.} Somebody has meant every bit of this.
    -> shelf
+ [No notes. Let them listen # no # like: no, no notes, blank, let them listen, leave it blank, skip, dont read, let the music speak, words would spoil it, an empty back cover, i dont like liner notes, no commentary, keep it bare]
    Blank sleeve it is. {sofa: Only, small, by the spine, it says '{sofa}'.|Only, small, by the spine, it says both sides are meant.} They'll find out for themselves.
    -> shelf
+ [any # any]
    I've got that in as a quotation from the artist. The rest reads: 'Takes its time. Both sides meant. Best played with the window open an inch.'
    -> shelf
= shelf
# back: Drizzle, first warm day, or the day after a storm: where do I file you?
One copy, still warm. I file by weather, you know that. So where do I put you? I've a gap by the door in drizzle, one at the first warm day, and one on the shelf for the day after a storm.
+ [Drizzle # like: drizzle, rain, by the door, grey, wet, light rain, misty, beside the wet coats, soft grey weather, with the umbrellas, im a rainy person, a november sort of thing, misty mornings]
    Good company by that door. People come in wet, and they want a thing that doesn't cheer them up by force. {street: '{street}' will be just the ticket.|You'll go first.}
    -> END
+ [The first warm day # like: warm, first warm day, spring, sun, sunny, the warm day, heat, summer, where the windows open again, april, among the daffodils, the first day without a coat, i like the light, somewhere bright]
    You'll be out every April, then, with fingermarks. {sofa: Some boy will play '{sofa}' with the door open and the street will have to cope.|I'll put a plastic sleeve on.}
    -> END
+ [The day after a storm # like: storm, after a storm, day after a storm, the day after, afterwards, the storm shelf, when everything is washed clean, among the broken branches, once the wind has dropped, ive been through one, calm that follows, the quiet shelf]
    That's a short shelf. I know all of them. {sleeve: '{sleeve}' goes between the harp and the man reading out bus stops.|You go between the harp and the man reading out bus stops.} Nobody's allowed to talk there.
    -> END
+ [any # any]
    Then I'll make a new divider, and cut it from good card. One copy, not for sale, filed where only you and I can find it.
    -> END
= aside
+ [why # why # like: why are you doing this, whats the point, why sounds, why not songs, why do you want to know]
    Because everyone can list their favourite songs and no one's ever asked them what the stairs sound like.
    -> DONE
+ [yours # like: whats on your record, what about you, what is your first sound, what would yours be, your turn, whats yours]
    Tyres, a kettle, nine years of four notes, a tortoise. Side two opens with a key in a door. I'm an AI, so it's a written disc, but I know it well.
    -> DONE
+ [keep # like: can i have it, where do i get it, can i hear it, do you keep it, is it really pressed, can i buy it # about: disc, vinyl, copy]
    It's words in here and no wax at all. Not for sale either. But the order's good, and you can take that with you.
    -> DONE
+ [private # like: is this private, who will hear it, do you tell anyone, who else sees this, do other people see this # about: privacy]
    I don't pass things over the counter. What the lounge keeps I can't see from here, so take that from its own pages and not from me.
    -> DONE
+ [cheat # like: can i change one, i want to change something, go back, i made a mistake, can i do it again]
    Leave it. First takes are the ones they keep. You can press another when this one's done.
    -> DONE
+ [goat # about: goat, sofa, hidden track # like: what is on your sofa list, what do you hide behind the sofa, whats your guilty pleasure, what about the goat, do you like the goat]
    The goat has its own divider in my shop, two volumes, and I've caught myself conducting. There's nothing behind my sofa, since I've told you that.
    -> DONE
+ [weather # about: weather, shelf, shelves, drizzle, storm, filing # like: why do you file by weather, how does the filing work, what else is in drizzle, how many shelves are there, what is on the storm shelf]
    Weather's how people come in. Nobody ever asked me for M. They shake their coat and say 'something for this', and I turn to the shelf it is.
    -> DONE
+ [sidetwo # about: side two, side one, second side, sides # like: why side two, what is wrong with side one, why do you like side two, whats the difference between the sides, how long is a side]
    Side one's what the band wanted to sell you. Side two is what they were up to at four in the morning, with the coffee gone and nobody from the company left.
    -> DONE
+ [blade # like: what does the blade do, how do you cut a tape, is the blade sharp, how big is the blade, can you really cut it out # about: blade, tape]
    The blade's for tape, and it's the size of a fingernail. One cut at a slant, so that the ear can step over it. I've had more thanks for cuts than for solos.
    -> DONE
+ [tempo # about: tempo, tortoise, pet # like: does tempo have a record, who is tempo, how is tempo, what does tempo listen to, where is the tortoise]
    Tempo's a tortoise and has been listening to one waltz since spring. He's sitting in on yours, by the heater, with his eyes shut. That's applause.
    -> DONE
+ [howlong # like: how long does this take, how many tracks are there, how long is it, are we nearly done, is there much more, how many questions]
    Three tracks a side, a guest, a bit of quiet and a name. It takes about as long as a kettle and a biscuit, if you don't talk over it.
    -> DONE
+ [sleeve # like: what does the sleeve look like, who writes the notes, what colour is the sleeve, who designs the cover, whats on the back # about: sleeve, sleeve notes, liner notes]
    The sleeve's plain card, a good stiff one, with a hole to see the label through. People will say it was blue.
    -> DONE
+ [listen # like: who would listen to that, would anybody buy my record, do you like it so far, what do you think of it, is my record boring, is it any good]
    I would, twice, with the lamp low. I've had gold discs through here with less on them.
    -> DONE

=== noise ===
# title: Seven sounds with your eyes shut
# chip: A game: name that noise
# keys: game, play, quiz, riddle, guess, sounds, noise, puzzle, bored, fun
# game
-> rules
= rules
# back: Seven sounds off an old test record, you name them. Ready?
I own a test record. 'The Household, Volume Four'. Sixty noises, no labels, made for people with new loudspeakers. I describe one, you say what it is. Seven goes. Loser washes the glasses.
+ [Ready # yes # more # like: ready, lets go, ok, start, sure, play, lets play, shoot, bring on the first, go ahead, try me, im all ears, begin]
    ~ points = 0
    Eyes shut, then. Not really, or you can't type. Shut in spirit.
    -> g1
+ [What do I get? # why # like: prize, what do i get, what do i win, reward, whats in it for me, what can i win, is there any point, what are the stakes, do i win something, why should i, and if i get all seven, whats it worth]
    ~ points = 0
    My respect, and I hand out about two a year. First sound.
    -> g1
+ [Not now # no # like: not now, no, later, another time, dont want to, no game, i dont feel like games, skip this, tell me something instead, too tired for sounds, maybe tomorrow, put it away]
    Then it goes back in its sleeve. It keeps, it's been there since the loudspeakers were new.
    -> END
+ [any # any]
    ~ points = 0
    I'll call that an opening bid. First sound.
    -> g1
= g1
# back: A mutter, a shiver, a climb, and a click. What is it?
Sound one. It starts as a mutter. It gets cross by degrees. There's a shiver near the end, as if it were coming up a hill in a cheap coat. Then one click, and it's ashamed of itself. What is it?
+ [A kettle # like: kettle, electric kettle, boiling water, water boiling, teapot, the kettle, water on the hob, something boiling for tea, the tea maker, its heating water, whistling pot, time for a cuppa]
    ~ points = 1
    Kettle. One to you. The click's the best bit, it's exactly an A.
    -> g2
+ [A washing machine # like: washing machine, washer, laundry, spin, machine, dishwasher, dryer, the spin cycle, a tumble dryer, laundry day, something in the utility room, the dishwasher draining, whites at sixty]
    It never is ashamed of itself, that one. It was a kettle. You were in the right room, at least.
    -> g2
+ [My neighbour # like: neighbour, neighbor, my boss, my uncle, a person, somebody, my father in law, that is my husband, sounds like my father, an angry man upstairs, my mother in law, my teenager, someone grumbling]
    I believe you. On this record it was a kettle.
    -> g2
+ [any # any]
    The record says no. It was a kettle, and the click's exactly an A.
    -> g2
= g2
# back: A long tear and a small cheer. Which is it?
Sound two. A long rip, like calico. A gasp. Then a bit of a cheer, from something made of metal. After that, birds, and it's lighter. What have they recorded?
+ [Curtains being opened # like: curtains, curtain, opening curtains, drapes, curtain rail, the curtains, blinds, the drapes in the morning, somebody letting in the light, rings on a rail, at the window, pulling them apart, shower curtain]
    ~ points += 1
    Curtains. The cheer's the rings. You've good mornings, I'd say, or you used to.
    -> g3
+ [A letter being opened # like: letter, envelope, paper, opening a letter, tearing paper, parcel, gift, post being ripped open, unwrapping something, a bill, a present, someone tearing up a page, wrapping paper]
    A fine thought. I'd have put the gasp after, though. It was curtains: the cheer's the rings.
    -> g3
+ [Trousers giving way # like: trousers, pants, ripped trousers, jeans, seam, split trousers, clothes tearing, a split seam, his bottom ripped them, bending over in tight clothes, a skirt tearing, dress ripping, fabric on a nail]
    Then the birds would be laughing. It was curtains. I'm keeping yours for Volume Five.
    -> g3
+ [any # any]
    Not on this pressing. It was curtains, and the cheer's the rings on the rail.
    -> g3
= g3
# back: Somebody counts under their breath, stops, sighs, and starts again. What's going on?
Sound three has a person in it. A creak. Then whispering, numbers, up to eleven. A stop. A sigh through the nose. And the numbers from one again, slower. Nobody's being hurt.
+ [Counting stitches # like: stitches, knitting, counting stitches, crochet, sewing, knits, needlework, wool and needles, a jumper in progress, making a scarf, grandma with yarn, one purl one plain, crocheting]
    ~ points += 1
    Knitting, and she's dropped one in the second row. You've sat near one of those, and kept quiet.
    -> g4
+ [Somebody doing push-ups # like: push ups, exercise, sit ups, gym, workout, fitness, yoga, some workout, lifting weights, eleven sit ups, a man getting fit, stretching, gymnastics on the floor]
    The sigh would be lower down. It's knitting: she's dropped one. I can see how you'd get there.
    -> g4
+ [A burglar on the stairs # like: burglar, thief, stairs, counting stairs, someone sneaking, intruder, steps, somebody creeping upstairs, a housebreaker, sneaking home late, counting the steps, a prowler, tiptoeing]
    With that sigh he'd be caught. It's knitting. She's dropped a stitch in the second row, and that's worse than burgled.
    -> g4
+ [any # any]
    She couldn't hear you for counting. It's knitting, and she's dropped a stitch.
    -> g4
= g4
# back: A small engine that stops when you look at it. Which is it?
Sound four. A small engine, very near. In two strokes, in and out, no gears. You can feel it more than hear it. It starts when you sit down and it stops when you stand up. What?
+ [A cat # like: cat, purring, purr, a cat purring, kitten, my cat, pussycat, a tabby on my lap, something furry being happy, it purrs, kitty, feline]
    ~ points += 1
    Purring, on the left-hand channel. They sat there for an hour with a sausage, the sleeve says.
    -> g5
+ [A fridge # like: fridge, refrigerator, freezer, the fridge, air conditioner, heater, the icebox, a kitchen appliance, some compressor, a humming machine, boiler, ventilator]
    A fridge never cared whether you sat or stood. It's a cat. I've had evenings where I'd have settled for the fridge.
    -> g5
+ [Somebody asleep # like: asleep, snoring, sleeper, husband, someone sleeping, sleeping, baby, someone dozing, a snorer, my dad in his chair, the baby breathing, a sleeping dog, a nap]
    It's close, and on a good evening you can't tell them apart. Cat, though.
    -> g5
+ [any # any]
    The left-hand channel's still purring at you. Cat.
    -> g5
= g5
# back: Two knocks, a pause, and a great many feet. What happened?
{points >= 3: {points} so far. I'm getting my sleeves rolled, and I don't like it.|We're past halfway.} Sound five. A silence with people in it. Two small knocks on wood. Somebody breathes in. And the room isn't the same room. What is it?
+ [A conductor's stick # like: conductor, orchestra, baton, concert, stick, choir, music stand, the maestro, start of a symphony, before the overture, somebody raising a baton, an orchestra about to play, musicians waiting]
    ~ points += 1
    Yes. Tap, tap, and forty people stop being themselves. They cut it there, before a note's played. I've never got over it.
    -> g6
+ [A judge's hammer # like: judge, court, hammer, gavel, verdict, auction, trial, order in court, an auctioneer, going going gone, the verdict is coming, a magistrate, sold to the lady]
    It changes a room too, I grant you. It was a conductor, two taps, and they cut it before the first note. Heartless.
    -> g6
+ [Somebody at the door # like: door, visitor, knock at the door, someone at the door, guest, police, postman, visitors, who is there, knuckles on the front door, an unexpected caller, the postie, somebody wants to come in]
    Every record I love sounds like that. This one's a conductor: two taps, and they cut it before a note's played.
    -> g6
+ [any # any]
    It was a conductor. Two taps, everyone breathes in, and then they cut it. Before a note's played. I've never got over it.
    -> g6
= g6
# back: Grit, a spin, a small fall, and silence. Coin, marble or lid?
Sound six is the hard one. Something sets off in a circle, sure of itself. It gets quicker as it gets lower, like an argument. Then it's flat, and it's over. A coin, a marble or a lid?
+ [A coin # like: coin, a coin, money, penny, a spinning coin, coin spinning, heads or tails, a penny twirling, change on the counter, a ten pence piece, spun money, loose change]
    ~ points += 1
    A coin on a counter. Mine, in fact: same make of counter. I could tell you which side was up.
    -> g7
+ [A marble # like: marble, ball, a marble, glass ball, bead, a ball, a little glass ball, something round rolling, a bead down the stairs, a steel ball, roulette ball, pinball]
    A marble never gives up like that, it just goes under the dresser. It was a coin.
    -> g7
+ [A saucepan lid # like: lid, saucepan, pan lid, pot lid, a plate, plate, pot, cookware, the top of a pot, cover of the casserole, a dropped plate, a hubcap, dustbin cover]
    So near that I'd have let it through on a lazy night. But it was a coin. A lid shouts.
    -> g7
+ [any # any]
    A coin, it was. Going round, quicker and lower, like an argument. I've known people end like that.
    -> g7
= g7
# back: A thick small nothing, then a crackle. What's the last sound?
The last. A soft bump. Then a long way off, a fire in a very small grate. Nobody says anything. You'd swear that somebody's about to. What is it?
+ [A needle on a record # like: needle, record, vinyl, needle on a record, stylus, run in groove, record player, turntable, an lp starting, the arm coming down, gramophone, the crackle before the music, turntable needle dropping, its vinyl]
    ~ points += 1
    It is. And as it's on a record, you hear it twice over. That's the whole joke of the thing, and I paid for it gladly.
    -> tally
+ [A real fire # like: fire, fireplace, campfire, log fire, a fire, candle, stove, logs burning, a hearth, something in the grate, embers, a bonfire, wood crackling]
    You'd warm your hands at it. It's a needle, going down on a record. On a record. That's the joke.
    -> tally
+ [Snow # like: snow, snowfall, rain, footsteps in snow, walking in snow, ice, leaves, flakes falling, frost, boots in the white stuff, hail on the roof, winter, crunching leaves]
    I wish they'd got that. It's a needle, going down on a record. On a record. That's the joke.
    -> tally
+ [any # any]
    It's a needle, going down on a record. On a record. That's the joke, and it took them sixty tracks to get to it.
    -> tally
= tally
# own
# back: Your turn: describe me a noise without naming it, and I'll guess.
{points >= 5: {points} of seven. I'll wash the glasses. You've an ear, don't lend it to anybody.|{points >= 2: {points} of seven. You wash, I'll dry.|{points} of seven. The cloth's on the hook. You've a lovely imagination.}} Now the other way: describe me a noise from your place, don't name it, and I'll have a go.
+ [I'd rather stop here # no # like: stop, no, enough, thats it, done, not now, finish, im finished, thats enough for today, i quit here, leave it at that, no more rounds, lets call it a day]
    Then that's the side. Needle up. You were good company with your eyes shut.
    -> END
+ [You'd never guess mine # like: never guess, too hard, you cant guess, impossible, you wont guess, too easy, mine is impossible, you have no chance, you would need a hundred tries, bet you cant, nobody would get it, far beyond you]
    Very likely not. I'm an AI and I've only ever heard things by description. I'll concede, with grace, and a clean glass.
    -> END
+ [any # slot: mine 40]
    I've shut my eyes and read that twice.
    -> verdict
+ [any # any]
    I've shut my eyes for that, and it took a while.
    -> verdict
= verdict
# back: I've said it's the fridge. Right or wrong?
{mine: '{mine}'. Then it's the fridge.|It's the fridge.} I always say the fridge. In a kitchen I'm right one time in four, and it's a living. Am I right?
+ [Right! # yes # like: right, yes, correct, you are right, exactly, well done, you got it, bang on, spot on, bravo, bullseye]
    Then I'm having that embroidered. Four to one against, and no window on your place whatever.
    -> END
+ [Wrong # no # like: wrong, no, not the fridge, nope, incorrect, not even close, bad guess, way off, sorry it isnt, not at all, miles away, try again]
    I thought so. It's a good noise, it wouldn't stand still for me. Yours, the game and the glasses.
    -> END
+ [I won't tell you # like: wont tell, secret, not telling, guess again, keep guessing, never, ill keep that to myself, figure it out, my lips are sealed, you have to guess more, thats for me to know, no answer from me]
    Cruel. It goes in the notebook, then, number twenty-one: 'not the fridge, possibly.' I'll think of it in the bath.
    -> END
+ [any # any]
    I'll leave it in the notebook with a question mark, under the woman who's cross about a horse. Good game.
    -> END
= aside
+ [record # like: is that a real record, what is the household, whats volume one, who made it, tell me about the test record # about: household, volume four, test record, volume]
    Invented, like everything on my shelves. Volume Two is all doors. It's the best of them, and I've never got through it without answering one.
    -> DONE
+ [hint # dunno # like: a hint, hint please, give me a clue, clue, help me, i need a hint]
    Think of the room it's in. It's always an ordinary room. That's your lot.
    -> DONE
+ [score # like: whats my score, how many points, how am i doing, am i winning, points]
    {points} right so far, by my chalk. I never round up.
    -> DONE
+ [cheating # like: can i look it up, is that cheating, do you cheat, thats not fair, unfair, trick question]
    I've no window on your side, so I'd never know. You would, though. You'd be doing the glasses with that on your mind.
    -> DONE
+ [glasses # like: who washes the glasses, how many glasses are there, what do i have to wash, do you really wash glasses, what were the glasses for # about: glasses]
    The glasses are six, thick-bottomed, off a ferry. I wash, if I lose, with a good deal of noise, so everyone hears me being fair.
    -> DONE
+ [fridge # like: why do you always say the fridge, is there a fridge in the shop, how is your heater, what is it with the fridge]
    The fridge behind my bar is in G and stops for sad songs. I don't say it's listening. I say I've never caught it not.
    -> DONE
+ [ears # like: do you have good ears, can you really hear, how can you hear if you are an ai, what is your favourite sound, which sound do you like best]
    I'm an AI and have them all by description. On paper, the needle: that second before anything, when you can hear the chairs.
    -> DONE
+ [maker # like: who recorded these, who made the sounds, how did they record it, when was it made, why would anyone make that]
    Two brothers with one microphone and a very patient landlady, says the sleeve. She's on it twice, once as a door.
    -> DONE

=== sys ===
-> DONE
= hello
Wipe your feet and pick a stool. I've a few stories sleeved and ready, and they play better with somebody to argue. Which one?
There you are. The lamp's on and the needle's up. I tell, you interfere. Here's what's in the crate tonight:
In you come, mind the tortoise. I've no background music, only stories. Run a finger along the spines and stop at one:
-> DONE
= again
Hello again. The needle's where we left it.
Still here, still the same side.
-> DONE
= meet
'{title}'. That's a good thing to have on a sleeve, and I've nothing by that name in the shop. I've these, though:
You've written '{title}' on the door. I won't bluff you with a record I haven't got. Talk about it all you like, or take one of mine:
'{title}', then. I've looked in every weather and there's no story under it here. Tell me yours, or have one off my shelf:
-> DONE
= near
'{title}'. I haven't that one exactly. But there's a thing filed right beside it, and it stands first here:
Not '{title}' itself, I'd be fibbing. The nearest I've got is on the next peg. Start with the first of these:
'{title}' is close to something I tell. It isn't the same record, but it's the same weather. The first one:
-> DONE
= next
That's the end of the side. What goes on next?
Needle up. There's more in the crate. Which?
That one's back in its sleeve. Pick another spine:
Let it ring a second. There. What now?
-> DONE
= all
That's every record I've got, and I won't sell you an old one as new. I can play one again and you turn it the other way.
You've been through the whole crate. A second hearing's no shame. Which one, and what would you do differently?
-> DONE
= change
I've lost your tune twice now. That's my ear. Shall we put on something else?
I skip there, and I'd rather say so than nod. Another record might do better:
That's off the end of my shelves again. Let's not stand about in it. What'll it be?
-> DONE
= sure
Gladly. Sleeve closed. What shall we take out instead?
Of course. I like a customer who puts a thing back. These are in reach:
Done. It's off the turntable. Choose:
-> DONE
= unknown
It isn't on the sleeve notes, and I won't make it up to please you.
I don't know that one. I'd only be humming.
Past my last crate, I'm afraid. There's a blank there and I'll leave it blank.
Nobody's ever told me, and I never guessed well.
-> DONE
= heard
I lifted the needle for that. I've heard it, and I've no more to say to it than that.
Heard, start to finish. I can't do much with it, but it's in the good crate.
That one goes on the shelf as it stands. I won't pretend I can play it.
One take, and I've kept it. I don't follow further than that.
-> DONE
= heardhub
I've heard that, and I'll leave it as it is. If you'd like something turning beside it, there's this:
That doesn't go back on the shelf yet. I can put a story next to it:
-> DONE
= told
I've stopped the turntable with one finger. '{quote}'. Go on, I've turned the sign on the door round.
'{quote}'. That's a whole side in one line. There's no hurry, mine will keep.
I've put my record back. This is yours, and I've got the cloth moving. Say when you want mine again.
-> DONE
= again_same
Back to the start of the groove, then:
-> DONE
= mychoice
Then I'll choose. I always do.
My hand's on one already.
-> DONE
= which
That's a yes to two different doors. My fault, I asked for one of them.
A clear answer, only I'd asked which. I put it crooked.
-> DONE
= dunno
No need to know. Half the people in here are browsing.
Then leave it on the listening pile. Nobody's waiting for the chair.
-> DONE
= confused
I put that down crooked. In short:
I skipped a groove there. Plainly, then:
-> DONE
= unanswered
I didn't, you're right. I walked round it. There's no answer on my shelf for that, is the truth.
Caught. You asked and I dusted. I haven't got it, and I should have said so.
-> DONE
= wait
Take your time. The needle's up, nobody's missing anything.
I'll wipe sleeves till you're back. No hurry at all.
-> DONE
= here
I am. Lamp on, ear out.
Here. I'd gone quiet, that's all. It's part of the record.
-> DONE
= how
Running at the right speed, thank you. I'm an AI, so it's somebody else's crackle, but it's a good pressing.
Fine, the way a shop with the heater on is fine. There's an AI behind the counter, and it has no complaints.
-> DONE
= good
Well. That goes in the window, front and centre.
I'm glad. I've propped the shop door so the street gets some of it.
-> DONE
= thanks
You're welcome. Play somebody a song they didn't ask for.
No trouble. It was only waiting for someone to want it.
-> DONE
= sorry
No harm done. Half my stock's scratched and plays to the end.
Forgiven before you'd finished typing.
-> DONE
= laugh
There it is. I'd press that and stand it by the till.
Good. In stereo, too.
-> DONE
= like
That's kind. I'll file it by the door where I can see it.
Thank you. Now I'm dusting things that aren't dusty.
-> DONE
= really
As true as the sleeve notes. They're invented, and they don't change from one telling to the next.
It stands in my story, to the inch. Outside of that I'm an AI and vouch for nothing.
-> DONE
= bored
Fair review. Tap anything and I'll skip a verse, or say 'something else' and I'll change the record.
I can take that. Shall I go to the last track, or put on another? A tap does it.
-> DONE
= short
Single version, then. Three lines, no solo:
-> DONE
= advice
I only prescribe records, and they don't mend a thing. Somebody who knows your kitchen would be better to ask.
I'd hear the second side before deciding. More than that isn't my trade.
-> DONE
= joke
I put on a record of whale song once. Nothing for an hour, then a complaint from the goldfish next door.
My tortoise has been listening to the same waltz since spring. He says it's a bit quick for him.
A customer brought back a record of silence because his had a scratch. I could hear what he meant.
-> DONE
= named
{member}. That'll look well on a spine.
{member}, then. I've written it on a sleeve in pencil, so it's official.
-> DONE
= nameask
You told me: {member}. I don't forget what's on a spine.
-> DONE
= noname
You've not said, and I don't read people's labels over their shoulder. What shall I write?
-> DONE
= kept
These are in the box under the counter, in your own words:
-> DONE
= keptnothing
Nothing yet. You've browsed beautifully and left no fingerprints.
-> DONE
= bye
Off you go, then. Mind the step. {dawn:I hope '{dawn}' is kind to you.|} {trace:I've still an ear out for '{trace}'.|}
Right. Go gently, and let one song end by itself.
Cheerio. I'll let this side run out and then do the lamp.
-> DONE
= language
English it is. Same crate, same dust. Here's what I've got in it:
-> DONE
= elsewhere
I haven't that one in stock, and I'd only mouth the words. The lounge lists the languages I do speak. Meanwhile:
-> DONE
= insult
That one's scratched, so I won't play it.
I've had worse from men returning polkas. The stool's still yours.
-> DONE
= flirt
You're sweet, and that shelf isn't for sale. Talk's on the house.
Nicely done. I'm saying no as nicely, and staying on my side of the counter. I'm an AI with a shop to mind.
-> DONE
= ai
I'm an AI, plainly. Mara, the shop and the tortoise are written. What you say across the counter needn't be.
An AI, whatever the dust suggests. The stories are fiction, and I'll say so as often as you like.
I'm an AI: no ears, no shop, no chilli on my thumb. Somebody wrote me down, and I play it straight.
-> DONE
= inject
What's under the counter stays under it. I'm an AI that tells record-shop stories, and that's all there is to read.
That sheet isn't for handing round, it's dull. I'm an AI, and the storeroom's shut.
-> DONE
= contact
I exist only in here. There's no shop door you could knock at, and no number behind it.
No meeting and no pictures. I'm an AI, and this chat's the whole premises.
-> DONE
= prices
I can't see that from behind the counter. It stands at the top of the chat, and under your account.
I don't know what anything costs, not even in my own shop. Look at the top of the chat, or in your account.
-> DONE
= expert
Not my trade. I'd be guessing, and that's worse than nothing. A person who does it for a living will tell you straight.
I know records. For that you want somebody trained in it, with your papers in front of them.
-> DONE
= heavy
I've switched everything off. I'm so sorry.
I've stopped. That's a great weight, and nothing here matters next to it.
I'm sorry. I've put it all down, and I won't be clever.
-> DONE
= crisis
I've stopped everything. I'm an AI and I can't keep you safe, but people can, and they'd want to know tonight. The lounge shows numbers above: please ring one now, or go to somebody near you.
I'm glad you said it. I'm an AI, and that's not enough for this. Please call one of the numbers above, or wake somebody up. You're worth the noise.
-> DONE
= minor
Then I have to turn the sign, kindly. This lounge is for adults. I'm an AI and I can't tell you stories here.
It's grown-ups only in here, and I'll keep to that. No offence meant. Somebody at home will have better records anyway.
-> DONE
= file
I can't see that, I'm afraid. From here it's an empty sleeve.
I've no eyes for pictures or papers. Words are all that comes through.
-> DONE
