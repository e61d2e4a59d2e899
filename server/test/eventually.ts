import { setTimeout as sleep } from 'node:timers/promises'

/** Far above the longest wait on a busy machine, and below the three minutes of a test. */
const LONGEST_MS = 120_000

/**
 * Polls until the function returns a value. Pauses grow, so that a long wait leaves the machine to the awaited work.
 */
export async function eventually<T>(
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
): Promise<T> {
  const begin = performance.now()
  for (let pauseMs = 20; performance.now() - begin < LONGEST_MS; pauseMs = Math.min(pauseMs * 1.1, 100)) {
    const found = await look()
    if (found) return found
    await sleep(pauseMs)
  }
  throw new Error(`It did not happen: ${look}`)
}
