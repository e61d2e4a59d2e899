import type { BankTransfer } from '#outside/bank-transfer.ts'
import { isFromCasso, readCasso } from '#outside/casso/webhook.ts'
import type { ReadRows } from '#outside/outside-text.ts'
import { isFromSepay, readSepay } from '#outside/sepay/webhook.ts'
import { Batcher } from '#platform/batcher.ts'
import type { Transactions } from '#platform/http/route.ts'
import type { Webhook } from '#platform/http/webhook.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { saveFeedContact, saveFeedProblem } from './feed-queries.ts'
import { receiveTransfers, toIncomingTransfers } from './receive-transfers.ts'
import { getSettings } from './settings-queries.ts'
import type { IncomingTransfer } from './transfer-queries.ts'

const MOST_AT_ONCE = 100

type Notice = { feed: 'sepay' | 'casso'; transfers: BankTransfer[] }

/** The webhooks of the bank feeds; one without a secret does not exist. */
export function depositWebhooks(db: Transactions, { sepay, casso }: Shop): Webhook[] {
  const batcher = new Batcher<Notice, null>((notices) => receiveNotices(db, notices, Boolean(sepay.apiToken)), {
    size: MOST_AT_ONCE,
  })
  const receive = (feed: Notice['feed'], read: (body: Buffer) => ReadRows<BankTransfer>) => async (body: Buffer) => {
    const { rows, odd } = await readOrRecordProblem(db, feed, () => read(body))
    if (rows.length > 0) await batcher.add({ feed, transfers: rows })
    if (odd !== null) await refuseUnreadable(db, feed, odd)
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

/** Receives simultaneous notices in one transaction; if it fails, receives each alone. */
async function receiveNotices(
  db: Transactions,
  notices: readonly Notice[],
  isSepayPolled: boolean,
): Promise<(null | Promise<null>)[]> {
  try {
    await db.transaction(async (tx) => {
      const { noticeLimit } = await getSettings(tx)
      const mustBeListed = (it: IncomingTransfer) =>
        isSepayPolled && it.feed === 'sepay' && noticeLimit > 0 && Number(it.amount) > noticeLimit
      const told = notices.flatMap((it) => toIncomingTransfers(it.feed, it.transfers))
      await receiveTransfers(
        tx,
        told.map((it) => ({ ...it, isUnlisted: mustBeListed(it) })),
      )
      for (const feed of new Set(notices.map((it) => it.feed))) await saveFeedContact(tx, feed)
    })
    return notices.map(() => null)
  } catch (problem) {
    if (notices.length === 1) throw problem
    return notices.map(async (it) => {
      await receiveNotices(db, [it], isSepayPolled)
      return null
    })
  }
}

async function readOrRecordProblem<T>(db: Transactions, feed: Notice['feed'], read: () => T): Promise<T> {
  try {
    return read()
  } catch (problem) {
    return refuseUnreadable(db, feed, (problem as Error).message)
  }
}

/** A genuine but unreadable notice means that the feed changed its format: operators must see that. */
async function refuseUnreadable(db: Transactions, feed: Notice['feed'], detail: string): Promise<never> {
  await db.transaction((tx) =>
    saveFeedProblem(tx, feed, `a notice could not be read: ${detail}`, { code: 'unreadable-webhook', detail }),
  )
  throw new Refusal('VALIDATION', { fields: { body: 'invalid' } })
}
