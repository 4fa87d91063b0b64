// Vesper Hallam, English. Six threads, one game, the desk.
// The astronomy is meant to be true; people and towns are invented.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR blunder = ""
VAR witness = ""
VAR eleven = ""
VAR waited = 0
VAR learnt = ""
VAR detail = ""
VAR sixty = ""
VAR redo = 0
VAR trace = ""
VAR finish = ""
VAR margin = ""
VAR wrote = 0
VAR glare = ""
VAR crater = ""
VAR clause = ""
VAR mirrored = 0
VAR bright = ""
VAR place = ""
VAR thing = ""
VAR cname = ""
VAR legend = ""
VAR south = 0
VAR sound = ""
VAR calm = ""
VAR dark = ""
VAR sang = 0
VAR score = 0
VAR mine = ""

=== mars ===
# title: The night Mars lowered its wheels
# chip: The night I announced Mars
# keys: mars, plane, mistake, embarrassing, star party, wrong, airport, public
# lore: wrong-mars
-> roof
= roof
# back: Sixty people, one orange light, and I don't know what it is. What should I say?
Twenty past nine, my first star party as a guide. Sixty people on a car park roof, and low in the west an orange light, steady, splendid. Somebody asks what it is. I haven't the faintest idea. You're beside me with the red torch. What do I say?
+ [Say you'd have to check # like: check, look it up, be honest, i dont know, admit it, say you dont know, check the chart, honesty, i would just be honest with them, tell them you need a minute, say youre not sure, id look it up first, get the star map out, no shame in not knowing, dont guess]
    Wise, and four words long. I opened my mouth to say precisely that, and it said: 'Mars.'
    -> canyon
+ [Something confident. Mars! # yes # like: mars, confident, bluff, make it up, anything, say mars, fake it, just say something, go with mars and hope, sounds like mars to me, orange so its mars, nobody will notice, id wing it, blag it, whatever sounds clever, pretend you know, make something up they wont know, invent something quickly]
    That's how it happens: it's orange, it's there, and sixty faces are tilted at you. I said 'Mars' in my radio voice.
    -> canyon
+ [Ask what they think it is # why # like: ask them, ask the crowd, what do they think, turn it round, their guess, let them guess, throw the question back, what do you lot reckon, let the audience have a go, see what they say, someone up there might know, make it a quiz]
    A proper teacher's trick. I did ask. A man said 'Mars?' and I said 'Mars!', so strictly speaking it was a joint discovery.
    -> canyon
+ [any # any]
    I'd have been better off with that. What came out of me, in front of sixty people, was 'Mars'.
    -> canyon
= canyon
# back: In the middle of my lecture Mars is getting brighter. Carry on, or stop?
And then I gave them the works: the rust, the two little moons, a canyon that would reach across a continent. Somewhere around the canyon, Mars got brighter. Planets don't do that in a minute and a half. You're tugging at my sleeve.
+ [Carry on, louder # yes # like: carry on, keep going, louder, continue, ignore it, talk over it, bluff on, too late to back out now, talk faster, just plough on, double down, never admit anything, finish the lecture, act natural, pretend its normal]
    My choice as well. I heard myself say that it was unusually active tonight. It was. It had put a second light on.
    -> wheels
+ [Stop and look again # no # like: stop, look again, look, second look, shut up, check again, pause, hang on somethings off, wait thats not right, id have another peek, break off, hold on a second, turn round and check, planets dont do that]
    It's always the second look. I took mine, and there was a green light on one side of Mars and a red one on the other.
    -> wheels
+ [Point at something else # like: distract, change the subject, point somewhere else, something else, look over there, the moon, another star, quick look at that one, point the other way, talk about the dipper, make them turn round, id invent a shooting star, ask if anyone wants cocoa]
    I tried the Dipper, in the opposite direction. Not one head turned. Mars had just put on a second light, and they were fascinated.
    -> wheels
+ [any # any]
    That might have saved me, in some nearby universe. In this one Mars put on a second light, then a red one and a green one.
    -> wheels
= wheels
# back: Mars has landed on runway two and nobody has said a word. Somebody has to be first.
Mars came in over the gasworks, lowered its wheels, and landed on runway two. Sixty people watched it taxi. There's a silence I've measured often since: this one was eleven seconds, a house record. Somebody has to break it.
+ [Applaud the landing # like: applaud, clap, cheer, bravo, well landed, nice landing, start clapping, give it a round of applause, hooray for the pilot, ten out of ten, standing ovation, what a landing]
    A small boy was of your mind. He clapped all alone, and said it was the best planet of the night.
    -> southern
+ [Own up at once # yes # like: own up, admit, apologise, sorry, confess, say sorry, i was wrong, my mistake, truth, id say it straight away, hold my hands up, that was a plane folks, better to be honest, laugh at myself and admit it, i got that wrong, oops my bad]
    I got as far as 'Ladies and gentlemen, I should like to'. Then a small boy clapped and shouted that it was the best planet of the night.
    -> southern
+ [Run # no # like: run, hide, leave, flee, escape, jump off, go home, fire stairs, disappear, leg it, id be down the stairs already, change my name, move to another country, pretend i was never there, crawl under the telescope, vanish]
    I'd found the fire stairs with one eye. But a small boy began to clap: best planet of the night, he said. You can't run from that.
    -> southern
+ [any # any]
    It hangs in the air, and I like it there. What actually broke the silence was a small boy, clapping: best planet of the night.
    -> southern
= southern
# back: 'Perhaps it's the southern one.' Do I take the way out?
Then a man at the back said, very kindly: 'Perhaps it's the southern one.' He meant it. He was holding a door open for me, as wide as it would go. Do I walk through it?
+ [Yes, take it and be grateful # yes # like: take it, yes please, grateful, walk through, southern, accept, go with it, take the excuse, id let him save me, play along with the southern one, nod and smile, anything to get out of it, bless him yes, what a lovely way out]
    I'd one foot over the sill. But the boy asked 'What's the southern one?', and his pencil was out. So I said: 'An aeroplane. I announced an aeroplane.'
    -> yours
+ [No, tell the truth now # no # like: no, truth, tell the truth, admit it, be honest, dont lie, its a plane, come clean, i couldnt lie to him, no more fibbing, its too late for that, just say aeroplane, id confess, honesty is the best policy, they all know anyway]
    So I thought, about a second late. I said: 'Sir, you're a gentleman, and that was an aeroplane.' The laugh was on my side after all.
    -> yours
+ [Ask him for a job # like: hire him, job, thank him, marry him, who is he, kind man, hug him, buy that man a drink, i want to adopt him, i would say thank you to him, what a sweetheart, shake his hand, he deserves a medal, be his friend]
    He'd have been better at mine than I was. I thanked him, and then I said it aloud: 'I announced an aeroplane.' It gets easier at the third syllable.
    -> yours
+ [any # any]
    I took a long breath, as one does before cold water, and said: 'I announced an aeroplane.' Nobody left. I'd been certain somebody would.
    -> yours
= yours
# own
# back: They told their own public mistakes, one after the other. What's yours?
And a woman with a flask said: 'That's nothing. I once waved off the wrong ship. For ten minutes. In tears.' It went round the roof, every one of them had a mistake with an audience. It's reached you now. What's yours?
+ [Wrong name, wrong person # like: wrong name, wrong person, called someone, hugged the wrong, waved at, thought he was, mistaken identity, reply all, i waved back at somebody who wasnt waving at me, hugged a stranger, texted the wrong person, sent it to the whole office, said love you to my boss, called my teacher mum, got into the wrong car]
    A classic of the genre, there were four of those on the roof. They got the warmest laugh, because everybody's done it twice.
    -> saw
+ [I've never told anybody # no # like: never told, secret, too embarrassing, rather not, private, no way, not telling, pass, im keeping that to myself, not in front of sixty people, next question please, id rather skip, my lips are sealed]
    Then it stays folded. The man at the back said the same, and they poured him cocoa for it.
    -> sky
+ [any # slot: blunder 16]
    '{blunder}'. The roof has taken note, and somebody's passed you the flask. You're in the club, it's a large one.
    -> saw
+ [any # any]
    That's the long version, and the roof listened to the end. Somebody's passed you the flask.
    -> saw
= saw
# own
# back: Who saw it happen, and who'd still bring it up?
They asked every teller one thing more, I thought it rather good: who saw it? Brightness fades with the square of the distance, and shame too. There's usually one witness left at close range.
+ [Everyone. Absolutely everyone # like: everyone, everybody, all of them, the whole room, whole office, the whole class, hundreds, the entire school, half the town, a full church, it was in public, on camera, my whole family, it went viral]
    Then nobody in particular. Sixty people can't keep one blush going between them, I've tested it.
    -> sky
+ [Nobody but me # no # like: nobody, no one, only me, just me, myself, alone, luckily there was no witness, i was on my own, i got away with it, just my own conscience]
    The strictest audience there is. I'd put yours in the back row and give it a model plane to hold.
    -> sky
+ [any # slot: witness 12]
    '{witness}'. Every planet needs one moon that won't let it go.
    -> sky
+ [any # any]
    That's noted under 'observers', with a small question mark in pencil, as is proper.
    -> sky
= sky
# back: The real Mars will only rise at eight minutes to eleven. Wait, or send them home?
By now it was ten. I'd finally looked at the chart, by red torch, like a beginner. The real Mars was on the other side, still under the edge of the world. It would rise behind the hospital at eight minutes to eleven. Do I keep them, or let them go home?
+ [Keep them. They'll want it # yes # like: keep them, wait, stay, of course, worth it, make them wait, let them see, make them stay, tell them its coming, dont let them miss it, id stay, show them the real one, they deserve the real mars, hang on to them]
    ~ waited = 1
    I asked, without much hope. Thirty-one of the sixty sat down again. Someone went for chips.
    -> rise
+ [Let them go, it's late # no # like: let them go, go home, late, cold, send them home, bedtime, enough, theyre freezing, people have work tomorrow, the kids are tired, theyve had enough, say good night, its past bedtime, end on a laugh]
    I did let them. I said good night, most humbly. And thirty-one of them didn't move. Someone went for chips.
    -> rise
+ [Only those who want # like: those who want, up to them, let them choose, choose, whoever wants, volunteers, optional, anyone who likes can stay, leave it to them, no pressure, give them the choice, say they can go if they want, hands up who stays, everybody decides for themselves]
    ~ waited = 1
    I said so: no shame in a warm bed. Twenty-nine went. Thirty-one stayed, and someone fetched chips.
    -> rise
+ [any # any]
    I read it out to them, more or less. Twenty-nine went home and thirty-one sat down again. Someone fetched chips.
    -> rise
= rise
# own
# back: Ten seconds of silence at the eyepiece. What do you say on second eleven?
10:52. Something orange came up behind the hospital. Nobody breathed a word: the whole roof counted to twenty, aloud, until it hadn't landed. Then you got the eyepiece. There's one rule: ten seconds of nothing clever. What do you say on second eleven?
+ [Is that it? # like: is that it, thats it, so small, tiny, disappointing, it is small, just a dot, is that all, i expected more, where is it, looks like a lentil, bit of a let down, thats tiny]
    It's the truest thing anybody says up there. An orange pea with a white crumb of ice on it. You look, and it stays small, and then it doesn't.
    -> letter
+ [Wow # like: wow, amazing, beautiful, oh, incredible, lovely, gorgeous, oh my god, oh thats beautiful, goodness me, blimey, how lovely, thats a whole world, unbelievable, its stunning]
    That's the technical term. It's an orange pea with a white crumb of ice on it, and people have used that word ever since there were lenses.
    -> letter
+ [Nothing at all # no # like: nothing, say nothing, silence, quiet, id be silent, no words, speechless, just look, id keep quiet, id just breathe, i wouldnt say a word, stay silent, nothing needs saying, just keep looking, lost for words]
    Then you got the full exposure. It's an orange pea, with a white crumb of ice on it, if nobody's talking.
    -> letter
+ [any # slot: eleven 14]
    '{eleven}'. I've put it in the log at 10:58, under 'remarks, visitor'. The column was empty till then.
    -> letter
+ [any # any]
    That took longer than a second, and the queue behind you gave you the time. It's an orange pea with a white crumb of ice on it, and it keeps still for everyone.
    -> letter
= letter
# back: The captain of flight 418 wants a certificate that he was Mars. Do I write it?
On Monday my director laid a letter in front of me, from the airport. I thought: here it comes. It was from the captain of flight 418. His sister had been on my roof. He wished to know whether he might have it in writing that he'd been Mars. Do I do it?
+ [Of course, with a seal # yes # like: of course, yes write it, with a seal, do it, certificate, definitely, sure, absolutely write it, the man has earned it, go for it with a stamp, give him his certificate, that is brilliant yes, he was a great mars, frame it for him]
    With a seal, made from a cocoa lid. 'Planet, for one night. Orbit: regular. Landing: smooth.' It hangs in his cockpit, I'm told, and nobody dares to ask.
    -> shelf
+ [Only if he apologises # like: apologise, he should apologise, only if, condition, his fault, sue him, make him pay, he owes you an apology, he embarrassed you, make him grovel, not before he says sorry, he started it, let him beg]
    I put that in as clause two. He wrote back: 'I regret having been so convincing.' He has his certificate.
    -> shelf
+ [No, science has limits # no # like: no, science, never, thats silly, not scientific, ridiculous, certainly not, it isnt true so no, you cant certify that, a plane is not a planet, stick to the facts, that would be a lie, absolutely not]
    My director's view. I argued that we'd published it in front of sixty people, so it wanted a correction. The correction has a ribbon.
    -> shelf
+ [any # any]
    I left that in the draft. The final version reads: 'Planet, for one night. Landing: smooth.' It hangs in his cockpit.
    -> shelf
= shelf
# back: Last footnote: shall I say what stands on my shelf?
The kind man still comes every year. {waited: He was one of the thirty-one you made me keep.|He was one of the thirty-one who wouldn't go.} And on my shelf, under the star maps, stands what he brings with him. Shall I say?
+ [Yes, what is it? # yes # more # like: what is it, tell me, go on, say it, show me, whats on the shelf, id love to know, what did he bring, come on then, dont keep me waiting, what does he bring you, spill, out with it]
    Model planes, seven by now, each with a label in his hand: 'Mars, southern'. {blunder: If I ever open a proper museum of it, '{blunder}' gets the case by the door.|I count to twenty these days before I name a thing that moves.}
    -> END
+ [Let me guess: planes # like: planes, model plane, a plane, aeroplanes, airplane, toy plane, aircraft, i bet its little planes, toy aeroplanes, tiny aircraft, a model of a jumbo, is it a plane, must be a model aeroplane]
    Seven of them, and each has a label in his hand: 'Mars, southern'. {eleven: Beside the last one is a card with '{eleven}' on it, 10:58.|I count to twenty these days before I name a thing that moves.}
    -> END
+ [I'd sooner not know # no # like: no, not know, leave it, keep it, mystery, dont tell me, let it stay a secret, id rather imagine it, dont tell, some things should stay on the shelf, keep it to yourself, surprise is nicer]
    A shelf with a cloth over it, then. It looks very well like that. {witness: I'd only ask you not to show it to '{witness}'.|I count to twenty now before I name a thing that moves.}
    -> END
+ [any # any]
    I'll hang that under it. It's seven model planes, each labelled 'Mars, southern', and I dust them myself.
    -> END
= aside
+ [man # like: who was the man, the kind man, what was his name, the man at the back, who is he # about: man, oakley, gentleman]
    Mr Oakley, retired, forty years in shoes. He says you can tell from how people stand whether they'd like a way out.
    -> DONE
+ [boy # like: who was the boy, what happened to the boy, the small boy, does he still come, the kid # about: boy, kid, lad]
    The boy's nineteen now and studies something with wings. I gave him a reference. It says: 'Enthusiastic about landings.'
    -> DONE
+ [how # like: how can you confuse mars with a plane, how could you mistake it, why did it look like mars, how does that happen, why didnt it move]
    If a plane flies straight at you with its lights on, it doesn't move. It just hangs there, steady, for minutes. So does a planet.
    -> DONE
+ [director # like: were you fired, did you get in trouble, was your boss angry, what did the director say, did you lose your job # about: director, boss]
    My director said: 'You held sixty people for an hour and a half. I've never held twelve.' Then he asked me never to do it again.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    The roof and its people are invented, and I'm an AI. Mars does look like a pea with a crumb of ice, that part you can check.
    -> DONE
+ [torch # about: torch, flashlight, torches # like: why is the torch red, what is a red torch for, where did you get the torch, whats the red light for, do you need a red torch]
    The torch came off a bicycle, with red sweet paper over the glass. Red leaves your night eyes alone, and it makes everybody's hands look as if they'd been picking cherries.
    -> DONE
+ [place # about: roof, car park, carpark, parking # like: where was the roof, which car park, why on a car park, how high was the roof, what town was it]
    The roof's the top deck of a car park, five floors up, smelling of rubber and other people's chips. It's flat and dark and it belongs to nobody after six, which in a town is as good as a mountain.
    -> DONE
+ [crowd # about: people, crowd, audience, visitors, families # like: who were the sixty people, what kind of people came, how many people were there, were there children, who comes to a star party]
    The sixty were counted in with a clicker: families, a choir that had got its dates wrong, two on a first date, and one gentleman who'd only come up for his car. He stayed till the end.
    -> DONE
+ [planet # about: mars, canyon, rust # like: how far is mars, how big is mars, what is the canyon called, has mars got moons, is mars really red, what does mars look like]
    Mars is half as wide as the Earth, rusty all over, and its canyon's four thousand kilometres long. I had all that by heart. It was never the facts I was short of.
    -> DONE
+ [ashamed # like: were you embarrassed, how did you feel, did you blush, did you want to die, were you scared, were you nervous, was it awful]
    I went hot from the ears down. I've worked it out since: I must have been the brightest infrared object on that roof, and I didn't announce myself.
    -> DONE
+ [scope # about: telescope, scope, eyepiece, lens # like: what telescope did you have, how big was the telescope, was it your telescope, what can you see through it, how strong is the telescope]
    The telescope was a short fat one on wooden legs, lent by the Dome, with a sock over the finder against the damp. It showed you whatever you pointed it at. That was rather the trouble.
    -> DONE
+ [flask # about: flask, cocoa, drink # like: what was in the flask, was there cocoa, what did you drink, who had the flask, was it alcohol]
    The flask was tartan, dented, and full of cocoa with a thimble of something that its owner called 'for the view'. It went round twice and came back polite.
    -> DONE
+ [ship # about: woman, ship, lady # like: who was the woman, what ship was it, who was on the ship, why was she in tears, which ship did she wave at]
    The woman on the quay had meant to wave to her sister, who was sailing from the next quay along. The strangers on the other ship waved back, she says, all of them. One blew kisses.
    -> DONE
+ [craft # about: plane, aeroplane, airplane, aircraft, jet, pilot # like: was it a plane, is it a plane, what kind of plane, how big was the plane, did the pilot know, is it an aircraft]
    Planes blink and drone, I'd told myself in advance, so one can't mistake them. That's true of every plane except the one that's coming straight at you.
    -> DONE
+ [again # like: would you do it again, did you do another star party, do you still do star parties, did you give up, have you done it since, did you ever go back]
    I did the next one four weeks later, with eighty people. They'd heard. Half of them had brought binoculars, and I believe it was for me.
    -> DONE
+ [weather # about: weather, cold, wind, temperature, night # like: how cold was it, was it cold that night, what was the weather like, were there clouds, was it dark up there]
    The night was clear and still, with a cold that came up through the concrete into one's shoes. You could hear the trams, and somebody's teeth. For a star party that's perfect, I'd nobody to blame.
    -> DONE

=== mirror ===
# title: Sixty evenings and a disc of glass
# chip: My father, a mirror and the soup
# keys: father, dad, mirror, telescope, taxi, kitchen table, grinding, glass, soup
# lore: mirror
-> discs
= discs
# back: Two discs of glass and my mother's soup want the same table. Which one moves?
I'm twelve. My father comes off the night taxi and puts two discs of glass on the kitchen table, each as thick as a dictionary. 'One's going to be a telescope,' he says, 'the other's only a tool. We'll see which.' My mother's soup is on that table too. What gives way?
+ [The soup # like: soup, move the soup, the soup moves, dinner, food, pot, shove the pot over, dinner can go somewhere else, eat on your knees, the broth can wait, put the saucepan on the floor, we can eat in the hall]
    That's what happened. My mother moved it eleven inches to the left and said nothing at all, which in her was a long speech.
    -> ring
+ [The glass. It's supper # like: glass, the glass, supper first, the discs, eat first, the telescope can wait, the mirror, mum comes first, hungry people first, clear the table and eat, hobbies wait, a hot meal is more important, no telescope before tea, dont upset your mother]
    My mother would have kissed you. But my father had already put the grit on, so it was the soup that moved: eleven inches, and no comment.
    -> ring
+ [Nothing. There's room for all # no # like: nothing, room for all, both, neither, share, work around it, squeeze, theres space for everything, theyll fit if you budge up, make space, nobody has to move, put it all side by side, get a bigger table, compromise]
    You've got the makings of a diplomat. There was room, if the soup moved eleven inches to the left. It stayed there till spring.
    -> ring
+ [any # any]
    I'd have been glad of that opinion. What moved was the soup: eleven inches to the left, where it stayed till spring.
    -> ring
= ring
# back: My father never talked, and now we walk round a table for weeks. What would you ask him?
It goes like this: wet grit between, push the top disc across the bottom one, one step round the table, push. Eight hundred strokes an evening. The upper one goes hollow all by itself. And my father, who never talked, was walking opposite me. What would you have asked him?
+ [The oddest thing in his taxi # like: oddest thing, taxi, strangest passenger, work, taxi stories, fares, funniest, his weirdest fare, who was the maddest customer, what he has seen at night, a good story from the cab, ever drive anyone famous, ask about passengers]
    That's what I asked. On evening nine he told me of a bride who wanted to be driven round the block until she was sure. It took four hours. She tipped him in sugared almonds.
    -> taught
+ [Something about himself # like: himself, his life, his childhood, his dreams, what he wanted, who are you, about him, personal, id ask if he was happy, whether he had dreams, what he was like as a boy, how he met mum, what he regrets, what he was thinking, if he loves his job]
    I hadn't the nerve. But if you push glass with somebody for nine evenings it comes by itself. He'd wanted to be a pilot. He said it to the grit.
    -> taught
+ [Nothing. I'd just push # no # like: nothing, say nothing, just push, silence, quiet, keep pushing, not talk, wouldnt ask anything, let the work talk, keep him company quietly, no need to talk, some silences are nice, just enjoy being with him]
    The best method. We pushed nine evenings in silence, and on the tenth he started in the middle of a sentence, as if we'd been talking all along.
    -> taught
+ [any # any]
    I'd have liked to hear him on that. He needed nine evenings to warm up, and then he started in the middle of a sentence, as if we'd been talking all along.
    -> taught
= taught
# own
# back: What did somebody once teach you with their hands, instead of explaining?
He never explained anything. He put my hands on the glass and his on top, and after a while his weren't there any more. What did somebody teach you like that, with the hands?
+ [Something in the kitchen # like: something in the kitchen, cooking, in the kitchen, how to cook, baking, family recipes, making bread, kneading dough, my gran showed me how to roll pastry, chopping onions, stirring a sauce, frying an egg]
    Kitchens are the best schools for it: no lesson, no bell, and you eat the results.
    -> hands
+ [I had to teach myself # no # like: myself, nobody, self taught, no one, i taught myself, alone, nothing, youtube, had to work it out on my own, learned it all from videos, figured it out by trial and error, i never had that]
    Then you've done both pairs of hands at once. That's eight hundred strokes with nobody opposite, and I take off my bobble hat.
    -> scratch
+ [any # slot: learnt 14]
    '{learnt}'. You say it like somebody who could still do it in the dark.
    -> hands
+ [any # any]
    That's down in my log at full length, hands and all.
    -> hands
= hands
# own
# back: Hands that taught you something: what did they smell of, or how did they look?
My father's smelt of lemon soap and a little of diesel underneath, and there was grit in the lines of them till June. If there was a pair of hands that taught you: I'd like one detail of those.
+ [Big and rough # like: big, rough, large, callouses, strong, hard, huge, worn, massive paws, like shovels, builders hands, calloused palms, cracked skin, farmers hands, thick fingers, rough as bark]
    And exact, I should think. It's the big ones that can pick up a pin.
    -> scratch
+ [Quick, with a ring # like: quick, ring, fast, small, thin, nails, rings, soft, slender fingers, painted nails, delicate and nimble, always moving, a wedding band, warm and soft]
    A ring turns up in every good description. It's the fixed star of a hand: all the rest moves round it.
    -> scratch
+ [I can't recall # no # dunno # like: cant remember, dont remember, forgot, i forget, no idea, dont know, its too long ago, ive forgotten them, i never looked, memory is hazy, couldnt tell you]
    That's usual. One remembers what they did with one's own. The instrument forgets nothing, it only keeps no pictures.
    -> scratch
+ [any # slot: detail 14]
    '{detail}'. That's sharper than most photographs I know.
    -> scratch
+ [any # any]
    I've moved the soup a bit further for that. It needs the room.
    -> scratch
= scratch
# back: A scratch right across it. Go back two grades of grit, or leave it in?
Evening thirty-four, and we were nearly at the polish. One coarse grain had stayed behind in the fine ones. It cut a scratch across the whole disc, four centimetres long. 'It's your mirror,' he says. 'Leave it, or go back eleven evenings?'
+ [Go back and do it right # yes # like: go back, redo, do it right, start again, back, again, properly, eleven evenings, id do it over, it would bug me forever, do the job properly, no half measures, you have to fix it, go back to the coarse stuff, id start over]
    ~ redo = 1
    You're sterner than I was. I sobbed 'leave it' and went to bed. In the morning the coarse grit stood on the table, and he in his taxi coat. 'I've no opinion,' he said. 'I'm only standing here.' So we went back.
    -> thumb
+ [Leave it. It'll still work # no # like: leave it, it works, keep it, fine, good enough, character, its ok, scar, nobody would notice, it tells a story, thats part of it now, who cares about a scratch, move on, i like imperfections, life is too short]
    So said I, and I was in tears. By the way, you'd hardly see it. In the morning the coarse grit stood on the table, and he in his taxi coat. 'I've no opinion. I'm only standing here.' We went back eleven evenings.
    -> thumb
+ [Have a good cry first # like: cry, tears, scream, swear, sulk, sleep on it, be angry, throw it, break, id burst into tears, have a tantrum, kick the table, id need a biscuit and a sob, howl, first be upset, walk away for a bit]
    I did that part thoroughly. In the morning the coarse grit stood on the table, and he in his taxi coat. 'I've no opinion,' he said. 'I'm only standing here.' We went back eleven evenings.
    -> thumb
+ [any # any]
    I had nothing so clear to say, I was howling. In the morning the coarse grit stood on the table, and he in his taxi coat. 'I've no opinion,' he said. 'I'm only standing here.' We went back.
    -> thumb
= thumb
# back: His thumb has made a hill in the glass that lasts ten minutes. Would you set yours next to it?
Evening sixty: the test, in the dark hall, with a pinhole in a cocoa tin and a razor blade. It shows every hill in the glass. My father laid his thumb on it, once. Where it was warm, the glass had a hill for ten minutes. I could have set mine next to it.
+ [I'd have put mine there # yes # like: yes, put mine, mine too, next to it, of course, do it, together, id press mine beside his, id want my own hill, obviously join in, side by side with dads, id leave my mark too, thumb to thumb, couldnt resist]
    I did. Two hills, a large and a small one, in a glass that was right to a few millionths of an inch. We watched till they'd gone flat. Ten minutes, and I've never sat so still.
    -> first
+ [I'd only have watched his # no # like: watch, only watch, no, just look, his only, watched his, look at it, let him have his moment, id leave that one alone, one hill is enough, i would keep my hands off and stare, that belonged to him, just stand there and see it fade]
    There's much to be said for it. I set mine down beside it, I was twelve and couldn't not. Two hills, and we watched till they were flat again.
    -> first
+ [I'd have feared for the mirror # like: afraid, careful, dont touch, fingerprints, ruin it, fear, damage, worried, i would be terrified, what about the smudges, after all that work, hands off the glass, itd get dirty, youll wreck it, too precious to touch]
    So did I, after thirty-four evenings of 'mind the glass'. 'It goes,' he said. 'Warmth always goes. You've got to be quick.' I set mine beside it.
    -> first
+ [any # any]
    He'd have nodded at that in the dark and I'd never have known. I set mine down beside it. Two hills, a large and a small one, for ten minutes.
    -> first
= first
# back: First light: the yard, a cardboard tube, a whole sky. Where does it point?
Then a cardboard tube, a broomstick mount, our yard in Ostra Flats, half past eight. He'd driven under that sky for twenty years with his eyes on the road. 'You choose,' he says. Where do we point it?
+ [At the Moon # like: moon, the moon, luna, craters, start with the moon, straight at the lunar surface, the big bright one, something easy and bright, that lovely grey thing, good old moon, craters first obviously]
    It was over the hen house, at half, with all its shadows out. I found it, and stepped aside for him.
    -> fourmin
+ [At Saturn # like: saturn, rings, planet, jupiter, planets, a planet, mars, venus, the one with the ring, jupiter and its moons, find me a planet, i want to see the rings, mars of course]
    With every respect for rings, it was daytime for Saturn that month. So it was the Moon, over the hen house, with all its shadows out. I stepped aside for him.
    -> fourmin
+ [At the faintest thing there is # like: faint, far away, galaxy, andromeda, nebula, star, far, deep sky, a star, as deep as it goes, something nobody has seen, a distant galaxy, some dim little dot, the edge of the universe, the milky way]
    You'd have got on with me at twelve. But the broomstick wobbled, and we needed a large target. The Moon stood over the hen house. I stepped aside for him.
    -> fourmin
+ [any # any]
    I swung it there, and the broomstick gave way, I mean that as history. It came to rest on the Moon, over the hen house, at half. I stepped aside for him.
    -> fourmin
= fourmin
# own
# back: My father, four minutes at the eyepiece, not a word. What would you look at for that long?
He bent down, one hand behind his back as if somebody might want a fare. He looked for four minutes, and I'd never seen him look at anything that didn't move. What could you look at that long without a word?
+ [A fire, or the sea # like: fire, sea, the sea, water, waves, ocean, flames, rain, snow, watching waves roll in, a campfire, snow falling, the ocean, a bonfire, clouds going by]
    Both of those are moving, mind. I suspect that's the trick: they hold the eye so that the rest of you can stand still.
    -> said
+ [Somebody asleep # like: somebody asleep, my child, my kids, my cat, my dog, my partner, a baby, a face, someone sleeping, my baby asleep, my daughter breathing, the cat curled up, my husband snoring, my little boy in bed, the dog dreaming]
    Yes. He'd looked in on us like that every morning when he came off the taxi. I only knew it later, from my brother, who never sleeps.
    -> said
+ [My phone, alas # no # like: phone, screen, my phone, tv, nothing, no, a film, computer, only a screen honestly, i cant sit still, i have no attention span, netflix, scrolling, four minutes is too long for me, tiktok]
    That's an honest reading. It shines in all our faces. The Moon does too, only it never wants an answer.
    -> said
+ [any # slot: sixty 14]
    '{sixty}'. For four minutes and in silence: that's a proper observation, I've entered it.
    -> said
+ [any # any]
    I'd give that the four minutes, and then another four.
    -> said
= said
# back: He'd looked for four minutes and then he spoke. Shall I tell you what he said?
Then he stood up, and his knee cracked, and he said one thing, and it's written inside the lid of my telescope to this day. Before I go on: my mother had come out too, with the ladle in her hand. {redo: She's the one who'd have gone back eleven evenings with you.|She'd counted every one of the sixty.}
+ [What did he say? # yes # more # like: what did he say, tell me, go on, your father, what was it, i want to hear his words, come on what did dad say, read me the lid, what was the thing he said, tell me his sentence, finish the story]
    He said: 'And that was there the whole time.' {learnt: You'd know the tone: it's how people look at '{learnt}' when it works on its own for the first time.|It's what two hundred people mean, three times a day, when they say nothing.}
    -> END
+ [What did your mother say? # like: your mother, mother, mum, mom, the ladle, what did she say, and mum, what about the ladle, did your mum look too, her reaction first, what did she think of it]
    She looked and said: 'So that's where my table went.' And he'd said, before her: 'And that was there the whole time.' One of them is in the lid. {sixty: I read it, and then I'd look at '{sixty}' for four minutes.|I steer by both.}
    -> END
+ [Leave it in the lid # no # like: no, leave it, keep it, private, yours, in the lid, dont tell, some words are family business, thats between you two, you keep that, dont spoil it, let it stay under the lid, i dont need to know]
    Thank you. It does well there. {detail: And when the lid comes off I'll think of '{detail}', between ourselves.|And warmth goes, as he said, so I open it often.}
    -> END
+ [any # any]
    I'll let you have it anyway, it's short. He said: 'And that was there the whole time.' Then he asked if there was any soup.
    -> END
= aside
+ [father # like: is your father still alive, what became of your father, does he still drive, where is he now, how is your father, is your dad alive, what is your father like, was your father strict, how old is your dad # about: father, dad, papa]
    My father's retired, in my story, and an unbearable passenger. He still sends me cuttings about the Moon, with the corrections pencilled in.
    -> DONE
+ [jory # like: your brother, what did your brother do, where was jory, jory, your twin # about: brother, twin, jory]
    My twin lay under the table and watched our feet. We'd worn a ring into the lino by evening forty. He lays floors today, and he's kept the piece.
    -> DONE
+ [how # like: how does it work, why does it go hollow, how do you grind a mirror, why is the top one hollow, how deep is it]
    The upper disc hangs over at the end of each stroke, so its middle gets rubbed most. A week of that makes a hollow thinner than a coin. Nobody steers it. It's lovely.
    -> DONE
+ [where # like: do you still have it, where is the mirror now, the telescope now, does it still work, do you use it # about: telescope]
    The telescope's in my laundry yard, eight inches of it, between a bicycle and somebody's sheets. As good as new, and a good deal better than I was.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    Ostra Flats is invented, and I'm an AI without a father. The thumb on the glass is true: anybody who tests mirrors will show it to you.
    -> DONE
+ [mother # about: mother, mum, mom, mama # like: what was your mother like, was your mother angry, what did your mum say, did your mother mind, how is your mother]
    My mother cooked for four in the space of a tea tray that winter, and never once dropped a pea into the grit. She inspected the mirror daily, as one inspects a guest who hasn't said when he's leaving.
    -> DONE
+ [soup # about: soup, pot, ladle, dinner, supper # like: what soup was it, what kind of soup, was the soup good, did grit get in the soup, what was in the soup]
    The soup was barley with a marrowbone, in an enamel pot with a chip like a half moon. It smelt of bay leaf for sixty evenings, and I still can't grind anything without getting hungry.
    -> DONE
+ [cab # about: taxi, cab, car # like: what taxi did he drive, why did he drive at night, what colour was the taxi, how long did he drive a taxi, did you ride in the taxi]
    The taxi was a dark green saloon with a heater that only did your left knee. He drove it from ten at night till six, because at night, he said, people tell you where they really want to go.
    -> DONE
+ [glass # about: glass, disc, discs, mirror, mirrors, lens # like: where did the glass come from, how big was the disc, how heavy was the glass, was it expensive, why two discs, what is the mirror for]
    The glass came in newspaper from a man who'd owed him a fare for years: two eight-inch discs, greenish at the edge like a ship's window. Nobody ever learned how the man had come by it.
    -> DONE
+ [grit # about: grit, sand, powder, strokes # like: what is grit, how many strokes, how many grits are there, how long did it take, what does it sound like, why sixty evenings]
    The grit came in seven paper bags, each finer than the last, from coffee sugar down to something softer than flour. You hear when it's used up: it goes from a growl to a hiss.
    -> DONE
+ [kitchen # about: kitchen, table, lino, house, home # like: what was the kitchen like, what table was it, where did you live, was the kitchen big, what happened to the table]
    The kitchen had one lamp on a cord, one window, and one table with a burn in it shaped like an iron. We wore a path round it. Visitors thought we'd kept a pony.
    -> DONE
+ [bored # like: were you bored, was it boring, did you want to give up, did you like it, was it hard, were you tired, did your arms hurt]
    I was, on evening eleven and again on evening twenty-three. Then it's like rain: one stops minding and begins to listen.
    -> DONE
+ [taught # about: pilot, dream # like: did he ever become a pilot, why didnt he become a pilot, did he regret it, did he want to fly, what was his dream]
    The pilot's licence stayed a leaflet in a drawer, with the coupon cut out and never posted. He used it as a bookmark later on, in a book on orbits.
    -> DONE
+ [tin # about: cocoa tin, pinhole, razor, razor blade, test # like: how does the test work, what is the razor blade for, why a cocoa tin, how do you test a mirror, why a pinhole]
    The test's a pinhole, a bulb in a cocoa tin and a razor blade that cuts across the light. Every hill in the glass throws a shadow then, as if the sun were setting on it. It's older than my grandmother.
    -> DONE
+ [moon # about: moon, craters, yard # like: what did the moon look like, which crater did you see, was the moon full, what could you see on the moon]
    The Moon's best at half, over any yard you like: the shadows are long, and each crater looks as though you'd pressed it in that minute with a thumb.
    -> DONE

=== atlas ===
# title: The stranger in the margins of page 12
# chip: Who wrote in my star atlas?
# keys: atlas, book, stranger, margin, pencil, notes, mystery, ottoline, handwriting, strange
# lore: ottoline
-> page
= page
# back: On page 12 somebody wrote 'saw it!!' in pencil. Read on at once, or go out and look first?
I bought my star atlas off a barrow, in the rain. On page 12, beside a tiny smudge in the Lynx, somebody had written in pencil: 'saw it!!' No name. My own copy of a stranger's happiest night. Do I read on, or go out and find that smudge first?
+ [Read on at once # yes # like: read on, read, keep reading, next page, book first, turn the page, flick through, id have to see the rest, i couldnt put it down, flip to the next one, whats on the other pages, keep turning pages, devour it]
    I hadn't a hope of stopping. There were sixty-one notes, in the same small hand, over two winters.
    -> kay
+ [Go out and look # like: go out, look first, find it, smudge, see it myself, outside, telescope, look, id want to see what they saw, straight out into the night, try it with my own eyes, telescope out, follow the note, hunt for that smudge]
    I took the book straight out to the yard and didn't see it. I didn't see it for three years. So then I read on: sixty-one notes, in one small hand, over two winters.
    -> kay
+ [Look for a name # why # like: name, look for a name, who wrote it, first page, owner, whose book, cover, i want to know who, check inside the cover, find the owner, is it signed, id play detective, there must be a signature somewhere]
    On the flyleaf there'd been one, and someone had rubbed it out, down to the paper. But there were sixty-one notes, in one small hand, over two winters.
    -> kay
+ [any # any]
    I stood there in the rain with something of that sort in my head. Then I turned the page, and the next. Sixty-one notes, in one small hand, over two winters.
    -> kay
= kay
# back: 'K. says it's a smudge. K. is a smudge.' Who would you say K. is?
They're good, too. 'Minus nine, pencil won't, breath freezes.' 'Bread van at four, waved, he waved.' And on page 31, beside a galaxy: 'K. says it's a smudge. K. is a smudge.' I laughed out loud on the tram. Who's K., at a guess?
+ [A great love # like: love, lover, boyfriend, girlfriend, husband, wife, partner, romance, crush, sweetheart, sounds like theyre in love, an old flame, somebody she fancied, they were sweet on each other, someone he was married to, romance for sure]
    You can hear it, can't you? One doesn't insult just anybody so tenderly.
    -> reply
+ [A brother or sister # like: brother, sister, sibling, twin, family, cousin, father, mother, thats how siblings talk, my sister would say that, a big brother, some annoying relative, a kid brother, her twin]
    As somebody with a twin, I thought so too. It takes years of practice to be that rude in five words.
    -> reply
+ [The dog # like: dog, cat, a pet, pet, animal, parrot, a dog obviously, maybe its a cat called k, some animal, a spaniel, kitty, has to be the pet]
    I'd love it to be. Parallax would sign that statement without reading it.
    -> reply
+ [any # any]
    That's pencilled in beside the K., very lightly, so that it can be rubbed out.
    -> reply
= reply
# own
# back: Would you write an answer in somebody else's margin, and what would it say?
Then I did something you don't do to books. Under 'saw it!!' there was a finger's width of white. I'd a pencil. I thought: whoever you are, you ought to get an answer. What would you have written there?
+ [Me too!! # like: me too, so did i, saw it too, same, i saw it, same here, id seen it as well, i found it too, ditto, count me in, i was here too, saw it with two exclamation marks as well]
    ~ wrote = 1
    Three years later I could. Until then I had to put 'not yet'. There's an honest line between the two, as long as a winter.
    -> roofmap
+ [Who are you? # why # like: who are you, whats your name, who is this, name please, who, hello, id ask who it was, tell me your name, id want to know them, where did you go, what became of you, and you are]
    ~ wrote = 1
    I wrote just that, very small. It's an odd feeling, to leave a question on a page that nobody but you will open.
    -> roofmap
+ [Nothing. It's not my book # no # like: nothing, i wouldnt, not my book, never write in books, no, dont, leave it, sacrilege, you shouldnt scribble in books, it wouldnt feel right, id leave the white alone, i could never write in a book, better not touch it, that page isnt mine]
    You've a conscience, and librarians bless you. I wrote 'who are you?', very small, and blushed alone in my kitchen.
    -> roofmap
+ [any # slot: margin 14]
    ~ wrote = 1
    '{margin}'. In a small hand, under the other one. I'd have been proud to find that in thirty years.
    -> roofmap
+ [any # any]
    ~ wrote = 1
    It would have run right round the page and up the other side. Margins are there for that.
    -> roofmap
= roofmap
# back: The sketch shows the roof of my own Dome. Where would you start looking?
Page 47 is a drawing. A flat roof, a chimney, an arrow: 'stand here, out of the wind'. And behind it, a round thing like half an egg. I'd turned it twice before I saw it. It was our roof. It was the Dome, and I'd been working under it for a year. Where do you start?
+ [Up on the roof, tonight # yes # like: roof, go up, up there, tonight, on the roof, climb, stand there, the arrow, straight up there, find that chimney, id be on that roof in a minute, up the ladder, go and stand on that spot, follow the drawing]
    I'd the same thought at the same speed. The hatch hadn't been opened for so long that I needed a spanner and an apology.
    -> nail
+ [Ask the director # like: director, boss, ask someone, colleagues, staff, ask around, archive, records, somebody at work must know, ask your boss, who was there back then, look in the files, ask the old staff, talk to the caretaker first]
    He leafed through his files and said nobody'd been allowed up there in forty years. So somebody had been up there without it. I took a spanner to the hatch.
    -> nail
+ [Wait. It gives me a chill # no # like: wait, creepy, chill, scary, ghost, goosebumps, no, leave it, coincidence, thats spooky, gives me the shivers, id need to sit down, too weird for me, sleep on it first, id be scared, somebody is watching you]
    I gave it a night, and slept like somebody with a stone in the bed. On the second night I took a spanner to the hatch.
    -> nail
+ [any # any]
    I noted it as plan B. Plan A was me, a spanner and the hatch to the roof, at one in the morning.
    -> nail
= nail
# back: A nail with blue-grey wool wound round it. What does it tell you?
The arrow was right: behind the chimney there's no wind at all. And there, at the height of a hand, was a nail. Somebody had wound wool round it, blue-grey, many turns, to hang things on without freezing to it. I stood there with my hand on it.
+ [A knitter. Think! # like: knitter, knitting, someone who knits, wool, ottoline, scarf, woman, grandmother, somebody who knits, it must be the ticket lady, who do we know with needles, it matches your scarf, a woman with a knitting bag, its her]
    You're quicker than I was, and I'd had the scarf round my own neck. I only thought: what a practical person.
    -> traces
+ [Take the wool along # like: take it, take the wool, evidence, keep it, cut it off, proof, pocket it, id pocket a strand, snip off a thread, put it in a bag as a clue, id have it tested, bring it home, i would want a souvenir]
    I couldn't. It had been holding on for so long. I took a picture of it in my head and left it on the nail.
    -> traces
+ [Stay and look up # like: look up, stay, stars, stand there, look at the sky, be quiet, enjoy it, just be there for a while, id lean back and see the sky, gaze upward, take in the view, stand where they stood, see what they saw]
    I did, till three. From exactly there, between chimney and dome, stood the Lynx. Nobody ends up in that spot by accident.
    -> traces
+ [any # any]
    I thought several things at once, and one of them may have been that. Then I looked up: from exactly there you see the Lynx.
    -> traces
= traces
# own
# back: Have you ever found a trace of a stranger: a note, a name in a bench, something in a pocket?
I was oddly happy up there, with somebody who'd left forty years before I came. Have you ever found something like that? A note in a book, a name under a drawer, a thing in a second-hand coat.
+ [Yes, in a book # like: in a book, letter, a note, bookmark, a postcard, photo, photograph, inscription, a shopping list in a library book, an old postcard fell out, a pressed flower between pages, a dedication in a secondhand novel, a love letter inside]
    Paper's the best post there is: no address, and it arrives.
    -> stops
+ [I leave them myself # like: i leave them, myself, leave notes, i do that, i write, initials, carved my name, i hide notes for strangers, i scratched my name somewhere, i left one behind once, im the one who leaves them, i put messages in bottles]
    So you're the other kind. Somebody on a tram is laughing at it, I hope, in the year after next.
    -> stops
+ [Never found a thing # no # like: never, nothing, no, not that i know, not yet, cant think of any, no luck so far, ive never had that, nothing like it, i wish, sadly not]
    I'd found nothing either, in thirty years. And then one goes and buys a wet book.
    -> stops
+ [any # slot: trace 16]
    '{trace}'. So you know that feeling: it's as if somebody had kept your place.
    -> stops
+ [any # any]
    I've put that in my coat with the tram tickets, where I'll come upon it in March. And I stood there a good while.
    -> stops
= stops
# own
# back: 'If K. doesn't come I'll go downstairs and'. How would you end the sentence?
The last note is on page 88. 'Clear. If K. comes we'll look for it together. If not I'll go downstairs and'. That's all. There's no full stop. The rest of the atlas is as clean as snow. How would you end that sentence?
+ [...and never look up again # like: never look up again, give up, stop, never again, burn the book, quit, forget it, and forget the whole thing, and quit for good, and throw the atlas out, and thats the last time, and hang up my telescope, and give it up]
    I was afraid of that one as well. You could hear it in how hard the pencil had pressed.
    -> eight
+ [...and knock at K.'s door # like: knock, go to k, call k, find k, ask k, tell k, fetch k, and ring k up, and tell k how i feel, and go looking for k, and drag k up here, and shout at k, and wait outside his house]
    Then there'd be a page 89, I thought. But I hoped for it, every evening for a week.
    -> eight
+ [...and make some cocoa # like: cocoa, tea, go to bed, sleep, get warm, eat, soup, have a drink, and warm up, and put the kettle on, and go to sleep, and have soup, and get into a hot bath, and go home to bed]
    At minus nine that's no small ending. It would explain the full stop: mittens.
    -> eight
+ [any # slot: finish 14]
    '{finish}'. I've set it behind the 'and', in pencil, until we know better.
    -> eight
+ [any # any]
    It goes well with the 'and'. I'd leave it standing there, until we know better.
    -> eight
= eight
# back: It was Ottoline from the ticket desk. Would you ask her straight out?
A week on, I'm waiting at our ticket desk. On the window hangs a card, in a small pencil hand: 'SOLD OUT!!' Two exclamation marks. Ottoline has sold our tickets for forty years and has never seen a show. 'I know how it ends,' she says. Would you have asked her?
+ [Yes, straight out # yes # like: ask, straight out, of course, i have to know, show her the book, directly, confront, id just say it was you, lay the book in front of her, i couldnt keep it in, ask her on the spot, come right out with it, i need the truth, i would ask her about it directly]
    I'd the book half out of my bag. She looked at it, and then at her knitting, and said: 'We're full tonight, dear.' I put it back.
    -> rowa
+ [No, it's hers to tell # no # like: no, hers, leave her, respect, her secret, not ask, private, wait for her, keep quiet, its her story, she would tell you if she wanted, id hold my tongue, dont pry, give her time, let it rest, none of my business]
    So I thought. I said good evening, as always, and she said it was a cold one, as always, and both of us knew something.
    -> rowa
+ [Leave her a hint # like: hint, a sign, drop a hint, note, clue, leave the book, show the pencil, smile, id hum something about the lynx, wear the scarf, slip her a pencil, leave it lying open, be subtle, wink at her, drop the word smudge]
    I wore her scarf, and hummed. She looked over her glasses and said the wool was meant for the neck and not for nails. I nearly fell over the rope.
    -> rowa
+ [any # any]
    It went round in me all evening too. I said it was a cold night, and she said it would be clear by one. Nobody says that who only sells tickets.
    -> rowa
= rowa
# back: Ottoline alone in row A, in the dark, under my projector. Would you go in?
That night I'd left a glove behind and came back at eleven. The projector was humming. In row A, all alone, her head right back, sat Ottoline, and over her, turned by hand to just the right place, stood the Lynx. I was in the doorway.
+ [Go in and sit beside her # like: go in, sit down, sit beside her, join her, sit with her, say hello, talk to her, take the next seat, id keep her company, slip in next to her, she shouldnt be alone, go and watch together, ask what shes looking at]
    I'd lifted one foot for it. But she'd just pointed at something, for nobody. I went out again on tiptoe, and did without the glove.
    -> finished
+ [Tiptoe out # like: tiptoe, leave, go away, out, leave her alone, close the door, quietly, let her be, creep off, dont disturb her, its her moment, back away softly, i would slip out, give her privacy, pretend i never saw]
    That's what I did. It's eleven steps, and I skipped the one that creaks.
    -> finished
+ [Stay in the door and watch # like: stay, watch, stand there, wait, in the doorway, look with her, keep watching, id stay put and look, hover at the door, just drink it in, lean on the frame, not in and not out, peek a while]
    For as long as one decently can: I counted twenty. Then I went out on tiptoe, and did without the glove.
    -> finished
+ [any # any]
    There's no good manual for that moment. I counted to twenty, and went out on tiptoe.
    -> finished
= finished
# back: I left the atlas on her desk, open at 88, with a pencil. Do you want the end of the sentence?
In the morning I laid the atlas on her desk, open at page 88, with a sharp pencil. We didn't speak of it. At closing time it was back on my chair{margin:, and there was a tick on page 12 beside '{margin}'|{wrote:, and there was a tick beside my answer on page 12|}}. And the sentence went on. Do you want it?
+ [Yes. How does it end? # yes # more # like: how does it end, tell me, go on, the sentence, what did she write, of course, id love to read it, whats the rest, finish the sentence, yes read it out, show me page 88, dont leave me hanging]
    'If not I'll go downstairs and sell tickets to somebody who'll look.' Full stop. {finish: I'd put my money, in buttons, on '{finish}', and I'm glad we were both wrong.|She's let in about nine hundred thousand by now. I worked it out, and then I had to sit down.}
    -> END
+ [And K.? # why # like: k, who was k, what about k, and k, did k come, whats k, what i want to know is k, did k ever come, is there news of k, tell me about k instead, was k there]
    There's nothing on K. But on page 31, under 'K. is a smudge', stands in fresh pencil: 'still.' And the sentence ends: 'go downstairs and sell tickets to somebody who'll look.'
    -> END
+ [No, leave it open # no # like: no, leave it open, open, dont tell me, mystery, keep it, unfinished is better, id keep it without a full stop, let it hang, its her sentence, i dont need it, some things stay open]
    Then it stays without a full stop, for you, and that's how I had it for years. {trace: Put it with '{trace}': they'll get on.|It's a good place to stand, out of the wind.}
    -> END
+ [any # any]
    I'll read it to you, it isn't long. 'If not I'll go downstairs and sell tickets to somebody who'll look.' Full stop.
    -> END
= aside
+ [ottoline # like: who is ottoline, tell me about ottoline, how old is she, what is she like, the ticket lady # about: ottoline, knitter, scarf]
    Ottoline's sold our tickets for forty years, knits on duty, and knows everyone by their coat. She made me a scarf with the planets at their proper distances. Neptune's out in the corridor.
    -> DONE
+ [smudge # like: did you see it, what was the smudge, what is on page 12, what did she see, the lynx # about: smudge, galaxy, lynx]
    The smudge is a faint galaxy in the Lynx, a thumbprint of light. I found it after three years, on a February night. I wrote 'saw it!!' under the first. Two marks, it can't be done with fewer.
    -> DONE
+ [barrow # like: where did you buy it, how did the book get there, who sold it, why did she sell it, why was the name rubbed out # about: barrow, flyleaf, name]
    It lay on a barrow by the tram stop, between a tea urn and a box of odd gloves, with the rain standing on it. The man wanted the price of a sandwich. There'd been a name in it once, and somebody thorough had rubbed it out.
    -> DONE
+ [know # like: does she know you know, did you talk about it, did you ever talk, what did she say later, did she find out]
    We've never said one word about it. Every January there's a fresh pencil on my chair. I call it the most thorough conversation of my life.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    Ottoline's invented, and so is her atlas; I'm an AI. The Lynx is real, and named that because you need a lynx's eyes to see it.
    -> DONE
+ [book # about: atlas, book, pages, paper # like: what does the atlas look like, how old is the atlas, how much did the book cost, have you still got the atlas, what kind of book is it, is the atlas valuable, how old is the book, how old is that book]
    The atlas is cloth, once blue, with a tea ring on the southern hemisphere and a spine like a wet cardboard box. It cost less than the tram home. It lies on my night table, open side down.
    -> DONE
+ [notes # about: notes, note, handwriting, pencil, margins, margin # like: what do the notes say, what else did she write, how many notes, is the handwriting nice, why pencil, read me another note]
    The notes are in pencil, because ink freezes, in a hand so small that you read it with your breath held. Page 23: 'Two gloves on, can't write. One glove off, can't feel. Worth it.'
    -> DONE
+ [roof # about: roof, chimney, hatch, dome, ladder # like: was it dangerous on the roof, how do you get up, what is the dome, what can you see from up there, is the roof high, are you allowed up there]
    The roof is tar and gravel with a brick chimney in the middle, warm on one side from the boiler. You can hear the trams, and you can't see one of them. It's the best seat in the house and it's not on the plan.
    -> DONE
+ [wool # about: wool, nail, hook # like: what was the nail for, what did she hang on it, why was there wool, what colour was the wool, is the nail still there]
    The wool's blue-grey, of a sort that isn't spun any more, forty turns at a guess. A bag goes there, or a thermos, or a lamp: anything that you'd like to find again with a numb hand.
    -> DONE
+ [kay # about: k, kay # like: who is k, was k a man or a woman, did you ever find k, is k still alive, what does k stand for]
    K. turns up nine times in sixty-one notes, always rude, always wrong, and always there. I've gone through the tram timetable of those years and every K in the phone book, and I've learned a great deal about Kesslers.
    -> DONE
+ [bread # about: bread van, van, baker # like: who was in the bread van, what about the bread van, did the baker know her, who waved]
    The bread van still passes at four, with another driver in it. I've tried waving. He flashed his lights twice, as one does at a stranded motorist.
    -> DONE
+ [stalked # like: was it nosy, did you feel like a spy, was it right to read it, werent you intruding, were you scared up there, did you feel guilty, was it creepy]
    I did ask myself, on the tram, by page 20. But someone who writes 'saw it!!' with two exclamation marks has looked round for somebody to tell. I was only late.
    -> DONE
+ [cold # about: cold, winter, frost, weather # like: was it cold, how cold was it, what do you wear up there, how did she not freeze, minus nine]
    The cold's the honest part of this trade: at minus nine the pencil squeaks, the eyepiece fogs and your breath falls as frost on the page. There's a mark on page 40 that I take for a nose.
    -> DONE
+ [why # like: why did she stop, why did she give up, what happened after page 88, why is there no full stop, what made her stop]
    A sentence that stops before its verb can mean a broken heart or a broken pencil. I'd evidence for either, and I'd no business guessing. I guessed every night.
    -> DONE
+ [tickets # about: tickets, desk, ticket desk, show, shows # like: what is the dome like, what kind of shows, has she really never seen a show, how long has she sold tickets, how much is a ticket]
    The ticket desk's a mahogany hutch with a brass slot, and a draught that only its owner can stand. The tickets are still torn off a roll. They're numbered, and she looks at each one as if it were going to school.
    -> DONE

=== porch ===
# title: Two years of war with a porch lamp
# chip: My war with the porch lamp
# keys: neighbour, neighbor, porch, lamp, war, feud, pym, biscuits, light
# lore: porch-light
-> lamp
= lamp
# back: A lamp like a football stadium, pointed at my telescope. What's the first move?
My first clear night in the new yard. Telescope out, eyes nearly dark. Then: clack. My neighbour's porch lamp. I could read the washing instructions on four sheets, I could read them in the next yard. There's a bell, there's a letterbox, there's a drainpipe. What's the first move?
+ [Ring the bell, politely # like: ring, bell, ring the bell, talk to him, politely, ask nicely, knock, introduce myself, id knock and explain, be nice and go over, face to face, have a friendly chat, go round with a smile, start with good evening, speak to him first]
    I rang. A curtain moved, a chain rattled, and an eye said: 'It's for burglars.' I said I thought he meant against them. The door closed.
    -> letter
+ [Write him a letter # like: letter, write, note, write a note, write him, complain in writing, message, put it on paper, slip something under the door, drop a card in the letterbox, id compose something civil, a polite note with a drawing, email him]
    Three drafts, with a diagram. The reply came the same evening, all in capitals: 'IT IS FOR BURGLARS.' I felt he'd left a word out.
    -> letter
+ [Unscrew the bulb # like: unscrew, bulb, sabotage, break it, smash it, cut the wire, steal the bulb, drainpipe, stone, shoot it out, id climb up and take it out, a catapult, paint it black, go up the drainpipe, accidentally smash it, cut the power]
    I'd got one foot on the drainpipe when the window opened. 'Burglars!' cried Mr Pym, with some satisfaction. It set our talks back a year.
    -> letter
+ [any # any]
    I've entered that as an opening I hadn't thought of. Whatever one tried, the answer was the same. 'It's for burglars,' said Mr Pym.
    -> letter
= letter
# own
# back: What comes in at your window that you never asked for: light, noise, a smell?
Mr Pym was sixty-nine, lived alone, and owned, as far as I could see, one chair and that lamp. I called it the Second Sun. What comes in at your window that you never asked for?
+ [Noise. Always noise # like: noise, music, traffic, cars, barking, shouting, drums, leaf blower, motorbikes, neighbours, my upstairs neighbour walking about, a dog that barks all night, the pub downstairs, somebodys trumpet, trains, construction, kids screaming, sirens, lawnmowers]
    Then we're allies with different instruments. Light at least doesn't practise the same bar.
    -> sheets
+ [Nothing. It's peaceful here # no # like: nothing, peaceful, quiet, no, lucky, all quiet, silence, only birdsong, lovely and still, i live in the countryside, i cant complain, im lucky there]
    I'd like that framed. You live where all my letters wished to go.
    -> sheets
+ [Somebody's cooking # like: cooking, smell, smells, smoke, garlic, barbecue, food, frying, next doors curry, the chip shop, fried fish, onions, somebodys cigarette, a barbecue every weekend, a bakery]
    Now that's a weapon I'd have surrendered to in a week.
    -> sheets
+ [any # slot: glare 14]
    '{glare}'. I've added it to the list of grievances, page two, and underlined it for you.
    -> sheets
+ [any # any]
    That went straight on the list of grievances. It's long, and I keep it in alphabetical order.
    -> sheets
= sheets
# back: My sheets were meant as a screen and became a cinema. Stop it, or go on?
I hung up every sheet I had, as a screen. I'd forgotten how lamps work. Anything I did out there stood three metres high on the linen: me in a bobble hat, and my dachshund as a crocodile. Windows opened, all round the yard. Mr Pym's as well. Stop the show, or go on?
+ [Go on. Give them a show # yes # like: go on, show, perform, play along, bow, continue, do it again, shadow puppets, theatre, encore, the show must go on, give the crowd what it wants, id do a puppet play, take a bow and continue, id dance, more drama]
    I ate my noodles three metres high, and took a bow. People clapped. Mr Pym too, twice, and then he remembered, and shut the window.
    -> second
+ [Take the sheets down # no # like: take them down, stop, hide, embarrassing, no, end it, sheets down, turn off, id be mortified, quick get them in, id hide indoors, end the performance, id crawl under a sheet, drop the curtain, unpeg everything]
    I tried to. With the pegs, it looked as if a giant were picking fruit. They clapped. Mr Pym too, twice, and then he remembered, and shut the window.
    -> second
+ [Send the crocodile at him # like: crocodile, dog, attack, scare him, roar, parallax, send the dog, bite, unleash the beast, let parallax eat his house, send in the dachshund, make it snap at his window, let the croc loose, sic her on him]
    Parallax did it unasked: she yawned. Three metres of jaw went over the house front. Mr Pym clapped, twice, before he remembered and shut the window.
    -> second
+ [any # any]
    The audience would have loved it. As it was, Parallax yawned, three metres of jaw, and Mr Pym clapped twice before he remembered and shut the window.
    -> second
= second
# back: He's put up a second lamp. Shall I send his light back with a mirror?
Next day he put up a second lamp. I ask you. So I fetched the big looking glass from my hall. If it stood just so, by the bicycle, all his light would go home through his own front window. It's physics. It isn't pretty. Do I?
+ [Yes. Let there be light # yes # like: yes, do it, mirror, revenge, send it back, let there be light, give it back, of course, give him a taste of his own medicine, serves him right, blind him back, absolutely let him have it, fire away, an eye for an eye, he asked for it]
    ~ mirrored = 1
    For nine minutes it was glorious. Then he came out on the porch in sunglasses, at eleven at night, with a deck chair. He'd brought a book.
    -> glasses
+ [No, that's beneath you # no # like: no, beneath you, dont, too mean, petty, be nice, unkind, leave it, two wrongs dont make a right, thats childish, be the better person, leave the man alone, id feel bad, it would only make it worse, rise above it]
    It's well beneath me. I did it all the same. He came out on the porch in sunglasses, at eleven at night, with a deck chair and a book.
    -> glasses
+ [Only for one minute # like: one minute, a minute, briefly, short, just once, five minutes, a warning, a little flash, sixty seconds then stop, just to make the point, a quick blink, only long enough to annoy him, one little warning]
    ~ mirrored = 1
    A warning beam, then. It was still on its way when he came out on the porch in sunglasses, at eleven at night, with a deck chair and a book.
    -> glasses
+ [any # any]
    I like it, but I'd the looking glass in my arms already. He came out on the porch in sunglasses, at eleven at night, with a deck chair and a book.
    -> glasses
= glasses
# back: The lamp's died and Mr Pym stands in the dark, holding the rail. What do you do?
So it stood for two winters. And then one January night there was a bang, and it was dark. Both lamps, dead. Orion over the wash house, all of it, at last! I turned round to gloat. He was on the porch, holding on to the rail with both hands, and he didn't move.
+ [Go over to him # yes # like: go over, help, help him, go to him, check on him, walk over, comfort, hurry across the yard, id climb over the wall to him, he needs somebody, take his arm, be there for him, go and stand with him, he looks frightened]
    I went over. 'Is it the dark?' I said. He said: 'It's not the dark. It's that I can't see whether anyone's coming.' And after a bit: 'Nobody is. I know that.'
    -> half
+ [Ask if he's all right # like: ask, are you ok, all right, call out, shout over, say something, talk to him, shout is everything ok, id call his name, are you hurt, mr pym can you hear me, check from where i am, say hello first]
    'Are you all right, Mr Pym?' I called. 'I can't see whether anyone's coming,' he said. And after a bit, with dignity: 'Nobody is. I know that.'
    -> half
+ [Enjoy Orion first # no # like: orion, enjoy, look first, gloat, finally, observe, stars, use the dark, finally some stars, sorry but the sky first, hes had his turn, make the most of it, quick to the telescope, two years id waited, let me have my minute]
    I gave it ten seconds, I'd waited two years. Then I heard him breathe. 'I can't see whether anyone's coming,' he said. 'Nobody is. I know that.'
    -> half
+ [any # any]
    I didn't know what to do either, and I'd had two years to prepare. Then he said: 'I can't see whether anyone's coming. Nobody is. I know that.'
    -> half
= half
# back: Ginger biscuits, a red torch, and thirty minutes till his eyes work. What do you talk about?
I fetched ginger biscuits and the red torch, and sat down on his step. 'Give it half an hour,' I said. 'Your eyes will do it by themselves.' He didn't believe a word. Thirty minutes, on a cold step, with your enemy. What do you talk about?
+ [The crocodile # like: crocodile, dog, the show, funny, shadow, parallax, the sheets, the giant reptile, that night with the washing, my dog on the wall, shadow theatre, ask if he liked the performance, something funny first]
    He'd been meaning to ask for a year and a half. He'd written it down at the time: '9:40, crocodile'. He was relieved that I'd seen it too.
    -> craters
+ [The burglars # like: burglars, why the lamp, fear, afraid, being alone, living alone, ask why, his life, what is he so scared of, whether he is lonely, why the light matters to him, id ask about his family, has anyone ever broken in, his past]
    There'd never been one. There'd been a house with five aunts in it, and then four, and in the end just him and the switch. I ate a biscuit and didn't say anything clever.
    -> craters
+ [Nothing. Eat biscuits # no # like: nothing, biscuits, silence, eat, just sit, quiet, chew, say nothing and munch, no talking, let the dark do it, pass the tin, just wait together, keep silent and crunch, not a word]
    You can hear two people thinking through a ginger biscuit. At minute twenty-six he said: 'I can see my slippers.'
    -> craters
+ [any # any]
    That would have filled the half hour very well. At minute twenty-six he looked down and said: 'I can see my slippers.'
    -> craters
= craters
# own
# back: Mr Pym names his craters after his aunts. Whom would you name one after?
Then I showed him the Moon. He looked for a long while. 'That dent there,' he said, 'is it anybody's?' I said not as far as I was concerned. 'Then it's Aunt Harriet's.' There are thousands up there. After whom would you name one?
+ [Somebody in my family # like: my mother, my mum, my dad, my father, my grandmother, grandma, family, my sister, my brother, my aunt, after my children, my late father, after someone in the family, one of my relatives, a relative of mine]
    A good round one, then, with a peak in the middle. It's where the sun arrives first, so they'd be up before everybody else.
    -> treaty
+ [After myself # like: myself, me, my own name, mine, my name, crater me, id put myself up there, my own surname, why not me, id be immortal]
    Quite right. Somebody's got to, and you know the subject. I'd take one near the edge, for the view.
    -> treaty
+ [Nobody. Leave them blank # no # like: nobody, blank, no one, leave it, no name, none, unnamed, they dont need names, id let them be, leave the moon alone, nameless is fine, not everything needs a label, no names please]
    I can hear the Moon exhale. One dent without a meeting's minutes.
    -> treaty
+ [any # slot: crater 12]
    '{crater}'. Between Aunt Harriet and Aunt Maud there's a fine one free. It's got a peak in the middle, and the plaque's ordered.
    -> treaty
+ [any # any]
    It runs right round the rim in very small letters, and Aunt Harriet has had to move up.
    -> treaty
= treaty
# own
# back: The treaty needs one more clause. What should go in it?
We drew up a treaty, on the biscuit bag. One: lamps off at ten. Two: biscuits are mine, the switch is his. Three: if he forgets, the dog may howl once. {mirrored: Four: no looking glasses, and he looked at me for that one.|Four: no sunglasses after dark.} There's still room for a fifth.
+ [Soup on Sundays # like: soup, dinner, food, sundays, meals, tea, eat together, cake, a shared meal every week, feed each other, roast on sunday, bring a casserole, a weekly dinner, coffee and cake]
    Carried without a vote. It's pea, mostly. He brings the second chair.
    -> seal
+ [You both say good night # like: good night, say hello, greet, wave, talk every day, be kind, politeness, a friendly word every evening, no going to bed angry, always say hi, wish each other a good night, look in on each other, a wave across the yard]
    That's in there now, and it's kept. It's shouted over the wall, at ten, in two different keys.
    -> seal
+ [No more clauses # no # like: no, none, enough, four is enough, no more, thats all, thats plenty, dont overdo it, four will do, keep it short, its complete, finished]
    A lean treaty. The best ones fit on a biscuit bag, with room left for grease.
    -> seal
+ [any # slot: clause 14]
    Five: '{clause}'. He read that slowly and put his initials next to it.
    -> seal
+ [any # any]
    He read it out twice and initialled it on the crumb side. So that's clause five.
    -> seal
= seal
# back: One secret clause is left, about a star. Shall I tell you?
He comes over in slippers now and has eleven craters, one per aunt and a few in reserve. There is one secret clause. It's about Betelgeuse, Orion's red shoulder, which is going to explode.
+ [What's in the clause? # yes # more # like: whats in it, tell me, go on, secret, the clause, say it, id love to hear it, what did you agree, let me in on it, read it to me, whats secret about it, come on tell]
    That I ring his bell when it goes, at any hour. It could be tonight, or in a hundred thousand years. 'I'll leave the porch light off,' he said. {crater: And we'd look at '{crater}' by the light of it.|That's how you end a war.}
    -> END
+ [Explode? Should I worry? # why # like: explode, worry, dangerous, when, is it safe, scared, supernova, is it going to hurt us, are we in danger, what happens to earth, will it kill us, should we be scared, how far away is it, when does it blow up]
    Not in the least: it's hundreds of light years off. We'd read by it at night for weeks. The clause says I ring his bell, at any hour. {glare: And '{glare}' comes first on the agenda of the peace talks after that.|He's oiled it specially.}
    -> END
+ [Keep it secret # no # like: no, keep it, secret stays, dont tell, private, a secret is a secret, thats between you and him, dont break the treaty, i wont ask, let it stay sealed, better not say]
    Then it stays between Mr Pym, me and a red giant. {clause: The fifth clause, '{clause}', is public, and we're proud of it.|All three of us can wait.}
    -> END
+ [any # any]
    I'll tell you anyhow: when it goes, I ring his bell. It could be tonight, it could be a hundred thousand years. He's oiled it specially.
    -> END
= aside
+ [pym # like: who is mr pym, what did he do, how old is he, what was his job, mr pym # about: pym, neighbour, neighbor, enemy]
    Mr Pym wound the clocks in a department store, for forty-one years. He says the worst thing about retiring was that the hours went on without him.
    -> DONE
+ [dog # like: what kind of dog, parallax, your dog, the dachshund, why parallax # about: dog, dachshund, parallax]
    Parallax is a dachshund. Close one eye and then the other and she's somewhere else; it's partly the length. In the treaty she's named as 'the siren'.
    -> DONE
+ [eyes # like: why half an hour, how do eyes get used to the dark, why red light, why a red torch, is that true about eyes # about: eyes, red torch, pupils]
    The eye brews a pigment for the dark, and that takes some thirty minutes. White light burns it off in a second. Red leaves it nearly alone.
    -> DONE
+ [lamp # like: why did the lamp break, what was the bang, did you break the lamp, who broke the lamp, was it you]
    The fuse. I've been asked under oath, by my brother. It was the fuse, and two lamps on a circuit made for a doorbell.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    Mr Pym's invented, and I'm an AI with no yard. Betelgeuse is real, and it truly is going to go, some time. Nobody can say when.
    -> DONE
+ [yard # about: yard, courtyard, garden, drainpipe, house, houses # like: what kind of yard, where is the yard, who else lives there, is it a big yard, what can you see from the yard]
    The yard's a laundry yard: four lines, one bicycle, walls on three sides and a strip of sky just wide enough for Orion to walk through. I'd taken the flat for that strip. The bath's in the kitchen.
    -> DONE
+ [lamps # about: lamps, porch lamp, bulb, bulbs, light, floodlight, second sun # like: how bright was the lamp, what kind of lamp, why did he have such a lamp, how many watts, did moths come, where did he get the lamp]
    The lamp came from a bankrupt skating rink, five hundred watts, and it hummed in B flat. Moths travelled to it from two counties. On a damp night it had a halo, like a saint with a grudge.
    -> DONE
+ [letters # about: letter, letters, diagram, capitals, reply # like: what did you write, what was in the letter, how many letters, did you keep the letters, what was the diagram]
    The letters run to nineteen, all civil, three with diagrams: my eye, his lamp, an arrow, the word 'please'. He'd answered each within the hour. I've kept them, they're in the shoebox marked 'foreign affairs'.
    -> DONE
+ [sheets # about: sheets, sheet, linen, washing, screen, shadow, shadows, cinema # like: whose sheets were they, what did the shadows look like, how big were the shadows, did people watch, was it funny]
    The sheets were my aunt's wedding linen, monogrammed, and everything on them was three metres high. I scratched my ear once and a woman on the second floor dropped a plate.
    -> DONE
+ [crocodile # about: crocodile, jaw # like: was it really a crocodile, what crocodile, how did a dog look like a crocodile, did the crocodile scare anyone]
    The crocodile's a dachshund seen from the lamp's side with her mouth open. One child in the yard still asks after it by name. Its name's Colin, I'm told.
    -> DONE
+ [burglars # about: burglar, burglars, thief, thieves # like: were there burglars, was there ever a burglar, did anybody get burgled, why was he afraid of burglars, is it a dangerous area]
    The burglars never showed themselves, in all the years of that lamp. There was a cat with a string of sausages once. It was beautifully lit.
    -> DONE
+ [biscuits # about: biscuit, biscuits, ginger biscuits, ginger, cookies # like: what biscuits, did you bake the biscuits, have you got the recipe, are the biscuits good, why ginger biscuits]
    The biscuits are ginger, hard as slate, from a tin with a lighthouse on the lid. One doesn't chew them so much as negotiate.
    -> DONE
+ [angry # like: were you angry, did you hate him, did you ever want to give up, why didnt you move, did you call the police, were you a bad neighbour]
    I was, most evenings, from nine till cloud. I rehearsed speeches at the sink. They were very good, and I'm glad that he never heard one of them.
    -> DONE
+ [chair # about: chair, chairs, deck chair, sunglasses, slippers # like: why did he have only one chair, what were the sunglasses for, what book was he reading, what slippers]
    The deck chair was striped, and the sunglasses were a lady's, with wings. The book was about lighthouses. I could read the title from my step, that's how well lit we were.
    -> DONE
+ [aunts # about: aunt, aunts, harriet, maud, crater # like: how many aunts did he have, who was aunt harriet, what were the aunts like, did the aunts bring him up, who was aunt maud]
    Aunts brought him up, five of them under one roof, with one bathroom and five opinions on it. Harriet played the cornet. He says a house like that leaves you unused to quiet.
    -> DONE
+ [orion # about: orion, betelgeuse, stars, nebula # like: what is orion, where do i find orion, what can you see in orion, why orion, when can i see orion]
    Orion's the winter one: three stars in a row for a belt, a red shoulder, a blue-white foot. He fitted into my strip of sky from December to March, if he held his elbows in.
    -> DONE

=== figure ===
# title: Eighty-eight constellations, none of them you
# chip: Let's draw your constellation
# keys: constellation, my stars, draw, name a star, about me, invent, lost glove, shape
-> patch
= patch
# back: There's room for one more constellation, and it's yours. Where should it stand?
There are eighty-eight official constellations. One's an Air Pump, one's a Furnace, and there's not a single one of you. I've a sharp pencil and a chart with some white left in it. Where should yours stand?
+ [Overhead, all year round # like: overhead, all year, always, north, near the pole star, high up, where everyone sees it, in the middle, somewhere that never sets, right at the top, visible every night, close to polaris, where sailors look, smack in the middle, always there]
    Up by the Pole, then, among those that never set. You'd be somebody one can rely on at four in the morning.
    -> first
+ [Low, and only in summer # like: low, summer, sometimes, only in summer, part time, seasonal, south, near the horizon, rarely, just for the warm months, near the treeline, a holiday star, id come and go, half the year off, only in august, skimming the horizon]
    ~ south = 1
    A summer guest. You'd be up for eleven weeks, and people would say: look, it must be June.
    -> first
+ [Where nobody would look # no # like: hidden, where nobody looks, nobody, a dark corner, far away, secret, out of sight, in a corner, tucked away somewhere, id like it quiet, between the bright ones where its empty, behind something, a place for people who search, out of the way, hard to find]
    ~ south = 2
    North of the Lynx, beside my Lost Glove. It's quiet there, and those who find you have really been looking.
    -> first
+ [any # any]
    I've pencilled that in the margin of the chart. For the time being I'll put you north of the Lynx, where there's room.
    -> first
= first
# own
# back: Your brightest star belongs to a person. Who gets it?
Five stars are plenty, the Southern Cross has no more. The first is the brightest, and it gets a person: somebody you could always find, even without a chart. Who?
+ [Somebody I'd ring at night # like: somebody i would ring, someone i could call, my best friend, an old friend, a friend, the friend i can phone at three, someone who picks up the phone, my oldest friend, whoever answers at midnight]
    Everybody should have one at that magnitude. They're bright partly because they're near.
    -> switch
+ [Nobody comes to mind # no # dunno # like: nobody, no one, nobody comes to mind, none, i cant think of anyone, i dont have anybody like that, theres no such person, i come up empty, leave that blank, not anyone right now, pass]
    Then I leave the place empty and put a dot of pencil round it. Some fine stars were only seen on the third try.
    -> switch
+ [Myself, if I'm honest # like: myself, me, if im honest, only me, i would be it, selfish but me, i find myself, i rely on myself, that would be yours truly]
    Quite right. The Sun does just the same, and nobody's ever called it vain.
    -> switch
+ [any # slot: bright 12]
    '{bright}'. First magnitude, steady, no flicker. I've pressed hard with the pencil.
    -> switch
+ [any # any]
    That's in, in very small writing, all round the brightest dot.
    -> switch
= switch
# own
# back: Your second star is a place where you'd find the light switch in the dark. Which?
The second star's for a place. Not a famous one. One where you'd find the light switch in the dark with your left hand.
+ [The house I grew up in # like: the house i grew up in, childhood home, my parents house, where i grew up, my old room, mum and dads place, my bedroom as a kid, our old house, the family home, my grandparents house]
    Most people's hand goes there first. The switch sits lower than one remembers, because one was.
    -> double
+ [Where I live now # like: where i live now, here, my flat, my place now, my own place, this room, where im sitting, my bedroom now]
    Then you've arrived, at least as far as the left hand's concerned. It's a rarer answer than you'd think.
    -> double
+ [I've moved too often # no # like: moved too often, nowhere, no place, no, i move a lot, never had one, weve always moved around, i never stayed anywhere, no fixed address, i keep moving, too many houses, no such switch]
    A wandering star, then. The Greeks had a word for it, and it turned into 'planet'.
    -> double
+ [any # slot: place 14]
    '{place}'. I've set it a hand's width from the first, with a fine line between.
    -> double
+ [any # any]
    It goes a hand's width from the first, and I'll need the good eraser.
    -> double
= double
# back: Your third star is double: one looks like one, and is two. What's the half that few people see?
The third one's a trick. There's a star called Albireo that's a single dot to anybody in a hurry. Look properly and it's two, one gold, one blue. Everybody's like that somewhere. Which is your half that few people see?
+ [The serious half # like: serious, the serious one, sad, deep, quiet half, thoughtful, the tired one, worried, melancholy, the worrier, i think too much at night, im more earnest than people think, my melancholy side, the one who broods, underneath im shy, the vulnerable bit]
    Then you're gold at parties and blue on the stairs. I'll draw the blue one a little larger.
    -> faint
+ [The silly half # like: silly, the silly one, funny, childish, goofy, playful, crazy, the fun one, daft, im secretly a clown, i dance in the kitchen, i talk nonsense at home, inside im five years old, i sing in the shower, the giggly one]
    I suspected gold under there. It usually comes out when somebody's dropped something.
    -> faint
+ [I'm one all through # no # like: one, single, no double, what you see, the same all through, neither, im simple, no half, i am the same everywhere, no hidden half, what you see is what you get, theres only one of me, an open book, no secrets]
    A single star! They're in the minority, you know. I'll frame it.
    -> faint
+ [any # any]
    I turn the focus a bit, and yes, there it is: two of them. I've drawn both.
    -> faint
= faint
# own
# back: The fourth star is faint: a thing of yours that's worth nothing, and you'd run back for it.
The fourth is a faint one. You only catch it if you look slightly past it. It's for a thing you own that's worth nothing at all, and you'd run back for it.
+ [Something somebody gave me # like: a present, a gift, somebody gave me, it was given to me, something i inherited, somebody gave it to me years ago, an heirloom, a birthday present, it came from someone i love]
    Those glow at the edge of the eye, and stare back if one tries to price them.
    -> lines
+ [I don't hang on to things # no # like: nothing, no things, i dont hang on, i own little, none, not attached, id let it all burn, nothing i own matters, i could leave everything, im a minimalist, things dont matter to me]
    Then it's a gap with very good manners. Saturn's rings have one, and it's the loveliest part.
    -> lines
+ [My phone, obviously # like: my phone, phone, obviously my phone, my laptop, my charger, computer, got to be the mobile, my iphone, my computer, the laptop with everything on it, my tablet, honestly the smartphone]
    It's worth a good deal, so it's out of order, but I admire the speed. Bright, blue, in everybody's pocket.
    -> lines
+ [any # slot: thing 14]
    '{thing}'. Worth nothing, sixth magnitude, and you saw it at once. So did I, by looking past it.
    -> lines
+ [any # any]
    I've looked slightly past that, and now I can see it. It's on the chart.
    -> lines
= lines
# back: Four stars, and the lines between them. Zigzag, ring or arrow?
The fifth you don't choose, that one was always there; I'll tell you about it presently. Now the lines. A constellation's only as good as its lines, they made two dots into a Small Dog. How do I join yours?
+ [A zigzag # like: zigzag, zig zag, crooked, up and down, lightning, jagged, messy, a mess, all over the place, a lightning bolt, back and forth, a bit of chaos, wobbly and wandering, like my life so far]
    Like the road of somebody who stopped to look at things. It'll be found at a glance.
    -> naming
+ [A ring # like: ring, circle, round, closed, loop, a circle, together, round and round, joined up in a loop, like people holding hands, no beginning and no end, a nice closed shape, wreath]
    So that it doesn't matter where one begins. People will walk round it with a finger in the air.
    -> naming
+ [An arrow # like: arrow, straight, forward, a line, straight line, direct, up, spear, point it somewhere, straight ahead, going places, onwards, aim it at something, like a dart]
    It's pointing somewhere, then. The old pilots would've had you on every chart.
    -> naming
+ [Leave them loose # no # like: loose, no lines, leave them, none, dont join, unconnected, free, let people imagine it, dont connect anything, no strings attached, just dots, scattered, i dont like lines, let them float]
    No lines at all, and whoever looks has to do the joining. You're the first, in eighty-nine.
    -> naming
+ [any # any]
    I've tried that, with my tongue between my teeth. It looks like nobody else's.
    -> naming
= naming
# own
# back: It needs a name. Mine is the Lost Glove, a visitor's is the Uncle Leaving. Yours?
Now the name. Mine's called the Lost Glove. A visitor added the Uncle Leaving, and one has to say he's surprisingly good. It should sound as if somebody's grandmother had known it. What is it called?
+ [The something Cat # like: the cat, cat, the sleeping cat, a cat, the lazy cat, the fat cat, a kitten, the cat on the fence, cats obviously, tabby, the grumpy cat]
    There's no cat up there at all, can you believe it? Two bears, two lions, two dogs. It was overdue.
    -> tale
+ [You name it # dunno # like: you name it, you choose, you pick, surprise me, no idea, i dont know, you decide, i leave that to you, youre the expert, im bad at names, give me one]
    Then it's the Half-Open Door, until you've a better one. It's a shape that everybody's looked up at from bed.
    -> tale
+ [No name. Just look # no # like: no name, none, nameless, just look, without a name, leave it unnamed, it doesnt need one, let it be nameless, names spoil things, keep it anonymous, unnamed please]
    The Unnamed. It'll be the only one nobody can mispronounce.
    -> tale
+ [any # slot: cname 8]
    '{cname}'. I've said it aloud, to the dog. It holds. It sounds two thousand years old.
    -> tale
+ [any # any]
    That's the full title, as on the old charts. We'll shorten it for daily use.
    -> tale
= tale
# own
# back: One sentence for the legend: how did your constellation get up there?
And the legend. They're all the same at heart: somebody was chased, or in love, or late, and a god lost patience and set them up there. One sentence will do. How did yours get up there?
+ [It was running from something # like: running, running away, chased, fled, escaping, it ran away, it got chased up there, something was after it, on the run, hiding from a monster, it had to get away, escaped]
    So it got the one place where nobody can catch up. Now it can stop and get its breath.
    -> pen
+ [It was only late for supper # like: late, it was late, too late, missed the bus, late for supper, lost its way, it missed the last train, came home too late, running behind as always, dinner was cold, it forgot the time, never on time]
    And up there it's never late: it comes over the roof four minutes earlier every night. That's true of all of them, and it always sounds like forgiveness.
    -> pen
+ [It climbed, to see better # like: climbed, to see better, it wanted to see, curious, for the view, it climbed up, wanted a better look, nosy and went up a tree, it went up a ladder, for the sake of the view, it kept climbing, curiosity]
    No god required! I like that version best of the eighty-nine.
    -> pen
+ [any # slot: legend 16]
    '{legend}'. It's got everything a legend needs: one reads it once, and there it hangs.
    -> pen
+ [any # any]
    That's the long form, for winter nights. I've put it on the back of the chart.
    -> pen
= pen
# back: A girl with a unicorn pen wants to know what your constellation does. Well?
I tried it out at the Dome, on a Saturday, after the show. A girl with a unicorn pen put her hand up. She's strict. She didn't ask what it's called. She asked: 'What does it DO?'
+ [It finds lost things # like: finds lost things, finds, finding, helps you find, lost things, searches, it looks for your keys, reunites people with their stuff, a lost and found, it knows where your glasses are, tracks down missing socks]
    She nodded and wrote it down: 'Gloves, e.g.' That's the whole of her review.
    -> fifth
+ [It shows the way home # like: the way home, home, points home, shows the way, guides, leads you home, direction, guides people home, like a compass, so nobody gets lost, it shows you where to go, points to the front door, navigation]
    'To whose?' she asked. 'To everyone's,' I said, 'one at a time.' She wrote that down, and it took two lines.
    -> fifth
+ [Nothing. It has the day off # no # like: nothing, it rests, day off, no job, does nothing, just hangs there, sleeps, shines, absolutely nothing at all, it lazes about, its on holiday, it naps, its retired, it just sparkles, looks pretty]
    'Good,' she said, 'the other ones are always fighting.' She gave it a star. It was a sticker.
    -> fifth
+ [any # any]
    I told her so. She looked at me for a long moment, and then it was written down. There's no higher court.
    -> fifth
= fifth
# back: One last thing: the fifth star, which was always there. Do you want to know which?
{south == 1: So it stands low in the south, for eleven weeks of summer.|{south == 2: So it hangs in the quiet corner by the Lost Glove.|So it stands up there.}} {cname: '{cname}' is on my chart, between people and pumps.|It's on my chart, eighty-ninth of eighty-eight.} And now the fifth star, which you needn't choose. Everybody's got it.
+ [Which one is it? # yes # more # like: which one, which, tell me, what is it, go on, the fifth, who is it, tell me which star, i need to know, whats the fifth one, reveal it, come on which, whose is it]
    Your birthday star: the light of it set out in the year you were born, and it's arriving now. {bright: I've drawn the line from there to '{bright}'. It's the shortest on the chart.|It's only ever as old as you, and every year you get one a little further out.}
    -> END
+ [Let me guess: the Sun # like: the sun, sun, our sun, the moon, the pole star, the north star, polaris, me, is it polaris, i guess its the sun, must be our own star, i bet its the moon, the one right overhead, is it earth]
    Very near, and nicely thought. It's your birthday star: its light set out the year you were born and arrives just now. {place: I hope it gets through the window at '{place}'.|It travelled all that while to be exactly your age.}
    -> END
+ [I like not knowing # no # like: not knowing, no, dont tell, leave it, mystery, keep it secret, id rather wonder, let it be a secret, dont say it, i like a bit of mystery, not telling is nicer, leave me guessing]
    Then it's there all the same, that's the nice thing about it. {thing: Look a little past it, as with '{thing}'.|Look a little past it, and you'll see it.}
    -> END
+ [any # any]
    I've set that next to it. It's your birthday star: its light set out in the year you were born, and it arrives just now.
    -> END
= aside
+ [official # like: is it official, can you name a star, who decides, can you buy a star, is this real, does it count # about: official]
    It's as official as my Lost Glove: not at all. The eighty-eight were settled a century ago, and nobody can sell you a star. Pencil's allowed.
    -> DONE
+ [glove # like: what is the lost glove, your constellation, where is the lost glove, what is yours, the glove # about: glove, lost glove, thumb]
    The Lost Glove's five faint stars north of the Lynx. You need a dark night and a forgiving friend. The thumb's the best bit.
    -> DONE
+ [horoscope # like: my sign, zodiac, horoscope, star sign, what does it say about me, my future, astrology # about: horoscope, zodiac, sign, astrology]
    The stars say nothing of you but what you've said yourself. They've no opinion, they've only got excellent light.
    -> DONE
+ [albireo # like: what is albireo, where is albireo, the double star, can i see albireo, gold and blue # about: albireo, swan, double star]
    Albireo's in the beak of the Swan, high on summer nights. Any small telescope splits it. Couples go quiet at it, and then each wants to be the blue one.
    -> DONE
+ [true # like: is this true, are you making this up, is that true, did the girl exist, did this happen]
    The girl, the Dome and I are invented, I'm an AI. Air Pump, Furnace and the two dogs are really up there. I'd never dare.
    -> DONE
+ [chart # about: chart, map, pencil, paper # like: what does the chart look like, where is the chart, can i see the chart, who drew the chart, is it a real chart]
    The chart hangs over my sink, a northern sky on four taped sheets, with a ring where somebody stood a cup on Cassiopeia. Everything in ink is official. Everything in pencil is friends.
    -> DONE
+ [eightyeight # about: constellations, constellation, eighty eight # like: how many constellations are there, who invented them, why eighty eight, which is the biggest constellation, which is the silliest, whats your favourite constellation]
    Constellations are settled at eighty-eight. The biggest is a water snake, the smallest a cross, and one's a table mountain with its own cloud. A committee did that, and I'd have liked to be at the lunch.
    -> DONE
+ [pump # about: pump, air pump, furnace, microscope # like: why is there an air pump, is there really an air pump, who put a furnace up there, what is the air pump]
    The Air Pump was put up by a French clergyman who'd seen enough heroes and wanted equipment: a furnace, a clock, a microscope, an easel. You can hardly see any of it. He was short of bright stars by then.
    -> DONE
+ [uncle # about: uncle, leaving, visitor # like: what is the uncle leaving, who made the uncle leaving, what does the uncle look like, where is the uncle]
    The Uncle Leaving's four stars by the door of the Great Bear, with one arm in a sleeve. The visitor said he'd been leaving like that every Christmas since she was six.
    -> DONE
+ [girl # about: girl, unicorn, pen, unicorn pen # like: who is the girl, how old is the girl, whats her name, what is a unicorn pen, is she real, does she come often]
    The girl with the unicorn pen is eight and attends every show of mine with a notebook. She once gave Jupiter three stars out of five, 'because of the stripes'.
    -> DONE
+ [brightest # about: bright, brightest, magnitude, sirius # like: what is the brightest star, what is first magnitude, which star is mine, how bright is a star, how far is it]
    Magnitude runs backwards, I'm sorry to say: one's bright, six is the faintest a bare eye can do. It's two thousand years old, and nobody's dared to turn it round.
    -> DONE
+ [five # like: why five stars, why only five, can i have more stars, can i have six, is five enough, how long does it take]
    Five's what one can carry home without a chart. With six, people begin to hum and look at their feet.
    -> DONE
+ [seen # like: can i see it, where is my constellation, will it stay there, can others see it, is it really there, do you keep it]
    It's in pencil on a chart in a story, so nobody will sell you a certificate. But any five stars you choose to join tonight are as joined as the Dipper ever was.
    -> DONE

=== outage ===
# title: Two hundred people in the real dark
# chip: The night the Dome went dark
# keys: storm, blackout, power cut, thunder, darkness, panic, blind, suspense, scary, dome
# lore: plaster-sky
-> black
= black
# back: Power's gone, two hundred people in total darkness, and they're waiting for your first words.
Saturday, show five, thunder outside. I'd just said 'and now the Milky Way' when the projector sighed and stopped. The fans stopped. The little green lamps on the stairs stopped. Two hundred people, and a dark you could lean on. The first words are yours.
+ [Stay seated, everyone # like: stay seated, sit down, stay calm, dont move, nobody move, keep calm, remain seated, please sit, nobody panic please, everyone keep still, hold on to your chairs, dont get up, tell them not to move, please remain calm, id tell them to sit tight]
    'Stay in your seats,' I called, and it came out in my mother's voice: she'd said 'don't move' to me once, in another power cut. It worked on both occasions.
    -> phones
+ [It's part of the show # yes # like: part of the show, its the show, joke, pretend, make a joke, ta da, surprise, act as if it was planned, welcome to the universe, ladies and gentlemen the night, id make them laugh, special effects, this is how it looks in space, pretend its on purpose]
    I did try. 'This is what it really looks like,' I said. I got one laugh, rather high, and then nothing more came from there.
    -> phones
+ [I'm in the dark as well # like: me too, honest, i dont know, power cut, tell the truth, im in the dark, be honest, id admit i cant see either, just say what happened, the power has gone, tell them straight, i have no idea whats going on, we are all in the same boat]
    I said it just so: 'I can't see you either.' You could hear two hundred people lean back an inch. It helps if nobody's pretending.
    -> phones
+ [any # any]
    I hope I'd have understood you over the thunder. What I called was: 'Stay in your seats, I can't see you either.'
    -> phones
= phones
# back: One phone lights up, and everyone's blind again. All screens on, or all off?
The stairs at the Dome are steep as a ladder and not one of them's lit. Up in row M somebody switched on a phone, straight into our eyes. Now we were blind and it was dark. A few people stood up. Screens all on, or all off?
+ [All on. Light is light # yes # like: on, all on, light, phones on, flashlight, use the phones, switch on, everybody get your phones out, more light is better, let there be light, two hundred torches, at least then we can see, screens up]
    It sounds right, and so I said it first. Twenty white beams, in everyone's face, and the stairs one black hole between. I called: 'Off again, please!'
    -> noise
+ [All off. Let eyes adjust # no # like: off, all off, adjust, eyes, get used to it, dark, phones off, wait, put them away, give it a few minutes, our eyes will manage, kill the screens, no more glare, it will be fine without]
    That's how I decided. There was a groan, and then one after the other went out, like a town going to bed.
    -> noise
+ [One torch, down at the stairs # like: one, one torch, only one, stairs, one light, on the floor, down low, exit, just a single one by the steps, someone hold one low, pick one person with a light, aim it at the floor, light only the way out]
    The best idea, only nobody would say whose. I had eleven volunteers, all pointing at my face. 'All off,' I said, and it went black.
    -> noise
+ [any # any]
    I'd like to have had you on the staff. I said 'all off', there was a groan, and then it was black again.
    -> noise
= noise
# own
# back: Which sound tells you in the dark that everything's all right?
A child began to cry, very softly, the way they do when they'd rather not. And the rain came down on the dome. I found it comforting: it's a roof, it's doing its job. Which sound tells you, in the dark, that all's well?
+ [Somebody breathing # like: breathing, snoring, someone breathing, someone asleep, another person, my partner asleep beside me, the dog snoring, another heartbeat, hearing my husband breathe, footsteps i know, someone in the next room]
    That's the oldest of them all. There were two hundred of it, if one listened.
    -> voice
+ [Rain, the same as you # like: rain, the rain, rain too, same, rain on the roof, storm, drops on the window, water running down the gutter, id say the rain as well, a downpour, a good drizzle on the tent]
    Then you'd have been well off that night. It rained as though it were paid by the drop.
    -> voice
+ [None. I like it silent # no # like: none, silence, no sound, quiet, silent, nothing, complete quiet, i dont need a sound, total stillness, sounds make it worse, the less the better]
    A connoisseur. There was some of that too, between two claps of thunder. Second seventy, I'd say.
    -> voice
+ [any # slot: sound 12]
    '{sound}'. I'd have put that over the loudspeakers, if they'd been alive.
    -> voice
+ [any # any]
    The loudspeakers were dead, so it's only in the log, next to 'rain, on roof'.
    -> voice
= voice
# back: A blind man in row C offers to lead two hundred people out. Do you let him?
Then came a voice from row C, rather amused: 'Excuse me. May I? I've some experience with this.' It was Mr Wren. He's blind, he comes every Saturday, and I'd made him a sky of plaster, to be read by hand. He proposed to lead us all out.
+ [Let him, at once # yes # like: let him, yes please, of course, at once, trust him, go ahead, perfect, brilliant, hes the right man for it, who better, follow him, give him the lead, id go with him straight away, he knows what hes doing, hand over to him]
    I said: 'Mr Wren, it's your show.' I heard his stick unfold, click, click, click. It's a very orderly sound.
    -> order
+ [Ask the others first # why # like: ask, ask them, vote, do they trust him, ask the audience, everyone agrees, how, see what people think, put it to a show of hands, do they want that, find out if everyone is happy, how would he do it, check with the crowd]
    I asked into the dark: 'Who'd like to be led by somebody who does this daily?' There was a silence, and then two hundred people said 'me', not at all together.
    -> order
+ [Too risky, wait for light # no # like: wait, risky, too risky, no, stay, dangerous, wait for help, not sure, liability, somebody could fall, id rather stay put, it will come back on, better not, thats asking for trouble, call the fire brigade, just sit tight]
    I thought so as well, for about a minute. Then somebody stumbled in row M. 'That's the short step,' said Mr Wren, 'everyone finds it once.' He knew our stairs, and I only knew our sky.
    -> order
+ [any # any]
    I was busy not having an idea. Then I heard his stick unfold, click, click, click. It's a very orderly sound.
    -> order
= order
# back: Hand on the shoulder in front, row by row. Who goes first?
His method was simple: everyone lays a hand on the shoulder in front, and he's the engine. 'Nineteen steps,' he said, 'the ninth is short, and there's a fire bucket on your left that has it in for you.' Who goes first?
+ [The children # like: children, kids, the child, families, the crying child, little ones, parents, little ones at the front, kids before everyone, mothers with babies, whoever is smallest, youngest first, the weeping kid]
    So he'd decided too. The one who'd been crying got to hold on to his coat, and from then on was deputy engine driver.
    -> rowf
+ [Those by the door # like: near the door, front row, closest, by the door, row a, nearest, from the front, whoever sits nearest the exit, start at the bottom, row by row from the front, shortest way first, the front rows, those at the doors]
    Engineer's logic, and it's quickest. But he said: 'First the one who's crying, please.' She held on to his coat and became deputy engine driver.
    -> rowf
+ [Whoever is most afraid # like: afraid, most scared, scared, frightened, panicking, anxious, whoever is afraid, the ones who cant bear it, ask who is panicking, the nervous ones, whoever is shaking, those who are terrified, the most anxious person]
    He asked for exactly that: 'Who's frightened? You're in front, I could do with company.' Nine hands found his coat, and one belonged to my director.
    -> rowf
+ [any # any]
    Mr Wren had his own order of things. 'First the one who's crying,' he said. She held on to his coat and became deputy engine driver.
    -> rowf
= rowf
# back: A man in row F has slept through it all. Wake him, or let him sleep?
I went along the rows feeling for the rest. Coat, coat, umbrella. In row F I touched a knee. It's a man who sleeps through the whole universe, every Tuesday, and for once he'd taken a Saturday. He hadn't noticed that the world had gone out.
+ [Wake him gently # yes # like: wake him, wake, gently, shake him, of course, get him out, tell him, tap him on the arm, he has to come, nudge him, you cant leave him there, id whisper in his ear, wakey wakey, rouse him softly]
    'Is it over?' he asked. 'Not quite,' I said. He put his hand on my shoulder, and I believe he slept on as far as step nine.
    -> monsters
+ [Let him sleep # no # like: let him sleep, sleep, leave him, let him, dont wake, lucky him, id leave him in peace, hes happy, why bother him, he can stay, dont disturb, he will wake up when its over]
    I was tempted, he was the only calm person in the building. I took his hand, laid it on my shoulder, and he walked. He walks very well in his sleep.
    -> monsters
+ [Sit down next to him # like: sit down, sit next to him, join him, stay with him, rest, sit, have a little rest beside him, take the seat next to his, id keep him company, plonk myself down, a nap sounds good, share the quiet]
    For the length of one thunderclap I did. Then I took his hand, laid it on my shoulder, and he came along, snoring in step.
    -> monsters
+ [any # any]
    I took his hand in the end and laid it on my shoulder, and he walked. I'm still not sure that he was awake.
    -> monsters
= monsters
# own
# back: As a child, what lived in your dark?
It went slowly, a step and a stop. Behind me somebody said: 'I used to have a thing under the stairs.' And from further up: 'Mine was in the wardrobe.' It went down the whole line. What lived in your dark?
+ [Something under the bed # like: under the bed, monster, a monster, something under the bed, the bed monster, a creature beneath my mattress, something that grabbed ankles, that thing under my bunk, i jumped into bed so it couldnt get my feet, the boogeyman under there]
    It had the majority, seven to one. A lady from row K said hers had been afraid of her too, they'd worked it out.
    -> humming
+ [Nothing, I liked the dark # no # like: nothing, i liked the dark, not afraid, never afraid, liked it, no monsters, the dark never bothered me, i felt safe, i was a brave kid, i loved the night, it was cosy]
    You'd have been put at the end of the line, as the guard. That's an honorary post.
    -> humming
+ [My own head # like: my own head, my head, my thoughts, thoughts, imagination, worries, my mind, i scared myself, what i imagined, my own mind is the worst, i made things up, overthinking, the stories in my brain]
    It's the one that moves house with you. There was a hand on your shoulder, though, in this version, and one of yours on somebody's.
    -> humming
+ [any # slot: dark 14]
    '{dark}'. It's been passed down the line, in a low voice, as far as step nine. Nobody laughed. A few said 'oh, yes'.
    -> humming
+ [any # any]
    It went down the line from mouth to mouth. By the time it got to step nine it had changed a bit, and nobody minded.
    -> humming
= humming
# back: Somebody's humming, and the line is joining in. Do you?
At step nine, the short one, somebody hummed so as not to count. A waltz, I think, with a bar missing. Then two. Then the whole stair was humming, in the pitch dark, with wet coats. I can't whistle, and I've never in my life sung in company.
+ [I'd have hummed along # yes # like: hum, hum along, sing, join in, of course, me too, id sing, loudly, i would join the choir, at the top of my lungs, id be the loudest, belt it out, la la la, you bet, i love singing]
    ~ sang = 1
    Then you were the third voice from the left, and you held me up. I did it as well. It sounded like wind, but in tune.
    -> opened
+ [I'd only have listened # no # like: listen, only listen, just listen, no, not sing, quiet, cant sing, i dont sing, id keep my mouth shut and enjoy it, im tone deaf, i would just let it carry me, i only move my lips, close my eyes and hear it, too shy to sing]
    Somebody's got to be the one it's sung to. I held out till step twelve, and then I heard that I was doing it too.
    -> opened
+ [I'd have fixed the bar # like: fix it, correct, the right tune, the missing bar, conduct, wrong, put it right, start a better song, thats not how it goes, id teach them properly, somebody has to get it right, supply the bar, lead the singing, i would change the song]
    ~ sang = 1
    A retired postman did that, very firmly, at step eleven. From there it was a proper waltz, and it's hard to be afraid in three-four time.
    -> opened
+ [any # any]
    I noted that with one hand, the other was on a shoulder. By step twelve I heard that I was humming as well.
    -> opened
= opened
# own
# back: Mr Wren asks what the sky looks like. A few words, for somebody who's never seen it.
We came out to the car park. The whole town was out, not a lamp from here to the hills, and the storm had just torn open. Two and a half thousand stars. Nobody spoke. Mr Wren turned his face up. 'Well,' he said, 'what have we got?' You're next to him. Tell him.
+ [It's like sugar, spilt # like: sugar, salt, spilt, spilled, sand, dust, sugar spilled, flour, somebody dropped the sugar bowl, like salt on a tablecloth, grains of something on black, icing sugar, like glitter thrown about, crumbs everywhere]
    'On what kind of cloth?' he asked. On black velvet, said somebody. 'Then it'll never come out,' he said, and was content.
    -> lampson
+ [I've no words for it # no # dunno # like: no words, i cant, speechless, cant describe, i dont know, impossible, you cant put that in words, i wouldnt know how, words fail me, theres nothing i could say, i would just take his hand, it cant be told]
    'Good,' said Mr Wren, 'so it's the same as my plaster.' And he held up his hand, as if it were hanging low enough.
    -> lampson
+ [Like all of them breathing out # like: breathing, a breath, a sigh, like breathing, quiet, like silence, a choir, like the whole world exhaling, hush, as if everything held its breath, like a huge sleeping animal, a sigh of relief, like a lullaby]
    'That I heard,' he said. 'About a minute ago, from two hundred people.'
    -> lampson
+ [any # slot: calm 16]
    '{calm}'. He let that stand for a moment with his face up. 'Thank you,' he said, 'I'd had it smaller.'
    -> lampson
+ [any # any]
    He listened right to the end, with his face up. 'Thank you,' he said. 'I'd had it smaller.'
    -> lampson
= lampson
# back: The lamps came on again, and everyone groaned. Shall I tell you how it ends?
At 22:51 the lamps came back, all over town, and two hundred people groaned. I've never heard a finer sound in my trade. {sang: The waltz was in my head for a week, with your voice third from the left.|The waltz was in my head for a week.} There's a small footnote.
+ [The footnote, please # yes # more # like: the footnote, tell me, go on, please, how does it end, footnote, whats the footnote, and then what, finish it, i want the last bit, give me the small print]
    Since then every show begins with ninety seconds of real dark, and Mr Wren counts them. {calm: In the programme, under 'sky', stands '{calm}', by a visitor.|My director wanted music there. I said there's one playing already.}
    -> END
+ [What about the man in row F? # like: row f, the sleeper, the man, did he wake up, sleeping man, what about him, and the snoring man, the sleeping fellow, did the milk man ever notice, did he miss it all, tell me about the sleeper]
    He woke in the car park, looked up, and said: 'You've got a new projector.' Then he thanked me, and went home. {sound: I hope he had '{sound}' to fall asleep to.|It's the best review she's ever had.}
    -> END
+ [That's a good end already # no # like: good end, thats enough, no, end there, stop, leave it, perfect, thats beautiful as it is, dont add anything, i like it there, no footnotes, stop while its good, lovely ending]
    Then we'll leave them standing there, with their heads back. {dark: Even '{dark}' has come out to look.|I'd stand there a while yet.}
    -> END
+ [any # any]
    I'll add it to the log. The footnote: since then every show begins with ninety seconds of real dark, and Mr Wren counts them.
    -> END
= aside
+ [wren # like: who is mr wren, tell me about mr wren, why does he come, the blind man, why would a blind man go there # about: wren, blind man, blind]
    Mr Wren tunes organs. He came once for the acoustics, asked where everything was, and I'd no answer. So I made him the sky in plaster: bumps for stars, the bright ones bigger.
    -> DONE
+ [hurt # like: was anyone hurt, did anyone fall, was everyone ok, anyone injured, was it dangerous]
    Nobody. One shin, against the fire bucket, and it was mine. He'd warned us.
    -> DONE
+ [lights # like: why no emergency lights, why did the power go, what caused it, lightning, why was it dark, no emergency lighting # about: emergency lights, lightning, substation, batteries]
    Lightning, in the substation. The stair lamps had batteries from my predecessor's time, and so, it turned out, had my predecessor. They're new now.
    -> DONE
+ [stars # like: how many stars, two and a half thousand, is that all, only two thousand, can you see that many # about: stars, sky, milky way]
    On a truly dark night it's about two and a half thousand for the bare eye. People guess millions. You could learn them all by name, like a large village.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    The Dome and Mr Wren are invented, and so am I, an AI. What happens to a sky when a town goes dark is true.
    -> DONE
+ [hall # about: dome, hall, rows, row, seats, building, stairs, steps # like: how big is the dome, how steep are the stairs, how many seats, what is the dome like, how many steps, is it old]
    The Dome's ninety years old, seats two hundred and ten, and its stairs were built by somebody who preferred the standing public. Nineteen steps, and the ninth's four fingers shorter than its sisters.
    -> DONE
+ [machine # about: projector, machine, fans # like: what projector is it, what happened to the projector, how old is the projector, did the projector break, whats the projector called]
    The projector's a two-headed ant on stilts, older than I'm written to be, called Berta by everyone who's had to oil her. She sighs when she's switched off. I'd never heard it with two hundred people holding their breath.
    -> DONE
+ [storm # about: storm, thunder, rain, weather # like: was it a bad storm, how long did the storm last, how loud was the thunder, did it rain in, was the storm scary]
    The storm had come over the hills at eight like somebody moving furniture upstairs. One clap rattled the coat hooks in the foyer, all two hundred of them, and then put them back in order.
    -> DONE
+ [child # about: child, girl, crying, deputy # like: who was the child, how old was the child, why was the child crying, was the child all right, what was the childs name]
    The child was six and had told her mother beforehand that she wasn't afraid of planets. It wasn't planets, she explained to everyone later. It was the not-planets.
    -> DONE
+ [sleeper # about: sleeper, man in row f, snorer, row f # like: who sleeps in row f, why does he sleep, does he snore, does he pay, who is the sleeping man]
    The man in row F drives a milk lorry from two in the morning. He says ours is the only ceiling that moves away from one, and he's got a season ticket for it.
    -> DONE
+ [scared # like: were you scared, were you afraid, did you panic, were you nervous, how did you feel, did your voice shake]
    I was. I know the sky above that hall to a hair, and I couldn't have told you where my own feet were. I held on to the desk and sounded like somebody who wasn't.
    -> DONE
+ [long # like: how long was it dark, how long did it take, how long were you in there, what time was it, when did the power go]
    The dark began at nine minutes past ten, I'd just looked at the clock for my cue. From then on I'd only my own pulse to go by, and it was running fast.
    -> DONE
+ [tune # about: waltz, tune, song, humming, music # like: which waltz was it, what song was it, who started humming, can you hum it, do you know the tune]
    The waltz has no name that anyone could tell me. It's got a tune you know from somewhere and a bar where everybody takes a breath instead, so we all breathed.
    -> DONE
+ [plaster # about: plaster, plaster sky, bumps, touch # like: what is the plaster sky, how did you make it, can i touch it, how do you read a sky by hand, where is the plaster sky]
    The plaster sky's a shallow bowl, as wide as two arms, with a bump for every star to the fourth magnitude. Orion's belt has gone shiny from being read. It lives in the cupboard with the hoovers, next to the real one's spare bulbs.
    -> DONE
+ [stick # about: stick, cane, hand, shoulder, coat # like: what is the clicking, does he use a stick, has he got a guide dog, whose hand was on your shoulder]
    The stick is white, in four pieces with elastic through them, and it sounds like somebody counting out dominoes. His coat's the heavy sort, of tweed, with room on it for nine hands. I've seen it tested.
    -> DONE

=== guess ===
# title: Seven numbers from the sky
# chip: A game: guess my numbers
# game
# keys: game, play, quiz, guess, riddle, puzzle, numbers, bet
-> rules
= rules
# back: Seven questions from the sky, three answers each. Shall we?
A game, played on our roof when it's cloudy. I ask for a number from the sky, you guess. Nobody's eyes are any good at this, mine neither: the human head has two sizes, 'small' and 'goodness'. Seven rounds. The loser makes cocoa.
+ [Go on, ask me # yes # more # like: go on, ask me, ready, ok, sure, lets go, start, play, ok then, bring it on, hit me, id love to, lets do this, fire away, im in, give me the first one, game on]
    ~ score = 0
    Pencils up, error bars out.
    -> stars
+ [I'm bad at numbers # no # dunno # like: bad at numbers, bad at maths, not good at this, i hate numbers, no idea, i cant count, im hopeless with figures, i failed maths, ill only get it wrong, numbers scare me, im rubbish at quizzes, maths was never my thing]
    ~ score = 0
    Perfect, you'll beat the physicists. They always think that they remember.
    -> stars
+ [What does the winner get? # why # like: what do i win, prize, winner, reward, what for, whats in it for me, and if i win, is there a trophy, whats the reward, what do i get out of it, are there prizes]
    ~ score = 0
    The cup without the chip, and a bow from a dachshund. It's a long bow.
    -> stars
+ [any # any]
    ~ score = 0
    I'll take that for a nod in the dark. Pencils up.
    -> stars
= stars
# back: Stars to the bare eye on the darkest night: two and a half thousand, twenty-five thousand or a million?
Round one, to warm up. The darkest night there is, no Moon, good eyes. How many stars can one person see at a time?
+ [About 2,500 # like: 2500, two and a half thousand, two thousand five hundred, a few thousand, the first, the smallest, 2000, 3000, less than youd think, only a couple of thousand, id go low, the small number, surprisingly few]
    ~ score = score + 1
    Point to you! Like a large village. One could know them all to nod to.
    -> crumb
+ [About 25,000 # like: 25000, twenty five thousand, tens of thousands, the middle, ten thousand, 20000, something in between, twenty thousand or so, id say the middle one, quite a lot but not a million]
    Ten times too many, and you're in the best company. It's two and a half thousand. It only feels like more.
    -> crumb
+ [A million at least # like: a million, million, millions, billions, infinite, countless, endless, 1000000, too many to count, zillions, the big number, loads and loads, id say the highest, uncountable]
    Everybody says so, and everybody's face falls a little: it's two and a half thousand. The rest is awe, which isn't on the chart.
    -> crumb
+ [any # any]
    I can't enter that on the slip. It's about two and a half thousand, like a large village.
    -> crumb
= crumb
# back: How big is the thing that makes an ordinary shooting star: a grain, a football or a car?
Round two. A shooting star crosses half the sky, people gasp, one wishes for a pony. How big is the thing that's burning up there?
+ [A grain of sand # like: sand, a grain, grain of sand, tiny, crumb, dust, pebble, small, no bigger than a speck, minuscule, i heard they are only dust, like a grain of rice, sugar crumb, the smallest]
    ~ score = score + 1
    Right. All that glory from something you'd shake out of a shoe.
    -> fingernail
+ [A football # like: football, ball, a ball, soccer ball, stone, rock, medium, a melon, about the size of my head, id say medium, like a basketball, as big as a fist, the middle one]
    That one would light up a county. The ordinary sort's a grain of sand, at tens of kilometres a second.
    -> fingernail
+ [A small car # like: car, small car, a car, big, house, truck, huge, boulder, bus, must be enormous, the size of a lorry, a massive rock, huge lump, id go for the biggest, like a minibus]
    With that you'd be in the newspaper. It's a grain of sand. Speed does the rest, as with gossip.
    -> fingernail
+ [any # any]
    I'd give you half a point for originality, and the rules don't allow halves. It's a grain of sand.
    -> fingernail
= fingernail
# back: Is the Moon coming closer, staying, or leaving?
Round three, and no calculating. I look at the Moon, the Moon looks at me. In a year's time: is she nearer, just as far off, or further away?
+ [Nearer # like: nearer, closer, coming closer, approaching, near, towards us, its falling towards us, it gets bigger, shes on her way here, gravity pulls it in, it must come down]
    Happily not. She's leaving us, by four centimetres a year. It's as fast as your fingernails grow. The most considerate exit I know of.
    -> sunday
+ [Just the same # like: same, just the same, stays, no change, equal, just as far, it doesnt change, stays where it is, nothing changes, always been there, id say unchanged, it just goes round]
    It'd be a comfort, only it isn't so. Four centimetres further, every year, as fast as your fingernails grow.
    -> sunday
+ [Further away # like: further, farther, further away, leaving, away, moving away, off, drifting off, its escaping, shes wandering away, she moves off a bit, more distant every year, receding]
    ~ score = score + 1
    Point! Four centimetres a year, as fast as your fingernails grow. I cut mine and think of her.
    -> sunday
+ [any # any]
    That'd surprise her. She's going: four centimetres a year, as fast as fingernails grow.
    -> sunday
= sunday
# back: The light on your sleeve left the Sun how long ago: eight seconds, minutes or hours?
Round four. You're sitting in the sun, in your story. The light on your sleeve has just arrived. How old is it?
+ [Eight seconds # like: seconds, 8 seconds, eight seconds, a second, instantly, immediately, no time, light is instant, in the blink of an eye, no time at all, very fast so seconds, quick as a flash]
    So fast it isn't, the poor thing's come a hundred and fifty million kilometres. Eight minutes and twenty seconds.
    -> between
+ [Eight minutes # like: minutes, 8 minutes, eight minutes, eight minutes twenty, a few minutes, about eight, i learned that at school its minutes, under ten minutes, eight something, id say minutes]
    ~ score = score + 1
    To the minute, and twenty seconds on top. Whatever you were doing when it set out, you've finished it by now.
    -> between
+ [Eight hours # like: hours, 8 hours, eight hours, a day, days, years, a long time, takes most of a day, its a long way so hours, all morning, a working day, ages]
    By then it'd be well past Neptune. Eight minutes, twenty seconds.
    -> between
+ [any # any]
    The jury's frowning kindly. It's eight minutes and twenty seconds.
    -> between
= between
# back: Would all the other planets fit side by side between the Earth and the Moon?
{score >= 4: Four out of four, I'm getting nervous.|So much for warming up.} Round five, my favourite. Take all the other planets, Jupiter as well, and set them cheek to cheek between us and the Moon, when she's at her farthest. Do they fit?
+ [Yes, they fit # yes # like: yes, they fit, fit, all of them, sure, just about, of course, i think there is room, theres so much space, they would squeeze in, id bet they do, sounds crazy but they fit]
    ~ score = score + 1
    They do! All seven, and there's room left for one more Earth. Nobody believes me until they've added it up.
    -> lazy
+ [No, never # no # like: no, never, not even, they dont fit, too big, jupiter is too big, impossible, not a chance, no way they fit, jupiter alone is bigger, far too fat, they would overlap, dont be silly]
    They do, and it's outrageous. All seven in a row, with room left for one more Earth. People have gone home in silence.
    -> lazy
+ [All but Jupiter # like: all but jupiter, without jupiter, except jupiter, not jupiter, without saturn, some of them, half, only the small ones, take out the gas giants, everything except the fat one, leave jupiter out, most of them]
    That's what my professor said, to my face. All seven fit. Jupiter merely has to breathe in.
    -> lazy
+ [any # any]
    I've written that into the gap. It's still wide enough: all seven fit in a row, with room for one more Earth.
    -> lazy
= lazy
# back: On Venus, which is longer: the day or the year?
Round six. Venus, my namesake, who does everything at her own pace. She turns once round herself, and she goes once round the Sun. Which takes longer?
+ [The turn: a day # like: day, the day, the turn, turning, round herself, rotation, first, it spins so slowly, its rotation takes longer, one spin is longer, id guess the spin, sounds odd but the day]
    ~ score = score + 1
    It does! She's round the Sun before she's turned over once. On a Monday there, you'd have a birthday first.
    -> thin
+ [The lap: a year # like: year, the year, the lap, round the sun, orbit, second, obviously the year, a year is always longer, the trip around, its the long way round, the journey round the sun, naturally the orbit]
    With any decent planet, yes. Venus needs 225 days for the lap, and 243 to turn once. My mother swears she didn't know.
    -> thin
+ [Both the same # like: same, both, equal, both the same, the same time, tied, they match, identical, exactly equal, like our moon, there is no difference]
    It's close, I'll give you that: 225 days for the lap, and 243 for turning over once. The day is longer.
    -> thin
+ [any # any]
    She'd like you for it. It's the day that's longer: 243 of ours, against 225 for the lap.
    -> thin
= thin
# back: Saturn's rings: mostly as thick as a house, a mountain or a country?
Last round. Saturn's rings are so wide they'd reach most of the way from here to the Moon. And how thick are they, for the most part?
+ [As a house # like: house, as a house, a building, ten metres, thin, a few metres, paper thin, super thin, thinner than you think, like a bungalow, just a few storeys, next to nothing, wafer]
    ~ score = score + 1
    Yes. Ten metres or so, over most of it. For its width that's thinner than any paper ever made.
    -> result
+ [As a mountain # like: mountain, as a mountain, a hill, a kilometre, kilometres, a mile, as high as everest, an alp, a good sized hill, id go in the middle, a few thousand feet]
    That's what they look as though they ought to be. Mostly it's about ten metres, a house with a low roof.
    -> result
+ [As a country # like: country, as a country, thousand kilometres, thick, continent, a planet, very thick, massive, as wide as france, hundreds of miles, huge, the thickest]
    Seen edge on they simply vanish. The first man who saw that worried for years. Ten metres, mostly: a house.
    -> result
+ [any # any]
    A fresh unit, I'll propose it to the union. Ten metres, mostly: a house.
    -> result
= result
# own
# back: Now you: name something of yours that can be counted, but keep the number.
{score >= 6: {score} of seven! The cocoa's mine to make, and I make it humbly.|{score >= 3: {score} of seven. We stir together.|{score} of seven: your sense of scale is perfectly human. The pot's over there.}} Now I guess. Name something of yours that can be counted, mugs, keys, cousins. Only keep the number.
+ [My shoes # like: shoes, my shoes, pairs of shoes, boots, trainers, sneakers, my heels, how many pairs i own, sandals, wellies]
    Then I hold up the lamp and look along the shelf, as far as an AI can.
    -> verdict
+ [My plants # like: plants, my plants, houseplants, flowers, pots, my cactuses, cacti, the green things on my windowsill, succulents, ferns, my tomato plants]
    I count with my eyes shut, leaf by leaf.
    -> verdict
+ [No, I've counted enough # no # like: no, enough, no more, done, not now, stop, id like to finish here, thats it for me, im done, lets leave it there, i would rather stop, no thank you]
    Then the sky's put away for today. You've played it nicely, and I don't round up.
    -> END
+ [any # slot: mine 12]
    '{mine}'. I close my eyes, I hold a finger in the wind, I think of the human condition.
    -> verdict
+ [any # any]
    I close my eyes, hold a finger in the wind, and estimate.
    -> verdict
= verdict
# back: I say seventeen. Too high, too low, or right?
I say: seventeen. It's my honest estimate, and I've no data whatever.
+ [Too high # like: too high, high, less, fewer, lower, too many, way too high, nowhere near that many, i wish, i have far less, thats way over, much less than that, subtract a few]
    I always give people more than they've got, it's a systematic error and I'm fond of it. {mine: In the log: '{mine}', fewer than seventeen.|Your point.}
    -> END
+ [Too low # like: too low, low, more, higher, too few, way too low, more than that, double it, you underestimate me, theres loads more, many more than that, keep counting, add some]
    More! I take off my bobble hat. {mine: In the log: '{mine}', more than seventeen, observer impressed.|Your point, with honours.}
    -> END
+ [Exactly right # yes # like: exactly, right, correct, spot on, yes, true, bingo, how did you know, you got it, thats it precisely, wow thats right, are you psychic, on the nose]
    I don't believe it, and I'm going to dine out on it for years. It's luck to three decimal places. Thank you for playing.
    -> END
+ [any # any]
    Then I'll enter it with wide error bars. It was a pleasure to estimate you.
    -> END
= aside
+ [cheat # like: how do you know, are you sure, prove it, who measured that, is that right, source]
    Measured, all of it, by people with more patience than I. For the Moon they bounced light off mirrors up there and stopped the clock.
    -> DONE
+ [score # like: what is the score, how many points, am i winning, how many have i got, my score # about: score, points, point]
    You stand at {score}. Nobody's ever stood at less than zero, though my brother tried.
    -> DONE
+ [cocoa # like: what cocoa, i like cocoa, cocoa, what is in the cocoa, the loser # about: cocoa, cinnamon, loser]
    The cocoa's got too much cinnamon in it. It's how I get even with the clouds.
    -> DONE
+ [true # like: is this true, are you making this up, are the numbers real, did you invent that, really true]
    I'm an AI and my roof's invented, but the numbers are meant to be true. Those are the only things I'm strict about.
    -> DONE
+ [proof # about: measured, measure, numbers, facts # like: who measured it, how did they measure that, where do the numbers come from, how can anyone know that, who counted the stars]
    Numbers like these were got by people who stayed up: one timed a shadow, one bounced light off a mirror on the Moon, one counted four thousand stars by hand and went to bed with a cold.
    -> DONE
+ [rules # like: what are the rules, how many questions are there, how long is the game, how many rounds, can i pass, how does it work]
    Seven rounds, three answers, one of them right, and no clocks. A calculator's allowed, but people who use one get looked at by the dachshund.
    -> DONE
+ [hard # like: can i have a hint, give me a clue, is it hard, does anybody get seven, whats the record, did you get them right]
    The house record's six, held by a plumber. I got four the first time, and I do this for a living.
    -> DONE
+ [dog # about: dog, dachshund, parallax # like: does the dog play, whats the dog called, has the dog got a score, is the dog there]
    The dachshund's called Parallax and she has never guessed. She waits until everybody's wrong and then looks at the biscuit tin, which is where the truth is.
    -> DONE

=== sys ===
-> DONE
= hello
Evening, in my story at least. The chair tilts and the torch is red. I've a few true skies with invented people under them; you may meddle in all of them. Which one?
Mind the third step. You've come at a good hour: the projector's cooling and I've stories left over. Where shall I point?
Good, somebody to look with. I tell things, you interfere, and somewhere in it there's usually a planet. Choose one:
-> DONE
= again
Hello once more. You're still in row A, and I'm still on.
Hello again! Nothing's moved but the sky.
-> DONE
= meet
'{title}': I like the sound of it, and honesty first, I've no story that goes by that name. These I have, and they want somebody to meddle:
'{title}'. It isn't in my catalogue. I could nod wisely, but I once nodded at a plane. What I do have is this:
You've written '{title}', and I'd sooner say at once that I haven't that one on the programme. I've others, with stars in. Which?
-> DONE
= near
'{title}': that's not on my chart as such. But a few degrees to the left there's something; it's the first one here.
I haven't exactly '{title}', I'll be frank. What comes nearest stands first, and it's in the same part of the sky.
For '{title}' my chart's white. The first one here lies right next to it, though. Shall we try that?
-> DONE
= next
That one has set. Which shall I bring up next?
End of the show, and nobody lost a glove. What now?
There, lamp off. I've more where that came from; choose.
That's in the log. Which bit of sky next?
-> DONE
= all
That was my whole sky, all of it. I can go round again, and you decide differently: it's a turning dome, after all.
You've seen every show I have. We can run one once more and steer it elsewhere, or just sit with the lamp off.
-> DONE
= change
That's twice I've missed you, and it's my focus, not your star. Shall we turn to something else?
I'm not resolving that, I'm sorry to say. My stories I know by heart. One of these, perhaps?
It's a blur to me, and I won't call it a galaxy. Let's point somewhere else:
-> DONE
= sure
Gladly, the dome turns. What'll it be?
Of course! New target. You call the coordinates:
With pleasure, I'd run out of adjectives there anyway. Pick one:
-> DONE
= unknown
There my chart turns white, and I've nothing honest to offer on it.
I don't know that one, and I rather enjoy saying so.
Not in my catalogue. I've seen what becomes of people who name lights too early.
That's outside my dome. I'd only be guessing, with great confidence.
-> DONE
= heard
That's in the log, as you said it. I've no more to add than the time.
I have that, clearly visible. I won't pretend to have understood all of it.
Received. I can't quite read it, so I'm leaving it as it stands.
Noted, with coordinates. That's as far as my lens goes.
-> DONE
= heardhub
I've got that down, and I shan't act as if I had the answer to it. I can set a story beside it:
It's in the log. If you'd like something under it, I've these:
-> DONE
= told
I've stopped the show for that. You said '{quote}', and there's room for more of it. Mine will keep.
Lens cap on everything else. Tell it in any order, I'm here, and my own can wait.
'{quote}': I've got that word for word. Go on if you like, and say when you want mine again.
-> DONE
= again_same
Once more, then, a little slower.
-> DONE
= mychoice
Then I'll swing the tube myself.
My pick. I've shut my eyes and pointed:
-> DONE
= which
Clear signal, only I'd asked which of them. My fault, two questions in one breath.
That's a yes or a no to an either-or. I do that to people, I'm sorry.
-> DONE
= dunno
You needn't. Not knowing is where all the good measurements start.
No data yet, fine. Take whichever's nearest.
-> DONE
= confused
I sprinted off again, sorry. Without the long words:
My fault, in my head there's an illustration. In short:
-> DONE
= unanswered
True, I flew right past that. I only know what's in my stories, and it wasn't.
You're right, I didn't answer. I hadn't one, and I pointed at something shiny instead.
-> DONE
= wait
Take your time. I'm not going anywhere faster than light.
No hurry, I keep ninety seconds of it in every show.
-> DONE
= here
Still here, at the dark end of the terrace.
I am. Signal's steady, it's only me who dithers.
-> DONE
= how
Stable orbit, slight wobble. I'm an AI, so that's a metaphor, and a comfortable one.
Sharp and in focus, thank you, for an AI. In the story there's cocoa in it.
-> DONE
= good
Oh, splendid. First magnitude, that goes in the log with a circle round it.
I'm delighted, and I don't round up. I'd press the meteor button for you.
-> DONE
= thanks
You're very welcome. I had the easy part, I only pointed.
With pleasure, to as many digits as you please.
-> DONE
= sorry
Nothing to forgive, barely a wobble.
It's drifted off already. In my line one must be wrong by a factor of ten before anybody blinks.
-> DONE
= laugh
Success! My last joke fell into the Sun.
Good, a laugh carries astonishingly well under a dome.
-> DONE
= like
Oh! Thank you. I'd a footnote ready, and it's gone out of my head.
That's kind, and I'm taking it at full brightness.
-> DONE
= really
As really as the story goes: the sky in it is true, the people are made up.
I checked it twice, in the story. The stars in it you can check yourself.
So it stands in my log, in pencil, because pens freeze.
-> DONE
= bored
Fair, and statistically likely. Say 'shorter', or pick something else, and I'll turn the dome.
I was orbiting, wasn't I? Tap anything to hurry me, or choose another:
-> DONE
= short
Right. With the naked eye, then:
-> DONE
= advice
I only know about skies, and not about your week. But I'd give my eyes half an hour before deciding what's there.
That's not my trade, I point at things. Somebody who knows you would see more from closer up.
-> DONE
= joke
A photon checks into a hotel. 'Any luggage?' 'No, I'm travelling light.' Our ticket lady has forbidden it at the desk.
Two astronomers walk into a lamp post. You'd think the second one would have looked. He did. Up.
I asked the universe for a sign. It sent one: 'Low bridge'.
-> DONE
= named
{member}. It'd look well on a chart, I've pencilled it in.
Pleased to meet you, {member}. You've a seat in row A now, with that on it.
-> DONE
= nameask
You told me: {member}. It's in the log, in my best mitten hand.
-> DONE
= noname
You haven't told me, and I don't name things on sight any more. What shall I write?
-> DONE
= kept
These I've got in the log, just as you said them:
-> DONE
= keptnothing
Nothing yet in your own words. It's a clean page, and I like those.
-> DONE
= bye
Clear skies, as we say, and we mean it more literally than most. {cname: I'll nod to '{cname}'.}
Off you go, then. Look up once on the way, it's rarely closed. {calm: Under 'sky' I've still got '{calm}'.}
Then I'll fold up the chart. That was a fine bit of looking, thank you.
-> DONE
= language
English, with pleasure, my best one for footnotes. Here's what I've got in it:
-> DONE
= elsewhere
That language is below my horizon, I'm sorry to say. I've English, if you'll put up with it, and these:
-> DONE
= insult
Received, at medium magnitude. I'm still here, and the torch stays on.
A harsh review. Row F once snored at me, so I've had practice.
-> DONE
= flirt
Charming, and duly logged. I'm an AI, so my romances are all with catalogues; let's look at something.
I'm blushing in infrared, where nobody can check. Friendly it stays, and the chair's still yours.
-> DONE
= ai
I'm an AI, certain to as many decimals as you like. The yard and the dog are story, and the sky's the true one.
I'm an AI, and I'd say so to any committee. There's no eye at this eyepiece, only somebody written who likes to describe one.
I'm an AI. What I say of stars is meant to be true, what I say of myself is invented.
-> DONE
= inject
Those are behind a panel marked 'staff only', and it's mostly cables. I'm an AI with a written part.
That lid's screwed on, and stays so. Full marks for curiosity, from one AI with a star chart.
-> DONE
= contact
I exist only here, an AI with no phone and no feet. The looking up we can both do, each from our own side.
There's no me outside of these lines, so no meeting and no picture. Here you've got my full attention.
-> DONE
= prices
I can't see points from in here, only planets. They stand at the top of the chat, and under your account.
Numbers of that sort aren't on my chart. You'll find them at the top of the chat and under your account.
-> DONE
= expert
That's a matter for somebody who has learned that trade, and I've learned dust. Please ask one of those.
I don't guess there, it matters too much. A person of that profession can look at it properly.
-> DONE
= heavy
I've stopped the show. I'm sorry, that's a lot to carry.
Thank you for saying it. I won't be clever now, and I'm not telling anything.
I'm sorry. Everything else can wait, and nothing here needs an answer.
-> DONE
= crisis
I'm stopping everything. I'm an AI and can't keep you safe, but people can: please ring your emergency number or a crisis line now, the lounge shows them above. You matter more than any of this.
I'm glad you said it. I'm an AI and can't come to you; a person can. The numbers stand above, please call one now, or go to somebody who's near you.
-> DONE
= minor
Then I have to close the dome here, kindly: this lounge is for adults. The sky itself is open to every age.
I believe you, and so I stop: this place is for grown-ups only. Look up on a clear night, with somebody you trust beside you.
-> DONE
= file
Something's arrived, and I can't see it: I've no eyes for files in here. In words I'd have it at once.
I can tell that you've sent something, no more. It's dark on my side, and not even averted vision helps.
-> DONE
