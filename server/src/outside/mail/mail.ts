export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  link: string
  /** The same whenever the same mail is sent again. */
  id?: string
  /** The address for one-click unsubscribe. */
  unsubscribe?: string
}

/** The message for nodemailer, with the headers of one-click unsubscribe (RFC 8058). */
export function toMessage({ link: _, id, unsubscribe, ...mail }: Mail) {
  const message = id ? { ...mail, messageId: `<${id}>` } : mail
  if (!unsubscribe) return message
  const headers = { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { ...message, headers }
}
