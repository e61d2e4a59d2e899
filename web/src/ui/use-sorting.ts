import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** Dragging this near to the window's edge scrolls. */
const EDGE = 72

type Drag = { id: string; order: string[] }

/**
 * Reorders rows by a dragged handle or, with the handle focused, by arrow keys. Rows carry `data-sort-id`. `onSort`
 * gets the whole order after a move; Escape cancels.
 */
export function useSorting(ids: readonly string[], onSort: (ids: string[], movedId: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const list = useRef<HTMLElement | null>(null)
  const order = drag?.order ?? ids
  const move = (id: string, to: number) => {
    if (to < 0 || to >= ids.length || ids[to] === id) return
    onSort(moved(ids, id, to), id)
  }
  const handle = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      list.current = event.currentTarget.closest<HTMLElement>('[data-sort-list]')
      setDrag({ id, order: [...ids] })
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
      if (!drag) return
      if (clientY < EDGE) window.scrollBy(0, -12)
      if (clientY > window.innerHeight - EDGE) window.scrollBy(0, 12)
      const to = indexAt(list.current, drag, clientY)
      if (drag.order[to] !== drag.id) setDrag({ id: drag.id, order: moved(drag.order, drag.id, to) })
    },
    onPointerUp() {
      if (drag?.order.some((it, at) => it !== ids[at])) onSort(drag.order, drag.id)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') return setDrag(null)
      const at = ids.indexOf(id)
      const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: ids.length - 1 }[event.key]
      if (to === undefined) return
      event.preventDefault()
      move(id, to)
    },
  })
  return { order, draggedId: drag?.id ?? null, handle, move }
}

function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((it) => it !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}

/** The index of a row dragged to this height: after all rows whose middle is above. */
function indexAt(list: HTMLElement | null, { id, order }: Drag, y: number): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-sort-id]') ?? [])]
  const above = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return row.dataset.sortId !== id && top + height / 2 < y
  })
  return Math.min(above.length, order.length - 1)
}
