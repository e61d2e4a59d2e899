import { type Alert, type AlertChannels, type AlertWay, alertWays } from '@runmart/contract/alerts'
import type { AlertRequest } from '#platform/alert-staff.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueueMany } from '#platform/jobs/job.ts'
import { publishEvents } from '#platform/live/publish-event.ts'
import { listReaders } from './choice-queries.ts'
import { insertItems } from './item-queries.ts'
import { sendMailJob, sendTelegramJob } from './send-alert.ts'

type Reader = { operatorId: string; channels: AlertChannels }

/** Sends an alert once per key, by those of the given channels that its readers have chosen. */
export async function raiseAlert(
  tx: Tx,
  { alert, key, to }: AlertRequest,
  ways: readonly AlertWay[] = alertWays,
): Promise<void> {
  const all = await readersOf(tx, alert, to)
  const wants = ({ channels }: Reader) => ways.some((way) => channels[way])
  const readers = new Map(all.filter(wants).map((it) => [it.operatorId, it.channels]))
  const items = await insertItems(tx, [...readers.keys()], { key, alert })
  const itemsBy = (way: AlertWay) => (ways.includes(way) ? items.filter((it) => readers.get(it.operatorId)?.[way]) : [])
  publishEvents(
    tx,
    itemsBy('browser').map(({ id, operatorId }) => ({ userId: operatorId, event: { kind: 'alerted', id, alert } })),
  )
  const payloads = (way: AlertWay) => itemsBy(way).map(({ id }) => ({ itemId: id }))
  enqueueMany(tx, sendTelegramJob, payloads('telegram'))
  enqueueMany(tx, sendMailJob, payloads('mail'))
}

async function readersOf(tx: Tx, alert: Alert, to: AlertRequest['to']): Promise<Reader[]> {
  // A test goes out by the tested channel, also where the operator has turned that channel off.
  if (alert.kind === 'test')
    return (to ?? []).map((operatorId) => ({ operatorId, channels: { browser: true, telegram: true, mail: true } }))
  const readers = await listReaders(tx, alert.kind)
  return to ? readers.filter((it) => to.includes(it.operatorId)) : readers
}
