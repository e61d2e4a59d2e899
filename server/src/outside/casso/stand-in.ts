import { formatVietnamTime } from '../bank-transfer.ts'
import { signCasso } from './webhook.ts'

type Transfer = { id: number; description: string; amount: number; reference: string }

/** Casso for tests and demos: notifies a shop of transfers in both of its generations. */
export function cassoStandIn(shop: string, secrets: { secureToken: string; key: string }) {
  /** One time for all transfers, so that a repeated notice is identical. */
  const sentAt = formatVietnamTime(new Date())
  const post = (body: object, headers: Record<string, string>) =>
    fetch(`${shop}/api/webhooks/casso`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  return {
    /** The older generation: several transfers in one notice, a token in a header. */
    tellOld(transfers: readonly Transfer[]): Promise<Response> {
      const data = transfers.map(({ reference, ...it }) => ({
        ...it,
        tid: reference,
        cusum_balance: 0,
        when: sentAt,
        bank_sub_acc_id: '',
        subAccId: '',
      }))
      return post({ error: 0, data }, { 'secure-token': secrets.secureToken })
    },
    /** The newer generation: one transfer, signed. */
    tell(transfer: Transfer): Promise<Response> {
      const data = {
        ...transfer,
        runningBalance: 0,
        transactionDateTime: sentAt,
        accountNumber: '',
        bankName: 'VPBank',
        bankAbbreviation: 'VPB',
        counterAccountName: 'NGUYEN VAN A',
      }
      const body = { error: 0, data }
      const time = String(Date.now())
      return post(body, { 'x-casso-signature': `t=${time},v1=${signCasso(secrets.key, time, body)}` })
    },
  }
}
