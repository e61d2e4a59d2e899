import { oneAtATime } from './file-lock.mjs'
import { inCheckout } from './paths.mjs'
import { step } from './step.mjs'

/**
 * Does a piece of preparation unless it is done; shows it if it has a title. Takes the lock only then: a prepared
 * checkout may be read-only. The work calls `share` with the ids of its processes.
 */
export async function prepare(title, isDone, work) {
  if (await isDone()) return
  await oneAtATime(inCheckout('.node', 'preparing'), async (share) => {
    if (await isDone()) return
    if (title) await step(title, () => work(share))
    else await work(share)
  })
}
