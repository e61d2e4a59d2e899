import { eachLine, type LineProblem, MAX_LINES, readReferralLine } from '@runmart/contract/orders-lines'

export type LinkLine = {
  /** The line's number in the file, which stays when other lines are removed. */
  line: number
  text: string
  /** The line's link and amount, or its problem. */
  read: { link: string; amount: number } | LineProblem
}

/** Reads the lines of a list like the server does; null if they exceed the maximum of one order. */
export function parseLinkLines(content: string): LinkLine[] | null {
  const lines: LinkLine[] = []
  const count = eachLine(content, (text, line) => lines.push({ line, text, read: readReferralLine(text) }))
  return count > MAX_LINES ? null : lines
}

/** The list with one line replaced; an empty text removes the line. */
export function replaceLine(lines: readonly LinkLine[], line: number, text: string): LinkLine[] {
  const trimmed = text.trim()
  if (!trimmed) return lines.filter((it) => it.line !== line)
  return lines.map((it) => (it.line === line ? { line, text: trimmed, read: readReferralLine(trimmed) } : it))
}

export type LinesSummary = {
  bad: LinkLine[]
  good: LinkLine[]
  /** The numbers of lines that repeat an earlier link. */
  duplicates: ReadonlySet<number>
  /** The number of referrals in the good lines. */
  sum: number
}

/** Sums up a list: good and bad lines, duplicates, and the sum of the good ones. */
export function summarizeLines(lines: readonly LinkLine[]): LinesSummary {
  const summary = { bad: [] as LinkLine[], good: [] as LinkLine[], duplicates: new Set<number>(), sum: 0 }
  const seen = new Set<string>()
  for (const line of lines) {
    if (typeof line.read === 'string') {
      summary.bad.push(line)
      continue
    }
    summary.good.push(line)
    summary.sum += line.read.amount
    if (seen.has(line.read.link)) summary.duplicates.add(line.line)
    seen.add(line.read.link)
  }
  return summary
}

/** The list as the form sends it: every line keeps its place in the file. */
export function joinLines(lines: readonly LinkLine[]): string {
  const texts: string[] = []
  for (const { line, text } of lines) texts[line - 1] = text
  return Array.from(texts, (text) => text ?? '').join('\n')
}
