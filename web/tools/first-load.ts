import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[] }

/** Everything a browser fetches before a screen of the app is shown, and how heavy it is: the app's page, and sources. */
export function firstLoad(client: string, sources: readonly string[]): number {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const page = readFileSync(join(client, '__spa-fallback.html'), 'utf8')
  const files = new Set([...page.matchAll(/\/(assets\/[\w.-]+\.js)"/g)].map(([, file]) => file ?? ''))
  for (const chunk of withImports(manifest, sources)) files.add(chunk.file)
  return [...files].reduce((sum, file) => sum + gzipped(join(client, file)), 0)
}

/** The size of a file as it travels. */
export function gzipped(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length
}

/** Chunks and all they import statically; what is imported later, when needed, does not count. */
function withImports(manifest: Record<string, Chunk>, sources: readonly string[]): Set<Chunk> {
  const seen = new Set<Chunk>()
  const waiting = [...sources]
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the build: the budgets cannot be checked`)
    if (seen.has(chunk)) continue
    seen.add(chunk)
    waiting.push(...(chunk.imports ?? []))
  }
  return seen
}
