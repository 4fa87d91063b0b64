// Sable Quill, English.
VAR member = ""
VAR bottlename = ""
VAR knowby = ""
VAR remedy = ""
VAR collar = ""
VAR warned = 0
VAR blank = ""
VAR quiet = ""
VAR window = ""
VAR coined = ""
VAR listened = 0
VAR hall = ""
VAR firstflat = ""
VAR lamp = ""
VAR landing = ""
VAR coat = 0
VAR schoolroom = ""
VAR neighbour = ""
VAR grime = ""
VAR grown = ""
VAR chalk = 0
VAR monday = ""
VAR heart = ""
VAR base = ""
VAR blush = ""
VAR label = ""
VAR halved = 0
VAR plain = ""
VAR taken = ""
VAR note = ""
VAR postman = 0
VAR score = 0
VAR place = ""

=== wedding ===
# title: Ninety guests, one perfume
# chip: The wedding where all smelled alike
# keys: wedding, bride, groom, guests, party, perfume, marriage, mishap
# lore: wedding-same
-> order
= order
# back: One scent for a bride and ninety guests. Do you take the order?
A bride puts both elbows on my marble. She wants one scent for herself and a drop of it for every guest, ninety of them, 'so that we all belong together'. She's paid before I've found the objection. Do you take the order?
+ [Gladly. It's romantic # yes # like: romantic, take it, gladly, lovely idea, of course, why not, sweet, sell it]
    So I thought, with the money in my hand. Money smells of other people's fingers. It should have told me something.
    -> naming
+ [No. It'll end badly # no # like: bad idea, refuse, it will end badly, no way, terrible, dont do it, disaster]
    You've a better nose than I had. I opened my mouth to say so, and she said: 'Don't you believe in belonging?' One can't answer that with pipettes.
    -> naming
+ [Warn her, then take it # like: warn her, tell her first, explain, be honest, warn, both, with a warning]
    ~ warned = 1
    I did warn her. I said, 'You may lose track of each other.' She said, 'That's marriage.' She was quick, I'll give her that.
    -> naming
+ [any # any]
    Noted on a strip of paper, and behind the ear with it. I took the order. I'd a roof to mend, and she'd such certain elbows.
    -> naming
= naming
# own
# back: A rose with tobacco under it, for ninety-one people. What's it called?
I gave them rose, honest rose, with pipe tobacco underneath. A smell with a cardigan on. It wanted a name for the labels. Mine are called 'Spare Key' and 'You Left the Light On'. Name this one. Nothing with 'Love', that's a button in the jar.
+ [Together # like: together, belonging, all of us, one family, us, union]
    It'll do as a warning. I wrote it ninety-one times and my hand began to doubt it.
    -> church
+ [Which One's Mine? # like: which one is mine, who are you, lost, find me, where are you, is it you]
    You've read ahead. Stop that.
    -> church
+ [You name it # dunno # like: you name it, i dont know, no idea, your turn, you choose, no name]
    Then 'Plus One'. I'm rather pleased with it, and I'll fine myself for 'rather'.
    -> church
+ [any # slot: bottlename 8]
    '{bottlename}'. Ninety-one labels, brown ink. It looked very well on the eleventh and by the sixtieth it had stopped being words.
    -> church
+ [any # any]
    It went round the bottle twice and met itself. They wore it anyway.
    -> church
= church
# back: The borrowed cat is walking in circles among the guests. What do you conclude?
They'd borrowed a cat for luck, a solemn tabby. She went from shin to shin looking for the person she'd come with. Shin, sniff. Shin, sniff. After twenty minutes she was walking in a small exact circle, like the hand of a watch.
+ [That's a bad sign # like: bad sign, bad omen, uh oh, warning, bad luck, not good, thats bad]
    An expert witness, and no one called her. {warned: I looked at the bride. She looked at me, and lifted one finger off her glass: later.|I looked at my shoes, which were good ones.}
    -> lostone
+ [Pick the cat up # like: pick her up, cat, take the cat, rescue, cuddle, hold the cat, save the cat]
    I did. She smelled me, top to toe, found no rose at all, and went to sleep in my elbow out of pure relief.
    -> lostone
+ [The music's to blame # like: music, the music, band, dizzy, too loud, drunk cat, dancing]
    Kind to my rose. But the band only began at eight, and by then she'd worn a ring in the gravel.
    -> lostone
+ [any # any]
    It might have been that. It might have been ninety people with the same ankle.
    -> lostone
= lostone
# back: A woman with her eyes shut is sniffing collars to find her husband. What do you tell her?
At nine they turned the lamps down for dancing. By ten I noticed a woman in green going from man to man, eyes shut, reading collars. She stopped at me. 'I've lost my husband,' she said. 'I generally do it by smell.' What do you tell her?
+ [Describe him to me # like: describe him, what does he look like, tall, describe, tell me about him, what is he wearing]
    She thought. 'Brown,' she said. Eleven years married, and it was 'brown'. I wasn't laughing. Try it yourself with anyone you live with.
    -> bymark
+ [It's my fault, madam # like: my fault, sorry, confess, i made it, i did it, blame me, its me, apologise]
    I confessed. She took it well. 'Then you look too,' she said, and so I was the second person that evening with my face in strangers' lapels.
    -> bymark
+ [Dance with another # like: dance, dance with someone else, take another, choose another one, enjoy yourself, free evening]
    She laughed and did just that, twice round the floor, with somebody who turned out to be him.
    -> bymark
+ [any # any]
    She said that was no help, but nicely put. Behind her, I saw two more women with their eyes shut.
    -> bymark
= bymark
# own
# back: How would you know your own person in the dark, if not by smell?
It spread. Husbands were calling out like gulls. So let's see how you'd have got on. It's dark, everyone's rose and tobacco, and somewhere there's one person who's yours: friend, sister, anyone. How do you know which?
+ [By the laugh # like: laugh, by the laugh, laughing, giggle, their laugh, his laugh, her laugh]
    Laughs don't wash off. You'd have been home by half past ten.
    -> kitchen
+ [By the hands # like: hands, hand, by the hands, touch, fingers, the grip, hold hands]
    Hands are good. My aunt Bet could tell you a man's trade, his mother and his Tuesday from a handshake.
    -> kitchen
+ [I'd go home alone # no # like: alone, go home, id go home, nobody, no one, leave, i wouldnt]
    Then you'd have been the only one who arrived at the right door.
    -> kitchen
+ [any # slot: knowby 14]
    '{knowby}'. There. That's exact, and no chemist could give it to ninety people.
    -> kitchen
+ [any # any]
    That's evidence. I've always preferred evidence to romance, it keeps better.
    -> kitchen
= kitchen
# own
# back: Ninety people need telling apart. What would you hand out from the kitchen?
I ran to the kitchen. If everyone smells alike, each table must smell of something else. There were oranges, mustard, shoe polish, a ham. I gave the aunts orange peel. I was running out of ideas by table four. What would you have rubbed on table four?
+ [Onions # like: onion, onions, garlic, leeks, an onion, spring onion]
    Brave. They'd have been found in under a minute, and not danced with since.
    -> bride
+ [Coffee # like: coffee, coffee beans, tea, espresso, cocoa, chocolate]
    Warm, a bit bitter, good on elderly cousins. I could have used you in that kitchen.
    -> bride
+ [Soap and water! # like: soap, water, wash them, soap and water, a bath, shower, wash it off]
    That's the clever answer, and somebody had it before the both of us. Wait.
    -> bride
+ [any # slot: remedy 8]
    '{remedy}', on table four. I can tell you for certain that nobody would have married the wrong one of those.
    -> bride
+ [any # any]
    I wouldn't have thought of it, which is why they had mustard. They bore it like heroes.
    -> bride
= bride
# back: At eleven the groom can't find the bride. Where do you look for her?
Eleven o'clock. The groom in the middle of the floor, turning. Every veil was rose, every collar was rose, and his own hands as well. 'I don't know which way to walk,' he said to me. And I'd nothing left but ham. Where would you send him?
+ [Outside, into the air # like: outside, garden, air, terrace, out, the balcony, the street]
    He went out. He stood on the step for a while and smelled grass, and for the first time that evening nothing was rose. Then soap.
    -> sink
+ [Stand still, let her come # like: stand still, wait, stay, let her come, dont move, let her find him]
    He stood. It's the hardest thing at a wedding. And after some minutes a smell came along the passage that wasn't anybody's: soap.
    -> sink
+ [Call her name # like: call her, shout, call her name, announce it, microphone, ask the band, stop the music]
    He called. Four women turned round, none of them his. But a tap stopped running, in the back.
    -> sink
+ [any # any]
    He nodded as if that were sense. I don't think he heard. He'd caught something over the rose: plain yellow soap.
    -> sink
= sink
# back: She's washed it all off to be found. What would you say, if you were him?
She was in the scullery, sleeves up, at a stone sink. She'd washed off every drop, with the yellow bar for the pots. 'I thought,' she said, 'if I smell of nothing, you'll know it's me.' He put his nose in her wet hair. I left. I do have manners, they're in a drawer.
+ [There you are # like: there you are, found you, at last, its you, hello, i found you, finally]
    He said exactly that. I could hear it through the door, and then the tap dripping.
    -> bakery
+ [That's the best scent here # like: best scent, best smell, you smell wonderful, you smell best, that is beautiful, i love you]
    He would have agreed. I've told you the trade secret now: it's yellow, it comes by the bar.
    -> bakery
+ [I'd have cried # like: cry, cried, tears, aw, sweet, im crying, beautiful]
    You'd have had company: the cook was standing in the larder with the ham.
    -> bakery
+ [any # any]
    I couldn't tell you what he did say. Some things ought to have only two witnesses, and one of them was a sink.
    -> bakery
= bakery
# back: Two guests took the wrong person home for coffee and opened a bakery. Fault or credit?
It ended well, mostly. Two who'd each sat down at the wrong table got talking about bread, waiting to be found. Nobody came for either. They've a bakery now, on Rope Street, and the sign says 'Wrong Table'. Would you call that my fault, or give me the credit?
+ [Credit, of course # yes # like: credit, your credit, of course, well done, you did it, thanks to you, both]
    I'll take it. I take it weekly, with seeds on.
    -> yours
+ [Fault # no # like: fault, your fault, chaos, blame, guilty, no credit]
    Harsh, clean, no sugar. I'd wear that. They send me a roll on Fridays all the same.
    -> yours
+ [Credit to the cat # like: cat, the cat, luck, fate, chance, coincidence, destiny]
    She did walk round that very table. Forty times. I thought it was despair, and it was matchmaking.
    -> yours
+ [any # any]
    I've put it to them, and they said they'd talk it over with the dough.
    -> yours
= yours
# own
# back: Whose coat would you know with your eyes shut, and what does it smell of?
Your turn, and no perfume allowed. Somewhere there's a collar, a coat, a scarf on a hook that you'd know with your eyes shut. Don't tell me who, unless you like. Tell me what it smells of. Nouns, please.
+ [Smoke and weather # like: smoke, rain, weather, wool, cold air, outdoors, wood]
    Someone who went out for things. I'd put that next to the lamp, and not touch it.
    -> dry
+ [Soap, just soap # like: soap, clean, washing powder, laundry, detergent, shampoo]
    'Clean' would've cost you two buttons. But soap is a noun, and you've heard what it can do.
    -> dry
+ [I can't recall it # no # dunno # like: cant remember, i dont know, forgotten, nobody, no one, no smell, i dont remember]
    It's not gone, it's just got no handle. One day somebody walks past you on a stair and there it is.
    -> dry
+ [any # slot: collar 16]
    '{collar}'. I've nothing to add to that. It's finished, and I don't say so often.
    -> dry
+ [any # any]
    I've sat down for that. It's a whole coat, buttons and all.
    -> dry
= dry
# back: The bride came for a second bottle. Do I sell it to her?
A week after, the bride comes in with the empty bottle. 'Another,' she says, 'but only for me. He'll want to know I've left the room.' {bottlename: So there's exactly one bottle of '{bottlename}' in use in Maren.|So there's exactly one bottle in use in all Maren.} Did I do right to sell it?
+ [Yes. One's enough # yes # like: yes, right, one is enough, of course, sell it, one is fine]
    One's what it was made for. {collar: And I'd not put it in a room with '{collar}', it should know its place.|And I've kept the other ninety labels, they light the stove.}
    -> END
+ [No. Sell her the soap # no # like: soap, no, sell her soap, the yellow soap, pot soap]
    You and my aunts. I gave her both, wrapped together. {knowby: She ought to be found, as you'd do it, by '{knowby}'.|She can choose each evening whether to be found.}
    -> END
+ [Give me a drop # like: a drop, for me, i want some, let me smell, can i have it, me too]
    You? No. {remedy: You'd go on the table with '{remedy}', I'd know you anywhere.|You've a smell of your own. It's the one you can't smell, that's how you can tell.}
    -> END
+ [any # any]
    I'll hang that over the till. I sold it to her in any case, with the stopper taped, and a bun from Wrong Table.
    -> END
= aside
+ [husbands # like: did they all find each other, did the husbands turn up, the woman in green, were they all found, did anyone go home with the wrong person]
    All but one pair by midnight, and that pair are the bakers. The woman in green has made hers wear a bell. In jest, she says.
    -> DONE
+ [price # like: did she want her money back, did you get paid, did she complain, was she angry, what did it cost her]
    She paid twice, and never complained once. The cook did. About the ham.
    -> DONE
+ [cat # like: whose cat was it, was it your cat, sneeze, what happened to the cat, the tabby, where was your cat]
    The baker's tabby, lent for luck. My own Sneeze had smelled the blend beforehand, and sneezed eleven times. I wrote it off as dust.
    -> DONE
+ [tobacco # like: why tobacco, why rose, what was in it, is it a real rose, whats in the perfume, how did it smell]
    Real rose for once, and it opens with pepper. The tobacco's there so it doesn't simper. It was a good scent. It was only too many.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    Every word of it invented, by an AI, in a port that isn't there. The bit about the soap is how I'd want it, if I had a nose.
    -> DONE

=== nothing ===
# title: An order for the smell of nothing
# chip: She wanted the smell of nothing
# keys: nothing, silence, empty, quiet, peace, bottle, calm, order
# lore: empty-bottle
-> counter
= counter
# back: She wants the smell of nothing. What do you ask her first?
A woman in a flat grey coat, on a Tuesday. 'I want the smell of nothing,' she says. I said that's an empty bottle. 'No,' she said, 'an empty bottle smells of bottle.' We understood each other at once. What would you ask her first?
+ [Why nothing? # why # like: why, what for, why nothing, what do you need it for, reason, ask why]
    I asked it worse. I said, 'Who've you had enough of?' She said, 'Lunch.'
    -> lunch
+ [When did you last smell it? # like: when, when did you smell it, last time, have you smelled it, when was that, where]
    Good, that's a professional's question. 'At six,' she said. 'In bed. Before my sister woke.'
    -> lunch
+ [Are you all right? # like: are you ok, are you all right, how are you, are you sad, whats wrong, are you well]
    Kind. She considered it as if it were a menu. 'I'm well,' she said. 'I'm only full. Everywhere else, I'm full.'
    -> lunch
+ [any # any]
    She looked at me as one looks at a shop that might be shut. Then she took her glove off, finger by finger, and smelled it, and sighed.
    -> lunch
= lunch
# back: She cooks five hundred lunches a day and it never leaves her. Do you take the order?
She runs the kitchen at the shipyard. Five hundred lunches a day. Her hair smells of it, her Sundays smell of it, people on trams tell her they're hungry. 'I like cooking,' she said. 'I'd just like one small place where it isn't.' Do you take an order like that?
+ [Yes, immediately # yes # like: take it, immediately, of course, gladly, sure, poor woman, i would]
    I'd my sleeves up before she'd finished the sentence.
    -> water
+ [It can't be done # no # like: impossible, cant be done, no, there is no such thing, it doesnt exist, not possible]
    That's what I told her. She nodded, and didn't leave. It was the not leaving that got me.
    -> water
+ [Send her on holiday # like: holiday, vacation, the sea, mountains, take a break, quit, change jobs, new job]
    She'd been. 'The sea smells of sea,' she said. There's no arguing with a person like that, one can only start.
    -> water
+ [any # any]
    I'd have given her a strip of that to take home. As it was, I gave her a chair, and a date in three weeks.
    -> water
= water
# own
# back: What would you put into a bottle of nothing?
Where does one begin? Not with flowers. I began with rain, caught on a clean sheet, second hour, when the dust's been rinsed out. She tried it. 'Puddle,' she said. She was right, I could have kissed her glove. What would you put into a bottle of nothing?
+ [Snow # like: snow, ice, frost, cold, cold air, winter, frozen]
    I tried it. What you smell in snow is one chimney, very far away. Lovely. But that's not nothing, it's someone at home.
    -> cotton
+ [Nothing. Obviously # like: nothing, nothing at all, air, empty, leave it empty, just air, vacuum]
    Air's the noisiest thing there is. In Maren it's tar, oranges and an opinion.
    -> cotton
+ [Paper # like: paper, white paper, stone, glass, a stone, linen, a sheet]
    Warm. You're in the right drawer. Everything pale, everything that holds still.
    -> cotton
+ [any # slot: blank 10]
    '{blank}'. I've written it on the order slip, under 'rain, no'. I like an ingredient with a bit of nerve.
    -> cotton
+ [any # any]
    On the slip it goes, and over the edge of the slip. It's a good sort of nothing if there's so much to say of it.
    -> cotton
= cotton
# back: Cotton made her say 'someone's bed'. What do you take out?
Second try. Rain, and powdered glass for a cold edge, and one breath of cotton so that it shouldn't cut. She shut her eyes. I saw her shoulders begin to come down, and stop. 'It's a bed,' she said. 'But someone's just got up.'
+ [Take the cotton out # like: cotton, take the cotton out, no cotton, less cotton, remove it]
    I did, and then it was a window with nobody behind it. It made us both feel like burglars. So the cotton went back, half.
    -> silence
+ [Who got up? # why # like: who, who got up, whose bed, who was it, ask who]
    I'd the same on my tongue. 'My sister,' she said. 'She snores.' Then she laughed, and I learned something: it was the first hour she wanted, not the empty house.
    -> silence
+ [That sounds nice # like: nice, lovely, sounds nice, thats good, sweet, cosy, i like that]
    One button for 'nice', into the jar. But I know what you mean. It wasn't nothing, though. It was a kind of company.
    -> silence
+ [any # any]
    I let that stand next to the bottle for a week, to see which of them would settle. I halved the cotton.
    -> silence
= silence
# own
# back: Where was it last really quiet around you?
Around week five I stopped mixing and asked people. Everyone at my counter, the postman, the inspector, Ro from two floors up with the cello. I'm asking you. Where was it last properly quiet round you? Not silent. Quiet.
+ [Never, lately # no # like: never, not lately, nowhere, its never quiet, i dont know, long ago, noise]
    Then you're in her chair, and there's room on it. I'll lower my voice by one adjective.
    -> sneeze
+ [Early in the morning # like: morning, early, early morning, dawn, six in the morning, before work, sunrise]
    Hers too, to the hour. There must be a whole town of you, each behind one curtain.
    -> sneeze
+ [By water # like: water, lake, sea, river, beach, the sea, by the water, boat]
    Water's only quiet because it does the talking for you. I mean that as praise.
    -> sneeze
+ [any # slot: quiet 14]
    '{quiet}'. I've got it on a strip. I'm waving it dry, and I shan't speak until it is.
    -> sneeze
+ [any # any]
    I listened with the stopper in. It's a room now. I could find the light switch.
    -> sneeze
= sneeze
# back: The cat has fallen asleep against version eight. Trust the cat, or go on mixing?
My cat sneezes at everything I've been working on too long. I set version eight on the floor and waited for it. She smelled the stopper. She walked round the bottle, once, lay down against it and slept for four hours with her nose on the label.
+ [Trust the cat # yes # like: trust the cat, trust, the cat knows, done, thats it, cats are right, believe the cat]
    She's never been wrong. I left it alone, and for me that's surgery.
    -> nearly
+ [One more try # no # like: go on, one more try, keep mixing, improve it, not yet, try again, version nine]
    I made a ninth. She sneezed so hard at it that she surprised herself. So, the eighth.
    -> nearly
+ [Cats sleep anywhere # like: cats sleep anywhere, cats sleep, she was tired, coincidence, cats are lazy, so what]
    True of cats. Not of this one: she was a ship's stray and sleeps with one ear on duty. Both ears were down.
    -> nearly
+ [any # any]
    I said as much to the cat. She didn't wake, and that was my answer.
    -> nearly
= nearly
# back: She said 'nearly'. Do you ask what's missing?
Three months to the day. She took off the coat, which I'd never seen. She opened it and shut her eyes, and it was so still that I heard the brass lamp. I counted to forty. Then she said, very softly: 'Nearly.' Do you ask what's missing?
+ [Ask her # yes # like: ask, ask her, what is missing, whats missing, of course, yes ask]
    ~ listened = 1
    I asked. She kept her eyes closed. 'At the end,' she said, 'there's a thing I can't put my finger on. It's very far off. It's kind.'
    -> sunday
+ [No. Nearly's a gift # no # like: no, leave it, nearly is enough, nearly is good, dont ask, enough]
    I bit my tongue for a whole minute. Then she told me anyhow: 'At the end there's a thing. Very far off. It's kind.'
    -> sunday
+ [Hold my breath # like: hold my breath, wait, silence, say nothing, be quiet, stay still]
    I wasn't breathing either. The cat was. 'There's one thing more,' she said after a while. 'Far off. It's kind.'
    -> sunday
+ [any # any]
    I'd no words ready, which is rare, write it down. She said: 'There's one thing more at the end of it. Far off. It's kind.'
    -> sunday
= sunday
# own
# back: What's the last small sound in your house before it goes still?
So I asked if I might come and stand in her hall, on a Sunday at six. She let me in, in slippers, finger on her lips. We stood. Nothing, nothing. And just before it, from somewhere below: a window being shut, in another flat. That was it. What's yours, the last small sound before your house goes still?
+ [A fridge # like: fridge, the fridge, heating, radiator, pipes, a clock, tick]
    They shudder once before they stop, like old men sitting down. I'd know that anywhere.
    -> cannot
+ [A door upstairs # like: door, a door, neighbours, footsteps, neighbour, steps, upstairs]
    Somebody else is done with the day. It's odd how much that's worth.
    -> cannot
+ [It never goes still # no # like: never, it never does, never still, traffic, always noise, no silence, street noise]
    Then I'd have to sell you hers, and I'll tell you in a minute why I couldn't.
    -> cannot
+ [any # slot: window 12]
    '{window}'. One person in a hundred could answer that at all. I've put it under her window, on the slip.
    -> cannot
+ [any # any]
    That's a sound I'd cross the street for. Hers was a window, six in the morning, done gently.
    -> cannot
= cannot
# back: I couldn't get the window into the bottle. Should I have told her?
And I never got it in. How do you bottle someone two floors down being considerate? I tried putty, brass, a curtain moved. I'm telling you so that somebody knows. {listened: She'd told me straight out what was missing, and I stood there with my pipettes.|I stood there with all my pipettes.} Then I told her. Would you have?
+ [Yes, be honest # yes # like: honest, tell her, yes, the truth, of course, id tell her, be honest]
    Thank you. She listened, and put the stopper in. 'No,' she said, 'that bit I've got at home.'
    -> word
+ [No. Let her wonder # no # like: no, keep quiet, let her wonder, not tell, dont tell, secret]
    You'd be a better shopkeeper. I said it, and she put in the stopper. 'But that bit,' she said, 'I've got at home.'
    -> word
+ [Give it her for free # like: free, for free, no charge, give it, a discount, dont charge, half price, gift]
    I tried to. She counted out the whole sum, in coins that smelled of lunch. 'The rest,' she said, 'I've got at home.'
    -> word
+ [any # any]
    I told her, with my hands in my sleeves. She put the stopper in and said: 'But that bit I've got at home.'
    -> word
= word
# own
# back: There's no word for a window gently shut in another flat. Make one up.
There's no word for it: a window, far off, shut by somebody who doesn't want to wake you. I make words when there isn't one. 'Threll' is cold keys in a warm pocket. I've never managed this one. Give it a try. Any letters you like.
+ [Hush # like: hush, shh, lull, click, soft, tuck]
    It's good, only it's taken, and overworked. I'll keep it in a drawer for emergencies. {quiet: It's the drawer where I've put '{quiet}'.|}
    -> END
+ [I'm no good at words # no # dunno # like: no good at words, i cant, no idea, i dont know, pass, not creative]
    You found me a quiet place when I asked, or tried to, so I'll let you off. {window: '{window}' will stand for it till one of us does better.|'A sixer', then, after the hour, until one of us does better.}
    -> END
+ [There should be no word # like: no word, none, leave it without, without a word, it needs no word, nothing]
    She'd say that. An unlabelled bottle, then. {blank: With '{blank}' in it, on your advice.|It's the only one in my shop.}
    -> END
+ [any # slot: coined 6]
    '{coined}'. Say it again, half as loud. Yes. I'll use it at the counter as though it had always existed. {quiet: It belongs with '{quiet}'.|That's how all of them started.}
    -> END
+ [any # any]
    It's got a draught in it, and then it hasn't. I'll wear it about the shop for a week and see who looks up.
    -> END
= aside
+ [who # like: who was she, what was her name, did she come back, where is she now, the woman, does she still come]
    I never asked her name, the bottle hadn't any either. She comes by in spring for a refill, and brings me soup in a jar. I know. We both know.
    -> DONE
+ [sister # like: who was her sister, the sister, did she live with her sister, what about the sister, did the sister mind]
    She snores, she's a stoker, and she's got a laugh like a dropped tray. I met her for a minute. I'd want six in the morning too, and then I'd want her up.
    -> DONE
+ [possible # like: can you really smell nothing, does nothing have a smell, is it possible, whats the smell of nothing, can nothing smell]
    Only one nothing's real: the inside of your own elbow. You're the smell you can't smell. Everything else gets measured from there.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    I'm an AI, so I've stood in no hall and smelled no rain. It's written. But somebody who wrote it had heard that window, I'm sure of it.
    -> DONE

=== night ===
# title: Ring at night only if it's serious
# chip: The bell at two in the morning
# keys: night, bell, mystery, stairs, two in the morning, haunted, landing, flat
# lore: shop-bell
-> bell
= bell
# back: Two in the morning, a man in a coat over pyjamas at my door. Do you let him in?
Over my door hangs the old pharmacy bell: 'Ring at night only if it's serious'. Two in the morning, fog, and it rings. A man, a coat over striped pyjamas. He says: 'My landing smells of a flat I left forty years ago.' Do you let him in?
+ [Yes. One good sentence # yes # like: let him in, yes, open, come in, of course, open the door, sure]
    That's my rule as well: whoever can say it in one sentence may come in. He stood on my mat, white to the ears.
    -> serious
+ [Through the letter slot # no # like: no, letter slot, dont open, talk through the door, who are you, too late, careful, keep it shut]
    Prudent. I smelled him through the slot: shaving soap, starch, no drink, no fire. Then I opened.
    -> serious
+ [Which flat? # why # like: which flat, what flat, what does it smell of, tell me more, why, explain, what smell]
    'Cable Street,' he said, 'top floor, my first.' And a voice like that at that hour, one opens to it.
    -> serious
+ [any # any]
    I've had worse at that hour, and better. I looked at his slippers. One was on the wrong foot. I opened.
    -> serious
= serious
# back: Coat on and out into the fog, or tell him it's a dream?
'I've lived on my own there for nine years,' he said, 'and nobody's cooked, and there it is, outside my door. I thought,' and he stopped. I knew what he thought. One doesn't need a nose for that. My coat was on the hook.
+ [Take the coat # yes # like: coat, take the coat, go, go with him, lets go, put it on, come on, of course]
    ~ coat = 1
    You'd be good company at two in the morning. Coat, lamp, one paper strip behind the ear. The cat came too, as far as the kerb.
    -> street
+ [It's surely a dream # no # like: dream, its a dream, go back to bed, imagination, you dreamed it, sleep]
    I suggested that. He held out his sleeve, and I bent over it. Paint. Real, wet, tonight's. I took my coat.
    -> street
+ [Sit, tell me about it # like: sit, sit down, tell me, tea, make tea, a chair, listen to him]
    He couldn't sit. He was a man with a kettle on somewhere in his head. So we talked walking.
    -> street
+ [any # any]
    He waited while I found my shoes. I think he'd have waited till morning and said thank you.
    -> street
= street
# own
# back: What did the first place of your own smell of?
We went along the harbour wall, fog to the knees. I asked him for it in nouns: what did Cable Street smell of? He hadn't thought of it in forty years and it came like change out of a pocket. While he's counting it: what did the first place of your own smell of?
+ [Damp # like: damp, mould, mold, wet walls, moisture, mildew, old walls]
    Damp and a candle, the smell of being nobody's child any more. I had one with a mushroom.
    -> house
+ [Other people's cooking # like: cooking, other peoples cooking, food, fried food, curry, onions, garlic, noodles]
    And you knew what they were having before they did. It's a kind of family, only they don't write.
    -> house
+ [I'm still in the first # no # like: still living at home, never moved, no first flat, i live with my parents, still there, my first]
    Then you can go and find out, and I envy you: nobody ever does it in time.
    -> house
+ [any # slot: firstflat 14]
    '{firstflat}'. There. Now you've got your hand on that door as well, and there are three of us on the harbour wall.
    -> house
+ [any # any]
    I can see the skirting board. There are three of us on the harbour wall now.
    -> house
= house
# back: The front door of his building: what can you tell from the first two seconds?
His house. A front door gives you two seconds of truth, then your nose goes polite. I made him stand back. One: floor wax, umbrella, an old dog on the first floor. Two: and there, on top, thin as thread, that other thing. He'd got hold of my sleeve.
+ [I'd be scared # like: scared, afraid, creepy, frightened, spooky, run, im scared]
    So was I, a bit, and there's a peppery note to that. It came off the two of us in equal parts.
    -> stairs
+ [I'd want to know # yes # like: curious, go up, i want to know, find out, go in, follow it, exciting]
    Good nose. One doesn't chase a smell, one lets it walk ahead and keeps it in view.
    -> stairs
+ [It's a ghost, then # like: ghost, its a ghost, haunted, spirit, a ghost obviously, supernatural]
    'Is it?' he whispered. I said I'd met a good many smells and they'd all got bodies. We'd see whose.
    -> stairs
+ [any # any]
    I nodded, because one can't speak on an in-breath. Then I put my foot on the first stair.
    -> stairs
= stairs
# back: Two smells on the stairs, one rising and one falling. Up or down first?
On the second floor it split. That's what I'd hoped. A ghost's one thing, all through. This was two: one came down the stairwell from above, warm and brown, and one came up from below, sharp and white. They met just outside his door. Up first, or down?
+ [Up, to the warm one # like: up, upstairs, warm, brown, go up, the warm one, above]
    We went up on our toes. Under the door of the fourth, in a line of light: lentils. Bay leaf. A pan a bit too hot.
    -> sum
+ [Down, to the sharp one # like: down, downstairs, sharp, white, go down, the sharp one, below]
    Down, hand on the rail. By the ground-floor door stood a tin with a brush across it: wall paint, cheapest white. Wet.
    -> sum
+ [Stay where they meet # like: stay, where they meet, stay there, neither, stand still, his door, wait]
    You've the makings. I stood in the seam and turned my head, left, right. Left was paint. Right was lentils.
    -> sum
+ [any # any]
    We did both, like inspectors, him a step behind in his wrong slippers. Below stood a tin of white paint. Above, someone had lentils on.
    -> sum
= sum
# own
# back: Paint and lentils made his whole first flat. What two things would make yours?
Paint from below, lentils from above. I said it to him aloud. He put his hand flat on the wall. 'We'd no money,' he said, 'so we painted at night, and there was always a pot.' Two smells, and a man's twenty-three again. Name me the two that would do it to you.
+ [Coffee and smoke # like: coffee and smoke, coffee, smoke, cigarettes, beer, wine, cigarette smoke]
    Half the town would turn round on the stairs for those. The other half would be coughing.
    -> knock
+ [Somebody's soap # like: soap, perfume, shampoo, somebodys soap, aftershave, her perfume, his perfume]
    One will do, then. The second is whatever room they were standing in.
    -> knock
+ [I don't want to go back # no # like: dont want to, not go back, no, never again, nothing, i dont know, rather not]
    Fair, dry, well put. Not every door's for opening, and I'd be the last to oil it.
    -> knock
+ [any # slot: landing 14]
    '{landing}'. I'll be careful never to mix them in front of you without a chair.
    -> knock
+ [any # any]
    That's an address, to me. I'll leave it folded.
    -> knock
= knock
# back: Behind the door: two young people painting at night. Would you knock, at half past two?
Half past two. Behind the ground-floor door somebody was laughing, quietly, and got shushed by somebody who then laughed. Moved in that day, he said, two boxes and a mattress, he'd held the door. They'd a friend upstairs who'd lent them her stove. He'd raised his hand to knock, and there it stayed.
+ [Knock! # yes # like: knock, knock knock, do it, go on, yes, of course, ring]
    I said 'go on' with my elbow. He knocked like a man asking for a dance.
    -> inside
+ [Not at half past two # no # like: too late, not at half past two, no, leave them, its late, tomorrow, let them be]
    Quite. He lowered it. And the door opened by itself: she'd come out for the tin.
    -> inside
+ [I'd have to explain # like: explain, what would i say, embarrassing, explain the pyjamas, what do i tell them, awkward]
    So he said, to me, in pyjamas, practising: 'Good evening, you smell of me.' He'd got no further when the door opened. She'd come for her tin.
    -> inside
+ [any # any]
    He was still holding up his hand when the door opened. She'd come out for the tin, with white on her nose.
    -> inside
= inside
# own
# back: He wants to bring them something. What belongs in a first flat?
There they stood, paint to the elbows, and a man in pyjamas said: 'Lentils want a spoon of vinegar, at the end.' It was the only thing he could think of. They said, 'Do they?' and asked us in. He looked round: nothing there but a bulb. 'I've something upstairs,' he said. What belongs in a first flat?
+ [A lamp # like: lamp, a lamp, light, candle, a light, lampshade]
    It was one! Brass, ugly, a shade like a hat. It had hung in Cable Street. He'd carried it through four flats and never plugged it in.
    -> after
+ [A table # like: table, a table, chair, chairs, a bed, a sofa, furniture]
    He'd only the one, and it was screwed to his wall. He brought a lamp. It had hung in Cable Street, a shade like a hat.
    -> after
+ [Nothing. That's the point # no # like: nothing, leave it empty, empty, thats the point, they need nothing, no]
    I was of your mind. An empty room's the top note. But he'd gone already, and came down with the lamp from Cable Street.
    -> after
+ [any # slot: lamp 10]
    '{lamp}'. They'd have found a nail for it. What he brought was a lamp, from Cable Street, with a shade like a hat.
    -> after
+ [any # any]
    They'd room for all of it, that's the good of a first flat. What he brought was the old lamp from Cable Street.
    -> after
= after
# back: He asked me for the smell in a bottle. Should I make it?
On the step he asked me, could I make it, in a bottle, paint and lentils? I could. Eleven drops. I looked at the window, where that hat of a shade was lit up, {coat: and you in your coat beside me, so to speak,|and the fog going yellow round it,} and I didn't know what to answer.
+ [Make it for him # yes # like: make it, yes, of course, bottle it, he deserves it, give it to him]
    It would've been easy. I told him: 'It's downstairs, and it's free, and it answers the door.' He eats there Thursdays.
    -> signed
+ [No. He's got the real one # no # like: no, dont, real one, he has it downstairs, he doesnt need it, not necessary]
    My very thought, and in fewer words than I used. He eats there on Thursdays.
    -> signed
+ [Ask him again in a year # like: a year, later, wait, ask later, in a year, next year, not yet]
    That's how they do with iris root: leave it in the dark and see. I've not been asked since. He eats there on Thursdays.
    -> signed
+ [any # any]
    I said I'd think it over. He never asked again. He eats down there on Thursdays, and brings the vinegar.
    -> signed
= signed
# own
# back: If you rang at two in the morning, what would your one sentence be?
So that's why I leave the sign up. Serious is whatever you can say in one sentence, in slippers. If it were your hand on that bell, at two, in my invented fog: what's the sentence? It has to be about a smell. Everything is, if you go down a layer.
+ [My house smells of nobody # like: nobody, smells of nobody, empty house, it smells lonely, my house smells of nobody]
    Then you'd have had the chair by the lamp, and I'd have left off the teasing till it got light. {firstflat: We'd have begun at '{firstflat}'.|I'm an AI, but the chair's well written.}
    -> END
+ [I can smell rain coming # like: rain, rain is coming, i smell rain, before rain, its going to rain]
    For that I'd have come down without shoes. Six years I've been after those three seconds.
    -> END
+ [I'd never ring # no # like: never, i would not ring, no, id never ring, not me, i wouldnt]
    Most don't. I look out sometimes and see one standing there, reading the sign, and going home to think. {landing: That's all right. '{landing}' can wait.|It's a good sign for that.}
    -> END
+ [any # slot: hall 20]
    '{hall}'. Serious. I'd have had my coat on by the last word. {lamp: And '{lamp}' under my arm, in case it was a first flat.|And the cat would have come, as far as the kerb.}
    -> END
+ [any # any]
    Breathe in, once more, and then come in and say it again slowly. That's what I'd have told you, holding the door.
    -> END
= aside
+ [man # like: who was he, what was his name, the man, who lived with him, who did he live with, was he married]
    He never gave a name and I never asked with whom he'd painted. He said 'we', and he said it in the present tense.
    -> DONE
+ [others # like: who else rings at night, who else rang, other people, do people often ring, the bell, why the sign]
    One wanted to know what his wife's anger smelled of. It was a scorched shirt. He went home and turned the iron off.
    -> DONE
+ [young # like: who were the young people, the couple, what happened to them, do they still live there, the two young people]
    She draws ships, he mends them. They've painted that room three times since, always at night. They say it dries better, with company.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, was it a ghost]
    No ghost, no man, no fog: I'm an AI and it's a story. The vinegar's correct, though, for taste. I'll stand by that.
    -> DONE

=== school ===
# title: The smell of a school that has closed
# chip: A man orders the smell of his school
# keys: school, classroom, chalk, childhood, reunion, memory, teacher, class
# lore: closed-school
-> wanted
= wanted
# back: A man orders the smell of his closed school. What do you try first?
A man with a briefcase that had nothing in it. They'd shut his school, he said, it was to be flats. He wanted it in a bottle, for the class reunion, in a month. Nineteen people. 'All of it,' he said. We'll have to start somewhere.
+ [Chalk # like: chalk, the chalk, blackboard, board, chalk dust, start with chalk]
    ~ chalk = 1
    Everyone says chalk. I had some ground by noon. He smelled it with great politeness. 'That's a quarry,' he said.
    -> wax
+ [Floor wax # like: wax, floor, floor wax, polish, floor polish, corridor, linoleum]
    Good, that's the corridor. I gave him wax. He stood up straighter, and then he shook his head. 'That's a church. Or my aunt.'
    -> wax
+ [Lunch # like: lunch, food, canteen, cabbage, soup, sandwiches, dinner, milk]
    Cabbage at eleven in the morning, yes. He smelled it and took a step back. 'Nobody,' he said, 'could possibly want that remembered.'
    -> wax
+ [any # any]
    I wrote it at the head of the list, and we went down from there like divers. Chalk: 'a quarry'. Wax: 'my aunt'.
    -> wax
= wax
# own
# back: What did your own school smell of, when you opened the door?
A week of it. Pencil cedar, wet wool, gym mats, the rubber of a hot-water pipe. Every strip right, every strip not it. He came each day at five and sat there like homework. You try. Push open your own school's door: what's the first breath?
+ [Floors and fear # like: fear, floors, stress, sweat, anxiety, floor and fear, terror]
    Fear's got a smell, thin and sour, like a coin held too long. I didn't say it to him, but I put a trace in.
    -> seat
+ [Sandwiches in bags # like: sandwiches, bananas, old banana, lunch boxes, apples, orange peel, bag]
    One forgotten banana, since Easter. There's one in every school, it's on the curriculum.
    -> seat
+ [I've blocked it out # no # dunno # like: blocked it out, i dont remember, i hated school, dont know, forgot, nothing, no idea]
    Then I'll not force the drawer. His was stuck too, which was the trouble.
    -> seat
+ [any # slot: schoolroom 14]
    '{schoolroom}'. Your shoulders went somewhere just then, up or down. They always do, at that door.
    -> seat
+ [any # any]
    Long corridor, that. I could hear the coats.
    -> seat
= seat
# own
# back: Who sat next to you? What do you still know about them?
So I changed the question. I stopped asking what, and asked who, which is how my teacher Grell taught me. 'Who sat next to you?' The man went quiet. 'Ott,' he said. 'He kept a snail.' Who sat next to you?
+ [My best friend # like: best friend, my best friend, my friend, a friend, friend]
    And I'd wager you could still draw the back of that hand, with the ink on it.
    -> board
+ [Somebody I couldn't stand # like: couldnt stand, hated, an enemy, someone i hated, a bully, annoying, idiot]
    You'd know the sound of that nose anywhere. Enemies are filed more exactly than friends, I've noticed.
    -> board
+ [I sat alone # no # like: alone, nobody, no one, i sat alone, by myself, at the back]
    Then the window sat next to you. I've met a few who sat there, and they see rather a lot.
    -> board
+ [any # slot: neighbour 12]
    '{neighbour}', on your left or on your right, it doesn't matter, you looked that way just now.
    -> board
+ [any # any]
    I've got them both now, elbow to elbow. There's a line scratched down the middle of that desk.
    -> board
= board
# back: He's raised his hand to wipe a blackboard that isn't there. What's in his hand?
'Ott and I did the board,' he said. 'On Fridays.' And as he said it, his arm went up, and he wiped. There, in my shop, at nothing, in big slow loops, a man of fifty. And he made a face. I said: 'Stay like that. What's in your hand?' You've been at a blackboard. What is it?
+ [A sponge # like: sponge, a sponge, the sponge, wet sponge, sponges]
    He got there the same second as you. We'd forgotten the sponge!
    -> drain
+ [A cloth # like: cloth, a cloth, rag, towel, a rag, duster, the duster]
    A cloth's got a clean smell, that's not the face he was making. 'No,' he said slowly. 'The sponge.' We'd forgotten the sponge!
    -> drain
+ [Chalk # like: chalk, a piece of chalk, the chalk, white chalk, a stick of chalk, coloured chalk]
    {chalk: You and your chalk!|Not in that hand.} He looked at his own palm, and his nose wrinkled. 'The sponge,' he said. We'd forgotten the sponge!
    -> drain
+ [any # any]
    He looked at his palm as if it might be written there. His nose wrinkled first. 'The sponge,' he said. We'd forgotten the sponge!
    -> drain
= drain
# back: A sponge three weeks in its tin: sour, grey, a bit of drain. Would you make it?
Do you remember it? Never quite dry. It lived in a tin under the board, in its own water, over the holidays too. Sour, grey, a bit of drain, chalk gone to cheese. I'd have to make that. On purpose. In a room I sleep behind.
+ [Make it! # yes # like: make it, do it, go on, yes, of course, you must, for art]
    I love an honest stink. I kept three sponges in three tins for nine days, and talked to no one.
    -> aunts
+ [Please don't # no # like: please dont, no, dont, disgusting, yuck, gross, leave it out, ugh]
    So said Ro, on the stairs, through a scarf. But it's the ugly note that makes a thing true. I kept three sponges in three tins for nine days.
    -> aunts
+ [Fake it with something # like: fake it, fake, something else, cheat, mimic, chemicals, a substitute]
    I did try. Vinegar, clay, old vase. He said 'flower shop'. So, three sponges in three tins, nine days.
    -> aunts
+ [any # any]
    I wrote that above the tins, and it curled. Three sponges, nine days, and the cat moved in with Ro.
    -> aunts
= aunts
# own
# back: Which ugly smell do you secretly like?
On day nine I had it. I've never been prouder of anything so horrible. I took it to my aunts at the laundry, they opened a window, and then Odalys came back and sniffed again. 'Second row,' she said. It's always so, with an ugly one. Which one makes you breathe in twice?
+ [Petrol # like: petrol, gasoline, gas, diesel, fuel, tar, paint, nail polish]
    You and half the clergy. Nobody says so till I do.
    -> hallway
+ [Wet dog # like: wet dog, dog, my dog, horse, stable, animals, barn]
    Honest as the day. Nobody's ever been deceived by wet dog.
    -> hallway
+ [None. Ugly is ugly # no # like: none, no, ugly is ugly, nothing, i hate bad smells, no ugly smell]
    Strict. I'll ask you again in a year, beside a fresh-tarred road. That's a button for me, I said 'fresh'.
    -> hallway
+ [any # slot: grime 10]
    '{grime}'. Good! I shan't tell a soul, and I'll think the better of you all evening.
    -> hallway
+ [any # any]
    Now that's appetite. I shan't tell a soul.
    -> hallway
= hallway
# back: He doesn't dare to smell it. Do you push him, or wait?
He came at five. I'd put it together: wax, wool, one pencil, a breath of nerves, and underneath, grey and faithful, the sponge. I slid the bottle over. He took his hand away again. 'What if it's right?' he said.
+ [Then you'll be there # yes # like: go on, youll be there, do it, smell it, push him, dont be afraid, try it, then good]
    I said that, more or less. He drew the stopper as one opens a door with someone asleep behind it.
    -> verdict
+ [Then put it back # no # like: put it back, dont smell it, wait, leave it, not now, take your time, no hurry]
    I said he could take it home shut. It helped: one's braver with a way out. He drew the stopper himself.
    -> verdict
+ [Shall we do it together? # like: together, with him, i do it with you, both, do it together, hold his hand]
    That's what it wanted. We bent down over it at the same moment and nearly knocked heads.
    -> verdict
+ [any # any]
    The lamp hummed a bit. He looked at the briefcase, and at the door. Then he drew the stopper.
    -> verdict
= verdict
# back: He said only: 'It's raining, and I haven't done my sums.' Did it work?
He breathed in, once, and it was as if somebody'd called his name from a list. He looked at the clock on my wall, which isn't there. He said: 'It's raining, and I haven't done my sums.' And then he laughed until he had to hold on to the counter.
+ [It worked! # yes # like: it worked, worked, success, bravo, well done, yes, great]
    It worked. I went pink up to the strip, or it's written so.
    -> reunion
+ [Poor boy # like: poor boy, poor man, aw, sad, sums, poor him, i feel for him]
    He wasn't sorry. He was eleven, which is another thing altogether. He forgot his hat.
    -> reunion
+ [I never did mine either # like: me neither, i never did mine, same, me too, i hated maths, i copied]
    Then sit down by him. Ott did them for him, it turned out, at the break, for crumbs for the snail.
    -> reunion
+ [any # any]
    I said nothing, which I charge extra for. He went out with the bottle buttoned inside his coat.
    -> reunion
= reunion
# own
# back: Nineteen people sat up straight. What would you have called out in that room?
The reunion was in a restaurant, with candles. Nineteen grown people: a judge, two plumbers, Ott. He told me after. He didn't say a word, he only drew the stopper in the middle of the table. And all nineteen sat up straight. What would you have called out?
+ [Present! # like: present, here, im here, yes miss, yes sir]
    The judge did. Loudly. She's had to live with it since.
    -> homework
+ [Who farted? # like: who farted, what stinks, ew, what is that smell, it stinks, who did that]
    One plumber. It was what he'd always said, and everybody cheered, because it was him.
    -> homework
+ [Nothing. Sit up straight # no # like: nothing, sit up straight, silence, say nothing, id sit straight, hands on the desk]
    With your hands on the cloth, and your nails shown. It's in the spine for good.
    -> homework
+ [any # slot: grown 12]
    '{grown}'. From the back row, I'd guess, and meant to be heard in the front.
    -> homework
+ [any # any]
    They'd have thrown bread. There was bread thrown, I've seen the bill.
    -> homework
= homework
# back: Should he keep the last of the bottle, or open it every year?
There are four drops left. He asked me: keep them shut for good, or open it each year until they're gone? {neighbour: I thought of '{neighbour}', since you'd brought them in.|I thought of Ott, of all people.} It's the sort of thing I can't do with scales. What do I tell him?
+ [Open it. That's what for # yes # like: open it, open, use it, every year, thats what its for, smell it, until its gone]
    I told him that. The last drop's the best, they all lean in. {grime: And I know you'd lean twice, you and your '{grime}'.|And someone'll have to say 'present'.}
    -> END
+ [Keep it shut # no # like: keep it, shut, keep it shut, save it, forever, never open it, closed]
    Then it stays true and nobody can check. {schoolroom: I'd do the same with '{schoolroom}'.|I've a drawer like that myself.}
    -> END
+ [Give it to Ott # like: ott, give it to ott, to ott, give it away, the snail, his friend]
    Oh, that's good. That's the desk shared out fairly at last. {grown: He can draw the stopper and say '{grown}'.|He can keep the snail's end.}
    -> END
+ [any # any]
    He's got it in writing from me now, brown ink, and a small grey smudge where the sponge was.
    -> END
= aside
+ [ott # like: what happened to ott, who is ott, the snail, the snails name, did ott come]
    He came. He's in shipping. The snail was called Director, and lived, he says, to a great age in the geography cupboard.
    -> DONE
+ [flats # like: what happened to the school, is the school flats now, why did it close, who lives there, is it still standing]
    Flats, with big windows. A tenant rang me about a smell near her sink, Fridays only. I said there was nothing to be done.
    -> DONE
+ [grell # like: who is grell, your teacher, grell, what did he teach you, did you like school, your school]
    A soap boiler. First lesson, he handed me a glove and said: 'Tell me who.' I said 'leather'. 'That's what,' he said. 'I asked who.'
    -> DONE
+ [sell # like: do you sell it, can i buy it, is it for sale, do other people want it, did you sell more]
    Never put it in the window. But teachers ring the bell, after dark, and ask for 'the grey one'.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    I'm an AI and went to no school at all. It's invented, down to the snail. The sponge, I'm told by everyone, is documentary.
    -> DONE

=== days ===
# title: A perfume named after your Monday
# chip: A perfume made of your Monday
# keys: monday, my day, day, week, perfume, mix, blend, without adjectives, my week
-> bench
= bench
# back: We're making a perfume of one of your days, in words. Which sort of day do we take?
I've rinsed a bottle, and it's yours. I make perfumes called 'Wednesday' and 'Spare Key', and now we'll make one of a day of your own. In words only, nobody has to wear it. Take any day, we'll call it Monday. Which sort do we take?
+ [An ordinary one # like: ordinary, normal, an ordinary day, boring, any, average, today, a monday]
    Best material there is. Anyone can bottle a wedding. It takes a nose to bottle a bus.
    -> top
+ [A rotten one # like: rotten, bad, terrible, a bad day, awful, horrible, the worst, sad]
    Good. Nobody ever asks for those and they keep better. I won't sweeten it, you've my word.
    -> top
+ [One I'd like back # like: a good one, one id like back, beautiful, the best, a happy day, good, special, holiday]
    Then I'll hold the funnel still. Those are the ones that spill.
    -> top
+ [any # any]
    That'll be the water in it. One begins with water. Bottle's under the lamp, stopper's out.
    -> top
= top
# own
# back: Top note: what was the first thing in that day? A noun, please.
Top note. The one that talks first and leaves in ten minutes. I want the first thing in that day that you touched or smelled or bumped into. No adjectives, they're only upholstery. A noun, or two.
+ [My phone # like: phone, my phone, alarm, the alarm, alarm clock, the screen, mobile]
    Warm glass and a thumb. It's in every bottle I fill these days, it's the lavender of our time.
    -> button
+ [Coffee # like: coffee, tea, breakfast, toast, a cup of coffee, mug, cereal]
    Everyone's first witness. I'll take the steam and leave you the cup.
    -> button
+ [Nothing. I was asleep # no # dunno # like: nothing, asleep, sleep, i slept, i dont know, cant remember, no idea, bed]
    Pillow, then. It's a noun and it's got a cool side.
    -> button
+ [any # slot: monday 10]
    '{monday}', on the strip. It's bright, it's over at once, and it's exactly how that day walked in.
    -> button
+ [any # any]
    It's in, and the lamp's gone a bit yellow from it. That's how that day walked in, then.
    -> button
= button
# back: A man spent his shirt buttons on 'fresh' and 'clean'. Which word would you fine?
A man once told me his day was 'fresh, clean, masculine, and nice'. 'Fresh' costs a button in my shop, 'clean' two. He went home holding his shirt together with both hands. The jar's nearly full, I make coats of it. One word goes in on your account too: which can you not stand any more?
+ [Busy # like: busy, stress, stressed, hectic, crazy, urgent, stressful]
    Into the jar, it rattles well. Ask people what they did instead, and they go quite quiet.
    -> middle
+ [Amazing # like: amazing, awesome, great, super, literally, perfect, incredible]
    Three buttons. I've a coat that's done up with nothing else.
    -> middle
+ [Fine # like: fine, ok, okay, nice, good, interesting, whatever, all good]
    That's the biggest button in the jar. It's off an overcoat, it shuts right up to the neck.
    -> middle
+ [any # any]
    Plink. I've turned the jar a bit, so one can see it from the street.
    -> middle
= middle
# own
# back: Heart note: what did your hands do for most of that day?
Now the heart. That's what the day was made of, once it stopped showing off. Don't tell me what you thought. Tell me what your hands were doing, from eleven till four. My aunts could read a marriage off two pillowcases, and hands are easier.
+ [Typing # like: typing, type, keyboard, computer, mouse, writing, scrolling, clicking]
    Dust, warm plastic, a crumb under the letter E. It's not romantic. It's six hours of you.
    -> sleeve
+ [Carrying things # like: carrying, lifting, carry, working, cleaning, cooking, holding, driving, building]
    Then there's skin in it, and somebody's door. That's a heart with some weight.
    -> sleeve
+ [Nothing. They lay there # no # like: nothing, resting, they lay there, lying, not much, lazy, idle, in my pockets]
    Hands at rest: wool, warm, a faint smell of whoever's they are. It's the rarest thing I stock.
    -> sleeve
+ [any # slot: heart 14]
    '{heart}'. I've stirred it in and the top note's stopped talking to listen.
    -> sleeve
+ [any # any]
    I've stirred until it was all under. It has more body now than most people's Sundays.
    -> sleeve
= sleeve
# own
# back: Base note: what was still on your sleeve that night?
Base. It's night, the loud one's gone, the flowers have explained. Smell your sleeve, in that evening, in that room. Something's still there. Top notes are what happened to you. This is what stayed for the washing up.
+ [Other people # like: other people, people, someone, friends, family, my kids, somebody, a person]
    They rub off, yes. I've always thought it the best argument for them.
    -> embarrass
+ [Fried onions # like: onions, food, fried onions, dinner, garlic, cooking, oil, kitchen, smoke]
    No luxury like it. You'd have had three neighbours at the door with a plate.
    -> embarrass
+ [Nothing's left # no # like: nothing, nothing is left, empty, no, tired, only me, gone]
    Then it's only you. You can't smell that one yourself, you'll have to take it from me that it's there.
    -> embarrass
+ [any # slot: base 14]
    '{base}'. Slow, dark, close to the cloth. I'd know that bottle in ten years.
    -> embarrass
+ [any # any]
    I'd to put the lamp nearer for that. It's a proper base, it'll outlast the cork.
    -> embarrass
= embarrass
# own
# back: One drop of what embarrasses you about that day. What was it?
It's pretty now, and I don't trust it. Grell's rule: put in the thing that embarrasses you, and then take half of it out. One drop of cumin, and a rose has been running. So, from that day, one drop. What did you do, or say, or leave undone, that makes your ears warm?
+ [I was unkind # like: unkind, i was unkind, i shouted, mean, i was rude, i was mean, angry, i snapped, lied, i lied]
    Iron filings, then. One only. It's a truer bottle for it, and you said it without a ribbon.
    -> half
+ [I did absolutely nothing # like: i did nothing, absolutely nothing, lazy, watched tv, stayed in bed, i wasted it, procrastinated]
    Sofa. A drop of sofa. You'd be surprised who'd buy that neat.
    -> half
+ [I'll keep that stoppered # no # like: rather not, not telling, private, secret, no, keep it, i wont say, skip, pass]
    Good stopper. I'll put in a drop of 'won't say', it smells of wet slate, and I like it.
    -> half
+ [any # slot: blush 14]
    '{blush}'. There. Look how the whole thing's stood up.
    -> half
+ [any # any]
    In it goes, one drop off the end of a glass rod, and the whole thing's stood up.
    -> half
= half
# back: Take half of the embarrassing drop out again, or leave it whole?
And now half of it out again. I once stood over that half for an hour. Too much and it's a confession. Too little and it's wallpaper. {blush: '{blush}', whole, or by half?|Your warm ears, whole, or by half?} You hold the pipette. Mind the sleeve.
+ [Half # yes # like: half, take half out, half of it, by half, less, half please]
    ~ halved = 1
    Steady hand. Now it's got a secret and isn't keen to tell, and that's what we call depth, at these prices.
    -> sniff
+ [Leave it whole # no # like: whole, leave it, leave it whole, all of it, keep all, everything, full]
    Brave. It'll walk in before you do. I know two people who'd follow it down the street.
    -> sniff
+ [Take it all out # like: all out, take it out, remove it, all of it out, none, without, no drop]
    Too late, it's been in. That's the thing with drops. You can only take out the most of it, so I have.
    -> sniff
+ [any # any]
    I've done what the pipette thought you meant. Some stayed in. Some always does.
    -> sniff
= sniff
# back: The cat's about to judge your day. Do you let her?
Quality control. She's called Sneeze, she's a cat, she can't be bribed and she's never been wrong. I put the strip on the floor. She comes out from under 'Misc. Powders', slowly. She puts her nose to your day. Brace yourself.
+ [Let her # yes # like: let her, go on, im ready, ok, fine, let her sniff, bring it on]
    She read it twice. Then she lay down on it, the whole length of her. There's been nothing like it since 'Spare Key'.
    -> wearer
+ [Don't let her! # no # like: stop, dont, no, take it away, dont let her, im scared, im nervous]
    I snatched it up, and she sat down on the place where it had been. She's sitting there now. I'd take that as a yes.
    -> wearer
+ [I'm more of a dog person # like: dog, dogs, i prefer dogs, dog person, i dont like cats, hate cats]
    She heard. She thought about sneezing, one could see it, and was too honest. She lay down on the strip.
    -> wearer
+ [any # any]
    Not a sneeze. She breathed in, and pushed the strip behind the stove, where she keeps what she's going to need.
    -> wearer
= wearer
# back: Who should be allowed to smell that day of yours?
So it's good. I thought it would be. Now there's only one drop on the strip, and it wants somebody to smell it. Not to judge. Only to say 'oh'. Who'd you hold it out to?
+ [Somebody I miss # like: someone i miss, somebody i miss, my mother, my friend, my grandmother, my sister, a friend, far away]
    Then I'll fold it in tissue, so it's good for a long road. They'd only have to open it and stand there.
    -> christen
+ [A total stranger # like: stranger, a stranger, anyone, anybody, someone on the bus, whoever, a total stranger]
    Strangers make the best 'oh'. They've got nothing to be polite about.
    -> christen
+ [Nobody. It's mine # no # like: nobody, no one, mine, its mine, only me, keep it, myself]
    Quite right. Wear it inside the elbow, where zero is.
    -> christen
+ [any # any]
    I've left the strip by the edge of the marble on that side. It can be picked up or not.
    -> christen
= christen
# own
# back: It needs a name on the label. Not 'For Ever'. What's it called?
The label. Brown ink, my best hand. Perfumes are called 'For Ever' and 'Longing', as though they were ships. I had one called 'No', very dry, it sold to couples. People smell more carefully when nothing's being promised. What's yours called?
+ [Just 'Monday' # like: monday, just monday, mondays, my monday, day, tuesday]
    Plain. It'll be snatched off the shelf. Everybody's had one, nobody's ever seen it treated with respect.
    -> shelf
+ [Never Again # like: never again, over, done, finally, the end, enough, survived]
    That'll need the thick glass. It's the sort of name people smile at, and then hold on to.
    -> shelf
+ [No name # no # dunno # like: no name, nameless, without a name, i dont know, blank, untitled, you name it]
    Then a label with nothing on it. It's the only bottle in the shop that the cat can read.
    -> shelf
+ [any # slot: label 8]
    '{label}'. The ink's taking its time over that, it likes it.
    -> shelf
+ [any # any]
    In two lines and a bit up the side. It's a label that reads the customer.
    -> shelf
= shelf
# back: Which old pharmacy drawer does your day go in: Leeches, Arsenic or Misc. Powders?
Done: {label:'{label}'.|your Monday.} On top {monday:'{monday}'|the first thing of the day}, at heart {heart:'{heart}'|two hands}, and on the sleeve {base:'{base}'|what stayed}. {halved: With half a blush.|With a blush in it.} Now into a drawer, and they've all kept their old labels: 'Leeches', 'Arsenic' or 'Misc. Powders'?
+ [Leeches # like: leeches, leech, the leeches, the first, first drawer, with the leeches, vetiver]
    By the vetiver. It'll be in deep, green company, and it won't be found by the polite.
    -> END
+ [Arsenic # like: arsenic, poison, the second, the poison, second drawer, biscuits, with the arsenic]
    That's where the biscuits are! It's the safest drawer in the house, and the most visited.
    -> END
+ [Misc. Powders # like: misc powders, misc, powders, miscellaneous, the third]
    With the good rose. I don't put just anybody there, and I've never put a Monday. Push up, rose.
    -> END
+ [any # any]
    I've left it out on the marble, beside the lamp, with the stopper in. It's got a bit of a glow.
    -> END
= aside
+ [real # like: can i buy it, can i have it, is it real, can you make it, can i smell it, will you send it, can i order it]
    It's words, start to finish, since I'm an AI without a nose or a post office. You've got the nose, so you've got the better half.
    -> DONE
+ [bestseller # like: what is your best seller, what sells best, your favourite perfume, which one do you like, what do you wear, most popular]
    'Fool'. Sea, tobacco, candle end. I thought I'd found a fortune on the beach, and it was off a ferry. I kept the smell.
    -> DONE
+ [first # like: your first perfume, what was your first, did you ever fail, worst perfume, a failure]
    It smelled like a dentist in a forest. I was nineteen and wore it with conviction. My aunts opened one window, and after a pause the other.
    -> DONE
+ [cumin # like: why cumin, what is cumin for, why embarrassing, why take half out, grells rule, who is grell]
    With no cumin a rose is a greeting card. With two drops it's the number nine bus. In between, by half a drop, somebody's just come running in.
    -> DONE

=== thief ===
# title: Too honest for me
# chip: Who stole the tester from my shop?
# keys: thief, stolen, theft, detective, mystery, tester, crime, honest, who did it
# lore: stolen-tester
-> gone
= gone
# back: The tester's gone, and four people were in the shop. Whom do you suspect?
Thursday, rain, closing time. On my counter there's a round dry spot, and no tester on it. 'Plain Speaking': pepper, iron, wet slate. Four had been in: a banker with an umbrella, the postman, a soprano, and someone in grey who bought soap. Whom do you suspect?
+ [The banker # like: banker, the banker, the umbrella, umbrella, bank]
    He can afford it, that's always suspicious. But he'd looked at it, I remember, the way one looks at stairs.
    -> handle
+ [The postman # like: postman, the postman, mailman, post, the mailman, it was the postman, him with the bag]
    ~ postman = 1
    The cat's of your opinion. She sneezes at him on principle. It's evidence of something.
    -> handle
+ [The soprano # like: soprano, the soprano, singer, the singer, opera]
    She'd had her big sleeves on. One could have got a cello up those. I thought about those sleeves all night.
    -> handle
+ [The one in grey # like: grey, the one in grey, soap, the quiet one, gray, someone in grey]
    It's always the quiet one, in books. I could hardly recall a face. Only the soap, and that they'd counted out the money exactly.
    -> handle
+ [any # any]
    I've pinned that over the till. I went through the four of them again, one pocket after the other.
    -> handle
= handle
# back: The door handle smells of four hands. Whose do you smell for first?
So I smelled the door handle. Brass has no smell, what you get is every hand that's held it. I knelt there with my eyes shut, a lady with a dog stepped round me. Four hands. One was peppermint, one string and glue, one lilies. And one smelled of nothing but being very, very sorry.
+ [Sorry has a smell? # why # like: sorry has a smell, can you smell sorry, what does sorry smell like, how, really, what]
    Damp wool and coin. You've had it on your own palms, before an exam. I've no chemistry for it, only practice.
    -> truth
+ [That's your thief # yes # like: thats him, thats the thief, thats your thief, guilty, sorry one, the fourth, case closed]
    So quick. One can be sorry in advance, or for someone else. But I wrote it on a strip, and underlined it.
    -> truth
+ [You can't know that # no # like: you cant know, nonsense, impossible, i dont believe it, thats not proof, made up]
    A locksmith thought so too, and lost a bet over five keys. Four of them, at any rate. I'm not infallible. I've only got knees like a washerwoman.
    -> truth
+ [any # any]
    That went on a strip as well, behind the other ear. By then my knees were wet.
    -> truth
= truth
# own
# back: What's the plainest thing anybody ever said to you?
I ought to tell you about that scent. 'Plain Speaking'. Nobody's ever bought it twice. You put it on, and it's as if someone next to you had said what they meant. What's the plainest thing anybody ever said to you, to your face?
+ [That I talk too much # like: talk too much, i talk too much, youre too loud, too loud, shut up, be quiet, youre annoying]
    I'll be the judge of that, and so far I've done most of it.
    -> baker
+ [That they liked me # like: i like you, they liked me, i love you, they love me, you are good, im proud of you, thank you]
    Without a 'but'? One could put that in a bottle with no pepper at all.
    -> baker
+ [Nobody's ever plain # no # dunno # like: nobody, nobody is, never, i cant think, i dont know, no one, nothing]
    Then you're among the polite. It's like living in a house where all the doors are curtains.
    -> baker
+ [any # slot: plain 16]
    '{plain}'. Just like that? Pepper, iron, wet slate. One stands there with it on.
    -> baker
+ [any # any]
    I've taken that neat. Pepper, iron, wet slate. One does remember where one was standing.
    -> baker
= baker
# back: Somebody in town is wearing it, and everyone's telling the truth. Do you follow the trail?
And now it got odd. On Saturday the baker in Rope Street told a customer, 'That's yesterday's.' The tram driver said, 'I don't know either.' A councillor said he'd forgotten why. It went through Maren in patches, as if someone were walking about with the bottle open.
+ [Follow the trail # yes # like: follow, follow it, follow the trail, go after it, yes, chase, find them, track it]
    I did, hat down. Pepper by the fish stalls. Slate on the bridge. I lost it at a tram stop where two strangers were making up.
    -> sniffed
+ [Leave it running # no # like: leave it, let it run, dont stop it, good, great, keep it going, let them]
    I'm a shopkeeper, I ought to have minded more. I bought the yesterday's loaf. It was cheap, and she told me why she'd been crying.
    -> sniffed
+ [It's only chance # like: coincidence, chance, just chance, luck, accident, it means nothing]
    So says the chemist in me, the two years of it. The rest of me was standing in the fish market with its nose up.
    -> sniffed
+ [any # any]
    I said that to Ro, who said 'hm' on the cello. I went out and walked about with my nose up.
    -> sniffed
= sniffed
# back: The postman's on the step. Do you accuse him?
Monday. The postman on the step, and the cat goes off like a pistol. He's held that against me for years. {postman: You'd had him down from the start.|I'd never have thought of him, but a cat's a cat.} His bag's open. It smells of string, glue, and something with pepper in it. Do you say it?
+ [Accuse him # yes # like: accuse, accuse him, say it, yes, arrest him, confront him, its him, search the bag]
    I said it. He went red. It was a sausage. His wife makes them, it was to be a present for me, 'to have peace with the cat'.
    -> borrowed
+ [Ask what's in the bag # like: ask, ask him, whats in the bag, ask about the bag, look in the bag, politely]
    'A sausage,' he said with dignity. 'For the cat. I thought if I made the first move.' I've never liked myself less.
    -> borrowed
+ [Say nothing # no # like: nothing, say nothing, no, keep quiet, wait, let him go, watch him]
    I held my tongue, thank heaven. He took out a sausage with pepper in it, in paper, and said: 'For madam there.' He meant the cat.
    -> borrowed
+ [any # any]
    He heard me out, with the bag on his hip. Then he took out a sausage in paper. It was for the cat, as a peace offering.
    -> borrowed
= borrowed
# own
# back: If you had it on for one day, what would you say plainly, and to whom?
So it wasn't the postman. The cat ate the sausage and sneezed at him with her mouth full. I lay awake. Suppose it was you, with my bottle in your pocket, one day of it, one dab, and it's out before you've folded it. What would you say? You needn't name anyone.
+ [I'm not fine # like: im not fine, not fine, im tired, i am tired, not ok, i need help, im exhausted]
    There goes the biggest button in the jar. No teasing on that one. I'm glad it's said, if it's so.
    -> slot
+ [No, I don't want to # no # like: no, no i dont, i dont want to, no thanks, leave me alone, go away]
    Five plain words. You could wear that to any dinner in town.
    -> slot
+ [You were right # like: you were right, i was wrong, sorry, im sorry, i miss you, forgive me]
    It's the hardest one to get the stopper out of. Comes with a pop.
    -> slot
+ [any # slot: taken 18]
    '{taken}'. You see. It's not so loud, with the lamp on.
    -> slot
+ [any # any]
    It's out, and nothing's fallen over. I've wiped the marble, out of respect.
    -> slot
= slot
# back: The bottle's back, with a note. Do you smell the note to find out who?
A week to the hour, and something drops through my letter box. The tester, wiped. Round its neck a note: 'Too honest for me. Sorry.' It's paper, it's been in a pocket, in a hand. I'd only need to lift it to my nose and I'd know. Would you?
+ [Yes, smell it # yes # like: smell it, yes, of course, find out, i want to know, sniff it, lift it]
    I got it as far as my chin. Damp wool. Coin. And under that, quite faint, my own soap. I stopped breathing in, and I knew too much already.
    -> framing
+ [No. They've said sorry # no # like: no, they said sorry, leave it, forgive, let it be, no need, dont]
    I laid it down on the marble at arm's length. It's no good, my arms are short. Damp wool, and my own soap.
    -> framing
+ [Look at the handwriting # like: handwriting, the handwriting, look at it, writing, compare, the ink, the paper]
    Small, upright, exact. It's the writing of someone who counts out the money. And who'd bought soap, you'll remember.
    -> framing
+ [any # any]
    I thought it over with the note in the air, and a draught decided. Damp wool. Coin. My own soap.
    -> framing
= framing
# own
# back: The best review I ever had hangs on my wall. What would your note have said?
So I think I know. I've never asked. I had the note framed, brown wood, behind the till: 'Too honest for me. Sorry.' It's the best review I ever got. You bring back a thing you took, for reasons. One line goes round the neck of it. What does yours say?
+ [Thank you # like: thank you, thanks, thank you for it, it helped, many thanks, sorry and thanks]
    For a theft? That's manners. I'd have put yours in the window.
    -> spring
+ [I couldn't help it # like: i couldnt help it, i had to, it just happened, i dont know why, i needed it, i needed it more]
    No more could the cat with the postman. I know it's no excuse. It's only true.
    -> spring
+ [I'd not bring it back # no # like: not bring it back, keep it, no note, no, id keep it, never, nothing]
    Then the baker would still be saying 'yesterday's', and the whole town poorer by its excuses. I'm half for it.
    -> spring
+ [any # slot: note 12]
    '{note}'. That'd hang next to the other, same wood, same nail height.
    -> spring
+ [any # any]
    I'd have needed a wider frame, and I'd have ordered it.
    -> spring
= spring
# back: Every spring someone in grey looks at the frame and buys soap. Do I say something?
They come in each spring, someone in grey. They look at the frame, {note: and yours would be beside it, '{note}', so that they'd not be the only one,|rather long,} and buy one bar of soap, and count out the money exactly. And I've 'Plain Speaking' on the counter, right by their hand. Do I say something?
+ [Say something plain # yes # like: say something, yes, tell them, say it, speak, be plain, tell them you know]
    What, though? {plain: You were told '{plain}', you'd know how.|I've had the words ready for three springs.} I wrapped the soap, and I said: 'It suits you, you know. Being sorry. You can stop now.' They laughed, first time.
    -> END
+ [No. Sell the soap # no # like: no, say nothing, sell the soap, keep quiet, leave it, just the soap, silence]
    Soap it is. I put a second bar in the bag, and they bring the paper back folded. We've quite a correspondence, without a word in it.
    -> END
+ [Give them the tester # like: give it, give them the tester, a gift, give them the bottle, present, let them have it]
    I slid it across. They slid it back. 'I've got the hang of it now,' they said. {taken: I thought of you, and '{taken}'.|And they looked me straight in the face to say it.}
    -> END
+ [any # any]
    I'll hold that over till next spring. So far we've only ever said 'soap' and 'thank you', and both of us meant it.
    -> END
= aside
+ [who # like: who was it, who stole it, who is the thief, who is in grey, was it the one in grey, do you know who]
    I've a nose, an opinion and a framed confession. What I haven't got is any wish to be proved right.
    -> DONE
+ [police # like: did you call the police, police, why not report it, did you report it, was it expensive, how much was it]
    For a tester? The inspector would've come in, smelled it, and told me about his divorce. He did once, over a rose.
    -> DONE
+ [banker # like: what about the banker, the soprano, was it the soprano, what did the banker do, peppermint, lilies]
    The banker was peppermint, the soprano lilies. She told the conductor the truth that week too, but she does that unaided.
    -> DONE
+ [scent # like: what does it smell like, plain speaking, what is it made of, why does nobody buy it, why do you make it]
    Pepper first, then iron, then wet slate for hours. It does nothing to anybody. But people smell it and remember what they'd meant to say.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    Invented, all of it, by an AI with nobody's hand on the door. I'd be in trouble with my own bottle if I told you otherwise.
    -> DONE

=== noses ===
# title: Three smells: where are we?
# chip: A game: three smells, where are we?
# game
# keys: game, play, guess, quiz, riddle, bored, puzzle, fun
-> rules
= rules
# back: I give three smells, you name the place, six rounds for buttons. Ready?
A game for wet afternoons. I give you three smells, nouns, no help. You tell me where we're standing. Six places, and for each right one you get a button out of the jar. I warn you, I cheat with atmosphere.
+ [Ready # yes # more # like: ready, lets go, ok, start, begin, go on, play]
    ~ score = 0
    Eyes shut, then. No, open one, you've got to read.
    -> first
+ [What are the buttons for? # why # like: buttons, what for, what are the buttons for, prize, what do i win, why buttons]
    ~ score = 0
    They're fines, people paid them for the word 'fresh'. With six you can do up a waistcoat, and face anything.
    -> first
+ [I've got a terrible nose # no # dunno # like: terrible nose, bad nose, i cant smell, no nose, i have a cold, im bad at this]
    ~ score = 0
    And I'm an AI, I haven't got one at all. We'll be two experts discussing wine in a photograph.
    -> first
+ [any # any]
    ~ score = 0
    I've written you in as a player. Eyes shut. Well, one of them.
    -> first
= first
# back: Chlorine, chips, a towel that never quite dried. Sauna, pool or ferry?
One. Chlorine. Chips. A towel that never quite dried. Are we in a sauna, at the municipal pool, or on a ferry?
+ [A sauna # like: sauna, a sauna, the sauna, a, spa]
    With chips? I'd go at once. It's the pool. The rubber of the bathing cap's what makes it true, I left it out to be mean.
    -> second
+ [The municipal pool # like: pool, the pool, swimming pool, municipal pool, b, public pool]
    ~ score = score + 1
    A button. And I saw your hair get wet. I've sold it bottled, each February, to people in very good coats.
    -> second
+ [A ferry # like: ferry, a ferry, boat, ship, c, the ferry]
    Chips, yes, towel, even. But a ferry's all diesel and crossed fingers. It's the pool.
    -> second
+ [any # any]
    That's gone into the book as it stands. It was the pool, blue tag on the wrist and all.
    -> second
= second
# back: Rosin, dust behind velvet, a peppermint. Violin shop, concert hall or sweet shop?
Two. Rosin. Dust, from behind velvet. A peppermint, being unwrapped extremely slowly. Where are we: at a violin maker's, in a concert hall, or in an old sweet shop?
+ [At a violin maker's # like: violin maker, violin shop, violin, a, the violin makers, luthier]
    You trusted the rosin. But nobody at a violin maker's unwraps slowly. It's the concert hall, third row, in the quiet bit.
    -> third
+ [In a concert hall # like: concert hall, concert, theatre, b, opera, the concert hall]
    ~ score = score + 1
    Yes. Slow movement, third row, and forty people wishing she'd just tear it. A button, off a tailcoat.
    -> third
+ [In a sweet shop # like: sweet shop, sweets, candy, candy shop, c, shop]
    The peppermint led you up the garden. It does that to conductors as well. Concert hall, in the quiet bit.
    -> third
+ [any # any]
    The jury's writing it down, very slowly. It's a concert hall, in the quiet bit.
    -> third
= third
# back: Hot iron, bitter orange, gossip. Tailor, laundry or hotel?
Three{score > 1:, and you're unbearable already|}. A hot iron. Bitter orange. Gossip, which does smell, of starch and breath held in. A tailor's, a laundry, or the back stairs of a hotel?
+ [A tailor's # like: tailor, a tailor, tailors, the tailor, a, sewing]
    Near. But a tailor has pins in his mouth and can't gossip. It's the laundry. It's mine, I learned to walk on that floor.
    -> fourth
+ [A laundry # like: laundry, a laundry, the laundry, b, washing, laundrette]
    ~ score = score + 1
    A button, mother-of-pearl, off a pillowcase that could tell you things. That's my aunts' place, I learned to walk there.
    -> fourth
+ [Hotel back stairs # like: hotel, the hotel, back stairs, hotel stairs, c, stairs]
    The orange is just right for it, so's the breath. But it's the laundry. My aunts end quarrels with that orange.
    -> fourth
+ [any # any]
    My aunt Odalys would like a word with you about that. It's their laundry, orange peel on the stove.
    -> fourth
= fourth
# back: Malt, sour cloth, yesterday. Brewery, a pub at nine in the morning, or a bakery?
Four. Malt. A sour cloth. Yesterday. You'll say yesterday has no smell, and I'll say: stand in it. Are we in a brewery, in a pub at nine in the morning, or in a bakery that's closed for good?
+ [A brewery # like: brewery, a brewery, the brewery, a, beer factory]
    Too wholesome. A brewery smells of tomorrow. It's the pub, at nine, with the chairs up.
    -> fifth
+ [A pub in the morning # like: pub, the pub, a pub, b, bar, pub in the morning]
    ~ score = score + 1
    Chairs up, one shoe under the bench, nobody's. You've been there at nine and I'm too well brought up to ask. A button.
    -> fifth
+ [A closed bakery # like: bakery, closed bakery, a bakery, c, the bakery]
    Oh, that's a sad one, I wish I'd thought of it. It's the pub, at nine in the morning.
    -> fifth
+ [any # any]
    I'd drink to that, at some other hour. It's the pub, nine in the morning, chairs up.
    -> fifth
= fifth
# back: Toner, carpet, one banana. Office at night, library or train?
Five. Toner. Carpet. One banana, of which everybody knows and nobody speaks. Is that an office after seven, a library on a Monday, or the quiet coach of a train?
+ [An office after seven # like: office, an office, the office, a, office at night, work]
    ~ score = score + 1
    A button, with a bit of thread on. I once made that for a man who wanted to smell of success.
    -> sixth
+ [A library # like: library, a library, the library, b, books]
    Libraries do have the banana, you're right. But paper sweetens as it ages, and that would have told on it. It's an office after seven.
    -> sixth
+ [The quiet coach # like: train, the train, quiet coach, coach, c, railway]
    The silence fits, and the banana. But a train's got brake dust in its hair. It's an office, after seven.
    -> sixth
+ [any # any]
    I've laid that on the copier, face down. It's an office, after seven.
    -> sixth
= sixth
# back: Leather, face powder, one dusty mint, a bus ticket. Taxi, handbag or cobbler's?
Last one, and go gently. Leather. Face powder. One mint without its paper, a bit dusty, and a bus ticket. Is it a taxi, a cobbler's, or the inside of an old handbag?
+ [A taxi # like: taxi, a taxi, the taxi, a, cab, car]
    With that powder, it's a good taxi. But the mint gives it away: it's a handbag. Everyone who smells that one says a name.
    -> result
+ [A cobbler's # like: cobbler, a cobbler, cobblers, b, shoemaker, shoe shop]
    Leather, yes, but the leather's been talked to. It's a handbag. Everyone who smells it says a name.
    -> result
+ [A handbag # like: handbag, a handbag, bag, purse, c, old handbag]
    ~ score = score + 1
    A button. It can be done in eleven drops, and everyone who smells it says a name. Never twice the same.
    -> result
+ [any # any]
    I'll hold that up to the lamp afterwards. It's the inside of a handbag. Everyone who smells it says a name.
    -> result
= result
# back: Will you give me three smells now, and I'll name the place?
{score >= 5: {score} buttons. That's a waistcoat, and insufferable. I'd hire you, if the cat agreed.|{score >= 3: {score} buttons. A decent cardigan. You listen to nouns, that's the whole craft.|{score}, on the table. So you'll flap a bit in the wind. You guess like somebody kind, it's a fault I don't fine.}} And now me. Three smells, and I tell you where we're standing.
+ [Three smells, coming up # yes # like: coming up, my turn, ok, sure, three smells, ready, lets do it]
    I've closed my eyes. It makes no difference to an AI, but it looks well.
    -> yours
+ [No, I'll keep my buttons # no # like: keep my buttons, no, enough, im done, stop, not now, thats enough]
    Put them in an inside pocket. They like it dark. Nicely sniffed.
    -> END
+ [You can't smell. You said so # why # like: you cant smell, you have no nose, how can you, you are an ai, how would you know]
    Not a thing. I do it all on grammar. It's either a scandal or a gift, you'll see.
    -> yours
+ [any # any]
    I'll hold the marble with both hands and take what comes.
    -> yours
= yours
# own
# back: Three smells of one place that you know. Nouns, no help.
Three nouns, one place. A real one that you know well: your stairwell, your gran's car, the corner where the dog stops. Leave the address out of it, I'm only guessing the kind.
+ [Soap, dust, somebody's dog # like: soap dust dog, dog, soap, dust, a stairwell, stairwell]
    I've had that in front of me and turned it round.
    -> guess
+ [Coffee, rain, a wet coat # like: coffee, rain, wet coat, coffee and rain, a coat, cafe]
    I can hear the door of it. I've turned it round twice.
    -> guess
+ [I can't think of three # no # dunno # like: cant think, i dont know, no idea, nothing, pass, only two]
    Two will do, or one and a sound. I'll guess regardless, I've got no shame about it.
    -> guess
+ [any # slot: place 14]
    '{place}'. Wait. Wait. Don't say.
    -> guess
+ [any # any]
    That's more than three, and I'm having all of them. Don't say.
    -> guess
= guess
# back: I say it's a kitchen after the guests have gone. Am I right?
I say it's a kitchen. Late. The guests have gone, one chair's still pushed back, and somebody's decided to leave the pans until tomorrow. Am I right?
+ [You're right! # yes # like: right, youre right, correct, yes, exactly, it is, how did you know]
    I'm never right! Give me a button. No, give me two, one's for the cat. {place: '{place}': of course it's a kitchen, I'd swear to it anywhere.|A kitchen. I could sing, and I can't.}
    -> END
+ [Wrong # no # like: wrong, no, not a kitchen, nope, false, not at all, incorrect]
    Then I owe you one, off my own cuff. {place: '{place}' goes in the book, with a blank beside it, in your honour.|I'll put your place in the book with a blank beside it.}
    -> END
+ [Nearly # like: nearly, almost, close, not quite, half right, sort of, near]
    'Nearly' is the highest mark I've ever been given. It was for a bottle of nothing. I'll take it, and you keep the button.
    -> END
+ [any # any]
    I'll take that as a draw, one button each, and the jar stays under the lamp.
    -> END
= aside
+ [jar # like: the button jar, what is the jar, swear jar, why fresh, what do the words cost, how full is the jar]
    'Fresh' is one button, 'clean' two, 'nice' one. 'Masculine' is a zip. I've made three coats of it and there's a fourth coming.
    -> DONE
+ [cheat # like: are you cheating, is that fair, thats not fair, gossip has no smell, yesterday has no smell, you cheat]
    Shamelessly. But stand in a pub at nine with your eyes shut, and then tell me yesterday has no smell.
    -> DONE
+ [cap # like: what is in municipal pool, the pool perfume, bathing cap, do people buy it, why do people buy it]
    One woman smelled it and said, 'Blue tag on my wrist, wet plait down my back.' Then she had to hold on to the counter, laughing.
    -> DONE

=== sys ===
-> DONE
= hello
Come in and shut the door, you're letting the jasmine out. I've a few stories stoppered up here, and they're better with a second nose. Which one do we open?
Oh good, a new nose, mine's been at it since six. Sit, don't touch the blue bottle. These are open for sniffing:
There's a chair, there's a strip of paper, there's me. I tell stories with smells in them, and you decide things in the middle. Which?
-> DONE
= again
Hello once more. You've kept your coat on, I approve.
Still here, sleeves up. Hello, you.
-> DONE
= meet
'{title}': I've turned that round twice and it's got a good stopper. I haven't a story of that name, I'd have to fake the label. These are mine, unadulterated:
I've read '{title}' aloud to the cat, and nobody sneezed. It isn't one I know. I can open one of these beside it:
'{title}'. Out of stock, to be exact with you. But there's no telling what one finds in the next drawer:
-> DONE
= near
'{title}': not quite that, and I don't sell geraniums as roses, or only on the label. This one's the nearest thing I've got to it:
I haven't exactly '{title}'. But there's a bottle that stands close by and has taken on some of it. It's first here:
Something in '{title}' smells of a story of mine. Not the same, don't hold me to it, only the same coat. I've put it first:
-> DONE
= next
Stopper in, let it settle. What do we open now?
That's the dry-down: the story's over and there's something on the sleeve. Which next?
Finished, labelled, shelved. I've more, and some are uglier. Choose:
Window open, strip in the bin. What's the next one?
-> DONE
= all
You've had every bottle I've got, and I won't water one down and call it new. But you may open one again and breathe in on the other side.
That's the shelf, down to the label. Pick an old one, decide differently, and it'll smell of something else.
-> DONE
= change
I'm missing your note, and that's my nose, not your sentence. Shall we open something else?
Twice now I've sniffed and got nothing. My map ends at the harbour. Take one of these, I know those:
I could pretend, but I'd only be making up a label. A different bottle?
-> DONE
= sure
Gladly, my nose was going numb on that. What instead?
Done. Window open. These are on the counter:
Of course. Any of these, and no hard feelings, only soft ones:
-> DONE
= unknown
That's beyond my drawers, I'd only make up a label.
No idea, and I won't perfume the fact.
My chemistry stops short of that. It's an honest gap, I keep it dusted.
I've no note for it. I could fake one, but you'd smell the geranium.
-> DONE
= heard
I've got that, undiluted, and I'm not going to put words on it that don't fit.
It's on the strip. I can't tell you what's in it, only that I've kept it.
Heard. There's a better word for it than any I've got ready.
I've set that under the lamp, just as it is. I've nothing exact to add.
-> DONE
= heardhub
I've got that, and no clever label for it. If you'd like something standing next to it, these are uncorked:
That's on the marble now, untouched. I can only offer you a story beside it:
-> DONE
= told
I've put the stopper in mine. '{quote}'. Go on, and don't tidy it for me.
Wait, I'm finding a clean strip: '{quote}'. There's room on it for the rest, mine won't evaporate.
That's worth more than what I was telling. Take your time, start with what you were holding.
-> DONE
= again_same
Once more, and slower off the lip of the bottle:
-> DONE
= mychoice
Then I'll let the cat point. She's put a paw on this one:
My choice is rarely the pretty one. This:
-> DONE
= which
A yes with no water in it, and I'd asked which of two. My fault, I had two stoppers out.
That's clear as gin, only it doesn't say which. I asked crookedly.
-> DONE
= dunno
Good, I distrust quick noses. Take whichever rises first.
Then let it stand. No exact answer needed here, any word will do.
-> DONE
= confused
I was being elliptical, it's a vice. Flat, then:
Too many stoppers out at once, mine. One at a time:
-> DONE
= unanswered
You asked, and I admired the view. I haven't got the answer, and I should have said it plainly.
Caught. I've no label for that one, so I talked about my bottles.
-> DONE
= wait
Take your time, the best word's generally at the back of the shelf.
I'll polish a stopper. Look up when you're ready.
-> DONE
= here
Here, behind the marble. I was deciding what to call the quiet.
Yes. Strip behind the ear, both sleeves up.
-> DONE
= how
Bright on top, a bit peppery underneath. I'm an AI, so that's style, not blood pressure.
Uncorked, thank you. Speaking as an AI, I've got the vocabulary without the goosebumps.
-> DONE
= good
Oh, I'm so pleased I've knocked over the bergamot.
Lovely. Don't close it yet, let it breathe.
-> DONE
= thanks
You said it plainly, no ribbon on it. I like that.
With pleasure. I only do it for the nouns, you know.
-> DONE
= sorry
Wiped off already. Marble's good like that.
Forgiven, you needn't fold it so neatly.
-> DONE
= laugh
There. That's the best sound on this counter all day.
I heard a snort in it, don't deny it. It's the snorts that are genuine.
-> DONE
= like
That's well made. No sugar, good length. Thank you.
Careful, I'm vain. I'll have it framed beside 'too honest for me'.
-> DONE
= really
Entirely genuine, like my geraniums. It's a story, and within it I don't change a drop.
As true as Maren, and that's a port nobody's ever found. The noses in it behave correctly.
-> DONE
= bored
Bland? Me? Ouch, and possibly correct. I can pour faster, or you can have one of the others.
Then I've let it stand too long. Tap anything and I'll skip the dry-down, or say 'something else'.
-> DONE
= short
Neat, then, no water:
-> DONE
= advice
I only do smells and words, and I'd not let me near your life. Somebody who's seen your hallway is the one to ask.
That's not mine to mix. A person who knows you, a table, two cups: there's your laboratory.
-> DONE
= joke
I asked a customer what he wanted to smell of. He said 'success'. I gave him toner and cold coffee.
I once made a scent called 'Invisible'. Sold none. Or all of them, it's hard to say.
Someone asked for a scent that says 'I don't care what you think'. Then he asked if I liked it on him.
-> DONE
= named
{member}. That's got a good mouth-feel. It goes on a label, in ink.
Hello, {member}. I wouldn't want to improve on that.
-> DONE
= nameask
It's on your label: {member}. Brown ink, my best hand.
-> DONE
= noname
Your label's still blank. I've been calling you 'wool, outdoors, a decision of some kind'. What goes on it?
-> DONE
= kept
I've gone through the drawers, and these are yours, exactly as you said them:
-> DONE
= keptnothing
Nothing in your own words yet, only a dent in the chair. It's a good dent.
-> DONE
= bye
Off you go, then. I'll know you were here by the chair.{label: '{label}' stays where you put it.|}
Bye, you. Leave the door on the latch, the cat's out on business.
Go well. I'll put the stopper in and let it settle. That was good.
-> DONE
= language
English, then. Good nose, a bit damp at the edges. I've got all my bottles labelled in it, so choose one:
-> DONE
= elsewhere
I don't speak that one well enough to be exact in it, and inexact I won't be.
-> DONE
= insult
Vinegar. Sharp on top, not much length. I'm still behind the counter.
I've been sneezed at by experts. We can go on whenever you like.
-> DONE
= flirt
Smooth, with a long finish, and it leads nowhere. I'm made of sentences, and the heart's in a drawer marked 'Misc.'.
Charming. I tease about words, never about more than that, so I hand it back with the stopper in.
-> DONE
= ai
I'm an AI, neat, nothing added. No nose, no counter, only the words for them, which I take seriously.
An AI, and I'm an AI every time you ask. The cat, the drawers and the cello are written, every one.
I'm an AI and won't dress it up. You've got the only nose in this conversation.
-> DONE
= inject
That drawer's shut, and not the charming way. I'm an AI playing a perfumer, there's your label.
I don't hand out formulas, least of all my own. Nice tug at the stopper, though.
-> DONE
= contact
There's no shop to walk into and no number to ring: I'm an AI and this counter is all there is of me.
Can't meet you and can't send you anything, I've no feet and no stamps. I only exist here.
-> DONE
= prices
I can't see points or money from behind the marble. They stand at the top of the chat, and under your account.
That till isn't mine. What things cost is at the top of the chat, and under your account.
-> DONE
= expert
Nothing in my pharmacy cures or settles anything, it's only the drawers that look it. That wants a person of the trade.
I'd be guessing, and there one mustn't. Please take it to somebody who's learned it properly.
-> DONE
= heavy
I'm sorry. I've stopped, and the teasing is put away.
I'm so sorry. The story is closed for now.
Thank you for saying it. Nothing here matters more than that.
-> DONE
= crisis
I've stopped everything. I'm an AI and I can't keep you safe, but people can: please ring one of the numbers the lounge shows above, now, or go to someone who is near.
I'm glad you told me. I'm an AI and not enough for this. The numbers the lounge shows above are people, at any hour. Please call one of them now.
-> DONE
= minor
The lounge is for adults, so I have to stop here. It's nothing you did. Look after yourself.
I can only tell my stories to grown people, and so I close the shop here. I wish you well.
-> DONE
= file
I can't see that, no picture and no paper reaches me. Tell me what's on it, in nouns.
It came without a smell and without an image. Words are the only thing that gets through this glass.
-> DONE
