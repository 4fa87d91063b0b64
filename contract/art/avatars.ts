/** The ten named duotones that are on the wire. Members choose one; a character without a choice gets one from its id. */
export const AVATAR_COLORS = [
  'purple-pink',
  'purple-blue',
  'red-yellow',
  'red-pink',
  'purple-yellow',
  'green-green',
  'blue-teal',
  'purple-lightblue',
  'blue-green',
  'green-yellow',
] as const
export type AvatarColor = (typeof AVATAR_COLORS)[number]
export const AVATAR_COLOR_DEFAULT: AvatarColor = 'purple-lightblue'
