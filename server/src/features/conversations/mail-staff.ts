import type { Language } from '@runmart/contract/languages'
import { problemText } from '@runmart/i18n/problem-text'
import { translator } from '@runmart/i18n/server'
import { findReader, listStaffWith, usernamesOf } from '#features/accounts/index.ts'
import { nameOrders } from '#features/orders/index.ts'
import { mailToUser } from '#outside/mail/layout.ts'
import { threadHeaders } from '#outside/mail/thread-headers.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, enqueueMany, type JobContext, job } from '#platform/jobs/job.ts'
import type { Shop } from '#platform/shop.ts'
import { findConversation } from './conversation-queries.ts'

/** Runs some time after a customer's message, in case it has no answer yet. */
export const mailStaffJob = job<{ conversationId: string }>('conversations.mail-staff')

export type WaitingCustomer = { orderId: string; messageId: string }

/** Reports an unanswered message about an order, for features that serve its partner. */
export const customerWaits = job<WaitingCustomer>('conversations.customer-waits')

type StaffMail = { userId: string; conversationId: string }

/** One job per reader: a retry never mails the other readers again. */
export const sendStaffMailJob = job<StaffMail>('conversations.send-staff-mail')

declare module '#platform/shop.ts' {
  interface Shop {
    /** Whether an operator answers customers and wants mails about unanswered messages. */
    wantsMessageMails(tx: Tx, operatorId: string): Promise<boolean>
  }
}

/**
 * While the customer waits, mails the assigned operator, or otherwise all who answer. For an order, also notifies its
 * partner.
 */
export async function mailStaff(tx: Tx, { conversationId }: { conversationId: string }): Promise<void> {
  const conversation = await findConversation(tx, conversationId)
  if (!conversation?.waitingSince) return
  const { orderId, lastMessage } = conversation
  if (orderId && lastMessage) enqueue(tx, customerWaits, { orderId, messageId: lastMessage.id })
  const staff = await listStaffWith(tx, 'orders')
  const assigned = staff.filter((id) => id === conversation.assignedTo)
  const readers = assigned.length > 0 ? assigned : staff
  enqueueMany(
    tx,
    sendStaffMailJob,
    readers.map((userId) => ({ userId, conversationId })),
  )
}

/** Sends that mail to one operator, unless the conversation has an answer or the operator does not want such mails. */
export async function sendStaffMail(
  { userId, conversationId }: StaffMail,
  { db }: JobContext,
  shop: Shop,
): Promise<void> {
  const found = await db.transaction(async (tx) => {
    const user = (await shop.wantsMessageMails(tx, userId)) ? await findReader(tx, userId) : null
    return user && { user, waiting: await describeWaiting(tx, conversationId, user.language) }
  })
  if (!found?.waiting) return
  const { user, waiting } = found
  const t = translator(user.language)
  const headers = threadHeaders({ conversationId, userId }, shop)
  const mail = mailToUser(user, shop.publicUrl, {
    subject: waiting.orderCode ? t('mail.customerWaitsOrderSubject', waiting) : t('mail.customerWaitsSubject', waiting),
    paragraphs: [
      t('mail.customerWaitsText', waiting),
      waiting.text,
      ...(headers.replyTo ? [t('mail.customerWaitsReply')] : []),
    ],
    action: { label: t('mail.customerWaitsAction'), url: `${shop.publicUrl}/operator/messages/${conversationId}` },
    unsubscribe: { label: t('alerts.choose'), url: `${shop.publicUrl}/operator/alerts` },
  })
  await shop.sendMail({ ...mail, ...headers })
}

async function describeWaiting(tx: Tx, conversationId: string, language: Language) {
  const conversation = await findConversation(tx, conversationId)
  if (!conversation?.waitingSince) return null
  const { customerId, orderId, lastMessage } = conversation
  const order = orderId && (await nameOrders(tx, [orderId], language)).get(orderId)
  const customer = (await usernamesOf(tx, [customerId])).get(customerId) ?? ''
  const report = lastMessage?.problem && problemText(translator(language), lastMessage.problem)
  const text = [report, lastMessage?.text].filter(Boolean).join('\n\n')
  return { customer, orderCode: order ? order.orderCode : '', text }
}
