import type { Language } from '@runmart/contract/languages'
import type { ReaderCounts } from '@runmart/contract/newsletter'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const HOURS_TO_CONFIRM = 48

/** Keeps a request; answers whom to ask for confirmation, or null: he reads it already, or was asked within the hour. */
export async function keepRequest(tx: Tx, email: string, language: Language): Promise<string | null> {
  const row = await tx.find<{ id: string }>(sql`
    insert into newsletter.readers as r (email, language, expires_at)
    values (${email}, ${language}, now() + make_interval(hours => ${HOURS_TO_CONFIRM}))
    on conflict ((lower(email))) do update
      set language = excluded.language, asked_at = now(), expires_at = excluded.expires_at
      where r.confirmed_at is null and r.asked_at < now() - interval '1 hour'
    returning id`)
  return row?.id ?? null
}

type Unconfirmed = { email: string; language: Language; expiresAt: string }

/** Somebody who has not confirmed yet and still can. */
export function findUnconfirmed(tx: Tx, readerId: string): Promise<Unconfirmed | null> {
  return tx.find<Unconfirmed>(sql`
    select email, language, expires_at as "expiresAt" from newsletter.readers
    where id = ${readerId} and confirmed_at is null and expires_at > now()`)
}

/** Makes one who asked a reader; says whether he is one now. */
export async function confirmReader(tx: Tx, readerId: string, linkExpiresAt: string): Promise<boolean> {
  const count = await tx.run(sql`
    update newsletter.readers set confirmed_at = coalesce(confirmed_at, now())
    where id = ${readerId} and (confirmed_at is not null or ${linkExpiresAt}::timestamptz > now())`)
  return count > 0
}

/** Forgets an address, and with it whatever still was to be delivered there. */
export function forgetSubscriber(tx: Tx, email: string): void {
  tx.write(sql`delete from newsletter.readers where lower(email) = lower(${email})`)
}

/** Forgets who did not confirm in time. */
export function forgetUnconfirmed(tx: Tx): void {
  tx.write(sql`delete from newsletter.readers where confirmed_at is null and expires_at <= now()`)
}

export type Subscription = { email: string; language: Language; askedAt: string; confirmedAt: string | null }

const columns = sql`email, language, asked_at as "askedAt", confirmed_at as "confirmedAt"`

/** What is known of an address. */
export function subscriptionOf(tx: Tx, email: string): Promise<Subscription | null> {
  return tx.find<Subscription>(sql`select ${columns} from newsletter.readers where lower(email) = lower(${email})`)
}

/** Everybody who reads the newsletter, the newest first. */
export function listReaders(tx: Tx): Promise<Subscription[]> {
  return tx.all<Subscription>(sql`
    select ${columns} from newsletter.readers where confirmed_at is not null order by confirmed_at desc, id`)
}

export function countReaders(tx: Tx): Promise<ReaderCounts & { unconfirmed: number }> {
  return tx.get(sql`
    select count(*) filter (where confirmed_at is not null and language = 'en')::int as en,
      count(*) filter (where confirmed_at is not null and language = 'vi')::int as vi,
      count(*) filter (where confirmed_at is not null and language = 'ru')::int as ru,
      count(*) filter (where confirmed_at is null and expires_at > now())::int as unconfirmed
    from newsletter.readers`)
}
