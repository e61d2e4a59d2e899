/** a / b, to two decimals. */
export function ratio(a: number | string | undefined, b: number | string | undefined): number {
  return Number((Number(a) / Number(b)).toFixed(2))
}
