import type { Log } from '../log.ts'
import type { Hub } from './hub.ts'

/**
 * Data that every request needs and that seldom changes: read once, and again when the database reports a change. While
 * the database does not answer, the last copy counts: an old page is better than none.
 */
export class SharedCopy<T> {
  readonly #channel: Pick<Hub, 'isCurrent'> | null
  readonly #read: () => Promise<T>
  readonly #log: Log
  #known: T
  #isOutdated = true
  #reading: Promise<void> | null = null

  /** Without a channel, `get` reads each time. */
  constructor(channel: Pick<Hub, 'isCurrent' | 'onShopChanged'> | null, read: () => Promise<T>, first: T, log: Log) {
    this.#channel = channel
    this.#read = read
    this.#log = log
    this.#known = first
    channel?.onShopChanged(() => {
      this.#isOutdated = true
      // Reads at once, so that no request has to wait for it.
      void this.#refresh()
    })
  }

  /** The current copy. */
  async get(): Promise<T> {
    // Also during a read: callers who know of the change must not get the old copy.
    if (!this.#channel || this.#isOutdated || this.#reading) await this.#refresh()
    // No notification may also mean that the channel is broken.
    else if (!this.#channel.isCurrent()) void this.#refresh()
    return this.#known
  }

  /** The last copy, for callers that cannot wait; refreshes it in the background if it may be outdated. */
  peek(): T {
    if (this.#isOutdated || !this.#channel?.isCurrent()) void this.#refresh()
    return this.#known
  }

  #refresh(): Promise<void> {
    this.#reading ??= this.#readAgain().finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  async #readAgain(): Promise<void> {
    try {
      do {
        this.#isOutdated = false
        this.#known = await this.#read()
        // It changed during the read.
      } while (this.#isOutdated)
    } catch (problem) {
      this.#isOutdated = true
      this.#log.warn({ problem: (problem as Error).message }, 'what the shop tells everybody cannot be read')
    }
  }
}
