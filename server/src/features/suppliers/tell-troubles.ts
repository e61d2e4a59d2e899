import type { AccountProblem } from '@runmart/contract/suppliers'
import { alertStaff } from '#platform/alert-staff.ts'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { closeCircuit, OPENS_AFTER } from './circuit-queries.ts'
import { reviewJob } from './review-services.ts'

/** Offers are read every hour: after so many without any, what the shop reckons with is old. */
const isOld = sql`coalesce(synced_at, created_at) < now() - interval '6 hours'`

/** A supplier refuses because of the shop's account there, its key or its money; operators are told once, until it takes orders again. */
export async function noteAccount(tx: Tx, id: string, account: AccountProblem, problem: string): Promise<void> {
  const found = await tx.find<{ name: string }>(sql`
    update suppliers.suppliers set account_since = now(), account_problem = ${account}, account_balance = balance
    where id = ${id} and account_since is null returning name`)
  if (!found) return
  // What only this supplier delivers pauses, unless the owner sells on.
  enqueue(tx, reviewJob, {}, { key: 'suppliers.review' })
  const alert = { kind: 'suppliers', what: 'account', supplierId: id, name: found.name, problem } as const
  alertStaff(tx, { alert, key: `suppliers:account:${id}:${Date.now()}` })
}

/**
 * Takes a balance as the answer of a supplier that refused the account, and returns whether it is mended: it reads the key that it did not
 * take, or has more of the shop's money than when it refused orders.
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

/** Tells operators, once, of suppliers whose offers could not be read for hours: prices and limits may be others by now. */
export async function tellOld(tx: Tx): Promise<void> {
  const old = await tx.all<{ id: string; name: string }>(sql`
    update suppliers.suppliers set told_old = true where status = 'active' and not told_old and ${isOld} returning id, name`)
  for (const { id, name } of old) {
    const alert = { kind: 'suppliers', what: 'old-offers', supplierId: id, name } as const
    alertStaff(tx, { alert, key: `suppliers:old-offers:${id}:${Date.now()}` })
  }
}

/** Suppliers that somebody has to do something about: the account there, its balance, or offers that cannot be read. */
export const countTroubled = (tx: Reader): Promise<Waiting> =>
  countWithOldest(
    tx,
    sql`select coalesce(account_since, case when ${isOld} then coalesce(synced_at, created_at) end, balance_at) as at
      from suppliers.suppliers
      where status = 'active' and (account_since is not null or ${isOld} or (told_low and low_balance is not null)) order by 1`,
  )
