import { titlesOf } from './titles-of.ts'

const results = ['holds', 'in part', 'to come']

/** One line of docs/refusals.md: the attempt, its tests (`file › title`), and the result. */
export type Refused = { number: number; what: string; tests: string[]; result: string; line: number }

/** Reads every row that begins with a number: `| R17 | … | … | … |`. */
export function readTable(page: string): Refused[] {
  return page.split('\n').flatMap((text, index) => {
    const [, number = '', what = '', shown = '', result = ''] = text.split(/(?<!\\)\|/).map((it) => it.trim())
    if (!/^R\d+$/.test(number)) return []
    const tests = [...shown.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    return [{ number: Number(number.slice(1)), what, tests, result, line: index + 1 }]
  })
}

/** Files with tests, of both tiers. */
const isTest = (file: string) => /\.test\.(tsx?|mjs)$/.test(file) || /^e2e\/journeys\/[^/]+\.spec\.ts$/.test(file)

/** Problems of the page: missing numbers, rows without tests or result, missing tests. */
export function findTableProblems(
  page: string,
  numbers: readonly number[],
  read: (file: string) => string | null,
): string[] {
  const rows = readTable(page)
  return [
    ...numbers.filter((it) => !rows.some((row) => row.number === it)).map((it) => `R${it} is missing`),
    ...rows
      .filter((row, at) => !numbers.includes(row.number) || rows.findIndex((it) => it.number === row.number) < at)
      .map((it) => `line ${it.line}: R${it.number} is not a number of the list, or there twice`),
    ...rows.flatMap((row) => [
      ...(results.some((it) => row.result.startsWith(it)) ? [] : [`line ${row.line}: no result`]),
      ...(/^(holds|in part)/.test(row.result) && !row.tests.length ? [`line ${row.line} names no test`] : []),
      ...(row.result !== 'holds' && !/: \S/.test(row.result) ? [`line ${row.line} says not why`] : []),
      ...row.tests.flatMap((name) => problemOf(name, read).map((it) => `line ${row.line}: ${it}`)),
    ]),
  ]
}

/** Tests that a text names and that do not exist. */
export function findMissingTests(text: string, read: (file: string) => string | null): string[] {
  const named = [...text.matchAll(/`([^`]+ › [^`]+)`/g)].map(([, name = '']) => name)
  return named.flatMap((name) => problemOf(name, read))
}

function problemOf(name: string, read: (file: string) => string | null): string[] {
  const [file = '', title] = name.split(' › ')
  const source = isTest(file) ? read(file) : null
  if (source === null) return [`there is no test file ${file}`]
  return titlesOf(source).some((it) => it.title === title) ? [] : [`${file} has no test “${title}”`]
}
