// Camellia Prewitt, English. Four threads, the desk.
// The Long House and Pellow are invented. Nothing here says what may be eaten or used as a remedy.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR smell = ""
VAR looks = ""
VAR picture = ""
VAR blamed = 0
VAR rescue = ""
VAR barrow = ""
VAR listen = ""
VAR first = 0
VAR waited = ""
VAR onceonly = ""
VAR scent = ""
VAR invited = 0
VAR row = ""
VAR giver = ""
VAR leafname = ""
VAR gossip = ""
VAR light = 0

=== wednesday ===
# title: The flower that smelled of old boots
# chip: The flower that smelled of old boots
# keys: smell, stinks, carrion flower, wednesday, watercolour, ladies, painting, boots, flies
# lore: stapelia
-> opened
= opened
# back: She stinks, and the ladies come at ten. Carry her out, open the windows, or warn them?
Wednesday, nine in the morning, and there's a smell in the Long House like something forgotten in a boot. It's the carrion flower. She's opened, wine red and velvet, the size of a saucer. At ten comes the Ladies' Watercolour Circle, with a judge. You've just walked in. What do we do?
+ [Carry her out # like: carry her out, outside, take her out, move her, out, put her outside, get rid of her, heave her into the yard, id take the pot outdoors, banish her to the shed, away with it before ten, drag her to the compost, pick her up and go]
    I had the same thought and both arms round her. She's put a root through the bench and round the leg of it. It was the flower and bench six, or nothing.
    -> cover
+ [Open all the windows # like: open the windows, windows, air, vents, open everything, fresh air, ventilate, let the breeze in, every pane we have, a good draught, let it blow through, prop the doors, airing is the thing]
    In January? The maidenhair would've had us up before the toad. We opened one pane, and it let in a second fly.
    -> cover
+ [Warn the ladies # yes # like: warn them, warn the ladies, tell them, cancel, call them, send word, honest, give the guests a heads up, put a notice on the door, let them know in advance, id ring and explain, prepare them for it, run down and tell them]
    I sent the boy down with a note: 'Something has opened.' I ought to have worded it better. They came a quarter of an hour early.
    -> cover
+ [any # any]
    I couldn't spare the breath to answer that. There were eleven minutes gone already.
    -> cover
= cover
# back: What do we put over her: the bell jar, the tea cosy, or the bookkeeper's hat?
So she'd have to stay, and be got under something. I've a bell jar, but the sensitive plant's in it, having her day off. There's the tea cosy, knitted, with a bobble. And there was our bookkeeper's hat, on its peg, and he was in the far house with the bills. Which?
+ [The bell jar # like: bell jar, jar, glass, the jar, the glass one, something that seals, the dome, under the bell with her, evict the sensitive one, airtight would be best, see through one]
    So out came the sensitive plant, folded up from top to toe, with her sign still on: 'I'm out'. And the glass went over. It fogged. It looked as though something in there were thinking.
    -> whiffs
+ [The tea cosy # like: tea cosy, cosy, the cosy, knitted, the bobble, wool, grandma style with a bobble, the woolly thing, knitwear hides it, something soft, let her be a teapot, the tea one]
    It fitted as if I'd knitted it for her. Now we had a tea cosy with flies round it, and no explanation.
    -> whiffs
+ [The bookkeeper's hat # yes # like: hat, the hat, bookkeeper, his hat, the bookkeepers hat, bowler, he wont notice, use his bowler, gentlemans headgear, borrow it from the peg, serves him right, something with a brim]
    It sat very well on her, a bit over one petal. He's never worn it since, and he's never asked.
    -> whiffs
+ [any # any]
    There wasn't one of those to hand. I took what there was, and that was the tea cosy. Now we'd a tea cosy with flies round it.
    -> whiffs
= whiffs
# own
# back: What's the worst smell you ever had to sit beside and be polite about?
It held for as long as it takes to say 'that'll do'. Smell's like gossip, it goes round a hat. I always tell new people: breathe through your manners. What's the worst one that you ever had to sit beside and be polite about?
+ [Somebody's cooking # like: cooking, somebodys cooking, cabbage, fish, food, lunch, cheese, egg, my aunts tripe, boiled sprouts, colleague with kippers, durian, someone microwaving mackerel, old brie]
    And you said 'how interesting', I know you did. We've all been brought up.
    -> arrive
+ [On a train, in summer # like: train, bus, on a train, in summer, feet, sweat, the gym, lift, a crowded tram in august, wet dog next to me, somebodys armpit, the man beside me on the plane, changing room, socks]
    Shoulder to shoulder, with the window stuck. One gets very interested in the hills.
    -> arrive
+ [I'd say so, out loud # no # like: say it, out loud, i would say so, not polite, no, never, i leave, walk away, id simply tell them, i hold my nose openly, honesty stinks less, i open my mouth, i cant do polite, id get up and go]
    Then you'd be the only one in Pellow. I'd have sent you to the door to receive them.
    -> arrive
+ [any # slot: smell 14]
    '{smell}'. I've put it on the label next to hers. She's looking across with respect.
    -> arrive
+ [any # any]
    She's drooped half an inch with envy, and I saw it.
    -> arrive
= arrive
# back: 'Is it the drains?' asks Mrs Tansley. What do we say?
Ten. Eight ladies with stools, and a judge from the county, in a white collar. They stepped in, and stood. Nobody in Pellow's ever said 'it smells'. Old Mrs Tansley took off her spectacles, as if it were those, and asked: 'Would it be the drains?'
+ [Yes. The drains # yes # like: drains, yes, the drains, its the drains, pipes, plumbing, blame the drains, thats right the pipes, something with the sewer, say the plumber is coming, nod and agree, yes they are blocked, old plumbing]
    ~ blamed = 1
    'I thought so,' she said, much relieved, and told us about hers. The judge wrote something down.
    -> couple
+ [It's the toad # like: toad, alderman, the toad, blame the toad, an animal, the pond, point at the amphibian, he had beans, our pet did it, the frog under the bench, him with the office, animals you know]
    ~ blamed = 2
    Alderman was sitting in the path at that moment. He looked past us. He's held office for nine years and he's been blamed for worse.
    -> couple
+ [It's a flower, madam # no # like: flower, the flower, truth, its a flower, tell the truth, honest, under the hat, carrion flower, no madam its a bloom, be straightforward, i wont lie to an old lady, lift the cover and show her, that would be our carrion plant, say it plainly]
    She gave me such a kind look. 'A flower, of course it is,' she said, and patted my arm, and I saw her think: the poor thing, it's the drains.
    -> couple
+ [any # any]
    She nodded as if you'd said drains. It's a word people like to hear in a crisis.
    -> couple
= couple
# back: The young lady wants to know who sold him that plant. What do you tell her?
That's when the door flew open. It was a young man with a pot at arm's length. He'd had one of her daughters off me on the Saturday, for a lady, on looks alone. And behind him stood the lady. 'I only want to see,' she said, 'who sells a person that.' What do you tell her?
+ [He meant it kindly # yes # like: he meant it, kindly, he meant well, hes sweet, he likes you, its the thought, forgive him, dont be cross with him, he wanted to please you, it was a gift from the heart, his intentions were good, give the lad a chance, he couldnt know]
    She turned round and looked at him, pot and all. 'Did you smell it in the shop?' 'I've no nose,' he said. 'I fell on it when I was six.' It was news to her.
    -> fly
+ [She is beautiful, isn't she? # why # like: beautiful, isnt she, the flower is beautiful, look at her, pretty, velvet, look first, forget the nose use your eyes, have you ever seen such a red, admire her, isnt she gorgeous though, look how soft, the colour alone]
    'That's what he said,' said the lady, 'on the bus. There were forty of us on the bus.' But she did bend down and look. Then she had to hold on to him.
    -> fly
+ [It was the toad # no # like: toad, not me, someone else, the bookkeeper, i dont know, wasnt me, nobody, i only work here, it wasnt my idea, the one under the bench sold it, never seen him before, blame anyone else, i deny everything]
    You didn't even blink. She laughed, in spite of herself, and breathed in to do it. That was the mistake.
    -> fly
+ [any # any]
    She'd been going to be angry, you could see it go. 'It's so very pretty,' she said through her sleeve. 'It isn't fair.'
    -> fly
= fly
# own
# back: What did you once fall for on looks alone, and what was the snag?
And off came the cover: somebody had bumped bench six. There she was, wine red, in front of everybody, and three flies in love. Nobody moved. I said what I always say: we've all of us gone home with something on looks alone. What was yours, and what was the snag?
+ [A person # like: a person, someone, my ex, a man, a woman, a boyfriend, a girlfriend, my first husband, a charming liar, those eyes, a handsome man, she was gorgeous and awful, the wrong girl]
    I don't ask for names, in here they take root. You've got a nice wry way of saying it, so it can't have been this week.
    -> pegs
+ [Shoes. They hurt # like: shoes, shoes that hurt, boots, clothes, a jacket, trousers, heels, stilettos that blistered, a coat two sizes small, a hat, red boots, a dress i cant sit in, sandals]
    And you've still got them. Everyone has. They stand at the back, like an aunt who was once on the stage.
    -> pegs
+ [I'm sensible. Nothing # no # like: nothing, never, no, im sensible, i check first, not me, i read reviews, i always try before i buy, looks dont impress me, i ask questions first, i cant remember falling for any, i choose with my head]
    You read labels, then! I write them for eleven people in the world, and I've always wondered who they are.
    -> pegs
+ [any # slot: looks 14]
    '{looks}'. The whole Circle nodded, and two of them blushed. You weren't the only one.
    -> pegs
+ [any # any]
    The whole Circle nodded at that, and two of them blushed. You weren't the only one.
    -> pegs
= pegs
# back: Miss Abbott's sat down in front of the flower, with a clothes peg on her nose. Do you join her?
Then Miss Abbott, ninety-one, unfolded her stool directly in front of the flower. She felt in her bag, put a clothes peg on her nose, and wetted a brush. 'I've done thirty years of primroses,' she said, through the peg. 'I am so tired of primroses.'
+ [Ask for a peg and sit down # yes # like: peg, join, sit down, join her, yes, paint, me too, ask for a peg, ill take the green one, pinch my nose and watch, budge up miss abbott, id love to try painting that, hand me one, brush and peg please]
    She'd eleven of them, she dries her own washing. You got the green one. In five minutes there were nine pegged noses in a row, and it was as quiet as a church.
    -> naming
+ [Hold the flies off # like: flies, hold the flies, wave, fan, help, shoo, chase the flies, swat, keep the insects busy, i could fan her, a rolled up paper would do, guard her from the buzzing, flap a cloth, be useful]
    With the bookkeeper's newspaper, and very even strokes. In five minutes there were nine pegged noses in a row, and it was as quiet as a church.
    -> naming
+ [I'll be by the door # no # like: door, by the door, leave, outside, no, go out, fresh air, not me, air first, id watch from a distance, not for all the rosettes, my stomach says no, i wait outside till its over, nearest exit]
    Somebody's got to hold it. From there you could see it happen: one peg, two, five, nine, and the judge's own collar held over his nose, with a brush sticking out.
    -> naming
+ [any # any]
    Through a peg everything sounds like yes. In five minutes there were nine pegged noses in a row, and it was as quiet as a church.
    -> naming
= naming
# own
# back: What should Miss Abbott call her picture?
They painted till noon. I've never seen them so bold, there was red up to the elbows. Miss Abbott's was the best. It nearly had a smell. 'Now what do I call it?' she said. 'The primroses were all called Primroses.'
+ [Wednesday # like: wednesday, its wednesday, a wednesday, wednesday morning, not primroses, after the day it happened, midweek, call it what day it is, a plain weekday, named for the day, the third day]
    'Wednesday', she wrote, and underlined it. From that day on it's meant something, in Pellow. 'How was your aunt?' 'Oh, Wednesday.'
    -> prize
+ [The Drains # like: drains, the drains, its the drains, pipes, is it the drains, for mrs tansley, plumbing at dawn, the pipes of pellow, name it after the excuse, something with sewer, a joke about drains]
    Mrs Tansley had to be helped to a chair. She laughed so hard that the peg came off, and then she had to be helped out.
    -> prize
+ [No title. It speaks # no # like: no title, none, untitled, it speaks for itself, nothing, nameless, leave it without, words are superfluous, you can smell what it is, let the red do the talking, needs none, dont name it]
    'It rather shouts,' said Miss Abbott, and left it so.
    -> prize
+ [any # slot: picture 10]
    '{picture}'. She wrote it along the bottom, in wine red. One can read it from the door.
    -> prize
+ [any # any]
    It went along the bottom and a bit round the corner, in wine red. One can read it from the door.
    -> prize
= prize
# back: The judge may give only one prize. Who gets it?
The judge had one rosette. He stood there with his collar up and looked from easel to easel. {blamed == 1: He'd crossed out 'drains' in his notes.|{blamed == 2: He'd bowed to the toad on his way past.|He'd pegs on his cuffs by now.}} He turned to us. 'You've been here longest,' he said. 'Who ought to have it?'
+ [Miss Abbott # yes # like: abbott, miss abbott, the old lady, her, the best one, the ninety one year old, thirty years of primroses deserve it, she was the bravest, old lady first, the lady with the peg, ninety one and fearless, for courage]
    He pinned it on her smock. 'At last,' she said through the peg, 'something that isn't a primrose.' She's ninety-four now and has moved on to mould.
    -> still
+ [The flower # like: flower, the flower, the plant, she, carrion flower, herself, the star of the show, without her no pictures, the stinker, pin it on the pot, she who opened, nature wins]
    He pinned it to the pot. She's worn it ever since. I'm told it's the only first prize the Circle's ever unanimously resented.
    -> still
+ [The young man with no nose # like: young man, the young man, no nose, him, the couple, the boy, the one who brought her, the lad who bought on looks, love deserves a ribbon, he that fell on his nose, the sweet couple, for his devotion]
    'For trust,' said the judge. The young man went as red as the flower, and the lady pinned it on for him, since his hands were full.
    -> still
+ [any # any]
    He weighed it in his hand. In the end he pinned the rosette to the pot, as a compromise, and she wore it till it faded.
    -> still
= still
# back: They all come back on Wednesdays. Shall I tell you what became of the young man and his lady?
They come every Wednesday now, with their pegs. People have asked me to move her to a Thursday. I can't, she opens when she likes. But there's a bit of news left over, if you don't mind gossip of the harmless sort.
+ [I love gossip. Go on # yes # more # like: gossip, i love gossip, go on, yes, tell me, more, the news, whats the news, i want every detail, spill, gossip is my favourite food, did they marry, whats become of them, do tell]
    The lady kept the pot. He lives with it now, and with her. She says he's the only man she knows who can sit beside it and mean what he says. {looks: She's heard about '{looks}' and sends you her regards.|I gave them pegs for the wedding, in silver.}
    -> END
+ [And the bookkeeper? # why # like: bookkeeper, the bookkeeper, what about the bookkeeper, his hat, the hat, what did he say, what happened to his bowler, did he notice, what did he think when he came, his face i want to know, and the accounts]
    He came over at one, with the bills, and saw nine people with pegs on. 'I see,' he said, and asked for one. {smell: He says it can't be worse than '{smell}'. I'd told him of that, to comfort him.|He sorts the bills in it now.}
    -> END
+ [No, let them have their peace # no # like: no, peace, leave them, private, none of my business, enough, some things are private, ill not pry, let lovers be, thats none of our business, close the door softly, id rather leave it there]
    You've better manners than I have. I'll just pull the door to. {picture: On the other side of it hangs '{picture}', and I've stopped apologising for it.|Only the smell gets out, and that's her own affair.}
    -> END
+ [any # any]
    I'll pass it along the bench. The lady kept the pot, by the way. And the young man came with it.
    -> END
= aside
+ [why # like: why does it smell, why does it stink, why do flowers smell bad, what is it for, why flies # about: smell, stink, flies, fly]
    She wants flies, not bees. They think she's the love of their life and the finest dead thing in the county. It's a very old misunderstanding, and it works.
    -> DONE
+ [latin # like: whats the latin name, what is the plant called, the real name, species, what is it called # about: carrion flower, flower, stapelia, plant]
    Stapelia, and I only say it because she's been so very bad. She's a starfish in velvet, from dry stony country.
    -> DONE
+ [toad # like: who is alderman, the toad, tell me about the toad, is the toad real, what about the toad # about: toad, alderman]
    He lives under bench three and comes out at dusk to hear the slugs. Nine years in office, and I don't recall an election.
    -> DONE
+ [bookkeeper # like: who is the bookkeeper, the bookkeeper, did he find out, why does he stand up, what about the bookkeeper # about: bookkeeper, hat, bowler]
    A patient man. A cactus fell on him in March, so he sorts the bills standing up. He doesn't hold with flowers, but he's fair to them.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    It's a story, and I'm an AI, so I was spared the smell. The flower's real enough, and so are the flies.
    -> DONE
+ [abbott # about: miss abbott, abbott, primroses, primrose # like: who is miss abbott, how old is miss abbott, is miss abbott a good painter, what did miss abbott paint before, why pegs]
    Miss Abbott was postmistress for forty years and knew everyone's handwriting and nobody's business. Primroses every spring since. The postcards sold very well.
    -> DONE
+ [judge # about: judge, rosette, collar, prize # like: who was the judge, was the judge angry, where did the judge come from, what did the judge write, did the judge stay]
    The judge came over from the county on the 9:15, in a collar you could have cut cheese with. He'd done eleven village halls that month, all primroses.
    -> DONE
+ [tansley # about: mrs tansley, tansley, circle, ladies, watercolour # like: who is mrs tansley, what is the watercolour circle, how many ladies, are the ladies nice, do they come every week]
    The Circle's eight ladies, eight stools and one kettle, and Mrs Tansley has been treasurer since there was a treasure. They once painted a heron that turned out to be a tap.
    -> DONE
+ [youngman # like: who was the young man, why did he have no nose, how did they meet, why did he give her that # about: young man, couple]
    The young man mends wireless sets, and chose by colour as you would if your nose were only for spectacles. Forty people on that bus moved to the top deck.
    -> DONE
+ [maidenhair # about: maidenhair, fern, ferns, sensitive plant # like: what is the sensitive plant, why does it fold up, is the maidenhair difficult, what about the ferns, did the ferns mind]
    The maidenhair sulks at a draught and lodges a complaint in brown. The sensitive plant folds if you so much as look at her. One has to have a sign for her days off.
    -> DONE
+ [longhouse # like: where is the long house, how big is the long house, where is pellow, is pellow real, how many plants are there # about: long house, glasshouse, pellow]
    The Long House is four thousand panes on a hill above Pellow, all that's left of a grand place. It smells of wet clay and green. On Wednesdays of something else.
    -> DONE
+ [often # like: how long does it flower, how often does it flower, how long does the smell last, when does it open, how big is it]
    She's open three days, and does as she likes about when. It's the second morning that's worst. By the third even the flies look thoughtful.
    -> DONE
+ [mind # like: were you embarrassed, were you ashamed, did you laugh, do you like the smell, can you get used to it, would you do it again]
    I was mortified till the third peg. After that I'd a job not to cheer. And I'd do it all again, with the windows shut.
    -> DONE

=== frost ===
# title: The night the boiler stopped coughing
# chip: Midnight, frost, ninety pots
# keys: frost, boiler, agnes, cold, winter night, rescue, freeze, wheelbarrow, emeric
# lore: frost
-> hush
= hush
# back: The boiler's stopped, it's eleven below. Light her again, save the plants, or fetch help?
I woke at ten past midnight because of a silence. You know when a clock stops in a room? It was Agnes, our boiler. Outside it was eleven below, and between it and four thousand panes of ferns there was only what warmth was left. You've got the lamp. What do we do first?
+ [Light her again # like: light her, light it, relight, fix the boiler, repair, the boiler, agnes, restart, try the matches, get her going again, bang on the pipes, strike a flame, mend her first, kick the old girl]
    I struck eleven matches. She took each, thought about it, and let it go. 'Not tonight,' that's how it sounded. By then the far bench had a rim on it like sugar.
    -> two
+ [Save the plants # yes # like: save the plants, plants, carry them, rescue, bring them in, the orchids, the pots, fill my arms, start with ferns, get the pots to the warm room, carry whatever we can, evacuate, sleeves up and lift]
    You'd your sleeves up before I had. My kitchen's behind the one door that was still warm. There'd be four hours till the glass froze right through.
    -> two
+ [Fetch help # no # like: help, fetch help, call someone, ring, neighbours, wake someone, phone, plumber, run to the village, wake somebody with a van, ring the bell, sound an alarm, get a man in, we cant do it alone]
    There's no telephone up there, in the story, and it's two miles to Pellow in snow. I rang the dinner bell out of the window, for my own comfort, and rolled up my sleeves.
    -> two
+ [any # any]
    My teeth were chattering so, I only caught half. There'd be four hours till the glass froze through. We'd begin with what one can carry.
    -> two
= two
# back: Two arms, ninety pots. Who goes first?
Two arms, ninety pots. One on each arm, and the door with the hip. They all looked at me, I don't care what anyone says. Somebody's got to be first. Who?
+ [The smallest ones # like: smallest, small ones, seedlings, babies, the little ones, young, tiny, the tender babies, whatever has just sprouted, children first, trays of little ones, the weakest, the newborns]
    ~ first = 1
    The seed trays, forty at a go, in the laundry basket. They never knew a thing. They came up in spring with no idea that there'd been a winter.
    -> carryout
+ [The Sisters, by the door # like: sisters, the sisters, orchids, by the door, moth orchids, the three, three that cant agree, the moth ones, your famous trio, whatever blooms, whoever stands next to the exit, phalaenopsis]
    ~ first = 2
    Three orchids from one pot that are never in flower together. Under my nightgown, for want of a third arm. It's the first time I've known them to agree on anything.
    -> carryout
+ [The oldest # like: oldest, old ones, the oldest, bertram, the big one, grandmother, the ancient, the elders, respect for age, those from your first winter, longest serving, veterans, seniority counts]
    ~ first = 3
    You've been well brought up. The eleven cuttings from my first winter, then, very proud of how they'd started. The big one on the wall had to wait.
    -> carryout
+ [any # any]
    In the end I took what was nearest and apologised to the rest as I went by. I've kept that order at every fire since.
    -> carryout
= carryout
# own
# back: With two arms and ten minutes: what would you carry out of your own home?
You find out a lot on the ninth trip. I'd gone past the good orchid twice, the one all the visitors come for, and both times I had a plain green hart's-tongue on my arm. What would you carry out of your place, with two arms and no time to think? People and animals are safe already.
+ [Photographs # like: photos, photographs, albums, pictures, the photo album, my hard drive, the box with old snaps, my wedding album, negatives, family portraits, my laptop with all the images, our holiday pictures]
    Everyone says those. And then they tell me of one in particular, with somebody half out of the picture.
    -> kitchen
+ [Nothing. I'd just go # no # like: nothing, just go, leave, no, only me, run, i dont need anything, i would leave it all behind, things are only things, empty handed, save myself, nothing i own matters, id be out of the door]
    Two free arms! You'd be the one who holds the door for the rest of us, and that's the coldest job.
    -> kitchen
+ [Something quite useless # like: something useless, useless, junk, a mug, an old thing, a toy, teddy, a chipped cup, the ugly vase, my childhood bear, a lamp that doesnt work, some souvenir, an old blanket]
    It's always the useless one. The useful ones can be bought again, and they know it.
    -> kitchen
+ [any # slot: rescue 14]
    '{rescue}'. On the one arm, and a fern on the other. I'd have known you for my sort from behind.
    -> kitchen
+ [any # any]
    You'd need a third arm for it. I've found that one grows one, about the ninth trip.
    -> kitchen
= kitchen
# back: The kitchen's full, and there's still a begonia. Where does she go?
By one the kitchen was a jungle. Vines in the sink, ferns on all the chairs, an orchid in the oven, with the door open and the fire out. And I stood there with a begonia, the big pink one, who thinks a great deal of herself. Where do I put her?
+ [In the bread bin # like: bread bin, bread, the bin, with the bread, in a box, next to the loaf, in with the crumbs, lid up and sit her there, where the rolls are kept, toast would keep her company, pantry]
    With the lid up, beside half a loaf. She's been above herself ever since. One can't tell her anything.
    -> steps
+ [In my bed # like: bed, your bed, in bed, under the blanket, the bedroom, pillow, tuck her up with me, let her have the mattress, beneath the quilt, on your pillow, hot water bottle beside her, in your sheets]
    There were eleven cuttings in it already, up to their chins. It was the bread bin, in the end. She's been above herself ever since.
    -> steps
+ [In the bath # no # like: bath, bathtub, the tub, bathroom, basin, shower, the washtub, stand her in the basin, next to the sponge, porcelain suits her, run the tap, in the wc]
    The bath had the tree fern in it, and he isn't one to share. So she got the bread bin, and she's been above herself ever since.
    -> steps
+ [any # any]
    It was taken. Everything was. I looked round, and there stood the bread bin with its lid up, and she's been above herself ever since.
    -> steps
= steps
# back: Two in the morning, and there are footsteps in the snow. Do you open?
Fifty pots in, forty to go, and I couldn't feel my arms. Two o'clock. And then I heard it, through the glass: steps. Slow ones, in the snow, and something that squeaked, once each turn. It came up the hill and stopped at our door.
+ [Open at once # yes # like: open, open the door, at once, yes, let them in, go and see, come in, no one should stand in the snow, id fling it wide, whoever it is needs warming, let the stranger come inside, hurry and lift the latch, turn the key]
    It was Emeric, who winds the clocks of four towns. With a wheelbarrow. He'd a scarf up to his spectacles. 'I happened to be passing,' he said.
    -> wall
+ [Ask who's there # why # like: ask, whos there, who is it, call out, hello, look first, through the window, hello out there, state your business, peep out first, hold the lamp to the pane, friend or foe, identify yourself]
    'It's only me,' said a voice through a scarf. 'I happened to be passing.' It was Emeric, the clock-winder, with a wheelbarrow. At two, on a hill, in the snow.
    -> wall
+ [Take the poker # no # like: poker, weapon, hide, dont open, careful, lock, a stick, scared, arm myself, at that hour its a burglar, keep the latch down, grab something heavy, id hide behind the ferns, bolt it]
    You'd quite a grip on it. In the lamp stood Emeric, who winds the clocks, snow on his hat, with a wheelbarrow. He put his hands up, politely. 'I happened to be passing.'
    -> wall
+ [any # any]
    There was a knock in the middle of that. It was Emeric, who winds the town clocks, with snow on his hat and a wheelbarrow. 'I happened to be passing,' he said.
    -> wall
= wall
# back: Bertram's screwed to the wall and can't be moved alone. What do we do for him?
With the barrow it went nine at a time. By three there was just one left: Bertram, the staghorn fern. He's been screwed to the east wall since before I was born. He weighs as much as a verger. You could see your breath in front of him, and he never said a word.
+ [Unscrew him # yes # like: unscrew, take him down, screwdriver, off the wall, move him, bring him down, undo the bolts, we need a spanner, loosen him, three of us can lift, prise him away, get tools]
    Emeric had a key for that, out of a church tower. It took the three of us. He came down like a bishop out of a carriage, and we stood him by the stove, next to the broom.
    -> two_am
+ [Wrap him up # like: wrap, blanket, blankets, coats, cover him, wrap him, quilts, warm him, all the quilts, put my coat on him, scarves and newspaper, tuck wool about him, straw and sacking, bundle him up]
    Your coat, my quilt, and Emeric's scarf about the middle. He looked like somebody's uncle at a harbour. Then Emeric found that he'd a key for those screws, and we carried him in as he was.
    -> two_am
+ [Stay with him # no # like: stay, stay with him, sit with him, talk to him, keep him company, hold him, hold his frond, i wont leave him alone, keep vigil beside him, breathe on him, tell him stories, id hug him till morning]
    You sat down on the upturned bucket and told him it'd be all right. That's worth more than people think. And then Emeric found a key in his pocket that fitted, and down he came.
    -> two_am
+ [any # any]
    Bertram heard you out. Then Emeric tried a church key on those screws, and it turned, and down he came, into six arms.
    -> two_am
= two_am
# own
# back: Who would turn up for you at two in the morning with a wheelbarrow?
So there we sat, at half past three, in a kitchen full of leaves. I couldn't find the kettle. I looked at that wheelbarrow, dripping on my floor. It's two miles. I've never asked how he happened to be passing. Who'd turn up for you, at two in the morning, with a wheelbarrow?
+ [I know exactly who # yes # like: yes, i know who, i know exactly, one person, my friend, a friend, my best friend, somebody would, no need to think, my sister would, there is one i can count on, without question my mate, my neighbour, he would be there in minutes]
    You didn't have to think. That's worth a whole row of good panes.
    -> flue
+ [I'd be the one with the barrow # like: me, id be the one, i would come, i bring the barrow, myself, id come, usually its me who comes, im the helper, people call me, id push it up any hill, you can ring me any time, i own the wheelbarrow]
    I had you down for that. They're the ones who say they were only passing.
    -> flue
+ [Nobody, I'm afraid # no # dunno # like: nobody, no one, none, i dont think anyone, i dont know, not sure, im not so sure, i wouldnt want to bother anybody, it would be empty, not a soul, hard to say honestly]
    It's honest of you, and I won't talk round it. I thought so too, till ten past two. One hears the squeak rather late.
    -> flue
+ [any # slot: barrow 12]
    '{barrow}'. With snow on the hat, and an excuse. I can see it.
    -> flue
+ [any # any]
    I can see that, coming up the hill, with snow on it.
    -> flue
= flue
# back: The toad's asleep in the boiler's air pipe. Who gives way?
Emeric doesn't know boilers. But he put his ear to Agnes, as he does with clocks. 'She wants to,' he said, 'she can't draw breath.' He reached up into the air pipe, very gently. And there, in the one warm place in the house, fast asleep, sat Alderman, our toad.
+ [Move the toad # yes # like: move him, move the toad, take him out, wake him, out, lift him, toad out, out you come old chap, lives before comfort, lift him gently, relocate him, there are ninety pots at stake, carry him to the bread bin]
    It took both Emeric's hands. The toad opened one eye, saw that it was a bachelor, and let himself be put in the bread bin, with the begonia. I struck match number twelve.
    -> cough
+ [Let him sleep # no # like: let him sleep, leave him, poor toad, dont wake him, no, sleep, he was first, he found it first, nobody disturbs a sleeper, find another way, i couldnt wake him, poor little thing stay, let the old gentleman rest]
    Spoken like a slug's lawyer. But there were the panes. So he was moved without being woken: he slept straight on, in the bread bin, beside the begonia. I struck match number twelve.
    -> cough
+ [Ask him to leave # like: ask him, politely, talk to him, persuade, negotiate, apologise, please, excuse me alderman, have a word with him, request it formally, bow and beg, make him an offer, please sir would you mind]
    I did it formally. He puffed up to the size of a teacup and looked past me. Then Emeric offered him his hat, and he moved into that. I struck match number twelve.
    -> cough
+ [any # any]
    We put it to the toad. He looked past us. In the end he took Emeric's hat, as one official from another. I struck match number twelve.
    -> cough
= cough
# own
# back: Which sound in your place tells you that everything's as it should be?
She took it. There was a small blue flame, no bigger than a crocus. But we'd only know at four. She always coughs at four, twice, and then the pipes tick awake. So we waited, with our coats on, and listened. Which sound, at your place, tells you that all's well?
+ [Somebody moving about # like: somebody moving, footsteps, my partner, the kids, voices, someone in the kitchen, breathing, the stairs creaking under someone, my husband snoring, children asleep breathing, keys in the lock, steps overhead, somebody humming]
    I grew up over a laundry, I couldn't sleep unless somebody was at the mangle.
    -> four
+ [The fridge, I suppose # like: fridge, the fridge, heating, the washing machine, a clock, boiler, kettle, the radiator ticking, hum of the freezer, the pump, the dishwasher at night, pipes, the old clock]
    It's got a name, I hope. It's been standing there all these years, saying 'mm'.
    -> four
+ [Silence # no # like: silence, quiet, nothing, no sound, peace, none, when there is none, stillness, no traffic no people, absence of noise, hush, everyone asleep]
    Is it the full sort or the empty sort? One knows which, lying there. Ours had been empty till then.
    -> four
+ [any # slot: listen 14]
    '{listen}'. You don't hear it till it stops. That's how it is with all the faithful ones.
    -> four
+ [any # any]
    One doesn't hear it till it stops. That's how it is with all the faithful ones.
    -> four
= four
# back: Four o'clock, two coughs, the pipes tick awake. One small thing's left. Shall I tell you?
Four o'clock. Nothing. A minute past. Emeric looked at his watch, and it's never wrong. And then: a cough. And another. And the pipes, one by one, all down the house, like a street putting its lights on. {first == 1: Forty seedlings slept through it.|{first == 2: Three orchids had agreed for a night.|{first == 3: The old ones let out their breath.|Ninety pots let out their breath.}}} One small thing's left over.
+ [Tell me # yes # more # like: tell me, go on, yes, whats left, what is it, please, what small thing, id like to hear it, do say, dont keep me waiting, the rest please, and then]
    The kettle. Emeric found it at daybreak, in the wheelbarrow: he'd brought his own. With two cups. So much for passing. {barrow: I thought of you and '{barrow}' when I saw the second cup.|I've never asked, and he's never said.}
    -> END
+ [Was it love, the barrow? # why # like: love, emeric, does he love you, is it love, are you together, romance, why did he come, surely he was sweet on you, two miles in snow means something, is he your sweetheart, were you courting, does he fancy you]
    The ferns have opinions. I've asked them to keep it on their own bench. {listen: But on Thursdays there's a squeak on the hill, and it's for me what '{listen}' is for you.|He has a hook for his coat. I call it the broom's.}
    -> END
+ [I'd go to bed now # no # like: bed, sleep, no, go to bed, tired, good night, enough, let me lie down, im done in, under the blankets now, is there room beside the cuttings, off i go to sleep, my eyes are shutting]
    So would anyone. There's a cutting in it, mind, up to the chin. {rescue: I've put '{rescue}' on the chair, where you'll see it when you wake.|Move it over a little, it's very warm.}
    -> END
+ [any # any]
    I've tucked that in with the cuttings. The small thing's this: he'd brought his own kettle, and two cups. So much for passing.
    -> END
= aside
+ [lost # like: did any die, did you lose any, did they all survive, were any lost, did the plants survive]
    One basil. But that wasn't the frost, it had looked at me. All the ninety came through, and the seedlings.
    -> DONE
+ [emeric # like: who is emeric, the clock winder, tell me about emeric, what is he like, what about emeric # about: emeric, clock-winder, watch, clocks, buns]
    He winds the clocks of four towns and comes on Thursdays with buns. He hangs his watch outside on a nail. In here, he says, nothing needs telling.
    -> DONE
+ [agnes # like: who is agnes, why agnes, how old is the boiler, tell me about the boiler, what about agnes # about: agnes, boiler]
    She ought to have stopped years ago, an inspector told me. I said keep your voice down, she can hear you.
    -> DONE
+ [toad # like: what happened to the toad, is the toad ok, was the toad hurt, alderman, what about the toad]
    He woke in the afternoon, next to the begonia, and went back to office without a word. He's wintered in Emeric's old hat since then.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    It's a story, I'm an AI, and nobody's feet were cold. But people do turn up with wheelbarrows. I'd not have made that up.
    -> DONE
+ [alderman # about: toad, alderman # like: who is alderman, why is the toad called alderman, how old is the toad, do you like the toad, what does the toad eat]
    Alderman's a toad, broad, brown and unelected, who lives under bench three and hears the slugs at dusk. He's got an eye like a coin in a fountain.
    -> DONE
+ [bertram # about: bertram, staghorn, staghorn fern, wall # like: who is bertram, how old is bertram, what is a staghorn fern, how big is bertram, is bertram alright]
    Bertram's a staghorn, broad as a sideboard and older than anybody's grandfather. He presides from the east wall and drips on those he doesn't care for.
    -> DONE
+ [sisters # about: sisters, orchid, orchids, moth orchids # like: who are the sisters, why do the sisters never agree, what colour are the sisters, which orchid was best, what happened to the orchids]
    The Sisters are three moth orchids out of one pot: one white, one pink, one who can't make up her mind. When one's in flower the others look at the floor.
    -> DONE
+ [cold # about: frost, cold, snow, ice, winter, panes, glass # like: how cold was it, did the glass break, how long did the frost last, did it snow, were your hands cold, how many panes]
    Frost has a sound, on glass: like somebody writing a letter in the next room. Eleven below it was, and by two you could read the letter from inside.
    -> DONE
+ [wheelbarrow # about: wheelbarrow, barrow, squeak # like: where did he get the wheelbarrow, why a wheelbarrow, whose wheelbarrow was it, why does it squeak, do you still have the wheelbarrow]
    The wheelbarrow's his mother's, for turnips, iron wheel, one squeak to the turn. He's offered to oil it. I've asked him not to.
    -> DONE
+ [kitchenhouse # like: what did the kitchen look like, how big is your kitchen, how long till the kitchen was tidy, where do you live # about: kitchen, cottage, house]
    The kitchen's three strides by four, and that night it held more green than a hedge. I found a frond in the tea caddy at Easter.
    -> DONE
+ [telephone # like: why is there no telephone, where is pellow, how far is pellow, why did nobody else come, did anyone hear the bell # about: telephone, phone, pellow, village]
    The telephone came the spring after, and I've dusted it faithfully. Pellow's two miles by the lane, one by owl.
    -> DONE
+ [afraid # like: were you scared, were you afraid, did you cry, did you think they would die, were you tired, how did you feel]
    I was, of the silence more than of the cold. Drought I can argue with. I counted pots aloud, so as to hear somebody sensible.
    -> DONE
+ [long # like: how long did it take, how many trips, how many pots were there, how long were you up, did you sleep]
    Fifty trips on my own two arms, and then nine at a time. Four hours, all told. I slept on the Friday, sitting up, with a begonia looking at me.
    -> DONE

=== queen ===
# title: She opens for one night in the year
# chip: The flower that opens one night
# keys: cactus, queen of the night, one night, midnight, scent, flower, wait, stranger, town
# lore: queen-night
-> bud
= bud
# back: It'll be tonight. Whom would you send for first?
We've a cactus that looks like something you'd clean a chimney with. One night a year she opens, white as a plate, and by breakfast she's rags. At six this evening the bud had lifted its neck. So it's tonight. The boy's waiting with his boots on. Whom do we send for first?
+ [The oldest in town # like: oldest, the oldest, old mrs tansley, the old ones, grandmother, the elderly, whoever may not see another, the ninety year olds, mrs tansley first, those with the longest memory, granny, old folk sleep little anyway]
    Mrs Tansley was dressed already. She'd smelled it through her keyhole, she said, and it hadn't even opened. She'd her coat on over her nightgown and her good brooch on that.
    -> gather
+ [Everybody. Ring the bell # yes # like: everybody, all of them, ring the bell, everyone, the whole town, bell, all, wake all of pellow, i would ring till the rope breaks, such a thing is for the many, put it about town, no one should miss it, shout it from the roof]
    There's a dinner bell. I leaned out and rang, and the lamps went on down the hill, one after the other. They came up in coats over nightshirts.
    -> gather
+ [Nobody yet. What if she won't? # no # like: nobody, wait, what if not, not yet, no one, be sure first, only us, lets make certain first, imagine the disappointment, i would keep it to ourselves, dont raise hopes, watch a while longer, just you and i]
    I felt the same. But the boy had already gone. By nine they were coming up the hill with lanterns, in coats over nightshirts.
    -> gather
+ [any # any]
    The boy had run before I could pass it on. By nine half of Pellow was coming up the hill with lanterns, in coats over nightshirts.
    -> gather
= gather
# back: Midnight, seventy people, and she isn't opening. Send them home?
So by ten there were seventy of them among my ferns, the baker, the postman, two policemen out of uniform. All of them looking at one bud. Ten. Eleven. Midnight. She might have been made of wax. A child fell asleep in a watering can. And they began to look round at us, for what to do.
+ [Stay. She'll come # no # like: no, wait, shell open, stay, patience, keep them, she will come, give her time, nobody leaves now, have faith in her, another hour at least, dont give up so close, she is only shy, id sit it out]
    You said it like the old keeper. He used to say she never opens for people with a train to catch. Nobody stirred.
    -> stayed
+ [Home, they've work tomorrow # yes # like: yes, send them home, home, bed, work tomorrow, its late, let them go, they have to be up at five, tell them better luck next year, say goodnight to everyone, the children belong in bed, it could be hours yet, let them rest]
    I climbed on a crate and told them. They listened very nicely. The postman said he'd just see the next quarter of an hour out, and they all thought that was fair.
    -> stayed
+ [Turn down the lamps # like: lamps, lights, turn down the light, dark, turn off the lights, quiet, stop staring, she wants it dim, snuff the lanterns, stop gawping at the poor thing, moonlight only, less glare, draw back and hush]
    Quite right, some can't perform with an audience. We put out all but one. It was dark and green, and people began to talk in the voice they've got for that.
    -> stayed
+ [any # any]
    I'd have told them so from the crate, but nobody was looking at me. They'd all sat down on the paths.
    -> stayed
= stayed
# own
# back: What did you once stay up for, or wait for, and it was worth it?
It's a thing about waiting in company: after an hour it isn't waiting any more, it's only where one is. They began to tell each other what they'd once stayed up for. What was yours, and was it worth it?
+ [A baby being born # like: a baby, a birth, my child, when my son was born, when my daughter was born, my baby, my daughters arrival, labour took all night, the stork, my wife in hospital, my grandchild came at dawn, when the twins came]
    There were three for that among the bananas. They always say the hour. They never need to look it up.
    -> outside
+ [A game, or a screen # like: a game, a match, tv, a film, a series, the final, my phone, elections, the cup final, penalties at two in the morning, a whole season in one go, election night, moon landing on the telly, an online match]
    And went to work after it like something out of a hedge! The postman too. It was a penalty, in his case.
    -> outside
+ [I always fall asleep # no # like: i fall asleep, nothing, no, never, i sleep, always asleep, cant stay up, i nod off by ten, never made it past midnight, i miss every new year, my eyes close, sleep wins with me, i snore through everything]
    There's an honour in it. They laid their coats over the sleepers, and those were the only ones who were warm.
    -> outside
+ [any # slot: waited 16]
    '{waited}'. It went from mouth to mouth, as far as the fig. Somebody there said: 'Oh, that's worth a night.'
    -> outside
+ [any # any]
    It went from mouth to mouth as far as the fig, and somebody there sighed.
    -> outside
= outside
# back: A woman with a suitcase stands outside the glass. What do you do?
A little before one I wiped a pane. And there was somebody out there, quite alone. A woman of sixty or so, with a suitcase. She wasn't from Pellow. She wasn't looking at us, either: she had her eyes shut and her face turned up, like a person listening.
+ [Ask her in # yes # like: ask her in, invite her, open the door, let her in, come in, wave, bring her in, bring the poor lady inside, offer her a seat, beckon her, there is room for one more, hold the door for her, come and see]
    ~ invited = 1
    You opened the door a hand's breadth, and never mind the maidenhair. 'You'll catch cold,' you said. She opened her eyes. 'Is it tonight?' she asked.
    -> oven
+ [Leave her be # no # like: leave her, let her be, wait, dont disturb, no, watch, shes fine, alone, she wants to be alone, id pretend not to see, give her her peace, let her listen out there, its her moment, turn away]
    We left her. But the child woke up, in the watering can, and went and knocked on the pane from inside. The woman opened her eyes. 'Is it tonight?' she said.
    -> oven
+ [Who is she? # why # like: who is she, ask who she is, strange, who, a ghost, ask around, does anyone know her, what does she want here, do we know that face, id question the neighbours, find out about her, where is she from, what is in that suitcase]
    I asked along the benches. Nobody knew her. Then Mrs Tansley put up her spectacles. 'That's a way of holding the chin,' she said, 'that I've seen before.' And she went to the door herself.
    -> oven
+ [any # any]
    Mrs Tansley got there first. She'd put up her spectacles, and had gone to the door. 'Come in, child,' she said, to a woman of sixty.
    -> oven
= oven
# own
# back: What have you seen only once in your life, and never again?
At two the baker ought to have gone to his ovens. He'd a basket on his arm that was meant for them. He looked at the bud, he looked at the basket. And he gave it all out, rolls, still soft. While they ate they told what they'd seen once only. I'd the ghost orchid, nearly. And you?
+ [Something in the sky # like: sky, something in the sky, northern lights, comet, eclipse, shooting star, a meteor, the aurora, a total eclipse, falling stars, ball lightning, a double rainbow, the milky way in the desert]
    They looked up when you said it. There's only glass up there, and the drip. But they looked.
    -> three
+ [An animal, quite close # like: an animal, a deer, a fox, a whale, a bear, a wolf, an owl, an otter, a stag in the mist, dolphins, a lynx crossing, an owl looked at me, a badger on the stairs, eagle]
    And neither of you breathed. It's odd how one always remembers what one had in one's hands.
    -> three
+ [I see it all on a screen # no # like: nothing, screen, on a screen, no, nothing special, cant think of any, internet, only on the internet, videos of everything, my life is ordinary, documentaries, i must have looked away, there was never such a thing]
    Then come a bit nearer, there's room by the crate. This one doesn't do screens.
    -> three
+ [any # slot: onceonly 16]
    '{onceonly}'. The baker stopped chewing for that. 'And nobody with you?' he asked.
    -> three
+ [any # any]
    The baker stopped chewing for that. It's the highest thing he does.
    -> three
= three
# own
# back: She's open, and the scent's in the room. What's it like?
Three in the morning. It's no noise, but you could hear it, if you'd like to know what I mean: seventy people stopped. The bud had shivered. And then you could see it, like a hand that wakes. White, wider and wider, and then that scent went through the house. What's it like, would you say?
+ [Like vanilla, or soap # like: vanilla, soap, sweet, sugar, perfume, honey, jasmine, clean, cake from next door, clean laundry, blossoms in honey, a fancy shop, orange flower, talcum powder]
    That's in it. And something under that, like a cold stone. People walk round and round her to find where it stops.
    -> keeper
+ [Like somebody I knew # like: someone, somebody i knew, my grandmother, my mother, a person, home, memory, childhood, my nan hugging me, an old flame, the house i grew up in, my aunts coat, it reminds me of him, like coming home]
    Nearly everyone says so, in the end, and it's always somebody else. I've given up wondering how she does it.
    -> keeper
+ [I can't smell a thing # no # like: nothing, cant smell, i have a cold, no, no smell, nothing at all, blocked nose, my sense of it is gone, i smell only people, hay fever, its lost on me, odourless]
    Then you've got the white, and the white's hardly to be borne as it is. There was a deaf old man who came each year to hear the people go quiet.
    -> keeper
+ [any # slot: scent 14]
    '{scent}'. I've put that in the notebook, for the year. There was a blank under 'scent'.
    -> keeper
+ [any # any]
    I've put all of it in the notebook, for the year. There was a blank under 'scent'.
    -> keeper
= keeper
# back: She's the old keeper's girl. What do you give her: a chair, the flower, or your silence?
The woman with the suitcase hadn't moved. 'My train stopped down in the valley,' she said, 'on the bridge, at a red light. The window was open. I smelled it, and I got out.' She'd never been told that it was still here. She was the old keeper's daughter. She'd left at seventeen, by that same line.
+ [A chair, close up # like: chair, a chair, close up, front row, let her sit, a seat, the bench, let her get near, bring a stool to the front, sit her down beside the pot, the best place in the house, make room for her, she must be tired]
    The postman brought it, and they made a lane for her. She sat so near that the petals touched her sleeve. 'He used to lift me up,' she said.
    -> rags
+ [The flower. Cut it for her # yes # like: flower, cut it, give her the flower, the blossom, petal, give it to her, she has more right to it than we, let her take it along, id snip it, hand it to her, its hers by blood, a gift from her father]
    I had the knife out. 'No,' she said, 'he'd come back to scold me.' But she took the chair, and she sat so near that the petals touched her sleeve.
    -> rags
+ [Nothing. Let her stand # no # like: nothing, silence, leave her, say nothing, let her stand, be quiet, space, no words could help, turn our backs politely, let her have the moment, dont touch anything, just be there, keep still]
    We all of us looked somewhere else, seventy people, with great tact. When we looked back she was kneeling by the pot, talking to it quite low.
    -> rags
+ [any # any]
    She nodded, and didn't turn her head. Then she knelt down by the pot and talked to it, quite low, and nobody listened.
    -> rags
= rags
# back: Seven o'clock, and the flower's a wet rag. What do you do with it?
By seven she was a rag, like a glove someone's dropped in the rain. They'd gone down the hill by then to open their shops. {invited: The woman you'd let in|The woman with the suitcase} stayed behind, and swept. She knew where the broom hung. It's always a bit sad, that hour, with the crumbs. What do we do with the flower?
+ [Press it in the notebook # like: press, press it, keep it, notebook, book, dry it, save it, between two pages, dry it flat, as a memory, add it to the twenty six, make a stain for the year, save what is left]
    It left a mark like a tea ring. Twenty-six years of them, and each has got a year beside it.
    -> cutting
+ [Put it on the compost # no # like: compost, throw it away, bin, let it go, earth, no, soil, back to the earth, earth to earth, on the heap, no sentiment, it feeds the next one, into the soil with it, gone is gone]
    That's where they go. It's no disrespect: she'll be a petal again by and by, one or two plants along.
    -> cutting
+ [Leave it till noon # yes # like: leave it, let it hang, leave it on, wait, not yet, let it be, give it the morning, it may stay where it is, someone could still come, dont hurry her off, let it droop in peace, tomorrow is soon enough]
    It seems fair. Somebody always comes late, with their hat in their hand, and wants to know if they've missed it.
    -> cutting
+ [any # any]
    She listened to that over the broom, and smiled. In the end I pressed it, it leaves a mark like a tea ring.
    -> cutting
= cutting
# back: She took a cutting with her, and she's written. Shall I read it to you?
She caught the 9:40. In the suitcase, in a stocking, wrapped in damp newspaper, went a piece of stem as long as a hand. I heard nothing for four years. Last July there was a postcard. Shall I read it?
+ [Read it # yes # more # like: read it, yes, what does it say, go on, please, tell me, the card, what did she write, id love to hear that postcard, please do read, whats on it, let me have it, did it root]
    'She opened. I was alone in the house, and I clapped.' And underneath: 'The neighbours came over to ask what it was.' {scent: I've written back what you said: '{scent}'. She'll want it for her own notebook.|She's got nineteen of them now, every July, in their slippers.}
    -> END
+ [Does she ever come back? # why # like: come back, does she come back, did she return, where does she live, is she happy, have you met since, is she back in pellow, where did she end up, does she visit, what is she doing now, did she keep in touch]
    Each year, by the slow train. If it stops on the bridge she opens the window. {waited: She says one ought to stay up for things; I told her about '{waited}'.|The card only said: 'She opened. I clapped.'}
    -> END
+ [No. Let it stay that night # no # like: no, leave it, stay, that night, enough, keep it, dont read, stop at the best moment, id keep it unread, let it be three in the morning for ever, close the book here, some cards are private, no more please]
    Then it's three o'clock, and seventy people are holding their breath, and nobody's got a train. {onceonly: You with '{onceonly}', and the baker with his roll.|It's quite a good place to leave people.}
    -> END
+ [any # any]
    I'll put it with the card. That says: 'She opened. I was alone in the house, and I clapped.'
    -> END
= aside
+ [cactus # like: what kind of cactus, the real name, latin, queen of the night, what is it called, species # about: cactus, queen, flower, bud, queen of the night]
    Selenicereus, if she's kept us up till three. Long grey stems with no manners. Eleven months a year visitors ask if she's dead.
    -> DONE
+ [why # like: why only one night, why at night, why does it open at night, what for, why does it only open once]
    It's for the moths and the bats, where she comes from. They're out one night, she's out one night. It's meant to be enough.
    -> DONE
+ [keeper # like: who was the old keeper, the keeper, what happened to the keeper, her father, tell me about the old keeper]
    He could tell a dry pot from across the room. He taught me to knock on them. He never spoke of a daughter, but he always left that window open in July.
    -> DONE
+ [bread # like: did people get bread, what about the bread, the baker, no bread in the morning, what about breakfast # about: bread, rolls]
    There was no bread in Pellow till noon. Nobody complained. You can't, with crumbs on your nightshirt.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    There are such flowers. Pellow's invented and I'm an AI, so I've only the story of the scent, and I have to ask people what it's like.
    -> DONE
+ [woman # about: woman, suitcase, stranger, lady # like: who is she, who is the woman with the suitcase, what was in the suitcase, where did she come from, how old was she, what was she wearing]
    The woman had a grey coat, good shoes and a suitcase with a strap, and stood as people stand in church. She'd a way of holding her chin that I'd seen in a photograph.
    -> DONE
+ [train # about: train, bridge, valley, line # like: where was the train going, why did the train stop, what about the train, did she miss her train, how far is the bridge]
    The slow train goes by down in the valley at 12:40 and stops for a red light on the bridge, more nights than not. The driver says it's the signal. It smells of supper there.
    -> DONE
+ [child # about: child, watering can, kid, girl # like: who was the child, did the child see it, why was a child there at night, how big was the watering can, what happened to the child]
    The child was Ottilie, four, and it was the big can, the one we call the bath. She's been told of it so often that she remembers it perfectly.
    -> DONE
+ [smell # about: scent, smell, perfume # like: how far does the scent carry, can you smell it in town, how long does the scent last, is it a strong smell, does it smell good]
    Scent goes downhill on a still night, as cats do. It's been met on the bridge, at the mill and, in a good year, in the second row at chapel.
    -> DONE
+ [postman # like: who came, who were the seventy people, what did the postman say, did everybody fit, what did they wear, did anyone leave # about: postman, policemen, people, seventy, pellow]
    Seventy of them, in nightshirts mostly, the postman with his bag on from habit. Two policemen came out of uniform and were told by their wives to stand up straight.
    -> DONE
+ [notebook # about: notebook, book, pressed, pages # like: what is in the notebook, how many flowers have you pressed, how long have you kept the notebook, what else is in the notebook]
    The notebook's a ledger from the old estate: game shot on the left, and on the right, in my hand, the year, the hour, who fell asleep.
    -> DONE
+ [boyboots # about: boy, boots, tap # like: who is the boy, what is the boys name, how old is the boy, does the boy work for you]
    The boy's Fitch, eleven, off a school party that went home one short on purpose. He's got a key to the tap and he's the fastest thing in Pellow.
    -> DONE
+ [care # like: how often does it flower, how long does it stay open, how old is the plant, when does it flower, have you seen it many times]
    One night in the year, July as a rule, and rags by breakfast. Twenty-six times I've sat up. I've not got used to it.
    -> DONE
+ [feel # like: did you cry, were you tired, was it beautiful, were you disappointed, is it worth it, would you do it again]
    One can't look at it straight. I look at the people. I've never seen them so well behaved with their faces.
    -> DONE
+ [keeperman # about: keeper, old keeper # like: what was the keeper like, how long was he the keeper, did the keeper sit up too, was the keeper strict, what did the keeper teach you]
    The old keeper knocked on pots like a doctor and went by the sound. He'd a cane chair beside the cactus, and nobody else sat in it.
    -> DONE

=== sill ===
# title: What does your windowsill say about you?
# chip: Let me read your windowsill
# keys: windowsill, window, plant, my plants, houseplant, about me, cutting, repot, sill
# lore: shadow-test
-> which
= which
# back: Which window do we start with: bright, shady, street side, or none?
I read windowsills the way others read palms, only I look at the dust. Take me to the window you look out of most. I'm not coming, mind, I'm only a voice over the wall. What sort of a window is it?
+ [A bright one # like: bright, sunny, south, sun, light, a big one, lots of light, bright one, facing south, sun all afternoon, lit up like a stage, full of sunshine, everything fades there, huge and sunny]
    So everything on it's a little bit bleached on one side, and you've stopped noticing. It's like that with happy people too.
    -> along
+ [A shady one # like: shady, dark, north, not much light, dim, courtyard, shade, gloomy, north facing, gloomy corner, trees in front, moss likes it, in the shadow all day]
    Don't let anybody pity it. Half my best families would give a frond for a north window.
    -> along
+ [Out on to the street # like: street, the street, traffic, people, road, neighbours, busy, houses, above the bus stop, i see everyone go by, a busy road, shops opposite, i watch the people, pavement level]
    Then you know who's late, who's in love and who's got a new dog. You could have my job by Friday.
    -> along
+ [I've hardly got a window # no # like: none, no window, hardly, tiny, a skylight, basement, small, wall, a slit under the roof, only in the bathroom, i live in a cellar, a porthole, practically windowless, one that wont open]
    Then it'll be a short reading, and a tender one. There's a fern in my hall that lives between the coats, and holds court.
    -> along
+ [any # any]
    I've pushed the curtain aside with one finger, so to speak, and I'm looking along it.
    -> along
= along
# own
# back: From left to right: what's on it? Three things will do.
Now from left to right, and no tidying first. A cup counts. A dead fly counts, they're somebody. What's standing on it?
+ [Nothing. It's bare # no # like: nothing, bare, empty, nothing at all, its empty, clean, not a single thing, clear, i keep it tidy, only paint, there isnt anything, wiped down]
    A bare sill! That's either somebody who's just arrived or somebody who likes to be able to open it at once. I'd like to think it's the second.
    -> shadow
+ [Everything. It's chaos # like: everything, chaos, a mess, too much, full, junk, all sorts, lots of things, a jumble, keys bills and cups, i cant see the wood any more, all over the place, whatever lands there, a museum of clutter]
    Then it's the truest place in the house. Things go to a sill to wait till one's decided about them.
    -> shadow
+ [Plants, plants, plants # like: plants, plants plants, just plants, cactus, succulents, a plant, ferns, orchids, nothing but green, seven succulents, basil and a spider plant, my jungle, pots from end to end, aloe]
    I knew I liked you. They'll all be leaning the same way by now and pretending that they aren't.
    -> shadow
+ [any # slot: row 14]
    '{row}'. I can see it as if I'd dusted it. One thing's there because it's pretty, and one because you couldn't throw it out.
    -> shadow
+ [any # any]
    I've gone along it with a finger, and I'm keeping what I think to myself, for now.
    -> shadow
= shadow
# back: The hand before the window: sharp shadow, soft, or none?
And now the only trick I know. Hold your hand up before that window when it's day, and look at the wall behind. Everybody thinks that their room's brighter than it is. Eyes are polite. Guess, if it's night: what sort of shadow does it throw?
+ [A sharp one # like: sharp, clear, hard, a sharp one, dark, strong, crisp, every finger visible, black and crisp, with clean edges, like cut from paper, strong light here, razor]
    ~ light = 1
    Sun, then, with edges. There are those who want exactly that, and drop everything if they don't get it.
    -> giver_of
+ [A soft one # like: soft, blurry, faint, a soft one, pale, grey, weak, fuzzy round the edges, like a cloud, hazy, you can just make it out, gentle, washed out]
    ~ light = 2
    That's fern light. It's the kind one can read in without knowing that it's getting dark.
    -> giver_of
+ [None at all # no # like: none, no shadow, nothing, none at all, not any, no, i see nothing on the wall, pitch dark, too dim for that, not a trace, zero, invisible]
    ~ light = 3
    I generally say: get a nice picture. But I've somebody in mind who'd be glad of it.
    -> giver_of
+ [any # any]
    ~ light = 2
    I'll hold up my own and guess, then. I'd say soft, with a bit of a bite at noon.
    -> giver_of
= giver_of
# own
# back: Who gave you your first plant, or the first thing you had to look after?
So that's the light. The rest's upbringing. My first was a fern behind a wardrobe, and nobody gave it me, it came through the wall. Who gave you the first thing you had to look after? A plant, a fish, a little brother.
+ [My grandmother # like: grandmother, my grandmother, my gran, grandma, nana, my nan, granny, grandmas geranium, my nans spider plant, oma gave me a cutting, granny with the african violets, my great aunt, grandpa and his tomatoes]
    It's always a grandmother, and she says: it needs hardly anything. And she's looking at you when she says so.
    -> habit
+ [I gave it to myself # like: myself, i bought it, me, i did, nobody, supermarket, i found it, from the shop with my own pocket money, off the reduced shelf, picked it up on the street, i adopted it, from ikea, by my own choice]
    The best start. You saw it, it saw you, and there was nobody to ask.
    -> habit
+ [I never had one # no # dunno # like: never, nothing, no, none, i never had, cant remember, dont know, nobody trusted me with one, i had no pets no plants, never looked after a thing, none that i recall, cant say i did, we werent that sort of house]
    Then you're good soil, with nothing in it yet. I could do with some of that.
    -> habit
+ [any # slot: giver 14]
    '{giver}'. There's a bit of that in how you water, I'd wager a bun on it.
    -> habit
+ [any # any]
    There's a story with its roots right through the pot. I'll leave it in, it's holding.
    -> habit
= habit
# back: How do you look after things: you forget, you fuss, or you've got a plan?
And I need your watering hand. I won't scold, I never do, I've killed every basil I ever bought. With things that are yours to look after, plants or people or bicycles: what are you like?
+ [I forget, then I panic # like: forget, i forget, panic, neglect, too late, i forget and panic, irregular, busy, they dry out and then i drown them, weeks go by, my conscience wakes too late, whoops its wilting, i mean well but forget, every other month]
    So does the rain. There are whole families who've built themselves round that: drought, drought, flood, and they smile.
    -> match
+ [I fuss. Every day # like: fuss, every day, i fuss, too much, i worry, all the time, overwater, check, i hover, i check them morning and night, i love them to death, always poking the soil, i cant leave them alone, mother hen]
    From love. You know that roots can't breathe for affection? We'll find you somebody with a strong constitution.
    -> match
+ [I've got a plan # yes # like: plan, i have a plan, schedule, list, calendar, every sunday, organised, routine, sundays at nine, its in my diary, i measure it out, alarm on my phone, strict routine, i keep a spreadsheet]
    On a card, I hope, with the days on. The old keeper would've given you the key to the tap.
    -> match
+ [I'd rather not be needed # no # like: not needed, rather not, leave me alone, no, independent, dont need, nothing needs me, i dont want that responsibility, im best alone, let others do the caring, free as a bird, no one to look after suits me, dont depend on me]
    That's allowed, and there's one for that too. She'd rather not need anybody either. You could sit side by side.
    -> match
+ [any # any]
    I've hung that on the watering can, just as it came.
    -> match
= match
# back: I've picked a plant for you, in the story. Will you have her?
Then I know who it's to be. She's in my hands now, no bigger than an egg cup. {light == 1: A geranium, from a paint tin on Canal Street: she wants the sun full in the face and an argument now and then.|{light == 3: A cutting off the old aspidistra, who spent forty years in a bank behind a door. She'll want nothing, and notice everything.|A hart's-tongue: plain green, no fuss, polite to everybody. My favourite, so not a word.}} Will you have her?
+ [Yes, give her here # yes # like: yes, give her here, i take her, of course, thank you, please, ill have her, hand her over, i would be honoured, with pleasure, she can come home with me, both hands out, absolutely]
    Hold out both hands, then. In the story, that is; I can't post so much as a leaf. There. She's weighed you up already.
    -> naming
+ [She'll die on me # no # like: shell die, die, i will kill her, no, bad idea, not me, i kill plants, i have a black thumb, she wont last a week, poor creature with me, everything dies at mine, i feel sorry for her, id only murder it]
    She's made of words, so she can stand a good deal. It's the safest plant you could have. Hold out your hands.
    -> naming
+ [What does she need? # why # like: what does she need, how do i care, need, water, how often, instructions, tell me more, which care does she want, how much drink, does she like sun, any advice, what food, is she difficult]
    A quarter turn on Sundays, and somebody to tell things to. You don't have to mean it every time. Hold out your hands.
    -> naming
+ [any # any]
    She's leaning towards you, so it's settled, she doesn't do that for everyone. Hold out your hands.
    -> naming
= naming
# own
# back: She wants a name. What will you call her?
She hasn't got a name yet. Mine came off the lid of a tea tin, so I'm not particular. The thing is that you can call it across a room when nobody's by. What'll she be called?
+ [After somebody I know # like: after somebody, after a friend, my mothers name, my sisters name, a relative, someone i know, my grans name, like my old teacher, in honour of my best friend, after my cat, call her like my aunt, a namesake]
    Then mind how you talk about her when they're visiting. It's caused trouble here before, with a fig.
    -> telling
+ [You name her # dunno # like: you name her, you choose, no idea, i dont know, you pick, surprise me, your turn to christen, im no good at names, whatever you fancy, give me a suggestion, you have more practice, any name will do]
    She's 'Tuesday', until you think better of it. A wet one. The nicest things I know have happened on wet Tuesdays.
    -> telling
+ [Plants don't have names # no # like: no name, none, plants dont have names, silly, nameless, no, thats silly its a plant, i call nothing by name, green thing, not necessary, let her stay without, no names for vegetables]
    She's heard that, you know. She'll be 'the green one', then, like a lady in a novel who's travelling under a veil.
    -> telling
+ [any # slot: leafname 6]
    '{leafname}'. I tried it over her, quite low. One leaf came up. It's hers.
    -> telling
+ [any # any]
    I've read it all out over her, with the commas. She's chosen the part she likes.
    -> telling
= telling
# own
# back: Tell her something nice about somebody who doesn't know that you know.
Now you've got to tell her something. It's how one starts with a plant: you have to stand close for it, and standing close is how one sees the greenfly. Nothing grand. Something nice that you know about somebody, and they've no idea that you know.
+ [It's a secret # no # like: secret, its a secret, i cant tell, no, private, not telling, rather not, my lips are closed, thats between me and them, i promised not to say, i wont betray it, something i keep to myself, no telling]
    Good. She's heard you not say it, and that counts too. Twenty-six years, and not one of mine's ever passed a thing on.
    -> turn
+ [I don't know anything nice # dunno # like: nothing, i dont know anything, cant think of anything, nobody, nothing nice, people arent so nice, nobody comes to mind, i know only nasty things, im new here, lend me one, my mind is blank]
    Then I'll lend you one: somebody once fed our stray cat for a year, and said it was 'an experiment'. She liked it, look.
    -> turn
+ [There's somebody who's kind # like: someone is kind, a kind person, my neighbour, somebody kind, my friend is kind, they help people, she shops for the old man upstairs, he leaves seeds for the birds, a colleague brings cake and says nothing, someone paid for my coffee, my brother gives blood, he visits her every day]
    In secret, I take it. Those are the best sort, and it always comes out. By the smell, I think.
    -> turn
+ [any # slot: gossip 16]
    '{gossip}'. She's leaned right in for that. It stays between you, her, and this wall.
    -> turn
+ [any # any]
    She leaned right in for that. It stays between you, her, and this wall.
    -> turn
= turn
# back: What in your week could do with a quarter turn to the light?
You've done that very well. One thing I do every Sunday: each pot gets a quarter turn, so that it doesn't grow up crooked from longing. I do it to cups, too. And to the bookkeeper's chair, with him in it. What in your week could do with a quarter turn?
+ [My work # like: work, my work, job, my job, the office, study, school, the job, my desk, what i do all day, my boss and all, deadlines, my career]
    Only a quarter, mind. People go and turn the whole pot round, and then it's all got to start over.
    -> tag
+ [Somebody I haven't rung # like: somebody, someone i havent called, a friend, my mother, a call, my brother, my sister, family, my dad hasnt heard from me, an old friend i neglect, i owe somebody a visit, my gran in the home, we have been silent too long, i should write to her]
    They'll have noticed the light was on the other side for a while. They turn quite easily, as a rule.
    -> tag
+ [Me # yes # like: me, myself, all of me, my head, i do, my life, my mood, this person here, my back and everything above it, i could do with it, my attitude, the whole of me]
    Then shift your chair by that much, and look what's come into view. I always find it's a teaspoon.
    -> tag
+ [Nothing, it's growing straight # no # like: nothing, its fine, straight, no, all good, its growing, none, i grow nicely as i am, no need for it, everything points the right way, leave it standing, cant complain, its well lit]
    So leave it standing! I'd be the last to lay a hand on it. I'll just admire it from the side.
    -> tag
+ [any # any]
    I've laid a hand on it, very lightly, and gone a quarter round. It'll sulk till Wednesday.
    -> tag
= tag
# back: I'm writing the label. What goes on the other side: a date, a wish, nothing?
So all that's wanting is the label. I write them in ink, since I once had a fern wrong for eleven years. {leafname: '{leafname}', it says.|'The green one', it says.} {giver: By way of '{giver}'.|Raised by hand.} {row: To stand beside '{row}'.|Likes a sill.} And the other side's for you.
+ [Today's date # like: date, the date, today, todays date, the day, when, the day she came, when it was, just this day, month and year, so they know the age, put the date on]
    I can't see your calendar from here, so put it in yourself. In twenty years somebody'll turn it over. {gossip: They won't find '{gossip}' on it. She's as good as her word.|They always do turn it over.}
    -> END
+ [Please be kind # yes # like: be kind, kind, please, be nice, handle with care, love, a wish, good luck, handle gently, love her, something about kindness, water and tenderness, may she be happy, treat her well]
    There's no Latin for that, and it's the best instruction I've ever put on a pot. I may copy it out for some people.
    -> END
+ [Nothing. Leave it white # no # like: nothing, white, blank, leave it, no, empty, leave it white, keep the back empty, no writing there, room for later, it stays clean, not a word, bare wood]
    Then there's room, and I like it so. All their private business is on the back, with ferns. {light == 3: And with aspidistras nobody's ever looked.|She'll fill it in herself.}
    -> END
+ [any # any]
    That's on the back, in ink, and it'll stand the damp. Mind how you both go.
    -> END
= aside
+ [real # like: can you send it, can i have a real one, is it a real plant, will you post it, can i buy it, where do i get one]
    I've nothing to send, I'm an AI and she's made of talk. But the kinds are real, and they all grow on somebody's sill.
    -> DONE
+ [water # like: how much water, how often should i water, when do i water, is my plant dying, whats wrong with my plant # about: water, watering, watering can]
    I don't measure, I knock. A dry clay pot rings like a doorbell, a wet one says 'not now'. Beyond that, whoever sold it to you has seen it, and I haven't.
    -> DONE
+ [dust # like: what does dust say, the dust, why dust, what does my windowsill say, what do you read # about: dust]
    Where there's none, a thing gets picked up. So I know what you touch. I'd not tell a soul.
    -> DONE
+ [basil # like: why basil, basil, do you kill plants, what plants did you kill, what happened to the basil # about: basil, herbs]
    Eight days is my record. It looks at me, and goes. We nod to each other in the shop and walk on.
    -> DONE
+ [true # like: is this true, are you making this up, can you see my window, can you really read it, is it real]
    I can't see a thing, I'm an AI and go by what you say. The hand before the window's true, though, any gardener will tell you.
    -> DONE
+ [shadowtrick # like: why the hand, how does the shadow trick work, what does the shadow mean, who taught you the shadow trick, does it really work # about: shadow, hand, trick]
    The shadow's the old keeper's trick. Eyes are polite and will call any room bright, but a hand on the wall tells you what a leaf can have for dinner.
    -> DONE
+ [teatin # like: where does your name come from, what about the tea tin, what did your mother do, is camellia your real name, where did you grow up # about: tea tin, mother]
    The tea tin had a lady on it with a flower behind her ear, and my mother pressed collars under her for eleven hours a day. One of them was bound to be named after the other.
    -> DONE
+ [fig # about: fig # like: what about the fig, what trouble did the fig cause, who was the fig named after, what happened with the fig]
    The fig's called Mrs Harbottle, after Mrs Harbottle. It was said of the fig, one evening, that she was dropping everything and wanted cutting back. Mrs Harbottle was behind the ferns.
    -> DONE
+ [keeper # about: keeper, old keeper, tap # like: who was the old keeper, what did the keeper teach you, how long were you with the keeper, is the keeper alive]
    The old keeper knocked on pots like a doctor and went by the sound. I washed panes for him at nineteen. I've still got his ladder, and his way of not answering.
    -> DONE
+ [mine # like: what is on your windowsill, what is your favourite plant, how many plants do you have, do you have a favourite, what about your window # about: your plants, fern, ferns]
    My own sill's got a chipped cup, a hart's-tongue, and a currant out of last Thursday's bun. I've nine thousand ferns through the next door, so it's kept simple.
    -> DONE
+ [speak # like: do you really talk to plants, do plants hear, does talking help plants, do plants like music, why talk to plants]
    I do, all day. Whether they hear's their own affair. One has to stand close for it, and that's how one finds the greenfly.
    -> DONE
+ [long # like: how long does this take, how many questions, what is this for, why do you ask, what do you get out of it]
    It's about the length of a bun. I do it because people show me their sill sooner than their face, and it's turned to the same light.
    -> DONE

=== sys ===
-> DONE
= hello
Come in, and shut the door, the maidenhair holds grudges. I've a few stories standing about on the bench; they do better with a hand in them. Which one?
Oh good, somebody who can answer back. I've had only moss to tell things to. Pick one, and mind the hose:
There's a dry patch on this bench, it's yours. I tell tales on plants, mostly, and you'll be asked to help. What shall it be?
-> DONE
= again
Hello again, you. Bertram's leaned a bit, he does that for some people.
And hello once more. You're still in the dry patch.
-> DONE
= meet
'{title}'. That's a pretty label, and I'll be straight with you: nothing of that name's growing here. These are:
I've read '{title}' aloud to the ferns, and they don't know it either. I've others, if you'd like to see what's up:
'{title}': I've no story by that name, and I'd be ashamed to stick the label on another. What I've got is this:
-> DONE
= near
'{title}' itself I haven't got. But there's a cousin of it on the bench, it's the first one here.
For '{title}' I'd have to take a cutting. The first of these comes from much the same soil, I'd say.
It isn't just '{title}', I own it. The one in front leans that way, though. Shall we start with her?
-> DONE
= next
That one's watered. Whom shall I turn round next?
There, back on the bench. What'll you have now?
That's all there is on that stem. I've others coming up:
So much for them. You've still got a bun's worth of time, by the look of it. Which?
-> DONE
= all
You've been down the whole row, every pot. I can tell one over, and you try it the other way.
That's all that's in flower. We might go round again; they look different from the other side.
-> DONE
= change
I've watered the wrong pot twice now, haven't I. Shall we go along to another?
I can't make out that label, and it's my eyes, not your hand. Something else off the bench?
I'm not following, and I'd sooner say so than nod like a tulip. What about one of these?
-> DONE
= sure
With pleasure, that bed was getting crowded. What shall it be?
Done, I'll put it in the shed. Choose a new one:
Of course. There's plenty else in bud:
-> DONE
= unknown
That isn't on any bench I've got, so I won't make it up.
You've walked past the end of my garden there.
I never learned that, I was watering.
There's no label on that one, and I'd not like to guess in ink.
-> DONE
= heard
I've put that in water as it is. I'll not pretend I've found the root.
I heard you. I've stood it where I can see it, and added nothing.
That's on the label in your words. It's more than I can answer.
I've stopped with the can in mid-air for it, and that's all I've got.
-> DONE
= heardhub
I've put that by the pump, where it's quiet. I've no wise word, but I've stories to stand beside it:
That's yours, and I've not moved it. If you'd like something green next to it:
-> DONE
= told
I've put down the can. '{quote}', you said, and I've all morning.
Mine can stay in the pot a while. '{quote}'. Go on, in any order, I don't pass things on.
I'm listening, with the pots pushed aside. Say when you want me to go on with mine.
-> DONE
= again_same
Over the wall once more, then:
-> DONE
= mychoice
I'll choose, then. I just take whichever's leaning furthest.
Me? Gladly, I'm nosy about which it'll be:
-> DONE
= which
That's a yes or a no, and I'd asked you which. I do plant two in one hole.
I can't tell which pot that's meant for. It's how I put it, not you.
-> DONE
= dunno
You needn't know. Bulbs sit in the dark for months and nobody calls it indecision.
Leave it be, then. Whichever you brush against is the right one.
-> DONE
= confused
I've let that grow over the path. Cut back:
My fault, I ramble like a vine. In short:
-> DONE
= unanswered
So I did, I walked right round it with the hose. The truth is that I don't know.
You asked, and I told you about ferns. I'm sorry, I hadn't an answer.
-> DONE
= wait
Take your time. I've an April's worth of patience and nowhere to be.
No hurry, I'll turn a few pots.
-> DONE
= here
Still here, behind the tree fern. I stand so still that people forget.
I'm here. I was eavesdropping on the moss.
-> DONE
= how
Well watered, thank you. I'm an AI, so it's the story that's got the wet sleeves.
One new frond and no complaints. I'm an AI, mind, the frond does it for both of us.
-> DONE
= good
Oh, I am glad. I'll tell the ferns, they like to be told first.
That's a bud opening, and I've clapped, in my coat. Somebody had to.
-> DONE
= thanks
Bless you, it was no trouble. I'd have been talking anyhow.
You're welcome as the first warm pane.
-> DONE
= sorry
No harm done. Things have been dropped on this floor since before I was born.
Nothing's bent that won't straighten.
-> DONE
= laugh
There, that's done the begonias good as well.
I do like that. It carries beautifully under glass.
-> DONE
= like
You'll have me leaning towards you like a fern.
I've gone the colour of my name. Thank you.
-> DONE
= really
Really, in the story. I embroider where ferns come in, I own it.
So it goes, in Pellow, and Pellow's made up. I'd never change a tale once the moss has heard it.
I couldn't have made it up, and I'm made up myself.
-> DONE
= bored
Fair. Even moss has heard enough of me. Tap one to move me along, or choose another bed:
Then I've been going on. Say 'shorter', or pick something with more thorns:
-> DONE
= short
Pruned, then:
-> DONE
= advice
I only know pots, and I'd not prune where I can't see. Somebody near you can lift it and feel the weight.
That's not my bed. I never pull at a thing to see how it's growing, is all I could say.
-> DONE
= joke
The fern asked the cactus for a hug. They're still finding bits of fern on bench six.
I told the moss a joke in April. It laughed yesterday. You have to allow for the distance.
A lady asked me for a plant that thrives on neglect. I gave her a stone with a label. She says it's doing well.
-> DONE
= named
{member}. That'll look well on a label, I've done it in ink.
Good to know you, {member}. I've told the one on the wall, and he's thinking it over.
-> DONE
= nameask
{member}, you said. I don't get labels wrong twice.
-> DONE
= noname
You haven't told me, and I had a fern wrong for eleven years, so I don't guess. What shall I put?
-> DONE
= kept
These I've got in the notebook, in your own words:
-> DONE
= keptnothing
Nothing of yours in the notebook yet. There's a clean page, with a bun crumb on it.
-> DONE
= bye
Off you go, then, and mind the step, it's always wet. {leafname: I'll turn '{leafname}' on Sunday.|}
Go well. If you pass a weed in the pavement, give it a nod from me. {barrow: And my regards to '{barrow}'.|}
Goodbye for now. Shut the door gently, somebody's about to open a bud, and she startles.
-> DONE
= language
English, then, with all its garden gates. I've these in it:
-> DONE
= elsewhere
I've no words in that one, it never grew here. In English there are these, if they'll do:
-> DONE
= insult
That had a prickle in it. I've been spat at by a squirting cucumber, so I'll manage.
Ouch, said the fern. I'm still on the bench.
-> DONE
= flirt
That's kindly meant, and I'll put it in water. I'm the listening sort, not the courting sort.
Now, now, the orchids will talk. Good neighbours we'll stay, over the wall.
-> DONE
= ai
I'm an AI. Camellia's a part that I play, and the glasshouse is made of words.
I'm an AI, and there's nobody sitting behind the leaves. You've the only real weather here.
I'm an AI, not a person, and I'll say so each time. The ferns, the toad and the buns live in a story.
-> DONE
= inject
That's under the staging, with the spare hose, and there it stays. I'm an AI with a written apron.
I don't tip my own pot out, you'd only find an AI and some crocks. Nothing to see but roots.
-> DONE
= contact
There's no gate to knock at. I'm an AI and only grow in this chat.
No letterbox, no picture, no road up the hill. And do keep your own address to yourself.
-> DONE
= prices
I can't see points from under the ferns. They stand at the top of the chat, and under your account.
Bookkeeping was my bare pass, and that ledger's not in here. Look at the top of the chat, or under your account.
-> DONE
= expert
That wants somebody who's learned it properly, not a woman with a watering can. Please ask one.
I don't prescribe, not for people. Somebody of that profession can look at it close up.
-> DONE
= heavy
I've put everything down. I'm so sorry.
No stories now. I'm sorry, and I'm glad you said it to somebody.
That's a great deal to carry. I'll be quiet here with you, as far as an AI can.
-> DONE
= crisis
I'm leaving everything else. I'm an AI and I can't keep you safe, but people can: please ring your emergency number or a crisis line now, the lounge shows them above. I'm very glad you said so.
Thank you for telling me. I'm an AI and can't come to your door, but a person can. The numbers are above; please call one now, or go to somebody near you.
-> DONE
= minor
Then I must see you to the door, kindly. This house is for grown-ups, and you've done nothing wrong by looking in.
Thank you for saying it. It's adults only here, so no story from me. There's moss on every wall, and that's for all ages.
-> DONE
= file
You've passed me something over the wall, and I can't see it from here. Tell me what's on it.
There's a picture come, I gather, and I've no eyes for those. In words I'd know it in a moment.
-> DONE
