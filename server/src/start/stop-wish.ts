/** A terminal, npm and the launcher may each pass the same Ctrl-C on; only a later one is a second wish. */
const sameWishMs = 1_000

/** Hears Ctrl-C, SIGTERM, a closed terminal and the death of the launcher. The first asks to stop, the second no longer asks. */
export function hearStopWish(force: () => void): AbortSignal {
  const wish = new AbortController()
  let firstAt = 0
  const hear = () => {
    if (!wish.signal.aborted) {
      firstAt = Date.now()
      wish.abort()
    } else if (Date.now() - firstAt > sameWishMs) force()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, hear)
  process.once('disconnect', hear)
  return wish.signal
}
