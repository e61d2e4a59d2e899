import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { TopUp } from '@runmart/contract/suppliers-money'
import { usernamesOf } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { getTopUp, listTopUps, type StoredTopUp } from './top-up-queries.ts'

async function presentTopUps(tx: Tx, stored: readonly StoredTopUp[]): Promise<TopUp[]> {
  const names = await usernamesOf(
    tx,
    stored.map((it) => it.notedBy),
  )
  return stored.map(({ supplierId, supplierName, notedBy, ripensAt, withinCap: _, ...it }) => ({
    ...it,
    supplier: { id: supplierId, name: supplierName },
    notedBy: { id: notedBy, username: names.get(notedBy) ?? '' },
    ripensAt: it.status === 'waiting' ? ripensAt : null,
  }))
}

/** A payment as operators see it. */
export async function presentTopUp(tx: Tx, id: string): Promise<TopUp> {
  const [topUp] = await presentTopUps(tx, [await getTopUp(tx, id)])
  if (!topUp) throw new Error('The top-up just changed is missing')
  return topUp
}

/** Payments to suppliers, newest first. */
export async function listTopUpsForOperator(
  tx: Tx,
  { query }: HandlerInput<typeof api.supplierMoney.topUps>,
): Promise<Result<DataOf<typeof api.supplierMoney.topUps>>> {
  const { page, limit, supplierId } = query
  const isKnown = supplierId === undefined || isUuid(supplierId)
  const { items, total } = isKnown ? await listTopUps(tx, query) : { items: [], total: 0 }
  return { data: { items: await presentTopUps(tx, items), total, page, limit } }
}
