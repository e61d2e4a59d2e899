import type { Profile } from '@runmart/contract/accounts'
import type { Holdable } from '@runmart/contract/accounts-held'
import { type QueryRow, query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { toSearchText } from '#platform/db/search-text.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { foldUser } from './search-queries.ts'

const users = query
  .selectFrom('accounts.users')
  .select([
    'id',
    'username',
    'email',
    'passwordHash',
    'fullName',
    'phone',
    'telegram',
    'language',
    'timeZone',
    'role',
    'isOwner',
    'isPartner',
    'rights',
    'status',
    'held',
    'referralCode',
    'googleSub',
    'totpSecret',
    'createdAt as joinedDate',
    sql<boolean>`totp_enabled_at is not null`.as('totpEnabled'),
  ])

/** A user as stored; `getUser` makes the form for the API. */
export type StoredUser = QueryRow<typeof users>

const hasEmail = (email: string) => sql<boolean>`lower(email) = lower(${email})`
const hasUsername = (username: string) => sql<boolean>`lower(username) = lower(${username})`

export function findUserById(tx: Reader, id: string): Promise<StoredUser | null> {
  return tx.find(users.where('id', '=', id))
}

export function findUserByEmail(tx: Tx, email: string): Promise<StoredUser | null> {
  return tx.find(users.where(hasEmail(email)))
}

export function findUserByGoogle(tx: Tx, sub: string): Promise<StoredUser | null> {
  return tx.find(users.where('googleSub', '=', sub))
}

/** Finds by e-mail or username; usernames contain no @, so they never collide. */
export function findUserByLogin(tx: Tx, login: string): Promise<StoredUser | null> {
  return tx.find(users.where(login.includes('@') ? hasEmail(login) : hasUsername(login)))
}

/** Locks the user until the transaction ends, so that changes of one account run one after the other. */
export function lockUser(tx: Tx, id: string): Promise<StoredUser> {
  return tx.get(users.where('id', '=', id).forUpdate())
}

/** Locks a name until the transaction ends, so that callers with the same name wait. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 1))`)
}

/** Whether the account is more than a day old. */
export async function isLongStanding(tx: Tx, id: string): Promise<boolean> {
  const old = query
    .selectFrom('accounts.users')
    .where('id', '=', id)
    .where('createdAt', '<', sql<string>`now() - interval '1 day'`)
  return (await tx.find(old)) !== null
}

export async function isUsernameTaken(tx: Tx, username: string): Promise<boolean> {
  return (await tx.find(query.selectFrom('accounts.users').where(hasUsername(username)))) !== null
}

export type NewUser = Pick<StoredUser, 'id' | 'username' | 'email' | 'passwordHash' | 'language' | 'referralCode'> &
  Partial<Pick<StoredUser, 'status' | 'role' | 'googleSub' | 'fullName' | 'timeZone'>> & { referredBy: string | null }

/** Returns false when the e-mail has an account already; a constraint refuses a taken username. */
export async function insertUser(tx: Tx, user: NewUser): Promise<boolean> {
  const inserted = await tx.run(
    query
      .insertInto('accounts.users')
      .values({
        id: user.id,
        username: user.username,
        email: user.email,
        passwordHash: user.passwordHash,
        language: user.language,
        referralCode: user.referralCode,
        referredBy: user.referredBy,
        status: user.status ?? 'inactive',
        role: user.role ?? 'customer',
        // Only the demo shop creates an operator this way.
        isOwner: user.role === 'operator',
        googleSub: user.googleSub ?? null,
        fullName: user.fullName ?? '',
        timeZone: user.timeZone ?? null,
        searchText: toSearchText([user.username, user.email, user.fullName ?? '']),
      })
      .onConflict((it) => it.expression(sql`lower(email)`).doNothing()),
  )
  return inserted === 1
}

const update = (id: string) => query.updateTable('accounts.users').where('id', '=', id)

/** Makes an inactive account active; leaves others as they are. */
export async function activateUser(tx: Tx, id: string): Promise<void> {
  await tx.run(update(id).set({ status: 'active' }).where('status', '=', 'inactive'))
}

export async function blockUser(tx: Tx, id: string, held: readonly Holdable[]): Promise<void> {
  await tx.run(sql`
    update accounts.users set held = ${held}, status = 'blocked',
      status_before_block = case status when 'blocked' then status_before_block else status end
    where id = ${id} and status in ('inactive', 'active', 'blocked')`)
}

/** Restores the status from before the block: an unconfirmed account stays unconfirmed. */
export async function unblockUser(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`
    update accounts.users set status = coalesce(status_before_block, 'active'), status_before_block = null, held = '{}'
    where id = ${id} and status = 'blocked'`)
}

/** Sets a new password and makes the account active, whatever its status. */
export async function reviveUser(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.run(update(id).set({ passwordHash, status: 'active' }))
}

export async function setPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.run(update(id).set({ passwordHash }))
}

/** Clears the contact data that a stranger may have entered at registration. */
export async function clearContact(tx: Tx, id: string): Promise<void> {
  await tx.run(update(id).set({ fullName: '', phone: '', telegram: '' }))
}

/** Links a Google identity. `dropPassword` removes the password and two-factor secret of a possible stranger. */
export async function linkGoogle(tx: Tx, id: string, sub: string, dropPassword: boolean): Promise<void> {
  await tx.run(sql`
    update accounts.users set google_sub = ${sub}, status = case status when 'inactive' then 'active' else status end,
      password_hash = case when ${dropPassword} then null else password_hash end,
      totp_secret = case when ${dropPassword} then null else totp_secret end,
      totp_enabled_at = case when ${dropPassword} then null else totp_enabled_at end
    where id = ${id}`)
}

export async function findTimeZone(tx: Tx, id: string): Promise<string | null> {
  const user = await tx.find(query.selectFrom('accounts.users').select('timeZone').where('id', '=', id))
  return user?.timeZone ?? null
}

/** Stores a user's time zone unless the account has one. */
export async function setTimeZoneOnce(tx: Tx, id: string, timeZone: string): Promise<void> {
  await tx.run(update(id).set({ timeZone }).where('timeZone', 'is', null))
}

/** Changes the given fields of a profile and keeps the others. */
export async function updateProfile(tx: Tx, id: string, profile: Profile): Promise<void> {
  const { username, fullName, phone, telegram, language, timeZone } = profile
  const changes = { username, fullName, phone, telegram, language, timeZone }
  if (Object.values(changes).every((it) => it === undefined)) return
  await tx.run(update(id).set(changes).where('status', '<>', 'closed'))
  await foldUser(tx, id)
}
