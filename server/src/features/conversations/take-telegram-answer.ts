import { conversations } from '@runmart/contract/conversations'
import type { TelegramAnswer } from '#features/notifications/index.ts'
import { countTogether } from '#platform/attempts.ts'
import type { Tx } from '#platform/db/tx.ts'
import { withIdempotencyKey } from '#platform/http/idempotency.ts'
import { attemptLimits } from '#platform/http/rate-limit.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { addMessage } from './add-message.ts'
import { refuseAnswer } from './mail-answers/refuse-answer.ts'
import { splitText } from './split-text.ts'
import { getOwnSubject } from './subject.ts'

/**
 * Adds a customer's Telegram answer to their own conversation, once per update. Counts against the limits of the app's
 * messages; a mail tells the customer of a refused answer.
 */
export async function takeTelegramAnswer(
  tx: Tx,
  answer: TelegramAnswer,
  shop: Pick<Shop, 'messageNotifySeconds' | 'rateLimits'>,
): Promise<void> {
  const { updateId, userId, conversationId, text } = answer
  const request = { userId, key: `telegram-${updateId}`, request: `${conversationId} ${text}` }
  await withIdempotencyKey(tx, request, async () => {
    if (shop.rateLimits && (await isLimited(tx, userId)))
      await refuseAnswer(tx, { reason: 'too-many', userId, conversationId })
    else await addAnswer(tx, answer, shop)
    return { data: null }
  })
}

async function isLimited(tx: Tx, userId: string): Promise<boolean> {
  const [refusal] = await countTogether(tx, [attemptLimits(conversations.send, { address: '', userId, body: null })])
  return Boolean(refusal)
}

async function addAnswer(
  tx: Tx,
  { userId, conversationId, text }: TelegramAnswer,
  shop: Pick<Shop, 'messageNotifySeconds'>,
): Promise<void> {
  try {
    const subject = await getOwnSubject(tx, conversationId, userId, 'en')
    for (const part of splitText(text))
      await addMessage(tx, subject, { author: 'customer', authorId: userId, text: part }, shop)
  } catch (problem) {
    // A foreign conversation or a closed account: no reader would see the message.
    if (!(problem instanceof Refusal)) throw problem
  }
}
