import { randomUUID } from 'node:crypto'
import { availableParallelism, hostname, loadavg } from 'node:os'
import { guardedFetch } from '#outside/internet/guarded-fetch.ts'
import { hostPacer } from '#outside/internet/pacer.ts'
import type { Database } from '#platform/db/database.ts'
import { type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log.ts'
import type { Shop } from '#platform/shop.ts'
import type { BotNode } from './engine/bot-node.ts'
import { limitTransactions } from './engine/limit-transactions.ts'
import { renewActiveLeases } from './engine/renew-leases.ts'
import { runOrder } from './engine/run-order.ts'
import { runBotJob } from './engine/run-requests.ts'
import { releaseAbandoned, requestLostRuns } from './engine/sweep.ts'
import { defaultTimeouts, type Timeouts } from './engine-limits.ts'
import { deleteNode, deleteSilentNodes, saveNode } from './node-queries.ts'
import { measureIsolation } from './process/measure-isolation.ts'
import { PreparedProcesses } from './process/prepared-processes.ts'

const SWEEP_EVERY_MS = 1_000
const REPORT_EVERY_MS = 3_000
/** A share of the process's twenty connections. */
const TRANSACTIONS_AT_ONCE = 8

export type BotWorker = {
  /** The handlers for the job runner, and the number of simultaneous jobs. */
  handlers: JobHandler[]
  places: number
  /** A sentence for the console about the isolation of bots on this machine. */
  says: string
  /** Hands all runs over to other nodes. */
  stop(): Promise<void>
}

type BotWorkerOptions = {
  db: Database
  log: Log
  shop: Pick<Shop, 'bots' | 'botLimits' | 'botAllowHosts' | 'publicUrl' | 'secretsKeys'>
  /** The id of this process in the list of nodes. */
  id?: string
  timeouts?: Partial<Timeouts>
}

/** Makes this process run bots; measures the isolation first. */
export async function startBotWorker({
  db,
  log,
  shop,
  id = randomUUID(),
  timeouts = {},
}: BotWorkerOptions): Promise<BotWorker> {
  const isolation = await measureIsolation()
  const says = isolation.full
    ? 'bots      fully isolated'
    : `bots      isolated, but not from: ${isolation.missing.join(', ')} (see docs/operating.md)`
  if (!isolation.full) log.warn({ event: 'isolation', lacks: isolation.missing }, 'bots are not fully isolated here')
  const node: BotNode = {
    id,
    bots: shop.bots,
    limits: shop.botLimits,
    timeouts: { ...defaultTimeouts, ...timeouts },
    isolation,
    processes: new PreparedProcesses({
      isolation,
      memoryMb: shop.botLimits.memoryMb,
      spare: shop.botLimits.prepared,
    }),
    webFetch: guardedFetch({
      allowed: shop.botAllowHosts,
      publicUrl: shop.publicUrl,
      pace: hostPacer(shop.botLimits.requestsPerHost),
    }),
    secretsKeys: shop.secretsKeys,
    active: new Map(),
    isStopping: false,
  }
  const about = {
    id: node.id,
    name: `${hostname()}:${process.pid}`,
    places: shop.botLimits.runsPerNode,
    lacks: [...isolation.missing],
  }
  const reportNode = () =>
    db.transaction(async (tx) => {
      await deleteSilentNodes(tx)
      const memoryMb = Math.round(process.memoryUsage.rss() / 1024 / 1024)
      await saveNode(tx, {
        ...about,
        running: node.active.size,
        memoryMb,
        load: (loadavg()[0] ?? 0) / availableParallelism(),
      })
    })
  await reportNode()

  let renewedAt = performance.now()
  const timers = [
    every(node.timeouts.beatMs, log, async () => {
      await renewActiveLeases(db, node)
      renewedAt = performance.now()
    }),
    // A node that cannot renew must stop before others take over its runs, even while its last heartbeat hangs.
    every(node.timeouts.beatMs, log, async () => {
      const isLate = performance.now() - renewedAt > node.timeouts.leaseMs * 0.8
      if (isLate) for (const it of node.active.values()) it.requestStop('lease-lost')
    }),
    every(SWEEP_EVERY_MS, log, () => releaseAbandoned(db, log)),
    every(REPORT_EVERY_MS, log, async () => {
      await reportNode()
      await requestLostRuns(db, node.limits.runsPerCustomer)
    }),
  ]
  const limited = limitTransactions(db, TRANSACTIONS_AT_ONCE)
  return {
    handlers: [jobHandler(runBotJob, (payload, { log }) => runOrder(payload, { db: limited, log }, node))],
    places: about.places,
    says,
    async stop() {
      node.isStopping = true
      for (const it of node.active.values()) it.requestStop('node-shutdown')
      while (node.active.size > 0) await new Promise((resolve) => setTimeout(resolve, 20))
      node.processes.stop()
      await Promise.all(timers.map((it) => it.stop()))
      await db.transaction((tx) => deleteNode(tx, node.id)).catch(() => {})
    },
  }
}

/** Repeats an action without overlaps; logs failures and continues. */
function every(ms: number, log: Log, act: () => Promise<void>): { stop(): Promise<void> } {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= act()
      .catch((problem: Error) => log.warn({ problem: problem.message }, 'the bot engine cannot reach the database'))
      .finally(() => {
        running = null
      })
  }, ms)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
