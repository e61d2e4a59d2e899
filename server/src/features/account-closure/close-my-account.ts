import type { api } from '@runmart/contract'
import type { Language } from '@runmart/contract/accounts'
import type { Payout } from '@runmart/contract/payouts'
import { moneyText } from '@runmart/i18n/formats'
import { translator } from '@runmart/i18n/server'
import { closeUser, limitWrongCodes, lockConfirmedUser, requirePassword } from '#features/accounts/index.ts'
import { deleteAlertsOf } from '#features/alerts/index.ts'
import { deleteRunFiles } from '#features/bots/index.ts'
import { deleteMarksOf } from '#features/catalog/index.ts'
import { deleteConversationsOf } from '#features/conversations/index.ts'
import { deletePayerDetails } from '#features/deposits/index.ts'
import { deleteDripsOf } from '#features/drips/index.ts'
import { closeAccount } from '#features/ledger/index.ts'
import { deleteSubscriber } from '#features/newsletter/index.ts'
import { deleteNotificationsOf } from '#features/notifications/index.ts'
import { personalData } from '#features/orders/index.ts'
import { deletePartnerOf } from '#features/partners/index.ts'
import { payOutAtClosing } from '#features/payouts/index.ts'
import { deleteRate, forgoHeld } from '#features/referrals/index.ts'
import { deletePlansOf } from '#features/repeats/index.ts'
import { deleteSaidAbout, endRefillsOf } from '#features/suppliers/index.ts'
import { deleteClaimsOf } from '#features/warranty/index.ts'
import { mailToUser } from '#outside/mail/layout.ts'
import { extendStatementTimeout } from '#platform/db/extend-statement-timeout.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { deleteIdempotencyKeys } from '#platform/http/idempotency.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'

/**
 * Closes the caller's account in one transaction, after checking password and second factor. Deletes personal data and
 * keeps the books. Pays the balance out to the caller's destination, or books it as given up. Closing is final.
 */
export async function closeMyAccount(
  db: Transactions,
  { body, caller, request }: HandlerInput<typeof api.accountClosure.close>,
  shop: Shop,
): Promise<Result<null>> {
  // The audit log needs the names of its operators.
  if (caller.isOperator) throw new Refusal('FORBIDDEN')
  const { userId } = caller
  await requirePassword(db, userId, body.password)
  await limitWrongCodes(db, { userId, otp: body.otp, request, shop }, () =>
    db.transaction(async (tx) => {
      await extendStatementTimeout(tx)
      const { email, username, language, status } = await lockConfirmedUser(tx, userId, body.otp, shop.secretsKeys)
      await deletePartnerOf(tx, userId)
      forgoHeld(tx, userId)
      deleteRate(tx, userId)
      const balance = { customerId: userId, balance: body.giveUpBalance, destination: body.payout, email, language }
      const { left, payouts } = await payOutAtClosing(tx, balance)
      await closeAccount(tx, userId, left)
      await deleteOrderData(tx, userId)
      deletePlansOf(tx, userId)
      deleteDripsOf(tx, userId)
      await deleteClaimsOf(tx, userId)
      deleteConversationsOf(tx, userId)
      deletePayerDetails(tx, userId)
      deleteNotificationsOf(tx, userId)
      deleteAlertsOf(tx, userId)
      deleteMarksOf(tx, userId)
      // An unconfirmed account must not act for the owner of the mail address.
      if (status !== 'inactive') deleteSubscriber(tx, email)
      deleteIdempotencyKeys(tx, userId)
      await closeUser(tx, userId)
      enqueue(tx, sendClosureMailJob, { email, username, language, payouts: payouts.map(toPromised) })
      logAfterCommit(tx, request, 'account-closed', {
        userId,
        balance: body.giveUpBalance,
        paysOut: Boolean(body.payout),
      })
    }),
  )
  return { data: null, notice: 'messages.accountClosed' }
}

/** Call it after locking the balance: an order being placed meanwhile is either paid already or refused. */
async function deleteOrderData(tx: Tx, userId: string): Promise<void> {
  const orders = await personalData.ordersOf(tx, userId)
  const open = orders.filter((it) => it.isOpen).map(({ id, code }) => ({ id, code }))
  if (open.length > 0) throw new Refusal('ORDERS_OPEN', { data: { orders: open.slice(0, 20), count: open.length } })
  const ids = orders.map((it) => it.id)
  // Locks dispatches first, then orders, then their details: the same order as everywhere, against deadlocks.
  deleteSaidAbout(tx, ids)
  await personalData.lockOrdersOf(tx, userId)
  endRefillsOf(tx, ids)
  deleteRunFiles(tx, ids)
  personalData.deleteOrderDetails(tx, userId)
}

/** A payout that the mail mentions; the destination shows the last digits of the account. */
type PromisedPayout = { amount: number; code: string; destination: string }
type Recipient = { email: string; username: string; language: Language; payouts: PromisedPayout[] }
/** Carries the mail address, because the database does not store it any more when the mail goes out. */
export const sendClosureMailJob = job<Recipient>('account-closure.send-mail')

/** Sends the last mail: the closure, open payouts, and advice in case the owner did not ask for it. */
export async function sendClosureMail(
  recipient: Recipient,
  _context: JobContext,
  { publicUrl, sendMail }: Shop,
): Promise<void> {
  const { language, payouts } = recipient
  const t = translator(language)
  const promises = payouts.map((it) => t('mail.accountClosedPayout', { ...it, amount: moneyText(language, it.amount) }))
  await sendMail(
    mailToUser(recipient, publicUrl, {
      subject: t('mail.accountClosedSubject'),
      paragraphs: [t('mail.accountClosedText'), ...promises, t('mail.accountClosedNotYou')],
      action: { label: t('mail.accountClosedAction'), url: `${publicUrl}/help` },
    }),
  )
}

function toPromised({ amount, code, bank, account }: Payout): PromisedPayout {
  return { amount, code, destination: `${bank || 'Binance'}\u00a0••••${account.slice(-4)}` }
}
