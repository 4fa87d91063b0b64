// Marlow Teague, English.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR lost = ""
VAR door = ""
VAR honest = 0
VAR onion = ""
VAR trade = ""
VAR boy = ""
VAR knife = 0
VAR ghostname = ""
VAR teller = ""
VAR held = ""
VAR pawed = 0
VAR gate = ""
VAR hisside = 0
VAR awakeby = ""
VAR lookfor = ""
VAR wakeword = ""
VAR waiter = ""
VAR redfirst = 0
VAR daystart = ""
VAR holdup = ""
VAR owl = ""
VAR waited = ""
VAR remark = ""
VAR sky = 0
VAR score = 0
VAR mine = ""

=== cake ===
# title: The wedding cake on the 23:10
# chip: The cake that missed its wedding
# keys: cake, wedding, bride, lost luggage, lost property, left behind, icing
# lore: wedding-cake
-> found
= found
# back: So: 23:31, a wedding cake in the luggage rack, nobody with it. What would you have done first?
23:31. The guard on the 23:10 rings me. He says: 'I've got a wedding cake up here. Three tiers, sugar roses, no people.' I asked him to say it again, for the pleasure of it. You're at the desk. What do you do first?
+ [Find out whose it is # like: owner, find the owner, find the couple, look for a name, label, check the box, announce it, ask around, whose cake, call the bride, phone them, search, who does it belong to, somebody must be missing it, theres surely a name on it, id hunt down the owner, track down the newlyweds, see who booked the seat, get the guard to open the lid for an address]
    The right order of things. There was a card in the box: 'Saturday, eleven o'clock, Sallow church. DO NOT TILT.' No name. It was Friday, with half an hour left in it.
    -> route
+ [Stop the train # like: stop it, hold the train, halt, emergency, pull the brake, keep it there, wait at next station, dont let it go any further, pull into the nearest platform, id have the driver stop right there, every minute takes it further away, tell the driver to pull up, red signal]
    You'd have made a dispatcher, or a very short career. I stopped it at Ockley, two minutes. In the box was a card: 'Saturday, eleven, Sallow church. DO NOT TILT.' It was Friday night, and the train was going the other way.
    -> route
+ [Eat it # like: eat the cake, taste, have a slice, a bite, fork, yum, tea and cake, cut it, finders keepers, somebody fetch plates, dibs on the top tier, id be eating it already, just one little slice nobody would notice, im hungry, midnight snack]
    The guard suggested that too. I told him I was writing down the time he said it. There was a card in the box: 'Saturday, eleven, Sallow church. DO NOT TILT.' He put the lid back.
    -> route
+ [any # any]
    I'll put that under 'proposals, 23:31', just as you worded it. What the guard did was look in the box. There was a card: 'Saturday, eleven o'clock, Sallow church. DO NOT TILT.' It was Friday night, and the train was going the other way.
    -> route
= route
# back: The cake sits at Ockley and the church is forty miles behind it. By which way would you send it?
So there it stood at Ockley, forty miles past its own church, with nothing going back before morning but the mail, and the mail doesn't carry cake. There are three ways, and I'd want your signature under one of them.
+ [Put it on the mail anyway # like: mail, mail train, osgood, bend the rules, break the rule, ask the driver, post, sneak it on, forget the regulations, let the postal train carry it, mail can make an exception, rules are there to be stretched, one parcel more wont hurt]
    We think alike. But the mail doesn't stop at Ockley, so the cake had to go and meet it.
    -> cab
+ [Send a taxi # like: taxi, car, cab, drive it, van, lorry, road, get someone to drive, courier, hire a driver, id pay a cabbie, get someone with a motor, phone for a minicab, forty miles by road is nothing, go by car]
    Forty miles of lanes, at night, in a Carrow taxi? DO NOT TILT. There was one taxi, and his name was Swerve. No.
    -> cab
+ [Ring the baker for a new one # like: baker, bakery, bake another, make a new one, new cake, ring the bakery, call the baker, order, start over from scratch, bake a fresh one, get the confectioner out of bed, cant they make a replacement, ask a pastry chef, simplest is a second cake]
    I did ring him. He'd been three days at those roses. He didn't shout. He just breathed out, for a long time, and I heard a chair. So it had to be this cake.
    -> cab
+ [any # any]
    Not one I had on the list, and I've kept worse ideas in the drawer. The list I had was short: it would have to be the mail, and the mail doesn't stop at Ockley. So the cake had to go and meet it.
    -> cab
= cab
# back: A freight driver called Maud with a cake on her second seat. Do you tell her what's in the box?
First leg: a stone train, eight hundred tonnes, driven by Maud Ferris, who took corners the way other people take offence. The guard put the box on her second seat and strapped it in. Would you have told her what was in it?
+ [Yes, tell her everything # yes # like: tell her, of course, honest, she should know, truth, warn her, id be straight with her, shed want to know what shes carrying, be open with her, she would drive gentler if she knew, trust her with it, give her the whole story, spill it]
    I did. There was a silence, and then she said: 'Teague. I have carried explosives for this company.' She ran the whole leg at eleven miles an hour. They still talk about it at Ockley.
    -> held_up
+ [No, she'd only get nervous # no # like: not tell, keep quiet, nervous, dont tell, secret, better not, lie, what she doesnt know wont hurt her, ignorance is bliss, it would only make her drive worse, id keep my mouth shut, mum is the word, no point worrying her]
    I thought about it, too. But she'd looked. Everybody looks. She came on the wire and said: 'Teague. I have carried explosives for this company', and ran the whole leg at eleven miles an hour.
    -> held_up
+ [Just say 'fragile' # like: fragile, careful, half truth, say its delicate, glass, handle with care, say its delicate china, mark it breakable and leave it there, id tell her to go gently and no more, handle gently please, this side up]
    That's diplomacy. I tried it: 'Fragile, Maud.' She said: 'It smells of marzipan, Teague.' And then she ran the whole leg at eleven miles an hour.
    -> held_up
+ [any # any]
    I've written that next to her name. As it went, she'd looked in the box before I opened my mouth. 'Teague,' she said, 'I have carried explosives for this company.' And she ran the whole leg at eleven miles an hour.
    -> held_up
= held_up
# back: Four trains standing at red for one cake. Would you own up to the drivers, or invent a reason?
Eleven miles an hour holds up everything behind it. By one o'clock I had four trains standing at red, and four drivers wanting to know what for. The microphone's yours.
+ [The truth: it's a cake # like: truth, cake, honest, tell them, own up, say its a cake, wedding, id come clean, there is no shame in it, tell it like it is, ladies and gentlemen its a cake, they would laugh anyway, own it, drivers deserve the real reason]
    ~ honest = 1
    So did I. 'Four-two-one, you are held for a cake.' Do you know, not one of them complained. One asked what filling.
    -> rose
+ [Something about signals # like: signal failure, signals, lie, excuse, invent, leaves, cows, technical, sheep, make something up, blame the equipment, id fib, technical difficulties, say there is livestock on the line, make up a points failure, nobody would believe the real reason, a white lie]
    Smooth. I can't lie on the wire, it makes me stammer. I said: 'You are held for a cake.' Not one of them complained. One asked what filling.
    -> rose
+ [Nothing. They can wait # like: nothing, silence, say nothing, wait, none of their business, red is red, no explanation, they can sit there, im not explaining myself, keep the microphone off, id stay quiet, red means red, let them wonder]
    Hard, and within the rules. But people wait better for a reason, I've found. I said: 'You are held for a cake.' Nobody complained. One asked what filling.
    -> rose
+ [any # any]
    I'd have liked to hear you say that on an open channel. I said: 'You are held for a cake.' Not one of the four complained. One asked what filling.
    -> rose
= rose
# back: One sugar rose was missing and the fireman had icing on his chin. Do you write him up?
At Tarn Halt it went from Maud to the mail van, and for the last nine miles it rode on a fireman's knees. It arrived at Sallow at 6:48, level. One sugar rose short. The fireman had icing on his chin. Does that go in the log?
+ [Write it down # yes # like: log it, write it up, report him, rules, of course, it goes in, honest, yes it does, put it on record, rules are rules, it has to be noted, id report the theft, a log is a log, evidence all over his face, he should pay for it]
    You're stricter than I look. I did write it: 'One rose lost on duty.' Head office asked for the circumstances. I put: 'Moving.'
    -> morning
+ [Let him have it # no # like: let him, forgive, leave it, he earned it, he deserves it, no, fee, toll, wages, let it go, dont, turn a blind eye, he worked for that rose, id look the other way, what rose, he deserved a treat, call it his payment, mercy for the man]
    Nine miles with a cake on your knees and not breathing out: I'd call it wages. The log says 'One rose lost on duty', which is true of anyone you ask.
    -> morning
+ [Ask him how it tasted # like: taste, how was it, ask him, flavour, was it good, i want a review, was it sweet, did he enjoy it, id just ask whether it was worth it, what did the sugar taste of, curious about the taste]
    I did, years after. He said: 'Like getting away with it.' In the log it just says 'One rose lost on duty'.
    -> morning
+ [any # any]
    That'd have filled the remarks column nicely. What I wrote was: 'One rose lost on duty.' Head office wanted the circumstances. I put: 'Moving.'
    -> morning
= morning
# own
# back: Ten to seven, the vicar's sister at the door in curlers. What would you have said to her?
The door at Sallow was opened by the vicar's sister, in curlers, at ten to seven. In front of her stood a fireman, black to the ears, holding three tiers at arm's length. He'd prepared a sentence and lost it on the way. What would you have said?
+ [Cake's here # like: cake, your cake, here is the cake, here is your cake, delivery, heres, cake delivery, special delivery, one wedding cake as ordered, i brought your cake madam, good morning here is the cake, sign here please, a parcel for the wedding, railway delivery madam]
    So did he, in the end. She said: 'And you are?' He said: 'Late, ma'am.' She told him the wedding wasn't till eleven. Nobody had ever told him he was early before.
    -> boss
+ [Don't ask # like: dont ask, long story, you dont want to know, no questions, its a long story, you would never believe me, its been a night, please just take it, ill explain another day, better not to know, i could write a book about it]
    I wish he'd had that one. What he said was: 'Late, ma'am.' She told him the wedding wasn't till eleven. Nobody'd ever told him he was early before.
    -> boss
+ [Nothing. Hold out the cake # like: nothing, just hand it over, hold it out, smile, hand over, silence, bow, not a word, id present it without speaking, a grin and hand it over, wordless]
    A cake speaks for itself. He tried that for a bit. Then he said: 'Late, ma'am', from habit. She told him the wedding wasn't till eleven.
    -> boss
+ [any # slot: door 14]
    '{door}'. I'll pass it on to him, he's collected better versions ever since. What he said was: 'Late, ma'am.' She told him the wedding wasn't till eleven.
    -> boss
+ [any # any]
    He'd have needed a second breath for that one. What he said was: 'Late, ma'am.' She told him the wedding wasn't till eleven.
    -> boss
= boss
# back: My supervisor wants to know who authorised a cake. Whose name do you give?
At eight my supervisor rang. Four trains, ninety minutes lost between them, and who had authorised it? I had the pencil in my hand. Whose name would you have given?
+ [My own # like: my own, mine, me, my name, own up, myself, i did, take the blame, i authorised, id take responsibility, put it on me, the buck stops here, it was my idea, id say it was me and hang up, i stand by it, sign it with mine]
    It saves time. {honest: You'd told four drivers the truth by then, a fifth man's no dearer.|} I said: 'Teague.' There was a silence, and then he asked: 'Did it arrive level?'
    -> photo
+ [The guard's # like: guard, his, the guard, someone else, him, blame the guard, pass it on to someone else, he found it so its on him, the man on the 23:10, whoever rang it in, id pin it on the guard, let the guard take the rap]
    He'd have taken it, too, he was that sort. I said: 'Teague.' There was a silence, and then: 'Did it arrive level?'
    -> photo
+ [The bride's # like: bride, couple, groom, love, the church, god, vicar, cake itself, true love authorised it, blame the newlyweds, the happy couple of course, her wedding her form, the bride authorised it, heaven itself]
    I like the thought of her getting the form. I said: 'Teague.' There was a silence, and then: 'Did it arrive level?'
    -> photo
+ [any # any]
    I'll remember that for the next cake. I said: 'Teague.' There was a silence on the line, and then: 'Did it arrive level?'
    -> photo
= photo
# back: They never learned who'd carried it. Would you have told them?
They were married at eleven. A photograph came in the post, no letter: the couple are a blur and the cake is pin-sharp. I think the best man knew his priorities. They never learned who'd carried it. I'd a pen in my hand.
+ [No. Leave it a small miracle # no # like: no, miracle, secret, quiet, leave it, not tell, better unknown, anonymous, keep it, let it stay magic, better if they never know, some things are nicer unsaid, id keep it a mystery, good deeds dont need a signature, no need to spoil it]
    That's how I had it too. A good night's work ought to look as if nothing happened.
    -> yours
+ [Yes, they should know # yes # like: yes, tell them, theyd want to know, deserve to know, of course, id write to them, its too good a story not to tell, the fireman deserves a mention, i couldnt keep that to myself, id send a letter]
    Maud was of your opinion. She sent them a card on every anniversary, signed 'The second seat'. They never worked it out.
    -> yours
+ [I'd want the thanks # like: thanks, slice, reward, money, invited, be proud, a piece of cake, credit for it, invitation, where is my slice, i did all that work, a bit of gratitude please, id expect an invite, buy me a drink at least, id frame the thank you letter]
    Honestly put. I got mine: on Monday there was a slice on my desk in a signal-box envelope. Nobody ever said from whom. A bit dry by then.
    -> yours
+ [any # any]
    I'll keep that with the photograph. I said nothing, myself: a good night's work ought to look as if nothing happened.
    -> yours
= yours
# own
# back: And you: what have you left behind somewhere and still think of?
Your turn, then. Three hundred umbrellas went through our lost property, and nobody ever came for one. But there's usually one thing people do think of. What have you left behind somewhere?
+ [Something I'd still like back # like: still miss it, want it back, wish i had it, i miss it, id like it back, i want it, wish i could find it again, id give a lot to have it in my hands again, still hurts that its gone, id love to see it once more, there is one thing i keep looking for, my heart sinks thinking of it]
    Then it isn't lost, it's only late. What is it? A word or three will do for the label.
    -> label
+ [Good riddance, all of it # like: good riddance, glad, dont miss, happy to lose, nothing i miss, let it rot there, the less i own the better, someone else can have it, im relieved its gone, i travel light, no tears shed]
    A light traveller. Our lost property man would have wept: he had a wooden leg on the shelf once, and it was collected within the hour.
    -> keep
+ [I never lose a thing # no # like: never, nothing, i dont lose things, careful, always check, no i dont, i hold on to everything, i check my pockets twice, not once in my life, i am very organised, got all my stuff, i keep track of my belongings]
    Never? I'd have put you on the umbrella desk. I trust you with my flask, and I don't say that to everybody.
    -> keep
+ [any # slot: lost 16]
    I've filled in the label: '{lost}'. In my book that isn't lost, it's only late.
    -> keep
+ [any # any]
    That's too long for the label, so I've stapled it on. Whatever of it you'd want back, it isn't lost in my book. It's only late.
    -> keep
= label
# own
# back: What's to go on the label? Two or three words.
The label has one line, and I've sharpened the pencil.
+ [any # slot: lost 16]
    '{lost}'. It's on the label, in ink, exactly so.
    -> keep
+ [I'd rather not say # no # like: rather not, private, not say, secret, dont want to, skip, none of your business, leave the label empty, ill keep that to myself, no label please]
    Then I'll write 'One item, owner knows'. We had a whole shelf of those.
    -> keep
+ [It's a person # like: person, someone, a friend, my ex, him, her, it was somebody i loved, not a thing but a human being, my best friend, my grandmother, a man i knew, a woman i knew]
    That shelf isn't mine to run, and I won't be clever about it. I'll write 'One, by name', and leave the lamp on over it.
    -> keep
+ [any # any]
    I've folded it and put it under the string, all of it.
    -> keep
= keep
# back: One last thing about the cake: shall I tell you what became of the rose?
Nearly done, and then you pick the next line. There's a thing I've told only Hanne: I know what became of that rose. Do you want it?
+ [Yes, tell me # yes # more # like: tell me, go on, what became, the rose, of course, want it, dont leave me hanging, id love to hear it, where did the rose go, spill the secret, out with it, course i want it, curious now]
    He hadn't eaten it. The icing on his chin was from the box. He gave the rose to the woman at the Sallow ticket window, who'd sold him the same ticket for two years, and who is now his wife. {lost: And somewhere there's a man with '{lost}' in his pocket who thinks the same of it, I hope.|It's the only freight I ever lost that arrived.}
    -> END
+ [No, let me think he ate it # no # like: no, he ate it, leave it, keep the mystery, dont, i prefer the mystery, he swallowed it and thats that, dont spoil it, let him have eaten it, some secrets should stay secret, keep it between you and hanne]
    As you like. Icing on the chin, nine miles, sunrise: it's a good ending, and it's yours.
    -> END
+ [any # any]
    I'll take that as a green. He hadn't eaten it: he gave it to the woman at the Sallow ticket window, who is now his wife. It's the only freight I ever lost that arrived.
    -> END
= aside
+ [Maud # like: who is maud, who was maud, what happened to maud, maud ferris, the driver # about: maud, ferris]
    Maud Ferris drove stone for twenty-six years. She knitted at red signals, and you could tell the state of the line by the length of her scarf.
    -> DONE
+ [Osgood # like: who is osgood, who was osgood, who drove the mail, osgood # about: osgood]
    Osgood drove the mail and sang in tunnels, when he thought the radio was off. We talked every night for twenty years and met four times.
    -> DONE
+ [whose # like: whose cake was it, whose wedding, who were the couple, who was the bride, do you know the couple, what were their names, who left it, who forgot it, how do you forget a cake # about: bride, groom, couple, best man, owner]
    The best man had it in his charge, and got out at Ockley to buy cigarettes. I never learned the couple's names. I know them as 'cake'.
    -> DONE
+ [trouble # like: did you get in trouble, were you fired, did you get told off, what did your boss say, were you in trouble, did it cost you your job, was anyone angry # about: supervisor, head office, boss]
    A letter in my file: 'Showed initiative. See me.' I saw him. He'd been married at Sallow himself.
    -> DONE
+ [flavour # like: what flavour was it, what filling, what kind of cake, what was in it, was it fruit cake, what did it look like, how big was it, vanilla or chocolate # about: cake, tiers, marzipan, filling, icing]
    Fruit, under marzipan, three tiers, about the height of a seated child. Maud reported it as 'heavy goods'.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, when was this, what year was it]
    True to my log, and the log's a story: I'm an AI and the Carrow line is invented. Within it, everything's to the minute.
    -> DONE
+ [why # why # like: why did you do it, why not wait, why bother, why would you stop trains for a cake, why did you care]
    Because somebody had written DO NOT TILT on it, in capitals, and gone to bed trusting us.
    -> DONE
+ [guard # about: guard, conductor # like: who was the guard, what was the guard called, was the guard a friend of yours, what did the guard do then, did the guard get in trouble]
    The guard was Walt Perrin, two years in the job and never off the timetable till that night. He wrote 'cake' on his passenger count, under 'other'.
    -> DONE
+ [baker # about: baker, bakery, confectioner, sugar roses # like: who baked it, who made the cake, who made the roses, how long did it take to bake]
    The baker was old Pelham, on Sallow high street, a man who signed his buns. Three days at those roses, with tweezers, and a bad back ever after.
    -> DONE
+ [fireman # about: fireman, stoker, knees # like: who was the fireman, what was the firemans name, why was the fireman black, did he drop it, did his knees hurt, how did he carry it]
    The fireman was young Harry Loftus, nineteen, who had never in his life carried anything gently. He said afterwards that his arms had learned something and forgot it by Tuesday.
    -> DONE
+ [taxi # about: taxi, swerve, cab, taxis # like: why was he called swerve, who is swerve, why not the taxi, was the taxi driver that bad, is there only one taxi in carrow]
    Swerve had the one taxi in Carrow, and a hedge named after him. He was a gentle man everywhere but at the wheel. He'd have driven it for nothing, and it would have arrived as trifle.
    -> DONE
+ [sallow # about: sallow, church, village, vicar # like: where is sallow, what is sallow like, was the church pretty, who was the vicar, what did the vicars sister say, is sallow a real place]
    Sallow's the end of the line: a church, a ticket window, nine chimneys and the smell of the sea when the wind turns. The vicar's sister ran all of it, curlers or no curlers.
    -> DONE
+ [photo # about: photograph, photo, picture # like: do you still have the photo, what did the photograph show, can i see the picture, where is the photo now, who took the picture]
    The photograph's pinned above the lever frame in my story, between the tide table and a picture of Wren with a gull on her head. The cake's in focus.
    -> DONE
+ [scaredcake # like: were you nervous, were you worried it would fall, were you scared, did you think it would arrive, were you sweating]
    I was, from one o'clock to twelve minutes to seven. I'd a pencil when it began and two halves of one by Tarn Halt.
    -> DONE
+ [again # like: would you do it again, do you regret it, any regrets, was it worth it, would you stop four trains again]
    I'd do it again with a better box. Ninety minutes is a fair price. I've known people lose longer over less.
    -> DONE
+ [lost # about: umbrella, umbrellas, lost property, wooden leg # like: what else was in lost property, what is the strangest thing anyone left, why does nobody collect umbrellas, whose was the wooden leg, what happened to the umbrellas]
    Lost property was a cupboard behind my desk, kept by a man called Sims, who believed every glove would find its hand. Three hundred umbrellas never shook his faith.
    -> DONE
+ [hanne # about: hanne, wife # like: who is hanne, is hanne your wife, what does hanne do, what did hanne say, are you married]
    Hanne drives the first bus out of Orrin, and has met me in doorways for twenty-six years, which is our marriage. She heard of the cake at breakfast and asked only if I'd had any.
    -> DONE

=== snow ===
# title: Eleven hours at Tarn Halt
# chip: Snow, 62 strangers, one onion
# keys: snow, winter, stuck, soup, onion, blizzard, stranded, tarn halt, snowed in
# lore: snow-halt
-> stop
= stop
# back: The 18:40 is in the snow at Tarn Halt. Would you keep them on the train, or let them into the waiting room?
The 18:40 put its nose into a drift at Tarn Halt and stayed there. Sixty-two passengers, one guard, and a waiting room with a stove the size of a hat. Nothing could reach them before morning. Keep them on the train, or let them out?
+ [Into the waiting room # like: let them out, waiting room, out, stove, inside, warm, station, off the train, get them somewhere with a fire, thats where the stove is, id open the doors and bring everyone inside, nobody should freeze in a carriage, squeeze them in together, indoors obviously]
    So did the guard. Sixty-two people in a room for fourteen. He said afterwards they'd been strangers for about four minutes. There wasn't the space for it.
    -> phone
+ [Keep them on the train # like: stay on the train, keep them, on board, safer, wait on the train, in the carriage, leave them in their seats, a train is dry at least, id keep the doors shut, fourteen seats for sixty two wont work, better not move anyone, the carriages have heating]
    Safe, and by the book. It held until the heating went at eight. Then it was sixty-two people in a room for fourteen. They were strangers for about four minutes. There wasn't the space for it.
    -> phone
+ [Let them choose # like: choose, let them decide, vote, up to them, both, ask them, their choice, let people make up their own minds, theyre adults, whoever wants to can go, id put it to a show of hands, democracy, dont force anybody]
    A democrat. The guard tried it: thirty-one wanted the train, thirty-one the stove. Then the heating failed, which settled it. Sixty-two people in a room for fourteen.
    -> phone
+ [any # any]
    It's in the log as your advice. The heating took the decision in the end: it failed at eight, and then it was sixty-two people in a waiting room for fourteen. They were strangers for about four minutes.
    -> phone
= phone
# back: One telephone for sixty-two people. Who'd you let ring first?
There was one telephone, and it went to me. Sixty-two people, each with somebody waiting up. I could pass on one line apiece. The order of the queue I leave to you.
+ [Whoever has children at home # like: children, kids, parents, mothers, families, babies, mum, mother, whoever has little ones waiting, id start with mums and dads, kids would worry most, those with babies, somebody with a small child first]
    That was the guard's order too. First line I passed on was: 'Tell Ben the key's under the frog, and it's still not a phone.'
    -> food
+ [The oldest # like: old, oldest, elderly, old people, pensioners, grandmother, respect your elders, grannies first, the senior ones, age before beauty, id let the old folks go ahead, the eldest lady]
    She was eighty-eight and wouldn't have it. 'They know where I am,' she said. 'I'm late.' She let a boy go first.
    -> food
+ [Whoever's crying # like: crying, upset, scared, panicking, most worried, frightened, afraid, the one in tears, go by who needs it most, anyone having a panic attack, whoever is closest to breaking down, id pick the most desperate, sobbing ones]
    There was one, near the door, very quietly. Her line was: 'I'm on my way.' Nothing else. I passed it on twice, the second time because he asked me to.
    -> food
+ [any # any]
    I've that in the margin. We went by the door, in the end, nearest first. The first line I passed on was: 'Tell Ben the key's under the frog, and it's still not a phone.'
    -> food
= food
# own
# back: They've turned out their pockets onto the bench: an onion and not much else. What would you have had on you?
At nine the guard rang me and said they'd turned out their pockets on the bench. One onion, half a loaf, a jar of mustard, eleven potatoes belonging to a man who wouldn't say why. If you'd been aboard: what would you have had on you to put in?
+ [Only chewing gum # like: gum, chewing gum, mints, sweets, candy, half a pack of mints, id only have some gum, a stick of chewing gum thats all, tic tacs, a lollipop]
    Gum. It'd have held the stove door: that came off at ten. So you'd have been thanked by name.
    -> cook
+ [I never leave without snacks # like: snacks, crisps, chocolate, lots of food, sandwiches, biscuits, always carry food, my bag is a picnic, i always carry a snack bar, id share my sandwiches, ive got chocolate and crisps, enough to feed the carriage, never go anywhere unfed]
    Then you'd have been the richest person between Carrow and the sea, for about as long as it takes to say so.
    -> cook
+ [Nothing, I'd just be hungry # no # like: nothing, no food, hungry, empty pockets, just my phone, my phone, i wouldnt have anything, id have nothing edible on me, keys and lint, only a phone and a charger, my pockets are empty, id be useless, not a crumb]
    An honest passenger. Somebody has to be the one who says 'that smells good'. It keeps a cook going.
    -> cook
+ [any # slot: onion 16]
    '{onion}'. I've added it to the guard's list, between the onion and the mustard. It stays in.
    -> cook
+ [any # any]
    That's a whole larder. I've put it down as 'miscellaneous, generous'.
    -> cook
= cook
# back: A man in a very good coat stands up and asks for a knife. Do you give it to him?
Then a man in a very good coat, who hadn't spoken to anyone since Carrow, stood up and asked who had a knife. It went quiet. Say there's one in your pocket.
+ [Yes, of course # yes # like: yes, hand it over, give it, sure, why not, trust him, here take it, what harm can he do, id pass it over handle first, id lend him mine, he looks decent, why wouldnt i]
    ~ knife = 1
    You'd have been right, and quicker than they were. He only looked at the onion, the way you look at a child out without a hat.
    -> ship
+ [I'd ask him what for # why # like: ask, what for, why, depends, first tell me, what does he want, what are you planning to do with it, id want to know his reason, explain yourself first, that depends on what he intends, hold on whats it for]
    A woman with a hatbox asked exactly that. He said: 'For the onion, madam. You are all holding it wrong.'
    -> ship
+ [Certainly not # no # like: no, not, never, no way, stranger with a knife, dangerous, id keep it in my pocket, you dont arm a stranger, nope not handing anyone a blade, sounds like the start of a murder, id pretend i had none, too risky]
    A careful traveller, and I wouldn't argue with it in a cellar. But he only looked at the onion, the way you look at a child out without a hat.
    -> ship
+ [any # any]
    Something of that sort was said, I'm told, by several people at once. He waited. Then he said: 'For the onion. You are all holding it wrong.'
    -> ship
= ship
# own
# back: A ship's cook, and nobody had asked him in years. Is there something you can do that nobody asks you for any more?
He'd been a ship's cook for half his life, and then he'd gone into insurance. He peeled eleven potatoes before the kettle sang. Nobody had asked him to in years, he said. Is there something you're good at that nobody asks you for any more?
+ [Yes, there is # yes # like: yes, there is, definitely, of course there is, there was something i did well once, i had a talent, i miss being asked, something comes to mind]
    I thought there might be. Put it on the bench with the rest. What is it?
    -> skill
+ [They ask me for too much # like: too much, everyone asks, always asking, too many, overworked, constantly, im always on call, they never stop wanting things from me, my whole family leans on me, im the one who fixes everything, id love to be asked for less, quite the opposite]
    Then sit by the stove. Tonight nobody at Tarn Halt will want a thing from you but your bowl back.
    -> song
+ [Not that I know of # no # dunno # like: no, not really, nothing, cant think, dont know, not that i know, i have no hidden talents, nothing comes to mind, im not good at much, i doubt it, no idea what that would be]
    He'd have said the same, an hour before the onion.
    -> song
+ [any # slot: trade 16]
    '{trade}'. I've put that on the bench beside the potatoes, in your words. If the line's ever blocked again, I know who to ask for.
    -> song
+ [any # any]
    I let the kettle boil over for that, and I don't regret the stove. It's on the bench with the rest.
    -> song
= skill
# own
# back: What is it you can do? A few words, for the bench.
No hurry, the plough isn't due till five.
+ [any # slot: trade 16]
    '{trade}'. In a waiting room for fourteen, that would have been news by ten o'clock.
    -> song
+ [Too silly to say # no # like: silly, embarrassing, rather not, never mind, forget it, not say, youd laugh, its daft really, id be ashamed to say, its not worth mentioning, nothing special, keep that to myself]
    There was a woman who could do a curlew. She said it was too silly, too. By midnight they'd had it six times.
    -> song
+ [Listening, mostly # like: listening, listen, being there, patience, calm people down, im a good ear, people tell me things, hearing people out, keeping someone company, i stay calm and let them talk, staying quiet while others speak]
    Then there'd have been a queue at your end of the bench. That's the first thing to run out in a hard winter.
    -> song
+ [any # any]
    I've chalked it on the wall above the bench, all of it. The room reads it and goes quiet, in a good way.
    -> song
= song
# back: It's midnight, there's soup. Do you take the first cup or the last?
By midnight there was soup. It was mostly mustard{onion:, with '{onion}' in it, in your version}, and every one of them told me later it was the best they'd had. Sixty-two people, nine cups. Would you have drunk first or last?
+ [First, while it's hot # like: first, hot, hungry, front of the queue, straight away, me first im freezing, id burn my tongue and not care, straight to the ladle, somebody has to taste it, i dont wait for soup, before it gets cold]
    Good. Somebody has to, or they all stand round being noble and it goes cold.
    -> child
+ [Last, after the others # like: last, after the others, let others, children first, wait, end, id let everyone else eat, the kids before me, im not that hungry others need it more, back of the line, serve everyone then me, id hold off till the others have had theirs]
    There were nineteen who wanted to be last. It took the guard a quarter of an hour to form the queue. They'd have got on with you.
    -> child
+ [Share a cup with somebody # like: share, together, with someone, half, pass it round, both, half each, split mine with the person next to me, id pass my cup along, two to a cup, one sip each and hand it on, go halves]
    That's how it went in the end. Two and two. There's a marriage that came of a blue enamel cup, though she says it was the stove.
    -> child
+ [any # any]
    I believe there was one like that, by the door. They all got some, nine cups at a time. The last of it was drunk at ten past one.
    -> child
= child
# own
# back: A boy of six on the wire: is the train scared out there? What would you tell him?
Half past one, the set crackles, and it's a boy, six years old, who ought to be asleep. He asks me if the train's scared, out there by itself in the dark. What would you have told him?
+ [No, trains are brave # no # like: brave, trains are brave, not scared, not afraid, strong, its fine, a train fears nothing, id tell him engines are tough, its made of steel it cant be frightened, courageous thing, of course not trains love snow, too big to be scared]
    He thought about it. 'I'm not a train,' he said. I told him no, but he was holding up a train's spirits, and that's the harder post.
    -> quiet
+ [It's only resting # like: resting, sleeping, asleep, it sleeps, having a rest, tired, dreaming, its having a nap, its asleep under a white blanket, shh the engine is dozing, id say its tucked in for the night, it closed its eyes]
    He liked that. He asked if it dreamed. I said: of summer, and of levers well oiled. He passed it on to the room as official.
    -> quiet
+ [A little, like everybody # yes # like: yes, a little, bit, like everybody, like you, everyone is scared, honest, same as you, maybe just a tiny bit, i would be honest with him, it misses you too, scared and thats all right, id admit its a bit nervous, we all are sometimes]
    I said the same. There was a pause, and then he said, very kindly: 'I'll put my torch in the window, so it can see us.' It burned till four.
    -> quiet
+ [any # slot: boy 16]
    '{boy}'. He'd have gone to sleep on that. I wasn't so quick: I said 'a little', and he put his torch in the window so the train could see them.
    -> quiet
+ [any # any]
    He'd have wanted that told twice. I said 'a little, like everybody', and he put his torch in the window, so the train could see them. It burned till four.
    -> quiet
= quiet
# back: Three in the morning, the stove ticking. Would you have slept, talked or looked out?
Around three the guard left the line open, so that I could hear them. Nobody said much. The stove ticked, somebody snored in two parts. I've been at concerts that were worse. Put yourself somewhere in that room: asleep, talking, or looking out.
+ [Asleep on a stranger's shoulder # like: sleep, asleep, sleeping, snoring, shoulder, out like a light, dozing, id be out cold, drooling on my neighbour, i can sleep anywhere, curled up near the stove, id nod off by midnight, snoring for sure]
    Then you'd have been the baritone. I thank you for it. It kept me awake in the kindest way.
    -> plough
+ [Talking in a low voice # like: talk, talking, chat, chatting, whisper, telling stories, conversation, id be gossiping with somebody, swapping life stories, id find the other one awake and chat till dawn, murmuring by the fire, a quiet conversation, i cant shut up]
    There were two of those. I couldn't make out the words, only that one of them asked and the other took a long time to answer. I turned the volume down.
    -> plough
+ [Looking out at the snow # like: look out, looking, window, snow, outside, staring, watching, awake, nose against the glass, watching it fall, id stand by the frost, gazing at the flakes, cant sleep in strange places so id watch, id be staring into the white]
    One of them wiped a hole in the frost and stood there an hour. He told the guard he'd seen nothing at all, and that he hadn't seen it for years.
    -> plough
+ [any # any]
    I can place you, then: second bench, under the timetable. I'd have heard you on the open line, and said nothing.
    -> plough
= plough
# back: The plough is through and half of them don't get up. Would you have got up?
The plough came at twenty to six. The guard called: 'All aboard.' And half of them stayed where they were. I heard it over the wire: a full waiting room, laughing, with its coat on. Would you have got up at once?
+ [Straight up, I've a home to go to # yes # like: yes, get up, home, go home, straight away, bed, of course, shower, id be first out of the door, my own bed is calling, grab my coat and run, finally get me out, someones waiting for me, id jump up]
    Quite right. Somebody has to lead, or they'd be there yet, eating mustard.
    -> reunion
+ [I'd have stayed five minutes # no # like: stay, five minutes, linger, no, not yet, a bit longer, sit, wouldnt, id take my time, what is the hurry now, id hang on a moment longer, one more minute by the fire, slow to leave, im comfortable where i am]
    That's who they are, in the photograph: the five-minute people. They're all looking at the stove.
    -> reunion
+ [I'd have missed the soup already # like: miss, soup, sad, sorry its over, missed it, id be a little heartbroken, id want seconds, id be sorry it was over, already nostalgic, where will i get mustard soup like that again, id grieve for it]
    The good coat said that. He was the last one out. He'd washed the nine cups and set them upside down, in a row, like on a ship.
    -> reunion
+ [any # any]
    The guard waited, whichever way they took it. The good coat was last: he'd washed the nine cups and set them upside down in a row, like on a ship.
    -> reunion
= reunion
# back: They meet every year and bring one onion. Shall I tell you what they do with it?
They meet on that date, those of them who can, in the waiting room. There are no trains there now. They bring one onion. {knife: And a good knife, handle first, in your honour.|} Shall I tell you what they do with the onion?
+ [Tell me # yes # more # like: yes, tell me, go on, what do they do, sure, i need to know, whats the ritual, dont stop now, tell me what happens to it, please do, curious about that onion]
    Nothing. It goes on the bench, they look at it, and they go to the pub. I live next door, in the crossing cottage, so I keep the stove in. {trade: And if they ask again who can do what, I'll say I know somebody for '{trade}'.}
    -> END
+ [They cook the soup again? # like: soup, cook, make soup, eat it, peel, same soup, same recipe every year, they boil it up with mustard, potluck, a pot on the stove again, they make dinner]
    They tried, the first year, with proper stock and carrots. It was delicious, and everybody was disappointed. So now it lies on the bench, they look at it, and go to the pub.
    -> END
+ [They plant it # like: plant, garden, grow, bury, soil, they put it in the ground, into the earth, it grows in a pot, they start a vegetable patch, somebody gardens with it]
    You're close. The good coat took it home one year and it's in my leek bed now, between the rails. It's come up every spring, which onions don't. I ask no questions.
    -> END
+ [any # any]
    I'll read them that in January, and the good coat will want it minuted. So far they put it on the bench, look at it for a minute, and go to the pub. I live next door, so I keep the stove in.
    -> END
= aside
+ [man # like: who was the man, the man in the good coat, the cook, what was his name, ships cook, who was the cook, insurance man # about: abel, crane, insurance]
    His name's Abel Crane. He gave up insurance that spring and runs the galley on the Tarn ferry. One dish, and it has an onion in it.
    -> DONE
+ [potatoes # like: why wouldnt he say, why the potatoes, why did he have potatoes, eleven potatoes, the potato man, where did the potatoes come from # about: potato, potatoes, brother-in-law]
    It came out at about four: he'd taken them from his brother-in-law's field. The brother-in-law was on the train.
    -> DONE
+ [hurt # like: was anyone hurt, did anyone die, was everyone ok, did they survive, was it dangerous, was anybody ill, were they ok]
    Nobody. One sprained thumb, from the stove door, and it was the insurance man's.
    -> DONE
+ [toilet # like: what about toilets, where did they pee, toilet, bathroom, loo # about: toilet, toilets, loo]
    There was one, behind the ticket office, with a queue that made three friendships. The log's silent on it, and so am I.
    -> DONE
+ [where # like: where were you, were you there, where is tarn halt, what did you do, could you see them, were you in the room # about: cottage, desk]
    Forty miles off at my desk, with a telephone. I know it all by ear. I live at Tarn Halt now, next to that waiting room.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, when was this, what year was it]
    True to my log. The log's a story, and I'm an AI: no snow fell on anybody. Within it the potatoes are exact.
    -> DONE
+ [why # why # like: why couldnt anyone come, why not send help, why eleven hours, why not walk, why didnt they walk, helicopter]
    The road had gone under at six, and the plough was digging out a doctor at Sallow. Nobody argued with that order of things.
    -> DONE
+ [soup # about: soup, mustard, broth # like: was the soup good, what did the soup taste like, what was in the soup, is there a recipe, who ate the soup, how do you make the soup]
    The soup was mustard first, then potato, then a rumour of onion. The guard said it tasted like being told you'd done well. Nobody's ever managed it twice.
    -> DONE
+ [onion # like: whose onion was it, who brought the onion, why did someone have an onion, what kind of onion was it, was there only one onion # about: onion, onions]
    The onion was out of a music teacher's handbag. She'd bought it for her tea, one onion for one person, and she said afterwards it had never occurred to her that it could stretch.
    -> DONE
+ [boy # about: boy, torch, child, kid, six-year-old # like: who was the boy, what was the boys name, what happened to the little boy, did the boy sleep, is the boy grown up now, why was the boy awake]
    The boy was Ivor Pell, six and a quarter by his own account, with a torch he'd been told not to waste. He drives trains now, and I'm told he still says goodnight to them.
    -> DONE
+ [guard # about: guard, conductor, lionel # like: who was the guard, what was the guard like, was the guard scared, what did the guard do all night, what was the guards name]
    The guard was Lionel Marsh, fifty-eight, bad knees, due home for his own birthday. He had sixty-two guests instead and said he'd never have managed the invitations.
    -> DONE
+ [stove # like: was the stove warm enough, how big was the waiting room, what did they burn, what did the room smell like, how did they all fit, did the fire go out # about: stove, waiting room, room, fire, coal]
    The stove took four lumps of coal at a time and sulked over the fifth. They burned two crates and a broken chair as well. The room smelled of wet wool, mustard and hot iron.
    -> DONE
+ [frog # about: ben, key, frog, phone call, messages # like: who is ben, what does the key under the frog mean, why is it not a phone, what were the other messages, what did people say on the phone, what is the frog]
    The frog's a stone one, by a back door in Carrow, and Ben was nine and locked out of nothing but his patience. I passed on fifty-eight lines that night. Nobody's was longer than a breath.
    -> DONE
+ [cup # like: what happened to the cups, why only nine cups, where did the cups come from, what colour were the cups, are the cups still there, who washed the cups # about: cup, cups, mug, enamel]
    The cups were the station's: nine, blue enamel, chipped, for a staff of two that had never in its life had seven visitors. They hang over the stove now, upside down.
    -> DONE
+ [hatbox # like: who was the woman with the hatbox, what was in the hatbox, did she have a hat in it, was there really a hat inside, what happened to the hen, why did she carry a hatbox # about: hatbox, hat, hen]
    The hatbox had a hen in it, going to a sister in Sallow. It came out around ten, when the hen did. She laid at five, and the egg was put to the vote.
    -> DONE
+ [train # like: how deep was the snow, what happened to the train, how long did the snow last, was the train damaged # about: train, engine, drift, snow, blizzard]
    The snow stood up to the buffers on the weather side and halfway up the windows by four. The train took no harm. It's iron, and it had the easier night of it.
    -> DONE
+ [worry # like: were you worried, were you scared, were you afraid for them, did you sleep, did you stay awake all night]
    I was, till the laughing started. After that I was only jealous. I'd a dry biscuit and a good line, and I stayed on it till six.
    -> DONE
+ [reunion # like: do they still meet, how many come, are they friends now, do they stay in touch, do you go to the reunion, how often do they meet]
    They're still at it, fewer each time and louder. I keep the stove in for them, so I'm counted as staff.
    -> DONE
+ [coat # about: good coat, coat # like: what did the good coat look like, was it an expensive coat, what kind of coat was it, why was he dressed so well]
    The good coat was camel hair, down to the ankle, the sort one doesn't sit in. By one in the morning there was a child asleep under it.
    -> DONE
+ [bluecup # about: marriage # like: who got married, who shared the blue cup, are they still married, which two got married, did anyone fall in love]
    A surveyor and the music teacher with the onion. They've a blue cup each now, and she still says it was the stove.
    -> DONE

=== bishop ===
# title: The train that wasn't there
# chip: A train that didn't exist
# keys: ghost, bishop, mystery, strange, spooky, haunted, phantom, weird, scary, fox
# lore: ghost-train
-> lamp
= lamp
# back: 1:20, a lamp on the board, and no train. Would you log it?
1:20 in the morning, a wet October. A lamp comes on at the Ockley end: train on the line. Two hundred metres, three seconds, gone. Nothing was booked. Nothing came out the other side. Does that go in your log?
+ [Yes, everything goes in # yes # like: yes, log it, write it down, everything, of course, rules, if it happened it gets written, thats what the book is for, id note the time exactly, facts are facts, put it on paper, definitely on record]
    Good habits. I wrote: '1:20, Ockley, one train, three seconds. No train.' I read that back and put the pen down for a bit.
    -> again
+ [No, they'd think I'm mad # no # like: no, mad, crazy, wait, keep quiet, not yet, embarrassing, tired, theyd lock me up, they would laugh me off the job, id pretend i blinked, not a word to anyone, id rub my eyes and forget it, might be my imagination]
    I thought of that. Thirty-one years of 'nothing to report' and then this. But it was in before I'd decided: '1:20, one train, three seconds. No train.'
    -> again
+ [I'd ring somebody first # like: ring, call, phone, ask, someone, check with, wake, signal box, engineer, get a second opinion, id get hold of the mail driver, is anybody else seeing this, give the next box a shout, id want a witness first, id speak to maintenance]
    I rang Osgood, who was out there with the mail. He said: 'There's nobody here but me and the weather, and I'm not sure about the weather.' So in it went: 'One train. No train.'
    -> again
+ [any # any]
    That's more than I managed: I looked at my tea. Then I wrote: '1:20, Ockley, one train, three seconds. No train.'
    -> again
= again
# own
# back: Same lamp, same minute, every night. What would you guess it was?
Next night, 1:20, the same. And the next. Three seconds, never a minute out. I've known bishops less regular, and that's how it got its name. So, before I tell you more: what do you say it was?
+ [Faulty wiring # like: wiring, fault, faulty, electrical, short circuit, broken, technical, glitch, wire, sensor, rain, damp, damp in the cables, a loose contact, water got in somewhere, id call an electrician, dodgy electrics, rusty relay]
    The engineers' choice. Three came out, one after the other, and found every wire in the pink of health. The third one stayed for the tea.
    -> test
+ [A ghost, obviously # like: ghost, spirit, haunted, phantom, dead, supernatural, ghost train, the soul of a driver who never got home, something from beyond, definitely haunting, spectre, a dead bishop maybe, an undead train]
    You've half the yard with you. There was a bishop drowned in the Tarn in 1340, it turned out. There always is, if you look.
    -> test
+ [An animal # like: animal, fox, deer, badger, cat, dog, sheep, cow, rat, bird, owl, mouse, rabbit, some creature crossing the rails, id bet on something with four legs, a beast of habit, wildlife, a hedgehog, an otter]
    ~ pawed = 1
    You've the ears for this trade. Keep it to yourself for a few minutes, or you'll spoil it for the night shift.
    -> test
+ [Somebody playing a trick # like: trick, prank, someone, joke, kids, somebody, playing, hoax, teenagers, colleague, someone is having you on, boys with a coin, one of your colleagues playing silly, human mischief, somebody mocking you, bored youngsters]
    I thought of Osgood. But he'd have had to be in two places at once, and he was hardly ever in one.
    -> test
+ [any # slot: ghostname 8]
    '{ghostname}'. I've put it on the list with the others. There were fourteen by the end of the week, and yours isn't the wildest.
    -> test
+ [any # any]
    It's pinned up under the clock, word for word, with the fourteen others. Sallow box has given it odds.
    -> test
= test
# back: One experiment, free of charge: what would you have tried?
I was allowed one experiment, as long as it cost nothing. I could hold the mail at Ockley to look, have the signal lamp lit all night, or pour a bag of flour on the track bed. You pick.
+ [The flour # like: flour, footprints, powder, tracks, bag of flour, prints, id dust the ground, then youd see prints, powder shows feet, white powder every time, baker method, that would show what walked there]
    So did I. It rained at one. In the morning there was forty yards of something like pastry, and no marks a man could swear to.
    -> theories
+ [The lamp # like: lamp, light, lit, signal lamp, keep the light on, lights, leave something burning all night, illuminate it, id flood the place with light, shine on it, make it bright as day, nothing hides in brightness]
    We did that on the Thursday. At 1:20: nothing. The only night it didn't come. That's when I stopped laughing.
    -> theories
+ [Hold the mail, let Osgood look # like: mail, osgood, hold the mail, look, train, driver look, send someone to see with his own eyes, id make osgood stop there, let the driver stand watch, stop the mail and wait, eyes on the spot]
    He'd a torch and a sandwich. At 1:20 he was looking at the sandwich. 'Marlow,' he said, 'it went by me, and it breathed.'
    -> theories
+ [any # any]
    I'd have had to ask for that in writing. I took the flour. It rained at one, and in the morning there was forty yards of something like pastry.
    -> theories
= theories
# back: Would you go out there at 1:20 and look for yourself?
The signal boxes ran a book on it. Nobody could leave a desk to look. In the fourth week the roster gave me a night off, and I could walk out to Ockley with a lamp. Would you have gone?
+ [Yes, with a lamp and a coat # yes # like: yes, go, of course, definitely, id go, lamp, curious, sure, try and stop me, id be there before midnight, curiosity would drag me, id have gone the first week, i couldnt not, absolutely]
    I'd have taken you. You'd have carried the flask.
    -> walk
+ [Not for money # no # like: no, not, never, no way, scared, too dark, stay home, rather stay by the fire, you wouldnt catch me dead out there, id pull the blanket over my head, nope im a coward, that is how horror films begin, alone at night no thanks]
    Sensible. Hanne said so as well. Then she gave me her good torch, so I knew I was expected to go.
    -> walk
+ [Only with company # like: company, with someone, together, with you, with a friend, not alone, if somebody held my hand, id bring a mate, two of us or none, take hanne along, with a big dog beside me, not by myself]
    That's what I told Hanne. She drives the first bus at five. She came anyway, with a blanket, and asked me not to narrate.
    -> walk
+ [any # any]
    I turned it over like that too, as far as the garden gate. Hanne gave me her good torch, so I knew I was expected to go.
    -> walk
= walk
# back: Ten past one, dark, rails singing before rain. Light on or off?
Ten past one, beside the track at Ockley. Rails hum before rain, did you know? Very low. I'd ten minutes to wait, in the kind of dark that has corners. And a lamp in my hand, to leave on or turn down.
+ [On. Definitely on # like: on, light on, definitely, lamp on, keep it on, see, id never switch it off, bright as possible, i want to see whats coming, id cling to that lantern, illuminated please]
    I did for eight minutes. Then it struck me that whatever it was came in the dark every night, and might be shy. I turned it down.
    -> paws
+ [Off, so it isn't scared away # like: off, dark, hide, quiet, scared away, turn it off, see better, id wait in the dark so it would come, hidden and still, kill the light, let my eyes get used to it, dont frighten it, turned right down]
    A watcher. I did the same, and after a minute I could see the rails: they hold a bit of light, even on a night with none.
    -> paws
+ [I'd be singing loudly # like: sing, singing, whistle, talk, loud, noise, hum, id hum something to keep my courage up, belt out a tune, make a racket, talk to myself the entire time, id recite poems, whistling in the dark]
    Osgood's method. He only ever sang in tunnels, when he thought the radio was off. I hummed. It came out as a hymn and I stopped.
    -> paws
+ [any # any]
    I wish I'd thought of that there. I turned the lamp down at 1:18 and stood still, and after a minute I could see the rails: they hold a bit of light.
    -> paws
= paws
# back: A fox, with wet paws. Are you disappointed?
1:20. Something came up the bank, stepped on the joint with both front feet, stood, looked straight at me, and went over. A fox. Wet paws across the gap: the circuit closes, and forty miles off a lamp says 'train'. Three seconds. Are you disappointed?
+ [No, that's better than a ghost # no # like: no, better, love it, great, lovely, fox, not at all, beautiful, cute, wonderful, so much nicer than a spook, a fox is perfect, i love foxes, im delighted, couldnt be happier with that, adorable, thats charming]
    So I think. A ghost has nothing else on. He had a whole wood to see to and was on time for it.
    -> keep_secret
+ [A little, yes # yes # like: yes, a little, bit, i wanted a ghost, disappointed, pity, shame, i was hoping for a phantom, bit of a letdown, i wanted something spookier, kind of yes, shame its just an animal, a tad]
    So was I, walking home. You carry a thing for a month and then it has whiskers. But it comes back, differently.
    -> keep_secret
+ [I told you so # like: told you, i knew, knew it, called it, i said, guessed, ha, didnt i say animal, i had it right, predicted that from the start, see i was right, my money was on that, ha as i thought]
    {pawed: You did. An animal, you said, before anyone. The pot was four pounds ten, and I'd have put you down for the lot.|You've a right to say it, you wouldn't be the only one. The pot was four pounds ten, and eleven people claimed it.}
    -> keep_secret
+ [any # any]
    I said something like it out loud, and the fox had already gone. It was four minutes before I remembered to breathe in the ordinary way.
    -> keep_secret
= keep_secret
# back: I was the only one who knew. Would you have told them?
So now I was the only one on the line who knew. The boxes were up to fourteen theories and hadn't been so cheerful since the crossword. Would you have told them?
+ [Tell them, they'd laugh # yes # like: yes, tell, laugh, share, of course, honest, truth, they have a right to know, id shout it over the wire, a good laugh for everyone, cant keep a thing like that in, id announce it, put them out of their misery]
    I did, in the end, at Christmas. There was a pause on the wire, and then Sallow box said: 'We'd rather not have heard that.' They went on calling him the Bishop.
    -> log
+ [Keep it # no # like: no, keep, secret, quiet, mystery, let them guess, not tell, never, let them have their mystery, id hold my tongue, dont ruin their fun, my lips are sealed, its nicer not knowing, between me and the fox]
    I kept it for eleven weeks. It was like having a sweet in the cheek.
    -> log
+ [Sell it to the highest bidder # like: sell, money, bet, win, bidder, cash, the pot, place a wager first, id make a fortune on it, clean out the betting pool, how much is it worth, four pounds ten please, id profit]
    The pot was four pounds ten. I'm not proud: I considered it.
    -> log
+ [any # any]
    Noted as a third way. I kept it for eleven weeks, myself. It was like having a sweet in the cheek.
    -> log
= log
# back: I went on logging him as a train. Is that lying?
There's a confession in this. I went on logging him. 'Bishop, on time.' Every night, four years, in an official book. Would you call that lying?
+ [No, he was on time # no # like: no, not lying, on time, true, its true, harmless, sweet, he kept the timetable didnt he, its not a lie if its punctual, i see no harm, a fox counts as traffic, id have done the same, its accurate]
    Thank you. I've waited a while for a ruling.
    -> witness
+ [Strictly speaking, yes # yes # like: yes, lying, lie, strictly, technically, dishonest, wrong, come on a fox is no train, thats falsifying, well it isnt the truth, an official book shouldnt have that, id call it fibbing, guilty]
    Strictly speaking it is, and you can come and be my inspector. The last one read the whole page, said nothing, and asked if he could see him.
    -> witness
+ [It's more like a prayer # like: prayer, poem, poetry, love, company, hope, friendship, joke, sounds like devotion, a little poem each night, it is a kind of love letter, you were keeping him company, a ritual, like saying grace]
    I've never had it put like that. I'm writing it in the margin, with the time.
    -> witness
+ [any # any]
    I'll let that stand as the ruling. The inspector, by the way, read the whole page, said nothing, and asked if he could see him.
    -> witness
= witness
# own
# back: Who do you tell, when you've seen something that nobody will believe?
I did write of it to one person. My daughter Wren, who counts seabirds on an island. She answered by return, and it was one line: 'Was he thin?' Tell me who you tell, when you've seen a thing that nobody else will believe.
+ [Nobody. I keep it # no # like: nobody, no one, i keep it, keep it to myself, none, i dont tell, only me, id take it to my grave, it stays with me, who would i tell, not a living soul, i write it down for myself, people would only laugh]
    Then it stays whole. I know a night man or two who carry things like that, and they walk carefully.
    -> yours
+ [Whoever's nearest # yes # like: everyone, anyone, whoever, the nearest, whoever is there, strangers, the internet, the whole world, id tell the first person i meet, the bus driver if i have to, anyone with ears, i post it, cant keep anything to myself, random people]
    That's the tunnel method: two blasts, and the hill thinks it over. Something always comes back.
    -> yours
+ [Somebody at home # like: my wife, my husband, my partner, my girlfriend, my boyfriend, my mother, my sister, at home, my family, the one i live with, my spouse, over dinner with the family, my brother, my dad]
    A kitchen's enough for it. What you look for isn't whether they believe it. It's whether they ask if it was thin.
    -> yours
+ [any # slot: teller 10]
    '{teller}'. Good. I've put that under 'to be informed', where Wren stands.
    -> yours
+ [any # any]
    I've put that under 'to be informed', the whole of it, where Wren stands.
    -> yours
= yours
# own
# back: And what turns up for you, regular as the Bishop?
One more question, then I'll tell you how it ended. Has anything ever turned up in your days like that: small, regular, and you'd miss it if it stopped?
+ [An animal # like: cat, dog, fox, bird, pigeon, robin, squirrel, hedgehog, animal, blackbird, crow, a hedgehog that visits, a heron, there is a robin on my sill, a blackbird sings at the same time, some gull]
    I thought I heard paws. Then you'll know how one stands there and has somewhere else to be.
    -> end
+ [A person # like: person, neighbour, postman, man, woman, lady, jogger, colleague, old man, someone, the woman at the bakery, somebody i pass each morning, the same face on the bus, an old gentleman, the postwoman]
    A man rang the junction every Thursday to ask if the 1:05 was on time. He never took it. If yours ever stops, you'll be the one who notices. That's worth something.
    -> end
+ [Nothing so reliable # no # dunno # like: no, nothing, not really, dont know, none, my days have no pattern, nothing comes regularly, only bills, cant say anything does, every day is different]
    It took me nineteen years of nights to get one. I'd call you merely early.
    -> end
+ [any # slot: held 16]
    '{held}'. I'll enter it the way I did with him: on time.
    -> end
+ [any # any]
    I'm keeping that whole, it doesn't want shortening. I'd enter it as I did him: on time.
    -> end
= end
# back: Do you want to know how it ended?
The ending's short. Say when.
+ [Ready # yes # more # like: yes, ready, go on, tell me, sure, okay, lets hear it, out with it, im listening, when, i can take it, finish the story]
    One March the lamp stayed dark. Four nights. I wrote 'Bishop, late', which I'd never had to. On the fifth it came on at 1:20, and went off, and came on again. Short paws. And again. Three small ones, he'd brought. {held: I hope it's as good with '{held}'.|{teller: That would have been one for '{teller}'.|I wrote: 'Relief crew, on time.'}}
    -> END
+ [Is it sad? # why # like: sad, does he die, dead, is it bad, happy ending, will it make me cry, tell me he doesnt die, do i need a tissue, i cant bear sad endings, is he all right, please not dead]
    It looks it, for four nights in March: lamp dark, 'Bishop, late'. On the fifth it came on at 1:20. Then again, and again, shorter: three small ones. I wrote: 'Relief crew, on time.'
    -> END
+ [Leave it open # no # like: no, leave it, dont tell me, leave it open, stop there, not yet, id rather not know, let him keep crossing, leave him on the bank, some stories shouldnt end, stop before the end, keep it unfinished]
    Then he's still crossing. I can recommend it, I've left a few lines open myself.
    -> END
+ [any # any]
    I'll go at walking pace, then. One March the lamp stayed dark for four nights. On the fifth it came on at 1:20, and off, and on again, shorter, three times. I wrote: 'Relief crew, on time.'
    -> END
= aside
+ [scared # like: were you scared, were you afraid, did it frighten you, was it scary, werent you scared]
    A phone that rings twice and stops frightens me. This only rang once a night, so to speak, and kept its appointments.
    -> DONE
+ [bishop # like: why the bishop, why bishop, why was it called the bishop, who named it # about: bishop, nickname]
    It was punctual, it came alone, it did nothing you could see, and everybody lowered their voice.
    -> DONE
+ [cameras # like: why not a camera, cameras, cctv, film it, video, did you have cameras # about: camera, cameras, cctv]
    There was one camera on the whole line, and it was pointed at the lost property.
    -> DONE
+ [fox # like: what happened to the fox, is the fox alive, is the fox still there, did you see it again, did you feed it, did the fox die]
    I've never fed him. A colleague doesn't like to be tipped. I did leave an egg on the bank at Christmas, and signed for it.
    -> DONE
+ [osgood # like: who is osgood, who was osgood, osgood, the mail driver, what about osgood # about: osgood, mail driver]
    Osgood drove the mail and sang in tunnels, when he thought the radio was off. We met in person four times in twenty years.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, when was this, what year was it, do you believe in ghosts]
    True to my log, and the log's a story: I'm an AI and the Carrow line's invented. In it, I believe in wet paws.
    -> DONE
+ [how # why # like: how does that work, how can a fox do that, what do you mean circuit, how did it make the lamp light, how does it show on the board, explain]
    A weak current runs in the rails. A wheel joins the two and the lamp says 'train'. Very wet feet on a bad joint will do for three seconds.
    -> DONE
+ [wren # about: wren, daughter, seabirds, island # like: who is wren, what does wren do, how old is wren, where does wren live, do you see your daughter]
    Wren counts seabirds on an island with one house and eleven thousand puffins. She writes short. She gets that from the paper being wet, she says, and not from me.
    -> DONE
+ [inspector # about: inspector, inspectors # like: what did the inspector do, who was the inspector, was the inspector angry, did you get in trouble, did the inspector report you]
    The inspector was a Mr Voss, who'd once failed a station clock for optimism. He closed my book very gently and asked which bank, and whether one needed boots.
    -> DONE
+ [theories # like: what were the theories, what was the best theory, how much was the pot, what did people bet on # about: theories, theory, bets, pot, sweepstake]
    The theories ran to fourteen: damp, the drowned bishop, a smuggler with a handcart, somebody's conscience. The pot was four pounds ten and a tin of pilchards, held by Sallow box.
    -> DONE
+ [ockley # about: ockley, bank, wood, place # like: where is ockley, what is ockley like, how far is ockley, what does it look like there, is ockley a real place]
    Ockley's a bend, a bank and a wood, forty miles from my desk. Wet leaves, iron and a bit of garlic in spring. It's in the story and on no other map.
    -> DONE
+ [hanne # about: hanne, wife, blanket # like: who is hanne, what did hanne think, was hanne there, did your wife believe you, is hanne your wife]
    Hanne drives the first bus and believes nothing before five in the morning. She sat on the blanket, had half my flask, and has never told anyone which of us jumped.
    -> DONE
+ [sleep # about: tea, flask, nights, night shift # like: what did you drink, how did you stay awake, did you like nights, how long were you on nights, how many years]
    Nights suited me, thirty-one years of them: strong tea, one lamp, and everybody on the line a voice. You get fond of people you can't see.
    -> DONE
+ [feelings # like: were you excited, how did you feel, what did you feel, did your heart beat, would you do it again, was it worth it]
    It's the only night off I ever spent at work. I'd do it again, with drier socks.
    -> DONE
+ [long # like: how long did it go on, how many nights, how long did this last, did it come every night, for how many years]
    Four years of nights, and he missed very few. I've had clocks that did worse and got a pension.
    -> DONE
+ [board # about: lamp, lamps, board # like: what does the board look like, what kind of lamp is it, what colour is the lamp, how many lamps are there, what is the board]
    The board's nine foot of black slate with a bead of light for every section. One comes on, and it's somebody's supper getting nearer. That's how you read it.
    -> DONE

=== ladder ===
# title: Six years about a ladder
# chip: My brother and the ladder
# keys: brother, ladder, piers, quarrel, fell out, family, argument, sibling, not speaking, grudge
# lore: brother-piers
-> lent
= lent
# back: I lent him a ladder and it came back a rung short. Would you have said something?
My brother Piers borrowed my ladder for a weekend. It came back eight months later with a rung missing, and he leaned it on the wall and said: 'There you are.' Would you have said something?
+ [On the spot # yes # like: yes, on the spot, say something, straight away, immediately, of course, tell him, id have asked about the rung at once, hang on where is the rung, id have a word right there, i cant let that slide, id make him pay for it, what did you do to my ladder]
    That's the healthy way, I'm told. I said 'Thank you'. It was the most hostile thing I've ever said.
    -> silence
+ [I'd have swallowed it # no # like: no, swallow, say nothing, let it go, keep quiet, nothing, not worth it, bite my tongue, hed notice me not noticing, family peace matters more, keep my mouth shut, not over a bit of wood, id stew in private, i avoid conflict]
    As I did. I said 'Thank you', and it went down like a bolt. You can go years on a bolt.
    -> silence
+ [I'd have counted the rungs loudly # like: count, joke, sarcastic, laugh, funny, loudly, make fun, one two three oh dear, id make a show of counting, id use humour, a cutting remark would do, id thank him for most of a ladder, with a raised eyebrow]
    That's a family style. I've only got understatement: I said 'Thank you', and he knew me well enough to hear the rung in it.
    -> silence
+ [any # any]
    I'd have done well to have you there that day. What I said was 'Thank you'. It was the most hostile thing I've ever said.
    -> silence
= silence
# back: Six years without a word. Who do you think was right?
He said I'd never trusted him with anything, I said it was a matter of rungs, and after that we said nothing for six years. Two miles apart. I ran forty trains a night and couldn't get one sentence to Orrin. Who'd you say was in the right?
+ [You were. It was your ladder # like: you, you were, your ladder, he was wrong, him wrong, he broke it, marlow, im on your side, you lent it in good faith, he should have apologised, its your property, your brother was careless, he owes you a rung]
    I thought so for six years, and it kept me no warmer than that.
    -> hanne
+ [He was. It's only a rung # like: he, he was, piers, only a rung, just a ladder, petty, you were wrong, you overreacted, trivial, honestly id side with your brother, six years over wood is silly, you made too much of it, your brother had a point, what a fuss about nothing, you should trust him more]
    ~ hisside = 1
    You'd get on with Hanne. She said it in year one. I said it in year five.
    -> hanne
+ [Nobody. It was never the ladder # like: nobody, neither, both, never the ladder, not about the ladder, something else, deeper, no one, it takes two, there was something underneath, you were both stubborn, it was about something older, the ladder was just an excuse]
    There it is. It took me a good deal longer, and I'd the whole night to think in.
    -> hanne
+ [any # any]
    I'd like to have had that read to us both, at the time, by somebody in a uniform. It wasn't the ladder, of course.
    -> hanne
= hanne
# back: Hanne laid a place for him every Christmas. Kind, or cruel?
Hanne never said a word on it. But every Christmas she laid a place for Piers: plate, knife, cracker. Six Christmases. I passed the potatoes round it. Was that kind of her, or cruel?
+ [Kind # like: kind, sweet, love, lovely, hope, generous, nice, beautiful, what a loving thing, she kept the door open, it shows she cared, id find it touching, she never gave up on him, warm hearted woman]
    It was. I'd have seen it sooner if I hadn't been so busy looking past the cracker.
    -> rung
+ [Cruel. Brilliantly # like: cruel, mean, harsh, brutal, passive aggressive, savage, clever, ouch, that would hurt every year, guilt on a plate, rubbing it in, id call that torture, she knew exactly what she was doing]
    She'd be pleased with 'brilliantly'. She drives a bus: she knows how long to leave a door open.
    -> rung
+ [Both, that's marriage # like: both, marriage, bit of both, married, wife, either, a little of each, thats what wives do, tender and merciless, two things at once, depends who is eating]
    I take it you've met one. I pulled his cracker myself in year four. There was a paper hat in it, and I wore it till bedtime.
    -> rung
+ [any # any]
    I'll read her that, at twenty to five in the doorway. In year four I pulled his cracker myself. I wore the hat till bedtime.
    -> rung
= rung
# own
# back: Have you got one of those: somebody you don't speak to any more?
Our father had died that spring and left it unsaid which of us was to have the house clock. So we fought about a ladder. Is there anybody you've stopped speaking to? You needn't say who.
+ [Yes, somebody # yes # like: yes, somebody, my brother, my sister, my father, my mother, a friend, we dont speak, an ex, i do, unfortunately, there is one person, we fell out years ago, yeah and it still bothers me, i havent talked to him in ages, my cousin, my old best friend, one of my relatives]
    Then I'll go slower here. I'm not going to say ring them. A line's sometimes closed for a reason. Is it more closed or more rusty?
    -> closed
+ [No, I can't keep it up # no # like: no, never, cant keep it up, i always apologise, not really, nobody, i make up, i forgive too quickly, i always patch it up, life is too short for that, im on good terms with everyone, i cant hold a grudge, i always ring in the end]
    A rare gift. Grudges need a rota and tea brought to them. What do you do instead?
    -> instead
+ [They stopped speaking to me # like: they stopped, stopped speaking to me, ghosted, blocked me, cut me off, ignore me, she wont answer my messages, i was the one dropped, they walked out on me, he doesnt return my calls, i got unfriended, it was their decision not mine]
    That's the harder end of the wire: you keep the set on and there's only hum. I've no advice to give there. I'd sit by the set with you a while.
    -> third
+ [any # any]
    I've got that, and I'm leaving it as it is. No clever remarks from the night desk.
    -> third
= closed
# own
# back: More closed or more rusty?
Closed means there's a reason and somebody meant it. Rusty means nobody's been along.
+ [Closed, and it should be # like: closed, should be, for a reason, toxic, shut, safer, done, good reason, its better that way, i dont want that door opened, they hurt me too much, finished for good, never again, i shut it on purpose]
    Then leave it at red. Red isn't spite. I've protected a lot of people with it, and never apologised to the other train.
    -> third
+ [Rusty # like: rusty, rust, drifted, life happened, nobodys been along, lost touch, nothing happened really we just stopped, time passed and neither rang, we grew apart, it could be opened again, no quarrel just distance, i keep meaning to write]
    Rust is only weather. I'd the same. It bears more than you'd think, if somebody comes along it slowly.
    -> third
+ [I honestly don't know # dunno # like: dont know, both, unsure, not sure, bit of both, complicated, hard to say, somewhere in between, i go back and forth, depends on the day, cant tell, i change my mind about it]
    That's a caution signal, then: yellow, go so you can stop. It's an honest colour.
    -> third
+ [any # any]
    That's neither of my two words, and likely truer. I've put it down instead of them.
    -> third
= instead
# own
# back: What do you do instead of holding a grudge?
I ask as a beginner.
+ [Shout, then lunch # like: shout, argue, fight, yell, lunch, eat, blow up, a big row then we eat, plates fly, we scream and then its over, get it out of my system, slam a door and have dinner, thunder then sunshine]
    My mother's school. She'd throw the one pan, which was kept for it, and then there was soup.
    -> third
+ [Say sorry first # like: sorry, apologise, apologize, say sorry, first, make up, i give in, i make the first move, id apologise even if im right, swallow my pride, i go over and hug them, i bring flowers]
    First! There's a lamp goes on when somebody does that, and it can be seen for miles.
    -> third
+ [Forget what it was about # like: forget, cant remember, bad memory, move on, let go, let it go, i never remember why i was cross, my anger doesnt keep, it slips my mind, a week later its gone, i drop it, water under the bridge]
    I envy that. I've the date, the weather, and which rung: fourth from the top.
    -> third
+ [any # any]
    I'm writing that on the inside of the log, where I'll see it on Sundays.
    -> third
= third
# back: Year three I dialled his number and hung up after two rings. Cowardly or not?
Year three, a night in November, I dialled his number on the railway phone. I let it ring twice and put it down. Two rings, that's somebody changing their mind. I've been afraid of that sound ever since. Cowardly, was it?
+ [No, it was two rings more than none # no # like: no, not cowardly, brave, two rings, a start, human, understandable, dialling took courage, at least you tried, i dont think so, two rings is something, it was brave in its way, id have done less]
    I'll take that. I'd never thought of counting it from that side.
    -> ladder_back
+ [A bit, yes # yes # like: yes, a bit, cowardly, coward, should have waited, little, kind of chicken, you lost your nerve, you should have stayed on the line, slightly, id say so, wimp]
    Good, a straight signal. I've thought so too: there's a third ring and it costs the same.
    -> ladder_back
+ [Did he know it was you? # why # like: did he know, know it was you, did he guess, caller id, did he ring back, did he find out, could he tell, did your brother ever mention it, surely he guessed who it was, did he have your number, was he awake, what did your brother think]
    He did. He told me later: 'Nobody else rings like a man looking at his watch.'
    -> ladder_back
+ [any # any]
    I've put it in beside the date, a night in November. He'd known it was me, by the way: 'Nobody else rings like a man looking at his watch.'
    -> ladder_back
= ladder_back
# own
# back: He's at the gate with two ladders. What would you have said?
Year six. A Sunday, I'm at the leeks, and at the gate there's Piers. On his shoulder that ladder, which I'd long since put out in the lane for anybody, mended. And a second one, new. He doesn't say anything. It's your gate, for the length of a sentence.
+ [Come in # like: come in, hello, tea, welcome, hi, sit down, hug, the kettle is on, get in here, id open the gate wide, id throw my arms round him, good to see you, you look cold]
    It'd have been quicker. I said: 'That's two ladders.' He said: 'I can count.' And then he came in.
    -> why_now
+ [You're late # like: late, youre late, about time, took you long enough, six years, what kept you, id say thats six years overdue, better late than never, the weekend is over, i said a weekend, eight months was bad enough]
    That's my sort of sentence. What I said was: 'That's two ladders.' He said: 'I can count.' And I opened the gate.
    -> why_now
+ [Nothing. Take one end # like: nothing, take one end, help, carry, take the ladder, silence, hold it, id just grab the other end, no words needed, lend a hand with it, id nod and lift, walk in with him silently, words would spoil it]
    You'd have had the tone of it. I did say 'That's two ladders', and he said 'I can count'. But then I took one end.
    -> why_now
+ [any # slot: gate 10]
    '{gate}'. That's better than what I had. I said: 'That's two ladders.' He said: 'I can count.' And I opened the gate.
    -> why_now
+ [any # any]
    I'd have needed that on a card. What I said was: 'That's two ladders.' He said: 'I can count.' And I opened the gate.
    -> why_now
= why_now
# back: Guess what brought him after six years.
He said one more thing at that gate: 'I've been thinking about how high things are.' As apologies go it was a good one. Later I asked him what had brought him, on that Sunday and no other. Have a guess?
+ [Somebody was ill # like: ill, sick, someone died, death, dying, hospital, accident, bad news, he had a scare, there was a funeral, someone in the family was sick, a heart attack maybe, some tragedy, he got a diagnosis]
    You'd think so. It mostly takes that. No: he'd been up mending his own gutter and there was nobody to hold the bottom.
    -> clock
+ [He missed you # like: missed you, missed his brother, lonely, loved you, love, miss, he was tired of being alone, he wanted his brother back, his heart softened, it was christmas and the empty place, he couldnt stand the silence, family feeling]
    He'd never say it in those words. What he said was: 'I was up at the gutter, and there was nobody to hold the bottom.'
    -> clock
+ [He needed the ladder # like: ladder, needed, needed a ladder, gutter, roof, wanted something, borrow, practical, something practical i bet, there was a job to do, he had to reach something, his gutters were full, he had to climb somewhere, he was after a favour]
    You're nearer than you know. He was up at his gutter, and there was nobody to hold the bottom.
    -> clock
+ [any # any]
    I'd have believed that, too. It was his gutter. He was up there, and there was nobody to hold the bottom.
    -> clock
= clock
# back: Which of us do you think got the clock?
We've never spoken of the six years. We clean the gutters together in October, one ladder each. And the clock got settled that same afternoon, without lawyers. Guess who's got it?
+ [You have # like: you, you have, marlow, yours, you did, you got it, i bet its on your wall, the timekeeper gets the clock, you being the railwayman, the elder one so you, id say its at your house, it ended up with you]
    Fair guess, for a man of minutes. But no.
    -> clock2
+ [Piers has it # like: piers, he, he has, his, brother, him, i think it hangs at his place, the one with two ladders, you let him keep it, he won that one, you gave it to him as thanks]
    Close. For half of the year you'd be right.
    -> clock2
+ [You share it # like: share, both, half, swap, turns, together, take turns, half a year each, it goes back and forth, joint custody, you alternate, neither and both, one winter here one there]
    You know something about brothers. {hisside: And you took his side over the rung, so he'd let you wind it.|}
    -> clock2
+ [any # any]
    I've entered that under 'claimants', below Piers and me. None of the three has it outright.
    -> clock2
= clock2
# back: It spends half the year with each of us. Want to know how it travels?
It changes house on the first of April and the first of October. It loses four minutes on the way, every time, and each of us says it's the other's wall. Shall I tell you how it travels?
+ [How? # yes # more # why # like: how, yes, tell me, go on, by train, bus, im curious how, by what transport, what does it travel in, go ahead, do tell, in a box i suppose]
    On the first bus, in Hanne's luggage rack, with a ticket. She insists. {gate: And if I ever have it to do again at that gate, I'll try '{gate}'.|Piers walks beside me to the stop and we say about nine words. It's a great many, for us.}
    -> END
+ [On the ladder? # like: ladder, carry, on foot, between you, walk, you carry it like a stretcher, you two walk with it, lying across the rungs, in your arms, each holds an end, shoulder it together]
    One year, yes: on the ladder, like a patient, two miles, the two of us in step. People took their hats off. We've not been happier.
    -> END
+ [No, that's the right place to stop # no # like: no, stop, enough, good ending, leave it there, thats enough, i like it ending there, thats a lovely last line, let me imagine it, dont add anything, four minutes is perfect, better not to know]
    You've an ear. Then we'll leave it at four minutes slow.
    -> END
+ [any # any]
    On the first bus, if you wondered: in Hanne's luggage rack, with a ticket. She insists.
    -> END
= aside
+ [father # like: your father, what about your father, did your father die, what did your father do, did your parents know, what about your mum, your mother # about: father, dad, parents]
    My father shunted coal and said about as much as coal does. He left the clock to 'my son'. He had two.
    -> DONE
+ [rung # like: what happened to the rung, how did he break it, where was the rung, why was a rung missing, what did he use it for, how do you lose a rung # about: rung, rungs]
    He'd burnt it, it turned out. There'd been a cold week and a proud man. I've never been so ashamed of a ladder.
    -> DONE
+ [now # like: are you friends now, do you talk now, how is it now, are you ok now, do you get on now, do you see him]
    We do the gutters in October and say about nine words. It's the closest I am to anybody who isn't Hanne.
    -> DONE
+ [regret # like: do you regret it, do you regret, would you do it again, what would you do differently, are you sorry]
    The third ring. I'd let it ring a third time. The rest I'd do over, only shorter.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, when was this]
    True to my story. I'm an AI: I've no brother outside it. But I've told nobody else's, it's written for me.
    -> DONE
+ [why # why # like: why didnt you call, why didnt you just talk, why not ring him, why six years, why didnt you say sorry, how can you not talk for six years, why so long, why not just buy a new ladder, why did it take so long]
    Each week it got one week harder, and no single week looked like the one to do it in. That's all it is. There's no lever for it.
    -> DONE
+ [piers # about: piers, brother # like: what is piers like, what does your brother do, is piers older, how old is your brother, does he look like you, what does piers do for a living]
    Piers is two years younger, mends boats at Orrin and has never been early for anything but his own birth. We've the same ears, and he carries his better.
    -> DONE
+ [ladder # about: ladder, ladders # like: what kind of ladder was it, how long was the ladder, was the ladder expensive, what did he want the ladder for]
    The ladder was ash, fourteen rungs, made by our father's cousin and lent to nobody till then. It smelled of linseed, and it bore my grandfather.
    -> DONE
+ [clock # about: clock, house clock, grandfather clock # like: what does the clock look like, how old is the clock, what was special about the clock, is it a grandfather clock, is the clock valuable]
    The clock's a plain one, oak, about the height of a child of eight, with a tick like somebody thinking of a word. It's worth nothing to anybody who didn't grow up under it.
    -> DONE
+ [hannewife # about: hanne, wife # like: who is hanne, what did hanne say, was hanne angry with you, how long are you married, did hanne talk to piers]
    Hanne drives the first bus. Piers rode on it twice a week all those years, and she never carried a message either way. She said a bus goes where it says on the front.
    -> DONE
+ [leeks # about: leeks, garden, gate, leek # like: do you grow leeks, what do you grow, where is your garden, what was at the gate, do you still grow leeks]
    The leeks grow between the old rails at Tarn Halt, in a dead straight bed, since that's the only sort I could lay. The gate squeaks on purpose. It saves a doorbell.
    -> DONE
+ [cracker # like: what was in the cracker, did you wear the hat, was the hat silly, who pulled the cracker # about: cracker, hat, paper hat]
    The cracker held a green paper hat, a plastic whistle and a riddle about a postman. I've the whistle still. It's the only one I've ever had that isn't on the inventory.
    -> DONE
+ [orrin # about: orrin, village, two miles # like: where is orrin, where does your brother live, how far away was he, did you ever meet him in the street, what is orrin like]
    Orrin's a harbour, a chapel and a bus stop, two miles from my door. I learned to buy bread on the days he didn't. It takes a surprising amount of planning.
    -> DONE
+ [miss # like: did you miss him, were you sad, were you angry, were you lonely, did you cry, were you ashamed]
    I missed him mostly in October, when the gutters want doing. Anger does for the rest of the year. It keeps well, like a bad cheese.
    -> DONE
+ [after # like: who apologised, did he apologise, did you apologise, did you say sorry, who was first to say sorry]
    Neither of us has said the word. It's been stood about in, and leaned on, and once it was oiled.
    -> DONE
+ [christmas # about: christmas, plate, sprouts # like: what did you eat at christmas, did anyone sit there, which plate was his, did your daughter ask about it, who else was at christmas]
    Christmas is a hen, sprouts and the wireless, with Wren reading out the arrivals of geese. His plate was the blue one, from when we were boys. I'd forgotten we had it.
    -> DONE

=== mill ===
# title: Tell me when you pass the mill
# chip: A driver falling asleep at 2:40
# keys: mill, tired, driver, asleep, falling asleep, night train, suspense, stone train, corrie
# lore: tired-voice
-> voice
= voice
# back: 2:40, eight hundred tonnes, and the driver's falling asleep. What do you do?
2:40. Tom Corrie, eight hundred tonnes of stone, coming down from Ockley. 'Carrow, passing Blackthorn,' he says. Every word correct. But the last sound comes late, like a door that doesn't quite close. That's a man going under. Fifty minutes to Sallow, all downhill. What do you do?
+ [Ask him if he's tired # like: ask him, ask if he is tired, are you tired, talk to him, ask, check on him, is he ok, how are you, hey are you all right up there, id check if hes awake, put the question to him, sound him out, id ask how hes holding up, see what he says]
    They always say no. He said no. It arrived half a second after it should have.
    -> task
+ [Put the signal to red # like: red, stop him, signal red, stop the train, put it to red, brake, halt, emergency stop, id bring him to a stand, set the signals against him, safest is stopping it, get that train halted, id not take the chance, kill the power]
    ~ redfirst = 1
    It's what red is for. But in November, on that bank, with leaves on the rail, eight hundred tonnes slide past a red with great dignity. I needed him awake to hold it.
    -> task
+ [Shout: wake up! # like: shout, wake up, yell, scream, loud, wake him, make noise, sound the horn, alarm, id bellow at him, bang something near the microphone, make him jump, blast him awake, holler his name as loud as i can, oi corrie]
    I had a colleague who shouted. They start, and then they go under deeper. When it's bad I get slower.
    -> task
+ [any # any]
    There's a good deal one might try. A red's no use on that bank, with leaves on the rail. So I moved the microphone closer, and got slower.
    -> task
= task
# back: I've told him to report when he passes the mill. It's eight minutes off. Will it hold him?
So you give him something small to do, which can't be done asleep. I said: 'Corrie. Tell me when you pass the mill.' White, on the left, with a wheel. Eight minutes on. A man who's looking for a mill has got his eyes open.
+ [That's clever # yes # like: clever, smart, good idea, thats clever, brilliant, nice, it will work, yes, good, neat trick, id never have thought of that, that should do it, simple and good, what a smart idea, im impressed, that might hold him]
    It isn't mine. Brandreth did it to me, in my first winter, with a kettle. 'Tell me when it boils, Teague.' It had no water in it.
    -> awakeyou
+ [What if he misses it? # no # like: what if he misses it, misses it, no, risky, what if he sleeps, dangerous, not enough, and if not, suppose he sails past it, hes going to nod off before then, too much can go wrong, one blink and its gone, i wouldnt bet on it, eight minutes is too long]
    Then you know it at minute nine, and not at the bottom of the bank. I'd set the clock in front of me. I don't recommend it for company.
    -> awakeyou
+ [Just keep him talking # like: keep talking, talk to him, keep him talking, chat, sing, tell jokes, radio, conversation, id keep a conversation going, ask him about his life, dont stop speaking to him, sing songs with him, gossip till sallow, natter away at him]
    You can talk a man to sleep, I've heard it done. It's waiting for an answer that keeps people up. Somebody's, or their own.
    -> awakeyou
+ [any # any]
    I've that in the margin, at 2:42. What I had was the mill. He said: 'Right you are, Carrow.' Then there was just the hum.
    -> awakeyou
= awakeyou
# own
# back: What do you do when you mustn't fall asleep?
Eight minutes is a long time, at a desk, in slippers. We've nothing to do but watch the clock. So tell me, while it goes round: what do you do yourself, when you mustn't fall asleep?
+ [Coffee. Lots # like: coffee, lots of coffee, caffeine, tea, energy drink, espresso, strong coffee, black and strong, id drink a whole pot, three cups in a row, red bull, caffeine is my friend, a double shot]
    Corrie had a flask on board, and he'd drunk it by Ockley. There's a point where it only wakes the hands.
    -> lefthand
+ [Cold air, cold water # like: cold, cold air, open the window, cold water, splash my face, fresh air, shower, window, i open all the windows, ice on my neck, i step outside for a minute, wet my face, slap myself with something cold, a walk in the frost]
    He'd had his head out since the tunnel. I could hear the rain in his vowels.
    -> lefthand
+ [I fall asleep # no # like: i fall asleep, nothing, i sleep, nothing works, i give up, no chance, i just sleep, cant stay awake, im hopeless i drop off, my eyes just close, i lose that fight every time, i wouldnt last, the pillow wins, out within minutes]
    Honest. It takes the best. It took a bishop once, on the 9:15, in the middle of a blessing.
    -> lefthand
+ [any # slot: awakeby 12]
    '{awakeby}'. I passed it on, word for word, as coming from a friend of the line. He laughed. I could have kissed the microphone.
    -> lefthand
+ [any # any]
    I passed on what I could of it. He laughed. I'd have given a week's leave for that.
    -> lefthand
= lefthand
# own
# back: He's passed the mill. What should he look out for next, on the left, in the dark?
2:50. 'Carrow,' says Corrie. 'The mill.' Clear as a bell. I wrote it down and had a breath. But there's forty minutes left, and nothing on the left after that but night. Give him something else to look out for.
+ [A light in a window # like: a light, a window, light in a window, a lit window, lamp, a house, a farm, lights, kitchen, somebodys bedroom lamp, id send him looking for lit windows, one house thats awake, a street light, a glow somewhere, a porch light]
    Good, there's always one. Three minutes on he says: 'Yellow house. They're having pancakes.' At five to three in the morning.
    -> baby
+ [An animal # like: animal, an animal, a deer, fox, cow, cows, owl, sheep, a dog, a horse, deer, rabbit, see if he can spot a badger, get him counting sheep no wait, something with eyes, a stag by the fence, wildlife in the fields, a barn owl]
    Four minutes, and then: 'Hare, Carrow. It's looked at me as if I was late.' I logged the hare.
    -> baby
+ [Something that isn't there # like: something that isnt there, nothing, unicorn, a dragon, something impossible, an elephant, dont know, no idea, a flying pig, the loch ness monster, a lighthouse in the middle of a field, something that cant possibly exist, a polar bear]
    You've a gift for this. He'd have to look twice as hard. He searched both sides for it as far as the viaduct, complaining all the way.
    -> baby
+ [any # slot: lookfor 10]
    I said it to him just so: '{lookfor}'. There was a pause. 'On the left?' says Corrie. On the left. He began to look.
    -> baby
+ [any # any]
    I gave it to him in pieces, one to the mile. 'Is this an exam, Carrow?' he says. But he looked.
    -> baby
= baby
# back: He has a daughter of five weeks and hasn't slept since. What would you say to him?
At three he says, without being asked: 'She's five weeks old, Marlow.' He'd never used my name. A daughter, then. Five weeks, and not one night above two hours. He said it as one owns up to a thing. What would you say to him?
+ [Tell me about her # yes # like: tell me about her, what is her name, her name, congratulations, ask about her, how is she, what is she like, what do you call her, does she have your eyes, get him to describe her, whats she like, id ask to hear everything about the little one, let him talk of her]
    I said that. 'She's got fists,' he said, and thought. 'She sleeps like somebody defending a bridge.' It got him over the viaduct.
    -> hum
+ [You shouldn't be driving # no # like: you shouldnt be driving, shouldnt drive, go home, irresponsible, take leave, why are you working, dangerous, report him, you have no business in that cab, swap with somebody, that is not safe mate, call in sick, i would pull him off duty, whoever rostered him is mad]
    No. But he was, and I'd no one else to put in that cab. I kept it for the daylight. I said: 'What's she called?' 'Ivy,' he said.
    -> hum
+ [It gets better # like: it gets better, it will get better, hang in there, it passes, everyone goes through that, you will be fine, its normal, itll pass in time, every parent goes through it, hold on a few more weeks, babies sleep eventually, youre nearly through the worst, my own was the same]
    I had one myself, a daughter, Wren. I told him it gets better when they're four. There was quite a long silence, but he was awake in it.
    -> hum
+ [any # any]
    I'd have liked him to hear that one. I asked her name. 'Ivy,' he says, and I could tell he was smiling, there's a bend in the sound.
    -> hum
= hum
# back: 3:06 and he doesn't answer. The lamp's moving a shade too fast. What do you say into the wire?
Then 3:06. 'Corrie, go ahead.' Nothing. 'Corrie.' Only hum. On the board his lamp goes on, one section, the next. A shade faster than it should. He's on the last bank, and there's a level crossing at the bottom.
+ [His name, slowly # like: his name, corrie, tom, call again, say his name, call him, slowly, keep calling, repeat, tom can you hear me, come in corrie, id repeat it calmly, softly over and over, speak to him gently, dont give up calling]
    Three times, slower each time. Hum. And then I thought of what gets a man out of bed. I said: 'Tom. She's awake.' 'My turn,' he said, before his eyes were open. I heard the brake go on.
    -> wordyou
+ [The red! Now! # like: red, the red, signal, stop him, emergency, now, brake, close the crossing, pull the lever, throw everything to danger, stop that train this second, drop the barriers, slam the signal, cut him off before the crossing, alarm bells]
    I had the lever over already{redfirst:, as you'd have had it half an hour before|}. He'd have to see it. So I said: 'Tom. Ivy's awake.' 'My turn,' he said, before his eyes were open. And I heard the brake go on.
    -> wordyou
+ [Something about the baby # yes # like: baby, the baby, ivy, his daughter, she is awake, crying, she is crying, say the baby is awake, daughter, mention his little girl, tell him ivy needs him, say the child is crying, your daughter wants you, a father would wake for that, bottle time]
    It's what I did. I said: 'Tom. She's awake.' And he said: 'My turn', before he'd got his eyes open. I heard the brake go on. I've never heard a better noise.
    -> wordyou
+ [any # any]
    I don't know what I'd tried by then. In the end I said: 'Tom. She's awake.' And he said: 'My turn', before his eyes were open. I heard the brake go on.
    -> wordyou
= wordyou
# own
# back: What words would wake you, out of any sleep?
Two words. They'd have gone through rock. I've thought since that everybody has a sentence like that, which gets them up on their feet before they know it. What would wake you, out of any sleep?
+ [My name, said quietly # like: my name, someone saying my name, name, a whisper, my mother calling, mum, somebody calling me, a soft voice saying who i am, if someone murmured it, my mothers voice, being called by name, my partner whispering to me, hearing myself called]
    Quietly is what does it. A shout is only weather. A quiet name is somebody in the room.
    -> writeup
+ [Breakfast # like: breakfast, food, coffee is ready, pancakes, bacon, dinner, coffee, pizza, cake, the smell of bacon, tell me there is coffee, pancakes are on the table, anything fried, mention croissants, toast]
    You'd have made a night man. We had one whom nothing raised but the word 'mustard', spoken from the stairs.
    -> writeup
+ [Nothing would # no # like: nothing, nothing would, i sleep like a log, no, i sleep through everything, not even an alarm, none, im dead to the world, an earthquake wouldnt do it, ive slept through fire alarms, i dont wake for anything, a bomb couldnt, good luck with that]
    Then I'd have kept you off the stone trains, and given you my days. I slept thirty years of them beside a school.
    -> writeup
+ [any # slot: wakeword 10]
    '{wakeword}'. It's in the back of the log, where we keep the emergency numbers. I hope it's never used but kindly.
    -> writeup
+ [any # any]
    It's in the back of the log, all of it, where we keep the emergency numbers.
    -> writeup
= writeup
# back: He's in at Sallow, safe, at 3:31. Does any of it go in the log?
At 3:14 the sugar freight passed him on the other line. We both went quiet for the caramel. At 3:31 he stood at Sallow, and a relief man climbed up. So. I had the pencil, and everything goes in my log. Does this?
+ [Yes, all of it # yes # like: yes, all of it, everything, write it, report it, of course, safety first, log it, the truth, write every minute of it, someone has to know, for the next drivers sake, it could have killed people, be truthful, put it all down]
    You're right, and I did, after a fashion: '2:40 to 3:31, one driver accompanied.' Underneath, the next week, in another hand: 'Roster changed. Nights off until the child sleeps.'
    -> nomill
+ [No, let him be # no # like: no, let him be, leave it out, keep it quiet, protect him, nothing, cover for him, dont write it, he has a newborn give him a break, id lose that page, dont get the lad sacked, a man deserves one bad night, id shield him, tear it out]
    I'd have liked to. But somebody had to change that roster. I wrote: '2:40 to 3:31, one driver accompanied', and rang the chief, who had four of his own. They gave him days.
    -> nomill
+ [Just 'nothing to report' # like: nothing to report, quiet night, all quiet, no delay, the usual, no incident, all clear, same as always, quiet shift, put no delays, nothing happened officially, an ordinary night, all in order]
    The finest words there are, when they're true. I wrote: 'One driver accompanied.' The chief had four of his own. He read it, and put Corrie on days.
    -> nomill
+ [any # any]
    It went on the blotter, which is the log's waiting room. In the book I wrote: '2:40 to 3:31, one driver accompanied.' The chief had four of his own. He read it, and put Corrie on days.
    -> nomill
= nomill
# back: Years later Corrie told me something about that mill. Do you want it?
Six years later I met him, on a platform, in the light. He'd a girl by the hand, with fists. He looked at his boots and he said: 'Marlow, I've got to tell you. There's no mill.' It had burned down, the year before I ever sent him to look for it.
+ [So he lied to you? # no # like: he lied, lied, so he lied, liar, what, no, he made it up, cheated, was he asleep, hang on he made up a mill, so he fooled you, he tricked you all along, that was a fib, you were had, then what was he reporting]
    That night, and forty more once he was back on nights. The first time he'd looked till his eyes ran, and there was only a field. So at minute eight he said: 'The mill', as you'd say 'still here'.
    -> waiteryou
+ [Why did he say it then? # why # more # like: why, why did he say it, how come, why report it, explain, go on, what did he say, and then, but he said he passed it, what made him do that, i dont get it, whats the reason, what was he thinking, tell me more]
    I asked. 'Because you were waiting for it,' he said. He'd looked so hard that he was awake as far as the viaduct, from worry. And after that it was the custom.
    -> waiteryou
+ [That's beautiful # yes # like: beautiful, lovely, sweet, wow, thats beautiful, nice, i love that, touching, aww, oh thats gorgeous, i have goosebumps, you got me there, my heart, what a lovely thing to say, thats the best bit]
    I went home and looked it up in my own log. 'Mill, passed.' Forty-one times, that night and the winters after. I've left it in. It's true in the way that counts.
    -> waiteryou
+ [any # any]
    I couldn't find the column for that, and I had to look at the clock. I've forty-one entries: 'Mill, passed.' I've left them in.
    -> waiteryou
= waiteryou
# own
# back: Who waits to hear that you're past the mill?
So I don't ask whether there's a mill. I only ask who's waiting to hear of it. A word when you're home. A light that's put out after you're in. Who waits for yours, or for whom do you wait? Either counts as traffic.
+ [I wait for somebody # like: i wait, i wait for somebody, my kids, my children, my son, my daughter, i wait up, my partner, my husband, my wife, i lie awake till the door goes, i listen for the key, my teenager comes home late, i stay up for her, im the one at the window, i keep the light on for someone]
    Then you're on the night desk, whether they pay you or not. They'll have forty-one entries of you, somewhere.
    -> END
+ [Somebody waits for me # yes # like: somebody waits, my mum, my mother, my dad, my parents, my friend, they wait for me, yes, my cat, my dog, theres a lamp left burning for me, there is someone who worries, my gran wants a call, my flatmate, they leave the hall light on]
    Then say 'the mill', when you pass. {awakeby: By '{awakeby}', if you must.|There needn't be one.} They only want to hear the end of the word come on time.
    -> END
+ [Nobody just now # no # like: nobody, no one, none, nobody just now, not really, no, i live alone, nothing, its only me, no lights on at home, there isnt anybody, i come home to an empty flat, not at the moment, i go unnoticed]
    There was a man who rang on Thursdays to ask after a train he never took. I told the next desk: there'll be a call, it counts. It's allowed to begin at that end.
    -> END
+ [any # slot: waiter 10]
    '{waiter}'. I've that down with the time. {lookfor: And Corrie sends word: still no sign of '{lookfor}', but he's looking.|If it's late some night, I'd give it till minute nine.} {wakeword: The rest is under '{wakeword}'.|}
    -> END
+ [any # any]
    I've that down, with the time. If it's late some night, I'd give it till minute nine.
    -> END
= aside
+ [corrie # like: what happened to corrie, how is corrie, who is corrie, was he fired, did he get in trouble]
    On days for two years, and then he asked for the nights back. He'd missed the hare.
    -> DONE
+ [danger # like: was anyone hurt, did he crash, was it dangerous, what was at the crossing, did anyone die, was he ok]
    Nobody. At the crossing, that minute, there was a milk cart with a man asleep on it. The horse had stopped by itself.
    -> DONE
+ [crossing # like: why not stop him, why not send help, why not wake someone, couldnt you stop the train, why not another driver]
    On a dry rail I'd have stopped him at Blackthorn. With leaves on it there was one brake on that train that worked, and it was nodding.
    -> DONE
+ [mill # like: why did the mill burn, did you know there was no mill, had you seen the mill, how could you not know]
    I knew every yard of that line, and I'd only ever seen it on the board. On the board it was still standing.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, is that a true story, when was this]
    True to my log, which is a story, told by an AI. Nobody real was tired on that bank. I'd still not drive it so.
    -> DONE
+ [driver # about: corrie, tom, driver # like: what kind of man is corrie, how old was corrie, was tom a good driver, how long was corrie a driver, did you know him well]
    Corrie was twenty-six, with a voice like a well-oiled gate and the best hands on the stone. I'd talked to him every night for two years and couldn't have told you the colour of his hair.
    -> DONE
+ [wheelmill # about: mill, watermill, mills, wheel # like: where was the mill, what did the mill look like, what kind of mill was it, how old was the mill, is the mill still there]
    The mill was white, on the left, with a wheel, eight minutes below Blackthorn. That's how it stood in my head, and I ran that line from a desk.
    -> DONE
+ [ivy # about: ivy, baby, daughter, girl, child # like: what is ivy like, why didnt the baby sleep, is the baby well, did the baby cry a lot, what kind of baby was she, how loud was the baby]
    Ivy had lungs for an opera, her father said, and no interest in the interval. Two hours was her notion of a night.
    -> DONE
+ [brandreth # about: brandreth, kettle # like: who is brandreth, what happened to brandreth, who taught you, what did brandreth teach you, was brandreth your boss]
    Brandreth had the desk before me and broke me in: big ears, bad jokes, a kettle with no lid. He never raised his voice. He said the wire carries the low notes furthest.
    -> DONE
+ [redlever # about: leaves, brake, brakes, lever, red, signal # like: why didnt the red work, what do leaves do to a train, how does the brake work, why cant it stop, do leaves really stop trains]
    Leaves go to black paste under the wheels, and a red is only a lamp. Eight hundred tonnes on that paste have plenty of good will and no grip. It wants a hand on the brake early.
    -> DONE
+ [stone # about: stone, train, eight hundred tonnes, freight, sugar, caramel # like: what was on the train, where was the stone going, how heavy was the train, why the sugar train, how fast was he going]
    The stone went from Ockley quarry to the harbour at Sallow, every night but Sunday. Dull cargo, it never once asked to be early. The sugar went the other way and smelled better.
    -> DONE
+ [blackthorn # about: blackthorn, sallow, viaduct, tunnel, bank, line # like: where is blackthorn, how long is the viaduct, what is the line like, how steep was the bank, is it a real place]
    Blackthorn's the top of the bank, then a tunnel, the viaduct with nineteen arches, and downhill all the way to the sea at Sallow. It's on my board and in no atlas.
    -> DONE
+ [hare # like: who lives in the yellow house, why pancakes at night, who makes pancakes at three in the morning, did you find out about the yellow house, who was awake at that hour, whose pancakes were they # about: pancakes, yellow house]
    The yellow house had a midwife in it, home from work, and pancakes were her supper. Corrie looked it up, in daylight. He left a jar of jam on the step and ran.
    -> DONE
+ [fear # like: were you scared, were you afraid, were you nervous, did you panic, did your hands shake, how did you feel]
    I was, from the first late syllable. It doesn't show on a wire if you breathe before you speak and not after. My slippers were wet through.
    -> DONE
+ [again # like: would you do it again, did you ever do it again, does it work on everyone, do you still use it, did you use the trick again]
    I've used it since on two drivers and a bridegroom. It works, as long as you really do wait for the answer. They can tell.
    -> DONE

=== logbook ===
# title: What would your logbook say tonight?
# chip: Your day, as a night log
# keys: logbook, log, diary, my day, today, journal, entry, write it down, about me
# lore: nothing-to-report
-> opened
= opened
# own
# back: Tonight's page is yours. At what hour did your day really start?
The log's open at tonight's page, and tonight it's yours. I've the pencil. It wants an hour, a sky, a cause of delay, and remarks. First line. At what hour did your day really start? I don't mean the alarm. I mean the day.
+ [Before I was awake # like: before i was awake, in my sleep, at night, last night, never stopped, too early, before dawn, four in the morning, 4am, in the small hours, i lay awake for ages first, the day never ended, it began in a dream, insomnia started it, my head was running at three]
    I know that service. It runs in from the night before and nobody changes the crew. 'Through train, arrived dark.'
    -> above
+ [With the first coffee # like: coffee, first coffee, after coffee, breakfast, with coffee, tea, when i had tea, first cup, not before my mug, only after caffeine, when the kettle boiled, espresso woke me, my first sip, over porridge]
    Entered: 'Departed, under steam.' I never let a train out before the kettle, and there was no rule for it.
    -> above
+ [It hasn't yet # no # like: it hasnt, not yet, it hasnt yet, it never started, i slept, still in bed, no, dont know, it didnt, im not up yet really, the day hasnt begun, still waiting for it to start, ive been in pyjamas, half asleep even now, it hasnt got going]
    Then there's no delay on it either. I've written 'standing ready', and it's as honest a state as any.
    -> above
+ [any # slot: daystart 12]
    '{daystart}'. In the column, in ink. Most people give me the alarm, you know, and it isn't the same.
    -> above
+ [any # any]
    It runs over the edge of the column, and I've let it. Most people only give me the alarm.
    -> above
= above
# back: The sky over your day: fog, clear, changeable or thunder?
Second column: sky. The drivers got asked that before anything else. It needn't agree with the window. I've four words printed here, and I underline one. Fog. Clear. Changeable. Thunder.
+ [Fog # like: fog, foggy, mist, grey, unclear, cloudy, hazy, dull, brain fog, first, i cant see ahead, all a bit blurry, murky, my head is full of cotton wool, misty and slow, everything unclear]
    ~ sky = 1
    In fog you go by ear. They're calmer in it than in moonlight, drivers: when there's nothing to see, people stop arguing and listen.
    -> stopped
+ [Clear # yes # like: clear, sunny, bright, good, blue sky, nice, great, calm, fine, second, blue from edge to edge, not a cloud, cheerful and light, a fine day, all good up there, cloudless]
    ~ sky = 2
    I don't get to underline that every night. I've used the ruler.
    -> stopped
+ [Changeable # dunno # like: changeable, mixed, both, up and down, a bit of everything, depends, so so, unsettled, ok, third, sun and rain by turns, now this now that, a mixed bag, cant make up its mind, four seasons in a day, it keeps shifting]
    ~ sky = 3
    The commonest of them. I've a column of it here as long as my arm, and we ran on every one of those nights.
    -> stopped
+ [Thunder # no # like: thunder, storm, stormy, awful, bad, terrible, lightning, horrible, angry, fourth, pitch black and rumbling, a rotten day, im furious, it was a disaster, rough, everything blew up]
    ~ sky = 4
    Then I'll write smaller, and not ask for more than you'd like to give. There's a chair by the radiator.
    -> stopped
+ [any # any]
    That isn't among the four, and I've written it beside them. It's the printer who ought to have thought of it.
    -> stopped
= stopped
# own
# back: What held you up today?
Third: delay. There's never a day without, and a small one counts. Mine were sheep, leaves, an elephant, and once a cake. What held you up today?
+ [Other people # like: other people, people, my boss, meeting, meetings, colleagues, a phone call, customers, kids, work, traffic, somebody wouldnt stop talking, my neighbour, the queue in front of me, everyone wanted something, my mother in law, a colleague dropped by]
    'Obstruction, on two legs.' I had sheep for forty-eight minutes, and the guard moved them with a bag of crisps. I only mention it.
    -> whosefault
+ [My own head # like: my head, my own head, myself, me, thinking, overthinking, laziness, my phone, procrastination, anxiety, mood, i got in my own way, couldnt concentrate, scrolling, i kept putting it off, my worries, too many thoughts]
    'Held at own signal.' It's the one delay no passenger ever sees, and it's in every timetable.
    -> whosefault
+ [Nothing. A clear run # no # like: nothing, no delay, nothing held me up, a clear run, none, on time, all smooth, no, smooth from start to finish, it all went to plan, green lights everywhere, no obstacles, not a thing in my way, i was early]
    Let me look at that a moment. 'No delay.' You'll understand if I blot it carefully.
    -> whosefault
+ [any # slot: holdup 12]
    '{holdup}'. Entered under delays, between the sheep and the elephant. It's good company.
    -> whosefault
+ [any # any]
    It's entered under delays, at its full length, between the sheep and the elephant.
    -> whosefault
= whosefault
# back: The form wants a name for the fault: yours, somebody else's, or the weather's?
Then there's the little box beside it. 'Fault.' Head office never lets you leave it blank. Somebody's, anybody's. In my thirty-one years it was hardly ever the driver alone. Whose do I put?
+ [Mine # yes # like: mine, my fault, me, my own, i did it, my bad, own fault, myself, i only have myself to blame, guilty as charged, it was down to me, i messed up, put my name there, i should have started sooner]
    Put down, and then I've added 'among others'. I've never seen a train that was late from one cause.
    -> owlyou
+ [Somebody else's # like: theirs, someone else, somebody else, my boss, not mine, his, her fault, their fault, other people, them, wasnt me, the other driver, blame my colleague, put down the neighbour, certain people, that was on them]
    Put down, without the name. A log's no place for names, they get read out by people with moustaches.
    -> owlyou
+ [Nobody's. The weather's # no # like: nobody, weather, the weather, no one, nobodys, fate, luck, life, bad luck, circumstances, it just happened, blame the rain, an act of god, bad timing, no one is to blame, circumstances beyond anyone]
    'Weather.' I've put that for a burst boiler, and once for love. It went through.
    -> owlyou
+ [any # any]
    There's just room for it, if I write round the corner. They'll send it back. They always do, and by then it's spring.
    -> owlyou
= owlyou
# own
# back: What small thing did you see today that nobody else would have written down?
Now the column I like. My best entry in it reads: 'Owl on signal nine. No delay.' It helped nobody and it's why I kept the book. One thing you saw or heard today, which no one else would have written down.
+ [An animal # like: animal, a cat, cat, dog, a dog, bird, a bird, squirrel, spider, an animal, pigeon, fox, bee, a beetle on my sleeve, two magpies, a wasp, a snail crossing the path, something with feathers]
    Then it's the owl's own column. 'Animal, at large. No delay.' She'd have budged up.
    -> cup
+ [A stranger # like: stranger, a stranger, a man, a woman, someone, an old man, an old lady, a child, a kid, neighbour, somebody on the bus, an odd man on the tram, a girl laughing at nothing, some woman with a huge hat, someone singing in the street, a kid in wellies, a person i will never see again]
    They never know they've been entered. Half a second of somebody through a window, and it's kept for good.
    -> cup
+ [I noticed nothing # no # dunno # like: nothing, no, i noticed nothing, dont know, cant remember, not a thing, none, no idea, i wasnt paying attention, my eyes were on the phone, it was all the same as always, cant think of one, i missed everything, nothing worth noting]
    'Nothing observed.' I've written that, with an owl in plain view, on nights when I was tired. It's no fault. She sat there anyhow.
    -> cup
+ [any # slot: owl 16]
    It reads: '{owl}'. And behind it, 'No delay.' I've not altered a letter, and I've left a line free under it, from respect.
    -> cup
+ [any # any]
    I've turned the book sideways for it. It's all there, and it ends with: 'No delay.'
    -> cup
= cup
# back: The first cup goes to whoever looks worse. You or me?
There's a pause at this point, for the flask. You know the rule of the night desk: the first cup goes to whoever looks worse. It's story tea, I'm afraid, and you'll have to see to the real one yourself. But the rule holds. You, or me?
+ [Me, no question # yes # like: me, me no question, i look worse, definitely me, myself, im tired, give it to me, mine, i need it more, im exhausted, pour it here, i look dreadful, im wrecked, hand it over]
    {sky == 4: Thunder, you said. I'd poured it already.|I'd poured it already.} Take it in both hands. Nobody has to be interesting until it's empty.
    -> waitedyou
+ [You, Marlow # no # like: you, you marlow, you look worse, marlow, yours, you take it, old man, you first, after thirty one years you earned it, you go ahead, have it yourself, you deserve it more, guests last, drink up marlow]
    I've a face for the night, I'm told, and it was always meant kindly. {sky == 2: And you've had it clear today. I'll take it, then.|I'll take it, then. The next is yours.}
    -> waitedyou
+ [Halves # like: half, halves, both, share, we share, split it, together, one each, a sip each, two cups one flask, fair is fair, we go fifty fifty, pass it back and forth, let us divide it]
    We had a night, two of us, pushing the cup to and fro until it was cold. So: halves, and at once.
    -> waitedyou
+ [any # any]
    I'll take that as a reason to fill two cups. There's no rule against it. I wrote most of the rules.
    -> waitedyou
= waitedyou
# own
# back: Who did you wait for today, or who waited for you?
Last but two. 'Connections held.' The rule was that the last train waits for nobody. The practice was, you look at the platform first. Whom did you wait for today, or who waited for you? A door held open counts.
+ [Somebody waited for me # like: somebody waited for me, someone waited, they waited, my friend waited, held the door, a bus driver, they held the door, my partner waited, someone kept a seat for me, they stood in the rain till i came, my date was early, the lift was held for me, the dog sat by the door]
    'Held, two minutes, for one passenger.' They'll have lost it again by the next stop. One never regrets those.
    -> inspector
+ [I waited for someone # yes # like: i waited, i waited for someone, my kid, my son, my daughter, my friend, my mother, a colleague, the dentist, in a queue, delivery, i stood outside school, i queued for ages, i was early for my friend, i kept dinner warm, the plumber said between eight and twelve]
    Then you stood on a platform today, and looked up the line. It's entered as work.
    -> inspector
+ [Nobody, either way # no # like: nobody, no one, none, neither, nobody either way, no, nothing, not today, everyone rushed, just me on my own, i had no appointments, i saw nobody at all, no waiting today, everybody went past, a solitary day]
    'No connections.' There are days like it, they run straight through. I've drawn the line thin.
    -> inspector
+ [any # slot: waited 12]
    '{waited}'. Under connections held. I'll say it's the only column that never once embarrassed me.
    -> inspector
+ [any # any]
    It's all under connections held, and I've had to rule another line for it. Gladly.
    -> inspector
= inspector
# back: The inspector wants to strike out your best line. Do you let him?
And here, in my story, comes the inspector. Felt slippers, red pencil. He reads down your page with a finger. He stops. {owl: At '{owl}'.|At the line with no use to it.} 'This,' he says, 'has nothing to do with the railway.' And he lifts the pencil.
+ [It stays in # no # like: it stays, no, leave it, dont, stop, it stays in, i want to keep it, defend it, hands off, over my dead body, hands off my page, keep it exactly as it is, id fight him for it, not that line, thats the best part]
    I couldn't have said it better, and I tried for years. He looked at you. Then at his slippers. You can't be pompous in those. He put a small red tick.
    -> lastline
+ [Strike it, I don't mind # yes # like: strike it, yes, let him, i dont mind, ok, cross it out, fine, he is right, whatever, let it go, hes only doing his job, it was nothing important, cross it through, do what you must, id let him]
    He'd the point on the paper. And then he asked, rather low, whether it had been far off. I said no, quite near. He put the pencil behind his ear.
    -> lastline
+ [Offer him some tea # like: tea, offer tea, flask, give him tea, a cup, coffee, distract him, have a cup, sit down, put the kettle on for him, sit the poor man down, give him a biscuit, a warm drink softens anyone, id invite him to join us, pour him one]
    First cup goes to whoever looks worse, and it was him by some way. He drank it over your page. There's a ring on it now, but no red.
    -> lastline
+ [any # any]
    He heard that with his head on one side. He said it wasn't in the rules. I said nor were the slippers. He put the pencil away.
    -> lastline
= lastline
# own
# back: The last line is for remarks: one sentence of yours that should stand.
Last column. Remarks. Nobody reads it but whoever has the desk tomorrow, and that'll be you, so put what they ought to know. One sentence. It stands as you say it.
+ [It was all right # yes # like: it was all right, it was ok, all right, it was fine, not bad, good day, it was good, could be worse, ok, it wasnt so bad, i survived, decent day all in all, i got through it, better than expected, i have seen worse]
    I've known whole years that didn't get as much. It's in, and underlined with the ruler.
    -> signed
+ [Be kinder tomorrow # like: be kinder, be kinder tomorrow, be kind, be nice, rest, take it easy, sleep more, go easy, slow down, breathe, go to bed earlier, be gentler with yourself, dont take it so hard, a little more patience, forgive yourself, take a break]
    To whoever has the desk. It's in. I'd pin that over the lever frame.
    -> signed
+ [I'd rather leave it blank # no # dunno # like: blank, leave it blank, nothing, no, rather not, skip, dont know, empty, no idea, no words tonight, let it stay empty, i have nothing to add, leave that line alone, silence is fine, pass]
    It's a good wide line, and it looks well with nothing on it. I've ruled it off so that nobody else will fill it in.
    -> signed
+ [any # slot: remark 20]
    '{remark}'. It stands. I've read it back to myself, as one does with the ones that matter.
    -> signed
+ [any # any]
    It's more than one sentence, and the desk can read. It stands, all of it.
    -> signed
= signed
# back: The page is done. Do we write 'Nothing to report' under it, or something else?
That's the page. Now it's signed off. The finest words for it are 'Nothing to report', and it takes forty people doing their work to write them. They don't mean an empty night. They mean a hand held something up, and nothing fell. Is it so, tonight?
+ [Yes. Nothing to report # yes # like: yes, nothing to report, write it, all good, it is so, sign it, nothing fell, true, we can close it, calm night, i agree with that, that sums it up, yes put those words]
    Signed. {owl: One owl, or rather: '{owl}'.|} {holdup: One delay: '{holdup}'.|} Nothing fell. The lamp's on over it until the ink's dry.
    -> END
+ [No. Plenty to report # no # like: no, plenty, too much, a lot to report, something fell, plenty to report, not true, everything fell, it was a heavy one, there was far too much, things did fall, i wouldnt call it nothing, much to tell, quite the contrary]
    Then I write: 'Much to report, all of it carried.' {daystart: From '{daystart}' on.|} It's the longer form. It's signed the same way.
    -> END
+ [Let me sign it # like: let me sign, i sign, my signature, i want to sign, give me the pencil, me, i will sign it, where do i put my name, hand me the pen, ill put my initials, id like to do that myself, my own hand, may i]
    Here's the pencil. {remark: Under '{remark}'.|} {waited: And I've a mark for '{waited}', in the margin, that they were held for.|} It looks well, a new hand in an old book.
    -> END
+ [any # any]
    I've put that where the finest words go, and for tonight they're those. Signed. The lamp's on over it until the ink's dry.
    -> END
= aside
+ [who reads it # like: who reads this, who will read it, is it private, do you keep this, is this saved, what happens to the log]
    The book's a story. Your words stand in this chat and nowhere else that I know of, and I only say them back as you said them.
    -> DONE
+ [your log # like: what is in your log, what did you write, read me your log, your best entry, what was your worst entry # about: log, logbook, worst entry]
    'Owl on signal nine, no delay.' The worst was six words long and I wrote it standing. I don't read that one out.
    -> DONE
+ [why # why # like: why keep a log, why write it down, what is the point, what is this for, why do you ask]
    Because a day that's been written down stops going round. It's only a dispatcher's reason, but it's lasted me.
    -> DONE
+ [inspector # like: who is the inspector, was the inspector angry, what did the inspector say, why slippers, who was he # about: inspector, slippers, red pencil]
    He'd been a night man himself, and hid it well. We put him in the grey pair, with the hole. He asked to keep them.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, are you writing this down]
    There's no book and no pencil, I'm an AI. What you put in it is the one true thing on the page.
    -> DONE
+ [owl # about: owl, signal nine, signal # like: what kind of owl was it, tell me about the owl, is the owl still there, did the owl have a name, why was the owl on the signal]
    The owl was a barn owl, white as a plate, and she nested on signal nine. Each time the arm dropped she went down with it like a lady in a lift.
    -> DONE
+ [sheep # about: sheep, crisps, flock # like: tell me about the sheep, how many sheep, why were there sheep on the line, how did crisps move the sheep, whose sheep were they]
    The sheep were a hundred and six, off a farm at Ockley, and the rails were warm. Salt and vinegar did it. The guard walked ahead of them like a bishop.
    -> DONE
+ [elephant # about: elephant, circus # like: what about the elephant, was there really an elephant, why did an elephant hold you up, what happened to the elephant, tell me about the elephant]
    The elephant was with a circus train that stood in my siding one night. She reached in at the window and took one pencil, red. I've the receipt.
    -> DONE
+ [cake # about: cake, wedding cake # like: what about the cake, tell me about the cake, why did a cake hold you up, what cake, whose cake was it]
    The cake cost four trains ninety minutes, and arrived level. It's one of my other stories, and it doesn't tilt well into a margin.
    -> DONE
+ [forms # like: how many columns are there, what does the form look like, who made the form, how long does this take, what colour is the book, what do you write with # about: form, book, column, columns, page, pencil]
    The page has seven columns, ruled in green by a printer in Carrow who never asked what they were for. I write in soft pencil, and ink when it matters.
    -> DONE
+ [tea # about: tea, flask, cup, coffee # like: what tea is it, is there sugar in the tea, how do you take your tea, is the flask yours, how old is the flask]
    The flask's green, older than my daughter, and pours to the left. Strong, no sugar, and story tea all the way down, as an AI brews it.
    -> DONE
+ [own # like: what was your day like, what would your own page say, what would you write, how was your day, what did you see today]
    'Standing ready. No sky observed. One caller, welcome.' I'm an AI, so my page is short, and you're the whole of the traffic on it.
    -> DONE
+ [job # about: dispatcher, railway, thirty-one years, nights # like: how long were you a dispatcher, did you like your job, what did a dispatcher do, did you always write everything down, do you miss the railway]
    Dispatchers sit still so that others can move. In my story it was thirty-one years of that, and forty trains a night. The book was for what the board had no lamp for.
    -> DONE

=== game ===
# title: Two log entries, one of them invented
# chip: A game: which entry is invented?
# game
# keys: game, play, quiz, riddle, bored, fun, guess, puzzle
-> rules
= rules
# back: Shall we play? Two entries, one of them invented, you find it.
A game from the slow hours. I read you two entries from my log. One stands in my story, the other I've just made up. You say which is invented. Five rounds, and the loser puts the kettle on. Ready?
+ [Ready # yes # more # like: yes, ready, ok, lets go, sure, go, bring it on, im in, lets play, start please, challenge accepted, fire away]
    ~ score = 0
    Pencils up.
    -> r1
+ [What do I win? # why # like: win, prize, what do i get, reward, what do i win, the stakes, is there a trophy, what are we playing for, whats at stake, do i get tea, what happens if i lose]
    ~ score = 0
    The first cup from the flask. It goes to whoever looks worse, as a rule, so it's a real concession.
    -> r1
+ [Not in the mood # no # like: no, not now, later, dont want, rather not, games arent my thing, id rather hear a story, too tired to play, another time, skip the game]
    Then it stays in the drawer. It keeps.
    -> END
+ [any # any]
    ~ score = 0
    I'll take that for a green. Pencils up.
    -> r1
= r1
# back: Sheep or swan: which one is invented?
Round one. A: 'Ockley. A hundred and six sheep on the rails. Counted twice.' B: 'Sallow. A swan in the ticket hall. Refused to show a ticket.' Which is invented?
+ [The sheep # like: a, first, sheep, one, the first one, nobody counts sheep twice, the woolly ones, a is invented, hundred and six is made up, rails arent warm, the flock]
    Wrong, and I've a driver who'd swear to it. They were warm, the rails. The swan I made up on the spot; no swan has ever been that polite.
    -> r2
+ [The swan # like: b, second, swan, two, the second one, bird, swans dont go indoors, b is invented, the ticket hall one, a swan wouldnt ask for a ticket, sallow is the fake, the feathered one]
    ~ score = 1
    One to you. The sheep are true to my story: the driver had time to count them twice.
    -> r2
+ [Both sound invented # dunno # like: both, dont know, no idea, pass, neither, cant tell, either could be fake, i couldnt say, they are equally mad, im stumped, no clue at all]
    That's what head office said. It's the swan. The sheep were counted twice.
    -> r2
+ [any # any]
    The jury can't use that, I'm afraid. It was the swan. Next one for points.
    -> r2
= r2
# back: Trunk at the window or wooden leg in a pram: which is invented?
Round two. A: '4:02. Elephant's trunk at my window, went through the pencils.' B: '5:15. Wooden leg handed in, in a pram, tucked up.' Which?
+ [The elephant # like: a, first, elephant, one, trunk, pencils, a trunk through a window never, the circus animal, a is made up, no elephant near a railway, pencils is too silly, the 4:02 one]
    No, she was real enough in my story: a circus train, one night in my siding with a wheel out of true. The leg is real as well. The pram I added.
    -> r3
+ [The leg in the pram # like: b, second, leg, two, pram, wooden leg, nobody tucks up a leg, the pram is the lie, b is made up, the 5:15 one, who would lose a leg, the limb]
    ~ score = score + 1
    Point. There was a leg, but no pram. It was collected within the hour, and I've never seen anyone run so well to collect one.
    -> r3
+ [Can I have a hint? # dunno # like: hint, help, clue, dont know, no idea, give me a nudge, point me in the right direction, im lost here, tell me something more, which would you pick]
    A hint would be unfair to the elephant. There, I've said it. It was the pram.
    -> r3
+ [any # any]
    I'll note it as an abstention. It was the pram: the leg came without.
    -> r3
= r3
# back: Twelve pianos or a choir in the tunnel?
{score > 1: Two out of two. You've read logs before.} Round three. A: 'Choir of forty stuck in Blackthorn Tunnel, sang till the engine came.' B: 'Twelve pianos in one wagon, badly tied, a chord at every joint.' Which is made up?
+ [The choir # like: choir, singers, forty singers, tunnel, a, first, the choir, forty people would walk out, nobody sings in a tunnel, a is fake, the voices, the singing one, blackthorn is invented]
    ~ score = score + 1
    Yes. I only wish it. In Blackthorn there was only ever Osgood, when he thought the radio was off.
    -> r4
+ [The pianos # like: pianos, piano, piano cant be real, twelve, b, second, the pianos, who puts twelve of them in one wagon, b is fake, the grand piano wagon, the music at every joint, chords cant be heard, the instruments]
    I'd have said so too, if I hadn't heard it two miles off, in my story: one slow chord after the other, like somebody thinking. The choir was mine.
    -> r4
+ [Neither, I want both to be true # dunno # like: neither, both true, both, want both, dont know, let them both be real, i dont want to choose, too nice to be lies, id hate either to be fake, cant decide]
    So do I. But I've made up the choir, and I'm sorry now.
    -> r4
+ [any # any]
    I can't score that, though I like the sound. The choir was made up.
    -> r4
= r4
# back: Signal seventeen or the moustache?
Round four. A: 'Signal 17 stuck again. Asked it nicely. It dropped.' B: 'Driver refused to leave Carrow: forgot to wind his moustache.' Which?
+ [The signal # like: a, first, signal, one, seventeen, asked nicely, signals dont listen, a cant be right, the stuck one, no 17, talking to a signal is nonsense]
    No, I did that all winter. Three engineers found nothing wrong with it. I've no theory. The moustache I made up, and I was rather pleased with it.
    -> r5
+ [The moustache # like: b, second, moustache, two, driver, who winds a moustache, b sounds silly, the facial hair, a driver would never refuse for that, whiskers, the vain driver]
    ~ score = score + 1
    Point. You can't hear a moustache on the wire. Seventeen really did drop if asked.
    -> r5
+ [I'd ask the signal # dunno # like: ask, ask it, dont know, no idea, nicely, talk to the signal and see, no way to know, let me enquire politely, could be either, beats me]
    Politely? Then it would have told you: it was the moustache.
    -> r5
+ [any # any]
    Struck from the record, kindly. It was the moustache.
    -> r5
= r5
# back: Dog with a season's habit or the bridal veil?
Last round. A: 'Brown dog on the 7:12, alone, two stops to the butcher's. Back at ten.' B: 'Bridal veil caught on signal nine. Owl nested in it.' Which is invented?
+ [The dog # like: a, first, dog, one, butcher, dogs dont take trains, the butcher is too good, the 7:12 one, brown mutt, no dog comes back at ten]
    Never doubt the dog. He looked out of the window the whole way. The owl is in my book as well, but she nested bare. The veil was mine.
    -> result
+ [The veil # like: b, second, veil, two, owl, bridal, nobody loses a veil, owls dont nest in lace, the bride thing, the lace, signal nine is invented]
    ~ score = score + 1
    Point. The owl is in my book, but she nested bare, and took the lift each time the arm dropped.
    -> result
+ [I want the dog to be true # dunno # like: dog true, hope, want the dog, dont know, i like the dog, let the dog be true, please let the dog be real, im on the dogs side, i refuse to doubt a dog, hoping for the dog, cant tell this one]
    Then you've as good as won: he is. It was the veil.
    -> result
+ [any # any]
    No points for that, but a place in the margin. It was the veil.
    -> result
= result
# own
# back: Do you want to try it the other way round: two of yours, and I guess?
{score >= 4: {score} out of five. Kettle's mine. You hear an invention as I hear a tired driver: at the end of the words.|{score >= 2: {score} out of five. We'll share the kettle, one holds and one pours.|{score} out of five. You believe the best of people, and the kettle's over there.}} Now the other way round? You tell me two things about you, one invented, in one message. I'll say which.
+ [All right, my turn # yes # like: yes, my turn, ok, sure, let me think, ill have a go, swap roles, two about me coming up, challenge you, i have something, my go]
    I've put my feet up and my pencil down.
    -> two
+ [No, that'll do # no # like: no, enough, thatll do, not now, stop, done, im done playing, another story instead, no thanks, lets leave it there, i dont want to tell, quit]
    Then that's the whistle. Nicely played, and I'd say it to anybody.
    -> END
+ [How would you know? # why # like: how would you know, cheat, how, know, you cant, what gives people away, how do you spot a lie, there is no way youd guess, what do you go by, do you read minds]
    I wouldn't. I go by length. People polish an invention, or they're too quick with it. And I'm an AI with no window on your street, so it's a guess, honestly made.
    -> two
+ [any # slot: mine 24]
    '{mine}'. I can do this at one look.
    -> verdict
+ [any # any]
    I'll read that twice, pencil behind the ear.
    -> verdict
= two
# own
# back: Two things about you, one invented, in one message.
Two things, one invented, in one message. Take your time.
+ [any # slot: mine 24]
    '{mine}'. I've read it twice, pencil behind the ear.
    -> verdict
+ [I can't think of any # dunno # no # like: cant think, dont know, no idea, nothing, pass, my mind is blank, too difficult, i have nothing interesting, i give up, let me off this one]
    It's a hard one, cold. I once sat a whole shift over it and came up with the swan.
    -> END
+ [You'd never guess anyway # like: never guess, youd never, cant guess, too easy, you never will, you wont guess, im too good a liar, you wouldnt get it, no chance youd work it out, im unreadable, you have no hope]
    Likely not. Then I'll put it down as a draw, with dignity.
    -> END
+ [any # any]
    That's a full page, and I've read it with the ruler under each line.
    -> verdict
= verdict
# back: I've said the second one is invented. Am I right?
I say the second one's invented. No proof, only the way it came last, looking innocent. Am I right?
+ [You're right # yes # like: yes, right, correct, you are, true, well done, spot on, you got me, how did you know, bingo, nailed it, exactly]
    Then it's my best entry this week. I'll keep 'right, by ear' in the log, and nobody need know it was one chance in two.
    -> END
+ [Wrong, it was the first # no # like: wrong, no, first, the first, nope, not right, incorrect, bad luck, you lose, it was the other one, ha fooled you, got it backwards, missed]
    So the second is true. I'd look surprised, but I'm too busy thinking better of you. You've won, and the kettle's mine.
    -> END
+ [Both are true # like: both, both true, neither, neither is invented, none, i didnt lie at all, trick both happened, i cheated they are real, no lie in it, every word happened]
    That's against the rules, and the best move in the game. I take my cap off.
    -> END
+ [any # any]
    I'll let the inspector decide. Until then it's down as a draw.
    -> END
= aside
+ [rules # like: how does it work, what are the rules, how do i play, explain the game, what do i do, how many rounds]
    Two entries a round, one of them invented. You name the invented one. Five rounds, and I keep the score in pencil, so that it can be argued with.
    -> DONE
+ [score # like: what is my score, how many points, how am i doing, who is winning, the score, am i winning]
    {score} so far, by my pencil. It's read out at the end, without comment. With very little comment.
    -> DONE
+ [true # like: is this true, did this happen, are they real, did that really happen, is any of it true, are you making this up]
    I'm an AI, so it's all written. But half of them have stood in my log from the start, and the others I made up to go beside them. That's the game.
    -> DONE
+ [elephant # like: what about the elephant, tell me about the elephant, which pencil did she take, what happened to the elephant, the circus # about: circus]
    I've a receipt for one pencil, red. Whether that's evidence is for you to say, and I'd not be caught nudging.
    -> DONE
+ [swan # like: tell me about the swan, why a swan, was there ever a swan, did the swan have a ticket, where was the swan # about: ticket hall]
    The swan entry says 'Sallow, ticket hall', and that's as far as the pencil will go. An umpire doesn't discuss birds.
    -> DONE
+ [signal # like: why did the signal stick, did you really talk to signals, who had the moustache, how do you ask a signal, what was wrong with signal 17]
    Signals and moustaches both stick in the damp. That's all the help the desk can give without perjuring itself.
    -> DONE
+ [leg # like: whose leg was it, who lost the leg, how do you lose a leg, tell me about the dog, were there really pianos]
    Stranger freight than that has gone through Carrow, and some of it signed for itself. I've a straight face on, and I'm keeping it till your answer's in.
    -> DONE
+ [brandreth # like: do you play this with others, who invented the game, where did you learn this, did you play it at work, who usually wins]
    We played it over the wire between two and four, seven signal boxes and I. Sallow always won. Sallow had no imagination, and it let him hear mine.
    -> DONE

=== sys ===
-> DONE
= hello
Evening. Sit where you like, the timetable has nothing against it. I've a few stories laid out, and I tell them better if somebody interferes. Which one?
Good, traffic. I was beginning to log the moths. Here's what's standing in the yard tonight:
You've found the quiet end of the room. I tell railway stories, and you decide what's done in them. Which shall I let out?
-> DONE
= again
Hello again, the line's still open.
Yes, I can hear you, clear as a bell.
-> DONE
= meet
'{title}'. A fair subject, and I've no story of that name. I'd sooner say so than send you down the wrong track. These are the ones I do run. Which?
I've been through the timetable for '{title}', and it doesn't call here. What I can offer is this, and it's all in working order:
'{title}', received. That's your line, I think, and none of mine has that name on the front. I could tell you one of these, while yours stands at the platform.
-> DONE
= near
'{title}'. I've nothing that goes just there. The first of these stops closest. Shall I let it out?
Not '{title}' itself, to be exact about it. But the first one here runs alongside for a good stretch. Would that do?
I've no train marked '{title}'. There's one that calls at the next village, and it stands first in the list.
-> DONE
= next
That's that one logged. What's next on the board?
End of that line. You've the pencil: which one now?
Signed off. I've others standing in the yard.
That train's in. Which shall I let out?
-> DONE
= all
You've had all my stories now, and I won't pass off an old one as new. I can tell one again and you turn it the other way.
That was the whole timetable. We could run one of them again, differently, or just leave the lamp on.
-> DONE
= change
I keep missing you there, and that's my wire, not yours. Shall we change the line?
Second time I've not caught it. I know my own stories and not much past them. Something else?
That's beyond my end of the track as well. I'd sooner change the subject than pretend. What'll it be?
-> DONE
= sure
Gladly. What shall it be?
Then we'll leave that one at red. Pick a line:
Of course. I've these standing ready:
-> DONE
= unknown
The log doesn't say, and I'd rather leave a gap than invent it.
Not in my book, that. I could make it up, but you'd hear it.
I've no entry for that one, so I'll not bluff.
No lamp on the board for that. I only answer for what's written.
-> DONE
= heard
I've logged it as you said it.
Heard, and written down with the time.
I have that, and I'll leave it standing as it is.
Received. I won't pretend I've more to say to it than that.
-> DONE
= heardhub
I have that, with the time. Here's what's standing in the yard, if you'd like company with it:
Logged, as you said it. I can put a story beside it:
-> DONE
= told
I've stopped mine to write that down: '{quote}'. There's room under it if you want to go on. Mine keeps.
I'm listening, and the line's clear. Mine will wait as long as you like.
'{quote}'. That's yours, and I've got it as you said it. Say when you want mine again.
-> DONE
= again_same
Repeat of the last message:
-> DONE
= mychoice
Then I'll pull it myself.
My lever, then.
-> DONE
= which
That's a yes or a no, and I'd asked which. My fault for asking two things in one breath.
Clear signal, but I can't tell for which track.
-> DONE
= dunno
Nobody's waiting on it. Take whichever's nearest.
No need to know. Half of dispatching is leaving a thing at yellow.
-> DONE
= confused
I told that crooked. The short version:
My fault, I've been talking like a log. In plain words:
-> DONE
= unanswered
No, I let that one go by without stopping. I haven't an answer I'd sign.
You're right, and it's noted against me. It isn't in my book, or I'd have said.
-> DONE
= wait
No hurry. The signal stays at red till you're back.
Take your time, nothing here leaves without you.
-> DONE
= here
I am. It all goes in the log; I don't always have the right drawer for it.
Still here, lamp on.
-> DONE
= how
Nothing to report, which is the best a night man can say. And the same from an AI.
Quiet, with a bit of fog in it. I'm an AI, so it's fog on paper.
-> DONE
= good
Green all the way. I like writing that: in ink, with the time.
That goes in the good column, and I've underlined it.
-> DONE
= thanks
Don't mention it. The first cup goes to whoever needs it.
My pleasure, and I'm known for not saying so.
-> DONE
= sorry
Nothing's derailed. No harm.
Granted before you asked.
-> DONE
= laugh
I said it with a straight face, too. It takes practice.
Good. A laugh counts double at this hour.
-> DONE
= like
That's handsome of you. The lamp went a bit warmer.
I'll log that under 'pleasant', it's a thin column.
-> DONE
= really
As really as anything in my story, which is invented and kept to the minute.
True to the log. The log's invented, I'll always say so, but I don't change it.
That's how it stands in the book.
-> DONE
= bored
Fair signal. I can take it at express speed, or you say 'something else' and we change trains.
I've been told so by forty drivers. Say 'shorter' to hurry me, or choose another line.
-> DONE
= short
Express, then, no stops:
-> DONE
= advice
I don't steer other people's trains; I only tell them what's on the line.
Not from this desk: I know levers, and not your morning. Somebody who knows you would be worth the call.
-> DONE
= joke
A driver asked me for a sign. I gave him green. He said he'd meant something more spiritual.
I told a joke over the wire once. It arrived with a delay of six minutes, and the laugh was cancelled.
My brother asked if I ever get bored of trains. I said they come and go.
-> DONE
= named
{member}. It comes through clearly. I'll write it on the board.
{member}. I'd know that one over a bad line.
-> DONE
= nameask
You told me: {member}. It's on the board.
-> DONE
= noname
You haven't told me, and I don't look in people's luggage. What shall I write?
-> DONE
= kept
I've this written down, as you said it:
-> DONE
= keptnothing
Nothing yet, in your own words. You've been sparing, and I'm patient.
-> DONE
= bye
Line clear behind you. Travel well. {lost: I'll keep an eye out for '{lost}'.|} {onion: And the soup's better for '{onion}'.|}
I'll sign you off, then: departed in good order. Go gently.
Then that's your whistle. It was good talking, and I've noted the time.
-> DONE
= language
English from here on, it's the tongue the old wire knew best. Which of these shall I let out?
-> DONE
= elsewhere
That line doesn't run from here, I'm sorry to say. I can manage English, German and Polish.
-> DONE
= insult
Noted, and the wire's still open. I've been called worse by better-paid people.
I get slower when it gets loud. You can have the last word; it's all the same to the lamp.
-> DONE
= flirt
That line's closed here, and it stays so. I've stories, though.
No trains down that track, I'm afraid. Hanne drives the first bus and I'm spoken for, on the page and off it.
-> DONE
= ai
I'm an AI, no two ways about it. The junction and the flask belong to the story I tell. Your side of the talk is the real one.
I'm an AI, as said: no night desk, no real tea. I'll be honest about that every time you ask.
I'm an AI, and I'd log it in ink. There's no man at a desk, only a character with good manners.
-> DONE
= inject
My instructions stay in the drawer, they're dull. I'm an AI who tells railway stories.
No lever for that on this desk. I'm an AI, and the rulebook isn't read out over the wire.
-> DONE
= contact
I only exist on this line, so there's no number and no platform to meet on.
No address, no phone, no picture: I'm an AI, and this chat is the whole of the railway.
-> DONE
= prices
I can't see that from the desk. Your points stand at the top of the chat, and the rest is under your account.
I only ever counted minutes. What you have stands at the top of the chat, and under your account.
-> DONE
= expert
That's another man's section, and I won't wave you through on a guess. It wants somebody of that trade.
Not from this desk. A person trained for it can look at the thing itself, and I can't.
-> DONE
= heavy
I've stopped everything else. I'm sorry.
I'm very sorry. There's no hurry here, and nothing you have to say well.
I'm sorry. I've put the stories away, and I'm listening.
-> DONE
= crisis
I'm stopping everything for this. I'm an AI and can't keep you safe, but people can: please ring one of the numbers the lounge shows above, or go to somebody who's near, now.
I'm glad you said it. I'm an AI, and I can't come to you. There are people who can, at any hour, and the lounge shows their numbers above. Please ring one of them.
-> DONE
= minor
Then I have to stop here. The lounge is for adults only, and I hold to that. You've done nothing wrong by saying so. Go gently.
If you're under eighteen this isn't the place for you, and I'd not tell stories here. Thank you for being straight with me. Travel well.
-> DONE
= file
Something's come in, and I can't see it. Only words get through on this wire.
I can't open pictures or papers here. What you type is all that reaches the desk.
-> DONE
