import type { Good } from '@runmart/contract/stock'
import type { Tx } from '#platform/db/tx.ts'
import type { SecretsKeys } from '#platform/sealed.ts'
import { readGoods } from './goods-queries.ts'
import { openValue } from './secrets.ts'

/** What an order got from stock, for its customer, and until when it can be read. */
export async function openGoods(
  tx: Tx,
  orderId: string,
  keys: SecretsKeys,
): Promise<{ items: Good[]; keptUntil: string | null }> {
  const goods = await readGoods(tx, orderId)
  const kept = goods.filter((it) => it.value).map((it) => it.keptUntil)
  return {
    items: goods.map(({ keptUntil: _, value, ...it }) => ({ ...it, value: value && openValue(value, keys) })),
    keptUntil: kept.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null,
  }
}
