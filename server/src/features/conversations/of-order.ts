import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Language } from '@runmart/contract/languages'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { downloadFile } from './download-file.ts'
import { isFileOf } from './file-queries.ts'
import { listOrderSteps } from './list-order-steps.ts'
import { listMessages } from './message-queries.ts'
import { getSubject } from './subject.ts'

type Asked = { orderId: string; before: string | undefined; language: Language }

/**
 * The messages about an order, for its partner. Leaves out the operators' names and quoted mail text, which may contain
 * the customer's address.
 */
export async function showOrderMessages(
  tx: Tx,
  { orderId, before, language }: Asked,
): Promise<DataOf<typeof api.partnersDesk.conversation>> {
  const subject = await getSubject(tx, orderId, language)
  const { messages, hasEarlier } = await listMessages(tx, orderId, before)
  return {
    messages: messages.map(({ authorId: _, ...it }) => ({ ...it, mailRest: null })),
    hasEarlier,
    orderSteps: before ? [] : await listOrderSteps(tx, subject),
  }
}

/** A file of the conversation about an order; otherwise throws NOT_FOUND. */
export async function downloadOrderFile(tx: Tx, orderId: string, fileId: string): Promise<Result<null>> {
  if (!isUuid(fileId) || !(await isFileOf(tx, fileId, orderId))) throw new Refusal('NOT_FOUND')
  return downloadFile(tx, fileId, null)
}
