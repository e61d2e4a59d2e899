/** Marks answers of these paths as out of date, or all; resolves once those on screen are fetched again. */
type Invalidate = (paths: readonly string[] | 'all') => Promise<void>

let invalidate: Invalidate | null = null

/** Connects the cache of answers. Pages before the sign-in have none. */
export function onStale(connected: Invalidate): void {
  invalidate = connected
}

/** The connected cache; null: nothing can be out of date. */
export function connectedCache(): Invalidate | null {
  return invalidate
}
