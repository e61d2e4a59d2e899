// node tools/measure-structure.mjs [checkout]: counts signs of readability in a checkout. Runs on older commits, too.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commentLines, findCircles, genderedComments, opensInDialect, readSources, readSql } from './source-graph.mjs'

const SMALL = 15
const FOLDABLE = 20

/** The numbers that compare two states of the repository. */
export function measureStructure(root) {
  const sources = readSources(root)
  const code = sources.filter(isCode)
  const importers = new Map()
  for (const { file, imports } of code)
    for (const { target } of imports) if (target) importers.set(target, (importers.get(target) ?? new Set()).add(file))
  const sizes = code.map((it) => it.lines).sort((a, b) => a - b)
  const arrows = new Set(
    code.flatMap(({ file, imports }) =>
      imports
        .filter(({ target }) => target && folderOf(target) !== folderOf(file))
        .map(({ target }) => `${folderOf(file)} → ${folderOf(target)}`),
    ),
  )
  const comments = [...sources, ...readSql(root)].flatMap(({ text }) => commentLines(text))
  return {
    ...linesByArea([...sources.filter((it) => !isTest(it)), ...readSql(root)]),
    migrations: readSql(root).filter(({ file }) => file.startsWith('server/migrations/')).length,
    'words of documents': wordsOfDocuments(root),
    'comment lines': comments.length,
    'comment lines that open in the dialect': comments.filter(opensInDialect).length,
    'code files': code.length,
    'code files with one importer': code.filter(({ file }) => importers.get(file)?.size === 1).length,
    'median lines': sizes[Math.floor(sizes.length / 2)] ?? 0,
    [`files under ${SMALL} lines`]: sizes.filter((it) => it < SMALL).length,
    [`files of at most ${FOLDABLE} lines with one importer`]: code.filter(
      ({ file, lines }) => lines <= FOLDABLE && importers.get(file)?.size === 1,
    ).length,
    'files over 150 lines': sizes.filter((it) => it > 150).length,
    'import circles': findCircles(sources).length,
    'import arrows between folders': arrows.size,
    'imports with ../../': sources.flatMap((it) => it.imports).filter(({ name }) => name.startsWith('../../')).length,
    'comments with he, him, his': sources.flatMap(({ text }) => genderedComments(text)).length,
  }
}

function linesByArea(files) {
  const areas = Map.groupBy(
    files,
    ({ file }) => (/^server\/(src|functions|migrations|test)/.exec(file) ?? file.split('/'))[0],
  )
  const lines = (list) => list.reduce((sum, it) => sum + it.lines, 0)
  const each = [...areas]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, list]) => [`lines of ${area}, ${list.length} files`, lines(list)])
  return { ...Object.fromEntries(each), 'lines without tests': lines(files) }
}

function wordsOfDocuments(root) {
  const pages = [
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'README.md',
    ...readdirSync(join(root, 'docs'), { recursive: true }).map((it) => `docs/${it}`),
  ]
  return pages
    .filter((it) => it.endsWith('.md'))
    .reduce((sum, it) => sum + readFileSync(join(root, it), 'utf8').split(/\s+/).filter(Boolean).length, 0)
}

function isTest({ file }) {
  return /\.(test|spec)\.\w+$/.test(file)
}

/** Neither a test, nor a helper of tests, nor sentences, nor generated. */
function isCode({ file, text }) {
  return (
    !isTest({ file }) &&
    !/^(e2e|server\/test|bots\/test)\//.test(file) &&
    !/^i18n\/src\/(en|vi|ru)\//.test(file) &&
    !/generated/i.test(file + text.split('\n', 1)[0])
  )
}

/** A feature, a layer such as server/src/platform, or a workspace. */
function folderOf(file) {
  const [, folder] = /^((?:server|web)\/src\/features\/[^/]+|(?:server|web|site)\/src\/[^/]+(?=\/)|[^/]+)/.exec(file)
  return folder
}

if (process.argv[1] === import.meta.filename) {
  const root = resolve(process.argv[2] ?? `${import.meta.dirname}/..`)
  for (const [name, value] of Object.entries(measureStructure(root)))
    console.log(`${String(value).padStart(6)}  ${name}`)
}
