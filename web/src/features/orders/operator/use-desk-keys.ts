import { type RefObject, useEffect, useRef } from 'react'
import { storedValue, useStoredValue } from '#platform/stored-value.ts'

const stored = storedValue('deskKeys')

/** Whether this browser uses keys of one letter; some people speak to their computer, or need them for something else. */
export function useKeysSetting() {
  const isOn = useStoredValue(stored) !== 'off'
  return { isOn, setOn: (next: boolean) => stored.set(next ? 'on' : 'off') }
}

export type DeskKeys = {
  /** About the order that has the focus. */
  onSelect: (id: string) => void
  onTake: (id: string | null) => void
  onDeliver: (id: string | null) => void
  onHelp: () => void
  onClear: () => void
}

/** Works the list by keys: the focus goes from order to order, so that Enter opens the one it is on. Never while somebody types. */
export function useDeskKeys(list: RefObject<HTMLElement | null>, keys: DeskKeys): void {
  const { isOn } = useKeysSetting()
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target)) return
      if (press(event.key, list.current, latest.current)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOn, list])
}

/** Somebody types, or something lies above the list. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')) return true
  return (
    target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
  )
}

/** Says whether the key meant something. */
function press(key: string, list: HTMLElement | null, keys: DeskKeys): boolean {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-order]') ?? [])]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const id = rows[at]?.dataset.order ?? null
  if (key === 'j') focusRow(rows[Math.min(at + 1, rows.length - 1)])
  else if (key === 'k') focusRow(rows[Math.max(at - 1, 0)])
  else if (key === 'x') id && keys.onSelect(id)
  else if (key === 't') keys.onTake(id)
  else if (key === 'e') keys.onDeliver(id)
  else if (key === '/') list?.querySelector<HTMLElement>('input[type=search]')?.focus()
  else if (key === '?') keys.onHelp()
  else if (key === 'Escape') keys.onClear()
  else return false
  return true
}

function focusRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('a')?.focus()
}
