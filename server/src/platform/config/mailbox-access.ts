/** The access to a mailbox by IMAP, and the address of its mails. */
export type MailboxAccess = {
  host: string
  port: number
  /** Encrypted from the first byte; otherwise by STARTTLS, unless the server is on this machine. */
  secure: boolean
  user: string
  password: string
  folder: string
  address: string
}

type Variables = { IMAP_URL: string; REPLY_ADDRESS: string }

/** `+`, the conversation and the signature follow the local part, which may have 64 characters in all. */
const LONGEST_LOCAL_PART = 20
const simpleAddress = /^[\w.-]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i

/** Whether it is empty or names server, user and password. */
export function isMailboxUrl(it: string): boolean {
  if (it === '') return true
  const url = /^imaps?:\/\//.test(it) ? URL.parse(it) : null
  return url !== null && url.hostname !== '' && url.username !== '' && url.password !== '' && isDecodable(it)
}

function isDecodable(it: string): boolean {
  try {
    decodeURIComponent(it)
    return true
  } catch {
    return false
  }
}

/** The configured mailbox; null if customers cannot answer by mail. */
export function mailboxAccess(it: Variables): MailboxAccess | null {
  const url = it.IMAP_URL ? URL.parse(it.IMAP_URL) : null
  if (!url) return null
  const secure = url.protocol === 'imaps:'
  const user = decodeURIComponent(url.username)
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    user,
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    address: (it.REPLY_ADDRESS || user).toLowerCase(),
  }
}

/** A wrong reply address would otherwise show only when the first answer is lost. */
export function mailboxProblems(it: Variables): string[] {
  const access = mailboxAccess(it)
  if (!access) return it.REPLY_ADDRESS ? ['IMAP_URL must be set as well, because REPLY_ADDRESS is'] : []
  if (!simpleAddress.test(access.address))
    return ['REPLY_ADDRESS must be the mail address whose mails arrive in the mailbox of IMAP_URL']
  if (access.address.indexOf('@') > LONGEST_LOCAL_PART)
    return [`REPLY_ADDRESS must have at most ${LONGEST_LOCAL_PART} characters before its @`]
  return []
}
