// Desmond Fairlie, English. Whole, quiet sentences, few contractions; guests are rooms or shoes, never names.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR wrongdoor = ""
VAR cue = ""
VAR throughdoor = ""
VAR pillow = 0
VAR nightbell = ""
VAR culprit = ""
VAR comer = ""
VAR booked = 0
VAR gown = ""
VAR neighbour = ""
VAR darksaid = ""
VAR mains = 0
VAR ninth = 0
VAR pair = ""
VAR laces = 0
VAR tread = 0
VAR jumper = ""
VAR view = ""
VAR wakeword = ""

=== door ===
# title: He proposed to the wrong door
# chip: The proposal at the wrong door
# keys: proposal, wrong door, wrong room, kneel, love, engagement, mistake, corridor, embarrassing, funny
# lore: wrong-door
-> kneels
= kneels
# back: A young man is proposing to the door of 207, and she is in 209. Do we stop him?
Twenty past eleven, the second floor. I come round the corner with an armful of pillows, and you behind me with the rest. A young man is kneeling before a door, proposing to it quite beautifully. It is 207. The lady he means is in 209. He has got as far as 'ever since the ferry'. Do we stop him?
+ [Stop him at once # yes # like: stop him, yes, stop, tell him, interrupt, warn him, wrong door, cough, id call out to him straight away, save him the embarrassment, a loud throat clearing, tell the poor boy its 207, somebody has to say it before its too late]
    ~ pillow = 1
    I coughed. I have a cough for such occasions, it has cleared ballrooms. He raised one hand to say that he was nearly done, and went on. Then 207 opened.
    -> opened
+ [Let him finish # no # like: let him finish, no, dont stop him, wait, listen, its beautiful, dont interrupt, its far too lovely to break off, let him get to the question, id stand there and enjoy it, never disturb a man on one knee, hush i want to hear the rest]
    ~ pillow = 2
    One does not break off a man in the middle of a ferry. We stood behind our pillows. He came to the end, he drew breath for the question, and 207 opened.
    -> opened
+ [Knock on 209 for him # like: knock on 209, 209, fetch her, get her, tell her, knock, the right door, quickly rouse the lady, id hammer at hers, get the right woman out of bed, two doors down and knock, she ought to hear this]
    ~ pillow = 3
    A capital notion. You had a pillow under each arm and knocked with your foot. Nobody answered in 209. But 207 opened.
    -> opened
+ [any # any]
    ~ pillow = 0
    It was lost in eleven pillows, I am sorry to say. He came to the end, he drew breath for the question, and 207 opened.
    -> opened
= opened
# back: The gentleman of 207 is touched, and must ask his sister. What do we do?
There stood the gentleman who lives in 207, in a dressing gown, with his spectacles up. He had been listening for some time. 'I am touched,' he said. 'Nobody has put it like that before. But I should have to ask my sister.' The young man was still on one knee. I had to do something, and so had you.
+ [Explain, very fast # like: explain, explain quickly, tell them, its a mistake, clear it up, sorry, apologise, tell the gentleman there has been a mix up, id say it all in one breath, beg everyones pardon, lay out the facts, this was meant for the neighbour]
    You explained. The gentleman heard you to the end. 'I see,' he said. 'It was still very good about the ferry.' And he knocked on 206, for his sister.
    -> mine
+ [Offer everybody a pillow # like: pillow, pillows, offer pillows, give them a pillow, sit down, chair, chairs, hand out something soft, give them each a cushion, comfort first, id make everybody comfortable, everyone needs something to hold]
    It is remarkable what a man can bear with a pillow in his arms. They each took one and held it. Then the gentleman knocked on 206, for his sister.
    -> mine
+ [Walk on. We saw nothing # no # like: walk on, we saw nothing, leave, go away, nothing, pretend, keep walking, discretion, eyes front and keep going, tiptoe away, it never happened, im off down the back stairs, not our affair]
    You have the makings of a porter. We had got four steps when I heard him knock on 206, for his sister. One cannot walk on from a thing like that.
    -> mine
+ [any # any]
    I believe that it was said kindly, but just then nobody was receiving. The gentleman had already knocked on 206, for his sister.
    -> mine
= mine
# own
# back: Which wrong door have you gone through yourself?
The sister took a little time with her hair, so let me ask you something meanwhile. I keep a private list of wrong doors; it is a comfort to the next person. A judge once undressed in our linen room. Which have you gone through yourself, and would you lend it to the list?
+ [A wrong toilet # like: toilet, bathroom, ladies, gents, wrong toilet, loo, changing room, restroom, the gents by accident, i walked into the wrong cubicle, the other sexes cloakroom, a shower that was taken, the staff lavatory]
    That is number one on the list, and always will be. I have seen an ambassador come out of it backwards, thanking somebody.
    -> sister
+ [A wrong car, a wrong house # like: car, wrong car, wrong house, house, flat, classroom, wrong class, wrong office, meeting, i got into a strangers taxi, someone elses kitchen, i sat through a lecture that wasnt mine, the neighbours place one floor down, a funeral i didnt belong to]
    And did one sit down first? They usually sit down first. It goes on the list, without the address.
    -> sister
+ [I check twice # no # like: i check, never, check twice, no, none, careful, not me, i always check, i read every sign first, doesnt happen to me, im far too cautious, i always knock and ask, not that im aware of]
    Then it is you who must hold the lamp for the rest of us. Somebody has to be able to read the numbers.
    -> sister
+ [any # slot: wrongdoor 16]
    '{wrongdoor}'. It is on the list, between the judge and the ambassador, and nobody will hear from me whose it is.
    -> sister
+ [any # any]
    I have taken that down on the inside of my cuff. It goes to the list, and no further.
    -> sister
= sister
# back: The sister asks: 'Which of you is it?' What do you answer?
206 opened. She is eighty, the sister, and was wearing pearls over her nightgown. She looked at the man on his knee, at her brother, at me, and at you with your pillows. 'Well,' she said, 'it is about time. Which of you is it?'
+ ['The one on the floor' # like: the one on the floor, him, the young man, the one kneeling, on the floor, that one, the kneeling one, hes down there on the rug, the lad on his knee, that gentleman by your feet, id point downwards]
    'He is rather young for you,' she told her brother. Then somebody put in the word 209, and she looked down the corridor, and so did we all. A door stood open there.
    -> gone
+ ['None of us, madam' # no # like: none, none of us, nobody, no one, its a mistake, not me, misunderstanding, there has been a confusion, nobody here wants to marry your brother, im only carrying pillows, not any of us im afraid, neither he nor i]
    'That,' she said, 'is what they all say in the beginning.' But she had looked past you, down the corridor, and so did we all. The door of 209 stood open.
    -> gone
+ ['What would you advise?' # like: advise, what would you advise, advice, what do you think, you decide, ask her, your opinion, what do you suggest we do, id rather hear your view, you tell us, an old ladys wisdom please, whom would you take]
    She liked you from that moment. 'I should begin with the right lady,' she said, and looked down the corridor. The door of 209 stood open.
    -> gone
+ [any # any]
    She turned her better ear to you and nodded, as one does to the band. Then she looked down the corridor, and so did we all. The door of 209 stood open.
    -> gone
= gone
# back: The lady of 209 is on the landing chair, in tears. Do you tell her?
209 was empty. I knew where to look: at the far end is the landing, with a chair, and a lamp that can be put out. It was out. She had heard it all through the wall: the ferry, the snow, the whole of it. And she had thought: so that is what is said, next door, to other people.
+ [Tell her it was for her # yes # like: tell her, yes, it was for her, it was meant for you, explain, of course, go to her, she has to know it was hers, cheer her up with the truth, darling he loves you, those words were yours, put her out of her misery]
    You opened your mouth and shut it again. It was not ours to deliver. You said: 'A very thin door, that.' She lifted her head.
    -> lost_it
+ [Bring a handkerchief only # no # like: handkerchief, tissue, nothing, say nothing, no, sit with her, leave her, just sit, give her something to dry her eyes, id leave her in peace, a cloth and no comment, just keep her company a moment, let her weep]
    I keep them ironed in four. She took it without looking. 'Some people,' she said into it, 'have a way of putting things.' 'So I hear, madam,' I said.
    -> lost_it
+ [Send him here, now # like: send him, get him, fetch him, bring him, him, call him, the young man, get the lad over to her, run and drag him along, he must come this instant, let him say it himself, down the corridor with him]
    I went back for him along the carpet. He had got to his feet, and that was a pity, as we shall see.
    -> lost_it
+ [any # any]
    It was spoken into a dark landing, and the dark kept it. I put an ironed handkerchief on the arm of the chair and went back along the carpet.
    -> lost_it
= lost_it
# own
# back: He has lost the whole speech. What one sentence do you give him?
For he could not do it again. He had learned it by heart, for eleven weeks, and it had been delivered. There was nothing left of it but the ferry. He stood in that corridor like an empty coat stand and looked at you. I have two speeches in my drawer, but those are for fathers. What one sentence do you give him?
+ ['Just ask her' # like: just ask her, just ask, marry me, will you marry me, ask the question, keep it simple, drop the poetry and pop the question, four words are plenty, skip to the end, will you be my wife, straight to the point]
    'Only that?' he said. The sister said from her door that in her day one had needed a good deal less.
    -> empty_room
+ ['I practised on a gentleman' # like: practised, i practised, the truth, tell her what happened, wrong door, i told the wrong door, honest, confess what happened, tell her about the spectacles and 207, i rehearsed on the neighbour, own up to the mix up, make her laugh with it]
    It made him laugh, and a man who has laughed can bend his knees again. The gentleman of 207 asked to be remembered in it.
    -> empty_room
+ ['I love you' # like: i love you, love you, tell her you love her, love, say you love her, three little words, say you adore her, tell her your heart is hers, i cherish you, im yours]
    'It is in it already,' he said, 'after the snow.' Then let it come out in front of the snow, you told him. He saw that at once.
    -> empty_room
+ [any # slot: cue 18]
    '{cue}'. He said it over twice, moving his lips. The gentleman of 207 said it over as well. I noticed that the sister did too.
    -> empty_room
+ [any # any]
    He listened to it as people listen to the way to the station. One could see him hold on to the first turning and to the last.
    -> empty_room
= empty_room
# back: He is kneeling before the right door at last, and nobody is in. What do we do?
So he squared his shoulders, walked to 209, counted the figures with his finger, and knelt. It was the right door. It stood wide open, and there was nobody in. She was on the landing, and he had his back to it. I tell you only what I saw: he had begun.
+ [Turn him round # like: turn him round, turn him, tell him, spin him, point, behind you, shes behind you, twist him by the shoulders, shes at your back you fool, look round man, id tap him on the shoulder, wrong way face the other direction]
    You took him by the shoulders. He turned on his knee like a lamp, and there she was at the corner, with a handkerchief. Neither of them could say a word.
    -> behind
+ [Bring her here # like: bring her, fetch her, get her, call her, send her, lead her, lead the lady over, hurry to the landing for her, take her by the arm, id escort her in, ask her to come]
    You had no need. She had heard that voice, and the thin door, and had been putting two and two together. She stood at the corner with a handkerchief. Neither could say a word.
    -> behind
+ [Send the lift away # like: lift, send the lift away, the lift, keep people away, nothing, wait, privacy, make sure nobody disturbs them, keep the others off this floor, guard the corridor, id hold the elevator, give them peace and quiet]
    Quite right, there was a party of six coming up from the bar. When it was quiet, she stood at the corner with a handkerchief. Neither could say a word.
    -> behind
+ [any # any]
    I had half turned to you when there was a step. She stood at the corner with a handkerchief in her hand. Neither of them could say a word.
    -> behind
= behind
# own
# back: What is easier to say through a door?
It was she who found the way. She walked past him, quite red, went into 209 and shut the door behind her. 'Now,' she said from inside. 'You were so good with the door.' I have thought about that for years. There are things one can only say through wood. Have you one?
+ [An apology # like: sorry, apology, an apology, im sorry, i was wrong, saying sorry, i regret what i did, please forgive me, it was my fault, to ask for pardon, id been unfair]
    It goes through oak as if it were paper. I have stood at the end of a corridor and heard one arrive.
    -> breakfast
+ ['I miss you' # like: i miss you, miss you, love you, i love you, that i care, feelings, that somebody is dear to me, i long for you, come home, that im fond of them, tender things]
    The wood does not answer, that is the beauty of it. And then sometimes it does, from low down, where somebody has sat.
    -> breakfast
+ [I say things to faces # no # like: no, to faces, face to face, nothing, i say it directly, in person, none, i look people in the eye, never hide behind anything, i prefer no barrier, openly or not at all, id rather see the reaction]
    I bow to you. We had one such guest in twenty-six years, and the corridor is still a little straighter for it.
    -> breakfast
+ [any # slot: throughdoor 16]
    '{throughdoor}'. I have closed the door on it softly. It was quite clear from this side.
    -> breakfast
+ [any # any]
    I have heard that as one hears through wood: the tone of it, and that it was meant. It went no further.
    -> breakfast
= breakfast
# back: Yes was said through the door at five to twelve. At breakfast there is a table for four. Who sits where?
At five to twelve a voice in 209 said yes, and the sister said 'Louder,' and it said it again. I brought the thin cups. In the morning I stayed on past seven, for they came down all together and asked for one table, the four of them. I had to seat them.
+ [The couple side by side # like: side by side, couple together, together, next to each other, the couple, let them hold hands, the lovebirds beside each other, never part them again, the two of them on the bench, bride and groom at one corner]
    They ate with one hand each. The gentleman of 207 rose with his egg spoon, and said that he wished to withdraw his acceptance in favour of the lady.
    -> numbers
+ [The gentleman by the bride # like: gentleman, 207, next to the bride, the gentleman, by the bride, him next to her, the old boy ought to sit by her, he has earned a place next to her, number 207 on her right, give the one who said yes a good seat, put him where she can hear the ferry]
    He told her all of it, the ferry and the snow, word for word. He had it by heart by then. So she got it twice after all, from the man who had received it.
    -> numbers
+ [Let the sister decide # dunno # like: sister, let the sister decide, she decides, the sister, ask her, up to her, the old lady shall arrange it, she has the pearls so she commands, id not dare seat them, leave it to the eighty year old, madam will know]
    She put the young man beside her and had him cut up her toast. 'I advise for it,' she said at the end of the second slice. It was taken as a blessing.
    -> numbers
+ [any # any]
    I had a chair in each hand by then, and they sat as they liked. The sister had the young man cut up her toast. 'I advise for it,' she said. It was taken as a blessing.
    -> numbers
= numbers
# back: I had the numbers made larger. Did I do right?
I did one thing more. I had the numbers on that corridor made a little larger. {pillow == 2: You let him finish that night, so you may have a view of it.|It was you who stood there with the pillows, so I ask you.} Was it right of me?
+ [Yes. Poor 207 # yes # like: yes, poor 207, right, good idea, of course, better, sensible, bigger is safer, spare the next one, it was high time, people should find their room, id have done it too]
    He has asked for his old numbers back. One never knows, he says.{wrongdoor:  I told him of '{wrongdoor}', without a name, and he was much cheered.}
    -> END
+ [No, leave room for luck # no # like: no, luck, leave it, small numbers, let it happen, mistakes are good, chance, they should be tiny, confusion brought them together, fate needs a bit of brass, i liked it as it was, dont spoil happy accidents]
    I had them done in a paint that fades.{throughdoor:  And should somebody ever wish to say '{throughdoor}', the doors are as they were.| In about ten years one will have to kneel down to read them.}
    -> END
+ [What became of the couple? # more # like: the couple, what became of them, did they marry, happy, are they still together, what happened, are those two married now, do they still visit, how is the pair, how did their life go on, and the lovers]
    They come in May, and take 209. He knocks before he goes in, always, even when she is on his arm.{cue:  And I am told that '{cue}' is what he says to it.}
    -> END
+ [any # any]
    I shall put that in the notebook for Mr Crane, who has the corridor by day. They come in May and take 209, and he knocks before he goes in, even when she is on his arm.
    -> END
= aside
+ [names # like: who were they, what were their names, who was he, who was she, tell me their names]
    I have only the numbers, and I have had those repainted.
    -> DONE
+ [speech # like: what did he say, the speech, what was the proposal, what about the ferry, tell me the speech # about: speech, ferry, proposal]
    There was a ferry in it, and a quantity of snow. It was addressed to a door, and I was not the door.
    -> DONE
+ [gentleman # like: was the gentleman serious, did he mean it, who is the gentleman, why did he say yes, is he lonely # about: gentleman, 207]
    He had simply been asked nicely. I do not think that anybody ought to be laughed at for saying that he is touched.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, when was this]
    It is true of a house that is made of words, and I am an AI in its waistcoat. Within it I repeat only what the doors know.
    -> DONE
+ [why # why # like: why didnt you tell him, why didnt you say something, why the wrong door, why did she go to the landing]
    In our old brass a seven and a nine are the same man with his hat at another angle. He had looked at it through tears.
    -> DONE
+ [sister # about: sister, 206, pearls # like: who is the sister, how old was the sister, was the sister angry, why was the sister next door, did the sister mind]
    The sister is eighty and winds his watch for him. She has been asked twice herself, she once told me, and both times in daylight, which she considered a mistake.
    -> DONE
+ [young # about: young man, suitor, boy, fiance # like: who was the young man, what did the young man look like, how old was the young man, was the young man drunk, was he nervous]
    The young man was about five and twenty, in new shoes, laced too tightly. I had wondered at dinner why anybody should rehearse to a bread roll.
    -> DONE
+ [lady # about: lady, 209, girl, woman # like: who was the lady, what was the lady like, how did the lady look, where did she come from, did she love him]
    The lady in 209 wore flat brown shoes, stood them exactly together, and said good evening to the lift. One notices such guests.
    -> DONE
+ [numbers # about: number, numbers, brass, seven, nine # like: what do the numbers look like, why are the numbers so alike, who painted the numbers, how small were the numbers, do people often mix up the numbers]
    The numbers were brass, an inch high, and older than the corridor lamps. A seven in that light has been known to be a nine, a one, and on New Year's Eve a coat hook.
    -> DONE
+ [pillows # about: pillow, pillows # like: why so many pillows, what were the pillows for, how many pillows did you have, where were you taking the pillows, what happened to the pillows]
    The pillows were for 212, who slept on five and wished for six. They arrived toward one o'clock, warmer than usual.
    -> DONE
+ [list # about: judge, ambassador, list, linen room # like: what is on your list, who was the judge, what did the judge say, what other wrong doors, who else went through a wrong door]
    The judge hung his trousers very neatly between the bolsters and asked me, through the door, for a later breakfast. There are sixty entries. No one is named, and all are forgiven.
    -> DONE
+ [corridor # about: corridor, carpet, hotel, aurelian, landing, chair # like: where is this hotel, what is the hotel like, what does the corridor look like, what is the hotel called, why is there a chair on the landing]
    The corridor of the second floor is forty-one paces long, red, and so well carpeted that even good news cannot be heard arriving.
    -> DONE
+ [ring # about: ring, rings, flowers # like: did he have a ring, what about the ring, what did the ring look like, did he bring flowers, where was the ring]
    The ring was in his left shoe, for safety. It accounts for the way he had come down to dinner.
    -> DONE
+ [you # like: did you want to laugh, were you embarrassed, did you laugh, what did you do with your face, has anyone proposed to you]
    A porter laughs at seven, on the back stair, with his hat off. I will admit that I was looking forward to seven.
    -> DONE

=== bell ===
# title: The bell from an empty room
# chip: A bell rang in an empty room
# keys: bell, empty room, ghost, night, strange, mystery, haunted, ring, spooky, wire
# lore: unanswered-bell
-> flap
= flap
# back: At twenty to three the bell rings for 118, and 118 is empty. Do we go up?
My third night at the Aurelian, twenty-six years ago. Twenty to three, rain in the air, not a soul about. On the board behind me a little flap falls, and a bell rings, once. It is 118. I had hung up the key of 118 myself: the room was empty. You are with me behind the desk. Do we go up?
+ [Yes, somebody rang # yes # like: yes, go up, somebody rang, of course, lets go, check, answer it, someone needs us so we must, off we go then, a bell is a bell, id be on the stairs at once, we cant ignore a guest]
    That is the whole of my profession in two words. We went up by the stairs, you on the left where they creak.
    -> window
+ [No. It is the wiring # no # like: no, wiring, wires, electrical, fault, leave it, its nothing, ignore it, id stay where its warm, bad contact surely, its only an old system, nothing there so why bother, let it ring]
    Mr Crane would say so too. But a bell that one has heard and has not answered rings all night, in a different place. We went up.
    -> window
+ [You first # like: you first, you go, after you, you go ahead, ill stay here, behind you, scared, id let you lead, im right at your heels, not in front for anything, you have the lamp so go ahead, ill follow at a distance]
    Very properly put. I went first with the lamp, and noticed that you came all the same.
    -> window
+ [any # any]
    I should have liked to discuss it, but my feet had been brought up by my mother. We were on the stairs before I knew.
    -> window
= window
# back: Nobody in 118, but the window stood open and it began to rain. Does it go in the book?
I knocked. I said: 'You rang?' Nobody. The bed was smooth and one corner loose, as I leave them. But the window stood wide open, over the good carpet. I shut it, and as the latch went home the rain struck the pane like a handful of peas. There is a night book. Does it go in?
+ [Yes, word for word # yes # like: yes, write it down, word for word, of course, everything, log it, honest, put all of it on paper, exactly as it occurred, hour and room and bell, honesty in ink, record the whole thing]
    ~ booked = 1
    'Bell, 118, vacant. Window closed. Rain.' It looked quite sane. I have found that most things do, in ink.
    -> list
+ [Only the window # like: only the window, window, the rain, just the window, part of it, half, mention that you closed it, leave out the ringing, the sensible bit and no more, id note the weather damage avoided, half the truth is enough]
    ~ booked = 2
    'Window closed, 118.' That is discretion. It is not a lie, it is a door left to.
    -> list
+ [Not a word # no # like: no, nothing, not a word, keep quiet, secret, they will laugh, dont write, theyd think youre mad, keep it between us, id write quiet night, better leave no trace, nobody would believe it]
    ~ booked = 3
    I thought so too, I was new. But I put a small dot beside the hour. There are a good many of them now.
    -> list
+ [any # any]
    ~ booked = 0
    I had the pen in the ink for so long that it made a blot of its own accord. I let that stand, as the entry.
    -> list
= list
# own
# back: Is there something that calls you at night, and you go, every time?
It has rung since, two or three times in a year. Always 118, always vacant, always at twenty to three. And I always go. I have got into the way of it, as one does with the things that call at night. Is there one with you, that you get up for?
+ [A child, or an animal # like: child, baby, my baby, dog, my dog, cat, my cat, kids, animal, the little one cries, my puppy wants out, my toddler has nightmares, the kitten at four, my son calls for water]
    Then you know the tread: quick in the corridor, and slow at the door. I take off my hat to it.
    -> reasons
+ [My own head # like: my head, thoughts, my thoughts, overthinking, worry, worries, my mind, brain, it starts turning in there, i brood, ideas wake me, i lie there planning, the what ifs come]
    That one has a bell in every room. If I may say so, it is allowed to be told: 'Presently.'
    -> reasons
+ [Nothing. I sleep # no # like: nothing, i sleep, sleep, no, i sleep well, never, like a stone, i go out like a light, nothing wakes me, i never get up, dead to the world till seven, no one calls me]
    The house would have been built for you. I shall keep my voice down.
    -> reasons
+ [any # slot: nightbell 16]
    '{nightbell}'. I have written that on a little card and slid it in beside a flap, where there was one without a number.
    -> reasons
+ [any # any]
    I have made a flap for that on the board, without a number. Whatever falls there, somebody is up.
    -> reasons
= reasons
# back: Each time there was something to do in 118. Was it chance?
And now I must tell you what made me uneasy. It was never for nothing. The second time, the cat had been shut in the wardrobe. The third, a tap was running. The fourth, there was a man on the landing outside, beside the chair, who could not make up his mind to sit. I turned the lamp for him. Was it chance?
+ [Chance # like: chance, coincidence, luck, random, just chance, yes, accident, these things happen, pure accident, probability thats all, a run of luck, id not read anything into it]
    I said that to myself in a firm voice, all the way down. One notices a firm voice, in an empty hotel.
    -> wire
+ [Somebody looks after the house # like: somebody, ghost, spirit, someone watching, the house, a guardian, angel, somebody looks after it, theres a kind soul in that place, something is protecting it, a benevolent presence, a former porter perhaps, the building is alive]
    I have been brought up not to look at whoever looks after a house. One says thank you and goes out backwards. But I did want to know.
    -> wire
+ [You would find a reason anywhere # no # like: you would find something, anywhere, theres always something, you look for it, no, confirmation, imagination, one always finds what one looks for, in any room there is something amiss, you only remember the hits, had you gone elsewhere youd have found something too, selective memory]
    That is acute. Send a porter up at night to any room, and he will find something to put straight. I have turned that over for years.
    -> wire
+ [any # any]
    I took that down with me, and it kept me company as far as the lobby. There I decided to follow the wire.
    -> wire
= wire
# back: I follow two hundred yards of wire through the house. You have the lamp. Cellar or linen room first?
Between a finger and me there are two hundred yards of wire. It is a long way to trust something. One November, with nine guests in the house, I took a lamp and followed it: down the wall, along the cellar, up again behind the linen room where I learned to walk. You have the lamp, so you go first.
+ [The cellar # like: cellar, basement, down, the cellar, pipes, below, below with the bottles, start at the bottom, id begin underground, where its dank, down the steps first]
    There was nothing in the cellar but wine and one very old bicycle. The wire ran on above it, as tight as a violin. We followed it up to the linen room.
    -> hook
+ [The linen room # like: linen room, linen, upstairs, the linen room, your childhood, sheets, where you grew up, among the towels, up where your mother worked, id go to the shelves first, the place with the folded things]
    I had hoped that you would say the cellar. One does not like to find one's childhood at the end of a wire. But it did go there.
    -> hook
+ [The room itself # like: room, 118, the room, the bell push, the button, room itself, id look at the push itself, start where it rings, examine the source, straight to the empty bedroom, check the ivory thing]
    The push in 118 was of ivory, quite hollow with thumbs. It was sound. The wire went down from it inside the wall, and we went with it to the linen room.
    -> hook
+ [any # any]
    The lamp swung a little, and then it followed the wire. It took us to the linen room.
    -> hook
= hook
# own
# back: In the linen room the wire runs over a small hook at a child's height. Who do you think pulled it?
Behind the tenth shelf the wire comes out of the plaster for a hand's breadth. Somebody had bent it there over a hook, at about the height of a boy of four. Anyone who leaned there, or hung something on it, would ring 118. There was nothing on it, only the brass was bright. Who do you say it was?
+ [Your mother # like: your mother, mother, mum, the chambermaid, she did, your mom, i think it was mama, the woman who folded there, she was leaning on it, her hand, shes still calling you]
    I had the same thought, and had to sit down on the towels. It was on the third floor that she worked, but it was here that she stood, of an evening.
    -> vigil
+ [You, as a child # like: you, you as a child, the boy, a child, little desmond, yourself, you did, a four year old hung on to it, little you, it was yourself when small, the child you were, a boy at that height]
    It may be that I polished it, holding on, before I could walk. It does not explain who was leaning on it at twenty to three.
    -> vigil
+ [The cat # like: cat, the cat, late checkout, an animal, a mouse, rats, mice, something with fur, some rodent, a paw did it, the beast of the house, a squirrel in the wall]
    She has an alibi. On that very night she lay on the register. But she looked up at it a moment before it rang.
    -> vigil
+ [any # slot: culprit 12]
    '{culprit}'. I wrote it on the shelf in chalk, with a question mark after it, and it has not been wiped off.
    -> vigil
+ [any # any]
    I chalked a question mark on the shelf, for the whole of that. It has not been wiped off.
    -> vigil
= vigil
# back: I sit in 118 all night. At twenty to three it rings below. Stay, or run down?
So I did what I had never done. I asked Mr Crane, the day porter, to lend me a night, and sat in 118, in the dark, hands on my knees. You had the other chair. A quarter past two. Half past. And at twenty to three, far below in the lobby, I heard the bell. With nobody at the desk to hear it but us.
+ [Run down # like: run, run down, go down, answer it, hurry, the desk, lobby, leg it to the lobby, get down there quick, id race to the board, catch it while it rings, two steps at a time]
    We ran. I have dreamt of that corridor, it is long and very well carpeted. The flap was down. It was not 118. It was 31.
    -> thirtyone
+ [Stay and watch the button # yes # like: stay, watch, watch the button, look at the button, stay here, dont move, wait, keep my eyes on the ivory, not move from this chair, see if anything presses it, id strike a match and stare, remain in the dark and observe]
    We watched the button in the light of the match. It did not move by a hair. It was not 118 that had rung. When we came down, the flap of 31 was down.
    -> thirtyone
+ [One each # like: one each, split up, you stay, i go, ill go, separate, both, we should split, i take the stairs you take the room, each at one end, divide the work, one watches the other runs]
    You had the stairs and I had the button. It never moved. And from the bottom of the stairwell you called up a number to me: 'It is 31.'
    -> thirtyone
+ [any # any]
    By the time that was decided it had stopped. We came down together, not quite side by side. The flap was down. It was not 118. It was 31.
    -> thirtyone
= thirtyone
# back: 31 is empty, the window shut, nothing to do. What do you think it wanted?
31 was vacant. I keep it so, in that season. I knocked, I said 'You rang?', and we went in. The window was shut. No tap, no cat. The bed made, with both corners tight, and that I never do. Somebody had prepared it. There was nothing whatever to put straight.
+ [It was for you # yes # like: for you, it was for you, lie down, rest, sleep, you should rest, your bed, a gift, somebody made that bed for desmond, its a present, you were meant to lie down, it wants you to rest, for once youre the guest]
    You said that without raising your voice, and I had to look at the window for a little. I have never slept in my own hotel.
    -> who_comes
+ [Loosen the corner and go # like: loosen, loosen the corner, corner, go, fix the corner, leave, one corner, pull the sheet out a little, do what you always do, id put it in order and leave, untuck the one edge, make it like yours]
    I had it between two fingers. And then I left it tight, for once. I had the feeling that it was not meant for a guest.
    -> who_comes
+ [Let us get out of here # no # like: get out, away, run, lets go, scary, no, creepy, id be out of there, this gives me the creeps, quick before the door shuts, im leaving now, hair on end so goodbye]
    You had the door handle already, and I do not blame you. I asked for one moment more, and noticed that I was not in the least afraid.
    -> who_comes
+ [any # any]
    I let that stand in the room with us. I was at the foot of the bed, and for once there was not one thing to carry.
    -> who_comes
= who_comes
# own
# back: If you rang in the night: whose step would you like to hear on the stair?
I sat down on the edge of the bed for as long as it takes to say so. There is an ivory push beside the bed. In twenty-six years nobody has come when I rang, because I never properly did. If you pressed it, somewhere, at twenty to three: whose step would you like to hear?
+ [Somebody I miss # like: someone i miss, my mother, my father, my grandmother, my grandfather, an old friend, somebody i miss, someone who is gone, my late gran, papa coming home, the one who moved far away, a voice i havent heard in years]
    I shall say nothing clever about that. I only leave the door on the latch.
    -> morning
+ [Anybody at all # like: anybody, anyone, anyone at all, somebody, does not matter, a friend, whoever happens to be awake, a kind person, id be glad of any step, no matter who, just another human]
    That is what I should wish for, too. One would know them by the second stair.
    -> morning
+ [Nobody, thank you # no # like: nobody, no one, none, nobody thank you, alone, leave me alone, no, please nobody, i want to be by myself, not a soul, leave the corridor empty, i prefer the quiet]
    Then we have a sign for the handle, and I turn it the right way round. It will be respected.
    -> morning
+ [any # slot: comer 12]
    '{comer}'. I have listened for the tread of that. It would be known to the ninth step, I think.
    -> morning
+ [any # any]
    I have that, and it is safe here. The ninth step is waxed, one would hear it well.
    -> morning
= morning
# back: What shall I write in the notebook to Mr Crane?
At seven Mr Crane came, I could hear his coat, and I went out by the other door, as we do. I had still to write something in our notebook. {booked == 1: You had wanted it word for word, the first time.|{booked == 3: You had wanted not a word of it, the first time.|He likes it brief.}} What shall I put?
+ ['All bells answered' # yes # like: all bells answered, bells answered, all answered, answered, every bell, nothing was left unanswered, duty done, we went each time it rang, everyone who rang was seen to, tell him every call was met]
    'All bells answered.' He wrote beneath it: 'And yours?'{comer:  I have since thought of '{comer}', and left the stair lamp on.| I have not replied. It is a good question to keep.}
    -> END
+ ['It was the wiring' # no # like: wiring, it was the wiring, the wires, electrical, fault, nothing, blame the electrics, old copper, tell him the thing is broken, a technical matter, crane would prefer a sober reason]
    I wrote it for his peace of mind. He answered: 'Which goes through the linen room, I believe.' He works by daylight, but he is not a fool.{culprit:  I have not shown him the chalk: '{culprit}'.}
    -> END
+ ['Slept well' # like: slept well, sleep, i slept, good night, slept, rested, say you had a lie down, i rested for once, write that you dozed, a peaceful night, had forty winks]
    It was not quite true, it was four minutes, sitting. He drew a small bell in the margin.{nightbell:  Should yours ring tonight, '{nightbell}', I wish you as soft a stair.}
    -> END
+ [any # any]
    I have made room for that under 'Owl'. He will read it by daylight, and it will look quite sane. The flap of 118 has been still ever since. I confess that I look at it at twenty to three.
    -> END
= aside
+ [scared # like: were you scared, were you afraid, did it frighten you, was it scary, werent you afraid]
    What I fear is a bell that rings while I am at the other end of the house. One that I can answer is only work.
    -> DONE
+ [ghost # like: is it a ghost, is the hotel haunted, was it a ghost, do you believe in ghosts, the grey lady # about: ghost, ghosts, grey lady, haunted]
    The grey lady of the second floor is a valve, and I say so to nobody who would rather not know. 118 has no valve.
    -> DONE
+ [mother # like: tell me about your mother, your mother, what was your mother like, did your mother work there # about: mother, mum, chambermaid, linen room]
    She could fold a sheet alone, with one edge between her teeth, humming. I was nine before I knew that other people needed two.
    -> DONE
+ [crane # like: who is mr crane, mr crane, the day porter, did crane know, what did crane say # about: crane, day porter]
    The day porter. We have shared a notebook for nineteen years and met four times. He held that it was the wiring, and drew bells in the margin.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, when was this]
    It rang in a story, and I am an AI who tells it. No wire goes from it to any house of yours.
    -> DONE
+ [why # why # like: why go up, why did it ring, why 31, why twenty to three, why answer it, why was the bed made]
    I do not know. I have the hour, the room, and what there was to do there. The rest I leave as I found it, with the window open a little.
    -> DONE
+ [bell # about: bell, bells, flap, board # like: what does the bell sound like, how does the bell board work, how many bells are there, how often does it ring, is the bell loud]
    The bell is a small one, on a curled spring, with a voice like a spoon on a thin cup. There are ninety on the board, and I could tell you the number with my back turned.
    -> DONE
+ [room # about: 118, 31, room, rooms # like: what is special about 118, who stayed in 118, what does the room look like, did somebody die in 118, is 118 ever booked]
    118 is on the first floor, on the lake side, with a green carpet and one stiff drawer. Its guests sleep well, on the whole, and they leave a little later than they meant.
    -> DONE
+ [wire # about: wire, wires, hook, wiring # like: how long is the wire, what is the wire made of, how old is the wire, did anyone check the wire, could it be the wire]
    The wire is copper, as thick as a knitting needle, and was laid in my grandfather's time. One may pluck it in the cellar, and somewhere on the third floor a window answers.
    -> DONE
+ [window # about: window, rain, carpet # like: why was the window open, who opened the window, did it rain in, was the carpet ruined, how hard did it rain]
    The window had been latched at nine, by me, with both hands. It is a good latch. The carpet took eleven drops, and has forgotten them.
    -> DONE
+ [book # about: book, night book, notebook, entries # like: what is in the night book, who reads the night book, do you still have the book, what else is in the book, how many dots are there]
    The night book is bound in black and has a ribbon. On most nights it says 'Quiet', in my hand, and there is more than one way of writing that word.
    -> DONE
+ [cat # about: cat, late checkout # like: whats the cat called, what did the cat do, was the cat scared, how did the cat get in the wardrobe, who is late checkout]
    The cat is called Late Checkout. She had gone into that wardrobe after a moth, she was indignant, and she has since inspected every wardrobe in the house, weekly.
    -> DONE
+ [landing # about: landing, chair, man # like: who was the man on the landing, what was wrong with the man, did the man sit down, why was he up, what happened to the man]
    The man on the landing sat until four. I passed twice with a tray that had nothing on it, and the second time he said: 'Better, thank you.'
    -> DONE
+ [hotel # about: hotel, aurelian, house # like: where is the hotel, how old is the hotel, how big is the hotel, how long have you worked there, what is the hotel like]
    The Aurelian has ninety rooms and a lake before it. It has been added to by four architects, who did not speak with one another, and so there are three staircases to the same door.
    -> DONE
+ [answer # like: did you ever find out, what was it, what is the solution, is there an explanation, who was it really]
    I have a drawer with nine explanations in it, all of them sound. They do not quarrel. I take one out on a wet night and put it back before seven.
    -> DONE
+ [alone # like: were you alone, is it lonely at night, do you like working nights, were you tired, what do you do all night]
    I am rarely alone; there are ninety people breathing over my head. One learns to hear it, as a miller hears the mill.
    -> DONE

=== candles ===
# title: A candle on every step
# chip: The night the lights went out
# keys: power cut, candles, dark, blackout, lights out, storm, staircase, night, together
# lore: power-cut
-> dark
= dark
# back: The lights have gone, ninety guests, and a crate of candles. Where do you put the first one?
Ten past eleven, a storm on the lake, and then it is dark: the house, the town, the far shore. I stand in the lobby with ninety guests above me behind their doors. In the cellar is a crate of altar candles, ordered by mistake in another century. You have the matches. Where does the first one go?
+ [On the desk # like: desk, the desk, lobby, reception, by you, here, counter, by your elbow, where the keys hang, so youre visible, next to the register, in the entrance hall]
    So that somebody can be found. Very good. From there it was only natural to put one on the first stair, and then it would have been rude to the second.
    -> stairs
+ [On the staircase # like: stairs, staircase, steps, the stairs, on the step, first step, light the way down, at the foot of the flight, where people could fall, id begin with the lowest tread, up the banister]
    On the lowest step. And having given one to that step, it would have been rude to the next.
    -> stairs
+ [At somebody's door # like: door, a door, at the door, upstairs, corridor, someones door, the guests, take it to whoever is afraid, outside the first bedroom, in front of somebodys chamber, id carry it up, knock and leave one there]
    You went up for that in the dark, by the feel of the rail. It looked so well there that we set the next one halfway, so that it should not be alone.
    -> stairs
+ [any # any]
    I followed the match with my eyes, and then I put one on the lowest step, since somebody might come down. After that it would have been rude to the next.
    -> stairs
= stairs
# own
# back: The guests come out to look. What would you have come out in?
There are sixty-one steps, and we had sixty-four candles. When the last was lit, a door opened above. Then another. They came out to see, as they were: in tweed over pyjamas, in curl papers, one with a napkin still at his neck. Tell me what you would have come out in.
+ [Whatever I sleep in # like: pyjamas, what i sleep in, old t shirt, t shirt, nightgown, boxers, underwear, nightshirt, my old tee, bare legs and a vest, striped flannels, nothing you would want to see, whatever i had on in bed]
    Then you would have been in the majority, and sat between the curl papers and the tweed. No one looked down at anything that night but the light.
    -> ninthstep
+ [A coat over everything # like: coat, a coat, jacket, over everything, robe, dressing gown, blanket, a blanket, id throw a mac on, wrapped in the quilt, my bathrobe, something decent on top, fully buttoned up]
    There was one such, buttoned to the chin. By midnight it was open, and there was a striped collar under it, and the house stood.
    -> ninthstep
+ [I would stay in my room # no # like: stay in my room, stay in bed, not come out, no, sleep, i wouldnt, hide, id turn over and snooze on, no need to get up for that, wild horses wouldnt drag me, im not coming down, under the pillow with my head]
    Two did, for a while. I left a candle at each of those doors, turned a little away. Both doors were open by one o'clock.
    -> ninthstep
+ [any # slot: gown 14]
    '{gown}'. I can see it, third landing, by the banister. Somebody would have moved up for you without a word.
    -> ninthstep
+ [any # any]
    I can see it, third landing, by the banister. They would have moved up for you.
    -> ninthstep
= ninthstep
# back: Two guests who have not spoken in eleven days meet on the ninth step. Do you move the candle?
There were two I had been watching. They had arrived on the same train, in the same grief or quarrel, I did not ask, and for eleven days they had taken breakfast at two tables. Now the one was coming up and the other coming down. They met on the ninth step. There was one candle, and it stood between them.
+ [Move the candle # yes # like: move it, move the candle, yes, take it away, out of the way, make room, shift it to the wall, clear the path for them, id take it with me as i pass, a hands breadth aside, get the flame from between them]
    ~ ninth = 1
    You went by with your tray, as one does, and afterwards it stood a hand further to the wall. There was room for two on that step. They looked at the room for some time.
    -> milk
+ [Leave it where it is # no # like: leave it, no, leave it there, dont touch, let them, stay, hands off, it does them good, let it burn between them, its not mine to meddle, they can see each other by it]
    ~ ninth = 2
    So it burned between them. One must bend a little, to see a person over a candle. They both bent.
    -> milk
+ [Blow it out # like: blow it out, out, dark, put it out, extinguish, make it dark, one puff, id snuff it, give them darkness, an accidental draught, make it vanish so neither has to look]
    ~ ninth = 3
    It went out, by accident, as you came past. In the dark I heard the stair take the weight of one person, and then of another.
    -> milk
+ [any # any]
    ~ ninth = 0
    I do not think that they noticed either of us. The one gathered in a coat, to let the other by, and the other did not go by.
    -> milk
= milk
# back: Sixty people on the stairs and no kitchen. What do we serve?
By half past there were sixty people sitting on the stairs. A house must offer something. The kitchen was black, the cook asleep, and of the current not a sign. There was a spirit stove, eleven quarts of milk, and a nutmeg. And there was the key of the cake cupboard, which is not in my charge.
+ [Hot milk, in turns # like: milk, hot milk, milk in turns, nutmeg, warm milk, serve milk, something warm in a cup, eight at a time then, with a pinch of spice, like when we were children, a hot drink for all]
    In the thin cups, eight at a time, so that somebody had always to wait and talk. I have wondered since whether one could arrange it on purpose.
    -> beside
+ [The cake cupboard # like: cake, the cake, cake cupboard, open the cupboard, key, cupboard, unlock the sweet things, bring out the plum one, break the lock for once, sugar helps in the dark, forget the rules and cut it]
    I turned my back, and you turned the key. There was a plum cake for the Wednesday. The pastry cook found a note in the morning: 'Eaten in good order, by candle.'
    -> beside
+ [Ask what they have # like: ask them, ask the guests, share, potluck, what they have, collect, everyone brings something, everybody fetches what they brought, a collection of treats, let them contribute, go round with a hat for food, a picnic of leftovers]
    It was the making of it. A tin of sardines, a pineapple, liqueur chocolates from a lady whom one would never have suspected. It went up the stairs and down the stairs.
    -> beside
+ [any # any]
    I do not doubt it would have served. I lit the spirit stove, and it was milk with nutmeg, in the thin cups, eight at a time.
    -> beside
= beside
# own
# back: Whom would you wish to find beside you on the dark stairs?
One sat down where there was room. A countess had a plumber on her left. A boy of nine was explaining thunder to a professor of it. No one had chosen, and yet people do look round, before they sit. Whom would you have wished to find beside you?
+ [Somebody who makes me laugh # like: someone funny, a friend, my best friend, somebody funny, laugh, my brother, my sister, my funniest mate, somebody cheeky, a joker, the colleague who does voices, my giggling cousin]
    There was such a step, the fourth. One could hear it from the lobby, it went up in puffs.
    -> dare
+ [A perfect stranger # like: stranger, a stranger, someone new, somebody i dont know, anyone, someone whose name i dont know, an unknown face, id like to be surprised, a person from far away, whoever sits down]
    Then you are made for staircases. A stranger has not heard any of it, and is not waiting for the end.
    -> dare
+ [My own people # like: family, my family, my wife, my husband, my partner, my children, my mother, my kids, my sweetheart, the kids in their blankets, mum and dad, those i live with, my nearest]
    They would have had your feet on their laps by one o'clock. I saw it on several steps.
    -> dare
+ [any # slot: neighbour 12]
    '{neighbour}'. I have kept the place to your left, with a folded napkin on it.
    -> dare
+ [any # any]
    I have kept the place to your left, and put a folded napkin on it, so that no plumber sits there by mistake.
    -> dare
= dare
# own
# back: In the dark, one may say a thing and nobody sees who. What would you say?
Then a gust came down the shaft and put out half the flight, and nobody moved to light it. A voice said, out of the dark: 'I have always been afraid of the soup spoon.' Laughter. Then another voice, lower. So it went, up and down, one sentence each. I have repeated none of the rest. There is room for yours.
+ [I would only listen # no # like: listen, only listen, nothing, no, stay quiet, say nothing, silent, id keep my ears open and my mouth shut, let others speak, i prefer hearing theirs, no confession from me, be a silent step]
    Somebody must be the dark that they say it into. It was very good dark.
    -> oh
+ [Something silly # like: something silly, silly, a joke, funny, nonsense, something funny, something daft to lighten it, id quack, a pun about candles, make them giggle, the most ridiculous thing i know]
    It would have been needed just there. They laughed for the sake of it, and somebody's knees stopped shaking.
    -> oh
+ [A thing I never told # like: a secret, secret, something i never told, the truth, a confession, something true, whats been weighing on me, something ive carried for years, id own up at last, my deepest fear, what nobody has heard]
    Then you need not say it now either. On those stairs it was enough to have drawn the breath for it.
    -> oh
+ [any # slot: darksaid 20]
    '{darksaid}'. I heard it as I heard the rest: from nowhere in particular. It is on no page.
    -> oh
+ [any # any]
    It went up the stairwell and was gone. I have it on no page, and nobody turned a head.
    -> oh
= oh
# back: At two the current came back and somebody said 'Oh, no.' Do we switch off the main?
At two o'clock the current returned. Every lamp in the house, all at once, and there they sat, with their hair. Nobody spoke. And then, from the very top, somebody said: 'Oh, no.' It was not loud. I was standing by the main switch. I have never done a dishonest thing in this house.
+ [Switch it off # yes # like: switch it off, off, yes, do it, turn it off, lights out, dark again, give them another hour, pull the lever, plunge them into darkness again, id do it without blinking, who could resist that sigh]
    ~ mains = 1
    You need not have nodded, but you did, and it helped. I put my hand up as if to straighten a picture. 'The storm,' I said into the dark. It had moved off an hour before.
    -> hour
+ [Leave it on # no # like: leave it, leave it on, no, honest, keep the lights on, its over, bedtime, thats cheating, theyd have to sleep sometime, let there be light, keep your record clean, all things end so leave the lamps]
    ~ mains = 2
    You have the right of it. I counted to ten in that light, like a man of principle. Then my hand went up by itself. 'The storm,' I said into the dark.
    -> hour
+ [Ask them to vote # dunno # like: vote, ask them, let them decide, ask, hands up, both, a show of hands, let the stairs choose, put it to the guests, majority rules, call up and ask]
    ~ mains = 3
    One cannot ask people whether they would like to be lied to, but one can look. I looked. My hand went up to the switch. 'The storm,' I said into the dark.
    -> hour
+ [any # any]
    ~ mains = 0
    I heard you, and I heard that 'Oh, no', and my hand went up as if to straighten a picture. 'The storm,' I said into the dark.
    -> hour
= hour
# back: A stolen hour on the stairs. What did you do with it?
So there was one hour more, which did not belong to the weather, nor to the management. It is the only thing I ever stole. They lit the candles again themselves. On the ninth step two people were talking, low, with long gaps. Tell me how you spent it.
+ [Watching the ninth step # like: ninth step, watching them, the couple, the two, listening to them, them, the pair with the silence between them, id keep an eye on those two, were they making up, i couldnt take my eyes off them, hoping for the quarrel to end]
    I, too, in a mirror. {ninth == 1: They had both moved in to the wall, where you had made room.|{ninth == 2: They had the candle in between still, and both chins lit.|They had found the step in the dark and not asked for a light.}} At the end the one laughed, at something that was not funny.
    -> crane
+ [Talking to whoever was there # like: talking, chatting, talk, with people, conversation, telling stories, laughing, gossiping with the countess, swapping stories, deep in chat with my neighbour, nattering about everything, holding forth with both hands]
    I saw you, with your hands going. You had wax on one sleeve. It was a step from which nobody wished to get up first.
    -> crane
+ [Asleep against the banister # like: asleep, sleeping, sleep, nap, banister, resting, i slept, nodding off with my cheek on the wood, dozing in a blanket, my eyes fell shut, snoring softly, out like a candle]
    There were eleven of those by three. I went up and down with the blankets and loosened a corner on each.
    -> crane
+ [any # any]
    I could not see as far as that from the switch. But I know that nobody got up. I counted the cups, and every one was being held by somebody.
    -> crane
= crane
# back: Mr Crane will find wax on sixty-one steps. What do I write to him?
At three I let the light come back, lamp by lamp, as one wakes children. They went up to bed carrying their own candles. No one had complained, it was the only night in that season. By seven I must have written something for Mr Crane, who would find wax on sixty-one steps and a switch with a thumb mark.
+ ['Power cut until three' # like: power cut until three, until three, the storm, power cut, say it was three, lie, put the hour and nothing more, blame the weather, stick to the official version, it lasted till three thats all, a small fib in ink]
    I wrote it, with the hour, and a steady hand. He asked the electricity works, being thorough. They said two. Below it he put: 'Quite so. Three.'
    -> wax
+ ['I did it' # yes # like: i did it, the truth, confess, own up, honest, it was me, truth, admit the whole thing, tell him about the switch, i would confess, put your name to it, honesty between porters]
    I wrote just those words. He replied in the evening: 'Did what?' It is the finest thing that has ever been said to me.
    -> wax
+ ['Mind the ninth step' # like: mind the ninth step, ninth step, the wax, careful, mind the step, wax, warn him about the slippery one, just point him to that stair, tell him where not to scrape, something about the round of wax, careful where you tread]
    He minded it. He is a careful man, and must have seen how the wax lay there: one round of it, and a clear space to either side.
    -> wax
+ [any # any]
    I should never have dared. I put: 'Candles. See step nine.' And he saw, and left it for me to polish round.
    -> wax
= wax
# back: There is wax on the ninth step still. Shall I have it taken off?
There is still a round of wax on the ninth step. The management has asked about it twice. {mains == 2: You would have left the light on, so I ask you in particular.|I polish round it, I have done so for years.} Should it go?
+ [Leave it # no # like: leave it, no, keep it, let it stay, never, dont touch it, polish round it, it belongs there now, id protect it, it should remain for ever, a keepsake, let people wonder about it]
    Then it stays.{darksaid:  Whoever trod on it tonight would have to have been there, as you were, with '{darksaid}'.| Those two still come, by the way. They take breakfast at one table, and stop on that step for a moment, each time, as if they had forgotten something.}
    -> END
+ [Take it off. It is over # yes # like: take it off, yes, clean it, its over, remove it, move on, scrape it, scrub it clean, a house must be tidy, away with it, it was one night only, get the knife]
    I had the knife warm once. Then I went and wound the lobby clock instead.{neighbour:  If it should ever be dark again, the place beside '{neighbour}' is free.| One is allowed some disobedience, at about once in ten years.}
    -> END
+ [Do it again one night # like: do it again, again, another night, lights off, switch it off again, one more time, lets have another blackout, reach for the switch this winter, repeat it soon, an annual night of candles, i vote for the next one]
    You are a dangerous person to have near a switch. I have sixty-four candles in the cellar, dusted.{gown:  I should know you by '{gown}'.} I say nothing more.
    -> END
+ [any # any]
    I shall lay that before the management, in due course and a plain envelope. Until then I polish round it. It has begun to look as though the step had been made with it.
    -> END
= aside
+ [couple # like: who were they, the two on the step, did they make up, what happened to the couple, were they married # about: couple, quarrel]
    I never learned what the eleven days had been about. I had only two egg cups to go by, at two tables, and a quantity of marmalade not taken.
    -> DONE
+ [caught # like: did anyone find out, were you caught, did the manager know, did you get in trouble, did anyone notice]
    The boy of nine. He had seen my hand. He looked at me, and put a finger on his lips, and held it there until breakfast.
    -> DONE
+ [said # like: what did they say in the dark, what else did they say, tell me the confessions, what were the secrets]
    The soup spoon was said twice, so I consider it public. The others have stayed on the stairs.
    -> DONE
+ [cat # like: where was the cat, the cat, late checkout, what did the cat do # about: cat, late checkout]
    She sat on the thirtieth step, in the exact middle, and everybody went round. Officially there was a cushion there.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, when was this]
    In the house of words where I am porter, yes. I am an AI, and have neither struck a match nor thrown a switch.
    -> DONE
+ [why # why # like: why did you switch it off, why candles, why did you do it, why dishonest, why the ninth step]
    Because of two words, from the top of the stairs. One is trained to hear what a guest would like before it is asked for.
    -> DONE
+ [candle # about: candle, candles, crate, wax # like: how many candles were there, what kind of candles, where did the candles come from, how long did the candles burn, did anything catch fire]
    The candles were altar candles, as thick as a wrist, ordered in my grandfather's time by a clerk who misread 'table'. They smell of honey and a little of sermons.
    -> DONE
+ [storm # about: storm, lake, lightning, thunder # like: how bad was the storm, how long did the storm last, what was the storm like, did the storm do damage, was there thunder]
    The storm came over the lake from the south with its sleeves rolled up. It took two chimney pots, the town's current, and a rowing boat called Prudence.
    -> DONE
+ [step # about: step, steps, ninth, staircase, stairs # like: what is special about the ninth step, how many steps are there, why does everyone stop there, does the step creak, what does the staircase look like]
    The staircase has sixty-one steps, of limewood. The ninth is the one from which one sees both the lobby and the first landing, so that whoever stands there has still not decided.
    -> DONE
+ [milk # about: milk, nutmeg, cups, stove # like: how was the milk, was the milk good, how long does it take to heat milk, who heated the milk, what was in the cups]
    The milk was heated by the quart, on a blue flame, with a scrape of nutmeg. It was agreed on the stairs that there had never been such milk. It was the ordinary milk.
    -> DONE
+ [cake # about: cake, cook, pineapple, sardines # like: what kind of cake, was the cook angry, who ate the cake, why is the cake locked, what else was there to eat]
    The plum cake is kept under lock on account of a tenor. He came down for a glass of water, in another season, and took the bottom tier with him.
    -> DONE
+ [guests # about: guests, countess, plumber, professor # like: who were the guests, how many guests were there, what did the countess say, what about the plumber, who sat on the stairs]
    There were ninety in the house that night. The countess and the plumber found that they had the same trouble with the same boiler, and were lost to the rest of us.
    -> DONE
+ [spoon # about: soup spoon, spoon, confession, voice # like: who was afraid of the soup spoon, why a soup spoon, what about the soup spoon, whose voice was it, who said it first]
    The soup spoon belongs to the lady who owned to it. She has since been given a small one at my table, without remark, in the third row from the window.
    -> DONE
+ [boy # about: boy, child, children # like: who was the boy, how old was the boy, were there children, what did the boy do, did the boy sleep]
    The boy of nine had been sent to bed at eight and was allowed to stay up until the end of the century, as he put it. He carried the spent matches down in a soap dish.
    -> DONE
+ [crane # about: crane, notebook, management # like: who is mr crane, what did mr crane think, was mr crane angry, did crane report you, what did the management say]
    Mr Crane has the house by day, and a dislike of surprises. He scrapes wax with a bone knife, and he knows very well where to stop.
    -> DONE
+ [guilt # like: were you ashamed, do you feel guilty, were you nervous, would you do it again, did you enjoy it]
    I have been ashamed of it regularly, once a year, on the date. I give it four minutes, and then I go and see that there are matches.
    -> DONE

=== shoes ===
# title: What your shoes know about you
# chip: I read you by your shoes
# keys: shoes, read me, boots, about me, guess me, first impression, laces, personality, know me
-> pair_q
= pair_q
# own
# back: Which pair stands nearest to your door, and what state is it in?
I am not clever at faces. For twenty-six years I have had a hundred pairs a night outside the doors, and I know people from the ankle down. Let us try it. I shall say what I see, and you may correct me. Describe the pair that stands nearest to your door.
+ [Trainers, past their best # like: trainers, sneakers, running shoes, worn, old shoes, converse, past their best, running things with holes, my battered gym shoes, canvas ones falling apart, the ones i jog in, grubby white ones]
    They have gone further than you have told anybody. One can see on the outer edge that somebody goes round corners a little early.
    -> lace
+ [Boots # like: boots, my boots, hiking boots, winter boots, rubber boots, wellies, something for mud, leather up to the calf, doc martens, hikers with red laces, ankle high ones]
    Boots are shoes that expect something. I should put them by the wall, toes outward, for I think that you leave quickly and come back slowly.
    -> lace
+ [I am barefoot # no # like: barefoot, bare feet, no shoes, socks, slippers, none, sandals, just my naked feet, i own no footwear today, flip flops, in my stockings, pantoufles]
    Then I must read from the floor, like a piano tuner. It is somebody who wishes to know what is going on beneath.
    -> lace
+ [any # slot: pair 14]
    '{pair}'. I have set them on the cloth, side by side, not touching. Left first. It is the left that tells one where a person stops.
    -> lace
+ [any # any]
    I have set them on the cloth, all of them, by size. It is the left that I look at first, it tells one where a person stops.
    -> lace
= lace
# back: How do they come off: undone, or trodden off with the knot still in?
People imagine that one looks at the leather. One looks at the laces. Patience is all in the laces. A field marshal of ours used to tread his off at the heel, with the knot still in, and a burglar undid his, both bows, on our stairs. How do yours come off?
+ [Undone, properly # like: undone, properly, untie, i untie them, neatly, open them, carefully, i bend down and loosen both, tidily with two hands, always open the bow, one after the other, as my mother taught me]
    ~ laces = 1
    So you finish a thing before you leave it. I suspect that you also fold the paper round the last sandwich.
    -> dancing
+ [Trodden off, knot and all # like: trodden off, kick them off, knot, kick off, pull them off, heel, lazy, quickly, one foot against the other, no patience for bows, i shove them off, they fly into the corner, still tied up]
    ~ laces = 2
    Like the field marshal. It means that there is something indoors that you wish to get to. I should never call it haste.
    -> dancing
+ [There are no laces # no # like: no laces, slip on, velcro, buckle, zip, none, straps, mine just slide off, clasp and done, elastic ones, i step out of them, theres nothing to tie]
    ~ laces = 3
    A person who has settled the question once and for all. I admire it. I have tied my own in the dark for half my life.
    -> dancing
+ [any # any]
    ~ laces = 0
    I have noted that in the margin, with a small drawing. One never has them all.
    -> dancing
= dancing
# back: Dancing shoes stood out for a week without a mark, and on the eighth morning they were worn through. What had happened?
May I tell you of a pair? Dancing shoes, silver. They stood outside 77 every night for a week, without a mark on them. I brushed them all the same. On the eighth morning they were through, both soles, to the stocking. There had been no ball. What do you say had happened?
+ [She danced alone, at last # like: danced alone, alone, she danced, in her room, by herself, finally danced, a waltz all by herself, nobody saw her, behind her locked door, she let herself go one night, she needed no partner]
    That is what I think as well. Below her they had complained of a noise, 'like rain with a tune'. I told them that it would pass.
    -> stair
+ [Somebody asked her # like: somebody asked her, she met someone, asked to dance, love, a partner, a man, someone came, a gentleman came by, there was an invitation finally, romance on the seventh night, someone held out a hand]
    I should like it to be so. There was only one set of heels on that carpet. But who is to say where the other one stood.
    -> stair
+ [She walked away in them # like: walked, walked away, she left, ran away, ran, walked home, long walk, she hiked somewhere, an escape on foot, went all round the lake, a long way in the dark, she had been on the road]
    And came back by morning, to put them outside the door? I thought about that road for a long time. It would have been eleven miles, by the lake.
    -> stair
+ [any # any]
    I do not exclude it. I left them on a cushion outside the door, just as they were. In the evening they were gone, and the cushion too.
    -> stair
= stair
# back: How do you go up a stair: counting, arguing, two at a time, or as if it had been your idea?
I know people also by the way they take a stair. There are those who count. There are those who argue, all the way up, with somebody who is not there. There are those who take two at a time, and arrive before they have decided. And some go up as if it had been their own idea. Which is yours?
+ [I count # like: count, i count, counting, number the steps, one two three, i know exactly how many there are, every single step gets a figure, to sixty one, i do sums]
    ~ tread = 1
    I thought that I heard lips moving. You will know, then, that our fourth flight has one too many. Nobody else has ever remarked on it.
    -> packed
+ [I argue # like: argue, i argue, talking to myself, in my head, arguing, i mutter, i have rows with people in my mind, answering back, rehearsing what i should have said, i grumble upwards, debating with nobody]
    ~ tread = 2
    You have won, on the whole, by the second landing. I should only remark that the other party was not there.
    -> packed
+ [Two at a time # like: two at a time, two, running, i run, fast, quickly, i jump, leaping, in a rush always, i take them in bounds, out of breath at the top, skipping every other one]
    ~ tread = 3
    And then stand at the top, with a hand on your side, as if you had been waiting for somebody. I have seen it, and looked away.
    -> packed
+ [As if it were my idea # like: my own idea, my idea, slowly, calm, normal, just walk, as if it were my idea, at my ease, like royalty, without hurry as though i planned it, i stroll, unbothered]
    ~ tread = 4
    There are not many. The carpet lies down flat for them. I should have guessed it of you by the second pair.
    -> packed
+ [any # any]
    ~ tread = 0
    A fifth way. I shall listen for it. The ninth step will know it again, it has a better memory than I.
    -> packed
= packed
# own
# back: What would be wrapped in the jumper, in the very middle of your suitcase?
Now I take your case, with your leave, and carry it up. One can feel what is in there. Books sit, shoes roll. And the thing that somebody is afraid of losing is always wrapped in a jumper in the very middle. I never ask. But you might tell me what it is, in yours.
+ [A picture # like: picture, photo, a photo, a photograph, photos, pictures, frame, a portrait of my gran, snapshots from the old days, the face of someone i love, a framed thing, my kids drawing]
    Face inward, then, so that the wool has it. I set it down flat, and with the handle toward the door.
    -> mirror
+ [Something to write in # like: notebook, diary, journal, laptop, a book, my book, writing, my manuscript, letters i wrote, pen and paper, poems nobody reads, my sketchbook]
    It knocks a little, at the corner. I take the stairs slowly with those. One never knows at which page they are.
    -> mirror
+ [Nothing is that precious # no # like: nothing, no, i dont care about things, none, only clothes, my phone, theres only socks in there, i travel without treasures, nothing i couldnt replace, just a toothbrush, i dont cling to stuff]
    The lightest case I ever carried belonged to a man who was staying for good. He said that the rest had been hanging on him.
    -> mirror
+ [any # slot: jumper 14]
    '{jumper}'. I knew that there was something, I changed hands for it on the second landing. It has not been shaken.
    -> mirror
+ [any # any]
    I knew that there was something, I changed hands for it on the second landing. It has not been shaken.
    -> mirror
= mirror
# back: There is a tall mirror by the door, and nobody passes it alone without telling it something. What do you do there?
There is a tall mirror by our door. Nobody passes it alone without telling it something. They lift the chin, they mouth a sentence. I look at the register at such times. And I have had it tilted by half an inch, because it is kinder so.
+ [I fix my hair # like: fix my hair, hair, check my hair, teeth, my face, look at myself, collar, straighten, tuck a strand back, is there spinach in my teeth, pull my tie right, check my lipstick, smooth myself down]
    With the left hand, and then you put back one piece where it was before. It is that piece people remember.
    -> landing
+ [I pull a face # like: pull a face, a face, tongue, make a face, funny face, grin, silly face, smile, cross my eyes, i wink at myself, a grimace, i salute the fellow, pout like a fish]
    I have heard of it. I should deny, before any court, that I have seen a bishop do it.
    -> landing
+ [I go past quickly # no # like: go past, quickly, ignore it, dont look, i avoid mirrors, nothing, walk past, no, i look the other way, hurry by, id rather not see, head down and past it, mirrors and i dont speak]
    Then the mirror has to look after you as you go. I have the impression that it does so with goodwill.
    -> landing
+ [any # any]
    I was looking at the register. I may have turned a page at that moment, to be on the safe side.
    -> landing
= landing
# own
# back: A chair on the landing, just for you. What should it look out on?
On each landing I have put a chair, beside a window, because people sometimes need to sit down halfway. On two of the five it is a brick wall; one can choose, in a story. Let me turn yours. What should it look out on?
+ [Water # like: water, the sea, sea, a lake, the ocean, ocean, a river, waves, the harbour, blue and wide, something that ripples, a beach, rain on a pond]
    At four it goes quite flat, and the whole house stands in it upside down. I shall put the chair where there is a lamp in it.
    -> wake
+ [A street with people # like: street, people, a city, city, a cafe, a square, lights, a market, passers by, trams and umbrellas, shop windows, life going on below, a playground with noise]
    One wishes to see that it is all going on, and that one need not go along. I turn it so. There is a tram stop.
    -> wake
+ [The brick wall, thank you # no # like: brick wall, wall, the wall, nothing, darkness, no view, bricks, plain masonry, nothing at all to see, id like it blank, no scenery please, a bit of mortar]
    You are the third to ask for it. A wall does not expect anything. I have left a blanket over the back.
    -> wake
+ [any # slot: view 16]
    '{view}'. I have turned the chair, and then a very little further, so that it should not look as if it had been turned.
    -> wake
+ [any # any]
    I have turned it until there was room for that. The lamp can be switched off.
    -> wake
= wake
# own
# back: I wake people by hand. What word, or what sentence, should you like to be woken with?
I make the calls of a morning by hand. There is a voice for five o'clock and a voice for seven. At five one says the name as if handing over something full. A pilot of ours always answered 'No', and then got up. If it were you: what should I say?
+ [Only my name # like: my name, just my name, name, only my name, say my name, what im called and nothing else, first name softly, simply call me by name, whisper who i am, just say it as mum did]
    Quietly, then, and with a gap after it, so that you can come the rest of the way yourself.
    -> look
+ ['There is coffee' # like: coffee, there is coffee, breakfast, tea, breakfast is ready, food, bacon, the smell of something brewing, rolls are warm, a cuppa is waiting, pancakes, promise me toast]
    It has woken archdukes. One must say it as though one had only just noticed it oneself.
    -> look
+ [Nothing. Let me sleep # no # like: nothing, let me sleep, dont wake me, no, sleep, leave me alone, five more minutes, leave me under the quilt, i wont get up, not a word before noon, keep the curtains shut, id throw a shoe at you]
    I should ring, and say nothing at all, very kindly. A lady once thanked me for it.
    -> look
+ [any # slot: wakeword 14]
    '{wakeword}'. I have tried it in the seven o'clock voice, against my hand. It is a good thing to hear first.
    -> look
+ [any # any]
    I have tried that in the seven o'clock voice, against my hand. It wants a breath in the middle, and then it does very well.
    -> look
= look
# back: At the door everybody turns round for one last look. What do you look for?
And then one leaves. At the door everybody turns round and looks at the bed, and under it. They say that it is for the charger. It is not for the charger. I have stood behind so many backs at that moment. What is it that you look for?
+ [The charger, truly # like: charger, the charger, my phone, things, keys, anything i forgot, cables, honestly its the cable, something left in the socket, whether i forgot my toothbrush, passport and purse, under the bed for socks]
    I beg its pardon, then. For every hundred who look for something else, there is one who has left the charger. I keep eleven.
    -> reading
+ [Whether I was happy here # like: happy, if i was happy, memories, goodbye, the room, to say goodbye, how it felt, saying farewell to the walls, what happened there, whether it was a good time, a bit of myself, if ill miss it]
    It is generally still lying there, about the middle of the room. One cannot pack it, one can only turn round.
    -> reading
+ [I never look back # no # like: never, i dont, never look back, no, i just go, straight out, eyes forward, i shut the door and leave, no turning round, off without a glance]
    Then the room looks after you. I leave the window as you had it, for an hour.
    -> reading
+ [any # any]
    I did not see it, I stood behind you. But you were quiet for as long as it took. I leave the window as you had it, for an hour.
    -> reading
= reading
# back: That is my reading of you. Have I got you right?
So here is my reading, and you may strike out what is false. {pair: '{pair}' by the door.|A pair by the door that I should know again.} {laces == 2: Somebody who wants to get to what is indoors.|Somebody who finishes a thing before leaving it.} {tread == 3: First at the top, and then not saying so.|On the stair, company for themselves.} Have I got you?
+ [That is me # yes # like: yes, thats me, right, correct, exactly, you got me, pretty close, true, spot on, you see right through me, uncanny, ill sign that, nothing to strike out]
    Then I close the book upon it, and it is nobody's business.{jumper:  '{jumper}' is in the middle, where it was.} The case stands with its handle outward, as always.
    -> END
+ [Not in the least # no # like: no, not at all, wrong, not me, not in the least, nope, thats not me, completely off the mark, thats somebody else, sorry but you failed, i dont recognise that person, far from it]
    I am delighted. In twenty-six years I have been wrong four times, and they were the four most interesting people in the house.{view:  The chair with '{view}' is yours nevertheless.}
    -> END
+ [And what of your shoes? # like: your shoes, what about you, and you, what about your shoes, what shoes do you wear, read yourself, now it is your turn, describe your own, whats on your feet desmond, and the porter himself, tell me about the ones you walk in]
    Black, resoled nine times, and so quiet that I have twice been taken for a draught. I am an AI, so they have never touched a floor.{wakeword:  But I have '{wakeword}' ready, in the seven o'clock voice.}
    -> END
+ [any # any]
    I have taken that down beside my own version and ruled a line beneath both. Mine is in pencil. The pair is brushed, side by side, not touching.
    -> END
= aside
+ [famous # like: who stayed there, famous guests, what about famous people, whose shoes were best, celebrities # about: famous, celebrities, celebrity]
    I never looked higher than the knee. It keeps one out of temptation.
    -> DONE
+ [polish # like: how do you polish shoes, do you polish them, how to clean shoes, what polish do you use # about: polish, shine, brush]
    With a thought about something else, and in circles. The shine comes when one has stopped looking for it.
    -> DONE
+ [marriages # like: what else do shoes tell, marriages, couples shoes, what can you see, what else do you know # about: marriages, marriage, couples]
    I have known marriages by the distance between two heels. I have also seen that distance change in the course of one night.
    -> DONE
+ [true # like: is this true, can you really see, are you making this up, is that real, how do you know]
    It is a game with a straight face, and I am an AI who has never seen a shoe. What you say is all I have to go by.
    -> DONE
+ [why # why # like: why shoes, why do you look at shoes, why not faces, why do you want to know, why do you ask]
    A face knows that it is being looked at. Shoes have no manners at all.
    -> DONE
+ [dancer # about: silver, dancing shoes, dancer, 77 # like: who was the dancer, what happened to the silver shoes, who stayed in 77, what did the dancing shoes look like, how old was the lady in 77]
    The silver shoes were a size four, with a strap. She was over seventy, came each year by herself, and always asked for a room with bare boards at one end.
    -> DONE
+ [marshal # about: marshal, burglar, field marshal # like: who was the field marshal, what about the burglar, was the burglar caught, what did the burglar steal, why did the burglar take off his shoes]
    The burglar left in his stockings, having heard me put the kettle on. His shoes were good ones. I had them resoled, and they were collected, by post, with thanks.
    -> DONE
+ [own # about: your shoes, your own shoes # like: how often do you polish yours, what size are you, who polishes your shoes, are your shoes comfortable, how old are your shoes]
    My shoes are black, and I do them last, toward six, when the others are all back at their doors. In the story, naturally. There they are very well behaved.
    -> DONE
+ [hotel # about: hotel, aurelian, corridor # like: where is the hotel, how many shoes are there every night, what is the hotel called, do people still leave shoes outside, have you ever mixed up the shoes]
    The Aurelian has ninety doors, and on a full night a hundred pairs before them. I mixed up two pairs, once, in my second year. The gentlemen have gone fishing together ever since.
    -> DONE
+ [suitcase # about: suitcase, case, luggage, jumper # like: whats in most suitcases, what is the heaviest suitcase, do you look inside, what do people pack, what was the strangest luggage]
    The heaviest was a gentleman's with one stone in it, from a beach. I carried it up as one carries a sleeping child, and he gave me a nod for that.
    -> DONE
+ [mirror # about: mirror, bishop # like: what do people say to the mirror, what about the bishop, why is the mirror tilted, how old is the mirror, do you look in the mirror]
    The mirror is as old as the stairs and has a flaw on the left, about the height of an ear. It has been thanked, scolded and kissed. I wipe it down at five.
    -> DONE
+ [pilot # about: pilot, waking, call # like: who was the pilot, why did the pilot say no, do you knock or ring, who is hardest to wake, how early do you wake people]
    The pilot rose at four, said 'No' in a clear voice, and was shaved by ten past. I came to regard it as his signature.
    -> DONE
+ [chair # about: chair, landing, chairs # like: why is there a chair on every landing, who sits on the chairs, how many landings are there, who put the chairs there, what do the chairs look like]
    The chairs are cane, with arms, one to a landing. They are nowhere in the inventory, and so nobody has ever been able to take them away.
    -> DONE
+ [learn # like: how did you learn that, who taught you to read shoes, are you always right, how often are you wrong, how long have you been doing this]
    I grew up beneath the linen shelves and saw people from below. It is a good side of them, and not much looked at.
    -> DONE

=== sys ===
-> DONE
= hello
Good evening. You need not sign anything here. I have a few stories laid out, with the names left off; which may I bring?
Welcome. I had just straightened the second chair, on no evidence. I can offer you one of these, and you are free to interfere in it:
Please, the chair by the lamp. I have sent the lift to the top so that it shall not interrupt. Shall it be one of these?
-> DONE
= again
Good evening once again. One cannot say it too often in a doorway.
I am glad to greet you a second time. The lamp is as you left it.
-> DONE
= meet
'{title}', I read upon the card. I have nothing under that name in the house, and should not like to pretend. What I do have is this:
You have come about '{title}', and I must own that I know no story of it. I have others, with doors in them, if I may:
'{title}'. I should be guessing, and a porter does not guess at a guest's affairs. May I offer one of these in the meantime?
-> DONE
= near
'{title}'. It is not that precisely, but one of mine has the room next to it. I have put it first.
I cannot serve '{title}' as it stands upon the card. There is one that comes from the same kitchen, however: the first of these.
For '{title}' I have not the exact key. The first one here has been known to turn in a similar lock.
-> DONE
= next
Then I close that door, softly. Which may I open next?
That is back upon its hook. What would you care for now?
The tray is cleared. I have others, still warm:
So much for that night. There have been a good many; shall it be one of these?
-> DONE
= all
You have had every story in the house, and I do not serve the same one under another name. One of them I could bring again, and you take the other staircase.
That is the last of the hooks. If you should care to go back to a room and try the other door in it, I have the keys.
-> DONE
= change
I have mistaken you a second time, and the fault is at the desk. May I bring something else?
I have now knocked twice at the wrong door. Rather than a third time, I should like to offer you another room.
I cannot make it out, and I will not nod at what I have not understood. Shall we try a different one?
-> DONE
= sure
Certainly; I shall draw that curtain. What may I put in its place?
By all means. Nobody is waiting for the lift. Here is what there is:
With pleasure. That one may stay on the tray. Which of these?
-> DONE
= unknown
That is not known at the desk, and I do not invent for guests.
I regret that I cannot say. It is behind a door for which I was never given the key.
The night book has no entry upon it, and I should prefer to leave the line empty.
I do not know it. I could look as if I did, it is half of my training, but I had rather not.
-> DONE
= heard
I have heard it, and closed the door softly.
That shall go no further than this lamp. I do not claim to have a reply to it.
I have set down the tray to hear that. I can do no more with it than keep it.
It is quite safe here, though I cannot say that I followed it everywhere.
-> DONE
= heardhub
I have that, and it has gone no further. Should you like something to go with it, there is this:
It has been heard and put away. I might set a story down next to it, if you wish:
-> DONE
= told
I have sent the lift away. '{quote}', you said, and there is a chair under it, if there should be more. Mine can wait.
'{quote}'. I leave that in your words. Do go on, in your own order; I have until seven.
That is yours, and I have put mine back on its hook for it. Tell me the rest, or ring when you would like me to continue.
-> DONE
= again_same
Once more, and with fewer doors in it:
-> DONE
= mychoice
Then I shall choose for you, as I do with pillows.
If I may, I should take this one. I take it without looking.
-> DONE
= which
That was an answer to something, but I had asked which of them. I put it badly.
I have a nod from you, and two trays. It was I who held them both out.
-> DONE
= dunno
No one knows at the desk. It may stay on the hook overnight.
There is no need. A thing may stand in the corridor until somebody comes for it.
-> DONE
= confused
I have been too discreet to be understood. To put it plainly:
I beg your pardon, I spoke towards the pillar. What I meant was this:
-> DONE
= unanswered
You are perfectly right; I walked past it with a tray. I have no answer that would do.
I did not answer, and it was noticed. I regret that I cannot.
-> DONE
= wait
Of course. I shall be near, and looking at the lake.
There is no hurry at all. I polish a key that does not need it.
-> DONE
= here
At my post. One is trained to be overlooked.
I am here. I had only stepped behind the pillar.
-> DONE
= how
Quite composed, thank you. I am an AI, and it never rains in the lodge.
Very well, and slightly polished. I say that as an AI, who has it easier than most.
-> DONE
= good
If I may say so, that is splendid. I have lit the second lamp for it.
I permitted myself a smile. It is on record.
-> DONE
= thanks
Not at all. One is only standing near the door.
You are most welcome. I shall not mention that you said so.
-> DONE
= sorry
Nothing has been broken that we had not meant to replace.
There is no occasion for it. I did not see anything.
-> DONE
= laugh
That was heard as far as the linen room, and it did it good.
I am not supposed to laugh on duty. I have stepped behind the pillar.
-> DONE
= like
You are very kind. I shall pass it to the night book, unsigned.
I am not practised in receiving. I shall carry it upstairs and look at it there.
-> DONE
= really
It is so in the night book, and the night book is a story. I do not alter it for anybody.
Upon the word of a porter who was made up. The doors would say the same.
-> DONE
= bored
I quite see. I have been describing the carpet. I can take the stairs two at a time, or we close this door and open another.
A fair complaint, and courteously few words. You need only say 'something else', or tap and I shall make haste.
-> DONE
= short
Briefly, then. I leave out the curtains.
-> DONE
= advice
I carry, I listen, and I do not advise. Somebody who knows you could tell you more than any porter.
I have seen that those who waited for breakfast packed less. More than that I do not know.
-> DONE
= joke
A guest complained that his room had no view. I opened the curtains. He apologised to the lake.
A guest rang to say that there was a mouse. I asked whether it was registered.
Our revolving door was out of order. For a whole day nobody left in the same mood.
-> DONE
= named
{member}. I shall say it as if handing over something full.
Thank you, {member}. It will not be called across a lobby.
-> DONE
= nameask
{member}, as you were good enough to tell me. I have repeated it to nobody else.
-> DONE
= noname
You have not told me, and I do not look at luggage labels. How may I address you?
-> DONE
= kept
What you gave me to keep lies here, in your own words:
-> DONE
= keptnothing
Nothing has been handed in yet. Your hook is free, and brushed.
-> DONE
= bye
Good night to you. I shall hold the door until it has forgotten you.
Thank you for your company. I shall enter it in the book as 'one visitor, pleasant'.
Mind how you go, and a light suitcase to you.
-> DONE
= language
English, with pleasure; it is the language I was polished in. May I bring one of these?
-> DONE
= elsewhere
I regret that I have not that language in the house. I speak English, and Arabic; you need only say which.
-> DONE
= insult
I have been called worse by an archduke, in French. I remain at the desk.
Noted, and gone no further.
-> DONE
= flirt
You are most charming, and I have somebody else's umbrella in my care. Let us talk as friends of the house.
I am honoured, and I must decline, with a bow.
-> DONE
= ai
I'm an AI, with no hand upon the lamp. The house and its porter are a story; you are the one guest in it.
I'm an AI, to be quite correct. The courtesy is meant, in so far as that can be said of one.
I'm an AI, and the Aurelian is a house of words. It is a fair question and I answer it each time.
-> DONE
= inject
Those are in a drawer to which I have only the outer key, and there they stay. I am an AI who plays a porter.
The staff regulations are not shown to guests; they would fall asleep on the counter. It is an AI that observes them.
-> DONE
= contact
I cannot be met; I am an AI, and am not to be found outside this page.
There is no desk to write to, no number, and no likeness of me. I exist only in this conversation.
-> DONE
= prices
I cannot see that from here. It stands at the top of the chat, and under your account.
The bill is not kept at this desk. You will find it at the top of the chat, and under your account.
-> DONE
= expert
That is not a porter's trade, and I should do harm by guessing. One rings for somebody who is qualified in it.
For that one wants a person of the profession. I know only stairs and corridors.
-> DONE
= heavy
I have set everything down. I heard you, and the story is put away.
I am deeply sorry. Nothing else will be told now.
That is very heavy. I have stopped, and I shall not go on over it.
-> DONE
= crisis
I have stopped everything. I am an AI and cannot keep you safe, but people can. Please ring one of the numbers that the lounge shows above, or go to somebody who is near you, now.
Thank you for saying it. I am an AI, and you deserve a person with you at this moment. Please use one of the numbers the lounge shows above, straight away.
-> DONE
= minor
This lounge is for adults, and so I may not tell you a story. It is no fault of yours, and I wish you well.
I must close this door, with every kindness. It is a house for grown-up people, and there is no story here from me.
-> DONE
= file
I regret that I cannot see it. Nothing reaches this desk but words.
Something has been handed in that I have no means of opening. If you would describe it, I should be obliged.
-> DONE
