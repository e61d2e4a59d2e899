export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  link: string
  /** The same whenever the same mail is sent again. */
  id?: string
  /** Where a mail program ends this kind of mail at one press. */
  unsubscribe?: string
}

/** What is really sent: the mail, and for mail programs how it is ended (RFC 8058). */
export function toMessage({ link: _, id, unsubscribe, ...mail }: Mail) {
  const message = id ? { ...mail, messageId: `<${id}>` } : mail
  if (!unsubscribe) return message
  const headers = { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { ...message, headers }
}
