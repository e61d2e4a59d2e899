export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  link: string
  /** The same for every repetition of one mail. */
  id?: string
  unsubscribe?: string
  /** The address for answers, if the shop reads them. */
  replyTo?: string
  /** The common id of all mails about one subject, so that mail programs group them. */
  thread?: string
  /** A program's answer to a mail. */
  isAutomaticAnswer?: boolean
}

/**
 * The message for nodemailer, with the headers of one-click unsubscribe (RFC 8058). Mails that people can answer also
 * tell programs not to (RFC 3834).
 */
export function toMessage({ link: _, id, unsubscribe, thread, isAutomaticAnswer, ...mail }: Mail) {
  const headers = {
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    ...(mail.replyTo && { 'Auto-Submitted': isAutomaticAnswer ? 'auto-replied' : 'auto-generated' }),
  }
  return {
    ...mail,
    ...(id && { messageId: `<${id}>` }),
    ...(thread && { inReplyTo: `<${thread}>`, references: `<${thread}>` }),
    ...(Object.keys(headers).length > 0 && { headers }),
  }
}
