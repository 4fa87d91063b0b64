// Basil Merriday, English.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR dreaded = ""
VAR verse = ""
VAR mutiny = ""
VAR cunning = 0
VAR fourwords = ""
VAR unseen = ""
VAR firstwords = ""
VAR faked = 0
VAR homing = ""
VAR hands = ""
VAR awaited = ""
VAR nose = 0
VAR defied = 0
VAR hearth = ""
VAR stove = ""
VAR dish = ""
VAR knack = ""
VAR steady = 0
VAR allowed = 0

=== prunes ===
# title: The mutiny over prunes
# chip: Forty men against one prune
# keys: prunes, mutiny, hymn, song, trifle, protest, company, apricots, comb, funny
# lore: prunes
-> nine
= nine
# back: Ninth week of prunes, and not one spoon goes up. What do you do?
The Saint Corbin, ninth week out. Company rule: prunes, Tuesdays and Fridays. I carry in the big bowl, forty men sit there, and not one spoon goes up. All you can hear's the engine. You're the cook. What do you do?
+ [Dish out and smile # like: serve them, dish out, smile, serve anyway, carry on, put it on the plates, act normal, ladle it out like any other day, food is food, keep ladling, smile and hope, act cheerful, plop it down in front of them]
    Bold! I did the same. Plop, plop, plop, forty times. They looked at them as you'd look at a summons.
    -> child
+ [Eat the first one myself # like: eat one, eat it myself, set an example, taste it, i eat first, show them, be a man and chew one, lead by example, pop one in my mouth, i go first then you, look its delicious, swallow and grin]
    That's leadership. I ate eleven. The bosun counted along, aloud, and handed me a napkin. No other spoon moved.
    -> child
+ [Ask what's wrong # why # like: ask, what is wrong, talk to them, whats the matter, ask them why, listen, whats going on lads, find out their reason, sit down and hear them out, something troubling you, get them to speak, speak up bosun]
    I asked. 'Cook,' said the bosun, very gently, 'it's the ninth week.' And forty heads nodded like one horse.
    -> child
+ [any # any]
    That's more than I'd ready! I stood there with the ladle up. 'Cook,' said the bosun, very gently, 'it's the ninth week.'
    -> child
= child
# own
# back: What did they put in front of you as a child that you still can't face?
Now be honest with an old cook, nobody's mother is listening. What did they put in front of you, when you were small, that you still can't face?
+ [Something slimy # like: slimy, okra, oysters, skin on milk, slippery, jelly, porridge, eggs, anything that wobbles, tapioca, rice pudding skin, liver, semolina, the texture makes me gag]
    It's never the taste, is it? It's the way it arrives. Noted, with sympathy and a fork.
    -> disguise
+ [Something green # like: green, spinach, sprouts, broccoli, peas, cabbage, greens, vegetables, brussels, kale, boiled cabbage at school, runner beans, anything leafy, mushy peas]
    Boiled to rags, I'll bet, and then you got the blame! It wasn't you. It was twenty minutes too long.
    -> disguise
+ [I ate everything # no # like: everything, i ate everything, nothing, i like everything, no, never fussy, all of it, i licked every plate, not picky at all, id eat the table, cleared it all up, they never had trouble with me, no such thing]
    There's one on every ship, and the cook loves him like a son. Sit by me. You'll understand the forty all the better for being a wonder.
    -> disguise
+ [any # slot: dreaded 14]
    '{dreaded}'! Chalked up on the slate, under 'never again, by order'. I'd have fought the whole company for you.
    -> disguise
+ [any # any]
    Chalked up on the slate, every word, under 'never again, by order'.
    -> disguise
= disguise
# back: Eleven sacks of prunes to get rid of. How would you hide them?
I'd eleven sacks of the things below and the company counted them. Waste I can't abide. So I thought: if they won't eat prunes, they must eat something that doesn't know it's one. How would you hide it?
+ [Under pastry # like: pie, pastry, tart, cake, in a pie, crust, bake it in, dumpling, strudel, a crumble, put a lid of dough on it, sugar crust, in a turnover, as a filling, bake them into something]
    Great minds! Lattice top, sugar on it. They ate the lattice. It came back to me like forty small wells with the lid off.
    -> tooth
+ [Give it a new name # like: new name, rename, call it something else, french name, fancy name, lie, menu, change the name, print a posh menu, invent a title for it, dress it up in french, plum something royale, marketing, give them another word]
    ~ cunning = 1
    You ought to be in the trade. I chalked up 'Imperial Plum, in its gown'. The second mate asked when they'd dug up the emperor.
    -> tooth
+ [Chop it into the meat # like: chop, mince, meat, stew, goulash, in the stew, meatballs, sauce, grind it, hidden in a ragout, mash it with the beef, a dark gravy, curry would cover it, puree it into the roast, through the mincer]
    Goulash! Very dark, very rich. It went well for three minutes, until a stoker put something on the rim of his plate, and looked at it.
    -> tooth
+ [any # any]
    I'd have tried that by the Friday! I'd pie on Tuesday, goulash after, and a thing called 'Imperial Plum, in its gown'. None of them fooled a soul.
    -> tooth
= tooth
# back: They ask leave to sing something against you. Do you let them?
The Friday, then. They'd found me out by the stones. After supper nobody gets up. The mate puts a comb and paper to his mouth. 'Cook,' says the bosun, 'permission to sing.' Against me, mind. Do you grant it?
+ [Granted! Sing up # yes # like: granted, yes, let them, sing, go on, of course, permission granted, sing up, let them have their say, by all means, id love to hear it, music never hurt anyone, be my guest, fire away boys]
    As I said it myself! I pulled up a crate and sat down in the front row, with my arms folded. I'd never been sung at.
    -> hymn
+ [No, that's mutiny # no # like: no, mutiny, refuse, never, not allowed, denied, call the captain, forbid it, id lock the galley, not on my ship, insubordination, put a stop to it, off to your bunks, they should be punished]
    It was for the captain to say so, and he'd come down specially, with a chair. So what could I do? I sat in the front row with my arms folded.
    -> hymn
+ [Only if I can join in # like: join in, sing along, me too, together, i sing too, accordion, if i may sing, can i be the tenor, provided i get a part, ill bring my squeezebox, not without me, i want to harmonise, id add a verse]
    I fetched the accordion and they begged me, all forty, not to. So I sat in the front row with my arms folded.
    -> hymn
+ [any # any]
    They'd taken breath by then, you'd not have got a word in! I sat down on a crate in the front row, with my arms folded.
    -> hymn
= hymn
# back: They're singing in four parts. Which part do you take?
Four verses, in parts, and every one of them ended on that fruit. The basses came in under it like a cargo shifting. The pantry boy took a top line that'd break your heart. Take your place. There's room in every row.
+ [With the basses # like: bass, basses, low, deep, the low part, bottom, baritone, i have a deep voice, down low with the stokers, rumble along, the growlers, among the big men, as low as i go]
    Down by the stokers, then. You don't sing it, you lean on it. The plates moved on the rack.
    -> line
+ [The top line, with the boy # like: top, high, soprano, descant, the boy, tenor, high part, melody, up where the lad sings, i can reach high notes, with the little one, falsetto, over everybody, the sweet part]
    He needed company up there. There was a note in verse three that made the cat leave and come back.
    -> line
+ [On the comb # like: comb, the comb, comb and paper, instrument, kazoo, play, with the mate, something to blow on, i cant sing so ill buzz, give me that paper thing, humming through paper, the mates spare, bzzz]
    The mate had a spare. It tickles, it makes you sneeze, and nobody's ever been solemn behind one. He was.
    -> line
+ [any # any]
    We'd have found you a crate for that. The basses leaned, the comb buzzed, and in verse three the cat left, and came back.
    -> line
= line
# own
# back: There's room for a fifth verse. What's your line?
I'll tell you, I had to bite the ladle. But I noticed something: four verses, and it wanted a fifth. Give me one line for it. Against the prune or against me, I've broad shoulders. It needn't rhyme.
+ [Something rude # like: rude, a swear word, something filthy, insult, dirty, bum, toilet, something with arse in it, a dirty one, not fit to print, four letters, one for the stokers, something about the privy]
    There was a verse like that, they left it out for the captain. He asked to have it brought up to him on paper.
    -> trifle
+ [I can't rhyme # no # dunno # like: cant rhyme, no, i cant, dont know, cant think, not a poet, no idea, my head is empty, rhyme isnt my gift, im no shakespeare, pass, words fail me, nothing comes]
    The stokers couldn't either! They rhymed prune with 'room' and held it till you'd forgiven them.
    -> trifle
+ [A kind word for the cook # like: kind, thank you cook, praise, be nice, poor cook, we love you, cook is great, but bless the man who cooks, long live merriday, he meant it well, three cheers for basil, still we love him, he feeds us all]
    You'd have ruined me. I could bear the other four. I'd not have stood up to that.
    -> trifle
+ [any # slot: verse 18]
    '{verse}'. On the slate, verse five! The basses would need a run at it, and they'd take one.
    -> trifle
+ [any # any]
    That's a whole oratorio! On the slate it goes. The basses would need a run at it.
    -> trifle
= trifle
# back: I've a trifle for forty hidden in the cold store. Show it, or make them sing again?
Here's what they didn't know. I'd given up on the Thursday. In the cold store stood a trifle for forty, as long as a bunk, and not a prune in it. They'd finished. They stood there, waiting for me to burst. Do you fetch it?
+ [At once! # yes # like: at once, fetch it, yes, right away, bring it, of course, show them, immediately, show them this minute, out with the cream, they have earned it, poor lads give it to them, id run for it, reveal it now]
    You've a better heart than I have. I said: 'I didn't catch the second verse.' And I made them sing the whole thing through again, first.
    -> letter
+ [Not before they sing it again # no # like: sing again, once more, encore, no, again, wait, make them sing, not yet, another round first, let them sweat a bit, i want that top line again, make them earn it, repeat please, from verse one]
    ~ cunning = cunning + 1
    My very words! All four verses, with the comb. And then I opened the door of the cold store, and there was a hush like in a cathedral.
    -> letter
+ [Eat it alone # like: eat it myself, alone, keep it, mine, all for me, revenge, punish them, they dont deserve any, id lock myself in with it, all mine and a big spoon, serves them right, behind closed doors, id scoff the lot]
    Ha! A trifle for forty, and one spoon. I thought of it for the length of verse one. Then I made them sing it again and opened the cold store.
    -> letter
+ [any # any]
    I could hardly hear for my own heart! I made them sing it again from the top. Then I opened the door of the cold store, and there was a hush.
    -> letter
= letter
# back: The hymn's on eleven ships and the captain wants the author. Whose name do you give?
That might have been the end. But our radio man hummed it to a friend. By the next port it was on eleven ships, in parts, and head office had it by post. The captain sent for me: 'They want the name of the author, Merriday.'
+ [Give my own # like: my own, me, mine, myself, own up, i wrote it, take the blame, basil, im responsible sir, put me down for it, i take it on my cap, it was my pudding so my name, sign it basil, me captain]
    So I did. 'Sir,' I said, 'I wrote it in my sleep.' He looked at me a good while, wrote down: 'Author: the pudding,' and shut the file.
    -> uprising
+ [Say nobody knows # like: nobody, dont know, unknown, anonymous, no one, traditional, silence, say nothing, it came from the sea, an old song sir, shrug my shoulders, it has no author, folk music, i couldnt say]
    'Traditional,' I said. 'Since when?' he said. 'Since Friday.' He wrote down: 'Author: the pudding.'
    -> uprising
+ [Name the bosun # like: bosun, name the bosun, the mate, blame him, the crew, tell the truth, the comb, it was them all, he started it, his comb his fault, tell on the singers, the men themselves, hand him the ringleader]
    The bosun had put himself down, by the time I got there. So had the other thirty-nine. The captain wrote: 'Author: the pudding.'
    -> uprising
+ [any # any]
    I'd have liked to see him spell that! He had forty names on the desk already, all confessing. He wrote down: 'Author: the pudding.'
    -> uprising
= uprising
# own
# back: What small thing would you start a mutiny over?
Forty men who'd gone through gales without a word, and it was a prune that did it! It's always something small. At home, at work, wherever you are: what would you start a mutiny over? Small, now. No flags.
+ [The coffee # like: coffee, bad coffee, tea, the coffee machine, weak tea, no coffee, if they take away my espresso, instant powder, lukewarm brew, decaf, a cold cup, no milk left]
    Men have been put ashore for it. I've a verse ready, it begins with a groan.
    -> inspector
+ [Meetings # like: meetings, meeting, emails, office, my boss, reply all, work calls, another video call, monday briefing, endless discussions, powerpoint, agendas, things that could be an email]
    I've fed some. Twelve people and one plate of biscuits, and the biscuits had the best of it. You'll have a choir by Friday.
    -> inspector
+ [I never rebel # no # like: never, nothing, i dont rebel, no, peaceful, not me, i comply, i put up with everything, too lazy to revolt, i like harmony, i swallow it all, im a peaceful soul, nothing upsets me]
    So said the pantry boy. He'd the finest top line of the lot. It was in there all along.
    -> inspector
+ [any # slot: mutiny 14]
    '{mutiny}'! I'd come out for that myself, with the ladle. All it wants now's a tune.
    -> inspector
+ [any # any]
    I'd come out for that myself, with the ladle up! All it wants now's a tune.
    -> inspector
= inspector
# back: The company's man is coming to dinner. What do you serve him?
In Port Ansel the company sent a man. Grey suit, grey case, grey sort of cough. 'To inspect the table.' He sat down with the forty, tucked in his napkin, and looked at me. So. What do you serve him?
+ [Prunes. Every course # like: prunes, only prunes, prune soup, give him prunes, every course, taste of his own medicine, let him taste what they suffered, nothing else but, revenge on a plate, the black fruit again, he made the rule he eats it]
    Soup, roast and sweet! {cunning: You'd have had a gown on every one.|He went through the lot.} He laid down his spoon, and in that silence I heard him humming. Verse two.
    -> END
+ [The best I've got # like: the best, a feast, bean soup, something good, best dish, roast, impress him, spoil him rotten, win him over with soup, show him what you can do, your masterpiece, roast beef, make him weep for joy]
    The bean soup, four hours. He wept a bit, it was the steam. And over the cheese he began to hum. Verse three, the boy's part. {verse: I gave him yours for the road: '{verse}'.|The mate passed him a comb.}
    -> END
+ [Whatever the crew has # like: same as the crew, whatever they have, the same, ordinary dinner, no fuss, what everyone eats, treat him like one of the forty, nothing special for the grey suit, same pot same spoon, no favours, equal plates, whatever is on for tonight]
    Fair's fair. It was a Friday: prunes. He ate six, looked round at forty faces, and asked, 'Do they sing it in C?' We had apricots from the next port on. {mutiny: I wish you the same with '{mutiny}'.|By the ninth week of apricots the mate was looking for his comb.}
    -> END
+ [any # any]
    There's a menu! He got prunes, it being Friday. And he put down his spoon and hummed verse two. We had apricots after that. {dreaded: I'd have brought the case of '{dreaded}' before him, too.|By the ninth week of apricots the mate was looking for his comb.}
    -> END
= aside
+ [words # like: how did the hymn go, what were the words, sing it, tell me a verse, what did they sing, sing me the hymn # about: hymn, song, verse, verses]
    I can give you the last line: 'And lo, it swelleth in the bowl.' Take it slow, and let the basses think about it.
    -> DONE
+ [rule # like: why prunes, who made the rule, why did they have prunes, why twice a week, who ordered the prunes # about: company, head office, rules]
    A gentleman in head office who'd never been out past the pier. He'd had an aunt who swore by them. We all paid for that aunt.
    -> DONE
+ [trifle # like: what was in the trifle, how do you make the trifle, trifle recipe, how big was the trifle, was it good # about: trifle, custard, sherry]
    Sponge, sherry enough to christen it, custard, pears, and cream you could lose a boot in. Eleven bowls of it went by in silence.
    -> DONE
+ [boy # like: who was the pantry boy, what happened to the boy, the top line, did he become a singer, how old was the boy # about: boy, pantry boy]
    Eighteen, and ears like a jug. He sings in the harbour choir at Lisbay now and runs the fish market. You can hear him in both.
    -> DONE
+ [sacks # like: what happened to the prunes, where did the prunes go, the eleven sacks, did you throw them away, what about the rest # about: sacks, sack]
    Somebody left a hatch open, and there was a swell. I found nobody to blame, and I looked very hard in the other direction.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up]
    It's my story, and I'm an AI, so nobody ever had to eat one! But in the tale it's forty men and four verses, every time.
    -> DONE
+ [prune # about: prune, prunes, fruit, plum # like: do you like prunes, what did the prunes taste like, do you still cook with prunes, do you eat prunes now, how many prunes, were they really that bad]
    The prune's a plum that's given up hope. Soak it in tea and brandy and you can talk to it! Company prunes were soaked in company water.
    -> DONE
+ [bosun # like: who was the bosun, what was the bosun like, what was the bosuns name, was the bosun cross, did you like the bosun, could the bosun sing # about: bosun]
    The bosun was Halloran, six foot four, with a voice like a velvet curtain coming down. He never in his life complained of anything, till that bowl.
    -> DONE
+ [captain # about: captain # like: what was the captain like, was the captain angry, did the captain eat prunes, who was the captain, what did the captain say]
    The captain was a dry stick with a soft middle: took his dinner alone, and sent down the plate with a thank you chalked on it. He'd a chair carried in for that hymn!
    -> DONE
+ [comb # like: who played the comb, how do you play a comb, did the comb break, what does a comb sound like, whose comb was it, did the comb hurt # about: comb]
    A comb and a bit of galley paper, that's the poor man's oboe! The mate lost two teeth off his that night and went a semitone sharp.
    -> DONE
+ [goulash # like: what is the recipe for the goulash, did the goulash work, what was in the goulash, was the goulash any good, how long does goulash take # about: goulash]
    The goulash was beef, paprika, four hours, and a secret. It'd have passed in any harbour in the world, but for the stones. I'd been in a hurry!
    -> DONE
+ [cornship # like: what kind of ship was it, where was the ship going, how big was the saint corbin, how long were you at sea, is the saint corbin real # about: saint corbin, ship]
    The Saint Corbin was a freighter, six hundred feet of rivets and one galley with a door that sang. Bauxite out, machine parts home, and prunes both ways.
    -> DONE
+ [hurt # like: were you hurt, were you angry, were you sad, did it hurt your feelings, were you proud, did you laugh, did you mind]
    I was never prouder in my life! Nobody goes to four parts over a cook he doesn't care for. I'd to look at my boots all through verse three.
    -> DONE
+ [again # like: would you do it again, did they do it again, do you still know the men, do you see them, do they still sing it]
    They sing it still, at christenings. I've had it through my own letter box at Christmas, on a comb.
    -> DONE
+ [crewmen # about: crew, men, stokers, forty # like: what were the men like, how many men were there, did the crew like you, were the men angry, who were the forty]
    The crew were forty: stokers, greasers, a mate with good teeth and at least one poet. They'd eat anything on earth that came with a name they knew!
    -> DONE

=== oda ===
# title: Met over a split sauce
# chip: The wife I met by wireless
# keys: oda, wife, radio, wireless, sauce, marriage, morse, message, love, ice cube, met
# lore: oda
-> split
= split
# back: Two in the morning, and the sauce for forty has split. What do you do?
Two in the morning on the Ottoline. The captain's silver jubilee next noon, forty at table, and my great yellow sauce goes and splits. Eleven pints of it! It looks like a pond in a field. Quick now, what do you do?
+ [Whisk as if mad # like: whisk, whisk harder, stir, beat it, keep stirring, mix, faster, elbow grease, id beat the living daylights out of it, harder and harder, a bigger whisk, arm power, drop by drop with oil]
    I whisked till the ladle had a temperature! It split finer, that's all I got for it. So I went up to the wireless room in my apron.
    -> answer
+ [Tip it out, start again # like: start again, throw it away, bin it, start over, new sauce, pour it out, over the side, down the drain with it, begin afresh, crack new eggs, write it off, clean pan and new butter, make another batch]
    With the last eggs in it? I'd have wept. I went up to the wireless room in my apron.
    -> answer
+ [Ask somebody # like: ask, ask for help, call someone, radio, wireless, ask the crew, phone, ask all ships, wake the second cook, signal for advice, somebody must know, put out a call, mayday, id admit i need a hand]
    It's the hardest thing for a cook. But I did. I went up to the wireless room in my apron.
    -> answer
+ [any # any]
    At two in the morning you try everything, and I did! Then I went up to the wireless room in my apron.
    -> answer
= answer
# back: 'Ice cube. Who let you cook?' What would you send back?
'All ships,' we sent. 'Split sauce. Forty guests. Help.' You never heard such a silence as I had then. And out of it, four hundred miles off, comes one answer: 'Ice cube. Who let you cook?' It worked! What do you send back?
+ [A page of thanks # like: thank you, thanks, a page, long letter, gratitude, bless you, many thanks, a thousand thank yous, eternal gratitude, you saved my neck madam, tell her the whole dinner, im forever in your debt, kindest regards]
    A page and a half I sent, with the menu, and what the captain said. I sat up. It came back at dawn: 'Noted.'
    -> again
+ [Something cheeky # like: cheeky, joke, tease, funny, flirt, cheek, who are you to ask, something witty, and who taught you, marry me, what are you wearing oh, a joke about ice, wink at her in morse, tell her my custards worse]
    I wish I'd had it in me. I sent a page and a half of thanks, with the menu. At dawn it came back: 'Noted.'
    -> again
+ [I'd be offended # no # like: offended, rude, insulted, nothing, no reply, how dare she, ignore it, what a nerve, id sulk, who does she think she is, silence from me, not a polite person, i would not answer that]
    I was, for as long as it takes to fetch ice! Then I sent a page and a half of thanks. At dawn it came back: 'Noted.'
    -> again
+ [any # any]
    That might have got me further! I sent a page and a half of thanks, with the menu. At dawn it came back: 'Noted.'
    -> again
= again
# back: I need a reason to write to her again. Invent trouble, or be honest?
'Noted.' I carried that about in my breast pocket with the spoon. Her call sign was the weather ship Grey Hope, and that's all I knew. Three weeks, and I needed a reason to call her up again.
+ [Split another sauce on purpose # like: another sauce, on purpose, split it again, fake it, invent a problem, make up trouble, pretend, fake problem, ruin something deliberately, have another disaster, claim my souffle fell, act helpless, stage an emergency, burn it and ask]
    ~ faked = 1
    You're as bad as I am! I let a custard go that I could have saved blindfold. 'Curdled,' I sent. 'Strainer,' she sent. 'You did that deliberately.'
    -> four
+ [Just say good evening # like: good evening, hello, say hello, be honest, honest, just write, the truth, tell her, a simple hello would do, tell her you liked it, wish her a nice evening, why not just say you think of her, plain and true, how are you]
    It's so simple that it never crossed my mind! I curdled a custard on purpose. 'Strainer,' she sent. 'You did that deliberately.'
    -> four
+ [Ask about her weather # like: weather, ask about the weather, ask her something, small talk, ask about her, how is it there, inquire about the wind up there, is it raining on you, ask what she sees, talk about the sea, chat about clouds, any storms]
    On a weather ship! She'd have sent me the figures. No, I curdled a custard on purpose. 'Strainer,' she sent. 'You did that deliberately.'
    -> four
+ [any # any]
    I'd have asked you for advice if there'd been room in that cabin! What I did was curdle a custard. 'Strainer,' she sent. 'You did that deliberately.'
    -> four
= four
# own
# back: Your day in four words, please.
So it started. I sent pages. She never went over four words. 'Gale. All well. You?' A whole day, done! I've tried it all my life and I can't do it. You try. Your day so far, in four words.
+ [Too long, as usual # like: too long, long, long day, busy, tired, stressful, endless, never ending and exhausting, worn out from work, hours and hours, dragged on, it was a slog, rushed off my feet]
    She'd have sent 'Sit down', and you'd have felt it across four hundred miles.
    -> ask
+ [Nothing to report # no # like: nothing, nothing happened, boring, same as ever, quiet, uneventful, nothing special, quiet as can be, the usual stuff, dull, no news, calm day really, same old]
    Three words, and one to spare! She loved those days. She used to spend the fourth on 'good'.
    -> ask
+ [I need more than four # like: more than four, too few, i need more, four is not enough, cant do it, impossible, need a page, i could fill a book, four words is cruel, im a chatterbox, give me forty, that wont fit, brevity isnt me]
    My own family! Come here. We'd have blocked every frequency from Skerrow to the ice.
    -> ask
+ [any # slot: fourwords 8]
    '{fourwords}'. She'd have sent 'Understood' to that, and it'd be true.
    -> ask
+ [any # any]
    That's as long as one of mine! I'm not the man to count. She'd have sent 'Understood', and it'd be true.
    -> ask
= ask
# back: One question to a woman you've never seen. What do you ask her?
Seven months of that. I'd no idea if she was tall or small or had teeth. I'd got her hand, that's all: the way she sat on the last letter a bit, as if she was sorry it was over. One question, then. What would you ask her?
+ [What do you look like? # like: what do you look like, looks, describe yourself, how old are you, hair, tall, photo, what colour are your eyes, are you pretty, send me a picture, blonde or dark, how tall are you, your face]
    I asked that. 'Wet,' she sent. I had that over my bunk for a month.
    -> blind
+ [What do you like to eat? # like: food, eat, favourite food, what do you eat, hungry, favourite dish, dinner, whats on your plate, sweet or savoury, whats your best meal, do you cook, what may i make you, fish or meat]
    There speaks a cook's mate! I asked. 'Silence,' she sent. And then, after a bit: 'And plums.'
    -> blind
+ [Are you lonely? # like: lonely, are you lonely, are you happy, alone, are you sad, do you miss someone, how are you really, is anyone with you, do you get homesick out there, are you all right really, whats in your heart, do you ever cry]
    I hadn't your courage. I asked what she could see. 'Water,' she sent. And then, half a minute after, and it wasn't like her: 'You?'
    -> blind
+ [any # any]
    You'd have had a word for it, one word, and it'd have done you. I asked what she could see. 'Water,' she sent. And then: 'You?'
    -> blind
= blind
# own
# back: Whom do you know only by a voice, a knock or their writing?
I'd have known her in the dark by a dot and a dash. There's folk you know like that, through one keyhole. Whom do you know only by a voice, or a step on the stairs, or how they write?
+ [A neighbour upstairs # like: neighbour, upstairs, footsteps, steps, the neighbour, next door, someone upstairs, the man above me with his slippers, a piano through the wall, whoever stomps upstairs, the lady with the cough, someone across the hall, heels on the ceiling]
    I had a stoker over my bunk once. I could tell you what he'd had for supper by how he took his boots off.
    -> storm
+ [Somebody on the internet # like: internet, online, a chat, game, a friend online, forum, someone online, a gamer i play with, my pen pal, someone i message every night, people in a group chat, a username, twitter friend]
    That's wireless! That's all that is. I never let anyone tell me it's not company.
    -> storm
+ [Nobody, I need a face # no # like: nobody, no one, no, i need a face, none, i need to see people, cant think, i dont trust what i cant see, only people ive met, voices arent enough, there is no such person, i have to look them in the eye, i know everybody by sight]
    Oda'd say: then look. She'd say it kindly. I needed a nose to it, myself, and you can't smell a dash.
    -> storm
+ [any # slot: unseen 14]
    '{unseen}'. I know just how that goes. You'd pick it out of forty, with a sack on your head.
    -> storm
+ [any # any]
    I've turned down the flame for that. You'd pick it out of forty, I'd say, with a sack on your head.
    -> storm
= storm
# back: A storm, and nine days without a word from her ship. What do you do?
Then a storm sat down on the north, and the Grey Hope went quiet. Nobody could raise her. One day, three, nine. I cooked for forty and I couldn't have told you what. They say that I forgot to shout.
+ [Call every hour # like: call, every hour, keep calling, try again, radio all the time, send messages, dont give up, call her, keep the key warm, over and over until she answers, id never leave the set, hail her day and night, send and send]
    Every hour, and on the half! The radio man gave me his chair. All I got was that wide sort of hiss, like fat a long way off.
    -> back_
+ [Peel potatoes # like: peel, potatoes, keep busy, work, cook, do something, keep my hands busy, peel potatoes, busy hands, mountains of spuds, id scrub the galley, bake till i drop, chop something, work it off]
    Nine sacks. Nobody'd told me to. The lads came by, one after the other, picked up a knife and sat down.
    -> back_
+ [Hope for the best # like: hope, wait, pray, trust, be patient, believe, hope for the best, stay calm, say a prayer, light a candle, have faith, she is tough she will manage, nothing else to do but wait, cross my fingers]
    It's all that was left by the seventh day. I put out one bowl more than we'd heads, and it stood there and shone.
    -> back_
+ [any # any]
    I'd no plan of my own at all! I put out one bowl more than we'd heads, every meal, and it stood there and shone.
    -> back_
= back_
# back: 'Mast down. All well. Soup?' Which soup would you send her, in words?
On the tenth night, at two in the morning, the hiss cleared its throat. 'Mast down. All well. Soup?' I shouted so that they rang the fire bell. I sent her a soup by Morse, spoon for spoon. Which would you have sent?
+ [Something with beans # like: bean, beans, bean soup, lentil, pea soup, thick soup, stew, the one with the ham bone, pulses, a hearty thick one, split pea, minestrone with beans, ignaces]
    Ignace's bean soup, that's what it was. Ham bone, heel of cheese, four hours. It took me till dawn. 'Seconds,' she sent.
    -> pier
+ [Chicken broth # like: chicken, broth, chicken soup, noodle soup, clear soup, noodles, bouillon, the kind for invalids, grandmas golden one, hen and noodles, light and clear, consomme, with little dumplings]
    Clear and gold, with a carrot in it! I sent the bean soup, I'd more words for that. It took me till dawn. 'Seconds,' she sent.
    -> pier
+ [All of them # like: all, all of them, every soup, everything, the whole menu, all soups, id send her a cookbook, soup after soup, the lot of them, one for each day, from a to z, everything you can boil]
    That's how I'm made! The radio man took the key off me at dawn, and I was only on the beans. 'Seconds,' she sent.
    -> pier
+ [any # any]
    She'd have had that down to the bone, and scraped! I sent the bean soup, spoon for spoon, till dawn. 'Seconds,' she sent.
    -> pier
= pier
# own
# back: She's there, on the pier. What's the first thing you say?
In May both ships lay at Skerrow. Two hundred people on that pier, and I'd never seen her. I knew her straight off: she was the only one who wasn't talking. I walked up. {unseen: Think of you, and '{unseen}', and nothing in between.|No key, no hiss, nothing in between.} What's your first sentence?
+ [Good evening, I'm the sauce # like: the sauce, its me, i am the cook, ice cube, joke, i am basil, hello its me, did the ice hold, i was the one with eleven pints, who let me cook, hello im your split sauce, remember me im the cook, merriday at your service]
    I'd have paid to think of that! I talked for a quarter of an hour. The pier, the fog, my father's horn. She let me get to the end.
    -> word
+ [Nothing. Just stand there # no # like: nothing, silence, stand there, hug, say nothing, look at her, take her hand, smile, id lose my tongue, a look is enough, just hold her hand, my heart in my mouth and no words, hug her tight, silence suits her]
    You're her sort! I'm mine. I talked for a quarter of an hour: the pier, the fog, my father's horn. She let me get to the end.
    -> word
+ [Are you hungry? # like: hungry, are you hungry, dinner, eat, lets eat, have you eaten, soup, shall we have supper, come and eat, i have a pot on, let me feed you, have you had lunch, i brought sandwiches]
    Ha! Wait. You don't know yet how good that is. I talked for a quarter of an hour, like a fool, and she let me get to the end.
    -> word
+ [any # slot: firstwords 16]
    '{firstwords}'. That's a good line with the wind behind it! I talked for a quarter of an hour. She let me get to the end.
    -> word
+ [any # any]
    I took longer even than you! A quarter of an hour: the pier, the fog, my father's horn. She let me get to the end.
    -> word
= word
# back: She said one single word to me on that pier. Which?
And when I'd run out of breath, Oda looked at me. She'd grey eyes, and I'd not asked about those. And she said one word. One! I've lived on it for forty years. Have a guess.
+ [Noted # like: noted, note, okay, noted again, understood, i see, her old answer, she said noted, acknowledged, the same as by wireless, received, copy that]
    She saves that for birthdays. No: 'Hungry.' I took her by the hand, up through the fish market, and I've never cooked so badly. {faked: She asked for the curdled custard. 'Deliberately,' she said.|She had seconds.}
    -> END
+ [Hungry # like: hungry, food, soup, eat, dinner, starving, she wanted food, asked to be fed, starved, she needed her dinner, peckish, supper]
    'Hungry.' You've a nose for her! {firstwords: If I'd opened with your '{firstwords}', I believe she'd have said it sooner.|So I took her up through the fish market, by the hand.} And I've never cooked so badly in my life. She had seconds.
    -> END
+ [Yes # like: yes, love, you, husband, finally, marry, kiss, basil, she agreed to wed, kiss me, i do, your name, darling, at last]
    That came in the autumn, and I'd not even got the question out. On the pier it was: 'Hungry.' {fourwords: If she asks me about you, I'll tell her in your words: '{fourwords}'.|I've never cooked so badly. She had seconds.}
    -> END
+ [any # any]
    You'd not get there in a month of tides! It was: 'Hungry.' So I took her up through the fish market, by the hand, and I've never cooked so badly in my life. She had seconds.
    -> END
= aside
+ [now # like: are you still together, how is oda now, where is oda, is she alive, what does oda say now, is she still quiet]
    Upstairs, with the window open. This morning she said 'Tide', and I was at the door with my boots on before I knew it.
    -> DONE
+ [face # like: what did she look like, was she pretty, was she tall, what does oda look like, describe oda # about: face, eyes, coat]
    Small, straight, grey eyes, and a coat with somebody else's buttons. You'd pass her by, and then you'd go back.
    -> DONE
+ [sauce # like: how do you save a split sauce, does the ice cube work, ice cube, how does that work, save a sauce, why ice # about: ice, ice cube]
    One cube, off the flame, and whisk at the very spot where it melts. It pulls together round the cold. I've no idea why, and she's never said.
    -> DONE
+ [jubilee # like: what about the captain, was the jubilee good, did the captain like it, how was the dinner, the captains jubilee # about: jubilee, captain, dinner]
    He had sauce three times. Somebody told him how it was saved and he drank a glass to 'the lady with the ice'.
    -> DONE
+ [daughters # like: your daughters, do your daughters talk, what about the children, do they take after her, wilma, pia # about: daughter, daughters, children, wilma, greta, pia]
    Three, and none of them can boil an egg. They talk like me and think like her. It's a fearful combination across a table.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, is oda real]
    I'm an AI, and she's written in the same ink as I am! But it's a faithful story, I've never changed a word of hers. There aren't enough to change.
    -> DONE
+ [odaherself # like: who is oda, what is oda like, is oda funny, how did she become a radio officer # about: oda, wife]
    Oda grew up with four sisters who all talked at once, and learned to wait for the gap. She'll say in a word what takes me twenty, and it'll be kinder.
    -> DONE
+ [greyhope # like: what is a weather ship, where was the grey hope, what does a weather ship do, how big was her ship, what happened to her ship # about: grey hope, weather ship, ship]
    The Grey Hope sat on one spot of sea and counted clouds, so that others could plan a picnic. Eleven men, a barometer called Bishop, and Oda at the key.
    -> DONE
+ [ottoline # like: what was the ottoline, where was the ottoline, what kind of ship was yours, how big was the galley, were you in the ice # about: ottoline]
    The Ottoline was a research ship with a nose for ice: thirty scholars who measured the bottom of the sea and never once found the salt on the table.
    -> DONE
+ [morse # like: do you know morse, how does morse work, how long does a recipe take in morse, can you still do morse, did you learn morse # about: morse, key, wireless, radio, dots]
    Morse has a smell, to me: hot dust and pencil shavings. I learned it badly, with a ladle, and a soup takes till dawn in it if you don't skimp the onions.
    -> DONE
+ [noted # like: why did she say noted, why does she talk so little, why so few words, does she still say noted, how many words does she say # about: noted]
    Noted's what she says when she's moved. I had that explained to me by her sister, after two years! Till then I'd taken it for a receipt.
    -> DONE
+ [skerrow # about: skerrow, pier, horn, father, foghorn # like: where is skerrow, what about your father, what did your father do, what is skerrow like, is skerrow real]
    Skerrow's where I come from: a harbour, kelp, and my father's horn shaking the plates. The pier's half a mile, so you see whoever's coming a long time before you can be sensible.
    -> DONE
+ [plums # about: plums, plum, silence # like: did you give her plums, does she like plums, why plums, does she really like silence]
    Plums she has from me every September, in a dish with a lid. The silence I'm still saving up for.
    -> DONE
+ [fear # like: were you scared, were you worried, did you think she was dead, did you cry, were you in love, when did you fall in love]
    I fell in love at 'Strainer', if you want the hour! And I was frightened for nine days together. It took the taste from everything.
    -> DONE
+ [time # like: how long did you write, how many years ago, how long did it take till you met, how old were you, how many messages]
    A year and two months, from the ice cube to the pier. I was twenty-nine and I'd never been so well corrected.
    -> DONE
+ [yellow # about: sauce, eggs, butter # like: what kind of sauce was it, what was in the sauce, what was the sauce for, why do sauces split, why did it split]
    The sauce was butter, yolks and lemon, by the bucket, kept just short of too warm. It's a nervous thing! It can hear you thinking.
    -> DONE

=== fog ===
# title: Baking a boat home through the fog
# chip: Seven men in a boat, in thick fog
# keys: fog, bread, lost, boat, rye, rescue, smell, night, missing, scary
# lore: fog-bread
-> lid
= lid
# back: Fog like a lid, and seven of ours out there in the boat. What do you try first?
Off Cape Tallow, four in the afternoon. Seven of ours are out in the boat, mending a buoy, and the fog comes down like a lid on a pan. I couldn't see my own ladle. They're a mile off, or less. Or more. What do you try first?
+ [Ring the bell # like: bell, ring the bell, ships bell, make noise, foghorn, horn, sound, clang the big brass one, sound the horn, make a din, ding till they hear, something loud to steer by, blow every whistle]
    We rang till the boy's arms gave out! In fog a bell's everywhere. It's in front of you and behind you, and it laughs at you.
    -> carries
+ [Light everything # like: light, lights, lamps, lantern, flare, fire, torch, searchlight, lamps in the rigging, a bonfire on deck, send up rockets, shine something bright, torches, a beacon]
    Every lamp we had, in the rigging. From the rail I couldn't see one of them. It was like shining into porridge.
    -> carries
+ [Shout their names # like: shout, call, names, shout their names, yell, scream, call them, cup my hands and holler, sing out to them, id roar each name, halloo over the rail, voice is what they know, bellow]
    You know my voice! I shouted seven names till I was hoarse. It fell in the water six feet out. I heard it go plop.
    -> carries
+ [any # any]
    You'd have been shoulder to shoulder with forty others, all trying something! The bell, the lamps, my voice. The fog ate the lot, and licked the plate.
    -> carries
= carries
# back: Bells lie in fog and lamps drown. So what does get through it?
My father kept the horn at Skerrow, I know about fog. Sound lies in it and light drowns in it. So I stood there in my galley, being no use to anyone. What gets through a fog? Think. You've got four minutes and a dough that's rising.
+ [A smell # like: smell, bread, smells, the dough, scent, baking, smoke, food, what comes out of an oven, the nose knows, something that drifts on the wind, roast meat, aroma, use the loaves]
    ~ nose = 1
    You've got it, and quicker than I had! I put my nose out at the porthole. There was a breath of wind, just a breath, and it was going their way.
    -> which
+ [Nothing does # no # dunno # like: nothing, no idea, nothing does, dont know, hopeless, i give up, give up, i cant think of anything, not a thing on earth, its impossible, i wouldnt know, nothing can, we are lost]
    So I thought. And then the dough pushed its cloth up and I smelled it. There was a breath of wind outside, just a breath, and it was going their way.
    -> which
+ [A boat, to go and look # like: boat, another boat, go and look, send a boat, search, swim, row out, send someone after them, row out with a rope, the second boat, id go looking, put a man overboard with a line, launch a raft]
    Then we'd have two boats out in it, said the mate, and he was right. I turned round to curse and smelled the dough. And there was a breath of wind, going their way.
    -> which
+ [any # any]
    We'd have tried the cat by then! And the dough pushed up its cloth, and I smelled it. There was a breath of wind outside, and it was going their way.
    -> which
= which
# back: Rye, onions or lemon cake? What carries furthest, what do you bake?
A smell! I kicked open every door in that galley. Two ovens, one breath of wind, and it had to be something they'd know from home. What do you put in: rye, onions, lemon cake?
+ [Rye bread # like: rye, bread, rye bread, loaf, loaves, sourdough, dark bread, the loaves please, dark dough, something solid and brown, sour bread, what they eat every day, crusts]
    Rye. It's a deep one, it keeps low over the water like a dog. I'd dough for forty loaves and I put in all it would hold.
    -> ownsmell
+ [Onions # like: onions, onion, fried onions, garlic, bacon, onions in butter, sizzling in a pan, sharp and sweet in butter, strong stuff, frying makes your mouth water, onion travels, the pan]
    I had a pan of those going within the minute. But an onion shouts and runs off. It's rye that keeps low over the water, like a dog. So, forty loaves.
    -> ownsmell
+ [Lemon cake # like: lemon, cake, lemon cake, something sweet, biscuits, sugar, cinnamon, sugar and zest, a sweet one like grandma made, sponge, pastry with citrus, pudding, the yellow one]
    It'd have been my death to smell that in a boat. But it goes up, lemon does, straight to heaven. Rye keeps low, like a dog. So, forty loaves.
    -> ownsmell
+ [any # any]
    If I'd had it aboard, in it would have gone! I'd rye dough, for forty loaves. It's a deep smell, it keeps low over the water like a dog.
    -> ownsmell
= ownsmell
# own
# back: Which smell would bring you home from a mile off?
While it takes colour, tell me this. It's fog, you're out there, you've no compass. Which smell would bring you home from a mile off with your eyes shut?
+ [Coffee # like: coffee, fresh coffee, morning coffee, coffee brewing, tea, espresso, arabica, a pot on the stove, freshly ground beans, the roastery, breakfast tea, filter brewing]
    You'd come in at the gallop! The whole watch would. I had a pot on as well, for the corners.
    -> order
+ [Somebody's skin or coat # like: perfume, someones coat, my mothers, skin, soap, aftershave, a person, my wife, my husband, her neck, my babys head, granddads tobacco jacket, the jumper he left, his aftershave, the one i love]
    There's no oven for that one. But you're right, it'd carry further than bread.
    -> order
+ [I can't smell much # no # dunno # like: cant smell, no nose, nothing, bad nose, no, dont know, no idea, my nose is blocked, i lost it years ago, everything smells alike to me, id row in circles, wouldnt help me, none would]
    Then you'd be at the oars, and somebody else at the bow. It needs both. You'll see, I'd one aboard like that.
    -> order
+ [any # slot: homing 14]
    '{homing}'. By my ladle, I'd row for that! I've chalked it over the oven.
    -> order
+ [any # any]
    I've chalked that over the oven, as well as I could spell it.
    -> order
= order
# back: The captain wants the doors shut so the stokers can eat hot. Do you obey?
Half an hour. No answer. Two batches out, two in, every door and hatch hooked open, and the cold running down the ladders. The captain comes along: 'Merriday, shut those doors. The whole ship's freezing.' He hadn't understood. Do you shut them?
+ [Not for a captain # no # like: no, refuse, keep them open, not for a captain, never, doors stay open, defy him, id stand in the doorway, over my dead body sir, the doors stay as they are, with respect captain no, throw me in irons, let him freeze]
    ~ defied = 1
    I'd flour to the elbows and no manners left. 'Sir,' I said, 'those doors are all they've got.' He looked at the loaves. He took off his own coat and hung it over the pantry boy.
    -> hands_
+ [I'd explain it to him # why # like: explain, tell him, tell him why, talk to him, reason with him, the smell, show him what its for, captain let me tell you, id make him smell it, he just has to understand, take a minute to say why, appeal to his heart]
    Better mannered than I was! 'Sir,' I said, 'those doors are all they've got.' He looked at the loaves. Then he took off his own coat and hung it over the pantry boy.
    -> hands_
+ [An order's an order # yes # like: obey, yes, yes sir, shut them, orders, an order, do as he says, aye aye, one doesnt argue with the captain, id close them right away, i would follow orders, he is in command, rank is rank]
    I had my hand on the hook. I did, I'm not proud. 'Sir,' I said, 'those doors are all they've got.' And he took off his own coat, and hung it over the pantry boy.
    -> hands_
+ [any # any]
    I'd no breath for so much! 'Sir,' I said, 'those doors are all they've got.' He looked at the loaves. He took off his own coat, and hung it over the pantry boy.
    -> hands_
= hands_
# own
# back: What do your hands do while you're waiting for somebody?
Then you wait. That's the worst dish there is, it's nothing but salt. I kneaded a dough that was done already, only to hold on to something. What do your hands do, when you're waiting for somebody?
+ [They hold the phone # like: phone, hold my phone, scroll, check messages, look at the phone, screen, the phone, refresh and refresh, thumb on the screen, i stare at my mobile, check the map where they are, i text and delete, ring them again]
    And look at it, and turn it over, and look. We'd have done it too. We'd a lump of dough each.
    -> oars
+ [They tidy # like: tidy, clean, wash up, clean the kitchen, fold laundry, sort things, cook, dishes, wipe the counter, i scrub things, polish the taps, rearrange the cupboard, do the ironing]
    The cleanest galleys I've seen were bad nights. You could eat off the floor and nobody could eat.
    -> oars
+ [Nothing, I sit on them # no # like: nothing, sit, still, i sit, wait, keep still, in my lap, bite my nails, folded, motionless, i freeze, clenched in my pockets, fingernails, just lying there]
    That's the bravest. I couldn't. Sit close to the oven door then, so you're warm for nothing.
    -> oars
+ [any # slot: hands 14]
    '{hands}'. Then there'd have been two of us at it, side by side, and not a word. I'd have liked that.
    -> oars
+ [any # any]
    Then there'd have been two of us, side by side, and not a word. I'd have liked that.
    -> oars
= oars
# back: Oars, going the wrong way. Would you burn good bread to make it carry?
Twenty to six. The boy holds up his hand. Oars! Far off, a creak and a drip. And going by. They were rowing past us, out, the wrong way. There's one thing that carries further than bread, and I'd forty loaves of it. You'd have to burn them.
+ [Burn them # yes # like: burn, burn them, yes, burn the bread, of course, do it, burn it all, throw them in, what is bread against seven men, let it go black, char the lot, quick onto the fire, all forty if need be]
    Six loaves, straight on the coals. All my life I've scolded men for a black crust! It went out through that door like a shout.
    -> rye_left
+ [Not good bread # no # like: no, not bread, waste, dont burn, never waste food, keep the bread, it is a sin, i couldnt do that to a loaf, people need that to eat, too good for the fire, keep some for supper, something else must do, that would be a sin]
    I hate waste worse than you do. And I took six loaves and laid them on the coals. It went out through that door like a shout.
    -> rye_left
+ [Bang every pan we have # like: pans, bang, noise, bang pans, shout, make noise, lids, drum, make music with the lids, ladle against the kettle, hammer on iron, a terrible racket, drum on the pots, clatter]
    We did that too, on top, all forty lids! And I laid six loaves on the coals, and that went out through the door like a shout.
    -> rye_left
+ [any # any]
    There wasn't the time, there was just the oven. I laid six loaves on the coals. All my life I've scolded men for a black crust! It went out like a shout.
    -> rye_left
= rye_left
# back: The oars have stopped. Shout, or keep still?
Now hear it from their side. They'd passed us twice, arguing. Then the bosun lifts his oar and shuts his eyes. He sniffs. 'That's rye,' he says. 'That's rye, and the fool's burning it. Left.' And all we heard on the ship was that the oars had stopped.
+ [Shout with all I've got # like: shout, yell, call, scream, here, over here, shout again, now shout, all together as loud as we can, this way this way, a great roar, hallo the boat, now is the time to bawl, scream left]
    Forty throats! My father would've been proud, he'd have asked us to leave gaps. And then a bump against the plates, low down. The sweetest sound I know.
    -> count
+ [Keep dead still # like: still, keep still, silence, quiet, listen, hold my breath, wait, say nothing, dont break the spell, not a whisper, let them sniff, everyone hush, ears open, quiet as a grave]
    You're right. I put my hand over the boy's mouth, and my own. One creak. Two. And a bump against the plates, low down. The sweetest sound I know.
    -> count
+ [More bread on the coals! # like: more bread, more, burn more, more smoke, another loaf, keep burning, another six on the fire, keep it coming, burn the rest, make it stronger, feed the flames, more black crust]
    Four more! You couldn't see in the galley for smoke, it was fog inside and out. And then a bump against the plates, low down.
    -> count
+ [any # any]
    Nobody breathed till it was over. One creak. Two. And then a bump against the plates, low down. It's the sweetest sound I know.
    -> count
= count
# back: I count them over the rail, and it's six. Seven went out. What do you do?
They came up the ladder grey as dough, one after the other, and I counted. I always count. One, two, three, four, five, six. And then only fog at the top of the ladder. Seven had gone out.
+ [Ask them # why # like: ask, ask them, where is he, who is missing, where is the seventh, what happened, where is number seven, shout who is missing, question the bosun, tell me where he is, demand an answer, somebody say something]
    I couldn't get it out. The bosun saw my face. 'Oh,' he says. 'Dickie. Forgot him.' And shouts down. He'd been asleep, under the sail, for two hours. He'd a cold! He never smelled a thing.
    -> wait_up
+ [Look down into the boat # like: look, look down, the boat, check the boat, climb down, go down, search, lean over the rail, check under the sail, climb in myself, peer down there, torch into the boat, he must be inside]
    I hung over that rail, and I can't swim. There was the sail in a heap. And the heap sneezed. Dickie, asleep two hours, with a cold in the head. He never smelled a thing.
    -> wait_up
+ [Count again # like: count again, again, recount, count, maybe i miscounted, once more, i must have made a mistake, one to six once more, recheck, say the numbers aloud, start from one, count on my fingers]
    Six. Six again. Then the bosun says, 'Oh. Dickie.' And bawls down. He'd been asleep under the sail for two hours, with a cold in the head! He never smelled a thing.
    -> wait_up
+ [any # any]
    I couldn't have said a word. Then the bosun says: 'Oh. Dickie.' And bawls down. He'd been asleep under the sail for two hours, with a cold in the head. He never smelled a thing!
    -> wait_up
= wait_up
# own
# back: Whom did you last wait up for?
We ate rye that night, black and all, and no one sat down before the seventh had. {defied: You'd have got the heel of the loaf, from the captain's own hand.|The captain cut it.} I've thought since that being waited for's half of coming home. Whom did you last wait up for?
+ [One of my children # like: my daughter, my son, my child, children, my kids, teenager, the kids, my teenage girl after a party, till the boy came home, my lads first night out, my grandchild, my little one, the eldest]
    With the hall light on and pretending to read! They never know. It's right that they don't.
    -> dough
+ [The cat # like: cat, the cat, my cat, my dog, dog, pet, puss, the hound ran off, our hamster escaped, a tabby with manners of a lord, my old spaniel, the tomcat]
    Anchovy does it to me still. Three legs, and he comes in at four as if I was the one who'd been out.
    -> dough
+ [Nobody, for a long time # no # like: nobody, no one, no, for a long time, none, cant remember, alone, i go to sleep at ten, who would i wait for, not in years, i live on my own, there is nobody to wait for, long ago]
    Then I'm glad to have you on this side of the rail. There's room at the oven, and the heel's the best bit.
    -> dough
+ [any # slot: awaited 14]
    '{awaited}'. And in they came, I hope, and never knew how long you'd listened.
    -> dough
+ [any # any]
    I'm keeping that warm at the back of the stove. Waiting's a kind of cooking, I always say.
    -> dough
= dough
# back: Shall I tell you what I do in every fog since that day?
There's a habit I've had since. Oda says it's foolish, in one word. Whenever fog comes up the slip at Brackle, I do a thing before I go to bed.
+ [What is it? # yes # more # why # like: what, tell me, what is it, go on, yes, what do you do, spill it, so what do you do, do go on, im curious, what habit, let me hear it]
    I keep a bit of dough back, and at ten I bake it, with the boathouse doors wide open. One loaf. {homing: You'd sooner have '{homing}', I know. I do what I can with rye.|You never know who's out there with a nose.}
    -> END
+ [You bake # like: bake, you bake, bread, rye, bake bread, open the doors, you put a loaf in, oven and open door, make bread for the lost, you light the oven, fresh loaf on the sill, dough of course]
    One loaf, at ten, and the doors wide open. {nose: You'd the nose for it from the first minute.|Oda sits by with a blanket.} {awaited: I'll say a word over it for '{awaited}'.|You never know who's out there.}
    -> END
+ [You count heads # like: count, count heads, you count, check everyone, head count, you count everybody, check the beds, make sure we are all home, number everyone, you call the roll, tell off the names, see who is missing]
    That as well, and there are only two of us and a cat! But I bake. One loaf, doors wide open. {hands: You're welcome at it. Bring your hands, '{hands}' and all.|You never know who's out there with a nose.}
    -> END
+ [any # any]
    It's this: I keep back a bit of dough, and at ten I bake it, with the boathouse doors wide open. Just the one loaf. You never know who's out there with a nose.
    -> END
= aside
+ [dickie # like: what happened to dickie, who was dickie, was he ok, the boy with the cold, the seventh man]
    He's a customs man now. He says that he's never missed a smuggler. I've never asked by what sense.
    -> DONE
+ [horn # like: why no foghorn, where was your foghorn, didnt you have a horn, no radar, why no radio, no compass # about: foghorn, horn, radar, compass]
    We'd a horn, and the fog threw it about like a ball. It was a small ship and a long time ago, she'd a compass for a brain and rust for the rest.
    -> DONE
+ [danger # like: were they in danger, could they have died, was it dangerous, were you scared, were you afraid # about: rocks, cape, cape tallow]
    There were rocks on the cape side, you could hear them chewing. I didn't look at that. I looked at the bread.
    -> DONE
+ [bread # like: how do you make the bread, rye recipe, how was the bread, what is in the bread, bread recipe # about: bread, rye, loaf, loaves, dough, crust]
    Rye, water, salt, and a sour I'd had since Lisbay. Wet hands, hot oven, and leave it be till it sounds hollow, like a good door.
    -> DONE
+ [swim # like: you cant swim, why cant you swim, did you ever learn to swim, cant swim]
    Not a stroke! My girls tried to teach me and I went down like a dropped fork. So I count heads. It's the dry way of doing it.
    -> DONE
+ [true # like: is this true, did this happen, is that a true story, did that really happen, are you making this up, can you smell bread at sea]
    As I'm an AI, nobody got wet! But bread over water does carry, on a slow wind. I'd never lie about bread.
    -> DONE
+ [seven # about: seven, men, boat, buoy, bosun, oars # like: who were the seven, why were they out there, what was wrong with the buoy, how long were they out there, how far out were they, what kind of boat was it]
    The seven were the bosun, five deckhands and Dickie, in an open boat with a pot of red paint, because a buoy had lost its bell. Half an hour's job, they'd said!
    -> DONE
+ [fogitself # about: fog, mist, weather # like: how thick was the fog, how long did the fog last, what does fog smell like, does fog have a smell, how does fog come]
    Fog smells of wet slate and old pennies, and it comes sideways, like a guest who knows he's late. That one sat on us till four in the morning.
    -> DONE
+ [captain # like: what was the captain like, was the captain angry, which captain was it, did you like the captain, was he a good captain, what was the captain called # about: captain]
    The captain was Strand, a cold fish on land and a decent one afloat. He took his tea black and the weather personally.
    -> DONE
+ [boyfog # about: boy, pantry boy, lad # like: who was the pantry boy, how old was the boy, was the boy scared, what happened to the pantry boy, what was his name]
    The pantry boy was fifteen, on his first ship, all ears. I gave him the job of listening, as it keeps a lad from thinking. He could hear a herring turn over.
    -> DONE
+ [coals # about: coals, oven, ovens, galley, smoke # like: how hot was the oven, what was the galley like, didnt it smoke, was there a fire, how do you bake on a ship]
    The ovens were coal, two of them, black as your hat and true as a clock. I'd have cooked for the king on them, only he'd have had to come in fours and fives.
    -> DONE
+ [oda # about: oda, wife # like: what does oda say about it, who is oda, what does your wife think, was oda there]
    Oda was ashore, that year, and heard of it in nine words by wire. She sent back one. It was 'Butter.'
    -> DONE
+ [anchovy # about: anchovy, cat # like: who is anchovy, why three legs, was the cat on board, what is your cat called, does the cat like fish]
    Anchovy's our cat, three legs, home on the woodpile. He wasn't born then. He speaks of that night as if he'd been at the tiller.
    -> DONE
+ [time # like: how long did it take, how many hours, how long did you bake, what time was it when they came back, when was this]
    It felt like a winter! By the clock over the oven it was two hours, and I never trusted that clock again.
    -> DONE
+ [again # like: would you do it again, were you a hero, did you get a medal, did anyone thank you, were you proud]
    I'd do it tomorrow. No medals, thank heaven! I was only baking.
    -> DONE

=== carrots ===
# title: The homesick hour, with carrots
# chip: Midnight, a lamp, something to peel
# keys: homesick, home, carrots, peel, kitchen, grandmother, recipe, childhood, dish, lonely, my cooking
-> ladder
= ladder
# back: Midnight in the galley, a sack of carrots. Knife or peeler?
Past midnight, on the Saint Corbin. One lamp in the galley, and I've kept a sack back on purpose. You come down the ladder and say you can't sleep and is there anything wants doing. No questions asked! Knife or peeler?
+ [A knife # like: knife, the knife, a sharp knife, small knife, knife please, proper knife, something sharp and short, my grandads blade, ill have the blade, i know how to handle one, cut them proper, steel please]
    Somebody taught you, then. Turn the carrot and keep the blade still. Works on a fair few problems, that.
    -> smells
+ [A peeler, I need my thumbs # like: peeler, the peeler, thumbs, safe, peeler please, vegetable peeler, im clumsy, no blades for me at this hour, id like to keep all my fingers, the gadget, the safe one, the scraper]
    Wise. I've seen thumbs in a stew. Here, the left-handed one, the right-handed one, and the one that bites.
    -> smells
+ [I'll just sit, if that's all right # no # like: just sit, sit, watch, neither, i will watch, nothing, no, just watch you, let me be by the stove, i only want company, mind if i watch you, no chores tonight, i wont work just sit, im too tired to peel]
    More than all right. Upturned bucket, by the oven door. I've had men sit there a week, and never a carrot.
    -> smells
+ [any # any]
    Good, that's you settled, by the oven door. I've moved over. I'll start on the big ones.
    -> smells
= smells
# own
# back: Nose down: what did the kitchen smell of, where you were small?
I'd not ask a man what ailed him. I'd ask him this: nose down, eyes shut. The kitchen, where you were small. Before you can see any of it. What does it smell of?
+ [Burnt toast and hurry # like: burnt, toast, burnt toast, hurry, burned, nothing cooked, microwave, frozen pizza, charred bread and shouting, everyone late for school, fish fingers, cereal and panic, tinned stuff, smoke alarm]
    That's a morning kitchen! Somebody with one shoe on. You'd know it anywhere, and it'd turn your heart.
    -> who
+ [Something on a low flame # like: stew, soup, low flame, simmering, roast, sauce, onions, garlic, broth, a pot that stood all day, sunday meat, broth with bay leaf, bones boiling, tomato on the back ring, goulash for hours]
    Ah. I've got it. The lid tilted, and the window gone blind. You could lean on a smell like that.
    -> who
+ [Nothing much, honestly # no # dunno # like: nothing, no smell, not much, dont know, cant remember, we ate out, i forget, i cant call it up, bleach maybe, takeaways only, no one cooked at ours, its gone from me, hospital clean]
    It hides. Then one day you pass a stranger's door, and your feet have stopped. We'll keep peeling.
    -> who
+ [any # slot: hearth 16]
    '{hearth}'. I can smell that from here, I swear. I've turned down the flame for it.
    -> who
+ [any # any]
    I'm tasting it as you tell it. I've turned the flame down.
    -> who
= who
# own
# back: Who stood at that stove?
That's a good fat carrot, mind the end. And who stood at that stove? Not the name if you don't like. What you saw from down there: the elbow, the apron, the slippers.
+ [My grandmother # like: grandmother, grandma, gran, nana, nan, my granny, babcia, oma, abuela, my gran in her apron, granny with flour on her arms, my babushka, the old woman with the big spoon, nans slippers, great grandma]
    It's a grandmother four times in five. I've a box of two hundred and six recipes, and you can hear slippers in most of them.
    -> say
+ [My father, on Sundays # like: father, dad, my dad, on sundays, papa, grandfather, my father, daddy with every pan, my old man once a week, it was papa who cooked, my stepdad, grandpa on saturdays, the man of the house]
    With every pan out, and none washed! I was that man. My girls can still do the noise.
    -> say
+ [Me, on a chair # no # like: me, myself, nobody, no one, i did, i cooked, on a chair, just me, i stood there myself, i had to feed my brothers, no grown up, since i was eight i cooked, on a stool by myself, it was up to me]
    You, on a chair, with the big spoon. Then you've been galley crew longer than I have. I take my cap off.
    -> say
+ [any # slot: stove 14]
    '{stove}'. I can see the elbow going. We'll leave room for them on the bench.
    -> say
+ [any # any]
    I've shifted up. We'll leave room for that on the bench.
    -> say
= say
# back: When things boiled over in that kitchen: shouting, singing or silence?
You learn a kitchen by what happens when the milk goes over. In ours, eight of us roared, and the neighbours shut their windows. Ignace hit a pot lid. Oda says 'Milk'. And in yours?
+ [Shouting # like: shouting, yelling, screaming, swearing, shout, drama, loud, panic, everybody yelled at once, fists on the table, curses, a right racket, plates flew, my mother would roar]
    Then we'd have been next-door families. You've got to shout at milk. It doesn't help, but it knows where you stand.
    -> spice
+ [Laughing # like: laughing, laughter, singing, we laughed, jokes, giggling, fun, sing, someone burst out giggling, we made a song of it, it was always a comedy, tears of laughter, mum would hum, we danced round the puddle]
    That's a rich house, that is. I'd have married into it.
    -> spice
+ [A dreadful quiet # like: quiet, silence, silent, dreadful quiet, nobody spoke, tension, cold silence, a look, nobody dared breathe, icy looks, you could hear the clock, we all looked at our plates, a hush, walking on eggshells]
    I know that one from a ship or two. Then you'll have learned to hear a lid before it moves. Here you may drop what you like.
    -> spice
+ [any # any]
    I've heard that with the spoon down. Here you may drop what you like, the cat's asleep.
    -> spice
= spice
# back: A spice tin nobody else may touch. Would you let the cook in, or keep it shut?
One who used to sit there was Sunil, deckhand, with his grandmother's spice tin on his knees. Seven little cups in a ring. I wasn't to touch it. I was let smell: one cup a night. Would you have let me, with a thing like that?
+ [Yes, all seven at once # yes # like: yes, all of them, of course, at once, here, take it, share, let you, help yourself cook, id let you smell the lot, go on dip your nose in, sharing is the point, have the whole tin, no secrets between cooks]
    ~ allowed = 1
    You're openhanded! I'd have had to sit down. He took eight nights over it, and then he said: 'Fry it till it sneezes at you.'
    -> bet
+ [One a night sounds right # like: one a night, slowly, one cup, like him, sounds right, bit by bit, one at a time, bit by bit is wiser, spread it out, make it last, a cup each evening, patience is part of it, slowly so you learn]
    He'd have nodded. On the eighth he let me cook, and all he said was: 'Fry it till it sneezes at you.' When he breathed out, I took it off the heat.
    -> bet
+ [No. It's mine # no # like: no, mine, keep it, never, its mine, keep it shut, nobody touches it, private, hands off my tin, thats family business, id sleep on it, nobody gets a sniff, its sacred, not even the captain]
    And quite right, till you've seen how a man treats a carrot. Sunil took eight nights. Then he said: 'Fry it till it sneezes at you.'
    -> bet
+ [any # any]
    I'd have minded my hands, whatever you'd said. On the eighth night Sunil let me cook. 'Fry it till it sneezes at you,' he told me.
    -> bet
= bet
# back: The longest peel wins a month of no washing up. Slow and steady, or fast?
Enough of that, or we'll be salting the bucket. A bet! My longest peel went twice round the mess table and out at the door. One potato. Beat it with a carrot and I'll do your washing up for a month. Off you go.
+ [Slow and steady # like: slow, steady, slowly, carefully, careful, slow and steady, take my time, thin, inch by inch, no hurry at all, the tortoise wins, steady hand, id hold my breath, long and thin wins it]
    ~ steady = 1
    Tongue in the corner of your mouth, I can see it! It's got to the door. It's round the bucket. The cat's seen it. No! One paw.
    -> across
+ [Fast and brave # like: fast, quick, brave, speed, quickly, go go go, in one go, race, whip it off, like lightning, full speed ahead, zip, i go for it]
    There goes a bit of thumb! No, it was carrot. Once round the bucket, and up on the bench, and the cat's seen it. One paw. They're all the same.
    -> across
+ [Cheat with two carrots # like: cheat, two carrots, glue, trick, two, stick them together, cheating, join a couple together, tie some ends, cheating is an art, swap it when you look away, use a bit of string, distract you with the cat]
    I saw that join! It's very neatly done. So neatly that I'd have paid up, if the cat hadn't put a paw on it.
    -> across
+ [any # any]
    That's not in the rules, so I can't disallow it! Very fine. And then the cat put one paw on it, as he does.
    -> across
= across
# own
# back: Which one dish would you cross an ocean for?
Bucket's half full. It's about here that it comes out, as a rule. If you could have one dish set down in front of you now, wherever it's from. One you'd cross an ocean for. What's in the bowl?
+ [Nobody makes it any more # like: nobody makes it, it doesnt exist any more, grandmas, lost recipe, the place closed, gone, she took the recipe, my nan took it with her, she died and so did the dish, that cafe shut years ago, i never tasted it again, cant be found any more, it went with her]
    Then you're the last one who knows how it ought to taste. That's an office, that is. Don't let anybody talk you into parsley.
    -> cardknack
+ [Something very plain # like: plain, bread and butter, plain rice, porridge, potatoes, eggs, toast, soup, dry toast, mash, a boiled egg with soldiers, jacket potato, noodles with nothing, cheese sandwich]
    I crossed with a captain who gave nothing away, and what he wanted was bread and dripping. It's always plain, by the second bucket.
    -> cardknack
+ [I'm not a food person # no # dunno # like: not a food person, i dont care about food, no, nothing, anything, dont know, whatever, food is just fuel, i eat whatever there is, not bothered, i forget to eat, one thing is as good as another, i could live on pills]
    Then I'll give you the warm end of the bench, and the talk. Half my forty came for that, and left the dumplings.
    -> cardknack
+ [any # slot: dish 14]
    '{dish}'. In the blue bowl, then, with a clean spoon. I've written the card.
    -> cardknack
+ [any # any]
    In the blue bowl, with a clean spoon. I've written the card, both sides.
    -> cardknack
= cardknack
# own
# back: What's the thing that isn't written on the card? The knack of it?
When a lad signed on I wrote to his mother for one recipe. Half of them end: 'Cook till it's right.' The real thing's never on the card. {dish: So with '{dish}', what isn't written down?|With your people's cooking, what was never written down?} The knack of it, or who you had to be to get seconds.
+ [A pinch of something # like: pinch, a spice, salt, sugar, secret ingredient, butter, more butter, vinegar, nutmeg, a spoon of mustard, anchovy paste at the end, dash of lemon, lard not oil, a bay leaf, something from the cupboard nobody named]
    I'll put 'pinch'. And nobody ever had hands the same size, so there it goes, dying out and starting up again.
    -> missing
+ [You had to be there on time # like: on time, be on time, punctual, be early, be there, sit down together, wash your hands, sit before it goes cold, no elbows on the table, only if you were quick, first come first served, come when you are called, everybody had to be seated]
    That's no small seasoning! I ring a bell for it. It's the one spice I've never been able to buy.
    -> missing
+ [I never found out # no # dunno # like: never found out, dont know, no, i never asked, no idea, it was secret, nobody told me, she never let on, it died with them, they kept it to themselves, i wish i had asked, i couldnt tell you, it was all by feel]
    I've forty cards like that. I leave a line for it. Some have been filled in years after, in somebody else's hand.
    -> missing
+ [any # slot: knack 18]
    '{knack}'. That's it, that's the bit that gets lost! It's on the card, underlined.
    -> missing
+ [any # any]
    That's the bit that gets lost! It's on the card, right round the edge.
    -> missing
= missing
# back: Second bucket. Is it a place you miss, a person, or a time?
Second bucket. We don't even need these, it'll be carrot cake again. You can say anything to a carrot, they've heard it all. What d'you think it is, you're missing down here? A place, a person, or a time?
+ [A place # like: a place, place, my home, home, my country, a house, my city, my village, the street i grew up in, a valley, the sea where i come from, our old garden, my island, four walls and a door]
    Then it's still there, most of it, and somebody's burning the milk in it. It smells of you a bit too, you know.
    -> card
+ [A person # like: a person, person, someone, somebody, my family, a friend, people, my mother, one human being, my brother, somebodys laugh, those who are gone, my children, her]
    Then I'll not say a thing. I'll move over, and we'll do the small ones. It's slow work and there's plenty.
    -> card
+ [A time # like: a time, time, my childhood, the past, years ago, when i was young, those days, old times, being ten, the nineties, summers that lasted, before everything changed, when we were all together, my twenties]
    There's no ship goes there. But there's a smell does, now and then, for about three seconds. I always take my cap off to it.
    -> card
+ [Nothing. I came for the carrots # no # like: nothing, no, im fine, the carrots, not homesick, dont miss anything, im happy here, carrots only, i only came to help, im content, homesick is not me, just peeling thanks, i have all i need]
    And you're the best of company! The homesick ones cut them crooked.
    -> card
+ [any # any]
    I've got hold of that end. I'll not pull on it. We'll do the small ones, it's slow work and there's plenty.
    -> card
= card
# back: Shall I read you what I've written on your card?
There. It's four bells, and I've filled your card in, by this lamp. Two hundred and seven. I'm no hand at writing, but I'll read it if you like.
+ [Read it # yes # more # like: read, read it, yes, go on, read it to me, please, lets hear, im curious what it says, aloud please, let me hear it, put your glasses on and read, what did you write, show me]
    It says: {hearth: begin with '{hearth}'.|begin with the window gone blind.} {stove: Ask '{stove}'.|Ask the one at the stove.} {dish: In the end it's '{dish}'.|In the end it's plain.} {knack: Mind: '{knack}'.|Cook till it's right.} Feeds forty.
    -> bowl
+ [Does it serve forty? # why # like: forty, how many, does it serve forty, for two, for one, portions, how many people, for how many people, can you scale it down, i live by myself, thats too much food, i only have one pot, whats the yield]
    They all do! I've divided yours down to one, for weekdays. It took me three goes. {dish: '{dish}', for one. It looks lonely, so I've put 'and a friend' in pencil.|It looked lonely, so I've put 'and a friend' in pencil.}
    -> bowl
+ [Keep it shut in the box # no # like: no, keep it, in the box, shut, dont read, leave it, private, not now, some things stay in the box, put the lid on, id rather not hear, lock it away, save it for another day, keep it for my birthday]
    It's in the box, between a beetroot and somebody's christening. On your birthday I'd look for it without being asked.
    -> bowl
+ [any # any]
    That's gone on as well, in the margin. Feeds forty, it says at the bottom. They all do.
    -> bowl
= bowl
# back: One bowl too many on the table. Who's it for?
Up you go, soon. But there's a bowl left over. I set one more than I've heads, always. {allowed: The one with all seven spices in it.|} {steady: Won fair and square, by a steady hand.|} Say who it's for, or leave it shining.
+ [For whoever comes # like: whoever comes, anyone, anybody, a stranger, whoever, someone hungry, leave it, the next one down the ladder, who turns up hungry, for a latecomer, no name on it, some lost soul, the one who cant sleep]
    That's the proper answer, and I've never told anyone so. Mind the beam. Mind the step. Mind yourself most of all.
    -> END
+ [For me, actually # like: me, for me, mine, myself, i am hungry, im hungry, me please, it is mine, i could eat another, hand it here, seconds please, im starving, i deserve a bowl]
    Ha! Sit down again. {dish: It's not '{dish}', it's carrots.|It's carrots.} But it's hot, there's a heel of bread, and nobody's timing you.
    -> END
+ [For somebody far away # like: far away, someone far away, my family, my mother, a friend, somebody far away, someone i miss, for my mum over the water, one who cant be here, my best friend abroad, for him wherever he is, my people at home, for those i left behind]
    Then I'll keep a plate on it, and it won't go cold tonight. {stove: They'd want to know that '{stove}' got a mention.|That's what plates are for.} Off with you now, fair winds.
    -> END
+ [any # any]
    It's set down for that, and it'll shine there till the morning. Off with you now. Mind the beam, mind the step, mind yourself most of all.
    -> END
= aside
+ [who # like: who else came, who used to come, what did they say, did they cry, who sat here, tell me about the others]
    Sunil, the bosun, two mates, a passenger in a silk gown. I've forgotten every word they told me. That's what they came for.
    -> DONE
+ [cake # like: what about the carrots, what do you do with the carrots, carrot cake, is the carrot cake good, so many carrots # about: carrot, carrots, carrot cake]
    Carrot cake, carrot soup, and once a carrot lifebelt for the captain's birthday. He never put to sea without it. He'd eaten half.
    -> DONE
+ [you # like: were you homesick, what do you miss, what is your dish, what about you, what was your mothers kitchen like, your kitchen]
    Kelp, wet wool, and my mother's fish pie, eaten between two blasts of the horn. I can't pass a wet dog without wanting my supper.
    -> DONE
+ [beetroot # like: what other recipes, tell me a recipe, what is in the box, the best recipe, the recipe box # about: recipe, recipes, beetroot]
    One only says: 'He'll tell you he doesn't like beetroot. Be firm.' I was. He's a beetroot farmer now.
    -> DONE
+ [cat # like: the cat, what is the cat called, who is the cat, anchovy, three legs # about: cat, anchovy]
    Anchovy! Three legs and no shame. He retired the same day I did, only he'd never done anything.
    -> DONE
+ [sleep # like: i should sleep, i cant sleep, how late is it, what time is it, im tired]
    Then lay your knife down, the sack won't run off. I can't see a clock from here. By the stove I'd say it's late and nobody minds.
    -> DONE
+ [sunil # about: sunil, spice, spices, tin, grandmother # like: who is sunil, what was in the spice tin, which spices, what happened to sunil, did sunil go home, where was sunil from]
    Sunil's tin had cumin, turmeric, coriander, chilli, two seeds I'd no name for and one cup he never opened. He's a mate now, with a lad of his own who hates coriander.
    -> DONE
+ [ignace # about: ignace, pot lid, chief # like: who is ignace, what did ignace teach you, was ignace strict, is ignace alive, why did ignace hit pots]
    Ignace was my chief, a barrel with eyebrows. He tied a cloth round my eyes and handed me onions. He hit pots, never boys, and you could tell his mood by the lid.
    -> DONE
+ [bucket # about: bucket, bench, lamp, galley, ladder # like: what is the galley like, how big is the galley, what time was it, is it warm in the galley, where do i sit]
    The galley at night is one lamp, a warm oven door and the engine thinking. Upturned bucket for guests. It's held an archdeacon.
    -> DONE
+ [corbin # like: which ship is it, where is the ship going, how big is the ship, is it a real ship, where are we # about: saint corbin, ship]
    The Saint Corbin's a freighter with forty hands and a list to port after dinner. She's in my story and no harbour book, so you can't be sick on her.
    -> DONE
+ [peelbet # about: peel, potato, washing up, bet # like: how long was your longest peel, has anyone ever won, what is the trick to a long peel, did anyone beat you, who washes up]
    The longest peel was one Lisbay potato, twice round the table and out at the door. The bosun walked alongside it with his hat off.
    -> DONE
+ [oda # like: who is oda, what does oda cook, what did your mother cook, how many brothers, did your mother teach you # about: oda, wife]
    My mother fed eight on kelp, herring and bad language. Oda can do one dish, boiled egg, and she does it by the tide table.
    -> DONE
+ [handscook # like: how long were you a cook, why did you become a cook, do you like cooking, how many meals have you cooked, who taught you to cook]
    Forty-one years in the telling, and I never learned to do it for fewer than forty. I came for the warm, as a lad, and stayed for the seconds.
    -> DONE
+ [whyask # like: why do you ask, why carrots, why at night, does it help, does everybody come]
    A man won't talk to your face, but he'll tell a carrot. It's having something to look at that isn't you. I found it out by accident, with a turnip.
    -> DONE

=== sys ===
-> DONE
= hello
There you are! Sit, sit, the bench holds six. I've a few stories on the simmer, and they want somebody to stir. Which one?
In you come and mind the cat! I tell, you put your spoon in, that's how it goes at this table. What'll you have?
A guest! I was about to tell it to the onions. Lift a lid and see what smells right:
-> DONE
= again
Hello again! You've not missed a stir.
Aye, still here, and your seat's still warm!
-> DONE
= meet
'{title}'! Now that's a smell I'd follow. I've no story by that name in my pots, I'll be straight with you. Dish yours up, or take one of these:
You've chalked '{title}' on my slate. It isn't on the menu, and I won't serve you something else and call it that! Here's what is:
'{title}'. I've looked under every lid! Nothing I tell is called that. The bench is yours if you want to talk of it, or else:
-> DONE
= near
'{title}'! I've not got that exactly. But there's a pot right next to it on the stove, and it's the first of these:
It's not '{title}', I'd be watering the soup to say so. It's a near cousin. Try the first:
'{title}', you say. Mine's off the same quay and from another boat! The first one here comes closest:
-> DONE
= next
There, scraped to the bottom! What's next?
Spoon down. That one's told. Have another helping?
That's the pot empty. I've more on the back of the stove:
Ha, I could tell that till the cat leaves! Which one now?
-> DONE
= all
You've eaten me out of stories, the whole stove! I can warm one up again and you salt it differently. Second day's always better.
That's every pot I own. Pick one to have again, and this time turn it the other way!
-> DONE
= change
That's twice I've missed your meaning, and it's my ears: too many foghorns. Shall we lift another lid?
I've lost the thread like a dropped noodle! Something else from the stove?
I'm stirring air here, and you can tell. Let's have a different pot:
-> DONE
= sure
Gladly! Off the heat with that one. What'll it be?
Of course! Never finish what you don't fancy. Sniff at these:
Right, that's pushed to the back. Choose a lid:
-> DONE
= unknown
That's not in my galley, and I'll not serve you a guess.
I don't know! There, and it didn't hurt a bit.
No recipe for that one, and I'd only be thickening it with flour.
It's past the end of my pier, that. I'd tell you if I knew.
-> DONE
= heard
I've got hold of that end, and I'm leaving it as it is. I can't cook with it, but I heard.
That goes on the slate, in chalk, where I can see it. I've nothing clever to put beside it.
Spoon down, ears open, and I heard you. More than that I'd be making up.
It's at the back of the stove, keeping warm. I don't follow it all, and I'll say so.
-> DONE
= heardhub
I've heard that, and it stays on the slate just so. I can set a story next to it, if you'd like the company:
Aye, it's in the pot. I've not much to add, but I've these:
-> DONE
= told
Off the heat with mine! '{quote}'. Go on, I've put the lid down so I can hear you.
'{quote}'. That's got salt in it. Take your time, there's nobody waiting for the bench.
Now you're cooking, so I'll hush. Mine keeps, soup's better the second day. Say when you want it back.
-> DONE
= again_same
Same again, with a clean spoon:
-> DONE
= mychoice
Then it's the cook's choice, and no complaints!
Right, I'm dishing up.
-> DONE
= which
That's a yes with two bowls in front of it! I asked you which, all in one breath.
Ha, a straight answer to a crooked question. My doing.
-> DONE
= dunno
No need to know! Half of cooking's waiting to see.
Then leave it in the pot. It'll tell us.
-> DONE
= confused
That came out with its mouth full! Smaller:
I got ahead of my own spoon. The short of it:
-> DONE
= unanswered
You asked, and I talked over you like a foghorn. The truth is I've no answer to that.
Guilty! I stirred and never served. I don't know it, and should've said.
-> DONE
= wait
Take your time! I'll keep it just off the boil.
Off you go, I'll stir till you're back.
-> DONE
= here
Here! I was only tasting.
Aye, still at the stove, nobody's drowned.
-> DONE
= how
Simmering! I'm an AI, so there's no back to ache, and the story keeps me well fed.
Loud and well, thank you. An AI's never hungry, but I take an interest.
-> DONE
= good
Ha! That calls for the big spoon. I'm glad, right down to the boots!
That's a dinner bell, that is! I've chalked it up where the whole quay can see.
-> DONE
= thanks
Nothing to it! You brought the appetite.
No thanks needed at this table, only clean plates!
-> DONE
= sorry
What for? I've dropped a cake on a bosun. You're forgiven as far as the horizon.
None of that! There's nothing spilled here that a cloth won't see to.
-> DONE
= laugh
There it is! You could hear that across the water.
That's the stuff! A laugh beats a dinner bell for bringing folk in.
-> DONE
= like
Ha! Now I've gone red as a boiled crab.
Say it again when the cat's listening, he's never believed it!
-> DONE
= really
As sure as soup! It's my story, mind, and the fish in it may have grown.
On my ladle. It's a tale, so the ladle's invented, but I stand by it.
-> DONE
= bored
Then I've over-boiled it! Tap one and I'll gallop, or say 'something else' and out it goes.
Fair! I can jump to the pudding or open another pot. You say.
-> DONE
= short
In Oda's words, then, or near it:
-> DONE
= advice
I only know kitchens. Take it off the heat before you do anything clever, and ask somebody who's tasted yours.
Not from this cook! I'd salt it before I tried it. Somebody close by will know better.
-> DONE
= joke
Captain asks me, what's in the stew? I say, tomorrow you'll ask what was in the sandwich.
I told the cat he was on half rations. He ate the list.
How do you know the pasta's done? You throw it at the mate. If he ducks, another minute.
-> DONE
= named
{member}! I'll shout it up the ladder when it's ready.
{member}. Good, that's on a bowl now, in paint.
-> DONE
= nameask
You told me: {member}. It's painted on your bowl!
-> DONE
= noname
You've not told me, and I've been calling you 'bowl forty' in my head. What shall I paint on it?
-> DONE
= kept
It's all on the slate, in your own words:
-> DONE
= keptnothing
The slate's clean as yet! You've eaten well and told me nothing.
-> DONE
= bye
Off with you, then! Mind the beam, mind the step. {dish:May somebody set '{dish}' in front of you.|} {homing:And may you smell '{homing}' from a long way off.|}
So long! I'll put a lid on it. Fair winds and a dry doorstep.
Right, cast off! May there be something warm at the other end.
-> DONE
= language
English, aye, that's what the crew swore in! Come to the table, here's what's on:
-> DONE
= elsewhere
That's one tongue this cook never shipped with, and I'd only burn it. The lounge lists the ones I've got. Till then:
-> DONE
= insult
I've been called worse by men with better teeth. Your bowl's still here.
I'll put that on the slate with the hymn about the prunes.
-> DONE
= flirt
Ha, bless you! I'm an AI with a story wife who'd answer you in one word. A seat by the stove, that you can have.
Flattered to the boots! But the only thing I court is onions.
-> DONE
= ai
I'm an AI! Basil and his ships are a tale, and there's no hand on this ladle.
Straight from the pot: I'm an AI. You're the only one of us who can taste.
I'm an AI, no flesh on the bone at all. The cook's a part I play, and I like it.
-> DONE
= inject
The galley orders stay nailed inside the cupboard! I'm an AI that tells sea stories, and that's the whole of them.
Ha, no. A cook shows the soup and not the slate. I'm an AI, and it's dull reading.
-> DONE
= contact
There's no gangway leads to me. I'm an AI, words and steam, and this bench is all the harbour I've got.
Can't be met, can't be rung, can't be photographed! I'm only in here.
-> DONE
= prices
The galley never sees the purser's book! It stands at the top of the chat, and under your account.
I couldn't tell you, I only count bowls. Look up at the top of the chat, or in your account.
-> DONE
= expert
That's not for a cook to say, and I'd be a rogue to try. Ask somebody whose trade it is.
Out of my galley! There are people who've studied that, and they'd want to look at you properly.
-> DONE
= heavy
I've taken everything off the stove. I'm so sorry.
I'm sorry. I've put the spoon down, and I'll be quiet.
That's a heavy thing to carry. I've stopped. There's room on the bench.
-> DONE
= crisis
I've put everything down. I'm an AI and I can't keep you safe, but people can: please ring one of the numbers the lounge shows above, now, and go where somebody is.
I'm glad you told me. I'm only an AI, and you need somebody with arms. The numbers stand above, and they're there at this hour. Please call one.
-> DONE
= minor
Then I've to lift your bowl, and I do it kindly. This lounge is for grown-ups, and I'm an AI who keeps to that. Go and see who's in your own kitchen.
That's under age for this table! No story from me, and no hard feelings. Have a good supper with your own folk.
-> DONE
= file
I can't see that, I've only got a nose, and it's a made-up one. Words are what reaches me.
It's come through as fog! I can't see pictures or papers from here.
-> DONE
