type Route = { path?: string; inside?: readonly Route[] }

/** The address patterns of the app itself, for which a server answers with the app's fallback page: `/orders/:id`. */
export function appAddresses(routes: readonly Route[]): string[] {
  return routes
    .flatMap((route) => (route.inside ? appAddresses(route.inside) : [`/${route.path}`]))
    .filter((address) => !address.includes('*'))
}
