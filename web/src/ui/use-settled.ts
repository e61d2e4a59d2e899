import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** What is typed, once the typing pauses: the server need not be asked at every key. */
export function useSettled(typed: string, pauseMs = PAUSE_MS): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return settled
}
