import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { writeAudit } from '#features/audit/index.ts'
import { getOperatorService } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { readFileContent } from './add-items.ts'
import { findByFingerprint, listItems } from './item-queries.ts'
import { fingerprinter } from './secrets.ts'
import { findPool } from './stock-queries.ts'

/** A page of a stock's items. Counters give the total without reading the items. */
export async function listStockItems(
  tx: Tx,
  { params, query: { state, ...page } }: Pick<HandlerInput<typeof api.stock.items>, 'params' | 'query'>,
): Promise<Result<DataOf<typeof api.stock.items>>> {
  const { id } = await getOperatorService(tx, params.id)
  const pool = await findPool(tx, id)
  const items = pool ? await listItems(tx, id, state, page) : []
  const counts = pool ?? { free: 0, sold: 0, expired: 0, withdrawn: 0 }
  const total = state ? counts[state] : counts.free + counts.sold + counts.expired + counts.withdrawn
  return { data: { items, total, ...page } }
}

type Found = Result<DataOf<typeof api.stock.find>>

/** Finds an item by its value, in any state. */
export async function findStockItem(tx: Tx, input: HandlerInput<typeof api.stock.find>, shop: Shop): Promise<Found> {
  return findSame(tx, input, input.body.value, shop)
}

/** Finds a file by its bytes. */
export async function findStockFile(
  tx: Tx,
  input: HandlerInput<typeof api.stock.findFile>,
  shop: Shop,
): Promise<Found> {
  return findSame(tx, input, readFileContent('content', input.body.content), shop)
}

async function findSame(
  tx: Tx,
  { caller, request }: Pick<HandlerInput<typeof api.stock.find>, 'caller' | 'request'>,
  content: string | Buffer,
  { secretsKeys }: Shop,
): Promise<Found> {
  const fingerprintOf = await fingerprinter(tx, secretsKeys)
  const item = await findByFingerprint(tx, fingerprintOf(content))
  const entry = { action: 'stock.find', subject: item?.id ?? '', details: { found: item !== null } } as const
  // Logs the search, since an operator could try out short codes with it.
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { item } }
}
