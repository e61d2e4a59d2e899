type Route = { path?: string | undefined; index?: boolean | undefined; children?: Route[] | undefined }

/** The address patterns of the app itself, for which a server answers with the app's fallback page: `/orders/:id`. */
export function appRoutes(routes: readonly Route[], publicPaths: readonly string[]): string[] {
  const patterns = routes.flatMap((route) => patternsOf(route, ''))
  return [...new Set(patterns)].filter((pattern) => !pattern.includes('*') && !publicPaths.includes(pattern))
}

function patternsOf(route: Route, above: string): string[] {
  const here = route.path ? `${above}/${route.path}` : above
  if (route.children) return route.children.flatMap((child) => patternsOf(child, here))
  return [here || '/']
}
