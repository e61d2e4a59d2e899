import { StartupError } from '#platform/startup-error.ts'
import type { Running } from './run-services.ts'
import { AlreadyReported } from './supervise.ts'

/** Runs a whole until somebody wishes it to stop; ends with 0 then, and with 1 and one sentence when it cannot start. */
export async function main(begin: (signal: AbortSignal) => Promise<Running>): Promise<void> {
  let running: Running | undefined
  const signal = stopSignal(() => {
    running?.kill()
    process.exit(130)
  })
  try {
    running = await begin(signal)
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    console.log('Stopping …')
    await running.stop()
    process.exit(0)
  } catch (problem) {
    if (signal.aborted) process.exit(0)
    if (problem instanceof StartupError) console.error(problem.message)
    else if (!(problem instanceof AlreadyReported)) console.error(problem)
    process.exit(1)
  }
}

/** A terminal, npm and the launcher may each pass the same Ctrl-C on; only a later one is a second wish. */
const sameWishMs = 1_000

/** Hears Ctrl-C, SIGTERM, a closed terminal and the death of the launcher. The first asks to stop, the second no longer asks. */
export function stopSignal(force: () => void): AbortSignal {
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
