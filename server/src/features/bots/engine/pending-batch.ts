import type { RunNote } from '@runmart/contract/bots'
import { LARGEST_BATCH } from '../limits.ts'
import type { LoggedLine } from '../process/bot-process.ts'
import type { StoredResult } from '../result-queries.ts'
import type { LineBook } from './line-book.ts'
import type { Batch } from './save-batch.ts'
import { Speed } from './speed.ts'

/** Open pages hear of a run's progress no more often. */
const TELL_EVERY_MS = 500

/** What a run has to tell the database since it last did. */
export class PendingBatch {
  readonly #book: LineBook
  readonly #speed = new Speed()
  #results: StoredResult[] = []
  #log: LoggedLine[] = []
  #notes: RunNote[] = []
  #number = 0
  #savedAt = performance.now()
  #toldAt = Number.NEGATIVE_INFINITY
  #hasUntold = false
  /** Starts since the bot last answered. */
  tries: number

  constructor(book: LineBook, tries: number) {
    this.#book = book
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
    if (this.#results.length >= LARGEST_BATCH) return 0
    const isEmpty = this.#results.length + this.#log.length + this.#notes.length === 0
    if (isEmpty && !this.#hasUntold) return saveMs
    const due = isEmpty ? this.#toldAt + TELL_EVERY_MS : this.#savedAt + saveMs
    return Math.max(0, due - performance.now())
  }

  /** Takes all of it as one batch; what comes after belongs to the next. */
  take(): Batch {
    const now = performance.now()
    const isTold = now - this.#toldAt >= TELL_EVERY_MS
    if (isTold) this.#toldAt = now
    this.#hasUntold = !isTold
    const batch: Batch = {
      number: ++this.#number,
      isTold,
      results: this.#results,
      log: this.#log,
      notes: this.#notes,
      through: this.#book.through,
      begun: this.#book.given,
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
