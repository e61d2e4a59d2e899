import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import { VIEW_MINUTES } from '@runmart/contract/accounts-views'
import type { DataOf } from '@runmart/contract/endpoint'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { makeViewToken } from '../tokens.ts'
import { findUserById } from '../user-queries.ts'
import { endViews, insertView, mayView } from './queries.ts'

/** Lets an operator see the shop as a customer for some minutes; the audit log names both and the reason. */
export async function startView(
  tx: Tx,
  { params, body: { reason }, caller, request }: HandlerInput<typeof api.customerViews.start>,
  { tokenSecret }: Shop,
): Promise<Result<DataOf<typeof api.customerViews.start>>> {
  if (!(await mayView(tx, caller.userId))) throw new Refusal('FORBIDDEN')
  const customer = isUuid(params.id) ? await findUserById(tx, params.id) : null
  if (!customer) throw new Refusal('NOT_FOUND')
  // Operators see each other on the staff page, and a closed account has no data.
  if (customer.role !== 'customer' || customer.status === 'closed') throw new Refusal('CONFLICT')
  const { id: customerId, username } = customer
  const view = { id: randomUUIDv7(), customerId, operatorId: caller.userId, sessionId: caller.sessionId }
  const { expiresAt } = await insertView(tx, view, VIEW_MINUTES)
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'account.view',
    subject: customerId,
    details: { reason, until: expiresAt },
  })
  const token = makeViewToken({ userId: customerId, sessionId: view.id }, tokenSecret, VIEW_MINUTES * 60)
  return { data: { token, expiresAt, customer: { id: customerId, username } } }
}

export async function endView(
  tx: Tx,
  { params, caller }: HandlerInput<typeof api.customerViews.end>,
): Promise<Result<null>> {
  await endViews(tx, caller.userId, params.id)
  return { data: null }
}
