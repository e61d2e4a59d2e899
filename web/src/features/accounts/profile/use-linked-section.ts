import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** What people do to look elsewhere. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
const SETTLED_MS = 3_000

/**
 * Goes to the section that the address names once it is drawn, which the browser cannot: it looked before. Stays there
 * while what is above is still loading and growing, unless the person moves.
 */
export function useLinkedSection(isDrawn: boolean): void {
  // A new one also when the same link is followed again, which leads there again.
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    const section = isDrawn && hash ? document.getElementById(hash.slice(1)) : null
    if (!section) return
    // It is called once at the beginning too, after the frame has started the page at its top.
    const growing = new ResizeObserver(() => section.scrollIntoView())
    growing.observe(document.body)
    const leave = () => growing.disconnect()
    const timer = setTimeout(leave, SETTLED_MS)
    for (const move of ownMoves) addEventListener(move, leave, { once: true, passive: true })
    return () => {
      leave()
      clearTimeout(timer)
      for (const move of ownMoves) removeEventListener(move, leave)
    }
  }, [isDrawn, location])
}
