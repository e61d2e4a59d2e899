import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { writeAudit } from '#features/audit/index.ts'
import { toCsv } from '#platform/csv.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { countReaders, listReaders, type Subscription } from './reader-queries.ts'

const columns = ['email', 'language', 'confirmedAt'] as const satisfies (keyof Subscription)[]

/** How many read the newsletter. Who they are is a table to download, and having it is on record. */
export async function listSubscribers(
  tx: Tx,
  { query, caller, request }: HandlerInput<typeof api.newsletter.readers>,
): Promise<Result<DataOf<typeof api.newsletter.readers>>> {
  const { unconfirmed, ...readers } = await countReaders(tx)
  const data = { readers, unconfirmed }
  if (query.format !== 'csv') return { data }
  const people = await listReaders(tx)
  const deed = { action: 'newsletter.export-readers', subject: 'readers', details: { readers: people.length } }
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...deed })
  const content = toCsv(columns, people)
  return { data, download: { fileName: 'runmart-newsletter.csv', type: 'text/csv; charset=utf-8', content } }
}
