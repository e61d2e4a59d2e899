import type { Good } from '@runmart/contract/stock-goods'
import type { Tx } from '#platform/db/tx.ts'
import type { SecretsKeys } from '#platform/sealed.ts'
import { readFile, readGoods } from './goods-queries.ts'
import { openFile, openValue } from './secrets.ts'

/** An order's items for its customer, with the time until which they are readable. `isClosed` hides unseen items. */
export async function openGoods(
  tx: Tx,
  orderId: string,
  { isClosed, keys }: { isClosed: boolean; keys: SecretsKeys },
): Promise<{ items: Good[]; keptUntil: string | null }> {
  const goods = (await readGoods(tx, orderId, isClosed)).map((it) =>
    isClosed && it.seenAt === null ? { ...it, value: null, closed: true } : { ...it, closed: false },
  )
  const kept = goods.filter((it) => it.value).map((it) => it.keptUntil)
  return {
    items: goods.map(({ keptUntil: _, value: box, size, ...it }) => {
      const value = box && openValue(box, keys)
      return { ...it, value, file: value !== null && size !== null ? { name: value, size } : null }
    }),
    keptUntil: kept.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null,
  }
}

/** A file among an order's items for its customer, or null. */
export async function openGoodFile(
  tx: Tx,
  orderId: string,
  itemId: string,
  keys: SecretsKeys,
): Promise<{ name: string; content: Buffer } | null> {
  const file = await readFile(tx, orderId, itemId)
  return file && { name: openValue(file.name, keys), content: openFile(file, keys) }
}
