import type { Shop } from '#platform/shop.ts'
import type { Mail } from './mail.ts'
import { replyAddress } from './reply-address.ts'

/** The parts of a reply address; without a mailbox the shop could not read the answers. */
type ReplyShop = Pick<Shop, 'publicUrl' | 'mailbox' | 'tokenSecret'>

type Reader = { conversationId: string; userId: string }

/** Headers for a mail about a conversation: mail programs group it with the others, and its reader can answer it. */
export function threadHeaders(reader: Reader, shop: ReplyShop): Pick<Mail, 'thread' | 'replyTo'> {
  const { publicUrl, mailbox, tokenSecret } = shop
  return {
    thread: `conversation-${reader.conversationId}@${new URL(publicUrl).hostname}`,
    ...(mailbox && { replyTo: replyAddress(mailbox.address, reader, tokenSecret) }),
  }
}
