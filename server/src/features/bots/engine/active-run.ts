/** A node's lease of a run: checked with every write. */
export type Lease = {
  orderId: string
  fence: number
  /** For how long it holds unless it is renewed. */
  leaseMs: number
}

/** Another node has the run by now, or none: nothing may be written any more. */
export class LeaseLost extends Error {}

/**
 * Why a run should leave its process: it should not run now (`halt`), others wait for the place (`yield`), the node goes
 * away (`leave`), or the lease is lost (`lost`).
 */
export type StopReason = 'halt' | 'yield' | 'leave' | 'lost'

/** Stronger reasons win: a lost run has nothing more to write. */
const strength: Record<StopReason, number> = { yield: 1, leave: 2, halt: 3, lost: 4 }

/** A run that this node works on, and whether it has been asked to stop. */
export class ActiveRun {
  readonly lease: Lease
  readonly beganAt = performance.now()
  /** Its bot has answered since it was claimed: the start was not in vain. */
  hasAnswered = false
  #stopReason: StopReason | null = null
  #hasChanged = false
  #wake = () => {}

  constructor(lease: Lease) {
    this.lease = lease
  }

  get stopReason(): StopReason | null {
    return this.#stopReason
  }

  requestStop(reason: StopReason): void {
    if (this.#stopReason && strength[this.#stopReason] >= strength[reason]) return
    this.#stopReason = reason
    this.signalChange()
  }

  signalChange(): void {
    this.#hasChanged = true
    this.#wake()
  }

  /** Waits until something changed since the last call, at most so long. */
  async waitForChange(ms: number): Promise<void> {
    if (!this.#hasChanged) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, ms)
      this.#wake = resolve
      await promise
      clearTimeout(timer)
    }
    this.#hasChanged = false
  }
}
