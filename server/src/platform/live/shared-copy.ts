import type { Log } from '../log.ts'
import type { Hub } from './hub.ts'

/**
 * What every request needs and seldom changes: read once, and again when the database tells that it changed. While the
 * database does not answer, what was known last counts: a page that tells less is better than none.
 */
export class SharedCopy<T> {
  readonly #channel: Pick<Hub, 'isCurrent'>
  readonly #read: () => Promise<T>
  readonly #log: Log
  #known: T
  #isOutdated = true
  #reading: Promise<void> | null = null

  constructor(channel: Pick<Hub, 'isCurrent' | 'onShopChanged'>, read: () => Promise<T>, first: T, log: Log) {
    this.#channel = channel
    this.#read = read
    this.#log = log
    this.#known = first
    channel.onShopChanged(() => {
      this.#isOutdated = true
      // Read at once, so that nobody has to wait for it.
      void this.#refresh()
    })
  }

  /** As it is now. */
  async get(): Promise<T> {
    // Also while it is being read: whoever was told that it changed must not get what it was before.
    if (this.#isOutdated || this.#reading) await this.#refresh()
    // No news may also mean that the channel is broken.
    else if (!this.#channel.isCurrent()) void this.#refresh()
    return this.#known
  }

  /** As it was when it was last read, for who cannot wait; it is read again on the side where it may have changed. */
  peek(): T {
    if (this.#isOutdated || !this.#channel.isCurrent()) void this.#refresh()
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
        // It changed while it was read.
      } while (this.#isOutdated)
    } catch (problem) {
      this.#isOutdated = true
      this.#log.warn({ problem: (problem as Error).message }, 'what the shop tells everybody cannot be read')
    }
  }
}
