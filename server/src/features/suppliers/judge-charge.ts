import { ownProblem } from '@runmart/contract/suppliers-problems'
import { getOperatorService } from '#features/catalog/index.ts'
import { alertStaff } from '#platform/alert-staff.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue } from '#platform/jobs/job.ts'
import type { StoredDispatch } from './dispatch-queries.ts'
import { reviewJob } from './review-services.ts'
import { countOvercharge, forgetOvercharges } from './source-queries.ts'
import { supplierNames } from './supplier-queries.ts'
import { namesOf } from './tell-stopped.ts'

/** Panels round by up to a percent, and a hundredth of their currency. */
const [ROUNDED_SHARE, ROUNDED_SUM] = [1.01, 0.01]

/** Whether a supplier charges more than its offer said when the order was sent. */
export function isOvercharge(charge: string | null, { expectedCharge }: StoredDispatch): boolean {
  return (
    charge !== null && expectedCharge !== null && Number(charge) > Number(expectedCharge) * ROUNDED_SHARE + ROUNDED_SUM
  )
}

/**
 * The reason why a charge is wrong, or null. Refuses negative ones, and those above both the offer's and the customer's
 * price.
 */
export function wrongCharge(charge: string | null, dispatch: StoredDispatch, paid: number): string | null {
  if (charge === null) return null
  if (charge.startsWith('-')) return ownProblem('wrong-charge', charge)
  const cost = Math.round(Number(charge) * Number(dispatch.dongEach))
  return isOvercharge(charge, dispatch) && cost > paid ? ownProblem('charge-above-paid', cost, paid) : null
}

/**
 * Counts consecutive orders with a higher charge than the source's offer, each once. Too many stop the source and alert
 * operators.
 */
export async function noteCharge(
  tx: Tx,
  dispatch: StoredDispatch,
  { charge, hasEnded }: { charge: string | null; hasEnded: boolean },
): Promise<void> {
  if (charge === null || dispatch.overcharged) return
  if (!isOvercharge(charge, dispatch)) return hasEnded ? forgetOvercharges(tx, dispatch) : undefined
  await tx.run(sql`update suppliers.dispatches set overcharged = true where order_id = ${dispatch.orderId}`)
  if (!(await countOvercharge(tx, dispatch))) return
  const { serviceId, supplierId } = dispatch
  enqueue(tx, reviewJob, {}, { key: 'suppliers.review' })
  const name = (await supplierNames(tx, [supplierId ?? ''])).get(supplierId ?? '') ?? ''
  const names = namesOf(await getOperatorService(tx, serviceId))
  const alert = { kind: 'suppliers', what: 'overcharged', serviceId, name, names } as const
  alertStaff(tx, { alert, key: `suppliers:overcharged:${serviceId}:${supplierId}:${Date.now()}` })
}
