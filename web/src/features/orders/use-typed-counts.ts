import { useCallback, useState } from 'react'
import { onUserChange } from '#platform/session-state.ts'

type Typed = Readonly<Record<number, string>>

const kept = new Map<string, Typed>()
onUserChange(() => kept.clear())

/** The typed, unsaved counts of an order, by line. They survive a visit to another order. */
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
