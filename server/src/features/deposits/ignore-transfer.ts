import type { api } from '@runmart/contract'
import type { Transfer } from '@runmart/contract/deposits'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { findWaiting } from './find-waiting.ts'
import { showTransfer } from './show-transfers.ts'
import { markTransfer } from './transfer-queries.ts'

/** An operator puts a transfer aside that is nobody's deposit; it stays in the inbox. */
export async function ignoreTransfer(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.deposits.ignore>,
): Promise<Result<{ transfer: Transfer }>> {
  const { id, note: doubt } = await findWaiting(tx, params.id)
  await markTransfer(tx, id, 'ignored', body.note)
  const details = { note: body.note, doubt }
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'transfer.ignore',
    subject: id,
    details,
  })
  return { data: { transfer: await showTransfer(tx, id) } }
}
