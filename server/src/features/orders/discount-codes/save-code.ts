import type { api } from '@runmart/contract'
import type { CodeDraft, DiscountCode } from '@runmart/contract/orders-discount-codes'
import { writeAudit } from '#features/audit/index.ts'
import { serviceNames } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { insertCode, lockCode, updateCode } from './code-queries.ts'

/** Creates a discount code, which its operator cannot use. */
export async function createCode(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.discountCodes.createCode>,
): Promise<Result<{ code: DiscountCode }>> {
  await demandServices(tx, body.draft, 'draft.serviceIds')
  await insertCode(tx, body.code, body.draft, caller.userId)
  const deed = { action: 'orders.create-code', subject: body.code, details: { after: body.draft } } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...deed })
  return saved(tx, body.code)
}

/** Changes a discount code; existing orders keep their discount. */
export async function editCode(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.discountCodes.editCode>,
): Promise<Result<{ code: DiscountCode }>> {
  await demandServices(tx, body, 'serviceIds')
  const name = params.code.toUpperCase()
  const before = await lockCode(tx, name)
  if (!before) throw new Refusal('NOT_FOUND')
  await updateCode(tx, name, body, caller.userId)
  const details = { before: before.draft, after: body }
  const deed = { action: 'orders.edit-code', subject: name, details } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...deed })
  return saved(tx, name)
}

async function saved(tx: Tx, name: string): Promise<Result<{ code: DiscountCode }>> {
  const code = await lockCode(tx, name)
  if (!code) throw new Error('The code just saved is missing')
  return { data: { code }, notice: 'messages.codeSaved' }
}

/** Refuses a code for services that do not exist. */
async function demandServices(tx: Tx, { serviceIds }: CodeDraft, field: string): Promise<void> {
  if (!serviceIds) return
  const isKnown =
    serviceIds.every(isUuid) && (await serviceNames(tx, serviceIds, 'en')).size === new Set(serviceIds).size
  if (!isKnown) throw refuseField(field, 'choice')
}
