import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { addMessage } from './add-message.ts'
import { getOwnSubject } from './subject.ts'

/** A customer writes to the shop, about an order or another matter. */
export async function writeToShop(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.conversations.send>,
  shop: Shop,
): Promise<Result<{ id: string }>> {
  const subject = await getOwnSubject(tx, params.id, caller.userId, request.language)
  const words = { author: 'customer', authorId: caller.userId, ...body } as const
  return { data: { id: await addMessage(tx, subject, words, shop) } }
}
