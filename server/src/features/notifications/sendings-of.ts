import type { Sending } from '@runmart/contract/notifications-operator'
import { describeUnsent } from '#outside/mail/unsent-mail.ts'
import type { Tx } from '#platform/db/tx.ts'
import { listQueuedJobs } from '#platform/jobs/queued-jobs.ts'
import type { Way } from '#platform/send-once.ts'
import { mailJobs, mailWay } from './send-mail.ts'
import { sendTelegramJob } from './send-telegram.ts'
import { listSent } from './sending-queries.ts'

/**
 * The states of the mails and messages of notifications, by their ids. The table records sent ones; the queue holds the
 * rest.
 */
export async function sendingsOf(tx: Tx, itemIds: readonly string[]): Promise<(itemId: string) => Sending[]> {
  // In this order: a concurrent sending appears twice rather than not at all.
  const queued = await listQueuedJobs<{ itemId: string; nth?: number }>(
    tx,
    [...mailJobs, sendTelegramJob],
    ['itemId', itemIds],
  )
  const sent = await listSent(tx, itemIds)
  return (itemId) => {
    const done = sent.filter((it) => it.itemId === itemId)
    const ways = new Set<Way>(done.map((it) => it.way))
    const sendings: Sending[] = done.map(({ way, sentAt }) => ({
      way: channelOf(way),
      sentAt,
      state: 'sent',
      nextAt: null,
      problem: null,
    }))
    // Among several jobs for the same channel, the latest counts.
    for (const job of queued.toReversed()) {
      const way = job.name === sendTelegramJob.name ? 'telegram' : mailWay(job.payload.nth ?? 1)
      if (job.payload.itemId !== itemId || ways.has(way)) continue
      ways.add(way)
      sendings.push({ way: channelOf(way), sentAt: null, ...describeUnsent(job) })
    }
    return sendings
  }
}

const channelOf = (way: Way) => (way === 'telegram' ? 'telegram' : 'mail')
