import type { api } from '@runmart/contract'
import type { NewsKind } from '@runmart/contract/notifications'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { changeWays } from './change-ways.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

/** Ends mail of the kind that a mail's own link names. Pressing it again changes nothing. */
export async function unsubscribe(
  tx: Tx,
  { query }: HandlerInput<typeof api.notifications.unsubscribe>,
  tokenSecret: string,
): Promise<Result<null>> {
  const named = readUnsubscribeToken(query.token, tokenSecret)
  if (!named) throw new Refusal('LINK_INVALID')
  await endMailOf(tx, named)
  return { data: null }
}

/** No more mail of this kind for this user. */
export function endMailOf(tx: Tx, { userId, kind }: { userId: string; kind: NewsKind }): Promise<void> {
  return changeWays(tx, userId, kind, { mail: false })
}
