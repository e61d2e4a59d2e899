import type { api } from '@runmart/contract'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { seal } from '#platform/sealed.ts'
import type { Shop } from '#platform/shop.ts'
import { requirePassword } from '../confirm-identity.ts'
import { lockUser } from '../user-queries.ts'
import { setTotpSecret } from './queries.ts'
import { makeTotp } from './totp.ts'

/** Returns a secret for an authenticator app; sign-in changes only after a first code confirms it. */
export async function startTwoFactor(
  db: Transactions,
  { body, caller }: HandlerInput<typeof api.accounts.startTwoFactor>,
  shop: Shop,
): Promise<Result<{ secret: string; uri: string }>> {
  await requirePassword(db, caller.userId, body.password)
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, caller.userId)
    if (user.totpEnabled) throw new Refusal('CONFLICT')
    const totp = makeTotp(user.email)
    await setTotpSecret(tx, caller.userId, seal(totp.secret, shop.secretsKeys, 'two-factor secrets'))
    return { data: totp }
  })
}
