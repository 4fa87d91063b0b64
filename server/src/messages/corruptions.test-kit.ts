// What an attacker might do to messages, their holds and channel status, one thing at a time.
export type Ids = Record<'ada' | 'bert' | 'charged' | 'held' | 'released' | 'reply' | 'period', string>

const set = (what: string, id: string): string => `UPDATE message SET ${what} WHERE id = ${id}`
const channel = (what: string, ids: Ids): string => `UPDATE member SET channel_expires_at = ${what} WHERE id = ${ids.ada}`
const hold = (ids: Ids): string => `(SELECT hold_id FROM message WHERE id = ${ids.charged})`

/** What is done, how, and the rule that sees it. */
export const CORRUPTIONS: [name: string, statement: (ids: Ids) => string, rule: string][] = [
  ['the price of a charged message', (ids) => set('units = units - 10', ids.charged), 'V14'],
  ['the price of a message on hold', (ids) => set('units = 0', ids.held), 'V14'],
  ['the price of a message that was not charged', (ids) => set('units = units + 10', ids.released), 'V14'],
  ['a charged message set free', (ids) => set(`charge = 'free'`, ids.charged), 'V14'],
  ['a charged message set free with its hold dropped', (ids) => set(`charge = 'free', hold_id = NULL, units = 0`, ids.charged), 'V14'],
  ['a message on hold set free with its hold dropped', (ids) => set(`charge = 'free', hold_id = NULL, units = 0`, ids.held), 'V14'],
  ['a message on hold said to be charged', (ids) => set(`charge = 'charged'`, ids.held), 'V14'],
  ['a charged message said not to be', (ids) => set(`charge = 'not-charged'`, ids.charged), 'V14'],
  ['a message with the hold of another', (ids) => set(`hold_id = ${hold(ids)}, charge = 'charged'`, ids.released), 'V14'],
  ['a message of somebody else', (ids) => set(`sender_id = ${ids.bert}`, ids.charged), 'V14'],
  ['a message that was charged deleted', (ids) => `DELETE FROM message WHERE id = ${ids.charged}`, 'V14'],
  ['captured without a reply', (ids) => `DELETE FROM reply WHERE id = ${ids.reply}`, 'V14'],
  ['captured for a reply without text', (ids) => `UPDATE reply SET message_id = NULL WHERE id = ${ids.reply}`, 'V14'],
  [
    'captured for a reply that answers others',
    (ids) => `UPDATE reply SET answers_from = 90, answers_through = 91 WHERE id = ${ids.reply}`,
    'V14',
  ],
  ['captured for a reply that was free', (ids) => `UPDATE reply SET charged = false WHERE id = ${ids.reply}`, 'V14'],
  ['the text of the reply deleted', (ids) => `DELETE FROM message WHERE reply_id = ${ids.reply}`, 'V14'],
  ['a charged message said to be given back', (ids) => set(`charge = 'returned'`, ids.charged), 'V14'],
  ['the run that a message waits for deleted', () => `DELETE FROM reply WHERE state = 'queued'`, 'V14'],
  ['channel status made longer', (ids) => channel(`channel_expires_at + interval '1 day'`, ids), 'V23'],
  ['channel status made shorter', (ids) => channel(`channel_expires_at - interval '1 day'`, ids), 'V23'],
  ['channel status taken away', (ids) => channel('NULL', ids), 'V23'],
  [
    'channel status of somebody who never had it',
    (ids) => `UPDATE member SET channel_expires_at = now() + interval '1 day' WHERE id = ${ids.bert}`,
    'V23',
  ],
  [
    'a period made longer, with the status',
    (ids) => `UPDATE channel_period SET ends_at = ends_at + interval '1 day'; ${channel(`channel_expires_at + interval '1 day'`, ids)}`,
    'V21',
  ],
  [
    'a period for nothing, with the status',
    (ids) =>
      `INSERT INTO channel_period (member_id, cost, starts_at, ends_at) VALUES (${ids.bert}, 0, now(), '2099-01-01'); UPDATE member
        SET channel_expires_at = '2099-01-01' WHERE id = ${ids.bert}`,
    'V21',
  ],
  ['a period that cost less', () => `UPDATE channel_period SET cost = cost - 100`, 'V23'],
  ['a period said to have cost nothing', () => `UPDATE channel_period SET cost = 0, journal_id = NULL`, 'V23'],
  ['a period of another member', (ids) => `UPDATE channel_period SET member_id = ${ids.bert}`, 'V23'],
  ['a period deleted, with the status', (ids) => `DELETE FROM channel_period; ${channel('NULL', ids)}`, 'V23'],
]
