import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@runmart/contract/languages'
import { appRoutes } from '#shell/app-routes.ts'
import { type Budget, gzipSize } from './budgets.ts'
import { routeSources } from './route-table.ts'

type Chunk = { file: string; imports?: string[] }

/** Weighs what a browser fetches before the first screen of the app is shown. */
export function weighApp(client: string): Budget[] {
  return [
    { what: 'sign-in, JavaScript', bytes: heaviestLoad(client, 'auth/login', 'signed-out'), most: 130 },
    { what: 'dashboard, JavaScript', bytes: heaviestLoad(client, 'dashboard', 'web'), most: 200 },
  ]
}

/** The longest language counts, with all that its sentences are split into. */
function heaviestLoad(client: string, path: string, sentences: string): number {
  const sources = routeSources(appRoutes, path)
  if (!sources) throw new Error(`The app has no screen at ${path}: the budgets cannot be checked`)
  const loads = languages.map((language) => firstLoad(client, [...sources, `../i18n/src/${language}/${sentences}.ts`]))
  return Math.max(...loads)
}

/** The size of the scripts of the app's page and of sources, with all that they import. */
function firstLoad(client: string, sources: readonly string[]): number {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const page = readFileSync(join(client, 'index.html'), 'utf8')
  const files = new Set([...page.matchAll(/\/(assets\/[\w.-]+\.js)"/g)].map(([, file]) => file ?? ''))
  for (const chunk of withImports(manifest, sources)) files.add(chunk.file)
  return [...files].reduce((sum, file) => sum + gzipSize(join(client, file)), 0)
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
