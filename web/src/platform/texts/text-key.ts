// Every key that a screen may say. A misspelt one doesn't compile. Types alone: no text reaches the browser through here.
type Shipped = typeof import('../../../../locales/en/common.json') &
  typeof import('../../../../locales/en/cookies.json') &
  typeof import('../../../../locales/en/ui.json') &
  typeof import('../../../../locales/en/installed.json') &
  typeof import('../../../../locales/en/push.json') &
  typeof import('../../../../locales/en/home.json') &
  typeof import('../../../../locales/en/taste.json') &
  typeof import('../../../../locales/en/accounts.json') &
  typeof import('../../../../locales/en/verification.json') &
  typeof import('../../../../locales/en/profile.json') &
  typeof import('../../../../locales/en/address.json') &
  typeof import('../../../../locales/en/rooms.json') &
  typeof import('../../../../locales/en/topics.json') &
  typeof import('../../../../locales/en/topic-states.json') &
  typeof import('../../../../locales/en/new-topic.json') &
  typeof import('../../../../locales/en/payments.json') &
  typeof import('../../../../locales/en/offers.json') &
  typeof import('../../../../locales/en/receipts.json') &
  typeof import('../../../../locales/en/mail-refused.json') &
  typeof import('../../../../locales/en/messages.json') &
  typeof import('../../../../locales/en/legal.json') &
  typeof import('../../../../locales/en/price-changes.json') &
  typeof import('../../../../locales/en/unanswered.json') &
  typeof import('../../../../locales/en/attachments.json') &
  typeof import('../../../../locales/en/personal-data.json') &
  typeof import('../../../../locales/en/reports.json') &
  typeof import('../../../../locales/en/decisions.json') &
  typeof import('../../../../locales/en/memories.json') &
  typeof import('../../../../locales/en/characters.json') &
  typeof import('../../../../locales/en/problems.json')
export type TextKey = keyof Shipped
