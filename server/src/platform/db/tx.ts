import type { Socket } from 'node:net'
import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { compile, type Sql } from './sql.ts'

/**
 * One open transaction, the only way to the data. It begins with its first statement, so a request that asks the
 * database nothing costs it nothing. What need not wait for an answer travels in one packet with what follows: the
 * beginning, writes, the end. For a short transaction the packets cost more than the statements.
 */
export class Tx {
  readonly #acquire: () => Promise<PoolClient>
  readonly #nudge: () => void
  readonly #afterCommit = new Set<() => void>()
  #client: Promise<PoolClient> | null = null
  /** What to send with the next statement: the beginning, then writes that nobody waits for. */
  #unsent: (string | QueryConfig)[]
  readonly #unanswered: Promise<unknown>[] = []
  #ended = false

  constructor(acquire: () => Promise<PoolClient>, nudge: () => void, beginning = 'begin') {
    this.#acquire = acquire
    this.#nudge = nudge
    this.#unsent = [beginning]
  }

  /** All rows. */
  async all<Row>(statement: Sql): Promise<Row[]> {
    return (await this.#ask(statement)).rows
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
    return (await this.#ask(statement)).rowCount ?? 0
  }

  /** Runs it before whatever comes next, without waiting for it; should it fail, so does the transaction. */
  write(statement: Sql): void {
    if (this.#ended) throw new Error('This transaction is over')
    this.#unsent.push(compile(statement))
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
    const hasWrites = this.#unsent.length > 1
    if (how === 'commit' && hasWrites) this.#client ??= this.#acquire()
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

  async #ask(statement: Sql): Promise<QueryResult> {
    // A forgotten await must fail loudly instead of opening a transaction that nobody ends.
    if (this.#ended) throw new Error('This transaction is over')
    this.#client ??= this.#acquire()
    return this.#send(await this.#client, compile(statement))
  }

  /** Sends all that is due in one packet and answers the last of it. What failed first is what went wrong. */
  async #send(client: PoolClient, last: string | QueryConfig): Promise<QueryResult> {
    const { stream } = (client as Wired).connection
    stream.cork()
    for (const it of this.#unsent) this.#unanswered.push(client.query(it))
    this.#unsent = []
    const answer: Promise<QueryResult> = client.query(last)
    stream.uncork()
    const [first] = (await Promise.allSettled([...this.#unanswered, answer])).filter((it) => it.status === 'rejected')
    this.#unanswered.length = 0
    if (first) throw first.reason
    return answer
  }
}

/** The driver does not tell of its socket, but has it under this name since its beginnings. */
type Wired = PoolClient & { connection: { stream: Socket } }
