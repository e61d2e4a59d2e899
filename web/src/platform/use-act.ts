import type { Answer } from '@runmart/contract/client'
import type { AnyEndpoint, CallOf, DataOf } from '@runmart/contract/endpoint'
import { useCallback, useState } from 'react'
import type { Shown } from './handle-answer.ts'
import { loadRefresh } from './refresh.ts'
import { actionOf, type Once, sendAct } from './send-act.ts'

type IsOnce<E extends AnyEndpoint> = true extends E['idempotent'] ? true : false
type ActOptions<E extends AnyEndpoint> = Shown & {
  /** `act` resolves once the lists on screen are fetched again: for dialogs that reopen with what is listed. */
  untilFresh?: boolean
} & (IsOnce<E> extends true ? { once?: Once } : { once?: never })
type Input<E> = object extends CallOf<E> ? [input?: CallOf<E>] : [input: CallOf<E>]
type ActArgs<E extends AnyEndpoint, Options> =
  IsOnce<E> extends true
    ? Options extends { once: Once }
      ? Input<E>
      : [input: CallOf<E>, options: { once: Once }]
    : Input<E>

/** The `act` of a hook, for functions outside of components. It resolves to the answer and never throws. */
export type Act<E extends AnyEndpoint, Options = { once: Once }> = (
  ...args: ActArgs<E, Options>
) => Promise<Answer<DataOf<E>>>

/**
 * The one way to change something: `const { act, acting } = useAct(payouts.refuse, { once: id })`. `act` sends with an
 * idempotency key if the endpoint takes one, and shows the answer. It then refreshes the queries that `refreshes.ts`
 * names. It does so after a refusal too: another person may have acted meanwhile. Lists with one hook for many rows
 * give `once` to `act`.
 */
export function useAct<E extends AnyEndpoint, const Options extends ActOptions<E> = Record<never, never>>(
  endpoint: E,
  options?: Options,
): { act: Act<E, Options>; acting: boolean } {
  const { once, untilFresh, success, refusals }: Shown & { once?: Once; untilFresh?: boolean } = options ?? {}
  const action = once && actionOf(endpoint, once)
  const [running, setRunning] = useState(0)
  const act = useCallback(
    async (input?: CallOf<E>, own?: { once: Once }) => {
      setRunning((count) => count + 1)
      const loading = loadRefresh()
      const answer = await sendAct(endpoint, input, {
        action: own ? actionOf(endpoint, own.once) : action,
        success,
        refusals,
      })
      const refresh = await loading
      const refetched = refresh(endpoint, answer.status > 0)
      if (untilFresh) await refetched
      setRunning((count) => count - 1)
      return answer
    },
    [endpoint, action, untilFresh, success, refusals],
  )
  return { act: act as unknown as Act<E, Options>, acting: running > 0 }
}
