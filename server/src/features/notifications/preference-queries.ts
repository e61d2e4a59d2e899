import {
  type Channels,
  type NotificationKind,
  notificationKinds,
  type Preferences,
} from '@runmart/contract/notifications'
import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const usual: Channels = { mail: true, telegram: true }

/** The channels of each kind of notification for a user. */
export async function preferencesOf(tx: Tx, userId: string): Promise<Preferences> {
  const rows = await tx.all(
    query.selectFrom('notifications.preferences').select(['kind', 'mail', 'telegram']).where('userId', '=', userId),
  )
  const chosen = new Map<string, Channels>(rows.map(({ kind, mail, telegram }) => [kind, { mail, telegram }]))
  return Object.fromEntries(notificationKinds.map((kind) => [kind, chosen.get(kind) ?? usual])) as Preferences
}

/** The channels of each kind of notification, for many users. */
export async function channelsOf(
  tx: Tx,
  userIds: readonly string[],
): Promise<(userId: string, kind: NotificationKind) => Channels> {
  const rows = await tx.all(
    query
      .selectFrom('notifications.preferences')
      .select(['userId', 'kind', 'mail', 'telegram'])
      .where('userId', '=', sql<string>`any (${userIds}::uuid[])`),
  )
  const chosen = new Map<string, Channels>(rows.map(({ userId, kind, ...channels }) => [`${userId} ${kind}`, channels]))
  return (userId, kind) => chosen.get(`${userId} ${kind}`) ?? usual
}

export function savePreference(tx: Tx, userId: string, kind: NotificationKind, { mail, telegram }: Channels): void {
  tx.write(
    query
      .insertInto('notifications.preferences')
      .values({ userId, kind, mail, telegram })
      .onConflict((it) => it.columns(['userId', 'kind']).doUpdateSet({ mail, telegram })),
  )
}
