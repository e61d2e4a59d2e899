import { conversations } from '@runmart/contract/conversations'
import type { ImapMailbox, ListedMail } from '#outside/mail/imap-mailbox.ts'
import { type MailHeader, parseHeader } from '#outside/mail/parse-answer.ts'
import { readAnswer } from '#outside/mail/read-answer.ts'
import { parseReplyAddress, type ReplyAddress } from '#outside/mail/reply-address.ts'
import { countAttempts } from '#platform/attempts.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import { attemptLimits } from '#platform/http/rate-limit.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import type { ShopWith } from '#platform/shop.ts'
import { type Answer, addAnswer } from './add-answer.ts'
import { findSender, type Sender } from './find-sender.ts'
import { insertReceived } from './mailbox-queries.ts'
import { MAX_ANSWER_TEXT, MAX_MAIL_BYTES, type Refused, refuseAnswer } from './refuse-answer.ts'

/** The members of the shop that reading answers needs. */
export type MailboxShop = Pick<
  ShopWith<'mailbox'>,
  'mailbox' | 'mailFrom' | 'messageNotifySeconds' | 'rateLimits' | 'tokenSecret'
>

/** Moves on to this mail, in the transaction that takes it; false when somebody else took it. */
export type MoveOn = (tx: Tx) => Promise<boolean>

/**
 * Takes one mail: an answer with an address that we made, from the account that we made it for, is added to its conversation. Says
 * whether it was such an answer; everything else is left to whoever looks into the mailbox.
 */
export async function takeMail(
  mailbox: ImapMailbox,
  mail: ListedMail,
  moveOn: MoveOn,
  { db, log }: JobContext,
  shop: MailboxShop,
): Promise<boolean> {
  const header = await parseHeader(mail.header).catch(() => null)
  const reply = header && findReplyAddress(header, shop.mailbox.address)
  if (!header || !reply) return false
  if (header.isAutomatic) {
    log.info({ event: 'automatic-mail-ignored', conversationId: reply.conversationId }, 'A program answered a mail')
    return false
  }
  const sender = await db.transaction((tx) => findSender(tx, reply, shop.tokenSecret))
  if (!sender) {
    log.warn(
      { event: 'forged-reply-address', from: header.from },
      'An answer came to an address that was not made for it',
    )
    return false
  }
  const answer = await checkAnswer(mailbox, mail, header, sender, { db, log }, shop)
  await db.transaction(async (tx) => {
    if (!(await moveOn(tx))) return
    if (!(await insertReceived(tx, sha256(`${header.id}\n${reply.conversationId}\n${sender.userId}`)))) return
    if ('text' in answer) await addAnswer(tx, sender, answer, shop)
    else await refuseAnswer(tx, { ...answer, userId: sender.userId, conversationId: reply.conversationId })
  })
  return true
}

function findReplyAddress({ to }: MailHeader, address: string): ReplyAddress | null {
  for (const it of to) {
    const reply = parseReplyAddress(it, address)
    if (reply) return reply
  }
  return null
}

/** What somebody answered, or why it is not taken. */
async function checkAnswer(
  mailbox: ImapMailbox,
  { uid, size }: ListedMail,
  header: MailHeader,
  sender: Sender,
  { db, log }: JobContext,
  shop: MailboxShop,
): Promise<Answer | Refused> {
  // A mail that was forwarded also shows the address: only whom it was made for may use it.
  if (header.isForged || header.from !== sender.email.toLowerCase()) return { reason: 'sender', from: header.from }
  if (size > MAX_MAIL_BYTES) return { reason: 'too-large' }
  const source = await mailbox.read(uid)
  const answer = source && (await readAnswer(source, addressOf(shop.mailFrom), log))
  if (!answer || (!answer.text && answer.files.length === 0)) return { reason: 'unreadable' }
  if (answer.text.length > MAX_ANSWER_TEXT) return { reason: 'too-long' }
  const isTooMuch =
    shop.rateLimits && sender.author === 'customer' && (await isLimited(db, sender, answer.files.length))
  return isTooMuch ? { reason: 'too-many' } : answer
}

/** Counts the answer and its files where the app counts messages and uploads. */
async function isLimited(db: JobContext['db'], { userId }: Sender, files: number): Promise<boolean> {
  const visitor = { address: '', userId, body: null }
  try {
    await countAttempts(db, attemptLimits(conversations.send, visitor))
    for (let nth = 0; nth < files; nth++) await countAttempts(db, attemptLimits(conversations.upload, visitor))
    return false
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return true
  }
}

/** The address in `Runmart <no-reply@shop.example>`. */
function addressOf(sender: string): string {
  return (/<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender).trim().toLowerCase()
}
