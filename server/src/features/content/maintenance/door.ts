import { waitsForMaintenance } from '@runmart/contract/endpoint'
import type { Caller, Needs } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { CurrentState } from '../current-state.ts'

const [SHORTEST, USUAL, LONGEST] = [30, 300, 6 * 3600]

/** Admits all callers while the shop is open, and operators always. */
export class Door {
  readonly #state: Pick<CurrentState, 'closing'>

  constructor(state: Pick<CurrentState, 'closing'>) {
    this.#state = state
  }

  /** Returns the caller if the shop admits this call; otherwise throws. */
  admit(caller: Caller, needs: Needs): Caller {
    if (!caller.isOperator) this.requireOpen(needs)
    return caller
  }

  /** Checks many callers; replaces those without admission by a refusal. */
  admitMany(callers: readonly (Caller | Refusal)[], asked: readonly { endpoint: Needs }[]): (Caller | Refusal)[] {
    return asked.map(({ endpoint }, at) => {
      const caller = callers[at]
      if (!caller) throw new Error('Every request has a caller or a refusal')
      return caller instanceof Refusal || caller.isOperator ? caller : (this.#refusalOf(endpoint) ?? caller)
    })
  }

  /** Refuses calls that must wait until the shop opens again. */
  requireOpen(needs: Needs): void {
    const refusal = this.#refusalOf(needs)
    if (refusal) throw refusal
  }

  #refusalOf({ path }: Needs): Refusal | null {
    // The live stream has no path here: it notifies open pages when the shop opens again.
    if (path === undefined || !waitsForMaintenance(path)) return null
    const closing = this.#state.closing()
    if (!closing) return null
    const { until } = closing
    return new Refusal('MAINTENANCE', { data: { until }, retryAfterSeconds: secondsUntil(until) })
  }
}

/** Seconds until the next attempt makes sense: at the expected end, but soon enough to notice an earlier one. */
function secondsUntil(until: string | null): number {
  if (until === null) return USUAL
  const seconds = Math.ceil((Date.parse(until) - Date.now()) / 1000)
  return Math.min(Math.max(seconds, SHORTEST), LONGEST)
}
