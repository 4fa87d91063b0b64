import type { Family } from './family.ts'
import { INTO_DATA } from './into-data.ts'
import { INTO_HEADERS } from './into-headers.ts'
import { INTO_PAGES } from './into-pages.ts'
import { SMUGGLING } from './smuggling.ts'

export const FAMILIES: Family[] = [...SMUGGLING, ...INTO_HEADERS, ...INTO_PAGES, ...INTO_DATA]
