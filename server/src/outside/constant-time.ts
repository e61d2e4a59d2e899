import { timingSafeEqual } from 'node:crypto'

/** Whether two texts are the same, without telling by its time how much of them is. */
export function sameSecret(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
