import { conversations, MAX_MESSAGE_FILES } from '@runmart/contract/conversations'
import { findReader, holdAccount, listStaffWith } from '#features/accounts/index.ts'
import { markConversationNotificationsRead } from '#features/notifications/index.ts'
import type { ImapMailbox, ListedMail } from '#outside/mail/imap-mailbox.ts'
import { type MailContent, type MailHeader, parseHeader } from '#outside/mail/parse-answer.ts'
import { readAnswer } from '#outside/mail/read-answer.ts'
import { isReplyAddressOf, parseReplyAddress, type ReplyAddress } from '#outside/mail/reply-address.ts'
import type { SplitText } from '#outside/mail/split-quote.ts'
import { countAttempts } from '#platform/attempts.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import { attemptLimits } from '#platform/http/rate-limit.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop, ShopWith } from '#platform/shop.ts'
import { addMessage } from '../add-message.ts'
import { updateReadAsNotified } from '../conversation-queries.ts'
import { splitText } from '../split-text.ts'
import { getSubject, type Subject } from '../subject.ts'
import { storeFile } from '../upload-file.ts'
import { insertReceived } from './mailbox-queries.ts'
import { MAX_ANSWER_TEXT, MAX_MAIL_BYTES, type Refused, type RefusedFile, refuseAnswer } from './refuse-answer.ts'

/** The members of the shop that reading answers needs. */
export type MailboxShop = Pick<
  ShopWith<'mailbox'>,
  'mailbox' | 'mailFrom' | 'messageNotifySeconds' | 'rateLimits' | 'tokenSecret'
>

/** Moves the position to this mail, in the transaction that takes it; returns false if another process took it. */
export type MoveOn = (tx: Tx) => Promise<boolean>

/**
 * Takes one mail and returns whether it came to a reply address of the shop. Adds such an answer to its conversation, or
 * mails the owner why the shop refuses it. Other mails stay for people who look into the mailbox.
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

/** The answer in a mail, or the reason for its refusal. */
async function checkAnswer(
  mailbox: ImapMailbox,
  { uid, size }: ListedMail,
  header: MailHeader,
  sender: Sender,
  { db, log }: JobContext,
  shop: MailboxShop,
): Promise<Answer | Refused> {
  // A forwarded mail also shows the reply address: only its owner may use it.
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

/** Counts the answer and its files against the limits of messages and uploads in the app. */
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

/** Maximum length of quoted text, which people only look up; a mark shows the cut. */
const LONGEST_REST = 100_000

type Answer = SplitText & Pick<MailContent, 'files'>

/** Adds an answer by mail to its conversation, like a message from the app. Mails the sender about refused files. */
async function addAnswer(
  tx: Tx,
  sender: Sender,
  answer: Answer,
  shop: Pick<Shop, 'messageNotifySeconds'>,
): Promise<void> {
  const { userId, author, subject } = sender
  const { id: conversationId, customerId } = subject
  if (!(await holdAccount(tx, customerId))) return refuseAnswer(tx, { userId, conversationId, reason: 'closed' })
  // A customer who answers a mail has read the messages in it.
  if (author === 'customer') {
    updateReadAsNotified(tx, conversationId)
    await markConversationNotificationsRead(tx, userId, conversationId)
  }
  const { stored, refused } = await storeFiles(tx, sender, answer.files)
  const texts = splitText(answer.text)
  if (texts.length === 0 && stored.length > 0) texts.push('')
  for (const [at, text] of texts.entries()) {
    const files = at === 0 ? stored : []
    const mailRest = at === texts.length - 1 ? shorten(answer.rest) : null
    await addMessage(tx, subject, { author, authorId: userId, text, files, mailRest }, shop)
  }
  if (refused.length > 0) await refuseAnswer(tx, { userId, conversationId, reason: 'files', files: refused })
}

async function storeFiles(
  tx: Tx,
  { userId, subject }: Sender,
  files: MailContent['files'],
): Promise<{ stored: string[]; refused: RefusedFile[] }> {
  const [stored, refused]: [string[], RefusedFile[]] = [[], []]
  for (const { name, content } of files)
    if (stored.length === MAX_MESSAGE_FILES) refused.push({ name, reason: 'too-many' })
    else
      try {
        stored.push((await storeFile(tx, subject, userId, name, content)).id)
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem
        refused.push({ name, reason: problem.code === 'TOO_LARGE' ? 'too-large' : 'kind' })
      }
  return { stored, refused }
}

function shorten(rest: string): string | null {
  return rest.length > LONGEST_REST ? `${rest.slice(0, LONGEST_REST).toWellFormed()}\n[…]` : rest || null
}

/** The owner of a reply address, and their side of the conversation. */
type Sender = { userId: string; email: string; author: 'customer' | 'staff'; subject: Subject }

/**
 * The owner of a reply address: the customer, or an operator who may still answer. Returns null for a foreign address.
 */
async function findSender(tx: Tx, reply: ReplyAddress, tokenSecret: string): Promise<Sender | null> {
  const subject = await findSubject(tx, reply.conversationId)
  if (!subject) return null
  const readers = [subject.customerId, ...(await listStaffWith(tx, 'orders'))]
  const userId = readers.find((id) => isReplyAddressOf(reply, id, tokenSecret))
  const user = userId && (await findReader(tx, userId))
  if (!user) return null
  return { userId, email: user.email, author: userId === subject.customerId ? 'customer' : 'staff', subject }
}

async function findSubject(tx: Tx, conversationId: string): Promise<Subject | null> {
  try {
    return await getSubject(tx, conversationId, 'en')
  } catch (problem) {
    if (problem instanceof Refusal) return null
    throw problem
  }
}
