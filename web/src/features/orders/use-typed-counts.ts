import { useCallback, useState } from 'react'
import { onUserChange } from '#platform/session-state.ts'

type Typed = Readonly<Record<number, string>>

const kept = new Map<string, Typed>()
onUserChange(() => kept.clear())

/** Counts that were typed for an order, by line, and are not saved yet: whoever looks at another order meanwhile finds them again. */
export function useTypedCounts(orderId: string) {
  const [typed, setTyped] = useState<Typed>(() => kept.get(orderId) ?? {})
  const set = useCallback(
    (counts: Typed) => {
      kept.set(orderId, counts)
      setTyped(counts)
    },
    [orderId],
  )
  const type = useCallback((line: number, text: string) => set({ ...kept.get(orderId), [line]: text }), [orderId, set])
  return { typed, type, set }
}
