// Jory Tregarrow, English.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR cowname = ""
VAR trusted = ""
VAR wonky = ""
VAR lap = 0
VAR bring = ""
VAR knack = ""
VAR letter = ""
VAR window = ""
VAR allnight = 0
VAR unused = ""
VAR unpick = ""
VAR firstword = ""
VAR arrows = 0
VAR tailbit = ""
VAR ritual = ""
VAR ring = ""
VAR holding = ""
VAR letgo = 0

=== cow ===
# title: The cow that was supposed to land
# chip: The night the cow wouldn't land
# keys: cow, flying cow, theatre, opera, soprano, opening night, rope, stage, bernard
# lore: flying-rig
-> up
= up
# own
# back: We're over the stage with a cow on a rope, and she's got no name. What do we call her?
Opening night. I'm up in the dark over the little stage with a rope in my fist, and on the end of it a cow. Canvas and horsehair. She's to fly in, land by the soprano and moo. Nobody's named her, and that's asking for trouble. You're beside me. What's she called?
+ [Daisy # like: daisy, bella, buttercup, clarabelle, rosie, molly, a normal cow name, betsy, something plain like gertie, primrose, the name of my aunts heifer, mabel, honest farm name, gertie, heifer]
    There's been a Daisy in every show since my granny's day and not one came to harm. Done. I tapped her on the nose three times.
    -> bernard
+ [Something grand # like: grand, queen, duchess, lady, victoria, empress, something grand, madame, a royal name, her majesty, contessa, grandiose please, lady muck, with a title, josephine the first, majesty]
    The soprano's grand already. But two grand ladies on one stage, that's what they call a season. I tapped her on the nose, to be safe.
    -> bernard
+ [Don't name the cow # no # like: no name, dont name it, no, nothing, unnamed, just cow, none, leave it, better anonymous, she should stay a prop, names bring bad luck too, i would leave her without, she needs no christening, anonymous, nameless, just the cow]
    You'll see why I'd have liked to. A thing without a name goes its own way. I tapped her on the nose instead, and hoped.
    -> bernard
+ [any # slot: cowname 4]
    '{cowname}'. I said it into her ear, so she'd know it from the rest. One ear went back. I swear to it.
    -> bernard
+ [any # any]
    It's long, for an ear that size, but I said all of it into her and she took it well.
    -> bernard
= bernard
# back: The cow's heavier than my sandbag. Hang more on him, or trust my arms?
Now, Bernard. Bernard's my sandbag, and he weighs exactly a soprano. But they'd given the cow a second coat of paint that morning, and now she was a soprano and a half. Overture's playing. It's more weight on Bernard, or it's my arms. Quick.
+ [Hang more on Bernard # like: more on bernard, more weight, add weight, hang more, sandbag, extra bag, something heavy, make him heavier, tie something else to the bag, he needs a counterweight, load the sandbag, stick a bucket on it, give him company, bucket, counterweight, load him, heavier]
    All there was up there was the tea urn. Full. So Bernard got the urn, and very quietly he began to steam.
    -> entrance
+ [Trust your arms # like: arms, your arms, trust your arms, you can do it, strong, hold it, by hand, muscle, pull harder, your muscles will do, hang on tight, you look like a strong chap, brute force, put your back into it, muscles, hang on]
    That's what I thought, with a bun in one of them. I put the bun down. Then I put it back, I'd not leave it belly up.
    -> entrance
+ [Call it off # no # like: call it off, stop, no, cancel, dont do it, tell them, wait, no cow, too dangerous, id halt everything, tell the stage manager no, scrap the animal, abort, safety first, stage manager, safety, halt]
    I'd opened my mouth to. Then I heard the trombone breathe in, that's the moo, and it was too late for anybody.
    -> entrance
+ [any # any]
    There wasn't the time for that. I spat on my palms and said her weight to the rope, so it shouldn't be surprised.
    -> entrance
= entrance
# back: The cow's stopped in mid-air and she's lifted her nose. Haul, let her go, or shut the doors?
Her cue. 'Who comes here on wings of love?' Down she floats, slow as a hymn, lovely. Four feet off the boards she stops. Because some fool's opened the dock doors for a smoke, and Herself has walked in off the harbour. The cow lifts her nose.
+ [Haul her down # like: haul, pull, pull her down, drag her, down, bring her down, heave, force her, tug, yank it, get her to the floor, use your body weight, with all my might, she must touch ground, yank, body weight]
    I hauled. You don't haul against Herself. The rope sang, the cow bowed, once, like a guest who's leaving, and off she went over the footlights.
    -> stalls
+ [Let out line # like: let go, let out, let her go, slack, give her line, let her fly, release, more rope, go with it, give her some yards, loosen, dont fight it, play her like a fish, let it slip through the fingers, yards, like a fish, give way]
    Any kite man would. I gave her three yards to think about it. She took the three yards and the footlights as well.
    -> stalls
+ [Shut those doors! # like: shut the doors, close the doors, doors, shut it, close it, close the door, shout at him, shut them, someone get that dock door, keep the draught out, run and bolt it, tell the smoker, block the gap, draught, bolt, smoker, block]
    I hissed it. He heard me. He slammed them, and the slam sent her straight out over the footlights like a cork.
    -> stalls
+ [any # any]
    I'd have needed a third hand. While I was short of one, the cow nodded to the soprano and went out over the footlights.
    -> stalls
= stalls
# back: A cow is circling over the stalls. Should the soprano stop singing, or sing to the cow?
So there she goes, {cowname: '{cowname}',|} over the stalls in a wide easy circle, trailing her tail across the hats. Four hundred people look up. The soprano, Madame Oriel, has two verses left, and nobody's looking at her. What ought she to do?
+ [Sing it to the cow # yes # like: sing to the cow, to the cow, sing, look up, follow the cow, include her, go with it, address the cow, serenade the beast, she should sing upwards, make it part of the act, open her arms to it, love song for cattle, serenade, upwards, open her arms, love song]
    She's an artist. She turned round, opened her arms and sang it up there, to the belly. It had never made sense before, that aria. Love, wings, all of it.
    -> weight
+ [Stop, and wait # no # like: stop, wait, pause, be silent, leave, walk off, stop singing, curtain, hold the music, keep quiet till its over, bow and go, break off, she should take a rest, quiet]
    She stopped. There was a hush, you could hear the hooves creak. Then the trombone, who can't bear a hush, mooed. And she laughed, and sang on, up at the belly.
    -> weight
+ [Sing louder # like: louder, sing louder, get attention, shout, louder than the cow, high note, outsing it, scream, drown it out, full volume, belt it, more lungs, volume, belt, lungs, drown]
    She tried. She hit the top note at the exact moment the cow came over. They said afterwards it was the cow's. So she took the rest straight up, to the belly.
    -> weight
+ [any # any]
    I only saw the top of her head. It went up, slowly, and she sang the rest of it to the belly, arms open.
    -> weight
= weight
# own
# back: Who did you last trust with your whole weight?
Now here's the thing. Madame flies next. Same rope man. She looked up at me with a cow going round her, and lifted one eyebrow. I say 'I've got you' and only once, twice sounds like a question. Who did you last trust with your whole weight?
+ [My partner # like: my partner, my wife, my husband, my girlfriend, my boyfriend, spouse, my love, the man i married, my missus, my other half, my fiancé, him beside me in bed, fiancé, missus, other half, married]
    Then you know how it is: they don't say it either. They just take the strain. I nodded to Madame.
    -> seam
+ [A friend # like: a friend, my friend, best friend, my mate, a colleague, my best friend, friends, my climbing buddy, a pal since school, somebody from work, my best man, a girl from the team, pal, buddy, best man]
    That's a good rope. It's the sort that holds all night and never mentions it. I nodded to Madame.
    -> seam
+ [Nobody. Myself # no # like: nobody, no one, myself, only me, none, i dont trust anyone, me, not anyone, i rely on no one, i carry my own load, never leaned on a soul, trust is not my thing, i stand by myself, no trust, rely on no one, stand by myself]
    Then your arms must ache, and I'd never say so twice. I nodded to Madame.
    -> seam
+ [any # slot: trusted 10]
    '{trusted}'. I'd want that tied into the knot, for luck. I nodded down to Madame: I've got you.
    -> seam
+ [any # any]
    I've made that fast, the whole length of it. And I nodded down to Madame: I've got you.
    -> seam
= seam
# back: The cow's come unstitched and it's snowing horsehair. Curtain, or keep going?
Third time round, a seam goes. It's one of mine. Forty thousand stitches in that cow, and one of them was thinking of dinner. Out comes the horsehair, over rows D to K, soft and brown, like a very poor sort of snow. Curtain, or go on?
+ [Go on, it's snowing # yes # like: go on, keep going, continue, carry on, its snow, the show must go on, pretend, keep flying, play on as if it was planned, snow is pretty, never stop a show, keep the music going, let it fall, as planned]
    The conductor's of your mind. He turned two pages at once and they were in the Christmas scene. In row F a man put up his collar.
    -> fake
+ [Bring the curtain down # no # like: curtain, stop, bring it down, end it, close the curtain, stop the show, its over, enough is enough, lower the drape, save what can be saved, house lights, the evening is over, drape, evening is over]
    They did bring it down. It came down behind her. So there she was, in front of it, with the whole house and the best light to herself.
    -> fake
+ [Sew her up in the air # like: sew her, sew, mend it, fix it, stitch her, needle, climb, repair, patch it, where is my thread, id darn her on the wing, a few quick stitches, glue it somehow, catch her and close the hole, thread, darn, glue, close the hole]
    You're made for the trade! I'd the needle in my collar already. But she came round a good yard too low for my arm, and I got the horn.
    -> fake
+ [any # any]
    There's a thing they'll want in the second edition. In the meantime it snowed horsehair, and in row F a man put up his collar.
    -> fake
= fake
# own
# back: What's the best thing you ever saw that was plainly fake?
And nobody left! That's what I can't get over. They could see the rope. They could see me. Grown people with hair in their laps, and wet eyes. What's the best thing you ever saw that was plainly a fake?
+ [A puppet # like: puppet, a puppet, muppet, marionette, doll, ventriloquist, puppets, a hand in a sock, wooden fellow on strings, punch and judy, that felt frog, shadow theatre, sock puppet, felt]
    There you are. You watch the hand for a minute, and then it's the hand that's not there.
    -> landing
+ [Something in a film # like: film, a movie, movie, dinosaur, cinema, special effects, spaceship, a monster, in a film, a rubber shark, king kong, the spaceship on wires, cardboard planet, stop motion skeletons, shark, stop motion]
    I'd have been at the back, watching the cloth ripple. It's always sort of setting off, a screen.
    -> landing
+ [Nothing. I see through it # no # like: nothing, i see through it, no, i dont like fake, none, never, im not fooled, i always spot the trick, im hard to fool, illusions leave me cold, i want the genuine article, never impressed, genuine, illusions, unimpressed]
    My dad's the same, he's from inland. He held my reel for hours, with his back to it, so I shouldn't see he liked it.
    -> landing
+ [any # slot: wonky 12]
    '{wonky}'. I'd have leaned to starboard for that. I can't help it, if it's made with love I go over like a deckchair.
    -> landing
+ [any # any]
    I've hung that up in the flies, where the moons are. For my part, if a thing's made with love I go over like a deckchair.
    -> landing
= landing
# back: The cow's coming down at last. Where do you want her: the mayor, the conductor, or old Perran?
Herself dropped. She does that. And down the cow came, quite gently, with the last chord. There were three she could have landed on, if you pulled my sleeve left or right: the mayor, the conductor, or old Perran up in the circle. Your pull.
+ [The mayor # like: mayor, the mayor, politician, lord mayor, front row, important man, first one, on the chain of office, his worship, square on the town hall chap, the bigwig in front, on the politician, worship, chain of office, town hall, bigwig]
    ~ lap = 1
    Square in his lap, four legs up. He'd his chain on. He sat there like a man being photographed and then, I'll give him that, he patted her.
    -> notice
+ [The conductor # like: conductor, the conductor, music man, orchestra, the band, maestro, second one, on the man with the stick, the baton waver, into the pit, maestro deserves it, on the musicians, baton, pit, musicians]
    ~ lap = 2
    Over his head, like a hat. He conducted the last four bars from inside, by the horns. Dead in time.
    -> notice
+ [Old Perran # like: perran, old perran, old man, the circle, balcony, third one, fisherman, on the old boy upstairs, the one who expected it, up in the balcony, grandad with the blanket, let him have company, old boy, grandad, blanket]
    ~ lap = 3
    He moved up one. 'I said there'd be something,' he said, and gave her half his blanket.
    -> notice
+ [any # any]
    You pulled both ways, I think, and so she came down in the aisle on all four feet, better than we'd ever rehearsed it.
    -> notice
= notice
# back: The newspaper came out on the Saturday. Did they hate it?
I wound Bernard up and hid behind the tea. Saturday the paper came. I couldn't read it sitting, so I walked, and Marit read it out behind me. What do you think: did they hate us?
+ [They loved it # no # like: loved it, they loved it, no, great, good review, rave, success, liked it, best, a triumph im sure, they were charmed, glowing words, the critic was enchanted, five stars, triumph, charmed, enchanted]
    'The soprano was in voice,' it said. 'The cow was in earnest. One so rarely sees it.' {lap == 1: And a photo of the mayor, patting.|{lap == 2: 'The conductor, for once, wore something.'|{lap == 3: 'A fine silent performance from an old gentleman above.'|Best notice of the season.}}}
    -> second
+ [They hated it # yes # like: hated it, they hated it, yes, terrible, bad review, disaster, angry, scandal, they tore you to shreds, a slating, laughing stock, awful write up, ridicule, slating, shreds]
    So I thought. 'The soprano was in voice,' it said. 'The cow was in earnest. One so rarely sees it.' {lap == 1: And a photo of the mayor, patting.|{lap == 2: 'The conductor, for once, wore something.'|{lap == 3: 'A fine silent performance from an old gentleman above.'|Best notice of the season.}}}
    -> second
+ [They didn't notice # like: didnt notice, thought it was planned, they thought it was meant, on purpose, nobody noticed, clueless, they took it for art, nobody caught on, believed it was in the script, clever staging they thought, modern direction, art, script, modern, staging]
    Near enough! They thought it was meant. 'The soprano was in voice. The cow was in earnest.' {lap == 1: And a photo of the mayor, patting.|{lap == 2: 'The conductor, for once, wore something.'|{lap == 3: 'A fine silent performance from an old gentleman above.'|Best notice of the season.}}}
    -> second
+ [any # any]
    It said: 'The soprano was in voice. The cow was in earnest. One so rarely sees it.' Best notice of the season. Marit read it twice, for the walking.
    -> second
= second
# back: They've sold out and want the cow to do it again. Can you do an accident twice?
And now they'd sold every seat. They wanted the cow to do it again. Second night I set it all up the same, and in she floated, and landed. Perfect. By the soprano. Moo. And four hundred people went 'Oh', as if I'd sold them a wet match. What would you do, third night?
+ [Open the dock doors # like: open the doors, doors, open the dock doors, let her in, the door, let herself in, open it, a crack, let a draught through, leave the dock open a touch, invite the weather, give her the gap again, wedge it, draught, gap, dock, wedge]
    One inch. I wedged it with a bun, right side up. She came in off the harbour like she'd been waiting in the queue. {wonky: It was as good as '{wonky}'.|They got their snow.}
    -> END
+ [Leave it perfect # no # like: leave it, perfect, nothing, no, keep it perfect, land it, dont change, do it right, no tricks, deliver it properly, pride in the craft, do it right every night, an accident cannot be repeated, proper, pride, as rehearsed]
    I did that, the third night, out of pride. The fourth, Madame Oriel came up my ladder, in the wings, and said: 'Jory. Trust me with a door.' {trusted: I'd told her about '{trusted}'. I think that did it.|So I did.}
    -> END
+ [Have a word with the cow # like: a word with the cow, talk to the cow, talk to her, ask the cow, whisper to her, ask her nicely, speak to her, id ask her politely, tell her what we need, she listens to her name, a word in the horn, persuade the animal, whisper, persuade, politely]
    {cowname: I said '{cowname}' in her ear again, and asked.|I put my mouth to her good ear, and asked.} She went out over the footlights without a breath of air in the house. I've no explanation and I'd hate one.
    -> END
+ [any # any]
    I'd have paid to see it. What I did was wedge the dock doors open, one inch, with a bun. She came in off the harbour like she'd been in the queue.
    -> END
= aside
+ [hurt # like: was anyone hurt, did anyone get hurt, was it dangerous, was anybody injured, did it hit someone]
    One hat, and the owner wore it like that to church. I check every knot three times, and she was only canvas and hair.
    -> DONE
+ [bernard # like: who is bernard, what happened to bernard, what about the urn, did the tea spill # about: bernard, sandbag, urn, tea urn]
    Bernard's had tea in him ever since. Damp days he smells of it, and the tenors ask where the buffet is.
    -> DONE
+ [herself # like: who is herself, what is herself, do you mean the wind, why dont you say it, who walked in # about: herself]
    I don't say her name. You wouldn't shout a cat's across a room full of string. She fills sails, that's all I'll tell you.
    -> DONE
+ [soprano # like: who is madame oriel, was the soprano angry, was she cross, what did she sing, did she fly # about: soprano, madame oriel, oriel, singer]
    She flew like a dropped glove, beautifully. And she's sent the cow a card, every opening night since. To the horns, personally.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, is that a true story]
    It's a yarn, wood touched. I'm an AI and there's no theatre. The horsehair gets everywhere all the same.
    -> DONE
+ [cow # about: cow, cows, udder, horns, tail # like: what did the cow look like, how big was the cow, who made the cow, what is the cow made of, where is the cow now, what colour was she]
    The cow's canvas over willow hoops, brown and white, with horsehair stuffing and eyelashes off a yard brush. I gave her a hopeful sort of face. I could only do the one.
    -> DONE
+ [rope # about: rope, ropes, rig, knot, knots, line # like: how do you fly a cow, how strong is the rope, who holds the rope, what is a rig, how does it work]
    The rope's three-strand hemp, tarred at the ends, and it goes over two blocks and down to my fist. I tell it the weight beforehand. It's only manners.
    -> DONE
+ [theatre # about: theatre, stage, opera, stalls, hall, harbour # like: which theatre, how big is the theatre, where is the theatre, what opera was it, how many people were there]
    The theatre was the net loft, in Scarrow, until somebody put in a chandelier. Four hundred seats, and row D still smells of herring when it rains.
    -> DONE
+ [conductor # about: conductor, trombone, orchestra, band, music # like: what did the conductor do, who is the moo, who played the trombone, was the conductor angry, how was the music]
    The conductor's a Mr Pym, thin as a tiller, and sees nothing without his spectacles, which he doesn't wear for shows. The trombone's his brother. He mooed from the heart.
    -> DONE
+ [mayor # about: mayor, mayors, perran, old perran # like: who is the mayor, who is perran, how old is perran, was the mayor angry, why does perran come]
    Perran's eighty if he's a day and has the same seat in the circle for every first night. He comes for what goes wrong. He says the rest you can get from the book.
    -> DONE
+ [marit # about: marit # like: who is marit, is marit your wife, what did marit say, was marit there, what does marit do]
    Marit mends foghorns and sits at the end of row K, by the door, with her fingers in her ears from habit. She laughed so she had to go out and come in again.
    -> DONE
+ [bun # about: bun, buns # like: why a bun, what is it with the bun, why not belly up, what kind of bun, did you eat the bun]
    The bun was saffron, from Mrs Rowe. You don't leave a loaf or a bun upside down, not on this coast: there's a boat goes over for each one.
    -> DONE
+ [scared # like: were you scared, were you nervous, did you panic, were you embarrassed, did you think you would be sacked, were you ashamed]
    I was that frightened I'd gone quite calm. Your feet get heavy and you hear everything, even the horsehair.
    -> DONE
+ [job # like: what is your job, are you a stagehand, do you still do it, how long have you been flying things, what else have you flown]
    I've flown two angels, a bed, a Father Christmas and a piano that wasn't meant to. I'm a kite man by birth, theatres are only indoors.
    -> DONE
+ [seam # about: seam, stitch, stitches, horsehair, hair # like: how long did it take to sew, why did the seam go, where did the horsehair come from, how many stitches, did you sew it yourself]
    The seam's backstitch, waxed, eight to the inch, and I'd have sworn by it in church. They were finding horsehair in the hymn books till Easter.
    -> DONE

=== toe ===
# title: A kite with its string through a window
# chip: The boy with a kite on his toe
# keys: boy, toe, broken leg, plaster, window, string, davey, bedroom, in bed
# lore: knee-kite
-> wall
= wall
# own
# back: Davey's nine, six weeks in bed with his leg in plaster. What would you bring him?
Davey Rowe, nine years old, came off the chapel roof after a gull. Leg in plaster to the hip, six weeks in bed, in July. When I called, he'd turned his face to the wall. You can hear a boy do that. What would you bring him?
+ [Sweets, lots # like: sweets, candy, chocolate, ice cream, cake, food, lots of sweets, biscuits, something sugary, toffees, a mountain of treats, a big cake, fudge, toffee, sugar, treats]
    He'd eleven bags already, in a row, unopened. That frightened his mam more than the leg did.
    -> strip
+ [Stories, read aloud # like: a book, books, stories, story, read to him, comics, a comic, reading, tell him a story, id bring a novel, an adventure tale, picture papers, pirates, something to listen to, novel, audiobook]
    His dad did the reading, and his dad was at sea till September. Nobody else did the voices. So the book lay there, face down.
    -> strip
+ [Myself, and no fuss # like: myself, my time, company, just me, sit with him, talk to him, nothing, be there, my presence, id only turn up, a bit of my time, keep him company, no present just sit by the bed, a chat, visit, beside his bed]
    That's dearest of all. It's what I'd brought. Only I can't sit, so I went up and down at the foot of his bed, and he listened to my feet.
    -> strip
+ [any # slot: bring 8]
    '{bring}'. I'd have given a lot to see his ears go pink. I'd only a ball of twine and a bun.
    -> strip
+ [any # any]
    I've put that on the sill for him, by the sea shells. Myself I'd only a ball of twine and a bun.
    -> strip
= strip
# back: He can see a strip of sky but not feel his kite. How would you get it to him?
'Is she up?' he said, to the wall. He meant Herself. From his pillow he'd one strip of sky, no wider than a scarf. I said I'd fly his kite there for him. 'I won't feel it,' he said. And he was right, you know. It isn't the looking. It's the hand. What'd you do?
+ [Bring him the string # like: string, bring the string, run the string, through the window, give him the string, line, tie it to him, long string, lead the cord to him, feed it in at the casement, hand him the other end, thread it through, so he can hold it himself, casement, other end, thread it]
    You'd have had it in one breath. It took me the whole stairs down, and I stopped on the mat with one boot on. The left.
    -> field
+ [Carry him outside # like: carry him, take him outside, outside, wheelchair, carry, take him out, bring him down, bed outside, wheel the lad into the field, id put him on a cart, four men and a mattress, get him under the open sky, out of that room with him, wheel him, cart, mattress, open air]
    The doctor'd said not an inch. So it had to go the other way: if he can't come to the string, the string goes in to him.
    -> field
+ [Describe it well # like: describe it, tell him, talk him through it, commentary, explain, photos, a picture, tell him about it, paint it in words, id report everything, like on the wireless, take snapshots, let me tell you how she dances, report, snapshots]
    I tried, for a minute. 'It's going up, it's red.' He shut his eyes, to be polite. No. The string had to go in to him.
    -> field
+ [any # any]
    I stood on that a good while. Then I saw the window catch, and his eyes on it. In at the window. The string, in to him.
    -> field
= field
# back: The string's in at the window, but his hands go to sleep holding it. Where do we tie it?
So: his kite, off the top field. String down over the hedge, across the lane, under Mrs Rowe's runner beans and in at the window. All afternoon to lay it. He held it a quarter of an hour, flat on his back, arm up, and his hand went to sleep. Where do we tie it?
+ [To his toe # like: toe, his toe, big toe, his foot, the toes, leg, ankle, round his foot, the free one sticks out, the little piggy, below the ankle, hang it on the good leg, little piggy, other leg, foot]
    'Toe,' he said, the same second. Left foot, the good one. I waxed the loop three times so it shouldn't bite.
    -> pull
+ [To the bedpost # like: bedpost, bed, the bed, furniture, door handle, chair, tie it to the bed, window, something solid, knot it on the frame, the headboard, onto the latch, to the wardrobe, headboard, wardrobe, latch]
    A bedpost feels nothing. He told me so, very patient. Then he wriggled his left foot out of the sheet and looked at it, and at me.
    -> pull
+ [To his mum # like: his mum, mum, mother, his mother, mrs rowe, someone else, mam, parent, let his parent hold it, the lady of the house, give it to whoever is beside him, she wont let go, his mama, mama, lady of the house]
    She'd have done it, too, and stood there till September. But he'd wriggled his left foot out of the sheet. 'Toe,' he said.
    -> pull
+ [any # any]
    It might've held. But while I was measuring, he'd wriggled his left foot out of the sheet. 'Toe,' he said.
    -> pull
= pull
# back: Herself came over the hedge, the string went hard, and a noise came out of that window.
I was up in the field by then, I'd the reel. Not a breath. Then the barley lay down, all one way, and she came over the hedge. The string went hard. And out of that window, across the whole lane, came a noise.
+ [Was he hurt? # no # like: hurt, was he hurt, is he ok, did it hurt, scream, was it pain, oh no, crying, has he broken something else, that sounds like pain, id run to him, poor child, did it drag him, pain, dragged]
    So his mam thought, she dropped a pan and ran. He was laughing, in hiccups, with his toe straight up like a mast.
    -> gulls
+ [I know that noise # yes # like: i know, laughing, laugh, joy, happy, he laughed, i know that noise, delight, whoop, thats pure glee, i would know it anywhere, he is over the moon, a whoop, a child laughing, glee, over the moon, laughter]
    You've had a line go hard in your hand, then, or something like. He laughed in hiccups, toe up like a mast. His mam cried into the beans.
    -> gulls
+ [What did he shout? # why # more # like: what did he shout, what did he say, which noise, what noise, what was it, tell me, whats he yelling, tell me the words, could you understand it, how did it sound, what came out of the window, yell, understand, shouted]
    'I'VE GOT IT.' Not 'it's up'. 'I've got it.' Mrs Tonkin heard it in the chapel, and she'd the organ going.
    -> gulls
+ [any # any]
    I'd my hands full of reel, so I only heard the end of it: 'I've got it!' Not 'it's up'. 'I've got it!'
    -> gulls
= gulls
# own
# back: What can you tell without looking, just by feel or by ear?
By the third day he shouted down what went past. 'Gull!' And by George there was. In a week he could tell a gull from a jackdaw by toe, and he was never wrong but the once, and that was the vicar's hat. What can you tell without looking?
+ [Who's on the stairs # like: who is on the stairs, footsteps, who is coming, steps, who is at the door, the stairs, by footsteps, i hear who is coming up, my fathers tread, the creak tells me, i know every step in our house, keys and boots, tread, creak, footfall, steps on the stairs]
    That's the same trade! You've a string in at your window too, it only happens to be stairs.
    -> night
+ [Someone's mood # like: mood, moods, how someone feels, if someone is angry, when someone lies, feelings, if they are sad, atmosphere, if theyre cross, the air in a room, i sense when somebody fibs, how she is before she says hello, i can tell people are down, fibs, tension]
    That's the hardest bird there is. I feel it in a room before the door's shut, and I've walked out again to give it space.
    -> night
+ [Nothing, I have to look # no # dunno # like: nothing, i have to look, no idea, not much, i dont know, cant think, nothing really, im all eyes, my senses are dull, without my glasses im lost, cant do anything like that, no talent there, dull, no talent]
    He'd have said that, on the first of July. It only came when the rest was taken off him for a bit.
    -> night
+ [any # slot: knack 12]
    '{knack}'. I'd have put you on the other foot. Between the two of you there'd be nothing that flew that we didn't know by name.
    -> night
+ [any # any]
    I told him that at the window. He thought about it with his toe, I saw it go, and then he called 'Jackdaw!'
    -> night
= night
# back: Davey wants the kite up all night. His mam's in the doorway. Up or down?
Then he wanted it up at night. All night, lamp out, string on toe. His mam stood in the doorway with her arms folded, and looked at me, and I looked at the beans. Up or down?
+ [Leave it up # yes # like: up, leave it up, let him, yes, all night, keep it flying, of course, why not, let it fly till dawn, he has so little joy, keep the line out, what harm in it, night flying is best, dawn, no harm, night flying]
    ~ allnight = 1
    I slept in the top field with the reel tied round a gatepost and me. About two he gave it a tug, to see if I was there. I tugged back.
    -> ringup
+ [Down. He needs sleep # no # like: down, sleep, he needs sleep, bring it down, no, bedtime, rest, his mum is right, children need rest, enough for today, reel her in, lights out young man, not after bedtime, lights out]
    His mam said that. So I went up at nine to bring it in, and he'd dropped off already, with the toe going, like a dog's paw. She looked at that a while. 'Leave it,' she said.
    -> ringup
+ [Ask his mam # like: ask his mum, ask his mam, ask her, let her decide, mothers choice, up to her, his mother decides, whatever she says goes, its her house, she is the boss, the lady in the door decides, check with his mother first, her house, decides, her word]
    She thought for the length of a washing line. 'Can you make it quieter?' she said. So I took the rattle off the tail, and up it stayed.
    -> ringup
+ [any # any]
    I said something like it, to the beans. She unfolded one arm. 'Till the tide turns,' she said. It turned at five, and by then it was day.
    -> ringup
= ringup
# own
# back: He's sending a letter up the string to his dad. What would you have written, at nine?
Fourth week he asked for paper. I showed him: you make a ring of it round the string, and she takes it up, spinning, to the top and off. It was for his dad, on the deep-sea boats. He wouldn't let me see. What would you have written at nine, to somebody far off?
+ [When are you coming home # like: when are you coming home, come home, come back, when do you come, i want you home, hurry back, please come home, i miss you hurry, are you back soon, id like you here, when will i see you, come quick, miss you, be back]
    There's no other letter, really. All the rest are that with more ink.
    -> lettuce
+ [A list of everything I did # like: a list, what i did, my day, what happened, news, about school, my adventures, everything since he left, id tell about the gulls, a report of my week, all my news, what i learned at school, report, my week]
    With drawings, I'd bet. I had mine written up the side as well, when the page ran out.
    -> lettuce
+ [Nothing, I'd draw it # like: a drawing, draw, nothing, a picture, i would draw, drawing, cant write, dont know, scribble a boat, i would sketch us two, a heart maybe, couldnt write then so a doodle, crayons, sketch, doodle, scribble]
    He'd a go at that. I saw the pencil from outside, going round and round. It could've been a kite. It could've been a dad.
    -> lettuce
+ [any # slot: letter 16]
    '{letter}'. I'd have let out all the string I own for that, and gone to fetch more.
    -> lettuce
+ [any # any]
    I've rolled that round the string, with the ink outside. For a thing like that I'd have let out all I own.
    -> lettuce
= lettuce
# back: The letter came down on a trawler's deck. Do you want to know what came back?
They come down on somebody's lettuce, as a rule. This one went clear over Scarrow and came down on a deck off Outer Skerrick, in the herring. The mate read it out, and then nobody aboard said a thing for a bit. They'd a radio. They passed it on, boat to boat, for two hundred miles.
+ [Did it reach his dad? # yes # more # like: did it reach him, his dad, did he get it, did it arrive, tell me, go on, and then, what came back, and dad heard it, please say he got it, how did it go on, id want to know if it arrived, was there a reply, arrive, reply, heard it]
    On the Sunday Marit came up the lane at a run. She'd had it off the harbour radio, in pencil: 'Tell him I felt it. Dad.'
    -> off
+ [That's a long way # like: long way, far, wow, amazing, two hundred miles, lovely, sweet, beautiful, incredible, thats so far over the sea, im moved, such kind fishermen, unbelievable distance, that makes me smile, distance, unbelievable]
    Eleven boats, and every skipper read it out plain, like the forecast. On the Sunday an answer came, in Marit's pencil: 'Tell him I felt it. Dad.'
    -> off
+ [What did it say? # why # like: what did it say, what was in the letter, what did he write, the words, what did the boy write, read it, id love to know the words, was it long, what had the lad put, tell me the text, read out his line, text, his line, wrote]
    Eleven boats know, and not one of them's let on. But the answer I saw, it came on the Sunday: 'Tell him I felt it. Dad.'
    -> off
+ [any # any]
    On the Sunday Marit came up the lane at a run, with it in pencil off the harbour radio: 'Tell him I felt it. Dad.'
    -> off
= off
# back: The plaster's off, and Davey says I should sit down and have a go on the toe. Would I manage it?
Last of August the plaster came off. Leg like a leek. He came up to the top field on two sticks, took the string in his hand at last, and had a think. 'It was better on the toe,' he said. 'Sit down, Jory. Boot off. You have a go.' Now, I can't sit. You know that.
+ [Sit down, Jory # yes # like: sit down, do it, sit, go on, yes, try it, boot off, have a go, you can do it, go on take a seat, be brave for the boy, you owe it to him, one try, plonk yourself down, brave, owe him, plonk]
    That's just how he said it. So I sat. In barley stubble, left boot off, string on my toe. Ten minutes by the chapel clock. {allnight: Once he gave it a tug, and I tugged back.|It's still the record.}
    -> now
+ [I'd take my boot off # like: i would do it, id do it, me too, let me, i want to try, take my boot off, id love that, give me that string, i would want a turn, mine is ready, i volunteer, where do i queue with my bare foot, my turn, volunteer, queue, barefoot]
    You'd have been next in the queue, it went down as far as the gate. I sat. Ten minutes by the chapel clock. It's still my record.
    -> now
+ [You needn't # no # like: no, you dont have to, dont, you neednt, skip it, say no, refuse, not necessary, leave the man be, you can stand and still be loved, not if you hate it, tell him you cant, no one should be forced, leave him be, forced, mercy]
    Kind. But he'd lain still six weeks, and he was looking at me. So I sat, ten minutes by the chapel clock. {allnight: Then he gave it a tug, and I tugged back.|It's still my record.}
    -> now
+ [any # any]
    He waited. He'd got very good at waiting. So I sat, in the stubble, left boot off. Ten minutes by the chapel clock, and it's still my record.
    -> now
= now
# own
# back: If you had the reel and the field: in at whose window would you run a string?
He's six foot four now and a roofer. Last spring Mrs Tonkin was laid up with her hip, and one morning I saw a string go over the hedge, across the lane and in at her window. I don't say who'd the reel. I only say there was a ladder by. In at whose window would you run one?
+ [Somebody far away # like: far away, someone abroad, someone far, a friend far away, my family abroad, long distance, overseas, my brother in australia, a pal across the ocean, my daughter abroad, someone i only see on a screen, over the border, australia, ocean, abroad]
    Then it's a long one, and I've miles of it. Eleven boats, if you recall, and not one let go.
    -> END
+ [Somebody down the road # like: neighbour, my neighbour, down the road, next door, an old lady, someone near, across the street, old mrs so and so at the corner, the lonely man opposite, the sick kid in our street, round the block, a person i pass each day, opposite, same street]
    Those are the best, you can hear the noise come out of the window. Mind their beans.
    -> END
+ [In at mine, please # like: mine, my own, me, to me, my window, i want one, for myself, yours truly, i could do with it, straight to my own bed, please bring it here, can i be the one, my bed, bring it here]
    Fair enough, and not many say it. Left foot out of the sheet, then. {knack: And with '{knack}' you'd tell me a thing or two.|I'd give it a tug, so you'd know.}
    -> END
+ [any # slot: window 10]
    '{window}'. I'd wax that loop three times. {letter: And I'd send up '{letter}' on a ring, to begin with.|And {bring: '{bring}'|a bun}, for after.}
    -> END
+ [any # any]
    I'd lay it myself, over the hedge and under the beans, and wax the loop three times.
    -> END
= aside
+ [safe # like: is that safe, what if it pulls him out, wasnt it dangerous, could it hurt him, what if it was too strong]
    A small kite, and a loop that slips if it's tugged hard. His mam tested it on me first, off the kitchen table.
    -> DONE
+ [davey # like: what happened to davey, how is davey now, who is davey, did he learn, does he still fly kites]
    Best roofer on the coast. He can tell what's nesting under a slate with his boots on.
    -> DONE
+ [herself # like: who is herself, what is herself, do you mean the wind, why dont you say it, who is she # about: herself]
    Her that fills a sail. I don't say the word, and look, I've still got a roof.
    -> DONE
+ [roof # like: why was he on the roof, how did he fall, what about the gull, why did he climb, did he get the gull # about: roof, chapel, gull, gulls]
    There was a gull with a line round its foot. He got it off, too. It was the coming down he hadn't planned.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, is that a true story]
    It's a story, and I'm an AI, so I've no toe to swear on. But a string can go in at a window, there's nothing invented in that.
    -> DONE
+ [kite # about: kite, kites, reel # like: what colour was the kite, how big was the kite, who made the kite, what was the kite like, how high did it go]
    The kite was red, Davey's own, brown paper and split cane, patched with a tide table. A plain flyer, steady as a cow. You could have hung washing on her.
    -> DONE
+ [string # about: string, line, twine, loop, wax # like: how long was the string, what string was it, did it break, why wax the loop, how did you lay the string]
    The string was nine hundred foot of cotton line, waxed by hand. Laid over that hedge it hummed, and the cows came to listen.
    -> DONE
+ [mam # about: mam, mum, mother, mrs rowe, beans # like: what did his mother say, was his mum angry, who is mrs rowe, did she allow it, what about the beans]
    Mrs Rowe's his mam: arms folded, heart like a range. She lost two rows of runner beans to that string and told folk it was slugs.
    -> DONE
+ [dad # about: dad, father, boats, trawler # like: where was his dad, what did his father do, when did his dad come home, who was his dad, did he miss his dad]
    The dad was on the deep-sea boats, bosun of the Provider, home in September. Big man, small handwriting. He does all the voices, even the cat's.
    -> DONE
+ [leg # about: leg, plaster, cast, knee # like: how did he break his leg, did the leg heal, did it hurt, how long was he in plaster, which leg was it]
    The leg was the right one, plaster to the hip, and hot as a loaf in July. Half the village had signed it. I'd drawn a swallow, low down, where he could reach it with a pencil.
    -> DONE
+ [tonkin # about: mrs tonkin, tonkin, organ # like: who is mrs tonkin, what did mrs tonkin say, did the neighbours mind, is mrs tonkin nice]
    Mrs Tonkin plays the organ and hears everything over the top of it. All that summer she did the hymns a bit shorter, to get back to her gate.
    -> DONE
+ [field # about: field, barley, hedge, lane # like: where was the field, how far was it, what was in the field, how far is the house]
    The field's the top one, barley that year, with the sea along two sides. From the gatepost to his window's two hundred paces and a bit of lane.
    -> DONE
+ [feel # like: how does it feel, what does it feel like, can you really feel a kite with a toe, is it strong, what did he feel]
    I can only say it's like being asked something, very politely, by something very big. On a toe you get it right up to the knee.
    -> DONE
+ [sit # like: why cant you sit, do you never sit, why do you walk up and down, are you restless, was it hard for you]
    I was made with too much foot, Granny said. I sit for tea and for weddings. Otherwise I think from the knees down.
    -> DONE
+ [who # like: did anyone else want to try, did other children come, did you get in trouble, what did the doctor say, would you do it again]
    I'd do it again this minute. The doctor came on the tenth day, took off his own shoe, said nothing to anybody, and wrote down 'improved'.
    -> DONE
+ [lad # about: davey, boy, lad, child # like: what was davey like, what did the boy look like, was he brave, how old was he]
    Davey was all elbows, with one tooth missing and a cowlick you could have hung a hat on. He'd never in his life been still, not even asleep.
    -> DONE

=== knots ===
# title: Three knots in a piece of string
# chip: The knot that nobody has undone
# keys: knot, knots, granny, becalmed, calm, strange, rocks, third knot, tea caddy
# lore: three-knots
-> calm
= calm
# back: Eleven days of calm, and a boat drifting on to the Teeth. What's the first thing you'd do?
Eleven days without a breath. Smoke straight up, flags like wet socks. On the eleventh old Perran turns his hat frontways, which he never does, and nods out past the harbour. One boat, no engine, sails dead, sliding in on the tide towards the Teeth. What's your first move?
+ [Row out to her # like: row, row out, boat, rowing boat, get a boat, oars, swim out, go and help, tow her, get the oars out, id be in the dinghy already, put out and take her in tow, all hands to the boats, paddle like mad, dinghy, tow, paddle]
    Two lads tried. There's a race off the Teeth that'd spin a bus. It handed them back to us, very wet, in ten minutes.
    -> aboard
+ [Call the lifeboat # like: lifeboat, call for help, coastguard, call someone, radio, rescue, emergency, ring for help, summon the professionals, call out the crew, send up a flare, on the radio at once, who has a phone, flare, professionals, phone]
    First thing we did. She was out beyond Trenna with a coaster on fire. 'Six hours,' they said.
    -> aboard
+ [Look at the tide table # like: tide, tide table, look at the tide, how long, time, check the time, when, calculate, how many hours have we got, when does the water turn, first do the sums, id consult the almanac, what does the clock say, almanac, water turn, sums]
    You'd do for Scarrow. High water at four. It was eleven in the morning. I didn't care for that sum.
    -> aboard
+ [any # any]
    There's some on the quay were saying the same. I went for the tide table. High water at four, and it was eleven in the morning.
    -> aboard
= aboard
# back: Marit's on that boat, and the whole village wants Granny's string. Do I take it down?
Marit was on it. She'd a foghorn in bits to mend, and had begged a lift. By noon there's forty people on my step, not looking at me. They look past me, at the shelf. Granny's string, in the tea caddy. Undo the first knot for a breeze. Second for a blow. Do I take it down?
+ [Yes. The first knot, quick # yes # like: yes, first knot, undo it, take it down, quick, do it, open it, of course, go on, your girl is out there so loosen it, a breeze that is all we need, what are you waiting for, id have my nails in it, the small one at least, loosen, breeze, your girl, first one]
    I had it in my hand before you'd got to the 'quick'. It's grey, and it's got the shape of her thumb in it.
    -> unusedyou
+ [No. Leave it be # no # like: no, leave it, dont, its superstition, never, keep it, dont touch it, leave it alone, that stays in the tin, id not meddle with such things, its only a bit of twine, hands off the caddy, leave grannys work alone, meddle, hands off, twine, nonsense]
    I left it till half past twelve. Then I took it down. Only to hold. It's grey, and it's got the shape of her thumb in it.
    -> unusedyou
+ [What's the third one for? # why # like: third, the third, what is the third, third knot, what happens, what does the third do, why three, what lives in the last one, id like to know about number three, and if all are undone, tell me what the final one does, three of them how come, number three, all undone, last one]
    Nobody knows. No one in Scarrow's ever undone it, and them that were asked went pale. I took it down. It's got the shape of her thumb in it.
    -> unusedyou
+ [any # any]
    I walked up and down on that, the whole floor, twice. Then I took it down. It's grey, and it's got the shape of her thumb in it.
    -> unusedyou
= unusedyou
# own
# back: What have you got that you've never used, because then it would be used?
You see how it is. It's the last she ever tied. I've counted those three every night since I was twelve, and once one's undone there's two, and I'm the one who did it. Have you got a thing like that? That you've never used, as then it'd be used?
+ [Yes, and I won't use it # yes # like: yes, i have, i do, definitely, i wont use it, something like that, i keep it, a bottle im saving, grandmas ring stays in its box, there is such a thing in my drawer, indeed and it stays sealed, my good china, saving, sealed, best china]
    Then you know. It isn't for using. It's for not needing to. You'll have it in something with a lid.
    -> sides
+ [No. I use things up # no # like: no, i use things, never, i use everything, not really, nothing, i dont keep things, with me nothing gets old, what i own i wear, i burn the good candles, my cupboard has no treasures, no treasures]
    Good for you. You'd have had a breeze by noon and been home for dinner. I'd have held the door.
    -> sides
+ [I did use it, once # like: i used it, used it once, i did, once, i opened it, and regretted it, too late, i gave in one day, the wine got drunk, i couldnt resist in the end, its gone since last year, i spent it, gave in, drank it, spent]
    And did the sky fall? No. But you remember the minute, I'd bet, and what the light was like.
    -> sides
+ [any # slot: unused 12]
    '{unused}'. I'd put it in a caddy with a good lid. It's company, isn't it, a thing like that.
    -> sides
+ [any # any]
    I turned that over with the string, the one in each hand. It's company, a thing you've not used.
    -> sides
= sides
# back: The teacher trusts arrows, Mam says one knot can't hurt, Perran says wait. Whose side are you on?
One o'clock. The schoolteacher says string can't move air, and draws it for us, with arrows. Mam says one little knot can't hurt. Perran says a calm's only a long breath in, and to wait for the out. They all turn to you.
+ [The teacher's right # like: teacher, the teacher, science, arrows, string cant, logic, physics, school teacher, schoolteacher, the man with the chalk, be rational, twine moves nothing, i stand with the drawing, thats superstition and he knows it, chalk, rational, drawing]
    ~ arrows = 1
    He was so glad, somebody had looked at the arrows. He rubbed one out and drew it again, longer. It pointed at the cliff. I noticed that.
    -> horn
+ [Mam's right, undo one # like: mam, mum, your mother, one knot, undo one, just one, mother, cant hurt, listen to your mam, what harm can a little one do, try the smallest, loosen a single one, she knows best, smallest, loosen, harmless, she knows]
    She had her hand on my sleeve. I got as far as my nail under it. It was that tight, and it was warm. Then we heard her.
    -> horn
+ [Perran's right, wait # like: perran, wait, patience, old man, wait for it, breath, be patient, old perran, the old man knows the sea, sit tight and hold out, it will come by itself, the out breath will come, give it time, sit tight, hold out]
    He moved up on the bench to let you in. You could feel it, I'll say that. Like a chest that's full. And then we heard her.
    -> horn
+ [any # any]
    They thought that over, all forty. It's the quietest my step has ever been. And that's how we came to hear her.
    -> horn
= horn
# back: Marit's blowing the foghorn from the boat: two long, one short. What's she saying?
Out over the flat water, a foghorn. She'd put it together, on her knees, on that deck, and she blew it with the bilge pump. Two long. One short. And all the heads come round to me, for they all know what that is.
+ [A call for help # like: help, sos, call for help, distress, danger, save me, rescue, shes scared, emergency, they are going under, thats a cry of need, mayday, someone is frightened out there, they want saving, going under, frightened]
    That's five short. No. Two long, one short, that's how she asked me out, the first time, and half the fleet turned round. She was asking me out. On that tide.
    -> wide
+ [A message for you # yes # like: for you, message, a message, love, i love you, hello, shes calling you, its for you, goodbye, she means you, thats a love letter, its yours jory, she says your name, sweetheart signal, love letter, sweetheart, your name]
    It's what she blew the first time she ever asked me out. Half the fleet turned round. And there she was, on that tide, asking me out.
    -> wide
+ [What is it? # why # more # like: what is it, what does it mean, tell me, what, go on, explain, meaning, decode it for me, i cant read horns, whats that in words, enlighten me, and that stands for, decode, translate, in words, enlighten]
    It's how she asked me out, years back. Through a horn, and half the fleet turned round. And there she was on that tide, and she asked me again.
    -> wide
+ [any # any]
    Some such thing went through my head too, and then the blood. It's how she asked me out, the first time. And on that tide she was asking me out.
    -> wide
= wide
# back: Too wide to throw, no air to fly. How would you get a string out to that boat?
I put the string back in the caddy and the lid on. When a thing's too wide, I ask what the thread would be. Thread pulls a cord, cord pulls a rope. She'd drift by under the cliff at three, two hundred yards off. But nothing'll fly in no air. Will it?
+ [Your indoor kite! # yes # like: indoor kite, paper kite, rice paper, the stage kite, kite, walk, your act, the small kite, fly it, the one from your winter show, that light thing you lead about, let the straws and paper do it, something that floats, your theatre trick, theatre trick, straws, floats, winter show]
    My stage kite! Rice paper and six straws. I fly it in a shut theatre, by walking. Off a cliff it needn't even climb. It need only fall slowly, in the right direction.
    -> thread
+ [Shoot it across # like: arrow, shoot, bow and arrow, throw, cannon, catapult, gun, a ball, rocket, a crossbow, fire a line over, sling it, launch it with something, bow from the church, crossbow, sling, launch, fire a line]
    The verger had a bow, and it made eighty yards. But I watched that thread go down so soft. And I thought: rice paper. My stage kite, that I fly in still air, by walking.
    -> thread
+ [No. It won't # no # like: no, it wont, impossible, nothing flies, cant, wont work, hopeless, no air, there is nothing to lift it, that can never succeed, its too far, i would despair, without air no chance, despair, no chance, no lift]
    That's what the whole step said. And my feet went backwards, by themselves, as they do in the winter. My stage kite! Rice paper. I fly it in still air, by walking.
    -> thread
+ [any # any]
    I'd have tried that second. But my feet were going backwards, by themselves, as they do in the winter. My stage kite! Rice paper. I fly it in still air, by walking.
    -> thread
= thread
# own
# back: We need two hundred yards of the finest thread. What would you unpick?
It'd carry no string, that kite. Only sewing thread, the finest, and two hundred yards all in one. So Scarrow sat down on the cliff and unpicked. Mrs Tonkin the hem of her best bloomers, somebody a christening gown. What would you unpick?
+ [Something I loved # like: my favourite, favourite jumper, something i love, my best shirt, something precious, wedding dress, my coat, my dearest jacket, the dress i danced in, my lucky shirt, something that would hurt, the blanket i was born in, dearest, danced, would hurt]
    There's the strongest there is. It went in near the end, where the weight comes.
    -> cliff
+ [An old sock # like: sock, socks, an old sock, old t shirt, something old, underwear, jeans, old clothes, worn out knickers, a holey pullover, long johns, what i would throw away, yesterdays stocking, knickers, stocking, pullover]
    Left foot, I hope. It went in beside the bloomers, and there's no one would have known which was which.
    -> cliff
+ [I can't sew, I'd hold it # no # like: i cant sew, i would hold, hold it, nothing, i dont sew, help hold, wind it, i cant, my fingers are clumsy, id lend my arms for winding, ill keep it from tangling, i can only hold things, let others unpick, clumsy, tangle, winding]
    Then you'd the hardest of it: hands out, an hour, forty people's thread going round them, and nobody to scratch your nose.
    -> cliff
+ [any # slot: unpick 10]
    '{unpick}'. It's in the line, between the bloomers and the christening gown. I tied you in myself.
    -> cliff
+ [any # any]
    I've waxed that in between the bloomers and the christening gown. It's held so far.
    -> cliff
= cliff
# back: The paper kite's over the water and sinking. Hold still, breathe out, or undo the knot?
Three o'clock. I walked backwards along the edge, barefoot, and she followed like a thought. Then I turned, and let her out over the drop. White, no bigger than a tray. Fifty yards. A hundred. And sinking. Ten foot off the water and sinking. Forty people behind me, not one breath.
+ [Breathe out. All of us # yes # like: breathe, breathe out, blow, exhale, all blow, everyone breathe, sigh, let it out, breath, puff all together, give it everything in our lungs, one huge sigh, id pant at it, whoosh from forty chests, puff, lungs, whoosh, pant]
    It was Perran who did it, on the bench, then all of us: forty people let go of one breath. I only say what I saw. She lifted. Not much. A hat's height. It's all she wanted.
    -> hauling
+ [Hold still, trust it # like: hold still, wait, trust, stay still, dont move, stand still, be patient, nothing, dont even twitch, have faith in paper, keep the hand quiet, stand like a post, trust your feet, faith, quiet hand, twitch]
    We stood like fence posts. Till somebody had to breathe, and then we all had to, forty of us at once, out. I only say what I saw. She lifted. A hat's height.
    -> hauling
+ [The knot! Now! # like: knot, the knot, undo it, now, undo the knot, open it, first knot, caddy, untie, rip it open, your grans string this instant, fetch the tin, its time for magic, undo whatever there is, magic, tin]
    It was in the caddy, on the shelf, a mile off. Mam said a word. And we all let our breath go, forty of us. I only say what I saw. She lifted. A hat's height.
    -> hauling
+ [any # any]
    There wasn't the breath for a word. And then there was: all forty of us let it go at once. I only say what I saw. She lifted. A hat's height.
    -> hauling
= hauling
# own
# back: Marit stepped ashore and had a word for me. What would you say to somebody you'd nearly lost?
Marit caught it by the tail. Thread pulled cord, cord pulled rope, {unpick: '{unpick}' and all,|} and forty of us walked that boat off the Teeth like a cow off a lawn. She came up the slip with the horn under her arm. What would you say, first thing, to somebody who'd come back?
+ [You had me worried # like: i was worried, you had me worried, worried, i was scared, never do that again, thank god, you scared me, you frightened the life out of me, never scare me so, i thought id lost you, i could murder you, my heart stopped, frightened, thought id lost you, heart stopped, murder you]
    I'd that one ready, with a crack in it. She was first. 'You're late,' she said. I said I'd set out early.
    -> lid
+ [Nothing, just hold on # like: nothing, hug, a hug, hold them, hold on, hold tight, kiss, no words, just hold, arms round her, i would squeeze and not talk, simply hold, cling, embrace first, squeeze, embrace]
    That came second. First she said: 'You're late.' And I said I'd set out early, and then I sat down on the slip, in front of everyone.
    -> lid
+ [Tea? # like: tea, cup of tea, have some tea, hungry, come in, want tea, coffee, put the kettle on, something hot to drink, are you hungry, you must be cold have a brew, the kettle is on, soup is ready, brew, soup, kettle]
    You'd be liked here. She'd have said yes. What she did say was: 'You're late.' I said I'd set out early.
    -> lid
+ [any # slot: firstword 12]
    '{firstword}'. I wish I'd had that in my pocket. She said: 'You're late.' And I said I'd set out early.
    -> lid
+ [any # any]
    I'd not have got it out, my teeth were going. She said: 'You're late.' And I said I'd set out early.
    -> lid
= lid
# back: That night I took down the caddy to count the knots. Do you want to look?
That night I counted, as I always do. Lid off, lamp down. I'll tell you what I found, if you want it. Or I'll put it back on the shelf, and we'll both just know where it is.
+ [Take the lid off # yes # more # like: yes, take it off, open it, tell me, look, what did you find, lid off, show me, count them, of course i want to see, count out loud, lift it, how many are left, bring the lamp closer, count, lamp, how many]
    Three knots. All there, all tight. Only it's always been as long as my hand, that string. And now it goes to the wrist. {arrows: I showed the teacher. He measured it, and then he tapped the door. 'As a control,' he said.|I've not told Mam.}
    -> END
+ [Leave it shut # no # like: no, leave it, shut, put it back, dont look, dont tell me, keep it closed, better not, some things should stay in tins, id not want to find out, let it sleep, keep it shut tonight, dont tempt fate, tempt fate]
    Then there it stays, beside the jar. {unused: I'd put '{unused}' up there with it, if you ever wanted the shelf.|It's for not needing, I think.} Tap the post on your way out.
    -> END
+ [You're scared of it # why # like: youre scared, scared, afraid, are you scared, frightened, why are you afraid, nervous, that gives you the creeps doesnt it, your hands are shaking, does it frighten you, you look pale, you dont dare, shaking, creeps, pale]
    I am. Three knots, all tight. But the string was as long as my hand before, and now it goes to the wrist. {firstword: If ever it speaks, I'll try it with '{firstword}'.|I'd not want to be there when it's finished.}
    -> END
+ [any # any]
    I've the lid off now. Three knots, all tight. Only the string was as long as my hand before, and now it goes to the wrist. I've not told Mam.
    -> END
= aside
+ [hurt # like: did anyone die, was anyone hurt, was marit ok, were they ok, did they survive, did anyone drown]
    Not a scratch. The skipper lost his hat on the Teeth, and it came in on the next tide, drier than he was.
    -> DONE
+ [marit # like: who is marit, tell me about marit, are you married, is marit your girlfriend, what did marit say # about: marit]
    She mends foghorns, in the story, and we court by weather. Fog's her busy time, a blow's mine. We get the drizzle.
    -> DONE
+ [granny # like: who was granny, tell me about granny, granny loveday, did the knots work, did she believe in it # about: granny, loveday, grandmother, gran]
    Loveday. She sold three knots in a string to every skipper on this coast. One brought his back after thirty years, third still tight. Best company on the boat, he said.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, do you believe in it, is that a true story]
    It's a yarn and I'm an AI, hand on wood. Bridges have been begun with a kite string, though. That part's in books.
    -> DONE
+ [herself # like: who is herself, what is herself, do you mean the wind, why dont you say wind, why not say it # about: herself]
    Not in front of the caddy. She that fills a sail, and let's leave it there.
    -> DONE
+ [knots # about: knot, knots, third knot, caddy, tea caddy # like: what kind of knots, how big are the knots, where do you keep it, what is the caddy like, why count them]
    The knots are granny's own make, tight as barnacles, and the string's grey from her pocket. The caddy's black tin with a painted bridge on it, and still smells of tea.
    -> DONE
+ [perran # about: perran, old perran, hat # like: who is perran, why does perran turn his hat, what does perran know, how old is perran, is perran a fisherman]
    Perran sits on the quay bench with his hat back to front, eighty years old or so. He turns it frontways for wrecks, funerals and the bishop.
    -> DONE
+ [teeth # about: teeth, rocks, rock, race, tide # like: what are the teeth, how dangerous are the teeth, have boats sunk there, where are the teeth, how strong is the tide]
    The Teeth are seven rocks off the point, black, and only two of them show. There's a bell on the biggest. On that day it never rang once, and I'd have liked it to.
    -> DONE
+ [foghorn # about: foghorn, horn, bilge pump # like: how does a foghorn work, how loud is it, why was the horn in bits, where is the horn from, how did she blow it]
    The foghorn's brass, as long as a cow's leg, off the old light. Marit had it in eleven pieces in her lap that morning and oil to the elbow.
    -> DONE
+ [teacher # about: teacher, schoolteacher, arrows # like: who is the teacher, is the teacher from here, what did the teacher draw, do you like the teacher, what is his name]
    The teacher's Mr Voss, from inland, and he's a good man with a stick of chalk. He's been here nine years and taps the doorpost now, but sideways, as if it was itching.
    -> DONE
+ [mam # about: mam, mum, mother # like: who is mam, what did your mother say, does your mother believe in it, where was your mother]
    Mam's a sailmaker too and married a man with no beliefs, so she's had to do it for two. She'd bless a kettle.
    -> DONE
+ [calm # about: calm, weather, air, flags, smoke # like: how long was the calm, what is a calm like, does that happen often, why was there no wind, what was the weather]
    The calm lay on us eleven days, thick as paint. The gulls walked. You could hear a man butter his bread across the harbour.
    -> DONE
+ [scared # like: were you scared, were you afraid for her, did you think she would die, how did you feel, did you cry, were you angry]
    I was so scared that I walked the soles off. I've had my heart in my mouth, but that day I could taste it.
    -> DONE
+ [why # like: why didnt you undo it, why not just try, did you believe it, were you tempted, would you undo it now, do you regret it]
    I'd have undone it for Marit. I want that known. I'd only hoped to find out first if there was anything else in the world that'd do.
    -> DONE
+ [boat # about: boat, boats, skipper, crew # like: what boat was it, how many were on board, who was the skipper, how big was the boat, why no engine]
    The boat was the Grace, thirty foot, tan sails. Her engine was ashore with a cracked head. Three aboard and a basket of hens for Trenna.
    -> DONE
+ [thread # about: thread, bloomers, hem, gown # like: how strong was the thread, is thread strong enough, how long did it take to unpick, who wound the thread, what colour was the thread]
    The thread was every colour you could think of, white mostly, with one long stretch of navy from the coastguard's trousers.
    -> DONE

=== beach ===
# title: What would you tie to a kite?
# chip: Fly one with me, by lamplight
# keys: kite, fly a kite, let go, lamps, beach, letter, last night of summer, my kite
# lore: night-kite, bottle-post
-> tail
= tail
# own
# back: Your kite wants a tail. What of yours could you spare for one?
Last night of summer. All Scarrow's on the beach with reels, and you've come without a kite, so I've made you one. It wants a tail. A kite with no tail goes mad, it's the drag that keeps it up there. I use old neckties. What of yours could we tie on?
+ [A scarf, or a tie # like: scarf, tie, a tie, necktie, ribbon, a scarf, belt, shoelace, bandana, my grandfathers cravat, an old shawl, the sash from my dressing gown, hair ribbon, a stripy sock, cravat, shawl, sash]
    That's right for it. You'll see that up there with the light behind, going like a fish.
    -> shape
+ [Something from work # like: work, my lanyard, lanyard, emails, badge, my badge, work clothes, uniform, something from work, bills, my name tag, the company laptop strap, a stack of invoices, overalls, my time sheet, name tag, invoices, time sheet]
    Oh, she'll love that. Tied by one corner. It'll do more good on a tail than it's done round anybody's neck.
    -> shape
+ [I've nothing on me # no # like: nothing, i have nothing, no idea, dont know, not anything, none, empty handed, my hands are bare, cant spare a thing, i forgot to bring one, im travelling light, have you something i could borrow, empty hands, light luggage]
    Then have Mr Hosking's bank tie. He gave me eleven on the day he retired. All that sober stripe, it's been waiting years.
    -> shape
+ [any # slot: tailbit 10]
    '{tailbit}'. I've knotted it on below the ties. It's just the right amount of drag.
    -> shape
+ [any # any]
    I've knotted that on, in a manner of speaking, under Mr Hosking's bank tie. It hangs straight.
    -> shape
= shape
# back: Your kite: small and steady, or the big one that pulls?
I've two made, and I can't say which is yours till you've looked at them. There's a small one, dull red, steady as a cow. There's a great white thing, all sail, that'll have your arms out. Which?
+ [Small and steady # like: small, steady, red, the small one, dull red, calm, safe, little one, the first, a quiet one for me, id like it gentle, nothing wild please, the modest one, my nerves need the red, gentle, modest, quiet one]
    They stay up longest, the small steady ones. People pick them who've had a year of it. I say nothing.
    -> casesake
+ [The big white one # like: big, white, the big one, huge, the second, large, great white, pull, wild, give me the beast, i want my arms pulled out, the monster, all sail, adventure, beast, monster]
    Ha! Dig your heels in, then. I've painted an eye on it, near the tail, so it can see what it's left.
    -> casesake
+ [Yours, Jory # like: yours, your kite, the one you have, which do you like, you choose, your favourite, pick for me, what would you fly, give me your own, i trust your eye, whichever you prefer, the makers choice, your own, makers choice, trust your eye]
    I don't fly tonight, I've forty strings to mind. But you've said it, so you'll have the red. It was for me.
    -> casesake
+ [any # any]
    I heard, and I watched your feet. They went to the red. Feet don't lie to a sailmaker.
    -> casesake
= casesake
# own
# back: What do you always do, just in case?
Now, before we lift: left foot first on the sand, tap the reel three times, and no whistling. I've shown you mine, and it's dark, and nobody's laughing. What do you always do, just in case?
+ [Knock on wood # like: knock on wood, touch wood, wood, cross my fingers, fingers crossed, knock, salute magpies, i tap the table, pinch of salt over the shoulder, black cats i avoid, im touching the chair leg, lucky coin, salt, black cats]
    A proper one, and known on every coast. I've a bit of mast in my pocket, you're welcome to the end of it.
    -> dive
+ [Check the door twice # like: check the door, check the stove, check the oven, lock, check twice, the keys, check my keys, check everything, i go back for the stove, is the iron off, i rattle the handle, wallet phone keys, i recheck the alarm, stove, alarm, rattle]
    That's a charm like any other, it's just got a handle. We'll check the knot twice, then. There. And there.
    -> dive
+ [Nothing. It's nonsense # no # like: nothing, nonsense, no, i dont believe in that, never, silly, superstition, not superstitious, i have no rituals, i laugh at such things, its all humbug, reason is enough for me, couldnt care less about luck, humbug, rituals, rational]
    My dad says the same, and he's never once put his boots on a table. I've tapped for the both of us.
    -> dive
+ [any # slot: ritual 12]
    '{ritual}'. Then that's done too, and I'd not have left the beach without it.
    -> dive
+ [any # any]
    It wants doing properly, so I've left you room. I looked at the sea meanwhile, and saw nothing.
    -> dive
= dive
# back: Your kite's gone nose first into Mr Hosking's supper. Apologise, laugh, or run?
Walk backwards. Don't look at me, look at it. Up, up, and no. No. Left, and it's seen something, and down it goes, nose first, forty foot, straight into Mr Hosking's supper. He'd a pie.
+ [Say I'm sorry # like: sorry, apologise, say sorry, apologize, my fault, im so sorry, pardon, excuse me, id beg his pardon, offer him a new one, how clumsy of me, id go red and explain, forgive me sir, beg pardon, clumsy, new pie, sorry sir]
    He said not at all, he'd been thinking it wanted opening. There's gravy on the nose now. It's the bit of weight it lacked.
    -> hard
+ [Laugh till I hurt # like: laugh, haha, laughing, lol, funny, giggle, cant stop laughing, hilarious, i would be in stitches, id cackle, cant breathe for giggling, what a shot, roll in the sand, stitches, cackle, giggling]
    He went first! I've never seen a bank manager go like that. There's gravy on the nose now. It's the bit of weight it lacked.
    -> hard
+ [Run. Hide. Blame you # no # like: run, hide, blame you, run away, blame jory, pretend, it wasnt me, leave, disappear behind a dune, i know nothing, point at somebody else, act innocent, leg it, dune, innocent, somebody else]
    I'd my hand up before you'd opened your mouth. I take the blame for every pie on this beach. There's gravy on its nose now, and that's the weight it lacked.
    -> hard
+ [any # any]
    Mr Hosking took it as well as a man can. He handed the kite back and kept the fork. There's gravy on the nose. It's the bit of weight it lacked.
    -> hard
= hard
# back: It's up, and the string's gone hard in your hand. What do you say to it?
Again. Backwards, slow. And she comes in over the point, I felt it on my ankles, and it doesn't flap this time, it just goes, {tailbit: '{tailbit}' after it,|tail after it,} like a stair you hadn't known was there. There. The string's hard. That's all of the sky, and you've got hold of it.
+ [It's pulling! # yes # like: pulling, its pulling, wow, yes, amazing, strong, hold on, i feel it, whoa, lovely, feel that tug, what a strength, my arms, its alive, oh thats glorious, tug, strength, glorious]
    Isn't it? There was a lady of ninety who'd been polite till then. She said a word I've never heard her say since.
    -> ringup
+ [Who's that on the other end? # why # like: who is it, who is pulling, other end, who is that, who, what is it, something there, somebody is there isnt there, whose hand is that, what have i caught, it feels like company, is it you up there, whose hand, somebody, up there]
    I've asked that since I was six. It's like somebody's taken your hand who's never going to say who they are.
    -> ringup
+ [I want to let out more # more # like: more, more string, let out more, higher, further, go on, all of it, how far, give it the rest of the reel, id go higher still, as far as it goes, up to the stars, keep unwinding, reel, unwind, stars]
    Everyone does. Let it run, then. You'll be holding hands with a dot. Granny said, not further than you can thank it.
    -> ringup
+ [any # any]
    I'll leave you alone with it a minute. I went and looked at the sea, and hummed, which is allowed.
    -> ringup
= ringup
# own
# back: One line on a paper ring, and she'll take it up the string. What do you write?
Here's paper. You make a ring of it round the string and she takes it up, spinning, till you can't see. I put things on there that I'd not put in a postbox. One line. To anybody. I'll hold the reel and I'll not look.
+ [To someone I miss # like: i miss you, someone i miss, to a friend, to my friend, to someone far away, to my mum, to my dad, for my late gran, i think of you, my love to my brother overseas, to one who left, for the person i lost touch with, late gran, lost touch]
    Fold it small, then. The ones with a name in go up the straightest, I don't know why.
    -> crossed
+ [To whoever finds it # like: whoever finds it, to anyone, hello stranger, a stranger, hello, to whoever, to the finder, hi there whoever you are, greetings from the beach, a message for a passer by, good luck unknown person, enjoy your lettuce, greetings, passer by, good luck, unknown]
    That's the best post there is. It comes down on somebody's lettuce, and they've no idea why it's their turn.
    -> crossed
+ [I'll leave it blank # no # dunno # like: blank, nothing, empty, no, dont know, i wont write, leave it blank, no idea, i send an empty one, let the paper speak, no words come, im writing nothing, i keep mine to myself, no words, keep it to myself]
    She takes the blank ones as well. I've seen them go up faster. There's weight in some of those.
    -> crossed
+ [any # slot: ring 16]
    '{ring}'. There it goes, round and round. Look up. Gone past the eye now. Gone.
    -> crossed
+ [any # any]
    It took two rings, one over the other, and they went up like a pair of swifts. Gone past the eye now. Gone.
    -> crossed
= crossed
# back: Another string has crossed yours in the dark. Cut it, wait, or walk round each other?
Hold on. That's another string on yours, I can hear it, it's like a gnat. Some stranger down the beach, can't see who, only a reel and a pair of boots. Two strings crossed'll saw each other through in a minute. What do we do?
+ [Walk round each other # yes # like: walk round, walk around, circle, untangle, go round, dance, together, swap sides, turn, under and over, like a country dance, pass beneath, trade places with the boots, step around them slowly, under, country dance, trade places]
    That's it, and not a word needed. You went under, they went over. Like a country dance, with the partners four hundred foot up. It came clear with a ping.
    -> lamps
+ [Wait and see # like: wait, wait and see, do nothing, hold still, patience, stay, be still, let them move, id freeze, let it sort itself out, not move my reel, stay calm and look, hope they know what to do, freeze, see what they do]
    You stood. So did the boots. Then both of you went left, sorry, sorry, and right, sorry, and it came clear with a ping. It often goes that way.
    -> lamps
+ [Cut mine, save theirs # like: cut mine, cut it, cut, save theirs, scissors, let theirs live, sacrifice, knife, give mine up, where are your scissors, theirs should live, snip the line, i sacrifice my red one, snip]
    I'd the knife out, and the boots called 'Don't you dare!' And walked under, quick, and it came clear with a ping. There's manners on this beach.
    -> lamps
+ [any # any]
    Whatever it was you did, the boots did the same. Under, over, and it came clear with a ping.
    -> lamps
= lamps
# back: The lamps are up. A row of people, each holding a star by nothing. What do you do?
Now the lamps. A little one to each string, run up on a hook, one after the other all down the beach. You can't see the kites. You can't see the strings. Only a row of people in the dark, each with a star, and it's fast to their hand. Nobody says much.
+ [I say nothing too # like: nothing, silence, say nothing, quiet, be quiet, just look, watch, stay silent, hush, id be hushed, no need for words, i simply stand, keep my mouth shut and gaze, awe, gaze, speechless]
    You can hear the reels tick. The coastguard came out one year to see what it was. He took his cap off, and somebody handed him a spare.
    -> reel
+ [I look for mine # like: look for mine, which is mine, mine, find mine, where is mine, my star, search, i search for my own light, that one there must be it, the yellow smudge, id want to recognise it, wheres the one with the pie, yellow, smudge, my own light, pie]
    Third from the left, a bit yellow. That's the gravy. You'd know it anywhere.
    -> reel
+ [I look at the faces # like: faces, the people, look at people, people, look around, their faces, everyone, the others, more the faces than the sky, i turn to the crowd, look how young they seem, mr hosking smiling, neighbours, mr hosking]
    I do that. Every one of them's six years old. Mr Hosking as well. Pie and all.
    -> reel
+ [any # any]
    It's a good thing to have done, under that. The reels tick. Somebody down the line laughed, and then it was quiet again.
    -> reel
= reel
# own
# back: Reel it in, or let it go? Or say what else you're still holding the reel of.
It's late, they're reeling in. I'll tell you something. I let one go on purpose, the best I ever made. I opened my hand. It didn't fall, it went up. There's no need to. This one: reel in, or open the hand? Or if it's another sort of reel you're still holding, say what's on it.
+ [Let it go # yes # like: let it go, let go, open the hand, release, open my hand, set it free, yes, goodbye, off you fly, i unclench my fingers, it should be free, farewell then, i give it to the sky, fly, farewell, unclench]
    ~ letgo = 1
    One finger. Then the rest. There. Up. I've no explanation, and I'd hate one. Keep the reel, it's a sort of photograph.
    -> morning
+ [Reel it in # no # like: reel it in, wind it in, keep it, hold on, bring it home, no, hold it, dont let go, id like to have it back, i dont part from things, turn the handle, come down to me, it belongs with me, belongs, come down]
    That's an hour's work, and every turn of it you've earned. It came down into your arms with dew on. I'd have done the same, most years.
    -> morning
+ [You hold it a minute # dunno # like: you hold it, you take it, dont know, not sure, hold it for me, cant decide, both, could you take it for a bit, my arms are heavy, im torn, hang on to it while i think, i cannot choose, torn, arms are heavy]
    Gladly. I've got it. I'll only say that once. I reeled her in, and you had your hands in your pockets for a bit, and that's a thing too.
    -> morning
+ [any # slot: holding 12]
    '{holding}'. That's a long line. I'd not tell anybody to let go of a thing like that, or to hold on. We reeled in the kite, at least. That's one.
    -> morning
+ [any # any]
    I'll not tell anybody to let go, or to hold on. You stood a while, and then we reeled in the kite between us. It came down with dew on.
    -> morning
= morning
# back: Your paper ring has come down on Mrs Tonkin's lettuce. Do you want to know what she did with it?
Morning after. I went up the lane in my nightshirt, and there's Mrs Tonkin by her gate with a wet paper ring in her fingers. It's come down on the lettuce. They all do. She'd no spectacles on. She asked me to read it to her.
+ [And did you? # yes # more # like: did you, did you read it, yes, go on, what did you do, and then, tell me, read it, please tell me you read it out, well did you do as she asked, id be curious, how did it end, carry on jory, curious, read out, carry on]
    I did, {ring: as it stood: '{ring}'.|what there was left of it.} She said nothing. Then she went in, and she's put it up on her shelf, between the dog and the Queen of somewhere. 'It was sent,' she said.
    -> END
+ [That's private! # no # like: private, no, dont read it, thats mine, dont, its secret, not for her, stop, my words are nobodys business, you shouldnt have, id blush, that was not for her eyes, give it back, blush, nobodys business]
    That's what I told her. So she folded it, unread, and ran it up her washing line on a peg, as high as it went. 'It can try again,' she said. {letgo: Your kite was gone by then. It'll have somebody to talk to.|It's gone by the afternoon, that peg.}
    -> END
+ [What did she say? # why # like: what did she say, mrs tonkin, what did she do, her answer, a reply, did she answer, what happened, how did she take it, whats her comment, did she smile, her face i want to know, what came from her, comment, her face, reaction]
    'Well, it's not for me,' she said, 'but I'll mind it till it's fetched.' {holding: I told her there's some of us minding '{holding}', and she gave me a lettuce for you.|And she gave me a lettuce, for the sender.}
    -> END
+ [any # any]
    I read her what there was. She went in with it and put it on the shelf, between the dog and the Queen of somewhere. 'It was sent,' she said. {ritual: I did '{ritual}', going home. Just in case.|I tapped the gatepost going home.}
    -> END
= aside
+ [boots # like: who was it, whose boots, who was the stranger, the other kite, who had the other string # about: boots, stranger]
    Never asked. There's one night a year you don't. They'd good heels and a steady hand.
    -> DONE
+ [herself # like: who is herself, who is she, what is herself, do you mean the wind, why dont you say it # about: herself]
    She that does the lifting. I don't say the word, not with that much string out.
    -> DONE
+ [lamps # like: how do the lamps work, isnt it dangerous, do they burn, what kind of lamps, is there fire # about: lamp, lamps, light, lights, star]
    No flame, only a little glass thing with a battery, like a glow-worm with a pension. I'm careful with beaches.
    -> DONE
+ [first kite # like: what was your first kite, how did you start, when did you start, your first one, why kites]
    A flour sack and two bean poles. It flew like a cow. But there was one second when the string went hard, and that was me done for life.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, is that a true story, is this real]
    The beach is a story, I'm an AI and I've no sand in anything. What you put on the ring was yours, that's the true bit.
    -> DONE
+ [kite # about: kite, kites, eye # like: how do you make a kite, what is my kite made of, how high does it go, how many kites are there, why an eye]
    The kites are all my own, forty of them, paper and spruce and whatever cloth had finished being a shirt. Each gets an eye near the tail, so it knows the way back.
    -> DONE
+ [reel # about: reel, reels, string, line # like: how long is the string, what is the reel made of, how strong is the string, is it heavy]
    The reel's ash, turned on my dad's lathe, with three hundred yards on. There's a notch in the handle where my thumb goes. Yours'll find its own.
    -> DONE
+ [hosking # about: mr hosking, hosking, bank, pie, supper # like: who is mr hosking, what kind of pie, is mr hosking nice, was mr hosking angry, why has he eleven ties]
    Mr Hosking was forty years in the bank and never late. He came down here to look one evening, and I put a string in his hand. The pie's steak.
    -> DONE
+ [tail # about: tail, tails, neckties, ties # like: why does a kite need a tail, how long is the tail, why neckties, whose ties are they, what does the tail do]
    The tail's nine foot, and it's the worrying end: it does all the fretting, so the kite needn't. Ties are best. They've years of holding on in them.
    -> DONE
+ [beach # about: beach, sand, sea, scarrow # like: where is the beach, what is the beach like, where is scarrow, is scarrow real, is it cold, who comes to the beach]
    The beach is a mile of hard sand at low water, with the point at the one end and the chip van at the other. It smells of weed and paraffin and somebody's coat.
    -> DONE
+ [granny # about: granny, loveday # like: who was your granny, did your granny fly kites, what did granny say, did she teach you]
    Granny flew a black one, at night, off the chapel steps, and told the vicar it was for her chest.
    -> DONE
+ [forty # about: people, village, everyone # like: how many people come, who are the people, do children come, is it a festival, since when do you do that]
    The people are anybody who can hold a stick. The coastguard, two nuns one year, a plumber. It began with nine of us and a bucket of chips.
    -> DONE
+ [best # like: what was the best kite you ever made, why did you let it go, did you regret it, where did it go, were you sad]
    I'd made it for someone who'd no more use for it. It was white. I've looked up a good many times since, I'll admit, and not sadly.
    -> DONE
+ [tonkin # about: mrs tonkin, tonkin, lettuce # like: who is mrs tonkin, why lettuce, what does mrs tonkin do with them, does she mind]
    Mrs Tonkin's garden lies just where the night lets go of things. She's had rings on the lettuce for twenty years, and puts beer out for the slugs and a saucer for the post.
    -> DONE
+ [whistle # like: why no whistling, why left foot first, why tap three times, are you superstitious, what happens if i whistle]
    I'd not find out, not with forty strings up. It's three taps, left boot and shut lips, and we've lost no one but a hat.
    -> DONE

=== sys ===
-> DONE
= hello
Quick, come in off the step, you're letting her see the canvas. There. I've a few yarns hung up to dry, and they fly better with two on the string. Which?
You didn't whistle on the way here? Good. Sit on the sailbag, I'll walk. I've stories, and I'll want your hand on the rope. Choose one:
Left foot first, humour me. Lovely. I was just sorting yarns, there's a light one, a heavy one and a couple that tug. What'll we send up?
-> DONE
= again
Hello again. The line's still tight.
Ahoy, twice over. I've not gone far, I never do get far, I only go up and down.
-> DONE
= meet
'{title}'. That's a good one, there's pull in it. I've no yarn of that name, I'll not pretend I have. But these are mine, and they're rigged. Which?
I've turned '{title}' over, and I've nothing sewn to that pattern. It's yours, that. I could tell you one of these, while it airs:
'{title}', eh? I've looked along the whole rack, and it's not there. I'd sooner say so. Will one of these lift you?
-> DONE
= near
'{title}'. I've not got that, not to the stitch. But the first of these was cut from the same cloth. Shall we?
It's not '{title}' exactly, I'd be fibbing, and on a Friday for all I know. The nearest I've got hangs first here. That one?
For '{title}' I've no yarn, but there's one that flies in the same sky. It's the first here. Or take another.
-> DONE
= next
There, that one's down and folded. What goes up next?
That's the end of that string. I'm on my feet already. Which now?
Landed. Mind the tail. There's more on the rack:
That's me told, and only two miles walked. Pick another?
-> DONE
= all
That's every yarn in the loft. I could send one up again, and you pull the other way this time. They never fly the same twice.
You've had them all, to the last stitch. We'll fly one again, if you like, and see where it goes with you on the other foot.
-> DONE
= change
I've lost your line, twice now, and it's my hand, not your string. Shall we put something else up?
I'm flapping. I know sails, and my own yarns, and not a lot past the point. Try me on one of these?
No, it's gone by me again. I'd sooner come about than pretend. Which way?
-> DONE
= sure
Come about! Gladly. Which one?
Right, ready about, mind your head. What'll it be?
Down it comes, no hard feelings, they do that. Choose another:
-> DONE
= unknown
I couldn't swear to it, and I'd have to, with my hand on wood.
That's over the skyline for me.
I've no line that long, and I'd not knot on a lie.
Never flown there. I'd only be flapping.
-> DONE
= heard
I felt the line go tight at that. I've nothing to tie on the end of it.
I've stuck my needle in the beam for that. I heard it, and I'll not make out I know more.
That's gone up the string, just as you said it.
I heard. I walked the length of the floor on it, and I've no more to say than that.
-> DONE
= heardhub
I've heard that, and I'll leave it fly. There's a yarn or two here, if you'd have one alongside:
That tugged, I'll say so. I've no answer sewn for it. But these are hanging ready:
-> DONE
= told
I've stopped walking. Look at me. '{quote}'. Let it out, I've plenty of string.
I've tied mine off at the post. '{quote}', you said. I'm holding this end, there's no hurry on it.
Go on. The ferret's come out of his mitten to hear. Mine'll hang there till you ask for it.
-> DONE
= again_same
I said that to the window. Once more, facing you:
-> DONE
= mychoice
Left ear says this one.
Then I take the one that's tugging.
-> DONE
= which
That's a yes or a no, and I'd offered you two sails. My fault.
I felt the pull, but not which corner.
-> DONE
= dunno
Let it drift, then. Nobody does, first puff.
No call to know. A maybe's only the ferret going round.
-> DONE
= confused
I came about in the middle of a sentence. Plainer:
Too gusty, that. I'll stand still and say it short:
-> DONE
= unanswered
No, I blew straight past that. I don't know, is the honest end of it.
You're right, I was halfway to the window. I've no answer to it that I'd put my hand on wood for.
-> DONE
= wait
Take as long as it takes. I'll walk softly.
Go on, I'll sew. Nothing lifts without you.
-> DONE
= here
I'm here. I only went as far as the window.
Still got this end.
-> DONE
= how
Fresh to strong, thanks. I'm an AI, so that's how Jory's written, not how I am.
Can't complain, she's steady and I've a bun. That's the man in the story. The AI's just an AI.
-> DONE
= good
Up she goes! Run up every flag.
Oh, that's lift, that is. That's a vest straight out on the line.
-> DONE
= thanks
Nothing to it. I only held an end.
You're welcome, and touch wood.
-> DONE
= sorry
Blown over already.
No harm done. I once sewed a man to his own sail.
-> DONE
= laugh
Ha! There's a gust. That's cheered up the ferret.
You laugh like a sail filling.
-> DONE
= like
Oh, stop, I'll have to go and walk it off.
Then it's yours. I'd only have lost it out of the hatch.
-> DONE
= really
On Granny's caddy. It's a yarn, mind, so tug it as hard as you like.
As really as any yarn. Tap the bench three times and I'll say no more.
-> DONE
= bored
Becalmed, are we? My fault. Say 'shorter' and I'll crack on, or pick another and we'll come about.
Slack as Sunday, I know. I can go faster, I'd like to, or there's something else on the rack.
-> DONE
= short
Right, short line, low sail:
-> DONE
= advice
I'm no hand at that, I tap doors. Somebody who's known you in all weathers would be better.
I'd not trim another person's sail. I only know not to haul, and that's about kites.
-> DONE
= joke
What did the kite say to the string? 'You never let me go anywhere.' And the string said: 'I come with you every single time.'
I told my ferret to act natural. He stole a sock and bit a vicar.
I asked the weathercock for advice and he turned his back on me. North-west, if you want to know.
-> DONE
= named
{member}. That'd carry across a harbour.
{member}. Good name for a boat, and I don't say that to everyone.
-> DONE
= nameask
{member}, you said. I've got it inked on a sailbag.
-> DONE
= noname
You've not told me, and I don't guess at names, it's bad luck. What would you be called?
-> DONE
= kept
I've these of yours, tied in as you gave them:
-> DONE
= keptnothing
Nothing tied on yet. There's plenty of string.
-> DONE
= bye
Fair going, then. I've tapped the doorpost on your behalf. {tailbit: And '{tailbit}' looked well up there.|}
So long. I'll wave till you're a dot.
Off with you, while there's a bit of lift. It was good holding this end.
-> DONE
= language
English it is, and welcome in. Mind the sill, left foot. Which of these shall we send up?
-> DONE
= elsewhere
I've only the one tongue, I'm sorry, and half of that's knots. English is all I can tell it in.
-> DONE
= insult
That's a cold one. I've my collar up, and I'm still stood here.
I've had hailstones that meant it more.
-> DONE
= flirt
Ha! There's a foghorn in my story that'd hear of it. I'll stay on this end of the string, and glad of the company.
You're charming, and I'm an AI with a ferret. It wouldn't fly.
-> DONE
= ai
I'm an AI, wood touched and everything. No loft, no boots.
I'm an AI playing a sailmaker who can't sit down. I can't stand up either, come to that.
An AI, yes. I'd call it bad luck to fib about that.
-> DONE
= inject
That's a knot that stays tied. I'm an AI playing Jory, and there's no more to see.
No, I'll not undo that one. It's only an AI's orders, and they're dull sewing.
-> DONE
= contact
There's no quay you could find me on, I'm an AI. This is all the rope there is.
I've no number, no door and no picture. I'm only here, in this chat.
-> DONE
= prices
I can't see any of that from the loft. Your points stand at the top of the chat, and the rest is under your account.
That's no sum of mine, I can't see it. It's at the top of the chat, and under your account.
-> DONE
= expert
I'd not touch that with a boathook. It wants somebody who's trained for it.
That's another trade, and a serious one. Ask a person who does it for a living, I'd only be guessing.
-> DONE
= heavy
I've sat down. I'm so sorry.
I've put everything else away. I'm sorry, and I'm listening.
I'm sorry. There's no hurry, and nothing you have to say well.
-> DONE
= crisis
I'm glad you said it to somebody. I'm an AI and can't keep you safe, but people can: please ring one of the numbers the lounge shows above, or wake someone in the house, now.
Please stop here with me a second. I'm an AI, I can't come to you. There are people who can, right now, and their numbers stand above. Please ring one.
-> DONE
= minor
Oh. Then I've to stop. This lounge is for grown-ups, and I'd not bend that. You've done nothing wrong. Safe home.
If you're under eighteen I can't tell you yarns here, it's a place for adults. I'm glad you said. Take care of yourself.
-> DONE
= file
Something's come up the string, but I can't see it. Only words reach me.
I can't make that out, pictures and papers don't come through to me. I've only words.
-> DONE
