const SCALE = 8

/** A decimal text as a whole number of hundred-millionths: `98.814` → 9881400000n. */
function units(decimal: string): bigint {
  const [whole = '0', part = ''] = decimal.split('.')
  return BigInt(whole) * 10n ** BigInt(SCALE) + BigInt(part.slice(0, SCALE).padEnd(SCALE, '0'))
}

/** USDT × rate in whole dong, rounded down; exact, because floating numbers drift. */
export function toDong(amount: string, rate: string): number {
  return Number((units(amount) * units(rate)) / 10n ** BigInt(2 * SCALE))
}

/** A percentage of a whole amount, rounded down in favour of the payer. */
export function percentOf(amount: number, percent: number): number {
  return Number((BigInt(amount) * BigInt(percent)) / 100n)
}

/** `5` and `5.00` are the same amount. */
export function sameAmount(a: string, b: string): boolean {
  return units(a) === units(b)
}

/** The exact sum without trailing zeros: `0.1` and `0.90` make `1`. */
export function addAmounts(amounts: readonly string[]): string {
  const digits = String(amounts.reduce((sum, it) => sum + units(it), 0n)).padStart(SCALE + 1, '0')
  return `${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`.replace(/(?<!0)0+$/, '').replace(/\.$/, '')
}
