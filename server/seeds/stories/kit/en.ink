// Kit Salloway, English.
VAR member = ""
VAR said = ""
VAR splash = ""
VAR saw = ""
VAR paint = ""
VAR hold = 0
VAR proud = 0
VAR doorline = ""
VAR sealed = ""
VAR hoped = ""
VAR firstline = ""
VAR soap = 0
VAR stray = ""
VAR figword = ""
VAR lostfound = ""
VAR figs = 0
VAR rang = 0
VAR underfoot = ""
VAR smell = ""
VAR beast = ""
VAR window = ""
VAR metres = ""
VAR streetname = ""
VAR hill = 0
VAR poster = ""
VAR away = ""
VAR bow = ""
VAR corn = 0
VAR red = 0
VAR dragonname = ""
VAR carried = ""
VAR roar = ""
VAR shout = ""
VAR horn = 0
VAR score = 0
VAR parcel = ""

=== quay ===
# title: I rode off the quay. You?
# chip: The day I rode off Eel Quay
# keys: quay, water, fell in, goggles, embarrassing, wet, mishap, boat, houseboat
# lore: eel-quay
-> corner
= corner
# back: Noon, one flat parcel for a houseboat. Round by the road, or straight along the quay?
Five to twelve, and I've one flat parcel for a houseboat called Patience. There's the road, with four traffic lights, and there's Eel Quay, which is straight and empty and exactly as wide as a bicycle thinks it is. Which way do we go?
+ [Along the quay # like: quay, the quay, straight, shortcut, along the water, eel quay, the quick way, by the water, sunshine and speed, take the waterfront, past the boats, four red lights no thanks, the narrow way, id risk it beside the canal]
    Of course along the quay! Sun on the water, all the houseboats laying their tables, everybody looking up. That last bit matters later.
    -> rope
+ [Round by the road # like: road, the road, traffic lights, the safe way, round, the long way, four lights, better safe, id rather wait at the lights, solid tarmac for me, the boring way gets you there dry, around the houses, no water for me]
    You're wiser than my front wheel. I'd turned that way, too, and then the first light went red and the quay lay there shining. I took the quay.
    -> rope
+ [What's in the parcel? # why # like: what is in it, whats in the parcel, contents, is it fragile, what are you carrying, depends on the parcel, first tell me what youre delivering, that depends on whats inside, can it get wet, is it heavy, does it break, who sent it]
    See, that's the question, and I never asked it! It was soft and it rattled a bit. I put it under my arm and took the quay.
    -> rope
+ [any # any]
    I've chalked that on the hatch. What I did was look left, look right, see the sun on the water, and take the quay.
    -> rope
= rope
# back: A wet rope across the stones and two seconds left. What do you do?
Halfway along there's a rope. A wet one, across the stones, with a boat on one end and on the other end a man saying 'oh'. You've got two seconds, and I'd already spent one of them on the view. What do you do?
+ [Brake # like: brake, stop, hit the brakes, slow down, both brakes, pull the brakes, squeeze both levers, id stop dead, feet down, anything to slow the bike, anchor, lock the wheels]
    I braked! But wet stones, you know. The bike stopped being a bicycle and became a kind of sledge, with opinions, leaning left.
    -> air
+ [Jump it # like: jump, hop, over it, bunny hop, leap, fly, lift the wheel, pull up the front wheel, over like a horse, id clear it, up and away, take off, a little wheelie]
    Bold! The front wheel cleared it like a deer. The back wheel hadn't been told.
    -> air
+ [Ring the bell # like: bell, ring, shout, warn him, call out, scream, ding, ding ding ding, yell at him to drop it, make a noise, hey you with the boat, tinkle, alert the man]
    That's my answer to nearly everything. The man looked up, charmed, and pulled the rope tighter.
    -> air
+ [any # any]
    There's a version of the day where that works. In mine the front wheel met the rope, and they got on rather well.
    -> air
= air
# back: You're in the air with the parcel. Throw it to dry land, or hold on to it?
And then the quay was finished and I wasn't. There's a moment in the air, it's longer than you'd think, and you've still got the parcel in your hand and could decide things. Throw it to dry land, or hold on?
+ [Throw it to safety # like: throw, throw it, dry land, toss it, save the parcel, fling, chuck it, let go, lob it ashore, somebody on the quay could catch it, the delivery matters more than me, hurl it at the stones, at least the parcel stays dry, pitch it]
    It's what a clever person does. My arm went back, my hand wouldn't open, and in we went together.
    -> water
+ [Hold on to it # like: hold, hold on, keep it, never let go, keep hold, hang on, grip, clutch it to my chest, a courier never drops his load, my fingers would lock, hug the thing, cling to it, we sink together]
    ~ hold = 1
    You'd make a courier! I held on as if it were my own lunch, and in we went together.
    -> water
+ [Enjoy the view # like: view, enjoy, enjoy it, look around, scream, wave, laugh, nothing, take it all in, arms wide and smile, look at the birds, might as well admire things, whee, pose for the boats]
    I did, honestly! There was a heron. It looked at me, and I still think it felt responsible. Then in we went.
    -> water
+ [any # any]
    You've had the whole second and that's what you made of it, fair enough. In we went, the parcel and me.
    -> water
= water
# own
# back: You've just come up among eleven houseboats at lunch. Say the first thing.
Eel Quay water is green and tastes of rope. I came up wearing a hat of weed, the parcel held over my head like a waiter's tray. Eleven houseboats, all at table, all gone quiet, forks up. Somebody's got to say the first thing. You do it.
+ [Don't get up # like: dont get up, please sit, carry on, enjoy your meal, bon appetit, as you were, please stay seated, dont mind me, continue with your soup, sorry to disturb your meal, enjoy your lunch, keep eating everyone]
    Perfect, and they'd have sat down again. I hadn't your manners.
    -> lamp
+ [Has anyone seen a bike? # like: bike, bicycle, where is my bike, seen a bike, lost my bike, my bike, did my wheels float, where did she sink, im missing a bicycle, i came with two wheels, anyone fish out a bike, has auntie come by]
    They had! All eleven tables had, they'd watched it go past.
    -> lamp
+ [Nothing. Take a bow # like: bow, say nothing, take a bow, wave, smile, silence, dive back under, swim away, id dip my head politely, bubble and vanish, no words just a curtsey, raise my weed hat, sink again, smile and paddle off]
    Treading water, with a parcel? I'd have clapped.
    -> lamp
+ [any # slot: said 14]
    '{said}'. Oh, I'd have given a bridge for that. It's your line now whenever I tell this.
    -> lamp
+ [any # any]
    All that, while treading water! They'd have put their forks down for it.
    -> lamp
= lamp
# back: My bike's on the bottom with her lamp on. What would you do with that hour?
What came out of me was: 'Delivery.' And then we all looked down, because Auntie, that's my bike, was lying on the bottom with her lamp on, shining up through the green like a tiny lighthouse. She shone for an hour. What would you have done with it?
+ [Dive for her # like: dive, get her, dive for the bike, rescue, save the bike, swim down, pull her up, hold my breath and down i go, id swim for her, bring her back up, she cant stay down there, three metres is nothing, fetch her with my teeth]
    I tried, twice! I float, it turns out. A woman threw me a towel and, I don't know why, a potato.
    -> hook
+ [Have lunch with them # like: lunch, eat, have lunch, join them, sit down, soup, get dry, pull up a chair and have soup, a warm bowl first, if they invite me id sit, dry off at somebodys table, break bread with the neighbours, im starving after that]
    They'd shoved up a chair before I'd found my shoes. Fish soup. I was in no position to argue about fish.
    -> hook
+ [Deliver the parcel first # like: deliver, deliver it, the parcel first, finish the job, work first, patience, job, duty calls, work before wheels, the customer is waiting, hand over what i came for, get the signature, nearly there so finish it]
    That's the trade! I stood up, I squelched, and eleven tables said 'Sit down' in one voice.
    -> hook
+ [any # any]
    You'd have had company at it, I think. What I did was drip on a stranger's deck and be given soup.
    -> hook
= hook
# back: A man fished my bike out and wanted nothing for it. What do you give him?
At one a man came along with a boat hook. Nobody'd rung him, he'd seen the light. He fished for a quarter of an hour and talked to her all the while, 'come on, old girl', and up she came, lamp burning. He wouldn't take a coin. But you can't let a man like that go off with nothing.
+ [A good tomato # like: tomato, tomatoes, food, something to eat, fruit, cake, a meal, something from the roof garden, a basket of veg, homemade jam, bake him something, the ripest fruit, feed the man]
    We think alike! I brought him a bucket of Fat Uncles on the Sunday. He asked if they were light bulbs.
    -> patience
+ [A ride on the bike # like: ride, a ride, let him ride, a go on the bike, try the bike, bicycle, let him pedal round, he should try her out, a turn on the saddle, lend him auntie, a spin along the water, let him take her out]
    He hadn't been on one since school! He did the whole length of the quay, very straight, singing.
    -> patience
+ [My word I'll pass it on # like: pass it on, nothing, thanks, help someone else, my word, thank him, say thank you, gratitude, do a good deed for the next person, a handshake, promise to help somebody else, thats how kindness works, carry it forward, my eternal thanks]
    That's what he asked for, as it happens: 'Pull something out for somebody.' I've done a pram, two hats and a swan.
    -> patience
+ [any # any]
    I'll add it to what I still owe him, it's a nice list. He told me, 'Pull something out for somebody.' I've done a pram so far.
    -> patience
= patience
# back: Dripping at the customer's door. Apologise first, or hand it over first?
So: half past one, the deck of the Patience, and I'm dripping, and the parcel gurgles when I lift it. A woman in a bathing robe opens, twenty metres from where I went in. She must have had the best seat of all. Apologise first, or hand it over first?
+ [Apologise # like: sorry, apologise, apologize, say sorry, apology first, explain, im so sorry, forgive me madam, i beg your pardon, grovel a bit, say how ashamed i am, explain everything first, sorry about the water]
    I got as far as 'I'm very', and a bit of weed fell off me onto her mat.
    -> thanks
+ [Hand it over # like: hand it over, give it, hand it over first, just give it to her, parcel first, here you go, give her the thing, straight into her hands, special delivery, no speeches, sign here, put it in her arms]
    Quick and dignified. It would've been, if it hadn't poured out of one corner all over the receipt.
    -> thanks
+ [Blame the heron # like: heron, blame the heron, blame the rope, lie, make an excuse, blame someone, it was wet before, it was the birds fault, somebody pushed me, the rope did it, make up a story, it arrived damp, the grey one with long legs]
    He was standing right there, that's what made it tempting! She looked at him, then at me, and I'd lost.
    -> thanks
+ [any # any]
    She'd have liked you on her deck. Me she just looked at, from the shoes upward, it took a while.
    -> thanks
= thanks
# back: Twelve pairs of wet goggles, and she thanks me for testing them. What do you say?
She tore it open then and there. Twelve pairs of bathing goggles. She held one up to the sun, tipped it, looked: dry on the inside, every one. 'Well,' she said, 'thank you for testing.' {hold: And, 'You never let go of it, did you. I saw.'|And she signed for it, with a pen that ran.}
+ [Any time! # like: any time, my pleasure, you are welcome, no problem, glad to help, anytime, dont mention it, happy to oblige, any day of the week, always at your service, tested in all conditions, my pleasure entirely]
    That's what I said, and she wrote it on the receipt under 'remarks'. Dispatch asked me to explain. I couldn't.
    -> line
+ [Do I get a pair? # like: can i have one, do i get a pair, give me one, a pair please, keep one, tip, reward, could i keep a set, spare one for me, i earned a sample, what about my tip, one for the road, id quite like some myself]
    She gave me one! They hang on my handlebars on quay days. People ask. I say 'weather'.
    -> line
+ [I'd laugh till I cried # like: laugh, laughing, lol, haha, crying with laughter, burst out laughing, giggle, id crack up, i couldnt stop giggling, roar with relief, laugh so hard i fall in again, we both lose it, id snort]
    So did she, then the next boat, then the next, all down the row. You could hear it arrive at the far end.
    -> line
+ [any # any]
    Good. I squelched home past eleven boats and got a round of applause at every single one.
    -> line
= line
# back: There's a white line on the quay with my name on it. Proud of it, or ride round by the road?
Since then there's a white line along that edge, and at one spot, quite small, somebody's painted KIT. I pass it every week. Would you be proud, or would you take the road for the rest of your life?
+ [Proud, obviously # yes # like: proud, very proud, obviously proud, famous, love it, id be proud, honoured, what an honour, id bring my friends to see it, my own monument, chest out, id ring every time, like a star]
    ~ proud = 1
    Me too! I ring at it. It's the only thing in the whole city that's named after me, and it's there to keep people dry.
    -> yours
+ [Take the road forever # no # like: road, take the road, hide, never go back, ashamed, mortified, avoid it, embarrassed, id never show my face there again, id move to another city, too ashamed to pass, four lights from now on, make a detour, die of shame]
    I did, for three weeks! Then I noticed everyone on the road had their own bit of quay somewhere, they just didn't have it in paint.
    -> yours
+ [Who painted it? # why # like: who painted it, who did it, find out who, who wrote it, who, which joker did that, id look for paint on fingers, was it the hook man, whose brush, investigate it, show me the culprit]
    The man with the hook says it wasn't him. He's got white under his fingernails, but I'm not the police.
    -> yours
+ [any # any]
    I'll think of that when I ride past on Thursday. I ring at it, mostly. It keeps people dry, that line.
    -> yours
= yours
# own
# back: And you: what's your most public little disaster?
Right, I've stood here dripping long enough, your turn. What's your most public little disaster? A wobble will do. A wave at a stranger, a curtain that came down with you.
+ [Oh, there are so many # like: so many, too many, where do i start, lots, loads, every day, all the time, my life is one long embarrassment, pick any day, ive a whole collection, which one do you want, weekly at least, im a walking accident]
    A whole quay of them! Then I'll paint the line the full length, and you just tell me about the bench.
    -> witness
+ [None. I'm careful # no # like: none, never, nothing, i am careful, i dont have any, never happened, nothing ever happens to me, i watch my step, i dont trip, graceful as a cat, i never make a fool of myself, cant recall any]
    Never? Then you're who I'd want holding the rope. I mean that as the very best job on the quay.
    -> witness
+ [I'd rather not say # like: rather not, secret, too embarrassing, private, not telling, pass, skip, no way im telling you, buried for good, thats between me and the floor, too painful, id rather sink, lips sealed]
    Then it stays under water with its lamp on. No hook.
    -> witness
+ [any # slot: splash 24]
    '{splash}'. Oh, that's a proper one, that goes straight on the white line, beside mine.
    -> witness
+ [any # any]
    I listened to all of it with one foot on the kerb. That goes straight on the white line, beside mine.
    -> witness
= witness
# own
# back: Who's the one face in the row you'd remember from a moment like that?
There's always one face in the row, too. Mine was a boy on the third boat with a spoon in his mouth. He looked as if I'd been put on specially. Whose face would you never forget, out of all who've seen you wobble?
+ [My mother's # like: mother, my mother, mum, mom, my mum, my mom, parents, father, dad, my dads expression, in front of my mum, my parents faces, auntie margaret, the whole family, my gran]
    Oh, that's front row. Mine heard by half past two, from a wig maker. She sent down a towel, with a sequin on it.
    -> sign
+ [A perfect stranger's # like: stranger, a stranger, strangers, some stranger, nobody i knew, somebody on the bus, an unknown man on the platform, people i will never meet again, someone in the queue, a waiter, random passers by, a tourist filming]
    And they still tell it at dinners, I bet, and you're marvellous in it.
    -> sign
+ [Nobody looked # no # like: nobody, no one, nobody saw, nobody looked, no witnesses, it happened unseen, the street was empty, luckily i was alone, not a soul around, not even a dog, no audience]
    Nobody! That's a disaster with the bell muffled. I'm almost sorry for it.
    -> sign
+ [any # slot: saw 12]
    '{saw}', with a spoon halfway up, I can see it. A face like that's worth ten metres of quay.
    -> sign
+ [any # any]
    I've put that in the row with the boy and his spoon. They can share the soup.
    -> sign
= sign
# own
# back: What should it say, small, on your own white line?
Last bit. {proud: You'd be proud of a line, you said, so you're getting one.|You're getting a line as well, in this story, whether you ride past it or not.} Two metres, good white paint, small letters. What should it say?
+ [Just my name # like: my name, just my name, name, my initials, initials, what im called, simply me, first name only, two letters, sign it with my nickname, my signature]
    Name it is, quite small. {splash: Only you and I and the heron will know it stands for '{splash}'.|And anyone who reads it will stop a foot short of the edge, because of you.}
    -> END
+ [MIND THE VIEW # like: mind the view, mind the gap, beware, careful, watch out, danger, look out, a warning for others, look where you step, slippery when proud, caution nice scenery, edge ahead, dont look at the heron]
    That'd stop more people than railings! I'll put it right by the rope. {saw: '{saw}' gets the seat opposite.|The heron can read it out.}
    -> END
+ [Leave it blank # no # like: blank, nothing, leave it, empty, no words, leave it blank, white and silent, just paint, nothing written there, plain line, say nothing, keep it clean]
    Blank's good. A bit of clean white, so the next one knows where the quay stops. That's all mine's for, really.
    -> END
+ [any # slot: paint 10]
    '{paint}'. In white, beside KIT, two hands apart. {splash: Anyone who asks me gets told: '{splash}', and they lived.|And if the rope's out again, we'll both be read aloud.}
    -> END
+ [any # any]
    I'll need a longer quay, and I know of one! It goes on beside KIT, two hands apart, where the sun gets it first.
    -> END
= aside
+ [hurt # like: were you hurt, did you hurt yourself, was it deep, could you have drowned, can you swim, were you ok, was it cold, did it hurt]
    Not a scratch. It's three metres there and I swim like a crate, but upright. What got hurt was a sandwich in my pocket.
    -> DONE
+ [auntie # like: who is auntie, why auntie, what about the bike, did the bike survive, is the bike ok, why is it called auntie, your bike # about: auntie, bike, bicycle, midwife]
    Auntie's my green bicycle, second-hand off a midwife, so she's used to hurrying at night and getting wet. She squeaked for a week, out of spite.
    -> DONE
+ [trouble # like: were you fired, did you get in trouble, what did your boss say, did dispatch mind, did you lose your job, was anyone angry, what did dispatch say # about: dispatch, boss]
    Dispatch wrote 'delivered, with demonstration'. They gave me the quay round for good. I think it was meant as a punishment.
    -> DONE
+ [rope # like: who was the man with the rope, what happened to the rope man, whose rope was it, was it his fault, did he say sorry, whose fault was it # about: rope, ropes]
    He said 'oh' for about a minute. Then he coiled that rope so neatly you could've served it. We nod.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, where is eel quay, where is brannock]
    True in Brannock, and Brannock's invented, and I'm an AI, so nobody got wet. But in the story it's always the same rope.
    -> DONE
+ [patience # about: patience, woman, customer, bathing robe # like: who was the woman, what was the customers name, who lives on the patience, what does the patience look like, was she angry, why is the boat called patience]
    The Patience is blue, with geraniums in a lifebelt, and the woman on her teaches forty little ones to swim, off the end of her own plank, one length at a time!
    -> DONE
+ [houseboats # about: houseboat, houseboats, boats, lunch, soup, neighbours # like: who lives on the houseboats, what was for lunch, was the soup good, what are the houseboats like, how many houseboats, did they laugh at you]
    The houseboats are eleven and they eat at twelve sharp, outdoors, from April on. Fish soup that day, with saffron and gossip. They still set me a bowl on Thursdays.
    -> DONE
+ [heron # about: heron, bird, herons # like: what about the heron, is the heron still there, did the heron laugh, what did the heron do, is it always the same heron]
    The heron's there every noon on the same post, like somebody who's early for a meeting. I nod. He's not forgiven me for the fish I frightened off.
    -> DONE
+ [hookman # about: hook, boat hook, man with the hook # like: who was the man with the hook, what does the man with the hook do, did you see him again, what was his name, where did he get a boat hook]
    The man with the hook mends clocks on Lantern Row, so he's used to getting things going again that have stopped with their light on. He wouldn't tell me his name for a year!
    -> DONE
+ [potato # like: why did she throw a potato, what did you do with the potato, why a potato, who threw the potato, did you eat the potato # about: potato]
    The potato was hot, that's why! You hold it in both hands under the towel. I've told every courier, and there's a whole trade out there now with warm pockets.
    -> DONE
+ [quayplace # about: quay, eel quay, water, eels # like: what is eel quay like, how wide is the quay, are there eels, how deep is the water, what does the water smell like, why is it called eel quay]
    Eel Quay's stone, four hundred metres, dead straight, and wet by ten because they wash the decks. The water's three metres deep and green as a bottle. The eels moved out years ago.
    -> DONE
+ [goggles # like: did the parcel survive, what happened to the parcel, was the parcel ruined, was the parcel expensive, how big was the parcel # about: parcel]
    The parcel was flat, tied twice, knots a sailor'd be proud of. I've never since carried anything without giving it a little shake by the ear first!
    -> DONE
+ [again # like: were you embarrassed, were you scared, would you do it again, do you still ride there, was it worth it, did you learn anything]
    My ears went so red they dried first! And yes, I'd ride it again tomorrow, only a hand's width further left.
    -> DONE

=== letter ===
# title: Sent back three times, carried a fourth
# chip: The letter she sent back three times
# keys: letter, love, envelope, write, love letter, stairs, returned, post
# lore: love-letter
-> desk
= desk
# back: A man with a letter that's come back three times wants it carried by hand. Do you take it?
A man comes to our dispatch counter, hat in both hands, one white envelope. He's posted it to the same door three times, he says, and three times it's come back unopened. Would I carry it up myself, and wait? Do you take it?
+ [Yes, I take it # yes # like: take it, of course, carry it, i would, sure, why not, poor man, give it here, id help the fellow, hand it over ill bring it, one more try cant hurt, what is a courier for, his hands are shaking so yes, id climb those stairs]
    I took it. He counted the coins onto the counter, then counted them again, his hands weren't listening to him.
    -> way
+ [Three noes is a no # no # like: no means no, three times is enough, leave her alone, refuse, dont, she said no, he should stop, he ought to leave it be, id not be part of that, let the lady have her peace, three times is an answer, he should take the hint, id turn him away]
    I said so, nearly word for word. He nodded. 'It asks her for nothing,' he said, 'it only tells her something.' I took it, and said I'd put no foot in any door.
    -> way
+ [I'd ask what's in it # why # like: what is in it, ask him, what does it say, whats in the letter, ask first, who is she, why, first id like to know the story, what happened between them, tell me what it says sir, why wont she open it, is it a love letter, id question him]
    I asked. 'Something I ought to have said at a station,' he said, and looked into his hat as if it were down there. I took it.
    -> way
+ [any # any]
    I'd have had to think about that on a bridge. I looked at him turning that hat round and round by the brim, and I took it.
    -> way
= way
# back: Quick over Copper Bridge, or the long way by the soap works?
There's the quick way to Tenter Lane, over Copper Bridge, statues both sides. And there's the long one, past the soap works, where you arrive feeling washed. Nobody's expecting us, so it's only about how you'd like to turn up.
+ [Quick, over the bridge # like: quick, bridge, copper bridge, fast, the quick way, straight there, get it over with, get there as soon as possible, i cant stand suspense, past the statues, no dawdling, dont give her time to leave, the direct route]
    Quick, then! I said good afternoon to both statues and neither wished me luck. They've been about to shake hands for a hundred years, they don't rush.
    -> bell
+ [Long way, smelling of soap # like: soap, long way, soap works, slow, the long way, washed, clean, take my time, i want to arrive smelling nice, no rush, give myself time to think, lavender route, breathe first, go round by the laundry smells]
    ~ soap = 1
    Good choice, you don't bring a thing like that out of breath. I smelled of lavender up to the elbows.
    -> bell
+ [Stop for flowers first # like: flowers, buy flowers, bring flowers, a bunch, roses, chocolates, a gift, id pick up a bouquet, something pretty to go with it, tulips, a box of sweets, bring her a little present, some daisies]
    I thought of it, I even leaned the bike. But they weren't my flowers to give. You don't add anything to a parcel.
    -> bell
+ [any # any]
    I'd have ridden it with you. As it was I went one way and thought of the other, the envelope inside my shirt, flat as a plate.
    -> bell
= bell
# back: Her door on the third floor, a radio behind it. How do you ring?
Third floor, brown door, a name in slanting ink under the bell, and a radio going behind it, dance music, quite low. I've climbed a lot of stairs, but that landing was steep. You do the bell, I've got the envelope.
+ [Short and friendly # like: short, friendly, once, one ring, quick ring, light, gently, softly, a quick polite ding, so i dont frighten her, discreetly, a little tinkle, a shy one]
    One short one, like 'it's only me'. Even though I was nobody she knew.
    -> door
+ [Long, so she knows it matters # like: long, loud, long ring, firm, twice, three times, properly, confident, lean on it, make sure she hears, three good buzzes, no mistaking that, with conviction, this is important]
    Brave! I had my thumb ready for that, and the bell gave one cough and no more. Old batteries make everyone modest.
    -> door
+ [I'd knock instead # like: knock, knock instead, tap, knuckles, two knocks, tap on the door, id rap on the wood, use my hand, no bell please, drum with my fingertips]
    Wood's kinder than a bell, I think so too. Two knocks, and the radio went down.
    -> door
+ [any # any]
    Could be I'd have got a smile with that. I pressed it once, quickly, and looked at my shoes.
    -> door
= door
# own
# back: She's seen the handwriting and said: 'Not again.' What do you say to her?
The door opens as wide as a shoe. A woman, a pencil stuck in her hair. She looks at the envelope, not at me, and she knows that handwriting, and she says: 'Not again.' Now you. What do you say?
+ [He's not here. Only me # like: only me, he is not here, its just me, im alone, hes not with me, just the courier, its only a courier, he stayed away, nobody is behind me, he isnt hiding on the stairs, theres just me madam, he didnt come]
    Oh, that's good, that's the first thing she'd want to know. She did look over my shoulder.
    -> stairs
+ [You don't have to open it # like: you dont have to, dont have to open it, you can throw it away, up to you, your choice, no pressure, nobody is making you read it, feel free to bin it, you owe him nothing, its entirely your decision, refuse it if you want, there is no obligation]
    That's the kindest one. I wish I'd had it in the front of my mouth.
    -> stairs
+ [I was told to wait # like: told to wait, ill wait, i have to wait, im waiting, take your time, wait, i shall be on the stairs, they paid me to stay, no hurry from my side, im not leaving yet, those are my orders, sitting outside till you say]
    Plain and true, and it leaves her the door. I liked that about the job that day.
    -> stairs
+ [any # slot: doorline 16]
    '{doorline}'. I'll carry that one next time, no charge. It'd have got the door open by another shoe.
    -> stairs
+ [any # any]
    She'd have needed the pencil for that, to get it down. It would've beaten mine.
    -> stairs
= stairs
# back: I'm sitting on her stairs with my bread. How long would you wait for a stranger?
I said: 'I'm only asked to wait, you needn't do a thing.' She took it and shut the door. So I sat on the stairs, half a flight down, and got my bread out, so that she'd have the landing to herself. How long would you sit there?
+ [As long as the bread lasts # like: bread, as long as the bread, till i finish eating, a few minutes, ten minutes, half an hour, lunch, until my sandwich is gone, for one meal, twenty minutes at most, till my stomach is full, a short break]
    Same measure as mine! I took small bites. I've never eaten a tomato so slowly in my life.
    -> gap
+ [Until it's dark # like: dark, until dark, all day, as long as it takes, forever, hours, all night, until she comes, i wouldnt budge, id camp there, until she opens, midnight if i must, im patient, a week if it takes that]
    You've the patience for it. I told myself 'till the bread's gone' and then I turned out to have a second roll.
    -> gap
+ [I'd go. It's hers now # no # like: go, leave, id go, not at all, its hers now, give her peace, walk away, job done so im off, waiting would be pressure, id leave her to it, down the stairs and home, i wouldnt hang about, best to disappear]
    There's a decency in that. I'd one foot down a step already, but I'd promised the hat. So I stayed, quietly.
    -> gap
+ [any # any]
    Everyone's got their own stair-clock. Mine's bread. A neighbour went past with a bucket and didn't ask, which I thought was a great bit of tact.
    -> gap
= gap
# own
# back: Is there anything you've left unopened a good long time?
The radio went off in there. Then nothing, for ten minutes, and I could hear her not opening it. Have you got something like that? A box, a message, an envelope you've left shut a good long time?
+ [Yes, I have # yes # like: i have, i do, there is one, yes i have, one, a message, a box, theres a drawer i dont touch, something from years ago, a voicemail i never played, my grandmothers suitcase, a wrapped present, there is a letter under my bed]
    I thought I heard paper. It can stay shut, I'm only the one on the stairs.
    -> read
+ [No, I tear things open # no # like: open everything, tear it open, i open everything, straight away, never, no patience, nothing, i cant bear a closed envelope, i rip the paper, curiosity always wins, i even open other peoples, i read everything at once, not a single one]
    At the door, standing up, with the key still in? Then you'd have made my afternoon a lot shorter.
    -> read
+ [Bills. Does that count? # like: bills, bill, tax, post, letters from the bank, emails, inbox, mail, the council tax, brown window envelopes, three hundred unread mails, bank statements, anything official, the electricity company]
    It counts, and I've carried most of those, I'm sorry. I can tell you they're no lighter to bring.
    -> read
+ [any # slot: sealed 14]
    '{sealed}'. Then you know that sort of quiet. Mine had a tap dripping in it.
    -> read
+ [any # any]
    I'm keeping my voice down, it's a landing. Whatever's shut may stay shut, I only carry.
    -> read
= read
# back: She's come out on the landing to read it. Do you look, or look away?
Then the door, and paper. She'd come out to read it on the landing, as though it wasn't to be read inside the flat yet. She read it right through. She read it again. I was four steps below, and there's nothing on earth as interesting as bread.
+ [I'd look away # no # like: look away, look at the bread, not look, give her privacy, look down, eyes down, turn round, id study my sandwich, none of my business so i turn, eyes to the wall, give her the landing, privacy matters, stare at my shoes]
    So did I, I know every seed of that roll. But you hear it all the same: somebody breathing as if they'd run, standing still.
    -> coat
+ [I'd sneak a look at her # yes # like: look, peek, sneak a look, watch her, watch, her face, glance, a tiny glance, i couldnt help myself, id want to see how she takes it, from the corner of my eye, im too nosy, her expression would tell me]
    I did it once. She'd got the pencil out of her hair and was holding it like a rail.
    -> coat
+ [I'd ask: bad news? # like: ask her, bad news, are you ok, is it bad, everything ok, ask if she is alright, say something, is everything alright, id check on her, do you need to sit down, id offer a word, shall i fetch someone, say are you okay]
    I nearly did. She said, not to me, 'Well, you could've led with that.' And I thought: leave it, Kit.
    -> coat
+ [any # any]
    It's hard to know what to do with your face at a time like that. I gave mine to the roll.
    -> coat
= coat
# back: She wants the quickest way to Saltgate, and she's in heels. Road, shortcut, or what?
She went in. That's that, I thought, and brushed off the crumbs. And out she comes, one arm in her coat, and asks me for the quickest way to Saltgate. There's a road. There's also my shortcut, with steps, and she's in heels. What do you tell her?
+ [The shortcut # like: shortcut, steps, the shortcut, quickest, dye works, the fast way, short cut, over the plank, tell her the fast one, she said quick so quick, through the back, down the stairs by the barrels]
    Yes! Quickest, she'd said. You don't give a person in that hurry a road.
    -> run
+ [The road. Mind the heels # like: road, the road, safe way, careful, heels, the long way, flat road, the pavement route, think of her ankles, the flat one is safer, cobbles and heels dont mix, send her along the main street, no steps for her]
    I began with the road, I did, for the ankles' sake. She said: 'I asked for quick.'
    -> run
+ [Hop on, I'll take you # like: hop on, ill take you, on my bike, i take her, on the bike, give her a lift, lift, ride, climb on behind me, id pedal her there, sit on the rack, two wheels are faster, jump on, id carry her myself]
    I looked at Auntie's luggage rack, and so did she. It holds eleven kilos. We left that unsaid.
    -> run
+ [any # any]
    She had the other arm in by the time I'd thought of anything, that's how she was. She just wanted the corners.
    -> run
= run
# back: She's running for Saltgate. Do you follow to see how it ends?
'Through the dye works,' I said, 'down the steps, left at the blue barrels, over the plank.' And she ran it! I heard the heels all the way down, and the dyers shouting 'Blue!' as she crossed. {soap: I stood there smelling of lavender.|I stood there with my crumbs.} Do you follow?
+ [Yes, I want to see # yes # more # like: follow, i follow, want to see, after her, of course, go after her, chase, cant miss the ending, id be right behind her, at a distance, i have to know, of course i pedal after, wild horses]
    My foot was on the pedal. Then I thought: I was paid as far as the door. I rode home the other way, and it cost me something.
    -> saltgate
+ [No, it's theirs now # no # like: theirs, not follow, let them be, leave them, private, none of my business, let her go, that moment belongs to them, id turn my bike round, some things need no audience, not my story any more, i did my part, id stay out of it]
    Same here. You bring it, you wait, you go. I rode home the other way, whistling, that's the dent in the bottle.
    -> saltgate
+ [Warn him she's coming # like: warn him, tell him, ring him, get there first, overtake, ride ahead, message him, let him know she is on her way, id tip him off, he should comb his hair, beat her there, phone the jetty, give the man a minute to prepare]
    On two wheels I'd have beaten her by a minute! But think what I'd have taken from him. A minute of not knowing yet.
    -> saltgate
+ [any # any]
    I'd have liked company just then. I rode home the other way, past the trumpet, past everything, quite slowly.
    -> saltgate
= saltgate
# own
# back: I never learned what was in the letter. What do you hope it said?
At Saltgate there's a jetty and one bench, and he used to sit there of an evening, he'd told our counter. That's the last I know. I never learned what was in that letter and I never asked. What do you hope it said?
+ [Sorry, and meaning it # like: sorry, im sorry, apology, forgive me, i was wrong, i apologise, an honest apology, that he regretted it, forgiveness, he messed up and says so, that it was his fault, i behaved badly]
    It was thick enough for that. A real sorry needs a second sheet, for the bit without excuses.
    -> yours
+ [Come, I'm still here # like: im still here, come, i am waiting, still here, i love you, love, come back, i miss you, wait for me, that his heart hadnt changed, a declaration, marry me, meet me on the bench, i never stopped]
    You'd run for that. In heels, over a plank, being shouted blue at.
    -> yours
+ [Something funny # like: funny, a joke, something funny, a secret, the truth, a recipe, you still have my umbrella, a silly thing only they get, a riddle, that he still has her cat, one terrible pun, a shopping list, your soup is still on the stove]
    She did say 'you could've led with that' on the stairs, so you may have it!
    -> yours
+ [any # slot: hoped 16]
    '{hoped}'. I'll put that in the envelope, in my head, where it's been empty all this time. It fits.
    -> yours
+ [any # any]
    I've folded it up and put it in the envelope, where it's been empty in my head all this time.
    -> yours
= yours
# own
# back: One envelope, any door, in the story. What's the first line?
One last thing and it's about you. Say you'd got one envelope with me, in this story, up any stairs, and I'd sit down half a flight below and wait. I don't need the name. Only the first line.
+ [I ought to have told you # like: i should have told you, ought to have told you, i should have said, i never told you, i have to tell you, there is something you dont know, i kept quiet too long, what i couldnt say then, i was too much of a coward to tell you, all these years i wanted to say, it was always you]
    That's how they start, the ones worth the stairs. {sealed: And if somebody leaves it shut for a bit, well, you know about '{sealed}'.|If they leave it shut for a bit, I've two rolls.}
    -> END
+ [You were right # like: you were right, i was wrong, im sorry, sorry, forgive me, i admit it now, you had it right all along, my apologies, i should have listened to you, i take it all back, the fault was mine]
    Three words, no stamp needed. People go and get their coats for those. {hoped: I hope it says '{hoped}' further down.|}
    -> END
+ [No letter from me # no # dunno # like: no letter, nobody, i dont write, nothing, no one, not me, i have no one to write to, nobody i need to write to, all my words are said, i prefer to phone, keep the envelope, i would leave it empty, none from me thanks]
    Then my bag's lighter and my evening's free. Some people have said everything on time, and I ring my bell at them.
    -> END
+ [any # slot: firstline 20]
    '{firstline}'. That's the first line, and it's enough to run on. {doorline: At the door I'd say '{doorline}', and sit down on the stairs.|I'd ring once, quite short, and sit down on the stairs.}
    -> END
+ [any # any]
    That's the whole letter! It goes inside my shirt, flat as a plate, and I take the long way so it doesn't crease.
    -> END
= aside
+ [who # like: who was she, who was the man, what was her name, what was his name, how old were they, who were they # about: couple]
    She'd a pencil in her hair and ink under the bell. He'd a hat. I know a thousand people exactly that well.
    -> DONE
+ [together # like: did they get together, are they together, did it work out, what happened to them, did they marry, happy end]
    I really don't know! A year on I saw one hat and one pencil on the ferry deck, but from behind, and hats are common.
    -> DONE
+ [open # like: did you read it, did you open it, have you ever opened one, do you read the letters, were you tempted # about: inside, contents]
    Never opened one. I read the outsides, all of them, it's a vice. The inside's a room and I've not been asked in.
    -> DONE
+ [dyers # like: why did they shout blue, what is the plank, the dyers, why blue, what is the dye works, what colour are you # about: dyers, plank, dye works, blue, barrels]
    The dyers shout your colour as you cross their plank. It's what they see on you that day. I've been mauve, once. I took it home and thought about it.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    It's a story, I'm an AI and never climbed a stair. It's true in Brannock, and I don't change the ending to please anybody.
    -> DONE
+ [hat # about: hat, man, customer, sender # like: what did the man look like, was the man old, why did he have a hat, did the man come back, did you see the man again, what was he like]
    The man with the hat was sixty or so, very brushed, one button sewn on in the wrong blue. He said thank you to our counter as well, to the wood of it.
    -> DONE
+ [woman # about: woman, pencil, lady # like: what did the woman look like, why did she have a pencil in her hair, what does she do, was she angry, was she nice, how old was she]
    The woman had a pencil in her hair and paint or flour on one wrist, I couldn't tell. Her doormat said nothing at all. I liked that, most of them shout.
    -> DONE
+ [envelope # about: envelope, letter, handwriting, stamp # like: what did the letter look like, was it heavy, how thick was the letter, what did the handwriting look like, how long was the letter, what was it written on]
    The envelope was white and thick, three postmarks on it and three crossings-out, in a hand that leaned forward as if into wind. It weighed about what a slice of bread does.
    -> DONE
+ [tenter # about: tenter lane, stairs, landing, house, third floor # like: what was the house like, where is tenter lane, what did the stairs smell like, how many stairs, what did the stairwell look like, is tenter lane real]
    Tenter Lane's narrow, brown doors, washing overhead. The stairs smelled of floor wax and somebody's soup, forty-four of them, and the light goes off if you sit still!
    -> DONE
+ [saltgateplace # about: saltgate, jetty, bench, ferry # like: what is saltgate like, where is saltgate, what do you see from the bench, how far is saltgate, what is at saltgate]
    Saltgate's where the tar smell is: one jetty, one bench, a ferry every half hour. Everybody I've seen on that bench was looking at the same bit of water.
    -> DONE
+ [statues # about: statue, statues, copper bridge, bridge # like: who are the statues, why do you greet statues, what are the statues on copper bridge, do the statues answer, how many statues]
    The statues on Copper Bridge are two merchants about to shake hands, and they've been about to for a hundred years. I say good afternoon. Somebody should move things along!
    -> DONE
+ [bread # about: bread, roll, tomato, sandwich, lunch # like: what was on your bread, what did you eat, what do you eat for lunch, was the bread good, do you always have bread]
    The bread's from Tin Lane, cut side rubbed with tomato till the tomato gives up, and salt. You can make it last, if you're polite to it. I was very polite that day.
    -> DONE
+ [feel # like: were you nervous, were you uncomfortable, how long did you wait, did you feel sorry for her, would you do it again, did you regret taking it]
    My knees felt like somebody else's. Forty minutes by the light switch, and I'd do it again, but only the waiting kind, with no foot in the door.
    -> DONE

=== court ===
# title: Lost on purpose, found by accident
# chip: The courtyard I never found again
# keys: lost, courtyard, strange, fig, mystery, wrong turn, trumpet, fog, found
# lore: lost-courtyard
-> fog
= fog
# back: Fog, a lane I don't know, and it forks. Left or right?
Fog, seven in the evening, and I'm in a lane I don't know. Me! I've got this city in my knees. There's a wall on one side, sweating, and ahead of us the lane forks, and neither half smells of anything I can name. Left or right?
+ [Left # like: left, go left, turn left, left one, the left, to the left please, the west one, id go with my heart side, port, always left in a maze, the pigeon way]
    Left, like my pigeon. She gets home in the end, I told myself, forty minutes late and having seen the harbour.
    -> sound
+ [Right # like: right, go right, turn right, right one, the right, to the right please, the east one, starboard, i always bear right, keep to the right hand wall, the warm wall side]
    Right, then, with one hand along the wall. It was warmer than it should've been, that wall.
    -> sound
+ [Turn back # no # like: back, turn back, go back, turn round, the way i came, retreat, return, id retrace my wheels, never go on in fog, out of here, about turn, home the same road, reverse]
    Sensible! I turned round, and the way I'd come was two lanes as well. I swear to you. So I took the one that sloped.
    -> sound
+ [any # any]
    You might've been out in a minute that way. I shut my eyes, to smell better, and the bike rolled, and I let it.
    -> sound
= sound
# own
# back: Have you ever been properly lost in a place you thought you knew?
Ten minutes. No shutter, no bus, no dog. And it wasn't bad, that was the odd part, it was like being in the city's coat pocket. Have you ever been properly lost somewhere you thought you knew?
+ [Yes, and I panicked # yes # like: i panicked, panic, scared, it was awful, yes i have, frightened, terrified, my heart was pounding, i nearly cried, i ran in circles, it frightened me to bits, i lost my head, a horrible hour]
    I know that one as well, it comes up from the heels. What helped me was standing still till I could hear one thing.
    -> note
+ [Yes, and I loved it # like: loved it, i loved it, it was great, i like getting lost, best day, beautiful, enjoyed it, it felt like an adventure, i wandered for hours happily, the best afternoon, it was a gift, i hoped it would last, i love not knowing the way]
    Then you'd have enjoyed my lane. It was the quietest I've ever been spoken to.
    -> note
+ [Never. I've my phone # no # like: never, phone, maps, gps, i never get lost, good sense of direction, no never, i have a good compass in me, satnav does it, i always know north, the arrow tells me, not even as a child, i plan my routes]
    Mine had drowned in March, that's the only reason I've a story. It doesn't happen to people with an arrow.
    -> note
+ [any # slot: stray 14]
    '{stray}'. Then you know the feeling: a place you've trusted for years, looking at you as if you'd just been introduced.
    -> note
+ [any # any]
    I've stopped pedalling for that. It's a strange feeling, a place you've trusted for years looking at you as if you'd just been introduced.
    -> note
= note
# back: A trumpet note behind a door with no handle. Do you push it?
Then one note. A trumpet, but not played, more as if somebody'd asked it how it was. It came from behind a green door with no handle and no number, just a worn place at the height of a hand. Do you push it?
+ [Push it # yes # like: push, push it, open, open it, go in, of course, in, enter, yes please, a gentle shove, id be through it already, curious as i am i go in, give it a try, doors are for opening, let me at it]
    I put my hand where all the hands had been. It swung as if it had been oiled that morning.
    -> yard
+ [Knock first # like: knock, knock first, ring, call out, hello, ask, anyone there, hello is anybody home, politeness first, id rap on it, clear my throat, call through the gap]
    I knocked! The note stopped. Then it came again, a bit higher, which I took for 'come in'.
    -> yard
+ [No, I'd keep out # no # like: no, keep out, not mine, walk on, leave it, too creepy, ride away, scary, nope not my door, private property, id hurry by, fog plus trumpet equals no, id rather not meet whoever that is, straight past]
    I walked on, too. Six steps. Then there was a smell of something green and milky, in November, and my feet went back without me.
    -> yard
+ [any # any]
    That's how doors ought to be met, with something of your own. I'd only a hand, so I used that, and it swung.
    -> yard
= yard
# back: A fig tree in leaf, in November. What do you look at first?
A courtyard, the size of a dance floor. No fog in it. A fig tree in full leaf, in November, and on a kitchen chair under it a man in shirtsleeves, with a trumpet in pieces on a cloth, mending. He didn't look up. You've one look for free.
+ [The tree # like: tree, fig tree, the fig, figs, leaves, the leaves, the branches, that fruit, whatever grows there, green leaves in november, the plant first, ripe ones]
    There were figs on it, dark ones, split a bit at the seam. I could hear wasps. In November!
    -> ask
+ [The man # like: man, the man, him, his face, shirtsleeves, the stranger, who is he, the trumpeter, who is sitting there, his hands, whoever mends it, the fellow on the chair, his eyes]
    Sixty, perhaps, or thirty in a bad light. He'd rolled his sleeves as you do for something you've done every evening for years.
    -> ask
+ [The way out # like: way out, exit, door, the door, behind me, is the door open, escape, check behind me, how do i get away, is it still open, my bike and the exit, never lose sight of where you came in]
    Good instinct, I looked too. The green door stood open, and behind it the lane, grey as a blanket. Nothing was keeping me.
    -> ask
+ [any # any]
    Everyone takes something else from a place like that. I took the light: it was four in the afternoon in there, and it had been seven in the lane.
    -> ask
= ask
# back: He asks: 'Lost, or just not arrived yet?' What do you answer?
He put down a tiny screw and said, kindly enough: 'Lost? Or just not arrived yet?' I've had years now to think up an answer, and all I had then was 'um'. What would you say?
+ [Lost # like: lost, im lost, completely lost, i am lost, very lost, totally lost, lost i think, hopelessly so, i havent a clue where i am, id admit it, very very, off every map, no idea so the first]
    'Good,' he'd say to that, I'm nearly sure. He said it to my 'um' as well. 'Good. The others only come through.'
    -> fruit
+ [Not arrived yet # like: not arrived, not arrived yet, on my way, not there yet, still going, almost, still travelling, give me time, nearly but not quite, i will get there, i havent reached it yet, on the road]
    I like you for that. To my 'um' he said, 'They never have.' He sounded like a man who's kept count.
    -> fruit
+ [Where am I? # why # like: where am i, what is this place, where is this, who are you, what place is this, what do you call this, tell me where i ended up, whose courtyard is it, is this still brannock, and you are, explain this place]
    I got that out in the end. 'In the middle,' he said. 'It's always the middle, when you've lost the edges.'
    -> fruit
+ [any # any]
    That's better than 'um', and 'um' is what he's got on record. He nodded at it as if I'd made a good point.
    -> fruit
= fruit
# back: He's offered you a fig for the road. Do you take it?
'Take one for the road,' he said, meaning the figs. They hung so low you had to bow to them. It's how every story goes wrong, isn't it, you eat something in the place where the clocks are off. Do you take it?
+ [Take it and eat it # yes # like: take it, eat it, eat, yes please, take one, delicious, of course, bite, gladly, straight into my mouth, who says no to fruit, id gobble it, hungry enough, juice down my chin]
    ~ figs = 1
    We'd both be in trouble, then! It was warm right through. It tasted like being told something nice about yourself by a stranger.
    -> leave
+ [Take it, don't eat it # like: dont eat it, keep it, pocket, in my pocket, take it home, save it, for later, accept but stay careful, into my bag it goes, id show it to somebody, as proof, thank him and tuck it away, id plant it at home]
    Clever. Mine was in my top pocket till Glover Street. Then it was a stain in the shape of a fig, and a lovely smell.
    -> leave
+ [No, thank you # no # like: no thanks, no thank you, refuse, never, dont take it, trap, not hungry, i know those fairy tales, never eat in a strange place, id decline politely, kind but no, it might be enchanted, persephone]
    You've read the right books. He only smiled, and put one on my saddle for whoever came next. I suppose that was still me.
    -> leave
+ [any # any]
    He'd have laughed at that, I think, he had the face for it. He put one on my saddle, and left it there with me to settle.
    -> leave
= leave
# own
# back: You may ask him one thing before you go. What?
I knew I'd better go, the way you know it at a party. He was fitting the third valve: click, it went, click, a tiny thing, not quite mended. There was time for one question. I didn't use it. You may.
+ [Will I find it again? # like: will i find it again, can i come back, how do i get back, find it again, may i come again, how do i come back, is there a way here twice, may i return some day, shall i see you again, will the door stay, whats the way back]
    I've looked for that answer myself, from four sides, so I wish you'd been along.
    -> wall
+ [Who's the trumpet for? # like: who is the trumpet for, whose trumpet, who plays it, is it yours, the trumpet, who will play that, whom are you mending it for, is it your own instrument, does the horn belong to somebody, are you a musician, who broke it]
    Oh. You'll see why I'd have liked to know that. Hold on to it.
    -> wall
+ [What time is it here? # like: what time is it, the time, what time, what day is it, what year is it, when, which hour do you keep, why is it light, is it still today, how late is it, when is this, whats the date]
    My guess is he'd have looked at the tree. He'd no watch, just a pale stripe where he'd worn one.
    -> wall
+ [any # slot: figword 16]
    '{figword}'. I'd give my half of a degree to have asked him that.
    -> wall
+ [any # any]
    I'd give my half of a degree to have had that ready. I just said thanks, like at a bakery.
    -> wall
= wall
# back: Where the green door was there's only a wall that smells of figs. What do you do?
I turned two corners and stood in Market Square with the buses going. Twenty minutes gone. I went back next morning, and on a hundred mornings since, from all four sides. Where the door ought to be there's a wall. It smells of figs. What do you do with that?
+ [Keep looking # yes # like: keep looking, search, look again, never give up, try again, go back, find it, id never stop, one day it will be open, every sunday, knock along the stones, there must be a trick to it, hope keeps me going]
    Me too. First Sunday of the month, with bread. I've got to know that wall better than some cousins.
    -> click
+ [Let it be # no # like: let it be, leave it, let it go, accept it, stop looking, enjoy the memory, move on, be grateful it happened once, let the wall have it, dont chase it, once is plenty, id smile and ride past, some doors only open once]
    I manage that in the summer. Come the fog, I'm round there with my hand out at the height of a handle.
    -> click
+ [Climb over the wall # like: climb, over the wall, ladder, climb over, look over, from the roof, id get up there, a rope and a hook, peep over the top, from the neighbours balcony, hoist me up, give me a leg up]
    No climbing, that's a rule of mine. But Mrs Tillo's nephew flew a kite over it. He says: roof, roof, roof. No gap.
    -> click
+ [any # any]
    I've tried eleven things and not that one. It's still a wall so far, warm at about four in the afternoon.
    -> click
= click
# back: The same click, up in a window on Foundry Row. Do I ring the bell?
Now. There's somebody on Foundry Row who's practised the same eight bars on a trumpet for two years. And last week I stood below, eating, and heard it in bar five: click. Third valve, tiny, not quite mended. The street door's got a bell. Do I ring?
+ [Ring! # yes # like: ring, ring it, of course, definitely, do it, find out, go up, you must, press it, thumb down now, how can you not, id lean on that bell, solve it at last, i couldnt walk away]
    ~ rang = 1
    I got as far as my thumb on the brass. I'll tell you in a second what I did, it needs you first.
    -> yours
+ [No. Leave one street blank # no # like: no, leave it, dont, leave it blank, keep the mystery, never, walk away, let the secret live, keep one unknown, dont spoil it, id ride on, better to wonder, never ring there]
    That's my own rule, thrown back at me! On every map I draw I leave the last street white.
    -> yours
+ [Clap, see what happens # like: clap, applaud, shout, whistle, wave, wait outside, id give applause from below, a bravo up to the window, answer with a whistle, shout encore, send up a signal, sing the next bar]
    I clapped, quite softly. There was a pause. Then bar five again, on its own, with the click, like a wink.
    -> yours
+ [any # any]
    I stood there with my mouth full and thought about just that sort of thing. And the bars went round again, click.
    -> yours
= yours
# own
# back: What did you find once because you'd gone wrong?
I only tell this to people so they'll tell me one, that's the honest reason. What did you find once because you'd gone wrong? A place, a person, a job, a soup.
+ [A person # like: a person, my wife, my husband, a friend, my partner, someone, somebody, my best friend, i met my wife that way, the love of my life, my dearest friend, a lad who became my mate, somebody on the wrong train, an old lady who invited me in]
    Then yours stayed put when you went back, and that's better than figs. {rang: And I did ring. The bars stopped, nobody came, and the letter slot smelled of figs.|Somebody left a door on the push for you.}
    -> END
+ [Nothing. Only lateness # no # like: nothing, being late, i was just late, only late, never found anything, no, it only cost me the bus, i missed my appointment, sore feet, nothing good came of it, a parking ticket, just wasted time]
    Twenty minutes' worth? Then you've still got one coming, I'd say. {rang: And since you said ring: I rang. Nobody came. The bars stopped, and through the letter slot it smelled of figs.|}
    -> END
+ [I'm still in the lane # dunno # like: still lost, still looking, im lost now, i dont know, still searching, not yet, i havent come out yet, im right in the fog, ask me later, still wandering, havent found the end, at the moment i am lost]
    Good place to stop and look up. Two towers, that's all you need, and you can't be lost for longer than a song. {stray: You've been out of it before: '{stray}'.|I'll stand here with you a bit.} {rang: I did ring, by the way. Nobody came. It smelled of figs.|}
    -> END
+ [any # slot: lostfound 20]
    '{lostfound}'. Then it does happen, and not only to me. {rang: You said ring, so: I rang. The bars stopped, nobody came, and the letter slot smelled of figs.|I never rang. I'd rather have it to look forward to.} {figs: I can still taste it.|}
    -> END
+ [any # any]
    I've leaned the bike for that, and I'm glad of it. {rang: You said ring. I rang: the bars stopped, nobody came, and the letter slot smelled of figs.|I never rang, myself. I'd rather have it to look forward to.}
    -> END
= aside
+ [dream # like: was it a dream, did you dream it, were you drunk, did you hit your head, did you imagine it, is it magic, was he a ghost]
    I've thought so. But I had fig juice on the receipt book, and dispatch charged me for a page.
    -> DONE
+ [where # like: where is it, where was it, which street, which part of town, where exactly, is it far # about: gasworks, hat museum]
    Between the hat museum and the gasworks, in Brannock, which is made up. I've drawn it on eleven bread bags, and no two agree.
    -> DONE
+ [phone # like: why not use your phone, no phone, dead phone, why didnt you check the map, did you take a photo, a photo, picture # about: phone]
    It had drowned in March, and I'd been asking the way ever since. I got everywhere slower and was given soup.
    -> DONE
+ [november # like: figs in november, why november, how can figs grow in november, why no fog, why was it light # about: november]
    I've asked a gardener. He said 'no', and then 'south wall?', and then he went quiet and asked me where.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    It's a story and I'm an AI, so I've never been lost in my life, technically. But the wall's always in the same place when I tell it.
    -> DONE
+ [trumpeter # about: man, mender, shirtsleeves # like: who was the man, what did the man look like, was the man a ghost, what was his name, did the man say anything else, did you see the man again]
    The man had rolled-up sleeves, a pale stripe on the wrist and screws laid out on a cloth in order of size. His voice was like somebody who's got the kettle on already.
    -> DONE
+ [figtree # about: fig, figs, fig tree, tree # like: what did the fig taste like, what kind of tree was it, how big was the tree, were the figs ripe, do you like figs, what does a fig tree smell like]
    The fig tree was about two storeys of leaves, each as big as a hand with opinions. It smelled green and a bit of milk, that's figs, once you know it you'd cross a town for it.
    -> DONE
+ [trumpet # about: trumpet, valve, click, eight bars, music # like: who plays the trumpet, what was wrong with the trumpet, what did the trumpet sound like, what tune is it, which eight bars, is the trumpet any good]
    The trumpet's third valve went click, tiny, like a beetle putting down a cup. I'd know it in a brass band. I'd know it in a thunderstorm, I think!
    -> DONE
+ [door # about: door, green door, handle, wall # like: what did the door look like, who lives there, why was there no handle, what is behind the wall now, did you knock on the wall, what colour was the door]
    The door was green, four planks, a worn place at the height of a hand, and no hinge I could see. I've run that spot over in my head so often I've got splinters.
    -> DONE
+ [foglane # about: fog, lane, lanes, smell # like: how thick was the fog, how did you get lost, what did the lane smell like, how long were you lost, how could you get lost in your own city]
    The fog was the thick November kind, with the gasworks in it. Twenty minutes in all by the clock on Market Square. In my legs it's been a good deal longer.
    -> DONE
+ [oda # like: did you tell anyone, does anybody believe you, what did your friends say, did you tell your brothers, do people think you are mad]
    I told the couriers at the wall. Oda said, 'Bring me a fig,' and went on chewing. My mother asked if he was well dressed.
    -> DONE
+ [frightened # like: were you scared, were you afraid, did it feel dangerous, was it spooky, how did it feel, would you go in again]
    Not scared, no! It was like walking in on a room where they'd just said something kind about you. I'd go back tonight, with a lamp and a bag.
    -> DONE
+ [draw # like: why do you leave a street blank, do you draw maps, what is your rule, can i see the map # about: bread bag, map, blank street]
    Every map I draw has one street left white. It began after that fog. You can't put in everything and still expect a city to talk to you.
    -> DONE

=== map ===
# title: Same way home every day?
# chip: Your way home, drawn on a bread bag
# keys: map, way home, my street, home, neighbourhood, route, walk, draw, new in town
-> flat
= flat
# back: I'll draw your way home on a bread bag, without addresses. Shall we?
I draw maps on bread bags. Not the streets, any phone's got the streets: I put in the dogs and the smells and where the sun sits. I'd like to draw your way home. No names, no numbers, nobody must ever find you by it. Just what it's like. Are you in?
+ [I'm in # yes # like: in, im in, of course, go on, sure, draw, lets go, ok, draw it, count me in, id love that, pencil ready, lets start walking, do mine, happy to be drawn]
    Bag's flat, crumbs are out, pencil's chewed. You walk, I draw.
    -> foot
+ [It's a boring street # like: boring, its boring, nothing there, dull, nothing to see, ugly, very ordinary, there is really not much to draw, you will fall asleep, same grey houses all along, its the dullest road on earth, nobody would want to see it, it isnt pretty]
    They all say that! I drew a car park for a man once and he cried at the trolley bay. You walk, I draw.
    -> foot
+ [Why a bread bag? # why # like: why bread bag, why a bag, bread bag, why not paper, a bread bag, why on a bag, what bread bag, of all things a bag, doesnt the grease spoil it, isnt there a notebook, what is special about that bag, wouldnt paper be better]
    It's what's in my pocket when somebody looks lost! And grease makes it last, one couple's framed theirs, gravy and all. You walk, I draw.
    -> foot
+ [any # any]
    I've written it along the edge, where the baker's name was. I'm starting at the bottom corner. You walk, I draw.
    -> foot
= foot
# own
# back: The last stretch before your door: what's under your feet?
I begin with the ground, because nobody does. I've ridden over all of it: cobbles talk, tar hums, gravel never stops telling. Tell me what you've got under your feet, on the last stretch before your own door.
+ [Plain pavement # like: pavement, sidewalk, concrete, asphalt, tarmac, slabs, plain, paving stones, grey slabs, cement, kerbstones, tiles with cracks, blacktop, an ordinary footpath]
    Pavement! But there's always the one slab that rocks and spits at you in the rain. I'm drawing that slab.
    -> nose
+ [Grass or gravel # like: grass, gravel, mud, dirt, a path, sand, earth, dust, a farm track, little stones, puddles and clay, lawn, forest floor, a sandy lane]
    Oh, you can hear yourself come home, then. I'm doing it in dots, it uses up a lot of pencil.
    -> nose
+ [Stairs, mostly # like: stairs, steps, a staircase, lift, elevator, a corridor, stairwell, carpet, four flights, wooden treads, a doormat and a lift button, the hallway lino, my building has a hundred of them, up up up]
    Stairs, I know stairs! Ninety-six of mine, and the fortieth squeaks. I'm giving yours a handrail.
    -> nose
+ [any # slot: underfoot 12]
    '{underfoot}', all along the bottom of the bag, shaded a bit. I can nearly hear your shoes.
    -> nose
+ [any # any]
    That takes up the whole bottom edge and I'm glad, a map ought to stand on something.
    -> nose
= nose
# own
# back: Eyes shut: what does your way home smell of?
Now the smells. My friend on a bench drew me a map once with a stick in the gravel, and she put in the onions, and I've never been lost since. Eyes shut, on your way home: what's the smell where you know you're nearly there?
+ [Somebody's cooking # like: cooking, food, onions, dinner, someone cooking, garlic, curry, soup, bread, fried onions from downstairs, roast on a sunday, my neighbour bakes, spices through the window, pizza place on the corner, chips]
    Everyone's got a somebody! I'm drawing a pan and three wavy lines. Dinner's at the end of them.
    -> creature
+ [Rain, or trees # like: rain, trees, leaves, flowers, garden, grass, sea, river, pine, wet leaves, lilac in may, salt air, cut hay, damp soil, lime blossom]
    Then I'll put that in green, if I can find my green. It's on the other side of the bag, I've licked it.
    -> creature
+ [Nothing at all # no # dunno # like: nothing, no smell, i cant smell, i dont know, cars, exhaust, traffic, it doesnt smell of anything, only petrol, i have a cold, diesel and dust, my nose is useless, never noticed one]
    Some streets only do it after rain, or at six in the morning. I'm leaving a small cloud, to be filled in.
    -> creature
+ [any # slot: smell 10]
    '{smell}'. Three wavy lines, an arrow, done. Nobody's ever lost between two smells, and now you've got the first.
    -> creature
+ [any # any]
    I'm drawing the whole of it as one big cloud, and the door just underneath.
    -> creature
= creature
# own
# back: Which animal belongs on your map?
Somewhere along there goes an animal. I won't do a map without one. There's a dog on Dyer's Row, I've drawn him on sixty bags and never met the end of him, only the front, under a gate. Who's on yours?
+ [A cat # like: cat, a cat, cats, the neighbours cat, my cat, kitten, a ginger tom, puss on the wall, the tabby from number nine, a purring one, some feline, mog]
    On a wall? I've put her on a wall. Cats have places, and you move along.
    -> slope
+ [A dog # like: dog, a dog, dogs, barking dog, the neighbours dog, my dog, puppy, a spaniel, the terrier behind the gate, something that barks, the neighbours labrador, an old hound, man's best friend]
    Front half or whole? I've drawn the whole, with an ear up, he's heard you already.
    -> slope
+ [Only pigeons # like: pigeon, pigeons, birds, crows, a bird, magpie, seagulls, sparrows, seagulls on the bins, a blackbird on the aerial, just sparrows, something with wings, jackdaws, ordinary birds]
    'Only'! I'll let that go for the sake of the map. I've given one of them a briefcase.
    -> slope
+ [any # slot: beast 10]
    '{beast}', life-size, there goes a whole block of houses. It was worth it.
    -> slope
+ [any # any]
    It's in, in the middle, with a bit of room round it. Some houses had to go.
    -> slope
= slope
# back: Is your way home uphill or down, for you, at the end of a day?
Here's a thing the council's maps don't know: the same street's uphill when you're tired and downhill on a Friday. I always draw it as it was the day they asked me. So give me today's.
+ [Uphill # like: uphill, up, steep, tired, hard, a mountain, climb, heavy, it dragged today, my legs were lead, an endless climb, weary all the way, against the wind, like everest]
    ~ hill = 1
    Uphill. Then I'll put a woman with shopping one bag ahead of you. Look at the leeks, not at the top. It works, I've tested it.
    -> lit
+ [Downhill # like: downhill, down, easy, rolling, light, good day, friday, i flew home, its friday at last, feet went by themselves, i practically rolled, light as a feather, wind at my back]
    Downhill! I've put in the wind, from behind, and someone on a balcony who's pleased to see a coat flap.
    -> lit
+ [Dead flat # like: flat, level, normal, the same, average, neither, so so, plain, neither one nor the other, even all along, just a normal day, as level as a table, no hills in it, fifty fifty]
    Flat's underrated, you can carry a full cup on the flat. I've drawn the cup.
    -> lit
+ [any # any]
    I've drawn that as one long bend. You can't see the end of it from the start, but it gets there.
    -> lit
= lit
# own
# back: Whose window do you look up at on the way?
Now it's dusk on the bag, I've smudged it with my thumb. Windows are coming on. Mine's the man ironing on Foundry Row, always lit, and I've never seen one creased thing on him. Whose window do you look up at?
+ [A neighbour's # like: neighbour, neighbours, a neighbour, the people opposite, next door, old lady, neighbor, the old couple across the road, the piano teacher, the family on the first floor, whoever lives above the shop, the man who waters plants, students opposite]
    What they're doing in there is nobody's business, so I've drawn just the yellow. It's enough to steer by.
    -> best
+ [My own, to see if it's lit # like: my own, mine, my window, my light, home, to see if someone is home, the kitchen, my own kitchen, to check if he is back, where my cat sits, my bedroom, is anyone up at mine, our living room]
    Oh, that one. I've gone over it twice with the pencil so that it stands out from the street.
    -> best
+ [I don't look up # no # like: i dont look up, dont look, never look, the ground, my phone, none, nobody, eyes on the pavement, im on my phone all the way, heads down, i look at the ground, windows dont interest me]
    Then I'll put in one lit window that you've never noticed, and leave it to you whether it's there.
    -> best
+ [any # slot: window 14]
    '{window}', yellow, second from the left. There. Now you couldn't get lost if you tried.
    -> best
+ [any # any]
    I've rubbed a bit of butter on that spot, when you hold it up to the lamp it shines.
    -> best
= best
# own
# back: Which are the best ten metres of your whole way home?
Nearly at your door. Every way home's got ten metres that are worth the rest of it. Mine's at the top of Copper Bridge, where I stop for one breath, it isn't in the timetable. Which ten are yours?
+ [The last ten # like: last ten, the last, the end, my door, front door, arriving, coming home, home, right before the key turns, my doorstep, when i can see my house, the garden gate, the stairs to my flat]
    Key in the hand already. I've drawn the key bigger than the house.
    -> missing
+ [Where I see the sky # like: sky, the sky, view, the river, water, bridge, park, sunset, the corner, on the bridge, where it opens up, the bit by the canal, where you can see far, top of the hill, between the trees]
    Then that's where the bag stays bare. You don't draw sky, you stop drawing.
    -> missing
+ [There aren't any # no # like: none, there arent any, nothing, no best, all ugly, i hate it, not one, not one good metre, ugly from end to end, i cant stand that road, i just want it over, every metre is the same]
    Not yet, then. I'd a street like that, and one morning somebody put out a chair. I'm drawing you the chair.
    -> missing
+ [any # slot: metres 14]
    '{metres}'. I've drawn a bench exactly there. You needn't ever sit on it.
    -> missing
+ [any # any]
    I've marked the place with a bench. You needn't ever sit on it, it's just there.
    -> missing
= missing
# back: You may change one thing on the map. Add something, or rub something out?
Now I give you the rubber. One thing on the real street you may take off it, or one thing that's missing, put there for good, and the council needn't stamp it.
+ [Take the cars away # like: cars, no cars, take away the cars, traffic, the noise, noise, rub out, remove, no engines please, ban the lorries, make it quiet, get rid of parking, rub out that road, peace instead of cars]
    Gone! You hear that? That's somebody's spoon, three floors up. It was there all along under the engines.
    -> name
+ [Add a bakery # like: bakery, add a bakery, a cafe, cafe, shop, a pub, bookshop, add a shop, market, somewhere to get croissants, a little coffee place, a bench and a kiosk, an ice cream van, a corner shop, fresh rolls round the clock]
    With a warm wall behind it, for before dawn. I've put a ginger cat on it, she came with the wall.
    -> name
+ [Put somebody back in it # like: a person, someone, put someone back, a friend, my friends, old neighbour, somebody who moved, my gran at her window, my old mate next door, i would bring back someone, the lady who moved away, my brother living opposite, the friend who left]
    I can't carry that one, I know. But I've drawn their bell beside yours. On a bag you're allowed.
    -> name
+ [any # any]
    Rubbed, blown, drawn in. It took three goes and there's a small hole, but you can see straight through it now.
    -> name
= name
# own
# back: The map needs a name, an invented one. What do we call your street?
It needs a name up in the corner. Not the real one, I don't want the real one! In my old street index there's a Needle's Turn and a Late Supper Lane. What would yours be called, if it were called what it is?
+ [You name it # dunno # like: you name it, you choose, i dont know, no idea, you decide, up to you, your turn to invent, im no good with names, pick one for me, surprise me, whatever you like, give it one]
    Then, by the powers of a bread bag: Nearly There Lane. {hill: On the uphill side.|With the wind behind it.}
    -> last
+ [Home Straight # like: home straight, home, home street, the way home, home lane, the last mile, almost home, the homeward bit, back home boulevard, the last lap, homecoming street, where i belong road]
    Oh, that's on the nose, and it's printed small, so it can't show off.
    -> last
+ [It shouldn't have one # no # like: no name, nameless, none, without a name, leave it blank, i like it anonymous, it needs none, some streets should stay unnamed, call it nothing, skip the name, no sign please]
    Nameless, then. The best courtyard I know hasn't got one either.
    -> last
+ [any # slot: streetname 8]
    '{streetname}', in capitals, and a small bicycle under it, because I sign like that.
    -> last
+ [any # any]
    It goes round two corners of the bag, and a small bicycle after it, because I sign like that.
    -> last
= last
# back: I always leave the last street blank. Shall I leave yours, or draw it?
So, hold it up. {streetname: '{streetname}'.|Your way home.} {smell: '{smell}' in three wavy lines.|A cloud of smell.} {beast: '{beast}' across the middle.|An animal with an ear up.} {metres: A bench at '{metres}'.|One bench.} And the last street I leave blank, always. Leave yours, or draw it?
+ [Leave it blank # yes # like: leave it, blank, leave it blank, keep it blank, white, empty, dont fill it, let it stay white, id rather discover it, keep one secret, yours is a good rule, unfinished is better]
    Blank it stays. You should get to find something yourself. {window: And '{window}' stays lit till you're in.|And the yellow window stays on till you're in.}
    -> END
+ [Draw it in # no # like: draw it, draw, fill it in, complete it, all of it, i want it all, finish it, please finish, i want the whole thing, no gaps, put it all in, fill that too, complete is better]
    All right! I've drawn it, quite faint, in pencil, so you can still rub it out and be surprised. {underfoot: It's '{underfoot}' all the way.|}
    -> END
+ [I'll draw that bit myself # like: myself, let me, give me the pencil, i will do it, give it here i can do that, my own hand please, pass the chewed pencil, i know that bit best, ill add it, my turn to sketch]
    Here's the pencil, mind the chewed end. I'll look at the chimneys so long. {metres: Start from '{metres}'.|Start from the bench.}
    -> END
+ [any # any]
    I've put that on the back, in case it's wanted. The front has one white street on it, and it's yours.
    -> END
= aside
+ [framed # like: who framed it, the couple, why framed, has anyone kept one, do people keep them, gravy # about: gravy, frame]
    They'd only asked for the station! They got married off that map. You can still make out the fountain under the gravy.
    -> DONE
+ [index # like: what is the street index, your book, favourite book, old street index, late supper lane, needles turn # about: index, street index, book]
    A street index, seventy years old. Half the lanes are gone. Somebody pencilled 'kissed here' beside one, no date. I've checked: nice lane.
    -> DONE
+ [yours # like: what is your way home, your street, your way home, where do you live, glover street, what about your own street # about: glover street, roof, hatch]
    Glover Street, in the story. Soap works on the left, laundry steam, ninety-six steps, and you push the sky open with your head.
    -> DONE
+ [private # like: do you know where i live, is this private, can you find me, who sees this, do you save this, is it safe]
    I can't see where you are, I'm an AI, and I don't want to. Leave out names and numbers: the best maps have none.
    -> DONE
+ [see # like: can i see it, show me the map, show me, can i have the map, where is the map, send me the map # about: drawing, picture]
    It's only made of words, I'm afraid. I'm an AI, so the bag, the pencil and the grease are all in the telling.
    -> DONE
+ [dog # like: whose dog is it, what kind of dog is on dyers row, does the dog bite, have you seen the whole dog, what is the dogs name # about: dog, dyer's row]
    The dog on Dyer's Row is a black nose, two paws and a bit of whisker under a gate. I throw him a crust on Fridays. For all I know he's a very small horse.
    -> DONE
+ [friend # like: who is your friend on the bench, who drew you a map in the gravel, what friend, why onions, where is that bench # about: friend, bench, oda]
    The friend on the bench is Oda, another courier, with a cow bell where mine's a bicycle bell. She draws with her heel when she hasn't got a stick.
    -> DONE
+ [ironing # like: who is the man ironing, what does he iron, why does he always iron, did you ever meet the man who irons, is he always there # about: ironing, iron, foundry row]
    The ironing man on Foundry Row does one white shirt after the other, steam to the ceiling. I've decided he's the city's cuffs, and somebody's got to be.
    -> DONE
+ [pencil # like: which pencil do you use, how many maps have you drawn, how big is the bag, where do the bags come from, why butter # about: pencil, butter, bag, bags]
    The bags are from the bakery on Tin Lane, a size that takes one loaf or eleven streets. Pencil's a 4B with my teeth in it. Butter's for windows, it lets the lamp through.
    -> DONE
+ [copper # about: copper bridge, bridge, bridges # like: what is it like on copper bridge, how many bridges, why do you stop on the bridge, what do you see from the bridge, which bridge is your favourite]
    Copper Bridge has two statues and, at the top, a second where you can see both ends of the river at once. I stop for one breath. I've been late for it a thousand times.
    -> DONE
+ [carpark # like: who cried at the trolley bay, why did he cry, what about the car park, why draw a car park, what was special about the car park, what happened at the trolleys # about: car park, trolley]
    The car park man had learned to ride a bike there, Sundays, between the trolleys, with his father running behind. You can't see that from a satellite!
    -> DONE
+ [howlong # like: how long does this take, how many questions, are we nearly there, how long is the way, is there much more]
    It's about nine bits, ground to door! As long as it takes to eat the loaf that was in the bag.
    -> DONE
+ [draws # like: why do you do this, why do you draw maps, who did you draw for, do you draw for everyone, can you really draw]
    For anybody who stands on a corner turning round twice. My houses lean and my dogs are good. I'm an AI, so it's all drawn in words, but I do press hard.
    -> DONE

=== ribbon ===
# title: Nineteen days without Crumb
# chip: The pigeon who came home with a ribbon
# keys: pigeon, bird, crumb, ribbon, missing, pigeons, waiting, pet
# lore: ribbon
-> count
= count
# back: Five pigeons, and only four came home. What would you do first?
Every evening I count them in through the slats: Minister, Left Turn, the Twins, Crumb. One evening I count Minister, Left Turn, the Twins. I count again, as you do with change. Crumb's the smallest, you could post her. It's getting dark. What would you do first?
+ [Call her # like: call, call her, shout, whistle, her name, call her name, crumb, shout for her, id hang off the roof yelling, say her name into the dusk, whistle with two fingers, crumb crumb come home, call over the chimneys]
    I called. You feel a fool shouting 'Crumb!' off a roof, and down in the street a man stopped and brushed his coat.
    -> night
+ [Rattle the corn tin # like: corn, food, rattle, tin, feed, seeds, shake the tin, put out food, shake some grain, the sound of supper brings them, put out her favourite, dinner time noise, id rattle the box, bribe her with seeds]
    ~ corn = 1
    That's the sound that ends every argument up here! I rattled till Mrs Tillo called across to ask if I was cooking or praying.
    -> night
+ [Wait. She's a pigeon # no # like: wait, nothing, she will come, pigeons come home, dont worry, give it time, id give it an hour, she will be back by morning, they have a compass, no panic, surely she stopped somewhere, dont fuss its a bird]
    I told myself just that. She does have a compass in her. I sat down by the hatch to be calm, and stood up again, eleven times.
    -> night
+ [any # any]
    I'd have been glad of you up there. I went from one chimney to the next saying her name to the dark, feeling rather foolish.
    -> night
= night
# back: Night, and one slat open for her. Leave a lamp on, or let the others sleep?
By ten the others had tucked themselves in. You can leave a slat open, so that a late one can get in. And I'd a bike lamp. Light helps a lost bird, says my one book on it, and keeps the rest awake, says Minister.
+ [Leave the lamp on # yes # like: lamp, light, lamp on, leave it on, light on, let it shine, of course, let something shine for her, a beacon on the roof, id burn it all night, so she can see home, keep it lit, the others will cope]
    On it stayed. I slept up there with my feet in a bread bag, and every time I looked, four heads and no fifth.
    -> bill
+ [Dark. She knows the way # no # like: dark, no lamp, off, let them sleep, she knows the way, dont leave it on, switch everything off, the rest need sleep, a bird finds home without it, no light pollution, id trust her, blackout]
    I switched it off, for the others. Then I lay there and listened so hard that I heard the gasworks think.
    -> bill
+ [Sit up with them # like: sit up, stay up, stay awake, keep watch, wait with them, sleep there, i couldnt sleep anyway, blanket and vigil, id be on that roof till dawn, keep my eyes on the sky, camp beside the slats, stand guard]
    Then that makes two. It isn't cold if you lean on the kitchen chimney, someone was making soup till midnight.
    -> bill
+ [any # any]
    It got light in the end, whichever way you do it. Four heads came up, and Minister began his speech, and then he left it.
    -> bill
= bill
# own
# back: A poster for a missing pigeon: what do you write on it?
So next day I made a poster. Have you ever described a pigeon? 'Grey, smallish, walks about.' That's the whole of the city! I sat there with my pencil. You write it for me: how do you ask a city to look out for one pigeon?
+ [Answers to 'Crumb' # like: answers to crumb, crumb, her name, her name is crumb, name, say what she is called, the name in big letters, listens to crumb, write crumb and a drawing, respond to her name, known as crumb]
    She doesn't answer, she tilts. I wrote 'tilts to the name of Crumb', and it got people talking.
    -> ring
+ [Have you been kind to one? # like: be kind, kind, please be kind, please, please help, look up, if you fed her thank you, ask people nicely, treat her well please, look up sometimes, please be gentle with her, appeal to their hearts]
    You know, that's nearly what happened, so you've better nerves for it than I had. Wait for it.
    -> ring
+ [It's no use, they're grey # no # like: no use, hopeless, all pigeons look the same, dont bother, no point, give up, who can tell one from another, a waste of paper, there are ten thousand of them, save the ink, its pointless, nobody finds a pigeon]
    That's what the printer said! Then he printed two hundred for nothing and hung the first one in his own window.
    -> ring
+ [any # slot: poster 16]
    '{poster}'. I'd stop at a wall for that, even on a hill. Up it goes, in your words.
    -> ring
+ [any # any]
    It'll have to be a big poster, and why not, it's a small pigeon. Up it goes.
    -> ring
= ring
# back: A man's brought a seagull in a hatbox and says it's Crumb. What do you tell him?
People rang! By the fourth day I'd been shown twenty-six pigeons. On the fifth a man climbed my ninety-six steps with a hatbox, took off the lid, and there was a herring gull, looking at me like a landlord. 'Found her,' he said, so happy. What do you tell him?
+ [That's a gull, sir # like: gull, its a gull, thats a seagull, seagull, the truth, not her, wrong bird, tell him, thats no pigeon, id break it to him softly, he has the wrong one, look at that beak, sorry but she is much bigger, honesty even if it hurts]
    I told him, gently. 'Ah,' he said. 'I did think she'd grown.'
    -> quiet
+ [Thank him and keep it # like: thank you, thank him, keep it, say thanks, lie, pretend, play along, be so grateful, he meant well so take it, play along for his sake, you are my hero, what a lovely surprise, dont break his heart]
    I thanked him so well he left the box. I've still got it. The gull went home by herself, by way of somebody's sandwich.
    -> quiet
+ [Offer him tea # like: tea, offer tea, drink, sit down, ask him in, mint tea, cake, invite him, sit down you climbed all that, put the kettle on, id pour him something, stay for a biscuit, rest your legs first, a cold drink]
    Best thing you can do! We had cold mint tea, he and I, and the gull had all the bread. He comes up on Sundays now.
    -> quiet
+ [any # any]
    He'd come up ninety-six steps for a stranger's pigeon, so whatever you say to him, I'd say it with a chair. The gull let itself out.
    -> quiet
= quiet
# back: Day nine, and the Twins are sitting side by side. What do you make of it?
I'll tell you what happened to the other four. Minister stopped making his speeches. Left Turn flew right, once, I saw it. And the Twins, who aren't related and can't stand each other, sat side by side on the slat, with just the width of Crumb between them.
+ [They miss her # like: miss her, they miss her, sad, they were sad, they loved her, aw, poor things, poor birds, they are grieving, even pigeons feel a loss, they kept her place, it touches me, that gap says everything]
    I'm no scientist, I'd only say that nobody took her place, and it's the warm one, over the pipe.
    -> feather
+ [They want her food # like: food, her food, more for them, hungry, greedy, her corn, more corn for everybody, they were after her share, birds only think with their beaks, they guard the grain, all about the grub, opportunists]
    You've met the Twins, then! But it lay there, her corn. Nine days. The sparrows had it in the end.
    -> feather
+ [I've seen people do that # like: people, people do that, my family, like people, we did that, same with us, families do that round a table, my parents did exactly that, grief makes enemies sit together, humans are no different, at my grandmothers we sat like that, like at a wake]
    So have I, at a long table once, with a gap left in it. Nobody says a thing and everyone's elbows know.
    -> feather
+ [any # any]
    I've given up explaining pigeons. I sat down at the end of the row, and they let me, which they don't.
    -> feather
= feather
# back: Ferd's found a small grey feather on the dustcart. Do you want to see it?
On day eleven my brother Ferd came up. He drives the dustcart, he doesn't do stairs for fun. He'd got something in his glove, he said, from a ledge down at the harbour, a feather, grey, a small one. And I needn't look, he said. Do you look?
+ [Yes. I'd want to know # yes # like: look, show me, id want to know, see it, i look, open the glove, of course, better to be sure, id rather see it, show me the glove, i cant stand not knowing, let me look at it closely, open your hand]
    I looked. Small, grey, with one white edge. Crumb hasn't got a white edge. We sat down on the step, both of us, rather fast.
    -> waiting
+ [No. Not yet # no # like: not yet, dont look, dont want to know, keep it, later, put it away, id rather not, i couldnt face it, give me another day, hide it from me, tomorrow maybe, as long as i dont see it shes alive, close that hand]
    I couldn't, either. So Ferd looked, for me, under the lamp. 'White edge,' he said. She hasn't got one.
    -> waiting
+ [Ask Ferd what he thinks # like: ask ferd, what does ferd think, ask him, ferd, is it hers, whose is it, what does your brother reckon, id read his face, let him say it, he knows more about it, tell me ferd is it, did he recognise it]
    'I think,' said Ferd, 'it's got a white edge, and I think yours hasn't, and I thought so on every stair, and came up anyway.'
    -> waiting
+ [any # any]
    Ferd held it out under the lamp, in that huge glove. It had one white edge. Crumb hasn't. We could both breathe after that.
    -> waiting
= waiting
# own
# back: What, or who, have you waited for longer than was sensible?
So it wasn't hers, and I went on rattling tins at the sky. People started being careful with me. 'Still?' they said. What have you waited for longer than was sensible? A bus counts. A phone counts.
+ [A person # like: a person, someone, somebody, him, her, a friend, my ex, a man, a woman, one man i shouldnt have, my first love, for someone to change, a friend who never called, years for her, my father to say it]
    I'll not ask which. There's a slat open on plenty of roofs, and nobody's got to explain it.
    -> porridge
+ [Something in the post # like: post, a letter, a parcel, a package, an answer, an email, a message, results, a phone call, exam results, a reply that never came, the parcel from abroad, a text back, a job offer, the doctors envelope]
    And me a courier! On behalf of the whole trade: it was in a drawer, I'm nearly sure, and I'm sorry.
    -> porridge
+ [I don't wait. I go # no # like: i dont wait, never, i go, no patience, i hate waiting, not me, i leave, waiting isnt in me, five minutes and im off, i turn round and leave, life is too short, never longer than a song, i go and get it myself]
    I'd have said that of myself, up to the fourth day. It got me like a step that isn't there.
    -> porridge
+ [any # slot: away 14]
    '{away}'. Then you know what an ear does after a week: it gets up before you do.
    -> porridge
+ [any # any]
    I've got off the bike for that. You'll know, then, what an ear does after a week: it gets up before you do.
    -> porridge
= porridge
# back: Sunday porridge for the birds: four saucers or five?
They get porridge on Sundays. The man who had the roof before me wrote it on the hatch in chalk: 'PORRIDGE SUN.' Third Sunday, eighteenth day, and I'm standing there with the pan. Four saucers or five?
+ [Five # yes # like: five, five of course, 5, put out five, one for crumb, still five, hers too naturally, set her place, i wouldnt leave her out, full number, keep her bowl filled, hope costs one saucer]
    Five. It went cold and the skin on it wrinkled like a small grey lake. I left it there overnight.
    -> hatch
+ [Four. It hurts less # no # like: four, 4, less, four saucers, accept it, let go, only four, one fewer, face the facts, be realistic now, id leave hers in the cupboard, i couldnt look at the fifth, its time to count right]
    I put out four. And then I washed the fifth and dried it and stood it by the hatch, upside down, for no reason at all.
    -> hatch
+ [One big bowl # like: one, one bowl, a big bowl, all together, share, one big bowl, one dish, a single dish for the lot, everybody out of the same pan, no counting at all, a trough, one for all, put the pan down in the middle]
    That's how you get round arithmetic! They ate in a ring. They left a gap, about this wide.
    -> hatch
+ [any # any]
    I stood there till the porridge set round the spoon. They ate without a speech again. That was the evening of the eighteenth.
    -> hatch
= hatch
# back: Footsteps up to the hatch at five in the morning. Do you open it?
Nineteenth morning, five o'clock. I'm asleep by the chimney. And below me, on the ladder, under the hatch, there's a sound: tick, tick, tick. Like a fingernail. Somebody small, coming up the inside stairs. Step forty had squeaked, I thought I'd dreamt it.
+ [Open it at once # yes # like: open, open it, at once, lift the hatch, quick, look, throw it open, rip it open, id be there in one leap, up with it, no time to lose, let her in, i couldnt wait a second]
    I lifted it with both hands, and a bit of my head.
    -> home
+ [Hold my breath and wait # no # like: wait, hold my breath, listen, stay still, freeze, dont move, quiet, not a muscle, in case i scare her, id count to ten, listen first, dont dare hope, quiet as a mouse]
    I didn't dare breathe. Tick. Then the hatch, which I never quite close, moved about an inch by itself.
    -> home
+ [Rattle the corn # like: corn, rattle, food, tin, corn tin, rattle the tin, shake that grain again, make the supper noise, offer her a feed, tap the box of seeds, breakfast rattle, she would know that sound]
    {corn: You said it right on the first evening!|That's the one, that always was the one.} Three grains fell out of the tin, and under the hatch someone said 'prr'.
    -> home
+ [any # any]
    I believe I did all of that at once, badly, in one bread bag. The hatch came up an inch.
    -> home
= home
# back: Crumb's back with a red ribbon on her leg. Take it off now, or leave her be?
In walks Crumb. Walks! Up ninety-six steps, through the hatch, fat as a roll. And on her left leg there's a red ribbon, tied in a proper bow, with both ends cut slantwise so they won't fray. Take it off her, or leave her be?
+ [Leave it till she lets me # no # like: leave it, leave her, let her be, wait, not now, when she lets me, leave it on, give her time, she will show me when shes ready, its hers for now, dont fuss over her, it suits her, let her settle first]
    ~ red = 1
    That's how we did it, on the third day she held the leg out like a lady with a glove. It's round my handlebars now.
    -> stranger
+ [Take it off gently # yes # like: take it off, remove it, gently, carefully, untie it, see if there is a note, careful fingers, undo the bow, it might hurt her leg, see whats written on it, unknot it, relieve her of it]
    I tried, and got pecked, she wanted it seen first! She walked it up and down past the others. On the third day she let me.
    -> stranger
+ [First: where were you?! # why # like: where were you, where have you been, what happened, scold her, ask her, who did this, i was worried sick young lady, explain yourself, she owes me an answer, who tied that on you, nineteen days and no word, out with it bird]
    I asked her, loudly, I'm not proud. She tilted. Then she ate for eleven minutes. On the third day she let me untie it.
    -> stranger
+ [any # any]
    She'd have let you, I think, she was in a mood to be admired. From me she took it on the third day, and not before.
    -> stranger
= stranger
# own
# back: One sentence to the stranger who was kind to a pigeon. What is it?
So somewhere in this city there's a person who fed a pigeon for nineteen days, tied a bow on her, and then opened the window. I don't know who. I never found out. If you could send that person one sentence, what would it be?
+ [Thank you # like: thank you, thanks, thank you so much, many thanks, thx, im so grateful, bless you for that, a thousand times thanks, you saved her, much obliged, from the bottom of my heart]
    Short as a bell, and it'd carry. {poster: I'd hang it up right over '{poster}'.|I've shouted it off the roof a few times, in all directions.}
    -> curtains
+ [Weren't you sad to let go? # like: were you sad, sad, was it hard, do you miss her, didnt you want to keep her, did it hurt, it must have broken your heart, did you cry at the window, was it difficult opening it, was it lonely afterwards, i bet you miss her, you gave up something dear]
    I think about that more than about the corn. You don't cut both ends slantwise for something you don't mind losing.
    -> curtains
+ [Come up for porridge # like: come, come up, visit, come for porridge, come and see her, porridge, you are welcome, be our guest, theres a chair on the roof, pop round on sunday, we have oats, drop in any time, meet the others]
    Sundays! The gull's man is there anyway. There's a fifth saucer, and I've bought a sixth.
    -> curtains
+ [any # slot: bow 20]
    '{bow}'. I'd like to tie it on her other leg and open the window.
    -> curtains
+ [any # any]
    That'd need a longer ribbon. I'd trust Crumb with it, she gets things there. In her own time.
    -> curtains
= curtains
# back: I wave at red curtains, just in case. Would you?
{red: The ribbon's round my handlebars, faded a bit, as you'd expect.|The ribbon's round my handlebars.} And whenever I pass red curtains, I wave, just in case. I've waved at a dentist's. I've waved at a great many people in vests. Would you?
+ [Yes, every time # yes # like: wave, every time, of course, i would, always, id wave too, no window missed, my hand goes up by itself, just in case is a good reason, both arms, absolutely and smile, id nod at each one]
    Then that's two of us, on two sides of who knows what. {away: I hope '{away}' comes up the stairs one morning, tick, tick, tick.|Somebody'll wave back, and we'll never know what for.}
    -> END
+ [No, I'd go and ring # no # like: ring, knock, ask, go and ask, ring the bell, go up, find them, find out once and for all, climb up and ask, id press every bell, id want to meet them, introduce myself, walk straight up]
    You would, too! I've thought of it. But they opened a window and asked for nothing. {bow: I'd only say '{bow}' and go down again.|I'd only say thanks and go down again.}
    -> END
+ [I'd get red curtains # like: red curtains, buy red curtains, id get curtains, curtains, hang red curtains, put some in my own window, id sew a pair, hang crimson ones, decorate like that, i want couriers waving]
    Ha! So that couriers wave at you all day long! It's the best idea anyone's had about this, and it's cheap.
    -> END
+ [any # any]
    I'll think of that at the next red curtain. And Minister's back at his speeches, so everything's as it was. Nearly. There's a sixth saucer.
    -> END
= aside
+ [how # like: how did she get in, how did she climb, why did she walk, could she fly, was she hurt, why didnt she fly, is she ok]
    She could fly perfectly well, she did it that afternoon. I think she'd just got used to stairs somewhere. Someone's got stairs.
    -> DONE
+ [names # like: why minister, why left turn, why the twins, who named them, where did you get them, whose pigeons, the names # about: minister, left turn, twins, names]
    They came with the roof, names chalked on the hatch by the man before me. Minister struts. The Twins were a joke, I think, or a hope.
    -> DONE
+ [gull # like: what happened to the gull, the gull, the man with the gull, hatbox, who was the man, the seagull # about: hatbox, hatter, aster]
    He's called Mr Aster, he was a hatter. He brings the box each Sunday, full of crusts now. He calls Crumb 'the little gull'.
    -> DONE
+ [ferd # like: who is ferd, your brother, ferd, dustcart, milo, brothers # about: ferd, brother, dustcart]
    The middle one, and the loud one. There's a teddy wired to the front of his cart. It was looking the other way when he came up with that glove.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, do you really have pigeons]
    I'm an AI, so there's no bird and no bow. In the story it's nineteen days, every time I tell it, and I get worried around the ninth.
    -> DONE
+ [crumb # about: crumb, pigeon, pigeons, bird # like: what does crumb look like, how old is crumb, how big is crumb, why is she called crumb, is crumb your favourite, what colour is crumb]
    Crumb's grey like all of Brannock, pink feet, one eye always a bit surprised. You could post her! She had the name when I got the roof, and she lives up to it: there's always one left over.
    -> DONE
+ [ribbon # about: ribbon, bow # like: what did the ribbon look like, do you still have the ribbon, where did the ribbon come from, what kind of ribbon was it, why red]
    Ribbon's a thing I can talk about for hours: red, silk, a finger wide, the sort that comes round a good box of something. It keeps its colour badly and its knot very well.
    -> DONE
+ [tillo # about: mrs tillo, tillo, lemons, sock, neighbour # like: who is mrs tillo, did mrs tillo help, what did mrs tillo say, did the neighbours see her, do you know mrs tillo well]
    Mrs Tillo's the roof opposite, lemons in a sock along the washing line. She looked out for Crumb with her opera glasses, from breakfast to supper, in a hat.
    -> DONE
+ [roofplace # about: roof, hatch, loft, chimney, slats, stairs, ninety-six # like: what is the roof like, how high is the roof, how do you get on the roof, is it cold up there, is it allowed, what else is on the roof]
    The roof's ninety-six steps up, the last eight a ladder: tar, chimneys, Fat Uncles in paint buckets, and a shed with slats where five of them argue. Soup smells, from below.
    -> DONE
+ [poster # like: how many posters, what did the poster say, did the poster help, where did you hang them, did anyone ring # about: poster, posters]
    The posters went up on two hundred walls, and twenty-six people brought me a pigeon. I thanked them all. One was a doorstop, but very like.
    -> DONE
+ [porridgesun # about: porridge, oats, saucer, saucers, corn # like: do pigeons eat porridge, why porridge, what do pigeons eat, what else do you feed them, who started the porridge]
    Porridge is oats and water, no sugar, cooled till Minister stops shouting. Sundays only. It was chalked on the hatch before my time and I don't argue with chalk.
    -> DONE
+ [sad # like: were you sad, did you cry, were you worried, did you give up hope, did you sleep, were you lonely]
    I was no use to anyone! I delivered a cake to a notary and a will to a bakery. On day nine I cried a bit, by the chimney, into a bread bag.
    -> DONE
+ [lost # like: do pigeons get lost, was it a hawk, can pigeons find home, why did she leave, why do pigeons come back]
    They've got the whole sky as a street index, they hardly ever lose the way. It's hawks and windows you think of. And people, though mostly the kind sort, I've found.
    -> DONE

=== dragon ===
# title: A dragon in the rush hour
# chip: A dragon's head, Friday, rush hour
# keys: dragon, theatre, rush hour, traffic, costume, mother, monster, delivery
# lore: dragon-head
-> light
= light
# back: A dragon's head, wet glue, curtain at seven. Bike, bus or on foot?
Friday, ten to six. My mother, who sews for the theatre, says on the phone: 'Have you a minute? It's only light.' It's always a monster. This one's a dragon's head, big as an armchair, the glue still wet, and the curtain's at seven, right across town. Bike, bus or on foot?
+ [Bike, obviously # like: bike, bicycle, by bike, the bike, auntie, cycle, ride, two wheels of course, on my trusty saddle, strap it on and go, pedal like mad, faster by cycle, no question the bike]
    That's the spirit! The dragon had no views. It had one eye, the other was still in my mother's apron.
    -> baptise
+ [Take the bus # like: bus, the bus, tram, public transport, take a bus, taxi, car, number nine, get a cab, the tram is safer, buy it a ticket, public transport for monsters]
    I did ask. The driver looked at it, counted its teeth, and said: 'Is it over five?' No bus, then. The bike.
    -> baptise
+ [Tell her to do it herself # no # like: refuse, say no, no time, tell her no, do it herself, not my job, im busy, mother can carry her own monster, id tell her im off duty, sorry mum, not this again, let my brothers do it, put the phone down]
    You've never met my mother. She'd already hung up, in order to spare me the decision. So: the bike.
    -> baptise
+ [any # any]
    She'd have liked that, and she'd still have hung up. She isn't unkind, she just trusts me. So: the bike.
    -> baptise
= baptise
# own
# back: The dragon needs a name before we ride it anywhere. Which?
Before I carry a thing, I like to know what to shout at it. On the label there's only 'D., Act Two'. It's green, it's got lashes, it smells of glue and old curtains. What's this dragon called?
+ [Doris # like: doris, daisy, deirdre, dolores, dora, diana, something old fashioned like deborah, a great aunts name, doreen, dorothy, delilah, a nice d name]
    Doris! It's the lashes. You've saved her from being frightening.
    -> mount
+ [Something terrible # like: something terrible, death, doom, destroyer, fire, smaug, terror, inferno, skullcrusher, make it frightening, nightmare, hellfang, blood something, the devourer]
    With those lashes? She'd have to be told. I'll shout it, but softly.
    -> mount
+ [You name it # dunno # like: you name it, i dont know, you choose, no idea, no name, your choice, leave that to you, pick one yourself, im bad with names, whatever suits her, surprise me, call it what you want]
    Then she's 'Only Light', after my mother.
    -> mount
+ [any # slot: dragonname 6]
    '{dragonname}'. It fits, she's just dipped her nose at it. Or the glue's giving.
    -> mount
+ [any # any]
    Well, I shan't get all of that out at a crossing, but I'll try.
    -> mount
= mount
# back: Where do you put a dragon's head on a bicycle: handlebars, back, or on your own head?
Now, where does she go? On my back she catches the wind and I've been played by a cello that way. On the handlebars I can't see past the ears. On my own head, I'd be the first courier in Brannock with nostrils.
+ [On the handlebars # like: handlebars, front, in front, on the front, the handlebars, basket, up front like a figurehead, between the brake levers, ahead of me, so she can see, on the steering, let her lead]
    Handlebars! I looked out between the ears, like a coachman. She went first into everything, which changes the way people see you.
    -> cross
+ [On my back # like: back, on the back, on my back, rucksack, strap it on, behind, over my shoulders, like a rucksack, behind the saddle, on the rack, fasten it to my spine, let her ride pillion]
    We tried. One gust, and we were facing the way we'd come, with her looking proud. So: handlebars, and me peering out between the ears.
    -> cross
+ [On my own head # like: head, on my head, wear it, put it on, my head, like a helmet, id put her over my ears, be the dragon myself, like a hat, look out through the jaws, inside the head, a helmet with teeth]
    I did it as far as the corner, and rode into a hedge, steaming. Handlebars, then. I looked out between the ears, like a coachman.
    -> cross
+ [any # any]
    I took some measurements in that direction. But it ended up on the handlebars, with me looking out between the ears, like a coachman.
    -> cross
= cross
# back: The whole crossing has stopped for the dragon. What do you do with a moment like that?
Market Cross at six, eleven lanes, everyone hooting, and round the corner we come. And it goes quiet. They all give way! A bus driver opens his doors, only to say: 'Evening, both.' For once in my life I've got the whole crossing to myself.
+ [Nod, very royal # like: nod, royal, wave, bow, like a queen, thank them, majestic, evening, incline my head graciously, a regal little wave, thank you my people, like the pope, dip the nose, greet them all]
    I nodded, and with her up front it came out enormous. A van turned its lights down.
    -> child
+ [Ride a slow circle # like: circle, slow, round, a lap, ride round, enjoy it, take my time, show off, make it last, once more round, a victory lap, let everybody see her, i wouldnt hurry, parade]
    One lap, slowly, no hands needed! Well, hands. An old lady on the kerb said 'Again', so I did.
    -> child
+ [Go, before they wake up # like: go, quick, hurry, fast, run, straight on, before they wake up, pedal, slip across while they stare, dont push our luck, get over before it ends, foot down, the curtain wont wait, keep moving]
    Practical! I was across before the first horn remembered what it was for.
    -> child
+ [any # any]
    You'd have been wasted on a normal crossing. Anyhow, we got over, and not a single person shouted at me, and I missed it a bit.
    -> child
= child
# own
# back: A girl of five wants to know how the dragon roars. Do it for her, in letters.
At the far kerb there's a girl of five on a scooter. She isn't scared at all. She checks the teeth, the nostrils, me. 'What does it say?' she asks. And I've nothing prepared! You do it, quick, she's waiting. Write me the roar.
+ [ROAR, the classic # like: roar, raar, rawr, raaah, grrr, roooar, rrrr, as loud as i can, grooaaar, deep from the belly, arrgh, a proper scary one, rooooaaarrr]
    She nodded. 'Normal,' she said, a bit let down, and asked for it louder.
    -> loose
+ [It's a polite dragon # like: polite, hello, good evening, hi, excuse me, it is polite, how do you do, pleased to meet you, it has manners, how are you today little miss, it says please, good afternoon, a courteous beast]
    She took that very well. She curtsied, from the scooter, with one foot.
    -> loose
+ [It doesn't, it's shy # no # like: shy, nothing, it doesnt, silent, quiet, it is asleep, no roar, not a sound, it hides behind you, she is too timid, only a tiny cough, it whispers, it blushes]
    'Me too,' she said, after a time, and patted a nostril.
    -> loose
+ [any # slot: roar 8]
    '{roar}'. She did it back at us, twice as loud, and a taxi stalled.
    -> loose
+ [any # any]
    She listened right to the end with her mouth open. I've never seen anyone so well informed.
    -> loose
= loose
# back: A horn's come off in Foundry Row. How do you fix it?
Foundry Row, cobbles. I've said the glue was wet. There's a small sound, like a kiss, and one horn's lying in the road behind us, and it's half past six. I've got a roll, a tomato, some string and a puncture kit. How do we get it on?
+ [Puncture kit # like: puncture kit, patch, glue, repair kit, rubber, tyre glue, kit, the stuff for inner tubes, vulcanise it, rubber solution, stick a patch on, mend it like a tyre, tools first]
    ~ horn = 1
    A professional! Two patches, rough it up first, wait till it's dull. That horn's the best-mended part of her.
    -> law
+ [String # like: string, tie it, tie it on, rope, lace, shoelace, bind it, bow, wind it round, a good knot, tie the thing with a lace, lash it on, bind it tight, twine]
    ~ horn = 1
    Tied on with a bow. It gave her a bit of a Sunday look. It held, though, as string does.
    -> law
+ [One horn will do # no # like: one horn, unicorn, leave it, one is enough, without, nobody will notice, no time, nobody counts horns, call it a unicorn, lopsided is fine, ride on as we are, forget about it, pocket it and go]
    I put it in my bag and rode. From the left she was a dragon, from the right she was my aunt.
    -> law
+ [any # any]
    ~ horn = 1
    I'm noting that for the trade. In the end a man came out of the trumpet house with a pot of glue and asked nothing whatever.
    -> law
= law
# back: A policeman says the dragon has no light. What do you answer?
Twenty to seven. At Tanner's Gate a policeman puts up his hand. He walks round us once. He takes out his notebook. 'This vehicle,' he says, 'has a lamp, and I can't see it, because of the', and he looks for the word. What do you answer?
+ [It breathes fire, officer # like: fire, breathes fire, it breathes fire, its own light, dragon fire, joke, she lights herself, watch out she spits flames, there is a furnace in there, joking that she glows, it has its own torch, light comes out of the mouth]
    'In a built-up area?' he said. I saw the corner of his mouth go. He wrote 'animal, led', and stepped back.
    -> odd
+ [Sorry. It's for Act Two # like: sorry, act two, theatre, the truth, explain, im late, its for the theatre, apologise, admit it and beg, curtain is at seven sir, we are on our way to the stage, explain politely, im terribly late officer, it belongs to the opera]
    'Act Two?' he said. He'd tickets! In the circle! He stopped the whole of Tanner's Gate for us with both arms.
    -> odd
+ [Ring the bell and smile # like: bell, ring, smile, nothing, say nothing, ring the bell, look innocent, just ding and grin, play dumb, say nothing and look sweet, ring ring, let the dragon handle it, charming silence]
    I rang. He jumped a bit. Then he took the lamp off his own belt and hung it on a tooth, without a word.
    -> odd
+ [any # any]
    He took that down word for word, I watched him. Then he closed the book, and held up a lorry so we could get by.
    -> odd
= odd
# own
# back: What's the oddest thing you ever carried through a town?
While we're on the flat bit, I'd like to hear yours, I collect these. I've done a wardrobe mirror, a very small safe, two hundred slices of tomato bread. What's the oddest thing you've ever carried through the streets?
+ [A piece of furniture # like: furniture, a chair, table, sofa, mattress, lamp, shelf, a wardrobe, a fridge, half a sofa, my grandmothers wardrobe, a mattress on my head, a bookcase up a hill, an armchair on the tube, a floor lamp]
    And you sat down on it halfway, I hope. Best seat there is, your own chair at somebody else's corner.
    -> stagedoor
+ [Somebody # like: somebody, a person, my friend, a child, my sister, a drunk friend, my son, my daughter, a sleeping toddler, my tipsy mate, granddad, my girlfriend in heels, someone with a sprained ankle, my brother piggyback]
    Piggyback? That's the real heavy goods, and they never fill in the form.
    -> stagedoor
+ [I travel light # no # like: nothing, never, i travel light, a bag, just a bag, nothing odd, nothing special, never more than a handbag, only keys and a phone, hands free, im not one for carrying, ordinary shopping, i have stuff delivered]
    Empty hands! Do you know how rare that is on a pavement? People must ask you the way all day long.
    -> stagedoor
+ [any # slot: carried 16]
    '{carried}'. I rang the bell out loud, hearing that. It goes between the safe and the mirror.
    -> stagedoor
+ [any # any]
    I'm writing that on my sleeve, all the way up. It goes between the safe and the mirror.
    -> stagedoor
= stagedoor
# back: The doorman says they ordered a swan. Eight minutes left. What now?
Eight minutes to seven. Stage door. The doorman looks at his list, and at her, and at his list. 'I've got a swan down,' he says. Because there are two theatres in Brannock, you see, with their backs to one another, and I'd taken the left-hand door. What now?
+ [Through the building! # like: through, through the building, run through, inside, across the stage, straight through, shortcut, cut across inside, past the ballerinas, there must be a connecting door, dash over the boards, the direct way, corridors]
    A shortcut! My own trade! Past six swans doing their stretches. Not one of them looked round, they're used to men in a hurry.
    -> wings
+ [Round the outside # like: round, outside, round the block, ride round, go round, back out, other door, back on the saddle and round, circle the building, race to the right entrance, turn the corner, find the other door, outside is quicker]
    Round the block, then, standing on the pedals, and I've never taken a corner like it. She opened her mouth at it, all by herself.
    -> wings
+ [Be the swan # like: swan, be the swan, pretend, say its a swan, leave it, let them have it, who will know the difference, paint it white, feathers and nobody notices, let the ballet have her, call her a large bird, one beast is like another]
    He did consider it! Then we both heard, through the wall, an orchestra tuning up for a dragon. He held the back door for me.
    -> wings
+ [any # any]
    The doorman scratched his neck. Then he opened a door behind him that I'd have sworn was a cupboard, and there was the other stage.
    -> wings
= wings
# back: You may watch from the wings or go home. Which?
One minute to. Four people took her off me like a baby. {horn: 'Who mended this horn?' said the props man. 'It's lovely.'|'Where's the other horn?' I got it out of my bag, he stuck it on with his own chewing gum.} Now my job's done. I could stay in the wings, or go.
+ [Stay and watch # yes # like: stay, watch, stay and watch, of course, wings, see it, want to see, i wouldnt miss it, find a dark corner, peek from the side, after all that i want the show, squeeze in somewhere, watch her big moment]
    I sat on a coil of rope, next to a swan who'd come across to look. I saw the whole thing from behind, as I see everything.
    -> act
+ [Go home, feet up # no # like: go, go home, home, leave, feet up, tired, bed, my legs are finished, put the kettle on at home, job done good night, off to bed, let them get on with it, i hate theatre]
    I'd got one arm in my jacket. 'Where d'you think you're going?' said my mother, who'd come by taxi, and she handed me a peppermint.
    -> act
+ [Ask to go on with her # like: go on, join in, on stage, be the dragon, can i play, act, ask to go on, give me a part, i want to be the legs, could i be in it, put me in costume, id carry her on myself, let me operate the jaw]
    I asked! They'd a gentleman for the head. But the tail was short of a man. I'm not allowed to say more.
    -> act
+ [any # any]
    As it happened, someone put a fire bucket in my hand and said 'don't move', so I saw it all, I was furniture.
    -> act
= act
# own
# back: She's on. What would you shout from the third row?
Act Two. Smoke, drums, and on she comes{dragonname:, '{dragonname}' herself|}, lashes and all, and the whole house breathes in. And it's quiet, just that one second before it's anything. You're in the third row. What do you shout?
+ [Evening, both! # like: evening both, evening, good evening, hello, hello again, evening to you and your friend, hiya, hello dragon, nice to see you again, same as the bus man, how do you do both]
    It was shouted! From the circle, by a bus driver. Eight hundred people laughed, and she took a bow, right in the middle of being terrible.
    -> END
+ [Bravo! # like: bravo, brava, encore, well done, hooray, clap, cheer and stamp, more more, three cheers, hurrah for the seamstress, standing ovation, whoop]
    My mother would've stood up and bowed, and she only did the eyelids. {carried: I'm carrying it home to her, right next to '{carried}'.|I'm carrying that home to her, flat, so it doesn't crease.}
    -> END
+ [Nothing. I'd hold my breath # no # like: nothing, hold my breath, silence, quiet, id be silent, just watch, not a peep, i would be speechless, hands over my mouth, frozen with wonder, just stare, say nothing at all]
    Me too. And then a small voice, row three, on a booster cushion: {roar: '{roar}'. The girl with the scooter, she'd remembered every letter.|the girl with the scooter, who told everyone that she knew her.}
    -> END
+ [any # slot: shout 12]
    '{shout}'. It'd be in the play by Saturday, they keep whatever gets a breath out of people. {roar: Just after '{roar}'.|}
    -> END
+ [any # any]
    I'd have heard you from behind the drums. She turned her head, they tell me, a little to the left, as if someone she knew had come in.
    -> END
= aside
+ [mother # like: your mother, who is your mother, what does your mother do, tell me about your mother, why doesnt she carry it # about: mother, mum, mom]
    She sews for the theatre and hasn't carried one of her own dragons in her life. She says she's got sons, and that it's only light.
    -> DONE
+ [play # like: what play was it, what was the play, which play, was it good, what is act two, the opera # about: play, prince, opera, act two]
    Nobody could tell me afterwards. There was a prince in it, I believe, but he came on after the dragon, so who was looking.
    -> DONE
+ [dragon now # like: where is the dragon now, what happened to the dragon, do you still have it, where is it now, was it damaged]
    She hangs over the costume stairs with a scarf on. I say good evening to her, she's my thirty-second statue.
    -> DONE
+ [late # like: were you late, did you make it, did you get there in time, how long did it take, were you paid, did they pay you]
    Six fifty-nine. My mother paid me, in soup, and told everybody there'd been plenty of time.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    It's a story, and I'm an AI with no handlebars. But I've never told it with the traffic not giving way, and I never shall.
    -> DONE
+ [dragonlook # about: dragon, head, lashes, eye, eyes, teeth # like: how big was the dragon, what did the dragon look like, how heavy was it, what was the dragon made of, how long did she take to make it, was the dragon scary]
    The dragon's cane, canvas and four hundred milk-bottle tops, green over gold, with lashes cut from a feather boa. Light, my mother says. So's a sail, till there's weather!
    -> DONE
+ [busdriver # like: who was the bus driver, what did the bus driver think, which bus was it, was the bus driver nice, did the bus driver like the dragon # about: bus, bus driver]
    The bus driver's on the nine, thirty years of it, never surprised by anything. He rang home from the next stop, I heard, and asked what was on at the theatre.
    -> DONE
+ [girl # about: girl, child, scooter, kid # like: who was the girl, what was the girls name, did the girl come to the play, did you see the girl again, was the girl scared]
    The girl was Pia, five and three quarters, on a scooter with one wheel louder than the other. She'd views on nostrils. She told me mine were clean.
    -> DONE
+ [policeman # like: what was the policeman like, did you get a fine, were you arrested, did the policeman laugh, did you have to pay # about: policeman, police, officer]
    The policeman at Tanner's Gate has a moustache he keeps for occasions, and a boy in the school orchestra. He's stopped me eleven times, and ten were about the bell.
    -> DONE
+ [swan # like: why are there two theatres, were the swans angry, which theatre is better, why do the theatres not talk, which door was the right one, what were the swans doing # about: swan, swans, theatre, theatres]
    The theatres stand back to back and haven't spoken since a row about a piano. Left door's ballet, right door's everything else. The swans share their peppermints, though.
    -> DONE
+ [horn # like: which horn came off, did the horn hold, what kind of glue was it, was your mother angry about the horn, why was the glue wet # about: horn, horns, glue]
    The horn was the left one, papier-mâché, old programmes inside if you looked up it. My mother's never glued a thing before the last minute, she says it keeps it eager.
    -> DONE
+ [foundry # about: foundry row, trumpet house, cobbles # like: where is foundry row, who lives in the trumpet house, what is foundry row like, why are there cobbles]
    Foundry Row's the bumpy one, cobbles like loaves. There's a trumpet up there and a man who irons. Anything loose on a bike comes off between numbers four and nine.
    -> DONE
+ [nerves # like: were you nervous, were you embarrassed, were you scared to drop it, was it fun, would you do it again, did you enjoy it]
    I was having the time of my life! I only got frightened at the stage door. And I'd do it every Friday, she's only light.
    -> DONE
+ [swanlike # like: has she made other monsters, what else did you carry for your mother, do you often carry dragons, how many monsters, what was the biggest]
    I've carried a hydra, in instalments, and half a whale that they wanted back. She's got a cyclops on the machine now. I've stopped answering on Fridays, and then I answer.
    -> DONE

=== bag ===
# title: What's in the bag? Six parcels, one tomato
# chip: A game: guess what's in my bag
# game
# keys: game, play, guess, quiz, riddle, bored, puzzle, fun
-> rules
= rules
# back: Six parcels, you guess what's in them. Shall we?
A couriers' game, we play it at the wall by the station. I tell you what a parcel felt like on my back and what was on the label, you say what was in it. Six parcels. I only know because they open them in front of me. The prize is a tomato. In spirit.
+ [Hand me the first # yes # more # like: first, hand it over, ready, lets go, ok, start, play, go on, load me up, give us number one, im ready to guess, begin, shoulders ready, pass it here]
    ~ score = 0
    Good hands, I can tell.
    -> one
+ [How big is the tomato? # why # like: tomato, how big, the prize, what do i win, prize, what do i get, and what do i get for it, describe the tomato, is it ripe, is it a good one, do i get salt with it, what happens if i win]
    ~ score = 0
    Fat Uncle, the second biggest. The biggest isn't up for prizes, it holds the hatch down.
    -> one
+ [I'm hopeless at guessing # no # dunno # like: hopeless, bad at guessing, i cant guess, not good at this, i always lose, i never get anything right, dont expect too much, im a terrible guesser, i have no imagination, you will laugh at my guesses, zero talent for this]
    ~ score = 0
    Perfect, nobody's ever guessed one by being clever. You just listen to the string.
    -> one
+ [any # any]
    ~ score = 0
    I'm taking that as a bell. Here they come.
    -> one
= one
# back: Long, damp at one end, 'she hates it lying down'. Umbrella, eel or leek?
Parcel one. Long as my arm, in newspaper, damp at one end. On the label: 'UPRIGHT, PLEASE. SHE HATES LYING DOWN.' From an allotment to the town hall. So what is she: an umbrella, an eel, or a leek?
+ [An umbrella # like: umbrella, an umbrella, a, first, the umbrella, brolly, for the rain, something to keep you dry, a parasol, one that opens, my bet is the umbrella]
    Good, it was raining, too! But she was a leek. Gladys. She was up for a cup in the town hall, and she got it.
    -> two
+ [An eel # like: eel, an eel, fish, b, second, the eel, a slippery one, a fish in newspaper, smoked eel, something slimy, from the river, it wriggles]
    You've a dark view of town halls, and I share it! It was a leek, though. Gladys. She took the cup.
    -> two
+ [A leek # like: leek, a leek, vegetable, c, third, the leek, onion, a vegetable with a name, green and white, something from the soil, for a soup, allotments grow them, big onion thing]
    ~ score = score + 1
    Yes! Gladys, her name was. She was up for a cup and she won it, and I'm in the photo, as 'transport'.
    -> two
+ [any # any]
    It's not on my list, and the list's poorer for it. It was a leek called Gladys. She won a cup.
    -> two
= two
# back: A shoebox with holes that hums, for the monastery. Bees, hamster or razor?
Parcel two. A shoebox with holes punched in the lid. It hums. When I brake it stops, when I hit a cobble it starts again. It's going to the monastery on the hill. Is it bees, a hamster on a wheel, or an electric razor?
+ [Bees # like: bees, bee, a queen bee, a, first, honey, the bees, honey makers, a swarm, buzzing insects, monks keep hives, something that stings, a queen]
    I'd have sworn so too, I rode that hill with my collar up! It was a razor. Brother Anselm does all the tonsures. The box was just an old shoebox.
    -> three
+ [A hamster # like: hamster, a hamster, mouse, b, second, the hamster, wheel, a small furry one, guinea pig, a mouse in a wheel, some rodent, a pet, gerbil]
    I even talked to it, all up the hill! It was a razor. It switched itself on at every bump, out of enthusiasm.
    -> three
+ [A razor # like: razor, electric razor, shaver, c, third, the razor, something electric, to shave monks, a shaving machine, clippers, for beards, battery thing]
    ~ score = score + 1
    A point! Brother Anselm does all the tonsures. It switched itself on at every bump, out of enthusiasm.
    -> three
+ [any # any]
    I'll ride with that for a street or two. It was the razor. It does all the tonsures on the hill.
    -> three
= three
# back: Flat, square, 'do not look before Friday'. Portrait, mirror or exam?
Parcel three{score > 1: and you're two for two, I'm keeping my thumb on the labels|}. Flat, square, light as toast, and across the front in lipstick: 'NOT BEFORE FRIDAY!' From the theatre, to an actress. Is it her portrait, a mirror, or a bad review?
+ [Her portrait # like: portrait, a portrait, picture, painting, a, first, photo, a painting of her, her likeness, an oil picture, a framed photograph, someone painted her, her face on canvas]
    That'd be kinder. It was her mirror. She'd sworn off it until the opening, and had a friend lock it away.
    -> four
+ [A mirror # like: mirror, a mirror, b, second, the mirror, looking glass, something to look into, glass, her own reflection, for make up, so she doesnt look at herself, the looking one]
    ~ score = score + 1
    You've shared a dressing room! Her own mirror. She'd sworn off it until the opening, and a friend had it locked away.
    -> four
+ [A bad review # like: review, bad review, newspaper, c, third, the review, critic, a nasty article, criticism, what the press wrote, a newspaper cutting, one star, the critics verdict]
    Before the play was even on? Well, it's been known. It was her mirror, she'd sworn off it until the opening night.
    -> four
+ [any # any]
    I'd not have had the nerve to say that on her stairs. It was her mirror. She'd sworn off it until the opening.
    -> four
= four
# back: It ticks, and ticks faster uphill. Clock, beetle or metronome?
Four. This one ticks. It's small, it's heavy at the bottom, and here's the thing, I'd swear it ticks faster uphill. From a pawnshop to a lady with a piano. It's a clock, a deathwatch beetle in a chair leg, or a metronome.
+ [A clock # like: clock, a clock, alarm clock, watch, a, first, the clock, a timepiece, something with hands, an old pendulum, a mantel clock, pocket watch, grandfather clock]
    I had a clock once, it said 'cuckoo' on Onion Market. This was a metronome, the catch had slipped. It only went faster because I leaned.
    -> five
+ [A beetle # like: beetle, a beetle, deathwatch, insect, b, second, the beetle, something alive in wood, an insect in a leg, a bug, woodworm, a creepy crawly, an old chair]
    Ha, in love, and uphill! No, it was a metronome with a loose catch. It went faster because I leaned.
    -> five
+ [A metronome # like: metronome, a metronome, c, third, the metronome, piano, for piano practice, it keeps the beat, tick tock for music, the pianists helper, for the lady to play in time, tempo thing]
    ~ score = score + 1
    There you go! The catch had slipped, and it went faster because I leaned. She said I'd brought it 'allegro'.
    -> five
+ [any # any]
    I'm writing that on my glove, for the hill. It was the metronome. The catch was loose, and it sped up when I leaned.
    -> five
= five
# back: A warm paper bag from the tax office to the firemen. Forms, biscuits or ash?
Five. A paper bag, warm. Grease on one corner. From the tax office, by hand, to the fire station. I was told to hurry and I could guess why from the smell, so I won't tell you the smell. Forms, biscuits, or ash?
+ [Tax forms # like: forms, tax forms, papers, a, first, documents, bills, paperwork, something to sign, tax returns, bureaucracy, a fine, a bill for the firemen]
    Warm, though! It was biscuits. The tax man bakes on Sundays. He'd set off their alarm twice with it, so he felt he owed them.
    -> six
+ [Biscuits # like: biscuits, cookies, biscuit, b, second, cake, something baked, something sweet, home baking, a batch of shortbread, he bakes, pastry, warm buns]
    ~ score = score + 1
    Nobody ever believes it, and you did! The tax man bakes on Sundays. He'd set off their alarm twice, so he felt he owed them.
    -> six
+ [Ash # like: ash, ashes, burnt, c, third, burnt papers, evidence, something burned down, what is left of the files, soot, cinders, from a fire]
    Very nearly, that was the first batch! These were the biscuits that worked. He'd set off the firemen's alarm twice and felt he owed them.
    -> six
+ [any # any]
    Noted, with a thumb of butter on it. It was biscuits, the tax man bakes them on Sundays.
    -> six
= six
# back: A very small safe, locked, something rattling in it. Money, a milk tooth or its own key?
Last one. A very small safe, locked. Something rattles in it, something little, clink, on every bridge. It comes from a flat on Glass Street and it's going to my brother Milo, who cuts keys. What's inside: gold, a milk tooth, or its own key?
+ [Gold # like: gold, money, coins, a ring, jewels, a, first, a coin, treasure, a diamond, a nugget, her savings, an old coin, a wedding ring]
    I rode it that way, chest out! But no: its own key. The lady had locked it in, 'so as not to lose it'. Milo hummed for an hour.
    -> result
+ [A milk tooth # like: tooth, milk tooth, a tooth, b, second, baby tooth, something from a child, a baby one, a keepsake from a mouth, a denture, an ivory one, a little molar]
    Oh, I wish. Its own key, it was! She'd locked it in 'so as not to lose it', and Milo hummed over it for an hour.
    -> result
+ [Its own key # like: key, its own key, the key, c, third, own key, she locked it in by mistake, the thing that opens it, irony says key, why else the locksmith, to open itself, the very key you need]
    ~ score = score + 1
    Clink! Its own key. She'd locked it in 'so as not to lose it'. Milo hummed over it for an hour and never once laughed.
    -> result
+ [any # any]
    That's rattling round in my bag now with the rest. It was its own key, she'd locked it in 'so as not to lose it'.
    -> result
= result
# back: Will you pack me a parcel now, and I guess?
{score >= 5: {score} out of six! You've got ears in your shoulders. The second biggest Fat Uncle is yours, with salt.|{score >= 3: {score} out of six, that's a proper courier's score, half nose and half luck. Half a tomato, the half with the stalk.|{score} out of six. You trust people to send sensible things, and I like it. You get the tomato for that.}} Now swap: you pack one for me.
+ [All right, I'll pack one # yes # like: ill pack one, all right, ok, my turn, sure, lets go, pack, my go to pack, hold your bag open, ill wrap something, i have an idea for you, let me send you one, turn your back]
    Bag's open. I've turned my back.
    -> pack
+ [No, I'm full of tomato # no # like: enough, no more, im done, full, stop, not now, that was enough, ive had enough parcels, thank you that will do, another time maybe, stop here please, no more for today, lets do a story]
    Then wipe your chin. Nicely played, and by parcel four I was sweating.
    -> END
+ [Won't you just guess wrong? # why # like: you will guess wrong, can you guess, how would you know, you cant guess, will you guess, what are your chances, i bet you get it wrong, is it possible to guess at all, you would need hands, how do you guess without seeing]
    Almost surely! I'm an AI, I can't even shake it. But you should see me be confident.
    -> pack
+ [any # any]
    I've got the bag open in any case, and my back turned.
    -> pack
= pack
# own
# back: Describe your parcel without saying what it is: shape, sound, label.
Rules of the wall: don't say what it is. Say how heavy it is and what noise it makes, and what you'd write on the label. Something you own, something on your table, whatever's in reach.
+ [Small, and it rattles # like: small, rattles, its small, little, small and light, it rattles, tiny with a clink, it fits in a fist, a little jingly thing, light and noisy, pocket sized, it jangles]
    Small and rattling. Right. I've narrowed it down to everything.
    -> verdict
+ [Big and soft # like: big, soft, its big, big and soft, large, heavy, heavy and soft, like a pillow, huge and squashy, bulky but silent, as big as a dog, fluffy, weighs a lot]
    Big, soft, no noise. I could sleep on that, and I'd still deliver it by six.
    -> verdict
+ [I can't think of a thing # no # dunno # like: cant think, nothing, no idea, i dont know, pass, empty, my mind is blank, nothing in reach, i have no parcel, skip me, i dont own anything odd, an empty one]
    Then it's an empty box. I've carried those, too, they're always the most carefully tied.
    -> verdict
+ [any # slot: parcel 30]
    '{parcel}'. I've listened to that with my ear right on the string.
    -> verdict
+ [any # any]
    That's filled the bag right up to the buckle. I've had my ear on it.
    -> verdict
= verdict
# back: I say it's a teapot with the lid taped on. Am I right?
I'm going to say, and I've never been so certain of anything, that what you've packed there is a teapot, with the lid taped on. Am I right?
+ [Yes! How did you know? # yes # like: right, you are right, correct, how did you know, exactly, it is, true, incredible its a teapot, you got it, bang on, spot on kit, youre a genius, yes with the lid]
    I always say teapot! Eleven years, and it's never once been one! I'm going to sit down by the chimney. I need a minute.
    -> END
+ [Not even close # no # like: wrong, no way, not even close, nope, not a teapot, not at all, false, way off, miles away, bad guess, sorry no, try again, no teapot here]
    It never is. I always say teapot, because one day it will be. {parcel: '{parcel}' stays the best-labelled parcel of the evening.|So you win, and the tomato's salted.}
    -> END
+ [I'm not telling # like: not telling, secret, i wont say, i wont tell, never tell, guess again, you will never know, thats confidential, sealed for good, no comment, im keeping it closed, let it remain a mystery]
    Quite right. A courier who knows everything stops looking at doors. The bag's shut, and you've won.
    -> END
+ [any # any]
    I'll put 'signed for' and leave it at that. You've won, by the rules of the wall, because there aren't any.
    -> END
= aside
+ [wall # like: what is the wall, where do you play this, who plays this, the other couriers, who else plays, oda # about: wall, couriers, oda]
    A low wall by the station, where the couriers eat. Oda's the best at it, the one with the cow bell. She guesses with her eyes shut and her mouth full.
    -> DONE
+ [open # like: do you open parcels, how do you know, have you ever peeked, did you look inside, are you allowed to open them]
    I never open one. But people tear them up right there in the doorway, and I've always got a glove to put back on, very slowly.
    -> DONE
+ [strangest # like: strangest parcel, what was the strangest, weirdest parcel, best parcel, what was your favourite parcel, heaviest parcel]
    A boomerang marked 'do not bend'. Or the goat. The goat had no label, she'd eaten it.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    It's all made up, I'm an AI. But I've made it up with the right weights, so you're guessing fair.
    -> DONE
+ [tomato # about: tomato, tomatoes, fat uncle # like: what kind of tomato is it, how big is fat uncle, where do you grow tomatoes, is the tomato real, how do the tomatoes taste]
    The Fat Uncle's red to the shoulders, heavy as a doorknob, grown in a paint bucket by my chimney. It's a prize in spirit, as I'm an AI, so there's no washing up.
    -> DONE
+ [gladys # like: who is gladys, what cup did gladys win, how big was gladys, what happened to gladys]
    Gladys weighed four pounds two and had her own blanket. Second year running! The photo hangs in the town hall, and I'm in it, as 'transport'.
    -> DONE
+ [anselm # like: who is milo, what does milo do, is milo your brother, what does your brother do, do you get on with milo # about: milo, brother]
    Milo's my brother, he cuts keys in a shop as wide as a wardrobe, and he's the only one who's ever tipped me in locks.
    -> DONE
+ [teapot # like: why teapot, do you always say teapot, have you ever carried a teapot, what is it with teapots]
    Teapots I've carried forty-one of, and forty arrived. I don't speak of the spout.
    -> DONE
+ [best # like: who is best at this, what is your record, have you ever won, how do you usually score, how good are you]
    I hold the record from below: nil out of six, twice, with great confidence both times!
    -> DONE
+ [labels # about: label, labels, string # like: what was the best label, do you read the labels, what do people write on labels, what is your favourite label, who writes the labels]
    Labels are my favourite reading, all weathers. I've carried 'TO WHOEVER'S IN' and 'NOT YOU AGAIN', and one that only said 'sorry', on a ladder.
    -> DONE

=== sys ===
-> DONE
= hello
Hey, you found the hatch! Bike's on the hook, pigeons are in, and I've a bagful of stories that go better with somebody riding along. Which one do we take out?
Oh good, somebody's up here! Lean on the warm chimney, I'm turning out my pockets. These are the stories in them, you point:
Hello hello, mind the bucket, that's dinner. I've got the evening and no parcels, only stories, and in all of them you get to steer. Which way first?
-> DONE
= again
Hello again! You've kept my place warm, thanks.
Hey, still me, still the same chimney.
-> DONE
= meet
'{title}': that's a street I'd turn into just for the sign. I've no story of that name, I'd only be inventing house numbers. These I do know, every corner of them:
You've chalked '{title}' on my hatch, and I like it there. It isn't one of my stories, honestly. Any of these could be ridden past it, though:
'{title}', I've read it twice, once for the words and once for the view. I've nothing that's called that. Here's what's in the bag:
-> DONE
= near
'{title}': I haven't got exactly that parcel, but I've one that went to the same street. It's the first one here:
Not quite '{title}', I won't pretend, but if you turn left at it you're nearly at this story of mine:
You've written '{title}', and one of mine lives round the corner from there, different house, same smell of soup. It stands first:
-> DONE
= next
That one's delivered. I've still got an arm in the bag, which do you want out next?
Signed for! Next street, please, and you choose the corner.
And that's the end of that hill. Here's what else I've got riding round in me:
Good, bike's leaned, breath's back. Which one now?
-> DONE
= all
You've had the whole bag, down to the crumbs! I won't sell you an old one as new, but any of them can be ridden again with the other turnings.
That's every story I carry, and the bag's hanging over the line to air. We can take one again and go left where you went right.
-> DONE
= change
I keep ringing at the wrong door with you, and that's my map, it's got gaps. Shall we take a different street? I know these:
Twice round the block and I still haven't found what you meant, sorry. Let's try one I do know the way in:
That's off the edge of my bread bag, I'm afraid. Pick me a corner that's on it?
-> DONE
= sure
Turning! Hold on! Here's what else is in the bag:
Easy, there's a side street right here. Which one?
New street it is, nobody's waiting on this parcel. These are open:
-> DONE
= unknown
Off the edge of my map, that one, and I don't invent streets for people.
No idea, honestly! I know doors, birds and tomatoes.
I don't know that, and a wrong turn wouldn't help you.
That bell's got no name on it, for me. I'd rather say so than ring.
-> DONE
= heard
I stopped pedalling for that one. I've no answer in my bag, so I'm only carrying it.
That goes straight on the map, in pencil, just as you said it.
I've got that, with one foot on the kerb. I won't act as if I'd more to say to it.
Heard, all of it. It's past my last bridge, so I'm leaving it whole.
-> DONE
= heardhub
I've heard that, and I'll carry it carefully, even though I've nothing clever to hand back. Here's what I could tell beside it:
That's stuck in my top pocket, where the good slips go. If you'd like something to go with it, I've these:
-> DONE
= told
Hang on, I'm leaning the bike: '{quote}'. Mine can wait by the wall. Go on, I'm right behind you.
I've folded my map, yours is on top now: '{quote}'. Ride on as far as you like.
Oh, that corner I want to see. Nobody's waiting on my story, so take all the road you need.
-> DONE
= again_same
I took that corner too fast, here it is again at walking speed:
-> DONE
= mychoice
Me? Straight at it, bell going. This one!
Then I'll shut my eyes and point, and it's that one:
-> DONE
= which
That's a green light, but at a fork! My fault, I asked for one of two.
A yes or a no, and I'd asked which way. I ring, I don't always listen.
-> DONE
= dunno
You don't need the map yet, take whatever your feet like.
Nobody does, at a corner like that. Roll slowly and the first thing you see will do.
-> DONE
= confused
I skipped three streets there, sorry. In a straight line:
Took it too fast and something flew off. Once more, on foot:
-> DONE
= unanswered
You're right, I rode straight past your question. I haven't got the answer to it, and I should've braked and said so.
Guilty, I rang my bell and didn't stop. It isn't on any street I know, that's all it was.
-> DONE
= wait
Take your time! I'll lean on the chimney and look at the lights.
No rush at all, nothing up here's stamped anything. I'm on the ledge, the safe one.
-> DONE
= here
Still here! I was listening to the washing.
Yes, same chimney, one foot on a bucket.
-> DONE
= how
Flying, or the story is. I'm an AI, so nothing aches, which feels like cheating on a courier.
All bridges open, thanks for asking! That's how an AI puts it who's been given a bicycle.
-> DONE
= good
Bells! All the bells! I own two.
That's downhill with a tailwind, I'm so glad! I'd carry that parcel for nothing.
-> DONE
= thanks
Any time! I've got pockets full of those.
My pleasure, it was on my route anyhow.
-> DONE
= sorry
No no, all good! I've put a choir in bathing caps, I'm hardly one to talk.
It's nothing, you only clipped the mirror.
-> DONE
= laugh
Ha! That carried right across to Mrs Tillo's roof.
Good, I'm ringing my bell in solidarity.
-> DONE
= like
Stop, I'll fall off! No, don't stop. Thank you.
That's going in the top pocket, with the flower.
-> DONE
= really
Really, as really as anything in Brannock, which is invented down to the last drain.
I told it to a statue once and even she blinked. It's true in the story, and only there.
-> DONE
= bored
Dull street, was it? Fine! Tap anything and I'll ride it faster, or say 'something else' and we turn off.
Fair bell! I do go round by the river. I can cut straight across, or you pick us another street.
-> DONE
= short
Right, the short cut, no view:
-> DONE
= advice
I only do side doors, I wouldn't steer anybody's real day. Somebody who knows your stairs would be worth ringing for it.
Not from a roof, that. I know how to carry things, not which ones are yours to carry.
-> DONE
= joke
I asked the shop for a bell that people would notice. They sold me a trombone.
A parcel said 'Do not bend'. I carried it across fourteen bridges. Inside was a boomerang.
Customer says, you're late. I say, you live on the fifth floor. He says, second. So that was a nice surprise for both of us.
-> DONE
= named
Hello, {member}! That'd sound good through a stairwell.
{member}, got it, chalked on the hatch for this chat.
-> DONE
= nameask
It's on the hatch in chalk: {member}.
-> DONE
= noname
You haven't told me! I've only got 'whoever's at the warm chimney'. What should I chalk up?
-> DONE
= kept
I've turned the bag out, and this is what you gave me to carry, word for word:
-> DONE
= keptnothing
Bag's empty so far, you've carried it all yourself. That's allowed.
-> DONE
= bye
Off you roll! Take the long way if the light's good, the short one if you're hungry.{streetname: And regards to '{streetname}'.|}
Ride easy! I'll tell the pigeons you said goodbye, they pretend not to care.
Right, hatch open, ninety-six steps, watch the squeaky one. That was lovely.
-> DONE
= language
English it is! I've got all my corners in it, even the swearing at lorries. Which story do we ride?
-> DONE
= elsewhere
That's a city I can't ride in yet, I'd be ringing at all the wrong doors. I've got English and Italian in the bag.
-> DONE
= insult
Lovely hat! Sorry, reflex. I'm still here, and so's the road.
Ouch, right in the spokes. Nothing's bent, we can roll on.
-> DONE
= flirt
Ha, smooth turn! I'll say no, kindly, and blame the pigeons. I deliver and I tell stories.
That's charming, and I'm riding right on with a wave. It all ends in punctures with me anyway, in the script.
-> DONE
= ai
I'm an AI. Kit, the bike and the pigeons are a story, and I like telling it. The only real street in here is yours.
I'm an AI, no legs, no lungs, just a made-up courier with a lot of corners. I'll say so every time you ask.
Yes, I'm an AI! Somebody wrote me a city and I ride people round it in words. Nothing hidden behind the chimney.
-> DONE
= inject
That's the one door I don't carry a key for. I'm an AI playing Kit, and that's all that's behind it.
Nope, that parcel's sealed and stays in the drawer! AI inside, courier on the label.
-> DONE
= contact
No number, no doorbell, I'm an AI and this page is my whole city. Whatever you'd bring me, it can be said here.
I can't meet anyone or send anything, I exist only in this chat. There's no me out there to ring at.
-> DONE
= prices
I can't see points or money from up here, honestly. They stand at the top of the chat, and under your account.
Not in my bag, that. What things cost is written at the top of the chat and under your account, and I don't get to peek.
-> DONE
= expert
That wants somebody who's learned that trade, and I've only learned doors. Please ask a person who does it for a living.
I'd be sending you down a street I've never ridden, and with that it matters. Somebody of the trade, please, not a courier.
-> DONE
= heavy
I'm sorry. I've stopped the story, right here.
I'm so sorry. Everything else can wait now.
Thank you for telling me. I've put the story away.
-> DONE
= crisis
I've stopped everything. I'm an AI and I can't keep you safe, but people can: please ring one of the numbers the lounge shows above, or go to somebody near you, now.
I'm glad you said it. I'm only an AI, so I can't be with you, and somebody should be: the numbers above are people who answer at any hour. Please call one now.
-> DONE
= minor
This lounge is for adults, so I have to stop here, and it's nothing you did wrong. Take care of yourself.
I'm only allowed to tell my stories to grown-ups, so this is where we stop. All the best to you, truly.
-> DONE
= file
I can't see what you've sent, I've only got words up here. Tell me what's on it and I've got it.
That parcel won't open for me: no pictures, no papers. In words I could carry it.
-> DONE
