// Mails are texts like all others: `mail.<template>.subject` and `mail.<template>.text` in locales/<lang>/mails.json. The HTML is made from the text.
import type { Lounge } from '#server/platform/lounge.ts'
import { withAmounts, type Amount } from '#server/platform/texts/amounts.ts'
import { readSettings } from './settings.ts'

export type Letter = { subject: string; text: string; html: string }

/** Paragraphs are parted by blank lines; the one that is the mail's own link becomes the button, and no address that somebody wrote does. */
export async function writeMail(
  lounge: Lounge,
  template: string,
  language: string,
  values: Record<string, string | number | Amount>,
  /** What a text is chosen by, and never shows. */
  chosen: Record<string, string> = {},
): Promise<Letter> {
  const { product_name, support_email, requisites } = await readSettings(lounge.db)
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  const all = { ...withAmounts(language, values), product: product_name, support: support_email }
  const shown = { ...(dir === 'rtl' ? Object.fromEntries(Object.entries(all).map(setApart)) : all), ...chosen }
  const say = (key: string): string => lounge.texts.say(language, key, shown)
  const paragraphs = say(`mail.${template}.text`).split(/\n{2,}/)
  const body = paragraphs.map((text) =>
    text === values['link']
      ? button(text, say(`mail.${template}.button`))
      : `<p style="margin:0 0 16px">${escape(text).replaceAll('\n', '<br>')}</p>`,
  )
  const html = `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8">
<title>${escape(say(`mail.${template}.subject`))}</title></head>
<body style="margin:0;background:#eef5f0;color:#10251d;font:16px/1.55 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;font-weight:800;font-size:20px"><bdi>${escape(product_name)}</bdi></p>${body.join('\n')}
<p style="margin:32px 0 0;font-size:13px;color:#4c6258"><bdi>${escape(requisites)}</bdi></p></div></body></html>`
  return { subject: say(`mail.${template}.subject`), text: `${paragraphs.join('\n\n')}\n\n${product_name}\n${requisites}\n`, html }
}

/** Sums, numbers and addresses keep their order inside a line from right to left; a link stays a line of its own. */
export const setApart = ([name, value]: [string, string | number]): [string, string | number] => [
  name,
  name === 'link' || typeof value === 'number' ? value : `\u2068${value}\u2069`,
]

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const BUTTON =
  'display:inline-block;background:#8f2140;color:#fff;padding:14px 24px;border-radius:14px;text-decoration:none;font-weight:600'
const button = (address: string, label: string): string =>
  `<p style="margin:24px 0"><a href="${escape(address)}" style="${BUTTON}">${escape(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><bdi>${escape(address)}</bdi></p>`
