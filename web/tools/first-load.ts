import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Manifest = {
  entry: { module: string }
  routes: Record<string, { id: string; parentId?: string; module: string } & Record<string, unknown>>
}

/** Everything a browser fetches before a screen of the app is shown, and how heavy it is. */
export function firstLoad(client: string, manifestFile: string, routeId: string, words: string): number {
  const manifest = readManifest(join(client, manifestFile))
  const wanted = [manifestFile, manifest.entry.module, words]
  for (let route = manifest.routes[routeId]; route; route = manifest.routes[route.parentId ?? ''])
    wanted.push(...Object.values(route).filter(isScript))
  return [...withImports(client, wanted)].reduce((sum, file) => sum + gzipped(join(client, file)), 0)
}

/** The size of a file as it travels. */
export function gzipped(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length
}

function readManifest(file: string): Manifest {
  const text = readFileSync(file, 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

function isScript(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/assets/')
}

/** Files and all they import statically; what is imported later, when needed, does not count. */
function withImports(client: string, files: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = files.map((file) => (file.startsWith('/') ? file : `/${file}`))
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const text = readFileSync(join(client, file), 'utf8')
    for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g))
      waiting.push(`/assets/${name}`)
  }
  return seen
}
