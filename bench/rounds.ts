export type Spread = { median: number; min: number; max: number }

type Measures = Record<string, () => unknown>
type Found<T extends Measures> = { [K in keyof T]: Awaited<ReturnType<T[K]>>[] }

/**
 * Runs all measures in turn, round by round, so that other work slows all alike. Returns the values of each in order; a
 * first round warms up and does not count.
 */
export async function alternate<const T extends Measures>(
  measures: T,
  { rounds = 3, warmUp = true }: { rounds?: number; warmUp?: boolean } = {},
): Promise<Found<T>> {
  const found = Object.fromEntries(Object.keys(measures).map((name) => [name, [] as unknown[]]))
  for (let round = warmUp ? -1 : 0; round < rounds; round++)
    for (const [name, measure] of Object.entries(measures)) {
      const value = await measure()
      if (round >= 0) found[name]?.push(value)
    }
  return found as Found<T>
}

/** Median, minimum and maximum. */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: shorten(median(sorted)), min: shorten(sorted[0] ?? 0), max: shorten(sorted.at(-1) ?? 0) }
}

/** a / b, round by round: a slow round slows both. */
export function spreadOfRatios(a: readonly number[], b: readonly number[]): Spread {
  return spread(a.map((value, round) => value / (b[round] ?? Number.NaN)))
}

/** The middle value; for an even number the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2
}

/** Three digits: more would be noise. Whole numbers stay whole. */
const shorten = (value: number) => (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)))
