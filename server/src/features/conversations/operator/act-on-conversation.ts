import type { api } from '@runmart/contract'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, RequestInfo } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { addMessage } from '../add-message.ts'
import { closeCase, reopenCase } from '../case-queries.ts'
import { lockConversation, updateAssigned, updateClosed, updateOpen } from '../conversation-queries.ts'
import { insertMessage } from '../message-queries.ts'
import { publishConversationChanged } from '../publish-conversation-changed.ts'
import { getSubject, type Subject } from '../subject.ts'

export async function writeToCustomer(
  tx: Tx,
  {
    params,
    body,
    caller,
    request,
  }: Pick<HandlerInput<typeof api.conversationsOperator.send>, 'params' | 'body' | 'caller' | 'request'>,
  shop: Shop,
): Promise<Result<{ id: string }>> {
  const subject = await getSubject(tx, params.id, request.language)
  const words = { author: 'staff', authorId: caller.userId, ...body } as const
  return { data: { id: await addMessage(tx, subject, words, shop) } }
}

/** Assigns a conversation to the operator, or releases it. */
export function assignConversation(tx: Tx, input: HandlerInput<typeof api.conversationsOperator.assign>) {
  const { body, caller } = input
  return act(tx, input, body.toMe ? 'assign' : 'unassign', async ({ id }) => {
    await updateAssigned(tx, id, body.toMe ? caller.userId : null)
  })
}

/** Closes a conversation and asks its customer whether the matter is solved. Closing it again changes nothing. */
export function closeConversation(tx: Tx, input: HandlerInput<typeof api.conversationsOperator.close>) {
  return act(tx, input, 'close', async ({ id }, status) => {
    if (status === 'closed') return
    await insertMessage(tx, id, { author: 'system', event: 'closed' })
    updateClosed(tx, id)
    closeCase(tx, id)
  })
}

/** Reopens a closed conversation. */
export function reopenConversation(tx: Tx, input: HandlerInput<typeof api.conversationsOperator.reopen>) {
  return act(tx, input, 'reopen', async ({ id }, status) => {
    if (status === 'open') return
    await insertMessage(tx, id, { author: 'system', event: 'reopened' })
    updateOpen(tx, id, false)
    reopenCase(tx, id)
  })
}

type Input = { params: { id: string }; caller: Caller; request: RequestInfo }

/** Changes a locked conversation, writes the audit entry and publishes the change to open pages. */
async function act(
  tx: Tx,
  { params, caller, request }: Input,
  action: 'assign' | 'unassign' | 'close' | 'reopen',
  change: (subject: Subject, status: 'open' | 'closed') => Promise<void>,
): Promise<Result<null>> {
  const subject = await getSubject(tx, params.id, request.language)
  await change(subject, await lockConversation(tx, subject))
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: `conversation-${action}`,
    subject: subject.id,
    details: { customerId: subject.customerId },
  })
  await publishConversationChanged(tx, subject)
  return { data: null }
}
