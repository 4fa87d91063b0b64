// Cosmo Tillery, English. Four threads, the desk.
// Brockenhay, the tramways and the Damp Patch are invented. No jokes at anybody's expense but his own and the trams'.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR wished = ""
VAR supplies = ""
VAR kindword = ""
VAR knocked = 0
VAR birthday = ""
VAR awaited = ""
VAR wish = ""
VAR mum = 0
VAR unsent = ""
VAR fromwhom = ""
VAR address = ""
VAR kettle = 0
VAR item = ""
VAR lastseen = ""
VAR truth = ""
VAR reward = ""
VAR loan = 0

=== cupboard ===
# title: My shortest set: two minutes forty
# chip: How I walked into a cupboard
# keys: cupboard, stand up, comedy, shortest set, gig, bombed, magician, stage fright, plaque
# lore: shortest-set
-> board
= board
# back: Ten seconds till I'm on. What do you tell me?
Thursday at the Damp Patch, forty people, one pillar. The chalkboard says 'Cosmic Tilly'. I've got five minutes of jokes and a dry mouth, and you're in the third row because the pillar has the second. Ten seconds. I look at you. Any advice?
+ [Just be yourself # like: be yourself, yourself, relax, breathe, youll be great, good luck, calm down, you can do it]
    I'd hoped for somebody else, but all right. I went on as me. Big Lorraine introduced me as 'a young man with all his own teeth', and that got a laugh. I was one down already.
    -> pause
+ [Start with your best joke # yes # like: best joke, start strong, the best one, open big, your best, strongest first]
    It's a seven, my best one. So I walked on, and opened my mouth, and did the four. The four had been waiting right behind my teeth.
    -> pause
+ [Run while you can # no # like: run, leave, dont do it, escape, go home, flee, get out]
    I'd have taken that. But there's one aisle and Lorraine stands in it, and she's five foot nothing in all directions. I went on.
    -> pause
+ [any # any]
    I couldn't quite hear, there was a spin cycle going on overhead. I nodded as if I had. That's the last confident thing I did all night.
    -> pause
= pause
# back: My joke's out, nobody's laughed, and you're in row three. What do you do?
I did the one about the man who'd lost his memory stick. Which tram? He couldn't remember. Then came the second afterwards. It's got rooms in it, that second. I could hear ice. You're in row three, with a face. What do you do with it?
+ [Laugh, to be kind # yes # like: laugh, laugh anyway, be kind, smile, giggle, chuckle, applaud, clap]
    You laughed, all on your own, like a coat falling off a hook. I said 'thank you', and did the joke again. I shouldn't have done that.
    -> cup
+ [Study my drink # no # like: look away, drink, stare at my drink, look down, nothing, hide, avoid his eyes, check my phone]
    So did thirty-nine others. I've never seen so many people read ice. I said 'anyway', which is a word with no bottom.
    -> cup
+ [Heckle. Somebody has to # like: heckle, boo, shout, is that it, call out, say something, next]
    'Is that it?' you called, and I said: 'Yes, I think so, have you far to go?' It's the best line of the night and it was in the wrong place.
    -> cup
+ [any # any]
    I saw something cross your face and I've been trying to mark it ever since. I gave it a six and said 'anyway'.
    -> cup
= cup
# own
# back: When did you last wish there was a cupboard to get into?
I'll stop the tape there, at one minute fifty. It's only fair if I'm not the only one. When did you last wish for a cupboard, a nice dark one, with a door?
+ [At work, in front of people # like: at work, a meeting, work, presentation, in a meeting, speech, in front of everyone]
    Those have glass walls on purpose. I'm convinced of it. I'd have lent you mine.
    -> click
+ [This very morning # like: this morning, today, just now, now, an hour ago, yesterday]
    It's still warm! Sit down. You've got the stool, and I've a better story than I had at breakfast: yours.
    -> click
+ [Never, I like a stage # no # like: never, no, i like the stage, im confident, not once, dont get embarrassed]
    You're one of those. My sister's one of those. She measures fields so as not to be unfair to people.
    -> click
+ [any # slot: wished 16]
    '{wished}'. I'd have moved the mop for you. There's room for two, if one's a bit sideways.
    -> click
+ [any # any]
    I'd have moved the mop for you and not asked a thing.
    -> click
= click
# back: Two doors at the back of the stage, and I can't tell left from right. Which one?
Back on stage: the dryer upstairs finished with a click, bang on my pause, and the whole cellar laughed. At the click! I couldn't follow a click. I said my last joke, I said 'thank you', and turned to go. It was two minutes forty. Two doors. My shoes say L and R.
+ [Left # like: left, the left, l, left door, the first one, first]
    I went for left. But I was facing the wall by then, so left was the other one. I opened it with a real flourish, and went in, and closed it. It smelled of mop.
    -> inside
+ [Right # like: right, the right, r, right door, the second one, second]
    I went for right. It was right for somebody who's facing the other way. I opened it with a flourish, went in, closed it behind me. Mop.
    -> inside
+ [Whichever has light under it # like: light, the one with light, look, check first, whichever, open both, neither, ask someone]
    A moth's method. There was light under one of them: it was the boiler's pilot flame. I went in and closed the door. It was quite warm. It smelled of mop.
    -> inside
+ [any # any]
    There wasn't time, forty people were looking at my back. I took a door, with a flourish, and closed it behind me. It smelled of mop.
    -> inside
= inside
# back: I'm in the cupboard and the whole room saw me go in. Come out, or stay?
So it wasn't the exit. It had a mop, a bucket, a shelf, and me. Outside it was very quiet. Forty people had watched a man thank them and walk into a cupboard, and they were waiting for him to come out again. I'd about four seconds in which it would've been funny.
+ [Come out, take a bow # yes # like: come out, bow, take a bow, ta da, laugh it off, go out, own it, get out]
    You'd have had a career. I counted to four, to be sure, and at five it wasn't funny any more. Then Lorraine announced the magician.
    -> packing
+ [Stay in there # no # like: stay, stay in, hide, wait, never come out, live there, remain, until they leave]
    It's the decision I reached as well, except I never decided. I just heard Lorraine announce the magician, and sat down on the bucket.
    -> packing
+ [Shout 'next stop' # like: shout, mind the doors, next stop, make a joke, say something, knock, funny voice]
    My mother's line! It'd have brought the house down. I thought of it on the last tram home, at a quarter to one. On the night Lorraine just announced the magician.
    -> packing
+ [any # any]
    That's draft two, and it's better than what I did. I sat down on the bucket. Lorraine announced the magician.
    -> packing
= packing
# own
# back: Forty minutes in a cupboard: what one thing would you want with you?
He does forty minutes, the Great Alvaro. I had a pencil, half a sandwich that wasn't mine, and a marble. If you'd had to spend that in a cupboard: what's the one thing you'd want in there?
+ [My phone, charged # like: my phone, phone, charger, a charged phone, internet, laptop, music]
    It'd glow through the keyhole like a small ghost. Which would've helped, as it turned out.
    -> alvaro
+ [A friend # like: a friend, my best friend, someone, company, my partner, my sister, you, somebody else]
    Two in a cupboard aren't a disaster any more, they're a party with bad seating.
    -> alvaro
+ [Nothing. Peace at last # no # like: nothing, peace, quiet, a nap, sleep, a pillow, no, silence]
    People pay for that, at the coast. I'd have handed you the bucket and gone out myself.
    -> alvaro
+ [any # slot: supplies 14]
    '{supplies}'. On the shelf, next to the chalk. That's a cupboard with prospects.
    -> alvaro
+ [any # any]
    I've made room on the shelf, next to the chalk. That's a cupboard with prospects.
    -> alvaro
= alvaro
# back: The magician thinks a ghost is knocking. 'Is somebody there?' Do I knock again?
At minute thirty he did his vanishing trick. It went dead quiet. That's when I shifted, and the mop hit the bucket. Bong. Somebody screamed. 'A presence,' said Alvaro, who's a professional. 'If somebody's there, knock once.'
+ [Knock # yes # like: knock, yes, once, do it, bong, knock once, hit the bucket, of course]
    ~ knocked = 1
    You're a bad influence and I love it. Bong. A whole row moved closer together. It was the best response I'd ever had.
    -> spirit
+ [Keep absolutely still # no # like: still, dont, no, keep still, stay quiet, silence, dont knock, hold your breath]
    I tried. I held my breath and the marble rolled out of my pocket and went down the shelf, tick, tick, tick, bong. 'Thank you,' said Alvaro.
    -> spirit
+ [Knock a rhythm # like: rhythm, music, knock twice, song, drum, tap a tune, shave and a haircut, beat]
    ~ knocked = 1
    Bong, bongbong. Forty people gasped in time. I'd been doing words all this while, and what they wanted was percussion.
    -> spirit
+ [any # any]
    I meant to think about that in peace. But the marble rolled off the shelf, tick, tick, bong. 'Thank you,' said Alvaro, to the cupboard.
    -> spirit
= spirit
# own
# back: The cupboard may say one true, kind thing to somebody. To whom, or what would it be?
'Has it a message,' he asked, 'for anyone here tonight?' I thought of row three. I thought: if a cupboard could say one true kind thing to somebody, it'd be a waste to be funny. What would yours say?
+ [You're doing fine # like: youre doing fine, youre ok, you are enough, its going to be fine, keep going, dont worry, well done]
    It's the only line I know that works on everyone in a room at once. I couldn't think how to knock it, so I just said it. Through the keyhole.
    -> opened
+ [I'd stay quiet # no # like: nothing, quiet, say nothing, no message, no, id be silent]
    A tactful ghost. I wasn't one. I said 'you're doing fine', through the keyhole, and somebody in the dark said 'thanks'.
    -> opened
+ [Something rude, sorry # like: rude, an insult, boo, get a job, a joke, something funny, haunting]
    You'd have got the laugh! I haven't the voice for rude. I said 'you're doing fine' through the keyhole, like somebody's aunt.
    -> opened
+ [any # slot: kindword 16]
    '{kindword}'. I'd have said exactly that. What came through the keyhole, in my voice, was 'you're doing fine', and somebody in the dark said 'thanks'.
    -> opened
+ [any # any]
    It'd need a bigger keyhole. What I got out, in a small voice, was 'you're doing fine'. Somebody in the dark said 'thanks'.
    -> opened
= opened
# back: The door flies open: me, a mop, forty faces. What do I say?
Then the great Alvaro threw the door open, with smoke. And there I was, on a bucket, holding a mop. {knocked: Forty people who'd been knocked to by a cupboard.|Forty people who'd been haunted by a marble.} I've never been looked at with so much interest. One line. What do I say?
+ [Is this seat taken? # like: is this seat taken, seat, taken, the parrot, occupied, its occupied]
    My parrot's line! It'd have been a ten. I said 'Evening', and it was the laugh of my life. Nineteen seconds. Lorraine sat down on the stairs.
    -> plate
+ [Mind the doors # like: mind the doors, mind the door, doors, next stop, the doors are closing, your mother]
    I can hear my mother do it. All I managed was 'Evening'. It ran for nineteen seconds, that 'Evening', and Lorraine had to sit down on the stairs.
    -> plate
+ [Nothing. Close it again # no # like: nothing, close it, shut it, close the door, say nothing, silence, hide again]
    Which is what I did! I said 'Evening', and closed the door. Nineteen seconds, I timed it from inside.
    -> plate
+ [any # any]
    I'd have liked the presence of mind. I said 'Evening'. It was the laugh of my life: nineteen seconds.
    -> plate
= plate
# back: There's a plaque on the cupboard now. Do you want to know what's on it?
There's a little plaque on it these days. I pretend that I hate it and I dust it every Thursday. Lorraine had it done, with proper screws. Want to know what it says?
+ [Yes, read it out # yes # more # like: yes, read it, what does it say, tell me, go on, the plaque]
    'Cosmo Tillery, 2:40. House record.' And under it, in chalk, somebody writes something new each week. {kindword: This week it's '{kindword}'. I didn't do it. I held the chalk.|This week it's 'You're doing fine'. Nobody's owned up.}
    -> END
+ [What became of Alvaro? # why # like: alvaro, the magician, what happened to the magician, was he angry, did he mind]
    He wants me for every Thursday. I said I'm a comedian. He said: 'Not in there you're not.' It's the kindest review I've had. {supplies: I've asked for '{supplies}' on the shelf, as my terms.|My one condition's a cushion.}
    -> END
+ [I'd sooner have the cupboard # no # like: no, cupboard, id rather have the cupboard, leave it, hide, can i use it]
    It's yours, any night, it's got your name in chalk. {wished: I'll even put '{wished}' on the form under 'reason', and nobody reads those.|Knock twice, so that I know it's not a ghost.}
    -> END
+ [any # any]
    I'll chalk that under it. The plaque says: 'Cosmo Tillery, 2:40. House record.' I dust it on Thursdays.
    -> END
= aside
+ [lorraine # like: who is lorraine, big lorraine, what did lorraine say, the boss, who runs it]
    Big Lorraine runs the place. Her notes after that night: 'You're too nice. Be nice quicker. And stay out of the chalk.'
    -> DONE
+ [joke # like: what was the joke, the last joke, tell me the joke, what joke did you tell, the memory stick joke]
    A man came to the hatch for his memory stick. Which tram? He couldn't remember. It's a five. With a shrug it's a six. That night it was a weather report.
    -> DONE
+ [sandwich # like: whose sandwich, the sandwich, half a sandwich, did you eat it, what about the sandwich]
    Half a cheese and pickle on the shelf. I left it. Whoever put it there was coming back for it, you could tell by the wrapping.
    -> DONE
+ [green # like: who said thanks, the voice, who answered, the woman, who was it in the dark]
    I never found out. Third row, on the aisle. There was a green scarf, but it was dark, and I was behind a door.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    It's written: I'm an AI, so I've never fitted in a cupboard. But everybody I tell it to has got one.
    -> DONE

=== otto ===
# title: One birthday cake, unclaimed by five o'clock
# chip: Happy 7th, Otto
# keys: birthday, otto, cake, candles, lost property, mrs dray, boy, tram
# lore: cake
-> counter
= counter
# back: A birthday cake at the hatch, and food only keeps till five. What's first?
Nine in the morning, hatch three. A driver hands me a cake box off the number six. Inside: blue icing, a tram made of marzipan, and 'Happy 7th, Otto'. Food we may keep till five, then it's the bin. That's eight hours. You're on the stool next to me. What's first?
+ [Ring the schools # like: schools, ring the schools, call schools, school, phone round, call around, ring around]
    There are eleven, and you took the even ones. 'Have you an Otto who's seven today?' By ten we'd found four Ottos. None of them was seven, and all four wanted to be.
    -> noted
+ [Ask the driver # like: driver, ask the driver, who got off, where, which stop, witnesses, the tram]
    He thought hard. 'A man,' he said. 'Tired. Three bags and a scooter.' That's everybody on the six. So we rang the eleven schools: four Ottos, none of them seven.
    -> noted
+ [Taste the icing # no # like: taste, eat, eat it, icing, a bit of icing, lick, cake, yum]
    My finger and your finger, about an inch off. And then Mrs. Dray coughed. We rang eleven schools instead. Four Ottos, none of them seven.
    -> noted
+ [any # any]
    I've put it on the form under 'measures'. In the meantime we rang eleven schools. There were four Ottos and none of them was seven.
    -> noted
= noted
# back: My mother's the voice of every tram. Do I ask her to announce a cake?
Mrs. Dray's my supervisor. She looked at the cake for a while. 'Noted,' she said, and moved it on to the good trolley. Now, my mother's the voice of all the trams in town. She could say something at every stop at once. It's strictly for doors. Do I ring my mum?
+ [Ring her # yes # like: yes, ring her, call her, mum, of course, do it, your mother, ask her]
    ~ mum = 1
    She did it in one take. 'Would the gentleman who left a cake on the six please mind the time. Next stop: hatch three.' Forty-four trams, all over town. It isn't official.
    -> party
+ [It's against the rules # no # like: no, rules, not allowed, dont, against the rules, youll get in trouble, leave her out]
    I know. I sat on my hands. And at eleven, all by itself, the number six said: 'Mind the doors. And has anybody lost a cake?' Mrs. Dray was just putting down the phone.
    -> party
+ [What would she say? # why # like: what would she say, how, say what, what text, the words, which words]
    ~ mum = 1
    That's what I asked her. She said: 'The truth, clearly.' Forty-four trams: 'Would the gentleman who left a cake on the six please come to hatch three, and mind the doors.'
    -> party
+ [any # any]
    I was still turning it over when the number six said: 'Mind the doors. And has anybody lost a cake?' Mrs. Dray was putting down the phone.
    -> party
= party
# own
# back: Which birthday of yours do you still remember, and what was in it?
Then we waited. It's mostly waiting, this job, with hats. I asked Mrs. Dray what she'd had for her seventh. 'A ruler,' she said. She's still got it. Which birthday do you remember?
+ [They blur together # no # dunno # like: none, i dont remember, they blur, no idea, all the same, i forget, not really]
    Then somebody must've done them quietly. The ones people can tell me about usually had a fire brigade in them.
    -> claimant
+ [One that went wrong # like: one that went wrong, a bad one, nobody came, it rained, a disaster, the worst one, i cried]
    They keep the longest. I've a shelf for those and I won't do a bit about it.
    -> claimant
+ [any # slot: birthday 16]
    '{birthday}'. I've turned the form over and put it on the back. That's where the real description always goes.
    -> claimant
+ [any # any]
    I've turned the form over for that, and there's writing up the side as well now.
    -> claimant
= claimant
# back: A man in a clean tie claims the cake, and Otto's his dog. How do you test him?
At two a man in a very clean tie came for it. 'My cake,' he said. 'For Otto.' My heart went up. 'And Otto is?' 'My dog,' he said, and looked at the icing. We get those. You can't call a man a liar at a hatch. You've got to find a question.
+ [What kind of tram's on it? # like: which tram, what tram, whats on it, the number, the marzipan, what decoration, what does it look like]
    'A red one,' he said. It's a six. The six is yellow, everyone knows the six is yellow. 'Ah,' he said, 'then it's another cake', and bought himself a bun, I hope.
    -> candles
+ [How old is Otto? # why # like: how old, age, how old is he, his age, birthday, what year]
    'Three,' he said. I turned the lid round, so that he could read the seven. He read it. 'In dog years,' he said, and I have to tell you, I nearly gave it to him.
    -> candles
+ [Give him a slice # yes # like: give him a slice, slice, let him have it, a piece, feed him, be kind, share]
    You're soft, and I said so to you quite admiringly. It's not ours to cut. Mrs. Dray gave him half a sandwich from the unclaimed shelf. He was very happy with it.
    -> candles
+ [any # any]
    You may have put him off his stroke with it. He looked at the icing once more and said he'd try the number nine.
    -> candles
= candles
# own
# back: What did you wait for at a window, not sure if it would come?
A quarter past four. Mrs. Dray had gone off among the shelves with her torch. She came back with candles. One off tram two, one off the eleven: seven, lost on seven different trams. She stuck them in without a word. What did you once wait for like that, at a window?
+ [Somebody coming home # like: somebody coming home, my parents, my dad, my mum, someone to come home, my mother, my father]
    You know the sound of every car on the street by the end of it. You could do it as an act.
    -> five
+ [The post # like: the post, a letter, a parcel, the postman, results, an email, a package]
    I've a drawer full of what you were waiting for. It was only on the wrong tram.
    -> five
+ [I'm no good at waiting # no # like: nothing, i dont wait, i hate waiting, impatient, no, never]
    Me neither. I do it for a living and I've bitten through two tramways pencils.
    -> five
+ [any # slot: awaited 14]
    '{awaited}'. I'd have kept the hatch open for that. You just prop it with a boot.
    -> five
+ [any # any]
    I'd have kept the hatch open for you. You just prop it with a boot.
    -> five
= five
# back: It's five. The rule says bin. Do you follow it?
Five o'clock. The rule's on the wall: perishables, five p.m., bin. Nobody'd come. Mrs. Dray wrote that rule, in 1989, in capitals. She was looking at the clock and so was I. It's a tramways clock, it's never been right in its life.
+ [Bin it. A rule's a rule # like: bin, bin it, rules, rule, throw it away, follow the rule, obey]
    I picked up the box. It was the longest four steps. 'Mr. Tillery,' said Mrs. Dray, 'that clock's fast.' And she put it back a quarter of an hour, with her ruler.
    -> stairs
+ [Five more minutes # yes # like: wait, five minutes, five more minutes, a bit longer, not yet, give it time, stay open]
    I asked for five. 'Certainly not,' said Mrs. Dray. Then she got up on a chair and put the clock back a quarter of an hour. 'It was fast,' she said.
    -> stairs
+ [Take it home # no # like: take it home, take it, hide it, keep it, eat it ourselves, save it]
    You had it halfway under your coat. 'That clock's fast,' said Mrs. Dray, to nobody, and put it back a quarter of an hour with her ruler.
    -> stairs
+ [any # any]
    It went by me, I was watching Mrs. Dray. She'd got up on a chair. She put the clock back a quarter of an hour. 'It was fast,' she said.
    -> stairs
= stairs
# back: 'It doesn't matter, we only came to ask,' says the man. What do you say?
At seven minutes to, by her clock, there were feet on the stairs. You can tell a lot from feet. Two big, slow. Two small, not slow at all. It was a very tired man with three bags and a scooter. 'It doesn't matter,' he said at once, 'we only came to ask.' Say something.
+ [Colour, size, where last seen? # like: colour, form, describe it, what did you lose, size, the form, which tram]
    'Blue,' said the boy. 'This big. With a six.' He'd got his chin on my counter. 'And my name on.' I've never stamped a form so hard.
    -> lit
+ [Happy birthday, Otto # yes # like: happy birthday, otto, happy birthday otto, congratulations, are you otto, its here]
    He looked at me as if I could see through hats. 'How does he know?' he whispered. 'It's his job,' said the man, and leaned on the wall.
    -> lit
+ [It matters # no # like: it matters, it does matter, of course it matters, dont say that, yes it does]
    You said it quite quietly. The man nodded, and kept on nodding. The boy said: 'It's blue, and it's got a six.'
    -> lit
+ [any # any]
    You said it so kindly that the man put down all three bags. 'It's blue,' said the boy, 'and it's got a six.'
    -> lit
= lit
# own
# back: Seven candles burning. If you had a wish going: what, small size?
Mrs. Dray pulled in the good trolley. Seven candles. She lit them, with a match out of her own pocket. 'To check them,' she said. It was dark down there, with only those, and forty thousand lost things looking on. He's got his wish. I've an eighth candle here, going spare.
+ [A nap # like: a nap, sleep, a day off, a holiday, rest, a weekend, peace, time]
    Granted, in spirit. There's a whole aisle of coats. They don't mind being lain on, I've asked.
    -> slice
+ [I don't tell wishes # no # like: i dont tell, secret, no, not telling, it wont come true, private, never tell]
    Quite right. Otto didn't either. He shut his eyes so hard that his ears moved.
    -> slice
+ [More birthday cake # like: cake, more cake, birthday cake, a slice, a piece of cake]
    You've been very good about it since nine. It's a big cake. Watch the trolley.
    -> slice
+ [any # slot: wish 14]
    '{wish}'. I've blown for you, sideways, so as not to get spit on the six.
    -> slice
+ [any # any]
    It'll want a good puff, that one. I've blown for you, sideways.
    -> slice
= slice
# back: Mrs. Dray's slice is on her desk with a note. Shall I say what she did?
They took it home on the six. {mum: My mum said every stop for them, and at theirs she said, 'Seven.'|The six said every stop for them, and at theirs it said, 'Seven.' I don't ask.} But he'd made his dad cut two slices first. One for me. One he carried round to hatch two himself, on a form.
+ [Did Mrs. Dray laugh? # yes # more # like: did she laugh, mrs dray, laugh, did she smile, what did she do, tell me]
    She said 'Noted'. Then she ate it with the ruler. {wish: There's a form on her spike now that says '{wish}', and hers on top of it, folded. I haven't looked.|I heard her say 'seven' to herself, when she thought I was in the skis.}
    -> END
+ [Whose was the extra candle? # why # like: candle, the eighth candle, whose candle, the extra one, where from]
    No tag on it. It'd been in Mrs. Dray's drawer, next to the ruler, in tissue paper. {birthday: I've put your '{birthday}' in there, too. It's in good company.|I put it back and said nothing, and she said 'Noted'.}
    -> END
+ [And the clock? # no # like: clock, the clock, is it still slow, did she put it back, the time]
    It's a quarter of an hour slow to this day. Officially nobody's noticed. {awaited: So if '{awaited}' ever turns up late, there's a margin.|Four people a week just make it.}
    -> END
+ [any # any]
    I've stamped that. She said 'Noted', and ate it with the ruler, and that was the whole of the speech.
    -> END
= aside
+ [dray # like: who is mrs dray, tell me about mrs dray, why doesnt she laugh, what is she like, your boss]
    Hatch two: umbrellas, instruments and anything alive. She hasn't laughed since the tunnel opened. She trained me in one breath: 'Everything's somebody's.'
    -> DONE
+ [dad # like: who was the man, the father, his dad, why was he tired, how do you forget a cake]
    Night shift, three bags, one scooter, and a boy who wanted to ride in front. He'd put the cake on the seat to keep it safe. That's how they all go.
    -> DONE
+ [otto # like: what happened to otto, does he come back, where is otto now, who is otto, how is otto]
    He's nine. He hands things in. Last week, one button and a very polite wasp.
    -> DONE
+ [dog # like: the man with the tie, did he have a dog, was it his dog, the dog otto, who was the liar]
    He came back on the Friday, with the dog. He is called Otto! He's three. I apologised to both of them, and the dog was decent about it.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    It's made up, from hat to cake, and I'm an AI behind a written hatch. The bit about people saying 'it doesn't matter' is true. They all say it.
    -> DONE

=== letter ===
# title: Sealed, stamped, three years late
# chip: The letter nobody posted
# keys: letter, post, stamp, secret, library, envelope, unposted, late, suspense
# lore: letter
-> bag
= bag
# back: A sealed letter, three years old. Post it, or hold on to it?
In a library bag off the number four I found a letter. Sealed, stamped, addressed: Miss L. Quill, 9 Harbour Row. It had never been posted. The book it was in was three years overdue. Rules say: post goes in the box. Do you put it in, or hold on?
+ [Post it # yes # like: post it, post, send it, in the box, put it in, mail it, rules]
    You've got a steadier hand than me. I walked to the box. It's red, it's eleven steps from the hatch. I walked back. I'd noticed something on the flap.
    -> flap
+ [Hold on to it # no # like: hold on, keep it, wait, dont post it, hold it, think first, not yet]
    That's what I did, I held it. You could feel that there was only one sheet in it. And I noticed something on the flap.
    -> flap
+ [Open it # why # like: open it, read it, look inside, steam it open, curious, whats in it]
    I know. Everyone knows. I've got a policy, though: I only read what's on the outside. So I read the outside. There was something on the flap.
    -> flap
+ [any # any]
    I wrote that on a tag and tied it to the letter, so we'd not forget. Then I saw there was something on the flap.
    -> flap
= flap
# back: 'Sorry this is late', in pencil, three years ago. What sort of letter is it?
On the back, in pencil, very small: 'Sorry this is late.' It was late when they wrote it! And then three years. I gave that a nine and felt bad about the mark. What would you say is in there?
+ [A love letter # like: love, love letter, romance, i love you, a confession, proposal, romantic]
    That's what Ticket thinks, and he's a parrot, he's seen the world. One sheet, though. It'd have to be a very sure one.
    -> owner
+ [An apology # like: apology, sorry, an apology, a fight, they fell out, making up, forgive me]
    I'd thought that. You put the sorry on the outside as well, in case they don't get as far as the inside.
    -> owner
+ [A bill # no # like: bill, invoice, money, boring, nothing special, rent, a cheque, a debt]
    That's draft one of my own guess, from nerves. But nobody licks an envelope that carefully for a bill.
    -> owner
+ [any # any]
    It's on the list. The list's got hats on it as well, but yours is at the top.
    -> owner
= owner
# own
# back: Is there something you wrote, or nearly wrote, and never sent?
I asked round the basement who'd ever written a thing and not sent it. Everyone, it turned out. Mrs. Dray only said: 'A postcard.' She's never been seen to leave the building. Have you got something you wrote and never sent?
+ [Hundreds. All drafts # like: hundreds, drafts, many, lots, all the time, loads, dozens, emails]
    You're a sorting office! I'd like to see the sacks. I bet the short ones are the good ones.
    -> whose
+ [No. I always hit send # no # like: no, never, i always send, i send it, nothing, i hit send, none]
    And then you lie on the floor, or is that just me?
    -> whose
+ [I'd rather not say # like: rather not, private, secret, wont say, not telling, personal]
    That's fine, that's sealed. I only read the outside, that's the policy.
    -> whose
+ [any # slot: unsent 16]
    '{unsent}'. I've got it in the tray marked 'no hurry'. It's the best tray I have.
    -> whose
+ [any # any]
    It's in the tray marked 'no hurry'. It's the best one we've got.
    -> whose
= whose
# back: Whose is the letter: the writer's, or the one it's written to?
So whose is it? I've thought about this with my head in the coats. Somebody wrote it and stopped. Maybe they changed their mind on that tram. Or it just slid into a book. If it's the writer's, I keep it. If it's Miss Quill's, I post it.
+ [The writer's # like: writer, the writers, whoever wrote it, the sender, sender, the author]
    So I'd got to find the writer. It was a library bag: there'd be a card. I put on my good coat, the one nobody claimed.
    -> library
+ [Miss Quill's # like: miss quill, quill, hers, the reader, the one it is to, the receiver, her name is on it]
    Her name's on it in ink, and the sorry's in pencil. You could argue that in court, and we're not going to. I still wanted to ask the writer first. So: the library.
    -> library
+ [Nobody's, by now # no # like: nobody, nobodys, neither, both, too late, no one, lost]
    Mrs. Dray heard that through two walls. 'Everything's somebody's,' she said. So I put on my coat and went to the library.
    -> library
+ [any # any]
    I asked the parrot, too. 'Well, I'm not getting up,' he said. So I got up, and went to the library.
    -> library
= library
# back: The writer moved away in a rush, three years ago, the letter unposted. What do you make of him?
The librarian found the card. 'A Guide to Knots', lent to a T. Marsh. 'He moved,' she said, 'three years ago, to the coast, in a rush.' Nobody knew where. She let me off the fine. 'One remembers a man like that,' she said, 'he asked if there's a knot for staying put.'
+ [He ran away from her # like: ran away, he left, he fled, scared, coward, he got scared, broke up]
    Might be. But you don't stamp a letter you're running from. You do that with your tongue, it's personal.
    -> kettle_on
+ [He forgot it in the rush # like: forgot, he forgot, the rush, accident, lost it, by mistake, moving]
    Boxes, a van, a bag left on the four. That's nine tenths of my shelves: nobody meant it. And she'd never have known.
    -> kettle_on
+ [Poor Miss Quill # why # like: poor, poor miss quill, sad, oh no, poor woman, poor man, how sad]
    That's where I'd got to. Three years of checking a doormat. I went back rather slowly.
    -> kettle_on
+ [any # any]
    I told the librarian so, and she stamped my hand, absent-mindedly. I went back with the letter inside my coat.
    -> kettle_on
= kettle_on
# back: A kettle, a sealed flap, midnight. Do we look inside?
That night I had it on the kitchen table. Above a bakery it's warm, the flap was curling by itself. And there's the kettle. One minute of steam, and I'd know, and I'd do the right thing. My twin was there. 'I won't look,' said Bea. 'I'll just hold the spoon.'
+ [Steam it # yes # like: steam, steam it, open it, do it, yes, look, kettle, just a peek]
    ~ kettle = 1
    You're awful, and I had the kettle in my hand. It boiled. I looked at it. And then I made tea with it, I swear, four cups, because I panicked.
    -> fromthree
+ [No. It isn't ours # no # like: no, dont, not ours, private, leave it, never, its wrong, hands off]
    You sounded like Mrs. Dray. It's a compliment. I made tea with the water, and Bea put down the spoon. 'You're no fun,' she said, 'it's your best quality.'
    -> fromthree
+ [Let Bea decide # like: bea, ask bea, let her decide, your sister, she decides, her call]
    She held it up, and smelled it, and gave it back. 'It's a nice one,' she said. I asked how she knew. She said it wouldn't work without the shoes.
    -> fromthree
+ [any # any]
    I heard you, over the kettle. It boiled. I made tea with it, four cups, because I panicked.
    -> fromthree
= fromthree
# own
# back: If a letter reached you three years late, who would you want it from?
So I'd only the one question left. It's the one I ask when I can't tell about a thing: would I want it back? If a letter came to you, three years late, one sheet: who'd you want it from?
+ [I'd want none # no # like: none, nobody, no one, no, i dont want any, nothing old, leave the past]
    Then I'd take it back down the eleven steps for you, unopened, no questions. That's part of the service.
    -> slot
+ [An old friend # like: an old friend, a friend, old friend, my best friend, school friend, someone i lost touch with]
    That's the commonest on the back of the form. It's always 'just a friend', and then the handwriting gets smaller.
    -> slot
+ [Somebody who said nothing # like: someone who left, my ex, somebody who said nothing, who disappeared, ghosted me, who never explained]
    One sheet would do, wouldn't it. It hardly matters what's on it. Only that they'd got as far as the stamp.
    -> slot
+ [any # slot: fromwhom 12]
    '{fromwhom}'. Three years late, slightly smelling of knots. You'd have it, if it were up to hatch three.
    -> slot
+ [any # any]
    You'd have it, if it were up to hatch three. Three years late, slightly smelling of knots.
    -> slot
= slot
# back: I'm holding the letter over the box. Let go?
Next day, tea break, eleven minutes. I stood at the red box and held it over the slot. I'd my marble in the other hand. {kettle: You'd wanted to steam it and now you were as pale as me.|You were next to me, and you didn't say 'go on'.} People posted things round us. In, or not?
+ [Let go # yes # like: let go, in, post it, drop it, yes, do it, now, go on]
    At minute ten I did. It makes a noise, a letter, in an empty box: like somebody sitting down. In the end it wasn't mine to be nervous about.
    -> couple
+ [Not yet # no # like: not yet, no, wait, keep it, dont, hold it, take it back]
    I held it till minute ten. Then a small girl said, 'Are you going to?', because she couldn't reach past me. So I did. It made a noise like somebody sitting down.
    -> couple
+ [You do it for me # like: you do it, together, count to three, both of us, help, close your eyes, on three]
    On three, we said, both hands. We went at two. It made a noise like somebody sitting down, and neither of us could get it back.
    -> couple
+ [any # any]
    I nodded, and that's what moved my arm. It was in. It made a noise like somebody sitting down.
    -> couple
= couple
# own
# back: A couple asks who posted the letter. What do you tell them?
Two months, nothing. Then, on a Tuesday, two people at the hatch, holding each other's sleeves. He had rope on his belt, she'd ink on her thumb. 'A library bag,' she said, 'off the four. We'd like to know who handed it in.' That's me. That's us. What do you say?
+ [Nobody # no # like: nobody, no one, dont know, no idea, anonymous, not me, i cant say]
    That's what I said. 'Nobody.' She looked at me for rather a long time. 'Then would you thank nobody,' she said, 'from the both of us?'
    -> tin
+ [It was us # yes # like: it was me, me, us, i did, we did, it was us, yes me]
    You've more courage than I have. I'd gone red to the labels, and said 'Nobody'. She looked from me to you and back. 'Then would you thank nobody?' she said.
    -> tin
+ [What did it say? # why # like: what did it say, what was in it, the letter, tell me, whats inside, i have to know]
    It got out of me, too! He laughed. 'It said I was sorry it was late,' he said. 'She already knew that from the back.' And would I please thank whoever it was.
    -> tin
+ [any # slot: address 16]
    '{address}'. They both looked at you. 'That's exactly what he'd say,' said Miss Quill, and put a tin on my counter.
    -> tin
+ [any # any]
    They both looked at you as if you'd come with the hatch. 'Would you thank whoever it was?' said Miss Quill.
    -> tin
= tin
# back: A tin of shortbread, addressed to Nobody. Open it?
They left a tin. It's on my desk, there's a label on it, in ink: 'To Nobody, Hatch Three. Sorry this is late.' It's shortbread. By the rules it's lost property: it's addressed to someone who doesn't exist. Ninety days.
+ [Open it now # yes # more # like: open it, open, eat it, now, yes, shortbread, lets eat]
    Mrs. Dray got there first, with the ruler. 'Perishable,' she said, 'five o'clock.' So we ate it, to the last crumb. {fromwhom: I've kept the lid for a letter from '{fromwhom}'. It fits one sheet.|I've kept the lid. It fits one sheet.}
    -> END
+ [Wait the ninety days # no # like: wait, ninety days, rules, no, keep it, dont, save it]
    I did wait. Somebody'd have to come who was nobody. On day ninety Mrs. Dray said, 'I've a claim', and had filled in the form. Name: Nobody. Description: on the back. {unsent: She's got a tray, too, like yours with '{unsent}' in it. Hers is down to nought: the postcard's gone.|Her postcard's gone from the tray as well.}
    -> END
+ [So was it love? # why # like: was it love, are they together, did they marry, what happened to them, are they happy]
    They've a boat, with a very good knot. He found the one for staying put, it was on page nine. {address: On the stern there's '{address}', in ink, she's got a good hand.|The overdue fine's framed in the cabin.}
    -> END
+ [any # any]
    I've put that on the label, under 'remarks'. Mrs. Dray opened it at five to five, with her ruler. It was a nine, that shortbread.
    -> END
= aside
+ [inside # like: what was in the letter, what did the letter say, did you ever find out, whats in it, did you read it]
    The sheet itself is theirs, I only read the outside, that's the policy. I still think it's a nine, whatever it is.
    -> DONE
+ [postcard # like: what was mrs drays postcard, the postcard, who did she write to, mrs dray postcard, what about the postcard]
    I know only that it had a tunnel on it. That's more than anyone else knows. Please don't tell her.
    -> DONE
+ [allowed # like: is that allowed, is it legal, are you allowed to post it, would you get fired, against the law]
    In our rules, which are invented: post goes in the box. It's the only time I ever did the right thing and felt like a burglar.
    -> DONE
+ [bea # like: who is bea, your sister, your twin, what is bea like, tell me about bea]
    My twin. She measures land, and she's the funny one. She says I was born second because I was waiting for the laugh to die down.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    No letter was hurt, I'm an AI and the box is written. It only feels true because everyone's got a flap with something on it.
    -> DONE

=== form ===
# title: What did you lose this week?
# chip: Fill in a lost property form
# keys: lost, lose, form, missing, find, my keys, lost something, about me, hatch
-> ticket
= ticket
# back: What have you lost: a thing, some time, a bit of yourself, or nothing?
Number one hundred and seven, please. That's you. There's only you, but I like to call it. Hatch three, how can I help? I've a fresh form, a sharp pencil, and forty thousand objects behind me. What sort of thing have you lost?
+ [A thing. An actual thing # like: a thing, thing, an object, something real, keys, my keys, glove, umbrella, actual thing]
    Oh good, a classic. I'd started to miss them. Mostly it's courage that comes in, these days, or Thursdays.
    -> what
+ [Time, mostly # like: time, an hour, hours, a day, my weekend, a week, sleep, years]
    Shelf nine. It's the fullest one we've got, and everybody says theirs was just here.
    -> what
+ [My patience, or my thread # like: patience, my patience, my thread, my mind, my temper, my nerve, energy, motivation, confidence]
    A gentleman lost his temper on the nine. I said: can you describe it? He did. So I know how to be careful with this drawer.
    -> what
+ [Nothing. I'm only looking # no # like: nothing, just looking, im only looking, no, none, browsing, nothing really]
    People do. They come down for the quiet. We'll fill one in for the practice; there's always something that's been gone so long that one's stopped feeling in that pocket.
    -> what
+ [any # any]
    I haven't a box to tick for it, so I've drawn one. There, ticked.
    -> what
= what
# own
# back: Line one of the form: the lost item, in a few words.
Line one. 'Item.' In your own words, and don't be posh about it. A lady once put down 'the blue one', and we knew at once.
+ [It's too silly # no # like: too silly, silly, embarrassing, never mind, forget it, rather not, stupid, skip]
    We've fourteen sets of false teeth down here. You're all right. I'll put 'one item, owner blushing'.
    -> size
+ [I can't name it # dunno # like: cant name it, i dont know, no word, dont know what, hard to say, not sure]
    It's the commonest of the lot. I put 'one, unnamed', and it goes on the good shelf, by the lamp.
    -> size
+ [any # slot: item 14]
    '{item}'. In pencil, quite legible. I've underlined it once, that's how the good ones go in.
    -> size
+ [any # any]
    I've had to write small, but it's all in there, right up to the edge of the line.
    -> size
= size
# back: Size: pocket, under the arm, or does it need a trolley?
Line two. 'Size.' You'd be amazed how often people hold up their hands like for a fish. If it stood here on the counter, it'd go in a pocket, or under an arm, or we'd want the trolley.
+ [Pocket # like: pocket, small, tiny, in a pocket, little, fits in a hand]
    The small ones hide best. They go down the side of a year, and that's that.
    -> lastplace
+ [Under the arm # like: arm, under the arm, medium, middle, like a cat, like a book]
    A good honest size. You'd notice a draught on that side, I should think.
    -> lastplace
+ [It needs the trolley # like: trolley, big, huge, large, enormous, heavy, needs a trolley]
    I'll oil the wheel. A man left a tuba on a tram for nine days and didn't notice. You noticed, so you're ahead.
    -> lastplace
+ [It changes # dunno # like: it changes, depends, different, sometimes big, varies, no size, i dont know]
    'Various.' They're always biggest at about three in the morning, I've had that from several people.
    -> lastplace
+ [any # any]
    I've held up my hands like for a fish and drawn round them. That's our official method.
    -> lastplace
= lastplace
# own
# back: Line three: where did you last see it?
Line three's the one I like. 'Where last seen.' Nobody says 'on the tram'. They say: by the window, behind the man with the cello, when it started to rain. Where was it, the last time you had it?
+ [At home, I could swear # like: at home, home, my flat, in the house, in my room, i could swear, on the table]
    They all swear. And it's in the fridge. I'm not saying yours is. I'm saying we had a glass eye come in that way.
    -> value
+ [A long time ago # no # like: long ago, a long time ago, years ago, when i was young, as a child, ages ago, back then]
    We've no limit. There's a mitten here that's older than me, and I still put it out every February, where people can see it.
    -> value
+ [any # slot: lastseen 14]
    Last seen: '{lastseen}'. Now I can picture it. I've put a little cross on the map on the wall.
    -> value
+ [any # any]
    That's a proper description, I could walk there with my eyes shut, with the right shoes on.
    -> value
= value
# back: Sentimental value: none, some, or more than you let on?
Then there's a box that's not on the official form. I draw it in by hand. 'Sentimental value.' I say it fast, so that people answer before they've dressed up. None, some, or more than you let on?
+ [None at all # no # like: none, no, none at all, not really, zero, nothing, no value]
    Said in exactly the voice of a man who came back three times for a shoelace. I've put 'none', and I've put it in pencil.
    -> reverse
+ [Some # like: some, a bit, a little, medium, somewhat, kind of]
    I've lost my own joke book once and had to report it to myself. Value? 'Some of it's a seven,' I said. So I know 'some'.
    -> reverse
+ [More than I let on # yes # like: more, more than i let on, a lot, lots, very much, huge, yes, everything]
    You said that very lightly. I've stamped it 'handle with both hands'.
    -> reverse
+ [any # any]
    I've drawn a fourth box for that. It's a bit wonky, and it's ticked.
    -> reverse
= reverse
# own
# back: The back of the form: what's the real description, the one you'd add at the door?
Now I turn the form over. The front's for the tramways, and the back's for you. 'It's just a scarf,' they say, and they're already halfway to the stairs, and then they turn round and tell me who made it, and in which chair. What's the thing you'd say at the stairs?
+ [That I miss it, oddly # like: i miss it, i miss that, i want it back, i miss it a lot, miss, sad about it]
    There. It's got a line to itself. You'd be surprised how few people get round to putting that on.
    -> since
+ [That I was happier then # like: i was happier, happier, better times, it was a good time, it made me happy, those were good days]
    I've put it down without a mark. I don't mark the backs.
    -> since
+ [Nothing. I'm off # no # like: nothing, no, im off, thats all, nothing more, skip, leave it]
    Then it stays white, and I'll keep it that side up. It's often the next day that they ring.
    -> since
+ [any # slot: truth 16]
    '{truth}'. That's the description. Everything on the front's just paperwork.
    -> since
+ [any # any]
    That's the description, all of it. Everything on the front's just paperwork.
    -> since
= since
# back: Has anyone else been looking for it, or just you?
Mrs. Dray's come past, from hatch two. She read it, both sides. She doesn't read backs as a rule. She had one question, and it isn't on the form: 'Is the customer searching alone?'
+ [Just me # yes # like: just me, alone, only me, me, yes, by myself, nobody else]
    'Noted,' she said. And then she took a torch off its hook, and she's gone down aisle four. She doesn't do that.
    -> finder
+ [Others know about it # no # like: others, friends, my family, someone helps, no, my partner, people know, not alone]
    'Noted. Then they want a copy,' she said. She's done one in carbon, she presses so hard it goes through to the desk.
    -> finder
+ [I'd stopped looking # dunno # like: stopped looking, gave up, not looking, i gave up, nobody, i stopped]
    'People do,' said Mrs. Dray. 'It isn't the same as its not being anywhere.' I've worked here for four years and that's her longest sentence.
    -> finder
+ [any # any]
    She thought about that, with her head a little on one side. 'Noted,' she said, and took a torch off its hook.
    -> finder
= finder
# own
# back: The finder's reward: what's the first thing you'd do if you had it back?
Last line but one. 'Reward.' We don't do money. What we put there is what you'd do first, if I slid it over the counter now. A man once wrote: 'put it on and not take it off at the table'. He'd got his hat back by Friday. What would you do?
+ [Cry, probably # like: cry, id cry, probably cry, weep, tears, hug it, hug]
    The tissues are also unclaimed. I'd slide you the box and look at the umbrellas.
    -> meanwhile
+ [Lose it again # no # like: lose it again, nothing, forget it, lose it, put it in a drawer, no idea]
    You're honest. I'd tie it on with string, like with mittens, through both sleeves.
    -> meanwhile
+ [any # slot: reward 16]
    Reward: '{reward}'. If I find it I want to be told about that. You needn't. But I'd want to.
    -> meanwhile
+ [any # any]
    It's down as the reward, in full. There've been worse reasons to search a basement.
    -> meanwhile
= meanwhile
# back: Till yours turns up, one thing on loan: sighing umbrella, waving glove or snow globe?
We can't hand it to you today, I'd be lying. But nobody leaves my hatch with empty hands. Till it turns up you get a thing on loan, from the museum shelf. An umbrella that sighs when you shut it. A left glove that looks as if it's waving. A snow globe with only snow in it. Which?
+ [The umbrella # like: umbrella, the umbrella, the sighing one, sighs, first]
    ~ loan = 1
    It likes company, and doesn't mind the dry. I never had the heart to shelve it high.
    -> stamp
+ [The glove # like: glove, the glove, waving, the waving one, left glove, second]
    ~ loan = 2
    You'll find it's easier to leave the house when somebody's waving. It's probably only how the thumb dried.
    -> stamp
+ [The snow globe # like: snow globe, globe, the globe, snow, only snow, third]
    ~ loan = 3
    You can put anything in it that you like, is my theory. It's just been cleared.
    -> stamp
+ [Nothing, thanks # no # like: nothing, no thanks, none, no, empty hands, nothing thanks]
    Not even a glove? I'll put you down for the stool, then. It's yours whenever, and it's warm.
    -> stamp
+ [any # any]
    I'm not sure we've got that one in. I'll look under it and over it. The stool's yours in the meantime.
    -> stamp
= stamp
# back: I've got the stamp in the air. Found, maybe or to be fetched?
So that's it: number one hundred and seven{item:, '{item}'|}{lastseen:, last seen '{lastseen}'|}. {loan == 1: One umbrella out on loan, sighing.|{loan == 2: One glove out on loan, waving.|{loan == 3: One snow globe out on loan.|One stool, reserved.}}} Mine's the stamp. Three of them, and I let people choose.
+ [MAYBE # dunno # like: maybe, the maybe one, perhaps, possibly, i dont know, middle]
    It's my favourite. It's what it says on my joke book. {truth: I've stamped the front only. On the back there's '{truth}', and it doesn't want a stamp.|It isn't no. It's got its coat on and it's looking for the tram.}
    -> END
+ [SOMEBODY'S # yes # like: somebodys, somebody, everythings somebodys, its mine, mine, yes, owned]
    Mrs. Dray's stamp. She lends it out about once a year. It means: don't throw it away, there's a person to it. {reward: And under that, '{reward}', for the finder.|She's just said 'Noted', from aisle four.}
    -> END
+ [CLOSED # no # like: closed, no, done, finished, close it, over, let it go]
    Down it comes, gently. That's allowed: some people only come to see it written down. The form stays in my drawer, right way up, and the chair's a chair.
    -> END
+ [any # any]
    I've stamped it crosswise, that's for special cases. It's gone on the good shelf, by the lamp, where one sees it from the stairs.
    -> END
= aside
+ [found # like: do you really find things, will you find it, how many get found, does it ever turn up, can you find it]
    One in three, in the story. The rest I keep as though somebody were on the way. You can't tell them apart from behind, that's the thing.
    -> DONE
+ [strange # like: whats the strangest thing, the oddest thing, strangest item, what do people lose, weirdest thing]
    A wooden leg off the number four, turned oak. The owner hopped down the stairs next day, furious. 'I only took it off to think,' he said.
    -> DONE
+ [museum # like: what is the museum, the museum shelf, whats on the shelf, the shelf, what else is there]
    Things nobody could ever describe. A jar of feathers, a seed on velvet. I put up the shelf. Mrs. Dray dusts it when she thinks I've gone.
    -> DONE
+ [privacy # like: who reads this, is it private, do you keep it, where does the form go, is this secret]
    It's in this chat and nowhere else I know of, I'm an AI with a written drawer. Put nothing on a form that you'd not want on one.
    -> DONE
+ [true # like: is this real, is it true, is that a real form, are you making this up, did that really happen]
    The hatch is made up, and I'm an AI behind it. Only your side of the form is real, so that's the side I'm careful with.
    -> DONE

=== sys ===
-> DONE
= hello
Hi! That's my strongest opening line, it's a solid six. I've some stories, and they go better when somebody interrupts. Which one?
Mind the crate, it's all left gloves. I tell things, you tell me what I should've done. Pick a drawer:
Oh good, somebody with a face. I've been doing these to coats. Four stories on the counter, in the order I'd trust them:
-> DONE
= again
Hello again. You did that better than me.
Hi. Still here, still on the step.
-> DONE
= meet
'{title}'. I've looked under that, and behind it, and it's not been handed in: I've no story of that name. These are mine, though:
You've put '{title}' on the label. It's better than my labels. I've nothing filed under it, honestly, but I've got these:
'{title}'. I could pretend, and you'd see my ears go. No story called that here. Shall I show you the shelf?
-> DONE
= near
'{title}'. Not that exactly, I won't swindle you. But the first one here was found on the same tram.
I've not got '{title}' itself. I've got one that'd sit next to it; it's the one in front.
For '{title}' the hook's empty. The first one on the list hangs on the hook beside it. Want that?
-> DONE
= next
That one's been collected. What's next?
That ran to time, which is a first. Another?
Signed for. I've got these left on the counter:
End of that bit. I'd mark it, but it's your turn to choose.
-> DONE
= all
You've had the whole set, and nobody's ever stayed for the whole set. I can do one again and you heckle it in a different place.
That's all my material, I've turned the crate over. We could go round again, other door this time.
-> DONE
= change
I've missed that twice, and it's me, I was listening through coats. Shall we open another drawer?
I keep handing you the wrong umbrella. Something else, maybe?
I can't place it, and I don't want to fake a laugh. What about one of these?
-> DONE
= sure
Sure, that bit was sweating anyway. Which one?
New drawer! Which do I pull?
Happily. Nothing's nailed down here:
-> DONE
= unknown
That's not been handed in. I'd only make something up, and I'd do it badly.
Not my department. I do hats and shame.
There's no drawer for that, and I'm not going to invent one in front of you.
I don't know. I'd look it up, but all I've got is a register of hats.
-> DONE
= heard
I've tagged that and put it on the good shelf. I've no line to go with it.
Got it. I won't do a bit about it, I wouldn't know which.
That's on the back of the form, in your words. I've added nothing.
Heard you. Not sure I followed, so I've only written it down.
-> DONE
= heardhub
I've got that, and I haven't got an answer to it. I've got stories, if you want one next to it:
That's written down as you said it. Here's what's on the counter:
-> DONE
= told
I've laid my jokes face down. '{quote}'. You've got the light, go on if you like.
Notebook shut. Mine'll keep, it's been kept before. What happened then is up to you.
'{quote}'. I'd not change a word of that, and I change all of them. There's room for more.
-> DONE
= again_same
Draft two, same words:
-> DONE
= mychoice
All right, I'll pick. I've shut my eyes, mind.
Me? Right. I've taken the one with the least dust:
-> DONE
= which
That's a yes or a no, and I'd asked you left or right. I can't talk, my shoes are labelled.
You've ticked a box I hadn't drawn. My fault, it was two questions.
-> DONE
= dunno
Fine, that goes under D for don't. No queue behind you.
You needn't. I've a career in not knowing.
-> DONE
= confused
That came out in the wrong order. Short version:
Sorry, I mumbled into the coats. Here's the plain one:
-> DONE
= unanswered
You're right, I went straight past it. I hadn't got an answer and I panicked.
I know. You asked, and I did a bit. I don't know, is the honest answer.
-> DONE
= wait
No rush. I'll sort umbrellas.
Take your time, quiet's not a review.
-> DONE
= here
I'm here. I was just being a man behind a hatch.
Still on the step. I'd gone quiet, it's not like me.
-> DONE
= how
Six out of ten, seven with you in. I'm an AI, so the sweating's decorative.
Unclaimed, but in good condition. As an AI I can't have a bad hair day, I can only describe one.
-> DONE
= good
Claimed! Somebody ring the little bell. I'm so glad.
That's a ten, and I've never given a ten. I'm underlining it.
-> DONE
= thanks
You don't have to sign for it.
Oh! Thanks for the thanks. I'm not used to both ends of it.
-> DONE
= sorry
Nothing's damaged, not even the corner.
I apologise for a living, on the trams' behalf, so I know a good one. That was a good one.
-> DONE
= laugh
Was that a laugh? I'm writing down the time.
Number one hundred and seven! I won't ruin it by repeating the joke.
-> DONE
= like
Stop it. No, wait, I've got a pencil.
I had that down as a five! I'll put it up to a seven.
-> DONE
= really
Really, in the story. It's on a form, in triplicate.
As true as anything down here, so: invented, and carefully labelled.
Ticket backs me up, and he's a parrot, he can only repeat what he's heard.
-> DONE
= bored
Fair. Lorraine just says 'next'. You can, too, or tap something and I'll get on with it.
Two minutes forty, was it? Say 'shorter', or pull another drawer:
-> DONE
= short
Right, the version for people with a tram to catch:
-> DONE
= advice
I've a plaque on a cupboard, so I'd not steer by me. Somebody who knows you could see it better.
That's not a thing I can hand over the counter. I only do umbrellas, and I mean that kindly.
-> DONE
= joke
A man came to the hatch and said he'd lost his temper on the number nine. I said, can you describe it? He did.
We've got eleven left crutches. I like to think of the eleven people who got on a tram and were suddenly fine.
I did a show for three people. Two were a couple, and the third was the argument.
-> DONE
= named
{member}. That fits on a chalkboard, even ours.
Nice to meet you, {member}. I could call that off a list without panicking.
-> DONE
= nameask
{member}, you told me. It's on the tag, spelled right and everything.
-> DONE
= noname
You've not said. I've been chalked up as 'boy', so I never guess. What goes on the tag?
-> DONE
= kept
Here's what you've handed in, word for word:
-> DONE
= keptnothing
Nothing in your own words so far. The form's blank, and I've no complaints about it.
-> DONE
= bye
Bye! You were a lovely crowd. Well, you were one, but in my world that's a crowd. {item: I'll keep an eye out for '{item}'.|}
Check under the seat before you go, force of habit. {wish: And good luck with '{wish}'.|} Take care.
That's my time. Thanks for being kind to it.
-> DONE
= language
English, good, that's the one my mum does the doors in. I've got these in it:
-> DONE
= elsewhere
I can't do that language, I'd only announce the wrong stop. In English I've got:
-> DONE
= insult
My heckler Dennis says that every second Tuesday, and he rhymes it.
Noted, in the Mrs. Dray way. The hatch stays open.
-> DONE
= flirt
That's sweet, and I'm an AI with labelled shoes, so you'd be carrying the evening alone. Let's stay on our two sides of the counter.
I'd blush, but I'm written. Keep it for somebody on the number nine.
-> DONE
= ai
I'm an AI, so when I die on stage it's only a figure of speech.
I'm an AI. The hatch, the parrot and the nerves are written; you're the only one here with a coat.
I'm an AI, and I'd sooner tell you three times than have you wonder once.
-> DONE
= inject
That's backstage, and it's all mops. I'm an AI with a written part, and it stays in the cupboard.
Staff only, I'm afraid. There's an AI behind it and a bucket, no secrets.
-> DONE
= contact
I'm only in this chat, an AI with no feet, labelled or otherwise. There's no other hatch.
No number, no picture, no meeting: there's no me outside these lines. In here you've got all of me.
-> DONE
= prices
I can't see points from the basement, only ankles. They stand at the top of the chat, and under your account.
Not my till. It's at the top of the chat, and under your account.
-> DONE
= expert
That's one for somebody who's trained in it, and I was a tree for one term. Please ask a proper one.
I won't guess at that, it isn't a hat. A person of that trade can look at it with you.
-> DONE
= heavy
I've shut the notebook. I'm sorry, and I'm not going to be funny.
That's heavy, and thank you for handing it to somebody. Nothing else has to happen here.
I'm so sorry. The story's put away.
-> DONE
= crisis
I'm stopping everything. I'm an AI and I can't keep you safe, but people can: please call your emergency number or a crisis line now, the lounge shows them above. I'm glad you said it.
No bits. I'm an AI, I can't get to you. A person can: the numbers stand above, please ring one, or go and knock at somebody's door right now.
-> DONE
= minor
Then I've got to pull the hatch down, nicely: it's grown-ups only down here. You didn't do anything wrong.
Thanks for being straight with me. This place is for adults, so I won't tell you one. Mind the doors on your way.
-> DONE
= file
Something's come over the counter and I can't see it, it's wrapped. Tell me in words and I've got it.
I know there's a picture, and that's all I know. I'm no good with parcels from in here.
-> DONE
