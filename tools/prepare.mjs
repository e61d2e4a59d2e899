import { oneAtATime } from './file-lock.mjs'
import { inCheckout } from './paths.mjs'
import { step } from './step.mjs'

/** Does a piece of preparation when it is not done yet, in view when it has a title. Takes the lock only then: a prepared checkout may be read-only. The work hands on to `share` the numbers of the processes it starts. */
export async function prepare(title, isDone, work) {
  if (await isDone()) return
  await oneAtATime(inCheckout('.node', 'preparing'), async (share) => {
    if (await isDone()) return
    if (title) await step(title, () => work(share))
    else await work(share)
  })
}
