import { useEffect, useRef, useState } from 'react'
import { Money } from './money.tsx'

export function AnimatedMoney({ amount, className }: { amount: number; className?: string }) {
  return <Money amount={useAnimatedNumber(amount)} className={className ?? ''} />
}

const MOVE_MS = 200

/** Follows a number in a short animation; jumps if the user prefers reduced motion. */
function useAnimatedNumber(target: number): number {
  const [current, setCurrent] = useState(target)
  const latest = useRef(target)
  useEffect(() => {
    const start = latest.current
    const show = (next: number) => {
      latest.current = next
      setCurrent(next)
    }
    // A background page renders no frames, so it would keep the old number.
    if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return show(target)
    if (start === target) return
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, Math.max(0, now - began) / MOVE_MS)
      show(Math.round(start + (target - start) * (1 - (1 - progress) ** 3)))
      if (progress < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target])
  return current
}
