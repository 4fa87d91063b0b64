import { Ban, Flame, History, IdCard, Megaphone } from 'lucide-react'

/** The rules of the house, each with its sign. Their texts are `home.rule-…`. */
export const RULES = [
  ['names', IdCard],
  ['history', History],
  ['danger', Flame],
  ['spam', Ban],
  ['ads', Megaphone],
] as const
