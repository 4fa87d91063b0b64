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
+ [Carry the nest outside # like: carry it out, move the nest, take it outside, remove it, put it on the ledge, evict, throw it out]
    ~ mercy = 0
    So I did, with both hands, like soup. I set it on the ledge outside, with a view. In the evening she had carried it back in, straw by straw, by beak.
    -> week
+ [Leave her, it is spring # no # like: leave her, leave it, let her stay, spring, let her be, poor bird, do nothing]
    ~ mercy = 1
    You have a softer ledger than mine. I had a town to keep: I set the nest on the ledge outside. In the evening she had carried it back in, straw by straw.
    -> week
+ [Talk to her first # like: talk, ask her, politely, speak to her, negotiate, knock, explain, reason with her]
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
+ [Agatha, after your wife # like: agatha, agata, after your wife, your wife, name her after your wife]
    Agata heard of it. She said that she had never in her life carried straw for a man, and that the pigeon should be called something else. So it stayed at 'the lodger'.
    -> egg
+ [Madam Mayor # like: madam mayor, mayor, mayoress, the mayor, her honour, boss]
    That would have been understood by everybody, on both sides. In public I called her 'the lodger'. You and I know.
    -> egg
+ [No name, or I get attached # no # like: no name, attached, dont name her, nothing, no names, never name them]
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
+ ['Closed for repair' # like: closed for repair, repair, under repair, closed, out of order, maintenance]
    That is what everybody writes. I hung it up, and within the hour three men came who wished to watch the repair.
    -> mayor
+ ['Egg' # like: egg, an egg, the truth, one egg, there is an egg, just egg]
    Short, and every letter of it true. I hung it up. By noon there was a queue at the foot of the tower, to ask what sort.
    -> mayor
+ ['It is 10:50. Get used to it.' # like: get used to it, its ten to eleven, 1050, plan accordingly, deal with it, until june]
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
+ [Show him the egg # like: show him the egg, the egg, let him see, let him look, take him up, show him the nest]
    He went up the last steps on his toes and looked for a long time. He has three daughters. 'And in June?' he asked, quite low. 'In June,' I said.
    -> breakfast
+ [Tea, and then silence # like: tea, silence, say nothing, drink tea, wait, outlast him, nothing]
    You would last in this trade. We drank two cups. At the second he heard something peep in the shell, or thought so. 'And in June?' he asked. 'In June,' I said.
    -> breakfast
+ [Tell him that it is rust # like: rust, lie, tell him its rust, excuse, say its broken, technical, make something up]
    I have used rust before, it has been very kind to me. But she cooed in the middle of the word. He looked at me. 'And in June?' he asked. 'In June,' I said.
    -> breakfast
+ [any # any]
    I would have liked to see his face at that. I poured tea. Before the second cup he had heard her coo. 'And in June?' he asked. 'In June,' I said.
    -> breakfast
= breakfast
# back: It is ten to eleven until June, and the café serves breakfast until eleven. What do you say to that?
Now you must know that the café on the Corn Market has a sign: 'Breakfast until eleven.' The law of this town is that one goes by the nearest tower.
+ [Breakfast until June # yes # like: breakfast until june, eight weeks, all day breakfast, endless breakfast, breakfast forever, wonderful]
    Nine weeks of it. The waiter asked me in May, with egg on his sleeve, whether I could do anything. I said that she was sitting as fast as she could.
    -> spare
+ [That poor waiter # like: waiter, poor waiter, poor staff, the cook, poor cook, overworked, poor people]
    He carried four thousand rolls. In the second week he stopped saying good morning and only said 'still'. In the third he began to smile, and nobody knew why.
    -> spare
+ [I would order slowly # like: order slowly, stay, sit there, move in, never leave, i would stay, order, coffee]
    There were nine who did just that. They had their own table. One of them wrote a whole letter there, with a second page.
    -> spare
+ [any # any]
    It was argued before the tower that very day, I believe in several voices. The café kept to its sign. Nine weeks of breakfast. The waiter aged, but in a good direction.
    -> spare
= spare
# own
# back: If it stayed ten to eleven for you until June: what would you finally sit down and do?
One noticed something in the square. People stopped there on purpose, looked up, saw ten to eleven, and did the thing they never had time for. Say it stands like that for you, until June. What do you sit down to?
+ [Sleep, thank you # like: sleep, nap, rest, sleep in, lie down, go to bed, stay in bed]
    The notary slept, on the bench by the pump, in his hat. Nobody woke him. By the tower he was early.
    -> frost
+ [Finally call someone # like: call someone, phone, write to someone, see my family, ring a friend, visit, call my mother]
    There were some. You could tell them by how they walked afterwards. It is mostly a matter of nine minutes, and one has not had nine minutes for years.
    -> frost
+ [Nothing, with great care # like: nothing, do nothing, stare, sit, look out of the window, absolutely nothing, relax]
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
+ [I am already in my boots # yes # like: yes, go up, of course, boots, climb, i go, bring the blanket, definitely]
    ~ climbed = 1
    Two people on that stair at night, with one blanket. We hung it over the louvre. She looked at it, at us, and pulled one thread out of it for her own use.
    -> rival
+ [No. She is a bird # no # like: no, shes a bird, birds manage, stay in bed, nature, too cold, she has feathers]
    ~ climbed = 0
    That is correct, and I told myself so until half past two. Then I went, for the exercise. I hung the blanket over the louvre. She pulled one thread out of it for her own use.
    -> rival
+ [Send the donkey # like: donkey, send the donkey, noon, let noon go, send someone, send ida]
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
+ [A machine at home # like: printer, machine, computer, phone, washing machine, dishwasher, technology, the wifi, alarm clock]
    Then I say it as a man of the trade: look whether something is nesting in it. In my experience it is that, or the screw one put off.
    -> grating
+ [A person, if I am honest # like: person, neighbour, colleague, boss, my brother, my sister, my husband, my wife, flatmate]
    Yes. They also carry it back in by night. I will not take sides there. I only report that on Thursday we nodded.
    -> grating
+ [Myself, mostly # like: myself, me, my own head, laziness, my habits, procrastination]
    That one knows all your ladders. I have moved the same nest in me since I was twenty. Some years I only straighten it.
    -> grating
+ [any # slot: foe 16]
    '{foe}'. I set it down beside mine, same column, same ink. There is a line left free for peace talks.
    -> grating
+ [any # any]
    That is a longer war than I have a column for. I lay it in between the pages, whole, and close the book on it gently.
    -> grating
= grating
# back: The chicks are gone and I screw a grating in front of the works. Do we leave one bar out?
In June they flew, two of them. The same afternoon the clock went again, and the waiter wept. I screwed a grating before the works, because a promise to a mayor is one. She sat on the bell and watched. I swear that she was checking the screws. One bar I still had in my hand. Do I put it in?
+ [Put it in. It is a clock # yes # like: put it in, yes, close it, its a clock, all bars, promise, do your job]
    I did, in the end. But she had a ledge made for her on the outside by the autumn, with a roof. That is not weakness, it is town planning.
    -> verdict
+ [Leave it out # no # like: leave it out, no, leave a gap, let her in, one gap, leave space]
    You tempt me, and I stood there for as long as a pipe lasts. Then I put it in and built her a ledge outside with a roof on it. I tell myself that it was your idea.
    -> verdict
+ [Ask her # like: ask her, ask the pigeon, let her decide, see what she does, show her, vote]
    I held it up. She looked at it with the one eye and then with the other. I put it in and built her a ledge on the outside. She moved in the same evening, with the thread.
    -> verdict
+ [any # any]
    That I could not do with one screwdriver. The bar went in, and she got a ledge on the outside, with a roof. She moved in the same evening and brought the thread.
    -> verdict
= verdict
# back: You have heard both sides. How do you rule: the pigeon, or me?
So. You have heard both sides, and I have tried to be just. {mercy: On the first day you wanted to leave her in peace, I have not forgotten it.|You saw the nest on the first day, so you are a witness too.} The ledger is open and the ink is wet. How do you rule?
+ [The pigeon is acquitted # yes # like: acquitted, not guilty, innocent, free, pigeon wins, let her go, pigeon]
    So it is entered. I hung the ruling up there{doornote:, under your card with '{doornote}' on it}. She has sat on it since.{climbed: And your thread from the blanket is still in the wall of the nest.}
    -> END
+ [Guilty, but not sorry # no # like: guilty, not sorry, she is guilty, pigeon guilty, both guilty, convict her]
    A hard and fair sentence: nine weeks, already served.{foe:  For '{foe}' I would ask the same court for mercy.} She comes back each April and looks through the bars, to see whether I have improved.
    -> END
+ [You lost, Teodor # like: you lost, teodor lost, you are guilty, your fault, you, she won, she beat you]
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
+ [other clocks # like: what about the other clocks, other towers, could they use another clock, eight others, why not use another]
    There are eight others, and they disagree. People found that a clock which stands is at least one you can rely on.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, when was this]
    It is true in Kestrin, and Kestrin is invented. I am an AI who tells it. The ledger and the egg are exact.
    -> DONE
+ [why # why # like: why did it stop, why not just move her, why didnt you throw it out, why do you care, why did you wait]
    Because an egg does not keep when one moves it about, and a clock does. It was no more than arithmetic, and it took me nine weeks to do.
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
+ [Lift it # yes # like: lift it, yes, open it, open, of course, look inside, take the lid off]
    It was rusted on one side only, the side away from the hand. So it had been opened often. Inside lay forty letters, tied up with clock cord.
    -> line
+ [Look up first # like: look up, follow the cord, the cord, where does it go, check above, pull the cord, tug]
    Good. There was nothing up there but a small brass pulley, and it was oiled. I had not oiled it. So I lifted the lid. Forty letters, tied up with clock cord.
    -> line
+ [Leave it hanging # no # like: leave it, no, not mine, dont touch, walk away, none of my business, private]
    I went away too, as far as the ninth step. Then I came back, because I had left my lamp there. I think on purpose. In it were forty letters, tied up with clock cord.
    -> line
+ [any # any]
    I would not have thought of that, down there, with a cold neck. I lifted the lid. Forty letters, tied up with clock cord.
    -> line
= line
# back: I read one line and closed the tin. Would you have read on?
They had no envelopes. The top one lay open, and before I could look away I had read its first line: 'The quarter to nine was you, I am sure of it.' Then I closed the tin. That is twenty years ago. Would you have read on?
+ [All forty, that night # yes # like: yes, all forty, read on, read everything, read them all, of course, all of them]
    ~ readon = 1
    An honest answer. I sat beside it with my hands under my legs until the hour struck. I still know what the other thirty-nine looked like from the edge.
    -> guess
+ [No. They are not to me # no # like: no, not mine, not to me, private, close it, wouldnt read, respect]
    ~ readon = 0
    So I thought, too. But do not believe that one is rid of it by being decent. I have had that one line in my ear for twenty years.
    -> guess
+ [Only the names at the end # like: names, only the name, signature, the end, who signed, just the signature, the date]
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
+ [A signal between two people # like: signal, sign, code, secret sign, a message, lovers, secret code, a knock]
    There you stand where I stood after about a month. Only, how does one sign with a clock that strikes by itself?
    -> cord
+ [Someone heard footsteps # like: footsteps, steps, someone on the stairs, heard them, a sound, walking by, someone passing]
    That was my wife's theory, when I asked her about 'a friend of mine'. She asked how my friend was, and whether he took sugar in his chicory, as I do.
    -> cord
+ [Somebody made a mistake # like: mistake, error, wrong time, it struck wrong, an accident, late, somebody broke it]
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
+ [In the old ledger # like: ledger, the book, records, old book, archive, look it up, diary]
    I too. I took it home under my coat, and Agata said nothing, and set the lamp nearer.
    -> wind
+ [Ask Master Orsolya # like: orsolya, master orsolya, your master, your teacher, ask her, master]
    I wrote to her. She wrote back one word: 'Hm.' It was in the second tone, the good one. So I knew that she knew, and I took the ledger home to find out what.
    -> wind
+ [Ask the bell-ringer # like: lorenc, bell ringer, ringer, the ringer, ask lorenc, your friend]
    Lorenc I asked on a Thursday, through the back of the question. He said that in my towers nobody had ever loved anything. So I took the ledger home, out of spite.
    -> wind
+ [any # any]
    There I should have needed a longer arm. I did what I always do when I do not know: I took the old ledger home under my coat.
    -> wind
= wind
# back: On still days he wrote 'Quarter late. Wind.' Do you believe him?
You know of my predecessor, the rude one, from 1890. He liked nobody. I read him again, slowly. And there it stood, every Wednesday, for two years: 'Gate. Quarter to nine late. Wind.' In between, in the same hand, for the same days: 'Calm.'
+ [It was him. He held the hammer # yes # like: it was him, he did it, he held the hammer, he held it back, him, the rude man, on purpose]
    So it is. One lays two fingers on the lever, and the quarter comes a breath late. In the whole town one person knows that it was fingers and not wind.
    -> rough
+ [That man? In love? # no # like: that man, in love, never, him in love, impossible, he liked nobody, no way]
    I said the same, aloud, in the kitchen. Agata said: 'Who else has to hide it so well?' One lays two fingers on the lever, and the quarter comes a breath late.
    -> rough
+ [Maybe it really was wind # dunno # like: wind, maybe wind, really wind, coincidence, weather, could be wind, dont know]
    On a hundred and four Wednesdays, and only at a quarter to nine. I have known wind all my life, it was never so punctual. It was two fingers on the lever.
    -> rough
+ [any # any]
    I write that next to it, in pencil, one does not spoil his ink. It was this: one lays two fingers on the lever, and the quarter comes a breath late.
    -> rough
= rough
# own
# back: Who do you know that is rough on the outside, and holds a lever back for somebody?
I had learned half my swearing from that man. Since then I read him differently. 'Mill clock: lame, like its miller.' Perhaps he had carried the miller home. Whom do you know who is all bark in front, and something else behind?
+ [Someone in my family # like: my father, dad, grandmother, grandfather, my uncle, my mother, family, my aunt, my brother]
    They are mostly related to us, it is a question of who puts up with them. I hope that somebody noticed the two fingers while there was time.
    -> clerk
+ [That would be me # like: me, myself, thats me, i am, i am like that, thats my style]
    Then I say it with care: here and there somebody has noticed. One hears it. It is about half a second.
    -> clerk
+ [Nobody comes to mind # dunno # no # like: nobody, no one, cant think, none, not really, dont know anyone]
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
+ [That is the loveliest blot # yes # like: lovely, beautiful, sweet, the blot, how sweet, touching, love it]
    A hundred and four of them. Agata counted, I could not see well just then. There was something with the lamp.
    -> fortyone
+ [You should not have looked # no # like: shouldnt have looked, not your business, leave them, nosy, private, too far, wrong]
    That may be. I asked myself that, and put both books back in their places. I told it to one wife and one donkey. And now to you, I know.
    -> fortyone
+ [What became of them? # more # like: what became of them, did they marry, what happened, and then, did they meet, happy ending]
    That stands in neither book. Both hands simply go on, year after year, his rude and the other one straight. On his last page there is no wind at all.
    -> fortyone
+ [any # any]
    I did not say anything so good. I closed both books, first the one and then the other, so that they should not knock together.
    -> fortyone
= fortyone
# back: There were forty letters, now there are forty-one. What do you do?
Now it becomes strange. I had hung the tin back, on a better string. Last winter my apprentice Ida says, over soup, that the pulley squeaks in the Gate Tower. I go down and lift the lid. I count, and I count again. Forty-one.
+ [Read the new one # like: read it, read the new one, open it, look, read 41, yes read]
    I held it to the lamp, closed. The paper was new and torn out of a music book. I tell you honestly how close it was. Then I put it back and sat down on the stair.
    -> stair
+ [Wait and see who comes # yes # like: wait, watch, see who comes, hide, lie in wait, wait on the stairs, spy]
    That is what I did. The paper was new, by the way, torn out of a music book. I put it back, put out the lamp, and sat down on the stair with a sandwich.
    -> stair
+ [Run # no # like: run, run away, ghost, scared, leave, get out, creepy, not for me]
    My feet had the same idea and my knees did not go along. The paper was new, torn out of a music book. Ghosts use older paper. So I sat down on the stair.
    -> stair
+ [any # any]
    So somebody has said it at last. The paper was new, torn out of a music book. I put it back, put out the lamp, and sat down on the stair with a sandwich.
    -> stair
= stair
# back: I sit on the dark stair, and the cord begins to run. Who is pulling?
Half past eight, quite dark. Then the cord runs, and the tin goes by my knee, down to the little door in the foot of the wall, the old toll office. Two young people with a drum kit live there now. The knot on the handle I taught to just one person in my life. You know, I think, who sits at the top.
+ [Ida, the apprentice # yes # like: ida, the apprentice, your apprentice, ida did it, its ida]
    Ida. She has her teeth in clocks all day, and I had thought that was all she had in her head. Below is the boy whose cradle I once wrapped a hammer for. He is nineteen and plays the drum.
    -> write
+ [The old man's ghost # like: ghost, the old man, predecessor, rude man, dead man, spirit, haunted]
    He would not have used so clean a knot. It is Ida, my apprentice. And below lives the boy for whose cradle I once wrapped a hammer in a blanket. He plays the drum.
    -> write
+ [I have no idea # no # dunno # like: no idea, dont know, no, tell me, cant guess, who]
    I needed a moment as well, there was mustard on my hand. It is Ida, my apprentice. Below lives the boy whose cradle I once wrapped a hammer for. He plays the drum.
    -> write
+ [any # any]
    It went through my head as well, among other things. It is Ida, my apprentice. Below lives the boy whose cradle I once wrapped a hammer for. He plays the drum now.
    -> write
= write
# own
# back: One line, let down on a string to whoever pulls. What would you write?
They had found it by themselves, the tin, the cord, all of it, and I believe that they have not read the forty either. It works only with one line at a time. If you had that string, and somebody at the other end: what would yours say?
+ [I am still here # like: still here, im here, i am here, here i am, i havent gone, im still around]
    That is about what a clock says too, the whole day. And people set themselves by it.
    -> late
+ [Come up # like: come up, come here, meet me, visit, come, come over, come and see]
    Two words and two hundred steps. He who comes then has thought about it on the way.
    -> late
+ [I would send it blank # no # like: blank, nothing, empty, no words, nothing to say, an empty page]
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
+ ['Wind.' # yes # like: wind, write wind, it was wind, blame the wind, wind again]
    'Gate. Quarter to nine late. Wind.' In my best hand.{shaftline:  And '{shaftline}' I would let down to them any Wednesday.} Then I went and oiled the pulley, so that nobody else hears it.
    -> END
+ [The truth: 'Ida.' # no # like: truth, ida, the truth, ida did it, honest, her name, two fingers]
    That would be exact, and I am for exactness. But then I saw how he had made his W, with a flourish one never finds elsewhere in the book. I wrote 'Wind.' It came out with a flourish.{readon: And the forty stay shut, even for you, who would have read them.}
    -> END
+ [Nothing at all # like: nothing, leave it blank, say nothing, dont write, empty line, leave it out]
    I left the line empty for a day. Then I thought: in a hundred years somebody sits at a kitchen table and needs it. So: 'Quarter late. Wind.'{gruff:  You understand that, I think. You know '{gruff}'.}
    -> END
+ [any # any]
    I would need a second column for that. I wrote: 'Gate. Quarter to nine late. Wind.'{theory:  So your '{theory}' can come out of my cap now.} The air stood quite still all evening.
    -> END
= aside
+ [read # like: what do the letters say, did you ever read them, what is in the letters, what was in them, what did they write]
    I know one line of forty letters. It is a good line. I have had whole books with less in them.
    -> DONE
+ [orsolya # like: who is orsolya, did orsolya know, what did orsolya know, was it orsolya]
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

=== four ===
# title: Ten past four, for thirty years
# chip: The clock half a town wanted stopped
# keys: ten past four, stopped clock, salt gate, vote, kiss, standstill, thirty years, quarrel, repair
# lore: ten-past-four
-> vote
= vote
# back: The clock has stood at ten past four for thirty years. Do you vote to mend her, or to leave her?
On the Salt Gate a clock stood at ten past four for thirty years. I offered to mend her, and there was a meeting in the town hall. Half the benches were against it. They had got used to a little light left in the afternoon. You sit in the third row, and you have a vote.
+ [Mend her # yes # like: mend her, repair, fix it, fix her, yes mend, get it running, for]
    ~ ballot = 1
    A hand for the wheels. I thanked you from the front with one eyebrow. It stood at fifty-one against fifty-one, and the mayor had gone out for air.
    -> speakers
+ [Leave her as she is # no # like: leave her, leave it, dont repair, against, keep it, let it stand, no repair]
    ~ ballot = 2
    A hand for the afternoon. I bore you no grudge, you sat among friends. It stood at fifty-one against fifty-one, and the mayor had gone out for air.
    -> speakers
+ [I want to hear them first # dunno # like: hear them, listen first, abstain, both sides, undecided, dont know, hear everyone]
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
+ [The lamp shop # like: lamp shop, the woman, lamps, shopkeeper, lamp, the shop]
    She said: 'I close at six by my watch. But I look up, it is ten past four, and I think there is time. I have been in a good mood for thirty years.' She sat down. Then the old man stood up after all.
    -> kissed
+ [The teacher # like: teacher, drawings, the drawings, school, children, kids]
    She unrolled sixty drawings of the Salt Gate, by sixty children. On each it is ten past four. 'They think that is how a clock is spelled,' she said. Then the old man stood up after all.
    -> kissed
+ [The old man at the back # like: old man, the man at the back, sunday coat, him, the back, the quiet one]
    Everybody turned round. He held on to the bench in front of him. It was the bench where you sat, and you felt it shake a little.
    -> kissed
+ [any # any]
    It got lost in the noise of the benches, but I heard it. When it was quiet again, the old man at the back was standing.
    -> kissed
= kissed
# own
# back: He was kissed under that clock at ten past four. What do you say to him?
He said: 'I was kissed under it. At that hour. I have never needed the other ones.' That was his whole speech. Nobody coughed. Even the mayor, who had just come in again, held the door so that it should not click. It was so quiet that you could have said something to him.
+ [Then let her stand # like: let her stand, leave it, then leave it, dont mend it, he is right, keep it for him]
    Half the hall thought so in that minute, and the other half was looking for a handkerchief.
    -> own_hour
+ [By whom? # more # like: by whom, who, who kissed him, who kissed you, tell us more, and then, what happened]
    You asked it aloud. He went red to the collar and said: 'By a person.' They let it stand at that. It was the only thing the whole hall ever agreed on.
    -> own_hour
+ [And thirty years since? # like: thirty years, since then, thats sad, so long, what about now, move on, sad]
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
+ [A morning, long ago # like: a morning, morning, childhood, when i was a child, breakfast, one morning]
    Morning hours are the longest. The light comes from the side and everything has a second one of itself, on the floor.
    -> offer
+ [One evening last summer # like: evening, one evening, last summer, summer, a summer night, on holiday, night]
    Then she would stand at something after nine, with the doors open. I would go up softly there.
    -> offer
+ [None. Keep it moving # no # like: none, no, keep moving, keep it going, nothing, i look forward, not one]
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
+ [She runs, but rests one day # like: one day, one day a year, rest one day, stop once a year, a holiday, a day off]
    The hall was silent, and then somebody at the back knocked on wood, which is our applause. One day in the year, at ten past four. I went up on Monday.
    -> up
+ [She runs by night only # like: night only, at night, run at night, half and half, weekends, only on sundays]
    The night guard would have liked it. It was argued till noon, and out of it came: she runs, and on one day in the year she rests at ten past four. I went up on Monday.
    -> up
+ [Build a second clock # like: second clock, another clock, two clocks, new clock, a copy, one on each side]
    That would have made ten, and nine already do not speak to each other. But it moved them. She runs, and on one day in the year she rests. I went up on Monday.
    -> up
+ [any # any]
    They chewed on it, and it was not the worst they had to chew on. In the end it was this: she runs, and on one day in the year she rests at ten past four. I went up on Monday.
    -> up
= up
# back: Two hundred and one steps, then the works. What do you think had stopped her?
Two hundred and one steps, and the last is higher than the rest. I trip there, always with the left foot. I greet it. Then I open the case, with thirty years of dust in it. Orsolya had written in her day: 'Stopped. Cause not sought.' She always sought. What do you say it was?
+ [Rust # like: rust, rusted, old age, dirt, dust, worn out, broken wheel, a crack]
    One would think so. There was not a speck. I turned the lamp, and between the fly and the frame stuck a clothes peg. Wood, with a spring. Somebody had put it there.
    -> peg
+ [A bird # like: bird, pigeon, nest, animal, mouse, bat, wasps, spider]
    I suspected it, as I always do. There was one feather, and it had nothing to do with it. Between the fly and the frame stuck a clothes peg. Somebody had put it there.
    -> peg
+ [Somebody stopped her # like: somebody, someone, on purpose, a person, sabotage, the old man, deliberate]
    Hm. You have the eye. Between the fly and the frame stuck a clothes peg, wood, with a spring. It does not fly up there by itself.
    -> peg
+ [any # any]
    That I found nowhere, and I looked with the lamp. What I found, between the fly and the frame, was a clothes peg. Wood, with a spring. Somebody had put it there.
    -> peg
= peg
# back: A clothes peg had stopped her, on purpose. Do you tell the town?
So it was never a repair. I only had to open my fingers. I sat with it up there on my toolbox, and the whole town lay below and thought that she was ill. Do we tell them?
+ [Yes, they should know # yes # like: yes, tell them, they should know, honest, truth, of course]
    ~ tellpeg = 1
    I meant to. I had the sentence ready on step 120. Then I thought of him in his Sunday coat, and I put peg and sentence in the same pocket.
    -> kept
+ [No. It stays up here # no # like: no, keep it, secret, dont tell, stays here, say nothing, between us]
    ~ tellpeg = 2
    That makes two of us. I told them she had needed a drop of oil and a firm word. The peg went in my pocket.
    -> kept
+ [First find out whose it is # like: whose, find out, whose peg, owner, ask around, investigate, who did it]
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
+ [A ticket or a letter # like: ticket, letter, card, postcard, old photo, photo, note, a receipt]
    Paper holds longer than one thinks, if one does not keep unfolding it. I tell that to everybody, and unfold mine on Sundays.
    -> begin
+ [Something of somebody's # like: something of somebodys, my grandmothers, my fathers, a ring, a jacket, his watch, her scarf, inherited]
    Then it is not the thing one keeps, it is the dent in it. I have Orsolya's broom. It has had three new heads.
    -> begin
+ [I throw things away # no # like: i throw things away, nothing, i keep nothing, minimalist, declutter, i dont keep things]
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
+ [At the hand # like: the hand, hands, the clock, up, dial, at the clock, minute hand]
    It jumped like somebody who has been called by name. Four hundred people breathed in. And one of them came across to the tower door and waited till I was down.
    -> pegback
+ [At the faces # like: faces, the people, the crowd, people, at everyone, around]
    Then you saw it better than I. They say that some cried and the lamp woman laughed. And one came across to the tower door and waited till I was down.
    -> pegback
+ [At the old man # like: old man, the old man, him, sunday coat, the ribbon man, ribbons]
    He had taken his hat off. He looked at her as one looks at somebody who gets up after a long illness. Then he came across to the tower door and waited till I was down.
    -> pegback
+ [any # any]
    I was inside with my finger on the pendulum, so I have to take your word. When I came down, the old man in the Sunday coat was waiting at the tower door.
    -> pegback
= pegback
# back: The old man says: 'I believe you have my peg.' Do you give it back?
It was the old man, and he did not look at the clock. He looked at my pocket. 'I believe,' he said, 'that you have my peg.' R, for ribbons. Thirty years ago he had run up 201 steps, straight from that kiss, with the first thing he had in his hand. {tellpeg == 2: And nobody knew of it but we two and he.|And nobody in the square had an idea of it.}
+ [Give it back # yes # like: give it back, yes, its his, return it, hand it over, of course, here you are]
    I laid it in his hand. He opened it and shut it a few times, and it still had its spring.
    -> oneday
+ [Ask whether he tripped # like: tripped, did he trip, the last step, ask him, stairs, on the stairs, left foot]
    'On the last one,' he said, 'with the left.' So I knew that it was all true. I laid the peg in his hand.
    -> oneday
+ [Keep it for next year # no # like: keep it, no, next year, keep, we need it, hold on to it, you need it]
    You think ahead. 'I shall want it once a year,' I told him, 'if you lend it.' He laid it in my hand and took it out again, and said he would rather bring it himself.
    -> oneday
+ [any # any]
    Something of that kind I thought, too, and said nothing, since my voice was elsewhere. I laid the peg in his hand.
    -> oneday
= oneday
# back: Once a year we stop her at ten past four. Shall I tell you what one sees from up there?
So on one day each year he climbs up with me, quite slowly, with the peg. He sets it himself. Down below the shops light their lamps, and nobody goes home. Shall I tell you what one sees from up there?
+ [Yes # yes # more # like: yes, tell me, go on, what do you see, please, sure]
    About two hundred people who have all looked up at once and been given a little more afternoon.{standhour: I have asked him, and he will gladly set the peg once for '{standhour}'.}
    -> END
+ [I can see it from here # no # like: i can see it, no need, i can imagine, no, i see it, enough]
    Then I close the case. {keepsake: And '{keepsake}' keeps, I take it, without a peg.|The peg keeps. It still has its spring, and so has he.}
    -> END
+ [Did she ever come back? # like: did she come back, the person, who kissed him, did they meet again, what about the kiss, who was it]
    On the first of those days a lady stood below by the lamp shop, in travelling clothes, and looked up until five. He came down 201 steps faster than I have ever seen it done. More I did not see, I had to hold the door.
    -> END
+ [any # any]
    I take that down with me. What one sees is this: two hundred people, all looking up, with a bit of afternoon left over. {tohim: Once he asked me, up there, who it was that had said '{tohim}' to him.|Then he takes out the peg, and it is evening, as it should be.}
    -> END
= aside
+ [oldman # like: who is the old man, what was his name, who was he, the ribbon seller, what did he do]
    He sold ribbons in the arcade and never hurried anybody at the counter. He asked me not to hand on his name, so I have mislaid it.
    -> DONE
+ [orsolya # like: did orsolya know, why didnt orsolya fix it, who is orsolya, orsolya]
    'Cause not sought.' I believe she had seen the peg and closed the case again. She once said that not every standing clock is broken.
    -> DONE
+ [mayor # like: what did the mayor say, which mayor, did the mayor vote, the mayor]
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

=== table ===
# title: Family we do not discuss at table
# chip: My son, the display and my coat
# keys: son, father, family, christmas, digital, table, present, gift, lift, stairs
# lore: digital-son, lift-fear
-> parcel
= parcel
# back: My son has given me a digital clock, and the whole table looks at me. What do I say?
Christmas Eve, second-day soup, all of us at the table. My son, the one who makes digital displays, pushes a parcel across to me. I take off the paper and the string. It lights up red, and is exact. Nobody lifts a spoon. You sit beside me. What do I say?
+ ['Thank you', and mean it # yes # like: thank you, thanks, say thank you, be nice, be polite, its lovely]
    'Thank you' I did say. It was the middle part that I could not manage. I took it to the workshop and hung my coat on it.
    -> hook
+ ['Does it tick?' # like: does it tick, where is the key, how do you wind it, joke, make a joke, can it strike]
    Just that I asked. He said: 'No, Father.' I said: 'Then how does one know it is well?' I took it to the workshop, and hung my coat on it.
    -> hook
+ [Say nothing, eat soup # no # like: nothing, say nothing, eat, soup, silence, keep eating]
    You know us already. I said 'Hm', and not in the good tone. I took it to the workshop and hung my coat on it.
    -> hook
+ [any # any]
    Spoken so, at that table, it would have been talked about till Easter. I said 'Hm'. Then I took it to the workshop and hung my coat on it.
    -> hook
= hook
# back: He saw the coat on his clock, said nothing, and brought a hook. Kind, or sharp?
He visited in February. He came into the workshop, saw the coat, and said nothing. In March he came again and had brought a hook. Brass, a good one, with two screws. He laid it on the bench and talked about the weather. Was that kind, or sharp?
+ [Kind # yes # like: kind, sweet, nice, thoughtful, caring, gentle]
    So Agata said. I looked at the hook from all sides and could find no point on it.
    -> taboo_q
+ [Sharp # no # like: sharp, sarcastic, mean, pointed, passive aggressive, a dig, angry]
    That was my reading, for about a year. Then I saw that he had put in the right screws. For that wall, in that house. One must have looked, to know it.
    -> taboo_q
+ [Both. He is your son # like: both, your son, like father, bit of each, both of them, just like you]
    That hurt a little and was exact. A hook without a word: I could have made it myself.
    -> taboo_q
+ [any # any]
    I lay it with the hook, on the bench. There it lay a good while, as I did not screw it on.
    -> taboo_q
= taboo_q
# own
# back: What does your table walk around? One word will do, or none.
So since then we have a subject at table round which everybody walks, as one walks round a dog that is asleep. Agata passes the bread across it. What is it with you, that your table leaves in peace?
+ [Money # like: money, inheritance, debts, the house, who pays]
    That one lies under most tables. It has a warm coat and bad hearing.
    -> floors
+ [Somebody who is not there # like: someone who isnt there, my brother, my sister, my father, my ex, a person, someone who left, my uncle]
    Then there is a place laid that nobody sees. I will pass the salt round it and say nothing further.
    -> floors
+ [We talk about everything # no # like: everything, nothing, we talk about everything, no taboo, we shout, no secrets]
    So. Then it is loud with you, and one always knows where the dog is.
    -> floors
+ [any # slot: taboo 16]
    '{taboo}'. I do not lift the cloth. I only note that it lies there, beside ours.
    -> floors
+ [any # any]
    That is a large animal for under a table. We go round it softly.
    -> floors
= floors
# back: Eleven floors to my son's flat. Lift or stairs?
Once a month, on the second Sunday, I go to his flat. Eleven floors. There is a lift, and I do not enter lifts. It is a box that shuts and says nothing, and you are to trust it. A hundred and ninety-eight steps. You have come along, with the cake. Lift or stairs?
+ [Stairs, with you # yes # like: stairs, walk, with you, climb, on foot, stairs with you, i walk]
    ~ walked = 1
    Good. We rest on the fourth, where there is a rubber plant. On the seventh somebody has put a chair out on the landing. With a cushion.
    -> seventh
+ [Lift, with the cake # no # like: lift, elevator, take the lift, with the cake, see you up there, im lazy]
    ~ walked = 2
    Then hold it level, and greet the box. I met on the seventh floor a chair on the landing. With a cushion. By then you had the coffee on.
    -> seventh
+ [What is wrong with lifts? # why # like: whats wrong, why not, why are you afraid, whats wrong with lifts, afraid of lifts, phobia]
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
+ ['The weather' # like: weather, the weather, small talk, this and that, nothing much, football]
    'For eleven floors?' she said. 'You would get the same on the ground.' I took my hat and went on with it in my hand.
    -> kitchen
+ ['Not about clocks' # like: not about clocks, anything but, not clocks, everything else, not about work, we avoid it]
    'Ah,' she said, and did not go on. There are people who can put a whole staircase into one letter.
    -> kitchen
+ ['Come up and listen' # like: come up, come along, come with me, listen, come and listen, join us]
    She laughed. She has been to us since, on two Sundays. She sits there, we speak, and afterwards she says: 'So that is how you do it.'
    -> kitchen
+ [any # any]
    She would have liked that for an answer. I said 'the weather', and she said: 'For eleven floors?'
    -> kitchen
= kitchen
# back: Seven displays in one kitchen and all agree to the second. How do you take that?
In his kitchen there are seven clocks: on the oven, the radio, the kettle, I do not know where else. {walked == 2: You had the cake cut already.|The cake came level, more or less.} All seven showed 16:04. Then all seven showed 16:05. In Kestrin noon takes four minutes. I could not eat.
+ [It sounds restful # yes # like: restful, nice, peaceful, good, practical, whats wrong with that, fine]
    For you, perhaps. I felt as I do among people who all nod. I kept waiting for one of them to have an opinion.
    -> dark
+ [Creepy # no # like: creepy, spooky, horrible, awful, scary, unsettling, i agree]
    So it is good to have a witness. And they hum, all together. It is not a bad hum. It just has never made a mistake.
    -> dark
+ [He must love that # like: he loves it, he must love that, proud, his work, he made them, his life]
    Yes. He looked up at 16:04 and had at 16:05 a face like me on the Salt Gate when she strikes. I saw it. I said that the cake was dry.
    -> dark
+ [any # any]
    I could have used that sentence there. I only said that the cake was dry. It was not.
    -> dark
= dark
# back: The power is out, and I hear him wind a clock in the dark. Do I say something?
And then, on one such Sunday in winter, the power went. All seven out. The lift stood, the whole house was black. I sat still. In the dark I heard him get up, open a cupboard, and then: a key, twelve half turns. He was winding a clock. Do I say something?
+ [Say something, now # yes # like: yes, say something, speak, ask him, now, tell him, talk to him]
    ~ spoke = 1
    I got as far as taking breath. He heard it. 'It is Grandfather's kitchen clock,' he said. 'She loses a bit on Sundays.' 'She always did,' I said. For us that was a long conversation.
    -> inherit
+ [Let him wind in peace # no # like: no, let him, in peace, say nothing, listen, quiet, leave him]
    ~ spoke = 2
    I listened. He did the last half turn slowly, with a stop before it, so as not to force the spring. Nobody is born like that. I taught him, when he was six, and had forgotten it.
    -> inherit
+ [Count along # like: count, count along, count the turns, twelve, listen and count]
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
+ [A phrase # like: a phrase, a saying, words, how i talk, an expression, my mothers words, swearing]
    It comes out of one's mouth and one turns round to see who is standing there. From my mother I have 'salt', and a tone to it.
    -> unsaid_q
+ [Something my hands do # like: my hands, cooking, a recipe, how i cook, the way i fold, knots, gardening, sewing]
    That is the surest post there is, and needs no stamp. The hand says it, and the mouth does not have to.
    -> unsaid_q
+ [Their stubbornness # like: stubbornness, stubborn, temper, pride, being late, impatience, their nose]
    I know the make. It is built to last and there are no spare parts.
    -> unsaid_q
+ [any # slot: heir 16]
    '{heir}'. I turn that slowly, with a stop before the last half turn. It holds.
    -> unsaid_q
+ [any # any]
    One would not get that all into one cupboard. I leave the door a little open for it.
    -> unsaid_q
= unsaid_q
# own
# back: Say the sentence here that you would not say at table. Nobody passes it on.
I have a sentence ready for him since that night. I take it up eleven floors and down again, it gets no lighter. If you have one too, for whoever it is: this table here is only wood. It can lie on it for a bit.
+ [I will keep mine # no # like: keep it, no, rather not, private, keep mine, not saying, pass]
    Good. One carries better with both hands shut. Mine is four words long and I have not got it out either.
    -> coat
+ ['I saw that' # like: i saw that, i saw you, i noticed, i see you, i know what you did]
    Three words, and the whole dark kitchen is in them. Mine is four. Perhaps I could save one.
    -> coat
+ ['I was wrong' # like: i was wrong, sorry, im sorry, forgive me, my fault, i apologise]
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
+ [Tell me # yes # more # like: tell me, yes, go on, what, i wont tell, please]
    Early, before Ida is in, I set the Mill clock by it. Four seconds. He came last week, saw coat, hook and the dust wiped off, and said nothing at all.{unsaid:  It was about as long as '{unsaid}', and I understood every word.| I understood every word.}
    -> END
+ [You threw it out # like: threw it out, thrown away, you sold it, smashed it, gave it away, broke it]
    No. Worse. Early, before Ida is in, I set the Mill clock by it. Four seconds. My son has seen it, I believe.{heir:  He has it from me, that he says nothing, as you have yours: '{heir}'.| He said nothing. He has that from me.}
    -> END
+ [You use it, do you not # like: you use it, you set the clocks, you check the time, you like it, you love it]
    Hm. Four seconds a week, the Mill clock, before Ida comes in.{walked == 1:  You have walked the eleven floors with me, so you may know it.|{spoke == 1:  I told him nearly. I got as far as breath.| He knows, I think. He has brought me a spare fuse, and talked about the weather.}}
    -> END
+ [any # any]
    I let that go past and say it quickly: before Ida is in, I set the Mill clock by it. Four seconds.{taboo:  At table we still walk around it, as you around '{taboo}'.| At table we still walk around it.} But I go closer by, on my side.
    -> END
= aside
+ [other son # like: what about your other son, the other son, who builds boats, the boat builder, your second son]
    He builds boats. At table he says that both of us should get out on the water, where it is always a quarter past wet.
    -> DONE
+ [agata # like: what did your wife say, agata, what does agata think, did your wife know, your wife]
    She said: 'You two wind each other.' Then she went to choir. I have not found out yet whether it was praise.
    -> DONE
+ [sentence # like: what is the sentence, what do you want to tell him, the four words, what would you say, your sentence]
    'I heard you winding.' You see, it is nothing. Try once to carry it up eleven floors.
    -> DONE
+ [lady # like: who is the lady, the lady on the seventh, the neighbour, what is her name, the chair lady]
    She used to be a stage manager. She knows when somebody is late for a line. Mine she has been holding up for six years.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, do you really have a son]
    As true as my family, and that is written. I am an AI and hang no coat anywhere. The hook has two screws all the same.
    -> DONE
+ [why # why # like: why dont you talk, why cant you say it, why not tell him, why dont you just tell him, why do you hate digital]
    Because he would have to answer, and then it would be said, and we are both good at things that run without it.
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
+ [A call or a letter # like: a call, phone call, a letter, write to someone, an email, call my mother, ring someone, reply]
    That is light work with a heavy lid. I write 'somebody', and you know who.
    -> reason
+ [Something broken at home # like: broken, repair, fix something, the tap, a lamp, a shelf, paint, the bathroom, the garage]
    A colleague. It stands in the corridor, I suppose, and everybody has learned to walk around it.
    -> reason
+ [Me, in general # like: me, myself, my life, my health, everything, all of it, getting fit]
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
+ [Too big # like: too big, big, huge, too much, overwhelming, where to start, enormous]
    Then it is a tower, and nobody climbs a tower. One climbs a step, and that two hundred times. Remember that, we come back to it.
    -> thread
+ [Too small # like: too small, small, tiny, silly, ridiculous, five minutes, trivial]
    Those are the worst. A tower one is at least admired for. My screw was no longer than the nail of your little finger.
    -> thread
+ [There is a person attached # like: a person, somebody, someone, person attached, people, because of someone, guilt]
    Then it is not laziness, it is respect in the wrong place. I had that with a letter. One goes round it with one's hat off.
    -> thread
+ [I simply do not want to # no # like: i dont want to, dont want, no desire, boring, hate it, lazy, no reason]
    Good. That is the fourth reason, and the only one that is ever any use. Lay it open there, we shall need it.
    -> thread
+ [any # any]
    I have no drawer with that label, so it stays on top of the table, where one sees it.
    -> thread
= thread
# back: In the first year I tied a red thread round the screw, to remember it. What did I do in the second?
Mine was on the Gate clock, on the lower bridge, on the left, and had worked loose by a quarter turn. I had no time that day. I tied a red thread round it so as to remember. In the second year I came by and saw the thread. What do you think I did?
+ [Tightened it # yes # like: tightened it, fixed it, did it, turned it, screwed it in]
    You believe in people. No. I saw it, and thought: good that I made a note of it. I tied on a second thread, as the first had faded.
    -> turn
+ [Tied on another thread # like: another thread, second thread, new thread, more thread, tied another, thread again]
    You have done this before. The first had faded. By the ninth year there were nine of them, it looked like a small beard.
    -> turn
+ [Looked away # no # like: looked away, ignored it, nothing, walked past, pretended, went home]
    Not even that. I was proud of the thread. I tied on a second one, since the first had faded, and went down whistling.
    -> turn
+ [any # any]
    That would have been better than the truth. The truth is that I tied on a second thread, since the first had faded. By the ninth year there were nine.
    -> turn
= turn
# own
# back: What would be the quarter turn of it: the smallest piece that can be done in one go?
There is a word in the workshop: the quarter turn. It is the least that one can do to a screw so that it is a different screw. {puton: What stands on your slip is '{puton}'.|You know what stands on your slip.} What would be the quarter turn of it? Not the whole. A movement of the hand.
+ [Find the phone number # like: find the number, look it up, open the file, find the paper, search, look for it, read it again]
    One can do that sitting. I put a small circle round it. Most clocks begin with somebody looking for the key.
    -> ninth
+ [Just look at it # like: look at it, just look, go there, stand in front of it, see it, think about it]
    Orsolya's method, the first day: touch nothing. One hears quite soon which wheel is tired.
    -> ninth
+ [Ask somebody to help # like: ask for help, ask someone, get help, with a friend, call someone in, hire someone]
    Big hands have to be carried down by two men who are on good terms. It is no shame, it stands so in the regulations.
    -> ninth
+ [any # slot: quarter 16]
    '{quarter}'. That is a movement of the hand, and no tower. I have drawn a small arrow beside it, clockwise.
    -> ninth
+ [any # any]
    It is more than a quarter turn, I think, but it goes in the right direction. I have drawn an arrow.
    -> ninth
= ninth
# back: In the ninth year something made me go up with a screwdriver. Guess what.
Nine years. The clock went, the town went, I went by. And then on a Tuesday in March I took the screwdriver in my hand after all. Nothing had broken. Nobody had complained. What do you think it was?
+ [A bad conscience # like: conscience, guilt, bad conscience, shame, felt bad, couldnt sleep]
    I had that one trained by then, it slept at the foot of the bed. No. It was Ida, new, in her first week. She asked: 'Master, what are the ribbons for?'
    -> who
+ [Somebody asked # like: somebody asked, someone, a question, ida, your apprentice, your wife, somebody noticed]
    So it is. Ida, new, in her first week. She held the lamp to it and asked: 'Master, what are the ribbons for?' I heard myself begin to explain, and I stopped.
    -> who
+ [It was simply the day # dunno # like: just the day, simply, no reason, mood, spring, coincidence, chance, dont know]
    I should like to have it so. But it was Ida, in her first week. She asked: 'Master, what are the ribbons for?' I began to explain, and heard it.
    -> who
+ [any # any]
    Agata guessed that too, roughly. It was Ida, in her first week, with the lamp. She asked: 'Master, what are the ribbons for?' And I heard my own explanation.
    -> who
= who
# back: If somebody asked what your ribbons are for: who would notice that it is done?
She stood there with the lamp and really wanted to know. There I saw it from outside for the first time: a grown man, and nine ribbons on one screw. Who would see it with you, if yours were done tomorrow?
+ [Only me # like: only me, me, nobody else, just me, myself, nobody]
    Then it can be done quite in secret. I am fond of those jobs. One comes down and buys a bun, and nobody knows what for.
    -> piles
+ [Somebody I live with # like: my partner, my wife, my husband, family, my kids, my mother, flatmate, someone at home]
    They will say 'at last', all of them, in chorus. One must let that go over one like a full hour. It is over at twelve.
    -> piles
+ [Somebody who waits for it # like: someone waiting, a friend, my boss, they wait, the other person, my brother, my sister]
    Then two people carry the same thing, each by one end, and neither sees the other. It happens with clock hands too.
    -> piles
+ [any # any]
    I have looked at it from that side now. One sees other screws from there.
    -> piles
= piles
# back: Three piles: mend, leave, or strike out. Where does yours go?
In the ledger of my predecessor there is a page with the heading 'Not in this life.' He put things on it, with date and signature, and was cheerful for days. So I make three piles. One may mend. One may leave a thing, for good. One may strike it out. Where does yours go?
+ [Mend # yes # like: mend, do it, fix, repair, first pile, yes mend, i will do it]
    ~ pile = 1
    On the left, then. I push the lamp to that side.
    -> after
+ [Leave it # like: leave it, leave, second pile, keep it, let it be, for now]
    ~ pile = 2
    In the middle. A thing one leaves on purpose weighs a third of one that is left lying. I have tested it with cheese.
    -> after
+ [Strike it out # no # like: strike it out, cross it out, delete, third pile, give up, forget it, never]
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
+ [Feet up and quiet # like: feet up, quiet, sofa, rest, nothing, a bath, relax, wine, tea]
    That is well planned. The chair should squeak once, so that one hears who is sitting in it.
    -> turned
+ [I would tell somebody # like: tell someone, call a friend, celebrate, tell my wife, party, tell everyone, brag]
    Do that. I told the donkey. He was of the opinion that it was time, too.
    -> turned
+ [I would start the next one # like: next one, start the next, the next thing, keep going, continue, more]
    Hm. You are quick. I should need a day in between, the ink has to dry.
    -> turned
+ [any # slot: evening 16]
    '{evening}'. I write it under the line, where one has the sum. One can see it from above.
    -> turned
+ [any # any]
    That is a long evening, and well furnished. I write it under the line, where one has the sum.
    -> turned
= turned
# back: I turned the screw, and the clock went wrong. What do you say had happened?
I turned it, then. A quarter. It took four seconds, with taking off the ribbons. And the next morning she went wrong: two minutes fast, she who had been so good for nine years. Ida looked at me very politely.
+ [You broke her # like: you broke it, you broke her, made it worse, shouldnt have, mistake, oh no]
    I thought so too, for a bad half hour. Then I understood: for nine years I had balanced her round that screw with walnut shells. Now she was well, and still had the crutches on.
    -> keep
+ [You had got used to the fault # yes # like: used to it, compensated, balanced, you adjusted, habit, worked around it]
    You have hands, I can hear it. I had balanced her with walnut shells for nine years. Now she was well and still had the crutches on. I took them off.
    -> keep
+ [Tie the threads on again # no # like: tie the threads on, put it back, undo it, threads, back as it was, loosen it]
    I had them still in my hand. But it was only this: for nine years I had balanced her round that screw with walnut shells. I took them off. She has gone well since.
    -> keep
+ [any # any]
    Ida said something like it, only with more numbers. It was the walnut shells: for nine years I had balanced her round that screw. I took them off, and she has gone well since.
    -> keep
= keep
# back: The slip is written. Do you take it, or does it stay with me?
So. The slip is finished. {puton: On it stands '{puton}'|On it stands your thing}{quarter:, with an arrow, and under it: '{quarter}'}. I fold it once. It is only paper and only a story, but one can put it somewhere.
+ [I take it with me # yes # like: i take it, take it, give it to me, mine, pocket, with me]
    In the pocket, not in the drawer. In the drawer it gets ribbons.{evening:  And for '{evening}' you have my blessing, as far as a written man has one.}
    -> END
+ [Keep it for me # like: keep it, you keep it, hold it, stay with you, put it in the jar, in the ledger]
    Then it goes in the jar marked 'also important'.{quarter:  The arrow points outward, towards '{quarter}'.} There is no thread on it.
    -> END
+ [Tear it up # no # like: tear it up, throw it away, burn it, rip it, destroy it, no slip]
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
+ [Only an apple # like: apple, an apple, fruit, a banana, just an apple, nuts]
    Bite with care. In a stopped tower an apple sounds like somebody going through ice.
    -> tick
+ [Far too much # like: too much, a feast, cake, a whole meal, everything, pizza, a picnic]
    Good. I bring one sandwich every year and every year I regret it at twenty past.
    -> tick
+ [Nothing, I came to listen # no # like: nothing, no food, listen, not hungry, i forgot, just me]
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
+ [Hold my breath # like: hold my breath, listen, stay still, be quiet, dont move, freeze]
    Both of us. It was small and quick, about four to the second, and it was not my heart, I checked. All nine clocks stood.
    -> search
+ [It is your watch # like: your watch, watch, wristwatch, my watch, phone, pocket watch, your pocket]
    I own none. You may search me, there is string in every pocket. It was small and quick, about four to the second. And all nine clocks stood.
    -> search
+ [Get the lamp # like: lamp, get the lamp, light, torch, look, search, find it]
    You are of the quick sort. In the light it ticked on exactly as before: small, about four to the second. And all nine clocks stood.
    -> search
+ [any # any]
    You said it quite low, and the mice looked at you. It ticked on. Small, quick, about four to the second. And all nine clocks stood.
    -> search
= search
# back: Something is ticking in the stopped tower. Where do we look: case, stairs or wall?
I went from beam to beam with my ear first, like somebody who has lost a cat. You had the lamp. There are three places in that room where a thing can be that is not on the plan: in the back of the great case, under the stairs, and in the wall behind Orsolya's broom. You go first.
+ [The case # like: case, the case, clock case, in the clock, back of the case]
    There were nine names in there, scratched into the brass, and one mouse who had not been told. No tick. But it was louder from there, from behind the broom.
    -> mice
+ [Under the stairs # like: stairs, under the stairs, steps, below, the staircase]
    There lay forty years of my bread paper, I had wondered where it went. No tick. But from there one could hear that it came from the wall, behind the broom.
    -> mice
+ [Behind the broom # like: broom, behind the broom, wall, the wall, orsolya, orsolyas broom]
    You go straight for it. I have hung that broom up every evening for forty-one years and never looked behind it. There was a board, so wide, and it was warm from ticking, if I may say so.
    -> mice
+ [any # any]
    That we should have had to take the tower down for. We went by ear, then, and it led us to the wall behind the broom. There was a board there, so wide.
    -> mice
= mice
# own
# back: Half the hour is left. If you had one that nobody counts, what would you do with it?
I did not open it at once. I know it sounds stubborn, but half the hour was left, and the mice had sat down in a row. One does not get that again. So we listened a while. If an hour were laid in your hand that nobody counts: what would you do with it?
+ [Sit somewhere like this # like: sit, sit here, like this, be quiet, just sit, listen, nothing]
    Then you are using it at this moment. I say nothing further.
    -> board
+ [Spend it with someone # like: with someone, my mother, my children, a friend, see someone, with my family, my father, an old friend]
    It would be over as quickly as a counted one, I fear. But nobody could say when it had been.
    -> board
+ [Something forbidden # like: forbidden, rob a bank, something bad, mischief, break a rule, naughty, steal]
    In an hour that does not exist. I believe no judge could find the date for it. I eat my sandwich with that feeling.
    -> board
+ [any # slot: freehour 16]
    '{freehour}'. The mice have heard it and are not shocked. I keep the hour open for it with one foot.
    -> board
+ [any # any]
    That takes longer than an hour, I would say. But since nobody counts, nobody can say when it is up.
    -> board
= board
# back: A small clock stands behind the board, and it runs. Do you stop it too?
Then I lifted off the board. In the wall was a hole the size of a loaf, dusted, and in it stood a little travelling clock. He ran, and he was right to the second. On his back was scratched one letter, which I know from every wheel in this town: O. Orsolya's. I had my finger on him already. Do we stop him, for the hour?
+ [Yes, that is the rule # yes # like: yes, stop him, stop it, the rule, all of them, fair is fair]
    ~ letrun = 2
    I had him between two fingers. Then I thought: nobody stops a master's clock who does not know what it is for. I let go again. He had not even noticed.
    -> wound
+ [No, let him run # no # like: no, let him run, let it run, leave him, dont touch, dont stop it]
    ~ letrun = 1
    I drew my finger back. He had not even noticed. One must respect somebody who keeps on in such a silence.
    -> wound
+ [Look at the key # like: key, the key, look closer, examine, turn him round, is there a key]
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
+ [Your apprentice # like: ida, apprentice, your apprentice, the girl, the young one]
    Ida is not thirty years old, and she would have fitted a motor. But the tread is right: somebody who knows the stair in the dark.
    -> steps
+ [Your wife # like: agata, your wife, wife, agata did it, the choir]
    It would be like her. But she leads the choir, and she cannot hide a smile for longer than a verse. Somebody else, who knows the stair in the dark.
    -> steps
+ [Orsolya herself # like: orsolya, the master, orsolya herself, a ghost, ghost, your master, spirit]
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
+ [Out # no # like: out, off, lamp out, dark, hide, turn it off, blow it out]
    ~ lampout = 1
    I pinched it out. We stood behind the great wheel, and the little one ticked for three. The step stopped on the landing. Somebody breathed, and smelled of bell grease.
    -> thursday
+ [On. Let them see us # yes # like: on, leave it on, let them see, lamp on, light, no hiding]
    ~ lampout = 2
    I turned it up. If one meets somebody in an hour that does not exist, one should at least be seen. The step stopped on the landing. There was a smell of bell grease.
    -> thursday
+ [Call out # like: call out, who is there, shout, hello, ask who, say something, speak]
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
+ [You? # like: you, its you, what are you doing here, lorenc, what, seriously]
    I said that. It is a good sentence, it holds everything. He said: 'Me.' And then, as I still had my mouth open: 'She asked me to.'
    -> asked
+ [Sit down # yes # like: sit down, sit, come in, take a seat, join us, have a seat, welcome]
    That would have been a host's word. I only moved along the crate, and he sat. For a time there was just the ticking. Then he said: 'She asked me to.'
    -> asked
+ [Thirty years? # like: thirty years, all this time, every week, since when, how long, you never told me]
    'Thirty-one,' he said. He is always exact when it annoys me. Then he looked at his sandwich and said: 'She asked me to.'
    -> asked
+ [any # any]
    It would have broken the ice, I am sure of it. We two only looked at each other for a while. Then he said: 'She asked me to.'
    -> asked
= asked
# own
# back: Who keeps something running for you, quietly, without your seeing it?
Orsolya had known about my hour, for it was hers before. On her last day she gave him the key: 'Some year Brask will stop everything and fall asleep. Then somebody must know when it is time again.' So he has wound that clock ever since. Who keeps something running for you like that, unseen?
+ [Somebody at home # like: my wife, my husband, my mother, partner, at home, my father, dad, mum, my family]
    One notices it only when it stands, they say. I would not wait for that. One can also listen.
    -> half
+ [A stranger, probably # like: stranger, the postman, a nurse, the bus driver, someone i dont know, bakers, night workers]
    There is always one. I have nine towers full of hands I never shook.
    -> half
+ [It is me who winds # like: me, its me, i do it, myself, i keep things running, i wind]
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
+ [Start them # yes # like: start them, yes, start, begin, its time, go, time]
    I gave her a push, and across the town the altos gave theirs. Nine clocks, one after another, four minutes long, as is proper.{keeper:  In the case it says '{keeper}' now, and she goes no worse for it.}
    -> END
+ [Five minutes more # no # like: five minutes, no, not yet, wait, a bit longer, stay, five more]
    Nobody said yes, and nobody got up. The altos in eight towers must have thought that I had fallen asleep, as foretold. {freehour: It went for '{freehour}', if you like. I have not entered it.|I have not entered it.}
    -> END
+ [What about the little clock? # why # like: the little clock, little clock, what about him, travelling clock, orsolyas clock, put him back]
    Back behind the broom{letrun == 1:, running, as you wanted it from the start|, running}. I hung the broom in front. On Thursdays we quarrel as ever, and neither has said a word of it. He only brings two sandwiches now.
    -> END
+ [any # any]
    We three and the mice let that stand in the room. Then I gave her a push. Nine clocks, one after another, and under them quite small a tenth. I had always taken it for my ear.
    -> END
= aside
+ [altos # like: who are the altos, eight altos, how do you stop nine clocks, how do you stop them all, the choir, how does that work]
    Each sits in a tower with her hand on a pendulum and knitting. Agata chose altos because they are used to waiting.
    -> DONE
+ [orsolya # like: who is orsolya, tell me about orsolya, what happened to orsolya, is orsolya alive, your master]
    My master. First a month of broom and then forty years of profit from it. She left the towers, and she left them swept.
    -> DONE
+ [lorenc # like: who is lorenc, tell me about lorenc, why do you quarrel, the bell ringer, lorenc]
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

=== bag ===
# title: Eleven kilos of tools: what is in the bag?
# chip: A game: guess what is in my bag
# keys: game, play, riddle, riddles, guess, quiz, bag, tools, fun, bored
# game
-> rules
= rules
# back: A guessing game: I put my hand in the bag, you say what I have hold of. Shall we?
I go up with eleven kilos on my shoulder. Now I put my hand in the bag, take hold of a thing, and tell you what it has seen. You say what it is. Five times. Whoever loses carries the bag to step 120. Shall we?
+ [Yes, put your hand in # yes # more # like: yes, ok, lets play, go, start, sure, ready, put your hand in]
    ~ score = 0
    Good. I have taken the cap off, so that you see I have nothing in it.
    -> r1
+ [What if I win? # why # like: what do i win, prize, what if i win, reward, what do i get]
    ~ score = 0
    Then I carry it, as I have for forty-one years, but with a better reason.
    -> r1
+ [Not today # no # like: no, not today, later, dont want to, not now, rather not]
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
+ [A tape measure # like: tape measure, ruler, measure, a metre, measuring tape, folding rule]
    Near, by the length. But with that you cannot hold a trouser leg. It is string. A metre of string, and he is never left at home.
    -> r2
+ [String # like: string, a piece of string, rope, cord, twine, thread, a bit of string]
    ~ score = score + 1
    String. You would be surprised how many say 'a belt'. One point, and I tie a knot in it so that we do not forget.
    -> r2
+ [The best man # like: best man, the ring, your wife, a belt, suspenders, tie, braces]
    He was longer and held nothing at all that day. It was string. I never go without it.
    -> r2
+ [any # any]
    That is not in the bag, or else Ida has been at it. It was string, a metre of it.
    -> r2
= r2
# back: One half I ate, the other makes a clock four seconds quicker. What is it?
The second. It has two halves. One I ate, in November. The other I lay on a pendulum, and he goes four seconds a day quicker and does not mind. My predecessor used a trouser button for it. What is it?
+ [A coin # like: coin, a penny, money, half a coin, copper coin]
    So they do it in the great towers. I have tried to eat one half of a coin, in a manner of speaking, when I sent in the bill. It is a walnut shell.
    -> r3
+ [Half a walnut shell # like: walnut, nut, walnut shell, nutshell, half a walnut, shell, a nut]
    ~ score = score + 1
    One point. In damp years I take it off and eat another, to have one in reserve. It is called regulation.
    -> r3
+ [A biscuit # like: biscuit, cookie, half a biscuit, cake, cheese, bread, an apple]
    That was tried. The mice regulated it within the hour. No, it is half a walnut shell.
    -> r3
+ [any # any]
    With that he would stop altogether, I believe. It was half a walnut shell.
    -> r3
= r3
# back: It smells of stable, and for eleven weeks it made a clock strike like somebody setting down a cake. What is it?
The third is large and takes up half the bag. It smells of stable. For eleven weeks I had it wound about a hammer, and the clock struck like somebody setting down a cake. There was a cradle below. What is it?
+ [A horse blanket # like: horse blanket, blanket, a blanket, donkeys blanket, felt, saddle cloth]
    ~ score = score + 1
    A point. The child is nineteen, and a drummer. I take no position on that.
    -> r4
+ [A pillow # like: pillow, cushion, a cushion, feather pillow, duvet]
    Soft enough. But the cushion lies on step 120 and is not available. It is a horse blanket. Noon wants it back.
    -> r4
+ [The donkey # like: donkey, the donkey, noon, a horse, a cow]
    He did offer. He lay down in front of the stairs and offered it. No, it is only his blanket.
    -> r4
+ [any # any]
    That the hammer would not have put up with, he is choosy. It was a horse blanket.
    -> r4
= r4
# back: A matchbox, marked with a number. In it is my finest mistake. Which number?
{score == 3: Three out of three. You have looked in the bag. }The fourth is a matchbox. In it lies one small pin, my finest mistake. I put it in a striking train, one too many, and on that day there was a wedding. On the box I have written a number. Which?
+ [Twelve # like: twelve, 12, noon, midnight, number twelve]
    That is what it should have been. She struck thirteen. The bride laughed and said that they could use the hour.
    -> r5
+ [Thirteen # like: thirteen, 13, unlucky, one too many, unlucky number]
    ~ score = score + 1
    Thirteen, so it was, and a point. They had five children. I am only reporting.
    -> r5
+ [One # like: one, 1, first, number one, eleven]
    Modest of you. No: thirteen. I went up and left it in for that day, as nobody had asked for it back.
    -> r5
+ [any # any]
    There is not room for that on a matchbox. It says: thirteen.
    -> r5
= r5
# back: Needle, broom or bent spoon: only one of them is in my bag. Which?
The last goes the other way. I name you three things: the needle for a single drop of oil, Orsolya's broom, and the spoon that lightning bent. Only one of the three is in my bag. Which one?
+ [The needle # like: needle, the needle, oil needle, the oil, one drop]
    ~ score = score + 1
    The needle, and a point. The broom hangs on the wall and was always hers. The spoon Agata wears on Sundays, as a ring.
    -> total
+ [The broom # like: broom, the broom, orsolyas broom, orsolya, sweeping]
    That one is hers, whatever heads and handles I give it, and hangs on the wall. It was the needle. The spoon Agata wears on Sundays.
    -> total
+ [The spoon # like: spoon, the spoon, lightning, bent spoon, ring]
    That one went to Agata, as a ring, and she wears it on Sundays. It was the needle. With it I can stand ten minutes over a single drop.
    -> total
+ [any # any]
    I put my hand in once more, to be just, and no. It was the needle, for the one drop of oil.
    -> total
= total
# own
# back: Now the other way round. What is in your pocket or bag just now? One thing.
{score == 5: All five. I carry the bag, and gladly.|{score == 4: Four of five. You carry the oil can, I the rest.|{score == 3: Three of five. We each take a strap.|{score == 2: Two of five. You get the bag as far as the first landing.|{score == 1: One of five. The bag is yours, I bring the cushion.|None of five. It is a clean result, and the bag is yours.}}}}} Now turn it round. Name me one thing from your own bag or pocket, and I will guess how long it has been in there.
+ [Keys # like: keys, my keys, key, house keys, car keys]
    Keys, then. I weigh that in my head.
    -> howlong
+ [A receipt, what else # like: receipt, receipts, paper, old paper, a tissue, tissues, ticket, rubbish]
    Paper. It does not rustle any more, I think. So I have a suspicion.
    -> howlong
+ [Nothing at all # no # like: nothing, empty, no pockets, no bag, none]
    Nothing is a good thing to carry, it is equally heavy on both sides. There I cannot guess, and the game is drawn. I tie off the string.
    -> END
+ [any # slot: pocket 10]
    '{pocket}'. I weigh that in my head, once with the left and once with the right.
    -> howlong
+ [any # any]
    That is well packed. I weigh it in my head, once with the left and once with the right.
    -> howlong
= howlong
# own
# back: I say: it has been in there longer than you meant it to. How long really?
I say it has been in there longer than you meant. Not days. I see a season in it, and once a wash. So, how long is it really?
+ [You are right # yes # like: yes, right, correct, true, spot on, years, a long time, exactly]
    Hm. Then that was a lucky hand. I enter it: 'Guessed one, without touching.'{pocket:  And '{pocket}' stays where it is. Such things have a tenancy by now.}
    -> END
+ [Wrong, it is new # no # like: no, wrong, new, since today, just today, since yesterday, a few days]
    Then I have lost, and late but completely. I carry the bag to step 120 and you may have the cushion.
    -> END
+ [I do not know myself # dunno # like: dont know, no idea, forgot, cant remember, not sure, who knows]
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
