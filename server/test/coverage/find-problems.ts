import { titlesOf } from '../../../testing/titles-of.ts'
import { readRows } from './read-rows.ts'

const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Files with tests, of both tiers. */
const isRun = (file: string) => /\.test\.(tsx?|mjs)$/.test(file) || /^e2e\/journeys\/[^/]+\.spec\.ts$/.test(file)

/** Problems of the page: sections without rows, rows without tests, and missing tests. */
export function findProblems(page: string, read: (file: string) => string | null): string[] {
  const rows = readRows(page)
  const bare = sections.filter((section) => !rows.some((row) => row.section === section))
  return [
    ...bare.map((section) => `section ${section} has no rows`),
    ...rows.flatMap(({ line, tests }) =>
      tests.length ? tests.flatMap((name) => problemOf(name, read, line)) : [`line ${line} names no test`],
    ),
  ]
}

function problemOf(name: string, read: (file: string) => string | null, line: number): string[] {
  const [file = '', title, step] = name.split(' › ')
  const source = isRun(file) ? read(file) : null
  if (source === null) return [`line ${line}: there is no test file ${file}`]
  const found = titlesOf(source).filter((it) => it.title === title)
  if (!found.length) return [`line ${line}: ${file} has no test “${title}”`]
  if (step !== undefined && !found.some((it) => it.steps.includes(step)))
    return [`line ${line}: “${title}” has no step “${step}”`]
  return []
}
