import type { ComponentType } from 'react'
import { lateModule } from './late-module.ts'

type Module = { default: ComponentType }
export type Page = ComponentType & { preload: () => Promise<Module> }

/** A page is a chunk. It is loaded before the server draws it, before the browser takes it over, and when a link to it is approached. */
export function page(load: () => Promise<Module>): Page {
  const module = lateModule(load)
  const Shown: ComponentType = () => {
    const { default: Content } = module.use()
    return <Content />
  }
  return Object.assign(Shown, { preload: module.load })
}
