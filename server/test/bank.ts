import { api } from '@runmart/contract'
import { signSepay } from '../src/outside/sepay/webhook.ts'
import { good } from './answers.ts'
import type { Market, Person } from './market.ts'

export type Notice = Partial<{
  id: number
  content: string
  transferAmount: number
  transferType: string
  accountNumber: string
  referenceCode: string
}>

/** A bank that tells the market of transfers as SePay would, with a signature it can be made to get wrong. */
export function bankOf(market: Market) {
  let next = Math.floor(Math.random() * 2 ** 40) + 1
  return {
    nextId: () => next++,
    tell(notice: Notice, secret = market.config.sepay.secret): Promise<Response> {
      const id = notice.id ?? next++
      const body = JSON.stringify({
        gateway: 'Vietcombank',
        transactionDate: '2026-11-15 14:02:37',
        accountNumber: '',
        code: null,
        content: '',
        transferType: 'in',
        transferAmount: 50_000,
        accumulated: 0,
        subAccount: null,
        referenceCode: `REF.${id}`,
        description: '',
        ...notice,
        id,
      })
      const timestamp = String(Math.floor(Date.now() / 1000))
      const headers = {
        'content-type': 'application/json',
        'x-sepay-timestamp': timestamp,
        'x-sepay-signature': signSepay(secret, timestamp, body),
      }
      return fetch(`${market.url}/api/webhooks/sepay`, { method: 'POST', headers, body })
    },
  }
}

/** What this customer writes into his transfers. */
export async function contentOf(person: Person): Promise<string> {
  const { crypto, bank } = good(await person.call(api.deposits.information))
  const content = bank?.transferContent ?? crypto?.content
  if (!content) throw new Error('The market has neither a bank account nor a Binance ID')
  return content
}
