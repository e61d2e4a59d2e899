import { MAX_DELIVERY_TEXT } from '@runmart/contract/orders-desk'

type BadDelivery = { line: number; problem: 'lineFormat' | 'lineEmpty' | 'lineTooLong' }

const code = /^RM-[A-Z0-9]{6}([A-Z0-9]{2})?$/i

/**
 * What each order of a file gives its customer: `code|text`, a line each. Lines of the same code are one delivery, a list of
 * accounts for one. Blank lines are skipped; of a bad one nothing is used.
 */
export function readDeliveries(content: string): { notes: Map<string, string>; bad: BadDelivery[] } {
  const notes = new Map<string, string>()
  const bad: BadDelivery[] = []
  // A spreadsheet may have put a byte order mark before everything.
  for (const [at, text] of content
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (!text.trim()) continue
    const line = at + 1
    const bar = text.indexOf('|')
    const name = text.slice(0, bar).trim().toUpperCase()
    const note = text.slice(bar + 1).trim()
    const before = notes.get(name)
    const all = before === undefined ? note : `${before}\n${note}`
    if (bar < 0 || !code.test(name)) bad.push({ line, problem: 'lineFormat' })
    else if (!note) bad.push({ line, problem: 'lineEmpty' })
    else if (all.length > MAX_DELIVERY_TEXT) bad.push({ line, problem: 'lineTooLong' })
    else notes.set(name, all)
  }
  return { notes, bad }
}
