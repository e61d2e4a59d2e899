import type { api } from '@runmart/contract'
import type { CodeDraft, DiscountCode } from '@runmart/contract/discount-codes'
import { record } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { findCode, insertCode, updateCode } from './code-queries.ts'

/** An operator makes a discount code. */
export async function createCode(
  tx: Tx,
  { body, caller, visit }: Asked<typeof api.discountCodes.createCode>,
): Promise<Result<{ code: DiscountCode }>> {
  demandServices(body.draft, 'draft.serviceIds')
  await insertCode(tx, body.code, body.draft)
  const deed = { action: 'orders.create-code', subject: body.code, details: { after: body.draft } }
  await record(tx, { operatorId: caller.userId, address: visit.address, ...deed })
  return saved(tx, body.code)
}

/** An operator changes a discount code; what was ordered with it stays as it is. */
export async function editCode(
  tx: Tx,
  { params, body, caller, visit }: Asked<typeof api.discountCodes.editCode>,
): Promise<Result<{ code: DiscountCode }>> {
  demandServices(body, 'serviceIds')
  const before = await findCode(tx, params.code)
  if (!before) throw new Refusal('NOT_FOUND')
  await updateCode(tx, params.code, body)
  const details = { before: before.draft, after: body }
  const deed = { action: 'orders.edit-code', subject: params.code, details }
  await record(tx, { operatorId: caller.userId, address: visit.address, ...deed })
  return saved(tx, params.code)
}

async function saved(tx: Tx, name: string): Promise<Result<{ code: DiscountCode }>> {
  const code = await findCode(tx, name)
  if (!code) throw new Error('The code just saved is missing')
  return { data: { code }, notice: 'notices.codeSaved' }
}

function demandServices({ serviceIds }: CodeDraft, field: string): void {
  if (serviceIds && !serviceIds.every(isUuid)) throw refuseField(field, 'choice')
}
