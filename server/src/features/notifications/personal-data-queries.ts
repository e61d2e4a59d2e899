import { query } from '#platform/db/query.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Deletes all that a user was told and how they wanted to be told. */
export function deleteNotificationsOf(tx: Tx, userId: string): void {
  tx.write(query.deleteFrom('notifications.items').where('userId', '=', userId))
  tx.write(query.deleteFrom('notifications.preferences').where('userId', '=', userId))
  tx.write(query.deleteFrom('notifications.chats').where('userId', '=', userId))
  tx.write(query.deleteFrom('notifications.links').where('userId', '=', userId))
}
