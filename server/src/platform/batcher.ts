import { Refusal } from './refusal.ts'

/**
 * How long a batch may take before the next one no longer waits for it: so long, and three times what they usually take. On a
 * busy machine all are slow; smaller ones side by side would make it busier still.
 */
const STALLED_MS = 25
const STALLED_TIMES = 3
const MOST_AT_ONCE = 4
/** Whoever comes after so many would wait too long. */
const MOST_WAITING = 2_000

type Waiting<Item, Outcome> = {
  item: Item
  resolve: (outcome: Outcome | Promise<Outcome>) => void
  reject: (problem: unknown) => void
}

/** Gives an outcome for each item, in their order; one that takes longer than the batch may follow later. */
type Work<Item, Outcome> = (items: readonly Item[]) => Promise<readonly (Outcome | Promise<Outcome>)[]>

export type BatchOptions<Item> = {
  /** The most items of a batch. */
  size: number
  /** Two items of one key never meet in a batch: the second waits for the first. */
  keyOf?: (item: Item) => string | null
}

/**
 * Does together what waits together. The first item goes at once; what arrives while a batch is being worked on makes up
 * the next one. Nobody waits for others to come. A batch that stalls, on a lock for one, does not hold up the next.
 */
export class Batcher<Item, Outcome> {
  readonly #work: Work<Item, Outcome>
  readonly #options: BatchOptions<Item>
  #waiting: Waiting<Item, Outcome>[] = []
  #running = 0
  #stalled = 0
  #isScheduled = false
  /** Of the last ones, each less than the one after it. */
  #usualMs = 0

  constructor(work: Work<Item, Outcome>, options: BatchOptions<Item>) {
    this.#work = work
    this.#options = options
  }

  add(item: Item): Promise<Outcome> {
    if (this.#waiting.length >= MOST_WAITING)
      return Promise.reject(new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 }))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#schedule()
    })
  }

  /** After all that this turn of the event loop has read: requests that came in one packet go in one batch. */
  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      if (this.#waiting.length > 0 && this.#running === this.#stalled && this.#running < MOST_AT_ONCE) void this.#run()
    })
  }

  async #run(): Promise<void> {
    const batch = this.#take()
    this.#running += 1
    let isStalled = false
    const began = performance.now()
    const patienceMs = STALLED_MS + STALLED_TIMES * this.#usualMs
    const stall = setTimeout(() => {
      isStalled = true
      this.#stalled += 1
      this.#schedule()
    }, patienceMs)
    try {
      const outcomes = await this.#work(batch.map(({ item }) => item))
      for (const [at, { resolve }] of batch.entries()) resolve(outcomes[at] as Outcome)
    } catch (problem) {
      for (const { reject } of batch) reject(problem)
    } finally {
      clearTimeout(stall)
      this.#usualMs += (Math.min(performance.now() - began, patienceMs) - this.#usualMs) / 8
      this.#running -= 1
      if (isStalled) this.#stalled -= 1
      if (this.#waiting.length > 0) this.#schedule()
    }
  }

  #take(): Waiting<Item, Outcome>[] {
    const { size, keyOf } = this.#options
    const keys = new Set<string>()
    const batch: Waiting<Item, Outcome>[] = []
    const rest: Waiting<Item, Outcome>[] = []
    for (const it of this.#waiting) {
      const key = keyOf?.(it.item) ?? null
      if (batch.length === size || (key !== null && keys.has(key))) {
        rest.push(it)
        continue
      }
      if (key !== null) keys.add(key)
      batch.push(it)
    }
    this.#waiting = rest
    return batch
  }
}
