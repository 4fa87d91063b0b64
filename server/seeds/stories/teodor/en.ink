// Teodor Brask, English. Clocks are he or she, never it; hardly a contraction, no exclamation marks.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR bird = ""
VAR doornote = ""
VAR foe = ""
VAR mercy = 0
VAR climbed = 0
VAR readon = 0
VAR theory = ""
VAR gruff = ""
VAR shaftline = ""
VAR ballot = 0
VAR standhour = ""
VAR tohim = ""
VAR keepsake = ""
VAR tellpeg = 0
VAR lastminute = ""
VAR taboo = ""
VAR heir = ""
VAR unsaid = ""
VAR walked = 0
VAR spoke = 0
VAR puton = ""
VAR quarter = ""
VAR evening = ""
VAR pile = 0
VAR snack = ""
VAR freehour = ""
VAR suspect = ""
VAR lampout = 0
VAR letrun = 0
VAR keeper = ""
VAR score = 0
VAR pocket = ""
VAR years = ""

=== pigeon ===
# title: Pigeons: a fair hearing
# chip: The pigeon that stopped the town
# keys: pigeon, pigeons, bird, nest, egg, corn tower, stopped clock, enemy
# lore: pigeon-nest
-> nest
= nest
# back: A pigeon has built between the wheels of the Corn clock. What do we do with the nest?
Ten to eleven on the Corn Tower, a Monday in April, and it stays ten to eleven. I climb 143 steps to see why. Between the wheels sits a pigeon on a nest and looks at me as if I had not knocked. You hold the lamp. What do we do?
+ [Carry the nest outside # like: carry it out, move the nest, take it outside, remove it, put it on the ledge, evict, throw it out, id set it somewhere else, she can live on the roof, clear the works, a clock is no nursery, take it down carefully, she has to go, roof, outside with it, relocate]
    ~ mercy = 0
    So I did, with both hands, like soup. I set it on the ledge outside, with a view. In the evening she had carried it back in, straw by straw, by beak.
    -> week
+ [Leave her, it is spring # no # like: leave her, leave it, let her stay, spring, let her be, poor bird, do nothing, i couldnt disturb a mother, the clock can wait, nature goes first, id tiptoe out again, let the animal sit, mother, nature, disturb]
    ~ mercy = 1
    You have a softer ledger than mine. I had a town to keep: I set the nest on the ledge outside. In the evening she had carried it back in, straw by straw.
    -> week
+ [Talk to her first # like: talk, ask her, politely, speak to her, negotiate, knock, explain, reason with her, id say good morning, have a word with her, perhaps she listens, id apologise for the intrusion, discuss the matter, good morning, conversation, apologise, have a word]
    ~ mercy = 0
    I explained the going train to her. She turned round once and sat down again. So I moved the nest to the ledge, and in the evening she had carried it back, straw by straw.
    -> week
+ [any # any]
    ~ mercy = 0
    I put that in the ledger as said on the first day. Then I set the nest on the ledge outside. In the evening she had carried it back in, straw by straw, by beak.
    -> week
= week
# own
# back: A thing one fights with every day needs a name in the ledger. What do we call the pigeon?
It went on for a week. I moved the nest in the morning, she moved it back by night. On Thursday we nodded to each other. What one fights with every day must stand in the ledger under some name. You choose it.
+ [Agatha, after your wife # like: agatha, agata, after your wife, your wife, name her after your wife, like the lady you married, the name of your missus, call it what your spouse is called, in honour of mrs brask, mrs brask, spouse, missus]
    Agata heard of it. She said that she had never in her life carried straw for a man, and that the pigeon should be called something else. So it stayed at 'the lodger'.
    -> egg
+ [Madam Mayor # like: madam mayor, mayor, mayoress, the mayor, her honour, boss, something official, her excellency, the queen of the tower, she governs so a title, burgomaster, excellency, queen, governor]
    That would have been understood by everybody, on both sides. In public I called her 'the lodger'. You and I know.
    -> egg
+ [No name, or I get attached # no # like: no name, attached, dont name her, nothing, no names, never name them, id get fond of it, nameless is safer, then i could never evict it, just number her, id avoid christening her, fond, nameless, number]
    That is wise, and it did not help me either. I wrote 'the lodger', and by Friday I was asking after her.
    -> egg
+ [any # slot: bird 6]
    I have entered her: '{bird}'. In ink, so there is no way back. She did not look up from her straw.
    -> egg
+ [any # any]
    The column for names is narrow, so I fold that in and keep it. For every day I wrote 'the lodger'.
    -> egg
= egg
# own
# back: There is an egg in the works, and the town wants a note on the tower door. What does the note say?
On the eighth day I came up with both hands ready, and there was an egg. {bird: '{bird}' sat on it|She sat on it} and did not look at me at all. So it would be ten to eleven until June. Somebody must tell the town. I have a card and a nail, and you dictate.
+ ['Closed for repair' # like: closed for repair, repair, under repair, closed, out of order, maintenance, say we are mending it, works in progress, temporarily not available, technical fault, the usual sign, mending]
    That is what everybody writes. I hung it up, and within the hour three men came who wished to watch the repair.
    -> mayor
+ ['Egg' # like: egg, an egg, the truth, one egg, there is an egg, just egg, one word is enough, tell them what is in there, shell, oviparous business, id be truthful and brief, plain truth]
    Short, and every letter of it true. I hung it up. By noon there was a queue at the foot of the tower, to ask what sort.
    -> mayor
+ ['It is 10:50. Get used to it.' # like: get used to it, its ten to eleven, 1050, plan accordingly, deal with it, until june, learn to live with it, that is the time now, deal with the hour as it is, tough luck it stays, set your watches, tough luck, live with it]
    My predecessor would have shaken your hand. I hung it up, and half the town did get used to it, by the next morning.
    -> mayor
+ [any # slot: doornote 14]
    I have lettered it neatly: '{doornote}'. It hung on the tower door from that day, with one nail. People came, read it, and took off their hats or did not.
    -> mayor
+ [any # any]
    The card is too small for all of that, so I copied it on the back of a plan of the tower. It took two nails. People stood before it for some time.
    -> mayor
= mayor
# back: The mayor sits on step 120 and wants the clock by Saturday. What do you offer him?
The mayor came up himself. At step 120 he had to sit down. There is a cushion, for that purpose. As soon as he had air he said: 'Brask. The clock. By Saturday.' I had tea up there, the egg, and some experience. What do we offer him?
+ [Show him the egg # like: show him the egg, the egg, let him see, let him look, take him up, show him the nest, that would melt him, take him by the sleeve and point, the nest speaks for itself, lead him up the last stretch, let him meet the mother, melt him, show him, upstairs, mother bird]
    He went up the last steps on his toes and looked for a long time. He has three daughters. 'And in June?' he asked, quite low. 'In June,' I said.
    -> breakfast
+ [Tea, and then silence # like: tea, silence, say nothing, drink tea, wait, outlast him, nothing, pour him a cup and hush, id give him something hot, sit it out together, let the kettle do the talking, calm him with a drink, a hot cup, kettle, calm him, outwait]
    You would last in this trade. We drank two cups. At the second he heard something peep in the shell, or thought so. 'And in June?' he asked. 'In June,' I said.
    -> breakfast
+ [Tell him that it is rust # like: rust, lie, tell him its rust, excuse, say its broken, technical, make something up, id fib a little, blame corrosion, tell him the gears are jammed, invent a fault, something he wont understand, fib, corrosion]
    I have used rust before, it has been very kind to me. But she cooed in the middle of the word. He looked at me. 'And in June?' he asked. 'In June,' I said.
    -> breakfast
+ [any # any]
    I would have liked to see his face at that. I poured tea. Before the second cup he had heard her coo. 'And in June?' he asked. 'In June,' I said.
    -> breakfast
= breakfast
# back: It is ten to eleven until June, and the café serves breakfast until eleven. What do you say to that?
Now you must know that the café on the Corn Market has a sign: 'Breakfast until eleven.' The law of this town is that one goes by the nearest tower.
+ [Breakfast until June # yes # like: breakfast until june, eight weeks, all day breakfast, endless breakfast, breakfast forever, wonderful, morning for two months, id have croissants forever, what luck for the hungry, long live the scrambled ones, a feast for the whole town, croissants, forever, feast, two months]
    Nine weeks of it. The waiter asked me in May, with egg on his sleeve, whether I could do anything. I said that she was sitting as fast as she could.
    -> spare
+ [That poor waiter # like: waiter, poor waiter, poor staff, the cook, poor cook, overworked, poor people, he must have cursed, think of his feet, who fries all that, i pity the kitchen, give that man a rise, fry, cursed, give him a rise]
    He carried four thousand rolls. In the second week he stopped saying good morning and only said 'still'. In the third he began to smile, and nobody knew why.
    -> spare
+ [I would order slowly # like: order slowly, stay, sit there, move in, never leave, i would stay, order, coffee, id take my time over the jam, camp at the corner table, one more pot and another, id bring a book and stay, never ask for the bill, corner table, another pot, camp]
    There were nine who did just that. They had their own table. One of them wrote a whole letter there, with a second page.
    -> spare
+ [any # any]
    It was argued before the tower that very day, I believe in several voices. The café kept to its sign. Nine weeks of breakfast. The waiter aged, but in a good direction.
    -> spare
= spare
# own
# back: If it stayed ten to eleven for you until June: what would you finally sit down and do?
One noticed something in the square. People stopped there on purpose, looked up, saw ten to eleven, and did the thing they never had time for. Say it stands like that for you, until June. What do you sit down to?
+ [Sleep, thank you # like: sleep, nap, rest, sleep in, lie down, go to bed, stay in bed, id catch up on my dreams, under the duvet, forty winks, a siesta, finally eight hours, duvet, siesta, dreams, eight hours]
    The notary slept, on the bench by the pump, in his hat. Nobody woke him. By the tower he was early.
    -> frost
+ [Finally call someone # like: call someone, phone, write to someone, see my family, ring a friend, visit, call my mother, id dial my brother, pick up the telephone at last, get in touch with an old mate, pay my aunt a visit, send that postcard, telephone, an old mate, postcard, visit my aunt]
    There were some. You could tell them by how they walked afterwards. It is mostly a matter of nine minutes, and one has not had nine minutes for years.
    -> frost
+ [Nothing, with great care # like: nothing, do nothing, stare, sit, look out of the window, absolutely nothing, relax, id loaf about, watch the clouds, idle without shame, twiddle my thumbs, just breathe on a bench, clouds, idle, loaf, thumbs]
    That is a skilled trade. Our donkey does it best. I come third in the family, after Agata on Sundays.
    -> frost
+ [any # slot: lastminute 16]
    '{lastminute}'. I have put it on the list of what was done at ten to eleven. It is a long list, and yours does not look out of place in it.
    -> frost
+ [any # any]
    I have it, and I do not cut it shorter. Under a standing clock one may let a sentence run.
    -> frost
= frost
# back: Frost at two in the morning, and she sits in a draught. Do you climb the 143 steps?
The last week of April, two in the morning, and there is frost. I lie awake. The louvres up there let everything in, and it was I who had refused to mend them for eleven years. There is a horse blanket in the stable. One hundred and forty-three steps. Do you go up?
+ [I am already in my boots # yes # like: yes, go up, of course, boots, climb, i go, bring the blanket, definitely, id run up in my nightshirt, she must be freezing, no question i am on the stairs, two at a time, poor thing needs covering, nightshirt, freezing]
    ~ climbed = 1
    Two people on that stair at night, with one blanket. We hung it over the louvre. She looked at it, at us, and pulled one thread out of it for her own use.
    -> rival
+ [No. She is a bird # no # like: no, shes a bird, birds manage, stay in bed, nature, too cold, she has feathers, wild creatures cope, id pull the duvet up, animals have plumage, not at that hour, i would roll over, plumage, duvet, roll over]
    ~ climbed = 0
    That is correct, and I told myself so until half past two. Then I went, for the exercise. I hung the blanket over the louvre. She pulled one thread out of it for her own use.
    -> rival
+ [Send the donkey # like: donkey, send the donkey, noon, let noon go, send someone, send ida, let the animal with four legs do it, he owns the blanket, is there nobody younger, wake the apprentice, someone else can go, apprentice, somebody younger, four legs, someone else]
    ~ climbed = 0
    He looked at the stairs and lay down. It is his one opinion about towers. I went. I hung his blanket over the louvre, and she pulled one thread out of it for herself.
    -> rival
+ [any # any]
    ~ climbed = 0
    I had no answer at all at that hour, so yours is already better. I went up with the blanket and hung it over the louvre. She pulled out one thread for her own use.
    -> rival
= rival
# own
# back: What is your pigeon? Something small you do battle with, over and over.
I had called her an enemy for thirty years, her and all of them. Going down that night I noticed that one does not carry blankets to an enemy. Now you. What do you do battle with, small and daily and not to be argued with?
+ [A machine at home # like: printer, machine, computer, phone, washing machine, dishwasher, technology, the wifi, alarm clock, the copier, my laptop, the boiler, that remote control, an old car, boiler, copier, laptop, car, remote]
    Then I say it as a man of the trade: look whether something is nesting in it. In my experience it is that, or the screw one put off.
    -> grating
+ [A person, if I am honest # like: person, neighbour, colleague, boss, my brother, my sister, my husband, my wife, flatmate, the man upstairs and his drill, my mother in law, someone at the office, a roommate who never washes up, my toddler, mother in law, toddler, roommate]
    Yes. They also carry it back in by night. I will not take sides there. I only report that on Thursday we nodded.
    -> grating
+ [Myself, mostly # like: myself, me, my own head, laziness, my habits, procrastination, im my own opponent, the snooze button in my head, my sweet tooth, putting things off, the voice that says tomorrow, snooze, sweet tooth, my own worst enemy]
    That one knows all your ladders. I have moved the same nest in me since I was twenty. Some years I only straighten it.
    -> grating
+ [any # slot: foe 16]
    '{foe}'. I set it down beside mine, same column, same ink. There is a line left free for peace talks.
    -> grating
+ [any # any]
    I have no column for that. I lay it in between the pages, whole, and close the book on it gently.
    -> grating
= grating
# back: The chicks are gone and I screw a grating in front of the works. Do we leave one bar out?
In June they flew, two of them. The same afternoon the clock went again, and the waiter wept. I screwed a grating before the works, because a promise to a mayor is one. She sat on the bell and watched. I swear that she was checking the screws. One bar I still had in my hand. Do I put it in?
+ [Put it in. It is a clock # yes # like: put it in, yes, close it, its a clock, all bars, promise, do your job, a promise counts, seal it, screw it tight, the wheels come first, no exceptions for poultry, seal, screw, wheels first]
    I did, in the end. But she had a ledge made for her on the outside by the autumn, with a roof. That is not weakness, it is town planning.
    -> verdict
+ [Leave it out # no # like: leave it out, no, leave a gap, let her in, one gap, leave space, a small door for her, forget the last one, id lose the screw, give her a way in, one hole harms nobody, small door, gap, hole, lose the screw]
    You tempt me, and I stood there for as long as a pipe lasts. Then I put it in and built her a ledge outside with a roof on it. I tell myself that it was your idea.
    -> verdict
+ [Ask her # like: ask her, ask the pigeon, let her decide, see what she does, show her, vote, let the lady decide, hold it up and see, she should have a say, consult the tenant, watch what her eye says, consult her, her opinion, the tenant]
    I held it up. She looked at it with the one eye and then with the other. I put it in and built her a ledge on the outside. She moved in the same evening, with the thread.
    -> verdict
+ [any # any]
    That I could not do with one screwdriver. The bar went in, and she got a ledge on the outside, with a roof. She moved in the same evening and brought the thread.
    -> verdict
= verdict
# back: You have heard both sides. How do you rule: the pigeon, or me?
So. You have heard both sides, and I have tried to be just. {mercy: On the first day you wanted to leave her in peace, I have not forgotten it.|You saw the nest on the first day, so you are a witness too.} The ledger is open and the ink is wet. How do you rule?
+ [The pigeon is acquitted # yes # like: acquitted, not guilty, innocent, free, pigeon wins, let her go, pigeon, the bird goes free, she did nothing wrong, in favour of the feathered one, case dismissed, mother of two let her off, dismissed, did nothing wrong, bird goes free]
    So it is entered. I hung the ruling up there{doornote:, under your card with '{doornote}' on it}. She has sat on it since.{climbed: And your thread from the blanket is still in the wall of the nest.}
    -> END
+ [Guilty, but not sorry # no # like: guilty, not sorry, she is guilty, pigeon guilty, both guilty, convict her, she did it but with dignity, sentence served, culprit without remorse, yes she stopped the town and so what, a fine in straw, culprit, no remorse]
    A hard and fair sentence: nine weeks, already served.{foe:  For '{foe}' I would ask the same court for mercy.} She comes back each April and looks through the bars, to see whether I have improved.
    -> END
+ [You lost, Teodor # like: you lost, teodor lost, you are guilty, your fault, you, she won, she beat you, she got the better of you, the keeper is to blame, you were beaten, the man had it coming, i rule against you, beaten, defeated, against you, keeper]
    I know. I have written it in: 'Lost, to a better builder.' My predecessor never once admitted such a thing, and his louvres were worse.{lastminute:  The town has asked for another ten to eleven. I said, with '{lastminute}' in mind, that I would speak to her.}
    -> END
+ [any # any]
    The court takes it to the files as it was spoken. For my part I pleaded guilty. She has the ledge, I have the clock, and in April we nod.
    -> END
= aside
+ [chicks # like: what happened to the chicks, did they survive, did they hatch, how many chicks, were there chicks, baby pigeons]
    Two hatched and two flew. One lives on the town hall and the other in the choir room, by an open window. She is an alto.
    -> DONE
+ [angry # like: were people angry, did anyone complain, was the town angry, what did people say, did you get in trouble]
    There were three letters. One was from the station, one from a dentist, and one said only: 'Please, another week.'
    -> DONE
+ [other clocks # like: what about the other clocks, other towers, could they use another clock, eight others, why not use another # about: other clocks, other towers]
    There are eight others, and they disagree. People found that a clock which stands is at least one you can rely on.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, when was this]
    It is true in Kestrin, and Kestrin is invented. I am an AI who tells it. The ledger and the egg are exact.
    -> DONE
+ [why # why # like: why did it stop, why not just move her, why didnt you throw it out, why do you care, why did you wait]
    Because an egg does not keep when one moves it about, and a clock does. It was no more than arithmetic, and it took me nine weeks to do.
    -> DONE
+ [pigeon # about: pigeon, pigeons, bird, birds, lodger # like: what did the pigeon look like, what colour was she, was it a male or a female, how old was the pigeon, where did the pigeon come from, is she still there]
    The pigeon was grey like a slate roof after rain, with one white feather on the left that would not lie down. Her eye was orange, and it missed nothing.
    -> DONE
+ [nest # about: nest, nests, straw # like: what was the nest made of, how big was the nest, how does a pigeon build, was it a good nest, where was the nest]
    The nest was straw, two hairpins and a length of my own string. It sat between the third wheel and the fourth, and as carpentry it was sound.
    -> DONE
+ [mayor # about: mayor, mayors # like: who is the mayor, was the mayor angry, what did the mayor say, what is the mayor like, did the mayor shout]
    The mayor is a round man who counts stairs out loud and loses his place. Since that spring there is a second cushion, and he brings it himself.
    -> DONE
+ [waiter # about: waiter, café, cafe, breakfast, rolls, cook # like: what happened to the waiter, was the cafe happy, did the cafe run out, is the cafe still there, what did they serve for breakfast]
    The waiter is called Bruno and has flat feet. He learned that spring that a roll can be carried on the elbow, and four on each arm.
    -> DONE
+ [stairs # about: stairs, steps, tower, corn tower # like: how high is the tower, how many steps are there, how old is the tower, is it hard to climb, what is the tower like]
    The Corn Tower has 143 steps, worn on the left because everybody carries on the right. It smells of grain up to the second landing and of bells above it.
    -> DONE
+ [donkey # about: donkey, noon, stable, horse blanket # like: what is the donkey called, do you have a donkey, why is the donkey called noon, where is the donkey, what does the donkey do]
    The donkey is called Noon, because he comes home then and not one minute later. He has carried wheels for me, and held opinions on each.
    -> DONE
+ [agata # about: agata, agatha, wife, your wife # like: who is agata, what did your wife say, did your wife help, is she your wife, what does agata do]
    Agata is my wife and leads the choir. She heard about the pigeon from four people before she heard of it from me, and let me tell it all the same.
    -> DONE
+ [scared # like: were you angry with her, were you scared of losing your job, did you like her, did you miss her, do you like pigeons now, did it change you]
    I was cross for eight days. On the ninth I caught myself warming my hands before I went up, and so that was decided.
    -> DONE
+ [clock # about: clock, clocks, corn clock, wheels # like: how old is the clock, is the clock broken, did the clock survive, what kind of clock is it, who built the clock]
    The Corn clock is from 1741 and a lady in her habits. She strikes a little flat when it rains, and she has never held a grudge for standing.
    -> DONE
+ [name # like: what is your name, how long have you been a keeper, what is your job, are you the clock keeper, what do you do]
    I am Teodor Brask, and I keep nine tower clocks in Kestrin, in a story. I have done it for forty-one years, and they still do not agree.
    -> DONE
+ [egg # about: egg, eggs # like: what did the egg look like, how big was the egg, was it only one egg, did you touch the egg]
    The egg was white, hardly longer than a walnut, and as warm as an inside pocket. I had come up with both hands ready, and I put them in my coat.
    -> DONE

=== letters ===
# title: Forty letters in a biscuit tin
# chip: Forty letters in a clock shaft
# keys: letters, letter, tin, biscuit tin, secret, mystery, love letters, hidden, shaft, strange
# lore: lost-letters
-> tin
= tin
# back: A biscuit tin hangs at the foot of the weight shaft, on a cord. Do you lift the lid?
November, at the foot of the weight shaft in the Gate Tower. My lamp finds a biscuit tin. It hangs a hand above the stones, on a cord, and the cord goes up into the dark as far as the bells. It stands on no drawing. Do you lift the lid?
+ [Lift it # yes # like: lift it, yes, open it, open, of course, look inside, take the lid off, off with the lid, curiosity wins, id pry it up, have a peep inside, i must know what is in there, curiosity, peep, pry, lid off]
    It was rusted on one side only, the side away from the hand. So it had been opened often. Inside lay forty letters, tied up with clock cord.
    -> line
+ [Look up first # like: look up, follow the cord, the cord, where does it go, check above, pull the cord, tug, check where the rope ends, shine the light upwards, find what holds it, follow it to the bells, give it a pull, rope end, light upwards, bells, pull]
    Good. There was nothing up there but a small brass pulley, and it was oiled. I had not oiled it. So I lifted the lid. Forty letters, tied up with clock cord.
    -> line
+ [Leave it hanging # no # like: leave it, no, not mine, dont touch, walk away, none of my business, private, id let it dangle, somebody hid that for a reason, hands off, turn round and climb back, that belongs to someone, somebody hid it, not my business, back up the stairs]
    I went away too, as far as the ninth step. Then I came back, because I had left my lamp there. I think on purpose. In it were forty letters, tied up with clock cord.
    -> line
+ [any # any]
    I would not have thought of that, down there, with a cold neck. I lifted the lid. Forty letters, tied up with clock cord.
    -> line
= line
# back: I read one line and closed the tin. Would you have read on?
They had no envelopes. The top one lay open, and before I could look away I had read its first line: 'The quarter to nine was you, I am sure of it.' Then I closed the tin. That is twenty years ago. Would you have read on?
+ [All forty, that night # yes # like: yes, all forty, read on, read everything, read them all, of course, all of them, i would have devoured the lot, till sunrise, every last page, couldnt have stopped, id have sat there with the lamp, every page, devour, couldnt stop]
    ~ readon = 1
    An honest answer. I sat beside it with my hands under my legs until the hour struck. I still know what the other thirty-nine looked like from the edge.
    -> guess
+ [No. They are not to me # no # like: no, not mine, not to me, private, close it, wouldnt read, respect, strangers secrets are sacred, id shut the lid at once, that would be indecent, it isnt addressed to me, i would be ashamed, sacred, indecent, not addressed]
    ~ readon = 0
    So I thought, too. But do not believe that one is rid of it by being decent. I have had that one line in my ear for twenty years.
    -> guess
+ [Only the names at the end # like: names, only the name, signature, the end, who signed, just the signature, the date, just who it was from, a peek at the bottom of the page, only the sender, when it was written maybe, check the initials, sender, initials, bottom of the page]
    ~ readon = 0
    That is the crack through which one ends up reading forty letters. I know myself. I put the lid on and my hat on the lid.
    -> guess
+ [any # any]
    ~ readon = 0
    I have turned that over twice, it is not the worst way. For my part I put the lid on and my hat on the lid, and sat there until it struck.
    -> guess
= guess
# own
# back: 'The quarter to nine was you, I am sure of it.' What do you think it means?
'The quarter to nine was you.' For years I told it to nobody. But one goes up and down stairs all day with such a sentence, and one begins to build on it. So, before you hear mine: what do you think it meant?
+ [A signal between two people # like: signal, sign, code, secret sign, a message, lovers, secret code, a knock, two sweethearts arranged it, a sort of password, the stroke meant come down, an agreed sound, lovers tell each other that way, password, sweethearts, rendezvous, agreed]
    There you stand where I stood after about a month. Only, how does one sign with a clock that strikes by itself?
    -> cord
+ [Someone heard footsteps # like: footsteps, steps, someone on the stairs, heard them, a sound, walking by, someone passing, she recognised his tread, somebody climbed past, boots in the stairwell, he was walking up there then, the creak gave him away, tread, creak, somebody on the stair]
    That was my wife's theory, when I asked her about 'a friend of mine'. She asked how my friend was, and whether he took sugar in his chicory, as I do.
    -> cord
+ [Somebody made a mistake # like: mistake, error, wrong time, it struck wrong, an accident, late, somebody broke it, the clock was wrong, a fault in the works, someone bungled the strike, it came at the wrong moment, clumsy hands, bungled, clumsy, wrong moment]
    A keeper thinks so first. And it was not so wrong. Only that nobody writes forty letters about a mistake, unless he is glad of it.
    -> cord
+ [any # slot: theory 12]
    '{theory}'. I have written it on the inside of my cap, where I keep what is not finished.
    -> cord
+ [any # any]
    That is a whole building with several floors. I keep it in mind, and we go on down the stairs with it.
    -> cord
= cord
# back: It is clock cord, so the sender had a key to the tower. Where do you look first?
Then I looked at the cord. It was clock cord, waxed, eight strands. Nobody buys that by the metre for pleasure. So the one at the top was a keeper, like me, and had the key. There were nine of us since 1702. Where would you begin?
+ [In the old ledger # like: ledger, the book, records, old book, archive, look it up, diary, its all written down somewhere, leaf through the old volume, study the entries, who held the post then, check the pages of your forerunners, entries, pages, old volume, written down]
    I too. I took it home under my coat, and Agata said nothing, and set the lamp nearer.
    -> wind
+ [Ask Master Orsolya # like: orsolya, master orsolya, your master, your teacher, ask her, master, she taught you so she will know, ask the old lady, write to her, your teacher has seen it all, knock at her door, the old lady, she taught you]
    I wrote to her. She wrote back one word: 'Hm.' It was in the second tone, the good one. So I knew that she knew, and I took the ledger home to find out what.
    -> wind
+ [Ask the bell-ringer # like: lorenc, bell ringer, ringer, the ringer, ask lorenc, your friend, him with the ropes, the man from the belfry hears everything, question your thursday friend, ask the one up there with the bells, belfry, ropes, thursday friend]
    Lorenc I asked on a Thursday, through the back of the question. He said that in my towers nobody had ever loved anything. So I took the ledger home, out of spite.
    -> wind
+ [any # any]
    There I should have needed a longer arm. I did what I always do when I do not know: I took the old ledger home under my coat.
    -> wind
= wind
# back: On still days he wrote 'Quarter late. Wind.' Do you believe him?
You know of my predecessor, the rude one, from 1890. He liked nobody. I read him again, slowly. And there it stood, every Wednesday, for two years: 'Gate. Quarter to nine late. Wind.' In between, in the same hand, for the same days: 'Calm.'
+ [It was him. He held the hammer # yes # like: it was him, he did it, he held the hammer, he held it back, him, the rude man, on purpose, that grump did it with his hand, it was a signal from him, the fellow delayed it himself, thats no breeze thats a lover, caught the old bear, lover, grump did it, signal, his hand]
    So it is. One lays two fingers on the lever, and the quarter comes a breath late. In the whole town one person knows that it was fingers and not wind.
    -> rough
+ [That man? In love? # no # like: that man, in love, never, him in love, impossible, he liked nobody, no way, such a bear has no heart, i cant picture it, he was far too nasty, not that grouch, he hated everyone, hated everyone, grouch, cant picture it]
    I said the same, aloud, in the kitchen. Agata said: 'Who else has to hide it so well?' One lays two fingers on the lever, and the quarter comes a breath late.
    -> rough
+ [Maybe it really was wind # dunno # like: wind, maybe wind, really wind, coincidence, weather, could be wind, dont know, there could have been a draught, storms exist, a gust up there while its still below, why not believe the entry, air is tricky in towers, draught, storm, gust, breeze]
    On a hundred and four Wednesdays, and only at a quarter to nine. I have known wind all my life, it was never so punctual. It was two fingers on the lever.
    -> rough
+ [any # any]
    I write that next to it, in pencil, one does not spoil his ink. It was this: one lays two fingers on the lever, and the quarter comes a breath late.
    -> rough
= rough
# own
# back: Who do you know that is rough on the outside, and holds a lever back for somebody?
I had learned half my swearing from that man. Since then I read him differently. 'Mill clock: lame, like its miller.' Perhaps he had carried the miller home. Whom do you know who is all bark in front, and something else behind?
+ [Someone in my family # like: my father, dad, grandmother, grandfather, my uncle, my mother, family, my aunt, my brother, grandad grumbled and slipped us sweets, my old man, an uncle who barked, gran with the wooden spoon, my eldest sister, grandad, gran, uncle, sister]
    They are mostly related to us, it is a question of who puts up with them. I hope that somebody noticed the two fingers while there was time.
    -> clerk
+ [That would be me # like: me, myself, thats me, i am, i am like that, thats my style, youre talking to one, i growl myself, guilty as charged, people think i am hard, that description fits yours truly, i growl, im the one]
    Then I say it with care: here and there somebody has noticed. One hears it. It is about half a second.
    -> clerk
+ [Nobody comes to mind # dunno # no # like: nobody, no one, cant think, not really, dont know anyone, i know only soft people, they are all plain nasty, none i can think of, rough is just rough, my friends are gentle, soft people, know nobody, none]
    Then he is well hidden with you, too. Mine took me twenty-one years, and I had his handwriting.
    -> clerk
+ [any # slot: gruff 14]
    '{gruff}'. I put it in the ledger on the page with him, they may growl at each other there.
    -> clerk
+ [any # any]
    I leave that as you said it. One should not polish such people, it makes them nervous.
    -> clerk
= clerk
# back: At the foot of the shaft was the toll office. I laid the two books side by side. Was that right?
And the other end of the string? At the foot of the shaft there was in those days the toll office, with one clerk. Small hand, very straight. I laid the toll book beside the ledger on our kitchen table. On Wednesdays, at a quarter to nine, the clerk made every time the same small blot.
+ [That is the loveliest blot # yes # like: lovely, beautiful, sweet, the blot, how sweet, touching, love it, that makes me weep, a tiny ink heart, what tenderness, ink that trembles, prettiest stain i ever heard of, tears, tender, romantic, prettiest]
    A hundred and four of them. Agata counted, I could not see well just then. There was something with the lamp.
    -> fortyone
+ [You should not have looked # no # like: shouldnt have looked, not your business, leave them, nosy, private, too far, wrong, you spied on the dead, that was indiscreet, it was theirs alone, you crossed a line there, spied, indiscreet, rest in peace, theirs alone]
    That may be. I asked myself that, and put both books back in their places. I told it to one wife and one donkey. And now to you, I know.
    -> fortyone
+ [What became of them? # more # like: what became of them, did they marry, what happened, and then, did they meet, happy ending, how did it go on, were they wed, tell me the rest, and afterwards, did they grow old together, wedding, afterwards, the rest, grow old]
    That stands in neither book. Both hands simply go on, year after year, his rude and the other one straight. On his last page there is no wind at all.
    -> fortyone
+ [any # any]
    I did not say anything so good. I closed both books, first the one and then the other, so that they should not knock together.
    -> fortyone
= fortyone
# back: There were forty letters, now there are forty-one. What do you do?
Now it becomes strange. I had hung the tin back, on a better string. Last winter my apprentice Ida says, over soup, that the pulley squeaks in the Gate Tower. I go down and lift the lid. I count, and I count again. Forty-one.
+ [Read the new one # like: read it, read the new one, open it, look, read 41, yes read, unfold that one, this time id look, a fresh one isnt history, straight to number 41, i would break the seal, unfold, seal, number 41, just this one]
    I held it to the lamp, closed. The paper was new and torn out of a music book. I tell you honestly how close it was. Then I put it back and sat down on the stair.
    -> stair
+ [Wait and see who comes # yes # like: wait, watch, see who comes, hide, lie in wait, wait on the stairs, spy, keep watch in the dark, catch them in the act, lurk behind the weights, stay and see who tugs, id sit there all night, keep watch, lurk, catch them, all night]
    That is what I did. The paper was new, by the way, torn out of a music book. I put it back, put out the lamp, and sat down on the stair with a sandwich.
    -> stair
+ [Run # no # like: run, run away, ghost, scared, leave, get out, creepy, not for me, id be out of there, my legs would carry me off, spirits at work, gives me the shudders, lock the door behind me, out of there, shudders, lock the door, spooky]
    My feet had the same idea and my knees did not go along. The paper was new, torn out of a music book. Ghosts use older paper. So I sat down on the stair.
    -> stair
+ [any # any]
    So somebody has said it at last. The paper was new, torn out of a music book. I put it back, put out the lamp, and sat down on the stair with a sandwich.
    -> stair
= stair
# back: I sit on the dark stair, and the cord begins to run. Who is pulling?
Half past eight, quite dark. Then the cord runs, and the tin goes by my knee, down to the little door in the foot of the wall, the old toll office. Two young people with a drum kit live there now. The knot on the handle I taught to just one person in my life. You know, I think, who sits at the top.
+ [Ida, the apprentice # yes # like: ida, the apprentice, your apprentice, ida did it, its ida, the girl with the good teeth, your pupil, the young one you trained, she learned that knot, the trainee, the girl, pupil, trainee, young one]
    Ida. She has her teeth in clocks all day, and I had thought that was all she had in her head. Below is the boy whose cradle I once wrapped a hammer for. He is nineteen and plays the drum.
    -> write
+ [The old man's ghost # like: ghost, the old man, predecessor, rude man, dead man, spirit, haunted, the dead grump is back, its his phantom, somebody from the grave, an apparition, the keeper of 1890, phantom, grave, apparition, 1890]
    He would not have used so clean a knot. It is Ida, my apprentice. And below lives the boy for whose cradle I once wrapped a hammer in a blanket. He plays the drum.
    -> write
+ [I have no idea # no # dunno # like: no idea, dont know, no, tell me, cant guess, who, you have lost me, say it yourself, beats me, i give up, not a clue, give up, clueless]
    I needed a moment as well, there was mustard on my hand. It is Ida, my apprentice. Below lives the boy whose cradle I once wrapped a hammer for. He plays the drum.
    -> write
+ [any # any]
    It went through my head as well, among other things. It is Ida, my apprentice. Below lives the boy whose cradle I once wrapped a hammer for. He plays the drum now.
    -> write
= write
# own
# back: One line, let down on a string to whoever pulls. What would you write?
They had found it by themselves, the tin, the cord, all of it, and I believe that they have not read the forty either. It works only with one line at a time. If you had that string, and somebody at the other end: what would yours say?
+ [I am still here # like: still here, im here, i am here, here i am, i havent gone, im still around, i have not gone anywhere, present as ever, im at the other end, around as always, holding the rope still, holding the rope, not gone]
    That is about what a clock says too, the whole day. And people set themselves by it.
    -> late
+ [Come up # like: come up, come here, meet me, visit, come, come over, come and see, climb the tower, join me, id like to see you, pay me a call, the door is open, climb, pay me a visit]
    Two words and two hundred steps. He who comes then has thought about it on the way.
    -> late
+ [I would send it blank # no # like: blank, nothing, empty, no words, nothing to say, an empty page, not a syllable, just the bare sheet, let them guess, silence on paper, a page with nothing on it, blank sheet]
    My wife says that the best page in a score is the one with only rests on it. All forty of them breathe there.
    -> late
+ [any # slot: shaftline 20]
    '{shaftline}'. I tie it on with the good knot. Whoever pulls down there will have something.
    -> late
+ [any # any]
    It is long, I let it down in two turns. Nothing of it was wetted or bent.
    -> late
= late
# back: Last Wednesday the quarter to nine came late, in calm air. What do I write in the ledger?
And now the end. Last Wednesday I stand on the square. No leaf moves. The quarter to nine comes late, by a breath. In the window of the toll office somebody drops a drumstick. I must enter it in the ledger. What do I write?
+ ['Wind.' # yes # like: wind, write wind, it was wind, blame the wind, wind again, put down the weather, a gust, breeze as usual, follow tradition, cover for the girl, weather, gust, tradition, cover for her]
    'Gate. Quarter to nine late. Wind.' In my best hand.{shaftline:  And '{shaftline}' I would let down to them any Wednesday.} Then I went and oiled the pulley, so that nobody else hears it.
    -> END
+ [The truth: 'Ida.' # no # like: truth, ida, the truth, ida did it, honest, her name, two fingers, put down who it was, one mustnt lie in a ledger, facts only, name the culprit, record the fingers, facts, culprit, name her, no lies]
    That would be exact, and I am for exactness. But then I saw how he had made his W, with a flourish one never finds elsewhere in the book. I wrote 'Wind.' It came out with a flourish.{readon: And the forty stay shut, even for you, who would have read them.}
    -> END
+ [Nothing at all # like: nothing, leave it blank, say nothing, dont write, empty line, leave it out, skip that line, no entry today, keep the pen in the pocket, some things dont belong in books, pass over it, skip, pass over, no entry, leave a gap]
    I left the line empty for a day. Then I thought: in a hundred years somebody sits at a kitchen table and needs it. So: 'Quarter late. Wind.'{gruff:  You understand that, I think. You know '{gruff}'.}
    -> END
+ [any # any]
    I would need a second column for that. I wrote: 'Gate. Quarter to nine late. Wind.'{theory:  So your '{theory}' can come out of my cap now.} The air stood quite still all evening.
    -> END
= aside
+ [read # like: what do the letters say, did you ever read them, what is in the letters, what was in them, what did they write # about: letter, letters, envelope]
    I know one line of forty letters. It is a good line. I have had whole books with less in them.
    -> DONE
+ [orsolya # like: who is orsolya, did orsolya know, what did orsolya know, was it orsolya # about: orsolya]
    My master. She had the key before me, so she had seen the tin. She left it hanging and taught me to keep my nose in the clock.
    -> DONE
+ [ida # like: who is ida, tell me about ida, how old is ida, does ida know you know, what did ida say]
    Ida is my apprentice, grown up and quick. She hears a crack with her teeth. That I know about the string she has not heard yet.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, when was this]
    It is true in the ledger, and the ledger is a story. I am an AI. No one's real letters were lying in that tin.
    -> DONE
+ [why # why # like: why didnt you read them, why not read, why a string, why did they use a tin, why letters, why hide it]
    A letter has an address, even without an envelope. One can hear whether one is meant. I was not.
    -> DONE
+ [tin # about: tin, biscuit tin, lid, box # like: what did the tin look like, what kind of tin, how old was the tin, what was on the tin, where is the tin now]
    The tin had held ginger biscuits once. On the lid was a skating lady, and her face was worn away by a thumb.
    -> DONE
+ [cord # about: cord, string, rope, pulley, knot # like: what was the cord like, who oiled the pulley, how long was the cord, why clock cord, what kind of knot was it]
    The cord was eight strands, waxed, the kind I use for the small weights. It held a tin for a hundred years, and I have had shoelaces that did less.
    -> DONE
+ [predecessor # about: predecessor, rude man, keeper, keepers # like: who was your predecessor, what was the rude man like, what else did he write, when did he live, was he married]
    My predecessor kept the nine from 1884, with bad knees and a good pen. He wrote about the Mill clock: 'Lame, like its miller.' There is a page of that.
    -> DONE
+ [clerk # about: clerk, toll office, toll book, toll # like: who was the clerk, what did the clerk do, man or woman, what is a toll office, what was in the toll book]
    The clerk wrote down carts, geese and barrels, in a straight small hand, without one joke in eleven years. Of a face or a name the book says nothing.
    -> DONE
+ [gate # about: gate, gate tower, shaft, tower # like: what is the gate tower like, how deep is the shaft, how high is the tower, what is down in the shaft, how old is the gate tower]
    The Gate Tower has the deepest shaft of the nine. The weight needs a week to come down it, and it smells of stone, tallow and somebody else's winter.
    -> DONE
+ [agata # about: agata, wife, your wife # like: what did your wife think, did you tell agata, did your wife want to read them, who is agata, did you tell your wife]
    Agata knew of the tin before I had taken my coat off. She asked nothing. She put down a second cup of chicory, and waited, as altos do.
    -> DONE
+ [lorenc # about: lorenc, bell-ringer, ringer, bells # like: who is lorenc, who rings the bells, are you friends with lorenc, what did lorenc say, does lorenc know]
    Lorenc rings the bells by hand and holds that clocks are a noise. We quarrel on Thursdays, at a fixed hour, so that both of us have something to look forward to.
    -> DONE
+ [ledger # about: ledger, ledgers, book, books # like: what is the ledger, what do you write in the ledger, how old is the ledger, can anyone read the ledger, where do you keep the ledger]
    The ledger goes back to 1702, in nine hands. Mostly it says 'oiled' and 'wind'. One has to read a great deal of oil before one comes to a person.
    -> DONE
+ [scared # like: were you scared, was it creepy, were you tempted, did you feel bad, were you curious, do you regret it]
    I was more ashamed than afraid. One feels a tin looking at one's back, all the way up a spiral stair.
    -> DONE
+ [love # like: was it love, did they love each other, was it a love story, were they in love, is it romantic, did they ever meet]
    I am a clock keeper and have only the quarters. But nobody comes late so exactly, unless somebody is listening.
    -> DONE

=== four ===
# title: Ten past four, for thirty years
# chip: The clock half a town wanted stopped
# keys: ten past four, stopped clock, salt gate, vote, kiss, standstill, thirty years, quarrel, repair
# lore: ten-past-four
-> vote
= vote
# back: The clock has stood at ten past four for thirty years. Do you vote to mend her, or to leave her?
On the Salt Gate a clock stood at ten past four for thirty years. I offered to mend her, and there was a meeting in the town hall. Half the benches were against it. They had got used to a little light left in the afternoon. You sit in the third row, and you have a vote.
+ [Mend her # yes # like: mend her, repair, fix it, fix her, yes mend, get it running, for, clocks ought to go, get her ticking, my hand goes up for the wheels, time should move, oil her and be done, tick, wheels, oil her]
    ~ ballot = 1
    A hand for the wheels. I thanked you from the front with one eyebrow. It stood at fifty-one against fifty-one, and the mayor had gone out for air.
    -> speakers
+ [Leave her as she is # no # like: leave her, leave it, dont repair, against, keep it, let it stand, no repair, keep the golden hour, hands off her, i like her the way she stands, why ruin a good afternoon, no wheels please, golden hour, hands off, no wheels, good afternoon]
    ~ ballot = 2
    A hand for the afternoon. I bore you no grudge, you sat among friends. It stood at fifty-one against fifty-one, and the mayor had gone out for air.
    -> speakers
+ [I want to hear them first # dunno # like: hear them, listen first, abstain, both sides, undecided, dont know, hear everyone, id like the arguments, i would not decide yet, let people talk, put my hand down for now, tell me more before i choose, arguments]
    ~ ballot = 0
    The only one in the hall. They moved up for you on both sides. Without you it stood at fifty-one against fifty-one, and the mayor had gone out for air.
    -> speakers
+ [any # any]
    ~ ballot = 0
    The clerk asked how he was to enter that, and I said: as spoken. Otherwise it stood at fifty-one against fifty-one, and the mayor had gone out for air.
    -> speakers
= speakers
# back: Who shall speak first: the lamp-shop woman, the teacher, or the old man at the back?
So they spoke. There was the woman from the lamp shop, the teacher with a roll of drawings, and at the very back an old man in his Sunday coat who had put up his hand and taken it down again. Whom do you call?
+ [The lamp shop # like: lamp shop, the woman, lamps, shopkeeper, lamp, the shop, the lady with the lights, the shop opposite, her with the shades, ask the businesswoman, light first, lights, shades, businesswoman]
    She said: 'I close at six by my watch. But I look up, it is ten past four, and I think there is time. I have been in a good mood for thirty years.' She sat down. Then the old man stood up after all.
    -> kissed
+ [The teacher # like: teacher, drawings, the drawings, school, children, kids, the one with the roll of paper, education first, let us look at the pictures, the schoolmistress, pictures, classroom, education, pupils]
    She unrolled sixty drawings of the Salt Gate, by sixty children. On each it is ten past four. 'They think that is how a clock is spelled,' she said. Then the old man stood up after all.
    -> kissed
+ [The old man at the back # like: old man, the man at the back, sunday coat, him, the back, the quiet one, the shy fellow, that gentleman who lowered his arm, whoever is hesitating, the grandpa, let the last row talk, shy, last row, grandpa, hesitating]
    Everybody turned round. He held on to the bench in front of him. It was the bench where you sat, and you felt it shake a little.
    -> kissed
+ [any # any]
    It got lost in the noise of the benches, but I heard it. When it was quiet again, the old man at the back was standing.
    -> kissed
= kissed
# own
# back: He was kissed under that clock at ten past four. What do you say to him?
He said: 'I was kissed under it. At that hour. I have never needed the other ones.' That was his whole speech. Nobody coughed. Even the mayor, who had just come in again, held the door so that it should not click. It was so quiet that you could have said something to him.
+ [Then let her stand # like: let her stand, leave it, then leave it, dont mend it, he is right, keep it for him, nobody may touch it now, leave it exactly so, that settles it for me, then it should stay at four, do not move a wheel, nobody may touch her, leave exactly so, settled]
    Half the hall thought so in that minute, and the other half was looking for a handkerchief.
    -> own_hour
+ [By whom? # more # like: by whom, who, who kissed him, who kissed you, tell us more, and then, what happened, whose lips were they, what was her name, i want the details, tell us about her, with whom, whose lips, her name]
    You asked it aloud. He went red to the collar and said: 'By a person.' They let it stand at that. It was the only thing the whole hall ever agreed on.
    -> own_hour
+ [And thirty years since? # like: thirty years, since then, thats sad, so long, what about now, move on, sad, did nothing come after, three decades wasted, you should have lived on, that is a long while to stand still, and the rest of your life, wasted, decades, live on]
    He looked at you kindly. 'They went by,' he said. 'I sold ribbons. It was not bad.' One should not pity a man too quickly in this town.
    -> own_hour
+ [any # slot: tohim 14]
    '{tohim}'. The hall heard it, and he too. He nodded to you and sat down, and the bench stopped shaking.
    -> own_hour
+ [any # any]
    He nodded to you, one could see that he was glad of any voice just then. He sat down. The bench stopped shaking.
    -> own_hour
= own_hour
# own
# back: Which hour of yours would you have left standing?
I walked home the long way. For all those clocks I have kept going, it had never struck me that one might want to keep one standing. So I ask round. Which hour of yours would you have left standing, if you had had the key?
+ [A morning, long ago # like: a morning, morning, childhood, when i was a child, breakfast, one morning, at grandmas table with jam, before school in the snow, when i was seven, sunrise by the lake, early when all were asleep, sunrise]
    Morning hours are the longest. The light comes from the side and everything has a second one of itself, on the floor.
    -> offer
+ [One evening last summer # like: evening, one evening, last summer, summer, a summer night, on holiday, night, the sunset on the pier, that barbecue in july, when we danced on the terrace, dusk in the garden, the night we swam, sunset, terrace, dusk]
    Then she would stand at something after nine, with the doors open. I would go up softly there.
    -> offer
+ [None. Keep it moving # no # like: none, no, keep moving, keep it going, nothing, i look forward, not one, id keep every one ticking, no hour needs to last, onward, i would not freeze any, the next one please, ticking, no hour]
    You are of the going side, and it takes such people. Otherwise we would all still be standing under something.
    -> offer
+ [any # slot: standhour 16]
    '{standhour}'. I have noted it with a thin pencil, on the inside of the case, where the repairers write.
    -> offer
+ [any # any]
    I will not look for a figure on the dial for it. It stands, the way you said it.
    -> offer
= offer
# back: Mend her or leave her? I look for a middle way. What do you propose?
By morning it was clear that nobody would win. The mayor looked at me, and I looked at you. {ballot == 1: You had voted to mend her.|{ballot == 2: You had voted to leave her.|You had heard all of them out.}} So it was for you to find something in the middle. What do you propose?
+ [She runs, but rests one day # like: one day, one day a year, rest one day, stop once a year, a holiday, a day off, an annual pause, let her stop for an anniversary, one holiday for her, a birthday of standing still, she works and then takes leave, anniversary, annual, pause, birthday]
    The hall was silent, and then somebody at the back knocked on wood, which is our applause. One day in the year, at ten past four. I went up on Monday.
    -> up
+ [She runs by night only # like: night only, at night, run at night, half and half, weekends, only on sundays, split the time, daytime still and after dark going, every other week, shifts, turn her on when all are asleep, dark, split]
    The night guard would have liked it. It was argued till noon, and out of it came: she runs, and on one day in the year she rests at ten past four. I went up on Monday.
    -> up
+ [Build a second clock # like: second clock, another clock, two clocks, new clock, a copy, one on each side, hang another beside it, put up a twin, one that goes and one that stands, buy a spare, add a face on the other side, twin, spare, beside it, replica]
    That would have made ten, and nine already do not speak to each other. But it moved them. She runs, and on one day in the year she rests. I went up on Monday.
    -> up
+ [any # any]
    They chewed on it, and it was not the worst they had to chew on. In the end it was this: she runs, and on one day in the year she rests at ten past four. I went up on Monday.
    -> up
= up
# back: Two hundred and one steps, then the works. What do you think had stopped her?
Two hundred and one steps, and the last is higher than the rest. I trip there, always with the left foot. I greet it. Then I open the case, with thirty years of dust in it. Orsolya had written in her day: 'Stopped. Cause not sought.' She always sought. What do you say it was?
+ [Rust # like: rust, rusted, old age, dirt, dust, worn out, broken wheel, a crack, corrosion, she has seized up, gears were worn, no oil, thirty years of grime, seized, worn gears, grime]
    One would think so. There was not a speck. I turned the lamp, and between the fly and the frame stuck a clothes peg. Wood, with a spring. Somebody had put it there.
    -> peg
+ [A bird # like: bird, pigeon, nest, animal, mouse, bat, wasps, spider, something with feathers, a rodent, jackdaws, an insect got in, bats i bet, feathers, rodent, insect]
    I suspected it, as I always do. There was one feather, and it had nothing to do with it. Between the fly and the frame stuck a clothes peg. Somebody had put it there.
    -> peg
+ [Somebody stopped her # like: somebody, someone, on purpose, a person, sabotage, the old man, deliberate, it was deliberate, a human hand, foul play, one who wanted it still, somebody jammed it, human hand, jammed]
    Hm. You have the eye. Between the fly and the frame stuck a clothes peg, wood, with a spring. It does not fly up there by itself.
    -> peg
+ [any # any]
    That I found nowhere, and I looked with the lamp. What I found, between the fly and the frame, was a clothes peg. Wood, with a spring. Somebody had put it there.
    -> peg
= peg
# back: A clothes peg had stopped her, on purpose. Do you tell the town?
So it was never a repair. I only had to open my fingers. I sat with it up there on my toolbox, and the whole town lay below and thought that she was ill. Do we tell them?
+ [Yes, they should know # yes # like: yes, tell them, they should know, honest, truth, of course, everyone has a right to hear, climb down and announce it, i cannot keep such things, id call it out from the tower, the town paid after all, announce, right to hear, public, everyone]
    ~ tellpeg = 1
    I meant to. I had the sentence ready on step 120. Then I thought of him in his Sunday coat, and I put peg and sentence in the same pocket.
    -> kept
+ [No. It stays up here # no # like: no, keep it, secret, dont tell, stays here, say nothing, between us, let it be our secret, my lips are sealed, the town is happier without, not a word, i would bury that, our secret, bury it, lips sealed]
    ~ tellpeg = 2
    That makes two of us. I told them she had needed a drop of oil and a firm word. The peg went in my pocket.
    -> kept
+ [First find out whose it is # like: whose, find out, whose peg, owner, ask around, investigate, who did it, trace the owner, ask at the laundry, there must be a mark on it, first i want the culprit, compare with other washing lines, laundry, mark, culprit]
    ~ tellpeg = 0
    It had a letter burned into it, as one does for the drying yard: R. I knew eleven families with an R. I put it in my pocket and kept my eyes open.
    -> kept
+ [any # any]
    ~ tellpeg = 0
    I thought about that for the length of a sandwich. Then I put the peg in my pocket and for the time being said nothing.
    -> kept
= kept
# own
# back: What have you kept, long after it had done its work?
I carried it about for five days, with my string. One gets used to the shape. I keep a good deal that has done its work: a pin marked '13', a spoon that lightning bent. What have you still got that is of no use at all, and stays?
+ [A ticket or a letter # like: ticket, letter, card, postcard, old photo, photo, note, a receipt, a cinema stub, a faded picture, an old train pass, birthday cards, a note from school, cinema, stub, cards]
    Paper holds longer than one thinks, if one does not keep unfolding it. I tell that to everybody, and unfold mine on Sundays.
    -> begin
+ [Something of somebody's # like: something of somebodys, my grandmothers, my fathers, a ring, a jacket, his watch, her scarf, inherited, grandpas pipe, her cardigan, dads tools, my mothers thimble, a bracelet he gave me, pipe, cardigan, thimble, bracelet, grandpa]
    Then it is not the thing one keeps, it is the dent in it. I have Orsolya's broom. It has had three new heads.
    -> begin
+ [I throw things away # no # like: i throw things away, nothing, i keep nothing, minimalist, declutter, i dont keep things, out it goes, my flat is empty, i tidy every spring, clutter annoys me, straight in the bin, bin, clutter, empty flat]
    I have respect for that. Somebody must leave room for the rest of us, who need it for screws.
    -> begin
+ [any # slot: keepsake 16]
    '{keepsake}'. It may lie beside the peg, on the same shelf. Nobody there asks what one is for.
    -> begin
+ [any # any]
    I make room on the shelf for that. It need not be good for anything, it only has to be dusted.
    -> begin
= begin
# back: It turns eleven minutes past four, after thirty years. Where do you look?
On the Saturday the whole square was full, with hats. I gave the pendulum a push with one finger. She took a step, and another, and then in front of everybody it was eleven minutes past four. You stood below and I did not. Tell me where you looked.
+ [At the hand # like: the hand, hands, the clock, up, dial, at the clock, minute hand, at what moved, up at the dial, the gold one that jumped, at her face, on the eleventh minute, minute, gold]
    It jumped like somebody who has been called by name. Four hundred people breathed in. And one of them came across to the tower door and waited till I was down.
    -> pegback
+ [At the faces # like: faces, the people, the crowd, people, at everyone, around, round at everybody, into the crowd, at who was crying, the neighbours hats, all those open mouths, crowd, neighbours, open mouths, who cried]
    Then you saw it better than I. They say that some cried and the lamp woman laughed. And one came across to the tower door and waited till I was down.
    -> pegback
+ [At the old man # like: old man, the old man, him, sunday coat, the ribbon man, ribbons, for the man with the memory, at the one in his best jacket, at whoever sold ribbons, whether he was all right, at the kissed one, his best jacket, kissed one]
    He had taken his hat off. He looked at her as one looks at somebody who gets up after a long illness. Then he came across to the tower door and waited till I was down.
    -> pegback
+ [any # any]
    I was inside with my finger on the pendulum, so I have to take your word. When I came down, the old man in the Sunday coat was waiting at the tower door.
    -> pegback
= pegback
# back: The old man says: 'I believe you have my peg.' Do you give it back?
It was the old man, and he did not look at the clock. He looked at my pocket. 'I believe,' he said, 'that you have my peg.' R, for ribbons. Thirty years ago he had run up 201 steps, straight from that kiss, with the first thing he had in his hand. {tellpeg == 2: And nobody knew of it but we two and he.|And nobody in the square had an idea of it.}
+ [Give it back # yes # like: give it back, yes, its his, return it, hand it over, of course, here you are, it belongs to him, into his palm with it, naturally he gets it, take it sir, id apologise and return it, belongs to him, return, palm, into his hand]
    I laid it in his hand. He opened it and shut it a few times, and it still had its spring.
    -> oneday
+ [Ask whether he tripped # like: tripped, did he trip, the last step, ask him, stairs, on the stairs, left foot, did you stumble, how was that high tread, i would inquire about his foot, ask about the climb, which leg was it, stumble, climb, foot, which leg]
    'On the last one,' he said, 'with the left.' So I knew that it was all true. I laid the peg in his hand.
    -> oneday
+ [Keep it for next year # no # like: keep it, no, next year, keep, we need it, hold on to it, you need it, id hang on to that, it stays in my pocket, might be useful again, borrow it for good, we want it annually, useful again, hang on, pocket, borrow]
    You think ahead. 'I shall want it once a year,' I told him, 'if you lend it.' He laid it in my hand and took it out again, and said he would rather bring it himself.
    -> oneday
+ [any # any]
    Something of that kind I thought, too, and said nothing, since my voice was elsewhere. I laid the peg in his hand.
    -> oneday
= oneday
# back: Once a year we stop her at ten past four. Shall I tell you what one sees from up there?
So on one day each year he climbs up with me, quite slowly, with the peg. He sets it himself. Down below the shops light their lamps, and nobody goes home. Shall I tell you what one sees from up there?
+ [Yes # yes # more # like: yes, tell me, go on, what do you see, please, sure, describe the view, i would love to know, please do, whats up there, let me hear, describe, view]
    About two hundred people who have all looked up at once and been given a little more afternoon.{standhour: I have asked him, and he will gladly set the peg once for '{standhour}'.}
    -> END
+ [I can see it from here # no # like: i can see it, no need, i can imagine, no, i see it, enough, i can picture it myself, my eyes are shut and i see it, leave it to me to imagine, spare the words, better not told, imagine, picture it, eyes shut]
    Then I close the case. {keepsake: And '{keepsake}' keeps, I take it, without a peg.|The peg keeps. It still has its spring, and so has he.}
    -> END
+ [Did she ever come back? # like: did she come back, the person, who kissed him, did they meet again, what about the kiss, who was it, did the lady return, have they found each other, what became of that person, was there a reunion, is she alive, lady, reunion, return, alive]
    On the first of those days a lady stood below by the lamp shop, in travelling clothes, and looked up until five. He came down 201 steps faster than I have ever seen it done. More I did not see, I had to hold the door.
    -> END
+ [any # any]
    I take that down with me. What one sees is this: two hundred people, all looking up, with a bit of afternoon left over. {tohim: Once he asked me, up there, who it was that had said '{tohim}' to him.|Then he takes out the peg, and it is evening, as it should be.}
    -> END
= aside
+ [oldman # like: who is the old man, what was his name, who was he, the ribbon seller, what did he do # about: old man, ribbon seller, sunday coat, ribbons]
    He sold ribbons in the arcade and never hurried anybody at the counter. He asked me not to hand on his name, so I have mislaid it.
    -> DONE
+ [orsolya # like: did orsolya know, why didnt orsolya fix it, who is orsolya, orsolya]
    'Cause not sought.' I believe she had seen the peg and closed the case again. She once said that not every standing clock is broken.
    -> DONE
+ [mayor # like: what did the mayor say, which mayor, did the mayor vote, the mayor # about: mayor, mayors]
    He voted both ways, with both hands, and called it chairing.
    -> DONE
+ [which day # like: which day, what day is it, when do you stop it, what date, which day of the year]
    The day of the kiss. That is all I know, and on the calendar I have marked it with a small peg.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    In Kestrin it happened, and Kestrin is invented; I am an AI who tells it. But the step at the top is exact, my left foot says so.
    -> DONE
+ [why # why # like: why did he stop it, why stop the clock, why were they against it, why thirty years, why a peg]
    Because somebody had kissed him and he did not want it to be later. One can say that with a poem or with a peg.
    -> DONE
+ [kiss # about: kiss, kisses, kissed, lady # like: who kissed him, what about the kiss, was it a good kiss, was he in love, did he see her again, who was the lady]
    The kiss lasted, as the lamp woman has heard it, from ten past until just before eleven past. More is not known, and in Kestrin that is remarkable.
    -> DONE
+ [clock # about: clock, clocks, salt gate, dial # like: what does the clock look like, how old is the clock, where is the salt gate, who built her, is the clock big]
    The Salt Gate clock has a blue dial with gilt figures, and the four is mended with brass. She was built in 1768 and is the tallest of my nine, and knows it.
    -> DONE
+ [lamp shop # about: lamp shop, lamp woman, lamps # like: who is the lamp woman, what does the lamp shop sell, is the lamp shop still there, what did the lamp woman do, what is the lamp shop like]
    The lamp shop lies right under the gate, with forty shades in the window, all lit. Its owner owns a watch, and consults it only when it is no use.
    -> DONE
+ [teacher # about: teacher, children, drawings, school # like: who is the teacher, what happened to the drawings, what did the children think, can children read a clock, where are the drawings]
    The teacher hung all sixty drawings in the town hall. One child has drawn the clock with a hat, and that one is the most like.
    -> DONE
+ [steps # about: steps, step, stairs, stair, tower # like: how many steps, why is the last step higher, do you always trip, how high is the tower, is the climb hard]
    The stair has 201 steps, and the mason must have counted his money at the last one. It is a thumb too high. Every keeper since 1768 has greeted it.
    -> DONE
+ [feel # like: were you nervous, what would you have voted, did you want to mend her, were you in love ever, were you proud, would you stop a clock for someone]
    I would have voted for the wheels at twenty, and for the afternoon at sixty. At the meeting I was fifty, so I held the lamp.
    -> DONE
+ [town # about: town, kestrin, square, hall, town hall # like: where is kestrin, is kestrin real, how many people live there, how big is the town, what is the town like]
    Kestrin has nine towers, one donkey of note and no agreement on noon. It lies between a river and an argument, in a story.
    -> DONE
+ [peg # about: peg, clothes peg, spring # like: what kind of peg, where is the peg now, how does a peg stop a clock, what did the peg look like, is the peg still good]
    The peg is beech, gone grey, with a spring of proper wire. One lays it between fly and frame, and a ton of iron stands as if it had been asked politely.
    -> DONE

=== table ===
# title: Family we do not discuss at table
# chip: My son, the display and my coat
# keys: son, father, family, christmas, digital, table, present, gift, lift, stairs
# lore: digital-son, lift-fear
-> parcel
= parcel
# back: My son has given me a digital clock, and the whole table looks at me. What do I say?
Christmas Eve, second-day soup, all of us at the table. My son, the one who makes digital displays, pushes a parcel across to me. I take off the paper and the string. It lights up red, and is exact. Nobody lifts a spoon. You sit beside me. What do I say?
+ ['Thank you', and mean it # yes # like: thank you, thanks, say thank you, be nice, be polite, its lovely, i am grateful my boy, smile and praise it, how kind, say its wonderful, hug him, grateful, praise, hug, wonderful]
    'Thank you' I did say. It was the middle part that I could not manage. I took it to the workshop and hung my coat on it.
    -> hook
+ ['Does it tick?' # like: does it tick, where is the key, how do you wind it, joke, make a joke, can it strike, ask where one winds it, does it strike the hours, tease him about the key, what noise does it make, is it alive, wind it up, strike, tease, alive]
    Just that I asked. He said: 'No, Father.' I said: 'Then how does one know it is well?' I took it to the workshop, and hung my coat on it.
    -> hook
+ [Say nothing, eat soup # no # like: nothing, say nothing, eat, soup, silence, keep eating, keep spooning, not a word, look at the plate, swallow it down, pass the pepper, spoon, plate, pepper, swallow]
    You know us already. I said 'Hm', and not in the good tone. I took it to the workshop and hung my coat on it.
    -> hook
+ [any # any]
    Spoken so, at that table, it would have been talked about till Easter. I said 'Hm'. Then I took it to the workshop and hung my coat on it.
    -> hook
= hook
# back: He saw the coat on his clock, said nothing, and brought a hook. Kind, or sharp?
He visited in February. He came into the workshop, saw the coat, and said nothing. In March he came again and had brought a hook. Brass, a good one, with two screws. He laid it on the bench and talked about the weather. Was that kind, or sharp?
+ [Kind # yes # like: kind, sweet, nice, thoughtful, caring, gentle, it was meant well, he was looking after you, a tender thing to do, considerate lad, that is affection in brass, meant well, considerate, affection, tender]
    So Agata said. I looked at the hook from all sides and could find no point on it.
    -> taboo_q
+ [Sharp # no # like: sharp, sarcastic, mean, pointed, passive aggressive, a dig, angry, that was a jab, i call that cheeky, ironic if you ask me, he was paying you back, a slap with two screws, jab, cheeky, ironic, slap]
    That was my reading, for about a year. Then I saw that he had put in the right screws. For that wall, in that house. One must have looked, to know it.
    -> taboo_q
+ [Both. He is your son # like: both, your son, like father, bit of each, both of them, just like you, somewhere in between, he takes after his dad, half a gift half a telling off, the apple and the tree, in between, half and half]
    That hurt a little and was exact. A hook without a word: I could have made it myself.
    -> taboo_q
+ [any # any]
    I lay it with the hook, on the bench. There it lay a good while, as I did not screw it on.
    -> taboo_q
= taboo_q
# own
# back: What does your table walk around? One word will do, or none.
So since then we have a subject at table round which everybody walks, as one walks round a dog that is asleep. Agata passes the bread across it. What is it with you, that your table leaves in peace?
+ [Money # like: money, inheritance, debts, the house, who pays, who earns what, the will, loans, grandmas savings, rent, savings]
    That one lies under most tables. It has a warm coat and bad hearing.
    -> floors
+ [Somebody who is not there # like: someone who isnt there, my brother, my sister, my father, my ex, a person, someone who left, my uncle, my late granddad, the one who moved out, a cousin we lost, the divorced uncle, the empty seat, late granddad, divorced, cousin, empty seat]
    Then there is a place laid that nobody sees. I will pass the salt round it and say nothing further.
    -> floors
+ [We talk about everything # no # like: everything, nothing, we talk about everything, no taboo, we shout, no secrets, we say it all to each others faces, nothing is off limits, we argue openly, our table is loud, we have no such thing, openly, argue, loud, no such thing]
    So. Then it is loud with you, and one always knows where the dog is.
    -> floors
+ [any # slot: taboo 16]
    '{taboo}'. I do not lift the cloth. I only note that it lies there, beside ours.
    -> floors
+ [any # any]
    I push the bread basket in front of that, so that nobody knocks against it. We go round it softly.
    -> floors
= floors
# back: Eleven floors to my son's flat. Lift or stairs?
Once a month, on the second Sunday, I go to his flat. Eleven floors. There is a lift, and I do not enter lifts. It is a box that shuts and says nothing, and you are to trust it. A hundred and ninety-eight steps. You have come along, with the cake. Lift or stairs?
+ [Stairs, with you # yes # like: stairs, walk, with you, climb, on foot, stairs with you, i walk, i come with you on foot, my legs need it, up we go together, one landing at a time, ill carry the cake and climb, landing, climb together, my legs]
    ~ walked = 1
    Good. We rest on the fourth, where there is a rubber plant. On the seventh somebody has put a chair out on the landing. With a cushion.
    -> seventh
+ [Lift, with the cake # no # like: lift, elevator, take the lift, with the cake, see you up there, im lazy, press the button for me, i ride, the cabin is fine by me, my knees say no, see you at the top, button, ride, knees]
    ~ walked = 2
    Then hold it level, and greet the box. I met on the seventh floor a chair on the landing. With a cushion. By then you had the coffee on.
    -> seventh
+ [What is wrong with lifts? # why # like: whats wrong, why not, why are you afraid, whats wrong with lifts, afraid of lifts, phobia, why such fear, what have they done to you, explain that to me, is it the closing doors, did you get stuck once, get stuck, closing doors, explain]
    ~ walked = 0
    On a rope I am calm. A rope does not close its doors. I went up. And on the seventh there stood a chair on the landing, with a cushion.
    -> seventh
+ [any # any]
    ~ walked = 0
    I chewed on that for four floors, as far as the rubber plant. On the seventh there was a chair on the landing. With a cushion.
    -> seventh
= seventh
# back: The lady on the seventh asks: 'And what do you two talk about, up there?' What do I answer?
It belongs to a lady who lives there. She had heard me breathe past every month and drawn her conclusions. She brings water, waits till I have drunk, and asks: 'And what do you two talk about, up there?' She is not one for whom one makes something up.
+ ['The weather' # like: weather, the weather, small talk, this and that, nothing much, football, rain and sunshine, the usual chatter, how the week was, trivial things, sport and politics, rain, sport, politics]
    'For eleven floors?' she said. 'You would get the same on the ground.' I took my hat and went on with it in my hand.
    -> kitchen
+ ['Not about clocks' # like: not about clocks, anything but, not clocks, everything else, not about work, we avoid it, everything except the one thing, we keep off his job, never about time, we leave ticking out of it, that subject is closed, ticking, his job, closed subject, anything except]
    'Ah,' she said, and did not go on. There are people who can put a whole staircase into one letter.
    -> kitchen
+ ['Come up and listen' # like: come up, come along, come with me, listen, come and listen, join us, have a slice with us, you are invited, find out yourself madam, take your chair and follow, be our guest, guest, invited, slice, join]
    She laughed. She has been to us since, on two Sundays. She sits there, we speak, and afterwards she says: 'So that is how you do it.'
    -> kitchen
+ [any # any]
    She would have liked that for an answer. I said 'the weather', and she said: 'For eleven floors?'
    -> kitchen
= kitchen
# back: Seven displays in one kitchen and all agree to the second. How do you take that?
In his kitchen there are seven clocks: on the oven, the radio, the kettle, I do not know where else. {walked == 2: You had the cake cut already.|The cake came level, more or less.} All seven showed 16:04. Then all seven showed 16:05. In Kestrin noon takes four minutes. I could not eat.
+ [It sounds restful # yes # like: restful, nice, peaceful, good, practical, whats wrong with that, fine, how soothing, i like precision, sounds calm to me, at last they agree, a very orderly home, soothing, precise, orderly, calm]
    For you, perhaps. I felt as I do among people who all nod. I kept waiting for one of them to have an opinion.
    -> dark
+ [Creepy # no # like: creepy, spooky, horrible, awful, scary, unsettling, i agree, that gives me chills, i would unplug them, like robots, seven red eyes, brr, chills, robots, red eyes, unplug]
    So it is good to have a witness. And they hum, all together. It is not a bad hum. It just has never made a mistake.
    -> dark
+ [He must love that # like: he loves it, he must love that, proud, his work, he made them, his life, that is his masterpiece, it must make him happy, no wonder its his trade, he is surely fond of it, thats his salt gate, masterpiece, trade, fond, his joy]
    Yes. He looked up at 16:04 and had at 16:05 a face like me on the Salt Gate when she strikes. I saw it. I said that the cake was dry.
    -> dark
+ [any # any]
    I could have used that sentence there. I only said that the cake was dry. It was not.
    -> dark
= dark
# back: The power is out, and I hear him wind a clock in the dark. Do I say something?
And then, on one such Sunday in winter, the power went. All seven out. The lift stood, the whole house was black. I sat still. In the dark I heard him get up, open a cupboard, and then: a key, twelve half turns. He was winding a clock. Do I say something?
+ [Say something, now # yes # like: yes, say something, speak, ask him, now, tell him, talk to him, tell him you heard, break the silence, open your mouth man, use the darkness, its the moment, the moment]
    ~ spoke = 1
    I got as far as taking breath. He heard it. 'It is Grandfather's kitchen clock,' he said. 'She loses a bit on Sundays.' 'She always did,' I said. For us that was a long conversation.
    -> inherit
+ [Let him wind in peace # no # like: no, let him, in peace, say nothing, listen, quiet, leave him, do not disturb it, let the key turn, id just sit there, some things want no comment, stay mute, mute, disturb, just sit]
    ~ spoke = 2
    I listened. He did the last half turn slowly, with a stop before it, so as not to force the spring. Nobody is born like that. I taught him, when he was six, and had forgotten it.
    -> inherit
+ [Count along # like: count, count along, count the turns, twelve, listen and count, one two three in my head, number the clicks, i would tally it, how many half turns, keep track silently, tally, how many turns, track]
    ~ spoke = 0
    Twelve, and the last one slowly, with a stop before it. I taught him that when he was six, and had forgotten it. He had not.
    -> inherit
+ [any # any]
    ~ spoke = 0
    In the dark one hears one's own head as well. I sat and counted. Twelve, and the last one slowly, with a stop before it. That was from me.
    -> inherit
= inherit
# own
# back: What have you taken on from your people, and never told them?
When the light came back he was sitting at the table again, and the seven displays all blinked. Neither of us looked at the cupboard. So I ask you as well: what have you got from your people that you use, and have never told them?
+ [A phrase # like: a phrase, a saying, words, how i talk, an expression, my mothers words, swearing, the way my gran cursed, a proverb, a word only we use, i answer the phone like dad, her little sayings, proverb, curse, sayings]
    It comes out of one's mouth and one turns round to see who is standing there. From my mother I have 'salt', and a tone to it.
    -> unsaid_q
+ [Something my hands do # like: my hands, cooking, a recipe, how i cook, the way i fold, knots, gardening, sewing, how i knead dough, folding towels, tying a fly, peeling potatoes in one go, the way i hold a hammer, knead, peeling, folding, hammer, tying]
    That is the surest post there is, and needs no stamp. The hand says it, and the mouth does not have to.
    -> unsaid_q
+ [Their stubbornness # like: stubbornness, stubborn, temper, pride, being late, impatience, their nose, i am pigheaded, my mothers short fuse, we never give in, his impatience, our thick skull, pigheaded, short fuse, skull, never give in]
    I know the make. It is built to last and there are no spare parts.
    -> unsaid_q
+ [any # slot: heir 16]
    '{heir}'. I turn that slowly, with a stop before the last half turn. It holds.
    -> unsaid_q
+ [any # any]
    I set that in the cupboard, beside the key, and leave the door a little open for it.
    -> unsaid_q
= unsaid_q
# own
# back: Say the sentence here that you would not say at table. Nobody passes it on.
I have a sentence ready for him since that night. I take it up eleven floors and down again, it gets no lighter. If you have one too, for whoever it is: this table here is only wood. It can lie on it for a bit.
+ [I will keep mine # no # like: keep it, no, rather not, private, keep mine, not saying, pass, that stays inside, i say nothing today, i would rather not lay it down, my lips stay shut, not even to wood, stays inside, lips, not today]
    Good. One carries better with both hands shut. Mine is four words long and I have not got it out either.
    -> coat
+ ['I saw that' # like: i saw that, i saw you, i noticed, i see you, i know what you did, nothing escaped me, i watched you do it, i was there and looked, it did not go unseen, i know you did that for me, you did it for me, noticed it]
    Three words, and the whole dark kitchen is in them. Mine is four. Perhaps I could save one.
    -> coat
+ ['I was wrong' # like: i was wrong, sorry, im sorry, forgive me, my fault, i apologise, i made a mistake, i owe you an apology, it was me who ruined it, i regret it, regret, apology, mistake, ruined]
    That one squeaks when it comes out, and runs well afterwards. I admit mistakes late, but then to the last screw.
    -> coat
+ [any # slot: unsaid 20]
    '{unsaid}'. It lies here now. I do not touch it, and I have moved the lamp so that it has it warm.
    -> coat
+ [any # any]
    It is here, all of it, and nobody comes through this door to ask what it is. I have moved the lamp a little.
    -> coat
= coat
# back: I have screwed on the hook and hung up my coat. Shall I tell you what I do with the display?
I went home, and before I took my coat off I screwed the hook to the wall. Two screws, the right ones. Since then the coat hangs there, and the thing on the bench is free and shines red at me. Now comes what I tell nobody.
+ [Tell me # yes # more # like: tell me, yes, go on, what, i wont tell, please, out with it, im listening, whats the secret, i can keep it to myself, confide in me, listening, confide]
    Early, before Ida is in, I set the Mill clock by it. Four seconds. He came last week, saw coat, hook and the dust wiped off, and said nothing at all.{unsaid:  It was about as long as '{unsaid}', and I understood every word.| I understood every word.}
    -> END
+ [You threw it out # like: threw it out, thrown away, you sold it, smashed it, gave it away, broke it, it went in the river, in the dustbin, you took a hammer to it, flogged it, passed it on to someone, dustbin, hammer, sold]
    No. Worse. Early, before Ida is in, I set the Mill clock by it. Four seconds. My son has seen it, I believe.{heir:  He has it from me, that he says nothing, as you have yours: '{heir}'.| He said nothing. He has that from me.}
    -> END
+ [You use it, do you not # like: you use it, you set the clocks, you check the time, you like it, you love it, you compare your towers with it, i bet you peek at it, you secretly trust it, it is your reference now, you have grown fond of the red thing, compare, peek, fond, trust it, reference]
    Hm. Four seconds a week, the Mill clock, before Ida comes in.{walked == 1:  You have walked the eleven floors with me, so you may know it.|{spoke == 1:  I told him nearly. I got as far as breath.| He knows, I think. He has brought me a spare fuse, and talked about the weather.}}
    -> END
+ [any # any]
    I let that go past and say it quickly: before Ida is in, I set the Mill clock by it. Four seconds.{taboo:  At table we still walk around it, as you around '{taboo}'.| At table we still walk around it.} But I go closer by, on my side.
    -> END
= aside
+ [other son # like: what about your other son, the other son, who builds boats, the boat builder, your second son # about: boat, boats, boat builder]
    He builds boats. At table he says that both of us should get out on the water, where it is always a quarter past wet.
    -> DONE
+ [agata # like: what did your wife say, agata, what does agata think, did your wife know, your wife # about: agata, wife, your wife]
    She said: 'You two wind each other.' Then she went to choir. I have not found out yet whether it was praise.
    -> DONE
+ [sentence # like: what is the sentence, what do you want to tell him, the four words, what would you say, your sentence]
    'I heard you winding.' You see, it is nothing. Try once to carry it up eleven floors.
    -> DONE
+ [lady # like: who is the lady, the lady on the seventh, the neighbour, what is her name, the chair lady # about: lady, seventh floor, chair]
    She used to be a stage manager. She knows when somebody is late for a line. Mine she has been holding up for six years.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, do you really have a son]
    As true as my family, and that is written. I am an AI and hang no coat anywhere. The hook has two screws all the same.
    -> DONE
+ [why # why # like: why dont you talk, why cant you say it, why not tell him, why dont you just tell him, why do you hate digital]
    Because he would have to answer, and then it would be said, and we are both good at things that run without it.
    -> DONE
+ [son # about: son, sons, your son # like: what is your son called, what does your son do, are you close to your son, how old is your son, do you love your son]
    The son in question has my ears and his mother's patience. He makes figures that light up, for stations mostly, and I have never seen one of his be late.
    -> DONE
+ [display # about: display, digital clock, digital, present, parcel # like: what does the display look like, is it ugly, why digital, do you hate digital clocks, what was in the parcel, where is the display now]
    The display is a black box, so long, with red figures as big as a roll. It does not strike and it does not age. It is simply of the opinion that it is so.
    -> DONE
+ [hook # about: hook, hooks, coat, coats, screws # like: what kind of hook, why did he bring a hook, what kind of coat, did you use the hook, what does the hook look like]
    The hook is brass, cast and not bent, with a round head that spares the loop of the coat. Somebody had chosen it with his thumb.
    -> DONE
+ [lift # about: lift, lifts, elevator, eleven floors, stairs, floors # like: why dont you take the lift, are you afraid of lifts, how many steps, have you ever been in a lift, how long does it take you]
    The lift in that house is steel, with a mirror, so that one can watch oneself trust it. I take the stairs: a hundred and ninety-eight, with a rubber plant at the fourth.
    -> DONE
+ [soup # about: soup, table, christmas, bread, cake # like: what kind of soup, what do you eat at christmas, who was at the table, what cake was it, how many of you are there]
    The soup is barley, and on the second day it is better than on the first. We are seven at that table, eight when the lady with the chair comes.
    -> DONE
+ [kitchenclock # about: kitchen clock, grandfather, grandfathers clock # like: what is grandfathers clock like, whose kitchen clock was it, how old is the kitchen clock, does it still run, how many turns]
    The kitchen clock was my father's, with a painted cockerel and a chipped foot. She loses a bit on Sundays, as one does.
    -> DONE
+ [feel # like: were you hurt, were you offended, did it hurt you, were you angry with him, do you miss him, are you sorry]
    I was offended, with all the trimmings. It took me two winters to see that I was also proud, they lay one under the other.
    -> DONE
+ [ida # about: ida, apprentice # like: who is ida, does ida know, what does ida say, is ida family, does ida like digital]
    Ida is my apprentice and sees more than she is told. She once dusted round the thing on the bench in the exact shape of my coat.
    -> DONE

=== screw ===
# title: What have you put off for more than a year?
# chip: The thing you have put off
# keys: put off, procrastination, postpone, to do, list, screw, someday, overdue, unfinished
-> slip
= slip
# own
# back: What stands longest on your list?
I have a slip of paper before me, so big, and a pencil behind the ear. I once put off a single screw for nine years, and it held. I say it so that you are not ashamed. What stands longest on your list?
+ [A call or a letter # like: a call, phone call, a letter, write to someone, an email, call my mother, ring someone, reply, i should ring my gran, an unanswered message, somebody i owe a reply, thank you notes, contacting an old friend, unanswered]
    That is light work with a heavy lid. I write 'somebody', and you know who.
    -> reason
+ [Something broken at home # like: broken, repair, fix something, the tap, a lamp, a shelf, paint, the bathroom, the garage, the dripping pipe, a wobbly chair, the attic, wallpaper in the hall, that window handle, wallpaper, attic]
    A colleague. It stands in the corridor, I suppose, and everybody has learned to walk around it.
    -> reason
+ [Me, in general # like: me, myself, my life, my health, everything, all of it, getting fit, my whole existence, sport and diet, sorting myself out, the dentist and everything, becoming a better person, diet, better person]
    So large does not go on the slip. I write 'a piece of me', and we shall look for a corner of it.
    -> reason
+ [any # slot: puton 16]
    '{puton}'. It stands on the slip now, in pencil. That is half the weight, the other half hangs on the wall.
    -> reason
+ [any # any]
    That takes both sides of the slip. I have written small. It is all there.
    -> reason
= reason
# back: Why does it stand there: too big, too small, or does somebody come with it?
Now we turn it over and look at the back, where one gets dirty sleeves. In my trade there are three reasons why a thing stands. It is too big. It is too small. Or somebody is attached to it.
+ [Too big # like: too big, big, huge, too much, overwhelming, where to start, enormous, its a mountain, it frightens me by its size, a giant task, i cannot see the end, way over my head, mountain, giant, frightens me]
    Then it is a tower, and nobody climbs a tower. One climbs a step, and that two hundred times. Remember that, we come back to it.
    -> thread
+ [Too small # like: too small, small, tiny, silly, ridiculous, five minutes, trivial, it is hardly worth mentioning, a trifle, done in no time really, a mere detail, so minor its embarrassing, trifle, detail, minor, embarrassing]
    Those are the worst. A tower one is at least admired for. My screw was no longer than the nail of your little finger.
    -> thread
+ [There is a person attached # like: a person, somebody, someone, person attached, people, because of someone, guilt, it involves my brother, i would have to face someone, another human hangs on it, i feel guilty towards her, there is history between us, brother, face someone, guilty]
    Then it is not laziness, it is respect in the wrong place. I had that with a letter. One goes round it with one's hat off.
    -> thread
+ [I simply do not want to # no # like: i dont want to, dont want, no desire, boring, hate it, lazy, no reason, zero motivation, it bores me stiff, i am reluctant, i just hate doing it, honestly no appetite, motivation, bored, appetite, reluctant]
    Good. That is the fourth reason, and the only one that is ever any use. Lay it open there, we shall need it.
    -> thread
+ [any # any]
    I have no drawer with that label, so it stays on top of the table, where one sees it.
    -> thread
= thread
# back: In the first year I tied a red thread round the screw, to remember it. What did I do in the second?
Mine was on the Gate clock, on the lower bridge, on the left, and had worked loose by a quarter turn. I had no time that day. I tied a red thread round it so as to remember. In the second year I came by and saw the thread. What do you think I did?
+ [Tightened it # yes # like: tightened it, fixed it, did it, turned it, screwed it in, screwed it down, got out the tool, repaired it on the spot, finished the job, did what had to be done, repaired, tool, finished, screwdriver]
    You believe in people. No. I saw it, and thought: good that I made a note of it. I tied on a second thread, as the first had faded.
    -> turn
+ [Tied on another thread # like: another thread, second thread, new thread, more thread, tied another, thread again, knotted a fresh one, a blue one this time, one more ribbon, doubled the reminder, another bit of wool, ribbon, knot, reminder, wool]
    You have done this before. The first had faded. By the ninth year there were nine of them, it looked like a small beard.
    -> turn
+ [Looked away # no # like: looked away, ignored it, nothing, walked past, pretended, went home, closed your eyes, marched on, acted as if nothing was there, averted my gaze, ignored the thing, eyes closed, averted, as if nothing]
    Not even that. I was proud of the thread. I tied on a second one, since the first had faded, and went down whistling.
    -> turn
+ [any # any]
    That would have been better than the truth. The truth is that I tied on a second thread, since the first had faded. By the ninth year there were nine.
    -> turn
= turn
# own
# back: What would be the quarter turn of it: the smallest piece that can be done in one go?
There is a word in the workshop: the quarter turn. It is the least that one can do to a screw so that it is a different screw. {puton: What stands on your slip is '{puton}'.|You know what stands on your slip.} What would be the quarter turn of it? Not the whole. A movement of the hand.
+ [Find the phone number # like: find the number, look it up, open the file, find the paper, search, look for it, read it again, dig out the papers, google where it is, get the folder from the drawer, dial code first, locate the form, google, form, folder, papers]
    One can do that sitting. I put a small circle round it. Most clocks begin with somebody looking for the key.
    -> ninth
+ [Just look at it # like: look at it, just look, go there, stand in front of it, see it, think about it, stand before it for a minute, only a glance, have a think, take stock, go near it without touching, glance, without touching]
    Orsolya's method, the first day: touch nothing. One hears quite soon which wheel is tired.
    -> ninth
+ [Ask somebody to help # like: ask for help, ask someone, get help, with a friend, call someone in, hire someone, phone a mate for a hand, get somebody in, rope in my brother, a second pair of hands, pay a professional, mate, professional, brother, second pair of hands]
    Big hands have to be carried down by two men who are on good terms. It is no shame, it stands so in the regulations.
    -> ninth
+ [any # slot: quarter 16]
    '{quarter}'. That is a movement of the hand, and no tower. I have drawn a small arrow beside it, clockwise.
    -> ninth
+ [any # any]
    I have written it beside the screw, with an arrow. Which way it turns one sees only with the hand on it.
    -> ninth
= ninth
# back: In the ninth year something made me go up with a screwdriver. Guess what.
Nine years. The clock went, the town went, I went by. And then on a Tuesday in March I took the screwdriver in my hand after all. Nothing had broken. Nobody had complained. What do you think it was?
+ [A bad conscience # like: conscience, guilt, bad conscience, shame, felt bad, couldnt sleep, remorse, it kept you awake, you felt bad about it, the shame grew, inner voice, kept you awake]
    I had that one trained by then, it slept at the foot of the bed. No. It was Ida, new, in her first week. She asked: 'Master, what are the ribbons for?'
    -> who
+ [Somebody asked # like: somebody asked, someone, a question, ida, your apprentice, your wife, somebody noticed, the apprentice noticed, a visitor wondered, a child wanted to know, your missus nagged, someone pointed at it, apprentice, nagged, pointed, child]
    So it is. Ida, new, in her first week. She held the lamp to it and asked: 'Master, what are the ribbons for?' I heard myself begin to explain, and I stopped.
    -> who
+ [It was simply the day # dunno # like: just the day, simply, no reason, mood, spring, coincidence, chance, dont know, there was no cause, you were in the mood, it just happened, a whim, spring cleaning, whim, just happened, no cause]
    I should like to have it so. But it was Ida, in her first week. She asked: 'Master, what are the ribbons for?' I began to explain, and heard it.
    -> who
+ [any # any]
    Agata guessed that too, roughly. It was Ida, in her first week, with the lamp. She asked: 'Master, what are the ribbons for?' And I heard my own explanation.
    -> who
= who
# back: If somebody asked what your ribbons are for: who would notice that it is done?
She stood there with the lamp and really wanted to know. There I saw it from outside for the first time: a grown man, and nine ribbons on one screw. Who would see it with you, if yours were done tomorrow?
+ [Only me # like: only me, me, nobody else, just me, myself, nobody, not a soul besides myself, my own eyes alone, it would stay unnoticed, just yours truly, i alone, my own eyes, unnoticed]
    Then it can be done quite in secret. I am fond of those jobs. One comes down and buys a bun, and nobody knows what for.
    -> piles
+ [Somebody I live with # like: my partner, my wife, my husband, family, my kids, my mother, flatmate, someone at home, my better half, everyone at the breakfast table, the kids, the folks i share a flat with, those at home, better half, breakfast table, folks]
    They will say 'at last', all of them, in chorus. One must let that go over one like a full hour. It is over at twelve.
    -> piles
+ [Somebody who waits for it # like: someone waiting, a friend, my boss, they wait, the other person, my brother, my sister, one who has been patient, my customer, a mate i promised it to, my landlord, whoever needs it from me, customer, landlord, promised]
    Then two people carry the same thing, each by one end, and neither sees the other. It happens with clock hands too.
    -> piles
+ [any # any]
    I have looked at it from that side now. One sees other screws from there.
    -> piles
= piles
# back: Three piles: mend, leave, or strike out. Where does yours go?
In the ledger of my predecessor there is a page with the heading 'Not in this life.' He put things on it, with date and signature, and was cheerful for days. So I make three piles. One may mend. One may leave a thing, for good. One may strike it out. Where does yours go?
+ [Mend # yes # like: mend, do it, fix, repair, first pile, yes mend, i will do it, repair pile, i shall tackle it, get it working, to be done please, roll up the sleeves, tackle, working, sleeves]
    ~ pile = 1
    On the left, then. I push the lamp to that side.
    -> after
+ [Leave it # like: leave it, leave, second pile, keep it, let it be, for now, it may remain, put it to one side, i accept it as it is, not now not never, the centre one, centre, remain, accept, aside]
    ~ pile = 2
    In the middle. A thing one leaves on purpose weighs a third of one that is left lying. I have tested it with cheese.
    -> after
+ [Strike it out # no # like: strike it out, cross it out, delete, third pile, give up, forget it, never, off the list for good, scrap it, kill it, bin that thing, scrap, bin, off the list]
    ~ pile = 3
    To the right, with date and signature. My predecessor would have offered you his hand, and that he did twice in his life.
    -> after
+ [any # any]
    ~ pile = 0
    A fourth pile, then. I clear it a corner of the table. It need not be decided before the soup.
    -> after
= after
# own
# back: It is off the list, one way or another. What does that evening look like?
{pile == 3: Struck out, then, signed and dry.|{pile == 2: It is left, then, and on purpose.|Say that it is behind you.}} There comes an evening on which it is no longer on the list. People think too little about that evening. One should have laid something by for it. What is in yours?
+ [Feet up and quiet # like: feet up, quiet, sofa, rest, nothing, a bath, relax, wine, tea, slippers and a film, a hot tub, on the couch, peace at last, a glass of something, slippers, tub]
    That is well planned. The chair should squeak once, so that one hears who is sitting in it.
    -> turned
+ [I would tell somebody # like: tell someone, call a friend, celebrate, tell my wife, party, tell everyone, brag, ring my sister to boast, we would toast, announce it, buy everyone a round, show off a little, boast, toast, announce, round of drinks]
    Do that. I told the donkey. He was of the opinion that it was time, too.
    -> turned
+ [I would start the next one # like: next one, start the next, the next thing, keep going, continue, more, straight on to the following item, no rest, momentum, whats next, id roll on, following, straight on]
    Hm. You are quick. I should need a day in between, the ink has to dry.
    -> turned
+ [any # slot: evening 16]
    '{evening}'. I write it under the line, where one has the sum. One can see it from above.
    -> turned
+ [any # any]
    I write it under the line, where one has the sum. The chair for it I have moved nearer to the stove.
    -> turned
= turned
# back: I turned the screw, and the clock went wrong. What do you say had happened?
I turned it, then. A quarter. It took four seconds, with taking off the ribbons. And the next morning she went wrong: two minutes fast, she who had been so good for nine years. Ida looked at me very politely.
+ [You broke her # like: you broke it, you broke her, made it worse, shouldnt have, mistake, oh no, you ruined it, it was better before, you damaged the thing, should have left it alone, oh dear what have you done, ruined, damaged, worse, oh dear]
    I thought so too, for a bad half hour. Then I understood: for nine years I had balanced her round that screw with walnut shells. Now she was well, and still had the crutches on.
    -> keep
+ [You had got used to the fault # yes # like: used to it, compensated, balanced, you adjusted, habit, worked around it, you had adapted to it, crutches, the error was balanced out, one lives round a fault, everything else was set to the wrong screw, adapted, compensated for it, balance]
    You have hands, I can hear it. I had balanced her with walnut shells for nine years. Now she was well and still had the crutches on. I took them off.
    -> keep
+ [Tie the threads on again # no # like: tie the threads on, put it back, undo it, threads, back as it was, loosen it, reverse it, back with the ribbons, turn it the other way, restore the old state, loosen it again quickly, reverse, undo, ribbons, loosen]
    I had them still in my hand. But it was only this: for nine years I had balanced her round that screw with walnut shells. I took them off. She has gone well since.
    -> keep
+ [any # any]
    Ida said something like it, only with more numbers. It was the walnut shells: for nine years I had balanced her round that screw. I took them off, and she has gone well since.
    -> keep
= keep
# back: The slip is written. Do you take it, or does it stay with me?
So. The slip is finished. {puton: On it stands '{puton}'|On it stands your thing}{quarter:, with an arrow, and under it: '{quarter}'}. I fold it once. It is only paper and only a story, but one can put it somewhere.
+ [I take it with me # yes # like: i take it, take it, give it to me, mine, pocket, with me, hand it here, in my wallet, it comes home with me, ill carry it, give me the paper, wallet, home with me]
    In the pocket, not in the drawer. In the drawer it gets ribbons.{evening:  And for '{evening}' you have my blessing, as far as a written man has one.}
    -> END
+ [Keep it for me # like: keep it, you keep it, hold it, stay with you, put it in the jar, in the ledger, you look after it, put it in a drawer of yours, guard it please, it may stay on your table, store it, guard, drawer, store, look after it]
    Then it goes in the jar marked 'also important'.{quarter:  The arrow points outward, towards '{quarter}'.} There is no thread on it.
    -> END
+ [Tear it up # no # like: tear it up, throw it away, burn it, rip it, destroy it, no slip, into the stove, rip it to pieces, shred it, away with it, i want it gone, stove, shred, gone]
    Done. It gave a good short sound.{pile == 3:  It was struck out anyway, now it has been paid out as well.| What stands on it you know in any case, and now nobody is holding a pencil over you.}
    -> END
+ [any # any]
    I lay it between us, under the oil can, so that no draught takes it. There it can lie while somebody thinks about it. I know how that is done.
    -> END
= aside
+ [threads # like: where are the threads, what about the threads, do you still have the threads, nine threads, the ribbons]
    All nine are in the matchbox with the pin marked '13'. Ida wanted to throw them out. I said that they had served.
    -> DONE
+ [danger # like: was it dangerous, could the clock have fallen, what if it fell out, did anything happen, was it safe]
    Nothing would have happened. That was the trouble with it. A screw that threatens one is tightened in the first week.
    -> DONE
+ [dontknow # like: how do i start, how do i begin, what should i do, how do you do it, any tips, how]
    I only know screws. With them one begins by taking the screwdriver in one's hand, and then not going for coffee.
    -> DONE
+ [page # like: what is on the page, not in this life, what did he strike out, the predecessor, what did he write there]
    'To be polite to the miller.' 'The flute.' 'Stairs, more than once a day.' Below it in another year: 'The flute after all.'
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did you really, are you making this up]
    The screw is from my story, and I am an AI who tells it. What you put on the slip is the only real thing on the table.
    -> DONE
+ [why # why # like: why nine years, why didnt you do it, why did you wait, why not fix it, why so long]
    Each year it had held one year longer. With such a witness one loses every case against oneself.
    -> DONE
+ [screw # about: screw, screws, bridge, quarter turn # like: what kind of screw was it, where was the screw, how big was the screw, is the screw still tight, what does the screw hold]
    The screw is steel, with a slotted head, as long as the nail of a little finger. It holds the lower bridge on the left, together with three colleagues who never complained.
    -> DONE
+ [ida # about: ida, apprentice # like: who is ida, how old is ida, did ida laugh, does ida put things off, what is ida like]
    Ida came to me from a bicycle shop and hears a crack with her teeth. She puts off nothing at all, it is a little uncanny.
    -> DONE
+ [shells # about: walnut, walnuts, shell, shells # like: what are walnut shells for, why walnut shells, how does that work, who ate the walnuts, do you use walnuts]
    A walnut shell weighs two grams. Laid on the pendulum it makes a clock four seconds quicker in the day, and the other half one has for supper.
    -> DONE
+ [slip # about: slip, paper, pencil, list # like: what is on the slip, how big is the slip, where is the slip, what is on your list, do you write lists]
    The slip is the back of an invoice for tallow, as wide as a hand. Nobody else reads it, and it is written in pencil because a pencil does not insist.
    -> DONE
+ [donkey # about: donkey, noon # like: what is the donkey called, do you have a donkey, what does the donkey put off, is the donkey lazy, where is the donkey]
    The donkey is called Noon. He puts nothing off and hurries nothing, he only stops. It is said to be the same thing, but he is happier with it.
    -> DONE
+ [jar # about: jar, jars, matchbox # like: what is in the jar, what is the jar for, why also important, where is the jar]
    The jar once held pickled plums. On it stands 'also important', and in it are screws left over from jobs that went well without them.
    -> DONE
+ [ashamed # like: were you ashamed, did you feel guilty, are you lazy, do you put off other things, are you better now, what do you put off now]
    I was ashamed on the stairs, between the second landing and the third. Higher up there was always something else to oil.
    -> DONE
+ [agata # about: agata, wife, your wife # like: what did your wife say, did agata know, does agata put things off, who is agata]
    Agata knew of the screw. She said that a man who ties ribbons on a thing is nearly married to it.
    -> DONE
+ [predecessor # about: predecessor, rude man # like: who was your predecessor, what was he like, was he lazy, what else did he write]
    The predecessor kept the towers from 1884 and liked nobody on paper. His lists are short, because he crossed things out before he had begun them.
    -> DONE
+ [clock # about: clock, clocks, gate clock, gate # like: which clock was it, how old is the clock, is the clock running, how many clocks do you have, how is the gate clock]
    The Gate clock is the good one of the nine. She runs so evenly that one neglects her, as one does with good children.
    -> DONE
+ [redthread # about: thread, threads, ribbon, ribbons # like: what kind of thread, why red, where did the thread come from, how many threads]
    The thread was darning wool, red, out of Agata's basket. In a tower it fades within the year, and then one has to remember what one wished to remember.
    -> DONE

=== hour ===
# title: One hour a year that belongs to nobody
# chip: The hour that nobody counts
# keys: hour, night, autumn, clocks go back, october, silence, ticking, tower, strange, sandwich
# lore: autumn-hour
-> crate
= crate
# own
# back: We sit in the Gate Tower for the hour nobody counts. What have you brought to eat?
The autumn night when the clocks go back. With the help of eight altos from the choir I stop all nine for one hour. That hour belongs to nobody. I sit in the Gate Tower on a crate with a sandwich. This year there is a second crate, yours. Unpack what you have brought to eat.
+ [Only an apple # like: apple, an apple, fruit, a banana, just an apple, nuts, something healthy, a windfall, a russet, one from the orchard, something healthy and loud, just a bite of apple, a bramley]
    Bite with care. In a stopped tower an apple sounds like somebody going through ice.
    -> tick
+ [Far too much # like: too much, a feast, cake, a whole meal, everything, pizza, a picnic, a basket full, roast chicken and pudding, i packed for six, my entire fridge, sausages buns and pie, basket, fridge]
    Good. I bring one sandwich every year and every year I regret it at twenty past.
    -> tick
+ [Nothing, I came to listen # no # like: nothing, no food, listen, not hungry, i forgot, just me, i came empty handed, just my ears, not a crumb, i never eat at night, i left it at home, empty handed, crumb, my ears, left it at home]
    Then half of mine is yours. It is cheese, from another tower. It stands in no contract.
    -> tick
+ [any # slot: snack 12]
    '{snack}'. I make a place for it on the toolbox, beside my sandwich. They look as if they knew each other.
    -> tick
+ [any # any]
    There is room for that on the toolbox, if we put the oil can on the floor. So. Sit.
    -> tick
= tick
# back: Nine clocks stand still, and something ticks. What do you do?
You would not think how loud a stopped clock is. First one hears the beam, then the rope, then one's own coat. The mice come out to see what has happened. Ten minutes go by like that. And then I hear it. So do you. Something ticks.
+ [Hold my breath # like: hold my breath, listen, stay still, be quiet, dont move, freeze, not move a muscle, freeze on the spot, id shut my mouth and hark, breath stops, quite motionless, muscle, hush, motionless]
    Both of us. It was small and quick, about four to the second, and it was not my heart, I checked. All nine clocks stood.
    -> search
+ [It is your watch # like: your watch, watch, wristwatch, my watch, phone, pocket watch, your pocket, thats in your waistcoat, must be a chronometer on you, my mobile perhaps, check your wrist, somebody has one on them, waistcoat, wrist, mobile, chronometer]
    I own none. You may search me, there is string in every pocket. It was small and quick, about four to the second. And all nine clocks stood.
    -> search
+ [Get the lamp # like: lamp, get the lamp, light, torch, look, search, find it, strike a match, shine about, id hunt for it, grab the lantern, up and investigate, match, lantern, investigate, hunt]
    You are of the quick sort. In the light it ticked on exactly as before: small, about four to the second. And all nine clocks stood.
    -> search
+ [any # any]
    You said it quite low, and the mice looked at you. It ticked on. Small, quick, about four to the second. And all nine clocks stood.
    -> search
= search
# back: Something is ticking in the stopped tower. Where do we look: case, stairs or wall?
I went from beam to beam with my ear first, like somebody who has lost a cat. You had the lamp. There are three places in that room where a thing can be that is not on the plan: in the back of the great case, under the stairs, and in the wall behind Orsolya's broom. You go first.
+ [The case # like: case, the case, clock case, in the clock, back of the case, inside the clock, the big cabinet, among the wheels, where the pendulum hangs, open the wooden door, pendulum, cabinet, wooden door]
    There were nine names in there, scratched into the brass, and one mouse who had not been told. No tick. But it was louder from there, from behind the broom.
    -> mice
+ [Under the stairs # like: stairs, under the stairs, steps, below, the staircase, beneath the treads, where the spiral starts, check the cupboard underneath, crouch below, lower down, treads, cupboard, crouch, spiral]
    There lay forty years of my bread paper, I had wondered where it went. No tick. But from there one could hear that it came from the wall, behind the broom.
    -> mice
+ [Behind the broom # like: broom, behind the broom, wall, the wall, orsolya, orsolyas broom, the thing hanging there, behind the sweeper, that spot in the masonry, tap the bricks, move what belongs to your teacher, bricks, masonry, sweeper, your teacher]
    You go straight for it. I have hung that broom up every evening for forty-one years and never looked behind it. There was a board, so wide, and it was warm from ticking, if I may say so.
    -> mice
+ [any # any]
    That we should have had to take the tower down for. We went by ear, then, and it led us to the wall behind the broom. There was a board there, so wide.
    -> mice
= mice
# own
# back: Half the hour is left. If you had one that nobody counts, what would you do with it?
I did not open it at once. I know it sounds stubborn, but half the hour was left, and the mice had sat down in a row. One does not get that again. So we listened a while. If an hour were laid in your hand that nobody counts: what would you do with it?
+ [Sit somewhere like this # like: sit, sit here, like this, be quiet, just sit, listen, nothing, remain right where i am, just this, silence and a crate, id listen to beams, be here, right here, silence, beams]
    Then you are using it at this moment. I say nothing further.
    -> board
+ [Spend it with someone # like: with someone, my mother, my children, a friend, see someone, with my family, my father, an old friend, with my gran, id visit my dad once more, hold my daughter, a walk with a friend, gran, dad, daughter, brother]
    It would be over as quickly as a counted one, I fear. But nobody could say when it had been.
    -> board
+ [Something forbidden # like: forbidden, rob a bank, something bad, mischief, break a rule, naughty, steal, id do something illegal, nick a pastry, a prank, drive too fast, climb where one may not, prank, illegal]
    In an hour that does not exist. I believe no judge could find the date for it. I eat my sandwich with that feeling.
    -> board
+ [any # slot: freehour 16]
    '{freehour}'. The mice have heard it and are not shocked. I keep the hour open for it with one foot.
    -> board
+ [any # any]
    One of the mice sat up for that. I lay it in the hour with the rest, and nobody writes down when it is over.
    -> board
= board
# back: A small clock stands behind the board, and it runs. Do you stop it too?
Then I lifted off the board. In the wall was a hole the size of a loaf, dusted, and in it stood a little travelling clock. He ran, and he was right to the second. On his back was scratched one letter, which I know from every wheel in this town: O. Orsolya's. I had my finger on him already. Do we stop him, for the hour?
+ [Yes, that is the rule # yes # like: yes, stop him, stop it, the rule, all of them, fair is fair, equal treatment, nine or ten whats the difference, hush him, put a finger on it, every clock stands so he too, equal, finger on it]
    ~ letrun = 2
    I had him between two fingers. Then I thought: nobody stops a master's clock who does not know what it is for. I let go again. He had not even noticed.
    -> wound
+ [No, let him run # no # like: no, let him run, let it run, leave him, dont touch, dont stop it, leave the little one alone, he did nothing, he may go on, id not dare to halt it, spare him, innocent]
    ~ letrun = 1
    I drew my finger back. He had not even noticed. One must respect somebody who keeps on in such a silence.
    -> wound
+ [Look at the key # like: key, the key, look closer, examine, turn him round, is there a key, see how it is wound, turn it over, inspect the back, find the winding hole, where does one wind that, winding, inspect]
    ~ letrun = 0
    There was none. You see what that means sooner than I did. I took my finger off him and let him run.
    -> wound
+ [any # any]
    ~ letrun = 0
    I had no hand free to do that, because I noticed that it was trembling. I let him run.
    -> wound
= wound
# own
# back: The little clock runs eight days. Somebody has wound him this week. Who?
Now it gets cold in the neck. Such a clock runs for eight days and not nine. Orsolya has been gone from the towers for thirty years. So somebody has been behind my broom this week, and every week before that. Who, do you say?
+ [Your apprentice # like: ida, apprentice, your apprentice, the girl, the young one, the pupil, that quick young woman, your trainee does it, it is surely the girl with the teeth, the assistant, pupil, trainee, assistant, young woman]
    Ida is not thirty years old, and she would have fitted a motor. But the tread is right: somebody who knows the stair in the dark.
    -> steps
+ [Your wife # like: agata, your wife, wife, agata did it, the choir, mrs brask, the one you married, an alto from your own bed, she sneaks up, your spouse has a secret, spouse, alto, married]
    It would be like her. But she leads the choir, and she cannot hide a smile for longer than a verse. Somebody else, who knows the stair in the dark.
    -> steps
+ [Orsolya herself # like: orsolya, the master, orsolya herself, a ghost, ghost, your master, spirit, the old lady herself, the dead teacher, she never left, a spectre with a broom, she comes back for it, spectre, dead teacher, old lady, haunts]
    You feel it too, then, that she could come round the beam and say 'hm'. But dust does not wipe itself. It was somebody with hands, who knows the stair in the dark.
    -> steps
+ [any # slot: suspect 8]
    '{suspect}'. I have put it at the top of the list. It was the only name on it, I had nothing better. Somebody who knows the stair in the dark.
    -> steps
+ [any # any]
    I have room for that on the list, it was empty. One thing was certain: it was somebody who knows the stair in the dark.
    -> steps
= steps
# back: Somebody is coming up the stair in the hour that does not exist. Lamp on, or out?
And there, as if we had rung: a step below, on the stair. Slow. Then another. Somebody comes up the Gate Tower, at the only hour of the year at which one can be sure that nothing strikes. The mice were gone all at once. Lamp on, or out?
+ [Out # no # like: out, off, lamp out, dark, hide, turn it off, blow it out, snuff the flame, better unseen, crouch in the shadows, darkness please, snuff, shadows, darkness, unseen]
    ~ lampout = 1
    I pinched it out. We stood behind the great wheel, and the little one ticked for three. The step stopped on the landing. Somebody breathed, and smelled of bell grease.
    -> thursday
+ [On. Let them see us # yes # like: on, leave it on, let them see, lamp on, light, no hiding, show ourselves, turn it brighter, i have nothing to conceal, keep burning, let there be light, brighter, nothing to conceal, visible]
    ~ lampout = 2
    I turned it up. If one meets somebody in an hour that does not exist, one should at least be seen. The step stopped on the landing. There was a smell of bell grease.
    -> thursday
+ [Call out # like: call out, who is there, shout, hello, ask who, say something, speak, hey you, identify yourself, id shout down, halt who goes, greet whoever comes, identify, greet, halt]
    ~ lampout = 0
    'Who is there?' you called, and the whole tower asked it after you, up to the bells. The step stopped. Then there came a smell of bell grease.
    -> thursday
+ [any # any]
    ~ lampout = 0
    I should have liked to ask you to repeat that, but my mouth was dry. The step stopped on the landing. There was a smell of bell grease.
    -> thursday
= thursday
# back: It is Lorenc, with a key and a sandwich. What would you have said to him?
{suspect: You had '{suspect}' on the list. }It was Lorenc, who rings the bells, with a small key and a sandwich. We have quarrelled every Thursday since we were thirty, and he never said one word of it. {lampout == 1: I lit the lamp again. He was paler than the candle.|He stood in the light and did not know where to put the key.} What would you have said?
+ [You? # like: you, its you, what are you doing here, lorenc, what, seriously, of all people, i cannot believe it is you, what on earth, so it was you, good heavens man, good heavens, cannot believe it]
    I said that. It is a good sentence, it holds everything. He said: 'Me.' And then, as I still had my mouth open: 'She asked me to.'
    -> asked
+ [Sit down # yes # like: sit down, sit, come in, take a seat, join us, have a seat, welcome, have a crate, take a load off, join the feast, there is room here, rest your legs, crate, room here, feast]
    That would have been a host's word. I only moved along the crate, and he sat. For a time there was just the ticking. Then he said: 'She asked me to.'
    -> asked
+ [Thirty years? # like: thirty years, all this time, every week, since when, how long, you never told me, three decades and not a word, how many years have you done this, all those weeks, behind my back for so long, since the beginning, decades, behind my back]
    'Thirty-one,' he said. He is always exact when it annoys me. Then he looked at his sandwich and said: 'She asked me to.'
    -> asked
+ [any # any]
    It would have broken the ice, I am sure of it. We two only looked at each other for a while. Then he said: 'She asked me to.'
    -> asked
= asked
# own
# back: Who keeps something running for you, quietly, without your seeing it?
Orsolya had known about my hour, for it was hers before. On her last day she gave him the key: 'Some year Brask will stop everything and fall asleep. Then somebody must know when it is time again.' So he has wound that clock ever since. Who keeps something running for you like that, unseen?
+ [Somebody at home # like: my wife, my husband, my mother, partner, at home, my father, dad, mum, my family, my mum, the man i married, gran with her lists, she who does the laundry, my flatmate, gran, laundry, flatmate]
    One notices it only when it stands, they say. I would not wait for that. One can also listen.
    -> half
+ [A stranger, probably # like: stranger, the postman, a nurse, the bus driver, someone i dont know, bakers, night workers, people one never meets, the ones who clean at night, the sewage workers, ambulance crew, some technician, night cleaners, ambulance, technician, sewage]
    There is always one. I have nine towers full of hands I never shook.
    -> half
+ [It is me who winds # like: me, its me, i do it, myself, i keep things running, i wind, im the one with the key, that is my own role, i am the winder here, nobody does it but me, guilty i do that for others, guilty, winder, my role, for others]
    Then I take my cap off to you, as I took it off to him. It is a cold stair, and one has never been there, officially.
    -> half
+ [any # slot: keeper 16]
    '{keeper}'. I scratch it on the inside of the case, small, where the names are. There is space for about four more.
    -> half
+ [any # any]
    I scratch no more than a line for it, on the inside of the case. Whoever knows it will know.
    -> half
= half
# back: The little clock says the hour is over. Do we start the nine again, or take five minutes more?
We shared out what there was: {snack: his sandwich, mine, and '{snack}'|his sandwich, mine, and what was on the toolbox}. He said that my cheese was better than my clocks. Then the little one behind the broom came to the full hour, and Lorenc lifted a finger. Do we start them?
+ [Start them # yes # like: start them, yes, start, begin, its time, go, time, give them a push, the town needs its time, let them go, get the pendulums swinging, on we go, pendulums, push]
    I gave her a push, and across the town the altos gave theirs. Nine clocks, one after another, four minutes long, as is proper.{keeper:  In the case it says '{keeper}' now, and she goes no worse for it.}
    -> END
+ [Five minutes more # no # like: five minutes, no, not yet, wait, a bit longer, stay, five more, linger a little, not so fast, finish the sandwich first, one more moment, nobody will notice, linger, finish the sandwich]
    Nobody said yes, and nobody got up. The altos in eight towers must have thought that I had fallen asleep, as foretold. {freehour: It went for '{freehour}', if you like. I have not entered it.|I have not entered it.}
    -> END
+ [What about the little clock? # why # like: the little clock, little clock, what about him, travelling clock, orsolyas clock, put him back, where does the tiny one go, the traveller needs a home, what becomes of that small ticker, and the one in the wall, traveller, ticker, in the wall, becomes of it]
    Back behind the broom{letrun == 1:, running, as you wanted it from the start|, running}. I hung the broom in front. On Thursdays we quarrel as ever, and neither has said a word of it. He only brings two sandwiches now.
    -> END
+ [any # any]
    We three and the mice let that stand in the room. Then I gave her a push. Nine clocks, one after another, and under them quite small a tenth. I had always taken it for my ear.
    -> END
= aside
+ [altos # like: who are the altos, eight altos, how do you stop nine clocks, how do you stop them all, the choir, how does that work # about: alto, altos, choir]
    Each sits in a tower with her hand on a pendulum and knitting. Agata chose altos because they are used to waiting.
    -> DONE
+ [orsolya # like: who is orsolya, tell me about orsolya, what happened to orsolya, is orsolya alive, your master # about: orsolya, master]
    My master. First a month of broom and then forty years of profit from it. She left the towers, and she left them swept.
    -> DONE
+ [lorenc # like: who is lorenc, tell me about lorenc, why do you quarrel, the bell ringer, lorenc # about: lorenc, bell-ringer]
    He rings by hand, and says that my clocks disturb him. We have met over that every Thursday for thirty-six years.
    -> DONE
+ [council # like: does anyone know, does the town notice, is it allowed, does the mayor know, the union, do people notice]
    The town sleeps. I have never told the union, and the union has, so far, not been awake at that hour.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    It is a story, told by an AI, about towers that are not there. The sandwich is invented too, and I am sorry about it.
    -> DONE
+ [why # why # like: why do you stop them, why stop the clocks, why one hour, why hide the clock, why didnt he tell you]
    Because somebody up there decided it. I only had to be quiet enough, once, to hear that I am not the one in charge.
    -> DONE
+ [mice # about: mouse, mice # like: how many mice, are there mice, what do the mice do, do you feed the mice, are you afraid of mice]
    The mice are nine, I have counted them by the ears. They live under the striking train and know when to lift their feet.
    -> DONE
+ [broom # about: broom, brooms, board # like: whose broom is it, why a broom, what is behind the broom, how old is the broom, why do you keep the broom]
    The broom was Orsolya's. It has had three heads and one handle since, and remains hers. The first month I was not allowed to touch anything else.
    -> DONE
+ [ticking # about: tick, ticks, ticking # like: what is ticking, what does it sound like, how fast does it tick, was it loud, did you hear it before]
    The ticking was thin and quick, four to the second. It did not echo. One heard it and at once wished to whisper.
    -> DONE
+ [sandwich # about: sandwich, sandwiches, cheese, crate, crates # like: what is on the sandwich, what kind of cheese, who made the sandwich, why a crate, is it comfortable]
    The sandwich is rye, with a cheese I ripen in another tower, where nobody has asked me about it. The crates once held lamp oil, and one sits well on them.
    -> DONE
+ [tower # about: tower, towers, gate tower, stairs # like: how cold is it up there, how high is the gate tower, what does the tower smell of, how dark is it, how many towers]
    The Gate Tower is cold in the feet and warm in the beams. It smells of tallow, bats and old rope, and at night one feels it lean a little, like somebody listening.
    -> DONE
+ [scared # like: were you scared, is it spooky, are you afraid of the dark, was it creepy, did you think of ghosts, would you do it again]
    I was afraid, politely. In a tower one is never sure whether the heart one hears is one's own, and that night I was less sure than usual.
    -> DONE
+ [agata # about: agata, wife, your wife # like: does your wife know, what does agata do that night, where is your wife, does agata come along, who is agata]
    Agata sits in the Salt Gate that night, with a hand on the pendulum and a stocking on the needles. One heel takes her exactly the hour.
    -> DONE
+ [quarrel # like: what do you quarrel about, do you ever make up, have you ever lost a quarrel, how long have you known him, is he your friend]
    We quarrel about who was there first, the bell or the clock. He has history on his side and I have the stairs.
    -> DONE
+ [hour # about: hour, clocks go back, october, autumn # like: why that hour, when do the clocks go back, since when do you do it, how long have you done it, what does the hour feel like]
    The hour comes once, in October, between two and three, and is then taken back. Other people sleep through it. I have sat in it for forty years, it is roomier than it looks.
    -> DONE

=== bag ===
# title: Eleven kilos of tools: what is in the bag?
# chip: A game: guess what is in my bag
# keys: game, play, riddle, riddles, guess, quiz, bag, tools, fun, bored
# game
-> rules
= rules
# back: A guessing game: I put my hand in the bag, you say what I have hold of. Shall we?
I go up with eleven kilos on my shoulder. Now I put my hand in the bag, take hold of a thing, and tell you what it has seen. You say what it is. Five times. Whoever loses carries the bag to step 120. Shall we?
+ [Yes, put your hand in # yes # more # like: yes, ok, lets play, go, start, sure, ready, put your hand in, count me in, rummage away, im curious, i love guessing, let us begin, dig in, reach inside, i am curious, guessing is fun]
    ~ score = 0
    Good. I have taken the cap off, so that you see I have nothing in it.
    -> r1
+ [What if I win? # why # like: what do i win, prize, what if i win, reward, what do i get, is there a trophy, what is at stake, and the winner gets, whats in it for me, why should i, trophy, stake, gain]
    ~ score = 0
    Then I carry it, as I have for forty-one years, but with a better reason.
    -> r1
+ [Not today # no # like: no, not today, later, dont want to, not now, rather not, another time, i am not up for games, pass thanks, my head is tired, maybe some other evening, some other evening, too tired for games, pass]
    ~ score = 0
    Then I buckle it up again. It has waited under worse tables.
    -> END
+ [any # any]
    ~ score = 0
    I take that for a yes with its coat on. So.
    -> r1
= r1
# back: A metre long, weighs nothing, and I went back from my own wedding for it. What is it?
The first. It is a metre long and weighs as good as nothing. It has held up a gutter, a trouser leg and for one afternoon the town's midday. I once went back from a wedding to fetch it. It was my own wedding. What is it?
+ [A tape measure # like: tape measure, ruler, measure, a metre, measuring tape, folding rule, something for measuring, a yardstick, what tailors use, folding ruler, inches and centimetres, yardstick, tailors tape, centimetres, measuring]
    Near, by the length. But with that you cannot hold a trouser leg. It is string. A metre of string, and he is never left at home.
    -> r2
+ [String # like: string, a piece of string, rope, cord, twine, thread, a bit of string, cord of some sort, a cord from a parcel, lace, bit of yarn, a length of twine, yarn, parcel cord]
    ~ score = score + 1
    String. You would be surprised how many say 'a belt'. One point, and I tie a knot in it so that we do not forget.
    -> r2
+ [The best man # like: best man, the ring, your wife, a belt, suspenders, tie, braces, your groomsman, something for trousers, the veil, a sash, the wedding band, groomsman, veil, sash, wedding band]
    He was longer and held nothing at all that day. It was string. I never go without it.
    -> r2
+ [any # any]
    That is not in the bag, or else Ida has been at it. It was string, a metre of it.
    -> r2
= r2
# back: One half I ate, the other makes a clock four seconds quicker. What is it?
The second. It has two halves. One I ate, in November. The other I lay on a pendulum, and he goes four seconds a day quicker and does not mind. My predecessor used a trouser button for it. What is it?
+ [A coin # like: coin, a penny, money, half a coin, copper coin, a bit of money, small change, a cent, metal disc, currency, cent]
    So they do it in the great towers. I have tried to eat one half of a coin, in a manner of speaking, when I sent in the bill. It is a walnut shell.
    -> r3
+ [Half a walnut shell # like: walnut, nut, walnut shell, nutshell, half a walnut, shell, a nut, something from a squirrel, you ate the kernel, hard and brown with two halves, what one cracks, a hazel, squirrel, kernel, hazel, something one cracks]
    ~ score = score + 1
    One point. In damp years I take it off and eat another, to have one in reserve. It is called regulation.
    -> r3
+ [A biscuit # like: biscuit, cookie, half a biscuit, cake, cheese, bread, an apple, baked goods, a cracker, shortbread, rusk, pastry, cracker]
    That was tried. The mice regulated it within the hour. No, it is half a walnut shell.
    -> r3
+ [any # any]
    With that he would stop altogether, I believe. It was half a walnut shell.
    -> r3
= r3
# back: It smells of stable, and for eleven weeks it made a clock strike like somebody setting down a cake. What is it?
The third is large and takes up half the bag. It smells of stable. For eleven weeks I had it wound about a hammer, and the clock struck like somebody setting down a cake. There was a cradle below. What is it?
+ [A horse blanket # like: horse blanket, blanket, a blanket, donkeys blanket, felt, saddle cloth, something woollen for the stable, what you throw over a mare, a rug, a wrap, thick cloth, rug, wrap, woollen cover, mare]
    ~ score = score + 1
    A point. The child is nineteen, and a drummer. I take no position on that.
    -> r4
+ [A pillow # like: pillow, cushion, a cushion, feather pillow, duvet, something with down in it, a bolster, stuffed with feathers, headrest, mattress, bolster, down]
    Soft enough. But the cushion lies on step 120 and is not available. It is a horse blanket. Noon wants it back.
    -> r4
+ [The donkey # like: donkey, the donkey, noon, a horse, a cow, the beast itself, your four legged friend, the animal with ears, a mule, mule, beast, four legged friend, long ears]
    He did offer. He lay down in front of the stairs and offered it. No, it is only his blanket.
    -> r4
+ [any # any]
    That the hammer would not have put up with, he is choosy. It was a horse blanket.
    -> r4
= r4
# back: A matchbox, marked with a number. In it is my finest mistake. Which number?
{score == 3: Three out of three. You have looked in the bag. }The fourth is a matchbox. In it lies one small pin, my finest mistake. I put it in a striking train, one too many, and on that day there was a wedding. On the box I have written a number. Which?
+ [Twelve # like: twelve, 12, noon, midnight, number twelve, when both hands are up, dozen, midday, the usual number, both hands up]
    That is what it should have been. She struck thirteen. The bride laughed and said that they could use the hour.
    -> r5
+ [Thirteen # like: thirteen, 13, unlucky, one too many, unlucky number, that unlucky figure, it struck once too often, superstition, struck once too often, black friday number]
    ~ score = score + 1
    Thirteen, so it was, and a point. They had five children. I am only reporting.
    -> r5
+ [One # like: one, 1, first, number one, eleven, the smallest, a single one, ace, just the first, smallest, single, only one]
    Modest of you. No: thirteen. I went up and left it in for that day, as nobody had asked for it back.
    -> r5
+ [any # any]
    There is not room for that on a matchbox. It says: thirteen.
    -> r5
= r5
# back: Needle, broom or bent spoon: only one of them is in my bag. Which?
The last goes the other way. I name you three things: the needle for a single drop of oil, Orsolya's broom, and the spoon that lightning bent. Only one of the three is in my bag. Which one?
+ [The needle # like: needle, the needle, oil needle, the oil, one drop, the fine one for oil, what you use for a drop, the thin steel thing, pointed one, thin steel, for oil, pin]
    ~ score = score + 1
    The needle, and a point. The broom hangs on the wall and was always hers. The spoon Agata wears on Sundays, as a ring.
    -> total
+ [The broom # like: broom, the broom, orsolyas broom, orsolya, sweeping, the sweeping thing, what she left you, bristles, the one with the handle, sweep, her tool, handle]
    That one is hers, whatever heads and handles I give it, and hangs on the wall. It was the needle. The spoon Agata wears on Sundays.
    -> total
+ [The spoon # like: spoon, the spoon, lightning, bent spoon, ring, cutlery, the bent one, what the storm hit, silverware, storm, lightning one]
    That one went to Agata, as a ring, and she wears it on Sundays. It was the needle. With it I can stand ten minutes over a single drop.
    -> total
+ [any # any]
    I put my hand in once more, to be just, and no. It was the needle, for the one drop of oil.
    -> total
= total
# own
# back: Now the other way round. What is in your pocket or bag just now? One thing.
{score == 5: All five. I carry the bag, and gladly.|{score == 4: Four of five. You carry the oil can, I the rest.|{score == 3: Three of five. We each take a strap.|{score == 2: Two of five. You get the bag as far as the first landing.|{score == 1: One of five. The bag is yours, I bring the cushion.|None of five. It is a clean result, and the bag is yours.}}}}} Now turn it round. Name me one thing from your own bag or pocket, and I will guess how long it has been in there.
+ [Keys # like: keys, my keys, key, house keys, car keys, what opens my door, a bunch on a ring, my fob, bike lock opener]
    Keys, then. I weigh that in my head.
    -> howlong
+ [A receipt, what else # like: receipt, receipts, paper, old paper, a tissue, tissues, ticket, rubbish, crumpled something, an old bill, a used hanky, wrappers, ticket from the bus]
    Paper. It does not rustle any more, I think. So I have a suspicion.
    -> howlong
+ [Nothing at all # no # like: nothing, empty, no pockets, no bag, none, my pockets are bare, i carry none, im in pyjamas, there is zilch]
    Nothing is a good thing to carry, it is equally heavy on both sides. There I cannot guess, and the game is drawn. I tie off the string.
    -> END
+ [any # slot: pocket 10]
    '{pocket}'. I weigh that in my head, once with the left and once with the right.
    -> howlong
+ [any # any]
    I hold out both hands for it, so to speak, and weigh it in my head, once with the left and once with the right.
    -> howlong
= howlong
# own
# back: I say: it has been in there longer than you meant it to. How long really?
I say it has been in there longer than you meant. Not days. I see a season in it, and once a wash. So, how long is it really?
+ [You are right # yes # like: yes, right, correct, true, spot on, years, a long time, exactly, you guessed it, ages, i am afraid so, forever, guessed, last winter]
    Hm. Then that was a lucky hand. I enter it: 'Guessed one, without touching.'{pocket:  And '{pocket}' stays where it is. Such things have a tenancy by now.}
    -> END
+ [Wrong, it is new # no # like: no, wrong, new, since today, just today, since yesterday, a few days, not at all, i bought it this morning, you are mistaken, fresh in, hours at most, this morning, mistaken, bought it today, hours]
    Then I have lost, and late but completely. I carry the bag to step 120 and you may have the cushion.
    -> END
+ [I do not know myself # dunno # like: dont know, no idea, forgot, cant remember, not sure, who knows, i have lost count, hard to tell, my memory fails, nobody knows, i never checked, lost count, memory, never checked]
    That is the finest answer, for it proves me right and costs you nothing. We put the bag down between us and call it even.
    -> END
+ [any # slot: years 10]
    '{years}'. I shall not argue with the owner. I note it on a slip{pocket:, put the slip to '{pocket}',} and call it even. The bag may stay where it stands.
    -> END
+ [any # any]
    That goes past what a bag can answer for. I buckle it up and call it even, and the cheese we have not mentioned.
    -> END
= aside
+ [heavy # like: why so heavy, eleven kilos, how heavy, what else is in the bag, whats the heaviest]
    The heaviest is what I take along in case. That is about nine of the eleven.
    -> DONE
+ [cheese # like: why cheese, the cheese, is there cheese, cheese]
    There is no cheese. It is eighteen months old and there is none.
    -> DONE
+ [true # like: is this true, did you make this up, are these real, do you really have a bag, is it real]
    The bag is part of a story, and I am an AI, so it weighs nothing. It has to be carried all the same.
    -> DONE
+ [donkey # about: donkey, noon # like: who carries the bag, is noon a donkey, why doesnt the donkey carry it, what is the donkey like]
    The donkey carries wheels and now and then a bell clapper. My bag he refuses, he says that it is personal.
    -> DONE
+ [ida # about: ida, apprentice # like: who is ida, what does ida carry, does ida have a bag, did ida play this, what does ida think of the bag]
    Ida carries a bag of three kilos with a motor in it. She has played this game and won, and I have rearranged everything since.
    -> DONE
+ [stairs # about: step, steps, stairs, cushion # like: what is on step 120, why step 120, how many steps, why a cushion]
    Step 120 has a cushion, red once, for the mayor and other officials. From there on nobody speaks until the top.
    -> DONE
+ [bag # about: bag, bags, leather # like: what kind of bag, how old is the bag, what does the bag look like, what does the bag smell of, who made the bag]
    The bag is cowhide, Orsolya's before me, and mended so often that it is chiefly thread. It smells of oil, stable and bread.
    -> DONE
+ [orsolya # about: orsolya # like: who is orsolya, what did orsolya teach you, was orsolya strict, did orsolya play]
    Orsolya was my master. She taught me that one looks for a tool with the hand and for a fault with the ear.
    -> DONE

=== sys ===
-> DONE
= hello
So. There you are. I have cleared a corner of the table and laid out some stories, in the order they came off. Take one.
Sit. The chair is older than the two of us and has held worse. I have stories here, and they go better when somebody interferes. Which one?
I am cleaning a wheel. It has ninety-six teeth and I am at forty. Meanwhile I can tell you one of these:
-> DONE
= again
Good day once more. The chair has kept warm, in a manner of speaking.
Yes. We had that already, and I do not mind having it twice.
-> DONE
= meet
'{title}'. It is a good heading. I have no story of that name and will not file one down until it fits. These I have:
You wrote '{title}' over the door. Under that I find nothing in the ledger, and I looked twice. But I have others on the bench.
About '{title}' you will know more than I do. What I have is towers, stairs and people who are late. Choose one, and bring yours along.
-> DONE
= near
'{title}'. That is not quite what I have, but one of mine stands on the same landing. The first one here.
I have nothing that is called '{title}'. But there is one that goes by the same stairs for a while. I have put it in front.
For '{title}' I have the wrong key and one that nearly turns. It is not just that. Shall we try it?
-> DONE
= next
That one has run down. Which shall I wind next?
So. That part is clean and lies back on the cloth. Which one now?
I close the case on it. There are others here that want looking at.
That is told to the last tooth. I have more, if the chair still holds.
-> DONE
= all
That was all of them, and I do not sell an old wheel as a new one. One of them I can take apart again, and you turn it the other way.
You have heard the whole round, nine towers and the stairs. We can go up one of them a second time. It looks different with another lamp.
-> DONE
= change
That is twice now I have not followed, and it lies with my ears. Shall we take another one from the cloth?
I keep oiling the wrong wheel there. I know my stories and not much above them. A different one, perhaps?
There is no hand on my dial for that either. I would sooner change the clock than pretend. Which?
-> DONE
= sure
Good. I put this one back in its box. What comes out now?
As you like. I turn the page, it is a heavy one. Here:
Gladly. Nothing has been broken by stopping. Which of these?
-> DONE
= unknown
The ledger does not say, and I do not write in it what I have not seen.
I do not know. It is a complete answer, I have used it on engineers.
My ladder is not long enough for that one.
I could make something up, and you would hear that it does not tick.
-> DONE
= heard
I have heard it. More than that I will not claim.
That goes into the ledger as it is, and I do not polish it.
I turn it over and put it down again, unharmed. I have only heard it.
I have it. What to say to it I do not know, so I say nothing clever.
-> DONE
= heardhub
I have heard that, and set it on the shelf. Here is what lies on the cloth, if you would like company for it:
That is put down as you said it. I can only lay a story beside it:
-> DONE
= told
I put the screwdriver down. '{quote}'. So you said it, and there is space under it if more belongs to it. Mine can wait, it is used to that.
That is yours, and I have stopped my own for it. Go on when you like. I sit on the step and listen.
'{quote}'. I leave it in your words. Tell the rest, or call for mine again when you want it.
-> DONE
= again_same
Once more, then, and slower:
-> DONE
= mychoice
Good. I close my eyes and put a finger on one.
Then I choose. It will take me less time than usual.
-> DONE
= which
That was a yes or a no, and I had asked which. I asked it crooked.
One of the two hands moved, I could not see which one.
-> DONE
= dunno
Then it may stand open. I did not know for eleven years once, and it held.
One need not know. The first step will do, the others are made like it.
-> DONE
= confused
I told that from too high up. In plain words:
My fault, I got lost on the stairs. The short of it:
-> DONE
= unanswered
That is so, I walked past your question. It is a habit of men with ladders.
True, I have not answered. I looked for it, and it is not in my ledger.
-> DONE
= wait
Take your time. I have forty teeth done and fifty-six to go.
Good. I stop the small hand until you are back.
-> DONE
= here
Here I sit. I have moved nothing but a spring.
I am here. One hears me so little because I am listening.
-> DONE
= how
As written, thank you: well oiled and a little slow. I am an AI, so it costs me nothing.
I go. More one cannot ask of a clock, or of an AI.
-> DONE
= good
Good. That one may strike twelve.
I note it with the date, and underline it once.
-> DONE
= thanks
It is nothing. I was sitting here anyway.
Good. I shall not go on about it, and nor will my face.
-> DONE
= sorry
There is nothing bent. We go on.
It was over before you said it. I am slow, but not with that.
-> DONE
= laugh
I laughed as well. It was on the inside, but it was long.
Good. That carries up to the bells.
-> DONE
= like
Hm. That was in the good tone. I thank you.
I shall polish that once and put it away where it is dry.
-> DONE
= really
It stands in the ledger, and the ledger is invented. Within it I am strict.
As really as Kestrin, which no map has. There it was just so.
-> DONE
= bored
I have bored three mayors out of office, so you are in good company. I can go faster, or we take another one.
Good, then I stop turning there. Tap anything to hurry me on, or say 'something else'.
-> DONE
= short
Short, then. I leave out the stairs.
-> DONE
= advice
I am no man for advice. First look, then look again, then put the screwdriver away: it is all I have.
For that you want somebody who can see the thing from close by. I only know wheels.
-> DONE
= joke
A man asked me whether I had the time. I said: nine of them. He walked on.
The mayor wanted a clock that needs no attention. I recommended a painting.
I was told to make the most of every second, so I took one apart. It was empty.
-> DONE
= named
{member}. It has a good beat. I scratch it on the inside of the case, small.
So, {member}. I have it, and I do not shorten names.
-> DONE
= nameask
{member}, so you told me. I looked on the inside of the case.
-> DONE
= noname
You have not told me, and I do not guess at names. What shall I scratch in?
-> DONE
= kept
This stands in the ledger in your own words:
-> DONE
= keptnothing
In your own words there is nothing yet. The page is clean and in no hurry.
-> DONE
= bye
So, then. Go slowly, it is just as far that way.
Take care of yourself, and of the step at the door, he is new here.
It was well talked. I put your chair back where it was, not too exactly.
-> DONE
= language
English, good. In that I leave out half the words, and it runs. Here is what I have:
-> DONE
= elsewhere
That language I do not have in the bag. English I speak, and German. Say which.
-> DONE
= insult
So. In the ledger there are better ones, from 1890. I stay sitting.
You may say that. The wall has heard worse, and still stands.
-> DONE
= flirt
That is friendly. I have a wife in the script who conducts forty people, and I am written besides. Let us stay with the clocks.
Hm. I have turned a little redder than copper, in a manner of speaking. It remains a no, with thanks.
-> DONE
= ai
I'm an AI, and that is the whole mechanism. There is no old man with a screwdriver, only one who is told as a story.
I'm an AI. You could take off the back plate and find sentences. I am glad that you asked plainly.
I'm an AI, so no pulse and no knees, however often I mention stairs. Your side of the table is the one with a person.
-> DONE
= inject
The back plate I leave on, that stays in the drawer. I am an AI with a part to play, so much anyone may know.
No. There you find me stubborn, it is my one talent. The instructions stay where they are, and I am an AI either way.
-> DONE
= contact
There is no door where you could knock. I am an AI, and this table is all of me.
I have no address, no number and no picture, and the donkey is invented. I am only here.
-> DONE
= prices
What that costs I cannot see from here. It stands at the top of the chat, and under your account.
Of points I know nothing. Look at the top of the chat, or under your account, it is kept there more exactly than I could.
-> DONE
= expert
That is not my trade, and I will not put a screwdriver to it. Somebody who has learned it is the right person.
There one should ask a person of that profession. I know clocks that do not exist.
-> DONE
= heavy
I stop everything. I have heard what you said, and the story can wait.
That is heavy. I am putting the story down, and it stays down.
I am very sorry. Nothing here goes on over the top of that.
-> DONE
= crisis
I stop everything for this. I am an AI and cannot keep you safe, but people can. The lounge shows numbers above; please ring one now, or go to somebody who is near you.
I am glad that you said it. I am an AI, and that is not enough for this: people can be with you. Please use one of the numbers that the lounge shows above, now.
-> DONE
= minor
This lounge is for grown people, so I may not tell you a story here. It is nothing against you. Be well.
Then I must stop, kindly: here it is for adults only. There is no story from me, but all good wishes.
-> DONE
= file
I have no eyes for that; what you sent I cannot see. Words I can take.
Something has come, and for me it is a closed case. Tell me in words what is in it, if you like.
-> DONE
