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

/** A customer wrote, and nobody may have answered. */
export const mailStaffJob = job<{ conversationId: string }>('conversations.mail-staff')

export type WaitingCustomer = { orderId: string; messageId: string }

/** The same about an order, for whoever delivers it. */
export const customerWaits = job<WaitingCustomer>('conversations.customer-waits')

type StaffMail = { userId: string; conversationId: string }

/** One job per reader: one that has to be sent again is not sent to the others again. */
export const sendStaffMailJob = job<StaffMail>('conversations.send-staff-mail')

declare module '#platform/shop.ts' {
  interface Shop {
    /** Whether an operator answers customers and wants mails about those who wait. */
    wantsMessageMails(tx: Tx, operatorId: string): Promise<boolean>
  }
}

/**
 * Mails the operator whom a conversation is assigned to, or else all who answer, while its customer waits. Of an order its partner
 * is told as well.
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

/** Sends that mail to one operator, unless somebody has answered meanwhile or they do not want such mails. */
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
