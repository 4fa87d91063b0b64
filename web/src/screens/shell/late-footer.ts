import { page } from '#web/platform/page.tsx'

/** The server draws it. In the browser it comes after the page itself works: its links need no script. */
export const Footer = page(() => import('./footer.tsx'))
