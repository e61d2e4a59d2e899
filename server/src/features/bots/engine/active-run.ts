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
 * Why a run has to leave its process: its order is not to run now, others wait for the slot, the node shuts down, or
 * another node has the lease.
 */
export type StopReason = 'stop-requested' | 'preempted' | 'node-shutdown' | 'lease-lost'

/** Stronger reasons win: a lost run has nothing more to write. */
const strength: Record<StopReason, number> = { preempted: 1, 'node-shutdown': 2, 'stop-requested': 3, 'lease-lost': 4 }

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
