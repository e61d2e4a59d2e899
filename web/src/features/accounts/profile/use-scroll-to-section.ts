import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** What people do to look elsewhere. */
const userMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
const STAY_MS = 3_000

/**
 * Scrolls to the section that the address names once it is rendered, which the browser cannot: it looked before. Stays
 * there while what is above is still loading and growing, unless somebody scrolls.
 */
export function useScrollToSection(isRendered: boolean): void {
  // A new one also when the same link is followed again, which leads there again.
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    const section = isRendered && hash ? document.getElementById(hash.slice(1)) : null
    if (!section) return
    // It is called once at the beginning too, after the frame has started the page at its top.
    const growing = new ResizeObserver(() => section.scrollIntoView())
    growing.observe(document.body)
    const leave = () => growing.disconnect()
    const timer = setTimeout(leave, STAY_MS)
    for (const move of userMoves) addEventListener(move, leave, { once: true, passive: true })
    return () => {
      leave()
      clearTimeout(timer)
      for (const move of userMoves) removeEventListener(move, leave)
    }
  }, [isRendered, location])
}
