/** What can be done with a message is seen when a pointer or the keyboard is at it; a finger opens it by a press on the message. */
export const ON_HOVER =
  'opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 ' +
  'pointer-coarse:pointer-events-none pointer-coarse:group-focus-within/message:pointer-events-auto'
