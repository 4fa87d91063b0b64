/** Something, an at sign, something with a dot in it. Without a schema, so that a page can ask before it loads one. */
export const EMAIL_SHAPE = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+\.[^\s@."(),:;<>[\]\\]+$/
