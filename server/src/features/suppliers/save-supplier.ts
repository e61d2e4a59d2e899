import type { api } from '@runmart/contract'
import type { Supplier } from '@runmart/contract/suppliers'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { isPrivateAddress } from './host-rules.ts'
import { reviewJob } from './review-services.ts'
import { sealSupplierKey } from './secrets.ts'
import { getSupplier, insertSupplier, lockSupplier, type SupplierSettings, updateSupplier } from './supplier-queries.ts'
import { syncJob } from './sync-supplier.ts'

type Saved = Promise<Result<{ supplier: Supplier }>>

/** Adds a supplier and reads its offers at once. */
export async function createSupplier(
  tx: Tx,
  { body: { key, ...settings }, caller, request }: HandlerInput<typeof api.suppliers.create>,
  shop: Shop,
): Saved {
  requireSafeAddress(settings.url, shop)
  const id = await insertSupplier(tx, settings, sealSupplierKey(key, shop.secretsKeys))
  enqueue(tx, syncJob, { supplierId: id })
  const entry = { action: 'suppliers.create', subject: id, details: { after: settings } } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { supplier: await getSupplier(tx, id) }, notice: 'messages.supplierSaved' }
}

/** Changes a supplier, unless another operator changed it since this one loaded it. */
export async function saveSupplier(
  tx: Tx,
  { params, body: { version, key, ...settings }, caller, request }: HandlerInput<typeof api.suppliers.save>,
  shop: Shop,
): Saved {
  const { id } = await getSupplier(tx, params.id)
  await lockSupplier(tx, id)
  const before = await getSupplier(tx, id)
  if (before.version !== version) throw new Refusal('CONFLICT')
  requireSafeAddress(settings.url, shop)
  // A key belongs to one host: changing the address alone must not reveal it elsewhere.
  if (new URL(settings.url).host !== new URL(before.url).host && key === undefined) throw refuseField('key', 'required')
  await updateSupplier(tx, id, settings, key === undefined ? null : sealSupplierKey(key, shop.secretsKeys))
  // Rate and status decide prices and limits; another address may have other offers.
  enqueue(tx, reviewJob, {}, { key: 'suppliers.review' })
  const isOther = settings.url !== before.url || settings.currency !== before.currency || key !== undefined
  if (isOther) enqueue(tx, syncJob, { supplierId: id })
  const details = { before: settingsOf(before), after: settings, ...(key !== undefined && { newKey: true }) }
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'suppliers.save',
    subject: id,
    details,
  })
  return { data: { supplier: await getSupplier(tx, id) }, notice: 'messages.supplierSaved' }
}

/** The shop sends keys only encrypted, and never into its own networks. Each call checks where a name leads. */
function requireSafeAddress(url: string, shop: Shop): void {
  const { protocol, username, password } = new URL(url)
  const isOpen = protocol !== 'https:' && shop.demoPassword === null
  if (username || password || isOpen || isPrivateAddress(url, shop)) throw refuseField('url', 'webAddress')
}

function settingsOf(it: Supplier): SupplierSettings {
  const { name, kind, url, currency, dongEach, callsAMinute, repeatsSafely, lowBalance, status, sellsWhileRefused } = it
  return { name, kind, url, currency, dongEach, callsAMinute, repeatsSafely, lowBalance, status, sellsWhileRefused }
}
