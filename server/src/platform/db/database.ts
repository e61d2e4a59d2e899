import pg from 'pg'
import type { Log } from '../log.ts'
import { workAsApp } from './app-role.ts'
import { createOutboxNotifier } from './outbox-notifier.ts'
import { classifyDatabaseError } from './problems.ts'
import { onlyRead, type Reader, StatementReader } from './reader.ts'
import { type Beginning, Tx } from './tx.ts'

const TRIES = 4
const SNAPSHOT = "begin isolation level repeatable read, read only; set local statement_timeout = '10min'"

export type Settings = Readonly<Record<string, string>>

/** Runs transactions. Callers never see the pool, so no statement slips out of one. */
export type Database = {
  /** The settings apply only to this transaction and travel with its beginning. */
  transaction<T>(work: (tx: Tx) => Promise<T> | T, settings?: Settings): Promise<T>
  /**
   * A transaction that sends its first statements with its beginning and saves a round trip. Only for work that begins
   * with reads, or with writes that are harmless if the beginning fails.
   */
  quickTransaction<T>(work: (tx: Tx) => Promise<T> | T, settings?: Settings): Promise<T>
  /** Reads one consistent snapshot, however long it takes and whatever commits meanwhile. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Reads without a transaction, each statement by itself. */
  read<T>(work: (reader: Reader) => Promise<T>): Promise<T>
  close(): Promise<void>
  /** For libraries that bring their own SQL (the job engine). */
  readonly pool: pg.Pool
}

/** Opens a pool of connections with a limit on every wait. */
export function openDatabase(
  url: string,
  log: Log,
  options: { connections?: number; readers?: number; asOwner?: boolean } = {},
): Database {
  readColumnsExactly()
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Statements need not wait for the previous answer; Tx decides which do.
    pipeline: true,
    application_name: 'runmart',
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 20_000,
  }
  const prepare = async (client: pg.ClientBase) => {
    if (!options.asOwner) await workAsApp(client)
  }
  const pool = new pg.Pool({ ...settings, max: options.connections ?? 20, onConnect: prepare })
  // Reads have their own connections, so that they go on while all others wait for a lock.
  const readPool = new pg.Pool({
    ...settings,
    max: options.readers ?? 2,
    onConnect: (client) => prepare(client).then(() => onlyRead(client)),
  })
  // The next use replaces an idle connection that the server cut; the loss must not end the process.
  const lost = (problem: Error) => log.warn({ problem: problem.message }, 'a database connection was lost')
  for (const it of [pool, readPool]) {
    it.on('error', lost)
    it.on('connect', (client) => client.on('error', lost))
  }

  const reader = new StatementReader(() => readPool.connect())
  const notifyOutbox = createOutboxNotifier(pool)
  const open = (beginning: Beginning) => new Tx(() => pool.connect(), notifyOutbox, beginning)

  return {
    pool,
    transaction: (work, settings) => inTransaction(() => open({ statement: beginWith(settings) }), work),
    quickTransaction: (work, settings) =>
      inTransaction(() => open({ statement: beginWith(settings), withFirstStatements: true }), work),
    snapshot: (work) => inTransaction(() => open({ statement: SNAPSHOT }), work),
    read: (work) => readWith(reader, work),
    close: async () => {
      await Promise.all([pool.end(), readPool.end()])
    },
  }
}

function beginWith(settings: Settings = {}): string {
  return ['begin', ...Object.entries(settings).map(([name, value]) => `set local ${name} = '${value}'`)].join('; ')
}

async function inTransaction<T>(open: () => Tx, work: (tx: Tx) => Promise<T> | T): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const tx = open()
    try {
      const result = await work(tx)
      await tx.end('commit')
      return result
    } catch (problem) {
      await tx.end('rollback').catch(() => {})
      const { refusal, repeatable } = classifyDatabaseError(problem)
      // A conflict of two transactions: the loser left nothing behind, so it simply runs again.
      if (repeatable && attempt < TRIES) continue
      throw refusal ?? problem
    }
  }
}

async function readWith<T>(reader: Reader, work: (reader: Reader) => Promise<T>): Promise<T> {
  try {
    return await work(reader)
  } catch (problem) {
    throw classifyDatabaseError(problem).refusal ?? problem
  }
}

const INT8 = 20
const INT8_LIST = 1016
const TIMESTAMPTZ = 1184

/** Reads bigint as an exact number (throws if it is too large), and times as ISO 8601 in UTC. */
function readColumnsExactly(): void {
  pg.types.setTypeParser(INT8, parseWhole)
  pg.types.setTypeParser(INT8_LIST as number, (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((it) => (it === 'NULL' ? null : parseWhole(it))),
  )
  pg.types.setTypeParser(TIMESTAMPTZ, parseTime)
}

function parseWhole(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`The database holds a whole number too large to read: ${text}`)
  return value
}

/** Most times look like `2026-01-31 08:30:00.123456+00`: slicing them takes a tenth of the time of a `Date`. */
function parseTime(text: string): string {
  return text.length === 29 && text[10] === ' ' && text.endsWith('+00')
    ? `${text.slice(0, 10)}T${text.slice(11, 23)}Z`
    : new Date(text).toISOString()
}
