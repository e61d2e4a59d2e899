import { Interruption } from '../run.mjs'
import { step } from '../step.mjs'

/** Runs one stage, which answers how many tests passed and failed and, when some did, what there is to read. A stage that breaks is one failure. */
export async function stage(title, work) {
  let output = ''
  const count = { passed: 0, failed: 0 }
  try {
    await step(title, async () => {
      const result = await work()
      count.passed = result.passed
      count.failed = result.failed
      output = result.output ?? ''
      if (count.failed) throw new SomeFailed()
    })
  } catch (problem) {
    if (problem instanceof Interruption) throw problem
    if (!(problem instanceof SomeFailed)) {
      count.failed = 1
      output = problem.isForPeople ? problem.message : problem.stack
    }
    console.log(output)
  }
  return count
}

class SomeFailed extends Error {}
