import type { api } from '@runmart/contract'
import type { Issue, IssueText } from '@runmart/contract/newsletter'
import { translator } from '@runmart/i18n/server'
import { findReader, usernamesOf } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { enqueueDelivery } from './deliver-issue.ts'
import { insertIssue } from './issue-queries.ts'
import { renderIssue } from './render-issue.ts'

export const sendTestIssueJob = job<{ operatorId: string; text: IssueText }>('newsletter.send-try')

/** Sends an issue to all current subscribers. The same text never goes out twice. */
export async function sendIssue(
  tx: Tx,
  { body: { texts }, caller, request }: HandlerInput<typeof api.newsletter.sendIssue>,
): Promise<Result<{ letter: Issue }>> {
  const { en, vi, ru } = texts
  const hash = sha256(JSON.stringify([en, vi, ru].map((it) => [it.subject, it.text])))
  const letter = await insertIssue(tx, { texts, hash, sentBy: caller.userId })
  if (letter.readers === 0) throw new Refusal('NO_READERS')
  const details = { after: { texts }, readers: letter.readers }
  const entry = { action: 'newsletter.send-letter', subject: letter.id, details } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  enqueueDelivery(tx, letter.id)
  const names = await usernamesOf(tx, [caller.userId])
  return { data: { letter: { ...letter, sentBy: names.get(caller.userId) ?? '' } }, notice: 'messages.letterOnItsWay' }
}

/** Sends an issue to the operator alone, as subscribers would get it, with a mark in its subject. */
export async function sendTestIssue(
  { operatorId, text }: { operatorId: string; text: IssueText },
  { db }: JobContext,
  shop: Shop,
): Promise<void> {
  const operator = await db.transaction((tx) => findReader(tx, operatorId))
  if (!operator) return
  const subject = translator(operator.language)('newsletterMail.trySubject', { subject: text.subject })
  await shop.sendMail(renderIssue({ ...text, subject }, operator, shop))
}
