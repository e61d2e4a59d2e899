import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import type { Wired } from './reader.ts'
import { compile, type Statement } from './sql.ts'

/** How a transaction begins. */
export type Beginning = {
  statement: string
  /** Its first statements travel with it: only where they do no harm by themselves, should the beginning fail. */
  withFirstStatements?: boolean
}

/**
 * One open transaction, the only way to the data. It begins with its first statement, so a request that asks the
 * database nothing costs it nothing. Writes that nobody waits for travel in one packet with what follows, the end at the
 * latest: for a short transaction the packets cost more than the statements.
 */
export class Tx {
  readonly #acquire: () => Promise<PoolClient>
  readonly #notifyOutbox: () => void
  readonly #afterCommit = new Set<() => void>()
  #client: Promise<PoolClient> | null = null
  readonly #beginning: Beginning
  /** A beginning that was sent, but not waited for yet. */
  #begun: Promise<unknown> | null = null
  /** Writes to send with the next statement. */
  #unsent: QueryConfig[] = []
  #ended = false

  constructor(acquire: () => Promise<PoolClient>, notifyOutbox: () => void, beginning: Beginning) {
    this.#acquire = acquire
    this.#notifyOutbox = notifyOutbox
    this.#beginning = beginning
  }

  /** All rows. */
  async all<Row>(statement: Statement<Row>): Promise<Row[]> {
    return (await this.#query(statement)).rows
  }

  /** The first row, or null. */
  async find<Row>(statement: Statement<Row>): Promise<Row | null> {
    return (await this.all<Row>(statement))[0] ?? null
  }

  /** The one row that must be there. */
  async get<Row>(statement: Statement<Row>): Promise<Row> {
    const row = await this.find<Row>(statement)
    if (!row) throw new Error('A row that must exist is missing')
    return row
  }

  /** Runs it and says how many rows it touched. */
  async run(statement: Statement): Promise<number> {
    return (await this.#query(statement)).rowCount ?? 0
  }

  /** Runs it before whatever comes next, without waiting for it; should it fail, so does the transaction. */
  write(statement: Statement): void {
    if (this.#ended) throw new Error('This transaction is over')
    this.#unsent.push(compile(statement))
  }

  /** Does something once the transaction is safely written; adding the same function twice does it once. */
  afterCommit(act: () => void): void {
    this.#afterCommit.add(act)
  }

  /** Wakes the relay after the commit: there is something in the outbox. */
  wakeRelay(): void {
    this.afterCommit(this.#notifyOutbox)
  }

  /** For the database alone: ends the transaction one way or the other. */
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
      // PostgreSQL answers a commit after a failed statement with ROLLBACK and no error: that must not pass for success.
      if (command !== how.toUpperCase()) throw new Error(`A ${how} ended as ${command}`)
      client.release()
    } catch (problem) {
      client.release(problem as Error)
      throw problem
    }
  }

  async #query(statement: Statement): Promise<QueryResult> {
    // A forgotten await must fail loudly instead of opening a transaction that nobody ends.
    if (this.#ended) throw new Error('This transaction is over')
    this.#client ??= this.#begin()
    return this.#send(await this.#client, compile(statement))
  }

  /** Waited for before anything else is sent, unless what comes first may be written by itself, should it fail. */
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

  /** Sends all that is due in one packet and answers the last of it. What failed first is what went wrong. */
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

/** What is sent until this turn of the event loop ends travels in one packet. */
function inOnePacket<T>(client: PoolClient, send: () => T): T {
  const { stream } = (client as Wired).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
  return send()
}
