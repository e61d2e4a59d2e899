import { query } from '#platform/db/query.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Deletes a user's notifications, preferences and chat. */
export function deleteNotificationsOf(tx: Tx, userId: string): void {
  tx.write(query.deleteFrom('notifications.items').where('userId', '=', userId))
  tx.write(query.deleteFrom('notifications.preferences').where('userId', '=', userId))
  tx.write(query.deleteFrom('notifications.chats').where('userId', '=', userId))
  tx.write(query.deleteFrom('notifications.links').where('userId', '=', userId))
}
