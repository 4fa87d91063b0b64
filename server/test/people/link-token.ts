/** What the link of a mail carries, behind `#`. */
export const tokenIn = (link: string | URL, name = 'token'): string => new URLSearchParams(new URL(link).hash.slice(1)).get(name) ?? ''
