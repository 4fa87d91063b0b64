// A character as members see her in a chat.
export const MARA = {
  id: '9',
  name: 'Mara',
  slug: 'mara',
  line: 'Fills gaps in other people’s records',
  languages: ['en'] as string[],
  palette: 'oxblood',
  avatar_color: 'blue-teal',
  image_url: null,
  is_ai: true,
  sees_images: true,
} as const
