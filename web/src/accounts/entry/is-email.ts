/** The shape of an address: something, an at sign, something with a dot in it. The schema of the contract says the same. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
