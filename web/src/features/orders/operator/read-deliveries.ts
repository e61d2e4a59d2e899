import { MAX_DELIVERY_TEXT } from '@runmart/contract/orders-desk'
import { isText } from '@runmart/contract/orders-lines'

type BadDelivery = { line: number; problem: 'lineFormat' | 'lineEmpty' | 'lineTooLong' | 'notText' }
type Deliveries = {
  notes: Map<string, string>
  bad: BadDelivery[]
  /** The codes of orders with a bad line: no customer gets a partial delivery. */
  leftOut: Set<string>
}

const code = /^RM-[A-Z0-9]{6}([A-Z0-9]{2})?$/
const codeAtStart = /^RM-[A-Z0-9]{6}([A-Z0-9]{2})?(?![A-Z0-9])/

/**
 * Reads each order's text from a file: `code|text`, one per line; spreadsheets use a tab between them. Lines with the
 * same code form one delivery, such as a list of accounts. One bad line skips the whole order. Blank lines are skipped.
 */
export function readDeliveries(content: string): Deliveries {
  const notes = new Map<string, string>()
  const bad: BadDelivery[] = []
  const leftOut = new Set<string>()
  // A spreadsheet may have put a byte order mark before everything.
  for (const [at, text] of content
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (!text.trim()) continue
    const [, name = '', given] = /^\s*([^|\t]*)(?:[|\t](.*))?$/s.exec(text) ?? []
    const order = name.trim().toUpperCase()
    const note = given?.trim() ?? ''
    const before = notes.get(order)
    const all = before === undefined ? note : `${before}\n${note}`
    const problem = problemOf(text, order, all, given)
    if (problem) {
      bad.push({ line: at + 1, problem })
      // A line without its bar or tab may still start with the order's code.
      const [named] = codeAtStart.exec(order) ?? []
      if (named) leftOut.add(named)
    } else notes.set(order, all)
  }
  for (const order of leftOut) notes.delete(order)
  return { notes, bad, leftOut }
}

function problemOf(text: string, order: string, all: string, given?: string): BadDelivery['problem'] | null {
  if (!isText(text)) return 'notText'
  if (given === undefined || !code.test(order)) return 'lineFormat'
  if (!given.trim()) return 'lineEmpty'
  return all.length > MAX_DELIVERY_TEXT ? 'lineTooLong' : null
}
