import { measureBackOffice } from './back-office.ts'
import { measureBots } from './bots.ts'
import { measureDisk } from './disk.ts'
import { measureGrowth } from './growth.ts'
import { appendRun, findLast, newRun, readHistory } from './history.ts'
import { measureInteraction } from './interaction.ts'
import { measureOrders } from './orders.ts'
import { type Figures, rowsOf } from './report.ts'
import { measureStartUp } from './startup.ts'
import { measureSupplierHour } from './supplier-hour.ts'
import { measureWebhooks } from './webhooks.ts'

/** `npm run bench`: figures for comparison within one run; only special measurements pass or fail. */
const wanted = process.argv.slice(2)
const measurements: Record<string, () => Promise<Figures>> = {
  startup: measureStartUp,
  webhooks: measureWebhooks,
  orders: measureOrders,
  bots: measureBots,
  disk: measureDisk,
}
/** Only by name, as `interaction` below: each takes minutes or a browser. */
const special: typeof measurements = {
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
  // A table of pages, which is not part of the history.
  if (wanted.includes('interaction')) console.table(await measureInteraction())
} finally {
  appendRun(run)
}
