import type { Hold } from './hold.ts'

/**
 * Why a run should leave its process: nobody wants it now (`halt`), others wait for the place (`yield`), the node goes
 * away (`leave`), or it belongs to somebody else by now (`lost`).
 */
export type Wish = 'halt' | 'yield' | 'leave' | 'lost'

/** Stronger wishes win: a lost run has nothing more to write. */
const strength: Record<Wish, number> = { yield: 1, leave: 2, halt: 3, lost: 4 }

/** A run that this node has, and what it is wished to do. */
export class HeldRun {
  readonly hold: Hold
  readonly beganAt = performance.now()
  /** Its bot has answered since: what was spent on its start was not in vain. */
  hasAnswered = false
  #wish: Wish | null = null
  #hasRung = false
  #wake = () => {}

  constructor(hold: Hold) {
    this.hold = hold
  }

  get wish(): Wish | null {
    return this.#wish
  }

  wishFor(wish: Wish): void {
    if (this.#wish && strength[this.#wish] >= strength[wish]) return
    this.#wish = wish
    this.ring()
  }

  /** Something happened. */
  ring(): void {
    this.#hasRung = true
    this.#wake()
  }

  /** Waits until something happened since this was last asked, at most so long. */
  async something(ms: number): Promise<void> {
    if (!this.#hasRung) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, ms)
      this.#wake = resolve
      await promise
      clearTimeout(timer)
    }
    this.#hasRung = false
  }
}
