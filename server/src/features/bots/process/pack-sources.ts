import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runInNewContext } from 'node:vm'
import type { Modules, Prepare } from '@runmart/bots/kit/host/messages'

const kit = new URL('./', import.meta.resolve('@runmart/bots/kit')).href
const host = `${kit}host/host.ts`
const packed = new Map<string, { modules: Modules; bot: string }>()

/** The JavaScript of a bot, without the modules of `packKit`. */
export function packBot(file: string): { modules: Modules; bot: string } {
  const known = packed.get(file)
  if (known) return known
  const bot = pathToFileURL(file).href
  const sources = { modules: collect([bot], `${pathToFileURL(dirname(file)).href}/`, packKit().modules), bot }
  packed.set(file, sources)
  return sources
}

let packedKit: Prepare | null = null

/** The JavaScript of the kit and the host. With it and the bot, a process needs to read no file. */
export function packKit(): Prepare {
  packedKit ??= { modules: collect([host, `${kit}index.ts`], kit, {}), language: languageNames, host }
  return packedKit
}

/** Collects these modules and their imports from a folder and the kit, except known ones. */
function collect(urls: readonly string[], folder: string, known: Modules): Modules {
  const modules: Record<string, string> = {}
  const take = (url: string) => {
    if (url in modules || url in known || !(url.startsWith(folder) || url.startsWith(kit))) return
    const source = sourceOf(url)
    modules[url] = source
    for (const [, name = ''] of source.matchAll(/(?:\bfrom|\bimport\(?)\s*['"]([^'"\n]+)['"]/g)) {
      const imported = name === '@runmart/bots/kit' ? `${kit}index.ts` : URL.parse(name, url)?.href
      // The process refuses other imports with an error that names them.
      if (imported?.startsWith('file:')) take(imported)
    }
  }
  for (const url of urls) take(url)
  return modules
}

let boot: string | null = null

/** The few lines at the start of every bot's process. */
export function bootText(): string {
  // Loads it on first use: only the worker starts bots.
  boot ??= sourceOf(`${kit}host/boot.ts`)
  return boot
}

/** Globals of the language itself, without those of Node and the web; bots do not need WebAssembly. */
export const languageNames: readonly string[] = runInNewContext('Object.getOwnPropertyNames(globalThis)').filter(
  (name: string) => name !== 'WebAssembly',
)

/** The text of a file without types. */
export function sourceOf(url: string): string {
  const text = readFileSync(fileURLToPath(url), 'utf8')
  return url.endsWith('.ts') ? (findStripped(text) ?? stripTypes(text)) : text
}

/**
 * The bundle's folder of texts without types, named by the hash of their source. The library that strips types takes 19
 * MB of memory.
 */
const stripped = join(dirname(process.argv[1] ?? ''), 'stripped')

function findStripped(text: string): string | null {
  const file = join(stripped, `${createHash('sha256').update(text).digest('hex')}.js`)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function stripTypes(text: string): string {
  // Node runs our TypeScript without a warning; only a direct call warns that it is experimental.
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(text)
  } finally {
    process.emitWarning = emitWarning
  }
}
