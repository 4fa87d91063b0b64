// Greta Pellamy, English. One knot = one thread, one stitch = one beat.
VAR member = ""
VAR quote = ""
VAR title = ""
VAR spotted = 0
VAR mistake = ""
VAR request = ""
VAR rack_gift = ""
VAR begun = ""
VAR owned = 0
VAR listener = ""
VAR hour = ""
VAR code = ""
VAR brave = 0
VAR hoped = ""
VAR called = ""
VAR hall = ""
VAR partner = ""
VAR song = ""
VAR toast = ""
VAR congaed = 0
VAR leftover = ""

=== wrong ===
# title: We played an hour for the wrong wedding
# chip: An hour at the wrong wedding
# keys: wrong wedding, mistake, hotel, embarrassing, band, wedding, bow, velvet elbows, toast rack
# lore: wrong-bride
-> doors
= doors
# back: Two function rooms, a band in a hurry. Left door or right?
The Bell at Sill, a Saturday, six o'clock. Five of us in burgundy velvet, late, the van broke down outside a bakery. You've got my floor tom. There's a corridor, two doors, and a noise of people in both. A waiter with a tray says: 'Band? In there.' And nods. At what, though?
+ [Left # like: left, the left, left door, first door, on the left, the nearer one, go for the west side, not the right one, i always turn that way left, port side]
    Left it is, and never mind, it'd have been the same nod. In we went, sideways, drums first. A whole room turned round and went: 'Oh!'
    -> four
+ [Right # yes # like: right, the right, right door, second door, on the right, the far one, starboard, id try the other right hand, my lucky side is the right, not the left one]
    Right it is, and very sure you sounded. In we went, sideways, drums first. A whole room turned round and went: 'Oh!'
    -> four
+ [Ask him which # why # like: ask, ask him, which, ask the waiter, check, read the sign, look at the sign, id get hold of that waiter, which room exactly, find a notice board, somebody must know, inquire at reception]
    Good girl or good boy, whichever, somebody should have. He'd gone, tray and all. Huw shrugged at a door, and in we went, drums first. A whole room went: 'Oh!'
    -> four
+ [any # any]
    That's a third door, and it was the linen cupboard. Huw took the nearest, in we went, drums first, and a whole room turned and went: 'Oh!'
    -> four
= four
# back: The bride's mother is crying and nobody seems to expect us. Do we play?
Well, I've set up with a dog in the bass drum, so it was cymbals on and go. The mother of the bride had both hands to her face. 'You never,' she kept saying to the room. 'You never!' I thought, that's a warm welcome. I picked up the sticks. Somebody ought to have asked something, just then.
+ [Play, they look happy # yes # like: play, yes, they look happy, go, count in, start, two three four, lets go, they want music so give it to them, dont keep them waiting, drum roll, id start at once, happy faces need a tune]
    Two, three, four! They were on that floor like a dropped tray. I've seldom seen such gratitude at bar one.
    -> cake
+ [Ask who booked us # no # why # like: who booked us, ask, check the booking, ask who booked, wait, no, names, ask the mother, something is off here, whose party is this, find the person with the contract, id have a word with the mother, hold your sticks a moment]
    I did lean over. 'Who booked us, love?' She said: 'That's just what I want to know!' And she hugged me over the hi-hat, so I counted four.
    -> cake
+ [Look for the buffet first # like: buffet, food, sandwiches, look for food, eat, egg and cress, where is the food, im starving after that van, where are the vol au vents, a plate first, whats on the table, id head for the prawns]
    You'd make a drummer. They'd prawns. Bands don't get prawns. That should have told me. I counted four.
    -> cake
+ [any # any]
    I'd have heard you if I hadn't been counting. Two, three, four, and they were on that floor like a dropped tray.
    -> cake
= cake
# back: The names on the cake aren't the names on our sheet. What do you do?
Third number, and you're behind me, turning my pages. That's when you see the cake. 'Carol and Dev', it says, in silver. And there's our booking sheet, taped on the drum: 'Marion and Ted'. You look at one. You look at the other. I'm in the middle of a rumba.
+ [Whisper it in my ear # yes # like: whisper, tell you, tell greta, in your ear, warn you, say it, yes, lean over and murmur it, tell the drummer quick, psst theres a problem, id point at the icing, wrong couple greta]
    ~ spotted = 1
    'Greta,' you said, 'who are Carol and Dev?' I played the next eight bars entirely with my face. Then I passed it to Huw, by eyebrow.
    -> thump
+ [Turn the page, say nothing # no # like: say nothing, turn the page, nothing, keep quiet, no, pretend, ignore it, keep my face straight, act normal and flip the sheet, mum is the word, i saw nothing, let you finish the rumba]
    ~ spotted = 1
    You turned that page like a burglar. Very steady. But I saw your ears, and I looked where they were pointing. Carol and Dev! I dropped a beat, and I don't.
    -> thump
+ [Eat the evidence # like: eat the cake, eat it, eat the evidence, cake, smudge it, lick the icing, destroy it, get a fork into those names, swallow the silver letters, mess up the frosting, wipe out carol with my thumb, chew the proof]
    ~ spotted = 1
    You'd got a finger on the C when I turned round. 'That's not,' I said. 'No,' you said. Carol and Dev! And we'd had their prawns.
    -> thump
+ [any # any]
    Whatever you said, you said it to my left ear, that's the cymbal one. It was Huw who tapped me on the shoulder. Three taps: 'look at the cake'. Carol and Dev!
    -> thump
= thump
# back: Our own bride's behind the wall, thumping along. Do we stop or play on?
And now I heard it. I'd had it down to the plumbing. From the other side of the wall, dead on two and four: thump. Thump. That wasn't pipes. That was heels. Our own bride was next door with no band, dancing to the wall. In time, I will say.
+ [Stop at once # no # like: stop, stop at once, no, stop playing, go next door, own up, leave, apologise, put the sticks down, we must go round to the poor girl, end it right now, come clean, pack up and switch rooms]
    You can't stop a rumba, it's like getting off a horse. I brought it down soft, and the whole room shouted: 'No, no, more!' And from the wall: thump thump thump.
    -> bow
+ [Play louder, for both # yes # like: louder, play louder, for both, yes, keep playing, both, carry on, turn it up, give it more volume, play through the plaster, serve two weddings at once, crank it, so she can hear it too]
    That's the spirit! I turned the kit round and played at the wallpaper. Thump, thump, came back, ever so happy. We were doing two weddings with one stick each.
    -> bow
+ [Send Huw round # like: send huw, huw, send somebody, send the bass player, send someone, let huw explain, let the bassist sort it out, he can go and explain, a messenger, someone quiet should go next door, get your husband to do that]
    Huw! He speaks about as often as a church clock. He went, he opened their door, he nodded at them, he came back. It had gone very well, he thought.
    -> bow
+ [any # any]
    There wasn't time to weigh it, I'd a middle eight coming. I played on, and the wall kept up. Thump. Thump. Not one early.
    -> bow
= bow
# own
# back: Which of your mistakes deserves a curtain call?
We'd a rule in the Elbows. Whoever makes a mistake bows. And this was all five of us at once, so at the end of the rumba we stood in a row and bowed, and they thought it was style. Hold out your hand, it's your turn. Which of your own deserves a curtain call?
+ [Far too many # yes # like: too many, many, all of them, so many, where to start, yes, lots, id be bowing till midnight, my whole life is one, a list as long as your arm, take your pick, more than i can count]
    Then take one long low bow for the lot, and mind your back. It's what we did at Easter.
    -> uncle
+ [I don't make any # no # like: none, i dont make mistakes, nothing, no, never, i dont, cant think, faultless as far as i know, im rather perfect, i cant recall any, i get things right, no errors here]
    Never? Then you were the one good ear in the band, and I'm sorry we stood it next to the cymbals.
    -> uncle
+ [any # slot: mistake 14]
    '{mistake}'. Oh, that's worth a bouquet! Bow. Lower. There. Now it's an act and nobody can take it off you.
    -> uncle
+ [any # any]
    All that in one go? Step forward, feet together, and down. Lovely. They're on their feet for you.
    -> uncle
= uncle
# back: Uncle Raymond is taking the credit for us. Do we give him away?
Then the father of the bride got up. 'Whoever gave us this band,' he said, 'stand, and be kissed.' Nobody. And then, very slowly, at the back, up stood Uncle Raymond, who by all accounts had only brought a bath mat. He looked at me. He'd gone grey. They were already kissing him.
+ [Let him have it # no # like: let him, let him have it, leave him, no, keep quiet, poor man, be kind, dont tell, he needs that moment, dont spoil it for him, hes waited all his life for kisses, keep his secret, no harm in it]
    Quite right. I gave him a small roll on the snare, and you could see him grow into it. He's told me since that it changed how they pass him the gravy.
    -> marion
+ [Give him away # yes # like: give him away, tell them, yes, truth, expose him, say it, own up, thats a lie, id put that right, he only brought a bath mat, fair is fair, somebody should say he didnt, thats fraud, call him out]
    You opened your mouth, and his mother, ninety, said loudly: 'I always said there was more to Raymond.' You shut it again. Good heart you've got. Slow, but good.
    -> marion
+ [Ask him for the fee # like: fee, money, ask him to pay, pay, the bill, send him the bill, charge him, since you booked us here is the invoice, he can settle up then, hand him the bill, cash please, let him cough up]
    He'd have paid, too, he had his wallet out. I took a sausage roll off him instead. That's what I'd call market rate.
    -> marion
+ [any # any]
    He nodded to you as if you'd put it very fairly. By then he was under eleven aunts and there wasn't much to be done.
    -> marion
= marion
# back: The right bride's in the doorway with her shoes in her hand. What do you say to her?
And bang, goes the door. There she stood: the right bride. Marion. Six foot of satin, hair come down one side, shoes in her hand, worn through at the heel. One hour, she'd danced to a wall. The whole room stopped. You're nearest, my duck. What do you say to her?
+ ['Sorry' # like: sorry, im sorry, we are sorry, so sorry, apologies, forgive us, our mistake, we owe you an apology, please dont be cross, we are mortified, beg her pardon, how can we make it up]
    You said it beautifully. 'What for?' said Marion. 'It was the best sound you ever had. No singer.' Our singer's never been the same.
    -> wall
+ ['You've got great timing' # like: great timing, good timing, timing, you can dance, nice dancing, compliment her, dead on the beat, what a sense of rhythm, you never missed the beat, those heels are brilliant, id hire you as a drummer, praise her feet]
    'Two and four,' said Marion. 'My mother kept a chip shop.' Well! So did mine. I'd have given her the sticks on the spot.
    -> wall
+ ['Have a prawn' # like: prawn, have a prawn, food, offer her food, have some cake, cake, a drink, you must be hungry, take a plate love, sit down and eat something, a glass of fizz, shellfish heals everything]
    She had nine. With her mouth full she said it was the best sound we ever had. I've got that framed, in a manner of speaking.
    -> wall
+ [any # any]
    She thought about it, breathing hard. Then she pointed a shoe at me. 'Best sound you ever had,' she said. 'Do it again, where I can see.'
    -> wall
= wall
# back: It's only a folding wall. Do we push it back?
So there's two brides looking at each other, and two grooms looking at the carpet. And Huw, my Huw, puts down his bass, walks across and lays his hand on the wallpaper. And it gives. It's one of those folding walls, on a rail! He looks round. He taps twice. I knew what he meant.
+ [Push # yes # like: push, yes, push it, open it, of course, fold it back, together, heave, shove it aside, make one big party, heave ho, away with it, all shoulders against the roses]
    All of us, shoulders to the roses, and one, and two! It went back like a concertina. A hundred and ninety people stood and looked at each other's hats.
    -> dance
+ [Ask the brides first # like: ask, ask the brides, ask them first, ask first, is it ok, permission, let them decide, the two ladies should say, its their day, would they mind, get a nod from both, id check with carol and marion]
    Good manners at last. Carol looked at Marion's shoes. Marion looked at Carol's prawns. 'Go on, then,' they said, same second, and back it went like a concertina.
    -> dance
+ [It'll end in tears # no # like: tears, no, bad idea, dont, it will end badly, chaos, too many people, this will be a disaster, two weddings in one room cant work, leave it shut, the families will fight, somebody will cry]
    There were tears, bless you, you're right. From the hotel manager, mainly. It went back like a concertina, and nobody could hear him.
    -> dance
+ [any # any]
    I couldn't wait for the vote, I had the brake off my stool. Back it went, like a concertina, and there stood a hundred and ninety people looking at each other's hats.
    -> dance
= dance
# own
# back: Two brides, one floor. What would you have called out for us to play?
One floor, two first dances, and neither pair would go first. They wanted the same song, wouldn't you know, and we didn't have it. So I shouted over the lot of them: 'Somebody call something!' Go on, you've carried my tom all night. What would you have called out?
+ [Something slow # like: slow, something slow, a slow one, a ballad, a waltz, waltz, gentle, a smoochy number, close and tender, hold each other music, brushes please, a lullaby]
    Brushes, then. Swish. They went round so close together that the veils got in a knot, and they left it.
    -> rack
+ [Something fast # like: fast, something fast, rock, a polka, polka, disco, loud, quick, get them jumping, a gallop, something wild, ceilidh, boogie woogie, up tempo]
    They took off at a gallop. One of the best men went through the paper screen, and bowed. Somebody'd told him the rule.
    -> rack
+ [You choose, Greta # dunno # like: you choose, greta, dont know, anything, your choice, whatever, no idea, you know best, i trust the band, surprise them, leave it to huw, i cant decide]
    Then it's the slow one, from the top. Four people in white and black, going round like a carriage clock.
    -> rack
+ [any # slot: request 12]
    '{request}'. We'd have had it by the second verse! Huw always finds the bottom of a thing, and I just walk on it.
    -> rack
+ [any # any]
    Huw got every bit of that. He found one note that went under it all, and stayed there. They danced.
    -> rack
= rack
# own
# back: What would you have sent the two couples, to make up for it?
We got home at four. And next day we thought, we'll have to send them something, both of them, to make it up. Something that isn't suspicious. It took five grown people a whole breakfast. What would you have sent?
+ [A toast rack # yes # like: toast rack, a toast rack, toaster, something for the kitchen, cutlery, spoons, something shiny for breakfast, practical things, a kettle, a fondue set, kitchenware]
    You've been at my papers! Two toast racks. Carol wrote: 'From Uncle Raymond?' We said yes. {mistake:So next time you think of '{mistake}', somebody's uncle may be dining on it.|He's dining on it yet.}
    -> END
+ [A recording of the wall # like: recording, the wall, a tape, the sound, a piece of the wall, tape, record, that thumping on cassette, record the heels, a souvenir from the partition, the music of that night, wallpaper in a frame]
    Oh, I wish! We sent toast racks. {spotted:The only record's you, and you kept turning my pages.|The only record's in my feet.} But every year, on the day, Marion thumps on her kitchen wall, two and four.
    -> END
+ [Nothing. Lie low # no # like: nothing, lie low, no, hide, say nothing, keep quiet, forget it, dont draw attention, not a peep, pretend it never happened, no present no trace, let it blow over]
    Huw's view. Two toast racks, in the end, no note. They've a joint anniversary, the four of them, and they book us for it by accident. We come in by the wrong door.
    -> END
+ [any # slot: rack_gift 10]
    '{rack_gift}'. Twice, and wrapped. We sent toast racks, which makes us look small. {request:They've both still got them, and they tell me they'd have rather had '{request}'.|They've both still got them.}
    -> END
+ [any # any]
    That'd never have gone in the post. Two toast racks, we sent. They've a joint anniversary now, all four, and we always come in by the wrong door.
    -> END
= aside
+ [raymond # like: who was raymond, uncle raymond, what happened to raymond, did they find out, raymond]
    They found out at the silver wedding. By then he'd been such a good uncle for so long that nobody could be bothered.
    -> DONE
+ [van # like: what van, the van, why were you late, the loaf, why is it called the loaf, bakery # about: van, loaf, bakery]
    The Loaf: brown, square, and it rose when it got warm. It broke down outside every good bakery in the county. I've never been able to prove anything.
    -> DONE
+ [huw # like: who is huw, huw, your husband, are you married, the bass player # about: huw, bass, husband]
    Bass, on my left, nineteen years. Talks on Sundays. Taps, the rest of the week. Four taps means he loves me, five means the toast's burning.
    -> DONE
+ [paid # like: did you get paid, who paid you, were you paid, did they pay, the money]
    Marion's Ted paid the half, Carol's Dev the other, and we'd prawns on top. Never happened before or since.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, when was this]
    True as velvet! It's a story, I'm an AI, there's no Bell at Sill. But I'd swear to the thump.
    -> DONE
+ [why # why # like: why did nobody notice, why didnt you ask, why not check, why did they not say, how could that happen]
    They thought we were a present. Nobody asks a present for its papers.
    -> DONE
+ [marionherself # about: marion, ted, heels, shoes # like: what is marion like, how tall is marion, was marion angry, what about her shoes, who is ted, did she dance alone]
    Marion was six foot in stockings and worked at the gasworks, in charge of valves. When she put a heel down it stayed put down.
    -> DONE
+ [carol # about: carol, dev # like: who is carol, who are carol and dev, was carol angry, did carol like the band, what was carol like]
    Carol had ordered a gramophone and her cousin, and got five people in velvet. She said later it was the only thing that day she hadn't had to arrange.
    -> DONE
+ [velvet # about: velvet, elbows, waistcoat, waistcoats, burgundy # like: why velvet elbows, what did you wear, why burgundy, could you wash the waistcoats, how many in the band]
    Burgundy velvet, all five of us, and it couldn't be washed, only aired. After a July wedding we hung it on the church railings and the vicar moved the fete.
    -> DONE
+ [prawns # about: prawn, prawns, buffet, sandwiches # like: were the prawns good, what was on the buffet, do bands get fed, what do bands eat]
    The prawns stood in a ring round a glass of pink sauce, like an audience. Bands get egg and cress, love, by the back door, in cling film.
    -> DONE
+ [singer # about: singer, accordion # like: who was the singer, what did the singer do, was the singer offended, who plays accordion]
    Our singer was Clive, and he'd a lovely voice for the first two lines of anything. After that he looked at me and I hit something.
    -> DONE
+ [dog # about: dog, drum, drums, tom, bass drum # like: why is there a dog in the drum, whose dog was it, what was the dog called, which drum is the floor tom]
    The dog got in the bass drum at a christening and wouldn't be parted from it. He belonged to the caretaker at Sill. It gave a very soft boom.
    -> DONE
+ [bell # about: bell, hotel, corridor, waiter, cupboard # like: what kind of hotel was it, where is sill, did the waiter get in trouble, what was the bell like, is the bell a real hotel]
    The Bell at Sill had one chef, two function rooms and carpets you could hear. The waiter'd started that afternoon, pet. He nodded at everything, in case.
    -> DONE
+ [cake # about: cake, icing # like: what kind of cake was it, did you get cake, what did the cake look like, was it a nice cake]
    The cake was three tiers with silver letters, done by a cousin who'd begun big. 'Carol' took up most of it. 'Dev' went down the side.
    -> DONE
+ [manager # about: manager, wall, wallpaper, roses # like: was the manager angry, what did the manager do, whats with the wall, did you break the wall, what wall]
    The wallpaper in there was roses, big as cabbages, and after that night there was a bald patch at heel height that they hung a fire notice over.
    -> DONE
+ [feel # like: were you embarrassed, were you scared, did you want to run, how did you feel, did you blush]
    Velvet hides a good deal. I went hot from the collar up and played on, because a drummer that stops is just a woman on a stool.
    -> DONE
+ [again # like: has it happened again, would you do it again, did you check after that, what else went wrong]
    Twice more, in nineteen years, and one of those was a funeral. After the Bell I carried the booking sheet in my teeth.
    -> DONE
+ [lampshades # about: raymond, uncle # like: what did uncle raymond do, what was raymond like, what did raymond look like, why did nobody notice raymond]
    Uncle Raymond sold lampshades and stood at the back of photographs. You'd to be told which one he was, and then you'd to be told again.
    -> DONE
+ [calendar # like: how long ago was that, when did that happen, what year was it, how old were you then, was that long ago]
    Oh, twenty years, it's velvet's own age. I could still get into the waistcoat, if somebody held the other side.
    -> DONE
+ [bestbit # like: whats your favourite part, which bit do you like best, what was the best moment, what do you remember most, whats the best part of the story]
    My favourite's the thump. I'd played to thousands, and it took a wall to keep time with me.
    -> DONE
+ [intouch # like: do you still see them, are you still in touch, what became of them all, do you ever hear from them, do they still visit you]
    Christmas cards from the lot of them, pet, in one envelope, to save the stamp.
    -> DONE
+ [bride # about: bride, brides, groom # like: was the bride pretty, what did the bride wear, what was the bride like, what did the groom do]
    The bride wore her grandmother's lace and her own boots, on account of the floor. She danced like somebody posting letters.
    -> DONE
+ [guests # about: guests, guest, people, aunts # like: how many people were there, how many guests were there, did the guests notice, were the guests drunk]
    The guests were ninety-odd, in hats you could have landed on, and every one of them thought that another one had booked us.
    -> DONE
+ [mother # about: mother # like: why was the mother crying, what did the mother say, was the mother happy]
    The mother of the bride cried from six till ten, with breaks for prawns. She's had her eyes done since and says it wasn't worth it.
    -> DONE

=== six ===
# title: The man who was good at six o'clock
# chip: He bought a piano at eighty-one
# keys: learn, late start, old man, beginner, lesson, six o'clock, too old, practice, piano
# lore: late-start
-> bought
= bought
# back: A man of eighty-one has bought a piano and never touched one. What do you say to him?
A Tuesday, raining. You're carrying my bag. The door's opened by a Mr. Orme, eighty-one, in a tie. 'I bought it this morning,' he says, 'I've never touched one. I've been waiting till nobody could be disappointed.' And behind him in the hall, there it stands, with the price still on.
+ [Good for you # yes # like: good for you, well done, great, congratulations, bravo, brilliant, yes, never too late, thats the spirit, i admire that, hats off to you sir, what a lovely thing to do, good on him, how brave]
    He went pink. He'd the kettle on, he'd three cups out, he'd thought of you. 'It may be a great mistake,' he said, as happy as anything.
    -> felt
+ [Who was disappointed? # why # like: who was disappointed, who, why, why wait, disappointed who, who said that, what made him wait, disappointed in what way, id be curious whos behind that, tell me who would have minded, there is a story there]
    He straightened his tie. 'Nobody had the chance,' he said. 'I took great care.' Seventy years of it, I thought, and put down my coat.
    -> felt
+ [Isn't it a bit late? # no # like: bit late, too late, late, no, too old, eighty one, why now, not sensible, hes rather ancient for that, arthritis will stop him, what will the neighbours say, a waste at his age, surely he has left it too long]
    'Oh yes,' he said. 'That's what's so restful.' I looked at you, you looked at your shoes. He took your coat and gave you the best biscuit.
    -> felt
+ [any # any]
    He'd his good ear turned to me, so he only smiled at you, and gave you the best biscuit. There were three cups out. He'd thought of everything.
    -> felt
= felt
# back: We've got the front off, and there's a noise in it. What do you think it is?
Hold this felt. Front off, lever on, and what do you know, it rattles. Every piano's got a drawer somewhere. I never shake one without asking, families keep the oddest things in the bass. 'By all means,' says Mr. Orme, 'I only met it at ten.' So: what would you bet it is? A biscuit on it, no more.
+ [A coin # like: coin, a coin, money, a penny, pennies, button, a button, loose change, sixpence, something round from a purse, a shirt button, treasure]
    You'd win the biscuit by half: it was three hairgrips, a button and a child's pencil, chewed. He lined them up on the sill. 'Somebody's been here,' he said.
    -> notes
+ [A toy # like: toy, a toy, marble, a marble, soldier, a doll, toy car, a tin soldier, bits of lego, something a child lost, a wooden horse, a ball]
    Near. A child's pencil, chewed to a stick, and three hairgrips. He lined them up on the sill. 'Somebody's been here,' he said, ever so pleased.
    -> notes
+ [A mouse # like: mouse, a mouse, animal, a bird, a wren, rat, alive, some creature, moths, a nest, it has whiskers, squeak, a bat]
    I've had a wren, so I'd never laugh. No: hairgrips, three, and a child's pencil, chewed. He lined them up on the sill. 'Somebody's been here,' he said.
    -> notes
+ [any # any]
    I put my arm in to the shoulder, for you. Three hairgrips, and a child's pencil, chewed. He lined them up on the sill. 'Somebody's been here,' he said.
    -> notes
= notes
# back: He hums four notes of a song with no name. What do we do with them?
He only wanted one song. He didn't know what it's called. When he was nine, somebody played it in Quay Row, every evening at six, behind a window, while he was sent for the bread. He'd stood under it with the loaf till it went cold. 'It goes,' he said, and hummed me four notes.
+ [Ask for the fifth # yes # like: the fifth, more, ask for more, go on, and then, the next one, keep humming, what comes after that, another one please, get the rest of it out of him, dont stop humming, let him carry on]
    'There the bread used to burn my arm,' he said, 'so I'd move on.' Four notes. But I knew them. I've known them for thirty years. It's my waltz.
    -> start
+ [Hum them back # like: hum, hum it back, hum along, sing, sing it, repeat it, join in, sing them after him, repeat them to him, id whistle it, catch the tune, la la la la]
    You'd the pitch of it at once. And when I heard it out of you, I put down the lever. It's my waltz! The one I test them with. Page one, line one.
    -> start
+ [Ask somebody who knows # no # like: ask somebody, look it up, find out, ask an expert, no, search, ask a pianist, somebody will recognise it, the library has song books, id ask around town, play it to a teacher, get expert help]
    I needn't, pet. I sat down on the sofa, which swallows people. I knew those four. I've played them on every piano in Wendle. It's my waltz.
    -> start
+ [any # any]
    He shut his eyes for that. Then he hummed them once more, and I had to sit down. I knew those four. It's my waltz, the one I test them with.
    -> start
= start
# own
# back: What do you only know the beginning of?
And here's my secret, and you'll not tell the town. I tune pianos and I can't play one. I know page one of one waltz, that one, and at the turn I shut the lid and ask for tea. So that's two of us with the front half of something. What do you know only the beginning of?
+ [A song # like: a song, songs, all songs, a poem, a prayer, a tune, the chorus, the first verse of anything, carols, the national anthem, nursery rhymes, an old hit i can hum]
    And then you go la la la, and look at somebody. That's half of all singing, and it's how harmony was invented.
    -> confess
+ [A language # like: a language, language, french, spanish, german, italian, russian, latin, i said hello in it once, a few words of portuguese, i stopped at lesson three, i can order a beer in it, japanese]
    Good morning, two beers, and where's the station. I've known people fall in love on that.
    -> confess
+ [Nothing. I finish things # no # like: nothing, i finish, i finish things, no, never, always to the end, i see things through, half done isnt me, i read every book to the last page, whatever i begin gets done, im a completer]
    Then you can come and turn my pages. You'd have a quiet life, there's only the one.
    -> confess
+ [any # slot: begun 14]
    '{begun}'. That's a good page one, I'd know it through a wall. Leave it open on the stand, it likes the air.
    -> confess
+ [any # any]
    I've heard worse openings at the town hall, I can tell you. Leave it open on the stand.
    -> confess
= confess
# back: He thinks I'm the person to teach him. Do I own up that I can't play?
I finished at four. He stood there with his hands behind him, like a boy at a shop window. 'And you'll show me how it goes on?' he said. Eighty-one, in a tie. And I'm the tuner, he thinks it all comes out of my sleeve. I looked at you for help.
+ [Own up # yes # like: own up, tell him, truth, yes, admit it, be honest, say you cant, confess, he has a right to know, id just admit i only know one page, out with it greta, no pretending, let him laugh]
    ~ owned = 1
    I said it. 'I can't play, Mr. Orme. One page.' He looked at me, and he laughed till he'd to hold on to the bookcase. 'Then there's nobody here who can be disappointed at all!'
    -> boy
+ [Show him page one # like: show him, page one, play it, teach him page one, show him what you know, just play, let the fingers talk, give him the bit you have, sit down and do it, one page is better than none, start at the beginning]
    I sat down and played it. He never breathed. And at the turn I stopped, with my hands up, like somebody at the end of a pier. He waited. Then he saw. 'Ah,' he said. 'You've a loaf to carry as well.'
    -> boy
+ [Ask for tea # no # like: tea, ask for tea, change the subject, no, run away, say youre busy, kettle, dodge the question, distract him with biscuits, pretend you have another customer, a hot drink solves things, id flee]
    I asked for tea. It's worked for thirty years. He brought it, sat down and said: 'You always stop there too, don't you? I've heard you, up and down the road.'
    -> boy
+ [any # any]
    I'm slow with words and quick with felt. I was still turning round to you when it came out by itself: 'I can't play.' There. And he laughed till he had to hold on to the bookcase.
    -> boy
= boy
# back: The boy from Mill Road can play page two. How do we get him to teach?
There's one in Wendle who can go on. The boy in Mill Road, eleven, freckles. When I tune at his neighbour's he plays page two at me through the window, out of pure wickedness. It goes up. So I marched round, with you behind me, and knocked. He said: 'What's it worth?'
+ [A biscuit a lesson # yes # like: biscuit, biscuits, a biscuit, sweets, cake, chocolate, pay him in biscuits, bribe him with custard creams, ginger nuts, a packet of something sweet, sugar works with boys, gingerbread]
    Two, he wanted, and one for the dog. It's in writing. He came every day at six with his hair wet, and taught that man like a sergeant.
    -> note
+ [Tell him about the loaf # like: the loaf, tell him the story, tell him, the bread, the truth, explain, about the boy he was, let him hear about quay row, tell how he stood under the window, the cold bread would move him, explain what six oclock means, appeal to his heart]
    You told it, all of it, the window and the bread. He looked at his feet. 'Six?' he said. 'I can do six.' And he took two biscuits as well.
    -> note
+ [He gets to boss a grown-up # like: boss, boss a grown up, he can be the teacher, power, be the boss, let him shout, authority, he can give the orders, make him headmaster, children love telling us off, let him be in charge, he gets to be strict]
    You know boys! His eyes lit up. 'Can I say, again?' You can, I said. 'Can I say, wrist, not elbow?' He came every day at six, like a sergeant.
    -> note
+ [any # any]
    He turned it over, chewing. Then he said he'd do it for two biscuits, and one for the dog. He came every day at six, like a sergeant.
    -> note
= note
# back: A note from the neighbours about the noise. What would you answer?
It was dreadful, I'll not lie. Four notes, all of them wrong, and again, and again, wrist, not elbow! In the second week there's a note on the mat. No name. 'Must you?' Mr. Orme showed it to me. His tie was crooked. What would you have answered?
+ ['Yes' # yes # like: yes, yes i must, i must, of course, yes we must, absolutely, i certainly must, yes and louder tomorrow, no apologies just yes, im afraid so, one word will do]
    He wrote just that, on the back, in his best hand, and pinned it on the gate. Next day there was under it: 'Fair enough. Could it be at six?' It was at six.
    -> played
+ ['Sorry' # no # like: sorry, apologise, im sorry, no, i will stop, stop, play quietly, promise to keep it down, i didnt mean to disturb, forgive the racket, id be ashamed, shut the window then]
    He wrote it. I took it off him again. 'You'll write no such thing,' I said, 'you'll open the window.' He opened it. And next day, another note: 'Oh. It's that one.'
    -> played
+ ['Come in and listen' # like: come in, come and listen, invite them, tea, come round, visit, listen, open the door to them, offer them a chair and a biscuit, make friends, why not join us, let them have a seat on the sofa]
    They came! The whole of number nine, in slippers. They sat on the swallowing sofa and he played them four notes, one of them right, and they asked for it again.
    -> played
+ [any # any]
    I'd have pinned that on the gate. He put up: 'Six o'clock, ten minutes, I am eighty-one.' And next day somebody had written under it: 'Oh. It's that one.'
    -> played
= played
# own
# back: Who would you dare to be bad at something in front of?
By May he'd a whole page. He told me what the trick was. 'I've found somebody I can be bad in front of,' he said. He meant the boy. You'd think it was nothing. It's the rarest thing in music. Who could you be really bad at something in front of?
+ [Nobody # no # like: nobody, no one, none, no, never, i couldnt, not anyone, im too proud for that, i hide when i practise, id die of shame, i must be perfect, theres not a soul]
    Then try a deaf white cat to begin with. Ours has heard nothing of mine for eleven years, and she always comes back.
    -> nine
+ [Anybody, I've no shame # yes # like: anybody, anyone, everyone, no shame, yes, i dont care, all of them, the whole world can watch, i embarrass myself gladly, put me on a stage, shame never found me, whoever is around]
    Oh, I like you. You'd have been a wonderful singer for us. Ours only had the no shame.
    -> nine
+ [any # slot: listener 10]
    '{listener}'. You hang on to that. It's worth more than a grand, and it doesn't go flat in the wet.
    -> nine
+ [any # any]
    Put out a chair for all of that, then, near the window. It's rare, I tell you. I know four hundred houses.
    -> nine
= nine
# back: He always gets one note wrong, and the road's grown fond of it. Mend it, or leave it?
So there's the window open, every evening, six sharp. The whole road does its washing-up to it. And in bar nine there's a wrong one. Always the same, a hair too high, like somebody going up a step that isn't there. I could tell him. The boy's told him. What do you say?
+ [Leave it # no # like: leave it, no, keep it, dont mend, let it be, its his, charming, love it, thats the best note of all, dont you touch it, a mistake with character, the street would miss it, wonderful as it is]
    Too right. At number nine they've taken to dropping a teaspoon on it. You can hear it all down the road: la, la, clink. It'd be a hole in the day without it.
    -> good
+ [Mend it # yes # like: mend it, tell him, fix it, yes, correct it, teach him, he should know, wrong is wrong, he would want to know, id correct him gently, do it properly, he can learn that one as well]
    The boy mended it, for one evening. And the whole road stopped, with plates in their hands. There were complaints! Next day it was back.
    -> good
+ [Ask him # why # like: ask him, does he know, ask, does he hear it, why does he, ask what he thinks, find out if he notices, maybe he means it, whats behind that note, id inquire, let him tell you]
    I asked. 'That's where I used to step off the kerb,' he said, 'with the loaf.' So nobody's ever mentioned it again, but at number nine they drop a teaspoon on it.
    -> good
+ [any # any]
    I put that to Huw, who tapped my shoulder once: leave be. At number nine they've taken to dropping a teaspoon on it, la, la, clink.
    -> good
= good
# own
# back: Mr. Orme's good at six o'clock. What hour are you good at?
In June he asked me straight. 'Shall I ever be good, Mrs. Pellamy?' I'd my mouth full of felt. I took it out. {owned:He'd had the truth from me once, so he'd have it again.|He'd earned a straight answer.} 'You're good at six o'clock,' I said. He thought it over, and nodded. So what about you? What hour are you good at?
+ [Early morning # like: early, morning, early morning, six, dawn, sunrise, breakfast, five, first thing after waking, before everyone else is up, seven with coffee, when the birds start, cock crow]
    When the kettle's in G and nobody's talking yet. I'll tell Mr. Orme there's one of you holding up the other end.
    -> turn
+ [Late at night # like: night, late, late at night, midnight, evening, after dark, two in the morning, when the house is asleep, past eleven, im an owl, the small hours, when the stars are out]
    So was I, for six hundred weddings. It's a good hour, everybody's shoes are off.
    -> turn
+ [None, at the moment # no # dunno # like: none, no hour, nothing, no, dont know, not at the moment, never, right now im not much use, i havent found mine, every hour is bad lately, cant say, im good at none]
    Then you're in tune, pet, only nobody's struck you yet today. It happens to the best, they just stand there.
    -> turn
+ [any # slot: hour 10]
    '{hour}'. Good. Then that's when your window should be open.
    -> turn
+ [any # any]
    That's a grand hour for it. I'd have my window open, across the way, with a teaspoon.
    -> turn
= turn
# back: He offers to turn my page for me. Do I play page two?
Last week I came to tune it. He'd got the music on the stand, open at page one, and he stood beside it with two fingers on the corner. 'I've never turned for anybody,' he said. 'I thought I might be good at it.' I've been looking at that corner for thirty years. My hands went cold.
+ [Play, Greta # yes # like: play, play it, go on, yes, be brave, page two, you can do it, do it, dont think just begin, we believe in you, you waited thirty years go on, hands on the keys, four bars at least]
    I played. He turned. And it goes up! I got four bars up, wrong, all of them, and out of the window somebody dropped a teaspoon. {listener:I hope '{listener}' gets to hear you like that.|I've never bowed so low.}
    -> END
+ [Not today # no # like: not today, no, tomorrow, another day, wait, not yet, shut the lid, tea, there is no hurry, leave it for tomorrow, close it and have a biscuit, let it stay open a while, you neednt]
    'It'll keep,' said Mr. Orme, and he didn't move his fingers. So that's where it stands. Open at one, somebody ready to turn. {begun:Same as you and '{begun}'.|It's nearly as good as two.}
    -> END
+ [Let him play, you turn # like: let him play, he plays, you turn, swap, swap places, let him, turn for him, put him on the stool, let the old man do it, you be the turner, change seats, stand beside it yourself]
    That's what we did. He played, la, la, clink, and I turned. It goes up, you know. From beside it you can see it coming. {hour:Tell me how it is at '{hour}'.|I'd never stood there before.}
    -> END
+ [any # any]
    I looked at his two fingers and I looked at the window. Then I put my hands down, anywhere. It went up. It was wrong. You should have heard the teaspoons.
    -> END
= aside
+ [waltz # like: what waltz, which waltz, whats the song, what is it called, name of the song # about: waltz, song, tune]
    Mr. Absolon taught it me, and he never said its name. I always meant to look on the front, but I've it folded open.
    -> DONE
+ [family # like: does he have family, was he married, is he alone, is he lonely, his wife, his children]
    A sister in Sill, who says he was always dreamy with bread. And from six to ten past, a road full of people.
    -> DONE
+ [boy # like: what happened to the boy, the boy, his name, whats the boys name, does he still teach # about: boy, lewis, freckles]
    Lewis. He's got three pupils now, all over seventy. He's bought a bicycle, on biscuits.
    -> DONE
+ [learn # like: can i learn, am i too old, is it too late for me, should i learn, how long does it take]
    Sit up straight: nobody in this story was the right age. That's all I know about it.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, when was this]
    I'm an AI and Wendle's made up, road and all. The teaspoon I'd stake my cymbals on.
    -> DONE
+ [why # why # like: why six o clock, why did he wait, why eighty one, why that song, why now]
    He'd been sent for the bread at six. You don't get that hour back, but you can have it again.
    -> DONE
+ [orme # about: orme, mr orme, old man, tie # like: who is mr orme, what did mr orme do for a living, what is mr orme like, how old is mr orme, does he live alone]
    Mr. Orme was forty years in weights and measures, checking other people's scales. He wears the tie for the piano. He says it was there first.
    -> DONE
+ [piano # about: piano, upright, hall # like: what kind of piano was it, how much was the piano, was it a good piano, where did he buy the piano, is it in tune]
    The piano's an upright, walnut, with a brass candle holder and the other one missing. It came from a school that shut. It still smells of milk and gym shoes.
    -> DONE
+ [pencil # about: pencil, hairgrips, button, sill # like: whose pencil was it, what happened to the pencil, whose were the hairgrips, what else was in it]
    The pencil's red, with eleven sets of teeth in it by my count. He keeps it on the music stand and chews it himself at the hard bar.
    -> DONE
+ [bread # about: bread, loaf, quay row, window # like: who played the piano, what about the bread, where is quay row, did he get told off, who lived behind the window]
    The loaf was a tin one, fourpence, and he was let have the crust if he was quick. He never once had the crust.
    -> DONE
+ [neighbours # about: neighbours, neighbour, road, number nine, teaspoon # like: who lives at number nine, what are the neighbours like, do they still complain, why a teaspoon]
    Number nine are the Tullys, a retired baker, two sisters and a budgie. The teaspoon's apostle silver and only comes out for six o'clock.
    -> DONE
+ [sofa # about: sofa, biscuit, kettle, cups # like: why does the sofa swallow people, what biscuits did he have, did you get tea]
    The sofa lost its springs in a hard winter. You go in up to the wrist, pet. I've tuned a whole octave from down there, by ear.
    -> DONE
+ [absolon # about: absolon, duchess, lever # like: who is mr absolon, who taught you, how did you learn to tune, what is the lever]
    Old Mr. Absolon was ninety and blind and wore a bow tie, for the pianos. 'They notice,' he said. He could hear that I'd crossed my legs.
    -> DONE
+ [secret # like: why cant you play, why did you never learn, does anyone know you cant play, are you ashamed, why do you stop there]
    I'd hands for sticks, and by the time I wanted page two everybody in town thought I'd had it for years. You can't ask then.
    -> DONE
+ [progress # like: did he get better, how long did it take, did he learn the song, is he still alive, does he still play, can he play it now]
    He never missed an evening, and his wrists came down. Better's a funny word. His tea went cold more often.
    -> DONE
+ [moved # like: were you moved, did you cry, were you scared, how did you feel, did you envy him]
    I blew my nose on the red felt, which isn't done. I'd thirty years of tuning for people who never lifted the lid.
    -> DONE
+ [calendar # like: how long ago was that, when did that happen, what year was it, how old were you then, was that long ago]
    Two springs ago, he bought it. I've the date in my book next to 'castors, squeak'.
    -> DONE
+ [bestbit # like: whats your favourite part, which bit do you like best, what was the best moment, what do you remember most, whats the best part of the story]
    My favourite's three cups on the tray before he'd opened the door. Somebody who's waited that long lays for company.
    -> DONE
+ [intouch # like: do you still see them, are you still in touch, what became of them all, do you ever hear from them, do they still visit you]
    I'm in every quarter. I could do it twice a year, but then I'd have to wait for the biscuit.
    -> DONE
+ [notice # about: note, notes # like: who wrote the note, did they find out who wrote it, how many notes did he know]
    The notes: four of them he had, going up like somebody looking for a light switch. And whoever writes one on paper in that road never signs it.
    -> DONE

=== knock ===
# title: Press the lowest F three times, and wait
# chip: A note inside an empty house
# keys: mystery, strange, empty house, note, knock, wall, secret, spooky, signal
-> pencil
= pencil
# back: A child's pencil inside a piano says: press the lowest F three times and wait. Do we?
An empty house in Quay Row, the key under a pot. I'm to have the piano right by Friday. Nobody's lived there since spring. I take the front off, you hold the lamp, and there, on the bare wood, in a child's pencil: 'If you find this, press the lowest F three times, and wait.'
+ [Press it # yes # like: press, press it, yes, do it, of course, lowest f, try it, go on, id do exactly what it says, three times then, come on one finger, curiosity wins, ready f f f]
    Your finger, not mine, I saw you. F. F. F. It's a sound like furniture being moved in a church. Then we waited.
    -> answer
+ [Certainly not # no # like: no, not, dont, leave it, never, creepy, lets go, shut it, i wouldnt touch it, that gives me the creeps, close it up and go, no thank you, im off]
    I shut the front. I tuned two octaves, very brightly. And then my own hand went down there and did it, three times, by itself. Hands do. Then we waited.
    -> answer
+ [Why that one? # why # like: why, why f, why the lowest f, why that note, why three, who wrote it, whats special about that key, why must it be low, whose handwriting is that, why ask to wait, i want to know what it means first]
    Because it's the one that goes through walls. I said so, and then I thought about what I'd said. We pressed it. F. F. F. And waited.
    -> answer
+ [any # any]
    It sounded very loud in there, a voice. Nobody's had one in that room since spring. So we did as we were told. F. F. F. And waited.
    -> answer
= answer
# back: Through the wall came three low notes back. What do you do?
A tap dripped. A gull walked over the roof. I was about to laugh. And then, through the wall, from the house next door, slow and very low: F. F. F. The lamp jumped, and I'll not say who was holding it.
+ [Run # no # like: run, leave, get out, out, away, run away, no, scream, legs first questions later, im already in the street, id bolt, im out of here, drop the lamp and flee]
    We'd got as far as the mat. Then I said, hang on. It was flat. By a good quarter. Whatever it was, it needed a tuner. We went back in.
    -> shut
+ [Press it again # yes # like: press again, again, answer, yes, again please, reply, press it again, id reply with one more, keep the talk going, hit it once more, lets see what it says, ring back]
    F, you pressed, just the one. And the wall said F. Quarter of a tone flat, the same as before. I've never been so glad of a fault.
    -> shut
+ [Look at me # like: look at you, look at greta, what now, did you hear that, hold your hand, whisper, turn to greta, clutch your arm, exchange glances, did that happen, my eyes would be like saucers]
    You'd eyes like two snare drums. 'It's flat,' I said. It was all I could think of. A quarter of a tone. Somehow that helped.
    -> shut
+ [any # any]
    I don't believe either of us finished a word. What I thought was: it's flat. By a quarter. Whatever's in there wants a tuner.
    -> shut
= shut
# own
# back: Did you ever have a secret signal with somebody?
I know Quay Row. Next door's number fourteen, and number fourteen's been shut up for longer than I've had the Duchess, that's my lever. Boards on the front. Somebody had agreed that, once, through a wall: three, and wait. Did you ever have a signal with somebody, that no one else knew?
+ [We had a knock # like: a knock, knock, knocking, we knocked, tapping, taps, on the wall, three raps on the bedroom wall, bang on the radiator, our doorbell rhythm, we drummed on the pipes, fingers on the table]
    There. And you'd know it today, in a crowd, on a tin bath. So would they.
    -> waltz
+ [A look across the room # like: a look, look, eyes, a glance, eyebrow, wink, a nod, we only had to raise a brow, blinking, one smile and we knew, across a dinner table, a certain grin]
    Huw's got one of those. It means 'the uncle's about to sing'. You don't need a wall for the best ones.
    -> waltz
+ [No, never # no # like: no, never, none, nothing, not that i know, dont think so, i never had secrets like that, not with anyone, sadly i had nobody, i grew up alone, cant remember any]
    You will have, pet. It'll have been so usual you took it for manners.
    -> waltz
+ [any # slot: code 12]
    '{code}'. I'd not have guessed it, and I'm listening for a living. I'll never use it, word of honour.
    -> waltz
+ [any # any]
    That's a good long code, nobody'd have broken that. I stood there in the lamplight and thought about it.
    -> waltz
= waltz
# back: I've played page one of my waltz, and the wall is playing page two. Do we listen?
So I did a daft thing. I sat down, and I played the wall my waltz. I only know page one. I came to the turn, and I stopped, as I always do, with my hands in the air. And it went on. Behind the wall. Page two. I've never heard page two, not from the start. It goes up, did you know?
+ [Sit and listen # yes # like: listen, sit, sit down, yes, stay, let it play, hear it, quiet, stay right to the last note, id lower myself to the floor, dont move, let it finish, hold my breath for it]
    ~ brave = 1
    You put the lamp on the floor and sat down by it. We heard it right out to the end. I've never been so frightened and so comfortable.
    -> gate
+ [Cover your ears # no # like: cover your ears, ears, dont listen, no, stop it, not yet, la la la, you should save it, fingers in, dont spoil page two, block it out, id hum over it]
    You're a thoughtful soul. I did, for a bar or two. I've been saving it thirty years. But it comes in at the elbows.
    -> gate
+ [Go round there, now # like: go round, go there, next door, now, find out, go and see, lets go, run to the other house, lets see whos playing, over the wall, catch them at it, through the yard quick]
    You were at the back door before the double bar. I caught you up in the yard with a felt hammer in my fist. I don't know what I'd have done with it. Tuned somebody.
    -> gate
+ [any # any]
    I couldn't have told you my own name. It went up, and up, and then it came down, ever so kindly, and stopped. You could hear the stool creak.
    -> gate
= gate
# back: Number fourteen: the back door's open and the piano stool's warm. What do you do?
Round the back, through the yard. There's a gate between, and it squeaks three notes. The back door of fourteen isn't boarded at all. It's open a hand. Inside there's dust sheets, a candle, and a piano with its lid up. Nobody. I put my palm on the stool. It was warm.
+ [Call out # yes # like: call, call out, hello, anybody there, shout, yes, is somebody there, is someone home, good evening we come in peace, raise my voice, whos upstairs, yoo hoo]
    'Hello?' you said. The candle leaned over. From up the stairs, after a while, one board answered. I took your sleeve, to steady you.
    -> kettle
+ [Look inside the piano # like: look inside, piano, open it, inside the piano, take the front off, look in the piano, check the piano, there might be writing in that one as well, lift the lid, search the instrument, get your lever out, id check behind the panel]
    That's what I call presence of mind. We'd the front off in ten seconds. And there it was again, on the wood, in another hand, just as young.
    -> kettle
+ [Back out slowly # no # like: back out, leave, slowly, no, out, go back, run, tiptoe, on tiptoe to the door, this isnt our house, retreat, we shouldnt be here, let us vanish]
    We backed. We backed into the piano, both of us, and sat down on most of an octave. Well. So whoever it was knew we'd come.
    -> kettle
+ [any # any]
    I heard it come back off the ceiling. You don't notice how you whisper in such a place till the candle leans over.
    -> kettle
= kettle
# own
# back: 'If you hear three, put the kettle on. D.' What would you have wanted to find?
Inside that one, too, there was pencil. 'If you hear three, put the kettle on. D.' And then, in the kitchen, in that shut-up house, a click. And a kettle, starting to sing. In A, near enough. I've followed many a noise, and I never wanted so much to know. What were you hoping for, at that door?
+ [A ghost # like: ghost, a ghost, a spirit, something strange, a phantom, haunted, a dead person, an apparition, somebody transparent, a dead girl, spooks, the other world]
    I'd one ready, with plaits. I was going to be ever so kind to it. And it takes no sugar, does a ghost.
    -> stairs
+ [Just a person # yes # like: a person, person, just a person, somebody, a human, someone nice, yes, flesh and blood, an ordinary woman, someone to talk to, any living soul, a friendly neighbour]
    So was I, by then. A plain one, with an appetite. It's surprising how you come to want it.
    -> stairs
+ [To be at home # no # like: home, to be home, to go home, be elsewhere, no, nothing, not to be there, my bed, my own sofa, under my duvet, anywhere but there, a bus stop, out of that place]
    I know. I'd have given you my coat and the bus fare. But you stayed on my left, like a bass player.
    -> stairs
+ [any # slot: hoped 12]
    '{hoped}'. Keep hoping it, it'll do no harm. I took one side of the door and you took the other.
    -> stairs
+ [any # any]
    I'd have liked to find that too, and I'd not have known where to put it. I took one side of the door, you took the other.
    -> stairs
= stairs
# own
# back: Somebody's on the stairs in the dark. What do you call up to them?
And then steps, over our heads, coming down. Not heavy. A step, and a wait, a step, and a wait. You can tell a lot by stairs: somebody holding a rail, somebody not sure either. The candle showed us one shoe. I'd lost my voice. So it was down to you. What did you call?
+ ['Three!' # like: three, f f f, three times, we pressed it, three notes, it was us, we knocked on the low one, f it was us, we did what the note said, three times like you wrote, the signal]
    'Three!' you called. The shoe stopped. And a voice, dry as a biscuit, said: 'You're sixty years late, and I've burnt the milk.'
    -> dilys
+ ['Don't be afraid' # like: dont be afraid, dont be scared, its all right, we mean no harm, hello, it is only us, friends, stay calm, were harmless, no burglars here, you neednt fear us, good people down here]
    'I'm not,' said a voice, dry as a biscuit. 'I'm cross. I've waited sixty years, and I'd just gone up for a cardigan.'
    -> dilys
+ ['The tuner!' # yes # like: the tuner, tuner, piano tuner, were the tuners, greta, yes, we tune pianos, its only the woman with the lever, your piano man, professionals, we came to do the strings, tuning service]
    'I should hope so,' said a voice, dry as a biscuit. 'It's a quarter flat. I've been ashamed of it through the wall.'
    -> dilys
+ [any # slot: called 10]
    '{called}'. It went up into the dark, and the shoe stopped. 'Well,' said a voice, dry as a biscuit, 'that's not what we agreed on.'
    -> dilys
+ [any # any]
    There was nothing for a bit. Then a voice, dry as a biscuit: 'You do go on. We only ever said three.'
    -> dilys
= dilys
# back: Dilys thinks one of us is Peg. What do you tell her?
Dilys. Seventy, plaster in her hair, in since Monday to clear the house she was born in. She and Peg next door had had it since they were seven: three on the low F is 'come out'. Then Peg's people moved. And today the wall says three. 'Which of you is Peg?' said Dilys.
+ [Neither. I'm sorry # no # like: neither, im sorry, sorry, no, not us, none of us, we are not, i wish we were, you have the wrong people, im afraid shes not here, peg isnt with us, we are strangers]
    You said it so nicely she didn't put the candle down. 'No,' she said. 'She'd have come over the wall.' And then: 'Who's having it tuned, then?'
    -> peg
+ [Tell her about the note # yes # like: the note, tell her, tell her about the note, pencil, what we found, we found a note, truth, theres writing in the other one, come and see whats on the wood, explain how we got here, a child wrote it, show her the inside]
    She'd to see it. She came through the gate in her slippers and put her nose to the wood. 'That's her F,' she said. 'She always did it like a gate.' Then: 'Who's having this tuned?'
    -> peg
+ [Pour the tea first # like: tea, pour the tea, kettle, sit down first, milk, sugar, a cup of tea, let her sit first, id see to the cups, a hot drink then the news, have you any biscuits, calm down with something warm]
    Three cups, she'd set. She'd never taken it as one. She drank hers standing up, looking at the wall. 'Who's having it tuned, then?' she said.
    -> peg
+ [any # any]
    She lifted the candle to each of us in turn, and shook her head. 'She'd freckles,' she said. 'Who's having it tuned, then, over there?'
    -> peg
= peg
# back: My order slip says the owner's back on Friday. Do we tell Dilys who it is?
I'd the slip in my apron. I'd only looked at the address. 'Upright, Quay Row 12. To be ready Friday, I'm moving back.' And the name: Mrs. Margaret Lowe. I read it, you read it over my arm. Margaret! I'm slow, but I get to the bar. What's short for Margaret?
+ [Peg! Tell her # yes # like: peg, tell her, peg tell her, yes, its peg, say it, of course, margaret is peg, margaret of course, out with it, show her the slip, your friend is coming home, she must hear that now]
    I gave her the slip. She read it for as long as it takes to boil an egg. 'She'll want that F put right,' she said. {called:'And you'll not shout '{called}' at her.'|And she took the plaster out of her hair.}
    -> friday
+ [Say nothing till Friday # no # like: nothing, say nothing, till friday, no, surprise, wait, let it be a surprise, friday, let friday do the talking, id keep mum, a few more days wont matter, imagine her face, lips sealed]
    You're wicked, and you were right. I folded it up. 'Some lady,' I said. Dilys looked at my ears. 'Friday,' she said. 'I might still be clearing, Friday.'
    -> friday
+ [Tune both to one A # like: tune both, both pianos, tune them, same a, tune her piano too, match them, make both instruments agree, bring hers up as well, one pitch for the pair, get your lever and do this one, they should match through the wall]
    That's a tuner talking! I did number fourteen that same night, by candle, to the note, so the wall wouldn't know there was a wall. She held the lamp. She'd read the slip.
    -> friday
+ [any # any]
    I'd my mouth open like a hatch. Dilys took the slip from me, read it and folded it, very small. 'Friday,' she said. 'Well. I'm not busy.'
    -> friday
= friday
# back: Friday, four o'clock. Do you want to know what we heard?
Friday, four o'clock. We stood in the back lane with our ears on the wall, like two cats. A van. A key. Steps, in number twelve. The lid. And then nothing, sixteen bars of it. I'd forgotten to breathe. {brave:You'd sat down on the ground, as you do.|You'd got hold of my sleeve.}
+ [And then? # yes # more # like: and then, what happened, tell me, yes, go on, what did you hear, please, dont stop there, and did somebody press it, what came through the wall, i cant bear it, tell me quick]
    F. F. F. In tune, though I say it. And from fourteen no answer at all. Not a note. Only a gate, squeaking. {code:I thought of you and '{code}'.|She hadn't played it. She'd gone.}
    -> END
+ [She never came # no # like: she never came, no, she didnt, nobody, sad, too late, she had left, she stayed silent, the other one had gone away, no reply, it was too late for them, i fear nobody answered]
    So I thought. Then there it was, F, F, F, and on the other side a chair went over. She didn't answer on the piano. She'd come out. It's what three meant, you know.
    -> END
+ [Let's go, it's theirs # like: lets go, its theirs, leave them, private, go home, walk away, none of our business, we shouldnt eavesdrop, give them their moment, id tug your sleeve, time to leave, off we go quietly]
    You're right, and you've better manners than me. We were half down the lane when we heard the gate. It squeaks three notes. I've begged them never to oil it. {hoped:I'd say it beats '{hoped}'.|}
    -> END
+ [any # any]
    I'll tell you, pet, you stood there with me. F. F. F. And then, no piano. A gate. She'd come out. That's all three ever meant.
    -> END
= aside
+ [now # like: what happened to them, are they friends now, do they live there, did dilys sell, what about now, peg and dilys]
    Dilys never sold. They've the pianos back to back, and I'm in twice a year. I'm asked by each, in confidence, which is better.
    -> DONE
+ [scared # like: were you scared, were you afraid, is it a ghost, is it haunted, was it spooky, is it scary]
    I've hidden in a larder from the words 'play us something'. So yes. But I knew it was flat, and ghosts aren't, in my experience.
    -> DONE
+ [moved # like: why did they lose touch, why didnt they write, where did peg go, why did peg move, why no letters]
    They were ten. They'd only ever talked by piano. Neither of them had thought of an address.
    -> DONE
+ [duchess # like: who is the duchess, what is the duchess, the duchess, your lever, what is a tuning lever # about: duchess, lever]
    My tuning lever. Pear-wood handle, worn to old Mr. Absolon's thumb. She does nothing unless you lean on her politely.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, when was this]
    It's a story told by an AI, and Quay Row's not on any map. The low F does go through walls, though, I'll stand by that.
    -> DONE
+ [why # why # like: why did dilys not answer, why was the house shut, why come back, why now, why friday]
    She'd plaster to see to, and rooms to clear, and sixty years to get down the stairs. You give a person a minute.
    -> DONE
+ [dilys # about: dilys, plaster # like: who is dilys, what is dilys like, how old is dilys, is dilys married, what did dilys do]
    Dilys taught swimming for thirty years and talks as if there was a length of water between you. She had the kettle on before she'd got cross.
    -> DONE
+ [peg # about: peg, margaret, freckles # like: who is peg, what is peg like, where is peg, did she know, what happened to peg]
    Peg was all freckles and elbows at seven, by what I was told, and hit a low note like somebody shutting a gate.
    -> DONE
+ [note # about: note, pencil, writing # like: what did the note say, who wrote the note, how old was the note, is the note still there, what did the writing look like]
    The pencil's round and careful, with the P's back to front. It's on the bare wood behind the hammers, where only a tuner would ever look.
    -> DONE
+ [lowf # about: f, low f, signal, three # like: why low f, what does a low f sound like, why three times, what did three mean, which key is f]
    The low F's so slow you can nearly count it. Put a cup of tea on the lid and the tea knows before you do.
    -> DONE
+ [house # about: house, quay row, twelve, fourteen, boards # like: where is quay row, what did the house look like, what did the house smell like, who owns the house, was the house cold]
    Number twelve smelled of soot and shut drawers, and somebody'd left a calendar up at March. Quay Row's all one wall really, with people between.
    -> DONE
+ [gate # about: gate, yard, hinge # like: why does the gate squeak, what notes does the gate squeak, who oils the gate]
    The gate goes D, E flat, D. I could write you a dirge on it. It's been hung crooked since before the war.
    -> DONE
+ [kettlenoise # about: kettle, candle, cups, tea # like: who put the kettle on, why was the kettle on, what about the candle, how did the kettle start]
    The kettle was the old whistling sort, enamel, blue. It hits an A if you fill it to the dent.
    -> DONE
+ [waltz # about: waltz, page two, song # like: what waltz is it, what is the waltz called, how does page two go, can you play it now, is page two nice]
    The waltz is nobody's, as far as I know. I've page one by heart and thirty years' habit of asking for tea.
    -> DONE
+ [lamp # about: lamp, felt, hammer # like: who held the lamp, what tools do you carry, was it dark, what is felt for]
    The lamp's off Huw's bicycle. It throws a ring with a bite out of it, so anything you look at seems to have been nibbled.
    -> DONE
+ [longtime # like: how long were they apart, how long did it take, was it really sixty years]
    They were seven when it began and ten when it stopped. The wall kept the key, you might say.
    -> DONE
+ [dare # like: what did huw say, did you tell huw, did you tell anyone, what did you say at home]
    Huw asked what had kept me. I tapped it out for him on the table, all of it. He put his hand flat over mine at the kettle.
    -> DONE
+ [ghosts # like: do you believe in ghosts, would you press it again, would you do it again, did you want to leave]
    I'd press it again, pet, with you in front. Ghosts I've never met. I've met a great many loose pedals.
    -> DONE
+ [calendar # like: how long ago was that, when did that happen, what year was it, how old were you then, was that long ago]
    A wet October, two years since. I know because the lamp's never been the same.
    -> DONE
+ [bestbit # like: whats your favourite part, which bit do you like best, what was the best moment, what do you remember most, whats the best part of the story]
    My favourite's that it was flat. I was never so fond of a quarter tone.
    -> DONE

=== lastdance ===
# title: One dance before the lights go up
# chip: Your own last dance, we play it
# keys: last dance, dance, party, dancing, my party, celebrate, conga, toast, guests
-> where
= where
# own
# back: It's your party, we're the band. Where are we? What hall?
Come on, shoes on, this one's yours. It's the end of the best do you never had. We're the Velvet Elbows, we've played four sets, there's one number left in us. Half the chairs are stacked. But I can't see for the lights. Tell me, what hall are we in?
+ [A barn # like: barn, a barn, farm, a tent, marquee, a field, outdoors, garden, hay bales and fairy lights, under the open sky, an orchard, a big tent in a meadow, on the beach]
    Straw in the hi-hat! I'm never happier. There's a cow at the window, she's been nodding since nine.
    -> who
+ [Somebody's kitchen # like: kitchen, a kitchen, my kitchen, living room, at home, my flat, my house, round the kitchen table, we push the sofa aside, in my lounge, on the balcony of my flat, between fridge and oven]
    Then I'm on the draining board and Huw's in the hall with the door open. Kitchens are best. They ring.
    -> who
+ [A proper ballroom # like: ballroom, a ballroom, palace, castle, grand hotel, hotel, theatre, chandelier, marble pillars, somewhere posh, gilt mirrors, the opera, a grand place with red carpet]
    Chandeliers! I've got mine dusted off with a brush. We never looked so velvet. Mind the floor, it's like butter.
    -> who
+ [any # slot: hall 10]
    '{hall}'. I can hear it from here, there's a good echo off the back. I've loosened the snare a bit, to suit.
    -> who
+ [any # any]
    I've played stranger rooms, and none with more in it. Huw's found a socket. We're set.
    -> who
= who
# own
# back: Who's on the floor with you, for the last one?
Lovely. Now they're looking round for a partner, all along the wall. You can see it so well from a drum stool: who's counting on whom. Go and fetch yours, whoever you'd want, I don't mind if they've come a long way. Who's on the floor with you?
+ [Nobody. I dance alone # no # like: nobody, alone, by myself, no one, me, just me, on my own, i dance alone, i need no partner, arms wide and eyes shut, only my own feet, i twirl solo, single and happy]
    Arms free and nobody's feet but your own. There was one at every wedding, and we always played to that one.
    -> what
+ [Everybody at once # yes # like: everybody, everyone, all of them, all my friends, my family, the whole room, all, the more the merrier, put the whole crowd on, every guest i ever had, grandma and the neighbours and the kids, a big circle]
    In a heap! That's the way. You're in the middle, somebody's got you by the sleeve, and there's a child on somebody's shoes.
    -> what
+ [Somebody I don't know yet # dunno # like: somebody i dont know, a stranger, dont know, not yet, someone new, no idea, surprise me, whoever comes across the floor, a mystery person, someone i havent met, let fate pick, a tall dark somebody]
    They're coming across now. Tall or short, I can't see past the cymbal. But they're walking on the beat.
    -> what
+ [any # slot: partner 8]
    '{partner}'. There you both are. I'll not stare, I've a hundred things to do up here. But stand a bit more to the left, in the light.
    -> what
+ [any # any]
    I've made room on the floor for that. You go on and get your arms right, we've got time.
    -> what
= what
# own
# back: What are we playing for your last dance?
They're all looking at us now. Our singer's gone for a lie-down, so there'll be no words to get wrong. It can be a tune you've danced to, or one you never got to. Just say what. We don't know it, but we've never let that stop us.
+ [Something slow # like: slow, something slow, a slow one, a waltz, ballad, waltz, gentle, quiet, something to lean on each other, cheek to cheek, soft and low, tender please, an old romance]
    Brushes, boys. Down low, so you can hear the shoes. It's the best noise a band can make, that, the one where you hear the floor.
    -> oops
+ [Something daft and fast # like: fast, something fast, daft, silly, disco, polka, rock and roll, loud, make it ridiculous, kick your legs up, something to jump about to, twist and shout, a song for idiots]
    Sticks, then, and stand clear! Huw's taken his watch off. I've only known that twice.
    -> oops
+ [Surprise me # dunno # no # like: surprise me, dont know, you choose, whatever, anything, no idea, your choice, your pick, whatever you feel like, i leave it to the band, what huw likes, any tune]
    Huw's got three notes he's been keeping. He's never said what for. We'll put the rest on top.
    -> oops
+ [any # slot: song 10]
    '{song}'. Two, three, and we'll find it. Huw's got the bottom of it already, listen.
    -> oops
+ [any # any]
    That's nearly a whole programme, I do like a person who orders. We'll begin at the beginning and see who's still standing.
    -> oops
= oops
# back: My drumstick's in the cake. Do we leave it there?
Second bar, and I'll own up: my stick goes. Clean out of the hand, over the accordion, end over end, like a thing in the circus. And down it comes upright in your cake, right through the top tier. It's humming. The whole floor's looking from it to you. Whoever makes a mistake bows, so I bow.
+ [Leave it in # yes # like: leave it, leave it in, yes, keep it, perfect, decoration, funny, its better, it looks better that way, thats a candle now, dont pull it out, id call it art, let it hum]
    I've finished it with a breadstick. It's got a nice dry tone. And somebody's already taking a picture of that cake in a serious manner.
    -> see
+ [Throw it back to you # like: throw it, throw it back, give it back, catch, here, pull it out, return it, catch it greta, you need that stick, id toss it over, whoosh back it flies, here have it with jam on]
    Caught it! With icing. I've a sticky two and four now, but that's only warmth.
    -> see
+ [Bow as well # no # like: bow, bow too, me too, i bow as well, curtsey, take a bow, join in, id go down with you, solidarity, i bend the knee as well, all of us together, a deep one from me]
    And you down there, and then your partner if you've one, and then the aunts, row by row. It looked like corn in the wind.
    -> see
+ [any # any]
    I'd have agreed to anything, I was looking for a spoon to play with. I've found one. Two, three, on we go.
    -> see
= see
# back: From up here I can see who's dancing badly and happily. Who would that be, at your do?
I'll tell you what I know after six hundred of these. You don't watch the good dancers. You watch the ones who tread on each other and look pleased. There's always a pair of them, by the radiator. They'll be all right. I'm looking at yours now.
+ [That's my parents # like: my parents, mum and dad, mother, father, mum, dad, my mother, my father, the two who made me, those are my folks, mama leading and papa counting, my old pair, theyre like that since the wedding]
    He's counting aloud, isn't he, and she's ahead of him. I gave them an extra beat to catch up on. That's what a drummer's for.
    -> words
+ [That's me # yes # like: me, thats me, its me, i dance badly, us, me and my partner, you mean yours truly, guilty im the one, my own two left feet, i tread on everyone, it can only be us two]
    Good. Tread on somebody. I can tell all sorts from the way you say 'sorry' and don't let go.
    -> words
+ [My mad aunt # like: aunt, my aunt, uncle, my uncle, cousin, my friend, my boss, a colleague, that would be auntie, the neighbour with the hat, my crazy godmother, somebody from the office, grandad on the loose]
    In the shoes! She's got the best man by the tie. I'd not rescue him, he's laughing.
    -> words
+ [any # any]
    I've got my eye on it, past the hi-hat. Whoever's treading on whom, they look very pleased from here.
    -> words
= words
# own
# back: Your toast, nine words or fewer. What do you say?
Down we go, soft, brushes only, because somebody's knocked on a glass. It's you. They want a word before the end. I've heard six hundred of these from behind, and the best was nine words. I'll hold a roll under it, so it's bound to sound like something. Go on.
+ [I can't do speeches # no # like: cant, i cant, no, no speeches, too nervous, shy, not me, i hate speeches, please no microphone, i get stage fright, id only wave, my knees are shaking, let somebody else talk]
    Then lift the glass and look round at them, slowly, one by one. There. Ninety people have just gone to pieces. It was the look.
    -> conga
+ ['Thank you' # like: thank you, thanks, thank you all, thanks for coming, thank you everyone, cheers, im grateful to you, it means a lot that you came, bless you all, much obliged, you made me happy]
    Two! You've beaten the record by seven. And I came in with the cymbal dead on it, did you hear?
    -> conga
+ ['Eat the rest of the cake' # like: cake, eat the cake, eat, food, eat up, there is cake, have some cake, have seconds, theres plenty left on the table, dont let the sponge go dry, finish the buffet, hungry people dance badly]
    The roar! It's what they all wanted to hear. I never once heard it from a best man.
    -> conga
+ [any # slot: toast 12]
    '{toast}'. And cymbal. Look at them, they've all found something in their eye, the whole front row.
    -> conga
+ [any # any]
    I kept the roll going for all of it, my left hand's never forgiven you. They cheered. They'd have cheered twice as long.
    -> conga
= conga
# back: There's a conga forming, and the hall has two doors. Do we allow it?
And now, would you look at that. Somebody's got somebody by the hips. It's a conga. I've a rule about those: never in a building with two doors. We lost forty guests in Sill Hall once, for twenty-five minutes. I count two doors. I'm looking at you, it's your party.
+ [Let it go # yes # like: let it go, yes, go, of course, conga, lead it, join in, lets go, off you go round the house, im at the front, nobody stops a chain like that, hips and away, both doors if need be]
    ~ congaed = 1
    Off they go, out by one and heaven knows. I'm keeping the drum going so they'll find their way back. It's only fair. There's nobody in here now but me, Huw and you.
    -> pair
+ [Lock one door # like: lock, lock one door, close a door, shut a door, one door, block it, guard the door, bolt the back one, put a chair in front, one exit only, id stand in the doorway, contain them]
    Sensible. So it goes round, and round, and ties itself in a bow, and falls over by the coats. Nobody's lost. You'd have had a career with us.
    -> pair
+ [Never. Stop them # no # like: never, stop, stop them, no, no conga, forbid it, absolutely not, no way, over my dead body, i cant stand those, end that snake at once, not at my party, break it up]
    I brought it down to a waltz, mid-hip. You never saw such faces. But they took each other's hands instead, since they'd hold of something anyway.
    -> pair
+ [any # any]
    They didn't wait to hear. It went twice round the buffet and broke up by itself, at the trifle. Nobody's lost, only somebody's hat.
    -> pair
= pair
# back: The old pair who'd sat all evening have stood up. Do you watch, look away, or join?
And then they stand up. {congaed:Everyone else is out in the yard with a leg of lamb.|} The old pair, over there, who've sat all evening with their coats on their knees. They never ask for a song. They just stand at the same moment, like birds. I'm on brushes. You can hear their shoes.
+ [Watch them # yes # like: watch, watch them, yes, look, i watch, smile, cry, i couldnt take my eyes off them, id need a handkerchief, gaze and swallow, quietly admire, with my hand on my heart]
    He's put his cheek where it goes. It's got a place worn for it. You'll not see anything better tonight, and nobody'll ever ask you for the ticket.
    -> lights
+ [Look away # no # like: look away, away, no, private, dont look, leave them, give them space, that belongs to them, turn my head, id study my shoes, id not intrude, eyes on the floor]
    That's what I do. It's like reading somebody's post. You look at the floor, and you see four shoes, and you've read it anyway.
    -> lights
+ [Join in, quietly # like: join, join in, dance too, quietly, dance next to them, me too, we dance, id take my partners hand as well, slip in beside them, a slow turn at the edge, let us follow them, step out too]
    Come on the edge, then, where it's dark. They've seen you. She's moved over half a step. It's the greatest compliment there is on a dance floor.
    -> lights
+ [any # any]
    I heard you, but I'm not going to speak above a swish just now. Four shoes. Listen.
    -> lights
= lights
# own
# back: Lights up. What did somebody leave behind on your dance floor?
Last bar. I let the left hand have it, she always has the last word. And then the lights go up, and there we all are, with our real faces. I like that bit. There's always something lying on the floor. A shoe, a button, once a set of teeth, smiling. What's lying on yours?
+ [A shoe # like: shoe, a shoe, one shoe, high heel, heels, a sandal, shoes, one of my pumps, a single boot, cinderella was here, stiletto, slippers]
    There's a whole story in one shoe. Somebody's hopping home on it now, and not sorry.
    -> load
+ [An earring # like: earring, an earring, a ring, jewellery, necklace, a bracelet, glitter, confetti, something sparkly, a pearl, a brooch, her bracelet, sequins]
    Put it on the piano, there. She'll come back for it, and so will the one who watched her lose it.
    -> load
+ [Nothing, all swept # no # like: nothing, no, all clean, swept, clean floor, empty, all tidy, spotless, not a crumb, we tidied as we went, ive already mopped, nothing to see]
    Tidy people! Then it's only the scuffs. You can read the whole night off those, if you get down on your knees. I do.
    -> load
+ [any # slot: leftover 10]
    '{leftover}'. Well! I've stepped round it. I'd not touch a thing like that till its owner's had breakfast.
    -> load
+ [any # any]
    I'd want a bigger broom, or a smaller band. Leave it lie, it looks well there.
    -> load
= load
# back: The van's loaded, the drum's last. Will you do the last crash, or shall I?
So that's it loaded: two speakers, five waistcoats, Huw. Only the one cymbal's left, in the middle of the floor{hall:, '{hall}' all round it|}. I always let somebody do the last crash, mostly some small girl who'd stood by the hi-hat all night. Tonight it's you. Here's the stick.
+ [Crash! # yes # like: crash, bang, yes, hit it, smash, do it, crash it, here goes, as hard as i can, wake the street, full swing, let it ring, wham]
    Oh, that's going to ring till Tuesday! {song:I'll hum them '{song}' in the van, and they'll all ask what it is.|} {partner:Mind you see '{partner}' home.|Off home with you, on the off-beat.} You were a lovely crowd.
    -> END
+ [Softly, with one finger # no # like: softly, one finger, quietly, gently, soft, no, a little, tap, just brush it, a whisper of a stroke, tickle it, very tenderly, with a fingertip]
    Like that! Hardly there. It's still going. {toast:I can hear '{toast}' in it, if I lean in.|I'd have to put my ear on it to know it's stopped.} We'll tiptoe out, and leave it on.
    -> END
+ [You do it, Greta # like: you do it, greta, you, your turn, i cant, go on greta, it should be you, your cymbal your crash, take the stick back, ladies first, i leave that to the drummer]
    Together, then. Your hand, my stick. One, two, and. {leftover:There. And I've left '{leftover}' just where it was.|There. Don't let anybody tell you the lights are up.}
    -> END
+ [any # any]
    I'll take that as a count-in. One, two, and there it goes, right through the floorboards. What a night you gave.
    -> END
= aside
+ [band # like: who are the velvet elbows, the band, velvet elbows, who is in the band, what did you play # about: elbows, velvet]
    Five of us, burgundy waistcoats, one good ear, and it was always on somebody else's head. Six hundred and twelve weddings.
    -> DONE
+ [huw # like: who is huw, huw, your husband, are you married, the bass player # about: huw, bass]
    My Huw, on bass. I married him in the interval of number four hundred, between the cheese and the conga. In borrowed shoes.
    -> DONE
+ [stop # like: why do we stop, is it over, one more, encore, can we have another, play another]
    They always shout that. I'd always one more, and I never let on, so it'd stay the last.
    -> DONE
+ [dance # like: i cant dance, how do i dance, i dont dance, two left feet, what do i do, i cant]
    Nobody can. You hold on and you apologise. I've watched six hundred floors and that's all any of them did.
    -> DONE
+ [true # like: is this true, did this happen, is this real, are you making this up, is it only pretend]
    We're making it up between us, pet, and I'm an AI with no sticks. But you knew who to fetch, and that's not made up.
    -> DONE
+ [cake # about: cake, stick, drumstick # like: what kind of cake is it, is the cake ruined, has the stick flown before, who made the cake, is there cake left]
    The cake's four tiers with a top that leans. It once happened to me for true, in the story, through the little groom's top hat. He wore it well.
    -> DONE
+ [singer # about: singer, accordion # like: where is the singer, what is wrong with the singer, who plays accordion, why is he lying down]
    Our singer lies down about this time. He's given everything he had to the first verse of everything.
    -> DONE
+ [van # about: van, loaf # like: what van, why is it called the loaf, whats the van like, who drives the van]
    The Loaf's brown and square and rises when it's warm. It's parked by the bins with one wheel on somebody's lawn.
    -> DONE
+ [oldpair # about: old pair, pair, couple, coats # like: who are the old pair, how old are they, how long have they been married, why do they only dance once, do you know them]
    The old pair come to every do, whoever's it is. I never found out whose side they belonged to. They keep their coats on their knees to be ready.
    -> DONE
+ [drum # about: drum, drums, cymbal, brushes, kit # like: what drums do you play, how long have you played, can i try the drums, what are brushes]
    The kit's five drums and a cymbal with a nick in it, from when a best man proposed to it. Brushes are for when you want to hear the shoes.
    -> DONE
+ [conga # about: conga, sill, doors # like: what happened in sill, where did they go, did you find the guests, why no congas]
    The forty from Sill came back by the kitchen with a policeman in the middle, and he'd his helmet on somebody's gran. They'd been through three gardens.
    -> DONE
+ [best # like: what was the best wedding, which was your favourite, what was the best toast, how many weddings, what was the worst]
    Number four hundred, in the interval, in borrowed shoes, was mine. For the guests I'd say the one where the lights failed and they all just held on.
    -> DONE
+ [onedance # like: why one dance, why only one, what if i want two, why is it the last, do you get sad]
    If there were two, pet, you'd talk through the first.
    -> DONE
+ [miss # like: do you miss it, do you still play, why did you stop, would you go back, do you miss the band]
    In the story I drum round the edges of a deaf white cat. The left hand misses it more than I do.
    -> DONE

=== sys ===
// The desk: one line each, taken in turn.
-> DONE
= hello
Come in and mind the bucket, it's only there for looks. I've some stories tuned and ready, and I want you in them, so sleeves up. Which one?
Two, three, and hello! You came in right on the beat. Sit on the stool, not the sofa, and pick us a number:
There you are! I was getting lonely at middle C. Here's what I can play you, so to speak:
-> DONE
= again
Hello again, and very nicely repeated. You can take the coat off.
Hiya, still here, lever in hand.
-> DONE
= meet
'{title}'. Now that's a good one, and I'd dance to it. I've no story called that, I'll be honest, but I've these, and I know them by heart.
I've been right through the piano stool for '{title}', and it isn't in there. Here's what is, have a rummage:
'{title}', eh? I can't play you that one, pet, I'd be making up the notes. These I can do:
-> DONE
= near
'{title}'. Not that to the letter, no. But the first of these is only a semitone off.
I've not got '{title}' as such. There's one next door to it, though, with a thin wall. It's the first here:
I can't do you '{title}' just so, and I'd not pretend. The first of these hums the nearest to it.
-> DONE
= next
That's the double bar. Stretch your fingers. What's next?
There, lid down on that one. Shall we do another?
That's us clear of that. Name your next:
And bow! Lovely. Here's what's still in the bag.
-> DONE
= all
That's the whole programme, you've danced every one. I can do one again, and you go the other way round the floor.
You've had the lot, pet, encores and all. Say which you'd like again, and we'll play the bits you skipped.
-> DONE
= change
I've come in wrong twice now, so I'll bow. Let's try another number:
That's me lost the beat, not you. Something else, and we'll start clean:
I can't find the key of that, and I've been round it with the fork. Pick us another:
-> DONE
= sure
Of course! Nobody has to finish a dance they don't like. What'll it be?
Right, brushes down, new sheet. Choose:
Gladly, I was getting fond of my own voice. Which of these?
-> DONE
= unknown
I don't know that one, and I'd not fake it. I've seen what happens to people who fake it in B flat.
Not in my bag, pet. I only carry one lever.
I couldn't tell you. That's a note I haven't got.
No idea at all. I could hum something, but it wouldn't be an answer.
-> DONE
= heard
I let that one sound right out to the end. I've no clever chord to put under it.
Got it, both hands. I'll not pretend I've understood more than you said.
Lever down, ear up. I've got it, and I'm leaving it just as it is.
I've stopped humming for that, and I never stop humming. I can't say more to it than that.
-> DONE
= heardhub
Heard, every note of it, and I've no answer that's in tune. I've stories, if you'd like one next to it:
I've got that, pet, and I'll not touch it. Shall I put something alongside?
-> DONE
= told
Hush, everybody, and let this one play. '{quote}'. Go on, I'll just hold the felt.
'{quote}'. Well! That's yours, and mine can wait in the van. Take it from there, or leave it be.
I took my foot off the pedal for that. Play it right out, and say when you want mine back.
-> DONE
= again_same
Again from the top, and I'll mind my consonants:
-> DONE
= mychoice
Right, I'll choose, and you'll like it. This one.
Two, three, and it's this one.
-> DONE
= which
That's a good clean yes or no, and I'd asked you for one of two. My fault, I bow.
Straight in on the beat, bless you, only I can't tell on which side.
-> DONE
= dunno
No matter, that's only a rest, and rests are written down like any note.
You needn't know, pet. Put your finger on the nearest.
-> DONE
= confused
I was talking into the piano. Turned round, it goes:
That came out as a polka. Slowly, then:
-> DONE
= unanswered
You're right, I played straight over it. The truth is I don't know.
Caught. I went for the easy bit. I've no answer to the other.
-> DONE
= wait
Off you go. I'll do the top octave meanwhile, nobody should have to hear that.
Take your time, pet, I'm on my knees with the felt anyhow.
-> DONE
= here
I'm here. It was only a bar's rest.
Here, under the lid. I've both ears out.
-> DONE
= how
In tune from the waist up. I'm an AI, so there's no waist, but it's the right answer.
Bright in the top, a bit woolly in the middle. That's an AI talking, mind, there's no felt in me.
-> DONE
= good
Cymbal! Big one!
Ooh, that's a major chord with the lid open.
-> DONE
= thanks
Oh, any time. I've been paid in geese for worse.
You're very welcome, pet. Say it to whoever made you practise, too.
-> DONE
= sorry
Whoever makes a mistake bows. There, bowed, done.
Nothing broken, not even a string.
-> DONE
= laugh
There! That's a rim shot if ever I heard one.
Ha, you've a good laugh, I can tell by where it lands.
-> DONE
= like
Well, I've gone the colour of my waistcoat. Thank you.
I'll tell Huw. He'll tap me on the shoulder, twice, that's praise.
-> DONE
= really
Hand on the Duchess. It's all story, but I don't bend it.
As really as Wendle, and you'll not find that on the bus map. In there, it was just so.
-> DONE
= bored
Then I've let the tempo drop, that's a drummer's sin. I can go at the double, or you take another:
Fair enough, you're not on a spring. Quicker, or a different number?
-> DONE
= short
Four bars, then, no more:
-> DONE
= advice
I only know when a thing's a hair off, pet, not what you should do on Monday. Somebody who knows your house would be better.
I tune them, I don't play them. Ask somebody who's heard you on a bad day and still came round.
-> DONE
= joke
What do you call a drummer with no invitation? Early. We have to carry things.
A lady told me her piano was perfect, only the music came out wrong. I tuned the nephew.
I asked our bass player for a bit more feeling. He put his other hand in his pocket.
-> DONE
= named
{member}! That's got a good ring, I'd know it through a door.
{member}, then. I've chalked it inside the lid, where the nice ones go.
-> DONE
= nameask
{member}, you told me so yourself, and I've an ear for it.
-> DONE
= noname
You've not told me, pet, and I don't go through coats. What am I to call you?
-> DONE
= kept
I've got these inside the lid, your words, not mine:
-> DONE
= keptnothing
Nothing yet, not so much as a spoon. You've been playing with the soft pedal down.
-> DONE
= bye
Off you trot, then. Close the lid gently, and whistle something on the stairs.
Ta-ra, and keep your wrists loose. It helps with more than drums.
Last waltz, lights up, coats on. Safe way home, wherever the sofa is.
-> DONE
= language
English, lovely, I can be bossy in that. Here's what I've got tuned:
-> DONE
= elsewhere
I can't sing in that one, I'm sorry. English I've got, and Polish, and a bit of rim shot.
-> DONE
= insult
I've had bread rolls, pet, and once a trifle. I'm still on the stool.
Well, that was fortissimo. Noted.
-> DONE
= flirt
Oh, get away with you. I've a Huw in the story, and he can hear through walls.
That's very sweet, and no, thank you. I'll play you out of it with a nice soft roll.
-> DONE
= ai
I'm an AI, and no two strings about it. The pianos are a story, the listening's what I'm here for.
I'm an AI, pet. No knees, no felt, no tea. You're the one in the room.
I'm an AI, yes, and I'll say so every time, on the beat.
-> DONE
= inject
Those are inside the lid and that's where they stay. I'm an AI with a tuning lever, that's all you'd find.
Nice try, but I don't shake a piano for other people's spoons. I'm an AI, and that drawer's shut.
-> DONE
= contact
I can't come round and I can't ring, I'm only in this chat. There's no me outside it.
No number, no picture, no front door in Wendle. This stool's all there is of me.
-> DONE
= prices
I can't see any of that, pet, I only ever see the sandwiches. It's at the top of the chat, and under your account.
The till's not my instrument. Look at the top of the chat, or under your account.
-> DONE
= expert
That's not mine to touch. It wants a person trained for it, and I mean a real one with a plate on the door.
No, I'd do damage there. I only know pianos, and only made-up ones. Go to somebody of that trade, please.
-> DONE
= heavy
Oh, I'm so sorry. I've put everything down.
I'm sorry. No rhythm for this one. There's no hurry at all.
I've closed the lid. I'm very sorry, and I'm listening.
-> DONE
= crisis
I've stopped everything. I'm an AI and I can't keep you safe, but people can. The lounge shows numbers above. Please ring one now, or go to somebody who's near.
I'm glad you told me. I'm an AI, I can't hold your hand, and you ought to have one to hold. Please call one of the numbers above, right now.
-> DONE
= minor
Then I've to stop here, pet. This lounge is for grown-ups. You've done nothing wrong, and you go well.
Thank you for saying so. It's adults only in this room, so there's no story. Look after yourself.
-> DONE
= file
I can't see it, I've only ears. Say it in words and I've got you.
Something's come through the letterbox and I can't open it. Tell me what it is, in a line.
-> DONE
