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
  /** Where answers go, if they are read. */
  replyTo?: string
  /** The id that all mails about the same thing refer to, so that mail programs keep them together. */
  thread?: string
  /** A program's answer to a mail. */
  isAutomaticAnswer?: boolean
}

/**
 * The message for nodemailer, with the headers of one-click unsubscribe (RFC 8058) and, where people can answer, the one that
 * keeps programs from answering (RFC 3834).
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
