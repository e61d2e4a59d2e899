import type { Invitation, SentInvitation } from '@runmart/contract/accounts-invitations'
import { INVITATION_DAYS } from '@runmart/contract/accounts-invitations'
import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import { query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'

export type StoredInvitation = SentInvitation & Pick<Row<'accounts.staff_invitations'>, 'acceptedBy'>

const expiresAt = sql<string>`now() + make_interval(days => ${INVITATION_DAYS})`
const invitations = sql`
  select i.id, i.email, i.language, i.is_owner as "isOwner", i.rights, i.sent_at as "sentAt", i.expires_at as "expiresAt",
    coalesce(i.accepted_at, i.withdrawn_at) as "endedAt", i.accepted_by as "acceptedBy",
    case when i.accepted_at is not null then 'accepted' when i.withdrawn_at is not null then 'withdrawn'
      when i.expires_at <= now() then 'expired' else 'open' end as state,
    u.username as "invitedBy"
  from accounts.staff_invitations i join accounts.users u on u.id = i.invited_by`

/** Stores an invitation unless the address has a waiting one; returns whether it did. */
export async function insertInvitation(tx: Tx, id: string, invitedBy: string, it: Invitation): Promise<boolean> {
  const { email, language, isOwner, rights } = it
  const stored = await tx.find(
    query
      .insertInto('accounts.staff_invitations')
      .values({ id, invitedBy, email, language, isOwner, rights, expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )
  return stored !== null
}

/** Newest first. The list stays short: a limit holds for waiting ones, and a job deletes old ones. */
export function listInvitations(tx: Tx): Promise<StoredInvitation[]> {
  return tx.all<StoredInvitation>(sql`${invitations} order by i.sent_at desc, i.id desc limit 200`)
}

export async function countWaiting(tx: Tx): Promise<number> {
  const { count } = await tx.get<{ count: number }>(sql`
    select count(*)::int as count from accounts.staff_invitations where accepted_at is null and withdrawn_at is null`)
  return count
}

export function lockInvitation(tx: Tx, id: string): Promise<StoredInvitation | null> {
  return tx.find<StoredInvitation>(sql`${invitations} where i.id = ${id} for update of i`)
}

/** The invitation of a mailed link, if its sender is still an active owner. */
export function lockInvitationByToken(tx: Tx, hash: Buffer): Promise<StoredInvitation | null> {
  return tx.find<StoredInvitation>(sql`
    ${invitations} where i.token_hash = ${hash} and u.is_owner and u.role = 'operator' and u.status = 'active' for update of i`)
}

/** Restarts the days of validity for a repeated mail and ends the previous link. */
export async function renewInvitation(tx: Tx, id: string): Promise<void> {
  await tx.run(
    query
      .updateTable('accounts.staff_invitations')
      .set({ sentAt: sql<string>`now()`, expiresAt, tokenHash: null })
      .where('id', '=', id),
  )
}

export async function setInvitationToken(tx: Tx, id: string, tokenHash: Buffer): Promise<void> {
  await tx.run(query.updateTable('accounts.staff_invitations').set({ tokenHash, expiresAt }).where('id', '=', id))
}

export async function acceptStoredInvitation(tx: Tx, id: string, acceptedBy: string): Promise<void> {
  await tx.run(
    query
      .updateTable('accounts.staff_invitations')
      .set({ acceptedBy, acceptedAt: sql<string>`now()` })
      .where('id', '=', id),
  )
}

export async function withdrawStoredInvitation(tx: Tx, id: string): Promise<void> {
  await tx.run(
    query.updateTable('accounts.staff_invitations').set({ withdrawnAt: sql<string>`now()` }).where('id', '=', id),
  )
}

/** Withdraws the open invitations of a former owner. */
export async function withdrawInvitationsOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.run(sql`
    update accounts.staff_invitations set withdrawn_at = now()
    where invited_by = ${ownerId} and accepted_at is null and withdrawn_at is null`)
}

/** Deletes addresses of invited people a month after the invitation expired. */
export function deleteOldInvitations(db: Transactions): Promise<void> {
  return deleteInBatches(db, sql`accounts.staff_invitations`, sql`expires_at < now() - interval '30 days'`)
}
