import type { NewsKind, Ways } from '@runmart/contract/notifications'
import { holdAccount } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { preferencesOf, savePreference } from './preference-queries.ts'
import { sayMuted } from './ways.ts'

/**
 * Changes by which ways a user gets a kind of news. Whoever turns off the mails about new sign-ins could be the one they
 * warn of: that is told by a last mail. Who has left gets nothing anyway, and nothing is kept about him.
 */
export async function changeWays(tx: Tx, userId: string, kind: NewsKind, wanted: Partial<Ways>): Promise<void> {
  if (!(await holdAccount(tx, userId))) return
  const before = (await preferencesOf(tx, userId))[kind]
  const ways = { ...before, ...wanted }
  savePreference(tx, userId, kind, ways)
  if (kind === 'new-sign-in' && before.mail && !ways.mail) enqueue(tx, sayMuted, { userId })
}
