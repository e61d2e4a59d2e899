import { type RefObject, useEffect, useRef } from 'react'

/** For a row of tabs that scrolls by itself: brings the current tab into view whenever it changes. */
export function useScrollToTab<Row extends HTMLElement>(shown: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: which tab is shown is read from the row
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current=page], [aria-selected=true]')
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - row.current.clientWidth / 2 + tab.offsetWidth / 2
  }, [shown])
  return row
}
