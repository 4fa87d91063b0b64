// A story that is small enough to be read beside its tests, with everything that the format has.
export const SMALL_DESK = [
  'hello', 'again', 'next', 'all', 'change', 'sure', 'unknown', 'heard', 'heardhub', 'again_same', 'mychoice', 'which', 'dunno', 'confused', 'unanswered',
  'wait', 'here', 'how', 'good', 'thanks', 'sorry', 'laugh', 'like', 'really', 'bored', 'short', 'advice', 'joke', 'noname', 'keptnothing', 'bye', 'language',
  'elsewhere', 'insult', 'flirt', 'inject', 'contact', 'prices', 'expert', 'heavy', 'crisis', 'minor', 'file',
] // prettier-ignore
const line = (name: string, i: number): string => `Desk line ${name} number ${i}.`
const stitch = (name: string, lines: string[]): string => `= ${name}\n${lines.join('\n')}\n-> DONE`

export const SMALL_STORY = `
VAR lost = ""
VAR kind = 0

=== cake ===
# title: The wedding cake on the 23:10
# chip: The cake that missed its wedding
# keys: cake, wedding, lost luggage
# lore: rose
-> found
= found
# back: A cake in the luggage rack: what do you do first?
A cake with three tiers stands in the luggage rack. What do you do first?
+ [Find out whose it is # like: find the owner, look for a name, whose cake]
    There was a card in the box.
    -> guard
+ [Tell the guard # yes # like: be honest, tell him, tell the guard]
    ~ kind = 1
    He breathed out.
    -> guard
+ [any # any]
    I have that down. There was a card in the box.
    -> guard
= guard
# back: The guard waits for an answer.
The guard looks at you{kind:, and smiles|}. He waits.
+ [Keep it # no # like: keep it, mine]
    He raised an eyebrow.
    -> yours
+ [Send it on # more # like: send it, post it, forward it]
    He wrote a label.
    -> yours
+ [any # any]
    He nodded at that.
    -> yours
= yours
# own
# back: What have you left behind somewhere?
Your turn. What have you left behind somewhere?
+ [Nothing, ever # no # like: nothing, never lost a thing]
    Then I trust you with the flask.
    -> close
+ [Too much to count # like: too much, everything, lots]
    We had a shelf for that.
    -> close
+ [any # slot: lost 8]
    On the label it says '{lost}'.
    -> close
+ [any # any]
    I stapled it on.
    -> close
= close
# back: Shall I tell you what became of it?
{lost: '{lost}' is still on the shelf.|The shelf is empty.} And I know what became of the cake.
+ [Yes, tell me # yes # more # like: tell me, go on]
    It arrived level.
    -> END
+ [No, leave it # no # like: leave it, no need]
    As you like.
    -> END
+ [any # any]
    It arrived level.
    -> END
= aside
+ [Maud # like: who is maud, the driver]
    Maud drove stone for twenty-six years.
    -> DONE
+ [box # about: box, cardboard]
    The box was made for a lamp.
    -> DONE

=== snow ===
# title: Eleven hours in the snow
# chip: Snow and one onion
# keys: snow, winter, onion
-> stop
= stop
# back: In or out?
The train stands in the snow. Some want to get out.
+ [Let them out # like: out, let them out]
    Out they went.
    -> END
+ [Keep them in # like: stay in, keep them in]
    In they stayed.
    -> END
+ [any # any]
    The heating failed, which settled it.
    -> END

=== sys ===
-> DONE
${SMALL_DESK.map((name) =>
  stitch(
    name,
    [1, 2, 3, 4].map((i) => line(name, i)),
  ),
).join('\n')}
${stitch('meet', ["'{title}'. I have no story of that name, one.", "'{title}'. I have no story of that name, two.", "'{title}'. None, three."])}
${stitch('near', ["'{title}' comes near one of mine.", "'{title}' is not far from one of mine.", "'{title}', nearly."])}
${stitch('told', ["I stop mine for '{quote}'.", 'Go on, I listen.', 'There is room for it.'])}
${stitch('named', ['{member}, good.', '{member} it is.'])}
${stitch('nameask', ['You are {member}.'])}
${stitch('kept', ['In your words:'])}
${stitch('ai', ["I'm an AI, plainly.", 'An AI, as said.', "I'm an AI, and no guard."])}
`
