import type { MailboxAccess } from '#platform/config/mailbox-access.ts'
import type { Mail } from './mail.ts'
import { replyAddress } from './reply-address.ts'

/** What is needed to make an address to answer to; without a mailbox nobody would read the answers. */
export type ReplyDependencies = { publicUrl: string; mailbox: MailboxAccess | null; tokenSecret: string }

type Reader = { conversationId: string; userId: string }

/** What a mail about a conversation needs, so that mail programs keep it with the others and its reader can answer it. */
export function threadHeaders(reader: Reader, deps: ReplyDependencies): Pick<Mail, 'thread' | 'replyTo'> {
  const { publicUrl, mailbox, tokenSecret } = deps
  return {
    thread: `conversation-${reader.conversationId}@${new URL(publicUrl).hostname}`,
    ...(mailbox && { replyTo: replyAddress(mailbox.address, reader, tokenSecret) }),
  }
}
