/** How often b goes into a, to two digits. */
export function ratio(a: number | string | undefined, b: number | string | undefined): number {
  return Number((Number(a) / Number(b)).toFixed(2))
}
