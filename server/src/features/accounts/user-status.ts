import { holdable } from '@runmart/contract/accounts-held'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import { deleteKeys, eraseIdentity } from './personal-data-queries.ts'
import { endUserSessions } from './sessions.ts'
import { blockUser, findUserByEmail } from './user-queries.ts'

/** Closes a locked user: ends all sessions and deletes name, address and secrets. */
export async function closeUser(tx: Tx, userId: string): Promise<void> {
  await endUserSessions(tx, userId, {})
  deleteKeys(tx, userId)
  // The end of an id is its random part; customers cannot register usernames with a dash.
  await eraseIdentity(tx, userId, `closed-${userId.slice(-12)}`)
}

/** Blocks these accounts and ends their sessions: demo accounts must not stay in a real shop. */
export async function blockUsers(db: Transactions, emails: readonly string[]): Promise<void> {
  for (const email of emails)
    await db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email)
      if (!user || user.status === 'blocked') return
      await blockUser(tx, user.id, holdable)
      await endUserSessions(tx, user.id, {})
    })
}
