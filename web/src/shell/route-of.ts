import type { RouteObject } from 'react-router'
import { reloadOnce } from '#platform/reload-once.ts'
import type { AppRoute } from './app-route.ts'

/** A line of the app's table as the router takes it. What begins early does not wait for the code of the page. */
export function routeOf({ path, page, begin, inside }: AppRoute): RouteObject {
  return {
    ...(path && { path }),
    lazy: () => page().then((it) => ({ Component: it.default }), reloadOnce),
    ...(begin && { loader: () => begin().then(() => null, reloadOnce) }),
    ...(inside && { children: inside.map(routeOf) }),
  }
}
