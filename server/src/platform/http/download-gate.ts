import type { FastifyReply } from 'fastify'
import { concurrencyLimit } from '../concurrency-limit.ts'
import { Gate } from './gate.ts'

const MAX_DOWNLOADS = 16
const MAX_DOWNLOADS_EACH = 2
/** Concurrent reads from the database: each holds a connection and several copies of its bytes. */
const MAX_READ_AT_ONCE = 3
/** Enough for 5 MB at 9 kB a second. */
const LONGEST_MS = 10 * 60_000
/**
 * After this time a download makes room for another when all places are taken. Otherwise a few slow readers would block
 * all others.
 */
const SURE_MS = 60_000

/** Limits concurrent downloads of this process, because each file stays in memory until its reader has all of it. */
export class DownloadGate extends Gate {
  readonly read = concurrencyLimit(MAX_READ_AT_ONCE)
  readonly #longestMs: number
  readonly #sureMs: number
  /** Current downloads, oldest first. */
  readonly #downloads = new Set<{ since: number; cut: () => void }>()

  constructor({ longestMs = LONGEST_MS, sureMs = SURE_MS } = {}) {
    super({ total: MAX_DOWNLOADS, each: MAX_DOWNLOADS_EACH, refusal: 'TOO_MANY_DOWNLOADS' })
    this.#longestMs = longestMs
    this.#sureMs = sureMs
  }

  /** Admits or refuses a download. Its place is free again when the answer ends, fails or takes too long. */
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
