type Route = { path?: string; page: () => unknown; begin?: () => unknown; inside?: readonly Route[] }

/** The sources that a screen of the app's table fetches, and those of the frames around it, as the table writes them. */
export function sourcesOf(routes: readonly Route[], path: string): string[] | null {
  for (const route of routes) {
    const inside = route.inside && sourcesOf(route.inside, path)
    if (inside || route.path === path) return [...importsOf(route.page), ...importsOf(route.begin), ...(inside ?? [])]
  }
  return null
}

function importsOf(fetch: (() => unknown) | undefined): string[] {
  return [...String(fetch).matchAll(/import\(['"](#|\.\/)([^'"]+)['"]\)/g)].map(([, from, source]) =>
    from === '#' ? `src/${source}` : `src/shell/${source}`,
  )
}
