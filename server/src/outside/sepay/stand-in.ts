import { formatVietnamTime } from '../bank-transfer.ts'
import { serveStandIn } from '../serve-stand-in.ts'
import { signSepay } from './webhook.ts'

export type Notice = Partial<{
  id: number
  content: string
  transferAmount: number
  transferType: string
  accountNumber: string
  referenceCode: string
}>

/**
 * A bank behind SePay. It notifies a shop of transfers by webhook with a real signature, and lists them for holders of
 * the token.
 */
export async function startSepayStandIn(secret: string) {
  const token = 'the stand-in has a token of its own'
  /** One time for all transfers, so that a repeated notice is identical. */
  const sentAt = formatVietnamTime(new Date())
  const listed: object[] = []
  let next = Math.floor(Math.random() * 2 ** 40) + 1
  const { url, close } = await serveStandIn((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const asked = new URL(request.url ?? '', 'http://stand-in')
    if (request.headers.authorization !== `Bearer ${token}`) return send(401, { status: 401, error: 'Unauthorized' })
    if (asked.pathname !== '/userapi/transactions/list') return send(404, { status: 404, error: 'Not found' })
    if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(asked.searchParams.get('transaction_date_min') ?? ''))
      return send(400, { status: 400, error: 'Bad date' })
    return send(200, { status: 200, error: null, messages: { success: true }, transactions: listed })
  })
  const whole = (notice: Notice) => {
    const id = notice.id ?? next++
    return {
      gateway: 'Vietcombank',
      transactionDate: sentAt,
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
    }
  }
  return {
    access: { apiToken: token, apiUrl: url },
    nextId: () => next++,
    /** Sends the webhook as SePay would; another secret makes it a forgery. */
    tell(shop: string, notice: Notice, signedWith = secret): Promise<Response> {
      const body = JSON.stringify(whole(notice))
      const timestamp = String(Math.floor(Date.now() / 1000))
      const headers = {
        'content-type': 'application/json',
        'x-sepay-timestamp': timestamp,
        'x-sepay-signature': signSepay(signedWith, timestamp, body),
      }
      return fetch(`${shop}/api/webhooks/sepay`, { method: 'POST', headers, body })
    },
    /** The transfer is in SePay's list, whether or not its webhook arrived. */
    list(notice: Notice): void {
      const it = whole(notice)
      listed.unshift({
        id: String(it.id),
        bank_brand_name: it.gateway,
        account_number: it.accountNumber,
        transaction_date: it.transactionDate,
        amount_in: it.transferType === 'in' ? `${it.transferAmount}.00` : '0.00',
        amount_out: it.transferType === 'out' ? `${it.transferAmount}.00` : '0.00',
        accumulated: '0.00',
        transaction_content: it.content,
        reference_number: it.referenceCode,
        code: null,
        sub_account: null,
        bank_account_id: '19',
      })
    },
    close,
  }
}
