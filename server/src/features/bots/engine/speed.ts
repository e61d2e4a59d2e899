const WINDOW_MS = 5_000

/** How many lines a second were answered over the last few seconds. */
export class Speed {
  readonly #marks: { at: number; count: number }[] = []

  count(lines: number): void {
    if (lines > 0) this.#marks.push({ at: performance.now(), count: lines })
  }

  /** Null until there is enough to tell. */
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
