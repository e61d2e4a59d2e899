import { Readable } from 'node:stream'
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Language } from '@runmart/contract/languages'

/** A text, a number, a decimal that must keep every digit, or an empty cell. */
type Cell = string | number | { decimal: string } | null

/** A column: its heading, and its cell in a row. */
export type Column<Row> = readonly [heading: string, cellOf: (row: Row) => Cell]

/** Cell separator and decimal point that spreadsheets expect in each language. */
const marks: Record<Language, { end: string; point: string }> = {
  en: { end: ',', point: '.' },
  vi: { end: ';', point: ',' },
  ru: { end: ';', point: ',' },
}

/** After each part of this length the process answers other requests. */
const PART_CHARACTERS = 64 * 1024

/**
 * A table as CSV for the spreadsheets of a language. It has their byte-order mark, quotes and number format, and no
 * cell that they would run as a formula. Reads more rows only when the reader of the file needs them.
 */
export function streamCsv<Row>(
  language: Language,
  columns: readonly Column<Row>[],
  parts: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): Readable {
  async function* text() {
    const headings = columns.map(([heading]) => heading)
    let part = `\uFEFF${lineText(language, headings)}`
    for await (const rows of parts)
      for (const row of rows) {
        const cells = columns.map(([, cellOf]) => cellOf(row))
        part += lineText(language, cells)
        if (part.length < PART_CHARACTERS) continue
        yield part
        part = ''
        await othersFirst()
      }
    if (part) yield part
  }
  return Readable.from(text(), { objectMode: false })
}

function lineText(language: Language, cells: readonly Cell[]): string {
  return `${cells.map((cell) => cellText(cell, language)).join(marks[language].end)}\r\n`
}

function cellText(cell: Cell, language: Language): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const { end, point } = marks[language]
  if (typeof cell === 'object') return quoted(cell.decimal.replace('.', point), end)
  return quoted(withoutFormulas(cell), end)
}

/**
 * Disarms formulas at the start of a text and after every character that ends a cell in some spreadsheet. Plain numbers
 * stay, as in a link to a place on a map.
 */
function withoutFormulas(text: string): string {
  // Matches the quotes forwards: a lookbehind at each quote would take quadratic time.
  const inside = text.replace(/[,;\t\r\n]"*(?=[=@]|[+-](?!\d+(\.\d+)?([,;\s]|$)))/g, "$&'")
  return /^[=+\-@\t\r]/.test(text) ? `'${inside}` : inside
}

function quoted(text: string, end: string): string {
  return text.includes(end) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
