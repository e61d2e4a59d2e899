/**
 * A table as text that spreadsheets open: a byte-order mark for their sake, quotes where needed, and no cell that they
 * would take for a formula.
 */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, unknown>[],
): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','))
  return `\uFEFF${[columns.join(','), ...lines].join('\r\n')}\r\n`
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = String(value)
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
