import { EventEmitter } from 'node:events'
import {
  Logger,
  parseCronItems,
  type Runner,
  run as runWorker,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { Shop } from '../shop.ts'
import type { CronJob, JobHandler } from './job.ts'

const AT_ONCE = 10
const URGENT_AT_ONCE = 3

export type Work = { handlers: readonly JobHandler[]; cronJobs: readonly CronJob[] }

type Process = { db: Database; log: Log; shop: Shop }

/** Runs jobs until stopped, urgent ones in their own slots; retries a failing job with growing pauses. */
export async function startJobRunner(
  process: Process,
  { handlers, cronJobs }: Work,
  /** Called with each name that locks jobs here. */
  onHolder: (holder: string) => void,
  atOnce = AT_ONCE,
): Promise<{ stop(): Promise<void> }> {
  const urgent = { handlers: handlers.filter((it) => it.isUrgent), cronJobs: [] }
  const others = {
    handlers: handlers.filter((it) => !it.isUrgent),
    cronJobs: cronJobs.filter(({ needs }) => needs === null || process.shop[needs] !== null),
  }
  const engines = [await startEngine(process, others, onHolder, atOnce)]
  if (urgent.handlers.length > 0) engines.push(await startEngine(process, urgent, onHolder, URGENT_AT_ONCE))
  return {
    async stop() {
      await Promise.all(engines.map((it) => it.stop()))
    },
  }
}

function startEngine(
  { db, log, shop }: Process,
  work: Work,
  onHolder: (holder: string) => void,
  atOnce: number,
): Promise<Runner> {
  const taskList: TaskList = {}
  for (const { name, handle } of [...work.handlers, ...work.cronJobs]) {
    taskList[name] = async (payload, helpers) => {
      const jobLog = log.child({ job: name, jobId: helpers.job.id, attempt: helpers.job.attempts })
      await handle(payload as never, { db, log: jobLog }, shop)
    }
  }
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => onHolder(workerPool.id))
  return runWorker({
    pgPool: db.pool,
    taskList,
    parsedCronItems: parseCronItems(
      work.cronJobs.map((it) => ({ task: it.name, match: it.cron, identifier: it.name })),
    ),
    concurrency: atOnce,
    noHandleSignals: true,
    pollInterval: 1_000,
    logger: jobEngineLogger(log),
    events,
  })
}

/** The job engine's log lines in our format; its info lines at debug level. */
function jobEngineLogger(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const write = level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug'
    log[write]({ ...scope, ...(level === 'error' && { problem: String(meta?.error ?? '') }) }, message)
  })
}
