import { Readable } from 'node:stream'
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Language } from '@runmart/contract/languages'

/** What a cell holds: a text, a number, a decimal that must not lose a digit, or nothing. */
type Cell = string | number | { decimal: string } | null

/** A column of a table: what stands above it, and its cell of a row. */
export type Column<Row> = readonly [heading: string, cellOf: (row: Row) => Cell]

/** Spreadsheets of each language take this for the end of a cell and for the point of a number. */
const marks: Record<Language, { end: string; point: string }> = {
  en: { end: ',', point: '.' },
  vi: { end: ';', point: ',' },
  ru: { end: ';', point: ',' },
}

/** The process answers other requests after each part of this length. */
const PART_CHARACTERS = 64 * 1024

/**
 * A table as text that the spreadsheets of a language open: a byte-order mark for their sake, quotes where needed, numbers
 * that they read as such, and no cell that they would take for a formula. Reads the next rows once the reader of the file has
 * taken those before.
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
 * A text that no spreadsheet calculates with: not as its own cell, and not where one that ends cells with another sign, or at each line,
 * sees one begin. Plain numbers stay, as in a link to a place on a map.
 */
function withoutFormulas(text: string): string {
  // Takes the quotes instead of looking back over them: looking back from each quote costs the square of their number.
  const inside = text.replace(/[,;\t\r\n]"*(?=[=@]|[+-](?!\d+(\.\d+)?([,;\s]|$)))/g, "$&'")
  return /^[=+\-@\t\r]/.test(text) ? `'${inside}` : inside
}

function quoted(text: string, end: string): string {
  return text.includes(end) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
