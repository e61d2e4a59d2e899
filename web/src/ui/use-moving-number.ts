import { useEffect, useRef, useState } from 'react'

const MOVE_MS = 200

/** Follows a number in a short count, so that the eye sees it change; at once when the system asks for no motion. */
export function useMovingNumber(target: number): number {
  const [shown, setShown] = useState(target)
  const latest = useRef(target)
  useEffect(() => {
    const start = latest.current
    const show = (next: number) => {
      latest.current = next
      setShown(next)
    }
    // A page in the background draws nothing, so it would keep the old number.
    if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return show(target)
    if (start === target) return
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, now - began) / MOVE_MS)
      show(Math.round(start + (target - start) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target])
  return shown
}
