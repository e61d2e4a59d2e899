import type { Language, Profile, User } from '@runmart/contract/accounts'
import { containing } from '#platform/db/containing.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** A user as stored; what leaves the server is made by `showUser`. */
export type StoredUser = {
  id: string
  username: string
  email: string
  passwordHash: string | null
  fullName: string
  phone: string
  telegram: string
  language: Language
  role: User['role']
  status: User['status']
  referralCode: string
  googleSub: string | null
  totpSecret: Buffer | null
  totpEnabled: boolean
  joinedDate: string
}

const columns = sql`id, username, email, password_hash as "passwordHash", full_name as "fullName", phone, telegram,
  language, role, status, referral_code as "referralCode", google_sub as "googleSub", totp_secret as "totpSecret",
  totp_enabled_at is not null as "totpEnabled", created_at as "joinedDate"`

function findUser(tx: Tx, where: Sql): Promise<StoredUser | null> {
  return tx.find<StoredUser>(sql`select ${columns} from accounts.users where ${where}`)
}

export const findUserById = (tx: Tx, id: string) => findUser(tx, sql`id = ${id}`)
export const findUserByEmail = (tx: Tx, email: string) => findUser(tx, sql`lower(email) = lower(${email})`)
export const findUserByGoogle = (tx: Tx, sub: string) => findUser(tx, sql`google_sub = ${sub}`)

/** By e-mail or username; a username cannot hold an @, so the two never meet. */
export const findUserByLogin = (tx: Tx, login: string) =>
  findUser(tx, login.includes('@') ? sql`lower(email) = lower(${login})` : sql`lower(username) = lower(${login})`)

/** The user, locked until the transaction ends: two changes of one account happen one after the other. */
export async function lockUser(tx: Tx, id: string): Promise<StoredUser> {
  return tx.get<StoredUser>(sql`select ${columns} from accounts.users where id = ${id} for update`)
}

/** Makes others who name the same thing wait until this transaction ends. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 1))`)
}

export async function findReferrer(tx: Tx, referralCode: string): Promise<string | null> {
  const row = await tx.find<{ id: string }>(sql`
    select id from accounts.users where referral_code = upper(trim(${referralCode})) and status not in ('blocked', 'closed')`)
  return row?.id ?? null
}

export async function isUsernameTaken(tx: Tx, username: string): Promise<boolean> {
  return (await tx.find(sql`select from accounts.users where lower(username) = lower(${username})`)) !== null
}

export type NewUser = Pick<StoredUser, 'id' | 'username' | 'email' | 'passwordHash' | 'language' | 'referralCode'> &
  Partial<Pick<StoredUser, 'status' | 'role' | 'googleSub' | 'fullName'>> & { referredBy: string | null }

/** False when the e-mail has an account already; a username that is taken is refused by its constraint. */
export async function insertUser(tx: Tx, user: NewUser): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into accounts.users (id, username, email, password_hash, language, referral_code, referred_by, status, role,
      google_sub, full_name)
    values (${user.id}, ${user.username}, ${user.email}, ${user.passwordHash}, ${user.language}, ${user.referralCode},
      ${user.referredBy}, ${user.status ?? 'inactive'}, ${user.role ?? 'customer'}, ${user.googleSub ?? null},
      ${user.fullName ?? ''})
    on conflict ((lower(email))) do nothing`)
  return inserted === 1
}

export async function countReferrals(tx: Tx, userId: string): Promise<number> {
  return (
    await tx.get<{ count: number }>(
      sql`select count(*)::int as count from accounts.users where referred_by = ${userId}`,
    )
  ).count
}

/** Makes an account active; one that is active or blocked stays as it is. */
export async function activateUser(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update accounts.users set status = 'active' where id = ${id} and status = 'inactive'`)
}

