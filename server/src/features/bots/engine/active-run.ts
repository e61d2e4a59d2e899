/** A node's lease of a run; every write checks it. */
export type Lease = {
  orderId: string
  fence: number
  /** Duration of the lease without renewal. */
  leaseMs: number
}

/** This node has lost the run and must not write any more. */
export class LeaseLost extends Error {}

/** The reason for a run to leave its process: halted order, waiting runs, node shutdown or lost lease. */
export type StopReason = 'stop-requested' | 'preempted' | 'node-shutdown' | 'lease-lost'

/** Stronger reasons win: a node has nothing more to write for a lost run. */
const strength: Record<StopReason, number> = { preempted: 1, 'node-shutdown': 2, 'stop-requested': 3, 'lease-lost': 4 }

/** A run on this node, and whether it should stop. */
export class ActiveRun {
  readonly lease: Lease
  readonly beganAt = performance.now()
  /** Whether the bot has answered since this claim, so that the start counts as a success. */
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

  /** Waits until something changed since the last call, but not longer than `ms`. */
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
