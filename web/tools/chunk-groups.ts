import { join } from 'node:path'

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const web = join(import.meta.dirname, '..')
const isShared = (id: string) => id.startsWith(`${web}/src/ui/`) || id.startsWith(`${web}/src/platform/`)
const isLibrary = (id: string) => id.includes('/node_modules/')

/**
 * What travels together. A file for every shared module would be hundreds, which compress badly and whose names all
 * stand in the app's table. What is grouped is what a page needs, not what many share: else each new screen would
 * bring its dialogs and lists into the first load of the sign-in page.
 */
export const chunkGroups = [
  // Changes only when a version does, so browsers keep it from one release to the next.
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  // A link that looks like a button is not on the sign-in page, but on all other account pages.
  needs(
    'kit',
    ['src/main.tsx', 'src/features/accounts/auth/login-page.tsx', 'src/ui/button-link.tsx'],
    // These two are fetched by their own names.
    (id) => !/\/(src\/main|auth\/login-page)\.tsx$/.test(id),
  ),
  { name: 'icons', test: /\/lucide-react\/.*\/icons\//, minShareCount: 2 },
  // The account pages check their forms with these, without any of the screens behind the sign-in.
  needs('schemas', ['../contract/src/accounts.ts'], () => true),
  needs(
    'screens',
    [
      'src/shell/query-cache.tsx',
      'src/shell/customer-shell.tsx',
      'src/features/dashboard/dashboard-page.tsx',
      // The dashboard takes it through the index of orders.
      'src/features/orders/order-row.tsx',
    ],
    (id) => isShared(id) || isLibrary(id),
  ),
]

/** Puts what modules need into one file. */
function needs(name: string, sources: readonly string[], belongs: (id: string) => boolean) {
  const modules = sources.map((source) => join(web, source))
  let needed: Set<string> | undefined
  return {
    name(id: string, graph: Graph) {
      needed ??= staticImports(graph, modules)
      return needed.has(id) && belongs(id) ? name : null
    },
  }
}

/** Modules and all that they import at once, as the bundler knows them; not what they fetch later. */
function staticImports(graph: Graph, from: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (seen.has(id) || isIndex(id)) continue
    seen.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

/** An index names all that a library or a feature has; the few that a module takes from it follow that module by themselves. */
function isIndex(id: string): boolean {
  return id.endsWith('/lucide-react.mjs') || /\/src\/features\/[^/]+\/index\.ts$/.test(id)
}
