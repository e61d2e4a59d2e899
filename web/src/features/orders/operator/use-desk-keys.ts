import { type RefObject, useEffect, useRef } from 'react'
import { latinKey } from '#platform/latin-key.ts'
import { storedValue, useStoredValue } from '#platform/stored-value.ts'

const stored = storedValue('deskKeys')

/** True if this browser uses one-letter keys. Voice control and other tools may need them. */
export function useKeysSetting() {
  const isOn = useStoredValue(stored) !== 'off'
  return { isOn, setOn: (next: boolean) => stored.set(next ? 'on' : 'off') }
}

export type DeskKeys = {
  /** The listed orders, and the order open beside the list, which may have left it. */
  ids: readonly string[]
  opened: string | null
  /** Runs when the focus has moved to this order. */
  onMove: (id: string) => void
  /** Opens a reply to the customer of the open order. */
  onReply: (id: string | null) => void
  /** Concerns the order with the focus, or the open one. */
  onSelect: (id: string) => void
  onTake: (id: string | null) => void
  onDeliver: (id: string | null) => void
  onHelp: () => void
  onClear: () => void
}

/** An order with the list that last contained it, to continue from there after it leaves. */
type Place = { id: string; ids: readonly string[] }

/**
 * Moves the focus from order to order by keys; Enter then opens the focused one. It ignores keys while the operator
 * types.
 */
export function useDeskKeys(list: RefObject<HTMLElement | null>, keys: DeskKeys): void {
  const { isOn } = useKeysSetting()
  const latest = useRef(keys)
  latest.current = keys
  const place = useRef<Place | null>(null)
  const { ids, opened } = keys
  useEffect(() => {
    if (opened && ids.includes(opened)) place.current = { id: opened, ids }
  }, [ids, opened])
  const wasOpened = useRef(opened)
  useEffect(() => {
    // A panel closed from inside loses the focus. It returns to the link that opened the order.
    if (!opened && wasOpened.current && document.activeElement === document.body)
      linkOf(list.current, wasOpened.current)?.focus({ preventScroll: true })
    wasOpened.current = opened
  }, [opened, list])
  useEffect(() => {
    const onFocus = () => {
      const id = focusedOrder()
      if (id && list.current?.contains(document.activeElement)) place.current = { id, ids: latest.current.ids }
    }
    const onKey = (event: KeyboardEvent) => {
      // Escape is no letter, so it works with keys turned off.
      if (!isOn && event.key !== 'Escape') return
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target)) return
      if (event.target instanceof HTMLElement && event.target.dataset.awaits && event.key !== 'Escape') return
      if (press(latinKey(event), list.current, latest.current, place.current)) event.preventDefault()
    }
    addEventListener('focusin', onFocus)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('focusin', onFocus)
      removeEventListener('keydown', onKey)
    }
  }, [isOn, list])
}

/** True while the operator types, or while a dialog or menu is open above the list. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')) return true
  return (
    target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
  )
}

const linkOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-order="${CSS.escape(id)}"] a`)

const focusedOrder = () => document.activeElement?.closest<HTMLElement>('[data-order]')?.dataset.order ?? null

/** Returns true if the key has an action. */
function press(key: string, list: HTMLElement | null, keys: DeskKeys, place: Place | null): boolean {
  const id = focusedOrder() ?? keys.opened
  if (key === 'j' || key === 'k') move(key === 'j' ? 1 : -1)
  else if (key === 'x') id && keys.onSelect(id)
  else if (key === 'r') keys.onReply(id)
  else if (key === 't') keys.onTake(id)
  else if (key === 'e') keys.onDeliver(id)
  else if (key === '/') list?.querySelector<HTMLElement>('input[type=search]')?.focus()
  else if (key === '?') keys.onHelp()
  else if (key === 'Escape') keys.onClear()
  else return false
  return true

  function move(step: 1 | -1): void {
    const next = neighbour(keys.ids, id ?? place?.id ?? null, place, step)
    if (!next) return
    linkOf(list, next)?.focus()
    keys.onMove(next)
  }
}

/** The order after or before this one. If this one has left the list, the next one that stood beside it. */
function neighbour(ids: readonly string[], id: string | null, place: Place | null, step: 1 | -1): string | undefined {
  const at = id ? ids.indexOf(id) : -1
  if (at >= 0) return ids[Math.max(0, Math.min(at + step, ids.length - 1))]
  const before = place && place.id === id ? place.ids : []
  const stood = id ? before.indexOf(id) : -1
  const further = step > 0 ? before.slice(stood + 1) : before.slice(0, Math.max(stood, 0)).toReversed()
  return further.find((it) => ids.includes(it)) ?? (step > 0 && stood >= 0 ? ids.at(-1) : ids[0])
}
