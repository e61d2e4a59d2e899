import { marginOf } from '@runmart/contract/reports-figures'
import type { Between } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { sumDayOrders } from './sum-day-orders.ts'

/** The margin of a part of a day, and its sales, less refunds, without a known cost. */
export async function sumMargin(
  tx: Tx,
  part: Between,
  timeZone: string,
): Promise<{ margin: number; uncosted: number }> {
  const { services } = await sumDayOrders(tx, part, timeZone, { byCustomer: false })
  return {
    margin: services.reduce((sum, it) => sum + marginOf(it), 0),
    uncosted: services.reduce((sum, it) => sum + it.uncosted, 0),
  }
}
