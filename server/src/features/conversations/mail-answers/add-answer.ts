import { MAX_MESSAGE_FILES } from '@runmart/contract/conversations'
import { holdAccount } from '#features/accounts/index.ts'
import { markConversationNotificationsRead } from '#features/notifications/index.ts'
import type { MailContent } from '#outside/mail/parse-answer.ts'
import type { SplitText } from '#outside/mail/split-quote.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { addMessage } from '../add-message.ts'
import { updateReadAsNotified } from '../conversation-queries.ts'
import { splitText } from '../split-text.ts'
import { storeFile } from '../upload-file.ts'
import type { Sender } from './find-sender.ts'
import { type RefusedFile, refuseAnswer } from './refuse-answer.ts'

/** Quoted text is there to be looked up; what is longer ends with a mark. */
const LONGEST_REST = 100_000

export type Answer = SplitText & Pick<MailContent, 'files'>

/** Adds an answer by mail to its conversation, as if it had been written in the app. Files that the app would refuse are told of. */
export async function addAnswer(
  tx: Tx,
  sender: Sender,
  answer: Answer,
  shop: Pick<Shop, 'messageNotifySeconds'>,
): Promise<void> {
  const { userId, author, subject } = sender
  const { id: conversationId, customerId } = subject
  if (!(await holdAccount(tx, customerId))) return refuseAnswer(tx, { userId, conversationId, reason: 'closed' })
  // Who answers a mail has read what it told of.
  if (author === 'customer') {
    updateReadAsNotified(tx, conversationId)
    await markConversationNotificationsRead(tx, userId, conversationId)
  }
  const { stored, refused } = await storeFiles(tx, sender, answer.files)
  const texts = splitText(answer.text)
  if (texts.length === 0 && stored.length > 0) texts.push('')
  for (const [at, text] of texts.entries()) {
    const files = at === 0 ? stored : []
    const mailRest = at === texts.length - 1 ? shorten(answer.rest) : null
    await addMessage(tx, subject, { author, authorId: userId, text, files, mailRest }, shop)
  }
  if (refused.length > 0) await refuseAnswer(tx, { userId, conversationId, reason: 'files', files: refused })
}

async function storeFiles(
  tx: Tx,
  { userId, subject }: Sender,
  files: MailContent['files'],
): Promise<{ stored: string[]; refused: RefusedFile[] }> {
  const [stored, refused]: [string[], RefusedFile[]] = [[], []]
  for (const { name, content } of files)
    if (stored.length === MAX_MESSAGE_FILES) refused.push({ name, reason: 'too-many' })
    else
      try {
        stored.push((await storeFile(tx, subject, userId, name, content)).id)
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem
        refused.push({ name, reason: problem.code === 'TOO_LARGE' ? 'too-large' : 'kind' })
      }
  return { stored, refused }
}

function shorten(rest: string): string | null {
  return rest.length > LONGEST_REST ? `${rest.slice(0, LONGEST_REST).toWellFormed()}\n[…]` : rest || null
}
