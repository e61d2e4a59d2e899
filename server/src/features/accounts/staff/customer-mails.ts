import type { api } from '@runmart/contract'
import type { ResendableMail } from '@runmart/contract/accounts-customer-page'
import type { DataOf } from '@runmart/contract/endpoint'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import { sendAccountMailJob } from '../account-mails.ts'
import { listSentMails } from '../sent-mail-queries.ts'
import { findUserById, type StoredUser } from '../user-queries.ts'

const SHOWN = 50

/** Which mails about the account went out, and which would help now. */
export async function listCustomerMails(
  tx: Tx,
  { params }: HandlerInput<typeof api.customerPage.mails>,
): Promise<Result<DataOf<typeof api.customerPage.mails>>> {
  const user = await getUserById(tx, params.id)
  return { data: { items: await listSentMails(tx, user.id, SHOWN), resendable: resendableFor(user) } }
}

/** Sends a mail with a new link to the customer's own address; whoever asks for it never sees the link. */
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

/** Who never proved their address activates first; who did can choose a new password. */
function resendableFor({ status }: StoredUser): ResendableMail[] {
  if (status === 'inactive') return ['activate']
  return status === 'active' ? ['reset'] : []
}

async function getUserById(tx: Tx, id: string): Promise<StoredUser> {
  const user = isUuid(id) ? await findUserById(tx, id) : null
  if (!user) throw new Refusal('NOT_FOUND')
  return user
}
