import type { api } from '@runmart/contract'
import {
  type AccountMail,
  type ResendableMail,
  type SentMail,
  sentMails,
} from '@runmart/contract/accounts-customer-page'
import type { DataOf } from '@runmart/contract/endpoint'
import { writeAudit } from '#features/audit/index.ts'
import { describeUnsent } from '#outside/mail/unsent-mail.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { listQueuedJobs } from '#platform/jobs/queued-jobs.ts'
import { Refusal } from '#platform/refusal.ts'
import { sendAccountMailJob } from '../account-mails.ts'
import { type EmailChangeMail, sendEmailChangeMailJob, sentAs } from '../email-change/email-change-mails.ts'
import { listSentMails } from '../sent-mail-queries.ts'
import { findUserById, type StoredUser } from '../user-queries.ts'

const SHOWN = 50

/** Sent and queued mails about the account, and the mails that an operator may resend. */
export async function listCustomerMails(
  tx: Tx,
  { params }: HandlerInput<typeof api.customerPage.mails>,
): Promise<Result<DataOf<typeof api.customerPage.mails>>> {
  const user = await getUserById(tx, params.id)
  // Reads queued mails first: a mail sent meanwhile appears twice rather than not at all.
  const unsent = await listUnsentMails(tx, user.id)
  const sent = await listSentMails(tx, user.id, SHOWN)
  const items = [...unsent, ...sent.map((it) => ({ ...it, state: 'sent' as const, nextAt: null, problem: null }))]
  return { data: { items: items.slice(0, SHOWN), resendable: resendableFor(user) } }
}

/** Queued mails, newest first. */
async function listUnsentMails(tx: Tx, userId: string): Promise<SentMail[]> {
  const jobs = await listQueuedJobs<{ userId: string; letter?: AccountMail; to?: EmailChangeMail['to'] }>(
    tx,
    [sendAccountMailJob, sendEmailChangeMailJob],
    ['userId', [userId]],
  )
  return jobs.toReversed().flatMap((job) => {
    const { letter, to } = job.payload
    const kind = sentMails.find((it) => it === (to ? sentAs[to] : letter))
    return kind ? [{ id: `job-${job.id}`, kind, sentAt: job.askedAt, ...describeUnsent(job) }] : []
  })
}

/** Sends a mail with a new link to the customer's own address; the operator never sees the link. */
export async function resendMail(
  tx: Tx,
  { params, body: { kind }, caller, request }: HandlerInput<typeof api.customerPage.resendMail>,
): Promise<Result<null>> {
  const user = await getUserById(tx, params.id)
  if (user.role === 'operator' && !caller.isOwner) throw new Refusal('FORBIDDEN')
  if (!resendableFor(user).includes(kind)) throw new Refusal('CONFLICT')
  enqueue(tx, sendAccountMailJob, { userId: user.id, letter: kind })
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'account.resend-mail',
    subject: user.id,
    details: { mail: kind },
  })
  return { data: null, notice: 'messages.mailResent' }
}

/** An unconfirmed account needs its activation link; an active one may get a password link. */
function resendableFor({ status }: StoredUser): ResendableMail[] {
  if (status === 'inactive') return ['activate']
  return status === 'active' ? ['reset'] : []
}

async function getUserById(tx: Tx, id: string): Promise<StoredUser> {
  const user = isUuid(id) ? await findUserById(tx, id) : null
  if (!user) throw new Refusal('NOT_FOUND')
  return user
}
