import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadSentences, type Sentences } from '#platform/language.tsx'

/** An address of the app, or a shell around several. */
export type AppRoute = {
  /** For adding routes to it later. */
  id?: string
  /** `orders/:id`; a shell has no path. */
  path?: string
  page: () => Promise<{ default: ComponentType }>
  /** Starts loading data together with the code. The page appears when both are loaded. */
  prefetch?: () => Promise<void>
  /** The sentences that the page waits for; all by default. */
  sentences?: Sentences
  children?: readonly AppRoute[]
}

/** A route for the router: loads the code on the first visit, and starts `prefetch` in parallel. */
export function lazyRoute({ id, path, page, prefetch, sentences = 'all', children }: AppRoute): RouteObject {
  // A shell leaves the sentences to its page, which may need fewer.
  const load = () => Promise.all([prefetch?.(), path !== undefined && loadSentences(sentences)])
  return {
    ...(id && { id }),
    ...(path !== undefined && { path }),
    lazy: () => page().then((it) => ({ Component: it.default }), reloadOnce),
    loader: () => load().then(() => null, reloadOnce),
    // The query cache holds prefetched data; a changed filter has nothing to wait for.
    shouldRevalidate: () => false,
    ...(children && { children: children.map(lazyRoute) }),
  }
}

const STORAGE_KEY = 'loadedAnewAt'
const PAUSE_MS = 10_000

/**
 * The code did not load, mostly because a newer release is live: reloads the page. If a reload a moment ago did not
 * help, the failure stays.
 */
function reloadOnce(problem: unknown): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(STORAGE_KEY)) < PAUSE_MS) return Promise.reject(problem)
  sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
  window.location.reload()
  return new Promise(() => {})
}
