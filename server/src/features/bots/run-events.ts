import { type LogEntry, RUN_EVENTS_PATH } from '@runmart/contract/bots'
import type { LiveEvent } from '@runmart/contract/live'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#platform/db/database.ts'
import { languageOf } from '#platform/http/language.ts'
import type { Streams } from '#platform/live/streams.ts'
import type { Shop } from '#platform/shop.ts'
import { endOfLog, logAfter } from './log-queries.ts'
import { getMyRun, LOG_SHOWN } from './views/show-my-run.ts'

/** Maximum log entries per read; the next read continues there. */
const LOG_AT_ONCE = 500

type Context = { db: Database; streams: Streams; shop: Shop }

/** Streams the state, log and changes of one run to an open console; continues after the last received entry. */
export function addRunEvents(app: FastifyInstance, base: string, { db, streams, shop }: Context): void {
  const { keepDays } = shop.botLimits
  app.get<{ Params: { id: string } }>(base + RUN_EVENTS_PATH.replace('{id}', ':id'), (request, reply) =>
    streams.open(request, reply, async ({ userId }, page) => {
      const { id } = request.params
      const language = languageOf(request.headers['accept-language'])
      const getRun = () => db.transaction((tx) => getMyRun(tx, id, userId, language, keepDays))
      const first = await getRun()
      const orderId = first.order.id
      let sentId = lastEventId(request)

      /** Sends the log as fast as the page reads it: it may be longer than the allowed unread data. */
      const sendLog = async (entries: readonly LogEntry[]) => {
        for (const entry of entries) {
          if (!(await page.hasRead())) return
          page.send('log', entry, entry.id)
          sentId = entry.id
        }
      }
      /** Repeats until nothing is left: a page that was away for long has much to read. */
      const catchUp = async () => {
        while (await page.hasRead()) {
          const entries = await db.transaction((tx) => logAfter(tx, orderId, sentId, LOG_AT_ONCE))
          await sendLog(entries)
          if (entries.length < LOG_AT_ONCE) return
        }
      }
      page.send('state', first)
      page.send('progress', first.run.progress)

      // Serializes, so that the log stays in order.
      let turn = Promise.resolve()
      const inTurn = (act: () => Promise<void>) => {
        turn = turn.then(act).catch(() => page.end())
      }
      inTurn(async () => {
        if (sentId) await catchUp()
        else await sendLog(await db.transaction((tx) => endOfLog(tx, orderId, LOG_SHOWN)))
      })
      return (event) => {
        if (!isAbout(event, orderId)) return
        if (event.kind === 'run-progress') {
          page.send('progress', event.progress)
          if (event.logId > sentId) inTurn(catchUp)
        } else
          inTurn(async () => {
            page.send('state', await getRun())
            // Without a node, new notes come without a progress event.
            await catchUp()
          })
      }
    }),
  )
}

function isAbout(
  event: LiveEvent,
  orderId: string,
): event is Extract<LiveEvent, { kind: 'order-changed' | 'run-progress' }> {
  return (event.kind === 'order-changed' || event.kind === 'run-progress') && event.orderId === orderId
}

function lastEventId(request: FastifyRequest): number {
  const given = request.headers['last-event-id']
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : 0
}
