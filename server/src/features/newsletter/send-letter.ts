import type { api } from '@runmart/contract'
import type { Letter } from '@runmart/contract/newsletter'
import { usernamesOf } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { sha256 } from '#platform/hash.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { insertLetter } from './letter-queries.ts'
import { deliverOn } from './tasks.ts'

/** An operator sends a letter to all who read the newsletter now. The same words never go out twice. */
export async function sendLetter(
  tx: Tx,
  { body: { texts }, caller, request }: HandlerInput<typeof api.newsletter.sendLetter>,
): Promise<Result<{ letter: Letter }>> {
  const { en, vi, ru } = texts
  const hash = sha256(JSON.stringify([en, vi, ru].map((it) => [it.subject, it.text])))
  const letter = await insertLetter(tx, { texts, hash, sentBy: caller.userId })
  if (letter.readers === 0) throw new Refusal('NO_READERS')
  const details = { subject: en.subject, readers: letter.readers }
  const deed = { action: 'newsletter.send-letter', subject: letter.id, details }
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...deed })
  deliverOn(tx, letter.id)
  const names = await usernamesOf(tx, [caller.userId])
  return { data: { letter: { ...letter, sentBy: names.get(caller.userId) ?? '' } }, notice: 'messages.letterOnItsWay' }
}
