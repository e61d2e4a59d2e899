import type { FastifyReply } from 'fastify'
import { concurrencyLimit } from '../concurrency-limit.ts'
import { Gate } from './gate.ts'

const MAX_DOWNLOADS = 16
const MAX_DOWNLOADS_EACH = 2
/** So many are read from the database at a time: each holds a connection to it, and its bytes more than once, meanwhile. */
const MAX_READ_AT_ONCE = 3
/** Time for 5 MB over a connection of 9 kB a second. */
const LONGEST_MS = 10 * 60_000
/** After so long a download makes room for another, where there is none: few who read slowly would keep all others out. */
const SURE_MS = 60_000

/** Limits the files that this process is sending, because each stays in memory until its reader has all of it. */
export class DownloadGate extends Gate {
  readonly read = concurrencyLimit(MAX_READ_AT_ONCE)
  readonly #longestMs: number
  readonly #sureMs: number
  /** Those that are going on, the oldest first. */
  readonly #downloads = new Set<{ since: number; cut: () => void }>()

  constructor({ longestMs = LONGEST_MS, sureMs = SURE_MS } = {}) {
    super({ total: MAX_DOWNLOADS, each: MAX_DOWNLOADS_EACH, refusal: 'TOO_MANY_DOWNLOADS' })
    this.#longestMs = longestMs
    this.#sureMs = sureMs
  }

  /** Lets a download in, or refuses; its place is free again when the answer is over, whatever became of it, or took too long. */
  admit(userId: string, { raw }: FastifyReply): void {
    const leave = this.enter(userId)
    if (raw.closed) {
      leave()
      return
    }
    const end = () => {
      clearTimeout(ending)
      this.#downloads.delete(download)
      leave()
    }
    const cut = () => {
      end()
      raw.destroy()
    }
    const download = { since: performance.now(), cut }
    const ending = setTimeout(cut, this.#longestMs).unref()
    this.#downloads.add(download)
    raw.once('close', end)
  }

  protected override makeRoom(): boolean {
    const [oldest] = this.#downloads
    if (!oldest || performance.now() - oldest.since < this.#sureMs) return false
    oldest.cut()
    return true
  }
}
