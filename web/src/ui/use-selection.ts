import { useCallback, useEffect, useRef, useState } from 'react'

export type Selection<Item extends { id: string }> = {
  chosen: ReadonlyMap<string, Item>
  has: (id: string) => boolean
  /** Toggles a row; with `range`, all rows since the last toggled one. */
  toggle: (item: Item, range: boolean) => void
  /** Selects exactly these, unless the list has changed meanwhile. */
  set: (items: readonly Item[]) => void
  setMany: (items: readonly Item[], isChosen: boolean) => void
  /** Removes these, selected or not. */
  letGo: (ids: readonly string[]) => void
  clear: () => void
}

/** The rows selected for an action. The selection survives paging and ends with the list. */
export function useSelection<Item extends { id: string }>(list: string, rows: readonly Item[]): Selection<Item> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map())
  const last = useRef<string | null>(null)
  const shown = useRef(list)
  const clear = useCallback(() => {
    last.current = null
    setChosen((before) => (before.size === 0 ? before : new Map()))
  }, [])
  // Another list is another choice.
  useEffect(() => {
    shown.current = list
    clear()
  }, [clear, list])
  const setMany = (items: readonly Item[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const item of items)
        if (isChosen) next.set(item.id, item)
        else next.delete(item.id)
      return next
    })
  return {
    chosen,
    has: (id) => chosen.has(id),
    toggle: (item, range) => {
      const [from, to] = [rows.findIndex(({ id }) => id === last.current), rows.findIndex(({ id }) => id === item.id)]
      const isRange = range && from >= 0 && to >= 0
      const part = isRange ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [item]
      setMany(part, !chosen.has(item.id))
      last.current = item.id
    },
    set: (items) => {
      if (shown.current === list) setChosen(new Map(items.map((it) => [it.id, it])))
    },
    setMany,
    letGo: (ids) =>
      setChosen((before) => {
        const next = new Map(before)
        for (const id of ids) next.delete(id)
        return next
      }),
    clear,
  }
}
