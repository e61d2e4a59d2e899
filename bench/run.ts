import { measureBots } from './bots.ts'
import { measureLedger } from './ledger.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureOrders } from './orders.ts'
import { measureSignIn } from './sign-in.ts'
import { measureStartUp } from './startup.ts'
import { measureSummaries } from './summaries.ts'
import { measureWebhooks } from './webhooks.ts'

/** What `npm run bench` runs: figures to compare within one run; nothing but Lighthouse passes or fails by them. */
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
/** Only when asked for by name: it installs what nobody else needs, and takes minutes. */
const special = { lighthouse: measureLighthouse }
for (const [name, measure] of Object.entries({ ...measurements, ...special })) {
  if (wanted.length ? !wanted.includes(name) : name in special) continue
  console.log(`\n${name}`)
  console.table(await measure())
}
