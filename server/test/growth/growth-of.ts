/** Four times the input costs linear work about four times as much, quadratic work sixteen times. */
export const LINEAR = 7

/** Enough tries for linear work; if it still seems more, processor time decides. */
const LOOKS = 3
/** Below this, noise hides the work. */
const LEAST_MS = 1
/** Noise never adds this much, so one measurement is enough. */
const MOST_MS = 2_000
/** The processor clock moves in steps of up to 10 ms: only a sum of many is exact. */
const COARSE_MS = 20
const SUM_MS = 150

/** The cost factor for four times the size. A busy machine makes it slower but does not change the result. */
export async function growthOf(work: (size: number) => unknown, size: number): Promise<number> {
  await work(size)
  let [small, large] = [Infinity, Infinity]
  for (let look = 0; look < LOOKS; look++) {
    small = Math.min(small, await costOf(() => work(size)))
    large = Math.min(large, await costOf(() => work(4 * size)))
    if (large <= LINEAR * Math.max(small, LEAST_MS)) break
    if (large > MOST_MS) return large / Math.max(small, LEAST_MS)
  }
  if (large <= LINEAR * Math.max(small, LEAST_MS)) return large / Math.max(small, LEAST_MS)
  return (await processorMs(() => work(4 * size))) / Math.max(await processorMs(() => work(size)), LEAST_MS)
}

/** Milliseconds of the processor for one piece of work, the mean of many. */
async function processorMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  for (let times = 1; ; times++) {
    await work()
    const { user, system } = process.threadCpuUsage(before)
    const spent = (user + system) / 1_000
    if (spent >= SUM_MS) return spent / times
  }
}

/** Milliseconds of the processor; for short work the elapsed time, which is finer. */
export async function costOf(work: () => unknown): Promise<number> {
  const [began, before] = [performance.now(), process.threadCpuUsage()]
  await work()
  const passed = performance.now() - began
  const { user, system } = process.threadCpuUsage(before)
  return passed < COARSE_MS ? passed : Math.min(passed, (user + system) / 1_000)
}
