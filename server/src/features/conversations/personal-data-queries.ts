import type { Message } from '@runmart/contract/conversations'
import type { Problem } from '@runmart/contract/conversations-problems'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** A message of a customer's conversations with the names of its files; `orderId` is null without an order. */
export type OwnMessage = Omit<Message, 'files' | 'problem'> & {
  files: string[]
  problem: Problem | null
  orderId: string | null
}

/** Messages of a customer and the shop after this one, oldest first, at most `most`. */
export function messagesAfter(tx: Tx, customerId: string, id: string, most: number): Promise<OwnMessage[]> {
  return tx.all<OwnMessage>(sql`
    select m.id::text, m.at, m.author, m.text, m.event, m.problem, m.mail_rest as "mailRest", c.order_id as "orderId",
      array(select f.name from conversations.files f where f.message_id = m.id order by f.uploaded_at) as files
    from conversations.messages m join conversations.conversations c on c.id = m.conversation_id
    where c.customer_id = ${customerId} and m.id > ${id}::bigint order by m.id limit ${most}`)
}

/** Deletes all conversations of a customer with their files. */
export function deleteConversationsOf(tx: Tx, customerId: string): void {
  tx.write(sql`delete from conversations.files where customer_id = ${customerId}`)
  tx.write(sql`delete from conversations.conversations where customer_id = ${customerId}`)
}
