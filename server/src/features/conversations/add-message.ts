import type { Problem } from '@runmart/contract/conversations-problems'
import { holdAccount } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { recordAnswer, recordQuestion } from './case-queries.ts'
import { lockConversation, updateOpen } from './conversation-queries.ts'
import { attachFiles } from './file-queries.ts'
import { mailStaffJob } from './mail-staff.ts'
import { insertMessage } from './message-queries.ts'
import { notifyCustomerJob } from './notify-customer.ts'
import { publishConversationChanged } from './publish-conversation-changed.ts'
import type { Subject } from './subject.ts'

type Words = {
  author: 'customer' | 'staff'
  authorId: string
  text: string
  files?: readonly string[] | undefined
  problem?: Problem | undefined
  /** The quoted rest of the mail with this answer. */
  mailRest?: string | null
}

/**
 * Adds a message, opens a closed conversation and shows the message to the other side at once. Enqueues a notification
 * for later, for readers who have not seen it by then. Returns the message's number; throws for a closed account.
 */
export async function addMessage(
  tx: Tx,
  subject: Subject,
  words: Words,
  { messageNotifySeconds }: Pick<Shop, 'messageNotifySeconds'>,
): Promise<string> {
  if (!(await holdAccount(tx, subject.customerId))) throw new Refusal('ACCOUNT_CLOSED')
  const { id } = subject
  const isQuestion = words.author === 'customer'
  if ((await lockConversation(tx, subject)) === 'closed')
    await insertMessage(tx, id, { author: 'system', event: 'reopened' })
  const messageId = await insertMessage(tx, id, words)
  await sendFiles(tx, { ...words, conversationId: id, messageId })
  updateOpen(tx, id, isQuestion)
  if (isQuestion) recordQuestion(tx, id)
  else recordAnswer(tx, id)
  await publishConversationChanged(tx, subject)
  const job = isQuestion ? mailStaffJob : notifyCustomerJob
  // Several quick messages cause one notification: a later message delays the job.
  const runAt = new Date(Date.now() + messageNotifySeconds * 1_000)
  enqueue(tx, job, { conversationId: id }, { runAt, key: `${job.name} ${id}` })
  return messageId
}

type Sending = Words & { conversationId: string; messageId: string }

/**
 * Attaches all files or refuses the message. The author must have uploaded each for this conversation without sending
 * it.
 */
async function sendFiles(tx: Tx, { files = [], authorId, conversationId, messageId }: Sending): Promise<void> {
  const ids = [...new Set(files)]
  if (ids.length === 0) return
  const sent = ids.every(isUuid) ? await attachFiles(tx, { ids, conversationId, uploadedBy: authorId, messageId }) : 0
  if (sent < ids.length) throw refuseField('files', 'invalid')
}
