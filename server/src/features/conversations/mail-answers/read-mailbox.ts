import { ExternalServiceError } from '#outside/fetch-json.ts'
import { type ImapMailbox, openImapMailbox } from '#outside/mail/imap-mailbox.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import {
  countMailAttempt,
  findReadUntil,
  mailboxName,
  moveReadUntil,
  saveMailboxProblem,
  saveMailboxRead,
} from './mailbox-queries.ts'
import { MAX_ATTEMPTS, setAside } from './set-aside.ts'
import { type MailboxShop, takeMail } from './take-mail.ts'

/** The cron job runs every minute. */
const READ_MS = 55_000

/**
 * Reads the mailbox and waits for mails until the next run of the cron job. Logs a failure and shows it to operators;
 * the next run continues from the same position.
 */
export async function readMailboxForAMinute(context: JobContext, shop: MailboxShop, ms = READ_MS): Promise<void> {
  const until = performance.now() + ms
  try {
    const mailbox = await openImapMailbox(shop.mailbox)
    try {
      await readNewMails(mailbox, context, shop)
      for (let left = until - performance.now(); left > 0; left = until - performance.now()) {
        await mailbox.wait(left)
        await readNewMails(mailbox, context, shop)
      }
    } finally {
      await mailbox.close()
    }
  } catch (problem) {
    const name = mailboxName(shop.mailbox)
    await context.db.transaction((tx) => saveMailboxProblem(tx, name, problem as Error))
    if (!(problem instanceof ExternalServiceError)) throw problem
    context.log.warn({ event: 'mailbox-away', problem: problem.message }, 'The mailbox could not be read')
  }
}

/**
 * Takes new mails, each in one transaction with the new position: crashes and parallel readers never add an answer
 * twice. Sets a mail aside after it crashed the reader twice.
 */
export async function readNewMails(mailbox: ImapMailbox, context: JobContext, shop: MailboxShop): Promise<void> {
  const { db } = context
  const name = mailboxName(shop.mailbox)
  const { uidValidity } = mailbox
  for (;;) {
    const mails = await mailbox.list(await db.transaction((tx) => findReadUntil(tx, name, uidValidity)))
    for (const mail of mails) {
      const moveOn = (tx: Tx) => moveReadUntil(tx, name, uidValidity, mail.uid)
      const attempts = await db.transaction((tx) => countMailAttempt(tx, name, uidValidity, mail.uid))
      if (attempts > MAX_ATTEMPTS) await setAside({ mailbox: name, uidValidity, uid: mail.uid }, moveOn, context)
      else if (await takeMail(mailbox, mail, moveOn, context, shop)) await mailbox.markSeen(mail.uid)
      // Other mails stay unread, for people who look into the mailbox.
      else await db.transaction(moveOn)
    }
    if (mails.length > 0) continue
    return db.transaction(async (tx) => saveMailboxRead(tx, name))
  }
}
