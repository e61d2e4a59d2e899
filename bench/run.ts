import { measureBots } from './bots.ts'
import { measureLedger } from './ledger.ts'
import { measureOrders } from './orders.ts'
import { measureSignIn } from './sign-in.ts'
import { measureStartUp } from './startup.ts'
import { measureSummaries } from './summaries.ts'
import { measureWebhooks } from './webhooks.ts'

/** What `npm run bench` runs: figures to compare within one run; nothing passes or fails by them. */
const wanted = process.argv.slice(2)
const measurements = {
  startup: measureStartUp,
  'sign-in': measureSignIn,
  ledger: measureLedger,
  webhooks: measureWebhooks,
  orders: measureOrders,
  bots: measureBots,
  summaries: measureSummaries,
}
for (const [name, measure] of Object.entries(measurements)) {
  if (wanted.length && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  console.table(await measure())
}
