type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Modules and all that they import at once, as the bundler knows them; not what they fetch later. */
export function staticImports(graph: Graph, from: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (seen.has(id) || isIconIndex(id)) continue
    seen.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

/** It names every icon there is; the few that a module takes from it follow that module by themselves. */
function isIconIndex(id: string): boolean {
  return id.endsWith('/lucide-react.mjs')
}
