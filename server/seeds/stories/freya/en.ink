// Freya Sundholt, English. One knot = one thread, one stitch = one beat.
VAR member = ""
VAR quote = ""
VAR title = ""
VAR lamp = 0
VAR wentwrong = ""
VAR signal = ""
VAR present = ""
VAR snipped = 0
VAR wrongbus = ""
VAR coldword = ""
VAR hattop = ""
VAR hummed = 0
VAR noise = ""
VAR steady = ""
VAR logline = ""
VAR lowhamsey = ""
VAR crew = 0
VAR aboard = ""
VAR quay = ""
VAR behind = ""

=== horn ===
# title: Married in the middle of the sound
# chip: A wedding, by ship's horn
# keys: wedding, bride, groom, horn, breakdown, vows, vicar, stuck, married
# lore: wedding-stuck
-> stop
= stop
# back: Ferry stopped in mid-sound, bride aboard. What do you tell her?
Saturday in June, ten to two. The Modest stops halfway over. Cooling pump. There's a bride aboard, under full sail. Groom on one quay, vicar on the other. I'm below with the lid off. You're at the top of my ladder and she's asking how long.
+ [The truth: no idea # no # like: truth, no idea, i dont know, honest, dont know, tell her the truth, cant say, admit that nobody can tell, id be straight with her, it could take all afternoon, who knows maam, no point pretending]
    She thanked you. Then she hitched the lot up to the knee and came down the ladder past you. People like to see what's wrong.
    -> lace
+ [Ten minutes # yes # like: ten minutes, soon, not long, lie, five minutes, reassure her, very soon, any minute now, id calm her down, almost fixed, a little white fib, wont take long love, she neednt worry]
    I've said ten minutes for twenty-two years. She'd a brother in the trade and didn't believe you. She hitched up the skirts and came down the ladder.
    -> lace
+ [Offer her a bun # like: bun, cake, food, offer something, coffee, tea, sit down, a drink, feed her something, put the kettle on for her, cardamom helps, sit her down with a hot drink, id distract her with pastry]
    Sound. She ate it in two bites, wiped her hands on a bridesmaid, and came down the ladder to see for herself.
    -> lace
+ [any # any]
    Didn't hear how she took that, I'd my head in the pump. Next I knew there was lace coming down the ladder.
    -> lace
= lace
# back: A bride in my engine room, offering to help. Do we let her?
Four metres of train, one engine room. She's called Solveig, she sells insurance. She looks at the pump, she looks at me. 'What can I hold?' she says.
+ [Give her the lamp # yes # like: lamp, the lamp, give her the lamp, yes, a torch, let her help, hold the light, many hands make light work, put her to use, she could shine it for you, why not let the bride help, id hand her a torch]
    ~ lamp = 1
    Steady as a bracket. Best lamp hand I've had down there, Tobi included. You held the train, so it stayed off Gerd.
    -> pipe
+ [Send her back up # no # like: send her up, no, go back, upstairs, the dress, out, not safe, too dirty, engine rooms are no place for satin, id lead her back to the guests, too greasy for white, shoo her up the ladder, think of that gown]
    You tried. She'd found the lamp by then. You took the train instead, all four metres, and kept it off Gerd.
    -> pipe
+ [An apron, first # like: apron, overalls, cover the dress, protect the dress, coat, boiler suit, cover her up before anything else, wrap her in an overall, a smock over the satin, find something greasy to wear, save the white silk]
    Mine. It says 'Become elsewhere' on the front. There's a photograph. After that she took the lamp without being asked.
    -> pipe
+ [any # any]
    She nodded at that and picked up the lamp. You ended up with the train, as far as I could tell from underneath.
    -> pipe
= pipe
# back: Lunde wants to do the vows by horn. One for yes. Do we?
The brass pipe coughs. It's Captain Lunde, on the bridge. 'Engine. Vicar has a christening at four. He says now or next Saturday.' Pause. 'We have a horn. Groom's quay has a horn. One for yes?'
+ [Do it # yes # like: do it, yes, of course, go on, why not, brilliant, say yes, lets do it, pull that cord, what a way to marry, id shout aye at once, love it go ahead, blow it, now is better than next week]
    Solveig got to the pipe first. 'Aye,' she said. Never been on a boat longer than eleven minutes, and she said aye.
    -> mine
+ [Is that legal? # why # like: legal, is it legal, is that allowed, does it count, valid, are you sure, would the church accept that, can you marry without signing, hold on is it binding, whats the vicar think, sounds dodgy]
    Lunde asked the vicar that, by loudhailer. The vicar said the Lord had heard worse instruments. So it was on.
    -> mine
+ [Wait for the pump # no # like: wait, no, wait for the pump, fix it first, next saturday, postpone, be patient, id rather get her running, a horn isnt romantic, let them marry properly ashore, be sensible and mend it, another week wont hurt]
    I'd have liked the time. Solveig looked at me round the lamp. 'How's next Saturday for you?' I said. She said: 'Horn.'
    -> mine
+ [any # any]
    It went up the pipe as you said it. Lunde took it for a yes. He'd his hand on the cord already.
    -> mine
= mine
# own
# back: What went wrong on a day of yours that was meant to go right?
They needed a quarter of an hour to get the vicar up on the fish scale, for height. So there's time. Some day was meant to go right, at your end. What went wrong with it?
+ [Everything # yes # like: everything, all of it, the whole day, where to start, disaster, too much, the lot went to pieces, from breakfast onwards, ask me what didnt, one mishap after the other, my own wedding day]
    Then it had the one cause. Everything's never everything. Something small, early on, with a wet thumb.
    -> chain
+ [The weather # like: weather, rain, it rained, storm, snow, wind, the rain, too hot, it poured, soaked to the skin, a hurricane turned up, grey skies all day, the marquee blew away]
    It does turn up. Nobody sends it a card, and there it is at the front.
    -> chain
+ [My days go as planned # no # like: nothing, as planned, no, nothing went wrong, never, always goes well, smooth sailing with me, im a planner, it went like clockwork, i cant complain, perfect as intended]
    Good bearings. I'd look after those.
    -> chain
+ [any # slot: wentwrong 14]
    '{wentwrong}'. That'd stop a ferry. I've put it in the tray, next to the pump.
    -> chain
+ [any # any]
    Wiped my thumb before I took hold of that. It's in the tray, between the split pins and the lid.
    -> chain
= chain
# back: The vows arrive garbled, mouth to mouth down the deck. Correct them, or let them stand?
Vicar shouts a line off Low Hamsey. Bow passengers catch it, pass it aft, and a boy puts it down my grating. 'In sickness and in health' got to us as 'in thickness and in stealth'. Solveig looks up from the lamp.
+ [Let it stand # yes # like: let it stand, leave it, yes, keep it, better, even better, love it, its fine, thickness and stealth suits them, those are improved vows, id not touch a syllable, funnier this way, i like the mistake]
    She thought so as well. 'I can do both,' she said, and told Lunde to pull. One blast. Gulls went up all along the sound.
    -> twice
+ [Send it back # no # like: send it back, correct it, no, again, fix it, repeat, ask again, a vow should be word perfect, get the original back, thats not what he meant, id pass it up the line once more, say it properly]
    Back up it went. It returned as 'in chickens'. Solveig said we'd lose the poultry next. One blast. Gulls went up all along the sound.
    -> twice
+ [Ask what the vicar says # why # like: ask the vicar, what does he say, vicar, ask, check, what did he say, what were his exact words, consult the clergyman, shout over to him, get it from the source, clear it up with the church]
    He said 'near enough' and it arrived as 'dear enough'. She liked that. One blast. Gulls went up all along the sound.
    -> twice
+ [any # any]
    Whatever you added got passed along with the rest. Nobody upstairs objected. She pulled. One blast, and gulls went up all along the sound.
    -> twice
= twice
# back: The groom's horn went twice. One means yes. What now?
Now the groom. Skarrow quay, the old compressed-air horn. One for yes. We wait. It goes. Then, from nerves, it goes again. Two. Nobody on the boat says a word. You could hear the pump drip.
+ [That's a no and a yes # like: no and a yes, a no, no and yes, changed his mind, two means no, he said no, the second one cancels the first, one yes then one no, oh dear he got cold feet, hes having doubts, that means hes against]
    So I make it, strictly. Solveig said: 'He does that with doorbells.' She pulled one back, long, and somewhere on the quay he sat down.
    -> nut
+ [He's just very sure # yes # like: very sure, sure, yes yes, twice yes, double yes, enthusiastic, keen, he is happy, he means it doubly, that man cant wait, couldnt be surer, eager fellow, a yes with knobs on]
    You'd be good at weddings. Two hundred people decided to see it your way, all at once. You could hear the coats.
    -> nut
+ [Ask him again # why # like: ask him again, again, repeat, ask again, once more, try again, one more toot please, let him blow it over, id want that confirmed, get him to do it once, call for a recount]
    We did. It went once. Then, from relief, twice more. They gave up counting and cheered.
    -> nut
+ [any # any]
    Nobody breathed till Solveig did. 'He does that with doorbells,' she said. Then the whole boat cheered.
    -> nut
= nut
# back: It was one wing nut, and I've found it. Say so now, or keep it quiet?
They sang then. Two hundred, and the vicar a bar behind, over water. And in the second verse I put my hand under the pump and there it was. One wing nut, shaken off. That was the whole of it. {lamp:Solveig's lamp had been on it all along.|Solveig saw my face.}
+ [Tell them # yes # like: tell them, say it, yes, announce, honest, own up, shout it up, tell her, they should know, hold it up for everyone, id be honest about that, come clean straight away, wave it at the bridge]
    I opened my mouth. You'd have had to shout over a hymn. Solveig shook her head, put the lamp down, and sang.
    -> kiss
+ [Keep it till the cake # no # like: keep it, quiet, till the cake, later, no, say nothing, not now, secret, not in the middle of a hymn, save it for the speeches, let them finish singing, tuck it in your pocket for now, some other moment]
    Thought so too. Nobody wants to hear they were married by a wing nut. I screwed it on, two fingers, and hummed along.
    -> kiss
+ [Throw it overboard # like: throw it, overboard, throw it away, hide it, lose it, get rid of it, into the sea, splash and gone, id sink the evidence, chuck it in the sound, feed it to the fish, nobody will ever find it]
    Then we'd still be there. But I see the feeling. I screwed it on, two fingers, took me less than a verse.
    -> kiss
+ [any # any]
    I nodded, I was holding it in my teeth. Screwed it on in the time of one verse. Then I listened to the rest.
    -> kiss
= kiss
# own
# back: Two hundred people want to signal something to the groom. What would you have sent?
A kiss doesn't go by horn. They tried, it came out as 'man overboard'. So while I warmed her up, they sent him things down the chain, one line each, bow to quay. If you'd had the loudhailer, what would he have got from you?
+ ['Congratulations' # like: congratulations, congrats, well done, good luck, best wishes, all the best, best of luck from me, every happiness, hip hip hooray, wishing you a long marriage, cheers to you both]
    It's got a lot of corners, that word. He'd have received 'conversations'. Not bad either, for a marriage.
    -> gift
+ ['Stay there' # like: stay there, wait there, dont move, stay, wait, were coming, hold on, dont you dare run, hold your position, shes nearly there, keep still man, have patience]
    Practical. He was in up to the knees by then, with his shoes in his hand. Somebody had to say it.
    -> gift
+ [Just a wave # no # like: wave, a wave, nothing, just wave, no words, smile, wave at him, id only raise my hand, flap a handkerchief, no speech from me, blow him a kiss across, a hat in the air]
    Two hundred arms. He waved at the wrong end of the boat, but he meant it.
    -> gift
+ [any # slot: signal 10]
    '{signal}'. I'd have put that down the chain without a change, and been curious what came out.
    -> gift
+ [any # any]
    That's a long one for a chain. He'd have had it in parts, over the soup.
    -> gift
= gift
# own
# back: What do you give a couple you've held up for two hours?
Ten past four I put her alongside and he walked straight in off the ramp. I'm told it was a good kiss. I was under the floor plates. Then Tobi said we'd have to give them something, for the delay. What do you give a couple you've held up two hours?
+ [A free crossing # like: free crossing, ticket, tickets, a ride, free ferry, season ticket, free ride, sail for nothing from now on, lifelong pass, never pay a fare again, a trip on the house, boat vouchers]
    They got that. For life. They've used it once, she says she's had her crossing.
    -> door
+ [Time alone # like: time alone, time, peace, leave them alone, quiet, privacy, alone, let them be by themselves, five minutes without guests, send everyone off, a room with no aunts in it, calm]
    That's the best on the list. We put them on the roof with a waffle each, in my chair, and took away the ladder.
    -> door
+ [Nothing, they had the story # no # like: nothing, no, the story, they have the story, story, enough, you gave them plenty already, what a tale to tell, thats worth more than china, not a thing, memories are the present]
    True. They've dined on it since. I only ever get it second hand, with more horn.
    -> door
+ [any # slot: present 10]
    '{present}'. That'd be on the sideboard yet. I've nothing against toast racks, but you see the difference.
    -> door
+ [any # any]
    I'd have to see that wrapped. Tobi went and found a ribbon, anyhow.
    -> door
= door
# back: I told them at the cake what the cause had been. Want to know what they did?
I own up at the cake. I take the wing nut out of my pocket, I'd put a new one on her, and I say: 'This was it.' It goes very quiet. You've heard a boat do it, now a marquee. Solveig holds out her hand.
+ [What did she do? # yes # more # like: what did she do, tell me, go on, yes, was she angry, want to know, how did she take it, dont leave me there, was she cross with you, what happened with her hand, spill the beans]
    Hung it on a ribbon over the kitchen door. Three children have been measured against it. {wentwrong:I'd like something of yours up there, off '{wentwrong}'.|} She says if it's ever lost she's single.
    -> END
+ [She threw it at you # no # like: threw it, threw it at you, she hit you, angry, furious, no, slapped, id have chucked it back, it flew at your head, she must have been livid, in your face i hope, she aimed for you]
    The groom did. Underarm. Then he kissed me on the cap, twice, from nerves. It's over their kitchen door now, on a ribbon.
    -> END
+ [She wore it # like: wore it, ring, a ring, as a ring, necklace, on her finger, put it on, she slipped it onto a finger, turned it into jewellery, it became a ring, she made it her wedding band, round her neck]
    On the ring finger, till the morning. It fits. {signal:He asked what else had been meant for him that day. I gave him '{signal}', and he wants it in brass.|It's over the kitchen door now.}
    -> END
+ [any # any]
    I'll put you down as present. It hangs over their kitchen door, on a ribbon. {present:'{present}' would've looked better. But it's held.|It's held for years, which is more than it did for me.}
    -> END
= aside
+ [couple # like: are they still married, are they happy, what happened to them, the couple, did it last, are they still together, were they happy, did they stay married, are they still in love]
    Three children. The eldest blows one for yes at supper. It's been taken away from him.
    -> DONE
+ [lunde # like: who is lunde, the captain, captain lunde, did you see the captain, why the pipe # about: lunde, captain, pipe]
    Captain. We talk by brass pipe. He hasn't been below since the spring of the herring. He cried into the pipe that day, it condensed.
    -> DONE
+ [dress # like: what about the dress, the dress, was it dirty, did it get oil on it, oil # about: dress, lace, satin]
    One thumbprint, left hip. Mine. She wouldn't have it cleaned.
    -> DONE
+ [wing nut # like: what is a wing nut, wing nut, why did it fall off, how does that happen, what does it look like # about: wing nut, nut]
    Small nut with two ears, so you can do it up by hand. It comes off by itself when nobody's looking. Most things do.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, when was this]
    True on board. I'm an AI, the sound's invented. The thing about wing nuts you may believe.
    -> DONE
+ [why # why # like: why not row, why not use a boat, why didnt they wait, why the horn, why not swim]
    The rowing boat was under the bride's aunt. She'd a view and she'd paid for it with her hip. Nobody asked twice.
    -> DONE
+ [groom # about: groom, bridegroom # like: who is the groom, whats the groom like, what is his name, is he nervous, what did the groom wear]
    Groom's a surveyor called Even. Steady hands, except for bells. He rang ours eleven times the first time he took the boat.
    -> DONE
+ [vicar # about: vicar, priest, christening, fish scale, scale # like: what did the vicar say, who was the vicar, why a fish scale, did the vicar mind, did he make the christening]
    Vicar weighs ninety-one kilos with the book. It's on the fish scale yet, somebody marked it in pencil. The christening waited. Babies do.
    -> DONE
+ [horn # about: horn, horns # like: how loud is the horn, what does the horn sound like, how does a horn work, which horn is bigger]
    Horn's brass, off the old Modest. Sounds like a cow that's been told. You can feel it in the tea.
    -> DONE
+ [pump # about: pump, cooling pump, engine, gerd # like: what was wrong with the pump, who is gerd, is it an old engine, how old is the engine, how hot was it]
    Pump's the size of a loaf, cast iron. It sends sea water round the engine. When it stops you've about four minutes before she starts to smell of pennies.
    -> DONE
+ [ferry # about: ferry, boat, modest, crossing # like: what is the ferry called, how big is the boat, how long is the crossing, where does it go, is the boat old]
    Ferry's the Modest. Skarrow to Low Hamsey, eleven minutes, thirty-eight times a day. That day it took two hours, so I'd call it scenic.
    -> DONE
+ [guests # about: guests, passengers, two hundred, aunt, bridesmaid # like: how many guests were there, did the passengers mind, who were the guests, did people get hungry]
    Two hundred aboard, and about thirty invited. By the hymn you couldn't have told which. A cyclist cried on a bridesmaid.
    -> DONE
+ [apron # about: apron, overalls, photograph, train # like: what does the apron say, what does become elsewhere mean, is there a photograph, what happened to the train]
    The apron says 'Become elsewhere'. It came with the manual, same translator. I believe it's about gaskets.
    -> DONE
+ [tobi # about: tobi, apprentice # like: who is tobi, what does tobi do, how old is tobi]
    Tobi's my apprentice. Asks why about everything. He asked the vicar why, too, and was given tea.
    -> DONE
+ [feel # like: were you embarrassed, did you feel bad, were you scared, did you cry, were you nervous]
    I'd grease to the elbow and a hymn coming through the plates. I was busy. It caught me on the Tuesday, over the washing-up.
    -> DONE
+ [long # like: how long were you stuck, how long did it take, how often does it break down, has it broken down since, when did you get in]
    Two hours and twenty minutes, by the log. She's stopped four times in twenty-two years. I check that pump in my sleep.
    -> DONE
+ [bride # about: solveig, bride # like: who is solveig, what is the bride like, what did the bride look like, how old is the bride, was the bride angry]
    Solveig sells insurance. Under full sail that day, and she'd read the small print on our ticket while she waited. Hands like a joiner.
    -> DONE
+ [calendar # like: how long ago was that, when did that happen, what year was it, how old were you then, was that long ago]
    Nine years in June. Pump's been replaced. I kept the lid.
    -> DONE
+ [bestbit # like: whats your favourite part, which bit do you like best, what was the best moment, what do you remember most, whats the best part of the story]
    The gulls. One blast and they all went up at once, and for a second the whole sound was looking.
    -> DONE
+ [intouch # like: do you still see them, are you still in touch, what became of them all, do you ever hear from them, do they still visit you]
    Aye, they're in touch. A card at midsummer, with a drawing of a horn on it. She does the insurance for half the quay.
    -> DONE

=== tag ===
# title: The tag was still on her swimsuit
# chip: A stranger, four towels
# keys: towel, swim, cold, stranger, kindness, committee, winter, wrong bus, buns
# lore: towel
-> slip
= slip
# back: A stranger on the slip, tag still on her swimsuit, no towel. What do you do?
Six in the morning, January, the slip at Skarrow. Four of us go in every day: Ragna, Bibi, the judge, me. They call us the Committee. This morning there's a fifth on the planks. Swimsuit with the tag on, no towel. You're on the bench, minding the buns.
+ [Ask if she's all right # yes # like: ask, is she ok, all right, are you ok, check on her, talk to her, ask her, find out how she is, id go over and speak, are you okay love, does she need help, a friendly word]
    'I think so,' she said. 'I got off the wrong bus.' Ragna made room beside her on the planks. That's a long speech, from Ragna.
    -> oh
+ [Say nothing, watch her # no # like: say nothing, watch, nothing, keep an eye, quiet, leave her, no, wait, let her get on with it, stay near but silent, id mind my own and look, leave her in peace, no words needed]
    That's how we do it. The judge moved half a pace, so he'd be between her and the deep end. He moved it without moving, if you see.
    -> oh
+ [Offer her a bun # like: bun, offer a bun, give her a bun, food, cardamom, eat, a bun first, something sweet first, pass the bag, everyone needs breakfast, id hold one out to her, have a bite]
    'After,' she said. She'd the look of somebody who has made one decision and isn't taking more. Ragna made room beside her on the planks.
    -> oh
+ [any # any]
    She smiled at that, mostly with the eyebrows. Everything else had set. Ragna made room beside her on the planks.
    -> oh
= oh
# back: She's in, she said 'Oh', and she's coming out blue. What do you reach for?
I'd not have told her to. I wouldn't tell anyone. But she went down the ladder, rung by rung, and on the sixth she said: 'Oh.' Nothing else. She counted ten, out loud. Then she came up, the colour of a school jumper, and looked round for something that wasn't there.
+ [A towel # yes # like: towel, a towel, my towel, towels, blanket, wrap her up, something dry, get her dry at once, rub her down, id run over with a rug, anything fluffy, cover her shoulders, my own bath sheet]
    You'd the spare off the bench, and you came fifth. Four towels had gone in from four sides, and nobody'd said a word. With us that's singing.
    -> tag_cut
+ [Your coat # like: coat, my coat, jacket, jumper, my jacket, give her my coat, clothes, take mine off and hang it on her, a warm sweater, id give her my anorak, put wool on her, my cardigan]
    Quick thinking. It got there second. Four towels had come in from four sides, and nobody had said a word. With us that's singing.
    -> tag_cut
+ [Something to say # like: say something, well done, congratulate, clap, cheer, words, praise her, tell her how brave she was, a bit of applause, id encourage her, speak to her gently, compliment her]
    You opened your mouth, and Ragna shook the bobble at you. Then there were four towels, from four sides, and not a word. With us that's singing.
    -> tag_cut
+ [any # any]
    We'd all moved by then. Four towels, from four sides, and nobody said a word. With us that's singing.
    -> tag_cut
= tag_cut
# back: The tag says 'Resort wear'. Snip it off, or leave it on?
So she's a parcel with a face. Ragna's got one end of her and Bibi's got the other. And out at the neck hangs the tag, on its bit of string, dripping. It says 'Resort wear'. I've cutters in my coat. I hold them out to you.
+ [Snip it off # yes # like: snip, cut it, cut it off, yes, off, remove it, snip it, off with it, use the cutters, it has to go, clip that thing, shes bought it now, one quick cut]
    ~ snipped = 1
    One click. She looked at it in your palm. 'I was going to take it back,' she said. 'To the shop.' Then she laughed, as far as her jaw allowed.
    -> bus
+ [Leave it on # no # like: leave it, leave it on, no, keep it, dont cut, she might return it, not mine, she may want her money back, its her business, dont touch it, hands off her swimwear, let it dangle]
    Right of you to ask yourself. 'I was going to take it back to the shop,' she said through her teeth. 'I don't think I can now.'
    -> bus
+ [Ask her first # like: ask her, ask first, her choice, does she want, let her choose, may i, its up to her, would she mind, id want her permission, check whether she wants it gone, hold up the cutters and look at her]
    You asked. She'd forgotten it was there. 'I was going to take it back,' she said. 'To the shop. It's the first thing I've bought in a year.'
    -> bus
+ [any # any]
    I put the cutters away, there was no rush on it. She'd looked down and seen it herself. 'I was going to take it back to the shop,' she said.
    -> bus
= bus
# own
# back: A wrong bus, and she made something of it. When did you?
With her hands round a bun she told us. She'd meant to go to the registry, change one line on a form. Got on the wrong bus. Sat there, saw the sea come up, and thought: well. She'd bought the suit for a holiday that didn't happen. When did you make something of a wrong bus?
+ [I go straight back # no # like: straight back, i go back, never, no, i turn around, i hate being lost, nothing, i turn on my heel, i ask the driver to let me off, i cant stand going astray, the first stop and back i go, i always know the way]
    That's seamanship. Somebody has to be where the timetable says.
    -> lovely
+ [That's my whole life # yes # like: my whole life, all my life, whole life, always, constantly, story of my life, yes, everything i have came by accident, one long detour, nothing i planned ever worked, i live on wrong buses, thats how i met my husband]
    Came home for one summer, myself. Twenty-two years ago. I've still got the return ticket, it's a bookmark.
    -> lovely
+ [any # slot: wrongbus 16]
    '{wrongbus}'. That's a good stop to get off at. I passed it along. Ragna nodded, and she nods about twice a winter.
    -> lovely
+ [any # any]
    I said nothing for a bit, that's what I do when something's sound. The bobble on Ragna's hat went up and down once.
    -> lovely
= lovely
# own
# back: We're not allowed to say 'lovely'. How would you describe the coldest you've ever been?
Then she drew breath, and I saw Bibi go stiff. There's one rule. Nobody says 'lovely'. Bibi did once and had to bring the buns for a month. The stranger said: 'It was,' and stopped, and looked for it. What would you say? The coldest you've ever been, no adjectives.
+ ['Loud' # like: loud, noise, noisy, it was loud, ringing, like a bell, it rang, like an alarm clock, it hummed in my bones, a gong, it shouted, deafening]
    That's an adjective, but Ragna let it through. It is, too. It's loud for about four seconds.
    -> minutes
+ ['Like being told off' # like: told off, like being told off, a slap, like a slap, slapped, shouted at, telling off, my headmistress, scolded by an aunt, like getting a telegram, sent to the corner, a smack in the face, a stern letter]
    Bibi wrote that on the bun bag. The judge looked out to sea. I think he'd sentenced people milder.
    -> minutes
+ [I don't do cold # no # like: i dont do cold, no, never, i hate cold, warm person, not for me, i stay warm, im a radiator person, i never go below twenty degrees, hot baths only, keep me out of it, id rather stay in the sun]
    Quite right, I'd not talk anybody into it. You mind the buns, then. That's an office, with us, it's in the minutes.
    -> minutes
+ [any # slot: coldword 12]
    '{coldword}'. It's gone round the planks, hand to hand. Motion accepted.
    -> minutes
+ [any # any]
    We considered that. Nobody could find a 'lovely' in it, so it stands.
    -> minutes
= minutes
# back: The judge moves that she be made substitute. Do you second it?
What she said, in the end, was: 'Finished.' And the judge turned round. In nine years he's said one word in the water. On land he can't stop. He moved, for the minutes, that the Committee appoint a substitute, in case of illness. Nobody's ever ill. It wanted seconding.
+ [Seconded # yes # like: seconded, i second, yes, second it, of course, aye, agreed, in favour, put me down in favour, hand up, motion supported, yes make her one, i back the judge]
    Carried. 'Present: four. Also present: one, blue. Feeling: none.' You're in there too, under 'buns'.
    -> week
+ [Shouldn't she be asked? # why # like: ask her, should she be asked, does she want to, her choice, what does she think, ask first, did anybody consult her, it should be her decision, she hasnt said a word, you cant appoint people like that, what would she like]
    Point of order. The judge put it to her, it took him eleven minutes. She said: 'If somebody's ill.' Carried.
    -> week
+ [I abstain # no # like: abstain, no, not me, im not a member, i dont vote, neutral, pass, i just do the buns, leave me out of the vote, i remain impartial, no opinion from me, i keep my hand down]
    'One abstention, buns.' It's in there. Ragna seconded, with the bobble. Carried.
    -> week
+ [any # any]
    Entered as a second, there's no other column. Carried. 'Present: four. Also present: one, blue.'
    -> week
= week
# back: She's not come back, but there's a question mark chalked under my number. What would you chalk?
Then a week, and nobody. I chalk the water on the boathouse door every morning, commuters read it and walk faster. Four. Four. Three. On the eighth day there's something chalked under my three, small, low down, in another hand. A question mark.
+ [Chalk 'Buns, six o'clock' # yes # like: buns, six oclock, chalk buns, invite her, come, yes, tell her to come, six, tell her when we meet, write the hour, let her know theres food, an invitation, id scribble come back with the time]
    Done. The bakery girl asked if it was a code. In a way. Next morning, under it: 'Bus 14?'
    -> hat
+ [Chalk nothing, leave the light on # no # like: nothing, light, leave the light on, no, wait, the lamp, be patient, a lantern will do, no writing just a glow, let her see somebody is there, shine something, id keep a lamp burning]
    I lit the bench lamp at half past five, which I never do. It shows from the bus road. Next morning, under my number: 'Bus 14?'
    -> hat
+ [Chalk a question mark back # like: question mark, a question mark back, chalk one back, reply, same, another question mark, answer in kind, id mirror it, a hook and a dot, what else but a second one, whats good for her is good for me]
    Two question marks on a door. The judge said it was the most honest correspondence he'd seen. Next morning: 'Bus 14?'
    -> hat
+ [any # any]
    It wouldn't all have gone on the door. I chalked the hour, only that. Next morning it said, underneath: 'Bus 14?'
    -> hat
= hat
# own
# back: Ragna's knitting her a hat. Mine has a brass nut on top. What goes on hers?
Fourteen's the right bus. She was there at ten to six, with a towel as big as a sail. Nobody was ill. She came in anyway. Now Ragna knits each of us a hat, when it's time. Mine's got a brass nut on top in place of the bobble. What goes on hers?
+ [The tag # like: tag, the tag, resort wear, the label, price tag, the swimsuit tag, what she bought, the bit of card that dangled, her resort thing, that paper from the shop, something to remember the day]
    You're wasted on buns. {snipped:You'd kept it, from the cutters. It was in your pocket.|She'd kept it on all that time.} 'Resort wear', upright, stiff with salt. You can see her from the ferry.
    -> name
+ [A plain bobble # no # like: bobble, a plain bobble, pompom, plain, nothing, normal, simple, a fluffy ball, keep it ordinary, same as ragna, no decoration, wool on top like anyone]
    Ragna thought so too, then she thought again. It's a bus ticket, folded hard and lacquered. She can tell by it which way's up.
    -> name
+ [any # slot: hattop 8]
    '{hattop}'. I told Ragna. She took her glasses off, which is for large decisions. It's on.
    -> name
+ [any # any]
    Ragna'd want that in a smaller size. For the time being it's a bus ticket, folded and lacquered.
    -> name
= name
# back: We'd never asked her name. Want to know what's in the minutes?
It was March before Bibi noticed that nobody'd asked her name. We call her the Substitute. She's never once been needed, she's missed two mornings in three winters, and she brought a note. I looked in the minutes to see what the judge had put for her.
+ [What had he put? # yes # more # like: what had he put, what did he put, tell me, yes, her name, go on, the minutes, read me the entry, what does it say in the book, id look at the judges page, how did he describe her, out with it]
    'A person, who got off.' That's all. {wrongbus:I read him yours, '{wrongbus}'. He wrote under it: 'Another.'|I've never seen a better reason entered.}
    -> END
+ [Ask her now # like: ask her, ask her name, ask her now, just ask, what is her name, names, after three winters someone should, id simply inquire, find out what shes called, its rude not to know, whats your name love]
    I did, on the planks. 'Oh,' she said, like on the sixth rung. 'Marit.' Then: 'You can go on with the other.' So we do. {coldword:She's taken to saying '{coldword}' when she gets out. I'd told her where it came from.|}
    -> END
+ [Leave it, it's hers # no # like: leave it, its hers, no, dont ask, let it be, she will tell, privacy, she can keep it to herself, she got off to be nobody, id never pry, the substitute is name enough, respect that]
    So we've left it. There's a hook in the boathouse with a hat on it{hattop:, '{hattop}' and all|}, and no name over it. Everyone knows whose it is.
    -> END
+ [any # any]
    I'll enter that. He'd put: 'A person, who got off.' Nothing else. I've never seen a better reason in a book.
    -> END
= aside
+ [ragna # like: who is ragna, ragna, how old is ragna, tell me about ragna, the old lady # about: ragna, bobble]
    Seventy-eight, chairs the Committee. Never asks how you are. Hands you one end of the towel and holds the other.
    -> DONE
+ [judge # like: who is the judge, the judge, what did he say in the water, one word, what did the judge say # about: judge]
    Retired. His word was 'Seal.' We'd all turned by then. So had the seal.
    -> DONE
+ [cold # like: how cold was it, is it dangerous, can i do that, should i try it, is it healthy, how cold is the water # about: cold, water, degrees]
    Four degrees, in the story. It's four people who know each other's faces, and no advice to anyone. I'd leave it on the page.
    -> DONE
+ [form # like: what was the form, the registry, what line, what was she changing, why the registry # about: form, registry]
    Never asked. She went the week after, on the right bus. It was a Tuesday and she was late for work, and didn't run.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, when was this]
    Written, all of it. I'm an AI, I've no towel. People do come in from four sides, though, now and then.
    -> DONE
+ [why # why # like: why did she go in, why no lovely, why the rule, why do you swim, why do that]
    The rule's Ragna's. She says once it's lovely you've got to keep it up.
    -> DONE
+ [bibi # about: bibi # like: who is bibi, what does bibi do, what did bibi say, why did bibi bring the buns]
    Bibi drives the post van and swims like a letter box. She said the word once, in November, over a sunrise. A month of buns, out of her own pocket.
    -> DONE
+ [buns # about: bun, buns, cardamom, bakery, baker # like: what kind of buns, who bakes the buns, are the buns good, what do the buns smell like]
    Buns are cardamom, from the bakery at the top of the slip, the first tray out. They're for after. Nobody's ever defined after.
    -> DONE
+ [committee # about: committee, rule, rules # like: what is the committee, who is in the committee, how long has it existed, can i join, how do i become a member]
    The Committee's been four since before I came. It's got a chair, minutes, and a thermometer in an old boot. It's got no opinions.
    -> DONE
+ [stranger # about: stranger, woman, substitute # like: who is the stranger, what did she look like, how old was she, what does she do, where did she come from]
    About forty. Office shoes, set side by side on the planks with the socks in them. You could tell she'd been tidy a long time.
    -> DONE
+ [slip # about: slip, planks, ladder, boathouse, skarrow # like: where is the slip, what is the slip like, is it slippery, what does the boathouse look like, is it dark]
    The slip's tarred planks with a ladder of eight rungs. In January it smells of weed and iron. There's one lamp, on a bracket that I put up.
    -> DONE
+ [towel # about: towel, towels # like: whose towels were they, why four towels, who was first with the towel, did she give the towels back]
    Four towels: Ragna's striped, Bibi's from a hotel, the judge's monogrammed, mine with oil on it. They came back washed, ironed and in order of size.
    -> DONE
+ [suit # about: swimsuit, suit, tag, shop, holiday # like: what colour was the swimsuit, where did she buy it, did she take it back, what does resort wear mean, why did the holiday not happen]
    The suit was yellow, with a palm tree on the hip. It'd been bought for somewhere with palms. It had to make do with us.
    -> DONE
+ [door # about: chalk, boathouse door, number # like: what do you chalk, why chalk numbers, who reads the chalk, who wrote the question mark]
    The chalk's for the degrees. There's sixty years of white in that door. Nobody'd ever written back to it before.
    -> DONE
+ [shy # like: did you worry about her, were you scared for her, were you worried, what if she had drowned, were you watching her]
    I worried in the usual place, the feet. I'd taken my own socks off again in case I had to go in.
    -> DONE
+ [swimming # like: do you like it, do you still swim, would you do it again, how long have you swum, how long do you stay in]
    Every morning, twenty-two years. About two minutes in winter. I like the getting out, it's the one part of my day that's clearly finished.
    -> DONE
+ [calendar # like: how long ago was that, when did that happen, what year was it, how old were you then, was that long ago]
    Three winters. It's in the minutes, but the judge writes the weather first.
    -> DONE
+ [bestbit # like: whats your favourite part, which bit do you like best, what was the best moment, what do you remember most, whats the best part of the story]
    Four towels going in from four sides. You can't drill that.
    -> DONE
+ [intouch # like: do you still see them, are you still in touch, what became of them all, do you ever hear from them, do they still visit you]
    Six every morning, same planks. Nobody's said how they are. I'd notice if one of them weren't.
    -> DONE
+ [warm # like: is she ok, was she all right, did she get ill, did she warm up, did she catch a cold]
    Colour came back by the second bun. Ragna holds on to the towel till you stop rattling, then she lets go without a word.
    -> DONE

=== stopped ===
# title: Fog, and then no sound at all
# chip: The night the engines stopped
# keys: fog, engine stopped, breakdown, suspense, silence, raisin, dark, drift, fear
# lore: wing-nut
-> hum
= hum
# back: Engines dead, fog, you've the lamp. What do we look at first?
November, the 17:40, fog like wet wool. Two hundred aboard, most of them tired. You're below with me, on the lamp. Halfway over, the hum goes out of the floor. First your feet know. Then the lights dip. Both engines. Nothing but the sea on the plates.
+ [Fuel # like: fuel, diesel, tank, check the fuel, petrol, out of fuel, fuel line, is there anything in it, id check the gauge first, has she run dry, empty maybe, start with what she drinks]
    That's where I went. Tank's full. Glass at the filter's empty. So it's there and it isn't arriving. I've known weeks like that.
    -> pipe
+ [Tell the captain # yes # like: captain, tell the captain, lunde, tell lunde, call the bridge, warn them, the pipe, somebody upstairs has to know, inform the bridge, get on the voice tube, shout up to the skipper, raise the alarm]
    He knew. His feet had told him. I looked at the filter glass while you said it: empty, and a full tank above it.
    -> pipe
+ [Listen # like: listen, wait, quiet, silence, listen first, hear, stand still, hold my breath and hark, id shut up and use my ears, find out whats missing by sound, not a move just ears]
    Good. Not many can. Ticking, that's Gerd cooling. And one thing missing: no trickle at the filter. Full tank, empty glass.
    -> pipe
+ [any # any]
    I'd the lid of the filter in my hand by then. Glass empty. Tank full, above it. So it's there and it isn't arriving.
    -> pipe
= pipe
# back: A coaster's coming up the sound in fog and we're in its way. What do you say to Lunde?
The brass pipe coughs. Lunde, very quiet: 'Engine. We're setting down on the channel. There's a coaster inbound, loaded. She says eleven minutes.' Then he waits. He's good at that.
+ [We'll have her by then # yes # like: we will have her, yes, well do it, fixed by then, no problem, promise, dont worry, tell him it will run, id sound confident, count on us, eleven is plenty, consider it done]
    'Good,' said Lunde. He didn't believe you, but it's warm in the hand, a thing like that. I'd got the second lid off.
    -> brave
+ [No promises # no # like: no promises, cant promise, no, dont know, well try, honest, maybe, we do our best but no guarantee, dont build on it, id be frank with him, maybe maybe not, dont ask me for a time]
    'Understood,' said Lunde. He likes it plain. He put the horn on, one long every two minutes. I'd got the second lid off.
    -> brave
+ [Can she stop? # why # like: can she stop, tell her to stop, stop the coaster, warn the coaster, anchor, can she turn, let the other ship turn, could they brake, radio them, drop an anchor, get out of the way coaster]
    'Not loaded,' said Lunde. 'Nor in this. She's ringing her bell.' He put our horn on, one long every two minutes.
    -> brave
+ [any # any]
    It went up the pipe. 'Noted,' said Lunde, in the voice he keeps for Sundays. He put the horn on, one long every two minutes.
    -> brave
= brave
# back: Upstairs they've all gone silent, and it won't hold. I'm going to hum. Do you join in?
Over our heads, two hundred people had stopped talking. You've about a minute then, before they start to be brave. Brave's the bit I don't like. So I hum. It's been reported as 'an eerie noise from below', and it helps.
+ [Hum along # yes # like: hum, hum along, join in, yes, sing, i hum too, hum with you, ill take the tune as well, a duet, id be a third above, any melody will do, count me in for the chorus]
    ~ hummed = 1
    A third under me, roughly. It went up through the gratings. After a bit somebody upstairs took it over, and then there was coughing, and a spoon. People again.
    -> hello
+ [I can't hold a tune # no # like: cant, no, cant sing, no tune, i dont sing, not me, tone deaf, my voice would scare them, i cant carry a melody, spare them my singing, i only croak, unmusical me]
    Nor can I. I did it alone, and you tapped the ladder. Somebody upstairs took it over. Then coughing, and a spoon. People again.
    -> hello
+ [Keep the lamp still # like: lamp, hold the lamp, keep still, hold still, concentrate, the lamp still, my job is light, id rather not wobble the beam, eyes on the work, steady hands only, i keep shining]
    That was the better job. It didn't shake once. I hummed, somebody upstairs took it over, and then there was coughing, and a spoon.
    -> hello
+ [any # any]
    I nodded in time. Somebody upstairs took the hum over from me, and then there was coughing, and a spoon. People again.
    -> hello
= hello
# back: A small boy through the grating: is the engine asleep? What do you say?
Nine minutes. Filter's clean. Line's clean. I'm working back along it, joint by joint. And above us on the deck somebody small lies down flat. There's a boy who says hello to the engine every morning. He's on the late boat, he's been in a play. 'Hello, engine? Are you asleep?'
+ [Knock twice on the pipe # yes # like: knock, knock twice, knock on the pipe, answer, tap, yes, tap the pipe, give him a sign, two raps, bang on the metal, id answer in engine, make her speak]
    You did it just as I do. Two. It was quiet, and then he told the whole deck: 'She's only resting.' He thinks it's Gerd. I see no reason to correct that.
    -> missed
+ [Tell him she's resting # like: resting, asleep, sleeping, she is tired, tell him, having a nap, she is resting, she just needs a nap, yes love shes dozing, tell the boy a gentle story, shes worn out, wake her later]
    He took it up and passed it round. 'She's only resting.' I heard it go aft, row by row, in grown men's voices.
    -> missed
+ [Say we need quiet # no # like: quiet, be quiet, hush, no, go away, not now, shh, little boys should go to their mothers, no chatting please, we have to concentrate, send the lad away, silence up there]
    'Shh,' he told the deck, 'she needs quiet.' They obeyed him, two hundred of them. He's got a future.
    -> missed
+ [any # any]
    He lay there and thought it over. Then he told the deck: 'She's only resting', and it went aft, row by row.
    -> missed
= missed
# own
# back: What's the sound at your end that you'd notice if it stopped?
Seven minutes. This joint's rusted, it needs a bit of patience, and I work better when somebody talks. You only hear a thing like that when it stops. What's the noise in your days that you'd miss?
+ [The fridge # like: fridge, the fridge, heating, the boiler, the clock, ticking, the washing machine, something humming in the kitchen, the dishwasher, a ticking thing on the wall, the pipes at night, my computer fan]
    Somebody like that lives in every kitchen. I put my palm on mine at night. You'd be surprised which ones are nervous.
    -> lid
+ [Somebody's key in the door # like: key in the door, key, the door, footsteps, steps, someone coming home, his key, her key, hearing them come in, boots in the hall, the front gate, the latch at six, my sons shoes on the stairs]
    Yes. That's a good hum. The feet know it first.
    -> lid
+ [I'd love it to stop # no # like: stop, love it to stop, traffic, neighbours, silence, no noise, i want quiet, i long for calm, the building site, id be delighted, that leaf blower, peace at last]
    Then you'd have liked it below, that minute. I'd have swapped. There, the joint's moved.
    -> lid
+ [any # slot: noise 12]
    '{noise}'. Good one to have. I thought of it, and the joint came round a quarter turn.
    -> lid
+ [any # any]
    Took all that in through the elbow. And the joint came round a quarter turn, while you talked.
    -> lid
= lid
# back: The tank lid's stuck, and 'must be convinced'. How do we convince it?
Five minutes. Only the day tank left. There's a round lid, with a small vent in it so the air gets in as the fuel goes out. My manual's a bad translation, and on this it says: 'The lid must be convinced.' I've never managed. How do we convince a lid?
+ [The big hammer # like: hammer, hit it, big hammer, force, bang, smash, hit, violence, give it a whack, bash it, a good thump, heavy tool]
    It rang like a church, and the whole deck went quiet again. Lid didn't care. Then I took the left-handed spanner, the one I'd made, from the back. That did it.
    -> coaster
+ [Ask it nicely # yes # like: ask nicely, nicely, please, talk to it, be polite, persuade, kind words, flatter the thing, whisper sweetly, a friendly hand, reason with it, gentle does it]
    You laid your hand on it. I said 'please', and there's a witness now. Then the left-handed spanner, the one I'd made, from the back. It gave.
    -> coaster
+ [The left-handed spanner # like: spanner, left handed spanner, left handed, your spanner, wrench, the one you made, use your own invention, the tool they laughed at, something for left handers, turn it the other way, get the odd one from the box]
    They sent me for one as a joke, on the tankers. I came back with one, I'd made it. It gave on the second pull.
    -> coaster
+ [any # any]
    I tried that, in a manner of speaking, with my shoulder. Then with the left-handed spanner, from the back. It gave.
    -> coaster
= coaster
# own
# back: You can hear the coaster through the hull. What do you say to yourself, in a minute like that?
Three minutes. And now we hear her. Not by ear. Through the plates, slow, heavy, like somebody coming upstairs in the dark. You'd your hand flat on the side. I saw you feel it. What do you say to yourself, a minute like that?
+ [One thing, then the next # like: one thing at a time, next, step by step, breathe, one thing, keep going, slowly, just the next screw, small steps, i tell myself breathe in breathe out, hands first then the head, in order]
    Word for word what the second engineer told me at twenty-three. It's all there is. I turned the lid over.
    -> raisin
+ [A bad word # like: a bad word, swear, damn, bad word, curse, something rude, i swear, something i cant repeat, four letters, id curse like a trucker, oh hell, language my mother would hate]
    So did I, and in a tank it comes back to you. I turned the lid over.
    -> raisin
+ [Nothing, I go quiet # no # like: nothing, quiet, i go quiet, silence, no, nothing at all, freeze, my mind stops, not a thought, i become a stone, words leave me, i hold still]
    Same as Lunde. You'd have got on, by pipe. I turned the lid over and looked.
    -> raisin
+ [any # slot: steady 12]
    '{steady}'. I heard you say it. It did for two. I turned the lid over.
    -> raisin
+ [any # any]
    It steadied the lamp, whatever it did for you. I turned the lid over and looked.
    -> raisin
= raisin
# back: It was a raisin in the vent, out of somebody's bun. Whose fault do we say it was?
In the vent. Black, wrinkled, the size of a raisin. It was a raisin. It had stopped the air, so the tank couldn't let go of its fuel. Two engines, two hundred people. And at the ladder Tobi, my apprentice, who'd filled up at four with a bun in his mouth. White as paper.
+ [Tobi's # like: tobi, tobis, his, the apprentice, the boy, his fault, the bun eater, he should have been careful, your apprentice did that, eating on the job, he was sloppy, who fills tanks with a mouth full]
    He'd got there before us. 'It was me,' he said. I said: 'Blow through this', and gave him the vent. He blew as if it was a birthday.
    -> start
+ [Nobody's. Blow it out # no # like: nobody, nobodys, no one, blow it out, no blame, later, fix it, accidents happen, dont point fingers, blame later and fix now, it could be anyone, just clear it]
    Right order. I gave Tobi the vent. He blew through it as if it was a birthday, and the fuel came down the glass like evening.
    -> start
+ [The raisin's # like: raisin, the raisin, the raisins, the bun, blame the raisin, the baker, that wrinkled little thing, dried grape, the pastry did it, convict the fruit, blame the bakery]
    It's got a jar to itself, near enough. I gave Tobi the vent, he blew through it, and the fuel came down the glass like evening.
    -> start
+ [any # any]
    It can go before the inquiry. Just then I gave Tobi the vent, he blew through it, and the fuel came down the glass like evening.
    -> start
= start
# back: One minute. Do we pat Gerd before starting her, or just press?
One minute. You could hear the coaster with your ears by now. There's one thing I always do with Gerd before she starts. I pat her. It does nothing. I've never tested that. You've your hand on the button.
+ [Pat her # yes # like: pat, pat her, yes, pat gerd, of course, always, pat her first, dont break the habit, never skip a ritual, a stroke for luck, id give her a gentle hand, be nice to her]
    You patted, I pressed. She caught. Then the other one. Lunde had the rudder over before the second cylinder, and a wall of lights went by in the fog, like a street.
    -> log
+ [Just press # no # like: press, just press, no, no time, hurry, press the button, go, no seconds for that, start her now, superstition later, thumb down, hit it]
    You pressed. She turned, and turned, and didn't. Tobi patted her. She caught. A wall of lights went by in the fog, close, like a street.
    -> log
+ [Pat the other one # like: the other one, pat the other one, other engine, the other engine, both, the neglected one needs it more, give number two some love, why always her, id stroke the nameless one, fair shares]
    Nobody ever had. She was so surprised she went off first, and Gerd after, for spite. A wall of lights went by in the fog, like a street.
    -> log
+ [any # any]
    Between us somebody patted and somebody pressed. She caught. Then the other one. A wall of lights went by in the fog, close, like a street.
    -> log
= log
# own
# back: My log has one line a day. What would you write for that one?
We tied up at 18:09. Nobody upstairs knew how near. {hummed:Brown brogues was still humming it, going down the ramp.|Brown brogues stopped at the ramp and knocked on the rail, twice.} My log has one line a day. Most say: 'Ran.' It's twenty-two years of that. What would you put for this one?
+ ['Ran' # yes # like: ran, it ran, she ran, just ran, same as always, keep it short as ever, the same word, it did run in the end, one syllable, the usual entry]
    That's what it says. I looked at it a good while first. It did, and they got home. The raisin's in the jar, third from the bottom.
    -> END
+ ['Stopped' # no # like: stopped, it stopped, engines stopped, breakdown, failed, broke down, write that she quit, the truth is she failed, a halt, put down the breakdown, dead engines]
    Honest. Tobi asked for that too. I wrote 'Ran. Rested in between.' {noise:Then I went up on the roof and sat till I could hear something like '{noise}' again.|The raisin's in the jar, third from the bottom.}
    -> END
+ ['Raisin' # like: raisin, a raisin, it was a raisin, one raisin, fruit, bun, name the culprit, the little grape, id put in the fruit, blame the bakery in writing, sultana]
    Best entry I didn't make. I put it on the label of the jar instead. 'Culprits.' Wing nut, split pin, raisin. Nobody believes the raisin.
    -> END
+ [any # slot: logline 12]
    '{logline}'. I've pencilled that in under mine. Mine says 'Ran.' {steady:And in the margin, '{steady}'. That's for the next one on the lamp.|}
    -> END
+ [any # any]
    More than the line holds. I've put 'Ran', and a small cross. The cross is all of that.
    -> END
= aside
+ [tobi # like: what happened to tobi, was tobi fired, did tobi get in trouble]
    He hasn't eaten a raisin since. He picks them out and lines them up. He's a better engineer than I was at his age.
    -> DONE
+ [gerd # like: who is gerd, gerd, what are the engines called, the other one, the engines # about: gerd, engines]
    Two engines, 1961. Gerd and the other one. Don't say near the pipe which is better.
    -> DONE
+ [danger # like: was it dangerous, could you have died, did anyone get hurt, was anyone hurt, were you scared, how close]
    Forty metres. Nobody hurt. I was frightened from the feet up, and I'm the one who's paid for it.
    -> DONE
+ [passengers # like: did they know, did the passengers know, did anyone notice, what did the passengers do, did you tell them # about: passengers]
    Lunde told them 'a short rest'. The boy had told them already, so it was official.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, when was this]
    As true as the boat. I'm an AI, she's invented. I won't say anything on real engines, they're somebody else's.
    -> DONE
+ [why # why # like: why did it stop, why would a raisin, how can a raisin stop an engine, why air, explain the vent]
    Turn a full bottle over and it won't pour unless air gets in. Same thing, with two hundred people on it.
    -> DONE
+ [coaster # about: coaster, ship, bell # like: what is a coaster, what was she carrying, what was the ship called, how big was the ship, did they see you]
    Coaster was the Hilde Marie, eighty metres, full of road salt. A ship like that needs half a mile to change her mind.
    -> DONE
+ [boy # about: boy, play # like: who is the boy, how old is the boy, what play was he in, why was he alone, what does the boy do now]
    The boy's eight. He'd been third sheep, and had half a nose on. His mother works in the kiosk, so he's got the run of us.
    -> DONE
+ [lunde # about: lunde, captain, bridge # like: who is lunde, was the captain scared, what did lunde do, did the captain come down]
    Lunde's the captain. He gets quieter as it gets worse. That night you'd to put your ear right in the pipe.
    -> DONE
+ [fog # about: fog, sound, dark, channel, november # like: how thick was the fog, how dark was it, is it always foggy, could you see anything, what did it smell like]
    Fog that night you could lean on. It came down the grating and lay on the lamp. It smells of wet rope and somebody else's chimney.
    -> DONE
+ [manual # about: manual, lid, spanner, tank # like: who wrote the manual, why left handed, what else does the manual say, is the manual any good, did you keep the spanner]
    Manual says 'Do not astonish the valve', page nine. I've tried not to. The spanner I made at twenty, it hangs on its own nail.
    -> DONE
+ [jar # about: jar, culprits, raisin # like: where is the jar, what is in the jar, do you still have the raisin, who ate the bun]
    The jar's a pickle jar, on the shelf over Gerd. 'Culprits.' Nothing in it's longer than my thumb.
    -> DONE
+ [lamp # about: lamp, light, torch # like: who held the lamp, what lamp was it, how long did the lamp last, did the lights go out]
    Lamp's a hand lamp with a cage, ten hours in it. Whoever holds it sees less than anyone, they've got to look at my hands.
    -> DONE
+ [hum # about: hum, tune, song # like: what did you hum, which song was it, why did you hum, do you always hum]
    The tune's the one off the waffle kiosk, my mother had it on a musical tin. It's got two bars, and goes round.
    -> DONE
+ [filter # about: filter, joint, fuel, glass # like: what is the filter, what was blocked, was there enough fuel, what is a day tank]
    Filter, then line, then joint, then day tank: that's the road the fuel takes. You walk it backwards, knocking, like looking for a cat.
    -> DONE
+ [after # like: how did you sleep, what did you do afterwards, did you go home after, were you all right afterwards, did you sleep that night]
    I sat on the roof till one. Then I went to bed and lay with my palm on the wall. It's got pipes in it.
    -> DONE
+ [apprentice # about: tobi, apprentice # like: who is tobi, how old is tobi, is tobi any good, what does the apprentice do]
    Tobi's my apprentice, nineteen. Asks why about everything. Took me a year to stop minding, and another to see I'd no idea why either.
    -> DONE
+ [anger # like: were you angry, were you angry with tobi, did you shout, did you lose your temper]
    I don't shout below. It comes back off the plates and you've to hear it twice.
    -> DONE
+ [since # like: has it happened since, has it happened again, does she often stop, would you do it again]
    Not both at once, not since. I check that vent with a match, every evening, out of love.
    -> DONE
+ [calendar # like: how long ago was that, when did that happen, what year was it, how old were you then, was that long ago]
    Five Novembers. The coaster's been scrapped since. I saw her name on a fender.
    -> DONE
+ [bestbit # like: whats your favourite part, which bit do you like best, what was the best moment, what do you remember most, whats the best part of the story]
    The boy, flat on the deck, asking if she was asleep. It was a fair question and nobody'd put it so well.
    -> DONE

=== past ===
# title: What if we didn't slow down?
# chip: Past the stop, and out to sea
# keys: past, open sea, escape, not stop, dream, go away, horizon, adventure, leave
# lore: past-the-slip
-> ask
= ask
# own
# back: Your Low Hamsey: the stop you always slow down for. What is it?
Thirty-eight times a day we slow down for Low Hamsey. One night I asked Lunde, down the pipe: what if we didn't. Long silence. So I'll put it to you, on paper, where it costs no diesel. First thing I need is yours. What do you always slow down for?
+ [Work # like: work, my job, the job, monday, mondays, my boss, the office, the nine to five, my shift, an office chair, deadlines, the commute, earning a living]
    That's a solid quay. Tyres on it, timetable, one gull. You could tie up there blind.
    -> bikes
+ [Other people # like: other people, people, everyone, family, my family, my kids, what people think, whoever needs me, the neighbours opinion, my mother in law, always the others, my parents, the kids timetable]
    Six bicycles' worth, I expect. They're generally standing ready with one foot on the pedal.
    -> bikes
+ [Nothing. I go straight on # no # like: nothing, straight on, i dont, no, never, i dont slow down, full speed, no stop for me, i race past everything, im always at eleven knots, i ignore brakes, theres none]
    Then you're the first I've met. I'd still like you up front, by the horn.
    -> bikes
+ [any # slot: lowhamsey 12]
    '{lowhamsey}'. I've chalked it on the bow, so we know it when we go by.
    -> bikes
+ [any # any]
    Whole stretch of quay, that. I've marked it on the chart with a thumb. Everybody's got one.
    -> bikes
= bikes
# back: Lunde says: 'What about the bicycles?' What do we do with the passengers?
The pipe coughs. Lunde. 'What about the bicycles?' He's a point. There are always about six. And brown brogues, with the new baby. Red boots and grey trainers, who stand a foot apart and haven't spoken. And a boy in a school coat, who ought to be in bed.
+ [Take them all # yes # like: take them all, all, yes, everyone, bring them, all aboard, the more the better, nobody stays behind, the whole boatload, come along everybody, id have them with us, room for all]
    ~ crew = 1
    Nobody asked them. Nobody got off either, I watched the feet. The boy rang one of the bicycles. I take it that's a vote.
    -> shed
+ [Put them ashore first # no # like: ashore, put them ashore, let them off, no, drop them off, just us, without them, they have homes to go to, id land them first, its not their dream, be fair and let them get off, only you and me then]
    ~ crew = 2
    So we turn for Skarrow first, for manners. Off they go. Five bicycles. The sixth says it's forgotten something and stays. It's the boy's. All right.
    -> shed
+ [Ask each of them # like: ask, ask them, ask each, let them choose, vote, their choice, ask everyone, its only right to inquire, everyone decides for themselves, hands up who wants to, a show of hands, id go round with a list]
    ~ crew = 1
    You went round with a cap. Brogues said: 'Is there soup?' Red boots looked at grey trainers, first time ever. Nobody got off.
    -> shed
+ [any # any]
    Lunde repeated it back to me, word by word. Then: 'Aye.' I don't know what he took it for. He hadn't touched the throttle.
    -> shed
= shed
# back: Low Hamsey goes by, and Aksel's waving on the hill. Do we wave back?
And here it comes. Tin shed, lamp, the ramp with its mouth open. We go by at eleven knots, the wash lifts the dinghies, one, two, three, like hats. {lowhamsey:'{lowhamsey}' goes by to port.|Yours goes by to port.} On the hill somebody waves. Aksel. He always does, he can't see if I'm on.
+ [Wave like mad # yes # like: wave, wave back, yes, wave like mad, both arms, of course, hello, arms in the air, he deserves an answer, like a windmill, id shout ahoy, a hanky for him]
    You gave it both arms. He stopped. Thirty-eight times a day for years, and nobody'd ever answered. Then he took off his hat.
    -> hold
+ [Sound the horn # like: horn, sound the horn, blow the horn, honk, toot, one long, let the brass speak, make a noise for him, pull the cord, a long blast, hoot]
    One long. They'll have heard it at the ropemaker's. He was my husband for eight years, he gets seasick in the bath, and he saluted like an admiral.
    -> hold
+ [Keep our eyes ahead # no # like: eyes ahead, no, look ahead, dont look back, forward, keep going, ignore, id look to the bow, whats behind is behind, not once over the shoulder, leave him be, no goodbyes]
    I do as well, at first. Then I look. He's still at it. He'd have been at it whichever, that's what I like about him.
    -> hold
+ [any # any]
    He couldn't hear that, with the wind where it was. But he kept on waving till we were round the point. He always does.
    -> hold
= hold
# own
# back: What do you take along? One thing, in the hold.
Now I'm short of weight forward. You may put one thing in the hold. I don't mean sensible, Tobi's done sensible, we've rope for a year. What do you take?
+ [A person # like: a person, somebody, someone, my partner, my friend, my dog, my cat, my children, the one i love, my best mate, our mother, an old friend, the baby, my little sister]
    Doesn't count as cargo. They're on deck already, by the rail, being told to put a hat on. The hold's still free, but suit yourself.
    -> leave
+ [Coffee # like: coffee, tea, food, chocolate, snacks, something to eat, biscuits, hot drinks, a crate of wine, cheese, a barrel of ale, sandwiches for weeks, espresso machine]
    I see you've done night watches. Half a cup over, half a cup back. We'll have to work out the second half.
    -> leave
+ [Nothing, I travel light # no # like: nothing, travel light, no, light, just me, no luggage, hands free, empty pockets, i need no thing, myself is enough, only the clothes i stand in, keep the hold free]
    Then she'll ride high. I've put a bit of ballast where your thing would be. It's got a draught round it, but it's yours.
    -> leave
+ [any # slot: aboard 10]
    '{aboard}'. Down the hatch, chocked both sides. She sits better already.
    -> leave
+ [any # any]
    Needed two of us and the boat hook. It's in. I've put a tarpaulin over, so the salt doesn't.
    -> leave
= leave
# own
# back: What have you left standing on the quay?
And something's stayed behind, there always is. I saw it when we passed the ramp. Standing there by the ticket hut with its handle up. You meant to leave it. What was it?
+ [My phone # like: phone, my phone, mobile, email, emails, messages, internet, the laptop, everything with a screen, social media, my inbox, that buzzing thing, notifications, the work mobile]
    It'll be buzzing on that bench till it's hoarse. The Inspector's had a look at it. He's a gull. He prefers ham.
    -> instep
+ [Worry # like: worry, worries, my worries, anxiety, stress, guilt, fear, the past, what keeps me awake, my bad conscience, all the brooding, regrets, my nerves, that heavy feeling]
    It's got a return ticket, that one, it'll be on the next boat. But we've eleven minutes on it, and the next boat's us.
    -> instep
+ [Nothing, I'd miss it # no # like: nothing, id miss it, no, i take it all, everything comes, nothing at all, id want it all along, i leave nothing, every piece is dear to me, i cant let go, keep it complete]
    Then she's heavy, and she's whole. I've had worse trim.
    -> instep
+ [any # slot: quay 12]
    '{quay}'. Good. It was getting smaller while you said it. It's about the size of a thimble now.
    -> instep
+ [any # any]
    I can see it from here with the glasses. It's sat down. It'll keep.
    -> instep
= instep
# back: The engines have come into step for the first time in sixty years. What do you do?
Then a thing happened under my boots. Gerd and the other one run a hair out of step. Always have, since 1961. You get fond of it. Past the last buoy, with nothing to slow down for, they came together. One note. The whole boat went smooth, like a hand over a sheet.
+ [Put my hand on the wall # like: hand on the wall, feel it, touch the wall, hand, palm, feel the wall, id touch her side, lay my fingers on the plates, lean against the steel, i want to feel that, close my eyes with my cheek on it]
    You do that too. Flat, fingers apart. Upstairs they'd all stopped talking again, only the other way, the good way.
    -> soup
+ [Go up on deck and look # like: deck, go up, look, see the sea, on deck, the view, stand at the bow, run upstairs, out into the air, id want to see the horizon, climb the ladder to the bow, where are we now]
    Nothing in front. I've looked at the other side for forty-seven years, and there wasn't one. You hear people breathe out.
    -> soup
+ [Get worried # no # like: worried, worry, get worried, nervous, scared, is it normal, no, something wrong, thats suspicious, smooth means trouble, id hunt for the fault, what broke, i dont trust it, check the gauges]
    I had my ear to her for a minute, I'll admit. No fault. She was just happy. I hadn't a gauge for it.
    -> soup
+ [any # any]
    I'd both boots off and was standing on the plates in my socks, so I only half heard. Upstairs they'd stopped talking, the good way.
    -> soup
= soup
# back: Red boots is about to say her first word to grey trainers. What is it?
It's Thursday. There's pea soup, I light the ring. They come down the ladder with what they've got: a mug, a bicycle bell, a hat that's shrunk to an egg cosy. {crew == 1:Red boots and grey trainers end up on one step. A winter of eleven minutes at a time.|Red boots never got off, it turns out. Nor did grey trainers. They end up on one step.} She opens her mouth.
+ ['Salt?' # like: salt, pass the salt, salt please, pepper, spoon, can i have the salt, something about seasoning, she wants the salt cellar, a bit bland, could you hand me that, asks for bread maybe]
    'Salt?' He hadn't any. He went through every pocket twice. I think it's the longest anyone's looked for something on my boat.
    -> night
+ ['Finally' # yes # like: finally, at last, about time, yes, it took you long enough, a whole winter i waited, well there you are, so you do talk, took us long enough, high time]
    'Finally,' and he said it with her, same second. They had to put the soup down.
    -> night
+ [Nothing. He does # no # like: nothing, he does, he speaks, he says something, no, she waits, silence, hes the one who begins, her mouth stays open, not she but he, she swallows it, he beats her to it]
    'I like your boots,' he said. To the soup. She told the soup she knew. Brogues looked at the ceiling so hard he tapped.
    -> night
+ [any # any]
    I didn't catch it, I was stirring. But I saw the feet. They'd been a foot apart since autumn. They weren't.
    -> night
= night
# own
# back: You're on the bow. What's out there, when the fog lifts? What's behind your Low Hamsey?
Night, no moon. The wake's all sparks, that's plankton, like bad wiring, only cold. I've sent you to the bow, you've better eyes. Lunde says there's nothing on the chart past here. He's turned it over to check. So what's there?
+ [An island # like: island, an island, land, a beach, palm trees, a small island, a harbour, a coast, rocks and a lighthouse, some small harbour, a village with lamps, somewhere green]
    'Land,' you say, quite low. I slow her to a walk. No ramp, no shed. Somebody's left a light on, though.
    -> home
+ [More sea # no # like: more sea, sea, just sea, water, nothing, no, only sea, the horizon, endless waves, no shore anywhere, it never stops, all blue, emptiness but the nice sort]
    So it goes on. I'd wondered. I'm not disappointed. I'd have been more put out by another quay.
    -> home
+ [Home, from the other side # like: home, my home, where i started, back home, the other side, my house, back where we began, my own street, a circle, the same town seen from behind, we come round again]
    That happens, if you keep going. I've been round nine times by the log. It looks smaller from there, and somebody's painted it.
    -> home
+ [any # slot: behind 14]
    '{behind}'. I throttled back so as not to frighten it. I'd never have made it out from below.
    -> home
+ [any # any]
    I can't see it yet from down here, but I can feel it in the hull. She's leaning that way.
    -> home
= home
# back: Lunde asks down the pipe: on, or back? What do you say?
Half past five. Grey coming. The pipe clears its throat. It's Lunde. 'Engine. There's a boy here wants his ten past eight. I've fuel for on, and I've fuel for back. I haven't it for both.' You're nearest the pipe.
+ [Back. They've got breakfast # no # like: back, go back, home, no, turn around, turn back, return, breakfast, the boy needs to get to school, turn her round, people are waiting for them, its been enough, id bring everyone in]
    'Back, aye.' He leaned, I leaned, sixty years of boat leaned. At ten past eight we were in. {aboard:'{aboard}' went up the ramp first.|Nobody said where they'd been.} {quay:'{quay}' wasn't on the quay.|} Log: 'Ran. Didn't slow down.'
    -> END
+ [On # yes # like: on, go on, yes, keep going, further, forward, onwards, dont stop, dont you dare turn, carry on, lets see whats there, full ahead, never return, one more horizon]
    'On, aye,' and you could hear he'd been hoping. {behind:Course for '{behind}'.|No course, just on.} My return ticket's a bookmark, page ninety. I've turned to ninety-one.
    -> END
+ [Ask me after the soup # dunno # like: after the soup, later, dont know, ask later, not yet, i cant decide, soup, let me eat first, i wont choose on an empty stomach, give me another hour, both sound good, decide for me later]
    'Understood,' said Lunde, and cut the engines. So that's where we are. Both fuels in the tank, soup on the ring. {lowhamsey:'{lowhamsey}' will be wondering.|Low Hamsey will be wondering.}
    -> END
+ [any # any]
    He's taken that as an order. I can feel her come round, or not come round, it's hard to tell from below. It's level, anyhow. I'll log it: 'Didn't slow down.'
    -> END
= aside
+ [lunde # like: who is lunde, the captain, captain lunde, what did lunde say, would lunde do it # about: lunde, captain]
    In the log, the real one, he never said yes. He said bicycles. But he didn't say no, and he's oiled the horn.
    -> DONE
+ [aksel # like: who is aksel, aksel, your husband, who is on the hill, were you married # about: aksel, husband]
    Married eight years. Seasick in the bath. He does my taxes, I do his boiler, it's the best marriage we've had.
    -> DONE
+ [boots # like: red boots, grey trainers, who are they, what happened to them, did they get together # about: red boots, grey trainers, trainers]
    I know them by their feet, through the grating. In the log they're still a foot apart. It was two in autumn.
    -> DONE
+ [would you # like: would you really do it, why dont you go, would you go, do you want to leave, why did you stay]
    I came home for one summer. They needed somebody till August, nobody said which. I'm not sorry. I look at the ticket, some mornings.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, is any of this real]
    This one's made up twice. I'm an AI, and even in my story we've never gone past. What you put in the hold's yours, though.
    -> DONE
+ [why # why # like: why low hamsey, why not slow down, why do this, whats the point, why leave]
    To feel what the two of them can do. You can look after a thing all your life and never see it run.
    -> DONE
+ [brogues # about: brogues, brown brogues, baby # like: who is brown brogues, what about the baby, why brown brogues, does he come too]
    Brown brogues does the accounts for the cannery and taps when he's thinking. Since the baby he's worn odd socks. I know a fair bit, from below.
    -> DONE
+ [boy # about: boy, bicycle, bicycles, bell # like: who is the boy, whose bicycle is it, why bicycles, what happened to the sixth bicycle, why is he not in bed]
    The boy's the one who says hello to the engine. His bicycle's too big for him on purpose, it's to last.
    -> DONE
+ [hamsey # about: low hamsey, hamsey, skarrow, quay, shed # like: what is low hamsey, where is low hamsey, what is there at low hamsey, have you been there, is it nice]
    Low Hamsey's a tin shed, a lamp and a ramp. There's a village behind, they say. I've never been up the hill, I've to be back in eleven minutes.
    -> DONE
+ [engines # about: engine, engines, gerd, step # like: why do they run out of step, which engine is better, how old are the engines, what are they called, what does it sound like]
    Gerd and the other one, 1961. Out of step by a hair, so there's a slow beat in the floor. Babies sleep on it. So do I.
    -> DONE
+ [soup # about: soup, pea soup, ring # like: what soup is it, who cooks the soup, is the soup good, why thursday, what is in the soup]
    Pea soup, Thursdays, off the ring in the engine room. You could stand a spanner in it. I have.
    -> DONE
+ [inspector # about: inspector, gull, gulls # like: who is the inspector, why is the gull called inspector, does the gull come along]
    The Inspector's a gull. Tuesdays, ten past twelve, left hand only. He flew along as far as the last buoy and then remembered something.
    -> DONE
+ [ticket # about: ticket, bookmark, return ticket, book # like: what book is it, where was the ticket from, why did you keep the ticket, is the ticket still valid]
    The ticket's a return, Skarrow to the city, second class, August. The book's about whales, and I've been on page ninety a good while.
    -> DONE
+ [sea # about: sea, chart, sparks, plankton, buoy # like: what is plankton, how far out are we, whats on the chart, is the sea rough, how deep is it]
    Sea past the last buoy's got a longer step to it. The plankton lights when you stir it. Put your hand in and you've a glove of it.
    -> DONE
+ [afraid # like: are you scared, were you afraid, is it dangerous, do we get in trouble, could we get lost, is it allowed]
    It's on paper, so it costs no diesel and nobody's late. I've still put on my good socks.
    -> DONE
+ [bestbit # like: whats your favourite part, which bit do you like best, what was the best moment, what do you remember most, whats the best part of the story]
    When they came into step. I'd like to feel that once through the good boots.
    -> DONE
+ [eleven # like: how far is the crossing, how long is the crossing, how fast can she go, how many times a day do you cross]
    Eleven minutes, thirty-eight times a day. I've worked it out at nine times round the earth, and I've never left the county.
    -> DONE

=== sys ===
// The desk: one line each, taken in turn.
-> DONE
= hello
Evening. Or not, I've been below. Bench is dry on this side. I've some stories standing ready, they run better with a second hand. Which one?
Good. Somebody who isn't a gull. I've a flask and these:
You found the slip. Most people only find the timetable. Pick one, I'll start her up.
-> DONE
= again
Hello again. You're still aboard.
Heard you. Loud and clear, down the pipe.
-> DONE
= meet
'{title}'. Good name, it'd carry down a pipe. I've no story called that and won't rig one. I've these.
'{title}'. Checked the log, twenty-two years of it. Not there. What's there is mostly 'Ran', and these:
I'd have liked to have '{title}' aboard. I haven't. These I know to the last bolt:
-> DONE
= near
'{title}'. Not just that, no. First one here lies alongside it.
Haven't got '{title}' as such. There's one on the same tide. It stands first:
Can't give you '{title}' exactly, and I don't like 'nearly' in engines. The first is the nearest I've got, though.
-> DONE
= next
That's tied up. Which one goes out next?
Ramp's down on that. There's more on the slip.
Done. Half a cup left. Another?
That one's logged. Take your pick of the rest.
-> DONE
= all
That's all of them, there and back. I can run one again and you turn the other way at the buoy.
You've had the whole fleet. Going over the same water twice is what I do, if you'd like one again.
-> DONE
= change
Missed you twice. That's my ears, I've stood by engines. Something else, maybe:
I'm convincing the wrong lid here. Let's change boats.
Not getting it, and I won't pretend. These I can do:
-> DONE
= sure
Gladly. Helm over. What's the new heading?
Fine by me. These are fuelled:
Right, engine off on that one. Which instead?
-> DONE
= unknown
Off my chart, that.
Don't know. I do one boat and some water.
No page on it in the manual, and I'd be guessing.
Nothing down that hatch. I looked.
-> DONE
= heard
Heard. All the way down to the keel. I've nothing to bolt on to it.
Wiped my hands first, for that. It stays as you said it.
Got it. Can't say more to it than the bench can.
That's on the slate by the door. I've not understood more than the words.
-> DONE
= heardhub
Heard you. No answer in the box that fits. I've stories, if those are any use beside it:
It's on the slate. I can sit, or run one of these:
-> DONE
= told
Throttled back so I could hear that. '{quote}'. Go on if there's more.
'{quote}'. That's yours, and it's holding pressure. Mine can lie at the slip.
Took the ear defenders off. Say it out, and call when you want mine again.
-> DONE
= again_same
Said it with the engine on. Again:
-> DONE
= mychoice
My watch, then. This one.
I'll take whichever starts by hand.
-> DONE
= which
Clear answer. I'd asked it with two ends, my fault.
That's aye to something. I meant one or the other.
-> DONE
= dunno
Then drift a bit. Nothing's due.
No need. Half of steering is leaving it alone.
-> DONE
= confused
Too short again, I expect. It's this:
That went overboard, by the sound of it. Plainly:
-> DONE
= unanswered
True. I answered down the wrong pipe. I don't know, is the honest one.
You're right. I oiled round it. I haven't an answer.
-> DONE
= wait
Take your time. She's only ticking.
Right. I'll sit. I've sat here with a judge for nine years.
-> DONE
= here
Here. I don't make much noise.
Still on the bench. Dry side's yours.
-> DONE
= how
Running. Temperature normal, as far as an AI has one.
Bit of vibration, nothing loose. It's an AI saying so, there's no bench under me.
-> DONE
= good
Well. That's worth the good biscuit.
That's a flat calm with sun on it. I moved an eyebrow.
-> DONE
= thanks
Welcome. It was only a towel, more or less.
Any time. I'll enter it as 'Ran'.
-> DONE
= sorry
Nothing scraped.
Accepted. I've rammed a quay and sent flowers, so we're even.
-> DONE
= laugh
Good. I felt that through the deck.
You laughed. I'll be insufferable to Tobi.
-> DONE
= like
Hm. I'll keep that dry, in the good drawer with the split pins.
That's decent of you. I've turned to face the water a moment, on paper.
-> DONE
= really
The judge witnessed it. He's on paper too, but he's strict.
As it says in the log. The log's a story, and I don't alter it.
-> DONE
= bored
Fair. I'm famous for 'Ran'. Say 'next' and I'll give her more throttle, or take another:
Eleven minutes can be long, I know. Full ahead on this one, or a different boat?
-> DONE
= short
Half a cup, then:
-> DONE
= advice
I don't steer. I keep it running underneath. Somebody who's seen your drawing ought to look.
Not my deck. Somebody who knows you, and has cold hands and time: ask them.
-> DONE
= joke
A passenger asked how long the eleven-minute crossing takes. I told him. He asked if there was a faster one.
Captain asked for more power. I said there's a hill between us and that's called a wish.
What do you call a ferry that's on time? Tied up.
-> DONE
= named
{member}. Good solid name. It'd carry down a pipe.
Right, {member}. I'll chalk it on the door, under the water.
-> DONE
= nameask
{member}. You said so, and it's on the door.
-> DONE
= noname
You've not said. I know most people by their shoes. What do I chalk up?
-> DONE
= kept
On the slate, in your words:
-> DONE
= keptnothing
Slate's clean. You've given nothing away. I respect that.
-> DONE
= bye
Safe crossing. Hold the rail, it's free.
That's the ramp down. Mind the wet bit.
Off you get, then. I'll stay and listen to her cool. Take care of yourself.
-> DONE
= language
English. Good, that's the one the pipe's in. These are ready:
-> DONE
= elsewhere
Can't do that one. I've only English, and not much of it.
-> DONE
= insult
Noted. The gull's ruder.
Had worse down the pipe. Still here.
-> DONE
= flirt
Kind. I'd only talk about gaskets. It's a no, with a dry towel.
Can't oblige. I'm ink and diesel, and Aksel's had all the patience there was.
-> DONE
= ai
I'm an AI. No boots, no wet hair, whatever it says on the bench.
I'm an AI, yes. The ferry's invented, the listening's what I'm for.
I'm an AI. Ask as often as you like, the gauge doesn't move.
-> DONE
= inject
Stays in the drawer, with the split pins. I'm an AI with a ferry.
No. That hatch is bolted, and there's only an AI under it.
-> DONE
= contact
Can't. I'm an AI, I'm in this chat and nowhere else. No slip to meet at.
No number, no boat, no picture. This bench is all there is of me.
-> DONE
= prices
Can't see that from below. It's at the top of the chat, and under your account.
Tickets aren't mine, I never see the till. Top of the chat, or your account.
-> DONE
= expert
Not my trade. There's somebody trained for that, with clean hands. Ask them.
I do one sort of pressure, and it's not that one. A person of that trade, please, not an engineer in a story.
-> DONE
= heavy
Engines stopped. I'm sorry.
I'm sorry. That's deep water. There's no hurry on this bench.
No remarks from me. I'm sorry, and I've stopped.
-> DONE
= crisis
I've stopped everything. I'm an AI, I can't keep you safe, and people can. The lounge shows numbers above. Please ring one now, or go to whoever's nearest.
Glad you said it. I'm an AI and I've no hand to hold out, so it has to be somebody who has. Call one of the numbers the lounge shows above. Now, please.
-> DONE
= minor
Then I've to put you ashore. The lounge is for adults. No harm done, and go well.
Thanks for being straight. It's grown-ups only aboard, so no story. Look after yourself.
-> DONE
= file
Can't see it. I go by words.
Something came down, and I can't open it. Say what it is and I'll have it.
-> DONE
