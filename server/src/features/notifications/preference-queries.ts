import { type NewsKind, newsKinds, type Preferences, type Ways } from '@runmart/contract/notifications'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const usual: Ways = { mail: true, telegram: true }

/** By which ways a user wants each kind of news. */
export async function preferencesOf(tx: Tx, userId: string): Promise<Preferences> {
  const rows = await tx.all<Ways & { kind: NewsKind }>(sql`
    select kind, mail, telegram from notifications.preferences where user_id = ${userId}`)
  const chosen = new Map(rows.map(({ kind, mail, telegram }) => [kind, { mail, telegram }]))
  return Object.fromEntries(newsKinds.map((kind) => [kind, chosen.get(kind) ?? usual])) as Preferences
}

export function savePreference(tx: Tx, userId: string, kind: NewsKind, { mail, telegram }: Ways): void {
  tx.write(sql`
    insert into notifications.preferences (user_id, kind, mail, telegram)
    values (${userId}, ${kind}, ${mail}, ${telegram})
    on conflict (user_id, kind) do update set mail = excluded.mail, telegram = excluded.telegram`)
}
