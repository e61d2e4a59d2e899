import { openImapMailbox } from '#outside/mail/imap-mailbox.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import type { Shop } from '#platform/shop.ts'
import { mailboxName } from './mailbox-queries.ts'
import { type MoveOn, takeMail } from './take-mail.ts'

/** Attempts before a mail becomes a job of its own. */
export const MAX_ATTEMPTS = 2

type SetAside = { mailbox: string; uidValidity: number; uid: number }

export const takeSetAsideMailJob = job<SetAside>('conversations.take-set-aside-mail')

/**
 * Moves past a mail that crashes its reader and enqueues a job with one attempt. The failed job waits until operators
 * repeat or remove it. The mail stays unread in the mailbox.
 */
export async function setAside(mail: SetAside, moveOn: MoveOn, { db, log }: JobContext): Promise<void> {
  await db.transaction(async (tx) => {
    if (await moveOn(tx)) enqueue(tx, takeSetAsideMailJob, mail, { maxAttempts: 1 })
  })
  log.error({ event: 'mail-set-aside', uid: mail.uid }, 'A mail ended its reader twice')
}

/** Takes a mail that was set aside, if it still exists. */
export async function takeSetAsideMail(
  { mailbox: name, uidValidity, uid }: SetAside,
  context: JobContext,
  shop: Shop,
): Promise<void> {
  const { mailbox: access } = shop
  if (!access || mailboxName(access) !== name) return
  const mailbox = await openImapMailbox(access)
  try {
    if (mailbox.uidValidity !== uidValidity) return
    const mail = (await mailbox.list(uid - 1)).find((it) => it.uid === uid)
    if (!mail) return
    const isTaken = await takeMail(mailbox, mail, async () => true, context, { ...shop, mailbox: access })
    if (isTaken) await mailbox.markSeen(uid)
  } finally {
    await mailbox.close()
  }
}
