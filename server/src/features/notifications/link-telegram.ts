import { randomBytes } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { sha256 } from '#platform/crypto.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { insertLink } from './telegram-queries.ts'

const LINK_MINUTES = 15

/** A link that opens the shop's bot in Telegram; Start there links the chat to this account. */
export async function linkTelegram(
  db: Transactions,
  { caller }: HandlerInput<typeof api.notifications.linkTelegram>,
  { telegram }: Shop,
): Promise<Result<DataOf<typeof api.notifications.linkTelegram>>> {
  if (!telegram) throw new Refusal('NOT_CONFIGURED')
  const botName = await telegram.name()
  const token = randomBytes(24).toString('base64url')
  const expiresAt = await db.transaction((tx) => insertLink(tx, sha256(token), caller.userId, LINK_MINUTES))
  return { data: { url: `https://t.me/${botName}?start=${token}`, expiresAt } }
}
