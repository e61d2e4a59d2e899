import type { BankTransfer } from '#outside/bank-transfer.ts'
import { isFromCasso, readCasso } from '#outside/casso/webhook.ts'
import { isFromSepay, readSepay } from '#outside/sepay/webhook.ts'
import type { Transactions } from '#platform/http/route.ts'
import type { Webhook } from '#platform/http/webhook.ts'
import { Refusal } from '#platform/refusal.ts'
import type { DepositDependencies } from './dependencies.ts'
import { saveFeedContact, saveFeedProblem } from './feed-queries.ts'
import { receiveBankTransfers } from './receive-transfers.ts'

/** The webhooks of the bank feeds; one without a secret does not exist. */
export function depositWebhooks(db: Transactions, { sepay, casso }: DepositDependencies): Webhook[] {
  const receive = (feed: 'sepay' | 'casso', read: (body: Buffer) => BankTransfer[]) => async (body: Buffer) => {
    const transfers = await readOrRecordProblem(db, feed, () => read(body))
    await db.transaction(async (tx) => {
      await receiveBankTransfers(tx, feed, transfers)
      await saveFeedContact(tx, feed)
    })
  }
  const webhooks: Webhook[] = []
  if (sepay.apiKey || sepay.secret)
    webhooks.push({
      path: '/webhooks/sepay',
      isGenuine: (headers, body) => isFromSepay(headers, body, sepay),
      receive: receive('sepay', readSepay),
    })
  if (casso.secureToken || casso.key)
    webhooks.push({
      path: '/webhooks/casso',
      isGenuine: (headers, body) => isFromCasso(headers, body, casso),
      receive: receive('casso', readCasso),
    })
  return webhooks
}

/** A genuine notice that cannot be parsed means that the feed changed its format: operators must see that. */
async function readOrRecordProblem<T>(db: Transactions, feed: 'sepay' | 'casso', read: () => T): Promise<T> {
  try {
    return read()
  } catch (problem) {
    const detail = (problem as Error).message
    await db.transaction((tx) =>
      saveFeedProblem(tx, feed, `a notice could not be read: ${detail}`, { code: 'unreadable-webhook', detail }),
    )
    throw new Refusal('VALIDATION', { fields: { body: 'invalid' } })
  }
}
