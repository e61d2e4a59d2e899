import { nameSourcesInStackTraces } from '#platform/stack-traces.ts'
import { StartupError } from '#platform/startup-error.ts'
import type { Running } from './run-services.ts'
import { AlreadyReported } from './supervise.ts'

/** Runs until a stop signal, then exits with 0; exits with 1 and one sentence if it cannot start. */
export async function main(begin: (signal: AbortSignal) => Promise<Running>): Promise<void> {
  nameSourcesInStackTraces()
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

/** A terminal, npm and the launcher may each pass on the same Ctrl-C; only a later one counts as a second. */
const sameSignalMs = 1_000

/** Aborts on Ctrl-C, SIGTERM, a closed terminal or the launcher's death; a second one calls `force`. */
function stopSignal(force: () => void): AbortSignal {
  const stopping = new AbortController()
  let firstAt = 0
  const onSignal = () => {
    if (!stopping.signal.aborted) {
      firstAt = Date.now()
      stopping.abort()
    } else if (Date.now() - firstAt > sameSignalMs) force()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal)
  process.once('disconnect', onSignal)
  return stopping.signal
}
