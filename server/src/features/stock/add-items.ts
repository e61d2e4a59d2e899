import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { writeAudit } from '#features/audit/index.ts'
import { getOperatorService } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { refuseField } from '#platform/refusal.ts'
import { countStock } from './count-stock.ts'
import type { StockDependencies } from './dependencies.ts'
import { fingerprinter, sealValue } from './secrets.ts'
import { getStock } from './show-stock.ts'
import { insertItems, lockPool } from './stock-queries.ts'

/** Adds items to the stock of a service, each that was never in a stock; the first ones make it deliver from stock. */
export async function addItems(
  tx: Tx,
  { params, body, caller, request }: Pick<HandlerInput<typeof api.stock.add>, 'params' | 'body' | 'caller' | 'request'>,
  { secretsKeys }: StockDependencies,
): Promise<Result<DataOf<typeof api.stock.add>>> {
  const { id, draft, supplied } = await getOperatorService(tx, params.id)
  // What customers bring themselves, what bots do and what suppliers deliver is not handed out.
  if (draft.serviceType === 'AUTO_BOT' || draft.provider === 'USER_PROVIDED' || supplied)
    throw refuseField('lines', 'notForStock')
  const expiresAt = body.expiresAt ?? null
  if (expiresAt && Date.parse(expiresAt) <= Date.now()) throw refuseField('expiresAt', 'past')
  const { handout } = await lockPool(tx, id)
  const fingerprintOf = await fingerprinter(tx, secretsKeys)
  const filled = body.lines.flatMap((value, at) =>
    value ? [{ line: at + 1, value, fingerprint: fingerprintOf(value) }] : [],
  )
  if (filled.length === 0) throw refuseField('lines', 'required')
  const byFingerprint = new Map<string, (typeof filled)[number]>()
  for (const it of filled) {
    const hex = it.fingerprint.toString('hex')
    if (!byFingerprint.has(hex)) byFingerprint.set(hex, it)
  }
  const items = [...byFingerprint.values()]
  const added = await insertItems(
    tx,
    id,
    items.map(({ value, fingerprint }) => ({ fingerprint, value: sealValue(value, secretsKeys) })),
    { handout, expiresAt },
  )
  await countStock(tx, id)
  const addedLines = new Set([...added].map((hex) => byFingerprint.get(hex)?.line))
  const repeated = filled.map((it) => it.line).filter((line) => !addedLines.has(line))
  const details = { added: added.size, repeated: repeated.length, expiresAt }
  writeAudit(tx, { operatorId: caller.userId, address: request.address, action: 'stock.add', subject: id, details })
  return { data: { added: added.size, repeated, stock: await getStock(tx, id) }, notice: 'messages.stockAdded' }
}
