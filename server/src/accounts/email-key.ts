/** One account per address: compared in NFKC and lower case. The address itself is kept as it was typed. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase()
