import { Readable } from 'node:stream'
import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { MAX_LINES } from '@runmart/contract/orders-lines'
import { type BadDoneLine, type DoneLine, readDoneLines } from '@runmart/contract/orders-links'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, RequestInfo, Transactions } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { findLinks, linksAfter } from '../link-queries.ts'
import { getOrder } from '../order-queries.ts'
import { getPartnerOrder } from '../partner/partner-orders.ts'
import type { ByPartner } from './act-on-order.ts'
import { saveProgress } from './enter-progress.ts'

const LINKS_AT_ONCE = 5_000
const MOST_TOLD = 100

/**
 * Streams all links of an order as a file to fill in and send back, however many there are. Partners find only their
 * own orders. Logs the export before the first byte.
 */
export async function downloadLinks(
  db: Transactions,
  {
    params: { id },
    caller,
    request,
    isPartner,
  }: { params: { id: string }; caller: Caller; request: RequestInfo } & ByPartner,
): Promise<Result<null>> {
  const { code, first } = await db.transaction(async (tx) => {
    const { code, customerId } = await (isPartner ? getPartnerOrder(tx, id, caller.userId) : getOrder(tx, id))
    const first = await linksAfter(tx, id, 0, LINKS_AT_ONCE)
    if (first.length === 0) throw new Refusal('NOT_FOUND')
    const entry = { action: 'orders.download-links', subject: id, details: { order: code, customerId } } as const
    writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
    return { code, first }
  })
  async function* parts() {
    for (let links = first; links.length > 0; ) {
      yield links.map(({ line, done, amount, link }) => `${line}|${done}|${amount}|${link}\n`).join('')
      const last = links.at(-1)?.line ?? 0
      links = await db.transaction((tx) => linksAfter(tx, id, last, LINKS_AT_ONCE))
    }
  }
  const content = Readable.from(parts(), { objectMode: false })
  return { data: null, download: { fileName: `${code}-links.txt`, type: 'text/plain; charset=utf-8', content } }
}

/** The effect of a file, and its unusable lines. */
export async function checkLinksFile(
  tx: Tx,
  { params, body }: HandlerInput<typeof api.ordersLinks.check>,
): Promise<Result<DataOf<typeof api.ordersLinks.check>>> {
  const order = await getOrder(tx, params.id)
  const { bad, moved } = await readFile(tx, order.id, body.content)
  const added = moved.reduce((sum, it) => sum + it.added, 0)
  return { data: { changed: moved.length, added, badCount: bad.length, bad: bad.slice(0, MOST_TOLD) } }
}

/** Applies the progress of links from a file: all lines or none. */
export async function saveLinksFile(tx: Tx, input: HandlerInput<typeof api.ordersLinks.save>) {
  const { id } = await getOrder(tx, input.params.id)
  const { bad, moved } = await readFile(tx, id, input.body.content)
  if (bad.length > 0 || moved.length === 0) throw refuseField('content', 'lineFormat')
  const links = moved.map(({ line, done }) => ({ line, done }))
  return saveProgress(tx, input, { links }, { lines: links.length })
}

type Moved = DoneLine & { added: number }

async function readFile(tx: Tx, orderId: string, content: string): Promise<{ bad: BadDoneLine[]; moved: Moved[] }> {
  const { lines, good, bad } = readDoneLines(content)
  if (lines > MAX_LINES) throw refuseField('content', 'tooManyLines')
  const found = await findLinks(
    tx,
    orderId,
    good.map((it) => it.line),
  )
  const links = new Map(found.map((it) => [it.line, it]))
  const moved: Moved[] = []
  for (const it of good) {
    const link = links.get(it.line)
    if (!link) bad.push({ line: it.at, problem: 'unknown' })
    else if (it.done < link.done || it.done > link.amount) bad.push({ line: it.at, problem: 'range' })
    else if (it.done > link.done) moved.push({ ...it, added: it.done - link.done })
  }
  return { bad: bad.toSorted((a, b) => a.line - b.line), moved }
}
