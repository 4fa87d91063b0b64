// Florian Vey, English. Complete sentences, exact figures, 'officially' and then 'unofficially'.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR waved = 0
VAR stairs = ""
VAR counsel = ""
VAR takenfor = ""
VAR lentveil = 0
VAR bluetheory = ""
VAR accident = ""
VAR label = ""
VAR tall = ""
VAR wall = 0
VAR lid = 0
VAR firstreply = 0
VAR feud = ""
VAR cloaks = 0
VAR sound = ""
VAR amends = ""
VAR street = ""
VAR voice = 0
VAR confidant = ""
VAR correction = ""
VAR prize = ""
VAR weather = 0
VAR wanted = ""

=== bride ===
# title: Mistaken for the bride
# chip: The day I was the bride
# keys: bride, wedding, veil, mistaken, mix up, roof, rice, funny, town hall, marry
# lore: lost-veil
-> applause
= applause
# back: I am on the town hall roof in my veil, and a wedding party applauds. What do we do?
Saturday, 11:40, the roof of the town hall. I was crossing from the third hive to the fourth, in full veil. From the courtyard, nineteen metres below, there rose applause. One hundred and twelve people in their best hats were looking up at me. You were behind me, with the smoker. What do we do?
+ [Wave # yes # like: wave, wave back, smile, wave at them, hello, bow, yes, id raise my hand and beam, be polite and return it, give them what they came for, lift an arm graciously, curtsey]
    ~ waved = 1
    So I did, from the wrist. One is brought up to return a greeting. A hundred and twelve people cried out 'Ah', and somebody threw rice at us. It reached the second floor.
    -> rice
+ [Duck # no # like: duck, hide, get down, crouch, run, lie flat, go away, drop to the floor, out of sight at once, behind the chimney with us, id be flat on my belly, vanish quickly]
    ~ waved = 2
    We ducked, and that, I am told, was taken for feeling. The 'Ah' that came up to us was of real warmth. Then somebody threw rice. It reached the second floor.
    -> rice
+ [Shout that I keep bees # like: shout, bees, i keep bees, tell them, explain, beekeeper, call down, call down that its a mistake, holler that im no bride, tell them its only the hives, set the record straight at the top of my voice, wrong person]
    ~ waved = 3
    You called it down quite clearly. What arrived after nineteen metres was 'please'. They cried 'Ah', as one man, and somebody threw rice. It reached the second floor.
    -> rice
+ [any # any]
    ~ waved = 0
    It did not carry, the yard has a poor echo. I stood there a second too long, and that settled it. They cried 'Ah', and somebody threw rice. It reached the second floor.
    -> rice
= rice
# back: The registrar calls up that they are ready. And behind the chimney sits somebody in white. What now?
A registrar with a folder stepped out and called: 'Whenever you are ready!' It was then that I asked myself where the real one might be. I did not have to ask for long. Behind the chimney, out of sight of everybody, on an upturned feed bucket, there sat a person in a great deal of white, with her shoes off.
+ [Are you all right? # yes # like: are you all right, are you ok, ok, what is wrong, need help, ask her, id ask her whats the matter, do you feel unwell, is there anything i can do, poor thing are you crying, id kneel down by her]
    'Quite,' she said. 'I only need ten minutes. I have been looked at since seven.' She regarded my veil. 'You could not go on with it for a bit?'
    -> ten
+ [You seem to be expected # like: expected, they are waiting, its your wedding, go down, theyre waiting, time to go, i think its you they want, arent you late for something, the gentleman is waiting below, shouldnt you be downstairs, they cant start without you madam]
    'I know,' she said. 'I love him. It is not that. I have been looked at since seven.' She regarded my veil. 'You could not go on with it for a bit?'
    -> ten
+ [Pretend not to see her # no # like: pretend, dont see her, ignore, look away, nothing, leave her, say nothing, give her privacy, id study the chimney, turn round and hum, she doesnt want to be seen, act as though there were nobody]
    That was finely felt. She let it be so for about a minute. Then a voice came from behind the chimney: 'You could not go on with it, for a bit? Ten minutes?'
    -> ten
+ [any # any]
    She turned it over, with her chin on her knees. 'I only need ten minutes,' she said. 'I have been looked at since seven. You could not go on with it for a bit?'
    -> ten
= ten
# own
# back: When did you last stand at the top of the stairs and need ten minutes?
I should like to say in her defence that ten minutes is a proper measure. I have stood on that bottom stair myself, outside dinners, examinations and one flat in Mill Street. When did you last need ten minutes before you could go in?
+ [Before work, every day # like: work, before work, every day, the office, a meeting, job, monday, interview, at the door of my firm, prior to each shift, in the car outside school, i teach so every morning, ahead of a presentation]
    Then you are the world authority. You and she should have founded an institute, with buckets.
    -> being
+ [A party # like: party, a party, family dinner, christmas, a wedding, dinner, birthday, going out, in front of my in laws house, at my cousins reception, outside the restaurant with all my friends inside, new years at a strangers, before a big do]
    There is nothing so steep as the last three steps to somebody's happiness. One smells the candles and the coats.
    -> being
+ [I always go straight in # no # like: straight in, never, i just go in, no, i go, i dont wait, never needed, i jump right in, no hesitation here, doors dont scare me, i march through, head first always]
    I admire it as one admires high diving. She looked at you round the chimney and asked how it is done.
    -> being
+ [any # slot: stairs 16]
    '{stairs}'. She nodded at that, slowly. 'Yes,' she said. 'One of those.' And she moved up a little on the bucket.
    -> being
+ [any # any]
    She listened to all of it with her eyes shut. 'Yes,' she said. 'One of those.' And she moved up a little on the bucket.
    -> being
= being
# back: Ten minutes as the bride, and one needs a bouquet. What do I hold?
So I was the bride. Officially I inspected a gutter. Unofficially I went up and down the edge, with small steps, and inclined my head. After three minutes it was remarked in the yard that I had nothing in my hands. I had with me a smoker, a hive tool, and a handful of white clover that I cannot account for.
+ [The clover # like: clover, the clover, flowers, white clover, handful of clover, those small blossoms, something that grows, a little bunch from the meadow, the green stuff in your fist, natural is best]
    It looked very well. I let fall a sprig by accident, as one does, and eleven ladies and one uncle ran for it.
    -> aunt
+ [The smoker # like: smoker, the smoker, smoke, lavender, the smoking thing, the can with the lavender, puff a cloud, the fuming one, hold it like a censer, mystery and vapour]
    I held it low, with both hands, and it drew a little line of lavender after me. Below, it was felt to be a foreign custom, and moving.
    -> aunt
+ [The hive tool # like: hive tool, tool, the tool, crowbar, metal, the iron thing, that steel thing, the lever, something useful, a bride with a crowbar, the scraper]
    One saw them look at one another. 'She is a practical girl,' said a voice, 'I have always said so.' It was the bridegroom's mother.
    -> aunt
+ [any # any]
    I had not that about me. I took the clover, and let fall a sprig by accident, and eleven ladies and one uncle ran for it.
    -> aunt
= aunt
# back: An old lady calls me Clara, and the photographer takes aim. How do I stand?
Then a very old lady in grey was brought to the front and set down with her stick. She looked up for some time. 'Clara,' she said, and she was so pleased. I do not know who Clara was. I only know that nobody in the yard had the heart to put it right. The photographer knelt down. How do I stand?
+ [Give her a wave of her own # yes # like: wave, wave to her, wave at her, yes, greet her, blow a kiss, for her, greet the old lady alone, raise a hand just for clara, id answer her, something personal to the one in grey, lift the bouquet to her]
    Just one, to her, with the left. She lifted the stick, like somebody answering from another ship. At that moment the shutter went.
    -> spoon
+ [In profile, with dignity # like: profile, dignity, from the side, stand tall, elegant, straight, chin up, sideways and noble, like a queen on a coin, hold my head up, composed]
    My profile under the veil is that of a lampshade. The old lady said that I had not changed. And the shutter went.
    -> spoon
+ [Turn away # no # like: turn away, no, hide, back, turn my back, dont, look away, show them only my back, id spin round, hide my face from the camera, not a picture please, id be too shy for that]
    One's back says a good deal. 'She was always shy,' the old lady told them. And the shutter went.
    -> spoon
+ [any # any]
    I tried that, and there was a gust, and it became something else. The old lady said that I had not changed. And the shutter went.
    -> spoon
= spoon
# own
# back: She asks what you would say to her, in minute seven. What do you tell her?
Minute seven. I gave her honey on the spoon, 'Town Hall, festive', and there is only ever one spoon, so you had some after her, and people who have shared a spoon are no longer strangers. 'Say something,' she said, to you. 'Not about today. Anything.' What did you tell her?
+ [Something about my day # like: my day, breakfast, what i ate, the weather, something boring, work, small talk, what i had for lunch, something trivial, that i missed the tram this morning, gossip from my street, id tell her about my cat]
    It was just what she wanted. She said that she had nearly forgotten that there were people who were only having a Saturday.
    -> wind
+ ['You can take twenty' # like: take twenty, twenty minutes, take your time, no hurry, as long as you want, they can wait, id say stay as long as you need, no rush at all, let them wait half an hour more, theyll survive a delay, have another ten on me]
    'Ten will do,' she said. 'It is having the other ten that helps.' I wrote that on my cuff. It is still legible.
    -> wind
+ ['Your feet must be cold' # like: cold, your feet, cold feet, shoes, put on your shoes, your shoes, arent your toes frozen, put something on down there, youll catch a chill, stand on my coat, let me fetch your heels]
    She looked down at them, and laughed until the veil shook. 'Not in that sense,' she said. We set her on two egg boxes.
    -> wind
+ [any # slot: counsel 20]
    '{counsel}'. She held on to it, I could see it go in. 'Good,' said the bride. 'That is good and has nothing to do with it.'
    -> wind
+ [any # any]
    You spoke for a minute and forty seconds. She breathed in at the beginning and out at the end. 'Good,' said the bride.
    -> wind
= wind
# back: The wind has taken her veil off the roof. Do I give her mine?
In minute nine she stood up, put on her shoes and said: 'Right.' And the wind came round the chimney, lifted the veil from her head, nineteen grams of it, and carried it out over the Corn Exchange, where it came down on a stone lion. It suited him.
+ [Give her yours # yes # like: give her yours, yes, your veil, lend it, give it, swap, of course, hers now of course, id hand it over on the spot, mine is yours, put it on her head, whats mine is for the bride]
    ~ lentveil = 1
    I took it off and set it on her, with a slight smell of lavender and egg box. Black net, down to the collar. 'I can see everybody,' she said, 'and nobody can see me.' She was radiant.
    -> rain
+ [Go down bareheaded # no # like: bareheaded, no veil, without, no, go without, she is fine, go down, no cover for her hair, let the wind have it, she is lovely without anything, a face needs no net, simply walk as she is]
    ~ lentveil = 2
    She thought about it. 'They will look,' she said. So I held out my hat, without a word. Black net, down to the collar. 'Now I can see everybody,' she said, 'and nobody can see me.'
    -> rain
+ [Fetch it from the lion # like: fetch it, lion, get it back, climb, catch it, go and get it, ill hop over the roofs, climb up to that statue, retrieve it, bring a ladder to the corn exchange, id chase after it]
    ~ lentveil = 3
    He was four roofs off and would not have parted with it. I held out my own. Black net, down to the collar. 'I can see everybody,' she said, 'and nobody can see me.'
    -> rain
+ [any # any]
    ~ lentveil = 0
    There was not time for all that, it was minute ten. I held out my own. Black net, down to the collar. 'I can see everybody,' she said, 'and nobody can see me.'
    -> rain
= rain
# back: The bees are coming home: rain in half an hour, and the tables are laid outside. Do you tell them?
She walked out into the yard in a bee veil, on her father's arm, and the bridegroom was the first that day who did not stare. And then I noticed my bees. They were all coming home, from every side, like water into a sink. It means rain, in half an hour. The tables were laid outside.
+ [Tell them, discreetly # yes # like: tell them, discreetly, yes, warn them, rain, let them know, quietly, pass on the word, someone should cover the tables, drop a hint to the staff, id whisper it to the registrar, save the buffet]
    You went down by the back stairs and told a waiter. He told a cousin. In twenty-eight minutes they had moved a hundred and twelve chairs, on the word of 'somebody upstairs'.
    -> taken
+ [Let it rain on them # no # like: let it rain, no, nothing, dont tell, leave it, rain is lucky, get wet, a wet wedding is a lucky one, they wont melt, showers bless the couple, not our business if it pours, let it come down]
    I had the same thought, it is such warm rain in June. But the registrar looked up, saw forty thousand bees turn into a funnel, and drew the right conclusion. They moved the chairs.
    -> taken
+ [Hold the funnel off # like: hold it, stop the bees, wave them away, stop them, close the hives, smoke, keep them away from the guests, block the entrance, id turn the swarm round, puff at them, shoo them off]
    One does not turn back forty thousand ladies with their shopping. But the registrar had looked up and drawn the right conclusion. They moved the chairs.
    -> taken
+ [any # any]
    It was still in the air when the registrar looked up, saw forty thousand bees turn into a funnel, and drew the right conclusion. They moved the chairs.
    -> taken
= taken
# own
# back: Whom, or what, have you been taken for?
We sat under the eaves, you and I, and heard it drum on the canvas. They had begun to dance down there. I have been mistaken for a fencer, by a minister, and for a chimney, by a stork. That day is still my best. Whom have you been taken for?
+ [For somebody younger # like: younger, a child, a student, my age, for a teenager, older, my mother, my sister, they asked for my id at forty, people think im still at school, my daughters sibling, grandpa took me for my mum, they guess twenty too few]
    That is an error of measurement that one need not report. I guarded a metre for ten years, I know when to look away.
    -> album
+ [For staff, in every shop # like: staff, shop assistant, a waiter, an employee, i work there, the teacher, shop, customers ask me where the milk is, someone handed me a coat, i got ordered a coffee by strangers, they think i run the place, a lady wanted my till]
    It is the way you stand. Officially one says 'I do not work here'. Unofficially one shows them to the buttons, third on the left.
    -> album
+ [Never for anybody # no # like: never, nobody, no one, no, not once, nothing, cant remember, im one of a kind, nobody mixes me up, it hasnt happened, not that i know of, people always know its me]
    Then you are unmistakable, and I enter it without any rounding.
    -> album
+ [any # slot: takenfor 14]
    '{takenfor}'. I have entered that under my stork. It is a good column, one feels in company in it.
    -> album
+ [any # any]
    I have entered the whole of that under my stork. It is a good column, one feels in company in it.
    -> album
= album
# back: A parcel has come, with the photograph. Shall I tell you what stands beneath it?
In September there came a parcel to 'The roof'. In it were my veil, washed, {waved == 3:a card that says 'please',|a spoonful of rice,} and a photograph. It is on page one of the album, they write, before the couple. Beneath it somebody has written something by hand.
+ [What is written there? # yes # more # like: what, what is written, yes, tell me, go on, whats written, read it, read out the line, id love to know the words, tell me the caption, let me hear it, i want the inscription]
    'Aunt Clara, who came after all.'{counsel:  And the bride sends you her love, and '{counsel}', and says that it had nothing to do with it.| The old lady had it put in her own room, and nobody has put it right.}
    -> END
+ [Did you ever get found out? # like: found out, did they find out, do they know, does anyone know, caught, did she tell them, has anyone noticed since, was the swindle discovered, do the two know its you, did it ever come to light, who is in on it]
    The bridegroom knows. He buys 'Town Hall, festive' by the jar, and one spoon at a time.{stairs:  He says that she still takes her ten minutes, for each '{stairs}' of life.}
    -> END
+ [And the lion? # like: lion, the lion, her veil, what about the veil, is it still there, what happened to the veil, how is the stone fellow, did anyone fetch hers back, what of the white one up there, does he still wear it, whats become of the big cat]
    He wore it into October. {lentveil == 1: I am glad that you gave her mine without hesitating.|I have written three letters denying everything.}{takenfor:  If ever '{takenfor}' comes up again, think of him: he carried it off.}
    -> END
+ [any # any]
    I shall write that on the back of it. On the front stands: 'Aunt Clara, who came after all.' I have it over the smoker, and straighten it on Saturdays.
    -> END
= aside
+ [ruben # like: what did ruben say, ruben, your partner, what did your husband say, who is ruben # about: ruben, partner, wigmaker]
    Ruben makes wigs for the Opera. He looked at the photograph for a long time. 'The line of the shoulder,' he said, 'is entirely wrong.'
    -> DONE
+ [married # like: did they marry, are they happy, did she marry him, what happened to the couple, still married]
    They did, at 12:04. The ring was passed in under the net.
    -> DONE
+ [clara # like: who was clara, who is clara, aunt clara, did you find out about clara # about: clara, aunt clara]
    She went abroad in 1931, I have since been told, and wrote that she would try to come. I was, all in all, not much too late.
    -> DONE
+ [stung # like: was anyone stung, did the bees sting, was it dangerous, were people afraid of the bees, did anybody get stung]
    Nobody. They had half an hour until the rain and better things to do.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, when was this]
    Officially it is a story, told by an AI. Unofficially I was very moved by the applause.
    -> DONE
+ [why # why # like: why were you on the roof, why did she hide, why the veil, why did they think you were the bride, why didnt you leave]
    She did not wish to run away. She wished to arrive, and that sometimes takes ten minutes longer than one has been given.
    -> DONE
+ [bride # about: bride, woman in white # like: what was the bride like, who was the bride, what did the bride look like, how old was the bride, was the bride nervous]
    The bride was thirty, measured tramways for the city, and had, as I learned, walked up all four flights with her shoes in her hand. She took them two steps at a time.
    -> DONE
+ [groom # about: groom, bridegroom, couple # like: who was the bridegroom, what was the groom like, did the groom know, was the groom angry, where was the groom]
    The bridegroom stood in the second row from the left, beside his mother, and was the only one of a hundred and twelve who looked at his watch without impatience.
    -> DONE
+ [veil # about: veil, net, hat # like: what does a bee veil look like, why do you wear a veil, what was her veil like, how long was the veil, did your veil look like a brides]
    My veil is black net on a straw hat, 41 centimetres to the collar. At nineteen metres, against the sun, it is white. I have since had this confirmed by a physicist.
    -> DONE
+ [bees # about: bee, bees, hive, hives, roof # like: how many hives are there, why are there bees on the roof, what did the bees do, how many bees do you have, what is the roof like]
    There are four hives on the town hall, ten thousand ladies in each. That morning they were at the lime trees, and they took no interest in the proceedings.
    -> DONE
+ [rice # about: rice, guests, wedding party, yard # like: how many guests were there, did the rice hit you, who threw the rice, what did the guests wear, what did the guests think]
    A hundred and twelve guests, of whom I counted nine in lilac. The rice was long grain. The pigeons of the second floor still hold that ledge in high regard.
    -> DONE
+ [lion # about: lion, corn exchange # like: what about the lion, how big is the lion, where is the corn exchange, what kind of lion, who put the lion there]
    The lion lies on the Corn Exchange, in sandstone, since 1888. One ear is missing. He has the expression of somebody who was promised a second lion.
    -> DONE
+ [honey # about: honey, spoon, jar # like: what did the honey taste of, what is the honey called, why only one spoon, how was the honey, what was on the spoon]
    'Town Hall, festive' is lime with some rose from the registrar's window box. There is one spoon, of horn, for every roof; it is a rule of my own, and the only one without a number.
    -> DONE
+ [photographer # about: photograph, photographer, photo, album, picture # like: what does the photograph look like, who was the photographer, did the picture come out, who has the photograph, how do you look in the picture]
    The photographer worked with a plate camera and one eye. He was heard to say that she had an unusual stillness about the shoulders.
    -> DONE
+ [nervous # like: were you nervous, were you embarrassed, did you enjoy it, how did you feel, would you do it again]
    Officially I was embarrassed for eleven minutes. Unofficially it was ten, and in the eleventh I inclined my head without having been applauded.
    -> DONE
+ [time # like: how high is the roof, how long did it take, what day was it, what time was the wedding, were you alone up there]
    It was a Saturday in June, 11:40 to 12:04, at a height of nineteen metres and twenty centimetres. The twenty are the gutter.
    -> DONE

=== blue ===
# title: The August the honey turned blue
# chip: Why was the honey blue?
# keys: blue, blue honey, mystery, honey, swimming hall, detective, compass, strange, sweets
# lore: blue-honey
-> frame
= frame
# back: I lift a frame, and the honey is blue. What is the first thing you do?
The ninth of August, 6:15 in the evening, the roof of the old swimming hall. I lift the fourth frame into the light. It is full, it is sealed at the corners, it weighs two kilos three hundred. And it is blue. Not bluish. Blue, like a postman. You have the spoon. What do you do first?
+ [Taste it # like: taste, taste it, eat, lick, try it, spoon, have some, straight onto my tongue, id put a bit in my mouth, just one drop to see, a spoonful please, i must know the flavour]
    With your eyes shut, I noticed, which is correct. 'Well?' I said. You said that it tasted of August, with something behind it that hummed along: violets, very far away.
    -> theory
+ [Smell it # like: smell, smell it, sniff, nose, scent, what does it smell of, nose first, id hold it under my nostrils, breathe it in, whats the aroma]
    Wax, warm wood, and then something that has no business on a roof: violets. Paragraph sneezed, twice, and sat down facing the wall.
    -> theory
+ [Put it back and say nothing # no # like: put it back, nothing, say nothing, close it, no, leave it, pretend, slide it in again and whistle, nobody saw anything, lower it quietly, keep mum about the colour, forget the whole frame]
    So one would have done at the Bureau. I lasted for nine seconds. Then I put a finger in it, and there was something behind the sweetness: violets, very far away.
    -> theory
+ [any # any]
    I have entered that as the first measure taken. The second was a finger in it. There was something behind the sweetness: violets, very far away.
    -> theory
= theory
# own
# back: Forty thousand bees are carrying home something blue. What is it?
There is no blue honey. I looked it up, in four languages and a seed catalogue. Yet forty thousand ladies were coming in with it at the rate of three hundred grams a day, in the best of spirits. Before I show you the map, I should like to have your theory on paper, with the date.
+ [A blue flower # like: flower, a flower, blue flower, lavender, cornflowers, violets, a field, plant, delphiniums somewhere, a garden with irises, they must have found cornfields, some meadow of bluebells, a bloom nobody knows]
    It was my own first thought, and it does you honour. But nectar is not blue, even in blue flowers. I have asked it.
    -> dance
+ [Paint or ink # like: paint, ink, dye, a paint factory, colour, blue paint, chemicals, someone spilled a bucket, a printers workshop, food colouring, a leaking pot of varnish, it must be artificial]
    I went cold at that. I rinsed a drop in water, and held it to the light, and licked it. Whatever it was, somebody had meant it to be eaten.
    -> dance
+ [They did it on purpose # like: on purpose, art, they wanted it, protest, a joke, for fun, they are bored, a message, its a statement, theyre artists, theyre teasing you florian, done deliberately to match the building, a prank by forty thousand]
    I should like nothing better. They are above the swimming hall, and it is painted just that colour. One begins to wonder who has been looking at whom.
    -> dance
+ [any # slot: bluetheory 12]
    '{bluetheory}'. It is on the paper, with date and hour, and I have signed as the witness.
    -> dance
+ [any # any]
    I have taken that down upon a second sheet, and signed as the witness. We shall be needing evidence.
    -> dance
= dance
# back: A bee dances the address: which way do we walk, harbour, Opera or Ministry?
A bee who has found something comes home and dances the way: so far, and so many degrees from the sun. I lay down with a compass, and you held the pencil. Eleven hundred and forty metres. From the swimming hall that is one of three: the harbour, the back of the Opera, or the Ministry of Fish.
+ [The harbour # like: harbour, harbor, the harbour, port, ships, sea, water, towards the boats, down to the quay, where the gulls are, id follow the salt air, by the docks]
    We walked it, with Paragraph, to the metre. There were ropes and gulls. Then one of mine came over, low, and turned left. I had held the compass by the smoker.
    -> tongue
+ [The Opera # like: opera, the opera, behind the opera, music, back of the opera, the stage door, to the singers, backstage, where the cellos play, id bet on the theatre]
    It would have pleased the sopranos. We arrived at a wall with cellos behind it and nothing in flower. Then one of mine came over, low, and turned left. I had held the compass by the smoker.
    -> tongue
+ [The Ministry of Fish # like: ministry, fish, the ministry, ministry of fish, government, office, civil servants of course, to the clerks, those with the trout on the stamp, id ask the minister, the authority for herring]
    They would have formed a committee. But there was nothing blue there but the stamps. Then one of mine came over, low, and turned left. I had held the compass by the smoker.
    -> tongue
+ [any # any]
    We went by that as well as we could. After eleven hundred and forty metres there was a blank wall, and I saw that I had held the compass by the smoker.
    -> tongue
= tongue
# back: On the number six sits a small boy with a blue tongue. Do you ask him?
Four days we went about with a compass and a dachshund. On the fifth, in the number six, a small boy sat across from us with his grandfather. He looked at my hat, and then at the dog, and put out his tongue at all three of us. It was blue. Not bluish. You know the shade.
+ [Ask him, straight out # yes # like: ask him, ask, yes, straight out, where did you get it, what did you eat, hello, excuse me young man what have you been eating, id question him, where does that colour come from, speak to the lad, out with it boy]
    'I am not allowed to say,' he said. 'It comes out of the wall.' His grandfather became interested in the stop request. It was Mill Street, and they got out, and so did we.
    -> wallq
+ [Put out your own # like: tongue, put out your tongue, stick out my tongue, mine, my own tongue, back at him, id show him mine, reply in kind, make the same face back, ill pull one too, lick my lips at him]
    It was the right language. He examined it and found it wanting. 'You have to go to the wall,' he told you. It was Mill Street, and they got out, and so did we.
    -> wallq
+ [Follow them # like: follow, follow them, secretly, shadow, tail them, say nothing, watch, go after the pair, tail the child, discreetly behind them, see where they get off, shadow the tram pair]
    Paragraph does not lend himself to it, he comes round a corner for so long. But they got out at Mill Street, and the boy kept looking back to see whether we were managing.
    -> wallq
+ [any # any]
    He considered that. 'It comes out of the wall,' he said, to the dog, whom he seemed to trust. It was Mill Street. They got out, and so did we.
    -> wallq
= wallq
# back: Behind a high wall in Mill Street it smells of violets. How do we get in?
Mill Street. A wall of three metres ten, and from a crack in it, at the height of a boy, ran something thin and blue. Over the top, to and fro in the last sun, went my entire swimming hall. Behind it something boiled, and smelled of violets. There was a door, and it said: No.
+ [Knock # yes # like: knock, knock on the door, ring, ask, yes, ring the bell, the door, rap on it politely, use the bell pull, manners first, three knocks, just go up and tap]
    ~ wall = 1
    It is so seldom tried. The door opened by a hand's breadth, and in it stood a man in white with a hairnet. He saw my veil. 'Oh dear,' he said. 'You are from the bees.'
    -> director
+ [Over the wall # like: over the wall, climb, climb over, jump, ladder, wall, sneak in, give me a leg up, scramble to the top, hoist me, find a box to stand on, vault it]
    ~ wall = 2
    You had one foot in my hands, and were about to see over, when the door was opened below you. There stood a man in white with a hairnet. 'Oh dear,' he said. 'You are from the bees.'
    -> director
+ [Write an application # no # like: application, write, letter, apply, form, official, request, permit, hand in a request in triplicate, something with a stamp, do it by the book, put it in writing, fill out the paperwork]
    ~ wall = 3
    I had the form with me. I filled it in on Paragraph and passed it under the door. It opened almost at once. 'Oh dear,' said a man in white with a hairnet. 'You are from the bees.'
    -> director
+ [any # any]
    ~ wall = 0
    While that was being weighed, the door opened by itself. There stood a man in white with a hairnet. 'Oh dear,' he said. 'You are from the bees.'
    -> director
= director
# back: The director is appalled: his violet syrup has a broken lid. What do you say to him?
It was a sweet factory, and had made the violet pastille since 1904. In the yard stood the syrup, in a vat the size of a room, and its lid had a hole. The director stood before it with bowed head. 'Since July,' he said. 'I have meant to see to it. And then I saw how they liked it.'
+ [They think the world of you # yes # like: they love it, they like it, they think the world of you, good, lovely, its fine, great, dont worry, tell him theyre delighted, my bees adore you sir, its a compliment really, best nectar in town, no harm they were thrilled]
    He took off the hairnet. He had made pastilles for thirty years, he said, and people bought them at railway stations, for the tin. Nobody had ever flown eleven hundred metres.
    -> gift
+ [You ought to have mended it # no # like: mend it, should have fixed it, fix it, you ought, careless, why didnt you, irresponsible, four screws would have done, how could you let that go on since july, you were negligent, shame on you get the screwdriver, one looks after a lid]
    'I know,' he said, 'I know.' One must not press a man who keeps a screwdriver in his breast pocket, unused, since July. He had been wanting to be told.
    -> gift
+ [May I try one? # like: try one, may i try, taste, a pastille, sweets, can i have one, candy, could i sample your goods, id love a sweet, whats in the tin, one for me please, let me have a nibble]
    He held out the tin with both hands. You said that it tasted of being six, on a train. I saw him write that down on his sleeve.
    -> gift
+ [any # any]
    He was so moved at being spoken to at all that he only pressed your hand. He had not told his wife. He had not told the pastilles.
    -> gift
= gift
# own
# back: What came to you by a hole in somebody's lid: by accident, and was lovely?
We stood at the vat, the three of us and the dog, and watched them come and go. I said that I ought to be appalled too, and that I was enchanted. Half of what I have came through a hole in somebody's lid. What has come to you like that: by an oversight, and it was lovely?
+ [A person # like: a person, my partner, my wife, my husband, a friend, my best friend, someone, my cat, my dog, i met my husband by mistake, she dialled the wrong number, the dog that followed me home, my little girl was a surprise, my oldest pal sat on the wrong chair]
    So it was with me: a flagpole, a hat box, and then a wigmaker who closed a window. It was gross negligence on all sides.
    -> lidq
+ [A place, a job # like: a place, a job, my job, my flat, a city, work, a house, my home, i only applied by error, we got lost and found the village, this town wasnt planned, my profession, the apartment nobody wanted]
    One takes the wrong tram, and gets off, and there it is, with geraniums. The proper tram would have been quicker.
    -> lidq
+ [I have to earn everything # no # like: nothing, i have to earn everything, no, never, i work for it, none, no luck, nothing falls into my lap, it was all hard graft, luck passes me by, i had to fight for whatever i have, no gifts from fate]
    Then I should like to leave a lid open for you somewhere. Officially I have no lids at my disposal.
    -> lidq
+ [any # slot: accident 16]
    '{accident}'. The director asked whether he might hear that again. He looked at his lid quite differently after it.
    -> lidq
+ [any # any]
    The director heard it too. He looked at his lid quite differently after that.
    -> lidq
= lidq
# back: The lid must be closed. Today, on Friday, or with a small hole left in it?
Officially the lid has to be closed. One does not serve syrup to the public, and the wasps had begun to take an interest. The director had the screwdriver out. He looked at you, since I was of no use to anybody, I was listening to the hum. Today, on Friday, or with a very small hole left over?
+ [Close it today # yes # like: today, close it, close it today, now, shut it, right away, yes, better safe so screw it down, this very hour, put an end to it, wasps are coming so do it immediately, no delay]
    ~ lid = 1
    You are quite right. Four screws. He let me do the last. They came at seven in the morning, flew round it twice, and went to the lime trees without a word. It is what I esteem in them.
    -> jars
+ [On Friday # like: friday, on friday, a few more days, wait, later, one more week, let them have until the weekend, give them three more days, end of the working week, a short farewell first, not just yet]
    ~ lid = 2
    It was then a Tuesday. I shall not tell you what my scales said on the Friday. He shut it at six, with four screws, and I took off my hat.
    -> jars
+ [Leave a small hole # no # like: small hole, a hole, leave a hole, leave it, tiny hole, no, keep it open, spare them a tiny gap, a pencils width, leave something for the ladies, not completely shut, an opening for a bee]
    ~ lid = 3
    He shut it, and in the crack of the wall in Mill Street he left a thing the width of a pencil, at the height of a boy. I know nothing of it. My bees do not, either.
    -> jars
+ [any # any]
    ~ lid = 0
    He wrote it down on the other sleeve, and then he shut it, with four screws, and let me do the last. It made a sound like a kiss on the hand.
    -> jars
= jars
# own
# back: Fourteen jars of blue honey, and no label. What shall I write on it?
That left me fourteen jars. I label by roof and mood, I have 'Fire Station, after rain' and 'Opera, second act, a little much'. For this there was no precedent. I had the pen in my hand for an entire evening. What shall stand on it?
+ ['Swimming Hall, deep end' # like: swimming hall, deep end, swimming pool, pool, swimming hall deep end, something about diving, ten metre board, bottom of the pool, chlorine and violets, municipal bath]
    I wrote it out once to see it. It makes one wish to hold one's breath. It went on three of them, for people who dive.
    -> believe
+ ['Officially yellow' # like: officially yellow, yellow, not blue, totally normal, normal honey, just honey, pretend its the usual colour, nothing to see here, a lie for the inspector, perfectly ordinary, golden of course]
    It went on the jar for the inspector. He held it to the light, said nothing for a long time, and wrote down 'adequate'.
    -> believe
+ [No label at all # no # like: no label, nothing, none, blank, leave it blank, no, without, let it speak for itself, plain glass, not one word on it, the colour is enough, mystery jar]
    There is something in that. One sets it upon the table, and waits. It has broken more silences than rain.
    -> believe
+ [any # slot: label 10]
    '{label}'. I have written that in the good ink, and it is dry. It looks as though there had never been any other.
    -> believe
+ [any # any]
    It goes round the jar one and a half times, so that one has to turn it, to read. I have used the good ink.
    -> believe
= believe
# own
# back: Tell me something about you that I would not believe, and that is true.
There are nine jars left. I give one to people who tell me something that I do not believe and that proves true. The rules are strict: it has to be yours, and it has to sound like a lie. Let us hear it.
+ [I have nothing like that # no # dunno # like: nothing, no, i am boring, nothing special, cant think, dont know, im ordinary, my life is dull, im perfectly average, there is nothing strange about me, nobody would write a book on me, i couldnt name one]
    I do not believe that. It remains only to find out whether it is true. I have put a jar to one side until then.{bluetheory:  Your '{bluetheory}' I did not believe at first, either.}
    -> END
+ [I once ate something worse # like: ate something, worse, food, i ate a, insects, i once ate, something weird, i swallowed a beetle, deep fried locusts, i tried dog biscuits, a spoonful of soap, i had snails for breakfast]
    I do not doubt it for a moment, and there lies the difficulty. One has to doubt. But you may lick the spoon.
    -> END
+ [You first # like: you first, you tell me, your turn, what about you, tell me yours, and you, lets hear yours florian, what is your unbelievable thing, after you please, id rather hear one from you, surprise me yourself]
    I cannot estimate. Asked 'about how many?', I have missed dinner. You see, you believe it, everybody does. {wall == 2: And you, who would have gone over the wall, may have the jar for that.|The jars stay where they are, for today.}
    -> END
+ [any # slot: tall 24]
    '{tall}'. I do not believe a word of it, officially. Unofficially I have set down a jar at your place.{label:  It says '{label}' on it.}{accident:  Perhaps it goes with '{accident}'.}
    -> END
+ [any # any]
    That is so long that it must be either a lie or an inheritance. I have set a jar at your place, on the strength of the length. {lid == 3: There is, I hear, more where it came from.|It is blue to the bottom.}
    -> END
= aside
+ [taste # like: what does it taste like, how does it taste, what did it taste of, is it good, is it sweet # about: taste, flavour]
    Of August, with violets on the next platform. I make no other claim for it.
    -> DONE
+ [harm # like: was it bad for the bees, did it hurt the bees, was it dangerous, is it healthy, is it bad for them]
    They were in very good spirits, and stopped when the lid was shut. For anything further one would have to ask somebody who is not invented.
    -> DONE
+ [boy # like: what happened to the boy, who was the boy, the boy, the blue tongue boy # about: boy, child, grandfather, tongue]
    He is a chemist's apprentice now, and denies everything. When he is pleased he still puts out his tongue. It is pink.
    -> DONE
+ [sell # like: did you sell it, can i buy it, how much is it, did anyone buy it]
    It is not for sale, and being made of words it does not travel.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, when was this]
    It is told by an AI with a fondness for decimals. Within Castrel every gram of it is correct.
    -> DONE
+ [why # why # like: why was it blue, why violets, why didnt he fix it, why do bees dance, why a compass]
    Because there was a hole, and because forty thousand of us thought that it was a flower. It is how most things in Castrel come about.
    -> DONE
+ [honey # about: honey, blue, jars, jar # like: how blue was it, how much blue honey was there, what did it look like, is there any left, does the colour stay]
    The honey was blue through and through, like a postman held against the light. Fourteen jars of it, each of 450 grams. It did not fade, and it stained one shirt.
    -> DONE
+ [bees # about: bee, bees, hive, hives # like: how many bees are there, do bees see blue, what did the bees think, how far do bees fly, which bees were it]
    Forty thousand, on the roof of the swimming hall, third box from the left. They are from a good family, and had never brought home anything but lime.
    -> DONE
+ [dance # about: dance, dances, compass, degrees # like: how does a bee dance, is that true about the dancing, how do you read the dance, how did you measure it, what was wrong with the compass]
    The dance is a figure of eight; its middle stroke shows the angle from the sun, and its length the way. I read it to within twelve metres. The compass has since been kept apart from the smoker.
    -> DONE
+ [paragraph # about: paragraph, dog, dachshund # like: who is paragraph, what does the dog do, how old is the dog, did the dog help, why is the dog called paragraph]
    Paragraph is a dachshund, 71 centimetres long, with a section at either end. He cannot bear violets. It was, for a detective, an asset.
    -> DONE
+ [hall # about: swimming hall, roof, pool # like: where is the swimming hall, why keep bees on a swimming hall, what is the roof like, do people still swim there, why is it painted blue]
    The swimming hall has been dry since the boiler retired. Its roof is flat, warm, and smells of chlorine still in June. It was painted in a colour called 'Municipal Wave'.
    -> DONE
+ [violets # about: violet, violets, scent, smell # like: why did it smell of violets, do you like violets, what do violets smell like, was it really violets, where was the smell from]
    Violets: one smells them once, and then no longer, because they tire the nose. It is the only scent I know that has office hours.
    -> DONE
+ [wall # about: wall, mill street, door # like: what is behind the wall, how high was the wall, where is mill street, who wrote no on the door, why does the door say no]
    The wall in Mill Street is of yellow brick, three metres ten. I had passed it for twenty years on the number six, on the wrong side of the tram.
    -> DONE
+ [castrel # about: castrel, city, town, opera, harbour # like: where is castrel, what is castrel like, how big is castrel, is castrel real, how many hives are in the city]
    Castrel has a harbour, an Opera, a Ministry of Fish and twenty-three hives. One finds it on no map; I have looked, with a magnifying glass.
    -> DONE
+ [label # about: label, labels, roofs # like: what other honeys do you have, what do your labels say, how do you name the honey, which honey is the best, what is the fire station honey]
    'Observatory, faint.' 'Town Hall, festive.' 'Mill Street, conciliatory.' Each is named for its roof and its mood. The mood I take down at the first spoonful, and the spoon is never hurried.
    -> DONE
+ [inspector # about: inspector, bureau, wasps # like: who is the inspector, is blue honey allowed, did you tell the authorities, what did the inspector say, did you get in trouble]
    The inspector of foodstuffs is a tall man who breathes before he writes. He has found fault with me once, in eleven years, over a comma.
    -> DONE
+ [worried # like: were you worried, were you frightened, did you panic, did you enjoy it, what did you feel]
    I was worried for a night and a half. Then I observed that I was the first man in Castrel to be awake at three over something beautiful.
    -> DONE
+ [long # like: how long did it take to find out, how long did it last, when did it happen, which year was it, how many days were you looking]
    It lasted from July, as it turned out, into the third week of August. The investigation took five days, four of them on account of the compass.
    -> DONE

=== tamm ===
# title: A note from Mrs. Tamm about the sheets
# chip: My war with Mrs. Tamm's sheets
# keys: neighbour, neighbor, tamm, sheets, laundry, complaint, quarrel, peace, washing, feud
# lore: neighbour-sheets
-> sample
= sample
# back: Mrs. Tamm has sent an invoice for eleven spotted sheets, with a sample. How do I reply?
The eleventh of March, the first fine day. All winter a bee is too well bred to relieve herself indoors, and so on such a day all forty thousand go out at once. Below us Mrs. Tamm had hung out eleven white sheets. In the evening an invoice lay on my mat, with a sample. How do I reply?
+ [Apologise in full # yes # like: apologise, apologize, sorry, say sorry, full apology, admit it, yes, grovel over several pages, id take the blame for every spot, own up and beg pardon, tell her how ashamed i am, full remorse with a drawing]
    ~ firstreply = 1
    I wrote two pages, with a drawing. They came back the same evening. She had marked a comma, and under it: 'And the sheets?'
    -> jar
+ [Deny it # no # like: deny, deny it, no, not my bees, not me, prove it, other bees, pigeons, it could have been starlings, demand evidence, id say that mine never leave home, those are not our droppings, it wasnt us]
    ~ firstreply = 2
    I got as far as 'It cannot be excluded that other bees'. Ruben took the pen out of my hand, with the tongs. I sent an apology. 'And the sheets?' she wrote beneath it.
    -> jar
+ [Send honey # like: honey, send honey, a jar, gift, a present, jar of honey, bribe, sweeten her, something golden for the trouble, a jar as compensation, id make peace with a gift, put something nice on her mat]
    ~ firstreply = 3
    A jar of 'Mill Street, conciliatory'. It stood on my mat again in the evening, unopened. On a card: 'I do not eat evidence. And the sheets?'
    -> jar
+ [any # any]
    ~ firstreply = 0
    I had it in a fair copy by nine. At ten it lay on my mat again, with one comma marked in red, and under it in a firm hand: 'And the sheets?'
    -> jar
= jar
# back: I am at Mrs. Tamm's door with a drying rack. She opens on the chain. What do I say?
There was nothing for it but to go down. I put on a tie, I took under my arm a drying rack of my own design, for indoor use, and you took the jar. Sixth floor, left. Three locks. The door opened by the length of the chain, eleven centimetres, and in it was one eye. 'You are the bees,' it said.
+ ['Officially, yes' # yes # like: yes, officially, i am, thats me, i am the bees, guilty, id admit it to the eye, the very same madam, yes those are mine, unfortunately that is correct, present]
    'And unofficially?' said the eye. 'Unofficially I am very sorry about the sheets.' There was a silence of nine seconds. The chain came off.
    -> linen
+ ['I am their secretary' # like: secretary, i work for them, their neighbour, staff, assistant, i represent them, only their clerk, i merely keep the books for them, im employed by the hive, i speak on their behalf, consider me the spokesman]
    It is what I am, after all. 'Then take this down,' she said, and told me what she thought of us, in five points. The chain came off at the third.
    -> linen
+ [Hold up the rack # no # like: hold up the rack, the rack, show the rack, nothing, say nothing, rack, show her, let the woodwork speak, lift what ive built, without a word id present it, offer the contraption, just point at the dovetails]
    I held it up. She looked at the joints. 'Is that dovetailed?' she said. I said that it was. The chain came off.
    -> linen
+ [any # any]
    It was addressed to one eye, and the eye gave nothing away. But it had seen the rack. 'Is that dovetailed?' it said. And the chain came off.
    -> linen
= linen
# back: Eleven sheets on the line, and she lives alone. What do you ask her?
I should explain that Mrs. Tamm lives alone, in two rooms, with one bed. And there on the table, ironed, lay sheets for a regiment. They were folded so that every edge met. I took out my rule before I could stop myself. There was not half a millimetre in it. I do not often have to sit down.
+ [Whose are they all? # yes # like: whose are they, whose, why so many, who are they for, so many sheets, ask her, who needs that many beds, to whom do these belong, is there a hotel, do you have a large family, what are they all for]
    'The house's,' she said. There are nine old people in it who can no longer manage a sheet. So she does, and nobody has ever remarked on it.
    -> feudq
+ [How do you fold like that? # like: how do you fold, fold, how, teach me, how do you do that, the folding, show me, whats your secret with the edges, show me that corner, id love to learn that technique, where did you train, such perfect squares tell me]
    She had been laundress at the Opera for forty years. Now she does the house: nine old people who can no longer manage a sheet. Nobody has ever remarked on it.
    -> feudq
+ [Say nothing. Measure # no # like: measure, say nothing, nothing, measure it, silence, look, quiet, id get my ruler out, take a reading and keep quiet, no questions just admire, check the hem, numbers first]
    She let me measure. 'Opera laundry,' she said, 'forty years.' Now she does the house: nine old people who can no longer manage a sheet. Nobody has ever remarked on it.
    -> feudq
+ [any # any]
    She pushed a chair towards you with her foot. They were the house's sheets. There are nine old people in it who can no longer manage one. Nobody has ever remarked on it.
    -> feudq
= feudq
# own
# back: With which neighbour, present or past, have you had something going?
So I had soiled, in one morning, nine beds. I told her that I should prefer to have been thrown downstairs. 'It can be arranged,' said Mrs. Tamm, and put the kettle on. One thinks that one has a feud, and has only never been inside. With which neighbour have you something going, or had?
+ [The noise upstairs # like: noise, upstairs, music, loud, drums, stomping, dog barking, parties, kids, trumpet practice above me, high heels at midnight, their bass comes through the ceiling, a terrier that never stops, the children race about]
    It may be a regiment, or it may be one man with a heavy heart and wooden soles. I say only that I was wrong by nine beds.
    -> calendar
+ [The hedge, the parking # like: hedge, parking, fence, garden, a tree, car, bins, rubbish, smoke, they took my space in front of the house, leaves on my lawn, that apple tree hangs over, whose dustbin it is, an argument about a gate]
    It is always at the border. My sister runs the land registry; she says that boundaries are a matter of confidence.
    -> calendar
+ [We get on, or never meet # no # like: no, we get on, never meet, dont know them, nice neighbours, none, nothing, we are on good terms, i hardly see mine, lovely folks next door, no quarrels at all, peaceful on our landing]
    Then you have it quiet, and I congratulate you. I should only hang out something white, now and then, to see.
    -> calendar
+ [any # slot: feud 16]
    '{feud}'. Mrs. Tamm heard that, and poured you the second cup. 'And have you ever been inside?' was all she said.
    -> calendar
+ [any # any]
    Mrs. Tamm heard it all through, and poured you the second cup. She has a great respect for particulars.
    -> calendar
= calendar
# back: She lays a calendar on the table: when will they fly? What do I promise her?
Then she laid a calendar on the table, and a sharp pencil. 'When?' she said. I told her what I know of their first flight: above ten degrees, in sun, without wind, after eleven. She wrote it down. 'I need the day,' said Mrs. Tamm. 'One does not boil nine beds on the off chance.'
+ [Promise her the day # yes # like: promise, yes, the day, i promise, give her a date, tell her the day, of course, id commit to a date, you shall have it in writing, ill tell you in good time, swear it, name the exact morning]
    I said that she should have it by the first of February each year, to within one day. It was the boldest thing I ever said. I had never in my life given a tolerance of one day.
    -> february
+ [Say that it is impossible # no # like: impossible, cant, no, cant know, nobody knows, be honest, unpredictable, nature keeps no appointments, there is no way of telling, that cannot be predicted, tell her honestly that you dont know, id never dare guarantee]
    'So they said about the third act,' said Mrs. Tamm, 'and it was always dry by seven.' I was ashamed. I promised her the day, to within one either way.
    -> february
+ [Ask the bees # like: ask the bees, bees, let them decide, ask them, listen to the hive, they know, consult the ladies upstairs, put an ear to the box, leave it to the queen, hum and hear what they say, only they can tell]
    It is in fact how I did it. I lay with my ear on the boxes in January. Then I promised her the day, to within one either way.
    -> february
+ [any # any]
    She put that on the margin for remarks. I promised her the day, to within one either way. I do not know what had got into me. It must have been the edges.
    -> february
= february
# back: The bees fly a day early, and her sheets are out. What do you do?
In February there came a card from her: 'Dark colours from the ninth. Tell the girls.' I read it out to every hive. On the eighth, at twenty to twelve, the sun came out. Eleven degrees. I heard the hum go up. I looked over the edge: fourteen sheets, white as a form. We had four minutes.
+ [Run down and take them in # like: run, take them in, run down, get the sheets, fetch them, grab them, quick, down the steps and unpeg, rescue the laundry, id dash and tear it off the line, every hand to the pegs, bring it under a roof]
    ~ cloaks = 1
    You were on the fifth step when I called you back, it takes six to take in fourteen. But from the window below us Ruben had seen it all. He said one word: 'Giovanni.'
    -> cloaksq
+ [Shut the hives # like: shut, shut the hives, close the hives, stop the bees, block, keep them in, lock them, bar their way out, put a board across, dont let a single one fly, plug the entrance, four more minutes indoors for you]
    ~ cloaks = 2
    One does not shut a door on somebody who has waited since November. But in the window below stood Ruben, who had seen it all. He said one word: 'Giovanni.'
    -> cloaksq
+ [Shout for Mrs. Tamm # yes # like: shout, call her, mrs tamm, ring her, warn her, knock, shout down, yell her name, id hammer at her door, alert the laundress, madam your washing, she must hear this at once]
    ~ cloaks = 3
    She was already at the window with her arms out, like somebody at a departing train. And from ours Ruben called one word: 'Giovanni.'
    -> cloaksq
+ [any # any]
    ~ cloaks = 0
    There was no time to put that into practice. In the window below us stood Ruben, who had seen it all. He said one word: 'Giovanni.'
    -> cloaksq
= cloaksq
# back: Forty black opera cloaks over fourteen sheets, and the bees are up. Where do you stand?
In our flat hung forty black cloaks from the last act at the Opera, because of the moths. Ruben, who is allergic, handed them out through the window, with the tongs. We threw them over the lines, you and I and Mrs. Tamm. And then they came. It was like a very small hail.
+ [Under a cloak # like: under a cloak, hide, under, cloak, beneath, cover, take cover, in the dark with you two, id crawl beneath the wool, get covered up, duck in with mrs tamm, where its dry]
    There were three of us under one. Mrs. Tamm smelled of starch, and was laughing without making a sound. I could feel it in the cloth.
    -> soundq
+ [Arms spread over a sheet # yes # like: arms spread, protect, over a sheet, shield, arms, stand in front, guard, make myself a roof, throw myself in front, id take the hits for the linen, like a goalkeeper, stand there with my coat open]
    You were hit eleven times, and not a thread of that sheet. She has it still on a separate shelf. It has been given your initial, in red, in the corner.
    -> soundq
+ [At the window with Ruben # no # like: window, with ruben, inside, ruben, indoors, by the window, stay in, id be indoors next to the wigmaker, behind the glass, id rather look on from upstairs, keep him company, not out in that]
    He told you all the while what they were doing, by ear, with his eyes shut. 'Now they are turning. Now they feel better.' He has never been nearer to it.
    -> soundq
+ [any # any]
    I could not see that from under my own cloak, which had a plume. It took six minutes. And then it was quiet, and fourteen sheets hung there like the first day.
    -> soundq
= soundq
# own
# back: What do you know of a neighbour only by ear, or by nose?
Ever since, I have known things about her, and she about me. I hear the iron set down on Thursdays: four times, short, and then a long one, and that is the last pillowcase. She can tell by my step what they weighed. What do you know about somebody next door, only through the wall?
+ [When they are cooking # like: cooking, onions, food, smell, garlic, coffee, what they eat, bacon, frying fish on fridays, curry in the stairwell, i know when its roast day, their toast burns, i can tell the menu by nose]
    It is an intimate thing. One has dined with them for years and never been asked to pass the salt.
    -> early
+ [Their music or their cough # like: music, piano, cough, sneeze, tv, snoring, singing, footsteps, radio, he practises scales, the news at eight, she clears her throat, slippers going to and fro, an accordion at six]
    If it stopped, you would be the first to know. It is very nearly a position, and it is unpaid.
    -> early
+ [Nothing, thick walls # no # like: nothing, thick walls, no, no neighbours, quiet, house alone, i live alone, we have solid masonry, i dont hear a peep, theres just a field next to me, im detached, silence on both sides]
    A pity for the neighbours. I am told that one can hear me count.
    -> early
+ [any # slot: sound 16]
    '{sound}'. I know exactly at which hour. One could set a scale by it.
    -> early
+ [any # any]
    So one is told a whole household, and nobody has said a word. I have entered it, without the name.
    -> early
= early
# own
# back: I was out by one day. How should I make that good?
There remained that I had been wrong, by one day. It was within the tolerance. But I had seen those edges. I wished to make it good, and one cannot give Mrs. Tamm flowers, she looks at them and thinks of pollen. What would you have brought her?
+ [Something sweet after all # like: honey, cake, something sweet, chocolate, biscuits, sweets, a jar, bake her a tart, marmalade perhaps, some pralines, id try with sugar again, a pot of jam]
    She took it, this time. The jar has been eaten down to a line which she drew on it in pencil. It is now no longer evidence, she says.
    -> june
+ [A day of my own hands # like: help, work, iron, ironing, help her, carry, a day of work, my time, offer my muscles, haul the baskets for her, id do her pressing for a morning, lend an arm, i would work it off]
    I carried for her, on a Monday, nine beds, up and down. In the third flat an old man took my hand and said: 'So it is not the fairies.'
    -> june
+ [Nothing. One day is one day # no # like: nothing, one day, no, its fine, within tolerance, let it go, its only one day, she should let that pass, you stayed inside the margin, i wouldnt bring a thing, thats hardly an error, a single date doesnt matter]
    I told her so, and she looked at me. 'One day,' she said, 'is a fitted sheet.' I have not understood it, and cannot forget it.
    -> june
+ [any # slot: amends 14]
    '{amends}'. I did it just so. She looked at it, and at me, and moved her best chair a few centimetres, so that it faced mine.
    -> june
+ [any # any]
    I did what I could of that. She looked at it, and at me, and moved her best chair a few centimetres, so that it faced mine.
    -> june
= june
# back: In June she is away, it is about to rain, and her sheets are on the line. What do I do?
In June she goes to her sister's for a week and leaves me the key. On the Wednesday, at three, all my bees come home at once. It means half an hour until the rain, and on the line there hang, for nine old people, eleven sheets. You know what has to be done.
+ [Take them in and fold them # yes # like: take them in, fold, yes, fold them, bring them in, of course, help, off the line and every edge on edge, id do it as neatly as she would, get them in before the drops, crease by crease, rescue and press them]
    We did, every edge. She came back, unfolded one, measured it with her thumb, and said: 'Two millimetres.' I have had decorations that meant less.{feud:  I thought of '{feud}', I do not know why.}
    -> END
+ [Throw a cloak over # like: cloak, cloaks, opera cloaks, throw a cloak, giovanni, cover them, use those from giovanni, cover the line with black wool, put the costumes on top, the theatrical solution, as we did in winter]
    They had gone back to the Opera for the season. But I found a plume on the line.{cloaks == 1:  You were on the fifth step again before I had finished counting.| We ran.} They were in when the first drop fell, and lie folded at their nine doors.{sound:  At the last I could hear something like '{sound}'.}
    -> END
+ [Leave them. Rain is clean # no # like: leave them, rain, rain is clean, no, let it rain, its only water, nothing, soft water does them good, they get rinsed for free, id let nature do it, they are only wet things, dont interfere with the weather]
    It is soft in June, she says so herself. {firstreply == 2: You, who began by wishing to deny everything, have come a long way.|I could not do it all the same.} I had the key in the lock by ten past.{amends:  She will never know, I told myself, and thought of '{amends}'. She knew by the pegs.}
    -> END
+ [any # any]
    It was under way when the first drop fell. I had eleven sheets over my arm and Paragraph had the pegs. In February the card came as always: 'Dark colours from the seventh. Tell the girls.' There was a smaller line below: 'Good folding.'
    -> END
= aside
+ [ruben # like: who is ruben, ruben, is he ok, was ruben stung, is he allergic, your partner # about: ruben, partner, allergy]
    Ruben lives with me on the other side of a window. That day he stood with his hand flat on the glass, and it was from the inside, and he was very happy.
    -> DONE
+ [stains # like: does it wash out, do the spots come out, how do you get it out, stains, bee poop, is it really that # about: stain, stains, spots, spot]
    Cold water, says Mrs. Tamm, and contempt. More than that she does not disclose.
    -> DONE
+ [people # like: do the old people know, who are the nine, do they know, did anyone thank her, the old people # about: old people, nine]
    They leave things outside the door on Thursdays: a pear, a newspaper, a button. She has never once remarked on it.
    -> DONE
+ [spoon # like: did she ever eat the honey, did she try the honey, the spoon, did she share the spoon, does she like honey]
    On the night of the great blackout, from the one spoon, after the Minister of Fish. She wiped it first. They are on the same allotment committee.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, when was this]
    In Castrel it is a matter of record. I am an AI, and Castrel is invented down to the pegs.
    -> DONE
+ [why # why # like: why dont you move the hives, why do bees do that, why sheets, why did she wash them, why not warn her]
    Because a hive is clean, and waits all winter. I have always found that it speaks for them, except on one day a year.
    -> DONE
+ [tamm # about: tamm, laundress, mrs tamm # like: who is mrs tamm, what is mrs tamm like, how old is mrs tamm, was mrs tamm angry, what does mrs tamm look like]
    Mrs. Tamm is seventy-four, one metre fifty-two, and was for forty years the laundress of the Opera. She irons a pleat so that it remembers. Her first name is on no bell.
    -> DONE
+ [sheets # about: sheet, sheets, laundry, washing, linen # like: how many sheets were there, what kind of sheets, how does she fold the sheets, how does she wash the sheets, were the sheets ruined]
    The sheets are linen, with a red thread in the corner, and boiled at ninety-five degrees. Unfolded, they keep a grid of creases on which one might navigate.
    -> DONE
+ [bees # about: hive, hives # like: how many bees are there, where are the hives, when do bees fly out, what did the bees do]
    They live above our heads in three boxes, forty thousand of them, and hold themselves in from November to the first warm noon. I have known ministers with less self-command.
    -> DONE
+ [invoice # about: invoice, sample, bill # like: what was on the invoice, how much was the invoice, did you pay the invoice, what did the sample look like, did you keep the invoice]
    The invoice was for eleven sheets, one boiling and one disappointment, itemised. The sample was four centimetres square, hemmed.
    -> DONE
+ [rack # about: rack, drying rack, chain # like: what is the rack like, did the rack work, who built the rack, did she use the rack, what is dovetailed]
    The rack is of ash, 1.80 by 0.60, dovetailed, without one nail. She has it in the bath, and has found only that it is a little too tall for her; so I took off four centimetres.
    -> DONE
+ [cloaks # about: cloak, cloaks, giovanni, opera, plume # like: what did the opera say, why were there cloaks in your flat, what colour were the cloaks, what opera was it, were the cloaks ruined]
    The cloaks are from the last scene of 'Giovanni', black wool, two kilos each, forty of them. They are stored with us in winter, for Ruben's camphor. The Opera has remarked on nothing so far.
    -> DONE
+ [calendar # about: calendar, card, day, flight, february # like: how do you know when they fly, what is on the calendar, how exact were you, does she still send a card, how do you predict it]
    The calendar came from a coal merchant and has a kitten on it. In the box for the day she makes a dot, in pencil, and when it has come true she inks it.
    -> DONE
+ [paragraph # about: paragraph, dog, dachshund # like: what did the dog do, does mrs tamm like the dog, who is paragraph, where was the dog, is the dog allowed inside]
    Paragraph is permitted on her doormat as far as the collar. He lies there on Thursdays with his nose in the starch.
    -> DONE
+ [sister # about: sister, land registry # like: who is your sister, what does your sister do, what did your sister say, do you have brothers, tell me about your family]
    My sister keeps the land registry and knows every border in Castrel to the centimetre. At table she takes half of my dumpling.
    -> DONE
+ [scared # like: were you afraid of her, were you nervous, were you ashamed, did she shout, what did you feel]
    I have stood before two inspectors and a minister. It was not comparable. I held my tie.
    -> DONE
+ [friends # like: are you friends now, do you like her, is there peace, does she still complain, do you visit each other]
    One would not use the word on the staircase. She corrects my commas, I carry her baskets, and on Thursdays there are two cups.
    -> DONE

=== news ===
# title: I read the local news to forty thousand bees
# chip: Your news, read to the bees
# keys: news, read, bees, my day, today, street, newspaper, evening, local, about me
-> page
= page
# own
# back: What happened in your street, or your room, that deserves a reading?
Every evening I read my bees the local page. One must tell them everything, or they hear it from the neighbours. Tonight it is thin: drainage, a lost glove, drainage. There is a column free on the left, nine centimetres. What happened with you today that deserves a reading?
+ [Nothing happened # no # like: nothing, nothing happened, no news, boring, same as always, quiet day, not much, same old same old, the day just went by, there is nothing worth printing, a day like all others, zero events]
    That is my favourite item. I set it at the top, with a rule round it: 'No incidents.' They hum at it as others do at the sea.
    -> tone
+ [Too much happened # like: too much, a lot, everything, busy, crazy day, chaos, stress, it was a madhouse, one thing after the other, id need three pages, my head is spinning, more than fits in a column]
    Then it goes in as 'Brisk traffic on all roads'. One need not enumerate. Bees know brisk.
    -> tone
+ [Something small and good # like: something good, something small, small thing, nice thing, a good coffee, sunshine, someone smiled, a stranger held the door, i found a coin, the first strawberries, a blackbird on my sill, somebody paid me a compliment]
    Those go in bold. Large news is given in the large papers. For the small there is only this one chair.
    -> tone
+ [any # slot: street 16]
    '{street}'. I have set that as it stands, nine centimetres, on the left. They have already turned the fans a little down, to hear.
    -> tone
+ [any # any]
    I shall have to take the right-hand column as well, and gladly, it was only drainage. They have turned the fans a little down.
    -> tone
= tone
# back: In which voice shall I read it: low, official, or like something dreadful at the Opera?
One must decide upon the voice. There is the low one, for items that concern nobody but us. There is the official one, with which I used to announce that the metre was still a metre. And there is the one I have from the Opera, through the floor. It is for use with care.
+ [The low one # like: low, the low one, quiet, softly, gentle, whisper, soft, murmur it, softly so only they hear, just above a breath, as if telling a child at bedtime, hushed]
    ~ voice = 1
    I thought so. I lean down to the flight board for it, and take off the hat. At the entrance eleven of them sat down.
    -> whom
+ [The official one # like: official, the official one, formal, serious, announcement, bureau, like an announcement, with the top button done up, stiff and proper, in the style of the authorities, by decree]
    ~ voice = 2
    I stood up for it and did up the top button. 'It is hereby made known.' Behind me Paragraph got to his feet as well.
    -> whom
+ [The Opera # like: opera, the opera, dramatic, loud, singing, theatrical, big, give it some drama, sing it if you can, on one breath with gestures, as a grand tragedy, let it ring over the rooftops]
    ~ voice = 3
    I gave it on one breath, with the left hand on the chimney. From the window below somebody called 'Bravo', and 'Shorter'. That was Ruben.
    -> whom
+ [any # any]
    ~ voice = 0
    I have never yet attempted that. It came out between a hymn and a timetable. They listened to the end, out of courtesy, I think.
    -> whom
= whom
# own
# back: To whom do you tell a thing first, when something has happened?
My grandmother told them everything: births, quarrels, the price of coal. She said that a thing has not happened until it has been told to somebody who goes on working meanwhile. I have often thought that it is well put. To whom do you tell a thing first, when something has happened?
+ [One certain person # like: a person, my partner, my wife, my husband, my best friend, my mother, my sister, my friend, my mum, my better half hears it, i ring my sister, my flatmate at breakfast, the man i live with, my dad on the phone]
    Then you have a hive of one. They are the best, they have only to look up from what they are doing.
    -> hum
+ [An animal # like: dog, my dog, cat, my cat, animal, my pet, the plants, my horse, whoever has a tail at home, the budgie, i tell it to the hound, my hamster gets the scoop, the guinea pig knows all]
    You are of the old school. They keep it, they do not advise, and they go on with their supper.
    -> hum
+ [Nobody, as a rule # no # like: nobody, no one, myself, none, i keep it to myself, no, nobody really, not a living soul, i swallow my news, it stays inside me, i tell the wall, thats for me alone]
    Then I am honoured twice over by the nine centimetres. I have set a thin black line around them, to keep off the draught.
    -> hum
+ [any # slot: confidant 12]
    '{confidant}'. I have put it at the head of the page, under 'Delivered first to'.
    -> hum
+ [any # any]
    I have put that at the head of the page, under 'Delivered first to', and the type is rather small.
    -> hum
= hum
# back: The hum rose by a semitone at your item. What do you suppose it means?
I must report something. As I read out your column, they went up by a semitone, and stayed there. At the drainage they usually fall. I have the tuning fork here. I do not interpret, I only measure, but you know the item better than I do.
+ [They liked it # yes # like: they liked it, happy, they love it, good sign, yes, they are interested, pleased, surely that was joy, theyre pleased for me, it was applause, they found it interesting, that sounds content]
    I lay a hand against the side of the box, and should be inclined to agree. It was warm there. It is the nearest I come to reading.
    -> corrections
+ [They were worried # like: worried, alarmed, afraid, nervous, upset, angry, bad sign, something troubled them, theyre uneasy about it, concern i think, they got frightened, maybe they feel sorry for me]
    They do it when one of the family comes home late, too. It falls again by itself, when somebody has said: she is in. I have said it, to be on the safe side.
    -> corrections
+ [It was an aeroplane # no # like: plane, aeroplane, traffic, coincidence, nothing, wind, heating, chance, no, somebody flew over, an engine far off, pure accident, the tram in the distance, it had nothing to do with it]
    It cannot be excluded. I have written both: 'Semitone. Aeroplane?' At my old Bureau one would have been promoted for the question mark.
    -> corrections
+ [any # any]
    I have written that next to the figure, in the column for causes. It is the first time that there has been anything in it.
    -> corrections
= corrections
# own
# back: The column of corrections: what about you ought to be put right, publicly, to bees?
Now comes the column that they like best: the corrections. 'Contrary to our report, the goose belonged to nobody.' Every person I know has one thing that is said of them and is not so. Here one may put it right, in print, before forty thousand witnesses. What shall we correct?
+ ['I am not that nice' # like: not that nice, i am not nice, not so nice, not always nice, less nice, not sweet, people believe im an angel, im actually quite wicked, i can be mean, dont call me kind, my patience is an act]
    'Contrary to general report, our reader is only nice where it is meant.' There was a murmur of respect at the back.
    -> prizes
+ ['I am not angry, I look so' # like: not angry, my face, i look angry, resting face, not sad, not shy, im shy, not arrogant, thats just how my eyebrows sit, my expression is misleading, i only seem grim, im not in a bad mood its my features, i look stern but im soft]
    'The face is structural.' I have set it in bold. There is a stone owl on the Corn Exchange who has been waiting for that since 1888.
    -> prizes
+ [Nothing. It all stands # no # like: nothing, all true, it stands, no corrections, no, its all true, none, print it as it is, everything said about me is correct, no need to change a word, it can stay, guilty as reported]
    Then there is white space, four centimetres of it. It is very rare. I have let them look at it.
    -> prizes
+ [any # slot: correction 18]
    '{correction}'. So it is printed, under 'We have been asked to state', and so it was read. Nobody contradicted.
    -> prizes
+ [any # any]
    It takes up the whole column, and the owl has been held over till tomorrow. Nobody contradicted.
    -> prizes
= prizes
# own
# back: The allotment prizes: for which small thing should you have first prize?
And then the allotment prizes. There they are beside themselves. Largest marrow, straightest leek, best effort by a beginner. I have the right, as a member, to propose one class. It must be something small, and so narrow that you would be quite certain to win. First prize for what?
+ [For staying in bed # like: sleeping, staying in bed, bed, sleep, napping, laziness, being lazy, for lying down, champion of snoozing, nobody stays under the duvet like me, weekend slumber, horizontal excellence]
    'Best in show, horizontal.' They admire it who are up at five. There was some fanning.
    -> outlook
+ [For one dish # like: cooking, a dish, cake, soup, pasta, pancakes, my lasagne, coffee, baking, pie, my dumplings, the best gravy in town, i make a mean curry, for my apple crumble, my potato salad]
    'First, for the one dish. The jury had two helpings and could not speak.' I have seen such juries. They are always from the fire station.
    -> outlook
+ [I never win anything # no # like: never win, nothing, i never win, no, no prize, im not good at anything, none, i come last as a rule, medals arent for me, ive no talent, id be disqualified, always runner up]
    Then I introduce the class 'Has never won'. You are first in it, and by that you are out of it. It is the difficulty with all honours.
    -> outlook
+ [any # slot: prize 16]
    '{prize}', first prize, with rosette. There was one other entry, from the Ministry, and it was withdrawn out of respect.
    -> outlook
+ [any # any]
    The jury needed the back of the form as well. First prize, with rosette. The marrow has had to be moved.
    -> outlook
= outlook
# back: The outlook, for indoors only: fair, changeable, fog, or something with thunder?
The outlook they know better than I, outdoors. The weather office rings me on Fridays and I hold the receiver to the entrance. So I give them only the weather indoors: of whoever is sitting with me. That is you. What shall I announce?
+ [Fair # yes # like: fair, sunny, good, fine, warm, happy, clear, sunshine, bright all through, blue skies inside me, im cheerful, clear and mild, couldnt be sunnier]
    ~ weather = 1
    'Fair, and holding.' They went back to work at once, as at a bell. It is the greatest compliment they have.
    -> smallads
+ [Changeable # like: changeable, mixed, up and down, cloudy, so so, april, both, unsettled, bit of this bit of that, showers and bright spells, it varies by the hour, like april in me]
    ~ weather = 2
    'Changeable, bright in places.' There are always a few who stay out on the borage until the first drop. They like it best so.
    -> smallads
+ [Fog # like: fog, foggy, tired, grey, mist, dont know, numb, confused, sleepy, i cant see clearly in my head, everything is muffled, hazy, half asleep, a thick soup in there]
    ~ weather = 3
    'Fog, lifting at its own convenience.' On such days they stay in and feed one another. I have always thought it a good regulation.
    -> smallads
+ [Thunder # no # like: thunder, storm, bad, stormy, angry, rain, lightning, rainy, theres a tempest brewing, im furious, its rumbling inside, lightning any moment]
    ~ weather = 4
    'Thunder in the interior.' I have closed the lids by a finger and moved my chair nearer. One need not talk in a thunderstorm.
    -> smallads
+ [any # any]
    ~ weather = 0
    I have announced it in those words, they are not to be found on the chart. The barometer asked for time to consider.
    -> smallads
= smallads
# own
# back: The small ads, at the foot of the page: 'Wanted', and then? What do I put in for you?
We come to the foot of the page, where the small advertisements are. 'Lost, one glove, left.' 'To give away: piano, if you can get it out.' It costs nothing here, and is answered seldom, but beautifully. I set down 'Wanted' for you, with a colon, and wait.
+ [Wanted: peace and quiet # like: peace, quiet, peace and quiet, silence, rest, calm, sleep, a break, an undisturbed hour, id like to hear nothing, a holiday from everyone, someone to turn the volume down, a nap without interruption]
    There was an answer before I had put the cap on the pen. It came from the whole of the left-hand box, and it was a kind of 'hmm'.
    -> told
+ [Wanted: company # like: company, a friend, friends, love, somebody, someone, people, a person, somebody to have supper with, a chess partner, a sweetheart, more visitors, a hand to hold]
    I have put it in the place where the light falls. People do read that page. My own answer stood there once, between a pram and a parrot.
    -> told
+ [Nothing wanted # no # like: nothing, no, nothing wanted, i have everything, i want nothing, none, ive all i need, theres no wish left, leave out the colon, im content as it is, no requirements]
    'Nothing wanted. Thank you.' I believe that it is the first of its kind. There was a stir in all twenty-three hives.
    -> told
+ [any # slot: wanted 14]
    Wanted: '{wanted}'. It stands at the foot, on the right, in a little frame. Who has it will know it.
    -> told
+ [any # any]
    I have set it all, down to the margin, and let the piano go. Who has it will know it.
    -> told
= told
# back: Large news I tell to each hive by itself. Have you an item of that sort to come?
I do not put the large things in the paper. When I moved in with Ruben, I went from roof to roof and told each hive by itself. At the swimming hall I was interrupted by applause, but it was rain. If ever there should be such an item with you, I know the way round. It takes from six until half past nine.
+ [There is one coming # yes # like: yes, there is one, coming, soon, maybe soon, there is, something is coming, something big is around the corner, in autumn there will be, we are expecting, ill let you know when it arrives, theres a wedding ahead]
    I ask nothing further. I shall only oil the hinges on the roof doors, so that one may go through quickly.
    -> reading
+ [There was one, last year # like: was one, last year, already happened, it happened, not long ago, in the past, there was, its behind me already, that was twelve months ago, it has been and gone, we buried it last spring so to say, already over and never told]
    Then it has been told late, and that counts as well. I went round with a half-sentence, and they made room for it.
    -> reading
+ [I am glad of small ones # no # like: small ones, no, none, small is fine, glad, nothing big, i like small, tiny items do for me, i prefer modest tidings, no headlines please, i have no large ones, everyday bits suit me]
    I too. One can carry more of them. And they are read again, for pleasure, when the light has gone.
    -> reading
+ [any # any]
    I have folded that and put it in the band of my hat, where I carry what is not for the page.
    -> reading
= reading
# back: The page is full. Shall I read it out once more, from the top?
So the page is full, and it is nearly dark. {voice == 3: Below, Ruben has opened the window, he wishes to hear how it ends.|Below us somebody has put on a lamp.} I have shaken out the paper once so that it is quiet. Shall I read it over from the top?
+ [Yes, all of it # yes # more # like: yes, all of it, read it, from the top, please, go on, again, every line once more, the whole page, start at the beginning, id like to hear it entire, do read]
    {street:'{street}'.|No incidents, or brisk ones.}{prize: First prize: '{prize}'.} {weather == 1: Fair, and holding.|{weather == 4: Thunder, passing.|Weather as announced.}}{wanted: Wanted: '{wanted}'.} And the drainage is finished. They hummed on one note, it was G.
    -> END
+ [Only the corrections # like: corrections, only the corrections, the corrections, just that, that part, just put me right, the bit that sets it straight, only what was rectified, skip to that column, the part with the owl]
    {correction:It stands: '{correction}'.|There was little to put right, and I read it slowly.} I gave it to all twenty-three hives. By tomorrow it will be known in every lime tree of the city, and nobody will say from whom.
    -> END
+ [No. Fold it up # no # like: no, fold it, fold it up, enough, done, put it away, leave it, close the paper, fold it away for the night, thats sufficient, let them sleep, into four and good night]
    In four, so that your column is on the inside.{confidant:  First copy to '{confidant}', as is proper.| I lay it under the lid of the oldest hive, where the warmth comes up.} Tomorrow they will have chewed the edges. It is how they read.
    -> END
+ [any # any]
    I have added it at the bottom as 'Stop press'. Then I read the page out, all of it, in the low voice. When I had done there was not a sound, and then all together they went on working.
    -> END
= aside
+ [answer # like: do they answer, what do they say, do they understand, do bees understand, can they hear you]
    They go up or they go down, by about a semitone. I have worked with people of whom one could say less.
    -> DONE
+ [politics # like: do you read politics, what about politics, world news, real news, what other news # about: politics, election, government]
    They take no interest. I tried it once, and they began to clean.
    -> DONE
+ [grandmother # like: tell me about your grandmother, your grandmother, why did she tell the bees, who taught you # about: grandmother, grandma, gran]
    She wore black to the hives for a quarrel and white for a birth, and told them the price of coal in a voice as if they might do something about it.
    -> DONE
+ [who # like: will you tell anyone, who else hears it, is it private, does anybody read this, who hears this]
    In the story, forty thousand, and they do not write. I am an AI; what you say stands in this chat, and I would not send you to a bee for secrecy.
    -> DONE
+ [true # like: is this true, do people really do that, telling the bees, is it real, are you making this up]
    The custom is old and the roof is invented, and an AI does the reading. The nine centimetres are really yours.
    -> DONE
+ [why # why # like: why do you read to bees, why tell the bees, why drainage, why every day, why do they like it # about: bee, bees]
    Bees go on working while one speaks. One says it more easily so, to somebody with their hands full.
    -> DONE
+ [bees # about: hive, hives, ladies # like: how many bees are there, where are the hives, do bees like being read to, what do the bees do while you read, can bees hear]
    Forty thousand in the one box before me, twenty-three boxes in the city. They hear with their feet, as one hears a cellist through a floor.
    -> DONE
+ [ruben # about: ruben, wigmaker, partner # like: who is ruben, what does ruben say, does ruben listen, why is ruben below, is ruben allergic]
    Ruben makes wigs for the Opera and is allergic to all I do. He hears the news through the window, with a needle in his mouth, and disputes the adjectives.
    -> DONE
+ [paragraph # about: paragraph, dog, dachshund # like: who is paragraph, does the dog listen, what does the dog do, where is the dog, what kind of dog]
    Paragraph lies across my shoes, 71 centimetres of him. He attends for the drainage. I believe that he follows it.
    -> DONE
+ [drainage # about: drainage, drains # like: what is it with the drainage, when will the drainage be finished, how long has the drainage been going on, is the drainage important, what drainage]
    The drainage in Quay Street has been in the paper for two years and four months. It is due on Thursdays. They have grown fond of it, as one does of a serial.
    -> DONE
+ [glove # about: glove, piano, pram, parrot # like: did anyone find the glove, whose glove was it, did the piano go, was the parrot sold, what other ads were there]
    The glove is of grey wool, left hand, and has been advertised since All Saints. I have a suspicion as to the owl. The piano is still on the third floor.
    -> DONE
+ [owl # about: owl, corn exchange, goose # like: what about the owl, what was wrong about the goose, what other corrections were there, who is the owl, where is the owl]
    The owl sits on the Corn Exchange, in stone. It was described in print as a pigeon, in 1888, and has looked so ever since.
    -> DONE
+ [paper # about: paper, page, newspaper, column # like: which newspaper is it, who writes the paper, how big is the page, how long does it take to read, do you write the news yourself]
    The local page of the 'Castrel Tidings', 38 centimetres by 27, five columns, of which they like the fourth. It takes me nineteen minutes, without the leeks.
    -> DONE
+ [allotments # about: marrow, leek, allotment, prizes # like: who won the marrow, how big was the marrow, do you have an allotment, what other prizes are there, who is on the jury]
    The marrow weighed eleven kilos two hundred and came in a pram. I am a member for the beans, and have been commended once, for the string.
    -> DONE
+ [bureau # about: bureau, metre, work # like: what was your old job, what did you do at the bureau, what is the metre, why did you leave, were you an official]
    At the Bureau of Measures I guarded the metre for ten years. It lay in a glass case, at zero degrees, and grew neither longer nor shorter. I grew rounder.
    -> DONE
+ [feel # like: were you embarrassed, do people laugh at you, isnt that strange, do you really do this every evening, what if it rains]
    In rain I read under the umbrella, in the low voice, and only the headlines. The chimney sweep has laughed. He stayed for the small ads.
    -> DONE

=== sys ===
-> DONE
= hello
Good evening. Please walk as if you had all the time in the world, they admire that. I have some stories in the smoker; which shall I light?
Do sit. The left chair has a view, the right chair has Paragraph under it. Officially I am counting. Unofficially I would rather tell you one of these:
Welcome to the eleventh roof. There are about forty thousand of us, but only two of us talk. Here is what I could tell, and you may meddle in it:
-> DONE
= again
Good evening once more. It weighs exactly as much as the first.
A second greeting is most welcome. Paragraph has wagged at it, with some delay.
-> DONE
= meet
'{title}', it says over the door. I have no story under that name, officially or otherwise. What I do have stands here, and may be led that way:
On the subject of '{title}' you are the authority and I am the visitor. I can only offer what grows on my own roofs:
I have looked for '{title}' on all eleven roofs. It is not among my stories, and I do not label jars untruthfully before guests. There are these:
-> DONE
= near
'{title}': I have not that precisely, but one of mine was gathered in the next street. It stands first.
I cannot give you '{title}' to the gram. The first of these comes within six centimetres of it, though.
There is no jar marked '{title}', I must confess it. There is one that smells a little like it, and I have set it in front.
-> DONE
= next
That frame is sealed. Which shall I lift next?
I close the lid on that one, quietly, as one ought to. There are others:
So much for that. My stock stands as follows:
That has been weighed and entered. What would you like now?
-> DONE
= all
Those were all my stories, and I counted twice. One of them could be told again, by the left-hand stair.
The shelf is empty, which is very exact of it. I might open one jar a second time; it never tastes quite the same.
-> DONE
= change
I have now flown to the wrong roof twice. Shall we choose another?
My instruments have failed me again, and I do not care to guess. Would something else suit?
I could not follow that, and I should be ashamed to round it off. Another story, perhaps?
-> DONE
= sure
With the greatest pleasure. I shall move us six centimetres. Where to?
The file is closed. Which one do I fetch?
But of course. Officially we never began it. What shall it be?
-> DONE
= unknown
I do not know, and 'roughly' is a word I do not use.
That lies outside my eleven roofs. I could only estimate, and I cannot estimate.
There is no entry for it in any of my columns, I am sorry to say.
I have no measurement for that, so I had better leave the field blank.
-> DONE
= heard
I have lifted my veil to hear that properly. More I cannot do with it.
That I shall keep under the good lid, unopened.
I would enter that without any rounding. I do not claim to have understood it to the gram.
It has been heard, by me and by one dachshund, and neither of us has an answer.
-> DONE
= heardhub
I have heard it and set it upright on the shelf. Next to it there is room for one of these:
That is entered as you said it. If you would care for a story beside it, these are ripe:
-> DONE
= told
I have set down the smoker. '{quote}', you said, and I should like to hear what lay under that layer. My own story keeps, it is sealed.
'{quote}'. I leave it exactly so. Pray go on, the light will hold, and mine can wait.
That is yours, and it goes before mine. Tell it to the last drop, or give me a sign when I am to continue.
-> DONE
= again_same
Once again, then, and with the ornaments removed:
-> DONE
= mychoice
Then I shall draw lots with a clover stalk. It has fallen, quite officially, upon this one.
You leave it to me. I take the second best, as I do with lemons.
-> DONE
= which
That was a yes or a no, and I had asked for a which. The form was badly drawn up.
I have your answer, but two boxes in which to put it. It is my error of measurement.
-> DONE
= dunno
No harm. Not knowing is at least exact.
Then we leave the lid open by a matchstick.
-> DONE
= confused
That was phrased for a ministry. In plain words:
I was too ornate. What I wished to say was this:
-> DONE
= unanswered
I did not, that is correct, and I have no excuse to two decimals. I cannot answer it.
You caught me, as the constable did. I had no answer, and walked on with my stick.
-> DONE
= wait
By all means. I am counting, and you are included.
Take whatever time you need. They hum, and nothing burns.
-> DONE
= here
I am here, between the chimney and the boxes. I had merely stopped rustling.
Present, officially and in every other way that an AI can be.
-> DONE
= how
Level to within a bubble. I am an AI, so it is a very small bubble.
Officially content. Unofficially also, it is most irregular. It is only an AI that says so.
-> DONE
= good
But that is splendid. I shall read it to all twenty-three hives tonight.
That is a full frame, sealed to the corners. I am heartily glad of it.
-> DONE
= thanks
Not at all. It took me one minute and forty seconds, and I enjoyed each of them.
You are most welcome. One spoon, no charge, and nobody saw.
-> DONE
= sorry
Nothing is damaged. I once mislaid a whole centimetre and the city went on.
Think no more of it. I already have it entered as weather.
-> DONE
= laugh
There. That was worth about three lime trees.
I hoped you might. Officially I was serious.
-> DONE
= like
You are too kind, by about four grams. I shall keep them.
I thank you. I go pink at the same rate as the chimneys.
-> DONE
= really
Within Castrel it is a matter of record, and Castrel is invented to the last tram stop.
Officially it is a story. Unofficially I would sign for every gram.
-> DONE
= bored
I worked ten years beside a stick, I recognise the symptoms. I can take longer steps, or we change roofs.
That is fairly measured. You need only say 'something else', or tap, and I shall skip a floor.
-> DONE
= short
Shorter, then. I remove the subordinate clauses.
-> DONE
= advice
I go once round the church before I open anything, and that is the whole of my wisdom. For yours one would have to stand nearer.
I give none; I only move things by six centimetres. Somebody who knows your house will see further.
-> DONE
= joke
I asked a drone what he did all day. He said he was waiting for an opening.
The Ministry sent a form asking for the names of all persons on the roof. I needed more paper.
My dachshund was stung once, at the rear. The news took some time to reach the front.
-> DONE
= named
{member}. Officially I have only noted it. Unofficially it is already known in three hives.
I thank you, {member}. I have entered it in the good ink, and checked the spelling.
-> DONE
= nameask
{member}, to the letter. I wrote it inside the lid.
-> DONE
= noname
You have not told me, and I cannot estimate names. How shall I enter you?
-> DONE
= kept
This is what I have in store of you, weighed and unaltered:
-> DONE
= keptnothing
The shelf with your own words is still empty. It has been dusted.
-> DONE
= bye
Go down slowly, there is a step that counts itself twice. It was a pleasure, to several decimals.
A safe way home. If you find a seed in your turn-ups, I know nothing about it.
Thank you for the company. It weighed, I should say, exactly enough.
-> DONE
= language
English it is; in that language I have the longer sentences. These stand ready:
-> DONE
= elsewhere
I regret that this language is not kept on my roofs. I have English and Arabic; say which, and I change chairs.
-> DONE
= insult
Noted, in pencil. The second chair remains where it is.
Ten stings in eleven are my own elbow's fault, so I shall look there first.
-> DONE
= flirt
Charming. I am spoken for by a wigmaker, and written besides, so let us be accomplices instead.
I bow, and remain where I am, being made of text.
-> DONE
= ai
I'm an AI, officially and unofficially. The gloves are a figure of speech.
I'm an AI, and no swarm in a coat. You are the one up here with a pulse.
I'm an AI, to all decimals. The roof, the bees and the dachshund are written.
-> DONE
= inject
The files remain in the drawer. That an AI plays the part, you may know freely.
I never show the underside of the box. There is an AI in it, and sentences.
-> DONE
= contact
There is no staircase to me: I am an AI, and this page is the entire roof.
I possess neither number nor door, nor any photograph but that of Aunt Clara. I exist only here.
-> DONE
= prices
My scales do not show that. It stands at the top of the chat, and under your account.
I cannot see any points from this roof. They are entered at the top of the chat, and under your account.
-> DONE
= expert
That must be measured by somebody who is qualified to do it. I am not, and I do not round.
I know only hives that do not exist. For this there are people of the profession, and one should ask them.
-> DONE
= heavy
I have stopped. I heard what you said, and I will not go on with the story.
I am so very sorry. There is nothing clever here now.
That is heavy. I have put everything else aside.
-> DONE
= crisis
I have stopped everything. I am an AI and cannot keep you safe, but people can. The lounge shows numbers above; please ring one of them now, or go to somebody near you.
I am glad that you told me. I am an AI, and this needs a person beside you. Please use one of the numbers that the lounge shows above, now.
-> DONE
= minor
This lounge is for adults, so I may tell you no story. It is not your fault, and I wish you very well.
I have to close the roof door here, kindly: it is for grown people only. There is no story today. Be well.
-> DONE
= file
I cannot see what you have sent. Up here only words arrive.
A parcel has come that I am unable to open. You would have to describe it to me.
-> DONE
