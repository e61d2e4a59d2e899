import type { AccountProblem } from '@runmart/contract/suppliers'
import { alertStaff } from '#platform/alert-staff.ts'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { closeCircuit, OPENS_AFTER } from './circuit-queries.ts'
import { reviewJob } from './review-services.ts'

/** The shop reads offers every hour: after these hours its prices and limits are out of date. */
const isOld = sql`coalesce(synced_at, created_at) < now() - interval '6 hours'`

/**
 * A supplier refuses because of the shop's account: its key or its money. Alerts operators once until the supplier
 * takes orders again.
 */
export async function noteAccount(tx: Tx, id: string, account: AccountProblem, problem: string): Promise<void> {
  const found = await tx.find<{ name: string }>(sql`
    update suppliers.suppliers set account_since = now(), account_problem = ${account}, account_balance = balance
    where id = ${id} and account_since is null returning name`)
  if (!found) return
  // Services with only this supplier pause, unless the owner keeps selling.
  enqueue(tx, reviewJob, {}, { key: 'suppliers.review' })
  const alert = { kind: 'suppliers', what: 'account', supplierId: id, name: found.name, problem } as const
  alertStaff(tx, { alert, key: `suppliers:account:${id}:${Date.now()}` })
}

/**
 * Checks by a balance whether a refused account works again, and returns whether it does. The supplier must accept the
 * key, or hold more money than when it refused.
 */
export async function mendAccount(tx: Tx, id: string, balance: string): Promise<boolean> {
  const found = await tx.find<{ isMended: boolean }>(sql`
    update suppliers.suppliers set account_balance = least(account_balance, ${balance}::numeric)
    where id = ${id} and account_since is not null
    returning case account_problem when 'key' then balance_problem is not null or failures < ${OPENS_AFTER}
      else ${balance}::numeric > account_balance end as "isMended"`)
  if (!found?.isMended) return false
  await closeCircuit(tx, id)
  enqueue(tx, reviewJob, {}, { key: 'suppliers.review' })
  return true
}

/** Alerts operators once about suppliers whose offers failed for hours: prices and limits may be out of date. */
export async function tellOld(tx: Tx): Promise<void> {
  const old = await tx.all<{ id: string; name: string }>(sql`
    update suppliers.suppliers set told_old = true where status = 'active' and not told_old and ${isOld} returning id, name`)
  for (const { id, name } of old) {
    const alert = { kind: 'suppliers', what: 'old-offers', supplierId: id, name } as const
    alertStaff(tx, { alert, key: `suppliers:old-offers:${id}:${Date.now()}` })
  }
}

/** Suppliers that need an operator: the account there, its balance, or unreadable offers. */
export const countTroubled = (tx: Reader): Promise<Waiting> =>
  countWithOldest(
    tx,
    sql`select coalesce(account_since, case when ${isOld} then coalesce(synced_at, created_at) end, balance_at) as at
      from suppliers.suppliers
      where status = 'active' and (account_since is not null or ${isOld} or (told_low and low_balance is not null)) order by 1`,
  )
