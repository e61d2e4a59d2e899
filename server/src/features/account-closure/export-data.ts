import { Readable } from 'node:stream'
import type { api } from '@runmart/contract'
import { getUser, limitWrongCodes, lockConfirmedUser, requirePassword } from '#features/accounts/index.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { collectData } from './collect-data.ts'
import { inChunks, streamJson } from './stream-json.ts'

/** Streams all stored data of a customer as one JSON file; works for a history of any length. */
export async function exportData(
  db: Transactions,
  { body, caller, request }: HandlerInput<typeof api.accountClosure.exportData>,
  shop: Shop,
): Promise<Result<null>> {
  await requirePassword(db, caller.userId, body.password)
  const user = await limitWrongCodes(db, { userId: caller.userId, otp: body.otp, request, shop }, () =>
    db.transaction(async (tx) => {
      await lockConfirmedUser(tx, caller.userId, body.otp, shop.secretsKeys)
      logAfterCommit(tx, request, 'data-exported', { userId: caller.userId })
      return getUser(tx, caller.userId, shop)
    }),
  )
  const data = collectData(db, user, request, shop)
  const content = Readable.from(inChunks(streamJson(data)), { objectMode: false })
  return {
    data: null,
    download: { fileName: `runmart-${user.username}.json`, type: 'application/json; charset=utf-8', content },
  }
}
