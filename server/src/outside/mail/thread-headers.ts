import type { MailboxAccess } from '#platform/config/mailbox-access.ts'
import type { Mail } from './mail.ts'
import { replyAddress } from './reply-address.ts'

/** The parts of a reply address; without a mailbox the shop could not read the answers. */
export type ReplyDependencies = { publicUrl: string; mailbox: MailboxAccess | null; tokenSecret: string }

type Reader = { conversationId: string; userId: string }

/** Headers for a mail about a conversation: mail programs group it with the others, and its reader can answer it. */
export function threadHeaders(reader: Reader, deps: ReplyDependencies): Pick<Mail, 'thread' | 'replyTo'> {
  const { publicUrl, mailbox, tokenSecret } = deps
  return {
    thread: `conversation-${reader.conversationId}@${new URL(publicUrl).hostname}`,
    ...(mailbox && { replyTo: replyAddress(mailbox.address, reader, tokenSecret) }),
  }
}
