const LONGEST_WAIT_MS = 3000

/** Does something once the browser has nothing better to do; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS })
  return () => cancelIdleCallback(request)
}
