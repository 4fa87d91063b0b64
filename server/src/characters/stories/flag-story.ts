// The house rules of members on what a story tells, by line. What a member is thought to say, to be understood, is told to nobody.
import type { Problem } from '@green-room/talker/story/story.ts'
import { readStory } from '@green-room/talker/story/read-story.ts'
import { flagWords } from '#server/safety/flag-words.ts'

const UNTOLD = /#\s*like:[^#\]]*|^\s*\/\/.*/g

export function flagStory(source: string): Problem[] {
  const titles = new Set([...readStory(source).story.threads.values()].map(({ title }) => title))
  return source.split('\n').flatMap((written, at) => {
    const isTitle = [...titles].some((title) => written.includes(title))
    return flagWords(written.replace(UNTOLD, ''), isTitle ? 'title' : 'message').map(({ rule, words }) => ({
      line: at + 1,
      text: `no member could write this here (${rule}): ‘${words}’`,
    }))
  })
}
