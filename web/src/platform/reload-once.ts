const KEY = 'loadedAnewAt'
const PAUSE_MS = 10_000

/**
 * Code could not be fetched, mostly because a newer version was published while this page was open: loads the page from
 * the server again. When that was done a moment ago it did not help, and the failure stands.
 */
export function reloadOnce(problem: unknown): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return Promise.reject(problem)
  sessionStorage.setItem(KEY, String(Date.now()))
  window.location.reload()
  return new Promise(() => {})
}
