import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** The typed text after the typing pauses: not every key needs a request. */
export function useDebounced(typed: string, pauseMs = PAUSE_MS): string {
  const [debounced, setDebounced] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return debounced
}
