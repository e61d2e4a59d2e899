import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@runmart/contract/languages'
import { appRoutes } from '#shell/app-routes.ts'
import { routeSources } from './route-table.ts'

/** A screen that people arrive at, and the file of the sentences it is shown with. */
export type FirstScreen = { path: string; sentences: 'signed-out' | 'first-screen' }

type Chunk = { file: string; imports?: string[] }

/** The scripts that a browser fetches before a screen is shown in a language. */
export function firstLoad(client: string, { path, sentences }: FirstScreen, language: Language): string[] {
  const sources = routeSources(appRoutes, path)
  if (!sources) throw new Error(`The app has no screen at ${path}: its first load cannot be checked`)
  const page = readFileSync(join(client, 'index.html'), 'utf8')
  const files = new Set([...page.matchAll(/\/(assets\/[\w.-]+\.js)"/g)].map(([, file]) => file ?? ''))
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  for (const chunk of withImports(manifest, [...sources, `../i18n/src/${language}/${sentences}.ts`]))
    files.add(chunk.file)
  return [...files].map((file) => join(client, file))
}

/** Chunks and all they import statically; what is imported later, when needed, does not count. */
function withImports(manifest: Record<string, Chunk>, sources: readonly string[]): Set<Chunk> {
  const seen = new Set<Chunk>()
  const waiting = [...sources]
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the build: the first load cannot be checked`)
    if (seen.has(chunk)) continue
    seen.add(chunk)
    waiting.push(...(chunk.imports ?? []))
  }
  return seen
}
