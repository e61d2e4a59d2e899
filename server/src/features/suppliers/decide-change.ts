import type { api } from '@runmart/contract'
import { writeAudit } from '#features/audit/index.ts'
import { changeOffer, getOperatorService, lockService } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { listLimits, saveLimits } from './own-limits.ts'
import { serviceCost } from './price-rule.ts'
import { reviewServicesIn } from './review-services.ts'
import { deleteProposal, keepDecided, listSources } from './source-queries.ts'
import { termsOf } from './terms.ts'

/** Applies a supplier's change at the price that the operator saw, or keeps the service until the next change. */
export async function decideChange(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.suppliers.decideChange>,
): Promise<Result<null>> {
  const { id } = await getOperatorService(tx, params.service)
  await lockService(tx, id)
  const source = (await listSources(tx, [id])).find((it) => String(it.position) === params.position)
  if (!source) throw new Refusal('NOT_FOUND')
  // Another operator decided, or the supplier withdrew the change.
  if (!source.proposed) throw new Refusal('CONFLICT')
  const { proposed } = source
  if (proposed.price !== body.acceptPrice) throw new Refusal('PRICE_CHANGED')
  const { draft } = await getOperatorService(tx, id)
  const before = { price: draft.price, minAmount: draft.minAmount, maxAmount: draft.maxAmount }
  if (body.decision === 'approve' && !proposed.isNameOnly) {
    const terms = termsOf(source)
    if (typeof terms === 'string') throw new Refusal('CONFLICT')
    const { price, minAmount, maxAmount } = proposed
    await changeOffer(tx, id, { price, minAmount, maxAmount, cost: serviceCost(terms.cost) }, caller.userId)
    const { ownMin = null, ownMax = null } = (await listLimits(tx, [id])).get(id) ?? {}
    const own = source.follows ? { ownMin, ownMax } : { ownMin: minAmount, ownMax: maxAmount }
    saveLimits(tx, id, { ...own, setMin: minAmount, setMax: maxAmount })
  }
  keepDecided(tx, source, proposed)
  deleteProposal(tx, source)
  await reviewServicesIn(tx, [id])
  const { price, minAmount, maxAmount } = proposed
  const offered = { price, minAmount, maxAmount }
  const details = body.decision === 'approve' ? { before, after: offered } : offered
  const action = body.decision === 'approve' ? 'suppliers.approve-change' : 'suppliers.dismiss-change'
  writeAudit(tx, { operatorId: caller.userId, address: request.address, action, subject: id, details })
  return { data: null, notice: body.decision === 'approve' ? 'messages.serviceSaved' : 'messages.changeDismissed' }
}
