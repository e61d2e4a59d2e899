/** Four times the input costs linear work about four times as much, quadratic work sixteen times. */
export const LINEAR = 7

const ROUNDS = 6
/** Below this the clock of the processor says little. */
const LEAST_MS = 0.3
/** No noise adds so much: it need not be measured again. */
const MOST_MS = 2_000

/**
 * How many times as much processor time work costs for four times the size: the least that was seen, as a busy machine only adds
 * to it. Stops as soon as the growth is linear.
 */
export async function growthOf(work: (size: number) => unknown, size: number): Promise<number> {
  await work(size)
  let [small, large] = [Infinity, Infinity]
  for (let round = 0; round < ROUNDS; round++) {
    small = Math.min(small, await costOf(() => work(size)))
    large = Math.min(large, await costOf(() => work(4 * size)))
    if (large <= LINEAR * Math.max(small, LEAST_MS) || large > MOST_MS) break
  }
  return large / Math.max(small, LEAST_MS)
}

async function costOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
