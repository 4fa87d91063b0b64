// What is secret may come as a file, as vaults, systemd, Docker and Kubernetes hand it over: NAME_FILE says where the value of NAME lies.
import { readFileSync } from 'node:fs'

type Variables = Record<string, string | undefined>
const SECRET =
  /^(APP_SECRET(_OLD)?|(DATABASE(_DIRECT|_OWNER)?|REDIS|SMTP|STORAGE)_URL|(METRICS|SANDBOX)_TOKEN|STRIPE_(SECRET_KEY|WEBHOOK_SECRET)|LLM_\w+_API_KEY)_FILE$/

/** The variables with what stands in these files; `faults` names each that can't be. Never a word of a file. */
export function withSecretFiles(variables: Variables): { variables: Variables; faults: string[] } {
  const faults: string[] = []
  const read = Object.entries(variables).flatMap(([from, path]) => {
    if (!path || !SECRET.test(from)) return []
    const name = from.slice(0, -'_FILE'.length)
    try {
      const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
      if (value === '') faults.push(`${from}: is an empty file`)
      if (variables[name]) faults.push(`${from}: stands beside ${name}, one of the two is meant`)
      return [[name, value]]
    } catch {
      faults.push(`${from}: can't be read`)
      return []
    }
  })
  return { variables: { ...variables, ...Object.fromEntries(read) }, faults }
}
