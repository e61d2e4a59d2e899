// node tools/measure-structure.mjs [checkout]: counts what says how easily a checkout is read. Runs on older commits, too.
import { resolve } from 'node:path'
import { findCircles, genderedComments, readSources } from './source-graph.mjs'

const SMALL = 15
const FOLDABLE = 20

/** The numbers by which two states of the repository are compared. */
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
  return {
    'code files': code.length,
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

/** Neither a test, nor what serves tests alone, nor sentences, nor generated. */
function isCode({ file, text }) {
  return (
    !/\.(test|spec)\.\w+$/.test(file) &&
    !/^(e2e|server\/test|bots\/test)\//.test(file) &&
    !/^i18n\/src\/(en|vi|ru)\//.test(file) &&
    !/generated/i.test(file + text.split('\n', 1)[0])
  )
}

/** A feature, a room such as server/src/platform, or a workspace. */
function folderOf(file) {
  const [, folder] = /^((?:server|web)\/src\/features\/[^/]+|(?:server|web|site)\/src\/[^/]+(?=\/)|[^/]+)/.exec(file)
  return folder
}

if (process.argv[1] === import.meta.filename) {
  const root = resolve(process.argv[2] ?? `${import.meta.dirname}/..`)
  for (const [name, value] of Object.entries(measureStructure(root)))
    console.log(`${String(value).padStart(6)}  ${name}`)
}
