import type { Socket } from 'node:net'
import type { ClientBase, PoolClient } from 'pg'
import { type Compiled, compile, type Statement } from './sql.ts'

/** Reads: in a transaction, or by statements without one. */
export type Reader = {
  all<Row>(statement: Statement<Row>): Promise<Row[]>
  /** The first row, or null. */
  find<Row>(statement: Statement<Row>): Promise<Row | null>
  /** The only row; throws if it is missing. */
  get<Row>(statement: Statement<Row>): Promise<Row>
}

/** The most statements of a packet: a slow one delays those behind it. */
const MOST_TOGETHER = 16

type Waiting = { statement: Compiled; resolve: (rows: never[]) => void; reject: (problem: unknown) => void }

/**
 * Reads without a transaction: each statement sees all commits up to its start. Statements of one moment, from any
 * caller, travel in one packet, as do those that wait for a connection. Keeps no connection between statements, so that
 * one reader may wait for another.
 */
export class StatementReader implements Reader {
  readonly #acquire: () => Promise<PoolClient>
  #waiting: Waiting[] = []

  constructor(acquire: () => Promise<PoolClient>) {
    this.#acquire = acquire
  }

  async all<Row>(statement: Statement<Row>): Promise<Row[]> {
    const compiled = compile(statement)
    return new Promise<Row[]>((resolve, reject) => {
      this.#waiting.push({ statement: compiled, resolve, reject })
      // After all input of this turn of the event loop: statements that came together travel together.
      if (this.#waiting.length === 1) setImmediate(() => this.#send())
    })
  }

  async find<Row>(statement: Statement<Row>): Promise<Row | null> {
    return (await this.all<Row>(statement))[0] ?? null
  }

  async get<Row>(statement: Statement<Row>): Promise<Row> {
    const row = await this.find<Row>(statement)
    if (!row) throw new Error('A row that must exist is missing')
    return row
  }

  async #send(): Promise<void> {
    const client = await this.#acquire().catch((problem: unknown) => {
      for (const { reject } of this.#take(Number.POSITIVE_INFINITY)) reject(problem)
    })
    if (!client) return
    const { stream } = (client as Wired).connection
    stream.cork()
    const answers = this.#take(MOST_TOGETHER).map(async ({ statement, resolve, reject }) =>
      client.query(statement).then(({ rows }) => resolve(rows as never[]), reject),
    )
    stream.uncork()
    await Promise.all(answers)
    client.release()
  }

  #take(most: number): Waiting[] {
    const taken = this.#waiting.splice(0, most)
    if (this.#waiting.length > 0) setImmediate(() => this.#send())
    return taken
  }
}

/** The driver hides its socket, but has always had it under this name. */
export type Wired = PoolClient & { connection: { stream: Socket } }

/**
 * Prepares a connection for reading: PostgreSQL refuses every write on it and plans a statement once for all customers.
 * Reads here find rows by key, and replanning for one customer takes longer than finding them.
 */
export async function onlyRead(client: ClientBase): Promise<void> {
  await client.query('set default_transaction_read_only = on; set plan_cache_mode = force_generic_plan')
}
