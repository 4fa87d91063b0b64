import { lateModule } from '#web/platform/late-module.ts'

export type Draw = (typeof import('@green-room/contract/art'))['roomArt']

/** The drawings come when the first poster has to be drawn here: those of the first page came drawn with it. */
export const art = lateModule<Draw>(async () => (await import('@green-room/contract/art')).roomArt)
