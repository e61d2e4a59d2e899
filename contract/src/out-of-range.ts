/** The unit of a number, for writing its limits. */
export type RangeUnit = 'number' | 'dong' | 'percent'

/** A number outside the limits of its field; a null limit means that only the other end has one. */
export type OutOfRange = { problem: 'outOfRange'; least: number | null; most: number | null; unit: RangeUnit }

export function outOfRange(least: number | null, most: number | null, unit: RangeUnit = 'number'): OutOfRange {
  return { problem: 'outOfRange', least, most, unit }
}

/** The same as a message word for schemas, which by themselves name only one end of the range. */
export function rangeWord({ problem, least, most, unit }: OutOfRange): string {
  return [problem, least, most, unit].join(':')
}

/** Parses such a word; null for any other. */
export function readRange(word: string): OutOfRange | null {
  const [problem, least = '', most = '', unit] = word.split(':')
  if (problem !== 'outOfRange' || !isUnit(unit)) return null
  return outOfRange(least ? Number(least) : null, most ? Number(most) : null, unit)
}

function isUnit(word: string | undefined): word is RangeUnit {
  return word === 'number' || word === 'dong' || word === 'percent'
}