export async function blockUser(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update accounts.users set status = 'blocked' where id = ${id}`)
}

/** A new password for an account that is to work again, whatever it was. */
export async function reviveUser(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.run(sql`update accounts.users set password_hash = ${passwordHash}, status = 'active' where id = ${id}`)
}

export async function setPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.run(sql`update accounts.users set password_hash = ${passwordHash} where id = ${id}`)
}

/** Links a Google identity. An address nobody had proved until now may have been taken by a stranger: his password goes. */
export async function linkGoogle(tx: Tx, id: string, sub: string, dropPassword: boolean): Promise<void> {
  await tx.run(sql`
    update accounts.users set google_sub = ${sub}, status = case status when 'inactive' then 'active' else status end,
      password_hash = case when ${dropPassword} then null else password_hash end,
      totp_secret = case when ${dropPassword} then null else totp_secret end,
      totp_enabled_at = case when ${dropPassword} then null else totp_enabled_at end
    where id = ${id}`)
}

export async function updateProfile(tx: Tx, id: string, profile: Profile): Promise<void> {
  await tx.run(sql`
    update accounts.users set username = coalesce(${profile.username ?? null}, username),
      full_name = coalesce(${profile.fullName ?? null}, full_name), phone = coalesce(${profile.phone ?? null}, phone),
      telegram = coalesce(${profile.telegram ?? null}, telegram), language = coalesce(${profile.language ?? null}, language)
    where id = ${id} and status <> 'closed'`)
}

export function usernames(tx: Tx, ids: readonly string[]): Promise<{ id: string; username: string }[]> {
  return tx.all(sql`select id, username from accounts.users where id = any (${ids}::uuid[])`)
}

type Search = { q?: string | undefined; page: number; limit: number }
type FoundUser = Pick<StoredUser, 'id' | 'username' | 'email' | 'fullName' | 'role' | 'status' | 'joinedDate'>

/** One page of the users whose name or address holds these words, and how many there are. */
export async function searchUsers(tx: Tx, { q, page, limit }: Search): Promise<{ items: FoundUser[]; total: number }> {
  const words = q ? containing(q) : null
  const where = sql`(${words}::text is null or username ilike ${words} or email ilike ${words} or full_name ilike ${words}
    or id::text = ${q ?? ''})`
  const items = await tx.all<FoundUser>(sql`
    select id, username, email, full_name as "fullName", role, status, created_at as "joinedDate" from accounts.users
    where ${where} order by created_at desc limit ${limit} offset ${(page - 1) * limit}`)
  const { total } = await tx.get<{ total: number }>(
    sql`select count(*)::int as total from accounts.users where ${where}`,
  )
  return { items, total }
}

/** Who referred a customer, unless he is blocked or closed by now; he stays what he is until the transaction ends. */
export async function findReferrerOf(tx: Tx, userId: string): Promise<string | null> {
  const found = await tx.find<{ id: string }>(sql`
    select r.id from accounts.users u join accounts.users r on r.id = u.referred_by
    where u.id = ${userId} and r.status not in ('blocked', 'closed') for share of r`)
  return found?.id ?? null
}

/** The newest people a customer referred. */
export function recentReferrals(
  tx: Tx,
  userId: string,
  limit: number,
): Promise<{ id: string; username: string; joinedDate: string }[]> {
  return tx.all(sql`
    select id, username, created_at as "joinedDate" from accounts.users
    where referred_by = ${userId} order by created_at desc, id limit ${limit}`)
}

/** How many people a customer referred on each of the last days (UTC); days without any are left out. */
export async function signUpsByDay(tx: Tx, userId: string, days: number): Promise<Map<string, number>> {
  const rows = await tx.all<{ day: string; count: number }>(sql`
    select to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as day, count(*)::int as count from accounts.users
    where referred_by = ${userId} and created_at > now() - make_interval(days => ${days}) group by 1`)
  return new Map(rows.map((it) => [it.day, it.count]))
}

/** Whether an account is still somebody's; nobody can close it until the transaction ends. */
export async function holdAccount(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.find(sql`select from accounts.users where id = ${id} and status <> 'closed' for key share`)
  return found !== null
}

/** Whom news goes to: somebody with an active account. */
export function findReader(
  tx: Tx,
  userId: string,
): Promise<{ email: string; username: string; language: Language } | null> {
  return tx.find(sql`
    select email, username, language from accounts.users where id = ${userId} and status = 'active'`)
}
