import type { Socket } from 'node:net'
import type { ClientBase, PoolClient } from 'pg'
import { type Compiled, compile, type Statement } from './sql.ts'

/** What only reads: a transaction, or statements that need none. */
export type Reader = {
  /** All rows. */
  all<Row>(statement: Statement<Row>): Promise<Row[]>
  /** The first row, or null. */
  find<Row>(statement: Statement<Row>): Promise<Row | null>
  /** The one row that must be there. */
  get<Row>(statement: Statement<Row>): Promise<Row>
}

/** The most statements of a packet: a slow one holds up those behind it. */
const MOST_TOGETHER = 16

type Waiting = { statement: Compiled; resolve: (rows: never[]) => void; reject: (problem: unknown) => void }

/**
 * Reads without a transaction: each statement sees what is committed when it runs. Those that are asked for at once, by
 * whomever, travel in one packet, and so do those that wait for a connection. None is held between statements, so that a
 * reader may wait for another one.
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
      // After all that this turn of the event loop has read: what came together goes together.
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

/** The driver does not tell of its socket, but has it under this name since its beginnings. */
export type Wired = PoolClient & { connection: { stream: Socket } }

/**
 * Prepares a connection for reading: PostgreSQL refuses every write on it and plans a statement once for everybody. What is
 * read here is found by a key, and planning it anew for one customer takes longer than finding it.
 */
export async function onlyRead(client: ClientBase): Promise<void> {
  await client.query('set default_transaction_read_only = on; set plan_cache_mode = force_generic_plan')
}
