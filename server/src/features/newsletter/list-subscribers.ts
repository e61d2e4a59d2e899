import type { Readable } from 'node:stream'
import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { type Language, languageNames } from '@runmart/contract/languages'
import { translator } from '@runmart/i18n/server'
import { writeAudit } from '#features/audit/index.ts'
import { type Column, streamCsv } from '#platform/csv.ts'
import { localTime } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { countSubscribers, listConfirmed, type Subscription } from './subscriber-queries.ts'

/** Counts the subscribers. Their addresses come as CSV, and the audit log records each download. */
export async function listSubscribers(
  tx: Tx,
  { query, caller, request }: HandlerInput<typeof api.newsletter.subscribers>,
): Promise<Result<DataOf<typeof api.newsletter.subscribers>>> {
  const { unconfirmed, ...readers } = await countSubscribers(tx)
  const data = { readers, unconfirmed }
  if (query.format !== 'csv') return { data }
  const subscribers = await listConfirmed(tx)
  const entry = {
    action: 'newsletter.export-readers',
    subject: 'readers',
    details: { readers: subscribers.length },
  } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  const content = subscribersCsv(subscribers, request.language, caller.timeZone)
  return { data, download: { fileName: 'runmart-newsletter.csv', type: 'text/csv; charset=utf-8', content } }
}

function subscribersCsv(subscribers: readonly Subscription[], language: Language, timeZone: string): Readable {
  const t = translator(language)
  const columns: Column<Subscription>[] = [
    [t('csv.email'), (it) => it.email],
    [t('csv.language'), (it) => languageNames[it.language]],
    [t('csv.confirmed', { zone: timeZone }), (it) => it.confirmedAt && localTime(it.confirmedAt, timeZone)],
  ]
  return streamCsv(language, columns, [subscribers])
}
