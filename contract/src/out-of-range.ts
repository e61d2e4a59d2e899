/** What a number is, so that its limits are written as it is. */
export type RangeUnit = 'number' | 'dong' | 'percent'

/** A number beyond what its field takes, with the least and the most that it does; null where only the other end is a limit. */
export type OutOfRange = { problem: 'outOfRange'; least: number | null; most: number | null; unit: RangeUnit }

/** Says what a number may be at least and at most. */
export function outOfRange(least: number | null, most: number | null, unit: RangeUnit = 'number'): OutOfRange {
  return { problem: 'outOfRange', least, most, unit }
}

/** The same as a word that schemas use as a message: what they find out themselves names one end of the range only. */
export function rangeWord({ problem, least, most, unit }: OutOfRange): string {
  return [problem, least, most, unit].join(':')
}

/** What such a word says; null for any other. */
export function readRange(word: string): OutOfRange | null {
  const [problem, least = '', most = '', unit] = word.split(':')
  if (problem !== 'outOfRange' || !isUnit(unit)) return null
  return outOfRange(least ? Number(least) : null, most ? Number(most) : null, unit)
}

function isUnit(word: string | undefined): word is RangeUnit {
  return word === 'number' || word === 'dong' || word === 'percent'
}
