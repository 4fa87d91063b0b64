import { useQuery } from '@tanstack/react-query'

/** Whether a number is one, by the server's own rules. They weigh 50 KB, and come when a number has to be judged; without them the server alone knows. */
export async function isValidPhone(phone: string): Promise<boolean> {
  const rules = await import('libphonenumber-js/max').catch(() => null)
  return rules === null || rules.isValidPhoneNumber(phone)
}

/** The same while it is typed; undefined until it is known. What the server has taken before, `known`, needs no judging. */
export function usePhoneValidity(phone: string, known: string): boolean | undefined {
  const isKnown = phone === known
  const { data } = useQuery({ queryKey: ['phone', phone], queryFn: () => isValidPhone(phone), enabled: !isKnown, gcTime: 0 })
  return phone === '' ? false : isKnown || data
}
