import { createContext, use } from 'react'
import type { Screen } from './screen.ts'

/** The screens of whoever is signed in: a screen that leads to others asks here, since their list leads to it. */
export const Screens = createContext<readonly Screen[]>([])
export const useScreens = (): readonly Screen[] => use(Screens)
