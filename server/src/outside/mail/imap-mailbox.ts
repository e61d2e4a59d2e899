import type { ImapFlow } from 'imapflow'
import { ExternalServiceError } from '#outside/fetch-json.ts'
import type { MailboxAccess } from '#platform/config/mailbox-access.ts'

const TIMEOUT_MS = 20_000
/** Longer than any pause between two commands. */
const SILENCE_MS = 120_000
const AT_ONCE = 100
/** How far back to read a new mailbox, or one whose uids have changed. */
const FIRST_READ_DAYS = 30

/** A mail in the list: its uid in the mailbox, its size in bytes and its header. */
export type ListedMail = { uid: number; size: number; header: Buffer }

export type ImapMailbox = {
  /** Changes if the server cannot keep its uids. */
  uidValidity: number
  /** The next mails after this uid, oldest first; only some if there are many. */
  list(after: number | null): Promise<ListedMail[]>
  /** A whole mail; null if it has been deleted meanwhile. */
  read(uid: number): Promise<Buffer | null>
  markSeen(uid: number): Promise<void>
  /** Waits for a sign of new mail, at most this long. */
  wait(ms: number): Promise<void>
  close(): Promise<void>
}

/** Opens a mailbox by IMAP. Every failure, now and later, is an `ExternalServiceError`. */
export async function openImapMailbox(access: MailboxAccess): Promise<ImapMailbox> {
  const { ImapFlow: Client } = await import('imapflow')
  const client = new Client({
    host: access.host,
    port: access.port,
    secure: access.secure,
    // Never sends passwords unencrypted, except to this machine.
    ...(!access.secure && { doSTARTTLS: !isLoopback(access.host) }),
    auth: { user: access.user, pass: access.password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
  })
  // Each command reports its own failure; without a listener the process would end.
  client.on('error', () => {})
  const { uidValidity } = await explain(async () => {
    await client.connect()
    return client.mailboxOpen(access.folder)
  }).catch((problem) => {
    client.close()
    throw problem
  })
  return {
    uidValidity: Number(uidValidity),
    list: (after) => explain(() => listMails(client, after)),
    read: (uid) => explain(async () => (await fetchOne(client, uid))?.source ?? null),
    markSeen: (uid) => explain(async () => void (await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }))),
    wait: (ms) => explain(() => waitForMail(client, ms)),
    close: () => client.logout().catch(() => client.close()),
  }
}

async function listMails(client: ImapFlow, after: number | null): Promise<ListedMail[]> {
  const since = new Date(Date.now() - FIRST_READ_DAYS * 86_400_000)
  const query = after === null ? { since } : { uid: `${after + 1}:*` }
  const found = (await client.search(query, { uid: true })) || []
  // `9:*` also finds the last mail if its uid is lower.
  const uids = found.filter((uid) => uid > (after ?? 0)).sort((a, b) => a - b)
  if (uids.length === 0) return []
  const mails: ListedMail[] = []
  const range = uids.slice(0, AT_ONCE).join(',')
  // An entry without headers is an unrelated update: another client has just read a mail.
  for await (const { uid, size = 0, headers } of client.fetch(range, { size: true, headers: true }, { uid: true }))
    if (uid && headers) mails.push({ uid, size, header: headers })
  return mails.sort((a, b) => a.uid - b.uid)
}

async function fetchOne(client: ImapFlow, uid: number) {
  return (await client.fetchOne(String(uid), { source: true }, { uid: true })) || null
}

/** The server announces new mail; the next command ends the waiting. */
async function waitForMail(client: ImapFlow, ms: number): Promise<void> {
  if (!client.usable) throw new ExternalServiceError('the connection was closed', 'unreachable')
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = setTimeout(resolve, ms)
  client.once('exists', () => resolve())
  client.once('close', () => resolve())
  client.idle().catch(() => resolve())
  await promise
  clearTimeout(late)
}

async function explain<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    if (problem instanceof ExternalServiceError) throw problem
    const { message, code, response, authenticationFailed } = problem as Error & Partial<Record<string, unknown>>
    const words = String(response || message)
    if (authenticationFailed) throw new ExternalServiceError(words, 'access-denied')
    const isLate = /TIMEOUT/i.test(String(code))
    throw isLate
      ? new ExternalServiceError(words, 'timed-out', '')
      : new ExternalServiceError(words, response ? 'other' : 'unreachable')
  }
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/i.test(host)
