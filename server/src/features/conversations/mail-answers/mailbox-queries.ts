import { type MailboxHealth, mailboxProblems } from '@runmart/contract/conversations-operator'
import { ExternalServiceError } from '#outside/fetch-json.ts'
import type { MailboxAccess } from '#platform/config/mailbox-access.ts'
import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'

const LONGEST = 300
/** Longer than the period that a new read of a mailbox covers. */
const RECEIVED_DAYS = 90

/** The name of a mailbox by its location, without the password. */
export function mailboxName({ user, host, port, folder }: MailboxAccess): string {
  return `${user}@${host}:${port}/${folder}`
}

/** The last mail that was read from a mailbox; null if it is unknown for this numbering. */
export async function findReadUntil(tx: Tx, name: string, uidValidity: number): Promise<number | null> {
  const row = await tx.find<{ readUntil: string }>(sql`
    select read_until::text as "readUntil" from conversations.mailboxes
    where name = ${name} and uid_validity = ${uidValidity}`)
  return row && Number(row.readUntil)
}

/** Counts an attempt to take a mail; returns the number of attempts including this one. */
export async function countMailAttempt(tx: Tx, name: string, uidValidity: number, uid: number): Promise<number> {
  const { attempts } = await tx.get<{ attempts: number }>(sql`
    insert into conversations.mail_attempts as it (mailbox, uid_validity, uid) values (${name}, ${uidValidity}, ${uid})
    on conflict (mailbox, uid_validity, uid) do update set attempts = it.attempts + 1
    returning attempts`)
  return attempts
}

/**
 * Moves the position to this mail; returns false if another process was faster. Locks the position until the
 * transaction ends.
 */
export async function moveReadUntil(tx: Tx, name: string, uidValidity: number, uid: number): Promise<boolean> {
  tx.write(sql`
    delete from conversations.mail_attempts where mailbox = ${name} and (uid_validity <> ${uidValidity} or uid <= ${uid})`)
  const count = await tx.run(sql`
    insert into conversations.mailboxes as it (name, uid_validity, read_until) values (${name}, ${uidValidity}, ${uid})
    on conflict (name) do update set uid_validity = excluded.uid_validity, read_until = excluded.read_until
      where it.uid_validity is distinct from excluded.uid_validity or it.read_until < excluded.read_until`)
  return count > 0
}

/** Stores that the shop took a mail; returns false if it had already. */
export async function insertReceived(tx: Tx, hash: Buffer): Promise<boolean> {
  return (
    (await tx.run(sql`insert into conversations.received_mails (hash) values (${hash}) on conflict do nothing`)) > 0
  )
}

export function deleteOldReceived(db: Transactions): Promise<void> {
  const old = sql`received_at < now() - make_interval(days => ${RECEIVED_DAYS})`
  return deleteInBatches(db, sql`conversations.received_mails`, old)
}

/** Stores that the shop read the mailbox to its end, and clears its problem. */
export function saveMailboxRead(tx: Tx, name: string): void {
  tx.write(sql`
    insert into conversations.mailboxes (name, last_ok_at) values (${name}, now())
    on conflict (name) do update set last_ok_at = now(), last_problem_at = null, problem_code = null, problem_detail = null`)
}

/** Stores the problem of reading the mailbox, for operators. */
export function saveMailboxProblem(tx: Tx, name: string, error: Error): void {
  const { code, detail } = error instanceof ExternalServiceError ? error : { code: 'other', detail: '' }
  tx.write(sql`
    insert into conversations.mailboxes as it (name, last_problem_at, problem_code, problem_detail)
    values (${name}, now(), ${code}, ${detail.slice(0, LONGEST).toWellFormed()})
    on conflict (name) do update set last_problem_at = coalesce(it.last_problem_at, now()),
      problem_code = excluded.problem_code, problem_detail = excluded.problem_detail`)
}

/** The last success and the current problem of a mailbox. */
export async function findMailboxHealth(tx: Tx, name: string): Promise<MailboxHealth> {
  const row = await tx.find<{
    lastOkAt: string | null
    since: string | null
    code: string | null
    detail: string | null
  }>(sql`
    select last_ok_at as "lastOkAt", last_problem_at as since, problem_code as code, problem_detail as detail
    from conversations.mailboxes where name = ${name}`)
  const code = mailboxProblems.find((it) => it === row?.code) ?? 'other'
  const problem = row?.since ? { since: row.since, code, detail: row.detail ?? '' } : null
  return { lastOkAt: row?.lastOkAt ?? null, problem }
}
