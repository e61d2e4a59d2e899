/** A figure of several rounds. */
export type Spread = { median: number; min: number; max: number }

type Measures = Record<string, () => unknown>
type Found<T extends Measures> = { [K in keyof T]: Awaited<ReturnType<T[K]>>[] }

/**
 * Measures all in turn, round by round, so that a machine that has other work slows all down alike. Gives what each found,
 * in the order of the rounds; one round more, before the others, warms up and does not count.
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

/** The middle of them, and how far they lie apart. */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: shorten(median(sorted)), min: shorten(sorted[0] ?? 0), max: shorten(sorted.at(-1) ?? 0) }
}

/** How often b goes into a, round by round: what slows a round down slows both down. */
export function spreadOfRatios(a: readonly number[], b: readonly number[]): Spread {
  return spread(a.map((value, round) => value / (b[round] ?? Number.NaN)))
}

/** The middle of them; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2
}

/** Three digits: more would be noise. Whole numbers stay whole. */
const shorten = (value: number) => (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)))
