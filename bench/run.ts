import { measureBackOffice } from './back-office.ts'
import { measureBots } from './bots.ts'
import { measureDisk } from './disk.ts'
import { measureGrowth } from './growth.ts'
import { appendRun, findLast, newRun, readHistory } from './history.ts'
import { measureInteraction } from './interaction.ts'
import { measureKills } from './kill-api.ts'
import { measureLedger } from './ledger.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureOrders } from './orders.ts'
import { type Figures, rowsOf } from './report.ts'
import { measureSignIn } from './sign-in.ts'
import { measureStartUp } from './startup.ts'
import { measureStock } from './stock.ts'
import { measureSummaries } from './summaries.ts'
import { measureSupplierHour } from './supplier-hour.ts'
import { measureSuppliers } from './suppliers.ts'
import { measureWebhooks } from './webhooks.ts'

/** `npm run bench`: figures for comparison within one run; only special measurements pass or fail. */
const wanted = process.argv.slice(2)
const measurements: Record<string, () => Promise<Figures>> = {
  startup: measureStartUp,
  'sign-in': measureSignIn,
  ledger: measureLedger,
  webhooks: measureWebhooks,
  orders: measureOrders,
  stock: measureStock,
  bots: measureBots,
  disk: measureDisk,
  summaries: measureSummaries,
}
/** Only by name, as the two below: each takes minutes or a browser. Lighthouse installs packages that only it needs. */
const special: typeof measurements = {
  'kill-api': measureKills,
  suppliers: measureSuppliers,
  'supplier-hour': measureSupplierHour,
  growth: measureGrowth,
  'back-office': measureBackOffice,
}

const run = newRun()
const history = readHistory()
try {
  for (const [name, measure] of Object.entries({ ...measurements, ...special })) {
    if (wanted.length ? !wanted.includes(name) : name in special) continue
    console.log(`\n${name}`)
    const figures = await measure()
    run.figures[name] = figures
    console.table(rowsOf(figures, findLast(history, run.machine, name)))
  }
  // Tables of pages, which are not part of the history.
  if (wanted.includes('lighthouse')) console.table(await measureLighthouse())
  if (wanted.includes('interaction')) console.table(await measureInteraction())
} finally {
  appendRun(run)
}
