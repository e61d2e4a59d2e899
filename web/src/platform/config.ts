/** The address of the API. The page holds it, so that one build serves any address. */
export function apiBase(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="runmart-api"]')?.content || '/api'
}
