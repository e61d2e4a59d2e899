import { join } from 'node:path'
import { type Plugin, parseAst } from 'vite'

type Address = { method: string; path: string }
type Groups = Record<string, Record<string, Address>>

const web = join(import.meta.dirname, '../src/')
const contract = join(import.meta.dirname, '../../contract/src/')
const PACKAGE = '@runmart/contract/'
const SUFFIX = '?addresses'

/**
 * Gives the browser of each endpoint only what a call needs, its method and path. The schemas check requests on the
 * server; here they would be a tenth of the first load. Those that forms check with are imported by name and stay.
 */
export function endpointAddresses(): Plugin {
  return {
    name: 'endpoint-addresses',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) =>
      source.startsWith(PACKAGE) && source.endsWith(SUFFIX)
        ? `${contract}${source.slice(PACKAGE.length, -SUFFIX.length)}.ts${SUFFIX}`
        : null,
    async load(id) {
      if (!id.startsWith(contract) || !id.endsWith(SUFFIX)) return null
      return writeAddresses(await groupsOf(id.slice(contract.length, -`.ts${SUFFIX}`.length)))
    },
    async transform(code, id) {
      if (!id.startsWith(web) || !code.includes(PACKAGE)) return null
      return { code: await importAddresses(code), map: null }
    },
  }
}

/** A module's text that imports groups of endpoints as addresses, and the rest of the contract as before. */
export async function importAddresses(code: string): Promise<string> {
  let text = code
  for (const statement of parseAst(code, { lang: 'tsx' }).body.toReversed()) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith(PACKAGE)) continue
    const source = statement.source.value
    const names = statement.specifiers.map((it) => code.slice(it.start, it.end)).filter((it) => !it.startsWith('type '))
    if (statement.importKind === 'type' || names.length === 0) continue
    const groups = await groupsOf(source.slice(PACKAGE.length))
    const imports = [
      importOf(
        names.filter((name) => name in groups),
        source + SUFFIX,
      ),
      importOf(
        names.filter((name) => !(name in groups)),
        source,
      ),
    ]
    text = text.slice(0, statement.start) + imports.join('') + text.slice(statement.end)
  }
  return text
}

function importOf(names: readonly string[], source: string): string {
  return names.length ? `import { ${names.join(', ')} } from '${source}';` : ''
}

/** The groups of endpoints among what a file of the contract exports. */
async function groupsOf(file: string): Promise<Groups> {
  const exported = Object.entries((await import(`${PACKAGE}${file}`)) as Record<string, unknown>)
  return Object.fromEntries(exported.filter((entry): entry is [string, Groups[string]] => isGroup(entry[1])))
}

function isGroup(value: unknown): boolean {
  const members = Object.values(value ?? {}) as Partial<Address>[]
  return members.length > 0 && members.every((it) => it && typeof it.path === 'string' && typeof it.method === 'string')
}

function writeAddresses(groups: Groups): string {
  const lines = Object.entries(groups).map(([name, endpoints]) => {
    const addresses = Object.entries(endpoints).map(([key, { method, path }]) => [key, { method, path }])
    return `export const ${name} = ${JSON.stringify(Object.fromEntries(addresses))}\n`
  })
  return lines.join('')
}
