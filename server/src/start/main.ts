import { StartProblem } from '#platform/start-problem.ts'
import type { Running } from './run-service-processes.ts'
import { hearStopWish } from './stop-wish.ts'
import { AlreadyExplained } from './supervise.ts'

/** Runs a whole until somebody wishes it to stop; ends with 0 then, and with 1 and one sentence when it cannot start. */
export async function main(begin: (signal: AbortSignal) => Promise<Running>): Promise<void> {
  let running: Running | undefined
  const signal = hearStopWish(() => {
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
    if (problem instanceof StartProblem) console.error(problem.message)
    else if (!(problem instanceof AlreadyExplained)) console.error(problem)
    process.exit(1)
  }
}
