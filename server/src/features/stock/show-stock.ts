import type { api } from '@runmart/contract'
import type { Stock } from '@runmart/contract/stock'
import { usernamesOf } from '#features/accounts/index.ts'
import { findServicePartner, getOperatorService } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { findPool, type Pool } from './stock-queries.ts'

async function presentStock(tx: Tx, pool: Pool): Promise<Stock> {
  const { handout, lowAt, keepDays, replacePercent, version, bytes, free, sold, expired, withdrawn } = pool
  const held = await findHeld(tx, pool)
  return {
    settings: { handout, lowAt, keepDays, replacePercent },
    version,
    counts: { free, sold, expired, withdrawn },
    bytes,
    ...(held && { held }),
  }
}

/** The former partner's free items, which the shop does not sell because the service moved. Null if there are none. */
async function findHeld(tx: Tx, { serviceId, partnerId, withdrawReason, free }: Pool): Promise<Stock['held'] | null> {
  const provider = (await findServicePartner(tx, serviceId))?.partnerId ?? null
  if (free === 0 || partnerId === provider) return null
  const names = await usernamesOf(tx, partnerId ? [partnerId] : [])
  const partner = partnerId ? { id: partnerId, username: names.get(partnerId) ?? '' } : null
  return { partner, isBeingWithdrawn: withdrawReason !== null }
}

/** The stock of a service, or a refusal. */
export async function getStock(tx: Tx, serviceId: string): Promise<Stock> {
  const pool = await findPool(tx, serviceId)
  if (!pool) throw new Refusal('NOT_FOUND')
  return presentStock(tx, pool)
}

export async function showStock(
  tx: Tx,
  { params }: Pick<HandlerInput<typeof api.stock.stock>, 'params'>,
): Promise<Result<{ stock: Stock | null }>> {
  const { id } = await getOperatorService(tx, params.id)
  const pool = await findPool(tx, id)
  return { data: { stock: pool && (await presentStock(tx, pool)) } }
}
