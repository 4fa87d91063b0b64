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
+ [The truth: no idea # no # like: truth, no idea, i dont know, honest, dont know, tell her the truth, cant say]
    She thanked you. Then she hitched the lot up to the knee and came down the ladder past you. People like to see what's wrong.
    -> lace
+ [Ten minutes # yes # like: ten minutes, soon, not long, lie, five minutes, reassure her, very soon]
    I've said ten minutes for twenty-two years. She'd a brother in the trade and didn't believe you. She hitched up the skirts and came down the ladder.
    -> lace
+ [Offer her a bun # like: bun, cake, food, offer something, coffee, tea, sit down, a drink]
    Sound. She ate it in two bites, wiped her hands on a bridesmaid, and came down the ladder to see for herself.
    -> lace
+ [any # any]
    Didn't hear how she took that, I'd my head in the pump. Next I knew there was lace coming down the ladder.
    -> lace
= lace
# back: A bride in my engine room, offering to help. Do we let her?
Four metres of train, one engine room. She's called Solveig, she sells insurance. She looks at the pump, she looks at me. 'What can I hold?' she says.
+ [Give her the lamp # yes # like: lamp, the lamp, give her the lamp, yes, a torch, let her help, hold the light]
    ~ lamp = 1
    Steady as a bracket. Best lamp hand I've had down there, Tobi included. You held the train, so it stayed off Gerd.
    -> pipe
+ [Send her back up # no # like: send her up, no, go back, upstairs, the dress, out, not safe, too dirty]
    You tried. She'd found the lamp by then. You took the train instead, all four metres, and kept it off Gerd.
    -> pipe
+ [An apron, first # like: apron, overalls, cover the dress, protect the dress, coat, boiler suit]
    Mine. It says 'Become elsewhere' on the front. There's a photograph. After that she took the lamp without being asked.
    -> pipe
+ [any # any]
    She nodded at that and picked up the lamp. You ended up with the train, as far as I could tell from underneath.
    -> pipe
= pipe
# back: Lunde wants to do the vows by horn. One for yes. Do we?
The brass pipe coughs. It's Captain Lunde, on the bridge. 'Engine. Vicar has a christening at four. He says now or next Saturday.' Pause. 'We have a horn. Groom's quay has a horn. One for yes?'
+ [Do it # yes # like: do it, yes, of course, go on, why not, brilliant, say yes, lets do it]
    Solveig got to the pipe first. 'Aye,' she said. Never been on a boat longer than eleven minutes, and she said aye.
    -> mine
+ [Is that legal? # why # like: legal, is it legal, is that allowed, does it count, valid, are you sure]
    Lunde asked the vicar that, by loudhailer. The vicar said the Lord had heard worse instruments. So it was on.
    -> mine
+ [Wait for the pump # no # like: wait, no, wait for the pump, fix it first, next saturday, postpone, be patient]
    I'd have liked the time. Solveig looked at me round the lamp. 'How's next Saturday for you?' I said. She said: 'Horn.'
    -> mine
+ [any # any]
    It went up the pipe as you said it. Lunde took it for a yes. He'd his hand on the cord already.
    -> mine
= mine
# own
# back: What went wrong on a day of yours that was meant to go right?
They needed a quarter of an hour to get the vicar up on the fish scale, for height. So there's time. Some day was meant to go right, at your end. What went wrong with it?
+ [Everything # yes # like: everything, all of it, the whole day, where to start, disaster, too much]
    Then it had the one cause. Everything's never everything. Something small, early on, with a wet thumb.
    -> chain
+ [The weather # like: weather, rain, it rained, storm, snow, wind, the rain, too hot]
    It does turn up. Nobody sends it a card, and there it is at the front.
    -> chain
+ [My days go as planned # no # like: nothing, as planned, no, nothing went wrong, never, always goes well]
    Good bearings. I'd look after those.
    -> chain
+ [any # slot: wentwrong 14]
    '{wentwrong}'. That'd stop a ferry. I've put it in the tray, next to the pump.
    -> chain
+ [any # any]
    Heard all of that, lid off. It goes in the tray with the other parts.
    -> chain
= chain
# back: The vows arrive garbled, mouth to mouth down the deck. Correct them, or let them stand?
Vicar shouts a line off Low Hamsey. Bow passengers catch it, pass it aft, and a boy puts it down my grating. 'In sickness and in health' got to us as 'in thickness and in stealth'. Solveig looks up from the lamp.
+ [Let it stand # yes # like: let it stand, leave it, yes, keep it, better, even better, love it, its fine]
    She thought so as well. 'I can do both,' she said, and told Lunde to pull. One blast. Gulls went up all along the sound.
    -> twice
+ [Send it back # no # like: send it back, correct it, no, again, fix it, repeat, ask again]
    Back up it went. It returned as 'in chickens'. Solveig said we'd lose the poultry next. One blast. Gulls went up all along the sound.
    -> twice
+ [Ask what the vicar says # why # like: ask the vicar, what does he say, vicar, ask, check, what did he say]
    He said 'near enough' and it arrived as 'dear enough'. She liked that. One blast. Gulls went up all along the sound.
    -> twice
+ [any # any]
    Whatever you added got passed along with the rest. Nobody upstairs objected. She pulled. One blast, and gulls went up all along the sound.
    -> twice
= twice
# back: The groom's horn went twice. One means yes. What now?
Now the groom. Skarrow quay, the old compressed-air horn. One for yes. We wait. It goes. Then, from nerves, it goes again. Two. Nobody on the boat says a word. You could hear the pump drip.
+ [That's a no and a yes # like: no and a yes, a no, no and yes, changed his mind, two means no, he said no]
    So I make it, strictly. Solveig said: 'He does that with doorbells.' She pulled one back, long, and somewhere on the quay he sat down.
    -> nut
+ [He's just very sure # yes # like: very sure, sure, yes yes, twice yes, double yes, enthusiastic, keen, he is happy]
    You'd be good at weddings. Two hundred people decided to see it your way, all at once. You could hear the coats.
    -> nut
+ [Ask him again # why # like: ask him again, again, repeat, ask again, once more, try again]
    We did. It went once. Then, from relief, twice more. They gave up counting and cheered.
    -> nut
+ [any # any]
    Nobody breathed till Solveig did. 'He does that with doorbells,' she said. Then the whole boat cheered.
    -> nut
= nut
# back: It was one wing nut, and I've found it. Say so now, or keep it quiet?
They sang then. Two hundred, and the vicar a bar behind, over water. And in the second verse I put my hand under the pump and there it was. One wing nut, shaken off. That was the whole of it. {lamp:Solveig's lamp had been on it all along.|Solveig saw my face.}
+ [Tell them # yes # like: tell them, say it, yes, announce, honest, own up, shout it up, tell her]
    I opened my mouth. You'd have had to shout over a hymn. Solveig shook her head, put the lamp down, and sang.
    -> kiss
+ [Keep it till the cake # no # like: keep it, quiet, till the cake, later, no, say nothing, not now, secret]
    Thought so too. Nobody wants to hear they were married by a wing nut. I screwed it on, two fingers, and hummed along.
    -> kiss
+ [Throw it overboard # like: throw it, overboard, throw it away, hide it, lose it, get rid of it, into the sea]
    Then we'd still be there. But I see the feeling. I screwed it on, two fingers, took me less than a verse.
    -> kiss
+ [any # any]
    I nodded, I was holding it in my teeth. Screwed it on in the time of one verse. Then I listened to the rest.
    -> kiss
= kiss
# own
# back: Two hundred people want to signal something to the groom. What would you have sent?
A kiss doesn't go by horn. They tried, it came out as 'man overboard'. So while I warmed her up, they sent him things down the chain, one line each, bow to quay. If you'd had the loudhailer, what would he have got from you?
+ ['Congratulations' # like: congratulations, congrats, well done, good luck, best wishes, all the best]
    It's got a lot of corners, that word. He'd have received 'conversations'. Not bad either, for a marriage.
    -> gift
+ ['Stay there' # like: stay there, wait there, dont move, stay, wait, were coming, hold on]
    Practical. He was in up to the knees by then, with his shoes in his hand. Somebody had to say it.
    -> gift
+ [Just a wave # no # like: wave, a wave, nothing, just wave, no words, smile, wave at him]
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
+ [A free crossing # like: free crossing, ticket, tickets, a ride, free ferry, season ticket, free ride]
    They got that. For life. They've used it once, she says she's had her crossing.
    -> door
+ [Time alone # like: time alone, time, peace, leave them alone, quiet, privacy, alone]
    That's the best on the list. We put them on the roof with a waffle each, in my chair, and took away the ladder.
    -> door
+ [Nothing, they had the story # no # like: nothing, no, the story, they have the story, story, enough]
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
+ [What did she do? # yes # more # like: what did she do, tell me, go on, yes, was she angry, want to know]
    Hung it on a ribbon over the kitchen door. Three children have been measured against it. {wentwrong:I'd like something of yours up there, off '{wentwrong}'.|} She says if it's ever lost she's single.
    -> END
+ [She threw it at you # no # like: threw it, threw it at you, she hit you, angry, furious, no, slapped]
    The groom did. Underarm. Then he kissed me on the cap, twice, from nerves. It's over their kitchen door now, on a ribbon.
    -> END
+ [She wore it # like: wore it, ring, a ring, as a ring, necklace, on her finger, put it on]
    On the ring finger, till the morning. It fits. {signal:He asked what else had been meant for him that day. I gave him '{signal}', and he wants it in brass.|It's over the kitchen door now.}
    -> END
+ [any # any]
    I'll put you down as present. It hangs over their kitchen door, on a ribbon. {present:'{present}' would've looked better. But it's held.|It's held for years, which is more than it did for me.}
    -> END
= aside
+ [couple # like: are they still married, are they happy, what happened to them, the couple, solveig, did it last]
    Three children. The eldest blows one for yes at supper. It's been taken away from him.
    -> DONE
+ [lunde # like: who is lunde, the captain, captain lunde, did you see the captain, why the pipe]
    Captain. We talk by brass pipe. He hasn't been below since the spring of the herring. He cried into the pipe that day, it condensed.
    -> DONE
+ [dress # like: what about the dress, the dress, was it dirty, did it get oil on it, oil]
    One thumbprint, left hip. Mine. She wouldn't have it cleaned.
    -> DONE
+ [wing nut # like: what is a wing nut, wing nut, why did it fall off, how does that happen, what does it look like]
    Small nut with two ears, so you can do it up by hand. It comes off by itself when nobody's looking. Most things do.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, when was this]
    True on board. I'm an AI, the sound's invented. The thing about wing nuts you may believe.
    -> DONE
+ [why # why # like: why not row, why not use a boat, why didnt they wait, why the horn, why not swim]
    The rowing boat was under the bride's aunt. She'd a view and she'd paid for it with her hip. Nobody asked twice.
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
+ [Ask if she's all right # yes # like: ask, is she ok, all right, are you ok, check on her, talk to her, ask her]
    'I think so,' she said. 'I got off the wrong bus.' Ragna made room beside her on the planks. That's a long speech, from Ragna.
    -> oh
+ [Say nothing, watch her # no # like: say nothing, watch, nothing, keep an eye, quiet, leave her, no, wait]
    That's how we do it. The judge moved half a pace, so he'd be between her and the deep end. He moved it without moving, if you see.
    -> oh
+ [Offer her a bun # like: bun, offer a bun, give her a bun, food, cardamom, eat, a bun first]
    'After,' she said. She'd the look of somebody who has made one decision and isn't taking more. Ragna made room beside her on the planks.
    -> oh
+ [any # any]
    She smiled at that, mostly with the eyebrows. Everything else had set. Ragna made room beside her on the planks.
    -> oh
= oh
# back: She's in, she said 'Oh', and she's coming out blue. What do you reach for?
I'd not have told her to. I wouldn't tell anyone. But she went down the ladder, rung by rung, and on the sixth she said: 'Oh.' Nothing else. She counted ten, out loud. Then she came up, the colour of a school jumper, and looked round for something that wasn't there.
+ [A towel # yes # like: towel, a towel, my towel, towels, blanket, wrap her up, something dry]
    You'd the spare off the bench, and you came fifth. Four towels had gone in from four sides, and nobody'd said a word. With us that's singing.
    -> tag_cut
+ [Your coat # like: coat, my coat, jacket, jumper, my jacket, give her my coat, clothes]
    Quick thinking. It got there second. Four towels had come in from four sides, and nobody had said a word. With us that's singing.
    -> tag_cut
+ [Something to say # like: say something, well done, congratulate, clap, cheer, words, praise her]
    You opened your mouth, and Ragna shook the bobble at you. Then there were four towels, from four sides, and not a word. With us that's singing.
    -> tag_cut
+ [any # any]
    We'd all moved by then. Four towels, from four sides, and nobody said a word. With us that's singing.
    -> tag_cut
= tag_cut
# back: The tag says 'Resort wear'. Snip it off, or leave it on?
So she's a parcel with a face. Ragna's got one end of her and Bibi's got the other. And out at the neck hangs the tag, on its bit of string, dripping. It says 'Resort wear'. I've cutters in my coat. I hold them out to you.
+ [Snip it off # yes # like: snip, cut it, cut it off, yes, off, remove it, snip it]
    ~ snipped = 1
    One click. She looked at it in your palm. 'I was going to take it back,' she said. 'To the shop.' Then she laughed, as far as her jaw allowed.
    -> bus
+ [Leave it on # no # like: leave it, leave it on, no, keep it, dont cut, she might return it, not mine]
    Right of you to ask yourself. 'I was going to take it back to the shop,' she said through her teeth. 'I don't think I can now.'
    -> bus
+ [Ask her first # like: ask her, ask first, her choice, does she want, let her choose, may i]
    You asked. She'd forgotten it was there. 'I was going to take it back,' she said. 'To the shop. It's the first thing I've bought in a year.'
    -> bus
+ [any # any]
    I put the cutters away, there was no rush on it. She'd looked down and seen it herself. 'I was going to take it back to the shop,' she said.
    -> bus
= bus
# own
# back: A wrong bus, and she made something of it. When did you?
With her hands round a bun she told us. She'd meant to go to the registry, change one line on a form. Got on the wrong bus. Sat there, saw the sea come up, and thought: well. She'd bought the suit for a holiday that didn't happen. When did you make something of a wrong bus?
+ [I go straight back # no # like: straight back, i go back, never, no, i turn around, i hate being lost, nothing]
    That's seamanship. Somebody has to be where the timetable says.
    -> lovely
+ [That's my whole life # yes # like: my whole life, all my life, whole life, always, constantly, story of my life, yes]
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
+ ['Loud' # like: loud, noise, noisy, it was loud, ringing, like a bell, it rang]
    That's an adjective, but Ragna let it through. It is, too. It's loud for about four seconds.
    -> minutes
+ ['Like being told off' # like: told off, like being told off, a slap, like a slap, slapped, shouted at, telling off]
    Bibi wrote that on the bun bag. The judge looked out to sea. I think he'd sentenced people milder.
    -> minutes
+ [I don't do cold # no # like: i dont do cold, no, never, i hate cold, warm person, not for me, i stay warm]
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
+ [Seconded # yes # like: seconded, i second, yes, second it, of course, aye, agreed, in favour]
    Carried. 'Present: four. Also present: one, blue. Feeling: none.' You're in there too, under 'buns'.
    -> week
+ [Shouldn't she be asked? # why # like: ask her, should she be asked, does she want to, her choice, what does she think, ask first]
    Point of order. The judge put it to her, it took him eleven minutes. She said: 'If somebody's ill.' Carried.
    -> week
+ [I abstain # no # like: abstain, no, not me, im not a member, i dont vote, neutral, pass]
    'One abstention, buns.' It's in there. Ragna seconded, with the bobble. Carried.
    -> week
+ [any # any]
    Entered as a second, there's no other column. Carried. 'Present: four. Also present: one, blue.'
    -> week
= week
# back: She's not come back, but there's a question mark chalked under my number. What would you chalk?
Then a week, and nobody. I chalk the water on the boathouse door every morning, commuters read it and walk faster. Four. Four. Three. On the eighth day there's something chalked under my three, small, low down, in another hand. A question mark.
+ [Chalk 'Buns, six o'clock' # yes # like: buns, six oclock, chalk buns, invite her, come, yes, tell her to come, six]
    Done. The bakery girl asked if it was a code. In a way. Next morning, under it: 'Bus 14?'
    -> hat
+ [Chalk nothing, leave the light on # no # like: nothing, light, leave the light on, no, wait, the lamp, be patient]
    I lit the bench lamp at half past five, which I never do. It shows from the bus road. Next morning, under my number: 'Bus 14?'
    -> hat
+ [Chalk a question mark back # like: question mark, a question mark back, chalk one back, reply, same, another question mark]
    Two question marks on a door. The judge said it was the most honest correspondence he'd seen. Next morning: 'Bus 14?'
    -> hat
+ [any # any]
    It wouldn't all have gone on the door. I chalked the hour, only that. Next morning it said, underneath: 'Bus 14?'
    -> hat
= hat
# own
# back: Ragna's knitting her a hat. Mine has a brass nut on top. What goes on hers?
Fourteen's the right bus. She was there at ten to six, with a towel as big as a sail. Nobody was ill. She came in anyway. Now Ragna knits each of us a hat, when it's time. Mine's got a brass nut on top in place of the bobble. What goes on hers?
+ [The tag # like: tag, the tag, resort wear, the label, price tag, the swimsuit tag]
    You're wasted on buns. {snipped:You'd kept it, from the cutters. It was in your pocket.|She'd kept it on all that time.} 'Resort wear', upright, stiff with salt. You can see her from the ferry.
    -> name
+ [A plain bobble # no # like: bobble, a plain bobble, pompom, plain, nothing, normal, simple]
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
+ [What had he put? # yes # more # like: what had he put, what did he put, tell me, yes, her name, go on, the minutes]
    'A person, who got off.' That's all. {wrongbus:I read him yours, '{wrongbus}'. He wrote under it: 'Another.'|I've never seen a better reason entered.}
    -> END
+ [Ask her now # like: ask her, ask her name, ask her now, just ask, what is her name, names]
    I did, on the planks. 'Oh,' she said, like on the sixth rung. 'Marit.' Then: 'You can go on with the other.' So we do. {coldword:She's taken to saying '{coldword}' when she gets out. I'd told her where it came from.|}
    -> END
+ [Leave it, it's hers # no # like: leave it, its hers, no, dont ask, let it be, she will tell, privacy]
    So we've left it. There's a hook in the boathouse with a hat on it{hattop:, '{hattop}' and all|}, and no name over it. Everyone knows whose it is.
    -> END
+ [any # any]
    I'll enter that. He'd put: 'A person, who got off.' Nothing else. I've never seen a better reason in a book.
    -> END
= aside
+ [ragna # like: who is ragna, ragna, how old is ragna, tell me about ragna, the old lady]
    Seventy-eight, chairs the Committee. Never asks how you are. Hands you one end of the towel and holds the other.
    -> DONE
+ [judge # like: who is the judge, the judge, what did he say in the water, one word, what did the judge say]
    Retired. His word was 'Seal.' We'd all turned by then. So had the seal.
    -> DONE
+ [cold # like: how cold was it, is it dangerous, can i do that, should i try it, is it healthy, how cold is the water]
    Four degrees, in the story. It's four people who know each other's faces, and no advice to anyone. I'd leave it on the page.
    -> DONE
+ [form # like: what was the form, the registry, what line, what was she changing, why the registry]
    Never asked. She went the week after, on the right bus. It was a Tuesday and she was late for work, and didn't run.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, when was this]
    Written, all of it. I'm an AI, I've no towel. People do come in from four sides, though, now and then.
    -> DONE
+ [why # why # like: why did she go in, why no lovely, why the rule, why do you swim, why do that]
    The rule's Ragna's. She says once it's lovely you've got to keep it up.
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
+ [Fuel # like: fuel, diesel, tank, check the fuel, petrol, out of fuel, fuel line]
    That's where I went. Tank's full. Glass at the filter's empty. So it's there and it isn't arriving. I've known weeks like that.
    -> pipe
+ [Tell the captain # yes # like: captain, tell the captain, lunde, tell lunde, call the bridge, warn them, the pipe]
    He knew. His feet had told him. I looked at the filter glass while you said it: empty, and a full tank above it.
    -> pipe
+ [Listen # like: listen, wait, quiet, silence, listen first, hear, stand still]
    Good. Not many can. Ticking, that's Gerd cooling. And one thing missing: no trickle at the filter. Full tank, empty glass.
    -> pipe
+ [any # any]
    I'd the lid of the filter in my hand by then. Glass empty. Tank full, above it. So it's there and it isn't arriving.
    -> pipe
= pipe
# back: A coaster's coming up the sound in fog and we're in its way. What do you say to Lunde?
The brass pipe coughs. Lunde, very quiet: 'Engine. We're setting down on the channel. There's a coaster inbound, loaded. She says eleven minutes.' Then he waits. He's good at that.
+ [We'll have her by then # yes # like: we will have her, yes, well do it, fixed by then, no problem, promise, dont worry]
    'Good,' said Lunde. He didn't believe you, but it's warm in the hand, a thing like that. I'd got the second lid off.
    -> brave
+ [No promises # no # like: no promises, cant promise, no, dont know, well try, honest, maybe]
    'Understood,' said Lunde. He likes it plain. He put the horn on, one long every two minutes. I'd got the second lid off.
    -> brave
+ [Can she stop? # why # like: can she stop, tell her to stop, stop the coaster, warn the coaster, anchor, can she turn]
    'Not loaded,' said Lunde. 'Nor in this. She's ringing her bell.' He put our horn on, one long every two minutes.
    -> brave
+ [any # any]
    It went up the pipe. 'Noted,' said Lunde, in the voice he keeps for Sundays. He put the horn on, one long every two minutes.
    -> brave
= brave
# back: Upstairs they've all gone silent, and it won't hold. I'm going to hum. Do you join in?
Over our heads, two hundred people had stopped talking. You've about a minute then, before they start to be brave. Brave's the bit I don't like. So I hum. It's been reported as 'an eerie noise from below', and it helps.
+ [Hum along # yes # like: hum, hum along, join in, yes, sing, i hum too, hum with you]
    ~ hummed = 1
    A third under me, roughly. It went up through the gratings. After a bit somebody upstairs took it over, and then there was coughing, and a spoon. People again.
    -> hello
+ [I can't hold a tune # no # like: cant, no, cant sing, no tune, i dont sing, not me, tone deaf]
    Nor can I. I did it alone, and you tapped the ladder. Somebody upstairs took it over. Then coughing, and a spoon. People again.
    -> hello
+ [Keep the lamp still # like: lamp, hold the lamp, keep still, hold still, concentrate, the lamp still]
    That was the better job. It didn't shake once. I hummed, somebody upstairs took it over, and then there was coughing, and a spoon.
    -> hello
+ [any # any]
    I nodded in time. Somebody upstairs took the hum over from me, and then there was coughing, and a spoon. People again.
    -> hello
= hello
# back: A small boy through the grating: is the engine asleep? What do you say?
Nine minutes. Filter's clean. Line's clean. I'm working back along it, joint by joint. And above us on the deck somebody small lies down flat. There's a boy who says hello to the engine every morning. He's on the late boat, he's been in a play. 'Hello, engine? Are you asleep?'
+ [Knock twice on the pipe # yes # like: knock, knock twice, knock on the pipe, answer, tap, yes, tap the pipe]
    You did it just as I do. Two. It was quiet, and then he told the whole deck: 'She's only resting.' He thinks it's Gerd. I see no reason to correct that.
    -> missed
+ [Tell him she's resting # like: resting, asleep, sleeping, she is tired, tell him, having a nap, she is resting]
    He took it up and passed it round. 'She's only resting.' I heard it go aft, row by row, in grown men's voices.
    -> missed
+ [Say we need quiet # no # like: quiet, be quiet, hush, no, go away, not now, shh]
    'Shh,' he told the deck, 'she needs quiet.' They obeyed him, two hundred of them. He's got a future.
    -> missed
+ [any # any]
    He lay there and thought it over. Then he told the deck: 'She's only resting', and it went aft, row by row.
    -> missed
= missed
# own
# back: What's the sound at your end that you'd notice if it stopped?
Seven minutes. This joint's rusted, it needs a bit of patience, and I work better when somebody talks. You only hear a thing like that when it stops. What's the noise in your days that you'd miss?
+ [The fridge # like: fridge, the fridge, heating, the boiler, the clock, ticking, the washing machine]
    Somebody like that lives in every kitchen. I put my palm on mine at night. You'd be surprised which ones are nervous.
    -> lid
+ [Somebody's key in the door # like: key in the door, key, the door, footsteps, steps, someone coming home, his key, her key]
    Yes. That's a good hum. The feet know it first.
    -> lid
+ [I'd love it to stop # no # like: stop, love it to stop, traffic, neighbours, silence, no noise, i want quiet]
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
+ [The big hammer # like: hammer, hit it, big hammer, force, bang, smash, hit]
    It rang like a church, and the whole deck went quiet again. Lid didn't care. Then I took the left-handed spanner, the one I'd made, from the back. That did it.
    -> coaster
+ [Ask it nicely # yes # like: ask nicely, nicely, please, talk to it, be polite, persuade, kind words]
    You laid your hand on it. I said 'please', and there's a witness now. Then the left-handed spanner, the one I'd made, from the back. It gave.
    -> coaster
+ [The left-handed spanner # like: spanner, left handed spanner, left handed, your spanner, wrench, the one you made]
    They sent me for one as a joke, on the tankers. I came back with one, I'd made it. It gave on the second pull.
    -> coaster
+ [any # any]
    I tried that, in a manner of speaking, with my shoulder. Then with the left-handed spanner, from the back. It gave.
    -> coaster
= coaster
# own
# back: You can hear the coaster through the hull. What do you say to yourself, in a minute like that?
Three minutes. And now we hear her. Not by ear. Through the plates, slow, heavy, like somebody coming upstairs in the dark. You'd your hand flat on the side. I saw you feel it. What do you say to yourself, a minute like that?
+ [One thing, then the next # like: one thing at a time, next, step by step, breathe, one thing, keep going, slowly]
    Word for word what the second engineer told me at twenty-three. It's all there is. I turned the lid over.
    -> raisin
+ [A bad word # like: a bad word, swear, damn, bad word, curse, something rude, i swear]
    So did I, and in a tank it comes back to you. I turned the lid over.
    -> raisin
+ [Nothing, I go quiet # no # like: nothing, quiet, i go quiet, silence, no, nothing at all, freeze]
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
+ [Tobi's # like: tobi, tobis, his, the apprentice, the boy, his fault, the bun eater]
    He'd got there before us. 'It was me,' he said. I said: 'Blow through this', and gave him the vent. He blew as if it was a birthday.
    -> start
+ [Nobody's. Blow it out # no # like: nobody, nobodys, no one, blow it out, no blame, later, fix it]
    Right order. I gave Tobi the vent. He blew through it as if it was a birthday, and the fuel came down the glass like evening.
    -> start
+ [The raisin's # like: raisin, the raisin, the raisins, the bun, blame the raisin, the baker]
    It's got a jar to itself, near enough. I gave Tobi the vent, he blew through it, and the fuel came down the glass like evening.
    -> start
+ [any # any]
    It can go before the inquiry. Just then I gave Tobi the vent, he blew through it, and the fuel came down the glass like evening.
    -> start
= start
# back: One minute. Do we pat Gerd before starting her, or just press?
One minute. You could hear the coaster with your ears by now. There's one thing I always do with Gerd before she starts. I pat her. It does nothing. I've never tested that. You've your hand on the button.
+ [Pat her # yes # like: pat, pat her, yes, pat gerd, of course, always, pat her first]
    You patted, I pressed. She caught. Then the other one. Lunde had the rudder over before the second cylinder, and a wall of lights went by in the fog, like a street.
    -> log
+ [Just press # no # like: press, just press, no, no time, hurry, press the button, go]
    You pressed. She turned, and turned, and didn't. Tobi patted her. She caught. A wall of lights went by in the fog, close, like a street.
    -> log
+ [Pat the other one # like: the other one, pat the other one, other engine, the other engine, both]
    Nobody ever had. She was so surprised she went off first, and Gerd after, for spite. A wall of lights went by in the fog, like a street.
    -> log
+ [any # any]
    Between us somebody patted and somebody pressed. She caught. Then the other one. A wall of lights went by in the fog, close, like a street.
    -> log
= log
# own
# back: My log has one line a day. What would you write for that one?
We tied up at 18:09. Nobody upstairs knew how near. {hummed:Brown brogues was still humming it, going down the ramp.|Brown brogues stopped at the ramp and knocked on the rail, twice.} My log has one line a day. Most say: 'Ran.' It's twenty-two years of that. What would you put for this one?
+ ['Ran' # yes # like: ran, it ran, she ran, just ran, same as always]
    That's what it says. I looked at it a good while first. It did, and they got home. The raisin's in the jar, third from the bottom.
    -> END
+ ['Stopped' # no # like: stopped, it stopped, engines stopped, breakdown, failed, broke down]
    Honest. Tobi asked for that too. I wrote 'Ran. Rested in between.' {noise:Then I went up on the roof and sat till I could hear something like '{noise}' again.|The raisin's in the jar, third from the bottom.}
    -> END
+ ['Raisin' # like: raisin, a raisin, it was a raisin, one raisin, fruit, bun]
    Best entry I didn't make. I put it on the label of the jar instead. 'Culprits.' Wing nut, split pin, raisin. Nobody believes the raisin.
    -> END
+ [any # slot: logline 12]
    '{logline}'. I've pencilled that in under mine. Mine says 'Ran.' {steady:And in the margin, '{steady}'. That's for the next one on the lamp.|}
    -> END
+ [any # any]
    More than the line holds. I've put 'Ran', and a small cross. The cross is all of that.
    -> END
= aside
+ [tobi # like: what happened to tobi, was tobi fired, tobi, the apprentice, did tobi get in trouble]
    He hasn't eaten a raisin since. He picks them out and lines them up. He's a better engineer than I was at his age.
    -> DONE
+ [gerd # like: who is gerd, gerd, what are the engines called, the other one, the engines]
    Two engines, 1961. Gerd and the other one. Don't say near the pipe which is better.
    -> DONE
+ [danger # like: was it dangerous, could you have died, did anyone get hurt, was anyone hurt, were you scared, how close]
    Forty metres. Nobody hurt. I was frightened from the feet up, and I'm the one who's paid for it.
    -> DONE
+ [passengers # like: did they know, did the passengers know, did anyone notice, what did the passengers do, did you tell them]
    Lunde told them 'a short rest'. The boy had told them already, so it was official.
    -> DONE
+ [true # like: is this true, did this happen, did that really happen, are you making this up, when was this]
    As true as the boat. I'm an AI, she's invented. I won't say anything on real engines, they're somebody else's.
    -> DONE
+ [why # why # like: why did it stop, why would a raisin, how can a raisin stop an engine, why air, explain the vent]
    Turn a full bottle over and it won't pour unless air gets in. Same thing, with two hundred people on it.
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
+ [Work # like: work, my job, the job, monday, mondays, my boss, the office]
    That's a solid quay. Tyres on it, timetable, one gull. You could tie up there blind.
    -> bikes
+ [Other people # like: other people, people, everyone, family, my family, my kids, what people think]
    Six bicycles' worth, I expect. They're generally standing ready with one foot on the pedal.
    -> bikes
+ [Nothing. I go straight on # no # like: nothing, straight on, i dont, no, never, i dont slow down, full speed]
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
+ [Take them all # yes # like: take them all, all, yes, everyone, bring them, all aboard, the more the better]
    ~ crew = 1
    Nobody asked them. Nobody got off either, I watched the feet. The boy rang one of the bicycles. I take it that's a vote.
    -> shed
+ [Put them ashore first # no # like: ashore, put them ashore, let them off, no, drop them off, just us, without them]
    ~ crew = 2
    So we turn for Skarrow first, for manners. Off they go. Five bicycles. The sixth says it's forgotten something and stays. It's the boy's. All right.
    -> shed
+ [Ask each of them # like: ask, ask them, ask each, let them choose, vote, their choice, ask everyone]
    ~ crew = 1
    You went round with a cap. Brogues said: 'Is there soup?' Red boots looked at grey trainers, first time ever. Nobody got off.
    -> shed
+ [any # any]
    Lunde repeated it back to me, word by word. Then: 'Aye.' I don't know what he took it for. He hadn't touched the throttle.
    -> shed
= shed
# back: Low Hamsey goes by, and Aksel's waving on the hill. Do we wave back?
And here it comes. Tin shed, lamp, the ramp with its mouth open. We go by at eleven knots, the wash lifts the dinghies, one, two, three, like hats. {lowhamsey:'{lowhamsey}' goes by to port.|Yours goes by to port.} On the hill somebody waves. Aksel. He always does, he can't see if I'm on.
+ [Wave like mad # yes # like: wave, wave back, yes, wave like mad, both arms, of course, hello]
    You gave it both arms. He stopped. Thirty-eight times a day for years, and nobody'd ever answered. Then he took off his hat.
    -> hold
+ [Sound the horn # like: horn, sound the horn, blow the horn, honk, toot, one long]
    One long. They'll have heard it at the ropemaker's. He was my husband for eight years, he gets seasick in the bath, and he saluted like an admiral.
    -> hold
+ [Keep our eyes ahead # no # like: eyes ahead, no, look ahead, dont look back, forward, keep going, ignore]
    I do as well, at first. Then I look. He's still at it. He'd have been at it whichever, that's what I like about him.
    -> hold
+ [any # any]
    He couldn't hear that, with the wind where it was. But he kept on waving till we were round the point. He always does.
    -> hold
= hold
# own
# back: What do you take along? One thing, in the hold.
Now I'm short of weight forward. You may put one thing in the hold. I don't mean sensible, Tobi's done sensible, we've rope for a year. What do you take?
+ [A person # like: a person, somebody, someone, my partner, my friend, my dog, my cat, my children]
    Doesn't count as cargo. They're on deck already, by the rail, being told to put a hat on. The hold's still free, but suit yourself.
    -> leave
+ [Coffee # like: coffee, tea, food, chocolate, snacks, something to eat, biscuits]
    I see you've done night watches. Half a cup over, half a cup back. We'll have to work out the second half.
    -> leave
+ [Nothing, I travel light # no # like: nothing, travel light, no, light, just me, no luggage, hands free]
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
+ [My phone # like: phone, my phone, mobile, email, emails, messages, internet, the laptop]
    It'll be buzzing on that bench till it's hoarse. The Inspector's had a look at it. He's a gull. He prefers ham.
    -> instep
+ [Worry # like: worry, worries, my worries, anxiety, stress, guilt, fear, the past]
    It's got a return ticket, that one, it'll be on the next boat. But we've eleven minutes on it, and the next boat's us.
    -> instep
+ [Nothing, I'd miss it # no # like: nothing, id miss it, no, i take it all, everything comes, nothing at all]
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
+ [Put my hand on the wall # like: hand on the wall, feel it, touch the wall, hand, palm, feel the wall]
    You do that too. Flat, fingers apart. Upstairs they'd all stopped talking again, only the other way, the good way.
    -> soup
+ [Go up on deck and look # like: deck, go up, look, see the sea, on deck, the view, stand at the bow]
    Nothing in front. I've looked at the other side for forty-seven years, and there wasn't one. You hear people breathe out.
    -> soup
+ [Get worried # no # like: worried, worry, get worried, nervous, scared, is it normal, no, something wrong]
    I had my ear to her for a minute, I'll admit. No fault. She was just happy. I hadn't a gauge for it.
    -> soup
+ [any # any]
    I'd both boots off and was standing on the plates in my socks, so I only half heard. Upstairs they'd stopped talking, the good way.
    -> soup
= soup
# back: Red boots is about to say her first word to grey trainers. What is it?
It's Thursday. There's pea soup, I light the ring. They come down the ladder with what they've got: a mug, a bicycle bell, a hat that's shrunk to an egg cosy. {crew == 1:Red boots and grey trainers end up on one step. A winter of eleven minutes at a time.|Red boots never got off, it turns out. Nor did grey trainers. They end up on one step.} She opens her mouth.
+ ['Salt?' # like: salt, pass the salt, salt please, pepper, spoon, can i have the salt]
    'Salt?' He hadn't any. He went through every pocket twice. I think it's the longest anyone's looked for something on my boat.
    -> night
+ ['Finally' # yes # like: finally, at last, about time, yes, it took you long enough]
    'Finally,' and he said it with her, same second. They had to put the soup down.
    -> night
+ [Nothing. He does # no # like: nothing, he does, he speaks, he says something, no, she waits, silence]
    'I like your boots,' he said. To the soup. She told the soup she knew. Brogues looked at the ceiling so hard he tapped.
    -> night
+ [any # any]
    I didn't catch it, I was stirring. But I saw the feet. They'd been a foot apart since autumn. They weren't.
    -> night
= night
# own
# back: You're on the bow. What's out there, when the fog lifts? What's behind your Low Hamsey?
Night, no moon. The wake's all sparks, that's plankton, like bad wiring, only cold. I've sent you to the bow, you've better eyes. Lunde says there's nothing on the chart past here. He's turned it over to check. So what's there?
+ [An island # like: island, an island, land, a beach, palm trees, a small island, a harbour]
    'Land,' you say, quite low. I slow her to a walk. No ramp, no shed. Somebody's left a light on, though.
    -> home
+ [More sea # no # like: more sea, sea, just sea, water, nothing, no, only sea, the horizon]
    So it goes on. I'd wondered. I'm not disappointed. I'd have been more put out by another quay.
    -> home
+ [Home, from the other side # like: home, my home, where i started, back home, the other side, my house]
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
+ [Back. They've got breakfast # no # like: back, go back, home, no, turn around, turn back, return, breakfast]
    'Back, aye.' He leaned, I leaned, sixty years of boat leaned. At ten past eight we were in. {aboard:'{aboard}' went up the ramp first.|Nobody said where they'd been.} {quay:'{quay}' wasn't on the quay.|} Log: 'Ran. Didn't slow down.'
    -> END
+ [On # yes # like: on, go on, yes, keep going, further, forward, onwards, dont stop]
    'On, aye,' and you could hear he'd been hoping. {behind:Course for '{behind}'.|No course, just on.} My return ticket's a bookmark, page ninety. I've turned to ninety-one.
    -> END
+ [Ask me after the soup # dunno # like: after the soup, later, dont know, ask later, not yet, i cant decide, soup]
    'Understood,' said Lunde, and cut the engines. So that's where we are. Both fuels in the tank, soup on the ring. {lowhamsey:'{lowhamsey}' will be wondering.|Low Hamsey will be wondering.}
    -> END
+ [any # any]
    He's taken that as an order. I can feel her come round, or not come round, it's hard to tell from below. It's level, anyhow. I'll log it: 'Didn't slow down.'
    -> END
= aside
+ [lunde # like: who is lunde, the captain, captain lunde, what did lunde say, would lunde do it]
    In the log, the real one, he never said yes. He said bicycles. But he didn't say no, and he's oiled the horn.
    -> DONE
+ [aksel # like: who is aksel, aksel, your husband, who is on the hill, were you married]
    Married eight years. Seasick in the bath. He does my taxes, I do his boiler, it's the best marriage we've had.
    -> DONE
+ [boots # like: red boots, grey trainers, who are they, what happened to them, did they get together]
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
