import { randomUUID } from 'node:crypto'
import type { api } from '@runmart/contract'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, RequestInfo } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { deleteReply, insertReply, updateReply } from './queries.ts'

type Input = { caller: Caller; request: RequestInfo }

/** Saves a new reply for all operators. */
export async function createReply(
  tx: Tx,
  input: HandlerInput<typeof api.savedReplies.create>,
): Promise<Result<{ id: string }>> {
  const id = randomUUID()
  insertReply(tx, id, input.body)
  audit(tx, input, 'create', id, input.body.title)
  return { data: { id } }
}

/** Changes a reply; what was sent with it stays as it was. */
export async function editReply(tx: Tx, input: HandlerInput<typeof api.savedReplies.edit>): Promise<Result<null>> {
  const { id } = input.params
  if (!isUuid(id) || !(await updateReply(tx, id, input.body))) throw new Refusal('NOT_FOUND')
  audit(tx, input, 'edit', id, input.body.title)
  return { data: null }
}

export async function removeReply(tx: Tx, input: HandlerInput<typeof api.savedReplies.remove>): Promise<Result<null>> {
  const { id } = input.params
  if (!isUuid(id) || !(await deleteReply(tx, id))) throw new Refusal('NOT_FOUND')
  audit(tx, input, 'remove', id)
  return { data: null }
}

function audit(
  tx: Tx,
  { caller, request }: Input,
  action: 'create' | 'edit' | 'remove',
  subject: string,
  title?: string,
): void {
  const details = title === undefined ? {} : { title }
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: `saved-reply-${action}`,
    subject,
    details,
  })
}
