import { viewRights } from '@runmart/contract/accounts-views'
import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import { query, type Row } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'

export type NewView = Pick<Row<'accounts.views'>, 'id' | 'customerId' | 'operatorId' | 'sessionId'>

/** Stores a view that ends after this number of minutes; returns the time of its end. */
export function insertView(tx: Tx, view: NewView, minutes: number): Promise<Pick<Row<'accounts.views'>, 'expiresAt'>> {
  const expiresAt = sql<string>`now() + make_interval(mins => ${minutes})`
  return tx.get(
    query
      .insertInto('accounts.views')
      .values({ ...view, expiresAt })
      .returning('expiresAt'),
  )
}

export type LiveView = Pick<Row<'accounts.views'>, 'customerId'> & Pick<Row<'accounts.users'>, 'language' | 'timeZone'>

/**
 * A view that has not expired. Its operator's session and rights must be valid, and the viewed user still a customer.
 */
export function findLiveView(reader: Reader, id: string, needsTwoFactor: boolean): Promise<LiveView | null> {
  return reader.find<LiveView>(sql`
    select v.customer_id as "customerId", o.language, c.time_zone as "timeZone"
    from accounts.views v
    join accounts.sessions s on s.id = v.session_id and s.ended_at is null and s.expires_at > now()
    join accounts.users o on o.id = v.operator_id and o.role = 'operator' and o.status = 'active'
      and (o.is_owner or o.rights @> ${viewRights}::text[])
      and (o.totp_enabled_at is not null or not ${needsTwoFactor})
    join accounts.users c on c.id = v.customer_id and c.role = 'customer' and c.status <> 'closed'
    where v.id = ${id} and v.ended_at is null and v.expires_at > now()`)
}

/** Whether an operator has all rights for viewing. */
export async function mayView(tx: Tx, operatorId: string): Promise<boolean> {
  const found = await tx.find(sql`
    select from accounts.users where id = ${operatorId} and (is_owner or rights @> ${viewRights}::text[])`)
  return found !== null
}

export async function endViews(tx: Tx, operatorId: string, customerId: string): Promise<void> {
  await tx.run(sql`
    update accounts.views set ended_at = now()
    where operator_id = ${operatorId} and customer_id::text = ${customerId} and ended_at is null`)
}

export function deleteOldViews(db: Transactions): Promise<void> {
  return deleteInBatches(db, sql`accounts.views`, sql`expires_at < now() - interval '7 days'`)
}
