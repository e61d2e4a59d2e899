import { randomUUID } from 'node:crypto'
import { availableParallelism, hostname, loadavg } from 'node:os'
import type { BotRegistry } from '@runmart/bots/registry'
import { guardedFetch } from '#outside/web/guarded-fetch.ts'
import { hostPacer } from '#outside/web/pacer.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log.ts'
import type { BotNode } from './engine/bot-node.ts'
import { renewHeldLeases } from './engine/renew-held-leases.ts'
import { runOrder } from './engine/run-order.ts'
import { runBot } from './engine/run-requests.ts'
import { askForForgotten, freeAbandoned } from './engine/sweep.ts'
import { type Patience, usualPatience } from './limits.ts'
import { deleteNode, forgetSilentNodes, tellNode } from './node-queries.ts'
import { measureIsolation } from './process/measure-isolation.ts'

const SWEEP_EVERY_MS = 1_000
const TELL_EVERY_MS = 3_000

export type BotWorker = {
  /** What the job engine is to call, and how many at once. */
  handlers: JobHandler[]
  places: number
  /** How well bots are kept apart here. */
  says: string
  /** Hands all runs on to others and says good-bye. */
  stop(): Promise<void>
}

type Wish = {
  config: Pick<Config, 'botLimits' | 'botAllowHosts' | 'tokenSecret'>
  db: Database
  log: Log
  bots: BotRegistry
  /** The name under which this process is known to live. */
  id?: string
  patience?: Partial<Patience>
}

/** Makes this process one that runs bots, once it is known how well it keeps them apart. */
export async function startBotWorker({
  config,
  db,
  log,
  bots,
  id = randomUUID(),
  patience = {},
}: Wish): Promise<BotWorker> {
  const isolation = await measureIsolation()
  const says = isolation.full
    ? 'bots      fully isolated'
    : `bots      isolated, but not from: ${isolation.missing.join(', ')} (see docs/operating.md)`
  if (!isolation.full) log.warn({ event: 'isolation', lacks: isolation.missing }, 'bots are not fully isolated here')
  const node: BotNode = {
    id,
    bots,
    limits: config.botLimits,
    patience: { ...usualPatience, ...patience },
    isolation,
    askWeb: guardedFetch({ allowed: config.botAllowHosts, pace: hostPacer(config.botLimits.requestsPerHost) }),
    tokenSecret: config.tokenSecret,
    held: new Map(),
    isStopping: false,
  }
  const about = {
    id: node.id,
    name: `${hostname()}:${process.pid}`,
    places: config.botLimits.runsPerNode,
    lacks: [...isolation.missing],
  }
  const tellAll = () =>
    db.transaction(async (tx) => {
      await forgetSilentNodes(tx)
      const memoryMb = Math.round(process.memoryUsage.rss() / 1024 / 1024)
      await tellNode(tx, {
        ...about,
        running: node.held.size,
        memoryMb,
        load: (loadavg()[0] ?? 0) / availableParallelism(),
      })
    })
  await tellAll()

  let heardAt = performance.now()
  const parts = [
    every(node.patience.beatMs, log, async () => {
      await renewHeldLeases(db, node)
      heardAt = performance.now()
    }),
    // Whoever cannot renew must stop before others take over what he has, also while his last beat still hangs.
    every(node.patience.beatMs, log, async () => {
      const isLate = performance.now() - heardAt > node.patience.leaseMs * 0.8
      if (isLate) for (const it of node.held.values()) it.wishFor('lost')
    }),
    every(SWEEP_EVERY_MS, log, () => freeAbandoned(db, log)),
    every(TELL_EVERY_MS, log, async () => {
      await tellAll()
      await askForForgotten(db, node.limits.runsPerCustomer)
    }),
  ]
  return {
    handlers: [jobHandler(runBot, (payload, context) => runOrder(payload, context, node))],
    places: about.places,
    says,
    async stop() {
      node.isStopping = true
      for (const it of node.held.values()) it.wishFor('leave')
      while (node.held.size > 0) await new Promise((resolve) => setTimeout(resolve, 20))
      await Promise.all(parts.map((it) => it.stop()))
      await db.transaction((tx) => deleteNode(tx, node.id)).catch(() => {})
    },
  }
}

/** Does something again and again, never twice at once; a failure is told and the next time comes. */
function every(ms: number, log: Log, act: () => Promise<void>): { stop(): Promise<void> } {
  let under: Promise<void> | null = null
  const timer = setInterval(() => {
    under ??= act()
      .catch((problem: Error) => log.warn({ problem: problem.message }, 'the bot engine cannot reach the database'))
      .finally(() => {
        under = null
      })
  }, ms)
  return {
    async stop() {
      clearInterval(timer)
      await under
    },
  }
}
