/** Jobs that are a mail to a member. */
export const MAIL_KINDS = ['accounts.mail', 'accounts.mail-link', 'reports.mail-decision', 'reports.mail-reporter'] as const
