import { startShop } from '../e2e/shop/start-shop.ts'
import { signSepay } from '../server/src/outside/sepay/webhook.ts'

const CLIENTS = 16
const SECONDS = 8
const SECRET = 'a secret shared with the bank'

/** How many notices of a bank are taken in per second, each signed and written to the inbox, against requests that do nothing. */
export async function measureWebhooks(): Promise<Record<string, number | string>> {
  const shop = await startShop({ SEPAY_SECRET: SECRET })
  try {
    let id = 1
    const notice = () => {
      const body = JSON.stringify({
        id: id++,
        gateway: 'Bank',
        transactionDate: '2026-11-15 14:02:37',
        accountNumber: '',
        content: 'no content',
        transferType: 'in',
        transferAmount: 1_000,
        referenceCode: '',
      })
      const timestamp = String(Math.floor(Date.now() / 1000))
      const headers = {
        'content-type': 'application/json',
        'x-sepay-timestamp': timestamp,
        'x-sepay-signature': signSepay(SECRET, timestamp, body),
      }
      return fetch(`${shop.url}/api/webhooks/sepay`, { method: 'POST', headers, body })
    }
    const idle = await perSecond(() => fetch(`${shop.url}/healthz`))
    const taken = await perSecond(notice)
    return { 'notices per second': Math.round(taken), 'notices / empty requests': Number((taken / idle).toFixed(2)) }
  } finally {
    await shop.stop()
  }
}

async function perSecond(send: () => Promise<Response>): Promise<number> {
  const ends = Date.now() + SECONDS * 1000
  let done = 0
  const client = async () => {
    while (Date.now() < ends) {
      const answer = await send()
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      done++
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return done / SECONDS
}
