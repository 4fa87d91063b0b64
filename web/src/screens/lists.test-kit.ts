// Rooms and topics as lists show them, for the stages of lists.
import type { Room } from '@green-room/contract/rooms'
import type { Topic } from '@green-room/contract/topics'
import { MARA as ONE } from '#web/characters/mara.test-data.ts'

export const MARA = {
  ...ONE,
  id: '90',
  languages: ['en', 'es'] as string[],
  avatar_color: 'red-pink',
  image_url: '/portraits/mara-disc.svg?v=1',
  sees_images: false,
} as const
const room = (id: string, title: string): Room => ({
  id,
  slug: `room-${id}`,
  title,
  line: 'Bring a song.',
  image_url: null,
  motif: 'vinyl',
  palette: 'midnight',
  topics_count: 2,
  regulars: [MARA],
})
export const ROOMS = [room('3', 'Record Room'), room('4', 'Tea Room')]
export const topicOf = (id: string, more: Partial<Topic> = {}): Topic => ({
  id,
  title: `Topic ${id}`,
  language: 'en',
  room_id: '3',
  user_id: '90',
  guest_id: null,
  companion_name: 'Mara',
  companion: MARA,
  participants_count: 1,
  is_closed: false,
  is_busy: false,
  is_own: false,
  is_highlighted: false,
  highlight_color: null,
  text_look: 'normal',
  color: null,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  room: ROOMS[0]!,
  ...more,
})
