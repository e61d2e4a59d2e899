import { plainText } from '@runmart/bots/kit/plain-text'
import { LINES_AT_ONCE, MAX_BATCH_LINES, MAX_LINES_AHEAD } from '../engine-limits.ts'
import type { LineAnswer } from '../process/bot-process.ts'
import type { StoredResult } from '../result-queries.ts'
import type { Claim } from './claim-run.ts'
import { LineTracker, type TrackedLine } from './line-tracker.ts'
import { PendingBatch } from './pending-batch.ts'

/** Gives out the lines of a run, takes their results, and finds the line to blame when a process breaks down. */
export class LineDispatcher {
  readonly isRepeatable: boolean
  readonly unsaved: PendingBatch
  readonly #tracker: LineTracker
  /** So many lines may have brought a process down; they are given one by one. */
  #suspects = 0

  constructor({ run, installed, input, doneAbove }: Claim) {
    this.isRepeatable = installed.bot.retry === 'again'
    this.#tracker = new LineTracker(input.content.split('\n'), { through: run.through, doneAbove })
    this.unsaved = new PendingBatch(this.#tracker, { isRepeatable: this.isRepeatable, tries: run.tries })
  }

  get isDone(): boolean {
    return this.#tracker.isDone
  }

  /** The lines to give now; none when enough are under way. */
  take(): TrackedLine[] {
    const { countUnderWay } = this.#tracker
    if (this.#suspects > 0) return this.#tracker.take(1 - countUnderWay)
    if (!this.isRepeatable) return this.#tracker.take(LINES_AT_ONCE - countUnderWay)
    return countUnderWay > MAX_LINES_AHEAD / 2 ? [] : this.#tracker.take(MAX_BATCH_LINES)
  }

  /** What was taken last was not given after all. */
  putBack(lines: readonly TrackedLine[]): void {
    this.#tracker.putBack(lines)
  }

  /** Takes results of lines that are under way. */
  answered(batch: readonly LineAnswer[]): void {
    for (const { line, status, text, problem = null } of batch) {
      if (!this.#tracker.isUnderWay(line)) continue
      // Cleaned once more here: its own process may send what it likes.
      const detail = problem === null || problem === 'unreadable' ? plainText(text) : ''
      this.#finish({ line, status, text: detail, problem })
      if (this.#suspects > 0) this.#suspects--
    }
  }

  /** After a breakdown: the line that was alone is to blame; of several, each is tried alone. */
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

  /** Where doing a line twice would hurt, those under way are over: failed and paid for, or skipped. */
  endUnderWay(status: 'failed' | 'skipped'): void {
    if (this.isRepeatable) return
    for (const { line } of this.#tracker.underWay) this.#finish({ line, status, text: '', problem: 'notRepeated' })
  }

  #finish(result: StoredResult): void {
    this.#tracker.finish(result.line)
    this.unsaved.addResults([result])
  }
}
