/** Four times the input costs linear work about four times as much, quadratic work sixteen times. */
export const LINEAR = 7

const ROUNDS = 12
/** Less is not told from what else happens meanwhile. */
const LEAST_MS = 1
/** No noise adds so much: it need not be measured again. */
const MOST_MS = 2_000
/** The clock of the processor moves in steps of up to 10 ms. */
const COARSE_MS = 20

/**
 * How many times as much processor time work costs for four times the size, by the least that was seen: a busy machine only adds to
 * it. Stops as soon as the growth is linear.
 */
export async function growthOf(work: (size: number) => unknown, size: number): Promise<number> {
  await work(size)
  let [small, large] = [Infinity, Infinity]
  for (let round = 0; round < ROUNDS; round++) {
    small = Math.min(small, await costOf(() => work(size)))
    large = Math.min(large, await costOf(() => work(4 * size)))
    const growth = large / Math.max(small, LEAST_MS)
    if (growth <= LINEAR || large > MOST_MS || (round >= 2 && growth > 2 * LINEAR)) break
  }
  return large / Math.max(small, LEAST_MS)
}

/** Milliseconds of the processor; for short work the time that passed, which is measured more finely. */
export async function costOf(work: () => unknown): Promise<number> {
  const [began, before] = [performance.now(), process.threadCpuUsage()]
  await work()
  const passed = performance.now() - began
  const { user, system } = process.threadCpuUsage(before)
  return passed < COARSE_MS ? passed : Math.min(passed, (user + system) / 1_000)
}
