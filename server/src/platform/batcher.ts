import { Refusal } from './refusal.ts'

/**
 * A batch stalls after this time plus three times the usual duration; the next batch then starts beside it. The usual
 * duration matters on a busy machine: all batches are slow, and parallel small ones would add load.
 */
const STALLED_MS = 25
const STALLED_TIMES = 3
const MOST_AT_ONCE = 4
/** Maximum queue length: further items would wait too long, so the batcher refuses them. */
const MOST_WAITING = 2_000

type Waiting<Item, Outcome> = {
  item: Item
  resolve: (outcome: Outcome | Promise<Outcome>) => void
  reject: (problem: unknown) => void
}

/** Returns the outcomes in the order of the items. A slow outcome may be a promise, so that the batch does not wait. */
type Work<Item, Outcome> = (items: readonly Item[]) => Promise<readonly (Outcome | Promise<Outcome>)[]>

export type BatchOptions<Item> = {
  /** Most items of a batch. */
  size: number
  /** Two items of one key never meet in a batch: the second waits for the first. */
  keyOf?: (item: Item) => string | null
}

/**
 * Works on waiting items in batches. The first item starts at once; items that arrive during a batch form the next one.
 * No item waits for others to arrive. A stalled batch, such as one behind a lock, does not block the next.
 */
export class Batcher<Item, Outcome> {
  readonly #work: Work<Item, Outcome>
  readonly #options: BatchOptions<Item>
  #waiting: Waiting<Item, Outcome>[] = []
  #running = 0
  #stalled = 0
  #isScheduled = false
  /** Moving average of the batch duration; recent batches weigh more. */
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

  /** Starts after this turn of the event loop: requests that came in one packet share a batch. */
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
