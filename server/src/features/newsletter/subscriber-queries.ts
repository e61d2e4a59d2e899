import type { Language } from '@runmart/contract/languages'
import type { SubscribersByLanguage } from '@runmart/contract/newsletter'
import { query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const HOURS_TO_CONFIRM = 48

/**
 * Stores a request and returns the subscriber to mail. Null for confirmed subscribers and for a second request within
 * the hour.
 */
export async function saveRequest(tx: Tx, email: string, language: Language): Promise<string | null> {
  const row = await tx.find<Pick<Row<'newsletter.readers'>, 'id'>>(sql`
    insert into newsletter.readers as r (email, language, expires_at)
    values (${email}, ${language}, now() + make_interval(hours => ${HOURS_TO_CONFIRM}))
    on conflict ((lower(email))) do update
      set language = excluded.language, asked_at = now(), expires_at = excluded.expires_at
      where r.confirmed_at is null and r.asked_at < now() - interval '1 hour'
    returning id`)
  return row?.id ?? null
}

type Unconfirmed = Pick<Row<'newsletter.readers'>, 'email' | 'language' | 'expiresAt'>

/** A subscriber who has not confirmed and still can. */
export function findUnconfirmed(tx: Tx, readerId: string): Promise<Unconfirmed | null> {
  return tx.find(
    query
      .selectFrom('newsletter.readers')
      .select(['email', 'language', 'expiresAt'])
      .where('id', '=', readerId)
      .where('confirmedAt', 'is', null)
      .where('expiresAt', '>', sql<string>`now()`),
  )
}

/** Confirms a subscriber; false if the request is gone or the link expired. */
export async function confirmSubscriber(tx: Tx, readerId: string, linkExpiresAt: string): Promise<boolean> {
  const count = await tx.run(sql`
    update newsletter.readers set confirmed_at = coalesce(confirmed_at, now())
    where id = ${readerId} and (confirmed_at is not null or ${linkExpiresAt}::timestamptz > now())`)
  return count > 0
}

const hasEmail = (email: string) => sql<boolean>`lower(email) = lower(${email})`

/** Deletes an address and its pending deliveries. */
export function deleteSubscriber(tx: Tx, email: string): void {
  tx.write(query.deleteFrom('newsletter.readers').where(hasEmail(email)))
}

/** Deletes requests without a confirmation in time. */
export function deleteUnconfirmed(tx: Tx): void {
  tx.write(
    query
      .deleteFrom('newsletter.readers')
      .where('confirmedAt', 'is', null)
      .where('expiresAt', '<=', sql<string>`now()`),
  )
}

export type Subscription = Pick<Row<'newsletter.readers'>, 'email' | 'language' | 'askedAt' | 'confirmedAt'>

const subscriptions = query.selectFrom('newsletter.readers').select(['email', 'language', 'askedAt', 'confirmedAt'])

/** The subscription of an address, or null. */
export function subscriptionOf(tx: Tx, email: string): Promise<Subscription | null> {
  return tx.find(subscriptions.where(hasEmail(email)))
}

/** All confirmed subscribers, newest first. */
export function listConfirmed(tx: Tx): Promise<Subscription[]> {
  return tx.all(subscriptions.where('confirmedAt', 'is not', null).orderBy('confirmedAt', 'desc').orderBy('id'))
}

export function countSubscribers(tx: Tx): Promise<SubscribersByLanguage & { unconfirmed: number }> {
  return tx.get(sql`
    select count(*) filter (where confirmed_at is not null and language = 'en')::int as en,
      count(*) filter (where confirmed_at is not null and language = 'vi')::int as vi,
      count(*) filter (where confirmed_at is not null and language = 'ru')::int as ru,
      count(*) filter (where confirmed_at is null and expires_at > now())::int as unconfirmed
    from newsletter.readers`)
}
