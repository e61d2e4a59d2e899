import type { api } from '@runmart/contract'
import type { Stock } from '@runmart/contract/stock'
import { getOperatorService } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { findPool, type Pool } from './stock-queries.ts'

export function presentStock(pool: Pool): Stock {
  const { handout, lowAt, keepDays, replacePercent, version, bytes, free, sold, expired, withdrawn } = pool
  const counts = { free, sold, expired, withdrawn }
  return { settings: { handout, lowAt, keepDays, replacePercent }, version, counts, bytes }
}

/** The stock of a service that has one; not found otherwise. */
export async function getStock(tx: Tx, serviceId: string): Promise<Stock> {
  const pool = await findPool(tx, serviceId)
  if (!pool) throw new Refusal('NOT_FOUND')
  return presentStock(pool)
}

export async function showStock(
  tx: Tx,
  { params }: Pick<HandlerInput<typeof api.stock.stock>, 'params'>,
): Promise<Result<{ stock: Stock | null }>> {
  const { id } = await getOperatorService(tx, params.id)
  const pool = await findPool(tx, id)
  return { data: { stock: pool && presentStock(pool) } }
}
