import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordQuestion, updateSolved } from './case-queries.ts'
import { lockExisting, updateOpen } from './conversation-queries.ts'
import { insertMessage } from './message-queries.ts'
import { publishConversationChanged } from './publish-conversation-changed.ts'
import { getOwnSubject } from './subject.ts'

/**
 * Stores a customer's rating of a closed conversation. A negative one reopens the conversation, which then waits again.
 */
export async function rateSolution(
  tx: Tx,
  { params: { id }, body: { solved }, caller, request }: HandlerInput<typeof api.conversations.rate>,
): Promise<Result<null>> {
  const subject = await getOwnSubject(tx, id, caller.userId, request.language)
  const isClosed = (await lockExisting(tx, id)) === 'closed'
  if (!isClosed || !(await updateSolved(tx, id, solved))) throw new Refusal('CONFLICT')
  await insertMessage(tx, id, { author: 'system', event: solved ? 'solved' : 'unsolved' })
  if (!solved) {
    updateOpen(tx, id, true)
    recordQuestion(tx, id)
  }
  await publishConversationChanged(tx, subject)
  return { data: null }
}
