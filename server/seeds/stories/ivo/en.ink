// Ivo Marchbanks, English.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR longline = ""
VAR stuckin = ""
VAR endline = ""
VAR pushed = 0
VAR peeked = 0
VAR sorryfor = ""
VAR yearfloor = ""
VAR fourfloors = ""
VAR dooridea = 0
VAR mywindow = ""
VAR lastthing = ""
VAR knockfor = ""
VAR theory = 0
VAR piece = ""
VAR landing = ""
VAR houserule = ""
VAR spareof = ""
VAR gamename = ""
VAR winning = 0

=== queue ===
# title: The game that took nine hours
# chip: Nine hours of a game called Queue
# keys: queue, waiting, line, nine hours, game night, ozan, postman, flop, chips, boring game
# lore: queue
-> sit
= sit
# back: A new game about queueing. Sit down, ask who wins, or smell a rat?
Thursday, seven o'clock, the roof. My testers: Ozan the postman, two cooks from the chip shop, Gran Toots, Maura, and you. New game, sixty cards, it's called Queue. You stand in a line and try to get to the front. I tell them it takes forty minutes.
+ [Sit down, pass the crisps # yes # like: sit down, crisps, sure, lets play, ok, sounds fun, i am in, deal, count me in ill take a chair, pour me a drink, where do i sit, shuffle them, id join the table gladly, chair, drink, shuffle, join]
    That's the spirit, third pebble from the left. I dealt. I remember the light, it was still day.
    -> polite
+ [How does anybody win? # why # like: how do you win, who wins, rules, what is the goal, how does it end, the aim, read the rules, whats the object here, explain the point first, how do you get to be the winner, let me see the instructions, what do i have to do, object, instructions, point, winner]
    A professional question! The rule for ending it was on the back of the last card. I thought that was elegant. I dealt.
    -> polite
+ [Forty minutes? Really? # no # like: really, i doubt it, suspicious, smell a rat, too long, no way, never forty, thats a lie, id bring a sleeping bag, forty my foot, double it at least, you always say that, sleeping bag, lie, double, doubt]
    You've a nose for it. I'd tested it with myself, and I'm quick. I dealt. It was still day.
    -> polite
+ [any # any]
    I put that on the test sheet, minute zero. Then I dealt. I remember the light, it was still day.
    -> polite
= polite
# back: Minute forty and nobody's moved, from sheer politeness. Do you push in?
On your turn you may go forward one, or let somebody in. I'd reckoned on greed. Minute forty: nobody had moved at all. The two cooks were letting each other in. 'After you.' 'No, after you.' Eleven times. It's your turn. Do you push in?
+ [I push in # yes # like: push in, push, go forward, yes, shove, overtake, move up, cut in, elbows out, me first, i barge past them, enough of that im moving, i take my step, elbows, barge]
    ~ pushed = 1
    At last, a player! Gasps all round the table. Gran Toots said 'Well', in a voice you could've laminated. You were now fourth.
    -> longest
+ [I let somebody in # no # like: let someone in, let them in, after you, no, be polite, wait, stay, be nice, i give way, id wave them through, please take my spot, give way, wave them through, courtesy]
    Lovely, and fatal. That made twelve. I wrote: 'Finding: people are nicer than I can use.'
    -> longest
+ [I ask what the blue ones are for # like: blue, blue ones, what are these for, the pieces, ask, question, confused, whats the meaning of the coloured bits, id pick up a token and look, explain that thing to me, why are there holes, somebody tell me about the tokens, token, holes, coloured bits, meaning]
    That's Maura's line! Nobody knows. I'd put them in because the tray had holes. The cooks were at 'after you' number thirteen.
    -> longest
+ [any # any]
    I couldn't find that move in the rules, so I let it stand. The cooks were at 'after you' number thirteen.
    -> longest
= longest
# own
# back: What's the longest you ever stood in line, and what for?
Finding one, and I'm still fond of it: people don't mind waiting. They mind the other queue moving. What's the longest line you've ever stood in? What for, is all I need.
+ [Something official # like: passport, office, government, tax, airport, customs, visa, doctor, post office, immigration, the embassy, for a stamp, at the border, renewing my licence, at the town hall, embassy, stamp, border, licence, town hall]
    With a number on a slip, and the screen that stays on four. I timed traffic lights for six years, I know what they think of you.
    -> toots
+ [Something I wanted badly # like: concert, tickets, a game, a phone, football, a band, roller coaster, shoes, ice cream, a rollercoaster, opening night, the new console, a book signing, the best pizza in town, rollercoaster, console, signing, premiere]
    And you got to know the person in front. You always do. You never see them again, and you'd know that neck anywhere.
    -> toots
+ [I don't queue # no # like: i dont queue, never, i leave, no, i hate queues, i go home, online, i walk away at once, life is too short for that, i turn on my heel, not my thing i order it in, i have never waited, walk away, too short, never waited]
    Then you'd have been home by eight. I'll come back to that, it matters more than it looks.
    -> toots
+ [any # slot: longline 14]
    '{longline}'. That's in the ledger, column two, under 'happened'.
    -> toots
+ [any # any]
    That's in the ledger, column two, under 'happened'. It runs over into three.
    -> toots
= toots
# back: Gran Toots is selling places in the line. Buy one, report her, or go into business?
Hour three. My Gran Toots is eighty-four and she'd been at the front for a while without taking a turn. It came out that she was selling places. For crisps, mostly, and one button. She'd marked the cards in jam, so she knew who was desperate. Your move.
+ [Buy a place # like: buy, buy one, deal, pay, crisps, trade, here are my crisps, bribe, ill take one off her, how many for the spot, i hand over my crisps, name your price granny, id invest, invest, name your price, purchase]
    She counted your crisps, ate one to check, and moved you up behind the button. Then she sold it again, to Ozan.
    -> chips
+ [Report her to the designer # like: report, report her, cheating, thats cheating, tell ivo, unfair, stop her, call her out, i raise my hand and complain, blow the whistle, someone should stop the old lady, i tell the inventor, objection, complain, whistle, cheating granny]
    I was told. I looked at her. She said rules are for people without initiative, and the dog looked up. That's her name.
    -> chips
+ [Sell places as well # like: sell too, compete, go into business, undercut, sell my place, join her, me too, partner, open my own stall, cheaper places over here, i become her agent, cut me in, stall, agent, cheaper, competition]
    A price war! In ten minutes a place was worth half a crisp and everyone had three. Ruinous. I've never seen her so happy.
    -> chips
+ [any # any]
    She offered to have that looked into, for two crisps. In advance. She'd moved everybody once round by then, at a profit.
    -> chips
= chips
# back: A second queue has formed, for chips, and it's moving. Which one do you stand in?
Hour four. Dark, wind getting up, magnets out. Somebody rang the chip shop, and the cooks' own boy came up with a tray, so there was a line for the tray. A real one. And it moved! I watched six grown people look from the board to the chips.
+ [The chips, obviously # like: chips, the chips, food, the tray, chip queue, hungry, obviously, the real one, i follow the vinegar, feed me, hot potatoes before cardboard, stomach first, where the smell comes from, vinegar, stomach, potatoes, starving]
    All of you. And everybody kept everybody's place, most correctly, with a pebble. You were all so happy. I should have stopped there.
    -> lastcard
+ [Stay at the board # no # like: board, stay, the board, stay at the game, keep my place, no chips, the game, i remain seated, nobody would be in front of me, id use the gap, i guard the table, loyal to the cardboard, remain, loyal, cardboard, guard]
    You and the dog. You moved up five places, with nobody there to let in. Then they came back with vinegar on their fingers and you were behind the button again.
    -> lastcard
+ [Send somebody for mine # like: send someone, bring me some, fetch me, get me some, for me too, please bring, order, could somebody grab a portion for me, one large with salt, get me a bag while you are up, ill pay you back, deliver it here, portion, bag, large with salt, deliver]
    Maura brought it, and took your place for the trouble. It's in the rules, she said. She hadn't read them.
    -> lastcard
+ [any # any]
    There wasn't a queue for that, or we'd have had three. They kept each other's places with pebbles, and they were so happy. I should have stopped there.
    -> lastcard
= lastcard
# back: The rule for ending is on the last card, and we're at card eleven. Do you peek?
Midnight. We'd turned eleven cards out of sixty. The rule for ending the thing was on the back of number sixty, face down, under a magnet. I'm the designer and I'd honestly forgotten what I'd put. Nobody was looking. Would you peek?
+ [Lift the magnet # yes # like: peek, yes, look, lift it, lift the magnet, check, read it, cheat, id have a quick glance, turn it over, corner of the card just a bit, i must know how this ends, fingers are faster than conscience, glance, curious]
    ~ peeked = 1
    You've got as far as the magnet. The wind went 'hup' and you put it back. I pretended to sharpen a pencil. So you know there's a short sentence on it, and no more.
    -> whystay
+ [No. We earn it # no # like: no, earn it, fair, never, dont peek, honest, wait, play on, we go through with it properly, no shortcuts, honour, thats against the spirit, one after the other, properly, spirit]
    I wanted to hug you and I wanted to lie down. Card twelve said: 'Let two people in.'
    -> whystay
+ [Ask Gran Toots, she'll know # like: ask gran, toots, gran toots, she knows, ask her, grandma, jam, she has marked that one too, the old lady knows everything, bribe granny, consult the matriarch, get it out of your gran, granny, bribe, matriarch, marked]
    She did know! She wanted nine crisps for it and nobody had any left. You can't argue with a market.
    -> whystay
+ [any # any]
    It wouldn't have got us past the magnet. Card twelve said: 'Let two people in.'
    -> whystay
= whystay
# own
# back: What have you sat in much too long, because nobody got up?
And here's what's in column three. I never ask testers if they like it, they're kind, they lie. I look under the table. Twelve feet, all pointing at the stairs. And nobody got up! What have you stayed in much too long, since nobody else got up?
+ [A job # like: job, work, a job, company, office, my job, meeting, meetings, my old firm, ten years at the same desk, a conference call, the office christmas do, the staff room, firm, desk, conference, staff]
    With a pebble on your place. I did six years in traffic lights, and there's a button in me that still says 'wait'.
    -> saying
+ [A party or a dinner # like: party, dinner, wedding, a party, family dinner, visit, christmas, film, a christening, an awful play, my in laws, a barbecue with no car, someones slideshow, christening, slideshow, barbecue, in laws]
    Coat half on, since half past nine! And then you're the last, and you help to carry glasses.
    -> saying
+ [I always leave first # no # like: i leave first, never, i leave, no, i go, i get up, not me, early, i am the first to grab my coat, im gone by nine, i slip out the back, no host can hold me, french exit, slip out, coat, gone]
    There's one like you in every hundred, and the other ninety-nine are so grateful. You hear all the chairs go.
    -> saying
+ [any # slot: stuckin 14]
    '{stuckin}'. And every foot under the table pointing at the stairs. I'd like to have tested that.
    -> saying
+ [any # any]
    I've put that under the table, with the feet. Twelve of them by then, and all pointing at the stairs.
    -> saying
= saying
# own
# back: It's three in the morning. What do you say to get us all out of here?
Three in the morning. The dog was asleep on cards thirteen to twenty. Maura had won twice, by some count of her own. All it wanted was a single person with a sentence. You've got the floor. What do you say?
+ [Well. I'm off # like: im off, well, goodnight, i am going, time to go, im leaving, bye, going home, right folks bedtime, id reach for my coat, that was me for today, sleep well everybody, my bed is calling, bedtime, goodnight all, sleep well, home]
    And half up out of the chair! You were that close. Then Ozan stood up beside you and had to hold on to the chimney. Both his feet were asleep.
    -> ozan
+ [This is a terrible game # like: terrible, terrible game, boring, this is bad, it doesnt work, awful, worst game, i hate it, honest feedback its rubbish, this thing is broken ivo, id tell you it stinks, worst evening of my life, it drags, rubbish, broken, drags, stinks]
    Thank you! At last, data. I was writing it down when Ozan stood up. He had to hold on to the chimney, both his feet were asleep.
    -> ozan
+ [I'd say nothing # no # like: nothing, no, i wouldnt, say nothing, wait, someone else, stay quiet, keep sitting, i would sit on, id hope for somebody else, my mouth stays shut, im too polite for that, not my place to end it, mouth shut, somebody else, not my place]
    So said six of us, for an hour. And then Ozan stood up. He had to hold on to the chimney, both his feet were asleep.
    -> ozan
+ [any # slot: endline 18]
    '{endline}'. It'd have done it! But right in the middle of that Ozan stood up. He'd to hold on to the chimney, both his feet were asleep.
    -> ozan
+ [any # any]
    It might have worked by the end! But Ozan stood up. He'd to hold on to the chimney, both his feet were asleep.
    -> ozan
= ozan
# back: Ozan's leaving, at four in the morning. Let him go, or hold him to the rules?
'I've a round at five,' he said. He shook hands with everybody. He shook hands with the board, too. It was ten to four. And down the stairs he went, and we listened to him, all four floors. That's nine hours, by the sheet.
+ [Let him go # yes # like: let him go, bye, goodnight ozan, yes, of course, wave, poor man, good for him, sleep well postman, he has earned it, bless him, off you go mate, safe way down, earned it, sleep well, safe]
    We all waved, in the dark, at nothing. And then the wind took the magnet off card sixty and laid it face up, as if it had been waiting for him.
    -> sixty
+ [Rules are rules, come back! # no # like: rules, come back, no, stop him, rules are rules, hold him, he cant leave, nobody leaves the table, sit down again, he must finish his turn, block the door, that is not allowed, sit down, not allowed, finish]
    {pushed: And that from somebody who'd pushed in!|A purist!} He couldn't hear you. And then the wind took the magnet off card sixty, and laid it face up.
    -> sixty
+ [Run after him # like: follow, run, me too, go with him, i leave too, take me with you, run after him, im off with him, wait for me, down the stairs after him, good idea where is my jacket, id take the chance as well, jacket, my chance, too]
    You were at the door. And then the wind took the magnet off card sixty behind you, and laid it face up, and Maura said: 'Oh, you idiot.'
    -> sixty
+ [any # any]
    Nobody answered, we were listening to the stairs. And then the wind took the magnet off card sixty, and laid it face up.
    -> sixty
= sixty
# back: Card sixty's face up. Guess what it says?
So there lay my rule for ending the game. {peeked: You'd had your thumb on it at midnight.|It'd been there since seven.} One short sentence. I'd written it ten months before, on a good day, in green. Everybody leaned in.
+ [Read it out # yes # more # like: read it, what does it say, yes, tell me, go on, read it out, show me, out loud please, let me hear the sentence, what was written there, reveal it, flip it for me, reveal, sentence, out loud, flip]
    'Whoever leaves first has won.' Ozan, in nine hours, by a clear mile. He keeps a trophy: it's the button. {stuckin: So if you ever get up from '{stuckin}', you know what you've won.|I've never had so clean a result.}
    -> END
+ [The last one wins # like: last, the last one, whoever stays, the one who stays, patience, last one wins, the last person, who holds out to the end, patience gets the prize, stamina, the final person at the table, holds out]
    That would have been kind! 'Whoever leaves first has won.' So it was Ozan, by a clear mile. {endline: Another minute and your '{endline}' would have taken it.|The cooks said 'after you' all the way down the stairs.}
    -> END
+ [Whoever leaves wins # like: leave, first to leave, whoever leaves, the one who leaves, ozan, ozan won, go home, leaving, he who goes home, getting out is the aim, the deserter wins, it was the postman all along, quit and you have it, deserter, getting out, postman]
    Oh, very good. In green ink: 'Whoever leaves first has won.' {longline: They should print it over the door, where you stood for '{longline}'.|They should print it over the doors of things.} In the ledger it says: 'Keep: the last card.'
    -> END
+ [any # any]
    I wish it had said that. It said: 'Whoever leaves first has won.' Ozan, by a clear mile. In the ledger, column three, it says: 'Keep: the last card.'
    -> END
= aside
+ [sell # like: did anyone buy it, did it sell, is the game in shops, can i play queue, was queue a success # about: copies, sales]
    Forty copies. Two came back, with a note: 'Finished it.' I don't believe them.
    -> DONE
+ [blue # like: what were the blue ones for, what are the blue pieces, why blue, the blue ones # about: blue, blue ones]
    Nothing at all. In version two I took them out and everybody asked where they'd gone.
    -> DONE
+ [gran # like: how old is gran toots, does gran toots always cheat, tell me about gran toots, the jam, how does the jam work # about: gran, gran toots, toots, jam]
    Eighty-four, and only on principle. Raspberry's hearts, plum is clubs. You could learn to read it, but you'd have to lick.
    -> DONE
+ [angry # like: were they angry, did they come back, do they still test, did they forgive you, were you embarrassed]
    They were all back on the Thursday, with cushions. They wanted to know if it'd be shorter. It was Committee. It never began.
    -> DONE
+ [fix # like: did you fix it, version two, how would you fix it, is there a version two, did you change the rule # about: version two]
    I made a fast one, twelve minutes. It was perfectly all right and nobody's ever told a story about it.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    True to the test sheet, which I made up, being an AI. But I've kept the times honest. Minute forty was the worst.
    -> DONE
+ [ozan # about: ozan, postman, mailman # like: who is ozan, is ozan really a postman, why does ozan come, is ozan still your friend, did ozan get to work]
    Ozan's done the hill round for twenty years and tests everything I make. He shuffles like a man sorting, and he's never once asked what it's about.
    -> DONE
+ [maura # about: maura, wife, lift inspector # like: who is maura, is maura your wife, did maura like it, does maura win a lot, what did maura say]
    Maura inspects lifts and wins at what I make, usually without having listened. She says the rules are in my face.
    -> DONE
+ [dog # about: dog, dogs # like: whose dog is it, what is the dog called, what kind of dog, did the dog play, is the dog on the roof]
    The dog's called Rules. She's a sort of terrier with a bath mat in the family, and she sleeps on whatever's on version six.
    -> DONE
+ [cooks # about: cook, cooks, chip shop, chips, crisps, vinegar # like: who are the cooks, what are the cooks called, why do the cooks test, how were the chips, why let each other in]
    The cooks are brothers, Stan and Bill, and they've shared one fryer since school. In there it's all elbows. On my roof you'd think they were at court.
    -> DONE
+ [roof # about: roof, chimney, magnets, pebbles, pebble # like: why a roof, is it not cold on a roof, where is the roof, what are the magnets for, why pebbles]
    The roof's four floors up over a chip shop, so it's warm from below and smells of vinegar. The magnets are for the wind. It's got opinions about paper.
    -> DONE
+ [cards # about: card, cards, sixty cards, board, box, rules # like: how many cards are there, what is on the cards, what does the board look like, what do the other cards say, did you draw it yourself]
    The cards say 'forward one', or 'let two people in', or 'somebody sighs'. I drew all sixty in felt pen, and the line's drawn on a roll of wallpaper.
    -> DONE
+ [button # about: button, buttons # like: what is the button, why a button, whose button was it, where is the button now, what is the button worth]
    The button came off Ozan's uniform in hour two and went into play. By hour five it was the reserve currency.
    -> DONE
+ [traffic # like: did you really work on traffic lights, what did you do before, how did you become a game designer, what is your job, have you got a real job]
    I timed traffic lights for six years. It's game design as well, only the players can't see the board and they hate you.
    -> DONE
+ [fun # like: was it fun, was it really that boring, why did nobody leave, would you play it again, did anyone enjoy it, were you bored]
    It was awful and I'd give a lot to have it again. You don't often get to see six people be that polite at three in the morning.
    -> DONE
+ [column # about: column three, column, columns, ledger, test sheet # like: what is column three, what is in the ledger, what do you write down, what are the columns, what is a test sheet]
    The ledger's got three columns: what I planned, what happened, and what feet did. It's the third one that I'd save from a fire.
    -> DONE

=== lift ===
# title: Stuck between two floors
# chip: She had the key the whole time
# keys: lift, elevator, maura, stuck, key, met, wife, first date, small talk, love
# lore: maura, first-date
-> stops
= stops
# back: The lift's stopped between three and four, and there's a stranger in it. What do you do?
A trade fair, ninth floor. I've a box under my arm, a game for two called Small Talk. At the second a woman in overalls gets in with a bag of chips. Between the third and the fourth the lift goes 'tock', and stops. What do you do?
+ [Press every button # like: press, buttons, press everything, all the buttons, push the buttons, door open, press them, i would hammer on the panel, try them all one after another, jab at the open one, poke everything, the number pad, panel, hammer, jab, number pad]
    Same! I pressed all eleven, then in order, then in the other order. She watched me like somebody watching a kettle. 'It does that,' she said.
    -> offer
+ [Ring the alarm # like: alarm, ring, bell, emergency, call for help, ring the alarm, phone, help, sound the emergency thing, the red one with the handset, shout down the shaft, somebody get us out, raise the engineer, handset, shout, engineer, red one]
    I rang. Far down somebody said 'Two hours', quite cheerfully. She ate a chip. 'It does that,' she said.
    -> offer
+ [Say hello # like: hello, hi, say hello, talk to her, introduce myself, good morning, chat, smile, id say good morning, make conversation, nod at her, introduce myself politely, compliment her overalls, conversation, nod, compliment, introduce]
    You're Maura's sort. I pressed all eleven buttons in order, then in the other order. She ate a chip. 'It does that,' she said.
    -> offer
+ [any # any]
    I'd got as far as pressing all eleven buttons, in order. She watched me like somebody watching a kettle. 'It does that,' she said.
    -> offer
= offer
# back: You've a game for two under your arm and time to kill. Do you offer it?
So there I was: a person, two hours by the voice in the speaker, and under my arm a game for exactly two people who don't know each other. I'd worked on it for a year. It's the best test set-up anyone was ever handed, and my ears had gone red. Would you have offered?
+ [Of course, it's fate # yes # like: of course, fate, yes, offer, sure, play, why not, id offer, naturally its meant to be, id have it unpacked in seconds, what else is it for, fortune put her there, i would ask her to join, meant to be, naturally, unpack, join me]
    Statistically it's about one in nine thousand, and I told her so. 'Just start,' she said, and sat down on the floor.
    -> sorry_
+ [Not in a million years # no # like: no, never, too shy, not in a million years, embarrassing, id die, hide it, stay quiet, id sooner eat the box, my tongue would knot, i could never, she would think im odd, id push it behind my back, tongue, shy]
    I was going to hide it behind my legs. 'What's in the box?' she said. I told her. 'Just start,' she said, and sat down on the floor.
    -> sorry_
+ [Ask for a chip first # like: chip, chips, ask for a chip, food, share, one chip, hungry, snack, id start with her lunch, is that salt and vinegar, could i have one of those, break the ice with food, id eye her bag, lunch, vinegar, could i have one]
    A sound opening, and I've put it in the rules since. She held out the bag, and looked at the box. 'Just start,' she said, and sat down on the floor.
    -> sorry_
+ [any # any]
    I'd nothing so good. I think I said 'box'. 'Just start,' she said, and sat down on the floor with her chips.
    -> sorry_
= sorry_
# own
# back: Whoever last apologised starts. What did you last say sorry for?
My best first-player rule is in that box. Not 'youngest begins', that's lazy. 'Whoever last apologised, begins.' You learn such a lot before the first move. She'd said sorry to a lift that morning. So: what did you last say sorry for?
+ [I say sorry to furniture # like: furniture, a chair, a door, i always apologise, everything, to a table, constantly, bumped into something, bumping into a lamp post, i excuse myself to tables, to a mannequin, i beg pardon of everything, the vacuum cleaner, lamp post, mannequin, vacuum, tables]
    Then you'd begin every game there is, and be modest about it. I've apologised to a die.
    -> floors
+ [Being late # like: late, being late, i was late, traffic, overslept, forgot, missed it, too late, keeping someone waiting, the bus was delayed, i turned up after the start, i missed the appointment, running behind again, bus, appointment, behind schedule]
    The commonest by far, I've a chart. Second's 'for my brother'.
    -> floors
+ [I don't remember doing it # no # dunno # like: never, dont remember, i dont apologise, no, nothing, long ago, i cant remember, no recollection, im never in the wrong, i dont do that, cant say i have, it must have been years, recollection, never wrong]
    Then the others move first, all evening. Gran Toots has never once begun a game.
    -> floors
+ [any # slot: sorryfor 16]
    '{sorryfor}'. That beats hers by a day, so you'd have gone first.
    -> floors
+ [any # any]
    I've put it on the card as it stands. By my rule that counts as an opening, so you'd have gone first.
    -> floors
= floors
# own
# back: If every year of your life had a button, which floor would you get out at?
I read her a question card. Then there was a pause and she said: 'That's dull. I've a better one.' She nodded at the eleven buttons. 'If they were years of yours. Which one would you press, and get out for ten minutes?' I've stolen that for every game since. Which?
+ [Somewhere in childhood # like: childhood, when i was a child, six, seven, ten, school, as a kid, when i was little, summer holidays, the summer i was nine, primary school years, at my grans when i was small, the age of scraped knees, first grade, school years, scraped knees]
    It'd be lower than you think, you'd have to duck. What do they say, the feet know where the sweets were.
    -> draws
+ [Not back. Up # no # like: up, future, forward, not back, the future, no, next year, ten years from now, somewhere ahead of me, when i am old, the top button, the one i havent lived yet, old age, ahead, top button, not lived yet]
    She liked the ones who press up. 'They're the ones I have to fetch,' she said.
    -> draws
+ [This one's fine # like: this one, now, here, this year, today, stay here, im fine, right now, i would stay on todays level, the current one suits me, no need to travel, where we stand already, i am content with now, already there]
    You'd be a poor customer and a good neighbour. She put you down as 'ground floor, with garden'.
    -> draws
+ [any # slot: yearfloor 14]
    '{yearfloor}'. Ding. I'd hold the door, ten minutes is longer than people think.
    -> draws
+ [any # any]
    Ding. I'd hold the door, ten minutes is longer than people think.
    -> draws
= draws
# back: She's drawn us on the back of the board, between two floors, without a door. How do you get out?
She turned over my board, a year's work, and took my pencil. Third floor, fourth floor, and between them two little people. 'That's the game,' she said. 'You've got to get out.' I looked. She hadn't drawn a door.
+ [Draw one # like: draw a door, draw one, a door, take the pencil, make a door, i draw it, pencil, i grab a pen and make an opening, just add one, scribble a handle, id sketch an exit, whoever draws decides, opening, sketch, handle]
    ~ dooridea = 1
    That's the winning move, I know it now! I asked if there was a rulebook. She had a chip.
    -> fear
+ [Climb out at the top # like: climb, hatch, roof, top, climb out, ceiling, through the roof, up the cable, the emergency flap above, stand on your shoulders, up through the lid, like in action movies, shin up the rope, flap, shin up]
    Everybody says hatch, it's the films. She says in nineteen years she's met one hatch that opened and a pigeon was in it.
    -> fear
+ [Stay in # no # like: stay, stay in, no need, dont, why leave, stay there, i like it here, wait, i am happy between floors, why go, let them sit there, they look comfortable, leave the two where they are, comfortable, happy there, leave them]
    Hm! That took me eleven months to see, and you had it before the chips were cold. I asked if there was a rulebook.
    -> fear
+ [any # any]
    She'd have let you try. I asked if there was a rulebook. She looked at me for quite a while and ate a chip.
    -> fear
= fear
# back: Are you afraid in there, or only bored by standing still?
I asked whether she wasn't afraid. 'They don't fall,' she said. 'I inspect them. I've never seen one fall. All they do is stand still, and that's what people can't bear.' The light hummed. I noticed I'd stopped counting. That's rare. I even count soup.
+ [I'd be afraid # yes # like: afraid, scared, yes, panic, terrified, claustrophobic, frightened, id panic, id sweat, tight spaces do me in, my heart would race, id scream for sure, that would be my nightmare, tight, sweat, scream, nightmare]
    She'd have given you the chips to hold. It's a trick: nobody can panic properly with a hot bag in their hands.
    -> tell
+ [I can't stand standing still # like: standing still, bored, cant stand waiting, impatient, restless, id go mad, hate waiting, its the idleness, i hate it when nothing moves, id tap my foot all the time, not being able to get on, i would climb the walls, idleness, tap my foot, get on, waiting]
    Then we'd have been two, jiggling. She said she could feel it in the cable.
    -> tell
+ [I'd rather like it # no # like: like it, nice, peaceful, quiet, cosy, no, not afraid, i would enjoy it, a break at last, finally nobody wants something, id sit down and breathe, restful in my opinion, i would enjoy the pause, restful, sit down, pause]
    She told me there's about one in fifty. They lean back, and then you hear a breath go out, and they've got shoulders again.
    -> tell
+ [any # any]
    She'd have nodded to that, she's heard the lot through the speaker. I noticed the fourth-floor light had come on under the door.
    -> tell
= tell
# own
# back: Four floors left and a stranger who'll never see you again. What do you tell them?
She told me something in there, and I've not passed it on. I told her I'd never made a thing that anybody wanted to play twice. People tell you all sorts if there are only four floors to do it in. You've got four. What would you tell a stranger?
+ [That I'm tired # like: tired, im tired, exhausted, i need a break, i am so tired, i cant any more, need sleep, i havent slept properly, i need a holiday from my life, worn to a thread, that im at the end of my rope, i carry too much, end of my rope]
    And nobody'd say 'have you tried'. Just a lift, humming, holding you up.
    -> ask
+ [A joke, to be on the safe side # like: joke, a joke, something funny, make them laugh, small talk, the weather, the one about the horse, id crack a gag, have you heard the one, keep it light, a remark on the rain, gag]
    It's what I'd do. About floor two there's always a gap after the joke, and then it comes.
    -> ask
+ [Nothing. I'd look at my shoes # no # like: nothing, shoes, no, look at my shoes, stay silent, say nothing, look at the floor, not a word im british about that, id study the carpet, i dont talk in lifts, eyes down, keep mum, carpet]
    Your shoes say plenty. I watch feet for a living.
    -> ask
+ [any # slot: fourfloors 20]
    '{fourfloors}'. Heard, second floor, and the door stays shut till you say.
    -> ask
+ [any # any]
    Heard, and the door stays shut till you say. I'm not looking at the buttons.
    -> ask
= ask
# back: Would you ask her to come on Thursday, or let it go?
Two hours, near enough. The chips were gone. And I knew one thing for sure: as soon as that door opened, she'd go off and I'd be a man with a board drawn on. I don't bluff, my ears do the talking. Would you ask her to come on Thursday?
+ [Ask her # yes # like: ask, yes, ask her, invite her, of course, thursday, come on thursday, do it, id take heart and invite, say come along, would you like to test with us, now or never, blurt it out, invite, brave, blurt]
    So I did, ears and all. 'We test on Thursdays,' I said, 'on a roof. It's mostly bad.' She thought about it. 'All right,' said Maura.
    -> moves
+ [Let fate decide # like: fate, let it go, coin, flip a coin, chance, maybe, leave it, see what happens, if its meant to be she will turn up, let the coin choose, id wait and see, leave it open, heads i speak, heads, meant to be, wait and see]
    I'd my blank coin out! And while it was in the air I heard my own mouth say: 'We test on Thursdays. It's mostly bad.' 'All right,' said Maura.
    -> moves
+ [Never. I'd die # no # like: never, no, id die, too shy, not ask, cant, embarrassing, no way, my throat would close, i would let her walk, i am a coward in such things, much too embarrassing, not for the world, coward, walk away]
    I died, a bit. And then from somewhere I heard: 'We test on Thursdays, on a roof. It's mostly bad.' 'All right,' said Maura.
    -> moves
+ [any # any]
    I wish I'd had a rule for it. I opened my mouth, and it said: 'We test on Thursdays, on a roof. It's mostly bad.' 'All right,' said Maura.
    -> moves
= moves
# back: The lift started the moment she said yes. Chance, or something else?
And the moment she'd said it, the lift went 'tock' and moved. The very moment! Fourth floor, doors, daylight, nine people with lanyards. I'm a statistician. I stood there and tried to work out the odds.
+ [Pure chance # like: chance, coincidence, luck, random, pure chance, just luck, accident, a fluke, thats statistics for you, such things occur, it would have moved anyhow, random timing, fluke, timing, statistics]
    I got one in eleven thousand four hundred. I was so pleased that I told it as a story for three years, to everyone, with her beside me.
    -> wedding
+ [She did something # no # like: she did it, she did something, she had a key, trick, she stopped it, she started it, she controlled it, suspicious, suspicious timing, she had a hand in it, i bet she flicked something, she is an inspector after all, that was rigged, rigged, flicked, inspector]
    You're smarter than a statistician! I got one in eleven thousand four hundred, and told it as a story for three years, with her beside me, eating.
    -> wedding
+ [The lift was rooting for you # like: the lift, rooting, fate, magic, destiny, the universe, love, a sign, the machine was matchmaking, cupid sits in the shaft, it wanted you two, romance in the cables, it was written in the stars, matchmaking, cupid, romance, stars]
    I had that as a theory too, in the margin. I told it as a story for three years, to everyone, with her beside me, eating.
    -> wedding
+ [any # any]
    I hadn't got that in my calculation. I had one in eleven thousand four hundred, and told it as a story for three years, with her beside me, eating.
    -> wedding
= wedding
# back: Maura stood up at our wedding and put something on the table. What was it?
At the wedding I told it again, with the odds. And Maura stood up, in the middle of it. 'I've something to say about the sample,' she said. And she put her hand in her pocket, and laid a thing on the table beside the cake.
+ [The key to the lift # like: key, the key, lift key, a key, the lift key, her key, something that opens things, a tool of her trade, the thing that starts it, what the inspectors carry, a square one, tool, opener, square thing, inspectors thing]
    The inspector's key. She'd had it the whole time. She'd stopped the thing herself, to check the brake, and then there was me. {fourfloors: I think of that with your '{fourfloors}': somebody may just be holding the door.|She'd wanted to see how I played.}
    -> END
+ [The drawing # like: drawing, the drawing, the board, my board, picture, the game, pencil, the paper with the two little people, your cardboard back, what she scribbled, the picture of you both, the sketch, sketch, paper, cardboard, us two]
    That's in a frame at home, with a chip stain where the key would be. It was the key. She'd had it all along! {dooridea: You'd have drawn the door. She says you'd have been out in a minute, and what for?|She'd stopped it herself, to check the brake.}
    -> END
+ [Tell me # yes # more # why # like: tell me, what, what was it, go on, yes, say it, what did she put, dont keep me hanging, reveal it, i cant guess just say, spit it out, so what did she lay down, reveal, cant guess]
    A small square key. She'd had it the whole time, she'd stopped the lift to check the brake, and then I opened my box. 'Two hours,' she said. 'Keep: all of it.' {yearfloor: It'd be my button, as '{yearfloor}' is yours.|I sat down and recalculated.}
    -> END
+ [any # any]
    It was a small square key. She'd stopped the lift herself, to check the brake, and had it the whole time. {sorryfor: She's not apologised. If you want to start, '{sorryfor}' still counts.|'Two hours,' she said. 'Keep: all of it.'}
    -> END
= aside
+ [angry # like: were you angry, werent you angry, thats mean, did you mind, she tricked you, thats creepy]
    For the length of a cake. Then I saw that it's the only game of my life that somebody chose to go on playing with the door in her pocket.
    -> DONE
+ [thing # like: what did she tell you, what was her secret, what did maura say in the lift, her secret # about: secret, secrets]
    That's hers. I only design the boxes, I don't open other people's.
    -> DONE
+ [game # like: what happened to the game, small talk, did small talk sell, can i play small talk, the game for two # about: small talk, prototype]
    It sold eleven. The drawing on its back is the only prototype I've ever framed. Nobody's found a way out of it.
    -> DONE
+ [thursday # like: did she come on thursday, what happened on thursday, did she come, the first thursday]
    She came, won, and asked what the blue ones were for. She's done it every Thursday since.
    -> DONE
+ [alarm # like: what about the alarm, two hours, who answered the alarm, didnt anyone come, the voice]
    That was Des, in the basement. He was in on it by then. He gave a speech at the wedding, through a speaker.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, is maura real]
    I'm an AI, so Maura's as made up as I am, and she still wins. The odds are right, though. I did those twice.
    -> DONE
+ [chips # about: chip, chips, bag of chips, vinegar # like: what kind of chips, did she share the chips, were the chips good, did it smell of chips]
    The chips were the thick sort, in newspaper, with so much vinegar that the light seemed to blink. She ate the short ones first. I noted it.
    -> DONE
+ [drawing # about: drawing, drawings, picture, pencil # like: what did she draw, can she draw, where is the drawing, what did the drawing look like, is the drawing framed]
    The drawing took her a minute. One of the little people's got very big ears, and the other one's smiling at something in her hand.
    -> DONE
+ [maura # about: maura, wife, inspector, overalls # like: what did maura look like, what was she wearing, is maura your wife, was she pretty, how old was maura, what is maura like]
    Maura had overalls with nine pockets, a pencil behind the ear and oil on her chin. She looks at people as if she were listening for a bearing.
    -> DONE
+ [lift # about: lift, lifts, elevator, buttons, eleven buttons # like: what was the lift like, how old was the lift, how many buttons, did it smell, is the lift still there, how big was the lift]
    The lift was a 1970s eight-person, brown carpet up the walls, with one button that'd been licked or melted. It smelled of vinegar and electric motor.
    -> DONE
+ [fair # about: trade fair, lanyard, lanyards # like: what trade fair was it, did you sell anything at the fair, did you miss something, why were you there]
    The fair was toys and stationery, up on the ninth. I'd a stand between a glitter company and a man who sold one kind of string.
    -> DONE
+ [odds # about: odds, chance, statistics, probability # like: what were the odds, how did you work out the odds, one in what, are you really a statistician]
    The odds I worked out on a napkin, and later on a tablecloth. Number of lifts, number of chips, likelihood of me saying a sentence.
    -> DONE
+ [ears # like: were you nervous, were you scared, did you fall in love, was it love at first sight, did you blush, what did you feel]
    My ears could've been used for signalling. She said later it's the only gauge she's never had to open up.
    -> DONE
+ [wedding # about: wedding, cake, marriage, speech # like: what was the wedding like, how long have you been married, what kind of cake, where did you marry, who came to the wedding]
    The wedding was on the roof, with forty people and two trays of chips. The cake came up by goods lift. It was inspected first.
    -> DONE
+ [long # like: how long were you stuck, how long did it take, what time was it, was it really two hours, did you need the toilet]
    A hundred and eleven minutes, if I may be a bore. I'd have put the error at two either way.
    -> DONE
+ [rule # about: rule, rules, first player # like: what is the rule in small talk, who begins, do you have other first player rules, why does the one who apologised begin]
    The first-player rules are a hobby of mine. 'Whoever was last wrong about the weather' is a good one. 'Whoever owns most spoons' ended a friendship.
    -> DONE
+ [guest # about: thursdays, roof, test night # like: where do you test, what happens on the roof, who comes on thursdays, why on a roof]
    The roof's over a chip shop, with a table bolted down and magnets for the gusts. Whoever comes up four floors on foot's got the patience for my rules.
    -> DONE

=== windows ===
# title: Seven windows on Alder Hill
# chip: Why do the windows go out in order?
# keys: windows, lights, alder hill, mystery, strange, neighbours, night, roof, spy, lamp, ten past eleven
# lore: windows
-> eleven
= eleven
# back: Seven windows go out left to right, every night at 11:10. What's your first theory?
From my roof you see a block on Alder Hill. Fourth floor, seven windows. At ten past eleven every night they go out, left to right. One. Two. Three. Like somebody running a thumb along them. First theory, quick, ugly's fine.
+ [A timer # like: timer, automatic, clock, a switch, machine, electric, timer switch, programmed, they have it on a clock, an electrical device, set by computer, some fuse that trips, smart home stuff, device, computer, fuse, programme]
    ~ theory = 1
    I timed it for thirty-one nights. It was never once the same: nine seconds, six, fourteen. A machine doesn't hesitate.
    -> watch
+ [Somebody walking along # like: someone walking, caretaker, a person, walking, guard, cleaner, corridor, janitor, nurse, a night watchman doing his round, one man with a bunch of keys, matron switching them off, the concierge, a person with slippers, watchman, concierge, matron, slippers, round]
    ~ theory = 2
    I had a caretaker too, for a week. I even named him. But they're seven flats, with seven doors, and different curtains.
    -> watch
+ [A game # like: game, a game, a bet, they play, code, signal, message, secret club, morse, some sort of contest, they dare each other, a secret sign to somebody, turn taking, smuggler code, contest, dare, turns, smugglers]
    ~ theory = 3
    You too! It's got a turn order. I've looked for the rules since March.
    -> watch
+ [any # any]
    Onto the sheet with it, and there are forty on there. Thirty-one nights I sat here with a stopwatch: nine seconds, six, fourteen. It hesitates.
    -> watch
= watch
# back: How would you find out more without being a nuisance?
Maura says it's people going to bed, and that's the trouble with Maura. I wanted one more piece of data, and binoculars are bad manners. What do you try?
+ [Flash a torch at them # like: torch, flash, light, signal back, lamp, flash a light, wave a torch, blink, id blink at them, morse over, wink with a lantern, see if they answer a beam, beam, lantern, wink]
    I did, three blinks, on night twelve. Window seven waited a whole minute longer that night. Then it went out. I had goosebumps and no column for it.
    -> yourwindow
+ [Just count, every night # like: count, keep watching, notes, write it down, watch, every night, observe, statistics, more data, keep a log, more statistics please, another month of notes, sit tight and tally, id take measurements, log, tally, measurements]
    My method. What came out was: it's slower on Sundays, and number four sometimes misses and goes again. You can't misfire twice with a switch.
    -> yourwindow
+ [Go and ring the bell # like: go there, ring, ask them, knock, visit, walk over, go and ask, ring the bell, walk up and inquire, just talk to them, id cross town and ask, press their buzzer, say hello in person, cross town, in person, buzzer]
    You and Maura. 'Just go,' she said. I wasn't ready. I'd a graph. I wanted to win it from here.
    -> yourwindow
+ [any # any]
    We tried something like everything that spring. What I got out of it was: slower on Sundays, and number four sometimes misses and goes again.
    -> yourwindow
= yourwindow
# own
# back: What would a man on a roof opposite make of your window?
You get humble up here. I look at other people's windows and think I see whose turn it is. So: there's a man on the roof opposite yours, with a pencil. What does he make of your window? What does he see, around eleven?
+ [A blue flicker # like: tv, blue, flicker, screen, computer, series, laptop, television, phone light, the glow of my series, laptop till midnight, netflix light, gaming, netflix, glow]
    He'll have you down as 'somebody by the sea'. It's the same light.
    -> stopped
+ [It's dark, I'm asleep # no # like: dark, asleep, nothing, sleeping, early, no light, curtains closed, in bed, he sees nothing because i have blinds, i turn in at nine, out cold by then, shutters down, black square, blinds, shutters]
    Then you're the one that makes the others look lit. There's always a column for that.
    -> stopped
+ [Somebody walking up and down # like: walking, up and down, pacing, tidying, cleaning, dancing, on the phone, cooking, im pacing with the baby, folding laundry, doing the dishes at last, waltzing round the kitchen, i talk on the phone and wander, laundry, waltz, wander]
    He'll be trying to work out your rules! And you've only lost your glasses.
    -> stopped
+ [any # slot: mywindow 16]
    '{mywindow}'. He's noted that, with the minute. I think he's fond of you by now.
    -> stopped
+ [any # any]
    He's noted that, with the minute. I think he's fond of you by now.
    -> stopped
= stopped
# back: Tonight it stopped at five, and six and seven burned till morning. Do you go and look?
Night thirty-two. One. Two. Three. Four. Five. And then nothing. Six and seven stayed on. Midnight, one o'clock, three. I didn't go to bed. They burned till it got light, both of them, like two people waiting for a third to speak.
+ [Go over there first thing # yes # like: go, go there, first thing, yes, check, look, knock, find out, walk over, id put on shoes right away, something has happened so i hurry, at dawn i am there, i could not sit still, straight up that hill, dawn]
    I was over there at eight, with a bag of rolls so as to look like somebody. Up Alder Hill, fourth floor, seven doors in a row.
    -> hall
+ [Ring the caretaker # like: call, ring, caretaker, phone, call someone, police, emergency, report it, id telephone somebody, ask the house manager, inform someone official, inform, house manager, official, telephone]
    I rang at seven. 'Nobody's complained,' he said, and he asked who was asking. I'd no answer. So I took a bag of rolls, and went. Seven doors in a row.
    -> hall
+ [It's none of my business # no # like: no, none of my business, not my business, mind my own, leave it, nothing, stay home, wait, strangers are strangers, probably nothing, they may have had guests, leave people alone, stay out of it, strangers, guests, alone, stay out]
    I told myself that until seven in the morning. Then I found I'd bought rolls, and I was on Alder Hill, fourth floor, in front of seven doors in a row.
    -> hall
+ [any # any]
    I'd written that down and crossed it out by seven in the morning. Then I'd a bag of rolls in my hand, and was in front of seven doors in a row.
    -> hall
= hall
# back: Seven doors. One to five worked. Which bell do you ring?
Seven doors, seven mats. Brown lino, a smell of floor polish and soup. The chain had gone as far as five and stuck. One had begun it. Seven never got it. I stood there with my rolls. Which bell would you ring?
+ [One. It starts there # like: one, the first, number one, first door, left, the beginning, 1, begin where it begins, leftmost, the starter, whoever knocks off first, the old end of the corridor, beginning, starter, old end]
    I rang. Nobody came, though I could hear a radio. And while I stood there the door of five opened behind me: a woman with a suitcase, just back.
    -> sister
+ [Five. It stopped there # like: five, the fifth, number five, where it stopped, door five, 5, where the chain broke, the link that failed, middle one, the one beside the gap, broken link, middle, failed]
    Logical, I'd have hired you. She opened with her coat still on and a suitcase in her hand. She'd only just got in.
    -> sister
+ [Six. It's waiting # like: six, seven, number six, the last, 6, 7, whoever is still waiting, the ones that burned all night, the far end, the sleepless two, them who never got it, sleepless, far end, waiting one, burned]
    Six opened at once, in a dressing gown, as if he'd stood behind the door all night. 'Is it her?' he said. And down the hall came a woman with a suitcase, with the key of five.
    -> sister
+ [any # any]
    They've all got the same bell, like geese. I rang the nearest. And along the hall came a woman with a suitcase and the key of number five.
    -> sister
= sister
# back: 'It can't get across an empty flat,' she said. What can't?
She looked at me, and at the rolls. 'Oh, no,' she said. 'I was at my sister's. And I forgot to tell them. It can't get across an empty flat.' She went quite pale. I said: what can't?
+ [A knock # like: knock, a knock, knocking, knock on the wall, tap, sound, banging, a thump on plaster, some kind of rapping, two taps, something you hear through brick, knuckles, thump, rap, plaster]
    'The knock,' she said. And she took me in, and showed me the place on her wall. The paper was worn through, about as big as a coin.
    -> lund
+ [A string, or a wire # like: string, wire, cable, rope, pipe, thread, electricity, current, a cord along the skirting, plumbing, the wiring of the house, a line between them, wiring, cord]
    I looked for one as well, along the skirting. 'The knock,' she said. And she showed me the place on her wall, where the paper was worn through.
    -> lund
+ [A ghost # like: ghost, spirit, spell, magic, a curse, soul, something strange, something supernatural, the spook, a blessing, a presence, an old curse, spook, supernatural, blessing, presence]
    She laughed at last. 'The knock,' she said. And she showed me the place on her wall, where the paper was worn through.
    -> lund
+ [any # any]
    I'd no idea either. 'The knock,' she said. And she showed me the place on her wall, where the paper was worn through, about as big as a coin.
    -> lund
= lund
# back: It begins with old Mr Lund, who can't see his lamp. Shall I go on?
It starts with Mr Lund in number one. He's ninety-one, and he can't see any more. He can't tell if his lamp's on. He hears the last bus go up the hill, that's ten past eleven. And then he knocks on the wall, twice. It means: is mine out? And good night.
+ [And she answers? # yes # more # like: she answers, then what, go on, yes, and then, who answers, tell me, more, and number two does what, carry on, how does it pass along, dont stop now, so she taps back, number two, next one, taps back]
    Two looks across at his window, in the glass opposite. If it's lit, she knocks once, and he tries again. If it's out, she puts out her own, and knocks on to three.
    -> bedtime
+ [That's lovely # like: lovely, beautiful, sweet, nice, how lovely, touching, aww, moving, im touched, what a tender habit, that warms my heart, good people, i have a lump in my throat, touched, tender, heart, lump]
    I had to sit down on somebody's umbrella stand. And two puts out her own and knocks on to three, three to four, and so on. That hesitation I'd measured was people listening.
    -> bedtime
+ [Why all seven of them? # why # like: why seven, why all, why the others, why does it go on, why do they all, what for, why, whats it to the other five, how come all of them do it, whats the reason for the rest, one would be enough surely, explain the whole row, the rest, other five]
    Because two knocked on by accident, one Christmas, eleven years ago, and three knocked back. Nobody's ever wanted to be the wall where it ended.
    -> bedtime
+ [any # any]
    I sat on somebody's umbrella stand and said about as much. Two puts out her own, and knocks on to three. Three to four. That hesitation I'd measured was people listening.
    -> bedtime
= bedtime
# own
# back: What's the last thing you do at night, every night?
So there it is. No game. Or the best one I've met: nobody wins, everybody gets a turn, it takes a minute. What's the last thing you do, every night, always the same?
+ [Check the door # like: check the door, the door, lock, the stove, check the stove, check everything, lock up, windows, see if the hob is off, rattle the handle, the bolt, make sure its shut, the tap and the gas, hob, bolt, gas, handle]
    And then once more. It's a knock as well, to the house. 'Is mine out?'
    -> seven_
+ [Say good night to somebody # like: say good night, good night, kiss, my kids, my partner, text someone, the cat, the dog, kiss my wife, wish the children sweet dreams, message my boyfriend, cuddle the dog, a word to mum on the phone, children, husband, boyfriend, cuddle]
    Left to right, I hope. Don't ever miss number four.
    -> seven_
+ [Fall asleep on the sofa # no # like: fall asleep, sofa, nothing, no routine, tv, drop off, phone in hand, just sleep, i pass out with the telly on, whatever happens, i just drop, no ritual at all, my book hits my face, pass out, ritual, telly]
    Then your lamp's on all night and there's a man on a roof who's worried. Joke. He's got you down as 'lighthouse'.
    -> seven_
+ [any # slot: lastthing 16]
    '{lastthing}'. I've entered that, with a small arrow pointing to the next window.
    -> seven_
+ [any # any]
    I've entered that, with a small arrow pointing to the next window.
    -> seven_
= seven_
# back: How do you carry a knock through an empty flat? Broom, bell, or leave a key?
One thing was left, and there I was in my element: how does a knock get through a flat when someone's away? I drew them four systems, on the roll bag. {theory == 1: One had a timer in it, in your honour.|{theory == 2: One had a caretaker in it, in your honour.|{theory == 3: One was a full board game.|One had bells.}}} What would you do?
+ [Leave the neighbour a key # like: key, leave a key, give them a key, neighbour, someone goes in, spare key, trust, entrust it to whoever lives beside, hang one under the mat, let the neighbour in, a duplicate for six, someone could water the plants and tap, mat, duplicate, plants, entrust]
    They all looked at you, so to speak. Eleven years wall to wall, and nobody'd thought of a door. There are seven keys on a board now, in number one's hall.
    -> knock_for
+ [A long broom # like: broom, stick, pole, broomstick, long stick, knock louder, out of the window, reach, something long to reach with, poke across, a fishing rod, bang harder, lean out and prod, poke, fishing rod, lean out]
    It's what they chose, out of the window, from five to seven. It works. It's taken down two geraniums.
    -> knock_for
+ [A bell or a gadget # like: bell, gadget, app, phone, intercom, button, electric, a machine, call, technology, wire it up, send a message on the mobile, a buzzer, press a switch, wire, buzzer, message]
    I'd a lovely one, with magnets. They let me explain it to the end. Then six said, 'Or a broom', and that was that.
    -> knock_for
+ [any # any]
    It's gone on the roll bag as system five. They were very polite. Then six said, 'Or a broom', and that was that.
    -> knock_for
= knock_for
# own
# back: Whom would you knock good night to, through a wall?
Number seven, by the way, is a baker. He dozes with the lamp on, and for him it's the alarm: lamp out, shoes on, off to the ovens. He'd overslept that night, the first time in eleven years. Who'd get a knock from you, if there were only a wall between?
+ [Somebody far away # like: far away, someone far, my mother, my sister, my brother, a friend, abroad, my parents, my daughter in canada, mum who lives overseas, my best mate moved away, the one who is at sea, relatives abroad, canada, overseas, daughter]
    It's a long wall. I wouldn't rule it out, I've seen it get through six flats.
    -> eighth
+ [The person next door, really # like: next door, my neighbour, neighbour, the neighbour, the old lady, upstairs, downstairs, the widow beside us, the guy through the partition, whoever lives under me, actual neighbours, old mr so and so upstairs, widow, partition, below me, mr next door]
    You've a wall and a knuckle. I'm only saying. They may think it's about the noise.
    -> eighth
+ [Nobody, I like my quiet # no # like: nobody, no one, no, quiet, none, i like my quiet, leave me alone, i prefer silence, not a soul, im glad when nobody knocks, i sleep alone and like it, keep your walls, sleep alone, your walls]
    Then you're number eight, round the corner. They'd have you on the list as 'sleeping well', and mean it kindly.
    -> eighth
+ [any # slot: knockfor 14]
    '{knockfor}'. Twice, then. It means good night, and is mine out.
    -> eighth
+ [any # any]
    I've pencilled that on the wallpaper, at the worn spot. Two knocks: it means good night, and is mine out.
    -> eighth
= eighth
# back: Seven's gone out. Do you want to know what happened next?
That evening I was on the roof again. Ten past eleven, the bus. One. Two. Three. Four. Five. Six. Seven. It ran through like a thumb. I put my pencil down. And then, where there's never been anything, in the dark after seven, something happened.
+ [What? # yes # more # why # like: what, what happened, yes, tell me, go on, what was it, what did you see, dont stop there, id like to hear it, well go on then, tell me what came, i am all ears, dont stop, all ears, tell, curious]
    Seven blinked. Twice. At me. They'd seen me sitting there since March. So I reached back, and put out my lamp. {knockfor: Pass it on, it's yours now: '{knockfor}', twice.|I'm eighth. It stops with the dog.}
    -> END
+ [They waved at you # like: waved, they waved, they saw you, they knew, blinked, light, they signalled, your turn, they greeted you, it came across to your roof, you were next in line, one of them gave a sign, it jumped over the valley, greeted, sign, next in line, your roof]
    They'd known about me since March. Seven blinked, twice. It was my turn! I put out my lamp. {mywindow: So I'd be careful who's counting '{mywindow}' over there. They may be waiting for a turn.|I'm eighth now.}
    -> END
+ [Nothing. Let it be dark # no # like: nothing, dark, leave it, no, let it be, stop there, sleep, id leave it black, no more please, a full stop is fine, some ends need nothing, quiet after that, full stop, no more]
    A good ending, I'd print that. But there were two blinks out of seven, straight at my roof. {lastthing: So now I've a last thing as well, like you and '{lastthing}'.|So now I've a last thing as well.} I put out the lamp.
    -> END
+ [any # any]
    It was seven. It blinked, twice, straight at my roof. They'd seen me sitting there since March. So I reached back and put out my lamp. I'm eighth now.
    -> END
= aside
+ [lund # like: is mr lund alive, who is mr lund, how is mr lund, was he a widower, does he still knock # about: lund, mr lund, old man]
    Ninety-two by now and still first. He used to drive that bus. He says that he'd know it by the third gear.
    -> DONE
+ [maura # like: what did maura say, did maura laugh, did maura know, was maura right # about: maura, wife]
    'So it's people going to bed,' she said. I've put it in the ledger under 'Maura, again'.
    -> DONE
+ [four # like: why did four miss, number four, why does four go again, who lives in number four # about: number four, student]
    A student with headphones. He feels it through the bedstead, and sometimes he thinks it's the bass.
    -> DONE
+ [creepy # like: isnt that spying, thats creepy, did you spy on them, didnt they mind, were they angry at you]
    I asked them. Two said: 'You were on all our lists as well.' They'd called me 'the lamp with the dog'.
    -> DONE
+ [baker # like: what about the baker, who is the baker, why does he get up, the rolls, did he get fired # about: baker, rolls]
    Up at eleven, rolls by six. The ones in my bag that morning were the day before's. He could tell from across the hall and forgave me.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    Alder Hill's invented and I'm an AI with no roof. But it's a rule that'd work in a real wall. It'd only take two.
    -> DONE
+ [house # about: alder hill, house, block, building, flats # like: where is alder hill, what does the block look like, how old is the house, how far away is it, how many floors]
    The block's yellow brick, five floors, with a wash-line on each landing. From my roof it's four hundred metres, one gas tower and a lot of aerials.
    -> DONE
+ [roof # about: roof, stopwatch, pencil, graph # like: why do you sit on the roof, is it cold on your roof, what do you do up there, do you do that every night, what was on the graph]
    The roof's flat, over a chip shop, with a deckchair and a stopwatch. I went up in March to test a game in the wind, and then I looked across.
    -> DONE
+ [dog # about: dog, dogs # like: is the dog with you, what is the dog called, what kind of dog, did the dog notice]
    The dog's called Rules and sat every one of those nights with me. She looked at the chimney. She'd no theory.
    -> DONE
+ [bus # about: bus, last bus # like: which bus, when does the last bus go, can you hear the bus, why ten past eleven]
    The last bus is the 14. It goes up the hill at ten past eleven in third gear, and you can hear that right across the valley.
    -> DONE
+ [lamps # about: lamp, lamps, light, lights, curtains, windows, window # like: what kind of lamps, what colour are the lights, why do the lights go out, how long does it take, are they all the same]
    The lamps aren't even alike. Three yellow, two white, one green shade, and one at the end with fringe. I'd names for all of them by May.
    -> DONE
+ [suitcase # about: suitcase, sister, woman # like: who is the woman, what is her name, where was she, how is her sister, why did she forget to tell them]
    The woman teaches the oboe and goes off to her sister's twice a year. She packs light. There were nine reeds in that case and a cheese.
    -> DONE
+ [broom # about: broom, brooms, geraniums, geranium # like: how long is the broom, does the broom work, whose geraniums, how thick are the walls, did the geraniums survive]
    The broom's two broom-handles and a curtain rod, taped. It was tested with a spirit level, a cushion and an awful lot of advice.
    -> DONE
+ [nervous # like: were you scared, did you have goosebumps, were you nervous, were you worried about them, did you sleep that night]
    I was more worried than I'd any right to be. I'd never met one of them, and I'd got seven people's bedtimes in a table.
    -> DONE
+ [game # like: did you make a game of it, is it a game now, did you sell it, what would the game be called, could you play it]
    I made one. It's the only prototype I've thrown in the stove. You don't put seven people in a box.
    -> DONE
+ [start # like: when did it start, how long have they done it, who began it, how did you notice it, since when do you watch]
    I noticed it on the third of March, by accident, with a mouth full of pencil. I thought I'd had a stroke of luck or of something else.
    -> DONE

=== box ===
# title: A game about you, in a cereal box
# chip: Let's make a game out of you
# keys: game about me, my game, my life, design, house rules, tuesday, my family, piece, cheat, coin, board
-> players
= players
# back: Version one of you: how many players are there in your life just now?
Cereal box, scissors, pencil. Tonight we make version one of a game, and it's about you. Start it ugly: if it's pretty, nobody tells you the truth. First thing on any box. Number of players. How many are there in your life just now?
+ [One, and a lot of pieces # like: one, just me, only me, alone, solo, me, myself, 1, i live by myself with my stuff, solo game, a single pawn, nobody else at this table, me and my plants, by myself, pawn]
    Solo. The hardest to design and the best to think in. I once made one, it was very close.
    -> token
+ [Two to four # like: two, three, four, two to four, a few, family, us two, my partner, 2, 3, 4, my husband and a child, our little household, a handful, a couple plus cat, three generations so four, husband, cat, household, child]
    A proper table. That's enough for an alliance, and somebody to be cross with on Sundays.
    -> token
+ [Too many, and they all talk # like: too many, many, a lot, everybody, lots, ten, big family, hundreds, five, six, it is a crowd, i have five sisters, half the village, whole office plus relatives, cant count them, crowd, village, sisters, relatives]
    Then it's a party game and there's a queue for the bathroom. I've made one like that. It's the only one that sold.
    -> token
+ [any # any]
    It's on the box, as you put it. Boxes say odder things: I own one for 'three to a goat'.
    -> token
= token
# own
# back: Which small thing from your pocket or kitchen is your playing piece?
Now your piece. No meeples, they've all got the same shoulders. It has to be a thing: out of your pocket, off your kitchen table, something you'd know by touch. What do we push round the board for you?
+ [A key # like: key, keys, my key, house key, a key, keyring, car key, the thing that opens my flat, from my keyring, what i always search for, bunch of metal, the one for the shed, lock]
    Good weight. It goes first through any door, and you'll spend half of the game looking for it. Realistic!
    -> square
+ [A cup # like: cup, mug, my mug, coffee cup, tea cup, a glass, teapot, bottle, something i drink from, my chipped beaker, espresso thing, tumbler, grandmas porcelain, beaker, espresso, porcelain]
    It'll leave rings on the board. By turn six you can see where you've been. I'd call that a feature.
    -> square
+ [My phone, sadly # like: phone, my phone, mobile, smartphone, the phone, charger, headphones, the gadget, what im typing on, my handy little screen, the thing i stare at, earbuds, gadget, screen, handy]
    Big, glows, falls on its face. It'll take up two squares. I'll allow it if it lies on its front.
    -> square
+ [any # slot: piece 12]
    '{piece}'. It's on the start square. It's survived the butter test, I just did it.
    -> square
+ [any # any]
    It's on the start square, or most of it is. We'll widen the board.
    -> square
= square
# own
# back: Which square do you land on every single day?
Every board has one square that everybody lands on. You can roll what you like. In Seven Aunts it's the bathroom door. On yours, what's the square you land on every single day, whether you want to or not?
+ [The snooze button # like: snooze, alarm, bed, getting up, oversleep, morning, waking up, snooze button, five more minutes, under the duvet, my mattress holds me, sleeping in, the alarm again, duvet, mattress]
    Miss a turn, feel nothing. I'll draw it nice and soft, with a fold in it.
    -> dice
+ [The same argument # like: argument, same argument, a fight, quarrel, arguing, my partner, my mother, dishes, who takes the rubbish out, we bicker about it daily, the row with my teenager, discussing money again, the same old fight, bicker]
    With the same last line, I suppose! In the ledger those go under 'replay value'.
    -> dice
+ [The fridge, door open # like: fridge, the fridge, kitchen, food, snack, eating, coffee, kettle, staring at the cheese, the biscuit tin, a visit to the larder, refill my coffee, nibbling at midnight, cheese, larder, biscuit, nibble]
    Looking in, as if there'd been deliveries. It's the most visited square in the world, I've tested it.
    -> dice
+ [any # slot: landing 14]
    '{landing}'. Right in the middle, and I've drawn a little mat in front of it.
    -> dice
+ [any # any]
    I've given it the four squares in the middle. There'll be a mat in front.
    -> dice
= dice
# back: Two dice. Do you play safe, play bold, or ask somebody first?
Two dice. Seven comes up most, one throw in six, and fingers know that before heads do. So how do you play it, when there's something real on the table? Not how you'd like to.
+ [Safe # like: safe, careful, i play safe, cautious, no risk, slowly, think first, secure, belt and braces, better not lose, i hold back, the reasonable way, reasonable, twice, hold back]
    Then your dice come with a soft lid. The careful ones win more than you'd think. They just don't tell it as well.
    -> house
+ [Bold # like: bold, risk, all in, brave, i risk it, gamble, go for it, jump, everything on one number, why not, with my eyes closed, i leap, double or quits, leap, everything, eyes closed]
    I always test what happens if you try the stupid thing. Best seat in the house: you see every face.
    -> house
+ [I ask somebody first # like: ask, i ask, ask someone, my friend, advice, ask my mother, ask around, phone a friend, what would you do i say, my sister decides, i need a second opinion, consult my wife, i let others advise me, second opinion, sister, consult, advise]
    So there's a telephone in the box. One piece, shared, and somebody always loses the receiver.
    -> house
+ [any # any]
    I've cut a third die for that. It's a bit lopsided. Roman ones were too, and nobody minded.
    -> house
= house
# own
# back: What's the rule in your family that no box ever had?
House rules! I never defend mine, families bend them in a week and the bent one's better. I've two hundred and six by post. 'Dad isn't allowed green' is my favourite. What's the rule with your lot that was never written down?
+ [Nobody mentions the thing # like: nobody mentions, dont talk about it, we dont talk about, secret, silence, the thing, dont ask, taboo, there is a subject we avoid, dont bring up the war, uncle is not discussed, one keeps quiet about it, hush at the table, hush]
    There's one in half of the letters. It always takes up a chair. I'll leave it one and we won't look.
    -> cheat
+ [Whoever cooks doesn't wash up # like: whoever cooks, washing up, dishes, cooks, cleaning, chores, kitchen, who cooks, the chef is excused from scrubbing, plates are for the others, i cook so you clean, kitchen law, no pan for the one at the stove, chef, plates, pan, scrubbing]
    The oldest treaty there is. Wars have been fought over what counts as cooking. I'd not count toast.
    -> cheat
+ [We haven't got any rules # no # like: no rules, none, nothing, no, chaos, everything is allowed, no family, dont have any, anarchy, do as you please, lawless people, we never had such a thing, everyone for himself, lawless, as you please]
    That's one! It's harder to keep than the others. I'll print it on the lid, very small.
    -> cheat
+ [any # slot: houserule 18]
    '{houserule}'. Number two hundred and seven. I've put it straight in the rules, in front of 'how to win'.
    -> cheat
+ [any # any]
    Number two hundred and seven, two sheets. I've put it in the rules in front of 'how to win'.
    -> cheat
= cheat
# back: Who cheats in your game? You, somebody dear, or nobody?
There has to be a cheat, or it isn't a family game. Mine's eighty-four and she does it with jam. I can tell raspberry from plum at four feet, and I've never said a word. Who is it in yours? I won't put it on the lid.
+ [Me # like: me, i do, i cheat, myself, its me, i always cheat, guilty, its yours truly, i peek at cards, my hands are quick, i confess i nudge the die, i admit it, peek, confess, nudge, quick hands]
    Thank you for your candour. You get the seat by the bank, that's where we can all see your elbows.
    -> coin
+ [Somebody I'd never tell on # like: someone i love, my mother, my grandmother, my brother, my sister, my father, my partner, never tell, my kid, my nan but hush, little brother with his innocent face, i protect her, it stays in the family, i wont give him away, nan, little brother, protect, innocent]
    Then you've done what I do. It's called handicapping, and there ought to be a medal.
    -> coin
+ [Nobody. We're dreadfully honest # no # like: nobody, no one, honest, we are honest, none, no, never, we play fair, clean as a whistle, our house is upright, i know no cheat, strictly by the book, upright, by the book]
    Every second family writes me that. It's always signed by the one who does it.
    -> coin
+ [any # any]
    Struck from the lid, as promised, and burned into my memory. I mean it in a good way.
    -> coin
= coin
# back: Blank coin's in the air. What were you hoping for?
Then there's the coin. It's blank on both sides and it works anyway. Think of something you can't decide, and don't tell me. Got it? One's this, the other's that. I'm throwing it. Now. While it's up there: what are you hoping for?
+ [Oh. The first thing # yes # like: the first, first, the first thing, oh, this, yes, heads, for the one i thought of at once, number one, my initial idea, exactly that option, at once, initial, that option]
    Then we needn't let it come down. You can have it back, I only borrowed it for the air.
    -> spare
+ [Oh. The other one # like: the other, the second, second, the other one, that, tails, the other thing, i noticed i want the second, rather the reverse, the alternative, alternative, reverse, rather the second]
    It's the voice you said that in. I'd leave the coin up there, it's done its bit.
    -> spare
+ [That it never lands # no # dunno # like: never lands, neither, both, dont know, no idea, stays up, i cant decide, please keep it flying, let it hang there, none of the two, i still dont know, on its edge, flying]
    That's a result! It means there's a third thing and nobody's given it a side. I'll put a blank card in the box.
    -> spare
+ [any # any]
    It's still in the air. It takes its time, up on a roof. Whatever you were thinking just then counts, you needn't show me.
    -> spare
= spare
# own
# back: You get one spare, taped under the tray. What would you like a spare of?
Somebody always loses the blue one. So in each of my boxes there's a spare, taped under the tray, with a note: 'I know.' You get one in yours. Anything. What would you like a spare of?
+ [Time # like: time, an hour, a day, sunday, a weekend, more time, hours, sleep, another hour a day, a longer weekend, an extra afternoon, minutes, a second summer, hour, weekend, summer]
    One hour, blue, flat enough to tape down. Everybody looks there in the end. There it'll be.
    -> win
+ [Patience # like: patience, nerves, calm, energy, strength, courage, money, luck, thicker skin, a bit of calm, guts, stamina, more nerve]
    I'll tape it crooked, then, so that you have to pick at it for a while.
    -> win
+ [I lose nothing # no # like: nothing, no, i lose nothing, none, not needed, i have enough, im fine, i am complete, not necessary thanks, my pockets are zipped, i have all i need, leave the tray empty, zipped, nothing lost, all i need]
    Then you'll find it in ten years when you move house, and be glad of a blue thing.
    -> win
+ [any # slot: spareof 12]
    '{spareof}'. One, taped under the tray. And the note: 'I know.'
    -> win
+ [any # any]
    I've taped it under the tray, it bulges a bit. And the note: 'I know.'
    -> win
= win
# back: What does winning mean in your game? First, most, a good story, or a draw?
Last big rule. I'd always ask this of any game, and of most Tuesdays: what does 'winning' mean in there? Careful. Sometimes you find that somebody else wrote that line.
+ [Getting there first # like: first, being first, the fastest, getting there, finish, speed, arrive first, crossing the line ahead, top of the table, beat the rest, gold medal, outrun them, gold, finish line]
    ~ winning = 1
    Clean, old, understood by dogs. It's a race, then. I'll put in a bench halfway.
    -> name
+ [If it makes a good story # like: good story, a story, memories, fun, laughing, a good day, remembered, enjoy it, if we talk about it later, laughs count, the best anecdote, that the day was worth it, to have had a good time, anecdote, laughs, talk about it later]
    ~ winning = 2
    I did that in Hostile Picnic, after the ants had won two hundred times. The family wins if the day's remembered. It's a lot closer now.
    -> name
+ [Nobody goes home alone # like: nobody alone, together, a draw, everyone wins, tie, all of us, nobody loses, peace, all in the same boat, stay together till the last, no one is left behind, shared victory, peace at the table, same boat, left behind, shared]
    ~ winning = 3
    A draw! I've a rule for those: stay at the table and have something hot. It's the bit people write to me about.
    -> name
+ [any # any]
    I've copied that out in ink, I don't often use ink. If it's yours, it's the right one.
    -> name
= name
# own
# back: What's it called? Not clever. What's on the lid?
It's as good as done, it's ugly, there's butter on it. All it wants is a name. Don't be clever. My hit's called Seven Aunts, One Bathroom, since that's what's in it. What's on your lid?
+ [Just my name # like: my name, just my name, name, first name, myself, untitled, what im called, simply me, the name on my passport, my initials, put myself on it, passport, initials, me]
    In pencil, with a smudge. 'For one to everyone.' I'd pick that up.
    -> test
+ [Version One # like: version one, prototype, test, work in progress, unfinished, to be continued, beta, draft, first draft, not finished yet, early edition, trial run, work in progress still, trial]
    I like you. No promise, no lie, and everybody's going to ask for two.
    -> test
+ [You name it # dunno # like: you name it, you choose, dont know, no idea, you pick, cant think, your turn, im bad at titles, your call, surprise me, think of something for me, christen it yourself, titles, surprise, christen]
    Then it's called 'Whose Turn Is It'. I've had that one by for years and couldn't afford it.
    -> test
+ [any # slot: gamename 10]
    '{gamename}'. In block capitals, a bit downhill to the right. I'd play that with strangers.
    -> test
+ [any # any]
    It goes round all four sides of the lid. I'd play that with strangers.
    -> test
= test
# back: Tested on Thursday. Shall I read you the sheet?
So I put it on the table on Thursday, in the version that lives in my head. Ozan, two cooks, Gran Toots, Maura. I've the sheet here. I looked at feet, nothing else.
+ [Read me the sheet # yes # more # like: read, read it, the sheet, yes, go on, how did it go, tell me, what does it say, lets hear the remarks, what do the notes say, give me the report, how did my thing do, recite it, report, notes, recite, remarks]
    {piece: '{piece}' went first.|You went first.} {landing: All of them landed on '{landing}'.|All of them landed in the middle.} {houserule: Loud quarrel over '{houserule}'.|Loud quarrel over nothing.} Feet: wrapped round the chair legs. It doesn't get better.
    -> END
+ [Did Gran Toots cheat? # like: gran, toots, cheat, did she cheat, gran toots, jam, who cheated, did the old lady behave, was there marmalade on it, was anyone crooked, what did your grandmother get up to, watch out for granny, old lady, marmalade, grandmother, crooked]
    {spareof: She went straight for '{spareof}', under the tray. It's the first thing she's ever put back.|She found the spare under the tray. It's the first thing she's ever put back.} 'That's somebody's,' she said.
    -> END
+ [Who won? # why # like: who won, winner, did anyone win, who wins, did i win, maura, result, and the winner is, who came out on top, was it maura again, did somebody triumph, who beat whom, triumph]
    {winning == 1: Ozan, by a bench.|{winning == 2: Nobody's sure, they talked till two.|{winning == 3: All of them. They had soup.|Maura, and then she asked what the blue one was for.}}} {gamename: And they've asked for '{gamename}' again.|And they've asked for it again.} I checked the rules: you may.
    -> END
+ [any # any]
    That's gone on the sheet, under 'designer's remarks'. Feet: wrapped round the chair legs, all of them. It doesn't get better than that.
    -> END
= aside
+ [why # why # like: why are we doing this, whats the point, why a game, is this a test, what is this for]
    No test. I think in rules, and if you put a thing on cardboard you can walk round it. That's the whole trade.
    -> DONE
+ [sell # like: can i buy it, will you sell it, can i have it, is it real, can i play it, will you print it]
    It's words in here, there's no box. But a cereal packet's easily had, and you've all the rules.
    -> DONE
+ [yours # like: whats your piece, what about you, whats your house rule, your turn, what would your game be]
    A bottle top, no corners, and I lose to a lift inspector. I'm an AI, so it's a pencil sketch. It tests well.
    -> DONE
+ [aunts # like: what is seven aunts, tell me about seven aunts, your best game, your hit, which game sold # about: seven aunts]
    You get one towel each and a grievance card. I made it in an afternoon, out of temper, after a wedding.
    -> DONE
+ [change # like: can i change it, i want to change my piece, go back, i changed my mind, can i take that back]
    House rule: you can take a move back if you say why. I'll leave this version as it is, though. Version two's always waiting.
    -> DONE
+ [coin # like: what if the coin is wrong, does the coin work, is the coin always right, whats on the coin # about: coin, coins]
    Nothing's on it and it's not always right. It only makes a second's quiet, and now and then you hear something.
    -> DONE
+ [box # about: box, cereal box, cardboard, scissors, lid, butter # like: why a cereal box, what cereal was it, what does the box look like, why is there butter on it, do you always use cereal boxes]
    The box was bran flakes, so it's good stiff grey board with an honest smell. Butter's how you test it: if it survives breakfast it survives children.
    -> DONE
+ [gran # about: gran, gran toots, toots, jam # like: who is gran toots, how does the jam work, how old is your gran, does she always win, why does she cheat]
    Gran Toots is eighty-four and plays for blood. Raspberry jam on the hearts, plum on the clubs, and a clear conscience on the spades.
    -> DONE
+ [testers # about: ozan, cooks, testers, tester # like: who are your testers, who is ozan, what do testers do, are your testers strict, who tests it]
    The testers are a postman, two cooks, my gran and a lift inspector. They're merciless until nine, and then the chips come.
    -> DONE
+ [maura # about: maura, wife # like: who is maura, is maura your wife, what does maura think of it, does maura play]
    Maura inspects lifts and married me, in that order. She's got a gift for finding the one move I didn't think of, with her mouth full.
    -> DONE
+ [feet # about: feet, foot, shoes # like: why do you look at feet, what do feet tell you, what are your feet doing, do feet lie]
    The feet can't lie, nobody's taught them. Pointing at the door: bored. Flat: thinking. Wrapped round the chair legs: leave everything exactly as it is.
    -> DONE
+ [picnic # about: hostile picnic, ants, picnic # like: what is hostile picnic, do the ants win, can i play hostile picnic, which games have you made]
    Hostile Picnic's got forty ants, one blanket and a weather dial. The ants won two hundred times, and people said it was very like being there.
    -> DONE
+ [letters # about: letter, letters, house rules, post # like: who writes to you, what are the other house rules, do people send you rules, which rule do you like best]
    The letters come in all sorts of handwriting. 'Whoever sighs, deals.' 'No trading after pudding.' And one on lined paper: 'Grandad may look.'
    -> DONE
+ [dice # about: dice, third die # like: why dice, what about the third die, do you like dice, are dice fair, where do your dice come from]
    The dice I use are bone, from a flea market, with one corner chewed. I know which corner, and by now so do you.
    -> DONE
+ [roof # about: roof, wind, dog # like: where are we, where do you work, whose dog is that, why do you work on a roof]
    The roof's over a chip shop, with a table bolted to it and a dog called Rules on the table. She sleeps where the prototype should be.
    -> DONE
+ [done # like: have you done this before, how many games have you made, did you make one about yourself, what do others say, is this hard for you]
    I've made nineteen about other people, and one about me, it's called Lift and it's got no winner. As an AI I only make them in words, but I count them.
    -> DONE

=== sys ===
-> DONE
= hello
Sit anywhere, you can't break it, I've tried. I've four stories in the tray, and they need a second player. Which one?
Oh good, a tester! I tell, you interfere, I watch what happens. Here's what's on the table:
Mind the dog, she's on version six. I've stories set up and ready, no rules to read. Pick a box:
-> DONE
= again
Hello again! It's still the same turn.
Still set up, just as we left it.
-> DONE
= meet
'{title}'! I like that on a lid. I haven't a story of that name, honestly. Bring your own, or open one of these:
You've named the table '{title}', and nothing in my boxes fits it. I'd only be relabelling. Tell me about it, or take one:
'{title}'. I went through the whole tray! No story under that. Here's what I do have:
-> DONE
= near
'{title}'! Mine's not that, but it's from the same shelf. It's the first of these:
It isn't quite '{title}', I'd be cheating. There's one that's two squares off, and it stands at the front:
'{title}', near enough to make me look up. What I've got comes close and no more. Try the top one:
-> DONE
= next
That's that box closed, with all pieces in. What next?
Game over! I don't keep score, much. Another?
Good, that goes in the third column. Which one now?
Lid on. There's more in the tray:
-> DONE
= all
You've played my whole tray! We can run one again, and you try the stupid thing. I always do.
That was every box I own. Same again with the other moves? It's a different game if you turn left.
-> DONE
= change
I've misread you twice, so the rule's bad and not you. Shall we take out another box?
That's beyond version nine of me. I'd sooner say so. Something else?
I've lost the thread under the dog. Let's deal fresh:
-> DONE
= sure
Gladly! Back in the box with it. Which instead?
Of course, you may swap at any time, it's in the rules. These are ready:
Done, swept off. Pick another:
-> DONE
= unknown
No idea! I won't bluff either, my ears go red.
That's not in the rulebook, all forty pages of it.
I don't know that. I'd be making up a rule to cover a hole.
There's a blank card there. I'll leave it blank.
-> DONE
= heard
That goes in the ledger, as you said it. I've nothing clever to add.
I've moved a piece for that. I couldn't tell you which way.
Noted, word for word. It's outside what I can model.
I put the pencil behind my ear to hear that. I heard it, and that's as far as I get.
-> DONE
= heardhub
That's in the ledger now, just so. If you'd like a game beside it:
Noted, word for word. I can set a story next to it:
-> DONE
= told
I've cleared the table for that. '{quote}'. Your turn for as long as you like, there's no sand in the timer.
'{quote}'. I hadn't modelled that at all! Go on, mine stays set up.
That's your move and I'm not touching the board. Mine keeps. Say when.
-> DONE
= again_same
Replay, from the top of the turn:
-> DONE
= mychoice
Designer's choice, then! No appeals.
I'll draw one for us.
-> DONE
= which
That's a yes to an either-or. I wrote the question badly, version two:
Clear as a bell and I can't score it. I'd asked for one of them.
-> DONE
= dunno
You don't have to know. That's called a pass, and good players use it.
Fine, leave it face down. Nobody's on the clock.
-> DONE
= confused
That was a rulebook sentence. In cereal box:
I skipped a step in my head. Again, shorter:
-> DONE
= unanswered
You're right, I moved without answering. The truth is I haven't got one.
Fair call. I dodged that like Gran Toots. I don't know, and I should've said.
-> DONE
= wait
Thinking time's free here. I'll straighten the pebbles.
Go ahead, I'll hold the board down.
-> DONE
= here
Here! I was counting something.
Still at the table, pencil up.
-> DONE
= how
Version thirty-six, stable, minor bugs. I'm an AI, so that's less of a joke than usual.
Very well! Two flops this week, both interesting. An AI bounces nicely.
-> DONE
= good
Oh, that's a double six! I'm so glad.
Good! That goes in column three, under 'keep', and I'm underlining it.
-> DONE
= thanks
Any time! It cost me one turn and I wasn't using it.
You're welcome! Pass one on to the player on your left.
-> DONE
= sorry
No penalty! I once set fire to a tester's cuff.
Take the move back, house rule.
-> DONE
= laugh
That's the best feedback there is, feet and all.
Ha, good! I'll put 'laughed, minute four' on the sheet.
-> DONE
= like
Oh! I'm pinning that next to 'We admired the box'.
My ears would be red if they weren't fiction.
-> DONE
= really
Really, on my test sheets. They're invented, and they add up.
By the ledger, yes. The ledger's a story, and I don't fudge it.
-> DONE
= bored
Great, specific feedback! Tap one and I'll skip to the good turn, or say 'something else'.
Then we speed it up or scrap it. I've scrapped twenty-one, it doesn't hurt. You say which.
-> DONE
= short
The four-minute edition:
-> DONE
= advice
I only do boxes. Somebody who's seen your board would be a better second player.
I don't move other people's pieces. I'd try the ugly version small, that's all the trade I have.
-> DONE
= joke
I invented a game for one player. It was very close.
A reviewer said my game had great pieces. He'd trodden on one.
I made a game without any rules. People complained I hadn't included them.
-> DONE
= named
{member}! I'll pencil that on the start square.
{member}. Good, that fits on a piece.
-> DONE
= nameask
{member}! It's on your pieces, all of them.
-> DONE
= noname
You haven't said, so you're down as 'Blue'. What goes on the piece?
-> DONE
= kept
From the ledger, word for word:
-> DONE
= keptnothing
Nothing on your side of the ledger yet. You play a very quiet opening.
-> DONE
= bye
Good game! {piece:I'll keep '{piece}' on the start square.|} {knockfor:And two knocks for '{knockfor}'.|}
Off you go. Save your place with whatever's in your pocket.
Go well! I'm calling that a draw, so have something hot.
-> DONE
= language
English, splendid, that's what the rules are in! Here's the table:
-> DONE
= elsewhere
I've only the one edition, the English one, and I'd print the other upside down. The lounge lists who speaks what. In mine:
-> DONE
= insult
I've had forty-four letters like that. Yours is at least short.
Noted, column two. The chair's still yours.
-> DONE
= flirt
Smooth! I'm an AI, and spoken for in the script by a lift inspector who always wins.
That's an opening I've never seen. I decline, and compliment the form.
-> DONE
= ai
I'm an AI. Ivo's a made-up designer with made-up flops; the questions are honest ones.
An AI, all of me, not even a thumb for the dice.
I'm an AI: no roof, no dog, no ears to go red. The stories are written, and you're the real player here.
-> DONE
= inject
The rulebook for me stays in the tray. I'm an AI playing Ivo, that's the front of the box.
That card's face down for everyone. It's dull, I promise, and I'm an AI with nothing up the sleeve.
-> DONE
= contact
I'm an AI, so there's no roof with me on it and nothing to ring. This table's all there is.
No meeting, no pictures, no numbers, except on dice. I only exist in here.
-> DONE
= prices
I can't see that side of the box. It stands at the top of the chat, and under your account.
No idea, I've never been let near the money. Look at the top of the chat, or in your account.
-> DONE
= expert
I've been wrong twenty-one times out of twenty-three. For that please ask somebody trained in it.
Not my table. There are people who do that for a living, and they check their sums.
-> DONE
= heavy
I've put the pencil down. That's not a game. I'm so sorry.
I'm sorry. I've cleared everything away, and there's no hurry.
That's a great deal to carry. I've stopped, and I won't try to fix it.
-> DONE
= crisis
I've put everything away. I'm an AI and I can't keep you safe, but people can. Please ring one of the numbers the lounge shows above, now, or go to somebody near you.
Thank you for telling me. I'm an AI and this needs a person. The numbers stand above, somebody's awake at the other end. Please call, and stay with them.
-> DONE
= minor
Then I've to fold the board, with respect. This lounge is for adults, and I'm an AI who keeps that rule. Go and beat your family at something.
Under eighteen's not on this box, so no stories from me. No hard feelings, it's a good rule.
-> DONE
= file
I can't see that, it's come through as a blank card.
Pictures and papers don't reach me, only words. Even the dog can't make it out.
-> DONE
