type Route = { path?: string; page: () => unknown; prefetch?: () => unknown; children?: readonly Route[] }

/** The path patterns of the app itself, which a server answers with the app's page: `/orders/:id`. */
export function routePatterns(routes: readonly Route[], above = ''): string[] {
  return routes
    .flatMap(({ path, children = [] }) =>
      // A shell has none of its own, its first page that of the shell.
      !path ? routePatterns(children, above) : [`${above}/${path}`, ...routePatterns(children, `${above}/${path}`)],
    )
    .filter((pattern) => !pattern.includes('*'))
}

/** The sources that a screen of the app's table fetches, and those of the frames around it, as the table writes them. */
export function routeSources(routes: readonly Route[], path: string): string[] | null {
  for (const route of routes) {
    const inside = route.children && routeSources(route.children, path)
    if (inside || route.path === path)
      return [...importsOf(route.page), ...importsOf(route.prefetch), ...(inside ?? [])]
  }
  return null
}

function importsOf(fetch: (() => unknown) | undefined): string[] {
  return [...String(fetch).matchAll(/import\(['"](#|\.\/)([^'"]+)['"]\)/g)].map(([, from, source]) =>
    from === '#' ? `src/${source}` : `src/shell/${source}`,
  )
}
