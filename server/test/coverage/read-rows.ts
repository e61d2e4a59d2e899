/** One promise of the specification on the page: its line, and the tests it names. */
export type Row = { section: number; line: number; tests: string[] }

/** Reads the tables of the page: below each `## 4. …` every row that is neither head nor ruler. */
export function readRows(page: string): Row[] {
  const rows: Row[] = []
  let section = 0
  const lines = page.split('\n')
  for (const [index, line] of lines.entries()) {
    const heading = /^## (\d+)\. /.exec(line)
    if (heading) section = Number(heading[1])
    if (!section || !line.startsWith('|') || isRuler(line) || isRuler(lines[index + 1])) continue
    const lastCell = line.split(/(?<!\\)\|/).at(-2) ?? ''
    rows.push({ section, line: index + 1, tests: [...lastCell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) })
  }
  return rows
}

const isRuler = (line = '') => /^\|[-| ]+\|$/.test(line)
