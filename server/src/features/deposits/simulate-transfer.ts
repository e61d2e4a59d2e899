import { randomInt } from 'node:crypto'
import type { api } from '@runmart/contract'
import { signSepay } from '#outside/sepay/webhook.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { contentOf } from './content-queries.ts'
import { getSettings } from './settings-queries.ts'

/** The demo's own bank: sends this server a transfer through the real webhook, with a real signature. */
export async function simulateTransfer(
  db: Transactions,
  { body, caller }: HandlerInput<typeof api.deposits.simulate>,
  shop: Shop,
): Promise<Result<null>> {
  if (!shop.demoAddress) throw new Refusal('NOT_FOUND')
  const { settings, content } = await db.transaction(async (tx) => ({
    settings: await getSettings(tx),
    content: body.content ?? (await contentOf(tx, caller.userId)),
  }))
  const id = randomInt(1_000_000_000, 2 ** 47)
  const notice = JSON.stringify({
    id,
    gateway: 'Demo Bank',
    transactionDate: new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
    accountNumber: settings.bankAccountNumber,
    code: null,
    content: `MBVCB.${id}.${content}.CT tu ${accountOf(caller.userId)} KHACH HANG DEMO`,
    transferType: 'in',
    transferAmount: body.amount,
    accumulated: 0,
    subAccount: null,
    referenceCode: `DEMO.${id}`,
    description: '',
  })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const response = await fetch(`${shop.demoAddress()}/api/webhooks/sepay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-sepay-timestamp': timestamp,
      'x-sepay-signature': signSepay(shop.sepay.secret, timestamp, notice),
    },
    body: notice,
  })
  if (!response.ok) throw new Refusal('UNAVAILABLE')
  return { data: null }
}

/** Every customer always pays from the same own account. */
function accountOf(customerId: string): string {
  return `0291${String(sha256(customerId).readUIntBE(0, 6) % 1_000_000_000).padStart(9, '0')}`
}
