import type { Session } from '@runmart/contract/accounts'
import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import { query, type Row } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'

/** Maximum age of a session in idle lifetimes, with any number of renewals; then the user signs in again. */
const MAX_IDLE_LIFETIMES = 6

export type NewSession = {
  id: string
  userId: string
  address: string
  device: string
  /** The hash of the browser's device id. */
  mark: Buffer | null
  seconds: number
  tokenHash: Buffer
}

/** Opens a session together with its first refresh token. */
export async function insertSession(tx: Tx, it: NewSession): Promise<void> {
  await tx.run(sql`
    with opened as (
      insert into accounts.sessions (id, user_id, address, device, mark, confirmed_at, expires_at)
      values (${it.id}, ${it.userId}, ${it.address}, ${it.device}, ${it.mark}, now(), now() + make_interval(secs => ${it.seconds}))
      returning id)
    insert into accounts.refresh_tokens (hash, session_id) select ${it.tokenHash}, id from opened`)
}

export type LiveSession = Pick<Row<'accounts.sessions'>, 'id' | 'userId'> &
  Pick<Row<'accounts.users'>, 'language' | 'timeZone' | 'role' | 'status' | 'isOwner' | 'rights' | 'isPartner'> & {
    twoFactor: boolean
    isFresh: boolean
  }

/** After a sign-in or a confirmation, a session may do dangerous actions for this time. */
export const FRESH_SECONDS = 300

const liveSessions = sql`
  select s.id, s.user_id as "userId", u.language, u.time_zone as "timeZone", u.role, u.status, u.totp_enabled_at is not null as "twoFactor",
    u.is_owner as "isOwner", u.rights, u.is_partner as "isPartner",
    coalesce(s.confirmed_at > now() - make_interval(secs => ${FRESH_SECONDS}), false) as "isFresh"
  from accounts.sessions s join accounts.users u on u.id = s.user_id
  where s.ended_at is null and s.expires_at > now()`

/** The session and its user, if the session is still open. */
export function findLiveSession(tx: Reader, id: string): Promise<LiveSession | null> {
  return tx.find<LiveSession>(sql`${liveSessions} and s.id = ${id}`)
}

/** Many sessions at once; PostgreSQL plans it once for any number (`INDEX_PLAN`). */
export function findLiveSessions(tx: Reader, ids: readonly string[]): Promise<LiveSession[]> {
  // A quiet shop asks for one at a time: the plain statement starts faster.
  if (ids.length === 1) return tx.all<LiveSession>(sql`${liveSessions} and s.id = ${ids[0]}`)
  return tx.all<LiveSession>(sql`
    select live.* from unnest(${ids}::uuid[]) as asked (id)
    cross join lateral (${liveSessions} and s.id = asked.id offset 0) as live`)
}

/** Call it after the owner of the session has proved their identity. */
export async function confirmSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.run(sql`update accounts.sessions set confirmed_at = now() where id = ${sessionId}`)
}

export type StoredRefreshToken = Pick<Row<'accounts.refresh_tokens'>, 'sessionId'> &
  Pick<Row<'accounts.sessions'>, 'userId'> &
  Pick<Row<'accounts.users'>, 'timeZone'> & { usedSecondsAgo: number | null; live: boolean; blocked: boolean }

/** The token and its session, locked, so that two simultaneous renewals run one after the other. */
export function lockRefreshToken(tx: Tx, hash: Buffer): Promise<StoredRefreshToken | null> {
  return tx.find<StoredRefreshToken>(sql`
    select t.session_id as "sessionId", s.user_id as "userId", u.status = 'blocked' as blocked,
      u.time_zone as "timeZone",
      extract(epoch from now() - t.used_at)::float8 as "usedSecondsAgo", s.ended_at is null and s.expires_at > now() as live
    from accounts.refresh_tokens t
    join accounts.sessions s on s.id = t.session_id
    join accounts.users u on u.id = s.user_id
    where t.hash = ${hash} for update of t, s`)
}

/** Marks a token as used and stores its one successor; returns false when the session has reached its maximum age. */
export async function replaceRefreshToken(
  tx: Tx,
  hash: Buffer,
  successorHash: Buffer,
  seconds: number,
): Promise<boolean> {
  const { alive } = await tx.get<{ alive: boolean }>(sql`
    with used as (
      update accounts.refresh_tokens set used_at = now() where hash = ${hash} returning session_id),
    added as (
      insert into accounts.refresh_tokens (hash, session_id) select ${successorHash}, session_id from used)
    update accounts.sessions set last_used_at = now(), expires_at = least(
      now() + make_interval(secs => ${seconds}), created_at + make_interval(secs => ${seconds * MAX_IDLE_LIFETIMES}))
    where id = (select session_id from used) returning expires_at > now() as alive`)
  return alive
}

export async function isUnused(tx: Tx, hash: Buffer): Promise<boolean> {
  const unused = query.selectFrom('accounts.refresh_tokens').where('hash', '=', hash).where('usedAt', 'is', null)
  return (await tx.find(unused)) !== null
}

/** A user's open sessions, last used first. */
export function listLiveSessions(tx: Tx, userId: string): Promise<Omit<Session, 'current'>[]> {
  return tx.all(
    query
      .selectFrom('accounts.sessions')
      .select(['id', 'address', 'device', 'createdAt', 'lastUsedAt'])
      .where('userId', '=', userId)
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', sql<string>`now()`)
      .orderBy('lastUsedAt', 'desc'),
  )
}

/** The latest ended or expired sessions of a user. */
export function listEndedSessions(
  tx: Tx,
  userId: string,
  limit: number,
): Promise<(Omit<Session, 'current'> & { endedAt: string })[]> {
  return tx.all(sql`
    select id, address, device, created_at as "createdAt", last_used_at as "lastUsedAt",
      least(ended_at, expires_at) as "endedAt"
    from accounts.sessions where user_id = ${userId} and (ended_at is not null or expires_at <= now())
    order by "endedAt" desc, id limit ${limit}`)
}

/** Every stored session of a user, including ended ones. */
export function listAllSessions(
  tx: Tx,
  userId: string,
): Promise<(Omit<Session, 'id' | 'current'> & { endedAt: string | null })[]> {
  return tx.all(
    query
      .selectFrom('accounts.sessions')
      .select(['address', 'device', 'createdAt', 'lastUsedAt', 'endedAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .orderBy('id'),
  )
}

/** Ends one session of a user, all but one, or all; returns the ids of the ended ones. */
export async function endSessions(
  tx: Tx,
  userId: string,
  { only, except }: { only?: string; except?: string },
): Promise<string[]> {
  let ended = query
    .updateTable('accounts.sessions')
    .set({ endedAt: sql<string>`now()` })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
  if (only !== undefined) ended = ended.where('id', '=', only)
  if (except !== undefined) ended = ended.where('id', '<>', except)
  return (await tx.all(ended.returning('id'))).map((row) => row.id)
}

/** Deletes sessions that ended or expired a while ago, with their tokens. */
export function deleteOldSessions(db: Transactions): Promise<void> {
  return deleteInBatches(db, sql`accounts.sessions`, sql`coalesce(ended_at, expires_at) < now() - interval '7 days'`)
}

export type KnownDevice = Pick<Row<'accounts.sessions'>, 'mark' | 'address' | 'device'>

/** Addresses and devices of a user's stored sessions. */
export function listKnownDevices(tx: Tx, userId: string): Promise<KnownDevice[]> {
  return tx.all(
    query.selectFrom('accounts.sessions').select(['mark', 'address', 'device']).distinct().where('userId', '=', userId),
  )
}
