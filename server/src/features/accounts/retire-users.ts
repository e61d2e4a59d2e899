import type { Transactions } from '#platform/http/route.ts'
import { endUserSessions } from './end-user-sessions.ts'
import { blockUser, findUserByEmail } from './user-queries.ts'

/** Blocks these accounts where they exist and ends their sessions: a demo's people must not stay in a real shop. */
export async function retireUsers(db: Transactions, emails: readonly string[]): Promise<void> {
  for (const email of emails)
    await db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email)
      if (!user || user.status === 'blocked') return
      await blockUser(tx, user.id)
      await endUserSessions(tx, user.id, {})
    })
}
