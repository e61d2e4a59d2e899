import { randomInt } from 'node:crypto'
import type { api } from '@runmart/contract'
import { signSepay } from '#outside/sepay/webhook.ts'
import { sha256 } from '#platform/hash.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked, Steps } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { contentOf } from './content-queries.ts'
import { getSettings } from './settings-queries.ts'
import type { DepositTools } from './tools.ts'

/** The demo's own bank: tells this very server of a transfer, through the real door, with a real signature. */
export async function simulateTransfer(
  steps: Steps,
  { body, caller }: Asked<typeof api.deposits.simulate>,
  tools: DepositTools,
): Promise<Result<null>> {
  if (!tools.demoAddress) throw new Refusal('NOT_FOUND')
  const { settings, content } = await steps.transaction(async (tx) => ({
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
  const answer = await fetch(`${tools.demoAddress()}/api/webhooks/sepay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-sepay-timestamp': timestamp,
      'x-sepay-signature': signSepay(tools.sepay.secret, timestamp, notice),
    },
    body: notice,
  })
  if (!answer.ok) throw new Refusal('UNAVAILABLE')
  return { data: null }
}

/** Every customer pays from an account of his own, always the same. */
function accountOf(customerId: string): string {
  return `0291${String(sha256(customerId).readUIntBE(0, 6) % 1_000_000_000).padStart(9, '0')}`
}
