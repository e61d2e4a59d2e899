import { randomUUID } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { SavedReplyDraft } from '@runmart/contract/conversations-saved-replies'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, RequestInfo } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { deleteReply, insertReply, lockReply, updateReply } from './queries.ts'

type Input = { caller: Caller; request: RequestInfo }

export async function createReply(
  tx: Tx,
  input: HandlerInput<typeof api.savedReplies.create>,
): Promise<Result<{ id: string }>> {
  const id = randomUUID()
  insertReply(tx, id, input.body)
  audit(tx, input, 'create', id, { after: input.body })
  return { data: { id } }
}

/** Changes a reply; sent messages keep their text. */
export async function editReply(tx: Tx, input: HandlerInput<typeof api.savedReplies.edit>): Promise<Result<null>> {
  const { id } = input.params
  const before = await lockKnown(tx, id)
  await updateReply(tx, id, input.body)
  audit(tx, input, 'edit', id, { before, after: input.body })
  return { data: null }
}

export async function removeReply(tx: Tx, input: HandlerInput<typeof api.savedReplies.remove>): Promise<Result<null>> {
  const { id } = input.params
  const before = await lockKnown(tx, id)
  await deleteReply(tx, id)
  audit(tx, input, 'remove', id, { before })
  return { data: null }
}

async function lockKnown(tx: Tx, id: string): Promise<SavedReplyDraft> {
  const reply = isUuid(id) ? await lockReply(tx, id) : null
  if (!reply) throw new Refusal('NOT_FOUND')
  return reply
}

function audit(
  tx: Tx,
  { caller, request }: Input,
  action: 'create' | 'edit' | 'remove',
  subject: string,
  details: { before?: SavedReplyDraft; after?: SavedReplyDraft },
): void {
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: `saved-reply-${action}`,
    subject,
    details,
  })
}
