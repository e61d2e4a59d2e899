import { waitsForMaintenance } from '@runmart/contract/endpoint'
import type { Caller, Needs } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { CurrentState } from '../current-state.ts'

const [SHORTEST, USUAL, LONGEST] = [30, 300, 6 * 3600]

/** Lets everybody in while the shop is open, and operators always. */
export class Door {
  readonly #state: Pick<CurrentState, 'closing'>

  constructor(state: Pick<CurrentState, 'closing'>) {
    this.#state = state
  }

  /** The caller, if this call may be made now. */
  admit(caller: Caller, needs: Needs): Caller {
    if (!caller.isOperator) this.requireOpen(needs)
    return caller
  }

  /** The same for many callers, each as they are or refused. */
  admitMany(callers: readonly (Caller | Refusal)[], asked: readonly { endpoint: Needs }[]): (Caller | Refusal)[] {
    return asked.map(({ endpoint }, at) => {
      const caller = callers[at]
      if (!caller) throw new Error('Every request has a caller or a refusal')
      return caller instanceof Refusal || caller.isOperator ? caller : (this.#refusalOf(endpoint) ?? caller)
    })
  }

  /** Refuses what waits until the shop is open again. */
  requireOpen(needs: Needs): void {
    const refusal = this.#refusalOf(needs)
    if (refusal) throw refusal
  }

  #refusalOf({ path }: Needs): Refusal | null {
    // The live stream has no path here: it tells open pages when the shop opens again.
    if (path === undefined || !waitsForMaintenance(path)) return null
    const closing = this.#state.closing()
    if (!closing) return null
    const { until } = closing
    return new Refusal('MAINTENANCE', { data: { until }, retryAfterSeconds: secondsUntil(until) })
  }
}

/** When it is worth asking again: at the expected end, but not so late that an earlier one is missed. */
function secondsUntil(until: string | null): number {
  if (until === null) return USUAL
  const seconds = Math.ceil((Date.parse(until) - Date.now()) / 1000)
  return Math.min(Math.max(seconds, SHORTEST), LONGEST)
}
