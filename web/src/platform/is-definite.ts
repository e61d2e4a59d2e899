/**
 * Whether an answer settles what became of a request. Nothing heard (0), a server that broke down, or one that turned
 * away before looking at it: whether it happened, then or at an earlier try, is not known.
 */
export function isDefinite(status: number): boolean {
  return status > 0 && status < 500 && status !== 401 && status !== 429
}
