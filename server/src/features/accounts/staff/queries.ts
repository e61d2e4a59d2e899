import type { Right } from '@runmart/contract/accounts-rights'
import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Serializes changes of operators until the transaction ends. */
export async function lockStaff(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('accounts.staff', 1))`)
}

/** Whether another user can act as an owner; blocked and closed accounts cannot. */
export async function hasOtherOwner(tx: Tx, userId: string | null): Promise<boolean> {
  const found = await tx.find(sql`
    select from accounts.users
    where is_owner and role = 'operator' and status = 'active' and id is distinct from ${userId}::uuid limit 1`)
  return found !== null
}

export async function updateStaff(
  tx: Tx,
  userId: string,
  it: { role: 'customer' | 'operator'; isOwner: boolean; rights: readonly Right[] },
): Promise<void> {
  await tx.run(sql`
    update accounts.users set role = ${it.role}, is_owner = ${it.isOwner}, rights = ${it.rights} where id = ${userId}`)
}

export async function listOperatorIds(tx: Tx): Promise<string[]> {
  const rows = await tx.all(
    query
      .selectFrom('accounts.users')
      .select('id')
      .where('role', '=', 'operator')
      .where('status', '<>', 'closed')
      .orderBy('isOwner', 'desc')
      .orderBy('createdAt')
      .orderBy('id'),
  )
  return rows.map((it) => it.id)
}

/** Active operators with this right; owners have all. */
export async function listStaffWith(tx: Tx, right: Right | 'owner'): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select id from accounts.users
    where role = 'operator' and status = 'active' and (is_owner or ${right} = any (rights)) order by id`)
  return rows.map((it) => it.id)
}
