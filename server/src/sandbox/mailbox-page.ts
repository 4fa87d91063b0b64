import { housePage } from './house-page.ts'

type Shown = { to: string; subject: string; text: string; created_at: string }
const ADDRESS = /https?:\/\/[^\s<>"]+/g

export function mailboxPage(mails: readonly Shown[], to: string | undefined): string {
  const items = mails.map(
    ({ to: owner, subject, text, created_at: at }) => `<article><h2 dir="auto">${escape(subject)}</h2>
<p class="quiet">To <b>${escape(owner)}</b> · <time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time></p>
<pre dir="auto">${escape(text).replace(ADDRESS, (address) => `<a href="${address}">${address}</a>`)}</pre></article>`,
  )
  return housePage(
    'Sandbox mailbox',
    `<p class="lead">No mail server is configured, so mails of this lounge end here. Nothing leaves the machine.</p>
<form method="get" class="row"><label for="to">Address</label><input id="to" name="to" type="email" value="${escape(to ?? '')}"><button>Show</button></form>
${items.join('') || '<p class="quiet">No mail yet.</p>'}`,
  )
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
