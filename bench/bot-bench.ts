import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { LINES_AT_ONCE } from '../server/src/features/bots/engine-limits.ts'
import { seedServices } from '../server/src/features/catalog/index.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { serviceDraft } from '../server/test/shop.ts'
import type { StartedShop } from '../testing/shop/start-shop.ts'
import { processorTime } from './processor-time.ts'
import { ratio } from './ratio.ts'

/** Long enough that the first run still goes on when the last one begins. */
const LINES_A_RUN = 640
const LINE_MS = 500

type Placed = { orderId: string; at: number; token: string }

/** A shop for measuring bots, by HTTP and in its database. */
export class BotBench {
  readonly #shop: StartedShop
  readonly #owner: Database
  readonly #tokens: readonly string[]
  readonly #env: Record<string, string>
  readonly #services = new Map<string, string>()
  #next = 0

  constructor(shop: StartedShop, owner: Database, tokens: readonly string[], env: Record<string, string>) {
    this.#shop = shop
    this.#owner = owner
    this.#tokens = tokens
    this.#env = env
  }

  /** Offers the measured bots at one dong a line. */
  async offer(): Promise<void> {
    const bots = ['does-nothing', 'scripted']
    const draft = { ...serviceDraft, provider: 'USER_PROVIDED', serviceType: 'AUTO_BOT', price: 1 } as const
    await this.#owner.transaction(async (tx) => {
      await tx.run(sql`delete from catalog.services`)
      await seedServices(
        tx,
        bots.map((botId) => ({ ...draft, botId })),
      )
      for (const it of await tx.all<{ id: string; botId: string }>(
        sql`select id, bot_id as "botId" from catalog.services`,
      ))
        this.#services.set(it.botId, it.id)
    })
  }

  /** Orders a run over this many lines, by another customer each time. */
  async order(botId: string, lines: number, words = 'line'): Promise<Placed> {
    const token = this.#tokens[this.#next++ % this.#tokens.length] ?? ''
    const content = Array.from({ length: lines }, (_, at) => `${words} ${at}`).join('\n')
    const at = performance.now()
    const serviceId = this.#services.get(botId)
    const body = { serviceId, contactInfo: '@bench', fileName: 'lines.txt', content }
    const answer = await this.#call('POST', '/user/order/auto-bot-upload', token, body)
    return { orderId: (answer as { order: { id: string } }).order.id, at, token }
  }

  /** Seconds from ordering to the end. */
  async timeOf({ orderId, at }: Placed): Promise<number> {
    await this.#until(sql`select from orders.orders where id = ${orderId} and status = 'success'`)
    return (performance.now() - at) / 1000
  }

  /** Many runs at once on one node: the times until all run and until all are done, and their memory. */
  async manyAtOnce(runs: number): Promise<Record<string, number>> {
    const before = processorTime(this.#shop.pid)
    const begin = performance.now()
    const placed: Placed[] = []
    while (placed.length < runs)
      placed.push(
        ...(await Promise.all(Array.from({ length: 8 }, () => this.order('scripted', LINES_A_RUN, `slow ${LINE_MS}`)))),
      )
    const ids = placed.map((it) => it.orderId)
    await this.#until(sql`
      select from bots.runs where order_id = any (${ids}::uuid[]) having count(*) filter (where ok > 0) = ${runs}`)
    const allRun = performance.now() - begin
    const used = processorTime(this.#shop.pid) - before
    const { worker, bots } = this.#weigh()
    for (const it of placed) await this.timeOf(it)
    const seconds = (performance.now() - begin) / 1000
    const alone = (LINES_A_RUN * LINE_MS) / LINES_AT_ONCE / 1000
    return {
      [`${runs} runs at once: all under way after, ms`]: Math.round(allRun),
      [`${runs} runs at once: time the lines take by themselves / time taken`]: ratio(alone, seconds),
      [`${runs} runs at once: processor ms of the shop a run until then`]: Math.round(used / runs),
      [`${runs} runs at once: MB a run in its own process (PSS, median)`]: Number(
        (bots.toSorted((a, b) => a - b)[Math.floor(bots.length / 2)] ?? 0).toFixed(1),
      ),
      [`${runs} runs at once: MB of the node itself (PSS)`]: Math.round(worker),
    }
  }

  /** Milliseconds from the customer's pause until no process works on the run. */
  async pauseToQuiet(): Promise<number> {
    const { orderId, token } = await this.order('scripted', 5_000, 'slow 20')
    await this.#until(sql`select from bots.runs where order_id = ${orderId} and ok > 100`)
    const begin = performance.now()
    await this.#call('PUT', `/user/order/pause/${orderId}`, token)
    await this.#until(sql`select from bots.runs where order_id = ${orderId} and holder is null`)
    const quiet = performance.now() - begin
    await this.#call('PUT', `/user/order/stop/${orderId}`, token)
    return quiet
  }

  /** Milliseconds from kill -9 of the run's node until another node has its next results. */
  async deathToLife(): Promise<number> {
    const second = await this.#startNode()
    const { orderId, token } = await this.order('scripted', 5_000, 'slow 20')
    await this.#until(sql`select from bots.runs where order_id = ${orderId} and ok > 100`)
    const { holder } = await this.#look<{ holder: string }>(
      sql`select holder from bots.runs where order_id = ${orderId}`,
    )
    const { name } = await this.#look<{ name: string }>(sql`select name from bots.nodes where id = ${holder}`)
    const { ok } = await this.#look<{ ok: number }>(sql`select ok from bots.runs where order_id = ${orderId}`)
    const begin = performance.now()
    process.kill(Number(name.split(':').at(-1)), 'SIGKILL')
    await this.#until(sql`
      select from bots.runs where order_id = ${orderId} and holder is not null and holder <> ${holder} and ok > ${ok}`)
    const alive = performance.now() - begin
    await this.#call('PUT', `/user/order/stop/${orderId}`, token)
    const ended = new Promise((resolve) => second.once('exit', resolve))
    if (second.exitCode === null && second.signalCode === null) {
      second.kill('SIGTERM')
      await ended
    }
    // The shop restarts its own node by itself.
    await this.#until(sql`select from bots.nodes where seen_at > now() - interval '2 seconds'`)
    return alive
  }

  async #startNode(): Promise<ChildProcess> {
    const program = fileURLToPath(new URL('../server/src/start-worker.ts', import.meta.url))
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: this.#shop.dataDir, DEMO_PASSWORD: 'x', LOG_LEVEL: 'error' }
    const child = fork(program, { env: { ...env, ...this.#env } })
    await new Promise((resolve) => child.once('message', resolve))
    return child
  }

  async #call(method: string, path: string, token: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${this.#shop.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { success, error, data } = (await answer.json()) as { success: boolean; error: string; data: unknown }
    if (!success) throw new Error(`${path}: ${error}`)
    return data
  }

  #look<Row>(statement: ReturnType<typeof sql>): Promise<Row> {
    return this.#owner.transaction((tx) => tx.get<Row>(statement))
  }

  /** Polls rarely enough not to disturb the measurement. */
  async #until(statement: ReturnType<typeof sql>): Promise<void> {
    while (!(await this.#owner.transaction((tx) => tx.find(statement)))) await sleep(10)
  }

  /** Megabytes of the worker and of each bot process; shared pages count by their share. */
  #weigh(): { worker: number; bots: number[] } {
    let worker = 0
    const bots: number[] = []
    for (const pid of readdirSync('/proc').filter((it) => /^\d+$/.test(it)))
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1')
        const isBot = /^(\/node|\/proc\/self\/fd\/3)\0/.test(command)
        if (!isBot && !command.includes('start-worker')) continue
        const mb = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'))?.[1]) / 1024
        if (isBot) bots.push(mb)
        else worker += mb
      } catch {
        // It ended meanwhile.
      }
    return { worker, bots }
  }
}
