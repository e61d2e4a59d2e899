import { findReader, listStaffWith } from '#features/accounts/index.ts'
import { isReplyAddressOf, type ReplyAddress } from '#outside/mail/reply-address.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { getSubject, type Subject } from '../subject.ts'

/** For whom an address to answer to was made, and on whose side of the conversation they write. */
export type Sender = { userId: string; email: string; author: 'customer' | 'staff'; subject: Subject }

/** Whose address it is: the customer's, or that of an operator who may still answer. Null for one that we did not make. */
export async function findSender(tx: Tx, reply: ReplyAddress, tokenSecret: string): Promise<Sender | null> {
  const subject = await findSubject(tx, reply.conversationId)
  if (!subject) return null
  const readers = [subject.customerId, ...(await listStaffWith(tx, 'orders'))]
  const userId = readers.find((id) => isReplyAddressOf(reply, id, tokenSecret))
  const user = userId && (await findReader(tx, userId))
  if (!user) return null
  return { userId, email: user.email, author: userId === subject.customerId ? 'customer' : 'staff', subject }
}

async function findSubject(tx: Tx, conversationId: string): Promise<Subject | null> {
  try {
    return await getSubject(tx, conversationId, 'en')
  } catch (problem) {
    if (problem instanceof Refusal) return null
    throw problem
  }
}
