import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { MAX_STOCK_FILE, mostStockBytes } from '@runmart/contract/stock'
import { writeAudit } from '#features/audit/index.ts'
import { findServicePartner, getOperatorService, lockService } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { readBase64 } from '#platform/read-base64.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { countStock } from './count-stock.ts'
import { fingerprinter, sealFile, sealValue } from './secrets.ts'
import { getStock } from './show-stock.ts'
import { countBytes, insertFile, insertItems, listKnown, lockPool, updateOwner } from './stock-queries.ts'

type Input<E extends typeof api.stock.add | typeof api.stock.addFiles> = Pick<
  HandlerInput<E>,
  'params' | 'body' | 'caller' | 'request'
> & { isPartner?: true }
type Added = Result<DataOf<typeof api.stock.add>>

/**
 * Adds new items to a service's stock and skips items of any stock. The first ones make the service deliver from stock.
 */
export async function addItems(tx: Tx, input: Input<typeof api.stock.add>, shop: Shop): Promise<Added> {
  const given = input.body.lines.flatMap((value, at) => (value ? [{ nth: at + 1, value, content: value }] : []))
  return storeItems(tx, input, { field: 'lines', given }, shop)
}

/** Adds each file as an item. */
export async function addFiles(tx: Tx, input: Input<typeof api.stock.addFiles>, shop: Shop): Promise<Added> {
  const given = input.body.files.map(({ name, content }, at) => ({
    nth: at + 1,
    value: name,
    content: readFileContent(`files.${at}.content`, content),
  }))
  return storeItems(tx, input, { field: 'files', given }, shop)
}

/** Decodes a base64 file from this field. */
export function readFileContent(field: string, content: string): Buffer {
  const bytes = readBase64(content)
  if (!bytes?.length) throw refuseField(field, 'invalid')
  if (bytes.length > MAX_STOCK_FILE) throw new Refusal('TOO_LARGE')
  return bytes
}

/**
 * An item by its position in the request. `value` is its text or file name; equal `content`, such as a file's bytes,
 * makes it a repetition.
 */
type Given = { nth: number; value: string; content: string | Buffer }

async function storeItems(
  tx: Tx,
  { params, body, caller, request, isPartner }: Input<typeof api.stock.add> | Input<typeof api.stock.addFiles>,
  { field, given }: { field: 'lines' | 'files'; given: readonly Given[] },
  { secretsKeys }: Shop,
): Promise<Added> {
  const { id, draft, supplied } = await getOperatorService(tx, params.id)
  // The stock hands out nothing that customers, bots or suppliers provide.
  if (draft.serviceType === 'AUTO_BOT' || draft.provider === 'USER_PROVIDED' || supplied)
    throw refuseField(field, 'notForStock')
  const expiresAt = body.expiresAt ?? null
  if (expiresAt && Date.parse(expiresAt) <= Date.now()) throw refuseField('expiresAt', 'past')
  if (given.length === 0) throw refuseField(field, 'required')
  const { handout, partnerId: owner, isEmpty } = await lockPool(tx, id)
  // The lock keeps the service from moving to another partner who sees an empty stock.
  await lockService(tx, id)
  const provider = (await findServicePartner(tx, id))?.partnerId ?? null
  // The service moved to another partner meanwhile.
  if (isPartner && provider !== caller.userId) throw new Refusal('NOT_FOUND')
  if (owner !== provider) {
    if (!isEmpty) throw refuseField(field, 'stockOfOthers')
    await updateOwner(tx, id, provider)
  }
  const fingerprintOf = await fingerprinter(tx, secretsKeys)
  const byFingerprint = new Map<string, Given & { fingerprint: Buffer }>()
  for (const it of given) {
    const fingerprint = fingerprintOf(it.content)
    const hex = fingerprint.toString('hex')
    if (!byFingerprint.has(hex)) byFingerprint.set(hex, { ...it, fingerprint })
  }
  const items = [...byFingerprint.values()].map((it) => ({ ...it, sealed: sealValue(it.value, secretsKeys) }))
  await requireRoom(tx, id, items, mostStockBytes(draft.provider))
  const added = await insertItems(
    tx,
    id,
    items.map(({ sealed, fingerprint }) => ({ fingerprint, value: sealed })),
    { handout, expiresAt },
  )
  const isAdded = new Set<number>()
  for (const [hex, itemId] of added) {
    const it = byFingerprint.get(hex)
    if (!it) continue
    isAdded.add(it.nth)
    if (typeof it.content !== 'string') insertFile(tx, itemId, it.content.length, sealFile(it.content, secretsKeys))
  }
  await countStock(tx, id)
  const repeated = given.map((it) => it.nth).filter((nth) => !isAdded.has(nth))
  const details = { added: added.size, repeated: repeated.length, expiresAt }
  writeAudit(tx, { operatorId: caller.userId, address: request.address, action: 'stock.add', subject: id, details })
  return { data: { added: added.size, repeated, stock: await getStock(tx, id) }, notice: 'messages.stockAdded' }
}

type Weighed = Pick<Given, 'content'> & { fingerprint: Buffer; sealed: Buffer }

/**
 * Refuses items beyond the room of a locked pool. Items that it already has need no room, so a repeated request
 * succeeds even at a full pool.
 */
async function requireRoom(tx: Tx, serviceId: string, items: readonly Weighed[], most: number): Promise<void> {
  const left = Math.max(0, most - (await countBytes(tx, serviceId)))
  if (sizeOf(items) <= left) return
  const fingerprints = items.map((it) => it.fingerprint)
  const known = new Set(await listKnown(tx, fingerprints))
  const added = items.filter((it) => !known.has(it.fingerprint.toString('hex')))
  if (sizeOf(added) > left) throw new Refusal('STOCK_FULL', { data: { limitBytes: most, leftBytes: left } })
}

/** The counted bytes of items: their encrypted values and the bytes of their files. */
function sizeOf(items: readonly Weighed[]): number {
  return items.reduce((sum, it) => sum + it.sealed.length + (typeof it.content === 'string' ? 0 : it.content.length), 0)
}
