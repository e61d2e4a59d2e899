import type { RunNote } from '@runmart/contract/bots'
import { MAX_BATCH_LINES } from '../engine-limits.ts'
import type { LoggedLine } from '../process/bot-process.ts'
import type { StoredResult } from '../result-queries.ts'
import type { LineTracker } from './line-tracker.ts'
import type { Batch } from './save-batch.ts'
import { Speed } from './speed.ts'

/** Progress is published no more often. */
const PUBLISH_EVERY_MS = 500

/** What a run has to write since it was last saved. */
export class PendingBatch {
  readonly #tracker: LineTracker
  readonly #isRepeatable: boolean
  readonly #speed = new Speed()
  #results: StoredResult[] = []
  #log: LoggedLine[] = []
  #notes: RunNote[] = []
  #number = 0
  #savedAt = performance.now()
  #publishedAt = Number.NEGATIVE_INFINITY
  #hasUnpublished = false
  /** Starts since the bot last answered. */
  tries: number

  constructor(tracker: LineTracker, { isRepeatable, tries }: { isRepeatable: boolean; tries: number }) {
    this.#tracker = tracker
    this.#isRepeatable = isRepeatable
    this.tries = tries
  }

  addResults(results: readonly StoredResult[]): void {
    this.#results.push(...results)
    this.#speed.count(results.length)
    // One that is skipped shows that time went by, not that the bot works.
    if (results.some((it) => it.status !== 'skipped')) this.tries = 0
  }

  addLog(lines: readonly LoggedLine[]): void {
    this.#log.push(...lines)
  }

  addNote(note: RunNote): void {
    this.#notes.push(note)
  }

  /** In how many milliseconds it is to be saved; 0 means now. */
  dueIn(saveMs: number): number {
    if (this.#results.length >= MAX_BATCH_LINES) return 0
    const isEmpty = this.#results.length + this.#log.length + this.#notes.length === 0
    if (isEmpty && !this.#hasUnpublished) return saveMs
    const due = isEmpty ? this.#publishedAt + PUBLISH_EVERY_MS : this.#savedAt + saveMs
    return Math.max(0, due - performance.now())
  }

  /** Takes all of it as one batch; what comes after belongs to the next. */
  take(): Batch {
    const now = performance.now()
    const isPublished = now - this.#publishedAt >= PUBLISH_EVERY_MS
    if (isPublished) this.#publishedAt = now
    this.#hasUnpublished = !isPublished
    const batch: Batch = {
      number: ++this.#number,
      isPublished,
      results: this.#results,
      log: this.#log,
      notes: this.#notes,
      through: this.#tracker.through,
      begun: this.#tracker.given,
      underWay: this.#isRepeatable ? 0 : this.#tracker.countUnderWay,
      ranMs: Math.round(now - this.#savedAt),
      perSecond: this.#speed.perSecond,
      tries: this.tries,
    }
    this.#results = []
    this.#log = []
    this.#notes = []
    this.#savedAt = now
    return batch
  }
}
