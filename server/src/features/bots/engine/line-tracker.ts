export type TrackedLine = { line: number; text: string }

/** Tracks which lines of a run are done, under way or open; lines count from 1. */
export class LineTracker {
  readonly #lines: readonly string[]
  /** Lines that are done, above the first one that is not. */
  readonly #doneAbove: Set<number>
  readonly #underWay = new Map<number, string>()
  #through: number
  #given: number

  constructor(lines: readonly string[], { through, doneAbove }: { through: number; doneAbove: ReadonlySet<number> }) {
    this.#lines = lines
    this.#through = through
    this.#given = through
    this.#doneAbove = new Set(doneAbove)
  }

  /** Every line up to this one is done. */
  get through(): number {
    return this.#through
  }

  /** The highest line handed out so far. */
  get given(): number {
    return this.#given
  }

  get isDone(): boolean {
    return this.#through === this.#lines.length
  }

  get countUnderWay(): number {
    return this.#underWay.size
  }

  /** The lines under way, in the order of handing out. */
  get underWay(): TrackedLine[] {
    return [...this.#underWay].map(([line, text]) => ({ line, text }))
  }

  /** The next lines, at most `most`; they are under way from here on. */
  take(most: number): TrackedLine[] {
    const taken: TrackedLine[] = []
    while (taken.length < most && this.#given < this.#lines.length) {
      const line = ++this.#given
      if (this.#doneAbove.has(line)) continue
      const text = this.#lines[line - 1] ?? ''
      this.#underWay.set(line, text)
      taken.push({ line, text })
    }
    return taken
  }

  /** Returns the last taken lines. */
  putBack(lines: readonly TrackedLine[]): void {
    for (const { line } of lines) this.#underWay.delete(line)
    if (lines[0]) this.#given = lines[0].line - 1
  }

  isUnderWay(line: number): boolean {
    return this.#underWay.has(line)
  }

  /** Marks a line under way as done. */
  finish(line: number): void {
    this.#underWay.delete(line)
    this.#doneAbove.add(line)
    while (this.#doneAbove.delete(this.#through + 1)) this.#through++
  }

  /** Makes lines under way open again. */
  reset(): void {
    this.#underWay.clear()
    this.#given = this.#through
  }
}
