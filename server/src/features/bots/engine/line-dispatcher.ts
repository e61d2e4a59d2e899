import { plainText } from '@runmart/bots/kit/plain-text'
import type { RunNote } from '@runmart/contract/bots'
import { LINES_AT_ONCE, MAX_BATCH_LINES, MAX_LINES_AHEAD } from '../engine-limits.ts'
import type { LineAnswer, LoggedLine } from '../process/bot-process.ts'
import type { StoredResult } from '../result-queries.ts'
import type { Claim } from './claim-run.ts'
import { LineTracker, type TrackedLine } from './line-tracker.ts'
import type { Batch } from './save-batch.ts'

/** Hands out the lines of a run, takes their results, and finds the guilty line when a process crashes. */
export class LineDispatcher {
  readonly isRepeatable: boolean
  readonly unsaved: PendingBatch
  readonly #tracker: LineTracker
  /** The number of lines that may have crashed the process; the dispatcher hands them out one by one. */
  #suspects = 0

  constructor({ run, installed, input, doneAbove }: Claim) {
    this.isRepeatable = installed.bot.retry === 'again'
    this.#tracker = new LineTracker(input.content.split('\n'), { through: run.through, doneAbove })
    this.unsaved = new PendingBatch(this.#tracker, { isRepeatable: this.isRepeatable, tries: run.tries })
  }

  get isDone(): boolean {
    return this.#tracker.isDone
  }

  /** The next lines; empty while enough are under way. */
  take(): TrackedLine[] {
    const { countUnderWay } = this.#tracker
    if (this.#suspects > 0) return this.#tracker.take(1 - countUnderWay)
    if (!this.isRepeatable) return this.#tracker.take(LINES_AT_ONCE - countUnderWay)
    return countUnderWay > MAX_LINES_AHEAD / 2 ? [] : this.#tracker.take(MAX_BATCH_LINES)
  }

  /** Returns the last taken lines, which the process did not get. */
  putBack(lines: readonly TrackedLine[]): void {
    this.#tracker.putBack(lines)
  }

  /** Takes results of lines that are under way. */
  answered(batch: readonly LineAnswer[]): void {
    for (const { line, status, text, problem = null } of batch) {
      if (!this.#tracker.isUnderWay(line)) continue
      // Cleans the text again in this process: a bot's process may send anything.
      const detail = problem === null || problem === 'unreadable' ? plainText(text) : ''
      this.#finish({ line, status, text: detail, problem })
      if (this.#suspects > 0) this.#suspects--
    }
  }

  /** After a crash: blames the line that was alone; tries each of several alone. */
  handleCrash(): void {
    const begun = this.#tracker.underWay.slice(0, LINES_AT_ONCE)
    const [only] = begun
    this.unsaved.tries++
    this.unsaved.addNote('broke-down')
    if (!this.isRepeatable) this.endUnderWay('skipped')
    else if (this.#suspects > 0 && only && begun.length === 1) {
      this.#finish({ line: only.line, status: 'skipped', text: '', problem: 'brokeDown' })
      this.#suspects--
    } else this.#suspects = begun.length
    this.#tracker.reset()
  }

  /** Ends lines under way if the bot must not repeat them: as failed and paid for, or as skipped. */
  endUnderWay(status: 'failed' | 'skipped'): void {
    if (this.isRepeatable) return
    for (const { line } of this.#tracker.underWay) this.#finish({ line, status, text: '', problem: 'notRepeated' })
  }

  #finish(result: StoredResult): void {
    this.#tracker.finish(result.line)
    this.unsaved.addResults([result])
  }
}

/** Minimum time between two progress events. */
const PUBLISH_EVERY_MS = 500

/** The unsaved changes of a run. */
class PendingBatch {
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
    // A skipped line shows that time passed, not that the bot works.
    if (results.some((it) => it.status !== 'skipped')) this.tries = 0
  }

  addLog(lines: readonly LoggedLine[]): void {
    this.#log.push(...lines)
  }

  addNote(note: RunNote): void {
    this.#notes.push(note)
  }

  /** Milliseconds until the next save; 0 means now. */
  dueIn(saveMs: number): number {
    if (this.#results.length >= MAX_BATCH_LINES) return 0
    const isEmpty = this.#results.length + this.#log.length + this.#notes.length === 0
    if (isEmpty && !this.#hasUnpublished) return saveMs
    const due = isEmpty ? this.#publishedAt + PUBLISH_EVERY_MS : this.#savedAt + saveMs
    return Math.max(0, due - performance.now())
  }

  /** Takes all changes as one batch; later ones go into the next batch. */
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

const WINDOW_MS = 5_000

/** Answered lines per second over the last few seconds. */
class Speed {
  readonly #marks: { at: number; count: number }[] = []

  count(lines: number): void {
    if (lines > 0) this.#marks.push({ at: performance.now(), count: lines })
  }

  /** Null until there are enough measurements. */
  get perSecond(): number | null {
    const now = performance.now()
    while (this.#marks[0] && this.#marks[0].at < now - WINDOW_MS) this.#marks.shift()
    const [first] = this.#marks
    const span = first ? now - first.at : 0
    if (span < 500) return null
    const lines = this.#marks.reduce((sum, it) => sum + it.count, 0)
    return Math.round((lines / span) * 100_000) / 100
  }
}
