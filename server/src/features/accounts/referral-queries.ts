import type { ReferredCustomer } from '@runmart/contract/accounts-customer-page'
import type { Day } from '#platform/days.ts'
import { countRows } from '#platform/db/count-rows.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export async function findReferrer(tx: Tx, referralCode: string): Promise<string | null> {
  const row = await tx.find(
    query
      .selectFrom('accounts.users')
      .select('id')
      .where('referralCode', '=', sql<string>`upper(trim(${referralCode}))`)
      .where('status', 'not in', ['blocked', 'closed']),
  )
  return row?.id ?? null
}

/** The referrer of a customer, unless blocked or closed. Locks the referrer until the transaction ends. */
export async function findReferrerOf(tx: Tx, userId: string): Promise<string | null> {
  const found = await tx.find(
    query
      .selectFrom('accounts.users as u')
      .innerJoin('accounts.users as r', 'r.id', 'u.referredBy')
      .select('r.id')
      .where('u.id', '=', userId)
      .where('r.status', 'not in', ['blocked', 'closed'])
      .forShare('r'),
  )
  return found?.id ?? null
}

/** The referrer of a user, in any status. */
export function findReferredBy(tx: Tx, userId: string): Promise<{ id: string; username: string } | null> {
  return tx.find(
    query
      .selectFrom('accounts.users as u')
      .innerJoin('accounts.users as r', 'r.id', 'u.referredBy')
      .select(['r.id', 'r.username'])
      .where('u.id', '=', userId),
  )
}

export function countReferrals(tx: Reader, userId: string): Promise<number> {
  return countRows(tx, query.selectFrom('accounts.users').where('referredBy', '=', userId))
}

/** The newest customers whom a customer referred. */
export function recentReferrals(
  tx: Tx,
  userId: string,
  limit: number,
): Promise<{ id: string; username: string; joinedDate: string }[]> {
  return tx.all(
    query
      .selectFrom('accounts.users')
      .select(['id', 'username', 'createdAt as joinedDate'])
      .where('referredBy', '=', userId)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(limit),
  )
}

/** One page of the referred customers, newest first, and their number. */
export async function listReferred(
  tx: Tx,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: ReferredCustomer[]; total: number }> {
  const items = await tx.all(
    query
      .selectFrom('accounts.users')
      .select(['id', 'username', 'status', 'createdAt as joinedDate'])
      .where('referredBy', '=', userId)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit),
  )
  return { items, total: await countReferrals(tx, userId) }
}

/** The number of referred sign-ups by day, for days that end today; leaves out days without any. */
export async function signUpsByDay(tx: Tx, userId: string, days: readonly Day[]): Promise<Map<string, number>> {
  const starts = days.map((day) => day.start)
  const rows = await tx.all<{ day: number; count: number }>(sql`
    select width_bucket(created_at, ${starts}::timestamptz[]) as day, count(*)::int as count from accounts.users
    where referred_by = ${userId} and created_at >= ${starts[0]}::timestamptz group by 1`)
  return new Map(rows.map((it) => [days[it.day - 1]?.date ?? '', it.count]))
}

/** Whether two accounts registered within this number of minutes. */
export async function registeredWithin(tx: Tx, one: string, other: string, minutes: number): Promise<boolean> {
  const found = await tx.find(sql`
    select from accounts.users a join accounts.users b on abs(extract(epoch from a.created_at - b.created_at)) < ${minutes * 60}
    where a.id = ${one} and b.id = ${other}`)
  return found !== null
}
