import { MAX_FILE_BYTES, MAX_MESSAGE_FILES } from '@runmart/contract/conversations'
import type { Language } from '@runmart/contract/languages'
import { numberText, sizeText } from '@runmart/i18n/formats'
import { translator } from '@runmart/i18n/server'
import { findReader, listStaffWith } from '#features/accounts/index.ts'
import { mailToUser } from '#outside/mail/layout.ts'
import { threadHeaders } from '#outside/mail/thread-headers.ts'
import { countOccurrence } from '#platform/attempts.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import type { Shop } from '#platform/shop.ts'

export const MAX_ANSWER_TEXT = 40_000
export const MAX_MAIL_BYTES = 36 * 1024 * 1024

/** The reason why the shop refused a mailed answer or some of its files. */
export type Refused = {
  reason: 'sender' | 'too-long' | 'too-large' | 'too-many' | 'unreadable' | 'closed' | 'files'
  /** The sender, where the sender is the reason. */
  from?: string
  files?: RefusedFile[]
}
export type RefusedFile = { name: string; reason: 'kind' | 'too-large' | 'too-many' }

type RefusedAnswer = Refused & { userId: string; conversationId: string }

export const mailRefusedAnswerJob = job<RefusedAnswer>('conversations.mail-refused-answer')

const DAY = 86_400
/** Limits mails per reader and day: two mail programs must never answer each other for ever. */
const MOST_A_DAY = 10

/** Mails the owner of the reply address that the shop refused the answer; never mails the actual sender. */
export async function refuseAnswer(tx: Tx, refused: RefusedAnswer): Promise<void> {
  const times = await countOccurrence(tx, ['refused answers', refused.userId], DAY)
  if (times <= MOST_A_DAY) enqueue(tx, mailRefusedAnswerJob, refused)
}

export async function mailRefusedAnswer(refused: RefusedAnswer, { db }: JobContext, shop: Shop): Promise<void> {
  const { userId, conversationId, reason } = refused
  const found = await db.transaction(async (tx) => {
    const user = await findReader(tx, userId)
    return user && { user, isStaff: (await listStaffWith(tx, 'orders')).includes(userId) }
  })
  if (!found) return
  const { user, isStaff } = found
  const t = translator(user.language)
  const path = isStaff ? `/operator/messages/${conversationId}` : `/messages/${conversationId}`
  const mail = mailToUser(user, shop.publicUrl, {
    subject: reason === 'files' ? t('mail.answerFilesSubject') : t('mail.answerRefusedSubject'),
    paragraphs: explain(refused, user),
    action: { label: t('notificationActions.conversation'), url: shop.publicUrl + path },
  })
  await shop.sendMail({ ...mail, ...threadHeaders({ conversationId, userId }, shop), isAutomaticAnswer: true })
}

function explain(
  { reason, from = '', files = [] }: Refused,
  { email, language }: { email: string; language: Language },
): string[] {
  const t = translator(language)
  if (reason === 'files') return [t('mail.answerFilesText'), ...files.map((it) => explainFile(it, language))]
  const why = {
    sender: () => t('mail.answerSender', { from, email }),
    'too-long': () => t('mail.answerTooLong', { limit: numberText(language, MAX_ANSWER_TEXT) }),
    'too-large': () => t('mail.answerTooLarge', { size: sizeText(language, MAX_MAIL_BYTES) }),
    'too-many': () => t('mail.answerTooMany'),
    unreadable: () => t('mail.answerUnreadable'),
    closed: () => t('mail.answerClosed'),
  }
  return [t('mail.answerRefusedText'), why[reason]()]
}

function explainFile({ name, reason }: RefusedFile, language: Language): string {
  const t = translator(language)
  if (reason === 'kind') return t('mail.answerFileKind', { name })
  if (reason === 'too-many') return t('mail.answerFileTooMany', { name, count: MAX_MESSAGE_FILES })
  return t('mail.answerFileTooLarge', { name, size: sizeText(language, MAX_FILE_BYTES) })
}
