import type { PoolClient } from 'pg'
import { compile, type Sql } from './sql.ts'

/**
 * One open transaction, the only way to the data. It begins with its first statement, so a request that asks the
 * database nothing costs it nothing.
 */
export class Tx {
  readonly #acquire: () => Promise<PoolClient>
  readonly #nudge: () => void
  readonly #beginning: string
  readonly #afterCommit = new Set<() => void>()
  #client: Promise<PoolClient> | null = null
  #ended = false

  constructor(acquire: () => Promise<PoolClient>, nudge: () => void, beginning = 'begin') {
    this.#acquire = acquire
    this.#nudge = nudge
    this.#beginning = beginning
  }

  /** All rows. */
  async all<Row>(statement: Sql): Promise<Row[]> {
    const client = await this.#begun()
    return (await client.query(compile(statement))).rows
  }

  /** The first row, or null. */
  async find<Row>(statement: Sql): Promise<Row | null> {
    return (await this.all<Row>(statement))[0] ?? null
  }

  /** The one row that must be there. */
  async get<Row>(statement: Sql): Promise<Row> {
    const row = await this.find<Row>(statement)
    if (!row) throw new Error('A row that must exist is missing')
    return row
  }

  /** Runs it and says how many rows it touched. */
  async run(statement: Sql): Promise<number> {
    const client = await this.#begun()
    return (await client.query(compile(statement))).rowCount ?? 0
  }

  /** Does something once the transaction is safely written; adding the same function twice does it once. */
  afterCommit(act: () => void): void {
    this.#afterCommit.add(act)
  }

  /** Wakes the relay after the commit: there is something in the outbox. */
  wakeRelay(): void {
    this.afterCommit(this.#nudge)
  }

  /** For the database alone: ends the transaction one way or the other. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    this.#ended = true
    if (this.#client) await this.#close(await this.#client, how)
    if (how === 'commit') for (const act of this.#afterCommit) act()
  }

  async #close(client: PoolClient, how: 'commit' | 'rollback'): Promise<void> {
    this.#client = null
    try {
      const { command } = await client.query(how)
      // PostgreSQL answers a commit after a failed statement with ROLLBACK and no error: that must not pass for success.
      if (command !== how.toUpperCase()) throw new Error(`A ${how} ended as ${command}`)
      client.release()
    } catch (problem) {
      client.release(problem as Error)
      throw problem
    }
  }

  #begun(): Promise<PoolClient> {
    // A forgotten await must fail loudly instead of opening a transaction that nobody ends.
    if (this.#ended) return Promise.reject(new Error('This transaction is over'))
    this.#client ??= this.#acquire().then(async (client) => {
      try {
        await client.query(this.#beginning)
        return client
      } catch (problem) {
        client.release(problem as Error)
        throw problem
      }
    })
    return this.#client
  }
}
