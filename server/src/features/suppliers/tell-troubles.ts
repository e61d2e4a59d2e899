import { alertStaff } from '#platform/alert-staff.ts'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { OPENS_AFTER } from './circuit-queries.ts'

/** Offers are read every hour: after so many without any, what the shop reckons with is old. */
const isOld = sql`coalesce(synced_at, created_at) < now() - interval '6 hours'`

/** A supplier refuses because of the shop's account there, its key or its money; operators are told once, until it takes orders again. */
export async function noteAccount(tx: Tx, id: string, problem: string): Promise<void> {
  const found = await tx.find<{ name: string }>(sql`
    update suppliers.suppliers set account_since = now() where id = ${id} and account_since is null returning name`)
  if (!found) return
  const alert = { kind: 'suppliers', what: 'account', supplierId: id, name: found.name, problem } as const
  alertStaff(tx, { alert, key: `suppliers:account:${id}:${Date.now()}` })
}

/** It takes the key again. Where orders were refused it is an order, or an operator, that has to find out. */
export function forgetAccount(tx: Tx, id: string): void {
  tx.write(sql`
    update suppliers.suppliers set account_since = null
    where id = ${id} and account_since is not null and failures < ${OPENS_AFTER}`)
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
