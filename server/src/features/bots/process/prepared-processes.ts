import { availableParallelism } from 'node:os'
import type { IsolationLayers } from './isolation-command.ts'
import { killTree } from './kill-tree.ts'
import { type IsolatedChild, spawnIsolated } from './spawn-isolated.ts'

/** More simultaneous starts only delay each other and block this process. */
const MAX_STARTING = 4 * availableParallelism()
const IDLE_MS = 60_000
const RETRY_MS = 1_000
/** Allows for load: many processes start at once. */
const START_MS = 25_000

type Options = {
  isolation: { layers: IsolationLayers }
  memoryMb: number
  /** Processes that wait for the next runs; one stays when none began for a while. */
  spare: number
  idleMs?: number
}

type Waiting = { resolve(child: IsolatedChild | null): void; reject(problem: Error): void }

/** Isolated processes that have loaded the kit and wait for a bot. Each serves one run and ends with it. */
export class PreparedProcesses {
  readonly #options: Options
  readonly #waiting = new Set<Waiting>()
  readonly #starting = new Set<IsolatedChild>()
  readonly #prepared = new Set<IsolatedChild>()
  #spare: number
  #isStopped = false
  #idle: NodeJS.Timeout | undefined
  #retry: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.#spare = options.spare
    this.#stayAwake()
    this.#startMore()
  }

  /** The ids of the waiting processes. */
  get pids(): number[] {
    return [...this.#prepared].map((it) => it.pid)
  }

  /**
   * A process for a run, first come, first served. Returns null when the signal came first; rejects when none can
   * start.
   */
  take(signal: AbortSignal): Promise<IsolatedChild | null> {
    const { promise, ...waiting } = Promise.withResolvers<IsolatedChild | null>()
    if (signal.aborted || this.#isStopped) return Promise.resolve(null)
    this.#waiting.add(waiting)
    signal.addEventListener('abort', () => {
      this.#waiting.delete(waiting)
      waiting.resolve(null)
    })
    this.#stayAwake()
    this.#giveAway()
    this.#startMore()
    return promise
  }

  /** Ends waiting processes; waiting callers get null. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#idle)
    clearTimeout(this.#retry)
    for (const it of this.#waiting) it.resolve(null)
    for (const it of [...this.#starting, ...this.#prepared]) this.#end(it)
  }

  #startMore(): void {
    const spare = this.#retry ? 0 : this.#spare
    while (
      !this.#isStopped &&
      this.#starting.size < MAX_STARTING &&
      this.#starting.size + this.#prepared.size < this.#waiting.size + spare
    )
      try {
        this.#start()
      } catch (problem) {
        this.#fail(problem as Error)
        return
      }
  }

  #start(): void {
    const child = spawnIsolated(this.#options.isolation.layers, this.#options.memoryMb)
    this.#starting.add(child)
    const late = setTimeout(() => {
      this.#end(child)
      this.#fail(new Error("a bot's process did not start in time"))
    }, START_MS).unref()
    // Leaves the message unread: it is the first one for the run that gets the process.
    child.stdout.once('readable', () => {
      if (!child.stdout.readableLength || !this.#starting.delete(child)) return
      clearTimeout(late)
      this.#prepared.add(child)
      this.#giveAway()
      this.#startMore()
    })
    child.once('exit', (code, signal) => {
      clearTimeout(late)
      if (!this.#starting.has(child) && !this.#prepared.has(child)) return
      this.#end(child)
      this.#fail(new Error(`a bot's process ended before it had a bot (${signal ?? `exit code ${code}`})`))
    })
  }

  #giveAway(): void {
    for (const child of this.#prepared) {
      const [first] = this.#waiting
      if (!first) return
      this.#waiting.delete(first)
      this.#prepared.delete(child)
      first.resolve(child)
    }
  }

  /** Rejects the oldest waiting caller; starts the next spare process after a pause. */
  #fail(problem: Error): void {
    const [first] = this.#waiting
    if (first) this.#waiting.delete(first)
    first?.reject(problem)
    if (this.#isStopped) return
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined
      this.#startMore()
    }, RETRY_MS).unref()
    if (first) this.#startMore()
  }

  #end(child: IsolatedChild): void {
    this.#starting.delete(child)
    this.#prepared.delete(child)
    child.stdout.destroy()
    child.stderr.destroy()
    killTree(child)
  }

  /** Prepares the full number of spares after a run began, until none began for a while. */
  #stayAwake(): void {
    const { spare, idleMs = IDLE_MS } = this.#options
    this.#spare = spare
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => {
      this.#spare = Math.min(1, spare)
      for (const it of [...this.#prepared].slice(this.#spare)) this.#end(it)
    }, idleMs).unref()
  }
}
