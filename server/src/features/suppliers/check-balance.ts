import type { api } from '@runmart/contract'
import { OTHER_CURRENCY, type Supplier } from '@runmart/contract/suppliers'
import { writeAudit } from '#features/audit/index.ts'
import { alertStaff } from '#platform/alert-staff.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import type { Shop } from '#platform/shop.ts'
import { closeCircuit } from './circuit-queries.ts'
import { connect, type SupplierAccess, SupplierError } from './connect.ts'
import { reviewJob } from './review-services.ts'
import { getSupplier, keepBalance, noteProblem } from './supplier-queries.ts'
import { mendAccount, noteAccount } from './tell-troubles.ts'

/** Reads the shop's balance at a supplier. */
export const balanceJob = job<{ supplierId: string }>('suppliers.balance')

/**
 * Reads the balance at a supplier and alerts operators once when it gets too low. Returns whether the supplier
 * answered.
 */
export async function readBalance(db: Transactions, id: string, shop: SupplierAccess): Promise<boolean> {
  try {
    const { balance, currency } = await (await connect(db, id, shop)).getBalance()
    await db.transaction(async (tx) => {
      const supplier = await getSupplier(tx, id)
      const isOther = currency !== null && currency.toUpperCase() !== supplier.currency
      await mendAccount(tx, id, balance)
      noteProblem(tx, id, 'balance', isOther ? OTHER_CURRENCY : null)
      if (!(await keepBalance(tx, id, balance))) return
      const { name, currency: counted } = supplier
      const alert = {
        kind: 'suppliers',
        what: 'low-balance',
        supplierId: id,
        name,
        balance,
        currency: counted,
      } as const
      alertStaff(tx, { alert, key: `suppliers:${id}:${Date.now()}` })
    })
    return true
  } catch (problem) {
    if (!(problem instanceof SupplierError)) throw problem
    await db.transaction(async (tx) => {
      noteProblem(tx, id, 'balance', problem.message)
      if (problem.account) await noteAccount(tx, id, problem.account, problem.message)
    })
    return false
  }
}

/** Reads a supplier's balance on an operator's request, to check address and key. */
export async function checkNow(
  db: Transactions,
  { params, caller, request }: HandlerInput<typeof api.suppliers.check>,
  shop: Shop,
): Promise<Result<{ supplier: Supplier }>> {
  const { id } = await db.transaction((tx) => getSupplier(tx, params.id))
  const answered = await readBalance(db, id, shop)
  return db.transaction(async (tx) => {
    if (answered) {
      await closeCircuit(tx, id)
      enqueue(tx, reviewJob, {}, { key: 'suppliers.review' })
    }
    const entry = { action: 'suppliers.check', subject: id, details: { answered } } as const
    writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
    return { data: { supplier: await getSupplier(tx, id) } }
  })
}
