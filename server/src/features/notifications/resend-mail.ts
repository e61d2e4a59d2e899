import type { api } from '@runmart/contract'
import type { NotificationContent, NotificationKind } from '@runmart/contract/notifications'
import type { Sending } from '@runmart/contract/notifications-operator'
import { getCustomer } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { lockGivenUpJobs, retryJobs } from '#platform/jobs/given-up-jobs.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { listQueuedJobs } from '#platform/jobs/queued-jobs.ts'
import { Refusal } from '#platform/refusal.ts'
import { lockItem } from './item-queries.ts'
import { isDelivery } from './list-notifications.ts'
import { preferencesOf } from './preference-queries.ts'
import { mailJobs, sendMailAgainJob, sendMailJob } from './send-mail.ts'
import { sendingsOf } from './sendings-of.ts'

/**
 * Mails a notification again, to the customer's current address. Concurrent or repeated requests cause one mail.
 * Refuses mails that the customer turned off.
 */
export async function resendMail(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.notificationsOperator.resend>,
): Promise<Result<null>> {
  const { id: userId, role, status } = await getCustomer(tx, params.id)
  if (role === 'operator' && !caller.isOwner) throw new Refusal('FORBIDDEN')
  const item = await lockItem(tx, userId, params.notificationId)
  if (!item) throw new Refusal('NOT_FOUND')
  const { id: itemId, news } = item
  if (!isRepeatable(news)) throw new Refusal('MAIL_NOT_RESENT')
  if (status === 'inactive') throw new Refusal('MAIL_UNCONFIRMED')
  if (status !== 'active') throw new Refusal('CONFLICT')
  if (!(await preferencesOf(tx, userId))[news.kind].mail) throw new Refusal('MAIL_TURNED_OFF')
  const sendings = (await sendingsOf(tx, [itemId]))(itemId)
  const sent = sendings.filter((it) => it.way === 'mail' && it.state === 'sent').length
  if (sent === body.sent && !isMailPending(sendings)) {
    await askForMail(tx, itemId, sent + 1)
    writeAudit(tx, {
      operatorId: caller.userId,
      address: request.address,
      action: 'account.resend-mail',
      subject: userId,
      details: { mail: news.kind, ...('orderCode' in news && news.orderCode && { order: news.orderCode }) },
    })
  }
  return { data: null, notice: 'messages.mailResent' }
}

/** Retries a failed job for this very mail, so that the failure disappears; otherwise enqueues a new job. */
async function askForMail(tx: Tx, itemId: string, nth: number): Promise<void> {
  const queued = await listQueuedJobs(tx, mailJobs, ['itemId', [itemId]])
  const same = queued.filter((it) => it.state === 'given-up' && (it.payload.nth ?? 1) === nth)
  const gaveUp = await lockGivenUpJobs(
    tx,
    same.map((it) => it.id),
  )
  if (gaveUp.length > 0)
    return retryJobs(
      tx,
      gaveUp.map((it) => it.id),
    )
  if (nth === 1) enqueue(tx, sendMailJob, { itemId })
  else enqueue(tx, sendMailAgainJob, { itemId, nth })
}

/** Whether an operator can request the mail again. `resendMail` checks the customer's preference. */
export function isResendable(news: NotificationContent, sendings: readonly Sending[]): boolean {
  return isRepeatable(news) && !isMailPending(sendings)
}

const isMailPending = (sendings: readonly Sending[]) =>
  sendings.some((it) => it.way === 'mail' && (it.state === 'on-its-way' || it.state === 'will-retry'))

/** Alarms that would be false later, and an offer that may be over. */
const ofTheMoment: readonly NotificationKind[] = ['email-changed', 'new-sign-in', 'service-back']

const isRepeatable = (news: NotificationContent) => !ofTheMoment.includes(news.kind) && !isDelivery(news)
