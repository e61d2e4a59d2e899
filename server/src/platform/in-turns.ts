import { setImmediate as othersFirst } from 'node:timers/promises'

const MAX_TURN_MS = 8

/** Runs long work step by step and yields to other requests in between. */
export async function inTurns<T>(steps: Generator<unknown, T>): Promise<T> {
  let began = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - began < MAX_TURN_MS) continue
    await othersFirst()
    began = performance.now()
  }
}
