import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadSentences, type Sentences } from '#platform/language.tsx'

/** An address of the app, or a shell around several. */
export type AppRoute = {
  /** Where routes are added later. */
  id?: string
  /** `orders/:id`; a shell has none of its own. */
  path?: string
  page: () => Promise<{ default: ComponentType }>
  /** What can be loaded while the code is still on its way. The page is shown when both are here. */
  prefetch?: () => Promise<void>
  /** Which sentences the page waits for; without it, all. */
  sentences?: Sentences
  children?: readonly AppRoute[]
}

/** A route as the router takes it: its code is fetched when somebody goes there, and what begins early does not wait for it. */
export function lazyRoute({ id, path, page, prefetch, sentences = 'all', children }: AppRoute): RouteObject {
  // A shell leaves them to the page in it, which may need fewer.
  const load = () => Promise.all([prefetch?.(), path !== undefined && loadSentences(sentences)])
  return {
    ...(id && { id }),
    ...(path !== undefined && { path }),
    lazy: () => page().then((it) => ({ Component: it.default }), reloadOnce),
    loader: () => load().then(() => null, reloadOnce),
    // What was prefetched is kept by the query cache; a changed filter has nothing to wait for.
    shouldRevalidate: () => false,
    ...(children && { children: children.map(lazyRoute) }),
  }
}

const STORAGE_KEY = 'loadedAnewAt'
const PAUSE_MS = 10_000

/**
 * Code could not be fetched, mostly because a newer version was published while this page was open: reloads the page.
 * When that was done a moment ago it did not help, and the failure stands.
 */
function reloadOnce(problem: unknown): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(STORAGE_KEY)) < PAUSE_MS) return Promise.reject(problem)
  sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
  window.location.reload()
  return new Promise(() => {})
}
