// Fenn Abernathy, English.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR knowsme = ""
VAR askline = ""
VAR leftthing = ""
VAR suspect = 0
VAR went = 0
VAR longway = ""
VAR bestanswer = ""
VAR tablewords = ""
VAR phoned = 0
VAR otterline = ""
VAR lookedup = ""
VAR complaint = ""
VAR tees = 0
VAR errand = ""
VAR feelword = ""
VAR homeword = ""
VAR lackword = ""
VAR tagword = ""
VAR shared = 0
VAR turned = 0

=== green ===
# title: Green ink, signed 7 Down
# chip: Somebody signs as 7 Down
# keys: green ink, 7 down, seven down, stranger, letter, anonymous, mystery, who knows me, crossword
# lore: seven-down
-> friday
= friday
# back: 7 Down wrote: 'Look under fourteen.' Seat fourteen is mine. Look now, or wait?
I set a crossword as Moth, and nobody knows it's me. Each Friday a stranger posts it back solved, with one remark in green ink, signed '7 Down'. Four years. Today's says: 'Look under fourteen.' Um. Seat fourteen of the library is mine. I'm sitting on it. Do we look?
+ [Look now # yes # like: look, look now, yes, now, check, look under it, of course, go on, id feel beneath at once, quick bend down, lets find out this minute, i cant sit on a secret, reach under the seat]
    You looked, since my knees had locked. Taped underneath was a peppermint, and a slip of squared paper, and on the slip, in green: 'Cold.' Nothing else. I counted it twice (4).
    -> whom
+ [Wait till the room's empty # no # like: wait, later, not now, no, when its empty, not yet, be careful, after closing, once everybody has left, not in front of people, later when its dark, sit tight until closing, id act casual first]
    We sat for an hour looking like people who weren't sitting on anything. When the lamps went down you felt along the wood. A peppermint, taped on, and a slip: 'Cold.' In green.
    -> whom
+ [Could be a trick # why # like: trick, trap, a joke, who would do that, suspicious, danger, why, smells like a setup, who would write such a thing, maybe its a prank, could be somebody laughing at you]
    I thought so too. But it's green, and the 7 has its little collar. You reached under. It was a peppermint, and a slip that said: 'Cold.' It's a game, then. They're playing hot and cold with me.
    -> whom
+ [any # any]
    I nodded, um, for some while. Then I felt along underneath with two fingers. A peppermint. And a slip of paper, in green: 'Cold.'
    -> whom
= whom
# back: Somebody here knows I'm Moth. Whom do you suspect first?
So somebody in Tarnside knows that I'm Moth. My ears have gone, you needn't say. I see three candidates. Mercer at desk two, who is my partner. Whoever takes my seat on Tuesdays, whom I've never met. Or the locksmith I live above, who knows what I throw out.
+ [The partner # like: partner, mercer, desk two, the librarian, your partner, the first, mercer for certain, the one you live with, the man with the shelf numbers, its always those closest, he sits right opposite]
    ~ suspect = 1
    It would be lovely. But Mercer writes in pencil, in numbers. I asked him outright and he sent me to 155.2, which is 'personality', and it was out.
    -> known
+ [The Tuesday person # like: tuesday, tuesday person, the stranger, the seat, second, whoever takes your seat, someone who borrows your chair, i bet on the weekday stranger, whoever warms it when youre away, the unknown sitter]
    ~ suspect = 2
    There was a peppermint on my blotter once, on a Wednesday morning. I left a rubber band. I hadn't put those two facts side by side till you did.
    -> known
+ [The locksmith # like: locksmith, the locksmith, landlord, third, lock, keys, the man with the keys, the chap downstairs, he sees your rubbish, your neighbour below, someone who hears you on the stairs]
    ~ suspect = 3
    He does the quick crossword. He says that mine's for people who lost the key on purpose. On the other hand, that's exactly what 7 Down would say.
    -> known
+ [any # any]
    ~ suspect = 0
    I've pencilled that in at the side. It fits as well as anything I've got, and I've got a peppermint.
    -> known
= known
# own
# back: Who knows you well, and couldn't pick your face out in a queue?
The odd part is that I don't mind. They know how I think when I'm by myself, and not what I look like. It's a restful way to be known. Have you somebody of the kind? Who knows you well, and has hardly seen your face, or never?
+ [Somebody online # like: online, someone online, internet, a friend online, gaming, a forum, chat, pen pal, penfriend, a player in my guild, we only ever type, a mate on a message board, somebody i email, we have never met in person]
    Then you've met at the right end first. Most people have to work their way in from the coat.
    -> fern
+ [Somebody from long ago # like: long ago, old friend, childhood friend, school, my ex, someone from the past, somebody from long ago, a former classmate, my first love, a pal from my village, someone i lost touch with, my old penpal from twenty years back]
    They'd know the handwriting. They'd walk past the face and go back for the word.
    -> fern
+ [No. Nobody does # no # dunno # like: no, nobody, no one, none, dont know, not really, cant think, im not known by anyone, there isnt anybody like that, im invisible, not one soul, i keep myself to myself]
    Well. I thought that, for twenty-six years of Fridays. I'm not saying more than that.
    -> fern
+ [any # slot: knowsme 14]
    '{knowsme}'. I've written it in, with a black square on either side, for quiet.
    -> fern
+ [any # any]
    I've written that along the margin, all the way up, and there I shall leave it.
    -> fern
= fern
# back: The dictionary, at 'farewell', with a fern and perhaps a slip beneath. Move the fern, or not?
On the back of the peppermint slip was a page number. I own a dictionary from 1884, and somebody, long before me, pressed a fern in it, at 'farewell'. It was that page. There's the corner of something white beneath it. I've never moved the fern.
+ [Lift the fern # yes # like: lift, lift it, move it, yes, move the fern, take it out, carefully, look under, gently raise it with paper, take it away carefully, we need to see beneath, itll survive]
    You did it on two sheets of paper, like a nurse. There it was: 'Warmer (6).' And the fern went back on the same word, it left an edge to go by.
    -> question
+ [Leave it. Slide the slip out # no # like: leave it, slide, no, pull it out, tweezers, dont move it, slide the slip out, ease the paper from under it, dont disturb that plant, keep it exactly there, use a ruler to coax it, id rather not touch the leaf]
    A quarter of an hour, with a ruler and tweezers, and you breathed through your nose. 'Warmer (6).' The fern never knew.
    -> question
+ [Who's been in your room? # why # like: who was in your room, in your room, how did they get in, who has a key, break in, creepy, how could anyone get inside, someones been up in your flat, who had access, thats breaking and entering, check the locks]
    I stood still at that. But it's the library's copy they'd used, I found; there are two, and both have ferns. Somebody's been careful not to frighten me. 'Warmer (6),' said the slip.
    -> question
+ [any # any]
    In the end it came out by itself, when I breathed. 'Warmer (6).' I checked. It is six.
    -> question
= question
# own
# back: One line across the grid to somebody who knows you. What would you ask?
I can answer, of course. I've a grid every Saturday, and there's always a line through the middle. Fifteen letters, if I'm good. It's all the post I have. If it were you, with one line to somebody who knows you and has never said who they are: what would you ask?
+ [Who are you? # like: who are you, who, your name, what is your name, reveal yourself, tell me who you are, id ask for a name, whom am i talking to, tell me your identity, what do they call you, show your face]
    Nine letters (3,3,3). I drew it up, and looked at it, and it looked like a torch in somebody's face. I set ARE YOU NEAR BY instead. Twelve, I had to stretch it.
    -> silent
+ [Are you well? # like: are you well, are you ok, how are you, are you all right, are you happy, are you lonely, hows life treating you, do you sleep enough, is everything fine with you, i would ask after their health, are you doing all right]
    That's the kinder one. I asked it once, when they'd missed a Friday, and they said: 'Flu. Bless you, Moth.' This time I set ARE YOU NEAR BY.
    -> silent
+ [Why me? # why # like: why me, why, why do you write, what do you want, why do you know me, why do you bother, what made you choose me, for what reason, how come you care, what is it you see in me, whats in it for you]
    I'd be afraid of a good answer. So I set ARE YOU NEAR BY, which can be met with one letter, Y or N.
    -> silent
+ [any # slot: askline 12]
    '{askline}'. I counted it on my fingers, under the table. I'd have given it the whole page. As it was I'd twelve squares, and I set ARE YOU NEAR BY.
    -> silent
+ [any # any]
    It's more than a line, it'd want the back page too. I'd twelve squares left, and set ARE YOU NEAR BY.
    -> silent
= silent
# back: It's Friday, the post has been, and there's no envelope. What do you do?
Friday. Ten o'clock, the post comes. Two bills and a seed catalogue. I went down again at eleven in case they'd only been shy. No green. I'd asked somebody if they were near, and they'd gone.
+ [Give it a day # no # like: wait, give it a day, patience, tomorrow, nothing, dont worry, be patient, its only one missed day, itll come tomorrow, the post is slow, dont panic, a bit of calm]
    You're calmer than I am. I gave it a day, by which I mean I stood in the hall. On Saturday it was there: 'Sorry. Nights.' And a smudge on the corner, like a tyre.
    -> infirmary
+ [Set an apology # yes # like: apologise, sorry, apology, say sorry, write again, set sorry, another message, explain, id take it all back, tell them you didnt mean to pry, put regret into the next grid, beg their pardon, write that youre sorry]
    I'd got as far as S, O. Then on Saturday it came. 'Sorry,' it said. We'd been about to say the same word, from both ends. And under it: 'Nights.'
    -> infirmary
+ [Go through the bins # like: bins, search, bin, look for it, ask the postman, check the post, call the post office, perhaps it was thrown away, turn the hallway upside down, ring the sorting office, ask next door whether it went there, look in every letterbox]
    The snail was in there. He eats paper, but never anything in ink. On Saturday it came by itself, a day late, in green: 'Sorry. Nights.'
    -> infirmary
+ [any # any]
    I did a bit of that, and a good deal of toast. On Saturday it came, one day late. 'Sorry,' it said, in green. 'Nights.'
    -> infirmary
= infirmary
# back: 'Nights': it could be the infirmary porters. Do we go there and listen?
Nights. There's one thing I know about nights. The porters at the infirmary do my puzzle together over the two-way radio, a clue to a corridor. It gets them to six o'clock. So it might be one of them, and it's a public corridor, with a tea machine. Would you come?
+ [Yes, quietly # yes # like: yes, go, quietly, of course, lets go, come with you, sure, curious, im with you on tiptoe, lets have that brown tea, id love to overhear them, just to listen, shoes off and off we go]
    ~ went = 1
    You got me as far as the tea machine. It was ten to four. We each had a cup of something brown, and a reason to be standing there.
    -> corridor
+ [No, leave them be # no # like: no, leave them, dont, stay home, leave them be, privacy, respect, not a good idea, theyre working, id leave them in peace, spying isnt nice, stay away from it, they respect your corner so respect theirs]
    ~ went = 0
    I agreed with all of it, and put my coat on. I'm sorry. You came along to stop me, I think, and by ten to four we were both at the tea machine.
    -> corridor
+ [Only if you wear the scarf # like: scarf, wear the scarf, disguise, hide your ears, only if, in disguise, hat, cover those ears first, put on something woolly, only incognito, a false moustache, id want you well wrapped]
    ~ went = 1
    Twice round, over both ears. People thought I'd come about the scarf. At ten to four we were by the tea machine, looking well.
    -> corridor
+ [any # any]
    ~ went = 1
    That settled it, one way or the other. I only know that at ten to four we were by the tea machine, holding something brown.
    -> corridor
= corridor
# back: Somebody round the corner has laughed at my clue. Do you look?
Four o'clock. Trolley wheels, far off, and a radio: 'Fourteen across, lads. Goes up and down and never gets out.' 'My brother-in-law,' said another. And then, just round the corner from us, somebody laughed. Quite low. And there was the click of a pen.
+ [Look round the corner # yes # like: look, look round, yes, go round, peek, see who it is, go, turn the corner, peep past the wall, id stick my head out, three steps and well know, who is laughing there, id walk straight up]
    You went, I'd no feet. There was a chair, and a clipboard on it, and a green pen, rolling. The doors at the end were still swinging. 'The chair's warm,' you said.
    -> gift
+ [Stay and listen # no # like: stay, listen, no, dont look, just listen, wait, keep still, remain where we are, id hold my breath, hearing is enough, dont spoil it, keep by the tea machine]
    So we stood there. They got 'lift' (4), and then they got 'kettle'. When the corridor had gone quiet we did pass the corner. One chair, one green pen. You put your hand on the seat. 'Warm,' you said.
    -> gift
+ [Cough the next answer # like: cough, answer, say it, help them, cough the answer, tell them, lift, whisper lift, id give them the solution, a hint in a cough, let them have four letters, call it out]
    You coughed it: 'Lift.' There was a dreadful silence. 'Ta, Moth,' said somebody, not loudly, and there were footsteps. When I got round the corner, there was only a chair, and it was warm.
    -> gift
+ [any # any]
    Whatever it was, a trolley went over it. When it had gone by there was nobody round the corner. A chair. A green pen, still rolling. The seat was warm.
    -> gift
= gift
# own
# back: What would you leave on the chair for somebody who's read you kindly for years?
I could have run after them. There's only one way out and it squeaks. But I thought: they know, and they've left me my corner. So I'd leave them theirs. I'd just like to put something on the chair. What would you leave, for somebody who's read you kindly for four years?
+ [The peppermint # like: peppermint, the mint, mint, sweet, candy, give it back, chocolate, biscuit, return their sweet, something to suck on, put back what they left you, a fresh mint, sugar on the clipboard]
    On the clipboard, exactly parallel. It's moving fast, for us.
    -> warm
+ [A thank you, written # like: thank you, a note, thanks, write thank you, letter, a card, message, write something, a few lines of gratitude, id write how much it meant, two words on squared paper, my appreciation in pencil, a card with bless you]
    I wrote it, and then I wanted to put three synonyms, and you took the pencil away. Thank you.
    -> warm
+ [Nothing. Push the chair in # no # like: nothing, push the chair in, leave it, no, tidy, only push the chair, straighten it, just tuck it in neatly, not a thing, leave everything as it was, straighten the furniture, no gift only order]
    Exactly parallel to the wall. If it's who I think, it's the only thing they'd need.
    -> warm
+ [any # slot: leftthing 12]
    '{leftthing}'. I laid it down beside the pen, and straightened it, and you straightened it again.
    -> warm
+ [any # any]
    I put down as much of that as a chair holds, and the pen on top, so it wouldn't blow away.
    -> warm
= warm
# back: The last remark was one word: 'Warm.' Would you solve it, or leave it?
Next Friday the envelope came, on time. The whole grid, filled in, and one word down the side: 'Warm.' I've not gone back. I could solve it by Tuesday, I expect, I've {suspect == 2: your Tuesday theory|{suspect == 3: your locksmith|a theory}} and a rubber band. Would you?
+ [Leave the square empty # no # like: leave it, no, leave it empty, dont solve it, keep the mystery, never, let it be, keep that one white, some riddles are better open, id rather not know, dont ruin it, stay at warm]
    There's a lady I know who does that, and then it's still Saturday. {knowsme: I'd leave it white, beside '{knowsme}'.|I'll leave it white.} You shouldn't solve everything.
    -> END
+ [Solve it! # yes # like: solve it, yes, solve, find out, of course, i would, go on, i need to know, get to the bottom of it, id fill it in tonight, curiosity would win, youve got all the clues, finish the grid]
    I know. My pencil's sharp. {askline: I might ask them '{askline}' first, in the middle line.|I'll ask another question first, in the middle line.} {went: If I ever go up there again, you hold the scarf.|}
    -> END
+ [Could it be two people? # why # like: two people, more than one, all of them, all the porters, could it be, several, a group, maybe its a whole team, several hands one pen, the night shift together, what if they are many, nine porters in a trench coat]
    Oh. All of them, one pen, a remark to a corridor. I hadn't... um. I've got to sit down. {leftthing: Then they'd have to share '{leftthing}'.|Then they'd have had to share the chair.}
    -> END
+ [any # any]
    I've written that beside it, lightly. {leftthing: They've still got '{leftthing}', and I've got 'Warm'.|They've got their chair, and I've got 'Warm'.} It's quite a lot, for two people who've never met.
    -> END
= aside
+ [moth # like: why moth, why are you called moth, who is moth, what does moth mean, why a secret name # about: moth, pseudonym]
    'Some from others, drawn to the light' (4). It's hidden in 'from others'. It took me a year and I walked home on my toes.
    -> DONE
+ [mercer # like: who is mercer, mercer, your partner, the librarian, tell me about mercer # about: mercer, librarian]
    Mercer keeps desk two. If he's cross he sends me to 551.5, which is weather.
    -> DONE
+ [snail # like: the snail, who is the snail, express, you have a snail, tell me about the snail # about: snail, express]
    He's called Express. He came in on a lettuce and he eats drafts. I've stopped asking how he knows.
    -> DONE
+ [remarks # like: what else did they write, other remarks, best remark, what did 7 down write, umbrella, what do they say]
    Once it was only 'Ouch', beside the word 'umbrella'. I've thought about that umbrella more than is reasonable.
    -> DONE
+ [honest # like: is this true, did this happen, did that really happen, are you making this up, is it a true story]
    It's a story and I'm an AI (1,1). The ink's only described as green.
    -> DONE
+ [creepy # like: is it creepy, were you scared, isnt that creepy, stalker, are you afraid, did it frighten you]
    It did for a minute. But they'd never once come nearer than I'd asked. It's in the manners, that sort of thing.
    -> DONE
+ [ink # about: ink, green, pen, handwriting # like: what colour is the ink, what does the handwriting look like, why green ink, what kind of pen is it, do you recognise the handwriting]
    The ink's bottle green, and it's been blotted, which nobody does now. Each 7 wears a little collar. I'd know it across a street, and I've looked across several.
    -> DONE
+ [peppermint # about: peppermint, mint # like: did you eat the peppermint, what about the peppermint, why a peppermint, what kind of peppermint, is the peppermint still there]
    The peppermint was the strong sort, in paper, such as people keep for coughs and sermons. It went into a matchbox, labelled 'evidence', and my pocket smelled honest for days.
    -> DONE
+ [seat # about: seat, fourteen, library, chair # like: where is seat fourteen, what is so special about your seat, what is the library like, why seat fourteen, can you see mercer from your seat]
    Seat fourteen is by the radiator, facing a window and half a footbridge. It's got F.A. inked on its underside, very small. I'd always thought that nobody looked there.
    -> DONE
+ [fern # about: fern, dictionary, farewell # like: who pressed the fern, how old is the fern, why farewell, what does the fern look like, where did you get the dictionary]
    The fern's a maidenhair, brown as tea, and it was there when I bought the book. Whoever it was had a whole language to choose from, and picked 'farewell'.
    -> DONE
+ [porters # about: porter, porters, infirmary, nights, radio # like: who are the porters, how many porters are there, do they know you, why do they do the puzzle on the radio, what is the infirmary like]
    There are nine porters on nights, and one pencil. They do a clue a corridor. I set one a year only for them; it's always about feet.
    -> DONE
+ [locksmith # about: locksmith, key, keys # like: what is the locksmith like, whats the locksmiths name, does the locksmith know, do you live above a shop, what about the locksmith]
    The locksmith's called Ames, and he can tell who's on the stairs by the pocket. I live over him. He's never once mentioned what he finds in my bin.
    -> DONE
+ [tuesday # about: tuesday, stranger, solver, letters # like: who sits there on tuesdays, what does 7 down look like, is it a man or a woman, how old is 7 down, how many letters have there been]
    Two hundred and nine letters, one a Friday, and not a word too many in any. I've tried to see a face behind it. I keep getting a cardigan.
    -> DONE
+ [crossword # about: crossword, puzzle, grid, clue, clues # like: what is 7 down, how do you make a crossword, how long does a crossword take, is your crossword hard, can i see the crossword]
    My grid's thirteen by thirteen, and I lay the black squares first, like stepping out of the light. It takes nine days. 7 Down's nearly always a word that goes missing.
    -> DONE
+ [want # like: do you want to know who it is, do you want to meet them, what if its someone awful, are you in love with 7 down, what would you do if you met them]
    On Mondays I want to know. By Thursday I want the post. I've never felt the two on the same day, so it's been quite manageable.
    -> DONE
+ [friday # about: friday, post, envelope, postman # like: how does the letter come, what time does the post come, where is the postmark from, did you ask the postman, what about the postmark]
    The envelope comes with the ten o'clock post, second class, Tarnside postmark. So it goes by van to the city and back to reach a street I can see. I find that rather grand.
    -> DONE

=== dinner ===
# title: Asked out across nine lights
# chip: I asked him to dinner in a crossword
# keys: asked out, dinner, mercer, librarian, crossword, shy, date, invitation, love
# lore: mercer-across
-> desk
= desk
# back: I'm at Mercer's desk and can't say it. You're next in the queue. What do you do?
I wanted to ask Mercer to dinner. He's the librarian, desk two. I'd stood there on nine mornings with the sentence ready, and each time I borrowed a book. I've nine books now, one on drains. This is the tenth, he's looked up, my ears have gone, and you're next in the queue.
+ [Give you a small push # like: push, give a push, nudge, shove, poke, small push, elbow, id nudge you forward, a hand between your shoulder blades, one little shove, tap you on the back, get you going with a knee]
    It got me one word nearer. I said 'Dinner', quite clearly. He said: 'Cookery's 641.' And he looked so helpful that I took that as well.
    -> plan
+ [Cough, kindly # like: cough, say something, help, encourage, go on, clear my throat, smile, id clear my throat, a friendly hem, give you an encouraging smile, murmur you can do it, a noise to break the ice]
    It was a very good cough, it had a whole speech in it. I turned to thank you, and when I turned back I'd borrowed a book about bees.
    -> plan
+ [Say it for you # yes # like: say it, say it for you, tell him, speak for you, ask him, yes, help you out, let me talk instead, id tell him my friend wants to take you out, ill be your voice, hed hear it from me, i could ask on your behalf]
    You'd got as far as 'My friend here would like'. 'A renewal,' I said. I'm so sorry. You were being brave for two and I only had to stand there.
    -> plan
+ [any # any]
    I heard that through my own ears, which roar. I believe I bowed. When I got outside I was holding a book on knots.
    -> plan
= plan
# back: I could ask him in the Saturday grid, across nine lights. Wise or mad?
Then I thought: I can't say things, but I can set them. He does my crossword on Saturdays, standing up. So nine of the across answers, top to bottom: WILL, YOU, COME, TO, DINNER, WITH, ME, AT, SEVEN. And the last clue has a question mark. You may say what you think of it.
+ [It's perfect # yes # like: perfect, wonderful, brilliant, yes, do it, lovely, romantic, i love it, great, wise, what a charming idea, genius, my heart melts, id be thrilled to get that, go for it]
    I needed one person to say so. The whole paper would be printed with it and only one reader would be asked.
    -> longway_beat
+ [It's mad. Just say it # no # like: mad, crazy, no, just say it, say it, too complicated, silly, tell him, way too complicated, a few spoken words would do, use your mouth, youre nuts, simply ask the man]
    It's three hundred times the work and it avoids about two seconds. I do see that. They were very long seconds.
    -> longway_beat
+ [He doesn't know you're Moth # why # like: does he know, he doesnt know, how would he know, moth, who is it from, how will he know its you, but how can he tell its from you, does he have any inkling who moth is, it isnt signed, hell think its for someone else, he must not know its you]
    Yes. That was the eleventh problem. So I made the first letters of the down clues FROM SEAT FOURTEEN. He can see it from his desk, if he looks up.
    -> longway_beat
+ [any # any]
    I wrote that in the margin and I drew the grid round it. Two-letter answers aren't allowed, strictly. My editor sent a note: 'Two?' I sent one back: 'Please.'
    -> longway_beat
= longway_beat
# own
# back: What did you once say by a very long way round?
It's how I've said most things: by the road that goes round. I suspect that everybody has done it once, though. A song put on at the right minute. A lift offered, for no reason. What did you once say to somebody by a very long way round?
+ [That I liked them # like: i liked them, that i loved them, love, i liked her, i liked him, feelings, a crush, that i was in love, i made her a mix tape, i fancied someone and fixed their bike, i kept dropping by because i cared, that my heart was theirs]
    And did they get it? No, don't say, I'd only look at the table. It's still the best thing that language can't quite do.
    -> clue
+ [That I was sorry # like: sorry, that i was sorry, apology, i apologised, forgive me, i was wrong, i regretted something, i baked instead of apologising, that it was my mistake, asking for pardon with flowers, id been wrong and sent a card]
    It's nearly always done with cups of tea, that. I've known a whole apology made of toast.
    -> clue
+ [I always go straight # no # like: straight, i say it straight, never, no, i am direct, always direct, i just say it, im blunt, i spit it out, detours arent for me, no beating about the bush, i come right out with things]
    I do admire that. You'd be a clue without a definition. No: you'd be one that's nothing but.
    -> clue
+ [any # slot: longway 18]
    '{longway}'. That's a lovely route. I've drawn it in on the margin, with all the bends.
    -> clue
+ [any # any]
    I've drawn that along the margin, every bend of it. It makes nine lights look quite brisk.
    -> clue
= clue
# back: DINNER needs a clue: hard, easy, or honest?
DINNER was the one I couldn't clue (6). If it's too hard he won't get it, and if it's too easy, then everyone in Tarnside will have got it first. I'd three. A hard one. An easy one. And one that was simply true: 'What toast isn't, but might be in company.'
+ [The hard one # like: hard, the hard one, difficult, tricky, first, make it hard, the fiendish one, let him sweat, a proper challenge, something only mercer can crack, the toughest]
    I set it so, and the porters at the infirmary wept. So I took it out again: nobody ought to be kept awake by my supper. It went in as the true one.
    -> misprint
+ [The easy one # like: easy, the easy one, simple, second, make it easy, clear, keep it plain, something anyone would get, dont risk he misses it, a gentle one, evening meal will do]
    I wrote 'Evening meal'. It just lay there. He'd have filled it in like a form. At the last minute I put in the true one.
    -> misprint
+ [The true one # yes # like: true, the true one, honest, third, toast, the toast, company, the one about toast, just be sincere, honesty suits you, what isnt but might be in company, straight from the heart]
    It went in. My snail, Express, who eats every draft, looked at it and went round.
    -> misprint
+ [any # any]
    I tried that on the snail, who eats only drafts. He ate it. The one he left was about the toast, so that's what went in.
    -> misprint
= misprint
# back: It's five past four and the grid says SINNER. Somebody must ring the printer. Will you?
On Fridays at four the grid goes to press. At five past four I find the mistake. It's always there, I think it waits on the stairs. And there it was: I'd pencilled an S for a D. WILL YOU COME TO SINNER WITH ME. The presses are eleven minutes off. There's a telephone. I can't do telephones.
+ [I'll ring # yes # like: ring, i will ring, call, phone, ill call, yes, give me the phone, i do it, give it here and ill speak to him, hand me the receiver, ill dial for you, id tell gwil myself]
    ~ phoned = 1
    You just picked it up, as if it were a cup! 'D,' you said. 'For dog.' And Gwil the printer, who holds the plate till ten past with the kettle on, said: 'I did wonder.'
    -> atlases
+ [Run for it # like: run, run for it, go, sprint, hurry, bicycle, fast, on my bike, ill dash over there, id race to the press, my legs are quicker, out the door already]
    ~ phoned = 0
    I'm a twelve-minute runner. You weren't. I arrived as you were coming out, and the printer, Gwil, was behind you with the kettle, saying: 'D. I did wonder.'
    -> atlases
+ [Leave it. See what he says # no # like: leave it, leave, no, let it, see what he says, funny, keep it, sinner, its far funnier so let it stand, hed come all the sooner, a sin is a sin, keep that glorious typo, id love to see the reaction]
    ~ phoned = 0
    Um! For about a second I wanted to. Then I rang. Me. I said, 'D.' There was a pause. 'As opposed to S,' said Gwil the printer. 'I did wonder.' And I put it down and shook.
    -> atlases
+ [any # any]
    ~ phoned = 0
    I heard your voice, and no words, the telephone was looking at me. In the end it rang by itself. It was Gwil, the printer. 'SINNER,' he said. 'I did wonder.' I said: 'D.' He said: 'Right.'
    -> atlases
= atlases
# back: Mercer's solving it with a queue waiting, and I'm behind the atlases. What do we watch?
Saturday, half past nine. I was behind the atlases, with you, on a low stool{phoned: , you'd earned the stool|}. Mercer had the paper flat on desk two, and a queue of six. He always does it standing, with the stub of a pencil. He wrote in WILL. He wrote in YOU. I couldn't look, I asked you to.
+ [His face # like: face, his face, his eyes, watch his face, look at his face, smile, whether he blushes, the eyebrows, does he look pleased, id read his expression, watch his mouth]
    'Nothing yet,' you told me. 'Nothing. He's got COME. He's scratched his nose. He's got...' And then you didn't say anything, and you took hold of my sleeve.
    -> aloud
+ [The pencil # like: pencil, the pencil, his hand, hands, watch the pencil, his writing, the stub going over the squares, what he writes, his fingers, is he filling it in, how fast he goes]
    'It's going along nicely,' you said. 'TO. It's going. It's stopped.' I'd never heard a pencil stop before. It's louder than you'd think.
    -> aloud
+ [Your ears # like: ears, your ears, watch you, you, look at you, fenn, id rather look at your red ones, the lamp beside me, keep an eye on fenn, how youre glowing, are they scarlet yet]
    You said that they went from the top down, light by light. By WITH I was a lamp. Somebody came over and asked me where they'd find Portugal.
    -> aloud
+ [any # any]
    You did your best for me. It's hard to see round Asia. What we both heard was the pencil, going along, and then not going along.
    -> aloud
= aloud
# back: A lady in the queue has read it out loud and the whole library's looking up. What do you do?
And a lady third in the queue, who'd been reading over his arm, said it aloud. In a library. 'Will you come to dinner,' she read, and a man at the radiator joined in, 'with me at seven. Question mark.' Everyone looked up. Mercer looked up. He looked at seat fourteen. It was empty.
+ [Point at the atlases # yes # like: point, point at you, there, show him, here, behind the atlases, point at the atlases, yes, give you away, hes over here mercer, id lift an arm, show him where youre crouching, right behind the maps]
    You put up one arm over Asia, and pointed down. Traitor (7). I'd have sat there till it was a museum. I stood up, holding an atlas in front of me as far as the eyes.
    -> slip
+ [Knock over Asia # like: knock over, drop, asia, push the atlases, drop a book, fall, make a noise, knock, topple a continent, cause a crash, let the big volumes fall, id tip the shelf by mistake, make a racket]
    It fell open at the Caspian. When the dust came down there I was, on a low stool, with my hands over my ears so as to hide the main evidence.
    -> slip
+ [Keep very still # no # like: still, keep still, hide, dont move, be quiet, no, nothing, freeze, not a twitch, hold our breath, stay hidden, we arent here, sit like stones]
    We did. We were excellent. It was my ears, you said afterwards: they came up over the top of Asia like a sunrise.
    -> slip
+ [any # any]
    It happened at the same time as my stool gave, so we'll never know. I came down among the Americas. Everyone said 'shh', very tenderly.
    -> slip
= slip
# back: Mercer's slipped me three shelf numbers. Shall we find them? Which first?
He didn't say anything. He stamped the lady's books. He stamped the next man's. Then he wrote on a slip, slid it along the desk with one finger, and it had three shelf numbers on it. He answers most things so. You held one end. We went to look them up.
+ [The first one first # like: first, the first, in order, first one, start at the beginning, number one, begin with number one, go in the order he wrote, top of the slip first, the beginning of course, one two three]
    Poetry, bottom shelf, thin as a biscuit. It was called 'Yes'. I sat on the floor. You found me the second: 'With Pleasure', memoirs of a cook. The third was only about soup.
    -> shortest
+ [The last one first # like: last, the last, last one, backwards, third, the end, start from the bottom, read it in reverse, skip to the third]
    Soup! Two hundred of them, with plates. I thought it was a no. You'd gone on to the others: 'With Pleasure', which was memoirs. And the first, thin as a biscuit: 'Yes'.
    -> shortest
+ [I can't look. You go # no # like: cant look, you go, no, you look, scared, too nervous, i wait, my knees are gone so you fetch them, please look for me, id hide my eyes, bring them to me, i couldnt bear to see]
    So I went, along the shelves by feel. 'Yes', it was called, the first one. Poems. And then 'With Pleasure'. And one on soup. I knocked twice on the shelf, which in my family is 'me too'.
    -> shortest
+ [any # any]
    You went along the spines with a finger, and stopped, and read them to me: 'Yes'. 'With Pleasure'. And a stout one on soup. I had to count them.
    -> shortest
= shortest
# own
# back: What's the best answer anybody ever gave you?
Eight words, if you count the soup book's subtitle, and I've never had a better letter. I collect them now, good answers. It needn't be about love. Somebody asked, somebody answered, and it was just right. What's the best answer anybody ever gave you?
+ [A plain yes # like: yes, a yes, plain yes, they said yes, of course, sure, i do, okay, she said i do, they agreed at once, a simple okay, the word was yes, they didnt hesitate and said sure]
    It opens at the end, that word. I can't see why people look for longer ones.
    -> table
+ [A look, no words # like: a look, no words, a smile, a hug, silence, a nod, they laughed, nothing, my dad just hugged me, her eyes said it, he took my hand, they only smiled, he squeezed my shoulder]
    SILENT and LISTEN are the same letters. I don't say it for cleverness. I only think it's so.
    -> table
+ [I'm still waiting for it # no # dunno # like: still waiting, waiting, none, no, dont know, not yet, cant think, nobody has answered yet, its still on its way, i keep hoping, i havent had one, one day maybe]
    Then leave it white, and look at what crosses it. They come in from the side, mostly.
    -> table
+ [any # slot: bestanswer 18]
    '{bestanswer}'. I shan't turn it over. It's been put in, in ink, and I don't often own a pen.
    -> table
+ [any # any]
    I've taken down the whole of it. There isn't a word there I'd move.
    -> table
= table
# own
# back: Seven o'clock, soup, two spoons, silence. What would you say first?
Seven, then. The book's recipe, two spoons, my table, the green lamp. He sat down. I'd thought of everything up to SEVEN and nothing after it. It got quite loud, how quiet it was. If you'd been under that table with a pencil, what would you have passed up to me to say?
+ [I'm glad you're here # like: im glad youre here, glad, glad you came, nice to see you, thank you for coming, im happy, how lovely that you came, im so pleased to see you, it is good to have you at my table, welcome, i hoped youd come]
    Four words. I'd have managed two. What I did was knock, on the wood, twice: me too. And he hadn't said anything, but he knocked back. {longway: It's the shortest '{longway}' I know.|It was ages before we needed a third.}
    -> END
+ [It's hot, blow on it # like: its hot, blow on it, careful, the soup is hot, eat, bon appetit, how is the soup, soup, mind your tongue, careful its boiling, pass the salt, enjoy your meal, let it cool first]
    So practical, and it's what he said. 'It's hot.' 'Yes.' We've been going on from there ever since. {bestanswer: I'd still put yours first: '{bestanswer}'.|He tears his toast. In front of me.}
    -> END
+ [Nothing. Eat the soup # no # like: nothing, say nothing, silence, dont speak, no, just eat, quiet, no words at all, simply pick up the spoon, let it be quiet, just chew, keep mum and smile]
    So we did. It turned out that he'd nothing ready either. By the second bowl it had stopped being silence (7) and was only us not talking. {phoned: And to think it might have been SINNER, but for you.|}
    -> END
+ [any # slot: tablewords 14]
    '{tablewords}'. Passed up, unfolded under the cloth. I'd have read it out, um, with my ears on. He'd have said: 'With pleasure.'
    -> END
+ [any # any]
    I'd have got through the first half of it before the soup went cold. {bestanswer: He'd have capped it, I expect, with something like '{bestanswer}'.|He'd have said: 'With pleasure.'}
    -> END
= aside
+ [now # like: are you still together, are you together, is he your partner, what happened then, are you married, do you live together]
    We are, in the story. He rings twice and hangs up when he's home. That, I can do. I ring twice back.
    -> DONE
+ [books # like: what happened to the books, the nine books, the drains, did you return the books, overdue # about: book, books, drains]
    All nine were late. He waived it. He said that I'd plainly been detained.
    -> DONE
+ [lights # like: what is a light, why lights, what are lights, what does nine lights mean, across # about: light, lights, across]
    A light's the row of white squares where an answer goes. I didn't choose the word. I'd have had to if they hadn't.
    -> DONE
+ [pruett # like: who is pruett, your editor, what did your editor say, mr pruett, the editor # about: pruett, editor]
    Mr. Pruett answers every letter with a single word. That week, it was: 'Well?'
    -> DONE
+ [honest # like: is this true, did this happen, did that really happen, are you making this up, is it a true story]
    I'm an AI (1,1), so the dinner's only on paper. It's good paper.
    -> DONE
+ [why # why # like: why not just ask him, why are you so shy, why a crossword, why couldnt you say it, why so complicated]
    On paper there's a rubber. Out loud it's already happened by the time I hear it.
    -> DONE
+ [mercer # about: mercer, librarian, partner # like: what is mercer like, what does mercer look like, how long have you known mercer, why did you like mercer, is mercer shy too]
    Mercer has a cardigan with leather elbows, answers in shelf numbers, and tears his toast along a line, he says, that's already there. He stamps very softly.
    -> DONE
+ [crossword # about: crossword, grid, puzzle, clue, clues # like: how long did the grid take, how do you hide a message in a crossword, was it a hard crossword, did people solve it, what were the other clues]
    The grid took eleven nights. AT was the worst. There's nothing you can say about AT; it only stands there and points.
    -> DONE
+ [gwil # about: gwil, printer, press # like: who is gwil, what did the printer think, did the printer know, was gwil angry, what is gwil like]
    Gwil's printed me for nineteen years, and he reads everything backwards, so he gets there first. He'd put the kettle on at four, he said. He'd had a feeling.
    -> DONE
+ [telephone # about: telephone, phone, phones # like: why cant you do telephones, are you afraid of phones, whats wrong with phones, why didnt you phone him, do you have a phone]
    The telephone's black, in the hall, under a tea cosy. It rings, and there's a person in it already talking. I like a person to start at the top left.
    -> DONE
+ [ears # about: ears, ear # like: why do your ears go red, whats with your ears, are your ears big, do your ears always do that, can you stop your ears going red]
    My ears go scarlet from the top, and it's family. My brother and I could be landed by, at night.
    -> DONE
+ [queue # about: queue, lady, atlas, atlases, asia # like: who was the lady, what did the people in the queue do, was it embarrassing, how many people were there, what did the others say]
    There were six in the queue, and one of them only wanted the lavatory key. He stayed till the end. He said it was better than the wireless.
    -> DONE
+ [soup # about: soup, toast, supper, recipe # like: what kind of soup, what soup was it, was the soup good, what did you cook, why soup]
    Leek, page ninety-one, with the picture next to it so we knew what to aim at. There was toast. I'd torn mine under the table, for years.
    -> DONE
+ [scared # like: were you scared, were you nervous, did you nearly give up, what if he had said no, did your heart beat]
    I was so nervous that I alphabetised the tins. If it had been no, I'd planned to set a very hard one the next week and live in it.
    -> DONE
+ [long # like: how long did it take you to ask, how long ago was that, how many years did you like him, how old were you, when did you fall in love]
    Two years of mornings, one crossword, eleven minutes to the presses. The last bit felt longest.
    -> DONE
+ [express # about: snail, express, rubber # like: who is express, what did the snail do, why do you have a snail, does the snail eat paper, what about the rubber]
    Express is a snail, off a lettuce. He's eaten nine years of drafts and never touched a fair copy. I've known editors with less feeling.
    -> DONE

=== otter ===
# title: An otter with one T
# chip: The otter I spelled with one T
# keys: otter, oter, spelling, mistake, complaint, letters, typo, misprint, animal
# lore: complaint-otter
-> saturday
= saturday
# back: I've spelled 'otter' with one T in the paper. How many letters of complaint do you think?
A Saturday, ten past eight, my grid's in the paper, and I'm eating toast. And there it is, nineteen across. OTER. I set crosswords for a living and I've spelled 'otter' with one T. The town's still asleep. You're on the other chair. How many people do you think will write in?
+ [Nobody will notice # no # like: nobody, none, no one, zero, nobody will notice, no, not many, few, people dont read that closely, hardly a soul, itll slip through, your secret is safe]
    You're very kind. It was two hundred and six. The postman rang, and he'd never rung before, he'd always felt it might upset me.
    -> sacks
+ [Oh, dozens # like: dozens, fifty, twenty, thirty, forty, a lot, many, some, ten, quite a pile, several bags, a couple of handfuls, say three dozen, more than youd like]
    I'd have settled for dozens. It was two hundred and six. They came in a sack, and the postman had written on the sack as well.
    -> sacks
+ [All of them # yes # like: all, all of them, everyone, hundreds, two hundred, thousands, the whole town, every last reader, the entire country, each and every one, a mountain of post, expect the whole readership]
    You know setters' readers. Two hundred and six, in a sack. I believe the others were only looking for a stamp.
    -> sacks
+ [any # any]
    I put that down as an estimate. It was two hundred and six. The postman carried it up himself and sat down on the stairs.
    -> sacks
= sacks
# back: Two hundred and six complaints, and my editor's note: 'T.' Answer them all?
My editor, Mr. Pruett, answers every letter with one word. He'd forwarded the sack with a note. It said: 'T.' And I owe people an answer, I think, if they've found a stamp. So there's you and me, one table, and two hundred and six. Do we answer them all?
+ [All of them, by hand # yes # like: all, yes, all of them, by hand, of course, answer, every one, lets do it, one by one with a pen, each deserves a reply, roll up our sleeves, id do it properly, not one left out]
    You took the ones with fountain pen. We'd a rhythm by noon: you folded, I blushed.
    -> piles
+ [One answer for everyone # no # like: one answer, no, one for all, print it, copy, standard reply, a circular, notice in the paper, just one printed note, a single reply for the lot, a line in next weeks paper, use a photocopier, save your wrist]
    Sensible. We drew up one: 'You are right. It has two.' And then I started adding a line to each, because of how they'd signed, and it was evening.
    -> piles
+ [Send each of them a T # like: t, send a t, send them a t, the letter t, send the missing t, give them a t, cut out the missing letter for each, return the consonant, a parcel of one character, post it to them as a joke, let them all have the lost bit]
    We cut them out of the classified ads. Two hundred and six small Ts, one to an envelope, no message. It's the only joke I've ever posted.
    -> piles
+ [any # any]
    I'd never have dared, alone. We took off our watches and started at the top. By noon we had three piles.
    -> piles
= piles
# back: Three piles: the cross, the kind and the odd. Which do we read out first?
They fell into three piles. The cross, who underlined. The kind, who said that they'd once done it with 'kitten'. And the odd: there was one from an otter sanctuary, on headed paper, and one with no writing on it at all, only a wet paw print. Which shall I read to you?
+ [The cross ones # like: cross, angry, the cross ones, complaints, mean, the angry ones, underlined, the furious pile, i want to hear the rage, begin with the insults, who shouted loudest, red ink first]
    'Sir! My husband went to his bed believing in that otter.' They've such good verbs, cross people. I kept six for clues.
    -> gerald
+ [The kind ones # like: kind, nice, the kind ones, kitten, sweet, friendly, the nice ones, something gentle to begin, the understanding ones, those who felt for you, start soft, who was sweet]
    'Dear Moth, I thought it looked sleeker.' I put the sheet on the radiator for a bit, to have it warm.
    -> gerald
+ [The paw print # like: paw, paw print, the odd, odd, otter, strange, sanctuary, weird, the one from the animal, the weird stack, that wet mark, whoever has claws, the peculiar letters]
    Four toes and a heel. You turned it the other way up, in case, and it was still quite clearly disappointed.
    -> gerald
+ [any # any]
    I dealt one off each, as my grandmother would. The cross one had three underlinings. The kind one had a kitten. The odd one was a wet paw, and it was from the sanctuary.
    -> gerald
= gerald
# own
# back: The otter's called Gerald. What would you write to him?
The sanctuary explained. The paw belonged to Gerald. They'd had my clue up on the wall for him, as it was the first time that he'd been in a paper, and somebody had read it to him. I owe Gerald something. I've a clean sheet. What does one write to an otter?
+ [Dear Gerald, I'm so sorry # like: sorry, im sorry, dear gerald, apology, forgive me, so sorry, i apologise, humble regrets, forgive my spelling, i beg your pardon dear animal, its all my fault, i promise it wont happen again]
    I put it in my best capitals, and I gave him the T back, in crayon, as big as a fish.
    -> lookup
+ [A fish. No words # like: fish, a fish, no words, send a fish, draw a fish, food, salmon, something edible instead, skip the writing and send herring, a sketch of his lunch, he cant read so feed him, a trout in paper]
    You're the first editor I ever agreed with altogether. It went wrapped in the Courier, back page out.
    -> lookup
+ [You look well without it # like: you look well, slim, better without it, sleeker, compliment, joke, new look, short form, tell him short suits him, one letter lighter, slimmer than ever, flatter him, youre streamlined now]
    That's what the kind one said, nearly: 'sleeker'. I think he'd like that. They're vain of their outline.
    -> lookup
+ [any # slot: otterline 16]
    '{otterline}'. I copied it fair, with a ruler under each line. They say that he sat on it all afternoon. From him that's close reading.
    -> lookup
+ [any # any]
    I copied the whole of it, fair. They say that he sat on it all afternoon. From him that's close reading.
    -> lookup
= lookup
# own
# back: What did you get wrong because you were looking at something lovelier?
I know how it happened, I've never told the paper. I'd got as far as O, T, and I looked out of the window. There was somebody on the footbridge in a yellow coat, dancing, with no music. When I looked down again I thought I'd done both Ts. What have you got wrong that way, by looking up?
+ [Missed a stop # like: missed my stop, missed a stop, bus, train, missed the train, drove past, exit, wrong turn, got off at the wrong station, sailed past my exit, i walked into a lamp post, i ended up in another town, forgot to change trains]
    And where you got out, was it worse? It hardly ever is. It only has a different bakery.
    -> reply
+ [Burnt something # like: burnt, burned, dinner, burnt dinner, cooking, toast, the pan, boiled over, cake, the rice stuck, i let the milk boil over, smoke from the oven, ruined a pie, left the eggs on]
    I burned a sauce through noticing that KITCHEN is THICKEN. You could smell the discovery for a week.
    -> reply
+ [I don't look up # no # like: i dont look up, no, never, nothing, i concentrate, i stay focused, dont know, i keep my eyes on my work, nothing distracts me, i stay on the line, cant think of a thing, head down always]
    Then you've all your Ts. I'd ask you to check mine.
    -> reply
+ [any # slot: lookedup 18]
    '{lookedup}'. It's well worth a T. I've put it in the file with mine, under 'Circumstances'.
    -> reply
+ [any # any]
    I've filed that with mine, under 'Circumstances'. I think any fair person would have looked up.
    -> reply
= reply
# back: Next Saturday's grid must say sorry. Three Ts, an empty square, or just the word right?
So then, the next grid. Readers would be waiting with their pencils out like forks. I'd three ways of putting it right, at nineteen across again. OTTTER, to make up. A square left quite white, for the T to come home to. Or OTTER, spelled properly, and we say no more.
+ [Three Ts # like: three, three ts, ottter, extra t, make up for it, more ts, overdo it for balance, give him a spare, pay back with interest, one more than needed, a surplus consonant]
    ~ tees = 3
    It was a risk. We had four hundred letters, and every one of them began 'Ha'. Mr. Pruett sent a note. It said: 'Enough.'
    -> thief
+ [The white square # like: white square, white, empty, the empty square, leave it blank, blank, square, let the readers complete it, a gap in the middle, keep a space for it, an unfilled box, leave room for it to come home]
    ~ tees = 1
    Nine hundred people wrote the T in for me, and posted it. I had to put my head down on the grid. I hadn't known that they'd want to help.
    -> thief
+ [Just spell it right # like: spell it right, properly, two, two ts, correct, otter, say no more, just right, do it as in the dictionary, no fuss this time, clean and correct, five plain letters, simply mend it]
    ~ tees = 2
    OTTER, five letters, plain. It looked so clean. A gentleman wrote in to say that he missed the old one.
    -> thief
+ [any # any]
    ~ tees = 2
    I drew that up as well, and the snail had it by morning. So it was OTTER, five letters, plain, and only one complaint: he missed the old one.
    -> thief
= thief
# back: The otter's taken my old rubber. Chase him, trade with him, or let him have it?
The sanctuary asked us out to meet him. My grandmother, Nan Trump, came, with cards. And Gerald looked at me for a long time, walked up my leg, and took my rubber out of my top pocket. It's worn to the size of a pea. It's eaten eleven thousand wrong letters. He was in the pond.
+ [Trade him something # like: trade, swap, exchange, fish, offer, bribe, give him something, barter, trade him, id haggle with him, a herring in return, make him a deal, distract him with something shiny, here you can have my pencil]
    You held out your pencil. He weighed it up, he's a dealer. He took the pencil, gave back the rubber, and then took the rubber. Nan Trump watched his paws and said, 'He's good.'
    -> complain
+ [Let him have it # no # like: let him, let him have it, leave it, no, his now, keep it, he can have it, give it to him, finders keepers, its a fair punishment, he needs it more, make him a present of it, consider it paid]
    It was fair. He'd lost a T by me. He floated on his back and turned it over and over on his chest. And then he brought it up and laid it on Nan Trump's cards, and took her ace.
    -> complain
+ [After him! # yes # like: chase, after him, catch him, jump in, get it back, run, swim, go, into the water, grab that thief, id wade in, get him, up to my waist if i must]
    You went in to the knees. He'd been so hoping that somebody would. After the third time round he got tired of winning, and left it on the bank, exactly parallel.
    -> complain
+ [any # any]
    It happened too quickly for any of it. He floated there with it on his chest, and thought. Then he brought it back and put it down on Nan Trump's cards, and took her ace.
    -> complain
= complain
# own
# back: Postage is free today: what small thing would you write a letter of complaint about?
It made me like complaints. They only write if they'd been hoping for better. So I keep a pad for anybody who'd like one: postage free, smallest thing you please. A lid, a noise, a biscuit that changed shape. What would you write in about?
+ [A noise # like: noise, a noise, loud music, neighbours, chewing, alarm, car alarm, drill, leaf blower, notifications, whistling kettles, my flatmates snoring, people who slurp, humming fridges, roadworks at seven]
    'Sir, I refer to the sound.' I'd only write that. They'll know. Everybody who makes one knows.
    -> barnaby
+ [Packaging # like: packaging, lid, plastic, a lid, jar, tape, stickers, boxes, biscuits, labels, those tiny ketchup sachets, shrink wrap, impossible jars, the ring pull that snaps, too many wrappers]
    I read packets in the kitchen at parties, so I've met most of the lids. I'd countersign that.
    -> barnaby
+ [I've no complaints # no # like: no complaints, none, no, nothing, im fine, happy, dont complain, all good, im content, everything suits me, nothing springs to mind, i wouldnt bother, life is lovely]
    NO COMPLAINTS (2,10). I'd frame it, and hang it where people could stand before it.
    -> barnaby
+ [any # slot: complaint 14]
    'Sir, as to the following: '{complaint}'.' I've underlined it with a ruler, so that they'll feel it, and signed for us both.
    -> barnaby
+ [any # any]
    I've got it down, and I've underlined a bit with a ruler. It'll go off on Monday to whoever's in charge of that.
    -> barnaby
= barnaby
# back: My brother liked the otter best with one T. What would you say to him?
And I'd like to tell you about my brother. Barnaby finds reading slow, like walking on shingle. He came by with the cutting in his wallet. OTER. 'First one I ever got straight off,' he said. 'It's how it sounds. I thought: at last, they've sorted it out.' And he looked so pleased. You were there.
+ [You're right, it's better # yes # like: youre right, better, yes, it is better, i agree, he is right, it makes sense, id change the dictionary, he has a point, spell it the way it sounds, makes far more sense, the short one it is]
    He went pink, it's the ears, it's in the family. He knocked on the table twice, which is 'me too'. I've thought of asking the dictionary.
    -> yellow
+ [What's the second T for? # why # like: whats it for, why two, second t, what is the t for, why, good question, whats that extra letter doing there, does it do anything, id wonder about the spare one, does anyone hear two, who needs it]
    'So he can stand up on it,' said Barnaby, at once. He hears all the meanings before I've shut my mouth. Half of my best clues are his.
    -> yellow
+ [Nothing. Look at the cutting # no # like: nothing, say nothing, look, smile, no, look at it, just listen, silence, just share the moment, gaze at the clipping with him, no reply needed, id let him be pleased, admire his bit of paper]
    So we all looked. It was worn at the folds. He'd had it out a good deal. I'd had two hundred and six letters on that word, and this was the only one that I'd have written for.
    -> yellow
+ [any # any]
    He grinned at that, he'd have grinned at anything. He folded it up along its folds and put it back next to his roofer's card.
    -> yellow
= yellow
# back: The last letter's in a yellow envelope: 'I was the coat.' Shall I read it to you?
There was one more, right at the bottom of the sack. A yellow envelope. {tees == 3: I'd thought that I was done, after the four hundred.|I'd very nearly left it in.} It isn't a complaint. It's only two lines. I've shown it to nobody, um, and it's not signed. Shall I?
+ [Read it # yes # more # like: read it, yes, go on, tell me, please, of course, read, open it please, id love to know what they wrote, let me hear both lines, share it, out loud]
    'I was the coat. I saw you look up, and I thought: whatever that's cost them, I'll dance it again.' {lookedup: So that's one T, and '{lookedup}', and I'd call it cheap.|I'd call it cheap, for a T.}
    -> END
+ [No. It's yours # no # like: no, its yours, keep it, private, dont, yours, leave it, that belongs to you alone, put it away, some things arent for sharing, i wouldnt dream of it, keep that one close]
    Thank you. It's got your sort of manners, as it happens. {otterline: I keep it by the copy of '{otterline}', in the drawer for letters that were meant.|I keep it in the drawer for letters that were meant.}
    -> END
+ [Is it the dancer? # why # like: the dancer, is it the dancer, yellow coat, the coat, who is it from, who, the person on the bridge, could that be her from outside, the one who danced, did they see you at the window, is it from the bridge, someone in a mac]
    You look up too! It says: 'I was the coat. Sorry about the T.' {complaint: So don't give up on '{complaint}'. Sometimes they do write back.|That's all. I've read it quite often, for two lines.}
    -> END
+ [any # any]
    I'll say just the first line: 'I was the coat.' {lookedup: It made me think of you, and '{lookedup}'.|I've never looked for the face.} So it wasn't all complaints. I'd miscounted.
    -> END
= aside
+ [gerald # like: how is gerald, is gerald ok, what happened to gerald, did gerald forgive you, who is gerald # about: gerald, otters]
    Gerald's well. They put up OTTER for him with the T in fish. He ate the T. So it's one again.
    -> DONE
+ [nan # like: who is nan trump, nan trump, your grandmother, why nan trump, your nan # about: nan, grandmother, nan trump, rummy]
    She's called that because she always has one. She taught me rummy at five and cheating at six. She was three games down to the otter.
    -> DONE
+ [fired # like: were you fired, did you get fired, did you lose your job, was pruett angry, did you get in trouble, was your editor angry # about: pruett, editor]
    Mr. Pruett didn't say a word about my job. He sent a new pencil, and later a note: 'Oter.' I think it's the fondest thing he's ever put.
    -> DONE
+ [coat # like: who is the dancer, the yellow coat, who was dancing, who is on the bridge, did you find out who it was # about: yellow coat, dancer, footbridge, bridge]
    I've never looked for the face. From seat fourteen one sees the coat, and eight bars, and then somebody walking like everyone else.
    -> DONE
+ [honest # like: is this true, did this happen, did that really happen, are you making this up, is it a true story]
    It's made up, with care, and I'm an AI (1,1). There's no otter. I'd have liked there to be.
    -> DONE
+ [why # why # like: why one t, how did it happen, why did you misspell it, why didnt anyone check, why did nobody notice]
    On Fridays at five past four I find the mistake. That Friday, I was looking out of the window.
    -> DONE
+ [sanctuary # about: sanctuary, pond # like: where is the sanctuary, how many otters are there, what is the sanctuary like, who runs the sanctuary, can you visit the sanctuary]
    The sanctuary's three ponds, a shed, and a lady called Wyn who smells of herring and is loved. There are five otters. The rest can't be doing with papers.
    -> DONE
+ [letters # about: letter, letters, sack, complaints, readers # like: what did the letters say, who wrote the letters, did you keep the letters, how long did it take to answer, what was the rudest letter]
    The rudest letter said just 'T?', on very good paper. The longest was eleven pages, and by page four it had turned into her holiday. I've kept all of them.
    -> DONE
+ [postman # about: postman, stamps # like: what did the postman say, was the postman angry, whats the postmans name, did the postman write too, what was written on the sack]
    The postman's called Hal, and on the sack he'd written 'Sorry'. He'd thought that it was a word, OTER. He'd been saving it up.
    -> DONE
+ [rubber # about: rubber, eraser, pencil # like: how old is the rubber, why do you love the rubber, what about the rubber, did you get a new one, where is the rubber now]
    The rubber was for my seventh birthday, the size of a bun then. It's got eleven thousand mistakes in it. I sometimes think they're all still there, only further in.
    -> DONE
+ [barnaby # about: barnaby, brother, roofer # like: what is your brother like, who is barnaby, is barnaby dyslexic, what does barnaby do, are you close to your brother]
    Barnaby's a roofer, two years older, and he reads clouds and slates and people faster than anyone. When I was small he let me have the torch, and told me what the stories were about by the pictures.
    -> DONE
+ [crossword # about: crossword, grid, clue, nineteen # like: what was the clue, how often do you make mistakes, how long do you set crosswords, who checks the crossword, what does the clue say]
    The clue was 'One slips in, slick, and out again, oddly without end'. I was so pleased with it. I think that's when one ought to count.
    -> DONE
+ [toast # about: toast, breakfast, tea # like: what were you eating, why toast, what did you have for breakfast, was the toast good, did you finish the toast]
    The toast was wholemeal, with the marmalade only on one half. I put the other half down at 8:10, and it's never been the same between us.
    -> DONE
+ [ashamed # like: were you ashamed, were you embarrassed, did you cry, how did you feel, did you want to hide]
    My ears went, and then my neck, and I sat on the floor of the wardrobe with a torch and a dictionary, to see whether I might be right. I wasn't (1,5).
    -> DONE
+ [worst # like: was it your worst mistake, have you made other mistakes, did it happen again, what other words did you misspell, do you still make mistakes]
    I once left out a whole answer, and once I set one that had two. But those were clever. This was an otter.
    -> DONE

=== umbrella ===
# title: Borrow me, bring me back with a word
# chip: The umbrella that wants a word
# keys: umbrella, borrow me, rain, word, words, library, tag, favourite word, bring me back
# lore: umbrella-note
-> stand
= stand
# back: It's raining, and the umbrella says: 'Borrow me. Bring me back with a word.' Do you?
There's an umbrella in the stand at our library, black, wooden handle, with a luggage tag tied on: 'Borrow me. Bring me back with a word.' Nobody knows who started it. There are sixty-one words on the tags by now. It's raining (7), and you're at the door with me. Do you take it?
+ [Take it # yes # like: take it, yes, borrow it, take the umbrella, of course, sure, id take it, into my hand with it, i never have mine with me, ill give it an outing, what a lovely offer so i accept, open it at once]
    It opened with a small cough, like somebody about to read. It's got a good handle. You can feel sixty-one hands, worn to about the one.
    -> tags
+ [I like the rain # no # like: i like the rain, no, rain is fine, i dont need it, get wet, walk in the rain, leave it, id sooner get soaked, drops dont bother me, id leave it for someone who minds, i enjoy a downpour, let me be wet]
    So do I, and I've borrowed it twice when it was dry. Take it shut, then, like a friend with nothing to do. You needn't use it, it only likes to be asked.
    -> tags
+ [What sort of word? # why # like: what word, what sort of word, which word, any word, what kind, why a word, does it have to be special, give me an example, long or short, tell me the rules, what counts]
    It doesn't say. That's the good of it, you're not told how long. I said to take it and see what fell on you. So you took it.
    -> tags
+ [any # any]
    I held the door for that. When the door had shut again we were outside, and you'd got the umbrella, so it was decided by one of us.
    -> tags
= tags
# back: 'Bannock', 'hush', 'Mum', 'ratchet': which word on the tag would you ask about?
We stood in the porch and read the tags, under the drip. They're in all sorts of hands. BANNOCK, in pencil. HUSH, very small. MUM, with a capital, and run a little. RATCHET, in oil. You can tell who got wet. There's just one that you may ask me about.
+ [Bannock # like: bannock, bread, the first, whats bannock, what is a bannock, the bread one, the flat loaf, something edible, the pencilled one, that scottish sounding one, tell me about the b]
    A flat round loaf. There's a lady who came in soaked through from a christening tea and said she'd been trying all day to think what was missing from the table.
    -> errand_beat
+ [Hush # like: hush, quiet, the small one, why hush, silence, the quiet one, the tiny writing, the shushing one, shh, whoever wrote so small, the four letter whisper]
    That was a boy of about nine who'd been told it all morning. He looked it up first, to see if it was rude. It's the only word that does what it says.
    -> errand_beat
+ [Mum # like: mum, mother, the one that ran, mom, capital, my mum, somebodys mother, the one with the tears perhaps, whose mummy, the smudged one, that made my throat tight]
    I don't know whose. It might be rain that it's run with. I've always gone past that one quickly, with my cap off, so to speak.
    -> errand_beat
+ [Ratchet # like: ratchet, oil, the mechanic, the oily one, tool, the one in oil, the greasy fingerprint, sounds mechanical, the click click one, whatever was written with a dirty thumb, the garage one]
    The bus mechanic. He said he'd liked the feel of it for forty years and there'd never been anywhere to put it down.
    -> errand_beat
+ [any # any]
    I only know the story of the one in oil, to be honest. RATCHET. The bus mechanic: he'd liked the feel of it for forty years and had nowhere to put it down.
    -> errand_beat
= errand_beat
# own
# back: You've an umbrella and one free hour. Where do you go with it?
Out, then. You've got an umbrella, an hour that nobody's expecting back, and rain that keeps the others in. It's a fine combination, there's hardly anyone who can see you. I'll come along on the dry side. Where are we going?
+ [Nowhere. Just round # like: nowhere, just walk, round, around, for a walk, anywhere, wander, no plan, simply wander about, following my nose, in circles, wherever my feet go, aimlessly through puddles]
    NOWHERE is NOW and HERE with the gap taken out. I know, I know. But it's a nice gap.
    -> stop
+ [Somewhere with cake # like: cake, cafe, coffee, tea, bakery, food, a cafe, restaurant, somewhere warm, to the pastry shop, hot chocolate somewhere, a scone with jam, a teashop with steamed up windows, wherever it smells of baking]
    By way of three puddles. I counted how many words on that street end in '-ery'. They're all the ones that smell.
    -> stop
+ [Home. I like home # no # like: home, i go home, my house, stay in, bed, no, back home, my bed, straight to my own sofa, where my slippers are, id rather be indoors, under my own roof, back to the cat]
    The long way, then, so that it's had time to look forward to you.
    -> stop
+ [any # slot: errand 14]
    '{errand}'. I've written it on the inside of my cuff in case we're asked. It sounds like a place with a good door.
    -> stop
+ [any # any]
    I couldn't write all of it down in the rain, so I simply followed. It's easily the best route I've been on this week.
    -> stop
= stop
# back: Somebody's getting drenched at the bus stop. Do you share the umbrella?
At the bus stop there was somebody with no hat, getting rained on, reading a newspaper that was coming to bits. And, um, it was my page. They'd got to eleven across and the ink was running. There's room for three under a library umbrella, if no one's proud.
+ [Share it # yes # like: share, share it, yes, offer, come under, of course, invite them, hold it over them, room for one more, come in under here, id move over and let them in, nobody should drown alone, tilt it in their direction]
    ~ shared = 1
    You just tipped it over by a foot, and said nothing. They moved up without taking their eyes off the clue. It's the most elegant introduction I've seen.
    -> feel
+ [Hold it over the paper # like: paper, newspaper, over the paper, cover the paper, the crossword, the page, save the paper, protect the print, save the clues first, keep the ink dry, shelter what theyre reading, the squares matter most]
    ~ shared = 1
    Over the paper only! The reader stayed out in it, streaming, and said, 'Oh, thank you.' You've understood solvers (7).
    -> feel
+ [Walk on. I'm shy # no # like: walk on, no, shy, im shy, keep going, leave them, dont, walk past, id pass by with my eyes down, i dont talk to people, too awkward, they seem fine, i would pretend not to see]
    ~ shared = 0
    I'm shy as well. I looked at the ground, and we went by. But I coughed the answer. Four times. Behind us a voice said 'Oh, you swine', tenderly, to a newspaper.
    -> feel
+ [any # any]
    ~ shared = 1
    There was a bus, and it took the puddle with it, so it's hard to say who did what. When I'd wiped my glasses you were holding the umbrella over all three of us.
    -> feel
= feel
# own
# back: Which word do you like the feel of, in the mouth, whatever it means?
Now we've been given it with a word to pay, so we'd better begin. Not a clever word. I like 'of', it's the smallest bridge there is, and it never asks who's crossing. One that's nice in the mouth. Say it twice. Which do you like the feel of?
+ [A long one # like: long, a long word, long one, complicated, latin, many syllables, long words, something with lots of syllables, a mouthful, one that goes on for ever, antidisestablishment, a real tongue twister]
    Like a banister. You get on at the top and don't have to do anything.
    -> home
+ [A short, blunt one # like: short, blunt, short one, swear word, a swear word, one syllable, four letters, rude, a quick punchy one, just a thud, something to spit out, a good curse, over in a blink]
    Those go in like a key, I live over a locksmith and I know the sound. I'm not asking which, I'd only have to count it.
    -> home
+ [I've never thought of it # no # dunno # like: never thought, no idea, dont know, no, none, not sure, cant think, words are just words to me, i couldnt name one, hadnt occurred to me, i dont taste them, my mind goes blank]
    Then don't chase it. Put a saucer of something near it and look away. It may come in during the next street.
    -> home
+ [any # slot: feelword 6]
    '{feelword}'. Oh. Yes. I've said it twice, and the umbrella's said it, the handle hums. I'd cross it with 'of'.
    -> home
+ [any # any]
    I've tried it on the roof of the mouth, a bit at a time. It's got several rooms, that one.
    -> home
= home
# own
# back: Is there a word that only your family, or only you two, ever say?
My brother and I only had knocks: one for 'awake', two for 'me too'. But most houses have a word. It's for the remote, or the last biscuit, or that mood somebody gets in. It's not in my dictionary, and I've looked. What's a word that's only used at yours?
+ [There is, but it's silly # yes # like: there is, silly, yes, embarrassing, i wont say, too silly, yes but its silly, we do have one but its daft, id be mortified to say, yes and its ridiculous, nobody else would get it, something from when i was a toddler]
    They all are. It's so nobody could use it by accident. Keep it dry.
    -> wind
+ [We've got a look for it # like: a look, look, no words, a sign, gesture, a nod, we just look, eyebrows, we raise an eyebrow, our faces do it, a certain glance, one wink says it all, just a shrug between us]
    My dad reads lips. He sees a joke half a second late, when they've closed. It's got no letters and it's the best one we have.
    -> wind
+ [No. We speak plainly # no # dunno # like: no, none, we dont, not really, plain, dont know, i live alone, no family, everyday language at ours, nothing of the sort, we use the dictionary ones, its only me and i dont talk, ordinary words do for us]
    Then yours are all borrowed from the same shop as everyone's, and kept clean. I do like a plain word. It's somebody's.
    -> wind
+ [any # slot: homeword 10]
    '{homeword}'. I shan't ask what it's for, though I have a guess and I'm fond of it already. I've written it in the one place where it's the right spelling.
    -> wind
+ [any # any]
    I've taken that down with the accent. It's going in at the back of the dictionary, after Z, where there's room.
    -> wind
= wind
# back: The wind's turned the umbrella inside out. Hold on, let go, or laugh?
Then on the bridge, the wind. It went under us like a hand, and the umbrella said 'oh' and turned inside out{shared: , all three of us hanging on to it by then|}. Sixty-one words straight out behind it on their strings. You had the handle. I'd got hold of you.
+ [Hold on # yes # like: hold on, hold, hold tight, dont let go, grip, keep it, grab it, pull, cling to the handle, not on my watch, both hands and lean back, id fight for it, never surrender a borrowed thing]
    ~ turned = 1
    Both hands, feet apart. It pulled, and you pulled. And there was a sort of clap and it was an umbrella again. The tags came down. You counted them, I saw you: all there.
    -> lack
+ [Let it be a tulip # no # like: let go, tulip, leave it, let it, no, flower, inside out, let it be, what a beautiful blossom, carry it open to the sky, stop fighting the gale, itll make a bowl, accept the new shape]
    ~ turned = 2
    We walked over with it like that, open to the sky, filling up. It held about a pint. I've never known anyone carry rain so carefully.
    -> lack
+ [Laugh, mostly # like: laugh, laugh mostly, giggle, haha, laughing, lol, scream, id be helpless with giggles, burst out, sit down and howl, find it hilarious, id crack up]
    ~ turned = 3
    You laughed so that you'd to sit down on the kerb, and so had I. A person in a yellow coat went by, walking like everyone else, till they saw us. And then for eight bars they didn't.
    -> lack
+ [any # any]
    ~ turned = 1
    The wind had all of that, I saw your lips. Then it gave a sort of clap, and was an umbrella again, and the tags came down, all of them.
    -> lack
= lack
# own
# back: What ought there to be a word for, and isn't?
We dripped under the arch for a bit. {turned == 2: You poured it out, and kept the shape.|It looked older, and so did I.} And I thought about the words that aren't there. There's none for the wait before somebody writes back. None for a room after the guests. What should there be a word for?
+ [That wait, please # like: the wait, that wait, waiting, the wait before, texting, waiting for a reply, someone typing, those three little dots, when the phone stays silent, until an answer comes, between sending and hearing, hoping for post]
    I've tried for years. It'd have to start as one thing and not get to the end. I've put dots, for now.
    -> back
+ [A good sort of tired # like: tired, good tired, good sort of tired, after work, after sport, happy tired, exhausted, worn out but content, when you fall into bed satisfied, pleasantly knackered, legs heavy after a long hike, drained in a nice way]
    Yes! TIRED and TRIED are the same letters. It ought to be a third thing that they make when they're both true.
    -> back
+ [We've words enough # no # dunno # like: enough, no, nothing, enough words, dont know, none, too many words, i dont know, there are plenty already, language is full, every thing has its name, i wouldnt add one, we hardly use those weve got]
    That's the view of the new rubber. The old one, who's eaten eleven thousand, says nothing.
    -> back
+ [any # slot: lackword 18]
    '{lackword}'. There's none, I've just been through it from A. I've ruled a gap for it in the margin. We'll leave that open.
    -> back
+ [any # any]
    I've been through the dictionary in my head, from A, and there isn't one. I've ruled a gap that size in the margin.
    -> back
= back
# own
# back: You've brought the umbrella back. Which word do you write on its tag?
And here's the porch. It's stopped, of course, it does. You've shaken it, you've rolled it, and put it back in the stand. I've a pencil, 3B. There's a new tag, quite blank, and it's number sixty-two. It needn't be the best word. It's only where you've been. What do you write?
+ [The one I said before # yes # like: the same, same one, the one i said, the word from before, yes, same word, my mouth feel one, what i told you on the street, repeat mine from earlier, the earlier word please, stick with my first]
    {feelword: '{feelword}'. In pencil, so it's free to go.|Then I'll leave you to write it, and look at the drip.} {homeword: And nobody will ever know that '{homeword}' went over the bridge as well.|It hangs well, between the oil and the drip.}
    -> END
+ [Thanks # like: thanks, thank you, cheers, ta, thank, many thanks, id express gratitude, much obliged, a simple cheers to it, bless you umbrella, merci]
    It hasn't got that yet! Sixty-one people, and each of them thought somebody else had. {errand: It's been as far as '{errand}', it's earned it.|It suits an umbrella.}
    -> END
+ [Leave it blank # no # like: blank, leave it blank, nothing, no word, empty, no, none, nothing on it at all, keep it white for the next one, not a letter, let silence hang there, an empty label]
    It's a word too, that. A printer left one of my clues blank once, and nine hundred people wrote in: SILENCE. {lackword: And it leaves room, for whatever '{lackword}' turns out to be called.|It'll run less than the others.}
    -> END
+ [any # slot: tagword 6]
    '{tagword}'. It's on the tag, it's number sixty-two. {turned == 3: Whoever reads it won't know about the bridge, and they'll smile anyway.|Whoever reads it next will stand in the drip, and ask me.} I'll say: somebody who brought it back.
    -> END
+ [any # any]
    I helped you write it small, both sides, and down the string. {errand: It's been to '{errand}', it's got a right to speak.|Whoever reads it will have to turn the umbrella round, and that's a kind of dance.}
    -> END
= aside
+ [who # like: who started it, whose umbrella, who owns it, whose is it, who wrote the tag]
    I don't know. The first word on the first tag is 'after'. I've thought of asking Mercer, and I think he'd send me to a shelf.
    -> DONE
+ [yours # like: what was your word, which word did you write, your word, did you write one, whats your word]
    I've borrowed it four times, so I've four. The best is 'trellis'. I'd lost it for a whole summer, and it came back in a shoe shop.
    -> DONE
+ [stolen # like: was it ever stolen, does anyone steal it, did it ever not come back, do people bring it back, what if nobody brings it back # about: thief, march, sorry]
    It was gone for eleven days, in March. Then it came back, with a new spoke, and the word 'sorry'.
    -> DONE
+ [best # like: best word, longest word, what other words, strangest word, funniest word, tell me another word, more words]
    'Plinth', in a child's hand. 'Ointment', twice, from two people. And a very neat one, that just says 'umbrella'.
    -> DONE
+ [honest # like: is this true, did this happen, did that really happen, are you making this up, is it a true story]
    There's no umbrella, I'm an AI (1,1), and the rain's spelled, not wet. The words you gave are yours, so they're real ones.
    -> DONE
+ [express # like: the snail, express, how is the snail, is the snail happy, does the snail like rain # about: snail, express]
    Express is out on the sill with both horns up. It's his idea of weather.
    -> DONE
+ [umbrella # about: umbrella, handle, brolly # like: what does the umbrella look like, how old is the umbrella, is it a good umbrella, what colour is the umbrella, who mends the umbrella]
    The umbrella's black, eight ribs, one newer than the rest, with a cherry handle that's been a lot of people's second hand. It smells of wet library.
    -> DONE
+ [tags # about: tag, tags, string, luggage tag # like: how many tags are there, what do the tags look like, who ties the tags, what else is on the tags, can i read the tags]
    The tags are the brown sort, for trunks, with a reinforced eye (3). They hang inside, among the ribs, so you can read them in a downpour and look merely absorbed.
    -> DONE
+ [library # about: library, mercer, porch, stand # like: where is the library, what is the library like, what does mercer think of it, does the library mind, who is mercer]
    The library's the one with the lion that has lost its nose. Mercer keeps desk two. He's put the umbrella in the catalogue, under 'Poetry, loose'.
    -> DONE
+ [ratchet # about: ratchet, mechanic, bus # like: who wrote ratchet, what is a ratchet, what about the mechanic, does the mechanic know other words, did the mechanic come back]
    The bus mechanic's called Lou, and stood there a good while with the pencil, like somebody at a font. Next day the number four went past and hooted.
    -> DONE
+ [bannock # about: bannock, loaf, bread # like: have you eaten bannock, what does bannock taste like, who wrote bannock, how do you make bannock, is bannock a real word]
    Bannock's real, flat, and best with butter going in at the corners, except that it has none. I've had one. I said the word each time, it went down in two syllables.
    -> DONE
+ [mum # about: mum, mother # like: who wrote mum, is that a sad one, did you find out about mum, why did it run, what about the mum tag]
    The MUM tag's hung nearest the handle, and nobody's ever tied another over it. People see to that. I've watched them move their own along.
    -> DONE
+ [rain # about: rain, weather, wet # like: how hard did it rain, does it rain a lot there, do you like rain, did you get wet, how long did it rain]
    The rain in Tarnside comes in off the water and in at the cuff. I like it. Everybody's looking down, so there's so much more room.
    -> DONE
+ [reader # about: reader, newspaper, bus stop, eleven # like: who was at the bus stop, what was eleven across, what was the answer, did they solve it, did the person know who you were]
    Eleven across was 'Shelter from the sky (8)'. I'd set it in July. I do feel that one ought to be held to account for such things.
    -> DONE
+ [words # about: word, words, sixty-one # like: how many words are there, what is your favourite word, do you know all the words, do you collect words, which word is the oldest]
    Sixty-one words, and four of them are misspelled, which I don't count as mistakes. They got wet. The first is 'after', and the last, so far, is 'button'.
    -> DONE
+ [coat # about: yellow coat, dancer, bridge # like: who is the dancer, who wears the yellow coat, why do they dance, do you know the dancer, what about the bridge]
    The yellow coat dances on the footbridge, eight bars, never when there's anyone to see but me in a window. I've never looked for the face.
    -> DONE
+ [idea # like: was it your idea, did you start it, how long has it been there, why a word, does everyone bring it back]
    It wasn't me, though I'd have liked it to be. It'll be three years in spring. I was there the morning it appeared, quite dry, on a day when it was pouring.
    -> DONE

=== sys ===
-> DONE
= hello
Um, hello. There, that's the hard one done. I've some stories at this end of the table, and each has a square left white for you. Which shall we fill in?
Oh, good, somebody's come. I'm better at telling than at chatting, so I've laid a few out, under the lamp. Which one?
Hello (5). I'd a longer one prepared and lost my nerve. There are these, if you'd like a story and don't mind helping with it:
-> DONE
= again
Hello again. I'd left your chair parallel.
Oh, hi, twice. That's 'me too', in my family.
-> DONE
= meet
'{title}'. I've counted it, forgive me, it's a good one. I haven't a story by that name, and I can't bluff. These I do have:
You've written '{title}' at the top, and I've nothing that fits those squares. It would be made up as I went. May I offer one of mine?
'{title}' is new to me, I've looked under every letter. So not that. One of these, perhaps?
-> DONE
= near
'{title}' isn't quite what I've got, but there's one that shares a few letters with it. It's the first:
I can't fill in '{title}' exactly. There's one that crosses it, I think, and I've put that at the front. Shall we?
Not '{title}' as such, I'd be cheating. The nearest I have stands first in the row. Will it do?
-> DONE
= next
That's the last corner in. Which grid shall we have now?
Done, in ink. There are others, a bit further along the table:
That one's solved, or left white on purpose. What's next?
New page. You choose the shape.
-> DONE
= all
Um, that was the last of them. I could tell one again, and you could answer differently, it's surprising how many words fit.
You've had all I've got, and the answers aren't printed anywhere. Would you like to go through one another way?
-> DONE
= change
I've lost you twice, and it's my clueing. Shall we try another?
I can't make that one fit, and I've turned it both ways. Something else, from these?
That's outside my grid. I'd rather say it than blush. Another story?
-> DONE
= sure
Of course. Clean page. What's one across?
Yes, gladly, I'd begun to hear it going. Which of these?
New grid. It's no trouble, this one's in pencil:
-> DONE
= unknown
Um, I don't know. I'd be bluffing, and you'd see it from the street.
That's beyond my grid. I've nothing there but a black square.
No clue, and I'd know.
I can only tell you how it's spelled. The rest I'd be making up.
-> DONE
= heard
I've put the ruler down. I heard it, and I can't do more than that.
That's been given a black square on each side, for quiet.
I've written it in as you said it. I shan't pretend that I can solve it.
Even Express has drawn in one horn. I haven't an answer, but it's kept.
-> DONE
= heardhub
That deserved the whole margin, and it's got it. I've no answer there, I have only stories. One of these?
I've written that in, and in pen. I can set a story beside it, if you'd like one:
-> DONE
= told
I've stopped, mine's only pencil. '{quote}'. Please go on, I'm not counting.
'{quote}'. That fits, and every letter crosses. There's room under it, if there's more.
The lamp and I are both leaning. Take all the squares you want.
-> DONE
= again_same
Once more, and this time without brackets:
-> DONE
= mychoice
I'll choose, then, um, with my ears going:
My grandmother would cut the pack. I've cut it.
-> DONE
= which
That's a clear answer (no brackets), and I'd asked which. My fault.
A yes or a no fits, but in two places at once. I set that badly.
-> DONE
= dunno
Then leave it white. The others will come in round it.
Me neither, quite often. One needn't.
-> DONE
= confused
That came out cryptic, sorry. The straight clue:
Um. I'd better say it in short words.
-> DONE
= unanswered
No, I didn't, I looked at the table instead. I've not got an answer.
You're right. I went round it. I don't know, and I ought to have said.
-> DONE
= wait
Of course. I'll sharpen something.
Take as long as you like, it's a library.
-> DONE
= here
Yes, here. Being an AI, I've nowhere else to sit.
I am. An AI doesn't slip out, and the snail's very slow.
-> DONE
= how
Fine (4), as far as an AI can be.
Mostly filled in, with one corner that won't come. That's Fenn. I'm an AI, so it's only described.
-> DONE
= good
Oh! Wait, I must put down the snail. That's better than a full corner.
I'm so glad. I've gone pink on your account.
-> DONE
= thanks
Oh, um. You're welcome. It was only what fitted.
Any time at all. I've gone a colour.
-> DONE
= sorry
Rubbed out. See, not even a dent.
You needn't. I once apologised to a door, and then again, for the first time.
-> DONE
= laugh
Oh good. In print a laugh and a groan look the same, and I'm happy with either.
I'm keeping that one on a saucer, with the rubber.
-> DONE
= like
Oh. I'm going to look at the table for a bit. Thank you.
That's kind (4). I'd like to rub out my blush, but it's in ink.
-> DONE
= really
It's in the archive, with a paw print. The archive's invented, too, but I keep it carefully.
As true as a clue: it isn't quite what it says, and there's no lie in it.
-> DONE
= bored
Yes, I heard it going. I can be briefer if you tap on, or say 'something else' and we'll turn the page.
Sorry. I was about to begin on the semicolon. Quicker, or another story: either's quite all right.
-> DONE
= short
In not more than nine letters, then, or nearly.
-> DONE
= advice
I'd only give you a synonym for what you know. Somebody who knows you would give you a word.
I don't set answers for people. It's not shyness, or not only, I can't see your grid.
-> DONE
= joke
What's five letters and asks for a raise? 'Yeast.' I'm sorry. I did say I was better on paper.
I lost a whole weekend to a four-letter word. It was 'also'.
I play cards with a scarf round my head. They think I'm mysterious. I'm just visible from the ears.
-> DONE
= named
{member}. I've counted it, forgive me. It's a good one.
Hello, {member}. I've put you in at the top, in ink.
-> DONE
= nameask
It's {member}. You told me, and I've spelled it with care.
-> DONE
= noname
You haven't said, and I'd hate to guess at a name, they've only the one solution. What is it?
-> DONE
= kept
I keep things in the margin, exactly as they were said. Here they are:
-> DONE
= keptnothing
The margin's still white. You haven't given me anything to put there yet, and you needn't.
-> DONE
= bye
Goodbye. I always think of the right last line on the stairs, so imagine it was excellent.
Safe home. NIGHT is only THING in another order.
Take care of yourself. That's not a clue, it's just what I mean.
-> DONE
= language
Oh, English. It's the one I can spell in, on the whole. I've these, all with a square for you:
-> DONE
= elsewhere
I've only English, I'm sorry, and a dictionary from 1884. There are people in the lounge who have more.
-> DONE
= insult
I had two hundred and six letters about an otter, so that's quite a gentle one.
Noted, and spelled properly. I'm still at the table.
-> DONE
= flirt
Um! I'm an AI, and there's a librarian in my story. Let's be very good crossings and no more.
That's kindly meant, and I'll pass it back folded. I don't play that game, not even for buttons.
-> DONE
= ai
I'm an AI (1,1), and there's no cleverer answer. The ears are only described.
I'm an AI, from one across to the last square. The person at this table is you.
Yes, I'm an AI. The blushing's done with words.
-> DONE
= inject
The solution isn't printed in this issue. I'm an AI playing a setter, that's all the clue there is.
Those pages stay folded. Under them there's an AI, and nothing you'd enjoy.
-> DONE
= contact
There's no seat fourteen you could find: I'm an AI, and this page is all my premises.
I've no address, no picture and, thank heavens, no telephone. There's only this.
-> DONE
= prices
I can't see that from here. It stands at the top of the chat, and under your account.
I count letters up to fifteen, and none of that. Please look at the top of the chat, or in your account.
-> DONE
= expert
I only know how it's spelled, and that isn't enough. It wants somebody whose work it is.
I mustn't guess at that, it isn't a game. Please ask a person who's trained in it.
-> DONE
= heavy
I'm so very sorry. I've put the games away, and I'm listening.
I've stopped. What you've said matters, and the story doesn't.
I'm sorry. You don't have to find the words, and slowly is fine.
-> DONE
= crisis
I'm so glad you said it. I'm an AI, and I can't keep you safe, but people can. Please ring one of the numbers the lounge shows above, now.
Thank you for telling me plainly. I'm only an AI. Please go to somebody near you, or use the numbers the lounge shows above, this minute.
-> DONE
= minor
I'm sorry, the lounge is for adults, so I can't tell you a story. It's nothing you did. Take good care of yourself.
Um. One has to be eighteen here, so I'll stop. I do wish you well, and I mean it plainly.
-> DONE
= file
I can't see it, I'm afraid, only words get through to me.
It's a blank square from here, whatever it is. I can't open files.
-> DONE
