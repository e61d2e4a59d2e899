// node testing/proofs.mjs: writes into docs/spec-coverage.md and docs/refusals.md which tests prove each row.
import { readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { inCheckout } from '../tools/paths.mjs'
import { listTestFiles } from './stages/test-files.mjs'
import { titlesOf } from './titles-of.ts'

export const pages = ['docs/spec-coverage.md', 'docs/refusals.md']

/**
 * The tests that name what they prove, by a line above them: `// Proves S1.3, R17.`
 * @returns {{ id: string, file: string, title: string }[]}
 */
export function listProofs(files = readTestFiles()) {
  return files.flatMap(({ file, text }) =>
    titlesOf(text).flatMap(({ title, proves }) => proves.map((id) => ({ id, file, title }))),
  )
}

const readTestFiles = () => listTestFiles().map(({ file }) => ({ file, text: readFileSync(inCheckout(file), 'utf8') }))

/**
 * The rows of a page that have a number: `| R17 | … |`, with their cells and line.
 * @returns {{ id: string, cells: string[], line: number }[]}
 */
export function readRows(page) {
  return page.split('\n').flatMap((text, at) => {
    const cells = cellsOf(text)
    return /^[RS]\d+(\.\d+)?$/.test(cells[0] ?? '') ? [{ id: cells[0], cells, line: at + 1 }] : []
  })
}

const cellsOf = (line) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((it) => it.trim())

/** The page with the files of today's proofs in its column “Shown by”. */
export function withProofs(page, proofs, folder = 'docs') {
  let column = -1
  const lines = page.split('\n').map((line) => {
    const cells = cellsOf(line)
    if (cells[0] === 'No.') column = cells.indexOf('Shown by')
    if (!readRows(line).length || column < 0) return line
    const files = new Set(proofs.filter(({ id }) => id === cells[0]).map(({ file }) => file))
    const links = [...files].sort().map((file) => `[${nameOf(file)}](${posix.relative(folder, file)})`)
    return `| ${cells.with(column, links.join(' ')).join(' | ')} |`
  })
  return lines.join('\n')
}

const nameOf = (file) => posix.basename(file).replace(/(\.test|\.spec)?\.\w+$/, '')

if (process.argv[1] === import.meta.filename) {
  const proofs = listProofs()
  for (const page of pages) writeFileSync(inCheckout(page), withProofs(readFileSync(inCheckout(page), 'utf8'), proofs))
}
