import { randomUUID } from 'node:crypto'
import type { AlertWay } from '@runmart/contract/alerts'
import { sumPlaced } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { lockOrdersTold, type Pace, saveOrdersTold } from './item-queries.ts'
import { raiseAlert } from './raise-alert.ts'

/** The channels that report new orders at each pace. */
const ways: Record<Pace, readonly AlertWay[]> = { minute: ['browser', 'telegram'], hour: ['mail'] }

/** The longest duration of placing an order: every order that began earlier is visible or has failed. */
const PLACED_MS = 20_000
/** After a longer standstill, alerts leave out orders older than this. */
const OLDEST_MS = 24 * 3_600_000

/** Sends one alert about all orders placed since the last one. Placing an order writes nothing for it. */
export async function tellNewOrders(tx: Tx, pace: Pace): Promise<void> {
  const { told, now } = await lockOrdersTold(tx, pace)
  const since = new Date(Math.max(Date.parse(told), Date.parse(now) - OLDEST_MS)).toISOString()
  const before = new Date(Date.parse(now) - PLACED_MS).toISOString()
  if (before <= since) return
  const { count, sum, order } = await sumPlaced(tx, since, before)
  saveOrdersTold(tx, pace, before)
  if (count === 0) return
  const alert = { kind: 'new-orders' as const, count, sum, order }
  await raiseAlert(tx, { alert, key: randomUUID() }, ways[pace])
}
