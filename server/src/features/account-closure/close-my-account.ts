import type { api } from '@runmart/contract'
import type { Language } from '@runmart/contract/accounts'
import { translator } from '@runmart/i18n/server'
import { closeUser, lockConfirmedUser, requirePassword } from '#features/accounts/index.ts'
import { forgetRuns } from '#features/bots/index.ts'
import { forgetPayer } from '#features/deposits/index.ts'
import { closeAccount } from '#features/ledger/index.ts'
import { forgetSubscriber } from '#features/newsletter/index.ts'
import { forgetReader } from '#features/notifications/index.ts'
import { forgetBuyer, ordersOf } from '#features/orders/index.ts'
import { forgoHeld } from '#features/referrals/index.ts'
import { mailToUser } from '#outside/mail/layout.ts'
import type { Mailer } from '#outside/mail/mailer.ts'
import { extendStatementTimeout } from '#platform/db/extend-statement-timeout.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { deleteIdempotencyKeys } from '#platform/http/idempotency.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import type { AccountClosureDependencies } from './dependencies.ts'

/**
 * Closes the account of one who proves to be its owner: all at once, or not at all. Personal data goes, money stays where
 * the books say it is, and what was left on the balance belongs to the house. There is no way back.
 */
export async function closeMyAccount(
  db: Transactions,
  { body, caller, request }: HandlerInput<typeof api.accountClosure.close>,
  deps: AccountClosureDependencies,
): Promise<Result<null>> {
  // Nobody else could say any more who did what stands in the audit log.
  if (caller.isOperator) throw new Refusal('FORBIDDEN')
  const { userId } = caller
  await requirePassword(db, userId, body.password)
  await db.transaction(async (tx) => {
    await extendStatementTimeout(tx)
    const { email, username, language, status } = await lockConfirmedUser(tx, userId, body.otp, deps.tokenSecret)
    forgoHeld(tx, userId)
    await closeAccount(tx, userId, body.giveUpBalance)
    await deleteOrderData(tx, userId)
    forgetPayer(tx, userId)
    forgetReader(tx, userId)
    // Whoever never proved that the address is his may not speak for the one it belongs to.
    if (status !== 'inactive') forgetSubscriber(tx, email)
    deleteIdempotencyKeys(tx, userId)
    await closeUser(tx, userId)
    enqueue(tx, sendClosureMailJob, { email, username, language })
    logAfterCommit(tx, request, 'account-closed', { userId, givenUp: body.giveUpBalance })
  })
  return { data: null, notice: 'messages.accountClosed' }
}

/** Looked at after the balance was locked: who was just placing an order has paid it by now, or cannot any more. */
async function deleteOrderData(tx: Tx, userId: string): Promise<void> {
  const orders = await ordersOf(tx, userId)
  const open = orders.filter((it) => it.isOpen).map(({ id, code }) => ({ id, code }))
  if (open.length > 0) throw new Refusal('ORDERS_OPEN', { data: { orders: open.slice(0, 20), count: open.length } })
  forgetRuns(
    tx,
    orders.map((it) => it.id),
  )
  forgetBuyer(tx, userId)
}

type Reader = { email: string; username: string; language: Language }
export type MailDependencies = { publicUrl: string; send: Mailer }

/** Told whom to write to: when the mail goes out, nothing else knows the address any more. */
export const sendClosureMailJob = job<Reader>('account-life.send-farewell')

/** The last mail: the account is closed, and what to do if that was somebody else. */
export async function sendClosureMail(reader: Reader, { publicUrl, send }: MailDependencies): Promise<void> {
  const t = translator(reader.language)
  await send(
    mailToUser(reader, publicUrl, {
      subject: t('mail.accountClosedSubject'),
      paragraphs: [t('mail.accountClosedText'), t('mail.accountClosedNotYou')],
      action: { label: t('mail.accountClosedAction'), url: publicUrl },
    }),
  )
}
