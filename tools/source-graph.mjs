import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as joinPath } from 'node:path/posix'

const folders = ['contract', 'i18n', 'server', 'web', 'site', 'bots', 'testing', 'e2e', 'bench', 'scan', 'tools']
const skipped = new Set(['node_modules', 'build', 'data', '.react-router', 'public', 'test-results'])

/**
 * The source files of a checkout and their imports. Plain Node, so that it also reads older commits.
 * @returns {{ file: string, text: string, lines: number, imports: { name: string, target: string | null }[] }[]}
 */
export function readSources(root) {
  const files = folders.flatMap((folder) => listSources(root, folder))
  const known = new Set(files)
  const resolve = importResolver(root, known)
  return files.map((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const imports = importNames(text).map((name) => ({ name, target: resolve(file, name) }))
    return { file, text, lines: text.split('\n').length - 1, imports }
  })
}

/** The SQL files of the server. */
export function readSql(root) {
  return ['server/migrations', 'server/functions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((it) => it.endsWith('.sql'))
      .map((it) => ({ file: `${folder}/${it}`, text: readFileSync(join(root, folder, it), 'utf8') }))
      .map((it) => ({ ...it, lines: it.text.split('\n').length - 1 })),
  )
}

/** Groups of files that import each other in a circle, each sorted (Tarjan's strongly connected components). */
export function findCircles(sources) {
  const targets = new Map(sources.map(({ file, imports }) => [file, imports.map((it) => it.target).filter(Boolean)]))
  const [index, low, stack, onStack, circles] = [new Map(), new Map(), [], new Set(), []]
  const visit = (file) => {
    index.set(file, index.size)
    low.set(file, index.get(file))
    stack.push(file)
    onStack.add(file)
    for (const target of targets.get(file) ?? []) {
      if (!index.has(target)) visit(target)
      if (onStack.has(target)) low.set(file, Math.min(low.get(file), low.get(target)))
    }
    if (low.get(file) !== index.get(file)) return
    const circle = stack.splice(stack.indexOf(file))
    for (const it of circle) onStack.delete(it)
    if (circle.length > 1) circles.push(circle.sort())
  }
  for (const file of targets.keys()) if (!index.has(file)) visit(file)
  return circles.sort()
}

/** The comments of a TypeScript or JavaScript file. */
export function commentsOf(text) {
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)].map(([comment]) => comment)
}

/** The lines that a comment of TypeScript, JavaScript or SQL fills alone, without their marks. */
export function commentLines(text) {
  return [...text.matchAll(/^\s*(?:\/\/|\/?\*\*?(?!\/)|--)\s+(.+?)(?:\s*\*\/)?$/gm)].map(([, line]) => line)
}

/** Whether a comment line opens with a clause used as a noun, or with an unnamed person. */
export function opensInDialect(line) {
  return /^(What|Whoever|Who|Of|So that|That|Whether or not|As far as|By which|Nobody|Somebody)\b(?!.*\?$)/.test(line)
}

/** Comments that speak of a person as a man. */
export function genderedComments(text) {
  return commentsOf(text).filter((comment) => /\b(he|him|his|himself)\b/i.test(comment))
}

function listSources(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory())
      return skipped.has(entry.name) && path !== 'web/src/public' && path !== 'site/public'
        ? []
        : listSources(root, path)
    return /(?<!\.d)\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
  })
}

function importNames(text) {
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([^'\n]+)'/g)].map(([, name]) => name)
}

/** Finds the file behind a name: relative, an alias of the workspace's package.json, or another workspace. */
function importResolver(root, known) {
  const packages = folders.flatMap((folder) => {
    const file = join(root, folder, 'package.json')
    return existsSync(file) ? [{ folder, ...JSON.parse(readFileSync(file, 'utf8')) }] : []
  })
  const lookUp = (folder, table, name) => {
    for (const [pattern, path] of Object.entries(table ?? {})) {
      const [before, after] = pattern.split('*')
      if (after === undefined ? name !== pattern : !name.startsWith(before) || !name.endsWith(after)) continue
      const middle = after === undefined ? '' : name.slice(before.length, name.length - after.length)
      const target = joinPath(folder, (typeof path === 'string' ? path : path.default).replace('*', middle))
      if (known.has(target)) return target
    }
    return null
  }
  return (file, name) => {
    const bare = name.split('?')[0]
    if (bare.startsWith('.')) {
      const target = joinPath(dirname(file), bare)
      return known.has(target) ? target : null
    }
    const own = packages.find(({ folder }) => file.startsWith(`${folder}/`))
    if (bare.startsWith('#')) return own ? lookUp(own.folder, own.imports, bare) : null
    const other = packages.find((it) => bare === it.name || bare.startsWith(`${it.name}/`))
    return other ? lookUp(other.folder, other.exports, `.${bare.slice(other.name.length)}`) : null
  }
}
