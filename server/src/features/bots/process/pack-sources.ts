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

/** The text of a bot without types, besides what `packKit` holds. */
export function packBot(file: string): { modules: Modules; bot: string } {
  const known = packed.get(file)
  if (known) return known
  const bot = pathToFileURL(file).href
  const sources = { modules: collect([bot], `${pathToFileURL(dirname(file)).href}/`, packKit().modules), bot }
  packed.set(file, sources)
  return sources
}

let packedKit: Prepare | null = null

/** The text of the kit and the host without types: all that a bot's process needs besides its bot, so that it need read no file. */
export function packKit(): Prepare {
  packedKit ??= { modules: collect([host, `${kit}index.ts`], kit, {}), language: languageNames, host }
  return packedKit
}

/** These modules and what they import out of a folder and the kit, without what is known already. */
function collect(urls: readonly string[], folder: string, known: Modules): Modules {
  const modules: Record<string, string> = {}
  const take = (url: string) => {
    if (url in modules || url in known || !(url.startsWith(folder) || url.startsWith(kit))) return
    const source = sourceOf(url)
    modules[url] = source
    for (const [, name = ''] of source.matchAll(/(?:\bfrom|\bimport\(?)\s*['"]([^'"\n]+)['"]/g)) {
      const imported = name === '@runmart/bots/kit' ? `${kit}index.ts` : URL.parse(name, url)?.href
      // What is left out here is refused over there, in words that name the import.
      if (imported?.startsWith('file:')) take(imported)
    }
  }
  for (const url of urls) take(url)
  return modules
}

let boot: string | null = null

/** The few lines every bot's process begins with. */
export function bootText(): string {
  // Not before it is needed: only the worker starts bots.
  boot ??= sourceOf(`${kit}host/boot.ts`)
  return boot
}

/** What the language itself defines, without what Node and the web add; bots get on without compiled code. */
export const languageNames: readonly string[] = runInNewContext('Object.getOwnPropertyNames(globalThis)').filter(
  (name: string) => name !== 'WebAssembly',
)

/** A file's text without types. */
export function sourceOf(url: string): string {
  const text = readFileSync(fileURLToPath(url), 'utf8')
  return url.endsWith('.ts') ? (findStripped(text) ?? stripTypes(text)) : text
}

/** Where the bundle keeps texts without types, each by its text with them: what takes types away is 19 MB in memory. */
const stripped = join(dirname(process.argv[1] ?? ''), 'stripped')

function findStripped(text: string): string | null {
  const file = join(stripped, `${createHash('sha256').update(text).digest('hex')}.js`)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function stripTypes(text: string): string {
  // Node runs our own TypeScript the same way without a word; only the call by hand is announced as experimental.
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(text)
  } finally {
    process.emitWarning = emitWarning
  }
}
