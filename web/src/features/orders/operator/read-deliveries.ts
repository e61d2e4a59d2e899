import { MAX_DELIVERY_TEXT } from '@runmart/contract/orders-desk'
import { isText } from '@runmart/contract/orders-lines'

type BadDelivery = { line: number; problem: 'lineFormat' | 'lineEmpty' | 'lineTooLong' | 'notText' }
type Deliveries = {
  notes: Map<string, string>
  bad: BadDelivery[]
  /** The codes of orders that have a bad line: nobody gets a part of what they ordered. */
  leftOut: Set<string>
}

const code = /^RM-[A-Z0-9]{6}([A-Z0-9]{2})?$/
const codeAtStart = /^RM-[A-Z0-9]{6}([A-Z0-9]{2})?(?![A-Z0-9])/

/**
 * What each order of a file gives its customer: `code|text`, a line each; spreadsheets put a tab between them. Lines of the same code are one delivery, a list of
 * accounts for one, and one bad line leaves the whole order out. Blank lines are skipped.
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
      // Without its bar or tab a line may still say whose it is.
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
