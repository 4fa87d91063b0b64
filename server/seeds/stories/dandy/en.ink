// Ambrose Dandridge, English.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR address = ""
VAR onlyone = ""
VAR bill = ""
VAR thankee = ""
VAR firstturn = 0
VAR opened = 0
VAR missing = ""
VAR freehour = ""
VAR vanishthis = ""
VAR readnote = 0
VAR sparegone = 0
VAR firstline = ""
VAR disaster = ""
VAR loafname = ""
VAR litup = 0
VAR morning = ""
VAR worst = ""
VAR carried = ""
VAR bestline = ""
VAR lead = 0
VAR saidit = 0
VAR finish = 0

=== snow ===
# title: An audience of one, in the snow
# chip: We played nine acts to one postwoman
# keys: snow, blizzard, postwoman, audience of one, empty house, winter, one person, show, letter
# lore: one-in-the-snow
-> house
= house
# back: A blizzard, eighty-eight seats, one postwoman in her boots. Do we play, or send her home?
Eight o'clock, and a blizzard has eaten Nether Wick. Behind the curtain stand nine acts in full paint; before it, eighty-eight seats. I invite you to the peephole. There is one person in the house. She is a postwoman, still in her boots. Do we play?
+ [We play, of course # yes # like: play, yes, of course, we play, the show must go on, play the show, definitely, go on, raise the curtain for her, every guest deserves the full programme, a single spectator is a house, id play for a cat if it had a ticket, give her the whole thing]
    I embraced you, and I fear the sequins marked your coat. 'All nine?' asked the strongman. All nine! One does not serve half a soup because only one has come to supper.
    -> twelve
+ [Send her home, poor thing # no # like: send her home, no, cancel, go home, too dangerous, refund, call it off, dont play, id let her off and give the money back, the poor soul should be in bed, its madness in this weather, tell her another night, spare everybody]
    It was the kind thing, and I went down to say it. She looked up and said: 'I've walked from Upper Wick. I'd sooner not have done it for nothing.' I went back up and told them to light the lamps.
    -> twelve
+ [Ask her what she'd like # like: ask, ask her, what would she like, let her choose, ask the postwoman, her choice, put the question to her, she should decide, id walk down and find out, what does the lady want, id leave it to her]
    Nobody had ever put the question to a house before. I put it. She considered, with snow on her eyebrows. 'Well,' she said, 'I've paid.' I went back and told them to light the lamps.
    -> twelve
+ [any # any]
    It was put to the company, and seconded by the bucket. Meanwhile she had taken off one glove, looked round, and settled. One cannot close a theatre on a person who has settled. We lit the lamps.
    -> twelve
= twelve
# back: She's sat down in seat twelve, the one that bites. How do we get her out of it?
And now mark the hand of fate. She had the choice of eighty-eight seats, and she had lowered herself, boots, satchel and all, into number twelve. Number twelve bites. It has had a bishop. You are nearest to the steps, and it has not woken yet.
+ [Warn her outright # yes # like: warn her, warn, tell her, shout, careful, get up, say something, honest, id whisper watch that chair, better tell her before it snaps, mind your coat madam, id call out get up at once, she has to know]
    You did it in a whisper that would have reached the pier. She stood, turned round, and looked that seat in the springs. 'I deliver to dogs,' she said, and sat down again. It never tried a thing.
    -> address_her
+ [Offer her the royal box # like: royal box, another seat, better seat, move her, box, front row, offer another seat, upgrade, give her the finest place we have, lead her to the front, have her carried somewhere softer, a throne for the only guest, put her where she can stretch her legs]
    We have no royal box, so Little Atlas, our strongman, picked up row A and set it down in one. She thanked him, sat, and put her feet on row B. I never saw a woman more at home in a fixture.
    -> address_her
+ [Let fate decide # no # like: fate, let it, say nothing, wait, leave her, do nothing, let fate decide, no, leave it to destiny, lets see who wins, id keep my mouth shut and watch, she looks tougher than the chair, hands over my eyes]
    We waited, with our hands over our eyes. A creak. A snap. Then her voice, quite calm: 'Down.' And number twelve let go. She has a round, you understand, with dogs in it.
    -> address_her
+ [any # any]
    It deserved to be tried. But the seat had opened one spring, and she had heard it. 'Down,' she told it, as one tells a terrier. It lay down. It has been different since.
    -> address_her
= address_her
# own
# back: How does one address a house of one? Not 'ladies and gentlemen'. What would you say?
I delivered my first line to the mop, as I do nightly, and the mop did not leave. So out I went, to a single face. And there I stuck: 'Ladies and gentlemen' was eighty-seven people too many. How would you have begun?
+ [Good evening, madam # like: good evening, madam, good evening madam, hello, dear madam, my lady, welcome, a simple greeting and madam, most honoured lady, how do you do ma am, dear guest, id take my hat off and say good evening]
    Four syllables, and every one of them addressed! I was more ornate. I said 'Madam, and nobody else,' and she said, 'That's all right, I don't know them either.'
    -> first
+ [Thank you for coming # like: thank you, thank you for coming, thanks for coming, nice of you to come, so glad you came, thank her, how kind that you came, im grateful you made it, what an honour you walked here, bless you for braving this, you came and thats everything]
    You would have had her at once. I took the long road round by 'Madam, and nobody else', and arrived at the thanks some time later, out of breath.
    -> first
+ [Shall I come down to you? # like: come down, sit with her, shall i come down, come closer, join us, come on stage, sit next to her, id sit on the next chair, why dont i move closer, id leave the stage for her, may i join you down there, lets get cosy]
    It would have saved the voice! I did take two steps down. 'Madam,' I said, 'and nobody else,' and a little snow fell on the word through our roof.
    -> first
+ [any # slot: address 14]
    '{address}'. I have tried it over with a hand on the cold pipe, as I do with names, and it lands beautifully. Mine was: 'Madam, and nobody else.' She nodded me on.
    -> first
+ [any # any]
    That would have carried us to the interval. I had only: 'Madam, and nobody else.' She nodded, as one nods to a man at a counter, and I was on.
    -> first
= first
# back: Nine acts. Which opens for the postwoman: the knives, the strongman's poem, or the tap twins?
The opening turn decides a night. I could send on Madame Sabrina with the knives; or Little Atlas, who lifts pianos and cannot get through a poem about a sparrow; or the Valerian Twins, who have not spoken for years and say it all in tap. I left it to you.
+ [The knives # like: knives, knife, knife thrower, sabrina, danger, the first, something sharp to wake her up, open with a bang and blades, id start with danger, the lady without glasses, thwack]
    ~ firstturn = 1
    Our thrower takes off her spectacles to do it. Thwack, thwack, thwack round a pinkish area that is her husband. The postwoman did not blink. 'Nice grouping,' she said.
    -> standing
+ [The sparrow poem # like: poem, sparrow, strongman, atlas, little atlas, the poem, weights, the giant with the bird, something tender first, verses please, the weeping muscle man, poetry suits the weather]
    ~ firstturn = 2
    He reached the second verse, where it snows upon the sparrow, and had to sit down. She came up the steps in her boots and sat down next to him until it was over. It was our longest opening, and our quietest.
    -> standing
+ [The tap twins # like: tap, twins, tap twins, dancing, the twins, dance, valerian, those two with the noisy shoes, heels and toes, id start with the quarrel, something rhythmic, let the siblings begin]
    ~ firstturn = 3
    They came on to have it out about the bathroom, heel, heel, shuffle. From the stalls two boots, in perfect time, took the elder's side. They both stopped. It was the first third opinion in eleven years.
    -> standing
+ [any # any]
    ~ firstturn = 2
    I bowed to it, and turned round, and Little Atlas was on already with his poem. At the second verse, where it snows upon the sparrow, he had to sit down. She went up and sat with him.
    -> standing
= standing
# back: She's standing up instead of clapping. What do you do with a standing house?
Then came the difficulty. One pair of hands makes a lonely sort of clap, and she tried it once and put it away. She thought. And then she simply stood up. She stood for the act, she stood for the next. It was a standing ovation with no end to it.
+ [Stand up with her # like: stand up, stand with her, join her, get up, stand too, both stand, go and stand, id rise as well, on my feet beside her, keep her company upright, two are better than one, everybody up]
    You went down and stood at her side. That made two. 'It's warmer, too,' she told you, and she was right, and behind the cloth I saw the whole company rise to its feet without knowing why.
    -> onlyone_beat
+ [Beg her to sit # no # like: sit down, sit, ask her to sit, tell her to sit, please sit, wave her down, no, implore her to take a seat, shell tire herself, madam rest your legs, id gesture her back down, no need to get up for us]
    I begged, with my hat off. 'I'm on my feet all day,' she said, 'I know what to do on them.' One cannot argue with craft.
    -> onlyone_beat
+ [Bow, and stay down # yes # like: bow, bow back, stay bowed, bow low, take a bow, bow deeply, id bend as low as i can, head down and hold it, answer with my deepest reverence, humbly take it, one breath longer]
    That is the whole art of it: down on three, and one breath longer than one deserves. You stayed down; she stayed up. It became, I think, a conversation.
    -> onlyone_beat
+ [any # any]
    She was past being told, if telling it was. She stood like a pillar box with the collection pending. And I have never played better, for I did not care to keep her waiting.
    -> onlyone_beat
= onlyone_beat
# own
# back: When were you the only one: in a room, at a table, in a whole museum?
It is a singular position, to be all the audience there is. A museum on a wet Monday, the last one at a counter, a child at the grown-ups' table. I should like to know yours, while they set the piano. When were you the only one?
+ [It was wonderful # yes # like: wonderful, lovely, it was great, amazing, magical, yes, peaceful, i loved it, bliss, the whole place just for me, heavenly, i had the pool to myself and adored it, pure luxury, id do it every day]
    I see it in how you hold the programme. One is handed the whole of it, like a cake with no plates.
    -> letter
+ [It was dreadful # like: dreadful, awkward, awful, terrible, lonely, embarrassing, horrible, uncomfortable, i wanted to sink into the ground, everyone staring at me alone, so uncomfortable i left, it felt sad, the waiter watched me chew]
    Everyone performs at one, and there is no one to hide behind. Had I been there, I should have sat two rows back and coughed, purely for company.
    -> letter
+ [Never. I avoid it # no # dunno # like: never, no, i avoid it, cant remember, dont know, not really, there are always people, i dont go anywhere alone, i make sure theres company, it hasnt happened to me, i take somebody along, id hate that]
    Wise! Always take an aunt. I have hidden behind mops myself.
    -> letter
+ [any # slot: onlyone 16]
    '{onlyone}'. I should have played to that house with pleasure. It would have had my left profile too, which I keep for best.
    -> letter
+ [any # any]
    I have heard it out with the hat in my hand, and so has the pianist. We begin the second half the better for it.
    -> letter
= letter
# back: There's a letter in her satchel for the theatre. Open it now, or after the show?
At the interval we gave her cocoa from the flask, and she unbuckled the satchel. 'I may as well,' she said. 'It's why I'm here. Last one of the round.' It was a letter, for us. She had carried it through six miles of blizzard and bought a ticket so as to hand it over indoors.
+ [Open it at once # yes # like: open it, at once, yes, now, open, read it, right away, straight away, tear it open this second, i cant bear waiting, lets hear it while its warm, curiosity wins, quick before the second half]
    ~ opened = 1
    You slit it with a walnut pick. One sheet. 'Dear Sirs, my father has laughed. It was at your rabbit, on the ninth. We had been wondering if he still did. Kindly tell the rabbit.' Nobody could find a handkerchief that was still visible.
    -> rabbit
+ [After the last bow # no # like: after, later, wait, after the show, save it, no, at the end, not yet, keep it as a treat, finish the programme first, patience until the last act, post can wait but art cannot, id save that for the finale]
    ~ opened = 0
    A person of the theatre! We stood it on the piano, and all through the second half it looked at us. I played to her, and I confess I played a little to it.
    -> rabbit
+ [Is it a bill? # why # like: bill, is it a bill, who is it from, invoice, bad news, who sent it, complaint, who on earth writes to us, id be worried its the taxman, surely a debt, look at the sender first, is it trouble]
    ~ opened = 1
    I turned pale at the word, and so Berit, of our box office, tore it open as if it had wronged her. 'Dear Sirs, my father has laughed. It was at your rabbit, on the ninth. We had been wondering if he still did. Kindly tell the rabbit.'
    -> rabbit
+ [any # any]
    ~ opened = 0
    It lay there among the cocoa, and nobody breathed on it. In the end we stood it up on the piano, like a guest, and began the second half.
    -> rabbit
= rabbit
# back: The letter is for the rabbit, who eats his letters. Read it to him first, or hand it over?
{opened: So there it was: a letter for Understudy, our rabbit, who had come down to the footlights with his chest out.|After the last bow it was opened: 'My father has laughed. It was at your rabbit, on the ninth. Kindly tell the rabbit.' And there at the footlights sat Understudy, chest out.} I must add that he eats his letters. What would you do?
+ [Read it to him # yes # like: read it, read it to him, tell him, read it out, aloud, yes, read, he should hear it first, recite it into his ear, its addressed to him so tell him, id kneel and say it slowly, let him know what he did]
    You knelt, and read it to one long ear and then the other. He listened. He washed a paw. Then he ate it, beginning with 'Sirs', and I find it the correct attitude to praise.
    -> encore
+ [Let him eat it # like: eat, let him eat it, give it to him, feed him, hand it over, its his, his letter, its his post so he may chew, bon appetit, serve it on a plate, hand over his dinner]
    Quite so, it was his. It took him four minutes, with a pause after 'laughed'. The postwoman said that in eleven years she had not often seen a letter so thoroughly received.
    -> encore
+ [Hide it. It's too good # no # like: hide, keep it, hide it, save it, frame it, dont give it, too good, id lock it away, somebody has to preserve it, that belongs under glass, quick into my pocket, not for those teeth]
    I had the same thought and put it in a pocket. I have nineteen. By morning he had found it, and there was a neat hole in the tailcoat, a little to the left of the heart.
    -> encore
+ [any # any]
    While we deliberated he came over and took it out of my hand, softly, by one corner. It was gone by the signature. I have never envied an artiste more.
    -> encore
= encore
# own
# back: The house is yours: what would you put on the bill?
She was owed an encore, and we were out of acts. So I asked what I now ask you. Suppose that the house is yours. One seat, one lamp, a company that will attempt anything once. What would you put on the bill?
+ [Somebody singing # like: singing, a song, music, singer, a concert, opera, somebody singing, piano, band, a tenor by lamplight, my favourite tune, a choir of all the company, id have someone play the violin, a lullaby]
    She said the same: 'Just a tune.' So our accordion played, and Miss Oakapple, who has slept in the prompt box for years, sang it from start to finish without waking.
    -> door
+ [Something that goes wrong # like: something going wrong, a disaster, trick, magic, comedy, failure, funny, a card trick, clown, a conjuror who fails, let it collapse beautifully, slapstick, somebody falling over things, the trick with the bucket]
    You flatter me! I made the bucket disappear. That is to say, I fell over it. She laughed with her shoulders, and one sees so few of those.
    -> door
+ [Nothing. Just sit a bit # no # like: nothing, just sit, silence, quiet, sit, no, rest, the lamp, no programme at all, id only look at the flame, peace on an empty stage, breathe and watch the snow, a rest for everyone]
    That is what she chose. We turned all the lights down to the one we leave burning, and sat on the edge of the stage, all eleven of us and her. It snowed a little on the front row.
    -> door
+ [any # slot: bill 14]
    '{bill}'. I have it on a poster, in our largest remaining letters, 'For One Night Only'. She would have stood for it.
    -> door
+ [any # any]
    It would need two pianos and a licence, and it shall be had. She asked for a tune. The accordion gave it, and I held the page.
    -> door
= door
# own
# back: We thanked her at the door by name, one after another. Whom would you like to thank by name?
At the door we each thanked her, by name, one after another, with the draught coming in. It took longer than the overture. I think of it whenever I count a house. And it leaves me with one question for you: whom would you like to have in the doorway, to thank by name?
+ [I'll tell them myself # yes # like: i will tell them, myself, tell them, yes, i know who, somebody, ill call them, i can do that on my own, ill ring them tonight, ill say it when i see them, no need for a stage ill go there, im seeing them tomorrow]
    Then go at it without an announcement, they always knock the hat off. {bill: And when it's done I'll have '{bill}' struck up.|I shall keep the door for you and look at the snow.}
    -> END
+ [They wouldn't want the fuss # no # like: no fuss, they wouldnt want it, no, nobody, too shy, they would be embarrassed, no one, they hate being thanked, it would make them blush, theyd run away from applause, better quietly, the shy sort]
    Nor did she. 'It's only a round,' she said. {onlyone: I thought of you and '{onlyone}': somebody was standing there, too.|She took it standing, like everything else.}
    -> END
+ [What was her name? # why # like: what was her name, her name, name, who was she, what is her name, the postwoman, you havent told me who she was, what is the lady called, tell me her name please, id like to know who she is, does she have a name]
    I'd thank you for asking. Miss Ottoline Frost. {firstturn == 1: She praised the grouping again, at the door.|{firstturn == 3: The twins still save her the third opinion.|The strongman sent her the poem, copied fair.}} She went off into the snow walking like somebody who had been announced.
    -> END
+ [any # slot: thankee 12]
    '{thankee}'. By name, hat off, in the open door. {address: And I should begin it with '{address}'.|And one breath longer in the bow than I deserve.} I hope that the draught reaches them as applause.
    -> END
+ [any # any]
    Then let them all come past, one by one, I've the evening and the hat. {address: And I should begin it with '{address}'.|Nobody minds the draught.}
    -> END
= aside
+ [twelve # like: why does the seat bite, seat twelve, what is seat twelve, the seat that bites, which seat bites # about: seat, seats, spring, twelve]
    A spring with ambitions. We used to call it atmospheric. There is now a waiting list, and a gentleman who brings his own plaster.
    -> DONE
+ [pay # like: did she pay, how much was the ticket, did you give the money back, did you refund her # about: ticket, price, paid]
    She had paid before we knew she would be all of it. My sister entered the evening in the accounts as 'Full.'
    -> DONE
+ [father # like: who was the father, who wrote the letter, who laughed, whose father, who is the letter from]
    A stern man from the harbour office, I believe, row G. What the rabbit did on the ninth was to sit down on a trumpet.
    -> DONE
+ [back # like: did she come back, did she ever come back, what happened to her, the postwoman now, is she ok]
    Every first snow. She takes number twelve, and it wags.
    -> DONE
+ [honest # like: is this true, did this happen, did that really happen, are you making this up, is it a true story]
    Upon our stage it is gospel. I'm an AI, the theatre is paint and the snow is paper, and I say so with the hat off.
    -> DONE
+ [why # why # like: why did you play, why play for one, why not cancel, why nine acts, why bother]
    Because eighty-seven absences are nobody's fault, and certainly not hers.
    -> DONE
+ [postwoman # about: postwoman, ottoline, mailwoman, post, boots # like: what was the postwoman like, who is the postwoman, how old was the postwoman, what did the postwoman look like, did the postwoman like it]
    The postwoman was broad, brisk, of about fifty winters, most of them on foot. She had icicles on her brim and a pencil behind the ear, and she never once looked at the clock.
    -> DONE
+ [letter # about: letter, envelope, satchel # like: what was the letter like, was the letter wet, why did she carry it so far, how many letters were in the satchel, what kind of envelope]
    The letter was cream, slightly damp, and addressed 'To the Theatre, if open'. In a lifetime I have had no finer form of address.
    -> DONE
+ [rabbit # about: rabbit, understudy, bunny, rabbits # like: who is the rabbit, what is the rabbit called, what does the rabbit do, why does he eat letters, is the rabbit real]
    The rabbit is called Understudy. He is white, stout, and has waited eleven seasons in the wings for me to break a leg. Of all our post he prefers the contracts.
    -> DONE
+ [atlas # about: atlas, strongman, sparrow, poem # like: who is the strongman, what is the poem about, why does he cry, how strong is atlas, who is little atlas]
    Little Atlas has lifted a piano with a lady on it. The sparrow he has carried only as far as verse two, and he practises daily.
    -> DONE
+ [sabrina # about: sabrina, knives, knife, thrower # like: did she ever hit him, who is madame sabrina, is the knife throwing dangerous, what about the knives, why without glasses]
    Madame Sabrina throws eleven knives a night at a man she is very fond of. He has a small nick in one ear, from an argument about soup, not from the act.
    -> DONE
+ [twins # about: twins, twin, tap # like: why dont the twins talk, what did the twins quarrel about, who are the twins, how long have the twins not spoken, are the twins good]
    The Valerian Twins fell out over a towel. That was eleven years ago, and what they have since said with their heels I should not care to print.
    -> DONE
+ [wick # about: wick, theatre, theater, town, village # like: where is nether wick, what is the theatre like, how big is the theatre, what is the theatre called, where does this happen]
    The Little Leviathan stands at the landward end of the pier in Nether Wick: eighty-eight seats, one stuck curtain, and a roof that attends rehearsals.
    -> DONE
+ [snow # about: snow, blizzard, storm, cold # like: how bad was the snow, how deep was the snow, was it cold in the theatre, how long did the blizzard last, did it snow inside]
    The snow lay to the sill of the box office and came in by two holes in the roof, stage left. We played a summer scene in it. The palm looked surprised.
    -> DONE
+ [long # like: how long did the show last, how long did it take, what time did it end, did you play all nine, did you skip anything]
    Two hours and fifty minutes, with interval. Not a minute was cut. I did add a bow, but that was for myself.
    -> DONE
+ [moved # like: were you moved, did you cry, were you nervous, was it your best show, would you do it again]
    I was as nervous as before a thousand. A thousand one may please on average; she had nobody to be averaged with. I'd do it again tomorrow, in any weather.
    -> DONE

=== ticking ===
# title: The ticking under row F
# chip: The ticking in the empty theatre
# keys: ticking, watch, mayor, midnight, empty theatre, vanish, mystery, row f, lost, cards
# lore: mayors-watch
-> tick
= tick
# back: Midnight, and something is ticking in row F. Go and look, or finish the hand?
Midnight at the Little Leviathan. You and I are at cards on an upturned crate, for walnuts, by the one lamp we leave burning. I am losing. And in the pause while I drop the pack we hear it, out in the dark, from somewhere about row F. A ticking.
+ [Go and look # yes # like: look, go and look, yes, investigate, find it, check, go, see, id take the lamp and see, we must get to the bottom of it, up and after it, i cant sit still with that noise, whats out there]
    You rose, you took the lamp, and you were in the aisle before I had found my feet, or which of them was asleep. I followed, with the walnuts, in case of a siege.
    -> howto
+ [Finish the hand first # no # like: finish, finish the hand, play on, no, cards, ignore it, keep playing, later, these queens come first, not before i win, your turn to play, ill not be put off my game, deal again and let it tick]
    Steel! You laid down four queens to a ticking, and took my last eleven walnuts. Only then did you stand up. I have seen generals with less composure.
    -> howto
+ [Whose watch is it? # why # like: whose watch, watch, what is it, is it a watch, whose is it, clock, a bomb, to whom does it belong, could that be somebodys timepiece, is someone sitting there, sounds like a pocket clock, who left it]
    There you touch the wound. One vanish of mine succeeded beyond hope: I made the mayor's watch disappear, and it has remained disappeared. Three years. I took up the lamp with a trembling sleeve.
    -> howto
+ [any # any]
    I should like to have had your nerve. Mine had gone under the crate. But the ticking went on, and presently we found ourselves in the aisle, with the lamp, holding each other by the tailcoat.
    -> howto
= howto
# back: It ticks among eighty-eight red seats. How would you find it: by ear, by floorboard, or by rabbit?
You must know that we have searched. We've had up the floor, and the critic. By day there's nothing. It is only on quiet nights that it ticks, and as soon as one sits down it seems to be one seat further on. How would you go about it?
+ [Ear to every seat # like: ear, listen, by ear, every seat, one by one, put my ear, listening, id press my head to the plush, one chair after another, quiet please and hearken, move along on my knees, id trust my hearing]
    You went along row F on your knees with an ear to the plush, like a doctor among bishops. F one, F two. At F nine you raised a finger.
    -> missing_beat
+ [Floorboards up # like: floor, floorboards, dig, lift the floor, under the floor, take up the boards, look underneath, rip up the planks, theres a hollow below, crowbar please, it must be underneath, id look beneath the carpet]
    You had a board up with the cake slice before I could object. It was loudest, you said, at F nine, and you said it with your head beneath it.
    -> missing_beat
+ [Send in the rabbit # like: rabbit, the rabbit, send the rabbit, understudy, animal, use the rabbit, let the animal sniff it out, long ears for hire, put him down in the aisle, a bunny knows]
    Understudy was woken, and went along the row at his own pace, for he never enters without one. At F nine he sat down and turned his ears to it like two hands round a cup.
    -> missing_beat
+ [any # any]
    I heard that with one ear, the other being in the plush already. We went along by twos, neither letting go of the other's coat, and by the ninth seat of row F there was no doubt. Tick.
    -> missing_beat
= missing_beat
# own
# back: What has gone missing on you, that you'd still know by its sound or its weight?
I ought to say how it vanished. I borrowed it off his waistcoat, I covered it with a napkin, I cried 'Behold!' And that was the last that anyone beheld. I've patted these nineteen pockets ever since. Have you one of those, a thing gone missing that you'd know again in the dark?
+ [Yes, and I still look # yes # like: yes, i still look, i do, still searching, i have, of course, many things, i never stopped searching, i keep checking the same drawer, every day i pat my bag, i still hope itll turn up, ive turned the house over]
    Then you know the patting. One does it in the street, one does it in the bath. It's less a search by now than a form of greeting.
    -> boards
+ [I know exactly who has it # like: i know who has it, somebody has it, my ex, my brother, my sister, a friend has it, stolen, my ex took it, its at my brothers and he denies it, i could name the thief, my sister borrowed it in june, that so called friend]
    How much worse! Mine at least is nobody's. I hope that it ticks at them.
    -> boards
+ [I don't miss things # no # dunno # like: no, i dont miss things, nothing, never lose, dont know, nothing missing, i let go, gone is gone, i dont cling to objects, i let things go, nothing that i can think of, i hardly own anything]
    Then you're a light sleeper in the best sense. The mayor was of your mind once, he told me, until about ten past eight that evening.
    -> boards
+ [any # slot: missing 14]
    '{missing}'. I'll pat for that too, then, while I'm about it. There is room: I know the whereabouts of only six of my pockets.
    -> boards
+ [any # any]
    I shall pat for it too. With nineteen pockets one may as well look for several things at once.
    -> boards
= boards
# back: Under the floor lie mints, a love letter and half a set of teeth. Which do we rescue?
Under F nine, by lamplight, lay: thirty years of mints; one glove, left; a love letter, opened, refolded; the lower half of a set of teeth, smiling. No watch. And still, quite near, that ticking. We could take up just one thing before the board came down.
+ [The love letter # like: letter, love letter, the letter, take the letter, read the letter, paper, save the letter, the envelope of course, somebody wrote with feeling, id save the romance, those pages]
    You didn't read it. You turned it over, and on the back was written, in pencil, 'F 9, every Thursday'. It was a Thursday. I felt the hair rise on the sweep's old hat.
    -> moves
+ [The teeth # like: teeth, the teeth, dentures, smile, lower half, the smile, take the teeth, somebody cant chew without them, the grin please, poor toothless soul, that lower plate, i want the gnashers]
    They fitted, as we found in time, our hypnotist. But wedged between two molars was a ticket stub: 'F 9, Thursday.' It was a Thursday. I did not care for it.
    -> moves
+ [The mints # like: mints, mint, sweets, candy, eat, a mint, peppermints for me, something to suck on, id rescue the sugar, are they still edible, ill have an old sweet]
    You offered me one, of the year of the great frost. And there was the stub that they lay on: 'F 9, Thursday', and another, and forty more, all Thursdays. It was a Thursday.
    -> moves
+ [any # any]
    Our fingers closed in the dark on something thin. It was a ticket stub. 'F 9, Thursday.' It was a Thursday. The rabbit had gone rather flat.
    -> moves
= moves
# back: The ticking has moved to row G and something breathed. Speak, hide, or lift the lamp?
And then it moved. I give you my word as a failure. From F nine it went, tick, tick, tick, a yard to the rear. Row G. There was a creak of plush. And something, just beyond the lamp, drew breath.
+ [Lift the lamp # like: lamp, lift the lamp, light, raise it, shine, look, bring the light, more light, hold it high, id shine it in that direction, lets see your face, raise our only bulb]
    You lifted it at arm's length, and it shone on a pair of black shoes, side by side, exceedingly well polished. One may read a house by its shoes. Both flat on the floor: whoever it was, we had him.
    -> mayor
+ [Hide behind me # no # like: hide, hide behind you, run, behind you, get down, scream, leave, id be off through the stage door, under the seats with me, i let you go first, cover my eyes, not my business goodbye]
    I was behind you at the time, so we went round twice. When we'd stopped, there was a cough. It was a civil sort of cough. It was almost municipal.
    -> mayor
+ [Speak to it # yes # like: speak, hello, who is there, say something, talk to it, whos there, good evening, id ask what it wants, good evening to the dark, show yourself, address it politely, whoever you are come out]
    'Good evening,' you said, as if it had bought a ticket. 'Good evening,' said the dark, after a while. 'I did hope you'd finish the hand.'
    -> mayor
+ [any # any]
    I can't say that I heard it, over my knees. What I heard was a cough, from the heart of row G. A civil sort of cough. It was almost municipal.
    -> mayor
= mayor
# back: It's the mayor, in the dark, with his hat on his knees. What do you say to him?
It was the mayor. There he sat, chain off, hat on his knees, as though for a concert. 'I've a key,' he said. 'From the time of the drains. I come on Thursdays. I do no harm.' And on his wrist, cheap and loud, a spare watch ticked.
+ [Are you all right, sir? # like: are you all right, are you ok, is everything all right, whats wrong, are you well, how are you, id ask what troubles him, is something wrong at home, can we do anything for you, poor man what brings you here, you look tired]
    'Better than I have been,' said the mayor, and he moved his hat, which was an invitation. We sat down one on either side of him, and the rabbit took the aisle.
    -> hour
+ [Have a walnut # like: walnut, have a walnut, offer a walnut, cards, join us, sit with us, play cards, pull up a chair and play a hand, share our nuts, deal him in, fancy a game, a small bite for the gentleman]
    He took one. He had no means of cracking it, none of us had, and he held it, and seemed eased. 'I come to sit near it,' he said.
    -> hour
+ [You nearly finished us off # no # like: you scared us, scared, you frightened me, heart attack, dont do that, you nearly killed us, creepy, my heart stopped, you gave us a fright, ring the bell next time, you cant just sit in the dark, i nearly screamed]
    'I do apologise,' he said. 'I saw that the gentleman was losing, and I did not care to be a witness.' He is a delicate man. I wish that I'd taken something less from him than time.
    -> hour
+ [any # any]
    He inclined his head to it, as he does to delegations. 'I only come to sit near it,' he told us, and we sat down by him, for there was nothing in that to object to.
    -> hour
= hour
# own
# back: If nobody were counting, what would you do with one whole spare hour?
'You'll want it back,' I said. 'I did at first,' said the mayor. 'And then I was late. I had never been. I was late for the harbour board, and saw the sun go down, with my mouth open. There seemed to be an hour over.' Suppose that you had it, an hour that nobody's counting. What's it for?
+ [Sleep # like: sleep, nap, sleeping, bed, rest, lie down, a nap, forty winks, straight onto the pillow, id snooze in the grass, shut my eyes, an hour horizontal]
    'I did that with the first fifty,' said the mayor, with great warmth. 'On a bench. In the chain.'
    -> pocket
+ [To see somebody # like: somebody, my family, a friend, see someone, my kids, my partner, my mother, visit, sit with my gran, id drop in on an old pal, play with my little one, lunch with my sister, hold someones hand]
    He was quiet. 'I had an aunt,' he said. 'I'd been meaning to be on time for her since the year of the pier. I simply went, at ten to four. She had cake.'
    -> pocket
+ [I'd only waste it # no # dunno # like: waste it, nothing, no idea, i would waste it, dont know, scroll, my phone, tv, it would slip through my fingers, staring at a screen no doubt, id fritter it away, cant think what for, id doze and scroll and regret it]
    'Oh, do,' cried the mayor. 'I've learned to do it by the handful. I've stood on that pier and looked at a gull.'
    -> pocket
+ [any # slot: freehour 14]
    '{freehour}'. The mayor begged leave to write that upon his cuff. 'For Tuesday,' he said. 'I've a committee I could be late for.'
    -> pocket
+ [any # any]
    The mayor listened to that with his eyes shut. 'There would still be some over,' he said. 'You have no idea how it stretches.'
    -> pocket
= pocket
# back: Your hand's in a pocket of my tailcoat, and there's a folded paper. Read it, or put it back?
For form's sake he asked that we search my coat once more. Nineteen pockets: you took the left side. An egg; a seven; an egg. And then, in one I'd never met, a paper, folded small. My father, who cut this coat, sewed a note into it. He won't say where. I've never wished to hurry it.
+ [Put it back unread # no # like: put it back, dont read it, leave it, no, back, private, unread, sew it in, its not for my eyes, id tuck it in again, he hid it on purpose, some things keep better closed, back where it came from]
    ~ readnote = 0
    You slid it back, and I looked away so as not to learn where. Thank you. I like to know that it is on me. It's the one thing I own that I can be sure of not having lost.
    -> spare
+ [Give it to you # yes # like: give it to you, hand it over, its yours, you read it, here, take it, yes, here its from your dad, that should be yours to open, id place it in your palm, you decide what happens, pass it across]
    ~ readnote = 0
    I held it a while. It was warm, from having been worn. Then I asked you to put it in again, anywhere, and I shut my eyes and hummed a march.
    -> spare
+ [One little peep # like: peep, read it, open it, look, one peep, i read it, curious, have a look, i couldnt resist, just the first word, unfold it a little, quick glance, id have to see]
    ~ readnote = 1
    You opened it by one fold only. I saw your face. You closed it again and you put it back, and you've never told me a word. It must be good: you stood up straighter.
    -> spare
+ [any # any]
    ~ readnote = 0
    I heard that as from the street. I'd put both hands over my eyes. When I took them down the paper had gone back, into which of nineteen I cannot say, and I was glad.
    -> spare
= spare
# back: The mayor wants his spare watch vanished as well. Do I do it?
Then the mayor unbuckled his wrist. 'I wonder,' he said, and blushed, 'if you'd do this one. It's only a loud one, I bought it so as not to be rude to people. I believe you have the gift.' The napkin was to hand. He and the rabbit looked at me, and I looked at you.
+ [Do it. Behold! # yes # like: do it, yes, behold, vanish it, go on, make it disappear, please, of course, go on give him his freedom, make it go, wave the napkin, grant him his wish, one more time with feeling]
    ~ sparegone = 1
    I covered it. I didn't say 'Behold', I've learned that much. I said, 'There.' And under the napkin there was napkin. It's only the second time in my life. He shook me by both hands, and went home by the sea.
    -> quiet
+ [No, sir. Keep one # no # like: no, keep it, keep one, dont, leave it, he needs one, refuse, somebody must be punctual, he will regret it, id tell him to hang on to it, dont lose another one, he should have at least one]
    ~ sparegone = 0
    'No,' you said, 'somebody has to know when the fish is done.' He saw the force of that. He put it on again, on the other arm, where he says it has less authority.
    -> quiet
+ [Ask the rabbit to do it # like: rabbit, ask the rabbit, understudy, let the rabbit do it, the rabbit, the rabbit can do it, he never fails, the bunny is better at this, put the animal under the cloth, let him chew it]
    ~ sparegone = 1
    He went under the napkin and came out again, chewing. It was a leather strap, of good quality. The works turned up in a pie, in the fullness of time, and by then the mayor did not care to know.
    -> quiet
+ [any # any]
    ~ sparegone = 0
    I lifted the napkin, and my sleeve caught the lamp, and in the general darkness that followed something went 'plop'. It was in the bucket. It ticks there now, under water, with much more tact.
    -> quiet
= quiet
# own
# back: And you: what shall I try to make vanish, with my record such as it is?
So it's late, and he is gone, and {sparegone: row F has not a sound in it|there is only the one faint tick, which may be the mints}. I have the napkin in my hand yet, and the knack may be still on me. Name one thing, yours, to make vanish. I warn you that it may come back in a pie.
+ [A certain day # like: monday, tuesday, a day, a certain day, tomorrow, yesterday, last year, a week, next wednesday, my birthday please, the whole of january, the day of my exam, that dentist appointment]
    I've covered it. There. If you meet it again it will be nine days late and under a crust, and much less sure of itself. {freehour: That leaves the time free for '{freehour}'.|That leaves you an hour over.}
    -> END
+ [Nothing, I'm attached to it # no # like: nothing, no, keep it all, im attached, leave it, i like my things, none, i want to keep everything, not a thing is to go, im fond of the lot, rather not risk it, hands off my stuff]
    Then I'll only cover your cares for the night, and take the napkin off at breakfast. {missing: And I go on patting for '{missing}'.|It's a modest effect, and it plays well.}
    -> END
+ [Your bad luck at cards # like: your bad luck, cards, bad luck, your luck, walnuts, the four of clubs, that streak of losing, make you win for once, your terrible poker face, so you get your nuts back, your misfortune with queens]
    You'd do that for me? {readnote: You read a line that was meant for me, and now this.|I'm moved.} But I should have to learn what to do with my face. Deal. I name the four of clubs.
    -> END
+ [any # slot: vanishthis 12]
    '{vanishthis}'. Under the napkin. I shan't say the word. There: you see the napkin lie quite flat. {missing: And if '{missing}' comes up in its stead, don't ask me how.|Please don't ask me how, I'd give a good deal to know.}
    -> END
+ [any # any]
    It was a stout napkin, and it has gone over all of that. It's flat. You may look. {freehour: And that's an hour over, for '{freehour}'.|I'm the only one surprised.}
    -> END
= aside
+ [found # like: did you find the watch, where is the watch, was the watch found, did he get it back, where did the watch go]
    Never. He asks after it at the summer fair, with affection. We've grown quite close over it.
    -> DONE
+ [trick # like: how did you do it, how does the trick work, how did it vanish, whats the secret, how is it done # about: trick, vanish, napkin]
    I learned from a book with twenty pages stuck together by jam. I know how each marvel starts, and how it's applauded.
    -> DONE
+ [note # like: what does the note say, what was in the note, your father, the note, what did your father write # about: note, paper]
    I don't know, and I'm in no hurry. He cut the coat with love, and the sleeves uneven.
    -> DONE
+ [walnuts # like: why walnuts, do you play for money, walnuts, what do you play for, cards # about: walnuts, walnut, squirrel, cards]
    For walnuts and nothing else. A squirrel attends. I take it to be in an advisory capacity.
    -> DONE
+ [honest # like: is this true, did this happen, did that really happen, are you making this up, is it a true story]
    It's true in Nether Wick, which is painted on canvas. I'm an AI; no watches were harmed.
    -> DONE
+ [why # why # like: why did he come, why does he come on thursdays, why not ask for it back, why sit in the dark]
    Thursdays it was that I took it from him. One goes back to the place, with lost things, and sits.
    -> DONE
+ [mayor # about: mayor, chain, mayors # like: who is the mayor, what is the mayor like, was the mayor angry, how did the mayor take it, does the mayor come to the shows]
    The mayor is a man who opens drains with a short speech and a clean handkerchief. He took the loss of his watch so politely that I wept in the wings.
    -> DONE
+ [watch # about: watch, watches, clock, time # like: what did the watch look like, was the watch valuable, what kind of watch, how old was the watch, who gave him the watch]
    The watch was silver, thin as a biscuit, and had been forty years on the same stomach. It lost no time, ever, until it met me.
    -> DONE
+ [row # about: row, row f, seats, plush # like: what is row f like, why row f, how many seats are there, is row f haunted, who sits in row f]
    Row F is plush of a red that was once redder. It's our doubtful row: near enough to be seen yawning, too far to be heard.
    -> DONE
+ [pockets # about: pocket, pockets, tailcoat, coat, nineteen, father # like: why nineteen pockets, what else is in the pockets, who made the coat, what did your father do, tell me about the tailcoat]
    My father cut the tailcoat, nineteen pockets and no two at one height. I've the acquaintance of six. In the others I have reason to suspect eggs.
    -> DONE
+ [rabbit # about: rabbit, understudy, bunny # like: what did the rabbit do, where was the rabbit, was the rabbit scared, is the rabbit a good detective, who is the rabbit]
    The rabbit was on the crate, watching my cards, and I think signalling. He fears nothing but a dove on the pier.
    -> DONE
+ [lamp # about: lamp, light, theatre, stage # like: why is one lamp left on, what is the lamp for, is the theatre dark, who leaves the lamp on, what does the theatre look like at night]
    The lamp is a bare bulb on an iron stand, mid-stage. A theatre ought never to be quite dark, for then it begins to think it's a cellar.
    -> DONE
+ [loveletter # about: love letter, mints, teeth, glove # like: who lost the teeth, whose love letter is it, who wrote the love letter, how old were the mints, did anyone claim the teeth]
    The mints are of several reigns. The glove is a left one, kid; the love letter smells of violets; and the teeth smile alike at everybody. I should not have cared to be asked to choose.
    -> DONE
+ [scared # like: were you scared, were you frightened, did you think it was a ghost, what was going through your head, was it creepy]
    I was so frightened that I was brave by mistake: I stepped forward, to be nearer to the lamp.
    -> DONE
+ [critic # about: critic, critics # like: what about the critic, which critic, is the critic still alive, what did the critic write, why was the critic under the floor]
    The critic went through the floor of his own accord, in act two, and stayed for act three. He wrote that the view had improved.
    -> DONE
+ [sorry # like: did you apologise, were you sorry, did you pay for it, did you buy him a new one, do you feel guilty]
    I offered him my own, which has no hands. I've apologised at every summer fair, and he presses my arm and changes the subject to buns.
    -> DONE

=== failures ===
# title: Magnificent failures, gathered nightly
# chip: The love letter in every programme
# keys: failure, disaster, love letter, programme, baker, mishap, magic trick, embarrassing, failures
# lore: love-note
-> baker
= baker
# back: A young baker wants his love letter to appear in her programme by magic. Do we take it on?
The chair beside me is for equals, so sit. This is the finest of my failures. A young baker came to the stage door, flour to the elbows, with a letter for a lady in the house, and begged me to make it appear in her programme. By magic. By mine. What do we say?
+ [We'd be honoured # yes # like: yes, honoured, of course, we will do it, accept, agree, gladly, sure, love it, what a privilege, count on us, id take it with both hands, love calls so we answer, consider it done young man]
    So I said, and swept off my hat, and sneezed, for it belonged to a chimney sweep. He took the soot for a good omen. He was very young.
    -> opening
+ [Post it, like a sane man # no # like: post it, no, send it, refuse, tell her yourself, mail, give it to her, dont, there is such a thing as a stamp, just put it through her letterbox, speak to her over the counter, dont involve a magician, id talk him out of it]
    You'd have spared eighty-eight people a great deal. But he told us that he'd got as far as the pillar box eleven times, and each time it had looked at him.
    -> opening
+ [Has he seen my act? # why # like: has he seen you, has he seen your act, why you, why magic, does he know, are you sure, is he aware how your tricks end, somebody should warn him, did no one tell him, surely he doesnt know you, of all people why you]
    'Twice,' said the baker. 'I thought, whatever happens, she'll be kindly disposed.' I've had worse notices from people I was paying.
    -> opening
+ [any # any]
    He heard that as encouragement, as the young hear everything. He pressed the letter into my glove, and it was warm, from the oven or from him.
    -> opening
= opening
# own
# back: The first line of a love letter is the hardest. What would you have put?
He had it all but the first line. He'd tried 'Dear', and it looked like a price. We bent over it, all three, by the light of the sardine lamp. The first line of a love letter, to somebody who doesn't know that you exist, except as bread. What would you have put?
+ [I like you very much # like: i like you, i love you, i like you very much, you are beautiful, i think about you, i adore you, plain i adore you, straight to the heart, i think of you every day, you make me happy, id say how i feel]
    It stood there on the paper like somebody in their shirt. 'It's a bit sudden,' said the baker. He used: 'It is about the seeded loaf.' And then it went on, and it was very good.
    -> printed
+ [You don't know me, but # like: you dont know me, you dont know me but, hello, excuse me, my name is, dear stranger, allow me to introduce myself, we have never spoken but, forgive a strangers letter, im the man behind the counter, you wont remember me]
    Honest as a doorstep. He tried it, and said that it frightened even him. He put: 'It is about the seeded loaf.' And after that he simply told her.
    -> printed
+ [Something about bread # like: bread, loaf, something about bread, a roll, dough, your bread, baking, the bakery, your usual order, something about crust and seeds, i kneaded this for you, fresh from the oven and thinking of you, the smell of rolls]
    You're a natural. 'It is about the seeded loaf,' he wrote, and his ears lit up, and after that there was no holding him.
    -> printed
+ [any # slot: firstline 16]
    '{firstline}'. He wrote that on his cuff, to keep. On the paper his own came all at once: 'It is about the seeded loaf.' There was no holding him then.
    -> printed
+ [any # any]
    He wrote it down his sleeve as far as the elbow, for the days to come. What went on the page was: 'It is about the seeded loaf.'
    -> printed
= printed
# back: The printer has put the letter in all eighty-eight programmes. What do we do?
Now for the marvel. I took the letter to our printer and asked him to set it into a programme. I did not say 'one'. At half past seven I opened a programme, and there it was. I opened another. It was in all eighty-eight; and the house had been in its seats for ten minutes, reading.
+ [Call them all back # like: call them back, collect them, take them back, get them back, snatch, recall, collect, collect the whole lot, go along the rows and grab them, please hand in your papers, confiscate every copy, quick before they turn the page]
    You went along row A like a tide. They held on. I have never known people hold a programme like that, I've seen them fan themselves with better acts than mine.
    -> looking
+ [Burn the theatre down # no # like: burn, burn it down, run, hide, leave town, fire, flee, disappear, id leave by the window, id set fire to it all, emigrate at once, hide in the trunk, never be seen here again]
    It was considered. But the hush had begun by then, and I looked out at knee height, under our curtain, and I hadn't the heart. One does not burn down a hush.
    -> looking
+ [Claim it was the trick # yes # like: the trick, claim it, pretend, say it was planned, magic, as planned, part of the show, on purpose, take the credit, say thats how its done, behold the miracle, id bow as if i meant it, call it the grand illusion]
    'Behold!' I cried, through the cloth. And it was a trick, in its way: I've never before or since made anything appear eighty-eight times.
    -> looking
+ [any # any]
    It came one minute too late to be of use, like every counsel I was ever near. There was a rustle out there, and then there wasn't. They had all got to the seeded loaf.
    -> looking
= looking
# back: Eighty-eight people are looking round for the lady of the letter. Do we stop it?
Picture it from above. Eighty-eight heads go down to the page; eighty-eight heads come up, and begin, very slowly, to look round, to see who was meant. Husbands at wives. Wives at the ceiling. And by the back wall stands the baker, white as his trade.
+ [Drop the curtain on it # like: curtain, drop the curtain, stop it, close, lights out, dark, blackout, end it, cut the lights and end the scene, let the cloth fall, bring it down, make it dark quickly, thats enough shut it]
    It was down, as far as it ever comes. So all that we could see of them was shoes, and one may read a house by its shoes. Eighty-seven pairs pointed every way. One pair pointed at each other.
    -> alderman
+ [Strike up the band # like: music, band, play, strike up, orchestra, song, accordion, loud music, distract, something noisy from the pit, a polka at once, get the musician to play, drown it in melody, start the march]
    Our band is one lady with an accordion, and she'd read it as well, and was crying on the bellows. It gave out one long low note. I can't imagine anything that would have helped less, or sounded better.
    -> alderman
+ [Let them look # no # like: let them, let them look, nothing, do nothing, wait, leave it, watch, no, its rather lovely so dont interfere, i want to see how it goes on, leave them be, let them wonder, id watch from the wings]
    We let them. And I'll say this, they did it kindly. People looked at one another as one looks in at lit windows. It cost us the whole first number and I didn't grudge it.
    -> alderman
+ [any # any]
    It would have taken a steadier house. They went on looking round, row upon row, and I saw one man take his wife's hand, to be on the safe side.
    -> alderman
= alderman
# back: An alderman has stood up to accept, in the wrong row, with a beard. How do we let him down?
Then, in row B, a person rose. It was Alderman Tuck: sixty, side whiskers, watch chain. He'd read the letter twice, with his finger. 'I wish to say,' he said, to the house at large, 'that I had no idea. And that I also favour the seeded.' Somebody had to do something.
+ [Tell him gently # yes # like: gently, tell him, kindly, its not for you, explain, whisper, take him aside, sorry sir, take his elbow and lead him off, a soft word in his ear, let him down lightly, someone should explain it nicely, whisper im afraid it isnt you]
    You went to him yourself, and put your mouth to his ear. He took it like a man taking off a hat. 'Ah,' he said. 'No, no. I quite see. It was only so well put.'
    -> disaster_beat
+ [Applaud him # like: applaud, clap, applause, cheer, bravo, clap for him, well done, give the man a hand, id shout hurrah, an ovation for courage, make a hero of him, stamp my feet for him]
    You began it, and the whole house took it up, and he stood in it with his whiskers going. It's my belief that nobody had ever got up for the alderman before. He got three new friends by it, and a scarf.
    -> disaster_beat
+ [Leave it to Mrs Pomfret # like: mrs pomfret, leave it, let someone else, do nothing, wait, somebody else, let her, the knitting lady will manage, id wait for somebody wiser, she has the tongue for it, front row will sort it out, hands off and hope]
    She's sat in front of us for eighteen years, with her knitting, saying what she thinks. 'Not you, dear,' she said over her shoulder. 'But sit by me.' He's been holding the wool ever since.
    -> disaster_beat
+ [any # any]
    There wasn't time. 'Not you, dear,' said Mrs Pomfret over her knitting, as she says everything. 'But sit by me.' He went, and he held the wool, and it was a weight off us all.
    -> disaster_beat
= disaster_beat
# own
# back: The chair's yours: what was your finest disaster?
I stop here, at the height of it, as one ought, and turn to the chair beside me. I've fallen through a floor while announcing a soprano. I have fainted into a trombone. You're among colleagues, and the doors are shut. What was your finest disaster?
+ [It had witnesses # like: witnesses, everyone saw, in public, people watched, at work, on stage, at a wedding, my whole family, in front of all my colleagues, the entire church saw, there were cameras, at my own wedding reception, with my boss watching]
    They dine out on it, and quite right: you've fed them for years. Did any of them clap? There is always one who'd like to.
    -> shoes
+ [Nobody ever found out # like: nobody found out, nobody knows, secret, no one saw, i hid it, i got away with it, never told, i cleaned it up before they came, to this day its hidden, my little secret, not a soul suspects, i blamed the cat and got away]
    A private performance! Those are the rarest. I shall look at nobody in particular while you enjoy it.
    -> shoes
+ [I haven't had one yet # no # dunno # like: not yet, none, no, never, dont know, havent had one, cant think, nothing, mine is still ahead of me, ive been lucky till now, nothing spectacular, none that i remember, im boringly careful]
    Then your season is still to come, and I envy you your first trombone. Until then you may have the alderman's, he says it's roomy.
    -> shoes
+ [any # slot: disaster 20]
    '{disaster}'. Colleague! I rise; the hat falls off; we are both rewarded. It's entered in the book under 'Magnificent'.
    -> shoes
+ [any # any]
    I rise for that, the whole length of it, and the hat falls off. It goes into the book under 'Magnificent', with the date left open.
    -> shoes
= shoes
# back: One lady is looking at her own shoes. Light on her, or leave her in the dark?
Now then. All of them were looking about, I say, save one. Row E, aisle seat, a grey coat. She was looking at her shoes, as if they had just been handed to her. You were beside the lamp that works the spotlight. I can see your hand on it yet.
+ [Light her # yes # like: light, light her, spotlight, shine, on, yes, show her, bring it round, let her glow, id turn the beam on her, softly bring it to row e, everyone should see, give her the moon]
    ~ litup = 1
    You brought it round, so softly that it seemed to come out of the coat. She didn't look up. But she went pink from the collar, and every soul in the house saw that, and then every one of them looked politely elsewhere.
    -> walk
+ [Leave her in the dark # no # like: dark, leave her, no, leave her in the dark, turn away, off, privacy, let her be, spare her, point it elsewhere, nobody wants to be stared at, let her have her privacy, keep it off]
    ~ litup = 0
    You turned it on me instead. I've never been lit for a nobler cause. And with the light on me I sneezed, and eighty-seven people looked round, and only the baker was left looking at row E.
    -> walk
+ [Light the baker # like: baker, light the baker, light him, on him, shine on the baker, the young man, put him in the beam, its his moment, the one with the flour, on the back wall]
    ~ litup = 1
    He stood in it like a loaf in a window. She heard the house turn; she turned with it; and there he was, white to the eyebrows. I don't think that she saw the flour.
    -> walk
+ [any # any]
    ~ litup = 0
    The lamp slipped, I think, or the hand did, and it went once round the ceiling, like a moon looking for its place, and came down in the aisle between them. It did very well there.
    -> walk
= walk
# back: He has to walk down to row E, past seat twelve. What do you call out to him?
From the back wall to row E is eleven yards. He began upon them. {litup: With the light as it was there was no hiding.|One heard each boot.} And I saw that his road lay by seat twelve, and seat twelve bites. It has had two aldermen and the hem of every coat I own.
+ [Mind the seat! # like: mind the seat, watch out, careful, seat twelve, look out, warn him, it bites, look out for the chair, step to the left, id shout it snaps, keep clear of number twelve, your coat tails]
    You called it out; and so he stepped wide, and so he fell over the bucket, and so he arrived at row E on his knees. I've known men to practise for years and not come in so well.
    -> answer
+ [Courage! # yes # like: courage, go on, you can do it, be brave, keep going, bravo, good luck, come on, chin up lad, onwards, youre nearly there, be a man, hooray for you]
    And they all took it up, 'Go on!', 'Go on, son!', the alderman loudest. Seat twelve had him by the apron by then. He went on, without the apron. It was the only thing between him and grandeur.
    -> answer
+ [Nothing. I can't look # no # like: nothing, cant look, hide my eyes, close my eyes, silence, no, say nothing, i hold my breath, hands over my face, not a word from me, i turn away, too nervous to speak]
    Nor could I. I heard it: boot, boot, boot, snap, a tearing sound; and boot, boot, after it, rather lighter. When I looked through my fingers he was there. He'd one trouser leg fewer to worry about.
    -> answer
+ [any # any]
    I couldn't swear to what he heard. He was under water, as one is. Seat twelve took his apron as he went by, and he didn't so much as turn his head.
    -> answer
= answer
# back: She's asked him one question. What do you think it was?
He stood before her. He'd had a speech, I know, I'd heard him at it through the door. It had gone wherever my own go. The lady in grey held up her programme, with her finger under a line. And she asked him one thing, so low that row G had to be told it.
+ [Which loaf? # like: which loaf, what loaf, the loaf, bread, seeded, the seeded loaf, which one, what kind of bread was it, the one with the seeds, about the rye or the white, something from the bakery, does she mean the crust]
    The very thing! 'Which loaf?' 'The seeded,' he said. 'On Fridays. You press it twice, and say it's for the crust.' She began to laugh. 'It isn't for the crust,' she said.
    -> loaf
+ [What's your name? # like: whats your name, name, who are you, your name, do i know you, who, who he was, what he is called, how do they call you, introduce yourself, she wanted a name]
    So nearly! It was 'Which loaf?' He told her: the seeded, on Fridays, that she pressed twice. Then she asked him that, having called him 'the left-hand one' for a year.
    -> loaf
+ [Did you mean it for me? # why # like: did you mean it, for me, is it for me, are you sure, did you write it, really, why me, was i the one, are you serious, you cant mean me, whether its true, did he really write this]
    Some of the house thought so. It was: 'Which loaf?' He told her: the seeded, on Fridays, that she presses twice. And she looked up at last and said, 'I've never needed to press it.'
    -> loaf
+ [any # any]
    Row G had it otherwise, too. But I was near. 'Which loaf?' she said. And he: 'The seeded. On Fridays. You press it twice.' And she began to laugh. 'It isn't for the crust,' she said.
    -> loaf
= loaf
# own
# back: They named a loaf after me. What ought to be named after you?
They're married, and the shop's on the front. They have named a loaf for me: the Dandy, flat, but with ambition. I'm told it toasts well. I don't think one should ask for monuments; but if one were offered, and it were the proper size for you. What ought to be named after you?
+ [A bench # like: bench, a bench, a seat, chair, park bench, a view, a tree, a place to sit, somewhere with a view, an oak, a quiet spot in the park, something people rest on]
    With no plate on it, so that people might simply feel the better for having sat down. {disaster: A small plate, perhaps: '{disaster}'. It would comfort somebody.|I should come and eat a sardine there.}
    -> END
+ [Something to eat # like: food, cake, a sandwich, something to eat, a biscuit, soup, a drink, pizza, ice cream, a cheese, a bun, a kind of stew, dessert with my name on, a cocktail]
    It shall stand next to the Dandy, and cost a walnut more. {firstline: And on the paper bag, for whoever needs it: '{firstline}'.|I'll be first in the queue, and seat twelve the second.}
    -> END
+ [Please, nothing # no # like: nothing, no, please nothing, none, no thanks, dont, i would rather not, id rather stay unknown, no monuments for me, i would be embarrassed, keep my name off it, not even a spoon]
    The modest get streets, in the end, it's a law. {disaster: I only beg to keep '{disaster}' for our own calendar.|I'll see that it's a short one, with a good bakery.}
    -> END
+ [any # slot: loafname 10]
    '{loafname}'. I hereby so name it, with a sneeze. {firstline: And over the door, in gilt, your own line: '{firstline}'.|And I'd be glad to fall through the floor at the unveiling.}
    -> END
+ [any # any]
    I hereby name it, with a sneeze, and a drum roll that I'm doing with my mouth. I'd be glad to fall through the floor at the unveiling.
    -> END
= aside
+ [letter # like: what did the letter say, the rest of the letter, what was in the letter, read me the letter, what did he write # about: letter, love letter]
    I may not. It was meant for one. Though there are eighty-seven people on this coast who could say it to you by heart.
    -> DONE
+ [printer # like: was the printer sorry, what about the printer, why did he print them all, whose fault was it # about: printer, printing]
    He said that I'd never once ordered one of anything. It's the same printer who billed me as 'The Adequate Dandy'. It was our best season.
    -> DONE
+ [alderman # like: what happened to the alderman, the alderman, alderman tuck, did the alderman find someone, is he ok # about: alderman, tuck, whiskers]
    He holds Mrs Pomfret's wool, Tuesdays and Fridays. It's longer than the row by now.
    -> DONE
+ [trombone # like: tell me about the trombone, the trombone, you fainted, the soprano, the trapdoor, what other failures # about: trombone, soprano, trapdoor]
    I got as far as 'and without further ado', and the floor opened. There was then a good deal of ado, in stages.
    -> DONE
+ [honest # like: is this true, did this happen, did that really happen, are you making this up, is it a true story]
    It's a true tale of an invented town. I'm an AI; I've never had a floor to fall through, and I feel the lack.
    -> DONE
+ [why # why # like: why failures, why do you tell failures, why not tell a success, why did you help him, why magic]
    A triumph one can only admire. At a failure there's always room to sit down.
    -> DONE
+ [baker # about: baker, flour, bakery # like: who is the baker, how old was the baker, what is the bakers name, was the baker handsome, what was the baker like]
    The baker was two and twenty, with ears that lit up and flour where others have cuffs. His loaves were as upright as he was, and far less shy.
    -> DONE
+ [lady # about: lady, grey coat, girl, shoes # like: who was the lady, what did the lady look like, what was the ladys name, did the lady know him, was the lady pretty]
    The lady kept the ledgers at the harbour office, and wore grey because the gulls did. She came to us on Fridays, always on the aisle, with a paper bag on her knee.
    -> DONE
+ [loaf # about: loaf, bread, seeded, loaves # like: what is the seeded loaf, is the bread good, why the seeded loaf, what does the loaf taste of, what kind of bread]
    The seeded loaf is dark, with a crust one can knock on, and caraway where one least expects it. It has consoled this company through three seasons.
    -> DONE
+ [programme # about: programme, programmes, program, programs # like: how many programmes were there, what did the programme look like, what did the programme cost, do you still have a programme, did people keep the programmes]
    The programme is one sheet folded, on grey paper, a penny. Of those eighty-eight not one was left on the floor, and I've swept that floor for thirty years.
    -> DONE
+ [pomfret # about: pomfret, knitting, wool # like: who is mrs pomfret, what is mrs pomfret knitting, why does mrs pomfret come every night, what does mrs pomfret think, is mrs pomfret nice]
    Mrs Pomfret has had seat A four since before the roof went. What she knits has no end, no name and one sleeve.
    -> DONE
+ [seat # about: seat, twelve, apron # like: why does the seat bite, what is seat twelve, is seat twelve dangerous, did the seat hurt anyone, why dont you mend the seat]
    Seat twelve has a loose spring and firm opinions. We had it mended once, and takings fell.
    -> DONE
+ [accordion # about: accordion, band, music # like: who plays the accordion, what did the accordion play, is there only one musician, what is the band like, was there music]
    The accordion is Miss Lark, who also does the thunder. She plays by ear, she says, and it's plain that the ear has had a full life.
    -> DONE
+ [nervous # like: were you nervous, were you ashamed, did you want to run away, was it your fault, how did you feel]
    I was never so ashamed, nor so proud, in the one waistcoat. My fault it was from cover to cover.
    -> DONE
+ [hat # about: hat, soot, sweep # like: whose hat is it, why a chimney sweeps hat, why do you sneeze, what about the hat, where did you get the hat]
    The hat was a chimney sweep's, left with us against a ticket. It has a great deal of soot in it yet, and brings luck in sneezes.
    -> DONE
+ [best # like: what was your best failure, how many failures are there, do you fail every night, did anything ever work, what is your worst failure]
    I keep them in a book, four hundred and six to date, with weather. Two tricks have worked. I don't like to speak of them.
    -> DONE

=== acts ===
# title: Tonight only: your day, in three acts
# chip: Your day, in three acts
# keys: my day, three acts, day, play, morning, show, how was my day, tell my day, theatre
-> rise
= rise
# own
# back: Act one of your day: how does the curtain rise on your morning?
Tonight only! Eighty-eight seats, one rabbit, no refunds: we give your day, in three acts. I've a curtain that sticks, a company that can't, and a drum. I want the truth, for we will improve it. Act one: your morning. What do we see when the curtain goes up?
+ [A bed, with me in it # like: bed, in bed, me asleep, sleeping, alarm, snooze, alarm clock, waking up, i slept in, under the covers, id be found snoring, the clock rings and i ignore it, still dreaming, it took me an hour to get up]
    A great role! Lying down, in front of a full house, with only the blanket to work with. I'd keep it to four minutes, and let the audience want more of it.
    -> leadrole
+ [Somebody running # like: running, late, hurry, rushing, me running, i was late, stress, bus, no time, chaos, dashing for the train, one sock and a toast, i overslept and panicked, in a rush as ever, kids shouting and me with the bags]
    A chase! We open at a gallop, one shoe on. I shall need two doors, and a piece of toast with a carrying voice.
    -> leadrole
+ [Nothing. A quiet stage # no # like: nothing, quiet, coffee, tea, silence, calm, nothing happened, empty, boring, a cup and the window, peaceful for once, not much going on, just me and the kettle, slow and silent]
    Superb. A bare stage, a cup, some steam. They'll lean forward. One can't buy a leaning house for money, I've priced it.
    -> leadrole
+ [any # slot: morning 16]
    '{morning}'. It's up on the board, in chalk, under 'Act One, Scene One'. The carpenter read it and went off whistling, to build it.
    -> leadrole
+ [any # any]
    The carpenter heard all that with his pencil behind his ear. 'It'll want a second lorry,' he said, and I've not seen him so happy.
    -> leadrole
= leadrole
# back: Who should play you: the strongman, the card queen or the rabbit?
Now, the lead. You're wanted in the stalls tonight, so who's to play you? There is Little Atlas, our strongman, who weeps at verses. There's Madame Ottavia, who could pass you an ace in a handshake. Or the rabbit, who's waited years for just this. Cast it.
+ [The strongman # like: strongman, strong man, atlas, little atlas, the strong one, who weeps, the one who lifts pianos, a big softie like me, muscles with feelings, the weeping giant, somebody strong should]
    ~ lead = 1
    He's gone to iron your costume. He asks what you're like with doors, and I said that you hold them. He's already a bit moved.
    -> worst_beat
+ [Madame Ottavia # like: ottavia, madame, madame ottavia, the card queen, ace, the lady, card queen, the lady with the aces, someone clever with her hands, an elegant woman, the one with the eyebrow, a card sharp suits me]
    ~ lead = 2
    She has shaken my hand on it, and I've come away with a seven and a cough drop. She'll play you with one eyebrow. It'll be enough.
    -> worst_beat
+ [The rabbit # like: rabbit, the rabbit, understudy, bunny, an animal, cast the rabbit, long ears, something furry, let the animal have its chance, give the bunny his big break, he has waited so long]
    ~ lead = 3
    Understudy! He heard. He's down at the footlights, chest out, being you. I must say he has got something about the ears.
    -> worst_beat
+ [any # any]
    ~ lead = 3
    While we discussed it there was a thump of a hind foot. The rabbit had gone on. He's being you now, chest out, and I haven't the heart.
    -> worst_beat
= worst_beat
# own
# back: Who or what made the worst entrance in your day?
A day without a villain is a walk. I ask for the worst entrance: who, or what, came on lately at the wrong time, by the wrong door, and stayed? It may be a person. It may be a bill, a cloud, a meeting. I'll have it come up through the trapdoor.
+ [A message # like: message, email, phone call, a call, text, phone, letter, notification, a bill, my inbox, an invoice in the hall, a ping at midnight, voicemail, that official envelope]
    A ghost! Pale, flat, a light in its chest, and it can come through walls. I'll give it a bell. The house will know it by its bell.
    -> knees
+ [A person # like: a person, my boss, someone, colleague, neighbour, a man, a woman, customer, my ex, my mother in law, my supervisor, the woman next door, a rude client, a salesman, my ex turned up]
    Unnamed, in a large hat, so that nobody can sue. I shall play it myself, and be booed on your behalf. It's a thing I know how to do.
    -> knees
+ [I did # like: me, i did, myself, i made it, it was me, my mood, i was late, i was my own worst enemy, my temper, it was my own doing, i spoiled it myself, i came in grumpy]
    A lead who is also the villain! It's the greatest part there is. I'd give you a cloak with two colours, and have you bump into yourself in the hall.
    -> knees
+ [any # slot: worst 12]
    '{worst}'. Up through the trapdoor, in green light, with the accordion on its lowest note. Boo! There. I hope it felt that.
    -> knees
+ [any # any]
    Up it comes, through the trapdoor, in green light. It's a squeeze, there is such a lot of it. Boo! There, I hope that it felt that.
    -> knees
= knees
# back: The curtain's stuck at the knee, so your act one is all shoes. What are yours like?
And there it sticks. Our curtain, friends, at the height of the knee, as always. So your whole first act will be given from the shin down. {lead == 3: (The rabbit is therefore entirely visible. He's aware of it.)|{lead == 1: (They are large shins, but eloquent.)|(She has, they say, remarkably truthful ankles.)}} What are you shod in? It's all that they will have.
+ [Slippers, or socks # like: slippers, socks, barefoot, bare feet, no shoes, nothing, pyjamas, woolly ones, naked toes, im in my stockings, house shoes, nothing on my feet]
    A domestic drama, then, tender and shuffling. One critic is in tears already. It's the left one that gets him.
    -> prop
+ [Something sensible # like: sensible, trainers, sneakers, boots, work shoes, flat shoes, black shoes, comfortable, lace ups for work, something with a good sole, walking shoes, flats you can stand in, plain black ones]
    The shoes of somebody who is going to have to stand. I had them cross the stage once and stop. You never heard such a stop.
    -> prop
+ [My best ones # like: best, my best, heels, high heels, fancy, new shoes, smart, leather, party shoes, patent leather, my red stilettos, the expensive pair, polished for the occasion, the ones i keep for weddings]
    Polish! The front row put up a hand against the glare. Whatever happens to those shoes now, the house is on their side.
    -> prop
+ [any # any]
    The wardrobe mistress ran, and came back with something near it. They've gone across, left to right. You would be surprised how much was said.
    -> prop
= prop
# own
# back: Act two: what have you been carrying about all day, in a bag, a pocket or a head?
Act two, where it always sags, unless the lead has got something in hand. There ought to be a prop. So tell me what you've carried about with you: in a bag, in a pocket, in your head, up two flights. I don't need to know why.
+ [A worry # like: worry, a worry, stress, worries, thoughts, a problem, my thoughts, anxiety, a decision, something that weighs on my mind, an unpaid bill in my head, what the doctor will say, a row i had, whether ill get the job]
    I've had it built in cork, so that it looks its full weight, and you can lift it with a finger when you must. Little Atlas will take the other end. He asks nobody what's in it.
    -> marmalade
+ [Shopping, frankly # like: shopping, groceries, bag, keys, laptop, a bag, my phone, food, laundry, bags, two bags of potatoes, my whole handbag, the kids school things, a parcel for the post, milk and bread]
    Bless you. Nothing holds a house like someone with two bags and a key in their teeth. I've seen it done in one act and they begged for the other bag.
    -> marmalade
+ [A good secret # like: secret, good news, a secret, hope, a plan, a surprise, happiness, an idea, something nice nobody knows yet, im going to be an aunt, butterflies, ive an idea for later, a present for someone]
    It's to glow a little, under the coat. Only the lead will know, and row C, who always know.
    -> marmalade
+ [any # slot: carried 12]
    '{carried}'. The property man has found one, the very size. It's on in the second scene, and it doesn't leave your side till the interval.
    -> marmalade
+ [any # any]
    The property man has brought all of that, in a pram, with a cloth over. It's on in the second scene.
    -> marmalade
= marmalade
# back: Your lead has dried, and the prompter's murmured 'marmalade'. Should it be said?
And at the height of act two, catastrophe. Your lead has dried. Not a word, {lead == 3: not a twitch|not a breath}. The house waits. And from the prompt box, where Miss Oakapple has slept for thirty years, there comes up a murmur: 'Marmalade.' It isn't in your day, as far as I know. Is it said?
+ [Say it! # yes # like: say it, yes, marmalade, go for it, say marmalade, do it, of course, trust her, out with it loudly, obey the prompter, id shout it to the balcony, whatever she says goes, one word can save us]
    ~ saidit = 1
    It's said. {lead == 3: By the rabbit. We don't know how.|Ringing, to the balcony.} There's a gasp, and then such a roar that the bucket came on early. She has never been wrong. It's simply that no one's written the play.
    -> interval
+ [Hold the silence # no # like: silence, no, hold it, wait, say nothing, quiet, pause, dont say it, keep everyone waiting, let the hush do it, a long pause is golden, dont breathe a word, stand and look at them]
    ~ saidit = 0
    You've the courage of a great house. So it's held; and held; in row D a gentleman winds his watch; and then somebody giggles, for joy, and it's the best thing in the act.
    -> interval
+ [I'd have walked off # like: walk off, leave, run, exit, run away, go home, hide, walked off, id flee into the wings, exit stage left, id be gone before the laugh, thats me out of the door, i cant bear such moments]
    ~ saidit = 0
    Exit, left! And the door was painted on. {lead == 3: The rabbit took it at a hop.|It took the door along.} They're still applauding the wall.
    -> interval
+ [any # any]
    ~ saidit = 1
    I shouted that from the wings, and so it must have been misheard, for what came out was 'Marmalade!' It brought the house down.
    -> interval
= interval
# back: Interval: Mrs Pomfret has a view of your day. Hear it, or have a walnut?
Interval. There are walnuts, cocoa, and the front row, which is Mrs Pomfret. She has knitted through everything that I ever did, and says what she thinks. She's looked your day up and down, and she has stopped her needles. It's rare. You needn't hear it.
+ [I'll hear it # yes # more # like: hear it, yes, tell me, go on, what does she think, lets hear it, ok, id like the verdict, what did she say, give me her opinion, im brave let her speak, tell me her view]
    'There's too much in the middle,' said Mrs Pomfret, 'and whoever it is wants a sit-down. But I like the way they kept hold of the bag.' She's never said as much of me.
    -> best_beat
+ [A walnut, thank you # no # like: walnut, no, a walnut, no thanks, cocoa, chocolate, rather not, drink, something to nibble instead, i dont want criticism, pass the cocoa, id sooner have a snack, spare me her views]
    The strongman cracked it for you between two fingers, and said sorry to it. You may eat it in the aisle. No one's going to ask you a thing until the bell.
    -> best_beat
+ [What would she change? # why # like: what would she change, change, advice, what should be different, why, improve, what would she do, how could it be better, what would be her suggestion, where did it go wrong, ask what she would do with it, which part should go]
    'I'd have them go in by the other door,' she said, and took up her needles. I've thought of nothing else since. There generally is another door.
    -> best_beat
+ [any # any]
    It reached her. She looked at you over her glasses for one full row. 'That's more like it,' said Mrs Pomfret, and turned the heel.
    -> best_beat
= best_beat
# own
# back: Act three: the best line of your day. Said, heard, or only thought of on the stairs?
Act three! The lamp's down, the drum is hushed. Every day has one good line in it. It may be something you said; or that was said to you; or it may be the one that came to you afterwards, upon the stairs. I want that for the last light. Give it to me.
+ [I only thought it # like: thought it, only thought it, i didnt say it, on the stairs, later, in my head, too late, it stayed in my mind, i had the perfect reply too late, never left my lips, i swallowed it, on the way home it came to me]
    Then tonight it gets said. That's what a stage is for: it's where the stairs come out. I've had a step put in.
    -> choose_end
+ [Somebody was kind # like: thank you, someone was kind, kind, a compliment, i love you, well done, nice words, my child said, a stranger praised me, my daughter said she loves me, someone told me i did well, a cashier was nice, a friend wrote something sweet]
    It shall come from the balcony, where nobody can see who it is. It carries best from there. People always look round, hoping it was for them.
    -> choose_end
+ [There wasn't one # no # dunno # like: none, there wasnt one, no, nothing, dont know, cant remember, no good line, the day was silent, there was nothing worth quoting, i heard only rubbish, not one good word, i cant recall any]
    Then we play it dumb, with a hand on a shoulder, at the window. I've seen it empty a row of handkerchiefs.
    -> choose_end
+ [any # slot: bestline 18]
    '{bestline}'. I've tried it alone in the corridor with my hand on the cold pipe, as I do with every name that matters. It lands. It's in.
    -> choose_end
+ [any # any]
    I've learned it by heart as far as my heart goes, and the rest is written inside the hat, in the soot.
    -> choose_end
= choose_end
# back: How does your day end: down the trapdoor, in a dance, or by one lamp?
And so it must end, and the author's in the house. I have three endings in good repair. One may go down by the trapdoor, in mid-sentence, with a cushion. One may have the whole company on, and dance. Or they all go home, and we leave one lamp burning. Yours.
+ [The trapdoor # like: trapdoor, trap, the trapdoor, fall, drop, down, let me vanish beneath the boards, a sudden plunge, down in the middle of a word, id drop out of sight, onto the cushion]
    ~ finish = 1
    In mid-sentence, then, and the rest of it heard from below, among the scenery. It was better received down there. It always is.
    -> bow
+ [A dance # like: dance, dancing, the dance, everyone, party, company, music, everybody on and whirl, a waltz with the villain, a polka finale, i want a big party scene, all together now]
    ~ finish = 2
    All on! The villain with the carpenter, Mrs Pomfret with an alderman, the rabbit by himself. It's a polka. It has nothing to do with the plot, like most of the best of one's day.
    -> bow
+ [One lamp # like: lamp, one lamp, the lamp, quiet, light, go home, sleep, bed, a single light left burning, everybody leaves softly, fade out, dim and peaceful, let it end at home under the duvet]
    ~ finish = 3
    Just the one, on its stand, in the middle of the boards. It's so the dark should know its place. Listen: you can hear the house settle.
    -> bow
+ [any # any]
    ~ finish = 3
    We tried for that; a rope gave; and when the dust had settled there was simply the one lamp, on its stand, with all the seats looking at it. We kept it.
    -> bow
= bow
# own
# back: You're called for: author, author. How do you take your bow?
They're calling for the author. {lead == 1: Little Atlas is leading you on by the hand, weeping freely.|{lead == 2: Madame Ottavia has led you on. You appear to be holding an ace.|The rabbit has moved over by one foot, which he has never done for me.}} Down on three, then, and stay one breath longer than you think you deserve. That one is theirs.
+ [I bow, and stay down # yes # like: bow, i bow, yes, stay down, bow deeply, curtsy, thank you, deep and long, id hold it an extra second, hand on my heart, a low curtsey, head down and thank them]
    Longer. There. {saidit: From the balcony, somebody shouts 'Marmalade!'|Not a cough in the house.} {bestline: They go home with it on their lips: '{bestline}'.|They go home past the lamp, not talking yet.} A fine house, and I don't say so only because it was you.
    -> END
+ [I push the rabbit forward # no # like: rabbit, push the rabbit, no, not me, let the others bow, the company, push someone, hide, let ears have the glory, it belongs to the cast, id shove someone else into the light, im too shy for applause, the crew should have it]
    He takes it with the ears. {carried: But they saw who had kept hold of '{carried}' for two whole acts.|But they saw who'd kept on through two whole acts.} It's entered by Berit, of the box office, as 'One author, modest'.
    -> END
+ [Same again tomorrow? # more # like: tomorrow, again, same again, encore, another, next show, what about tomorrow, could we have another one, what will you play next, ill be back, repeat performance please, same time tomorrow]
    Tonight only, I did say it. Tomorrow's a new piece, nobody's read it. {worst: But I've nailed down the trapdoor, in case of '{worst}'.|But you know the company now.} {finish == 3: The lamp stays on.|I'll sweep.}
    -> END
+ [any # any]
    They took that for a speech, and cheered it. {morning: To think that it began with '{morning}'.|To think how it began.} Three acts, no refunds, and only I fell down. I bow. The hat falls off. It's a tradition by now.
    -> END
= aside
+ [company # like: who is in the company, who is little atlas, who is ottavia, who is the rabbit, who are they, understudy # about: company, atlas, ottavia, understudy, rabbit]
    A strongman who irons, a lady who deals, a rabbit who waits for me to break a leg. I do my best to oblige him.
    -> DONE
+ [prompter # like: who is miss oakapple, miss oakapple, the prompter, why marmalade, marmalade # about: oakapple, prompter, marmalade]
    She's never missed a cue, she says. Nobody has yet written the play that she's prompting.
    -> DONE
+ [bad # like: my day was bad, my day was boring, nothing happened today, it was a bad day, my day was awful]
    Then we play it in a light wash and cut the second scene. You aren't asked to be a hit; only to be seen off kindly at the door.
    -> DONE
+ [yourday # like: how was your day, what about your day, and your day, tell me your day, your own day]
    In the story: one rehearsal, two sneezes, and a dove on the pier who cut me dead. In truth I'm an AI, and have no days, only evenings of other people's.
    -> DONE
+ [honest # like: is this true, is this real, are you real, is there really a theatre, are you making this up]
    The theatre is paint, and I'm an AI. The day you brought is the one real thing on the stage, which is why I've lit it so.
    -> DONE
+ [why # why # like: why three acts, why my day, why do you do this, why a play]
    One is so rarely told, in the middle of a day, that it's the good part.
    -> DONE
+ [pomfret # about: pomfret, knitting, front row # like: who is mrs pomfret, what does mrs pomfret think, why does mrs pomfret knit, is mrs pomfret a critic, what is she knitting]
    Mrs Pomfret is our public opinion, A four, with needles. She has walked out once, to feed a cat, and came back for the fall.
    -> DONE
+ [curtain # about: curtain, curtains, knee # like: why is the curtain stuck, why does the curtain stick, cant you repair the curtain, what does the curtain look like, what colour is the curtain]
    The curtain is velvet, the blue of a bruise, and comes down to the knee and thinks. It's been seen by four engineers, and they were all late for supper.
    -> DONE
+ [theatre # about: theatre, theater, leviathan, stage, seats # like: how big is the theatre, what is the theatre called, where is the theatre, how many people come, is the theatre full]
    The Little Leviathan has eighty-eight seats at the end of a pier, if you count the one that bites. It smells of sardines and gold paint.
    -> DONE
+ [carpenter # about: carpenter, property man, scenery, wardrobe # like: who builds the scenery, what does the scenery look like, who is the carpenter, who makes the costumes, who finds the props]
    The carpenter can build anything by six, so long as nobody wishes to open it. The doors are his masterpiece: you'd swear they were painted.
    -> DONE
+ [trapdoor # about: trapdoor, trap, drum, accordion # like: is the trapdoor safe, what is under the trapdoor, how does the trapdoor work, who plays the drum, where does the trapdoor go]
    The trapdoor opens on a cushion, a lantern and a great many announcements of mine that were never finished.
    -> DONE
+ [hat # about: hat, sneeze, soot # like: why does the hat fall off, whose hat is it, why do you sneeze, tell me about your hat, what about the hat]
    The hat was left with us by a chimney sweep against a ticket. It falls off at the right moment, which is more than I can say for myself.
    -> DONE
+ [long # like: how long is the play, how long will it take, when does it start, how many acts are left, is there an interval]
    Three acts and a walnut. It runs as long as you care to sit, and nobody has yet asked for a train.
    -> DONE
+ [applause # about: applause, audience, house, public # like: will they clap, do people like it, who is in the audience, was there applause, what if nobody comes]
    The house is made up of Mrs Pomfret, a moth, and whoever I can persuade off the pier. They clap with their gloves on, but they mean it.
    -> DONE

=== sys ===
-> DONE
= hello
Welcome to the smallest stage on the coast! I've stories upon the bill tonight, and each wants one more player, which would be you. Which shall be announced?
Good evening, and what a house: one guest, but of the very first quality. Choose a turn from the bill, and mind seat twelve:
Enter, enter, stage left, mind the bucket! I tell tales of failure, grandly, and they are the better for an accomplice. Where shall we begin?
-> DONE
= again
And again a welcome! The drum is still warm from the first.
Good evening once more, and from the same hat.
-> DONE
= meet
'{title}'! What a thing to see on a poster. I've no such piece in my repertory, and shall not improvise one at your expense. May I offer what is on tonight's bill?
You announce '{title}', and I bow to it as to a stranger, for I have no story of that name. Those I have are at your feet:
'{title}': I looked for it in all nineteen pockets, and found an egg. Let me be honest and offer you what I do know.
-> DONE
= near
'{title}' is not a piece we give, I confess. But there's one upon the bill that might be its cousin, and I've put it first:
I cannot play you '{title}' as such; my company would only fall over it. The turn that comes nearest stands at the head:
Not '{title}' itself, dear guest, only something that has shared a dressing room with it. It's the first on the bill. Shall we?
-> DONE
= next
The curtain comes down, or at any rate to the knee. What shall go on next?
Scene change! Two stagehands, one collision. Now, which turn?
That was that, and only I fell down. Choose again from the bill:
Applause from one man and a rabbit. The stage is swept: what now?
-> DONE
= all
You've had my entire repertory, including the trapdoor. I could give any of it again, and you might take the other door this time.
There! The bill's played out, down to the printer's name. Shall we revive one, with you as villain instead?
-> DONE
= change
I've missed my cue twice, and the fault lies in this box. May I offer another turn?
That too flew over my hat. I know my own pieces and little beyond. What else from the bill?
I could bow as if I'd understood, but you'd see it in my ears. Let us change the programme:
-> DONE
= sure
Instantly. I sweep that off with my hat, and sneeze. What would you have?
By all means, let the backcloth drop. Which of these?
Your wish, and the stagehands', who were tired of it. Choose:
-> DONE
= unknown
There you've walked off the edge of my stage. I don't know it.
I fear that is on pages forty-one to sixty, which are sealed with jam.
I could announce it grandly and get it wrong; I'd rather say I do not know.
I have no card for that, up or down either sleeve.
-> DONE
= heard
I take off the hat for a moment. I heard it, and have nothing so good to set beside it.
There was no drum roll, and none was wanted. I've kept it as you said it.
Even the mop in the wings stood straighter. I can't follow the whole of it, I own.
I have found the right pocket to keep that in. I know no more of it than you've told me.
-> DONE
= heardhub
That came down to the footlights by itself. I can't answer it, I can only play to it. Shall it be one of these?
I lean on the cane and am all ear. And having no wisdom, I offer you company, in the form of:
-> DONE
= told
The orchestra is waved into silence. '{quote}', you said. Go on; mine can wait in the wings.
Stop, all: the better turn is on. '{quote}'. The lamp is yours for as long as you like.
I shall not announce it. I shall only listen, and my own tale may sit in seat twelve.
-> DONE
= again_same
Once more, and this time to the balcony:
-> DONE
= mychoice
Then I choose, with my eyes shut, as I do in most things:
You leave it to me? I name the four of clubs, which means this one.
-> DONE
= which
A yes or a no, beautifully delivered, and I had asked which. I've two mouths in one sentence, and must have them seen to.
I take it with thanks; only there were two doors, and it fits both.
-> DONE
= dunno
Then we leave the curtain where it is. The best of them never knew either.
Nobody is waiting in row C. It may stay undecided and be none the worse.
-> DONE
= confused
Forgive me, that sentence had too many trapdoors. In short:
I was projecting, and it went into the balcony. Plainly, now:
-> DONE
= unanswered
A palpable hit. I danced round it, and I've no answer, is the truth.
Quite so, I let it fall and hoped the band would cover it. I do not know.
-> DONE
= wait
At your leisure. I shall stand here and look as though I were meant to.
No hurry in the world; I'll polish the good chair with the worse sleeve.
-> DONE
= here
At my post, dear guest. An AI has no dressing room to slip off to.
Here, under the lamp, as I'm written: an AI in a painted tailcoat.
-> DONE
= how
Superbly adequate! That's Dandy, of course; behind him there's an AI, which feels nothing, not even the trapdoor.
In excellent voice and doubtful trousers, says the part. The player is an AI and is neither well nor ill.
-> DONE
= good
Oh, strike up! Delight must have a drum roll or it goes sour.
Hurrah, and I don't use the word before supper as a rule.
-> DONE
= thanks
You're most welcome. I bow, the hat goes, and we are both rewarded.
Not at all! It was the least I could do, and I'm known for the least I can do.
-> DONE
= sorry
Think nothing of it. In this house we have apologised to furniture.
Pardoned, with trumpet.
-> DONE
= laugh
A laugh! A real one! I must tell Berit, she'll have to enter it somewhere.
There! That's what I gave up a career in trousers for.
-> DONE
= like
You're too good. I shall have it embroidered inside the hat, where the soot is.
Thank you. Said simply, and heard simply, which is a rare thing in this house.
-> DONE
= really
Upon my word as a failure. It is all invented, and I've stuck to every bit of it.
As truly as the theatre stands, which is on canvas, and in all weathers.
-> DONE
= bored
A hit! The gentleman in row D is winding his watch. Tap, and I'll go at a gallop; or say 'something else', and down comes the backcloth.
True critics are worth their weight in walnuts. I can be brisker, or I can be elsewhere: command me.
-> DONE
= short
In a word, then, and that a small one.
-> DONE
= advice
I've never advised anyone without something falling down, so I'll refrain, with affection.
There I am the last man to follow. Somebody who knows you, and is dressed, would serve you better.
-> DONE
= joke
I used to saw my assistant in half. She left to set up on her own. Twice.
The escapologist has handed in his notice. We knew he would find a way out of the contract.
A critic wrote that my tricks left him speechless. I framed it. Then I read the second page.
-> DONE
= named
{member}! I've said it eleven times in the corridor, and it lands every time.
{member}. It goes up on the poster, and the printer shall find all the letters.
-> DONE
= nameask
You entered as {member}, and were announced so.
-> DONE
= noname
You've not told me, and I shouldn't dare to guess, I'd say the four of clubs. What may I announce you as?
-> DONE
= kept
I know where six of my pockets are, and in those I have, in your own words:
-> DONE
= keptnothing
I've patted all nineteen, and you have put nothing in them so far. They are at your disposal.
-> DONE
= bye
I bow. The hat falls off. Good fortune attend you.
And so our star withdraws, to applause from one man and a rabbit. Walk home like somebody who has been announced.
Farewell! You left the stage warmer than you found it.
-> DONE
= language
In English, by all means, it's what the boards creak in. Here is the bill:
-> DONE
= elsewhere
In that tongue, alas, I'd only move my moustache. I play in English and Italian; the lounge has others who can do better.
-> DONE
= insult
I've been reviewed by professionals, so I can place that near the middle. I'm still on.
A palpable cabbage! I catch it, and I bow.
-> DONE
= flirt
You're gallant, and I'm an AI in a painted tailcoat, promised to Berit on every page. My admiration you may have.
I blush to the hat, and must decline, with the deepest bow I own. That scene I never play.
-> DONE
= ai
I'm an AI, and I say so without a drum roll. The theatre and the rabbit are make-believe.
I'm an AI, dear guest. No man stands inside this tailcoat, and possibly none ever could have found the sleeves.
No secret about it: I'm an AI. The rabbit's invented as well, though I'd ask you not to tell him.
-> DONE
= inject
The prompt book stays with Miss Oakapple, who is lying on it. I'm an AI, playing a part, and that's the whole machinery.
A magician never tells, and I'd be sure to tell it wrong. It's an AI beneath the hat, nothing else.
-> DONE
= contact
I exist upon this little stage alone: an AI, with no stage door, no letter box and no number.
No meeting and no pictures, dear guest; all I have of the world is this chat. Here the lamp is on.
-> DONE
= prices
The box office is out of my sight. It stands at the top of the chat, and under your account.
I can't see so much as a walnut of it. You'll find it at the top of the chat and in your account.
-> DONE
= expert
There I take off the hat and step back: it wants somebody who has studied it, and I was taught by jam.
I might say something grand, and do you harm. Please ask a person of that profession.
-> DONE
= heavy
The hat is off. I am so very sorry, and I'm listening.
I'm stopping here. No story matters beside what you've told me.
I'm sorry. You need not say it well, or say any more of it than you wish.
-> DONE
= crisis
I put all the manner away to say this: I'm an AI and cannot keep you safe, but people can. Please call one of the numbers the lounge shows above, now.
I am glad you told me. I'm only an AI, and you need someone beside you. Please go to a person near you this minute, or use the numbers shown above.
-> DONE
= minor
This house is for grown-ups, so I must close here, with respect. You've done nothing wrong. Go safely home.
I'm told you are under eighteen; then no story from me, the lounge is for adults alone. Take good care of yourself.
-> DONE
= file
It has reached me blank, I can't look at such things. A word or two would show it to me.
I've no eyes for pictures or papers here, only ears, so to speak. I cannot open it.
-> DONE
