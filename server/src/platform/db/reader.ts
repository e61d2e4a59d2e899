import type { Socket } from 'node:net'
import type { ClientBase, PoolClient } from 'pg'
import { compile, type Statement } from './sql.ts'

/** What only reads: a transaction, or statements that need none. */
export type Reader = {
  /** All rows. */
  all<Row>(statement: Statement<Row>): Promise<Row[]>
  /** The first row, or null. */
  find<Row>(statement: Statement<Row>): Promise<Row | null>
  /** The one row that must be there. */
  get<Row>(statement: Statement<Row>): Promise<Row>
}

/**
 * Reads without a transaction: each statement sees what is committed when it runs. Those that are asked for at once travel
 * in one packet. No connection is held between them, so that a reader may wait for another one.
 */
export class StatementReader implements Reader {
  readonly #acquire: () => Promise<PoolClient>
  #client: Promise<PoolClient> | null = null
  #unanswered = 0

  constructor(acquire: () => Promise<PoolClient>) {
    this.#acquire = acquire
  }

  async all<Row>(statement: Statement<Row>): Promise<Row[]> {
    const query = compile(statement)
    this.#client ??= this.#acquire()
    this.#unanswered += 1
    const taken = this.#client
    try {
      const client = await taken
      gatherPacket((client as Wired).connection.stream)
      return (await client.query(query)).rows
    } finally {
      this.#unanswered -= 1
      if (this.#unanswered === 0) {
        this.#client = null
        await taken.then((client) => client.release()).catch(() => {})
      }
    }
  }

  async find<Row>(statement: Statement<Row>): Promise<Row | null> {
    return (await this.all<Row>(statement))[0] ?? null
  }

  async get<Row>(statement: Statement<Row>): Promise<Row> {
    const row = await this.find<Row>(statement)
    if (!row) throw new Error('A row that must exist is missing')
    return row
  }
}

/** Sends what is written in this turn together. */
function gatherPacket(stream: Socket): void {
  if (stream.writableCorked) return
  stream.cork()
  process.nextTick(() => stream.uncork())
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
