import { useState } from 'react'

/** State that belongs to something, and begins anew with another one. */
export function useStateOf<Value>(owner: string, first: Value) {
  const [value, setValue] = useState(first)
  const [before, setBefore] = useState(owner)
  if (owner !== before) {
    setBefore(owner)
    setValue(first)
  }
  return [value, setValue] as const
}
