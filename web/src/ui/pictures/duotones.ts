import type { AvatarColor } from '@green-room/contract/art/avatars'

/**
 * Ink one is the disc and carries the white monogram (4.5:1 or more, checked by tokens.test.ts);
 * ink two is a crescent at the lower end, where no letter ever reaches, so it may be as bright as it likes.
 */
export const DUOTONES = {
  'purple-pink': ['#6b2f96', '#f08bb4'],
  'purple-blue': ['#5b3aa8', '#6aa5f5'],
  'red-yellow': ['#a82f2a', '#f3c14b'],
  'red-pink': ['#a3264a', '#f7a3b0'],
  'purple-yellow': ['#63308c', '#f2c84e'],
  'green-green': ['#17603f', '#77c88d'],
  'blue-teal': ['#2b4f9e', '#4fc3bd'],
  'purple-lightblue': ['#5f3a9c', '#a9d4f2'],
  'blue-green': ['#255a96', '#7fcb86'],
  'green-yellow': ['#2c6430', '#ecd04f'],
} as const satisfies Record<AvatarColor, readonly [string, string]>
