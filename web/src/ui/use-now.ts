import { useEffect, useState } from 'react'

const STEP_MS = 30_000

/** The time, moving on by itself often enough for minutes unless told otherwise. */
export function useNow(stepMs = STEP_MS): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs)
    return () => clearInterval(timer)
  }, [stepMs])
  return now
}
