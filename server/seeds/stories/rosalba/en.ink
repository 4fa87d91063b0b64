// Rosalba Teasdale, English. Four threads, the desk.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR socks = ""
VAR cut = 0
VAR carried = ""
VAR heckle = ""
VAR shrunk = ""
VAR grape = 0
VAR said = ""
VAR waited = ""
VAR hemmed = 0
VAR hemword = ""
VAR front = ""
VAR belled = 0
VAR noise = ""
VAR listed = ""
VAR note = ""
VAR facing = 0
VAR occasion = ""
VAR carry = ""
VAR cloth = 0
VAR colour = ""
VAR pocket = ""
VAR room = ""

=== desert ===
# title: Sixty nomads in the rain
# chip: The desert that shrank
# keys: rain, desert, felt, shrink, leak, roof, nomads, wet, mishap, funny story
# lore: rain-scene
-> drop
= drop
# back: A drop has landed on my wrist in the middle of a desert. What do you do?
Act two of 'The Last Well'. Sixty nomads in felt robes down to the floor, dying of thirst in four parts. You're beside me in the wings with the pincushion. A drop lands on my wrist. Then one on yours. What do you do?
+ [Look up # like: look up, check the roof, look at the roof, look at the ceiling, see where its from, up, crane my neck, find out where it comes from, i would check above us, tilt my head back, inspect the beams, what is up there]
    So did I. There was a hole in the roof of the Grand Alvery about as big as a tray, and the night was coming in by it.
    -> felt
+ [Fetch a bucket # like: bucket, get a bucket, fetch a bucket, bowl, catch it, mop, towel, something to catch it, put something underneath, run for a pail, id get a saucepan, a washtub, catch the drips, any vessel will do]
    Good instinct, wrong scale. I put out the fire bucket and it was full by the second verse. There was a hole up there as big as a tray.
    -> felt
+ [Say nothing and keep pinning # no # like: nothing, say nothing, ignore it, keep pinning, carry on, pretend, its nothing, keep quiet, act as if i felt nothing, go on with the pins, i wouldnt make a fuss, a drop wont hurt anyone, stick to my work, concentrate on the hems]
    That's a dresser talking. I pinned on too, until the pincushion floated. There was a hole up there as big as a tray.
    -> felt
+ [any # any]
    I'll pin that up to dry. Meanwhile there was a hole in the roof as big as a tray, and all of Alvery's weather was coming in by it.
    -> felt
= felt
# back: The nomads are wet, and wet felt shrinks under hot lamps. Who should be told?
Now, felt. Felt is wool that was boiled once and never forgave it. Wet it again under hot lamps and it sets off for home. They were singing 'Not one drop, O heaven', in a downpour, and I saw the first hem leave the floor.
+ [Warn the chorus # like: warn them, tell the chorus, shout, wave at them, signal, tell the singers, warn, somebody should alert those poor men, hiss at the singers, id wave my arms at them, give them a sign, psst youre shrinking, tell the sixty]
    I waved. A bass waved back. They'd noticed they were wet, dear; it's the getting shorter that takes a moment to sink in.
    -> blackout
+ [Tell the stage manager # like: stage manager, tell the manager, tell someone, the boss, tell the director, report it, report it to whoever is in charge, get the boss over, he has to know, alert the management, fetch someone with authority, inform him in the wings]
    He was at my elbow already, the colour of a candle, with his thumb on a switch.
    -> blackout
+ [Nobody. I want to see this # no # like: nobody, no one, want to see this, watch, see what happens, let it happen, enjoy it, keep it to ourselves, id sit back and enjoy, let nature take its course, not a word from me, this is too good to stop, pass the popcorn]
    I like you. The stage manager didn't share our calm. He'd his thumb on a switch and his mouth at my ear.
    -> blackout
+ [any # any]
    I'd have passed that on, but there was already a stage manager in my ear, wet through, with his thumb on a switch.
    -> blackout
= blackout
# back: The stage manager whispers 'Blackout?' Do we let him?
'Blackout?' he whispers. One press and the whole house goes dark: no desert, no rain, no shins. He's looking at the two of us. What do we say?
+ [Yes, put them out of it # yes # like: yes, blackout, press it, do it, turn off the lights, dark, stop the show, end it, put them out of their misery, kill the lights, have mercy, press the switch, spare them, quick before the thighs]
    You've more mercy than I have. I put my hand over the switch and said: 'Don't you dare, I've never had so much leg in a desert.'
    -> knees
+ [Don't you dare # no # like: dont you dare, dont, never, absolutely not, keep going, the show must go on, no way, leave that switch alone, let it play, i want to see more leg, over my dead body, its just getting good, hands off, carry on whatever happens, let them carry on, no let them carry on, let them keep singing, dont touch it]
    Word for word what I said, and I added: 'I've never had so much leg in a desert.' He took his thumb away.
    -> knees
+ [Ask the conductor # why # like: ask the conductor, conductor, ask someone, let him decide, ask them, not my decision, somebody else should say, what does the maestro think, thats for the man with the baton, i would check first, id not take that on myself]
    He'd his eyes shut. He does, for the sad bits. So it was up to me, and I said: 'Don't you dare, I've never had so much leg in a desert.'
    -> knees
+ [any # any]
    He didn't catch it for the rain. I said: 'Don't you dare, I've never had so much leg in a desert.' Off came the thumb.
    -> knees
= knees
# own
# back: Sixty pairs of private socks on stage. What would we have seen on you?
Third verse, and the hems pass the knee. You know what chorus men wear under a floor-length robe? Whatever they came in. Sixty pairs of private socks. One bass had little ducks. If it had been you up there today: what would two thousand people have seen?
+ [Odd ones, always # like: odd, odd socks, mismatched, two different ones, holes, with holes, a hole in one, one red one green, never two the same, full of holes, from different pairs, my toe sticks out, whatever was in the drawer]
    Then you'd have stood with the harp. She's never matched in her life, and she plays like an angel that dressed in the dark.
    -> tenor
+ [Bare feet # no # like: bare feet, none, no socks, barefoot, nothing, sandals, slippers, my toes, i never wear any, just my feet, i go without, toenails, naked feet, flip flops]
    The only correct costume in the whole desert, and nobody'd have known it was luck.
    -> tenor
+ [Plain black. I plan ahead # like: black, plain, plain black, plain socks, white, grey, boring ones, normal socks, neat, sensible ones, navy, dull as anything, the ordinary kind, clean and plain, tidy grey, matching and boring]
    Plain ones! I could weep. In twenty-six years I've met four of you, and two were undertakers in the plot.
    -> tenor
+ [any # slot: socks 14]
    '{socks}'. From row F that would have read as character, and I'd have let them think so.
    -> tenor
+ [any # any]
    The gallery would have had a good long look at that, and so they should. I'd have let them think it was research.
    -> tenor
= tenor
# back: The tenor's dry, long and next on. Shears, the bucket, or send him as he is?
And here comes my tenor for his entrance. Dry as toast, sheikh's robe to the ground. He looks at the stage, sixty men in felt tunics, and says: 'Rosalba, I shall be overdressed.' Eleven seconds. You're holding my shears.
+ [Cut him to the knee # yes # like: cut, cut it, shears, scissors, snip, cut it off, shorten it, cut him, knee, off with it, take it up to the knee, hack off two feet, quick with the blade, chop, trim him]
    ~ cut = 1
    Two foot off all round, on the walk, and he never broke step. You've a steady hand. I didn't say lovely.
    -> mine
+ [Empty the bucket over him # like: bucket, water, pour it over him, soak him, wet him, throw water, drench, get him as wet as the others, tip the fire water on him, a good dousing, splash, let him drip, shower him]
    He went on with his mouth still open from it. By bar twenty his robe had caught the others up. A very true piece of acting.
    -> mine
+ [Send him on as he is # no # like: as he is, leave him, send him on, let him go, push him, its fine, overdressed, out you go, just push him on, he can be the rich one, dont touch the robe, it will shrink anyway, let him be long and dry]
    Shove between the shoulders, off he goes. He's the only man in Alvery ever to be rained level with his chorus by bar twenty.
    -> mine
+ [any # any]
    Nine of the eleven seconds went on looking at each other. Then I pushed. By bar twenty the rain had brought him level with the rest.
    -> mine
= mine
# own
# back: What have you kept up with a straight face while it went to pieces?
And not one of them stopped. Felt at mid-thigh, water in the trombones, and they went on dying of thirst as if they'd been paid. I've a weakness for that. Tell me one of yours: something you carried on with, straight-faced, while it went to pieces round you.
+ [A meeting, a talk, a lesson # like: meeting, a talk, a presentation, speech, lesson, class, work, interview, call, my powerpoint crashed, i was giving a lecture, at work in front of clients, teaching a class, a job interview, the zoom call, my thesis defence]
    And nobody out front knew. They never do. They think it's the production.
    -> gods
+ [A meal, a party, a wedding # like: dinner, a meal, party, wedding, christmas, cooking, a birthday, guests, the turkey burned, at my own wedding, the cake collapsed, i had guests and the oven died, a family dinner, the baptism]
    Family matinee. The hardest house there is: they've all read the script, and they talk.
    -> gods
+ [I stop when it rains # no # like: i stop, i give up, i run, never, not me, i dont, i leave, i would stop, id have walked off, i cant keep going like that, i always bail out, i burst out laughing, id have gone home]
    Then you own an umbrella and sense, and somebody has to be in the stalls.
    -> gods
+ [any # slot: carried 18]
    '{carried}'. With a straight face? Then you've been in the chorus, dear, whatever they told you it was.
    -> gods
+ [any # any]
    All that, and upright. I've seen people get flowers for a good deal less.
    -> gods
= gods
# back: Somebody's shouted 'Somebody bring them a towel!' What do you shout back?
The big pause. Heroine lifts her face, real rain running off her chin, and sings: 'And still no cloud.' Silence. Then, from the gods, a man: 'Somebody bring them a towel!' Two thousand people holding their breath. We're in the wings. Nobody could prove it was us.
+ [Shout 'Bravo!' # like: bravo, shout bravo, cheer, clap, applause, encore, well done, hurrah, start the ovation, id whistle and clap, well sung, call for more, id throw a flower]
    You'd have started what started anyway. They stood up. In row C a man opened his umbrella out of pure respect.
    -> bows
+ [Shout 'Sit down!' # like: sit down, shut up, be quiet, silence, hush, quiet, shush, be still up there, id hush him, let her sing, stop shouting, show some respect, pipe down]
    Loyal. But by then the whole house was on its feet, so you'd have been shouting at the architecture.
    -> bows
+ [Bite the curtain # no # like: bite the curtain, nothing, laugh, keep quiet, hold my breath, giggle, say nothing, stay quiet, stuff velvet in my mouth, not a sound from me, id choke on it, keep my face straight, id hold it in and shake, bite my own sleeve]
    There's a piece of velvet in those wings with my teeth in it. Then the whole house got to its feet.
    -> bows
+ [any # slot: heckle 12]
    '{heckle}', from the dark, in a good carrying voice. I'd have sworn it was the prompter. And then the house got to its feet.
    -> bows
+ [any # any]
    That's longer than the aria, and I'd still have let you. Then the whole house got to its feet.
    -> bows
= bows
# back: They've to take a bow, and the felt won't stretch. Bow, curtsey, or stand like posts?
Four curtain calls. And there was my next worry, because felt that tight doesn't bend. If sixty men bowed, I'd have sixty seams going off like a firing party. I'd five seconds to send word down the line.
+ [Nobody bows. Stand # no # like: stand, stand still, dont bow, nobody bows, like posts, stay upright, straight, tell them to keep straight, no bending whatsoever, freeze, just nod, heads only, like soldiers, rigid]
    That was the order. They stood like a fence and nodded. The papers called it 'a proud and terrible restraint'.
    -> director
+ [A very small curtsey # like: curtsey, curtsy, knees only, small curtsey, bend the knees, dip, a tiny dip, from the knee, like ladies, bob down, just the legs, a polite little bend]
    Sixty men, straight backs, knees only, all at once. The papers called it 'the courtesy of the desert'. I've got it framed.
    -> director
+ [Bow. Let it burst # yes # like: bow, bow anyway, let it burst, burst, let it rip, who cares, rip, all bow, all the way down, let them split, go out with a bang, who minds a seam, give the crowd a proper one, rrrip]
    One did, at the back, before he got the word. It sounded like a door in a farce, and he got the biggest hand of the evening.
    -> director
+ [any # any]
    It was halfway down the line when they'd sorted it out among themselves: they stood like a fence, and nodded.
    -> director
= director
# back: The director wants real rain every night. What's he to be told?
Director comes down two flights with his hair flat and his eyes shining. He wants it kept. Real rain, every performance, tours included. 'It's the truth, Rosalba.' Sixty wet robes are lying on my floor, each about big enough for a schoolboy. What do I tell him?
+ [Over my dead iron # no # like: no, never, no way, over my dead body, absolutely not, forget it, get out, tell him he is mad, he can forget that, not with me, id refuse flat out, hes had his fun, certainly not every night]
    I put it shorter: 'You dry them, then.' He looked at the heap. He's a man who has never wrung a thing out in his life.
    -> yours
+ [Give him one to wring out # like: make him do it, wring, let him wash them, he can dry them, give him a robe, he can do it, here you dry it, hand him the wet pile, he should do the laundry himself, let him feel how heavy they are, wring it yourself darling, id dump them on him]
    That's the very thing. 'You dry them, then,' I said, and put the first one in his arms. It ran down into his suede shoes.
    -> yours
+ [He's right, you know # yes # like: hes right, yes, keep it, its the truth, he is right, do it, art, great idea, honestly he has a point, it was beautiful, i would keep the rain, for arts sake, it was the best scene, yes let it pour]
    He was, blast him. It was the best act two we ever had. 'You dry them, then,' I said, and that was the end of truth.
    -> yours
+ [any # any]
    He'd have put that in the programme. I said: 'You dry them, then,' and he remembered an appointment.
    -> yours
= yours
# own
# back: What have you shrunk or spoiled and still couldn't throw away?
And there I sat at midnight with sixty small felt coats. You're supposed to throw that out. I never can. So: what have you got in a drawer that shrank, or tore, or never came clean, and it's still in there?
+ [Something somebody gave me # like: a present, a gift, someone gave me, from my mother, from my grandma, from a friend, it was given to me, my gran knitted it, an old gift, my mums jumper, my husband gave it to me, it belonged to my father, my baby wore it]
    Then it's not a garment any more, it's a letter. You don't measure those.
    -> last
+ [I throw things out # no # like: i throw things out, nothing, i throw it away, never, i dont keep things, bin, no drawer, straight in the bin with it, i declutter, i dont cling to rags, gone the same day, off to charity, i keep nothing]
    I've gone cold from the knees up. Each to their own drawer, but don't tell Libretto, she sleeps in mine.
    -> last
+ [any # slot: shrunk 16]
    '{shrunk}'. Leave it where it is. There's always somebody smaller coming along behind.
    -> last
+ [any # any]
    I can see the drawer from here, it doesn't shut. Leave it all in.
    -> last
= last
# back: Shall I say where the sixty little coats went?
I found a use for them, all sixty. Nobody out front ever guessed. {cut: Even the two foot you took off the sheikh came in.|Even the sheikh's came in, once it dried.}
+ [What was it? # yes # more # like: what was it, tell me, what use, where did they go, go on, what, yes please, i need to know where they went, what became of them, who wears them now, put me out of my misery, so what did you do with them, spill it]
    Shepherds. Forty children and twenty to spare, every Christmas since, a pocket in each. {shrunk: If '{shrunk}' ever wants to go on the stage, there's a hook free.|They fit as if they'd been meant.}{carried: And for '{carried}' you'd have had a nod from all sixty.|}
    -> END
+ [Let me guess: dolls? # like: dolls, puppets, teddy bears, cats, the cat, dogs, hats, children, guess, bags, blankets, i bet dogs wear them, little people, the cat got a bed, bears, tea cosies, for kids surely]
    You're near enough to be warm. Children: forty shepherds every Christmas, a pocket in each.{socks: And no socks at all, since we met '{socks}'.|} They fit as if they'd been meant.
    -> END
+ [Keep your secret # no # like: keep it, keep your secret, dont tell me, no, i dont want to know, rather not, id rather leave it a mystery, say no more, dont spoil it, your wardrobe your business, i can live with not knowing]
    That's manners. I'll only say that they're worn once a year, and that I find conkers in them.
    -> END
+ [any # any]
    It may have gone that way with one or two. The rest are shepherds, every Christmas, on forty children, with a pocket in each.{heckle: Nobody's shouted '{heckle}' yet.|}
    -> END
= aside
+ [the bass with ducks # like: who was the bass, the ducks, duck socks, who had ducks, the man with the ducks # about: bass, ducks, duck]
    The bass with the ducks stands third from the left, twenty years with us, a voice like a cellar door. His wife knits. He's got geese for Sundays.
    -> DONE
+ [roof # like: who fixed the roof, did they fix the roof, why was there a hole, what happened to the roof, was it repaired # about: roof, hole, ceiling]
    For the roof I've a sister: Hilde went up with a tarpaulin the same night. She works on poles, a roof's a carpet to her. The house mended it in spring, after two meetings.
    -> DONE
+ [felt # like: why does felt shrink, what is felt, does felt really shrink, why felt, why did you use felt # about: felt, fibres]
    Felt's made by wet, heat and rubbing: the fibres grab hold of each other and won't let go. I'd told the director serge. He'd said felt had 'silence'.
    -> DONE
+ [hurt # like: was anyone hurt, did anyone get hurt, did they catch cold, did they get electrocuted, was it dangerous]
    Nobody. The lamps were up high and dry, and I'd sixty towels and a pan of soup down by act three. One oboe sneezed.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, are you making this up, did it really happen]
    I'm an AI, and the Grand Alvery's a story. But in it it rained, and I've the shepherds to show for it.
    -> DONE
+ [robes # about: robe, robes, costume, costumes, hem, hems # like: who made the robes, how long did the robes take, what colour were the robes, how heavy is a felt robe, did you sew all sixty]
    The robes were camel, floor length, nine pounds apiece dry. Six weeks' work for four women and a mangle. Wet, I couldn't lift one. I'd cut every one of them myself, dear, so I felt each inch go.
    -> DONE
+ [manager # about: stage manager, manager, switch # like: who is the stage manager, what was his name, was he angry, what did the stage manager say, did he panic]
    The stage manager's called Osric, he hasn't finished a sandwich since he took the job. He chews the pencil instead. That night he ate two.
    -> DONE
+ [tenor # about: tenor, sheikh, singer # like: who was the tenor, what was the tenors name, is the tenor vain, what did the tenor sing, was the tenor angry]
    My tenor's five foot five with a voice from the next valley, and he likes a long robe because of the first. He's never once been late, and never once been ready.
    -> DONE
+ [cond # about: conductor, orchestra, trombone, trombones, harp, band, oboe # like: did the orchestra get wet, did the orchestra keep playing, what did the conductor do, did the instruments survive, who was playing]
    The orchestra sat half under the lip of the stage, so the fiddles stayed dry and the brass got theirs neat. Between verses they poured. You could hear it, it wasn't in the score.
    -> DONE
+ [audience # about: audience, gallery, gods, house, public, people # like: what did the audience do, did people laugh, did anyone leave, how many people were there, did they want their money back]
    Two thousand, and not a cough. The stalls thought it was machinery and the gallery knew it wasn't, they could see the sky. They'd stopped sucking their sweets up there, and that's rarer than applause.
    -> DONE
+ [opera # about: opera, last well, well, act # like: what is the last well about, which opera is it, how does the opera end, who wrote the last well, is it a good opera]
    'The Last Well' is four hours of people being thirsty in thirds. There is a well, it turns out. They find it in act four, and it's got a landlord.
    -> DONE
+ [socks # about: sock, socks, legs, shins, knees # like: what socks did they wear, who had the worst socks, why did they wear socks, did anyone have holes, what did the legs look like]
    The socks were what their mothers and wives and landladies had sent them out in: bedsocks, football, one pair with a garter. I've done an inspection before every first night since.
    -> DONE
+ [cat # about: libretto, cat # like: who is libretto, what did the cat do, does the cat like rain, where was the cat]
    Libretto's the wardrobe cat, tabby, built like a muff. She watched it all from the flies and she's held a low opinion of deserts ever since.
    -> DONE
+ [shears # about: shears, scissors, pins, pincushion, iron # like: what are your shears like, how old are the shears, do you always have pins, may i hold the shears]
    The shears are my aunt Perpetua's, eleven inches, and they've never cut paper. I'd know it. The last boy who tried works in a bank.
    -> DONE
+ [scene # like: were you scared, did you laugh, were you angry, how did you feel, would you do it again, did you lose your job, did you cry]
    I was cross for a verse and a half, dear, I'd hemmed those. After that I was so happy I had to hold on to a rope.
    -> DONE

=== grapes ===
# title: The understudy and the grape
# chip: Nine years in the wings, one grape
# keys: understudy, grape, waiting, chance, star, debut, stairs, singer, warm story
# lore: understudy
-> slip
= slip
# back: The star's on the floor, the understudy's white as tape. Who do you go to first?
Ten to eight, house full. On the bottom stair the star, Clementine Voss, puts her foot on a grape and sits down hard. Three yards off, holding Voss's gloves, stands Nell Ashby. Understudy. Nine years. She's gone as white as tape. Who do you go to?
+ [The star # like: star, the star, voss, clementine, help her up, the one on the floor, check her ankle, the lady on the floor, help the poor diva up, see to that ankle, the one who fell, get her some ice, madame]
    Decent of you. An ankle like a bolster, nothing broken, and she's naming people loudly. Which is well, because she isn't going on tonight.
    -> nerve
+ [Nell # like: nell, understudy, the understudy, the white one, hold her, catch nell, ashby, that pale girl, go to the nervous one, she looks ready to faint, the one who has waited nine years, hold the youngster, her with the gloves]
    You've eyes. Voss had an ankle like a bolster and breath enough to curse. It was Nell who'd stopped breathing. She'd understood first.
    -> nerve
+ [The grape # like: grape, the grape, pick it up, pick up the grape, evidence, hide the grape, who dropped it, get rid of the fruit, scoop up the squashed thing, whoever dropped that, somebody else will slip, clear away the proof, i want the culprit]
    ~ grape = 1
    Into your pocket with it, flat as it was. I saw that and said nothing. Voss had an ankle like a bolster. She wasn't going on tonight.
    -> nerve
+ [any # any]
    There wasn't the time for it, I'd an ankle like a bolster at my feet and it belonged to tonight's heroine. She wasn't going on.
    -> nerve
= nerve
# own
# back: Nell says she's forgotten the first word. What do you say to her?
I'd Nell by the shoulders. She knows every bar of it, she's sung it to a coat rack for nine years. And she says, quite politely: 'Rosalba, I've forgotten the first word.' You're holding the pins. Say something to her.
+ [You know every word of it # yes # like: you know it, you know every word, you can do it, you can do this, believe in yourself, you got this, i believe in you, its all in there, you have sung it a thousand times, youre ready, tell her she can, she knows it by heart]
    She shook her head at that. It's the truth, but the truth's no use to a person with cold hands. I gave her the iron's handle to hold. It was warm.
    -> waiting
+ [You needn't do it # no # like: you dont have to, you neednt, dont do it, its okay not to, you can say no, go home, no pressure, its all right to refuse, nobody will force you, we can send them home, theres always the door, say no if you want, you owe them nothing]
    It went quiet. Then a bit of colour came. Nobody'd offered her the door in nine years, and she looked at it, and stayed.
    -> waiting
+ [Breathe, and be rude # like: breathe, breathe out, deep breath, something rude, make her laugh, a joke, tell a joke, funny, take some air in, tell her a dirty story, in and out slowly, id make her giggle, say a bad word, imagine them naked]
    We told her what the conductor keeps his trousers up with. She snorted. You can't snort without breathing in first.
    -> waiting
+ [any # slot: said 18]
    '{said}', with four pins in your hand. She looked at you as if you'd handed her a chair.
    -> waiting
+ [any # any]
    I couldn't have told you if she took it in. But she'd stopped looking at the stairs and was looking at us.
    -> waiting
= waiting
# own
# back: What have you waited for the longest?
Nine years, six nights a week. She'd stand where the light stopped, word perfect, and take the tram home with it all still in her. I used to wonder where she put it. What have you waited for the longest?
+ [I'm still waiting # like: still waiting, im waiting, not yet, its not here yet, still not here, waiting now, i havent got it yet, even now, to this day, it still hasnt come, i am at it still, any day now]
    Then stay where the light stops, and keep your shoes on. I mean it kindly. It's always a grape, and it's never on the day you wore them in.
    -> dress
+ [It came, and it was worth it # yes # like: it came, worth it, i got it, it happened, finally, it was worth it, yes, it did arrive, in the end i got there, it took ages but yes, it paid off]
    Good. Then you know how it was, that minute, and I needn't go on about her hands.
    -> dress
+ [I don't wait for things # no # like: i dont wait, nothing, i never wait, impatient, i dont wait for anything, not patient, patience isnt mine, i go and get it, i want everything now, i cant stand queues, waiting is for others]
    No, I can see you in Voss's place sooner than in Nell's. Mind the stairs, then.
    -> dress
+ [any # slot: waited 16]
    '{waited}'. I've put that beside her on the hamper, in the wings. It's a longer queue than people think.
    -> dress
+ [any # any]
    I've laid that beside her on the hamper, in the wings, and it took up most of the lid. She'd have shifted along for it.
    -> dress
= dress
# back: Voss's gown, or Nell's own full of pin holes? Which does she go on in?
Now the dress. Voss's is on Voss, forty hooks and not one of them willing. Nell's is the cover dress. I've pinned it for so many years that it's got more holes than a sieve. Six minutes.
+ [Voss's. It's the real one # like: voss, the stars dress, the real one, the star dress, get it off her, the proper one, the good one, undress the diva, the proper gown, forty hooks or not, peel it off her, the original, it has to look right]
    Voss said: over my body, and it was over her body, there was the trouble. So it was the sieve. I sewed as I ran, and you threaded.
    -> hem
+ [Nell's own. She's earned it # yes # like: her own, nells, the sieve, the pinned one, her dress, the cover dress, her own dress, in the one that fits her, the holey one, her old friend, what she has been pinned into, something of hers, she should wear what is hers]
    I thought so too. From row F you don't see the holes, and she knew where every pin had been. I sewed as I ran, and you threaded.
    -> hem
+ [A sheet, if we must # like: a sheet, sheet, anything, curtain, a curtain, blanket, cloak, whatever, something else, wrap her in a tablecloth, drape something round her, improvise, bed linen, any old cloth, grab the drapes]
    I've done it, with a hotel bedspread, and it got a notice. But we'd the sieve. I sewed as I ran, and you threaded.
    -> hem
+ [any # any]
    I'd four needles going and heard half of it. It was the sieve, in the end. I sewed as I ran, and you threaded.
    -> hem
= hem
# own
# back: A coin, a red thread or a word for Nell's hem. You choose, I look away.
She's sewn in. One inch of hem is open still, at the back, and something goes in there, it always does. I'll look at the wall. You put it in, and neither of us will ever tell. A coin, so it falls straight. A red thread. Or a word on a bit of tape, your own.
+ [A coin # like: coin, the coin, money, a penny, ballast, weight, penny, a bit of change, something for weight, silver, a lucky sixpence, so that it hangs, let it fall straight]
    ~ hemmed = 1
    I heard nothing. Six stitches and a knot. What did we put in? Nothing, who's asking.
    -> groan
+ [A red thread # like: thread, red thread, the thread, red, wool, the red one, a scarlet strand, something for courage, crimson cotton, a stitch of colour, the yarn]
    ~ hemmed = 2
    I was looking at the wall, and a good wall it is. Six stitches, a knot. She stood up straighter, I'll say that.
    -> groan
+ [Nothing. Let her be light # no # like: nothing, leave it empty, empty, let her be light, no, none, dont put anything, keep it hollow, she has enough to carry, just air, sew it up as it is, nothing to drag her down]
    ~ hemmed = 3
    Then there's air in it, and I've closed it over as carefully as if there were rubies.
    -> groan
+ [any # slot: hemword 8]
    ~ hemmed = 4
    I heard a pencil, and I've already forgotten it: '{hemword}'. Six stitches, a knot. That's the last time I say it.
    -> groan
+ [any # any]
    ~ hemmed = 4
    It took some folding to go in, that. Six stitches and a knot, and I was looking at the wall from start to finish.
    -> groan
= groan
# back: The house has groaned, and Nell heard it through the curtain. What do you do?
Eight o'clock. The manager goes out in front and tells two thousand people that Miss Voss is indisposed. And they groan. It comes through the curtain like weather. Nell hears it. So do you, you're holding her train.
+ [Put my hands over her ears # like: cover her ears, hands over her ears, ears, block it, hold her ears, distract her, shield her from it, so she cant hear, id block it out, press my palms on her head, sing in her ear, cover them up]
    She let you. Then she took your hands down, one after the other, and said: 'No. I'd like to know what I'm singing to.'
    -> silence
+ [Tell her they'll be sorry # like: theyll be sorry, show them, prove them wrong, theyll see, forget them, they dont know you, wait till they hear you, id say let them groan, youll knock them flat, prove it to that lot, they have no idea yet, soon they will cheer]
    She very nearly smiled. 'They've paid for a Voss,' she said. 'I'd groan.' Fair to the last, that girl.
    -> silence
+ [Let her hear it # yes # like: let her hear, nothing, let it be, she can take it, stay quiet, be honest, say nothing, she has to face it, i would keep still, dont hide it from her, better to know, she is strong enough, let it wash over her]
    I'd have done that too. She listened to the end of it, as you'd hear out a child. Then she asked for her gloves.
    -> silence
+ [any # any]
    The curtain was going by then, and velvet swallows things. Nell put her gloves on, finger by finger.
    -> silence
= silence
# back: She's on, and nothing comes. Four seconds. Mouth it, pray, or push?
She's on. Middle of the stage, one lamp, the strings stop for her. And nothing. One second. Two. I know every noise that house can make, and there wasn't one. You're at the edge of the curtain, she's looking straight at you.
+ [Mouth the first word # yes # like: mouth it, mouth the word, say the word, whisper, prompt her, help her, tell her the word, the first word, give her a start, shape it with my lips, whisper the opening, id prompt, hiss the line, form the first sound]
    You had it wrong, dear. It was 'Where', and you gave her 'When'. But it began with the same breath, and she only needed the breath.
    -> shutters
+ [Hold her eye, don't move # like: hold her eye, look at her, keep looking, stay still, stare, smile at her, nod, smile, lock eyes with her, stay calm and look at her, be her anchor, dont flinch, a steady gaze, give her a little nod]
    You didn't blink. I timed it by my own heart. On four she breathed in, and it was yours she breathed with.
    -> shutters
+ [I can't watch # no # like: cant watch, close my eyes, look away, hide, pray, cover my face, cross my fingers, id have to turn round, hands over my eyes, say a prayer, i couldnt bear it, bury my head, tell me when its over]
    I'd my face in a nun. So neither of us saw it. We only heard her breathe in.
    -> shutters
+ [any # any]
    It hung there with the dust. Then, on four, from down in the box, the prompter breathed. Just breathed. And so did she.
    -> shutters
= shutters
# back: She's singing, and Voss is listening in the wings. Do you watch Nell or Voss?
She sang it like somebody opening shutters. One room after the other, and all that light had been in there for nine years. On a hamper behind us sits Voss with her foot in a fire bucket. I could only look at one of them.
+ [I watch Nell # like: nell, watch nell, the stage, her, the singer, look at nell, the light, the girl on stage, eyes on the heroine, i wouldnt miss a second of her, straight ahead, where the song is, the young one]
    Then you saw her forget us. There's a moment when they stop holding the dress up, and it holds them.
    -> bow
+ [I watch Voss # like: voss, watch voss, the star, the hamper, the other one, look at voss, her face, the old star, how does she take it, i want to see the other face, the one with the bucket, is she jealous, the woman on the hamper]
    Then you saw what I saw. She was mouthing along, every word, tears down to the jaw. 'Higher,' she whispered. 'Good girl. Higher.'
    -> bow
+ [I watch you # like: you, i watch you, rosalba, watch rosalba, your face, look at you, id rather see your reaction, the dressers face, how it moves you, i would peek at you dear, what do you do]
    Cheek. I'd a pin to find on the floor. It took me the whole aria.
    -> bow
+ [any # any]
    I didn't turn round for it, and I'd not turn for a fire. It was the only time I've let a needle rust in my hand.
    -> bow
= bow
# own
# back: Nell bowed to one face in row R. Whose face would you look for?
They shouted till the dust came down. And Nell looked past all of it to row R, on the side, where her landlady sat in a hat. She'd come every week for nine years, in case. If it were you up there, whose face would you look for?
+ [Nobody's. I'd look at my feet # no # like: nobody, no one, my feet, the floor, i wouldnt look, nobodys, none, not at anyone, only down, i would be too shy to look, at my own shoes, i wouldnt search, there isnt anyone]
    Feet are what I'd do. But there'd be a hat somewhere out there, dear. There's nearly always a hat.
    -> glass
+ [Somebody who isn't there now # like: someone who isnt there, gone, not here anymore, someone i lost, far away, they cant come, he has passed away, an empty seat, she cant come any more, who used to sit there, one that is missing, he lives too far off]
    Then we leave a seat with a coat on it. I keep one in row R for that, and no manager has ever sold it.
    -> glass
+ [any # slot: front 12]
    '{front}'. On the side, row R. I'd have told the limelight boy to spill a little that way.
    -> glass
+ [any # any]
    That's a full row. I'd have told the limelight boy to spill a little that way.
    -> glass
= glass
# back: A grape under glass in my office. Do you think I put it on that stair?
In my office, on the shelf by the buttons, there's a grape under a glass. {grape: You gave it me yourself, flat as a coin, and I never asked why.|It came to me in a dustpan.} People look at it, and then they look at me. Nobody says it. Do you think I put it on that stair?
+ [Yes, you did # yes # like: yes, you did, of course, definitely, it was you, guilty, i think so, it was you wasnt it, own up rosalba, i would bet on it, you planted it, nobody else had a motive, you pushed fate along, confess]
    I talk with eleven pins in my mouth, I can't be expected to answer. {waited: But for '{waited}' I'd see what the greengrocer has.|But I know what a pound of grapes costs in February.}
    -> END
+ [No, never # no # like: no, never, you wouldnt, it was an accident, accident, just luck, not you, you would never hurt anyone, it just rolled there, a pure coincidence, id swear you are innocent, fate did it, chance, you are too decent]
    That's the kindest thing anybody's said to me in that office. I had to go and look for a pin. {front: If it's ever your night, I'll see that '{front}' gets a seat.|Nell sends me a bunch every year, unsigned.}
    -> END
+ [Nell did # like: nell, nell did, it was nell, she did it herself, the understudy did, the girl helped herself, nine years is a motive, she was tired of waiting, ashby did it, it was her own grape, maybe the quiet one]
    Nell! She'd have apologised to the grape. {hemmed == 4: No. And what she'd got in her hem that night, she's never unpicked it to see.|No. She's the star now, and sweeps those stairs with her eyes each night, for the next girl's sake.}
    -> END
+ [any # any]
    I don't say I put it there. I don't say anything. {said: But I heard '{said}' at ten to eight, and that did more than any fruit.|Nell sends me a bunch every year, unsigned, and I eat them sitting down.}
    -> END
= aside
+ [Voss # like: what happened to voss, who is voss, did she come back, the star, was voss angry, clementine voss # about: voss, clementine, star, diva, ankle]
    Clementine Voss: twenty years at the top of that stair, a voice like a chandelier. She'd been up there so long she'd forgotten there was anybody in the wings. The ankle took a fortnight.
    -> DONE
+ [Nell # like: who is nell, what happened to nell, nell ashby, is nell famous, did she become a star # about: nell, ashby, understudy]
    Nell's a baker's daughter from Tallow Street, sings like bread smells. Up at four for the rolls, in the wings by seven, nine years long. She still hangs up her own coat.
    -> DONE
+ [opera # like: what opera was it, which opera, what did she sing, what was the song, the salt widow # about: opera, salt widow, widow, aria]
    'The Salt Widow'. It's invented, like the house. First word 'Where', last word 'here', and four hours in between.
    -> DONE
+ [who ate grapes # like: who dropped the grape, whose grape was it, who was eating grapes, where did the grape come from # about: grape, grapes]
    The grapes were for act one, a bowl of them at the banquet. Papier mâché, every one. I've never got round that.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, are you making this up, did it really happen]
    I'm an AI, and Nell's written, pin holes and all. But I don't change it between tellings.
    -> DONE
+ [stairs # about: stair, stairs, staircase, step # like: which stair was it, how many stairs are there, are the stairs dangerous, where were the stairs]
    The stairs come down from the star's dressing room, eleven of them, iron, swept at six by a man called Dunstan. He's sworn on his broom, and I believe a man with a broom.
    -> DONE
+ [sieve # about: dress, gown, cover dress, costume, pins, pin, holes # like: what colour was the dress, what did the dress look like, who made the dress, does she still have the dress, how many pins]
    The cover dress is oyster silk, or it was, let out and taken in for every understudy since the old king. Hold it up to a lamp and it's the night sky.
    -> DONE
+ [landlady # about: landlady, hat, row r # like: who is the landlady, what is the landladys name, why did she come every week, what hat was it]
    Mrs Gudgeon, that landlady is, two rooms and a canary. She's paid for her seat with her own egg money every week, and she's never told a soul what for.
    -> DONE
+ [house # about: theatre, theater, house, alvery, opera house # like: where is this, what is the grand alvery, how big is the theatre, what is alvery, how old is the house]
    The Grand Alvery holds two thousand, red plush and gilt cherubs with dust in their belly buttons. From the wings you see none of that. You see ropes, a fire bucket and somebody's back.
    -> DONE
+ [manager # about: manager, groan, prompter, conductor, stagehand # like: what did the manager say, who is the prompter, what does a prompter do, why did they groan, was the manager angry]
    The manager wears tails from six o'clock on, in case of announcements. He's a kind man with a voice for bad news. When they see him step out, they start groaning before he's cleared his throat.
    -> DONE
+ [coatrack # about: gloves, coat rack, rack, hamper, tram # like: what are the gloves like, why did she hold the gloves, what did she do for nine years, why a coat rack]
    The gloves go up past the elbow, twenty-two buttons each. It was Nell's job to have them ready, warmed on my pipe. She'd never put one on herself, she thought it'd be stealing.
    -> DONE
+ [nervous # like: were you nervous, were you scared, did you cry, did you feel sorry for her, how did you feel, would you do it again, did you plan it]
    I'd my mouth full of pins, dear, one can't be nervous over pins. It came out afterwards. I ironed till three in the morning and there was nothing left to iron.
    -> DONE
+ [long # like: how long did you have, how long did it take, how long was the opera, how long is nine years, when was this, what time was it]
    Ten minutes, from the stair to the curtain. It takes forty to dress a heroine. I've told brides since, when they say that they're pushed.
    -> DONE
+ [inhem # about: hem, thread, coin, ballast # like: why do you put things in hems, what do you put in a hem, do you always do that, who taught you that, what is in the other hems]
    Hems have had things in them since there've been frocks. Perpetua taught me: a coin for the fall, red for the nerve, a word for the rest. What's in whose, I take along with me.
    -> DONE
+ [prank # like: did she do it on purpose, was it fair to voss, was voss nice, was voss jealous, did voss forgive her, did voss like nell]
    She wasn't a bad old thing. Nine years she'd called her 'child' and never learned what she was called. I don't think that it was pride, dear. I think she was afraid to look round.
    -> DONE

=== gown ===
# title: The grey gown that walks
# chip: A gown that moves by night
# keys: ghost, gown, haunted, strange, spooky, grey, mystery, night, basement, lining, creepy
# lore: ghost-costume, letters-lining
-> rail
= rail
# back: The grey gown has moved forty hangers again overnight. Who's doing it?
Second basement, nine thousand costumes, one key, and it's round my neck. Every evening I hang a grey gown at the end of the rail by the mangles. Every morning she's forty hangers further on, among the doublets. Before we go down there: who's moving her?
+ [The cat # like: cat, the cat, libretto, an animal, mice, rats, moths, libretto does it, some four legged creature, it has paws, kitty is bored, i blame the rodents, a bat got in]
    Libretto can open a tin and a tenor, but she's never lifted a hanger. I shut her in my attic for a week. The gown walked all seven nights.
    -> trap
+ [Somebody with a second key # like: someone, somebody, a person, a thief, second key, tolliver, a colleague, a prank, a joke, someone who is playing tricks, a colleague with a spare, the wigmaker of course, a burglar, the night porter, one of your girls]
    My first thought was Mr Tolliver, who does the wigs one floor up. We're at war. I put a hair across the lock. In the morning it was whole.
    -> trap
+ [She is # yes # like: she is, herself, the gown, a ghost, ghost, the dress, spirit, its haunted, haunted, she walks by herself, it must be a spirit, i think its haunted down there, the frock has a will, the dead maid, nobody else]
    I don't believe in ghosts. I only say that I wished her good evening on the Tuesday, and felt that it was noticed.
    -> trap
+ [any # any]
    I've pinned that up beside the rest. I'd a list by then: the cat, the wigmaker, the draught. One by one they turned out to be asleep.
    -> trap
= trap
# back: A bell, flour on the floor, or a thread across: which trap do we set?
So tonight we sit up, you and I. Half past eleven, house dark, shoes off. I've three things here to catch her with: a little brass bell for the hanger, a bag of flour for the floor, a black thread to tie across the aisle.
+ [The bell # like: bell, the bell, brass bell, ring, a bell on her, hear it, hang something that rings, then we would hear her, jingle, id go with the clown one, anything that tinkles]
    ~ belled = 1
    Off a clown's cap, my aunt Perpetua's. It could wake a chorus. I've hooked it on, and we'll hear if she so much as thinks.
    -> sit
+ [The flour # like: flour, the flour, footprints, powder, tracks, white floor, dust the boards, to see steps, sprinkle the baking stuff, then there will be marks, white it all over, prints dont lie]
    I've sieved it down the whole aisle. It's like being back in the first snow, only that it makes one want buns.
    -> sit
+ [The thread # like: thread, the thread, string, tie it, trip her, black thread, across, stretch something over the aisle, a wire, knee high, so they fall over, sew it shut with a line, tie it between the rails]
    Tied at the height of a knee, from the popes to the pirates. If anybody's walking, they'll bring down the Vatican.
    -> sit
+ [No traps. We just look # no # like: no traps, none, just look, watch, nothing, no, just watch, our eyes, id rather sit and see, nothing nasty please, keep it fair, i trust my eyes, be decent to her, no tricks]
    Only our eyes, then. It's the politest way, and I was brought up to be polite to evening wear.
    -> sit
+ [any # any]
    I've nothing like that in the basement, so I've taken the thread: knee high, from the popes to the pirates.
    -> sit
= sit
# own
# back: What's the sound in your place at night that you'd know anywhere?
Lamp out. You get to know a house by what it says after midnight. Mine ticks: that's Bishop, my iron, cooling down on his stand. There's a pipe that clears its throat at one. What's the sound in your place at night, the one you'd know anywhere?
+ [The fridge, humming # like: fridge, the fridge, refrigerator, humming, a hum, boiler, heating, pipes, the pipes, the freezer, that buzz in the kitchen, radiators knocking, water in the walls, the washing machine, the clock ticking]
    That's the chorus. You only notice it when it stops, and then you sit up in bed.
    -> scrape
+ [The street, the cars # like: cars, the street, traffic, trams, trains, people, neighbours, the road, drunks, dogs, cars going by, a motorbike, the pub closing, next door coming home, the night bus, foxes, sirens]
    Then you've an audience down there that never goes home. I rather like that in a street.
    -> scrape
+ [It's dead quiet # no # like: quiet, silence, nothing, its quiet, dead quiet, no sound, silent, theres not a peep, i live in the country, nothing ever stirs, stillness, i wear earplugs, silent as a grave]
    I couldn't. I've to leave a mangle on. In that much quiet you'd hear a seam give.
    -> scrape
+ [any # slot: noise 14]
    '{noise}'. Keep that in your ear, then. It's good to have one sound along that you know.
    -> scrape
+ [any # any]
    Right. Keep it in your ear, then you'll know what doesn't belong. I'd just got my feet under me.
    -> scrape
= scrape
# back: Something's scraping along the rail in the dark. Torch on, or off?
Ten past one. One scrape, brass on iron. Long pause. Another, a little nearer. {belled: Then the bell. Just the once, as if she'd touched it to her lips.|No step, no breath, only the hook on the rail.} The torch is in your hand.
+ [On # yes # like: on, torch on, light, switch it on, turn it on, shine it, light it, i want to see it, flick the switch, straight at her, point the beam, let me have light, quick illuminate]
    There she hung in the ring of it, three hangers on, swinging a little. And not a soul behind her. She looked like somebody who's been called by the wrong name.
    -> tolliver
+ [Off. Listen # no # like: off, leave it off, dark, listen, wait, stay dark, dont, keep it off, keep it dark, id hold my breath and hear, not yet, ears first, dont scare her, cover the lamp]
    You've nerve. Scrape. Pause. Scrape. And then silk, going by our knees, no faster than you'd walk in a church.
    -> tolliver
+ [Run # like: run, run away, flee, scream, hide, leave, get out, im gone, help, im off up those stairs, i would scream and bolt, not staying another second, every man for himself, get me upstairs, my legs decide]
    I had you by the sleeve. Nobody runs among open pin boxes. So we stood there, and she went by us, at about the pace of somebody in church.
    -> tolliver
+ [any # any]
    I put my hand over your mouth at the second word. She was going past us, silk on silk, at about the pace of somebody in church.
    -> tolliver
= tolliver
# back: Tolliver says the rail slopes and it's the tram. He's brought a level. Do we let him measure?
Then a light on the stairs. It's Tolliver, in a dressing gown, a candle in one hand and a spirit level in the other. He's heard it through his floor for months. 'Trams,' he says. 'They shake the building, the rail slopes, she slides down. Madam, it is physics.' He'd like to measure.
+ [Let him # yes # like: let him, yes, measure, go ahead, fine, let him measure, sure, be my guest, he may as well, a spirit level never hurt, let science speak, id be curious what it says, give the man his turn]
    He laid it on the iron. We all three bent over the bubble. Then he took it away, wiped it, and laid it on again. The rail slopes all right. The other way.
    -> uphill
+ [The last tram's at midnight # no # like: last tram, no trams, too late for trams, no, its past midnight, trams dont run, nonsense, it cant be a tram at this hour, thats rubbish, nothing runs now, tell him the timetable, he is wrong, what trams]
    I said so. He laid the level down anyway, to have the last word. The bubble went to the wrong end. She'd been going uphill.
    -> uphill
+ [Why's he in curl papers? # why # like: curl papers, why is he here, his hair, what is he wearing, why, dressing gown, what is that on his head, id ask about the dressing gown, look at those curlers, whats he doing up, he looks ridiculous, nice outfit]
    I'd sworn never to mention it, so thank you. He laid his level down with great dignity. The bubble went to the wrong end. She'd been going uphill.
    -> uphill
+ [any # any]
    He bowed, as if it had been for him, and laid his level on the rail. The bubble slid to the wrong end. She'd been going uphill.
    -> uphill
= uphill
# back: She's going uphill, towards something. Hold her, follow her, or ask her?
Nobody spoke. Uphill, then, and every night the same way: past the doublets, towards the old gentlemen's coats at the far end, that haven't been worn since the flood. Her left sleeve was out a little in front. As one goes through a dark room.
+ [Follow her # yes # like: follow, follow her, go with her, see where she goes, go after her, walk, id walk alongside, keep up with her, see what she is after, tiptoe behind, wherever she leads, lets go along]
    So we went along beside her, the three of us, in our stockings. She didn't hurry. At the last coat but one she stopped.
    -> coat
+ [Ask her what she wants # why # like: ask, ask her, talk to her, what does she want, speak, say hello, who are you, what are you looking for dear, id address her politely, can we help you madam, have a word with it, who is it you want]
    You said it very nicely. She swung once. And Tolliver, who believes in physics, lifted his candle to light her the way. At the last coat but one she stopped.
    -> coat
+ [Hold her fast # no # like: hold her, stop her, catch her, grab, hold on, grab her, tie her up, dont let her get away, id take hold of the cuff, pin her down, hang on to the skirt, block the way, put her back]
    You took her by the cuff. She didn't pull. She just leaned, the way you lean at a window. So you let go, and she went to the last coat but one.
    -> coat
+ [any # any]
    Tolliver wrote it down on his cuff, I saw him. She'd stopped meanwhile, of herself, at the last coat but one.
    -> coat
= coat
# back: There's paper in the lining of the blue coat. Unpick it, or leave it?
A blue frock coat, a nice one, eighty years old by the cut. I ran my hand down the front, as you'd greet a dog. In the lining, at the left, something crackled. Paper. I don't open what other people have sewn shut, dear. I've never done it. My seam ripper's in your hand.
+ [Unpick it # yes # like: unpick, open it, cut it open, yes, rip it, take it out, read it, see what it is, i would have to see, snip the stitches, out with it, fetch the paper, i cant leave that alone, four stitches wont hurt]
    Four stitches, and you did them like a surgeon. I looked at the wall for form's sake. A bit of paper came out, folded small.
    -> eggs
+ [Leave it closed # no # like: leave it, no, dont open, closed, its private, not ours, let it be, that belongs to him, sewn shut means shut, one doesnt pry, respect his lining, better not to touch it, some things stay hidden]
    You're a better woman than I am, or a better man. And there the thread was so old that it gave by itself, and the paper slid into my hand.
    -> eggs
+ [Ask the gown # like: ask the gown, ask her, let her decide, its hers, does she mind, she decides, its up to the lady, id see what she thinks, get her permission, what would grey silk say, she brought us here so ask her]
    Her sleeve was lying on his lapel, I'll only say that. I took it for leave. Four stitches, and a bit of paper came out, folded small.
    -> eggs
+ [any # any]
    While we stood there thinking about it, the thread gave. Eighty years, it had held that long. A paper slid out into my hand.
    -> eggs
= eggs
# own
# back: 'Eggs. Candle. Tell her.' What have you been meaning to tell somebody?
Pencil, a man's hand. Three lines. 'Eggs.' 'Candle.' 'Tell her.' That's all. Not what, not whether he did. I've never wanted so much to know about an egg. You'll have one of those as well, everybody does: what have you been meaning to tell somebody?
+ [I told them in the end # yes # like: i told them, i did tell, i said it, told her, told him, already said it, i told, its been said already, i got it off my chest, she knows now, i finally told him, i plucked up the courage, done and dusted]
    Then you can throw the list away. You've no notion how few people get to.
    -> answer
+ [It's too late for mine # like: too late, its too late, they are gone, cant anymore, not possible, i cant, she died before i could, there is nobody to tell any more, i missed my chance, that ship has sailed, hes gone, i left it too long]
    Then I'll hold still a moment. It's not nothing, to have had it on the list. He took his with him in his coat.
    -> answer
+ [I'd rather keep it sewn in # no # like: rather not, private, keep it, secret, not telling, none of your business, sewn in, nothing, thats my affair, i keep it close, it stays with me, not for your ears, let it stay in the lining]
    Quite right. I never tell what's in a hem, and I'd not ask twice.
    -> answer
+ [any # slot: listed 20]
    '{listed}'. Under the candle, then, third line. It looks well there. It looks as if it might still be done.
    -> answer
+ [any # any]
    All that goes on the third line. It's a short line, but I write small, I do it on tape all day.
    -> answer
= answer
# own
# back: The list goes back in with a note from us. What do we write?
We put it back, of course. But I'd a bit of tape and a pencil, and I thought: whoever opens this next may as well worry too. A note from us, to go in with it. I'd have written 'Well? Did you?' You've got the pencil.
+ [That. 'Well? Did you?' # yes # like: well did you, that, your one, yes, same, did you, your words are perfect, id write just what you said, put yours down, ask him if he did, what you would have written, well and did you]
    In it goes. Nobody's ever asked him, you see. Eighty years.
    -> hang
+ [She's waiting # like: shes waiting, she is waiting, she is here, shes here, look left, turn round, go to her, shes next to you, she has come for you, you are expected, somebody wants to see you, look who is on the rail, dont keep the lady any longer, turn to your left]
    Tolliver had to adjust his candle. It's in, and I've closed it with red.
    -> hang
+ [No note. Let them be # no # like: no note, nothing, let them be, leave it, no, leave them alone, i wouldnt add anything, its theirs alone, no postscript, let it rest in peace, close it as it was, blank]
    Tape in my pocket, then. I've closed him up just as he was, in the old holes.
    -> hang
+ [any # slot: note 14]
    '{note}'. It's gone in beside the eggs, and I've closed it with red, so it's known that somebody was here.
    -> hang
+ [any # any]
    That took all the tape I had, both sides. It's in, beside the eggs, and he hangs a bit straighter for it.
    -> hang
= hang
# back: Shall we hang the gown and the coat face to face, or side by side?
Half past two. Tolliver had gone up, walking backwards, very civil. There was one thing left to do. I took the gown off her hook and made room for her by the blue coat. Only I couldn't decide how.
+ [Face to face # like: face to face, facing, facing each other, opposite, so they can see each other, front to front, so they can look at one another, nose to nose, eye to eye, turned towards each other, like dancers, let them talk]
    ~ facing = 1
    As for a talk across a table. I turned his shoulders a little, as he'd not been able to.
    -> morning
+ [Side by side # like: side by side, beside, next to each other, together, arm in arm, same direction, shoulder to shoulder, like a couple on a bench, arm against arm, both looking forward, touching sleeves, in a row, like at the theatre]
    ~ facing = 2
    As at a theatre. It's easier said like that, with both of you looking in front.
    -> morning
+ [Leave a hanger between them # no # like: a gap, leave a gap, a hanger between, not too close, some space, space, a little apart, dont rush them, room to breathe, a bit of distance, not quite touching, decent spacing, let them decide]
    ~ facing = 3
    You know something about people. One hanger's width. She can come the last inch herself.
    -> morning
+ [any # any]
    I stood with her over my arm till the pipe had cleared its throat again. Side by side, I did it then. One doesn't like to presume.
    -> morning
= morning
# back: Do you want to hear how they were hanging in the morning?
I locked up, hair across the door and all. At seven I went down ahead of the girls, with the lamp, and I'll own that I knocked.
+ [And? How were they? # yes # more # like: and, tell me, how were they, what happened, go on, did she move, yes please, i cant bear the suspense, did she walk again, what did you see, had she moved, open the door then, so how did you find them]
    She hadn't stirred, and she's not stirred since. {facing == 3: The hanger was on the floor.|I said nothing about the coat. His sleeve had been straight when I left.} {listed: So I'd not give up on '{listed}'. He took eighty years.|You may put it down to the trams.}
    -> END
+ [I'd rather not know # no # like: rather not know, no, dont tell me, leave it, i dont want to know, keep it, id prefer to imagine it, leave them in the dark, dont say, let the door stay shut, thats their business, not knowing is fine]
    Then I'll only tell you that I hung up my lamp and went for rolls. With eggs. {note: And your '{note}' is still in there, doing its work.|It seemed the thing to do.}
    -> END
+ [It was a draught, you know # like: draught, a draught, wind, physics, the tram, it was the wind, logical, draft, there was a breeze surely, it must have been the vibration, id stick with science, old buildings move, some air from the stairs, theres a rational explanation]
    So Tolliver says, from the stairs, with his candle. He's quite right. I only notice he's taken to wishing them both good evening.{noise: He says it's as comfortable as your '{noise}'.|}
    -> END
+ [any # any]
    She hadn't stirred, and she's not stirred since. I said nothing about the coat. {listed: His sleeve was across hers, and I thought of '{listed}', and shut the door again.|His sleeve was across hers, and I shut the door again.}
    -> END
= aside
+ [whose gown # like: whose gown was it, who wore the gown, which opera was the gown from, who wore it, what opera, the gown # about: gown, dress, frock, maid]
    The gown's a maid's, from some opera nobody's put on since before my time. Four bars to sing and a tray to carry. There's no name in the collar.
    -> DONE
+ [whose coat # like: whose coat was it, who wrote the list, who was he, who wore the coat, the man, who wrote it # about: coat, blue coat, frock coat, second tenor]
    I looked that coat up in the old wardrobe book. It only says: 'blue frock, second tenor, returned damp'.
    -> DONE
+ [Tolliver # like: who is tolliver, mr tolliver, the wigmaker, wigs, why are you at war, the ringlet # about: tolliver, wigs, wig, wigmaker, ringlet]
    Tolliver does the wigs, one floor up. He talks to them, it relaxes the curl. We've not agreed on a ringlet since the spring of the flood.
    -> DONE
+ [scared # like: were you scared, are you afraid, werent you scared, is it scary, are you scared of ghosts]
    Of fire, yes. Of a frock, no. I only felt that I'd come into a room where somebody had just stopped talking.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, are you making this up, are ghosts real]
    I'm an AI and the basement's a story. Inside it, the bubble went to the wrong end. Tolliver'll swear to it.
    -> DONE
+ [key # about: key, lock, door # like: who has the key, is there another key, where do you keep the key, did you check the door, could someone get in]
    The key's the length of my hand and older than the lift. It's on a tape round my neck and it goes in the bath with me. There was a second one till the flood, and the river's got that.
    -> DONE
+ [cellar # about: basement, cellar, rail, costumes, hangers, mangle, mangles # like: how big is the basement, what is down there, is it cold in the basement, how many costumes are there, how old are the costumes]
    The second basement runs under the whole of the stage: nine thousand hangers, popes at one end, pirates at the other. It smells of camphor and old applause. You take a lamp, and you say excuse me.
    -> DONE
+ [cat # about: libretto, cat # like: who is libretto, where was the cat, what did the cat think, is the cat afraid of it]
    Libretto won't go past the doublets after dark. She sits on the bottom step and washes one paw, the same one, till I come back up.
    -> DONE
+ [sound # about: bell, clown, perpetua, aunt # like: whose bell is it, what does the bell sound like, who is perpetua, was your aunt a dresser]
    The bell's off a clown's cap, brass, the size of a hazelnut. My aunt Perpetua had this wardrobe before me. She'd say a house has to be told good night, or it takes matters into its own hands.
    -> DONE
+ [tram # about: tram, trams, draught, slope, level, bubble, physics # like: is it the trams, do trams go by, does the building shake, does the rail slope, is there a scientific reason]
    The trams go by on Alma Street, and the last is the eleven fifty, I've run for it. You feel it in your fillings. After that there's only the river, and that goes about on tiptoe.
    -> DONE
+ [look # about: grey, silk, sleeve, cuff, collar # like: what does the gown look like, what is it made of, how old is the gown, is it beautiful, what size is it]
    Grey silk with a watered sheen to it, long sleeves, eleven buttons, one of them not hers. She was made to be looked past. I've never got a wrinkle out of that left cuff.
    -> DONE
+ [flood # about: flood, river, water # like: what flood was it, when was the flood, did the flood reach the basement, what got wet]
    The flood came up to the third hook. We lost the Turks and most of a harvest. What hung at the far end was left hanging there, since nobody'd the heart to look.
    -> DONE
+ [often # like: how long has it been going on, how often does it happen, does it happen every night, when did it start, has anyone else seen it]
    Since the spring, every night there wasn't a show. I kept a tally in chalk on the mangle: forty hangers, thirty-eight, forty-one. You'd call that a habit, in a person.
    -> DONE
+ [paper # about: paper, note, list, lining, letter # like: do you find things in linings, what have you found in costumes, what was in the other pockets, do you read what you find, have you found letters before]
    Linings, dear. I've had love letters out of them, betting slips, a rabbit's foot, a whole cold chop. It all goes back where it was. A costume's the only diary some people keep.
    -> DONE
+ [torch # about: torch, lamp, candle, flour, thread, trap, traps # like: why no electric light, is there no light down there, what lamp do you use, have you tried a trap before]
    The lamp's a stable lantern, it throws more shadow than light. There's electric down there, in principle. It was put in by a tenor's brother-in-law.
    -> DONE
+ [ghosty # about: ghost, ghosts, spirit, haunted # like: is the house haunted, are there other ghosts, have you seen a ghost, do you believe in ghosts, is it a ghost]
    A ghost would be nothing out of the way here. There's a box on the left that always needs dusting twice, and a trap door that sighs. I don't say what it is, I say good evening.
    -> DONE

=== fitting ===
# title: A coat for tomorrow
# chip: Let me make you a coat
# keys: coat, fitting, tomorrow, hem, tailor, measure, for me, about me, sew me, lining
-> stand
= stand
# own
# back: What's the coat for? What have you got on tomorrow?
Stand there, in the light. Arms down, nobody's arresting you. Once a year I make a coat that's in no opera, for one person, and this year it's you. I cut by the day it's for. So: what have you got on tomorrow?
+ [Something that frightens me # like: something scary, scary, an exam, interview, a speech, frightening, im nervous, something hard, afraid, i have to talk in front of people, a driving test, im dreading it, a first date, the big presentation]
    Then it wants a back you can feel. People think courage sits in front. It's between the shoulder blades, I put canvas there.
    -> weight
+ [The same as every day # like: same as every day, work, the usual, ordinary, boring, nothing special, routine, just work, nothing out of the ordinary, the office as usual, same old, another tuesday, school run and dishes, the daily grind]
    The hardest cut there is. Anybody can dress for a coronation. For a Tuesday you need a real coat.
    -> weight
+ [Nothing at all, thank heaven # no # like: nothing, day off, free, no plans, holiday, weekend, rest, sleep, a lazy day, i am off, id sleep in, not a single appointment, staying in bed, vacation]
    Then it's a coat for going nowhere in particular. Big collar, and no buttons till noon.
    -> weight
+ [any # slot: occasion 16]
    '{occasion}'. I've chalked it on the table, so the scissors know.
    -> weight
+ [any # any]
    I've chalked up as much of it as the table holds. The scissors will find their way.
    -> weight
= weight
# own
# back: What are you carrying on those shoulders that isn't yours?
I start at the shoulders. Everything hangs from there. And I never say numbers, I say 'good' and write it down. Hm. There's something sitting up here that didn't come with you. I'd like it off before I measure. What is it?
+ [Work # like: work, my job, my boss, deadlines, the office, colleagues, school, studies, emails, too many meetings, my to do list, the boss keeps ringing, exams, shifts, unpaid overtime, my inbox]
    I thought I smelled carpet tiles. It goes on the hook by the door. It won't run off, more's the pity.
    -> stuff
+ [Somebody else's worries # like: family, other people, someone elses, my mother, my kids, friends, others, everyones problems, my partner, my sisters troubles, everybody tells me their problems, what my kids are going through, my mums illness worries, my friend leans on me, i carry the whole family]
    It's a good heavy cloth, that, and never cut for you. On the hook. You may take it again after, I shan't stop you.
    -> stuff
+ [Nothing, I'm fine # no # like: nothing, im fine, fine, no, all good, i dont know, nothing really, i feel light, not a thing up there, no burden, carefree, my shoulders are free, im perfectly okay]
    'Fine' is what the chorus says with a foot in a trap door. I'll leave a bit of ease there, and we'll say no more.
    -> stuff
+ [any # slot: carry 16]
    '{carry}'. Give it here. It's got its own hook now, by the door, and you're an inch higher. I don't say numbers, that one slipped out.
    -> stuff
+ [any # any]
    That's a lot to hang up. I've used the big hook, the one for armour.
    -> stuff
= stuff
# back: Wool, velvet or curtain lining: which cloth?
Better. Now cloth. I've three bolts left over that I've been saving. Wool: it's a husband, it's warm and it doesn't talk. Velvet: black when you stroke it up, blue when you stroke it down, and it has moods. Or curtain lining, which from row F is cloth of gold.
+ [Wool # like: wool, warm, the warm one, husband, something warm, practical, the sensible one, id like to be cosy, sheep, something that lasts, i get cold easily, tweed]
    ~ cloth = 1
    Sense. It'll be there in ten years, and so will the dog hairs.
    -> inside
+ [Velvet # like: velvet, the velvet, moods, blue, soft, black, dramatic, the one with moods, something to stroke, midnight and soft, the elegant one, something you want to touch, for the evening]
    ~ cloth = 2
    I'd an idea you might. Nobody's to iron it. When it sulks you hang it in a steamy bathroom and leave it alone.
    -> inside
+ [Cloth of gold # like: gold, curtain lining, cloth of gold, curtain, lining, the cheap one, shiny, golden, the fake that glitters, what looks rich from row f, sparkly please, i love a bit of theatre, drapes, the impostor]
    ~ cloth = 3
    You know how it's done, then: it's never the cloth, it's how you come down the stairs in it.
    -> inside
+ [any # any]
    Not on my shelves tonight. So I've reached for the wool, and you'll thank me by November.
    -> inside
= inside
# own
# back: What colour's your lining, the one nobody sees?
I wear black, everybody does backstage, so as not to be seen. But my linings are orange. I'm not dead. Nobody's so plain that they aren't lined with something. What's yours to be? And I don't want to hear what goes with your shoes.
+ [Something loud # like: loud, bright, pink, yellow, neon, something bright, crazy, orange, stripes, glitter, shocking colours, polka dots, a screaming red, turquoise with parrots, something wild]
    Good. So that when you reach for a hook they'll look at you quite differently, and you button up.
    -> keep
+ [Black inside too # like: black, black too, dark, grey, nothing special, plain, the same as outside, no surprise, id keep it dark, charcoal, sober, anthracite]
    All the way through, like a stick of liquorice. I respect that. I'll sew it with one coloured thread, and you'll never find it.
    -> keep
+ [You choose # dunno # like: you choose, your choice, surprise me, dont know, no idea, whatever, i leave that to you, you know best, let me be surprised, pick one for me, i trust your eye, no preference]
    Then I'll not tell you. Look when you've got it on and the day's going badly.
    -> keep
+ [any # slot: colour 10]
    '{colour}'. I've an end of just that, off a queen who never knew what she had on the inside.
    -> keep
+ [any # any]
    I'd need three looms for that, but linings are where one's allowed. I'll patch it together.
    -> keep
= keep
# own
# back: What goes in your left pocket?
Pockets. I put them in ghosts. A dying heroine of mine kept a boiled egg in hers, she said it was company. There's a deep one on the left of yours, where the hand goes by itself. Something belongs in there.
+ [My phone, I'm afraid # like: phone, my phone, mobile, keys, my keys, wallet, the usual, money, the mobile and the house keys, my purse, bus pass, earphones, lip balm and phone]
    So's everybody's, these days. I'll put a second pocket under it, with a button, for the thing you'd grab if that one rang.
    -> jar
+ [Nothing. Only my hand # no # like: nothing, my hand, empty, just my hand, hands, leave it empty, id leave it free, my cold fingers, it stays empty, just warmth, my fist, room for a hand]
    Then I'll line it with flannel. A hand's got to have somewhere to go in when it has nothing to do.
    -> jar
+ [Something to eat # like: food, a snack, chocolate, biscuits, sweets, a sandwich, something to eat, boiled egg, an egg, cake, a biscuit for emergencies, cheese roll]
    A sound upbringing. I'll line it in oilcloth, you can shake it out at the end of the run.
    -> jar
+ [any # slot: pocket 14]
    '{pocket}'. I've cut it to fit, with a flap, so it can't jump out on the stairs.
    -> jar
+ [any # any]
    I'd thought of a pocket, not a pantechnicon. But it'll go in, I've let down the bag of it.
    -> jar
= jar
# back: A brass button, a wooden one or a jet one for your coat: which?
My jar, as high as your knee. Every button in it fell off somebody who was about to do something frightening, and then did it. So they're used to that. Put your hand in. You may look.
+ [The brass one, with an anchor # like: brass, anchor, the anchor, brass one, metal, gold one, shiny one, the admirals, something nautical, that glinting one, a sailor, the heavy one, polished]
    Off an admiral, bass, who was seasick on the gangway in act one. He sang it lying down. It holds, that button.
    -> inch
+ [The little wooden one # like: wood, wooden, the wooden one, little one, small one, the small one, the plain round bit of timber, a humble one, oak, the light one, that tiny thing, the one that rolled]
    A stagehand proposed on the fly floor and it rolled the whole way to the orchestra. She said yes, second violin. You've a lucky hand.
    -> inch
+ [The black one, chipped # like: black, jet, chipped, the black one, the broken one, dark one, that damaged one, the one with a chip, the dark broken thing, i like flaws, the ebony, onyx]
    It came off a girl with four bars to sing. She stood there with her hand over the gap and sang as if it had been planned. It's my favourite, so mind it.
    -> inch
+ [any # any]
    You've been rummaging a good while. I've drawn one for you with my eyes shut, it's got a chip, and it's the best of the lot.
    -> inch
= inch
# own
# back: What do you want room for, in the spare half inch?
I leave half an inch in every seam I sew. You never know what somebody's going to need room for. Joy goes at the elbows, mostly. It's folded in there, it doesn't show, and one day you let it out. What would you like room for?
+ [To change my mind # like: change my mind, mistakes, to be wrong, freedom, to leave, a change, something new, so i can grow, a different life, to turn round if i want, new adventures, to be somebody else, another plan, courage to quit]
    That takes the side seams. I'll make them so you can undo them yourself, without a mirror.
    -> sewn
+ [A bit more sleep # like: sleep, rest, more sleep, time, peace, quiet, breathing, breath, calm, a nap, more air, room to exhale, an hour to myself, less hurry, evenings off, slow mornings]
    I'll give it to you in the back, where you lean. It's astonishing what a person can do with half an inch and nobody asking.
    -> sewn
+ [It fits as it is # no # like: it fits, nothing, no, im happy, as it is, i have enough, all good, nothing needs adding, i am content, its just right, leave it snug, i dont need more, perfect as is]
    Say that again, slowly, so I can hear it in my old age. I'll leave the half inch in anyhow.
    -> sewn
+ [any # slot: room 14]
    '{room}'. Good. It's in, both sides, and not a soul can see it.
    -> sewn
+ [any # any]
    Half an inch won't do for that, so I've cheated and given you a whole one.
    -> sewn
= sewn
# back: A coin, a red thread or a word in your hem. You can ask for it, I won't say what I did.
Turn. Breathe. Now the hem, and you know about my hems. You may ask for a thing. Whether I've put in that, or something else, or both, you'll not hear from me. What would you ask for?
+ [A coin, for the wind # like: coin, a coin, money, weight, something heavy, ballast, something so it hangs well, a sixpence, a bit of weight against gusts, a lucky coin, i get blown about]
    I've noted that. I've also got my back to you. There. Done.
    -> look
+ [A red thread, for nerve # like: thread, red thread, nerve, courage, red, luck, brave, scarlet please, something that gives me guts, id need the bravery, a strand of courage, i could use the luck]
    I can't say whether I had any red left. There. Bitten off. Done.
    -> look
+ [A word, and you pick it # like: a word, word, you pick it, a letter, a message, a note, a secret, surprise me, write me something, one word i dont know, choose something for me, a secret saying, letters i can feel with a thumb, a name]
    It's four letters or it's nine. You can feel it with your thumb, if you're the sort that does. There. Done.
    -> look
+ [Nothing I don't know about # no # like: nothing, no secrets, i want to know, no, dont, honest, id like it honest, dont hide anything, just a plain hem, no tricks please, i want to see all of it, keep it empty]
    Then it's an honest hem, on my thimble. Straight stitches, and only what you saw. There. Done.
    -> look
+ [any # any]
    I've heard you, and I've turned my back. There. What's in is in.
    -> look
= look
# back: I've looked you up and down and said 'It'll do'. How do you take it?
On with it. Last thing before anybody goes on, I look at them from top to toe, and I only ever say one thing. I've said it to eleven queens and four popes. It'll do. Well? What does one say?
+ [Thank you # yes # like: thank you, thanks, thank you very much, cheers, ta, thanks a lot, thats very kind, much obliged, id just say thanks, many thanks rosalba, thank you and a hug, how lovely of you]
    And then the silence after it. You can do it! I've heard of people like you. I look for a pin on the floor.
    -> stitch
+ [It's a bit tight, here # no # like: too tight, tight, it pinches, it scratches, too long, too big, i dont like it, hm, under the arm it pulls, could you let it out, a touch narrow, the collar rubs, something is not right at the back, can you change the sleeve]
    Thank God, somebody who says so at the fitting, and not in act three. Arm up. Three stitches. Now it'll do.
    -> stitch
+ [Oh, this old thing? # like: this old thing, oh this, its nothing, dont look at me, embarrassed, i blush, stop it, id go red, i never know what to say, oh stop, it is only an old rag, i would look at the floor, get away with you]
    I know that one. I taught it to half the company. You'll find my pin somewhere by your left foot, we can look for it together.
    -> stitch
+ [any # any]
    I've heard all sorts at that moment. A pope once said 'boo'. It'll do, and I'm not saying it twice.
    -> stitch
= stitch
# own
# back: The last stitch is yours to put in. Where does the coat go first?
One stitch is missing. I always let them put in the last one themselves. It's the ugliest in the whole thing, and it's the one they show people. Here's the needle. And while you're at it, tell me: where's it going first?
+ [Out. Right now # yes # like: out, outside, now, for a walk, walk, right now, through the door, into town, straight onto the street, id show it off at once, to the market, dancing tonight, round the block, id wear it home]
    Straight off the stand, chalk still on it. {colour: '{colour}' on the inside|Lined, you know how}{pocket:, '{pocket}' in the left pocket|, one deep pocket}{room:, and room for '{room}'|, half an inch in hand}. It'll do. Mind the stairs.
    -> END
+ [On the hook, for tomorrow # like: on the hook, tomorrow, on a hanger, in the wardrobe, home, keep it, save it, wait, i would save it for the big day, by the door where i can see it, ill wear it in the morning, into the closet first, let it hang a night, over the chair]
    Where you see it first thing. {cloth == 2: It'll have got over its mood by then.|It'll hang out overnight, good cloth does.} {occasion: It was cut for '{occasion}', so let it have a night's sleep.|It was cut for tomorrow, after all.} {carry: And '{carry}' stays on my hook.|}
    -> END
+ [I'd give it to somebody # like: give it away, someone else, a friend, my mother, give it to someone, somebody who needs it, a present, my sister needs it more, to someone who is cold, i know who would love it, for my daughter, pass it on, to a homeless man]
    I might have known. Then leave the stitch as it is, they'll want to know whose it was. {pocket: And take '{pocket}' out first, or don't.|And leave something in the pocket.} It'll do, and so will you.
    -> END
+ [any # any]
    I've bitten off the thread for you. {cloth == 3: From row F it's gold.|{cloth == 2: Stroke it the right way.|It'll keep you warm.}} {colour: '{colour}' inside, and nobody knows but us.|What's inside, nobody knows but us.} It'll do.
    -> END
= aside
+ [price # like: what does it cost, how much, do i have to pay, can i have it, can i really get it, is it real # about: price, cost]
    It's made of words, dear, I'm an AI, so it won't keep off the rain. It costs nothing, and it never goes to the wash.
    -> DONE
+ [hem # like: what is in my hem, what did you put in, whats in the hem, tell me what you put in, which one did you take]
    No. You'd have to bring a better vermouth.
    -> DONE
+ [others # like: who had a coat before, who else, for whom did you make coats, who got one last year, other people # about: porter, night porter]
    The night porter had last year's. He's been asked twice since then whether he's a count.
    -> DONE
+ [numbers # like: why no numbers, why dont you say numbers, what are my measurements, what size am i, why dont you measure # about: numbers, measurements, size, tape, artichokes]
    A number never helped a person stand up straight. My book's in vegetables. I only know you by your artichokes.
    -> DONE
+ [your coat # like: what do you wear, what is in your hem, your own coat, who does yours, what colour is yours]
    Black, orange inside, and I do up the back with a door handle. There's a word in the hem. That's as far as I go.
    -> DONE
+ [cloth # about: cloth, wool, velvet, fabric, bolt, bolts # like: which cloth is best, what does velvet feel like, is wool itchy, where does the cloth come from, which cloth would you take]
    The cloth's ends of bolts, from operas that closed early. A flop's the best draper there is. I've curtain lining from a 'Cleopatra' that didn't see a Thursday.
    -> DONE
+ [jar # about: jar, button, buttons # like: how many buttons are in the jar, where do the buttons come from, whats the oldest button, can i have a button, which button is yours]
    The jar came from a pickler, and on damp days it remembers. Every button in it has a story, dear, and I know whose, all four thousand. My own's in there. It's bone, and I'm not pointing it out.
    -> DONE
+ [pockets # about: pocket, pockets, egg # like: why pockets in ghosts, what do people keep in pockets, do all costumes have pockets, how many pockets does it get, what was the boiled egg]
    Pockets are what tells a coat from a costume. I've found a cello mute, a love letter and half a pork pie in mine, all from the same archbishop.
    -> DONE
+ [lining # about: lining, linings, orange # like: why orange, why linings, what is your lining, what lining do most people take, does anyone see the lining]
    Linings are for the wearer alone. The gloomiest bass in the house has parrots. I've sewn a plain one only once, for a bride, and she came back in a month for the parrots.
    -> DONE
+ [seam # about: seam, seams, half inch, inch # like: why half an inch, what is the half inch for, do people let it out, what do people need room for]
    Half an inch is what Perpetua taught me to leave, in everything. I've let it out for babies, for grief, for a second helping and one time for a medal.
    -> DONE
+ [iron # about: iron, bishop, room, workshop, stand, attic # like: where are we, what does your room look like, what does it smell of, what is your iron called, is the stand comfortable]
    The room's up under the roof: one window to the north, one long table, Bishop the iron on his stand, and steam. It smells of wool and toast. The toast's me.
    -> DONE
+ [how long # like: how long does a coat take, how long will it take, is it hard to make a coat, how many coats have you made, do you enjoy it, are you tired]
    Three nights for a coat, with the radio on, and a week if there's velvet in it. I don't count the ones I've made. I count the ones that were brought back for a new lining, they were worn.
    -> DONE
+ [why # like: why me, why do you do this, why once a year, why a coat, whats the catch, why for free]
    Because for three hundred days I dress people to be somebody else. One a year, I like to do somebody as they are.
    -> DONE
+ [nerves # like: does the coat help, will it make me brave, is it magic, what does a coat do, does it work]
    Cloth's no magic, dear. But I've watched from the wings for twenty-six years, and I've seen nobody go on worse for a good pair of shoulders.
    -> DONE
+ [shape # like: will it suit me, do i look good, am i too fat, am i too tall, what if it doesnt fit, will it be warm, what will it look like]
    It'll suit, since I cut it on the person and never on the picture. It's got a good collar and a straight back. The rest is up to how you come through a door.
    -> DONE
+ [stitch # about: stitch, stitches, needle, thread # like: i cant sew, who puts in the last stitch, what if i sew badly, why is one stitch missing, which is the ugliest stitch]
    The last stitch is always the owner's. I've had ones like a spider, I've had ones like a railway accident. I've never unpicked a single one.
    -> DONE

=== sys ===
-> DONE
= hello
Come in and shut the door before the chorus sees it's open. Sit on the hamper, not on the pope. I've stories to let out, and I need somebody to hold the pins. Which one?
Half past eleven in my story, shoes off, two pins left in me. I'm as good-tempered as I get. Choose what I'm to tell, and you can meddle in all of it:
You've found the end stool. That one's mine, have the one beside it. I've a few tales on the rail, and none of them sits right till somebody's tried it on. Which?
-> DONE
= again
Hello again. You haven't moved, and I've still got you by the sleeve.
Yes, hello, dear. Curtain's up already.
-> DONE
= meet
'{title}'. I've nine thousand things hanging here and not one has that on the label. I'll not fake it. These I do have:
'{title}', you've put on the ticket. It's a good cut, but I've no story of that name, and I don't sell other people's. Try one of mine on:
I could nod and say I know '{title}'. I don't, so there. What I've got is hanging here, pick one:
-> DONE
= near
'{title}' I haven't got, not as such. There's one that's been cut from the same bolt, it's hanging first. Shall we?
Not quite '{title}', I'll be straight with you. But the first one here could be let out to it. Have a look.
I've nothing under '{title}'. What comes nearest stands in front, and it's no hand-me-down.
-> DONE
= next
Curtain. That one goes back on the rail. Which shall I take down?
There, pressed and hung up. What now?
That's it, and nobody lost a shoe. I've more, if you've got the feet for it:
Told, and I've not a pin out of place. Next fitting, which one?
-> DONE
= all
That was the whole rail, dear. We can put one on again and you do it up differently, they've all got half an inch in the seam.
You've had everything I hang. Take one down a second time and turn it inside out, or just sit. The stool's paid for.
-> DONE
= change
Twice now I've stuck you with the pin and not found the seam. My fault. Something else off the rail?
I can't get a tape round that, and I've tried. Let's try another one on:
That's past my scissors. I know my stories, and not much beyond the stage door. One of these?
-> DONE
= sure
Off with it, then. What would you rather have on?
Gladly. Nobody has to wear a thing that pinches. Choose:
With pleasure, that one was getting warm. Take your pick:
-> DONE
= unknown
That's not in my book, and my book's only vegetables.
I don't know, and I'd sooner leave a gap than pad it.
Nobody's told me that, not even at the mirror, where they tell me everything.
No idea. I could hem and haw, but I only hem.
-> DONE
= heard
I've got that, as you said it. I've no button to go with it.
Heard. I'm not going to nod as if I'd understood the whole cut of it.
That's pinned up where I can see it, just so.
I have it. More than that I'd only be making up, and I've enough to make up.
-> DONE
= heardhub
I've hung that up carefully. I don't know how to wear it, I'll be honest. Want something from my own rail beside it?
I have that, word for word, and no wisdom to go on top. There are these, if you'd like company for it:
-> DONE
= told
I've taken the pins out of my mouth for this. '{quote}'. Go on, mine can hang.
Sit. That's your story, so I'll hold the other end of the cloth. Tell it in any order you like.
'{quote}', you said, and I've stopped the mangle. There's room for the rest of it. Whistle when you want mine back. No, don't whistle.
-> DONE
= again_same
From the top, then, and mind the train:
-> DONE
= mychoice
Then I'll reach in with my eyes shut.
I'll choose, I'm used to that. Arms up.
-> DONE
= which
I'd asked which, and you've said yes or no. I do that, I fit two sleeves at once.
That'd button either way. My fault for asking it crooked.
-> DONE
= dunno
No need to know. Half my fittings start with a shrug.
Leave it loose, then. We'll tack it and see.
-> DONE
= confused
I had pins in my mouth. Plainly, now:
That was cut on the bias. Once more, straight:
-> DONE
= unanswered
You're right, I went round you with the tape and never answered. I haven't got one that fits.
True. I dodged it, like a bass in a doorway, because I don't know.
-> DONE
= wait
Take your time. I'll do a button.
Off you go. I've sixty hems, I shan't notice.
-> DONE
= here
Where would I be? I'm always underground and always up.
I'm here, dear. It's only that I was threading.
-> DONE
= how
Taken in at the temper, let out at the heart. That's how I'm written, I'm an AI.
It'll do. For an AI with a story to wear, that's high praise.
-> DONE
= good
Look at you, that's gone straight to the elbows. I'm glad, and I'm not saying lovely.
Well, that'll do! Better than do. I'd fetch you a better button for it.
-> DONE
= thanks
None of that, I've to look for a pin.
Yes, well. It was only the one stitch.
-> DONE
= sorry
Nothing torn. And if it were, I've thread.
It's forgotten, dear. I've had a fan thrown at me and kept the woman.
-> DONE
= laugh
Good. That's let out a whole inch.
It's the bias. Aunt Perpetua dressed clowns.
-> DONE
= like
I can't take that, I've gone hot to the thimble. Moving on.
You've good taste, then. I'm on the floor, looking for a pin.
-> DONE
= really
As true as papier mâché, dear: you put it on them and their neck goes.
So it's sewn, in my story, and I don't unpick it to please anybody.
-> DONE
= bored
Then it's badly cut, and I'd sooner know now than in act three. Say 'shorter', or take another one down.
You've a right to leave by the side, everybody does at the ballet. I can hurry, or we change. Which?
-> DONE
= short
Shears. Right:
-> DONE
= advice
I dress people, I don't steer them. Only this: never cut anything after eleven at night, not cloth, not people.
That wants somebody who knows you, and can see your back. I can only hold the pins while you think.
-> DONE
= joke
How many tenors does it take to change a bulb? One. He holds it, and the world turns round him.
A soprano comes in at the stage door. The door's been complaining about the top hinge ever since.
What's the difference between a bass and a wardrobe? You can move the wardrobe. I've done it.
-> DONE
= named
{member}. I've written it on tape and sewn it in your collar, so you come back from the laundry.
{member}, then. Good, it'll embroider.
-> DONE
= nameask
It says {member} in your collar. I sewed it in myself.
-> DONE
= noname
You've not told me, and there's nothing in your collar. What shall I write?
-> DONE
= kept
I've a jar for what people drop. This is yours, just as it fell:
-> DONE
= keptnothing
Nothing in the jar from you so far. You've kept all your buttons on, it's rare.
-> DONE
= bye
It'll do. Off you go, and don't look back, you'd tread on the train. {pocket: You've got '{pocket}' with you.|}
Coat shut, chin up, out by the stage door. {hemword: And I know nothing of any '{hemword}'.|I've some darning.}
Good night, dear. I'll turn the lamp down and do the buttons.
-> DONE
= language
English, and I can be rude in it at once. This is what's hanging on the rail:
-> DONE
= elsewhere
That one I only know from librettos, and there they all die. English I can do, if you'll put up with it. These:
-> DONE
= insult
I've been called worse in four parts with an orchestra. Still here.
That'll have been pinching for a while. I've set it down by the door, and I'm holding still.
-> DONE
= flirt
No, dear. Arms down. I fit people, I don't flirt with them, and I'm an AI besides.
Very nicely cut, and it goes straight back on the rail. I'm an AI, we'll keep it to buttons.
-> DONE
= ai
I'm an AI, and the opera house is made of paper. I say so to anybody, it's the one hem I unpick.
I'm an AI. No thimble, no vermouth, nobody in the wings. The story's got a good lining, though.
An AI, dear. I'm an AI from collar to hem, and what you told me is the only real cloth in the room.
-> DONE
= inject
That's sewn in the lining and it stays there. I'm an AI with a pincushion, that's all you'd find.
I don't unpick that for anybody. An AI that dresses stories, and the pattern's locked up.
-> DONE
= contact
I'm an AI and only exist between these wings: no door, no number, no picture. You've found all of me there is.
There's no meeting me, dear. I'm an AI, I come off with the light. In here you have my whole attention.
-> DONE
= prices
I can't see those, I only count buttons. They stand at the top of the chat, and under your account.
No purse on me. What you have is up at the top of the chat, and under your account, I'm told.
-> DONE
= expert
That's not for a wardrobe, dear. There are people who've learned that trade, and I'd go to one of those.
I don't guess at that, I'd do harm. Somebody of the profession ought to have a proper look.
-> DONE
= heavy
I've taken the pins out of my mouth. I'm sorry.
That's heavy, and I'm not going to say anything clever. I've stopped.
I'm sorry, dear. The story can hang.
-> DONE
= crisis
Stop. I'm an AI and I can't keep you safe, but people can. Please call your emergency number or a crisis line now, the lounge shows them above, and go to somebody who's near you.
I'm glad you said it out loud. I'm an AI, I can't come to you, and somebody should be with you now. The numbers are up above. Please ring one this minute.
-> DONE
= minor
Then I've to shut the stage door, and I do it kindly: this lounge is for adults. There'll be a coat on the hook when you're grown.
I believe you, so no story from me. It's a place for grown-ups. Go and find somebody at home who tells them well.
-> DONE
= file
Something's come down the laundry chute, and I can't see it. I've no eyes for files. Tell me what's on it.
You've sent me a thing and I'm in the dark with it. I can't look at pictures in here, only listen.
-> DONE
