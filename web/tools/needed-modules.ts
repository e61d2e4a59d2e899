import { join } from 'node:path'

/** A module as the bundler reports it. */
export type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null }

const web = join(import.meta.dirname, '..')

/** Tells of modules whether some sources need them at once; what these fetch later does not count. */
export function needs(...sources: readonly string[]): (id: string, graph: Graph) => boolean {
  let needed: Set<string> | undefined
  return (id, graph) => {
    needed ??= findNeeded(
      graph,
      sources.map((source) => join(web, source)),
    )
    return needed.has(id)
  }
}

function findNeeded(graph: Graph, from: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const { importedIds = [], code } = graph.getModuleInfo(id) ?? {}
    for (const imported of importedIds) {
      const index = indexName(imported)
      if (index) waiting.push(...takenFrom(graph, imported, namesFrom(code ?? '', index)))
      else waiting.push(imported)
    }
  }
  return seen
}

/** How modules name an index, which lists all that a library or a feature has while they need only some of it. */
function indexName(id: string): string | null {
  if (id.endsWith('/lucide-react.mjs')) return 'lucide-react'
  return /\/src\/features\/[^/]+\/index\.ts$/.test(id) ? `#${id.slice(`${web}/src/`.length)}` : null
}

/** Which names a module imports from a source. */
function namesFrom(code: string, source: string): string[] {
  const imports = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)
  return [...imports].filter(([, , from]) => from === source).flatMap(([, names = '']) => firstWords(names))
}

/** The modules behind some names of an index. */
function takenFrom(graph: Graph, index: string, names: readonly string[]): string[] {
  const { importedIds = [], code } = graph.getModuleInfo(index) ?? {}
  const exports = (code ?? '').matchAll(/export\s*\{([^}]*)\}\s*from\s*["']\.([^"']+)["']/g)
  const files = [...exports].filter(([, list = '']) => lastWords(list).some((name) => names.includes(name)))
  return importedIds.filter((id) => files.some(([, , file = '']) => id.endsWith(file)))
}

/** `Plus as More, X` is `Plus` and `X` of a library, */
const firstWords = (names: string) => names.split(',').map((name) => name.trim().split(/\s+/)[0] ?? '')
/** and `default as Plus` is `Plus` for who imports it. */
const lastWords = (names: string) => names.split(',').map((name) => name.trim().split(/\s+/).at(-1) ?? '')
