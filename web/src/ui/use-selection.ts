import type { ChosenOrder } from '@runmart/contract/orders-desk'
import { useCallback, useEffect, useRef, useState } from 'react'

export type Selection = {
  chosen: ReadonlyMap<string, ChosenOrder>
  has: (id: string) => boolean
  /** Chooses a row or lets it go; with `range`, all rows from the one before. */
  toggle: (order: ChosenOrder, range: boolean) => void
  set: (orders: readonly ChosenOrder[]) => void
  /** Adds these, or lets them go. */
  setMany: (orders: readonly ChosenOrder[], isChosen: boolean) => void
  clear: () => void
}

const choose = ({ id, orderCode, totalCash }: ChosenOrder): [string, ChosenOrder] => [id, { id, orderCode, totalCash }]

/** Which orders are chosen to be acted on. They stay chosen from page to page, and are let go with the list. */
export function useSelection(list: string, rows: readonly ChosenOrder[]): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenOrder>>(new Map())
  const last = useRef<string | null>(null)
  const clear = useCallback(() => {
    last.current = null
    setChosen((before) => (before.size === 0 ? before : new Map()))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another choice
  useEffect(clear, [clear, list])
  const setMany = (orders: readonly ChosenOrder[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const order of orders)
        if (isChosen) next.set(...choose(order))
        else next.delete(order.id)
      return next
    })
  return {
    chosen,
    has: (id) => chosen.has(id),
    toggle: (order, range) => {
      const [from, to] = [rows.findIndex(({ id }) => id === last.current), rows.findIndex(({ id }) => id === order.id)]
      const isRange = range && from >= 0 && to >= 0
      const part = isRange ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [order]
      setMany(part, !chosen.has(order.id))
      last.current = order.id
    },
    set: (orders) => setChosen(new Map(orders.map(choose))),
    setMany,
    clear,
  }
}
