import { useCallback, useEffect, useRef, useState } from 'react'

export type Selection<Item extends { id: string }> = {
  chosen: ReadonlyMap<string, Item>
  has: (id: string) => boolean
  /** Chooses a row or lets it go; with `range`, all rows from the one before. */
  toggle: (item: Item, range: boolean) => void
  set: (items: readonly Item[]) => void
  /** Adds these, or lets them go. */
  setMany: (items: readonly Item[], isChosen: boolean) => void
  clear: () => void
}

/** Which rows are chosen to be acted on. They stay chosen from page to page, and are let go with the list. */
export function useSelection<Item extends { id: string }>(list: string, rows: readonly Item[]): Selection<Item> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map())
  const last = useRef<string | null>(null)
  const clear = useCallback(() => {
    last.current = null
    setChosen((before) => (before.size === 0 ? before : new Map()))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another choice
  useEffect(clear, [clear, list])
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
    set: (items) => setChosen(new Map(items.map((it) => [it.id, it]))),
    setMany,
    clear,
  }
}
