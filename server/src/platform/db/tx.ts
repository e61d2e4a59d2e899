import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import type { Wired } from './reader.ts'
import { compile, type Statement } from './sql.ts'

export type Beginning = {
  statement: string
  /** Sends its first statements with it: only if they are harmless when the beginning fails. */
  withFirstStatements?: boolean
}

/**
 * One open transaction, the only way to the data. It begins with its first statement, so a request without queries
 * costs the database nothing. Writes without a result travel in one packet with the next statement. In a short
 * transaction packets cost more than statements.
 */
export class Tx {
  readonly #acquire: () => Promise<PoolClient>
  readonly #notifyOutbox: () => void
  readonly #afterCommit = new Set<() => void>()
  #client: Promise<PoolClient> | null = null
  readonly #beginning: Beginning
  /** A sent beginning without an answer yet. */
  #begun: Promise<unknown> | null = null
  #unsent: QueryConfig[] = []
  #ended = false

  constructor(acquire: () => Promise<PoolClient>, notifyOutbox: () => void, beginning: Beginning) {
    this.#acquire = acquire
    this.#notifyOutbox = notifyOutbox
    this.#beginning = beginning
  }

  async all<Row>(statement: Statement<Row>): Promise<Row[]> {
    return (await this.#query(statement)).rows
  }

  /** The first row, or null. */
  async find<Row>(statement: Statement<Row>): Promise<Row | null> {
    return (await this.all<Row>(statement))[0] ?? null
  }

  /** The only row; throws if it is missing. */
  async get<Row>(statement: Statement<Row>): Promise<Row> {
    const row = await this.find<Row>(statement)
    if (!row) throw new Error('A row that must exist is missing')
    return row
  }

  /** Runs it and returns the number of affected rows. */
  async run(statement: Statement): Promise<number> {
    return (await this.#query(statement)).rowCount ?? 0
  }

  /** Queues it before the next statement, without waiting; its failure fails the transaction. */
  write(statement: Statement): void {
    if (this.#ended) throw new Error('This transaction is over')
    this.#unsent.push(compile(statement))
  }

  /** Calls the function after the commit; adding the same function twice calls it once. */
  afterCommit(act: () => void): void {
    this.#afterCommit.add(act)
  }

  /** Wakes the relay after the commit: the outbox has a row. */
  wakeRelay(): void {
    this.afterCommit(this.#notifyOutbox)
  }

  /** Only for `Database`: ends the transaction. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    this.#ended = true
    if (how === 'commit' && this.#unsent.length > 0) this.#client ??= this.#begin()
    if (this.#client) await this.#close(await this.#client, how)
    if (how === 'commit') for (const act of this.#afterCommit) act()
  }

  async #close(client: PoolClient, how: 'commit' | 'rollback'): Promise<void> {
    this.#client = null
    if (how === 'rollback') this.#unsent = []
    try {
      const { command } = await this.#send(client, how)
      // PostgreSQL answers a commit after a failed statement with ROLLBACK and no error: that must not pass for
      // success.
      if (command !== how.toUpperCase()) throw new Error(`A ${how} ended as ${command}`)
      client.release()
    } catch (problem) {
      client.release(problem as Error)
      throw problem
    }
  }

  async #query(statement: Statement): Promise<QueryResult> {
    // A forgotten await must fail loudly instead of opening a transaction that never ends.
    if (this.#ended) throw new Error('This transaction is over')
    this.#client ??= this.#begin()
    return this.#send(await this.#client, compile(statement))
  }

  /** Waits for the beginning, unless the first statements are harmless when it fails. */
  async #begin(): Promise<PoolClient> {
    const client = await this.#acquire()
    const { statement, withFirstStatements } = this.#beginning
    const begun = inOnePacket(client, () => client.query(statement))
    if (withFirstStatements) {
      this.#begun = begun
      return client
    }
    try {
      await begun
      return client
    } catch (problem) {
      client.release(problem as Error)
      throw problem
    }
  }

  /** Sends all queued statements in one packet and returns the last result; throws the first failure. */
  async #send(client: PoolClient, last: string | QueryConfig): Promise<QueryResult> {
    const begun = this.#begun
    const unsent = this.#unsent
    this.#unsent = []
    const answers = inOnePacket(client, () => [...unsent, last].map((it) => client.query(it)))
    const [first] = (await Promise.allSettled([begun, ...answers])).filter((it) => it.status === 'rejected')
    if (first) throw first.reason
    this.#begun = null
    return answers.at(-1) as Promise<QueryResult>
  }
}

/** All data of this turn of the event loop travels in one packet. */
function inOnePacket<T>(client: PoolClient, send: () => T): T {
  const { stream } = (client as Wired).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
  return send()
}
