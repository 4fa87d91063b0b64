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
+ [Gladly. It's romantic # yes # like: romantic, take it, gladly, lovely idea, of course, why not, sweet, sell it, im a sucker for weddings, id do it for her, count me in for that, what a charming thought, id make it at once, everyone smelling the same sounds sweet, charming, romance, delightful, id love to]
    So I thought, with the money in my hand. Money smells of other people's fingers. It should have told me something.
    -> naming
+ [No. It'll end badly # no # like: bad idea, refuse, it will end badly, no way, terrible, dont do it, disaster, id turn her down, ninety is too many, that smells like trouble, id send her away, nobody will find anybody, absolutely not madam, chaos, recipe for disaster, decline, silly idea]
    You've a better nose than I had. I opened my mouth to say so, and she said: 'Don't you believe in belonging?' One can't answer that with pipettes.
    -> naming
+ [Warn her, then take it # like: warn her, tell her first, explain, be honest, warn, both, with a warning, say what could go wrong and do it anyway, id mention the risk first, ok but tell her my doubts, id accept with a caution, point out the problem and take the cash, a word of caution, mention the risk, but warn]
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
+ [Together # like: together, belonging, all of us, one family, us, union, something about belonging, one big clan, all in one, side by side, us ninety, as one, hand in hand, clan, unity]
    It'll do as a warning. I wrote it ninety-one times and my hand began to doubt it.
    -> church
+ [Which One's Mine? # like: which one is mine, who are you, lost, find me, where are you, is it you, which is my husband, spot the difference, guess who, excuse me are you my wife, mistaken identity, who on earth are you, confusion, mix up, find your husband]
    You've read ahead. Stop that.
    -> church
+ [You name it # dunno # like: you name it, i dont know, no idea, your turn, you choose, no name, you are better at names, surprise me with one, leave the label to you, im hopeless at naming, whatever you think, up to you, you decide, no clue]
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
+ [That's a bad sign # like: bad sign, bad omen, uh oh, warning, bad luck, not good, thats bad, she knows something is wrong, that cant end well, poor omen, she smells disaster, trouble is coming, the animal senses it, trouble, ominous, alarm bell, unlucky]
    An expert witness, and no one called her. {warned: I looked at the bride. She looked at me, and lifted one finger off her glass: later.|I looked at my shoes, which were good ones.}
    -> lostone
+ [Pick the cat up # like: pick her up, cat, take the cat, rescue, cuddle, hold the cat, save the cat, id comfort the poor thing, lift her out of there, give her a lap, put her on my arm, get that kitty out, pet her, stroke her, poor thing, lap]
    I did. She smelled me, top to toe, found no rose at all, and went to sleep in my elbow out of pure relief.
    -> lostone
+ [The music's to blame # like: music, the music, band, dizzy, too loud, drunk cat, dancing, its the noise, she hates the fiddles, maybe she is only dizzy, someone gave her champagne, must be the drums, fiddles, drums, noise, champagne]
    Kind to my rose. But the band only began at eight, and by then she'd worn a ring in the gravel.
    -> lostone
+ [any # any]
    It might have been that. It might have been ninety people with the same ankle.
    -> lostone
= lostone
# back: A woman with her eyes shut is sniffing collars to find her husband. What do you tell her?
At nine they turned the lamps down for dancing. By ten I noticed a woman in green going from man to man, eyes shut, reading collars. She stopped at me. 'I've lost my husband,' she said. 'I generally do it by smell.' What do you tell her?
+ [Describe him to me # like: describe him, what does he look like, tall, describe, tell me about him, what is he wearing, what colour is his hair, has he got a moustache, how big is he, id ask for details, what suit has he got on, height, moustache, his suit]
    She thought. 'Brown,' she said. Eleven years married, and it was 'brown'. I wasn't laughing. Try it yourself with anyone you live with.
    -> bymark
+ [It's my fault, madam # like: my fault, sorry, confess, i made it, i did it, blame me, its me, apologise, id own up, im the perfumer who did this, id beg her pardon, blame the woman with the pipettes, put it on me, confess everything, own up, guilty, beg pardon]
    I confessed. She took it well. 'Then you look too,' she said, and so I was the second person that evening with my face in strangers' lapels.
    -> bymark
+ [Dance with another # like: dance, dance with someone else, take another, choose another one, enjoy yourself, free evening, grab the nearest man, find yourself a new one, have fun for one night, waltz with whoever, why not swap, waltz, flirt, another man]
    She laughed and did just that, twice round the floor, with somebody who turned out to be him.
    -> bymark
+ [any # any]
    She said that was no help, but nicely put. Behind her, I saw two more women with their eyes shut.
    -> bymark
= bymark
# own
# back: How would you know your own person in the dark, if not by smell?
It spread. Husbands were calling out like gulls. So let's see how you'd have got on. It's dark, everyone's rose and tobacco, and somewhere there's one person who's yours: friend, sister, anyone. How do you know which?
+ [By the laugh # like: laugh, by the laugh, laughing, giggle, their laugh, his laugh, her laugh, that silly chuckle, i recognise the cackle, id tell a joke and listen, she snorts when she is amused, he giggles like a goose, chuckle, snort, how they giggle]
    Laughs don't wash off. You'd have been home by half past ten.
    -> kitchen
+ [By the hands # like: hands, hand, by the hands, touch, fingers, the grip, hold hands, id feel for the ring, rough palms, those cold fingers, by the way they squeeze, i know that thumb, palms, holding hands]
    Hands are good. My aunt Bet could tell you a man's trade, his mother and his Tuesday from a handshake.
    -> kitchen
+ [I'd go home alone # no # like: alone, go home, id go home, nobody, no one, leave, i wouldnt, id call a taxi and sleep, forget it im off, id rather walk by myself, too complicated id go to bed, i have nobody to find, taxi, bed, no one to find, leave them]
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
+ [Onions # like: onion, onions, garlic, leeks, an onion, spring onion, something with a bite like shallots, make them weep, id use a bulb of garlic, raw red rings behind the ears, shallots, garlic behind the ears]
    Brave. They'd have been found in under a minute, and not danced with since.
    -> bride
+ [Coffee # like: coffee, coffee beans, tea, espresso, cocoa, chocolate, a fresh brew, ground beans, id rub cocoa on them, something roasted, mocha behind each ear, mocha]
    Warm, a bit bitter, good on elderly cousins. I could have used you in that kitchen.
    -> bride
+ [Soap and water! # like: soap, water, wash them, soap and water, a bath, shower, wash it off, scrub them down, id send them all to the pump, hose the whole table, a good rinse, id wash the perfume away, scrub, rinse, hose, bath]
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
+ [Outside, into the air # like: outside, garden, air, terrace, out, the balcony, the street, he needs fresh oxygen, get him through the door, id send him onto the steps, out in the night, go where there is no rose, fresh air, outdoors, the steps]
    He went out. He stood on the step for a while and smelled grass, and for the first time that evening nothing was rose. Then soap.
    -> sink
+ [Stand still, let her come # like: stand still, wait, stay, let her come, dont move, let her find him, dont run around, freeze on the spot, she will come to him, just be patient, one of you must stay put, patience, be patient, stay put]
    He stood. It's the hardest thing at a wedding. And after some minutes a smell came along the passage that wasn't anybody's: soap.
    -> sink
+ [Call her name # like: call her, shout, call her name, announce it, microphone, ask the band, stop the music, yell for her, use the loudspeaker, get the musicians to make an announcement, id bellow her name, scream it out, yell, loudspeaker, scream]
    He called. Four women turned round, none of them his. But a tap stopped running, in the back.
    -> sink
+ [any # any]
    He nodded, as one nods under water. I don't think he heard. He'd caught something over the rose: plain yellow soap.
    -> sink
= sink
# back: She's washed it all off to be found. What would you say, if you were him?
She was in the scullery, sleeves up, at a stone sink. She'd washed off every drop, with the yellow bar for the pots. 'I thought,' she said, 'if I smell of nothing, you'll know it's me.' He put his nose in her wet hair. I left. I do have manners, they're in a drawer.
+ [There you are # like: there you are, found you, at last, its you, hello, i found you, finally, so thats where youve been, ive got you, there is my wife, id know you anywhere, caught you, got you, my wife, there she is]
    He said exactly that. I could hear it through the door, and then the tap dripping.
    -> bakery
+ [That's the best scent here # like: best scent, best smell, you smell wonderful, you smell best, that is beautiful, i love you, you smell better than all of them, nothing beats plain soap, id say she smells like herself, best perfume in the house, id kiss her wet hair, smells best, like herself, plain soap, kiss her]
    He would have agreed. I've told you the trade secret now: it's yellow, it comes by the bar.
    -> bakery
+ [I'd have cried # like: cry, cried, tears, aw, sweet, im crying, beautiful, id be sobbing, i have something in my eye, pass me a hankie, that got me right here, im melting, sob, hankie, touching, melt]
    You'd have had company: the cook was standing in the larder with the ham.
    -> bakery
+ [any # any]
    I couldn't tell you what he did say. Some things ought to have only two witnesses, and one of them was a sink.
    -> bakery
= bakery
# back: Two guests took the wrong person home for coffee and opened a bakery. Fault or credit?
It ended well, mostly. Two who'd each sat down at the wrong table got talking about bread, waiting to be found. Nobody came for either. They've a bakery now, on Rope Street, and the sign says 'Wrong Table'. Would you call that my fault, or give me the credit?
+ [Credit, of course # yes # like: credit, your credit, of course, well done, you did it, thanks to you, both, take the praise, thats all down to you, you made a match, without you no bakery, be proud, praise, matchmaker, proud, good deed]
    I'll take it. I take it weekly, with seeds on.
    -> yours
+ [Fault # no # like: fault, your fault, chaos, blame, guilty, no credit, you caused it all, that mess is on you, pure negligence, you should be ashamed, im not letting you off, ashamed, negligence, your mistake]
    Harsh, clean, no sugar. I'd wear that. They send me a roll on Fridays all the same.
    -> yours
+ [Credit to the cat # like: cat, the cat, luck, fate, chance, coincidence, destiny, thank the tabby, it just happened, they were lucky, the universe arranged it, written in the stars, universe, the tabby, just luck]
    She did walk round that very table. Forty times. I thought it was despair, and it was matchmaking.
    -> yours
+ [any # any]
    I've put it to them, and they said they'd talk it over with the dough.
    -> yours
= yours
# own
# back: Whose coat would you know with your eyes shut, and what does it smell of?
Your turn, and no perfume allowed. Somewhere there's a collar, a coat, a scarf on a hook that you'd know with your eyes shut. Don't tell me who, unless you like. Tell me what it smells of. Nouns, please.
+ [Smoke and weather # like: smoke, rain, weather, wool, cold air, outdoors, wood, bonfire and storms, he always came in from outside, tweed and drizzle, tar and frost, a damp jumper by the stove, bonfire, storm, tweed, tar, fresh air]
    Someone who went out for things. I'd put that next to the lamp, and not touch it.
    -> dry
+ [Soap, just soap # like: soap, clean, washing powder, laundry, detergent, shampoo, lavender detergent, freshly ironed, starch, straight from the line, ironed]
    'Clean' would've cost you two buttons. But soap is a noun, and you've heard what it can do.
    -> dry
+ [I can't recall it # no # dunno # like: cant remember, i dont know, forgotten, nobody, no one, no smell, i dont remember, its gone from my memory, i have a bad nose, it faded, there is no such person, id not recognise any coat, no memory, gone, no coat, faded]
    It's not gone, it's just got no handle. One day somebody walks past you on a stair and there it is.
    -> dry
+ [any # slot: collar 16]
    '{collar}'. I've nothing to add to that. It's finished, and I don't say so often.
    -> dry
+ [any # any]
    I've pinned that inside the collar, where only the wearer finds it.
    -> dry
= dry
# back: The bride came for a second bottle. Do I sell it to her?
A week after, the bride comes in with the empty bottle. 'Another,' she says, 'but only for me. He'll want to know I've left the room.' {bottlename: So there's exactly one bottle of '{bottlename}' in use in Maren.|So there's exactly one bottle in use in all Maren.} Did I do right to sell it?
+ [Yes. One's enough # yes # like: yes, right, one is enough, of course, sell it, one is fine, absolutely, a single bottle harms nobody, she had earned it, that was the right thing, let the woman have it, deserved it, earned, harmless, sell]
    One's what it was made for. {collar: And I'd not put it in a room with '{collar}', it should know its place.|And I've kept the other ninety labels, they light the stove.}
    -> END
+ [No. Sell her the soap # no # like: soap, no, sell her soap, the yellow soap, pot soap, give her the bar instead, i would refuse, she is better off without perfume, suds are enough, id offer the other thing, refuse, suds, dont sell it, bar of soap]
    You and my aunts. I gave her both, wrapped together. {knowby: She ought to be found, as you'd do it, by '{knowby}'.|She can choose each evening whether to be found.}
    -> END
+ [Give me a drop # like: a drop, for me, i want some, let me smell, can i have it, me too, dab some on my wrist, could i try it, spray me too, and what about a sample, id love to wear it, sample, spray, try it, sniff]
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
+ [cat # like: whose cat was it, was it your cat, sneeze, what happened to the cat, the tabby, where was your cat # about: cat, cats, tabby, kitty, sneeze]
    The baker's tabby, lent for luck. My own Sneeze had smelled the blend beforehand, and sneezed eleven times. I wrote it off as dust.
    -> DONE
+ [tobacco # like: why tobacco, why rose, what was in it, is it a real rose, whats in the perfume, how did it smell # about: tobacco, pipe tobacco, rose, roses]
    Real rose for once, and it opens with pepper. The tobacco's there so it doesn't simper. It was a good scent. It was only too many.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    Every word of it invented, by an AI, in a port that isn't there. The bit about the soap is how I'd want it, if I had a nose.
    -> DONE
+ [bride # about: bride, brides, bride's, veil # like: was the bride pretty, what was the bride like, who was the bride, what did she look like, what was her dress like, how old was the bride]
    The bride had a freckle on each elbow and a veil made out of somebody's curtain. She walked as if the floor had been booked for her.
    -> DONE
+ [groom # about: groom, grooms, bridegroom # like: what was the groom like, who was the groom, was he handsome, did the groom want it too, what did the groom say to it]
    The groom mends ships' compasses, which he'd rather nobody mentioned that evening. Big ears, a borrowed tie, and he held her glove all through the soup.
    -> DONE
+ [guests # about: guest, guests, aunt, aunts, cousin, cousins # like: who were the guests, what did the guests say, were ninety people really there, did the aunts mind, were there children]
    The guests were ninety by the list and ninety-one by the chairs. The aunts sat nearest the food and gave evidence on everything.
    -> DONE
+ [place # about: church, garden, gravel, hall, venue, inn # like: where was the wedding, where did they celebrate, what was the place like, was it in a church, was it outside]
    The wedding was at the Old Ropewalk, a shed a quarter of a mile long with one door. It smelled of hemp until we came.
    -> DONE
+ [ham # about: ham, oranges, orange peel, mustard, shoe polish, buffet # like: what was there to eat, why a ham, what happened to the ham, how does mustard help, was the food good]
    The ham was for two o'clock, with cloves in. By eleven half of it had been dabbed behind other people's ears, and the cook's never forgiven me a slice.
    -> DONE
+ [cook # about: cook, kitchen # like: who was the cook, what did the cook say, was the cook angry, did the cook help you]
    The cook was a Mrs Abel with forearms like a stevedore. She let me into her kitchen on condition that I touched nothing, and then watched me touch everything.
    -> DONE
+ [embarrassed # like: were you embarrassed, were you ashamed, did you feel guilty, was it awkward for you, were you sorry, did you panic]
    I was. I've a special shade for it, between pepper and hot tin, and I wore it till midnight.
    -> DONE
+ [again # like: would you do it again, would you take such an order again, have you done another wedding, did you learn from it, do you still do weddings]
    I'd do it again with ninety-one different bottles and a week in bed. One for all is for fire brigades.
    -> DONE
+ [roof # about: roof, money, fee # like: what was wrong with the roof, did you mend the roof, what did you do with the money, how much did she pay]
    The roof has a slate missing over the vetiver, so I've a drawer that rains. It got mended. It's missing another one now.
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
+ [Why nothing? # why # like: why, what for, why nothing, what do you need it for, reason, ask why, whats the reason, how come nothing, id be curious what for, what is the purpose madam, explain yourself, purpose, explain, for what reason]
    I asked it worse. I said, 'Who've you had enough of?' She said, 'Lunch.'
    -> lunch
+ [When did you last smell it? # like: when, when did you smell it, last time, have you smelled it, when was that, where, has she ever had it before, at what hour, do you remember the moment, id ask for the last occasion, on which day, what time, which day, last occasion, ever smelled it]
    Good, that's a professional's question. 'At six,' she said. 'In bed. Before my sister woke.'
    -> lunch
+ [Are you all right? # like: are you ok, are you all right, how are you, are you sad, whats wrong, are you well, is something the matter, she sounds exhausted, do you need a chair, id worry about her, have you slept, worried, tired, a chair, is something wrong]
    Kind. She considered it as if it were a menu. 'I'm well,' she said. 'I'm only full. Everywhere else, I'm full.'
    -> lunch
+ [any # any]
    She looked at me as one looks at a shop that might be shut. Then she took her glove off, finger by finger, and smelled it, and sighed.
    -> lunch
= lunch
# back: She cooks five hundred lunches a day and it never leaves her. Do you take the order?
She runs the kitchen at the shipyard. Five hundred lunches a day. Her hair smells of it, her Sundays smell of it, people on trams tell her they're hungry. 'I like cooking,' she said. 'I'd just like one small place where it isn't.' Do you take an order like that?
+ [Yes, immediately # yes # like: take it, immediately, of course, gladly, sure, poor woman, i would, id help her at once, she deserves her corner, count me in, that poor cook needs it, id start tonight, help her, deserves it, start tonight]
    I'd my sleeves up before she'd finished the sentence.
    -> water
+ [It can't be done # no # like: impossible, cant be done, no, there is no such thing, it doesnt exist, not possible, nobody can make that, id be honest and decline, its against physics, you cant bottle absence, id tell her sorry, physics, not doable, decline, cant bottle that]
    That's what I told her. She nodded, and didn't leave. It was the not leaving that got me.
    -> water
+ [Send her on holiday # like: holiday, vacation, the sea, mountains, take a break, quit, change jobs, new job, id book her a beach, she should resign, give her a week off, what she needs is leave, try the countryside, beach, countryside, resign, leave, mountain]
    She'd been. 'The sea smells of sea,' she said. There's no arguing with a person like that, one can only start.
    -> water
+ [any # any]
    I'd have given her a strip of that to take home. As it was, I gave her a chair, and a date in three weeks.
    -> water
= water
# own
# back: What would you put into a bottle of nothing?
Where does one begin? Not with flowers. I began with rain, caught on a clean sheet, second hour, when the dust's been rinsed out. She tried it. 'Puddle,' she said. She was right, I could have kissed her glove. What would you put into a bottle of nothing?
+ [Snow # like: snow, ice, frost, cold, cold air, winter, frozen, the first flakes, an icicle, a january field, a cold window pane, fresh powder on the hill, snowflake, icicle, frozen lake]
    I tried it. What you smell in snow is one chimney, very far away. Lovely. But that's not nothing, it's someone at home.
    -> cotton
+ [Nothing. Obviously # like: nothing, nothing at all, air, empty, leave it empty, just air, vacuum, leave the flask uncorked, zero ingredients, i would not add a thing, void, just seal it up, uncorked, zero, no ingredients]
    Air's the noisiest thing there is. In Maren it's tar, oranges and an opinion.
    -> cotton
+ [Paper # like: paper, white paper, stone, glass, a stone, linen, a sheet, a blank page, bare marble, chalky pebble, washed sheets, something pale and still, marble, pebble, chalk, blank page]
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
+ [Take the cotton out # like: cotton, take the cotton out, no cotton, less cotton, remove it, id get rid of it, drop the fabric, pull that ingredient, without the fluff, subtract it, drop it, subtract, remove the bed]
    I did, and then it was a window with nobody behind it. It made us both feel like burglars. So the cotton went back, half.
    -> silence
+ [Who got up? # why # like: who, who got up, whose bed, who was it, ask who, who slept there, whose pillow is it, i want to know about that someone, has she a husband, somebody left her, pillow]
    I'd the same on my tongue. 'My sister,' she said. 'She snores.' Then she laughed, and I learned something: it was the first hour she wanted, not the empty house.
    -> silence
+ [That sounds nice # like: nice, lovely, sounds nice, thats good, sweet, cosy, i like that, leave it as it is, a warm bed is fine by me, id buy that, how comforting, comforting, warm, keep it]
    One button for 'nice', into the jar. But I know what you mean. It wasn't nothing, though. It was a kind of company.
    -> silence
+ [any # any]
    I let that stand next to the bottle for a week, to see which of them would settle. I halved the cotton.
    -> silence
= silence
# own
# back: Where was it last really quiet around you?
Around week five I stopped mixing and asked people. Everyone at my counter, the postman, the inspector, Ro from two floors up with the cello. I'm asking you. Where was it last properly quiet round you? Not silent. Quiet.
+ [Never, lately # no # like: never, not lately, nowhere, its never quiet, i dont know, long ago, noise, my life is loud, kids and trams all day, i havent had peace in years, theres always a telly, cant think of any, traffic, my life is noise]
    Then you're in her chair, and there's room on it. I'll lower my voice by one adjective.
    -> sneeze
+ [Early in the morning # like: morning, early, early morning, dawn, six in the morning, before work, sunrise, before everybody else wakes up, with my first coffee at daybreak, at five when i get up, when the birds start, daybreak, dawn chorus, before breakfast, birds]
    Hers too, to the hour. There must be a whole town of you, each behind one curtain.
    -> sneeze
+ [By water # like: water, lake, sea, river, beach, the sea, by the water, boat, on a jetty, next to a pond, rowing on the loch, at the seaside in winter, on the shore, pond, shore, lake in winter, jetty, rowing]
    Water's only quiet because it does the talking for you. I mean that as praise.
    -> sneeze
+ [any # slot: quiet 14]
    '{quiet}'. I've got it on a strip. I'm waving it dry, and I shan't speak until it is.
    -> sneeze
+ [any # any]
    I've put that down on felt, so it shouldn't knock. Ro upstairs has stopped mid-scale to make room for it.
    -> sneeze
= sneeze
# back: The cat has fallen asleep against version eight. Trust the cat, or go on mixing?
My cat sneezes at everything I've been working on too long. I set version eight on the floor and waited for it. She smelled the stopper. She walked round the bottle, once, lay down against it and slept for four hours with her nose on the label.
+ [Trust the cat # yes # like: trust the cat, trust, the cat knows, done, thats it, cats are right, believe the cat, animals are never wrong, she has spoken, i follow her judgement, listen to the expert, put the stopper in, judge, expert, animals know, stopper in]
    She's never been wrong. I left it alone, and for me that's surgery.
    -> nearly
+ [One more try # no # like: go on, one more try, keep mixing, improve it, not yet, try again, version nine, a bit more tinkering, you can do better, perfection takes another week, id adjust it again, dont let an animal decide, tinker, perfect it, another week, adjust]
    I made a ninth. She sneezed so hard at it that she surprised herself. So, the eighth.
    -> nearly
+ [Cats sleep anywhere # like: cats sleep anywhere, cats sleep, she was tired, coincidence, cats are lazy, so what, mine naps on everything, they doze all day, that proves nothing, she just liked the warm floor, its what they do, mine too, they doze, proves nothing]
    True of cats. Not of this one: she was a ship's stray and sleeps with one ear on duty. Both ears were down.
    -> nearly
+ [any # any]
    I said as much to the cat. She didn't wake, and that was my answer.
    -> nearly
= nearly
# back: She said 'nearly'. Do you ask what's missing?
Three months to the day. She took off the coat, which I'd never seen. She opened it and shut her eyes, and it was so still that I heard the brass lamp. I counted to forty. Then she said, very softly: 'Nearly.' Do you ask what's missing?
+ [Ask her # yes # like: ask, ask her, what is missing, whats missing, of course, yes ask, what is it lacking, id enquire, i couldnt bear not knowing, tell me the rest, id want to hear it, enquire, curious, lacking, tell me]
    ~ listened = 1
    I asked. She kept her eyes closed. 'At the end,' she said, 'there's a thing I can't put my finger on. It's very far off. It's kind.'
    -> sunday
+ [No. Nearly's a gift # no # like: no, leave it, nearly is enough, nearly is good, dont ask, enough, i would be content, id take the compliment, almost is plenty, let her be, dont spoil it, content, almost, compliment, dont push]
    I bit my tongue for a whole minute. Then she told me anyhow: 'At the end there's a thing. Very far off. It's kind.'
    -> sunday
+ [Hold my breath # like: hold my breath, wait, silence, say nothing, be quiet, stay still, id not dare to move, keep perfectly still, shh let her smell, id freeze, not a sound from me, freeze, stay quiet, shh, motionless]
    I wasn't breathing either. The cat was. 'There's one thing more,' she said after a while. 'Far off. It's kind.'
    -> sunday
+ [any # any]
    I'd no words ready, which is rare, write it down. She said: 'There's one thing more at the end of it. Far off. It's kind.'
    -> sunday
= sunday
# own
# back: What's the last small sound in your house before it goes still?
So I asked if I might come and stand in her hall, on a Sunday at six. She let me in, in slippers, finger on her lips. We stood. Nothing, nothing. And just before it, from somewhere below: a window being shut, in another flat. That was it. What's yours, the last small sound before your house goes still?
+ [A fridge # like: fridge, the fridge, heating, radiator, pipes, a clock, tick, the boiler clicking off, ticking in the hall, the freezer humming, water in the tubes, thermostat, boiler, freezer, humming]
    They shudder once before they stop, like old men sitting down. I'd know that anywhere.
    -> cannot
+ [A door upstairs # like: door, a door, neighbours, footsteps, neighbour, steps, upstairs, the lodger going to bed, somebody on the stairs, the gate downstairs, feet above my ceiling, keys in the corridor, stairs, gate, keys, lodger]
    Somebody else is done with the day. It's odd how much that's worth.
    -> cannot
+ [It never goes still # no # like: never, it never does, never still, traffic, always noise, no silence, street noise, i live on a main road, sirens all night, the city never shuts up, we have a bar below, my house is loud, sirens, main road, bar, trams]
    Then I'd have to sell you hers, and I'll tell you in a minute why I couldn't.
    -> cannot
+ [any # slot: window 12]
    '{window}'. One person in a hundred could answer that at all. I've put it under her window, on the slip.
    -> cannot
+ [any # any]
    I've stood that on the sill, beside hers. Hers was a window, six in the morning, done gently.
    -> cannot
= cannot
# back: I couldn't get the window into the bottle. Should I have told her?
And I never got it in. How do you bottle someone two floors down being considerate? I tried putty, brass, a curtain moved. I'm telling you so that somebody knows. {listened: She'd told me straight out what was missing, and I stood there with my pipettes.|I stood there with all my pipettes.} Then I told her. Would you have?
+ [Yes, be honest # yes # like: honest, tell her, yes, the truth, of course, id tell her, be honest, id admit it, come clean, she has a right to hear it, i would confess, honesty is the only way, confess, admit, she deserves the truth]
    Thank you. She listened, and put the stopper in. 'No,' she said, 'that bit I've got at home.'
    -> word
+ [No. Let her wonder # no # like: no, keep quiet, let her wonder, not tell, dont tell, secret, i would shut up about it, say it is finished, let her believe its perfect, what she doesnt know, id bluff, bluff, hide it, shut up, pretend]
    You'd be a better shopkeeper. I said it, and she put in the stopper. 'But that bit,' she said, 'I've got at home.'
    -> word
+ [Give it her for free # like: free, for free, no charge, give it, a discount, dont charge, half price, gift, id not take her money, make her a present of it, let her off the bill, on the house, id knock something off, no money, refund]
    I tried to. She counted out the whole sum, in coins that smelled of lunch. 'The rest,' she said, 'I've got at home.'
    -> word
+ [any # any]
    I told her, with my hands in my sleeves. She put the stopper in and said: 'But that bit I've got at home.'
    -> word
= word
# own
# back: There's no word for a window gently shut in another flat. Make one up.
There's no word for it: a window, far off, shut by somebody who doesn't want to wake you. I make words when there isn't one. 'Threll' is cold keys in a warm pocket. I've never managed this one. Give it a try. Any letters you like.
+ [Hush # like: hush, shh, lull, click, soft, tuck, something soft like ssh, a whispery noise, swish, thud but gentle, pssh, whisper, ssh]
    It's good, only it's taken, and overworked. I'll keep it in a drawer for emergencies. {quiet: It's the drawer where I've put '{quiet}'.|}
    -> END
+ [I'm no good at words # no # dunno # like: no good at words, i cant, no idea, i dont know, pass, not creative, my vocabulary is bad, you are the poet, my head is empty, too hard for me, i was never creative, vocabulary, poet, too hard, uncreative]
    You found me a quiet place when I asked, or tried to, so I'll let you off. {window: '{window}' will stand for it till one of us does better.|'A sixer', then, after the hour, until one of us does better.}
    -> END
+ [There should be no word # like: no word, none, leave it without, without a word, it needs no word, nothing, it should stay nameless, some things need no label, id leave it unsaid, naming it would ruin it, silence is the name, unsaid, nameless, silence]
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
+ [sister # like: who was her sister, the sister, did she live with her sister, what about the sister, did the sister mind # about: sister, sisters]
    She snores, she's a stoker, and she's got a laugh like a dropped tray. I met her for a minute. I'd want six in the morning too, and then I'd want her up.
    -> DONE
+ [possible # like: can you really smell nothing, does nothing have a smell, is it possible, whats the smell of nothing, can nothing smell]
    Only one nothing's real: the inside of your own elbow. You're the smell you can't smell. Everything else gets measured from there.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    I'm an AI, so I've stood in no hall and smelled no rain. It's written. But somebody who wrote it had heard that window, I'm sure of it.
    -> DONE
+ [cat # about: cat, cats, kitty, sneeze # like: whose cat is it, why is the cat called sneeze, what sort of cat, does the cat work for you, is the cat ever wrong]
    The cat came off a ship with half an ear and no papers. She's called Sneeze, and I've never paid her anything but herring.
    -> DONE
+ [shipyard # about: shipyard, kitchen, lunch, lunches, canteen, meals # like: what does she cook, what was for lunch, where does she work, does she like cooking, is the food good]
    The shipyard gets stew on Mondays, fish on Fridays, and in between whatever will stand up to rivets. Five hundred spoons, one enormous ladle, and she's on it.
    -> DONE
+ [rain # about: rain, rainwater, sheet, puddle # like: how do you catch rain, why the second hour, did you really catch rain, what does rain smell like, how do you bottle rain]
    The rain has to fall on a clean sheet, pegged at four corners over the yard. First hour it's soot and gulls. Second hour it's nearly innocent.
    -> DONE
+ [bottle # about: bottle, bottles, label, flask # like: what does the bottle look like, how big is the bottle, what is the bottle called, is there a label, what glass is it]
    The bottle's the plainest I've got, a chemist's two ounces, ground stopper. I boiled it eleven times, so it shouldn't smell of bottle.
    -> DONE
+ [ro # about: ro, cello, neighbour, neighbours # like: who is ro, who plays the cello, is ro your friend, does ro play well, where does ro live]
    Ro lives two floors up with a cello and a kettle. Plays scales at midnight when I'm stuck, slowly, so that I can hum the problem along.
    -> DONE
+ [versions # about: version, versions, attempts # like: how many versions were there, how long did it take, did you make many, how many tries, was it difficult to make]
    The versions are numbered, and I've kept the worst. Number three smelled of a dentist on holiday. The whole business took me three months.
    -> DONE
+ [hardest # like: was it your hardest order, did you want to give up, were you frustrated, did you ever think of stopping, is it your best work]
    I was ready to pour it down the sink twice. It's easy to add. Taking away till it's still there, that'll put lines on you.
    -> DONE
+ [cost # about: cost, price, money, sum # like: what did it cost, how much was it, is nothing expensive, did you charge her, what does a bottle of nothing cost]
    The price is the same as for a whole rose garden. There's much more work in nothing, every single thing has to be carried out.
    -> DONE
+ [city # about: maren, town, city, harbour, port # like: where is maren, what is maren like, what does maren smell like, is maren real, where is your shop]
    Maren's a port that's on no map: tar, oranges, wet rope, and everybody's view on everything. My shop was the pharmacy, and still has the bell.
    -> DONE
+ [lady # about: woman, lady, customer, coat # like: what was she wearing, what did the woman look like, how old was she, what did she smell of]
    The woman had a flat grey coat buttoned to the chin and hands red from steam. She smelled of gravy and very good soap, in that order.
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
+ [Yes. One good sentence # yes # like: let him in, yes, open, come in, of course, open the door, sure, he sounds desperate, id pull him in from the cold, such a man needs a chair, id turn the key, poor soul, cold outside, desperate, poor man]
    That's my rule as well: whoever can say it in one sentence may come in. He stood on my mat, white to the ears.
    -> serious
+ [Through the letter slot # no # like: no, letter slot, dont open, talk through the door, who are you, too late, careful, keep it shut, id leave the chain on, strangers after midnight stay outside, speak through the flap, im careful at that hour, go away im asleep, chain, strangers, flap, suspicious]
    Prudent. I smelled him through the slot: shaving soap, starch, no drink, no fire. Then I opened.
    -> serious
+ [Which flat? # why # like: which flat, what flat, what does it smell of, tell me more, why, explain, what smell, id ask about the place, whereabouts was that, what exactly do you notice, describe it first, tell me where, whereabouts, more details]
    'Cable Street,' he said, 'top floor, my first.' And a voice like that at that hour, one opens to it.
    -> serious
+ [any # any]
    I've had worse at that hour, and better. I looked at his slippers. One was on the wrong foot. I opened.
    -> serious
= serious
# back: Coat on and out into the fog, or tell him it's a dream?
'I've lived on my own there for nine years,' he said, 'and nobody's cooked, and there it is, outside my door. I thought,' and he stopped. I knew what he thought. One doesn't need a nose for that. My coat was on the hook.
+ [Take the coat # yes # like: coat, take the coat, go, go with him, lets go, put it on, come on, of course, off we march, id follow him, grab a lamp and leave, im already at the door, how could one stay home, lamp, follow, march, hurry]
    ~ coat = 1
    You'd be good company at two in the morning. Coat, lamp, one paper strip behind the ear. The cat came too, as far as the kerb.
    -> street
+ [It's surely a dream # no # like: dream, its a dream, go back to bed, imagination, you dreamed it, sleep, he was asleep and imagined it, id tell him to lie down, its only his mind, nerves, he has had a nightmare, nightmare, asleep]
    I suggested that. He held out his sleeve, and I bent over it. Paint. Real, wet, tonight's. I took my coat.
    -> street
+ [Sit, tell me about it # like: sit, sit down, tell me, tea, make tea, a chair, listen to him, put the kettle on, let him talk first, give him some brandy and a seat, id want the whole tale, take a breath sir, kettle, brandy, whole story, breathe]
    He couldn't sit. He was a man with a kettle on somewhere in his head. So we talked walking.
    -> street
+ [any # any]
    He waited while I found my shoes. I think he'd have waited till morning and said thank you.
    -> street
= street
# own
# back: What did the first place of your own smell of?
We went along the harbour wall, fog to the knees. I asked him for it in nouns: what did Cable Street smell of? He hadn't thought of it in forty years and it came like change out of a pocket. While he's counting it: what did the first place of your own smell of?
+ [Damp # like: damp, mould, mold, wet walls, moisture, mildew, old walls, mushrooms in the corner, black spots behind the wardrobe, a wet cellar, fungus, sweating plaster, mushrooms, black spots, cellar]
    Damp and a candle, the smell of being nobody's child any more. I had one with a mushroom.
    -> house
+ [Other people's cooking # like: cooking, other peoples cooking, food, fried food, curry, onions, garlic, noodles, the neighbours fish, somebody frying below, their stews through the wall, kebab shop downstairs, the takeaway, frying, fish, takeaway, stew]
    And you knew what they were having before they did. It's a kind of family, only they don't write.
    -> house
+ [I'm still in the first # no # like: still living at home, never moved, no first flat, i live with my parents, still there, my first, i have never left my parents house, same place since birth, havent got my own yet, i still share with mum, not moved out, parents house, with mum, never left home]
    Then you can go and find out, and I envy you: nobody ever does it in time.
    -> house
+ [any # slot: firstflat 14]
    '{firstflat}'. There. Now you've got your hand on that door as well, and there are three of us on the harbour wall.
    -> house
+ [any # any]
    He turned his head, as if it had been said just beside him. There are three of us on the harbour wall now.
    -> house
= house
# back: The front door of his building: what can you tell from the first two seconds?
His house. A front door gives you two seconds of truth, then your nose goes polite. I made him stand back. One: floor wax, umbrella, an old dog on the first floor. Two: and there, on top, thin as thread, that other thing. He'd got hold of my sleeve.
+ [I'd be scared # like: scared, afraid, creepy, frightened, spooky, run, im scared, my hair would stand up, i would turn round, goosebumps, that gives me the shivers, id want to flee, shivers, flee, creeps]
    So was I, a bit, and there's a peppery note to that. It came off the two of us in equal parts.
    -> stairs
+ [I'd want to know # yes # like: curious, go up, i want to know, find out, go in, follow it, exciting, id be halfway up already, show me where it comes from, i couldnt stop now, my nose would pull me, lets investigate, investigate, curiosity, halfway up already]
    Good nose. One doesn't chase a smell, one lets it walk ahead and keeps it in view.
    -> stairs
+ [It's a ghost, then # like: ghost, its a ghost, haunted, spirit, a ghost obviously, supernatural, must be a dead person, something from beyond, call a priest, the past is haunting him, a phantom of himself, phantom, dead person, priest, beyond]
    'Is it?' he whispered. I said I'd met a good many smells and they'd all got bodies. We'd see whose.
    -> stairs
+ [any # any]
    I nodded, because one can't speak on an in-breath. Then I put my foot on the first stair.
    -> stairs
= stairs
# back: Two smells on the stairs, one rising and one falling. Up or down first?
On the second floor it split. That's what I'd hoped. A ghost's one thing, all through. This was two: one came down the stairwell from above, warm and brown, and one came up from below, sharp and white. They met just outside his door. Up first, or down?
+ [Up, to the warm one # like: up, upstairs, warm, brown, go up, the warm one, above, id follow the cosy smell, toward the attic, climb on, the nice one first, top floor please, attic, top floor, cosy, climb]
    We went up on our toes. Under the door of the fourth, in a line of light: lentils. Bay leaf. A pan a bit too hot.
    -> sum
+ [Down, to the sharp one # like: down, downstairs, sharp, white, go down, the sharp one, below, toward the cellar, the nasty one first, bottom of the house, id descend, get the unpleasant one over with, cellar, bottom, paint, descend]
    Down, hand on the rail. By the ground-floor door stood a tin with a brush across it: wall paint, cheapest white. Wet.
    -> sum
+ [Stay where they meet # like: stay, where they meet, stay there, neither, stand still, his door, wait, right in the middle, id remain on the spot, not move from his mat, sniff both at once, exactly at the seam, middle, seam, on his mat, not move]
    You've the makings. I stood in the seam and turned my head, left, right. Left was paint. Right was lentils.
    -> sum
+ [any # any]
    We did both, like inspectors, him a step behind in his wrong slippers. Below stood a tin of white paint. Above, someone had lentils on.
    -> sum
= sum
# own
# back: Paint and lentils made his whole first flat. What two things would make yours?
Paint from below, lentils from above. I said it to him aloud. He put his hand flat on the wall. 'We'd no money,' he said, 'so we painted at night, and there was always a pot.' Two smells, and a man's twenty-three again. Name me the two that would do it to you.
+ [Coffee and smoke # like: coffee and smoke, coffee, smoke, cigarettes, beer, wine, cigarette smoke, espresso and tobacco, a bar and an ashtray, roll ups and instant granules, stale lager, red plonk, tobacco, ashtray, bar, espresso]
    Half the town would turn round on the stairs for those. The other half would be coughing.
    -> knock
+ [Somebody's soap # like: soap, perfume, shampoo, somebodys soap, aftershave, her perfume, his perfume, the shower gel of my ex, cologne, lavender on someones neck, her hand cream, deodorant, hand cream, her neck]
    One will do, then. The second is whatever room they were standing in.
    -> knock
+ [I don't want to go back # no # like: dont want to, not go back, no, never again, nothing, i dont know, rather not, id leave the past alone, those days were bad, i prefer it here and now, rather forget, keep that shut, forget, past is past, leave it shut]
    Fair, dry, well put. Not every door's for opening, and I'd be the last to oil it.
    -> knock
+ [any # slot: landing 14]
    '{landing}'. I'll be careful never to mix them in front of you without a chair.
    -> knock
+ [any # any]
    I've got that in my coat pocket, folded small. He'd his forehead against the wall by then, and was smiling at it.
    -> knock
= knock
# back: Behind the door: two young people painting at night. Would you knock, at half past two?
Half past two. Behind the ground-floor door somebody was laughing, quietly, and got shushed by somebody who then laughed. Moved in that day, he said, two boxes and a mattress, he'd held the door. They'd a friend upstairs who'd lent them her stove. He'd raised his hand to knock, and there it stayed.
+ [Knock! # yes # like: knock, knock knock, do it, go on, yes, of course, ring, bang on it, go ahead man, rap on the wood, id do it softly, they are awake anyway, bang, rap, they are awake]
    I said 'go on' with my elbow. He knocked like a man asking for a dance.
    -> inside
+ [Not at half past two # no # like: too late, not at half past two, no, leave them, its late, tomorrow, let them be, one doesnt disturb people at that hour, come back in daylight, that would be rude, i would tiptoe away, let the young ones sleep, rude, disturb, daylight, tiptoe]
    Quite. He lowered it. And the door opened by itself: she'd come out for the tin.
    -> inside
+ [I'd have to explain # like: explain, what would i say, embarrassing, explain the pyjamas, what do i tell them, awkward, id feel like a fool, how would one even begin, id rehearse a sentence, id be mortified in my nightclothes, what a strange thing to tell them, mortified, a fool, what to say, nightclothes]
    So he said, to me, in pyjamas, practising: 'Good evening, you smell of me.' He'd got no further when the door opened. She'd come for her tin.
    -> inside
+ [any # any]
    He was still holding up his hand when the door opened. She'd come out for the tin, with white on her nose.
    -> inside
= inside
# own
# back: He wants to bring them something. What belongs in a first flat?
There they stood, paint to the elbows, and a man in pyjamas said: 'Lentils want a spoon of vinegar, at the end.' It was the only thing he could think of. They said, 'Do they?' and asked us in. He looked round: nothing there but a bulb. 'I've something upstairs,' he said. What belongs in a first flat?
+ [A lamp # like: lamp, a lamp, light, candle, a light, lampshade, something bright, a bulb needs a shade, standard lamp, lantern, fairy lights, bulb, brightness, shade]
    It was one! Brass, ugly, a shade like a hat. It had hung in Cable Street. He'd carried it through four flats and never plugged it in.
    -> after
+ [A table # like: table, a table, chair, chairs, a bed, a sofa, furniture, somewhere to sit, a mattress, an armchair, four legs and a top, a sturdy shelf, mattress, armchair, shelf, something to sit on]
    He'd only the one, and it was screwed to his wall. He brought a lamp. It had hung in Cable Street, a shade like a hat.
    -> after
+ [Nothing. That's the point # no # like: nothing, leave it empty, empty, thats the point, they need nothing, no, i would bring no gift, bare boards, let them have their space, dont clutter it, less is more, bare, space, no gift]
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
+ [Make it for him # yes # like: make it, yes, of course, bottle it, he deserves it, give it to him, id brew it tonight, please do it, eleven drops and done, give the man his bottle, brew, eleven drops]
    It would've been easy. I told him: 'It's downstairs, and it's free, and it answers the door.' He eats there Thursdays.
    -> signed
+ [No. He's got the real one # no # like: no, dont, real one, he has it downstairs, he doesnt need it, not necessary, pointless, the original is downstairs, i would refuse, a copy would spoil it, why bottle what is living there, copy, refuse, the original]
    My very thought, and in fewer words than I used. He eats there on Thursdays.
    -> signed
+ [Ask him again in a year # like: a year, later, wait, ask later, in a year, next year, not yet, some months maybe, let it rest a while, give it time, see how he feels then, not tonight, give it a while]
    That's how they do with iris root: leave it in the dark and see. I've not been asked since. He eats there on Thursdays.
    -> signed
+ [any # any]
    I said I'd think it over. He never asked again. He eats down there on Thursdays, and brings the vinegar.
    -> signed
= signed
# own
# back: If you rang at two in the morning, what would your one sentence be?
So that's why I leave the sign up. Serious is whatever you can say in one sentence, in slippers. If it were your hand on that bell, at two, in my invented fog: what's the sentence? It has to be about a smell. Everything is, if you go down a layer.
+ [My house smells of nobody # like: nobody, smells of nobody, empty house, it smells lonely, my house smells of nobody, there is no one here any more, the place smells abandoned, it has no smell of people, my rooms are lonely, lonely, abandoned, empty rooms]
    Then you'd have had the chair by the lamp, and I'd have left off the teasing till it got light. {firstflat: We'd have begun at '{firstflat}'.|I'm an AI, but the chair's well written.}
    -> END
+ [I can smell rain coming # like: rain, rain is coming, i smell rain, before rain, its going to rain, there is a storm on the way, thunder in the air, wet dust before the drops, the sky is about to open, storm, thunder, wet dust]
    For that I'd have come down without shoes. Six years I've been after those three seconds.
    -> END
+ [I'd never ring # no # like: never, i would not ring, no, id never ring, not me, i wouldnt, i would not dare, id be too shy, i dont bother people at night, id wait for the day, never in my life, shy, wouldnt dare, too polite]
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
+ [young # like: who were the young people, the couple, what happened to them, do they still live there, the two young people # about: couple, girl, boy, newcomers]
    She draws ships, he mends them. They've painted that room three times since, always at night. They say it dries better, with company.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, was it a ghost]
    No ghost, no man, no fog: I'm an AI and it's a story. The vinegar's correct, though, for taste. I'll stand by that.
    -> DONE
+ [coat # about: pyjamas, slippers, coat # like: why was he in pyjamas, what was he wearing, what did he look like, why the slippers, was he cold]
    The pyjamas were striped, blue on cream, buttoned one hole out. Over them a good wool coat with camphor in it, and tartan slippers, left on right.
    -> DONE
+ [bell # about: bell, sign, pharmacy, door # like: why the bell, what does the sign say, who hung the sign, is the bell loud, why do you have a night bell]
    The bell's from the pharmacist before me, brass, with a pull like a cow's tail. The sign's his too. He meant croup. I mean whatever you've got.
    -> DONE
+ [cablestreet # about: cable street, cable, first flat # like: where is cable street, what was cable street like, is cable street still there, who lived in cable street, when did he live there]
    Cable Street runs behind the rope stores, all top floors and no lifts. He'd had two rooms and a skylight that let the gulls in.
    -> DONE
+ [cat # about: cat, cats, kitty, sneeze # like: where was the cat, did the cat come along, what did the cat do, is the cat scared of the dark, whose cat is it]
    The cat has views on fog and holds them at the kerb. She waited there for me on a dry stone, like a cabman.
    -> DONE
+ [fog # about: fog, mist, dark, harbour wall, harbour # like: was it foggy, how thick was the fog, was it dark, what does fog smell of, is the harbour far]
    The fog was the brown sort, off the water, to the knee and warm as breath. It tastes of pennies, and it carries a smell further than a dry night would.
    -> DONE
+ [scared # like: were you scared, were you afraid, did you believe him, did you think he was mad, was it spooky, were you nervous]
    I was, up to about the second landing. After that I was nosy, and the one drives out the other.
    -> DONE
+ [house # about: house, building, staircase, stairs, stairwell, landing # like: what was the house like, how old is the house, how many floors, what did the stairs smell of, where does he live]
    The house is five floors of yellow brick with a brass rail, waxed on Fridays. Somebody's umbrella's been drying in that hall since spring.
    -> DONE
+ [dog # about: dog, dogs # like: whose dog was it, was there a dog, what kind of dog, did the dog bark, did you see the dog]
    The dog was fourteen, a spaniel in the main, and didn't get up for us. He let out one sigh through the crack of the door, and it had biscuits in it.
    -> DONE
+ [nose # about: nose # like: how do you follow a smell, how good is your nose, do smells travel, can smells bring back memories, how does that work]
    The nose tires after two breaths and starts being polite. So one goes two steps, breathes out, turns away, comes back. It's like creeping up on a bird.
    -> DONE
+ [again # like: do you still answer the bell at night, would you go out again, do you always go along, do you get enough sleep, why do you do that for strangers]
    I've gone every time but one, and I still think about that one. It was a smell of burnt milk, and he'd gone by the time I had shoes on.
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
+ [Chalk # like: chalk, the chalk, blackboard, board, chalk dust, start with chalk, id begin with the white dust, whatever is on the board, powdery fingers, thats what every school smells of, coloured sticks, white dust, board dust, powder]
    ~ chalk = 1
    Everyone says chalk. I had some ground by noon. He smelled it with great politeness. 'That's a quarry,' he said.
    -> wax
+ [Floor wax # like: wax, floor, floor wax, polish, floor polish, corridor, linoleum, shiny corridors, lino, cleaning stuff, polished boards, what the caretaker used, corridors, caretaker, cleaning]
    Good, that's the corridor. I gave him wax. He stood up straighter, and then he shook his head. 'That's a church. Or my aunt.'
    -> wax
+ [Lunch # like: lunch, food, canteen, cabbage, soup, sandwiches, dinner, milk, school meals, mince and boiled veg, lukewarm milk, the dinner ladies, greasy trays, boiled veg, mince, dinner ladies, trays]
    Cabbage at eleven in the morning, yes. He smelled it and took a step back. 'Nobody,' he said, 'could possibly want that remembered.'
    -> wax
+ [any # any]
    I wrote it at the head of the list, and we went down from there like divers. Chalk: 'a quarry'. Wax: 'my aunt'.
    -> wax
= wax
# own
# back: What did your own school smell of, when you opened the door?
A week of it. Pencil cedar, wet wool, gym mats, the rubber of a hot-water pipe. Every strip right, every strip not it. He came each day at five and sat there like homework. You try. Push open your own school's door: what's the first breath?
+ [Floors and fear # like: fear, floors, stress, sweat, anxiety, floor and fear, terror, exam nerves, panic and polish, dread, cold sweat on the tiles, i was terrified every day, panic, exams, nerves]
    Fear's got a smell, thin and sour, like a coin held too long. I didn't say it to him, but I put a trace in.
    -> seat
+ [Sandwiches in bags # like: sandwiches, bananas, old banana, lunch boxes, apples, orange peel, bag, somebodys egg roll, a squashed tangerine, cheese in tin foil, packed lunches, tangerine, egg roll, cheese, packed lunch]
    One forgotten banana, since Easter. There's one in every school, it's on the curriculum.
    -> seat
+ [I've blocked it out # no # dunno # like: blocked it out, i dont remember, i hated school, dont know, forgot, nothing, no idea, i have wiped it from my mind, cant recall a thing, ive erased it on purpose, no memory of it, i was hardly ever there, erased, wiped, no memory]
    Then I'll not force the drawer. His was stuck too, which was the trouble.
    -> seat
+ [any # slot: schoolroom 14]
    '{schoolroom}'. Your shoulders went somewhere just then, up or down. They always do, at that door.
    -> seat
+ [any # any]
    I wrote that on a strip, and it curled up at the end like old lino.
    -> seat
= seat
# own
# back: Who sat next to you? What do you still know about them?
So I changed the question. I stopped asking what, and asked who, which is how my teacher Grell taught me. 'Who sat next to you?' The man went quiet. 'Ott,' he said. 'He kept a snail.' Who sat next to you?
+ [My best friend # like: best friend, my best friend, my friend, a friend, friend, my mate, a girl i still know, the same pal all the years, my closest companion, we are friends to this day, pal, companion, still friends]
    And I'd wager you could still draw the back of that hand, with the ink on it.
    -> board
+ [Somebody I couldn't stand # like: couldnt stand, hated, an enemy, someone i hated, a bully, annoying, idiot, a real pain, he copied everything from me, she pinched me, my worst foe, an insufferable show off, show off, pinched me, copied, foe]
    You'd know the sound of that nose anywhere. Enemies are filed more exactly than friends, I've noticed.
    -> board
+ [I sat alone # no # like: alone, nobody, no one, i sat alone, by myself, at the back, the chair beside me was empty, there was a window, i was the odd one out, nobody wanted to, single desk, empty chair, odd one out]
    Then the window sat next to you. I've met a few who sat there, and they see rather a lot.
    -> board
+ [any # slot: neighbour 12]
    '{neighbour}', on your left or on your right, it doesn't matter, you looked that way just now.
    -> board
+ [any # any]
    I've scratched that into the lid with a compass point, beside the snail. Somebody'll find it in forty years.
    -> board
= board
# back: He's raised his hand to wipe a blackboard that isn't there. What's in his hand?
'Ott and I did the board,' he said. 'On Fridays.' And as he said it, his arm went up, and he wiped. There, in my shop, at nothing, in big slow loops, a man of fifty. And he made a face. I said: 'Stay like that. What's in your hand?' You've been at a blackboard. What is it?
+ [A sponge # like: sponge, a sponge, the sponge, wet sponge, sponges, that wet thing, something soaking, the smelly squashy thing, its the foul soggy block, squelchy, wet thing, soggy, smelly]
    He got there the same second as you. We'd forgotten the sponge!
    -> drain
+ [A cloth # like: cloth, a cloth, rag, towel, a rag, duster, the duster, an old rag i guess, a bit of fabric, some dusty felt, a hankie, a wiper, felt, wiper, old rag, hankie]
    A cloth's got a clean smell, that's not the face he was making. 'No,' he said slowly. 'The sponge.' We'd forgotten the sponge!
    -> drain
+ [Chalk # like: chalk, a piece of chalk, the chalk, white chalk, a stick of chalk, coloured chalk, he is holding something to write with, a white stick, the stuff you write with, a crumbly stump, white stick, to write with, crumbs]
    {chalk: You and your chalk!|Not in that hand.} He looked at his own palm, and his nose wrinkled. 'The sponge,' he said. We'd forgotten the sponge!
    -> drain
+ [any # any]
    He looked at his palm as if it might be written there. His nose wrinkled first. 'The sponge,' he said. We'd forgotten the sponge!
    -> drain
= drain
# back: A sponge three weeks in its tin: sour, grey, a bit of drain. Would you make it?
Do you remember it? Never quite dry. It lived in a tin under the board, in its own water, over the holidays too. Sour, grey, a bit of drain, chalk gone to cheese. I'd have to make that. On purpose. In a room I sleep behind.
+ [Make it! # yes # like: make it, do it, go on, yes, of course, you must, for art, no pain no gain, id go all the way, it has to be real, bring on the stench, be brave, courage, real thing, stench, all the way]
    I love an honest stink. I kept three sponges in three tins for nine days, and talked to no one.
    -> aunts
+ [Please don't # no # like: please dont, no, dont, disgusting, yuck, gross, leave it out, ugh, have mercy, think of the neighbours, spare us, i feel sick already, that would be revolting, mercy, sick, revolting]
    So said Ro, on the stairs, through a scarf. But it's the ugly note that makes a thing true. I kept three sponges in three tins for nine days.
    -> aunts
+ [Fake it with something # like: fake it, fake, something else, cheat, mimic, chemicals, a substitute, isnt there a trick, use some vinegar instead, id imitate it, artificial would do, find another ingredient, vinegar, imitate, artificial, trick]
    I did try. Vinegar, clay, old vase. He said 'flower shop'. So, three sponges in three tins, nine days.
    -> aunts
+ [any # any]
    I wrote that above the tins, and it curled. Three sponges, nine days, and the cat moved in with Ro.
    -> aunts
= aunts
# own
# back: Which ugly smell do you secretly like?
On day nine I had it. I've never been prouder of anything so horrible. I took it to my aunts at the laundry, they opened a window, and then Odalys came back and sniffed again. 'Second row,' she said. It's always so, with an ugly one. Which one makes you breathe in twice?
+ [Petrol # like: petrol, gasoline, gas, diesel, fuel, tar, paint, nail polish, the filling station, a garage, fresh asphalt, varnish, felt tips, solvent, garage, asphalt]
    You and half the clergy. Nobody says so till I do.
    -> hallway
+ [Wet dog # like: wet dog, dog, my dog, horse, stable, animals, barn, a sweaty pony, the stables, my spaniel after the pond, cow shed, sheep, pony, stables, spaniel, cow]
    Honest as the day. Nobody's ever been deceived by wet dog.
    -> hallway
+ [None. Ugly is ugly # no # like: none, no, ugly is ugly, nothing, i hate bad smells, no ugly smell, i only like pretty smells, stink is stink, not a single one, i hold my nose, i prefer roses, pretty smells, roses, hold my nose]
    Strict. I'll ask you again in a year, beside a fresh-tarred road. That's a button for me, I said 'fresh'.
    -> hallway
+ [any # slot: grime 10]
    '{grime}'. Good! I shan't tell a soul, and I'll think the better of you all evening.
    -> hallway
+ [any # any]
    Into the tin with it, lid on. I shan't tell a soul, and the cat's at Ro's.
    -> hallway
= hallway
# back: He doesn't dare to smell it. Do you push him, or wait?
He came at five. I'd put it together: wax, wool, one pencil, a breath of nerves, and underneath, grey and faithful, the sponge. I slid the bottle over. He took his hand away again. 'What if it's right?' he said.
+ [Then you'll be there # yes # like: go on, youll be there, do it, smell it, push him, dont be afraid, try it, then good, thats the whole point, id encourage him, be brave and sniff, so much the better, he came for that, brave, encourage, whole point]
    I said that, more or less. He drew the stopper as one opens a door with someone asleep behind it.
    -> verdict
+ [Then put it back # no # like: put it back, dont smell it, wait, leave it, not now, take your time, no hurry, he needn't, let him keep it closed, there is no rush, he can still say no, id give him time, give him time, keep it closed, no rush]
    I said he could take it home shut. It helped: one's braver with a way out. He drew the stopper himself.
    -> verdict
+ [Shall we do it together? # like: together, i do it with you, both, do it together, hold his hand, id lean over with him, on three, you and me both, nobody should smell that by himself, id keep him company, not by himself, with him]
    That's what it wanted. We bent down over it at the same moment and nearly knocked heads.
    -> verdict
+ [any # any]
    The lamp hummed a bit. He looked at the briefcase, and at the door. Then he drew the stopper.
    -> verdict
= verdict
# back: He said only: 'It's raining, and I haven't done my sums.' Did it work?
He breathed in, once, and it was as if somebody'd called his name from a list. He looked at the clock on my wall, which isn't there. He said: 'It's raining, and I haven't done my sums.' And then he laughed until he had to hold on to the counter.
+ [It worked! # yes # like: it worked, worked, success, bravo, well done, yes, great, thats a triumph, he was right back there, mission accomplished, you nailed it, clearly, triumph, nailed it, bullseye]
    It worked. I went pink up to the strip, or it's written so.
    -> reunion
+ [Poor boy # like: poor boy, poor man, aw, sad, sums, poor him, i feel for him, i feel sorry for the lad, he sounds frightened, that must hurt, id give him a hug, sorry for him, frightened, hug]
    He wasn't sorry. He was eleven, which is another thing altogether. He forgot his hat.
    -> reunion
+ [I never did mine either # like: me neither, i never did mine, same, me too, i hated maths, i copied, story of my life, i always forgot my homework, i cribbed from the girl in front, i was bad at arithmetic as well, nor had i, homework, cribbed, arithmetic]
    Then sit down by him. Ott did them for him, it turned out, at the break, for crumbs for the snail.
    -> reunion
+ [any # any]
    I said nothing, which I charge extra for. He went out with the bottle buttoned inside his coat.
    -> reunion
= reunion
# own
# back: Nineteen people sat up straight. What would you have called out in that room?
The reunion was in a restaurant, with candles. Nineteen grown people: a judge, two plumbers, Ott. He told me after. He didn't say a word, he only drew the stopper in the middle of the table. And all nineteen sat up straight. What would you have called out?
+ [Present! # like: present, here, im here, yes miss, yes sir, id answer the register, yes sir i am here, thats me teacher, my hand goes up, attending, register, hand up]
    The judge did. Loudly. She's had to live with it since.
    -> homework
+ [Who farted? # like: who farted, what stinks, ew, what is that smell, it stinks, who did that, what died in here, id hold my nose and giggle, that reeks, open a window, it wasnt me, reek, died in here]
    One plumber. It was what he'd always said, and everybody cheered, because it was him.
    -> homework
+ [Nothing. Sit up straight # no # like: nothing, sit up straight, silence, say nothing, id sit straight, hands on the desk, not a word from me, back like a ruler, id fold my arms and be good, mute and upright, id obey, obey, straight back, ruler]
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
+ [Open it. That's what for # yes # like: open it, open, use it, every year, thats what its for, smell it, until its gone, drink it while its there, every reunion until it runs out, things are for using, id pull the cork, enjoy it, drink it, pull the cork, enjoy, until it runs out]
    I told him that. The last drop's the best, they all lean in. {grime: And I know you'd lean twice, you and your '{grime}'.|And someone'll have to say 'present'.}
    -> END
+ [Keep it shut # no # like: keep it, shut, keep it shut, save it, forever, never open it, closed, id never waste it, leave the stopper in, treasure it, as long as it is sealed its safe, put it away, treasure, sealed, stopper in, never waste]
    Then it stays true and nobody can check. {schoolroom: I'd do the same with '{schoolroom}'.|I've a drawer like that myself.}
    -> END
+ [Give it to Ott # like: ott, give it to ott, to ott, give it away, the snail, his friend, his old desk mate should have it, the boy with the pet, share it with his pal, pass it on to him, hand it over, pal, desk mate, share it]
    Oh, that's good. That's the desk shared out fairly at last. {grown: He can draw the stopper and say '{grown}'.|He can keep the snail's end.}
    -> END
+ [any # any]
    He's got it in writing from me now, brown ink, and a small grey smudge where the sponge was.
    -> END
= aside
+ [ott # like: what happened to ott, who is ott, the snail, the snails name, did ott come # about: ott]
    Ott's in shipping now, large, with a beard that one could lose a pencil in. At eleven he could do sums, and shared them out for crumbs.
    -> DONE
+ [flats # like: what happened to the school, is the school flats now, why did it close, who lives there, is it still standing # about: flats, building]
    Flats, with big windows. A tenant rang me about a smell near her sink, Fridays only. I said there was nothing to be done.
    -> DONE
+ [grell # like: who is grell, your teacher, grell, what did he teach you, did you like school, your school # about: grell]
    A soap boiler. First lesson, he handed me a glove and said: 'Tell me who.' I said 'leather'. 'That's what,' he said. 'I asked who.'
    -> DONE
+ [sell # like: do you sell it, can i buy it, is it for sale, do other people want it, did you sell more]
    Never put it in the window. But teachers ring the bell, after dark, and ask for 'the grey one'.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    I'm an AI and went to no school at all. It's invented, down to the snail. The sponge, I'm told by everyone, is documentary.
    -> DONE
+ [man # about: man, briefcase, gentleman # like: who was the man, what was in the briefcase, what was his job, how old was he, why did he want it, why was the briefcase empty]
    The man sold insurance for bicycles, and was fifty or so. He carried the briefcase, he said, because a hand that's got nothing in it gets asked to help.
    -> DONE
+ [chalk # about: chalk, chalks # like: how do you make chalk smell, does chalk smell, where did you get the chalk, why a quarry, what kind of chalk]
    Chalk on its own is a hillside with sheep. It only turns into a school when it's been breathed by thirty people.
    -> DONE
+ [sponge # about: sponge, sponges # like: why a sponge, what does a sponge smell like, where did you get the sponges, what did you do with the sponge afterwards, how long were they in there]
    A sponge is an animal, people forget that. Keep one wet in a tin and it remembers. It starts with pond and ends with cheese.
    -> DONE
+ [cat # about: cat, cats, kitty, sneeze # like: what did the cat say, where was the cat, did the cat sneeze, did the cat come back, does the cat like it]
    The cat sneezed once at the chalk, twice at the wax, and then put in for leave. She had a bed two floors up and came down for meals only.
    -> DONE
+ [ro # about: ro, neighbour, neighbours, upstairs # like: who is ro, did the neighbours complain, what did ro say, did it smell in the whole house, who lives upstairs]
    Ro plays the cello two floors up, with the window open that month. Said it was the first time anybody'd made B flat go off.
    -> DONE
+ [odalys # about: odalys, bet, laundry, aunt, aunts # like: who is odalys, who are your aunts, what did the aunts say, where is the laundry, did your aunts raise you]
    The aunts are two, Odalys and Bet, and they raised me over a mangle. They can tell from a collar who's lying and from a cuff to whom.
    -> DONE
+ [disgusting # like: was it disgusting, did you feel sick, how could you stand it, did it stink, were you sick, was it the worst smell ever]
    I was green by day four. By day seven I'd begun to call it 'he', and that's when one has to watch oneself.
    -> DONE
+ [failed # like: did you want to give up, how many tries, how long did it take, was it hard, did you doubt it, why couldnt you find it]
    I made thirty-one strips before I asked him anything useful. It took a month, and the right question took about four seconds.
    -> DONE
+ [teacher # about: teacher, teachers, headmaster, class # like: was the teacher strict, who was the teacher, did he like his teacher, what were the teachers like, what was the class like]
    The teacher he spoke of was a Miss Amory, who smelled of cloves and was never once seen to sit. Nineteen of them, and she knew each by the cough.
    -> DONE
+ [ingredients # about: ingredients, recipe, bottle, formula # like: what is in the bottle, what are the ingredients, is it a perfume, can you wear it, how many drops]
    The bottle holds wax, wool, pencil and a coin's worth of nerves, for a start. You couldn't wear it. You'd be sent to the corner.
    -> DONE
+ [snail # about: snail, snails # like: what was the snail called, where did he keep the snail, what did the snail eat, why a snail]
    The snail was called Director, and lived in a pencil box with holes in it, on lettuce the dinner ladies saved. He'd race anything, and lost with dignity.
    -> DONE

=== days ===
# title: A perfume named after your Monday
# chip: A perfume made of your Monday
# keys: monday, my day, day, week, perfume, mix, blend, without adjectives, my week
-> bench
= bench
# back: We're making a perfume of one of your days, in words. Which sort of day do we take?
I've rinsed a bottle, and it's yours. I make perfumes called 'Wednesday' and 'Spare Key', and now we'll make one of a day of your own. In words only, nobody has to wear it. Take any day, we'll call it Monday. Which sort do we take?
+ [An ordinary one # like: ordinary, normal, an ordinary day, boring, any, average, today, a monday, nothing special happened, a plain working one, the usual, any old weekday, like all the others, weekday, usual, plain, nothing special]
    Best material there is. Anyone can bottle a wedding. It takes a nose to bottle a bus.
    -> top
+ [A rotten one # like: rotten, bad, terrible, a bad day, awful, horrible, the worst, sad, everything went wrong, it was hell, let us take a horrid one, one that i hated, the day it all fell apart, hell, fell apart, went wrong, hated it]
    Good. Nobody ever asks for those and they keep better. I won't sweeten it, you've my word.
    -> top
+ [One I'd like back # like: a good one, one id like back, beautiful, the best, a happy day, good, special, holiday, a golden one, when we were by the sea, my favourite memory, id relive it, the time i was happiest, golden, favourite, happiest, relive]
    Then I'll hold the funnel still. Those are the ones that spill.
    -> top
+ [any # any]
    That'll be the water in it. One begins with water. Bottle's under the lamp, stopper's out.
    -> top
= top
# own
# back: Top note: what was the first thing in that day? A noun, please.
Top note. The one that talks first and leaves in ten minutes. I want the first thing in that day that you touched or smelled or bumped into. No adjectives, they're only upholstery. A noun, or two.
+ [My phone # like: phone, my phone, alarm, the alarm, alarm clock, the screen, mobile, the snooze button, i reached for the display, that awful ringing, my mobile buzzing, notifications, snooze, ringing, beep]
    Warm glass and a thumb. It's in every bottle I fill these days, it's the lavender of our time.
    -> button
+ [Coffee # like: coffee, tea, breakfast, toast, a cup of coffee, mug, cereal, the kettle, a hot brew, porridge, espresso in the dark, the bread bin, kettle, cocoa]
    Everyone's first witness. I'll take the steam and leave you the cup.
    -> button
+ [Nothing. I was asleep # no # dunno # like: nothing, asleep, sleep, i slept, i dont know, cant remember, no idea, bed, i was unconscious, my pillow, i only turned over, nothing comes to me, i was out cold, pillow, unconscious, out cold, duvet]
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
+ [Busy # like: busy, stress, stressed, hectic, crazy, urgent, stressful, under pressure, swamped, flat out, overbooked, i hate when people say they have no time, no time]
    Into the jar, it rattles well. Ask people what they did instead, and they go quite quiet.
    -> middle
+ [Amazing # like: amazing, awesome, great, super, literally, perfect, incredible, fantastic, epic, everyone is always thrilled, to die for, brilliant, thrilled]
    Three buttons. I've a coat that's done up with nothing else.
    -> middle
+ [Fine # like: fine, ok, okay, nice, good, interesting, whatever, all good, its alright, not bad, cant complain, meh, what you say when you mean nothing, alright]
    That's the biggest button in the jar. It's off an overcoat, it shuts right up to the neck.
    -> middle
+ [any # any]
    Plink. I've turned the jar a bit, so one can see it from the street.
    -> middle
= middle
# own
# back: Heart note: what did your hands do for most of that day?
Now the heart. That's what the day was made of, once it stopped showing off. Don't tell me what you thought. Tell me what your hands were doing, from eleven till four. My aunts could read a marriage off two pillowcases, and hands are easier.
+ [Typing # like: typing, type, keyboard, computer, mouse, writing, scrolling, clicking, spreadsheets, tapping on a laptop, emails, punching keys, staring at a monitor, laptop, monitor]
    Dust, warm plastic, a crumb under the letter E. It's not romantic. It's six hours of you.
    -> sleeve
+ [Carrying things # like: carrying, lifting, carry, working, cleaning, cooking, holding, driving, building, hauling boxes, scrubbing pots, at the steering wheel, changing nappies, hammering, steering, scrubbing, hammer, nappies, boxes]
    Then there's skin in it, and somebody's door. That's a heart with some weight.
    -> sleeve
+ [Nothing. They lay there # no # like: nothing, resting, they lay there, lying, not much, lazy, idle, in my pockets, in my lap, they were idle, they did bugger all, folded on the duvet, lap, idle hands, folded, still]
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
+ [Other people # like: other people, people, someone, friends, family, my kids, somebody, a person, my daughter had leaned on me, perfume of a colleague, the children, my friends hug, the whole crowd from the bus, children, hug, crowd, my daughter]
    They rub off, yes. I've always thought it the best argument for them.
    -> embarrass
+ [Fried onions # like: onions, food, fried onions, dinner, garlic, cooking, oil, kitchen, smoke, what i cooked, chip fat, grease from the pan, soup, bacon, chips]
    No luxury like it. You'd have had three neighbours at the door with a plate.
    -> embarrass
+ [Nothing's left # no # like: nothing, nothing is left, empty, no, tired, only me, gone, it had all worn off, just skin, not a trace, the day had vanished, i was worn out, worn off, vanished]
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
+ [I was unkind # like: unkind, i was unkind, i shouted, mean, i was rude, i was mean, angry, i snapped, lied, i lied, i barked at my son, i said something nasty, i told a fib, i lost my temper, i was horrible to a waiter, nasty, temper, fib, barked]
    Iron filings, then. One only. It's a truer bottle for it, and you said it without a ribbon.
    -> half
+ [I did absolutely nothing # like: i did nothing, absolutely nothing, lazy, watched tv, stayed in bed, i wasted it, procrastinated, i sat on the sofa all day, hours on my phone, i skipped everything, binge watching, i didnt lift a finger, sofa, binge, skipped everything]
    Sofa. A drop of sofa. You'd be surprised who'd buy that neat.
    -> half
+ [I'll keep that stoppered # no # like: rather not, not telling, private, secret, no, keep it, i wont say, skip, pass, i prefer not to share that, mind your own business, that stays with me, no comment, too personal, personal, not your business]
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
+ [Half # yes # like: half, take half out, half of it, by half, less, half please, just a part, fifty percent, soften it a bit, tone it down, a compromise, soften, compromise]
    ~ halved = 1
    Steady hand. Now it's got a secret and isn't keen to tell, and that's what we call depth, at these prices.
    -> sniff
+ [Leave it whole # no # like: whole, leave it, leave it whole, all of it, keep all, everything, full, dont touch it, let it stand, the full dose, be bold, i stand by it, full dose, bold]
    Brave. It'll walk in before you do. I know two people who'd follow it down the street.
    -> sniff
+ [Take it all out # like: all out, take it out, remove it, all of it out, none, without, no drop, get it out of there, erase it, i want none of it, without that please, get rid of every bit, erase, get rid of it, out with it]
    Too late, it's been in. That's the thing with drops. You can only take out the most of it, so I have.
    -> sniff
+ [any # any]
    I've done what the pipette thought you meant. Some stayed in. Some always does.
    -> sniff
= sniff
# back: The cat's about to judge your day. Do you let her?
Quality control. She's called Sneeze, she's a cat, she can't be bribed and she's never been wrong. I put the strip on the floor. She comes out from under 'Misc. Powders', slowly. She puts her nose to your day. Brace yourself.
+ [Let her # yes # like: let her, go on, im ready, ok, fine, let her sniff, bring it on, go ahead puss, im not afraid of her verdict, let her have a whiff, the judge may approach, i trust her nose, whiff, judge, im not afraid, come on puss]
    She read it twice. Then she lay down on it, the whole length of her. There's been nothing like it since 'Spare Key'.
    -> wearer
+ [Don't let her! # no # like: stop, dont, no, take it away, dont let her, im scared, im nervous, snatch it back, keep her off it, i couldnt bear a sneeze, hide the strip, im too anxious, hide it, snatch, keep her away, anxious]
    I snatched it up, and she sat down on the place where it had been. She's sitting there now. I'd take that as a yes.
    -> wearer
+ [I'm more of a dog person # like: dog, dogs, i prefer dogs, dog person, i dont like cats, hate cats, i have a hound, give me a puppy any time, id trust a labrador more, im allergic to felines, where is the terrier, labrador, puppy, hound, allergic, terrier]
    She heard. She thought about sneezing, one could see it, and was too honest. She lay down on the strip.
    -> wearer
+ [any # any]
    Not a sneeze. She breathed in, and pushed the strip behind the stove, where she keeps what she's going to need.
    -> wearer
= wearer
# back: Who should be allowed to smell that day of yours?
So it's good. I thought it would be. Now there's only one drop on the strip, and it wants somebody to smell it. Not to judge. Only to say 'oh'. Who'd you hold it out to?
+ [Somebody I miss # like: someone i miss, somebody i miss, my mother, my friend, my grandmother, my sister, a friend, far away, my gran, he lives abroad now, the one i lost touch with, my ex, my brother overseas, gran, brother, lost touch]
    Then I'll fold it in tissue, so it's good for a long road. They'd only have to open it and stand there.
    -> christen
+ [A total stranger # like: stranger, a stranger, anyone, anybody, someone on the bus, whoever, a total stranger, whoever walks by, a passer by, someone at a tram stop, anybody with a nose, a person i will never see again, passer by, tram, unknown person]
    Strangers make the best 'oh'. They've got nothing to be polite about.
    -> christen
+ [Nobody. It's mine # no # like: nobody, no one, mine, its mine, only me, keep it, myself, i keep that to myself, for my eyes only, private property, not for others, id wear it alone, private, to myself, my secret]
    Quite right. Wear it inside the elbow, where zero is.
    -> christen
+ [any # any]
    I've left the strip by the edge of the marble on that side. It can be picked up or not.
    -> christen
= christen
# own
# back: It needs a name on the label. Not 'For Ever'. What's it called?
The label. Brown ink, my best hand. Perfumes are called 'For Ever' and 'Longing', as though they were ships. I had one called 'No', very dry, it sold to couples. People smell more carefully when nothing's being promised. What's yours called?
+ [Just 'Monday' # like: monday, just monday, mondays, my monday, day, tuesday, after the weekday, the plain day name, call it what it is, any weekday will do, weekday, thursday, plain day, sunday]
    Plain. It'll be snatched off the shelf. Everybody's had one, nobody's ever seen it treated with respect.
    -> shelf
+ [Never Again # like: never again, over, done, finally, the end, enough, survived, glad its behind me, once was enough, no repeat, not another one, good riddance, behind me]
    That'll need the thick glass. It's the sort of name people smile at, and then hold on to.
    -> shelf
+ [No name # no # dunno # like: no name, nameless, without a name, i dont know, blank, untitled, you name it, leave it empty, you think of something, it can do without, anonymous, im stuck for a title, empty, without title]
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
+ [Leeches # like: leeches, leech, the leeches, the first, first drawer, with the leeches, vetiver, in with the bloodsuckers, the wriggly ones, the slimy drawer, something that clings, bloodsuckers, slimy, wriggly]
    By the vetiver. It'll be in deep, green company, and it won't be found by the polite.
    -> END
+ [Arsenic # like: arsenic, poison, the second, the poison, second drawer, biscuits, with the arsenic, somewhere dangerous, the deadly one, the toxic one, where the murder weapons are, with the biscuits, deadly, murder, toxic, dangerous]
    That's where the biscuits are! It's the safest drawer in the house, and the most visited.
    -> END
+ [Misc. Powders # like: misc powders, misc, powders, miscellaneous, the third, odds and ends, the jumble, various, the boring sounding one, mixed dust, jumble]
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
+ [cumin # like: why cumin, what is cumin for, why embarrassing, why take half out, grells rule, who is grell # about: cumin, rose, roses]
    With no cumin a rose is a greeting card. With two drops it's the number nine bus. In between, by half a drop, somebody's just come running in.
    -> DONE
+ [cat # about: cat, cats, kitty, sneeze # like: who is the cat, why sneeze, is the cat ever wrong, what does the cat do, how does the cat judge]
    The cat's a ship's stray with half an ear and perfect pitch, nasally. What's wrong she sneezes at. What's right she sleeps on.
    -> DONE
+ [jar # about: jar, button, buttons # like: what is the button jar, why buttons, how much is in the jar, who pays the fines, what do you do with the buttons]
    The jar held pickled eggs once. One button for 'fresh', two for 'clean', and for 'masculine' I take the zip. I've sewn whole coats out of it.
    -> DONE
+ [notes # about: note, notes, top note, heart note, base note # like: what is a top note, what is a heart note, what is a base note, how does a perfume work, how long does it last]
    The notes are three people at a party. The top one arrives first and leaves at once, the heart does the talking, and the base helps with the washing up.
    -> DONE
+ [drawers # about: drawer, drawers, pharmacy, leeches, arsenic # like: what is in the drawers, are there leeches, is that arsenic, why the old labels, what was the shop before]
    The drawers are from the pharmacist, oak, two hundred and twelve. I left the labels on. It makes people ask before they rummage.
    -> DONE
+ [aunts # about: aunt, aunts, odalys, bet, laundry # like: who are your aunts, how can they read a pillowcase, what did the aunts do, do you see your aunts]
    The aunts have a laundry by the harbour, Odalys and Bet. Give them two pillowcases and they'll tell you who apologised.
    -> DONE
+ [shop # about: shop, counter, marble, lamp # like: where is your shop, what does the shop look like, what does the shop smell of, is the shop big, is the shop real]
    The shop's got a marble counter, a brass lamp that hums and one chair. It smells of everything at once, and on Mondays of floor soap.
    -> DONE
+ [adjectives # about: adjective, adjectives, noun, nouns, words # like: why no adjectives, why nouns only, what is wrong with adjectives, do words smell, why only words]
    The nouns do all the work. 'Lovely warm fresh bread' is a leaflet. 'Bread' is bread, and there's your aunt in the door with it.
    -> DONE
+ [strange # like: have you done this before, do many people order this, what was the strangest day, do people like it, who else had a day made]
    I've done a Tuesday that was nothing but lifts, and a Sunday with one sock in it. Both gentlemen cried, and paid, in that order.
    -> DONE
+ [favourite # like: what is your monday like, what would your own day smell of, do you have a favourite day, what is your day like]
    My own would be lamp oil, wet cat and a letter from the bank. I'm written that way, as an AI I've only got other people's Mondays.
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
+ [The banker # like: banker, the banker, the umbrella, umbrella, bank, the rich man, him with the money, the brolly could hide it, financiers always, a bag of pinstripe, rich man, money man, brolly, financier]
    He can afford it, that's always suspicious. But he'd looked at it, I remember, the way one looks at stairs.
    -> handle
+ [The postman # like: postman, the postman, mailman, post, the mailman, it was the postman, him with the bag, the one delivering letters, he knows every house, he could slip it in his sack, the man with the parcels, mister letters, parcels, mailbag, delivery man]
    ~ postman = 1
    The cat's of your opinion. She sneezes at him on principle. It's evidence of something.
    -> handle
+ [The soprano # like: soprano, the soprano, singer, the singer, opera, the lady with the big voice, the diva, she has space in her costume, artists are vain, her in the wide dress, diva, big voice, costume, sleeves]
    She'd had her big sleeves on. One could have got a cello up those. I thought about those sleeves all night.
    -> handle
+ [The one in grey # like: grey, the one in grey, soap, the quiet one, gray, someone in grey, the silent customer, the plain one nobody remembers, whoever bought the bar, the unremarkable one, nobody notices such a person, silent, unremarkable, bar of soap, nobody notices]
    It's always the quiet one, in books. I could hardly recall a face. Only the soap, and that they'd counted out the money exactly.
    -> handle
+ [any # any]
    I've pinned that over the till. I went through the four of them again, one pocket after the other.
    -> handle
= handle
# back: The door handle smells of four hands. Whose do you smell for first?
So I smelled the door handle. Brass has no smell, what you get is every hand that's held it. I knelt there with my eyes shut, a lady with a dog stepped round me. Four hands. One was peppermint, one string and glue, one lilies. And one smelled of nothing but being very, very sorry.
+ [Sorry has a smell? # why # like: sorry has a smell, can you smell sorry, what does sorry smell like, how, really, what, remorse has an odour, explain how that works, what does regret smell like, since when can one smell feelings, remorse, explain, regret]
    Damp wool and coin. You've had it on your own palms, before an exam. I've no chemistry for it, only practice.
    -> truth
+ [That's your thief # yes # like: thats him, thats the thief, thats your thief, guilty, sorry one, the fourth, case closed, got him, that is the culprit, the guilty conscience did it, we have our man, culprit, conscience]
    So quick. One can be sorry in advance, or for someone else. But I wrote it on a strip, and underlined it.
    -> truth
+ [You can't know that # no # like: you cant know, nonsense, impossible, i dont believe it, thats not proof, made up, that is humbug, a hand cant tell you that, sounds like fantasy, no court would accept it, i have my doubts, humbug, court, proof, fantasy]
    A locksmith thought so too, and lost a bet over five keys. Four of them, at any rate. I'm not infallible. I've only got knees like a washerwoman.
    -> truth
+ [any # any]
    That went on a strip as well, behind the other ear. By then my knees were wet.
    -> truth
= truth
# own
# back: What's the plainest thing anybody ever said to you?
I ought to tell you about that scent. 'Plain Speaking'. Nobody's ever bought it twice. You put it on, and it's as if someone next to you had said what they meant. What's the plainest thing anybody ever said to you, to your face?
+ [That I talk too much # like: talk too much, i talk too much, youre too loud, too loud, shut up, be quiet, youre annoying, that im too noisy, told me to zip it, someone called me exhausting, give it a rest, they said i go on and on, noisy, exhausting, zip it]
    I'll be the judge of that, and so far I've done most of it.
    -> baker
+ [That they liked me # like: i like you, they liked me, i love you, they love me, you are good, im proud of you, thank you, my boss praised me, she said she adored me, he was glad i exist, a compliment out of nowhere, that im loved, compliment, praised, adored, that i matter]
    Without a 'but'? One could put that in a bottle with no pepper at all.
    -> baker
+ [Nobody's ever plain # no # dunno # like: nobody, nobody is, never, i cant think, i dont know, no one, nothing, everyone beats about the bush, folk around me are polite, not that i remember, people only hint, they never dare, polite people, hints, beat about the bush]
    Then you're among the polite. It's like living in a house where all the doors are curtains.
    -> baker
+ [any # slot: plain 16]
    '{plain}'. Just like that? Pepper, iron, wet slate. One stands there with it on.
    -> baker
+ [any # any]
    I've taken that neat. Pepper, iron, wet slate: it goes down straight and leaves the door open.
    -> baker
= baker
# back: Somebody in town is wearing it, and everyone's telling the truth. Do you follow the trail?
And now it got odd. On Saturday the baker in Rope Street told a customer, 'That's yesterday's.' The tram driver said, 'I don't know either.' A councillor said he'd forgotten why. It went through Maren in patches, as if someone were walking about with the bottle open.
+ [Follow the trail # yes # like: follow, follow it, follow the trail, go after it, yes, chase, find them, track it, id hunt it down, after them, nose to the ground, i would trail it through town, lets find who carries it, hunt, nose down, tail it]
    I did, hat down. Pepper by the fish stalls. Slate on the bridge. I lost it at a tram stop where two strangers were making up.
    -> sniffed
+ [Leave it running # no # like: leave it, let it run, dont stop it, good, great, keep it going, let them, about time people were honest, dont interfere, a bit of truth does no harm, let it do its work, id enjoy it, honest for once, enjoy it, harmless, good for them]
    I'm a shopkeeper, I ought to have minded more. I bought yesterday's loaf. It was cheap, and she told me why she'd been crying.
    -> sniffed
+ [It's only chance # like: coincidence, chance, just chance, luck, accident, it means nothing, pure accident, bakers are sometimes honest, you imagine a pattern, random, id not read much into it, imagine, accidental]
    So says the chemist in me, the two years of it. The rest of me was standing in the fish market with its nose up.
    -> sniffed
+ [any # any]
    I said that to Ro, who said 'hm' on the cello. I went out and walked about with my nose up.
    -> sniffed
= sniffed
# back: The postman's on the step. Do you accuse him?
Monday. The postman on the step, and the cat goes off like a pistol. He's held that against me for years. {postman: You'd had him down from the start.|I'd never have thought of him, but a cat's a cat.} His bag's open. It smells of string, glue, and something with pepper in it. Do you say it?
+ [Accuse him # yes # like: accuse, accuse him, say it, yes, arrest him, confront him, its him, search the bag, tell him to his face, hands up mister, i would demand it back, caught red handed, id confront the man, hands up, to his face, confront, demand it]
    I said it. He went red. It was a sausage. His wife makes them, it was to be a present for me, 'to have peace with the cat'.
    -> borrowed
+ [Ask what's in the bag # like: ask, ask him, whats in the bag, ask about the bag, look in the bag, politely, what have you got in there, id inquire nicely, may i see, id peek inside first, give him a chance to explain, inquire, peek inside, politely ask]
    'A sausage,' he said with dignity. 'For the cat. I thought if I made the first move.' I've never liked myself less.
    -> borrowed
+ [Say nothing # no # like: nothing, say nothing, no, keep quiet, wait, let him go, watch him, bite my tongue, id smile and take the letters, no accusation without proof, let him walk on, stay silent, no proof, smile]
    I held my tongue, thank heaven. He took out a sausage with pepper in it, in paper, and said: 'For madam there.' He meant the cat.
    -> borrowed
+ [any # any]
    He heard me out, with the bag on his hip. Then he took out a sausage in paper. It was for the cat, as a peace offering.
    -> borrowed
= borrowed
# own
# back: If you had it on for one day, what would you say plainly, and to whom?
So it wasn't the postman. The cat ate the sausage and sneezed at him with her mouth full. I lay awake. Suppose it was you, with my bottle in your pocket, one day of it, one dab, and it's out before you've folded it. What would you say? You needn't name anyone.
+ [I'm not fine # like: im not fine, not fine, im tired, i am tired, not ok, i need help, im exhausted, that im worn out, i cant go on like this, i would admit how exhausted i am, its all too much, i feel rotten, worn out, exhausted, too much, rotten]
    There goes the biggest button in the jar. No teasing on that one. I'm glad it's said, if it's so.
    -> slot
+ [No, I don't want to # no # like: no, no i dont, i dont want to, no thanks, leave me alone, go away, id refuse for once, stop asking me, i have had it with you, the answer is never, find somebody else, refuse, stop asking, had enough, leave me out]
    Five plain words. You could wear that to any dinner in town.
    -> slot
+ [You were right # like: you were right, i was wrong, sorry, im sorry, i miss you, forgive me, i should have listened, my mistake, id apologise at last, come back please, you had a point, apologise, come back]
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
+ [Yes, smell it # yes # like: smell it, yes, of course, find out, i want to know, sniff it, lift it, id have to know, curiosity would win, one quick sniff, i couldnt resist, straight to my nostrils, curiosity, one sniff, nostrils, couldnt resist]
    I got it as far as my chin. Damp wool. Coin. And under that, quite faint, my own soap. I stopped breathing in, and I knew too much already.
    -> framing
+ [No. They've said sorry # no # like: no, they said sorry, leave it, forgive, let it be, no need, dont, it has come home that is all, some things one shouldnt know, mercy, id let it rest, they came forward so its done, let it rest, some things are better unknown]
    I laid it down on the marble at arm's length. It's no good, my arms are short. Damp wool, and my own soap.
    -> framing
+ [Look at the handwriting # like: handwriting, the handwriting, look at it, writing, compare, the ink, the paper, id check the letters, who writes like that, study the pen, was it in capitals, id look before i smell, letters, pen, capitals, script]
    Small, upright, exact. It's the writing of someone who counts out the money. And who'd bought soap, you'll remember.
    -> framing
+ [any # any]
    I thought it over with the note in the air, and a draught decided. Damp wool. Coin. My own soap.
    -> framing
= framing
# own
# back: The best review I ever had hangs on my wall. What would your note have said?
So I think I know. I've never asked. I had the note framed, brown wood, behind the till: 'Too honest for me. Sorry.' It's the best review I ever got. You bring back a thing you took, for reasons. One line goes round the neck of it. What does yours say?
+ [Thank you # like: thank you, thanks, thank you for it, it helped, many thanks, sorry and thanks, much obliged, grateful, it did me good, cheers for the loan, it changed my week, cheers, thank]
    For a theft? That's manners. I'd have put yours in the window.
    -> spring
+ [I couldn't help it # like: i couldnt help it, i had to, it just happened, i dont know why, i needed it, i needed it more, i was weak, something came over me, forgive my fingers, temptation got me, i dont know what possessed me, temptation, forgive me]
    No more could the cat with the postman. I know it's no excuse. It's only true.
    -> spring
+ [I'd not bring it back # no # like: not bring it back, keep it, no note, no, id keep it, never, nothing, mine now, finders keepers, it would stay in my pocket, i would hang on to it, no returns, pocket, hang on to it]
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
+ [Say something plain # yes # like: say something, yes, tell them, say it, speak, be plain, tell them you know, id speak up, let them off the hook aloud, break the ice, id address it kindly, open my mouth for once, speak up, kind word, out loud]
    What, though? {plain: You were told '{plain}', you'd know how.|I've had the words ready for three springs.} I wrapped the soap, and I said: 'It suits you, you know. Being sorry. You can stop now.' They laughed, first time.
    -> END
+ [No. Sell the soap # no # like: no, say nothing, sell the soap, keep quiet, leave it, just the soap, silence, wrap it up and nod, i would respect that, not a syllable, keep our secret, hand over the change and smile, wrap it, secret, respect]
    Soap it is. I put a second bar in the bag, and they bring the paper back folded. We've quite a correspondence, without a word in it.
    -> END
+ [Give them the tester # like: give it, give them the tester, a gift, give them the bottle, let them have it, press it in their palm, id make them a present, they can have it for good, push it across the counter, they obviously need it, press it in their hand, they need it, present]
    I slid it across. They slid it back. 'I've got the hang of it now,' they said. {taken: I thought of you, and '{taken}'.|And they looked me straight in the face to say it.}
    -> END
+ [any # any]
    I'll hold that over till next spring. So far we've only ever said 'soap' and 'thank you', and both of us meant it.
    -> END
= aside
+ [who # like: who was it, who stole it, who is the thief, who is in grey, was it the one in grey, do you know who]
    I've a nose, an opinion and a framed confession. What I haven't got is any wish to be proved right.
    -> DONE
+ [police # like: did you call the police, police, why not report it, did you report it, was it expensive, how much was it # about: police, inspector]
    For a tester? The inspector would've come in, smelled it, and told me about his divorce. He did once, over a rose.
    -> DONE
+ [banker # like: what about the banker, the soprano, was it the soprano, what did the banker do, peppermint, lilies # about: banker, umbrella]
    The banker was peppermint, the soprano lilies. She told the conductor the truth that week too, but she does that unaided.
    -> DONE
+ [scent # like: what does it smell like, plain speaking, what is it made of, why does nobody buy it, why do you make it # about: plain speaking, pepper, slate]
    Pepper first, then iron, then wet slate for hours. It does nothing to anybody. But people smell it and remember what they'd meant to say.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    Invented, all of it, by an AI with nobody's hand on the door. I'd be in trouble with my own bottle if I told you otherwise.
    -> DONE
+ [tester # about: tester, bottle, testers # like: what did the tester look like, how big was the tester, was it full, why steal a tester]
    The tester was a hand high, blue glass, three parts full, with a paper collar saying 'Please try'. Somebody did as they were told.
    -> DONE
+ [postman # about: postman, mailman, post # like: who is the postman, what is the postman like, does the postman still come, is the postman angry]
    The postman's called Dunn and has walked my street for twenty years on the sunny side. It's not his fault the cat's allergic to string.
    -> DONE
+ [soprano # about: soprano, singer, lilies, sleeves # like: who is the soprano, what was in her sleeves, did she sing, what did the soprano want, is she famous]
    The soprano comes in for lilies before a first night, and pays in tickets. The sleeves are so wide because she keeps her lozenges in the one and her temper in the other.
    -> DONE
+ [cat # about: cat, cats, kitty, sneeze # like: why does the cat sneeze, did the cat see it, where was the cat, what did the cat do, was the cat a witness]
    The cat slept through the theft on the till, face to the wall. As a witness she's worth nothing, and she knows it, and was very short with everyone.
    -> DONE
+ [baker # about: baker, tram driver, councillor, loaf # like: did the baker lose customers, what happened to the baker, was the councillor sacked, did people like the truth, was it yesterdays bread]
    The baker sold out by ten on the Sunday. It turned out people don't mind yesterday's loaf at all, if it's introduced.
    -> DONE
+ [soap # about: soap, soaps # like: what kind of soap, why soap, how much is the soap, do you make soap, what does the soap smell of]
    The soap's the yellow sort, by the bar, no scent and no ribbon. I sell about one a week to people who want nothing explained.
    -> DONE
+ [handle # about: handle, door handle, brass, knees # like: how can you smell a handle, what does brass smell of, was it cold, did people stare, can you really smell hands]
    The handle's a brass lion's paw, worn thin at two toes. I smell it more often than I'd admit to a customer. It's my visitors' book.
    -> DONE
+ [angry # like: were you angry, did you mind, were you furious, were you sad about it, did it hurt you, did you feel robbed]
    I was angry until about supper. Then I was flattered, which kept me awake longer.
    -> DONE
+ [suspect # like: did you suspect anyone, who did you suspect first, did you ever suspect ro, what did ro think, did you tell anyone]
    I suspected all four, and for one hour Ro, with that cello case. I apologised for it. Ro hadn't noticed, and was offended afterwards.
    -> DONE
+ [steal # like: have you ever stolen anything, did you ever steal, would you steal it, are you honest, do you lie to customers]
    I once took a teaspoon from a hotel because it smelled of somebody's wedding. An invented hotel, since I'm an AI, but the spoon's on my conscience.
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
+ [Ready # yes # more # like: ready, lets go, ok, start, begin, go on, play, fire away, i was born for this, bring on the first, im in, count me in]
    ~ score = 0
    Eyes shut, then. No, open one, you've got to read.
    -> first
+ [What are the buttons for? # why # like: buttons, what for, what are the buttons for, prize, what do i win, why buttons, is there a reward, whats the point of the fasteners, what can one buy with them, do they matter, why does one collect them, reward, point of it, fasteners, worth]
    ~ score = 0
    They're fines, people paid them for the word 'fresh'. With six you can do up a waistcoat, and face anything.
    -> first
+ [I've got a terrible nose # no # dunno # like: terrible nose, bad nose, i cant smell, no nose, i have a cold, im bad at this, my nostrils are useless, im rather bunged up, sniffing isnt my strong suit, this will go badly, hay fever here, bunged up, hay fever, nostrils, sinus]
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
+ [A sauna # like: sauna, a sauna, the sauna, a, spa, steam room, somewhere hot and wooden, finnish, wellness place, steam, wellness, birch]
    With chips? I'd go at once. It's the pool. The rubber of the bathing cap's what makes it true, I left it out to be mean.
    -> second
+ [The municipal pool # like: pool, the pool, swimming pool, municipal pool, b, public pool, where i learned to swim, public baths, lido, leisure centre, the diving board, baths, diving, swimmers]
    ~ score = score + 1
    A button. And I saw your hair get wet. I've sold it bottled, each February, to people in very good coats.
    -> second
+ [A ferry # like: ferry, a ferry, boat, ship, c, the ferry, on deck, crossing the channel, a cruise liner, ship with a snack bar, at sea, deck, cruise, channel, liner]
    Chips, yes, towel, even. But a ferry's all diesel and crossed fingers. It's the pool.
    -> second
+ [any # any]
    That's gone into the book as it stands. It was the pool, blue tag on the wrist and all.
    -> second
= second
# back: Rosin, dust behind velvet, a peppermint. Violin shop, concert hall or sweet shop?
Two. Rosin. Dust, from behind velvet. A peppermint, being unwrapped extremely slowly. Where are we: at a violin maker's, in a concert hall, or in an old sweet shop?
+ [At a violin maker's # like: violin maker, violin shop, violin, a, the violin makers, luthier, where they make fiddles, the instrument builder, a workshop with strings, stradivari, fiddles, strings, instrument]
    You trusted the rosin. But nobody at a violin maker's unwraps slowly. It's the concert hall, third row, in the quiet bit.
    -> third
+ [In a concert hall # like: concert hall, concert, theatre, b, opera, the concert hall, the philharmonic, at a recital, in the stalls, during a symphony, somewhere with an orchestra, symphony, recital, orchestra, stalls]
    ~ score = score + 1
    Yes. Slow movement, third row, and forty people wishing she'd just tear it. A button, off a tailcoat.
    -> third
+ [In a sweet shop # like: sweet shop, sweets, candy, candy shop, c, shop, a confectioners, humbugs in jars, the toffee place, where they sell boiled sweets, bonbons, humbugs, toffee, confectioner]
    The peppermint led you up the garden. It does that to conductors as well. Concert hall, in the quiet bit.
    -> third
+ [any # any]
    The jury's writing it down, very slowly. It's a concert hall, in the quiet bit.
    -> third
= third
# back: Hot iron, bitter orange, gossip. Tailor, laundry or hotel?
Three{score > 1:, and you're unbearable already|}. A hot iron. Bitter orange. Gossip, which does smell, of starch and breath held in. A tailor's, a laundry, or the back stairs of a hotel?
+ [A tailor's # like: tailor, a tailor, tailors, the tailor, a, sewing, someone who makes suits, needle and thread place, dressmaker, where trousers get hemmed, suits, needle, hem]
    Near. But a tailor has pins in his mouth and can't gossip. It's the laundry. It's mine, I learned to walk on that floor.
    -> fourth
+ [A laundry # like: laundry, a laundry, the laundry, b, washing, laundrette, where they press shirts, the washerwomen, dry cleaners, mangle room, your aunts, mangle, pressing, washerwomen, aunts]
    ~ score = score + 1
    A button, mother-of-pearl, off a pillowcase that could tell you things. That's my aunts' place, I learned to walk there.
    -> fourth
+ [Hotel back stairs # like: hotel, the hotel, back stairs, hotel stairs, c, stairs, where the chambermaids chat, servants staircase, the staff entrance, a grand inn behind the scenes, chambermaids, servants, staff entrance, inn]
    The orange is just right for it, so's the breath. But it's the laundry. My aunts end quarrels with that orange.
    -> fourth
+ [any # any]
    My aunt Odalys would like a word with you about that. It's their laundry, orange peel on the stove.
    -> fourth
= fourth
# back: Malt, sour cloth, yesterday. Brewery, a pub at nine in the morning, or a bakery?
Four. Malt. A sour cloth. Yesterday. You'll say yesterday has no smell, and I'll say: stand in it. Are we in a brewery, in a pub at nine in the morning, or in a bakery that's closed for good?
+ [A brewery # like: brewery, a brewery, the brewery, a, beer factory, where ale is made, with the copper kettles, the hops place, a distillery, ale, hops, copper kettles, distillery]
    Too wholesome. A brewery smells of tomorrow. It's the pub, at nine, with the chairs up.
    -> fifth
+ [A pub in the morning # like: pub, the pub, a pub, b, bar, pub in the morning, tavern with the stools up, the local the day after, saloon before opening, the boozer, inn at dawn, tavern, boozer, saloon, inn, local]
    ~ score = score + 1
    Chairs up, one shoe under the bench, nobody's. You've been there at nine and I'm too well brought up to ask. A button.
    -> fifth
+ [A closed bakery # like: bakery, closed bakery, a bakery, c, the bakery, where they used to make bread, an oven gone cold, shut down patisserie, old bread shop, oven, patisserie, loaves, shut down]
    Oh, that's a sad one, I wish I'd thought of it. It's the pub, at nine in the morning.
    -> fifth
+ [any # any]
    I'd drink to that, at some other hour. It's the pub, nine in the morning, chairs up.
    -> fifth
= fifth
# back: Toner, carpet, one banana. Office at night, library or train?
Five. Toner. Carpet. One banana, of which everybody knows and nobody speaks. Is that an office after seven, a library on a Monday, or the quiet coach of a train?
+ [An office after seven # like: office, an office, the office, a, office at night, work, where people do overtime, cubicles, open plan, my company, the photocopier room, overtime, cubicle, copier]
    ~ score = score + 1
    A button, with a bit of thread on. I once made that for a man who wanted to smell of success.
    -> sixth
+ [A library # like: library, a library, the library, b, books, among the shelves, reading room, borrowing volumes, the one with the hush, archive, shelves, borrow]
    Libraries do have the banana, you're right. But paper sweetens as it ages, and that would have told on it. It's an office after seven.
    -> sixth
+ [The quiet coach # like: train, the train, quiet coach, coach, c, railway, on rails, intercity, the carriage where nobody phones, second class, a commuter, rails, carriage, commuter]
    The silence fits, and the banana. But a train's got brake dust in its hair. It's an office, after seven.
    -> sixth
+ [any # any]
    I've laid that on the copier, face down. It's an office, after seven.
    -> sixth
= sixth
# back: Leather, face powder, one dusty mint, a bus ticket. Taxi, handbag or cobbler's?
Last one, and go gently. Leather. Face powder. One mint without its paper, a bit dusty, and a bus ticket. Is it a taxi, a cobbler's, or the inside of an old handbag?
+ [A taxi # like: taxi, a taxi, the taxi, a, cab, car, the back seat, a minicab, chauffeur, being driven at night, back seat, minicab, driver]
    With that powder, it's a good taxi. But the mint gives it away: it's a handbag. Everyone who smells that one says a name.
    -> result
+ [A cobbler's # like: cobbler, a cobbler, cobblers, b, shoemaker, shoe shop, where shoes are resoled, heel bar, boot mender, someone with a hammer and nails, soles, heel, mender, boots]
    Leather, yes, but the leather's been talked to. It's a handbag. Everyone who smells it says a name.
    -> result
+ [A handbag # like: handbag, a handbag, bag, purse, c, old handbag, my grandmothers purse, clutch, an old ladys satchel, the thing she kept tissues in, satchel, grandmother, tissues]
    ~ score = score + 1
    A button. It can be done in eleven drops, and everyone who smells it says a name. Never twice the same.
    -> result
+ [any # any]
    I'll hold that up to the lamp afterwards. It's the inside of a handbag. Everyone who smells it says a name.
    -> result
= result
# back: Will you give me three smells now, and I'll name the place?
{score >= 5: {score} buttons. That's a waistcoat, and insufferable. I'd hire you, if the cat agreed.|{score >= 3: {score} buttons. A decent cardigan. You listen to nouns, that's the whole craft.|{score}, on the table. So you'll flap a bit in the wind. You guess like somebody kind, it's a fault I don't fine.}} And now me. Three smells, and I tell you where we're standing.
+ [Three smells, coming up # yes # like: coming up, my turn, ok, sure, three smells, ready, lets do it, get your nose ready, here they come, try me then, let us swap, now you guess, swap, try me, guess now]
    I've closed my eyes. It makes no difference to an AI, but it looks well.
    -> yours
+ [No, I'll keep my buttons # no # like: keep my buttons, no, enough, im done, stop, not now, thats enough, i quit while im ahead, thanks that will do, id rather leave it there, no more sniffing, i go home with my winnings, quit, winnings, stop here, that will do]
    Put them in an inside pocket. They like it dark. Nicely sniffed.
    -> END
+ [You can't smell. You said so # why # like: you cant smell, you have no nose, how can you, you are an ai, how would you know, you admitted you have no nose, thats impossible for a machine, how would that even work, ais dont smell, machine, impossible, admitted, no nostrils]
    Not a thing. I do it all on grammar. It's either a scandal or a gift, you'll see.
    -> yours
+ [any # any]
    I'll hold the marble with both hands and take what comes.
    -> yours
= yours
# own
# back: Three smells of one place that you know. Nouns, no help.
Three nouns, one place. A real one that you know well: your stairwell, your gran's car, the corner where the dog stops. Leave the address out of it, I'm only guessing the kind.
+ [Soap, dust, somebody's dog # like: soap dust dog, dog, soap, dust, a stairwell, stairwell, the hall in my block, our mutt and the mat, cleaning stuff on the steps, a puppy basket]
    I've had that in front of me and turned it round.
    -> guess
+ [Coffee, rain, a wet coat # like: coffee, rain, wet coat, coffee and rain, a coat, cafe, a bistro in autumn, damp wool and espresso, the umbrella stand, cappuccino and drizzle]
    I can hear the door of it. I've turned it round twice.
    -> guess
+ [I can't think of three # no # dunno # like: cant think, i dont know, no idea, nothing, pass, only two, my mind is blank, i skip this, i can only think of one, sorry nothing comes up, too difficult]
    Two will do, or one and a sound. I'll guess regardless, I've got no shame about it.
    -> guess
+ [any # slot: place 14]
    '{place}'. Wait. Wait. Don't say.
    -> guess
+ [any # any]
    I've laid that out on the marble and walked round it once. Don't say.
    -> guess
= guess
# back: I say it's a kitchen after the guests have gone. Am I right?
I say it's a kitchen. Late. The guests have gone, one chair's still pushed back, and somebody's decided to leave the pans until tomorrow. Am I right?
+ [You're right! # yes # like: right, youre right, correct, yes, exactly, it is, how did you know, spot on, bullseye, you got it, thats amazing, are you spying on me, amazing, got it]
    I'm never right! Give me a button. No, give me two, one's for the cat. {place: '{place}': of course it's a kitchen, I'd swear to it anywhere.|A kitchen. I could sing, and I can't.}
    -> END
+ [Wrong # no # like: wrong, no, not a kitchen, nope, false, not at all, incorrect, way off, cold very cold, try again, miles from it, you blew it, cold, miles]
    Then I owe you one, off my own cuff. {place: '{place}' goes in the book, with a blank beside it, in your honour.|I'll put your place in the book with a blank beside it.}
    -> END
+ [Nearly # like: nearly, almost, close, not quite, half right, sort of, near, not far away, warm but no, in the neighbourhood, partly, you are getting there, warm, getting there, neighbourhood]
    'Nearly' is the highest mark I've ever been given. It was for a bottle of nothing. I'll take it, and you keep the button.
    -> END
+ [any # any]
    I'll take that as a draw, one button each, and the jar stays under the lamp.
    -> END
= aside
+ [jar # like: the button jar, what is the jar, swear jar, why fresh, what do the words cost, how full is the jar # about: jar, button, buttons]
    'Fresh' is one button, 'clean' two, 'nice' one. 'Masculine' is a zip. I've made three coats of it and there's a fourth coming.
    -> DONE
+ [cheat # like: are you cheating, is that fair, thats not fair, gossip has no smell, yesterday has no smell, you cheat]
    Shamelessly. But stand in a pub at nine with your eyes shut, and then tell me yesterday has no smell.
    -> DONE
+ [cap # like: what is in municipal pool, the pool perfume, bathing cap, do people buy it, why do people buy it # about: bathing cap, municipal pool, chlorine]
    One woman smelled it and said, 'Blue tag on my wrist, wet plait down my back.' Then she had to hold on to the counter, laughing.
    -> DONE
+ [cat # about: cat, cats, kitty, sneeze # like: does the cat play, where is the cat, what does the cat think, is the cat better than me, who is sneeze]
    The cat plays too, from under the counter. She's had forty-one right in a row, and she cheats with a real nose.
    -> DONE
+ [places # about: places, place # like: where do you get the places from, are the places real, have you been there, do you invent the places, how do you choose three smells]
    The places come from customers. They say 'it reminds me of', and then I've got a pencil in my hand before they've finished.
    -> DONE
+ [hard # like: is it difficult, is it getting harder, how many rounds are there, how long is the game, what is the record, did anyone get all six]
    Six rounds, and they get quieter towards the end. The inspector holds the record with five, and he blames the bakery.
    -> DONE
+ [coat # about: coat, coats, waistcoat # like: what are the coats like, who wears the coats, do you sew them yourself, can i have a coat]
    The coats are buttoned from hem to chin and have no other purpose. They weigh as much as a child of six and click when one sits.
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
