import type { api } from '@runmart/contract'
import type { User } from '@runmart/contract/accounts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import type { Shop } from '#platform/shop.ts'
import { getUser } from './get-user.ts'
import { forgetSessions } from './known-sessions.ts'
import { updateProfile } from './user-queries.ts'

export async function me(
  tx: Tx,
  { caller }: HandlerInput<typeof api.accounts.me>,
  shop: Shop,
): Promise<Result<{ user: User }>> {
  return { data: { user: await getUser(tx, caller.userId, shop) } }
}

/** Changes the sent fields and keeps the others. */
export async function editProfile(
  tx: Tx,
  { body, caller }: HandlerInput<typeof api.accounts.editProfile>,
  shop: Shop,
): Promise<Result<{ user: User }>> {
  await updateProfile(tx, caller.userId, { ...body, telegram: body.telegram?.replace(/^@/, '') })
  // The next request must use the new time zone and language, before the database notifies all nodes.
  forgetSessions(tx, caller.userId)
  publishEvent(tx, caller.userId, { kind: 'changed', what: 'user' })
  return { data: { user: await getUser(tx, caller.userId, shop) }, notice: 'messages.profileSaved' }
}
