// Scripts of the first load of each page, as brotli sends them: the sizes that web/src/bundle-size.test.ts holds to their budgets.
import { firstLoadKb, listScreens } from '../web/test/first-load.ts'
import { figure } from './lab/figure.ts'

for (const { screen, budgetKb } of listScreens())
  figure(`Scripts of the first load, ${screen}`, firstLoadKb(screen), 'KB', { atMost: budgetKb })
