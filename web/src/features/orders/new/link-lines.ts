import { eachLine, type LineProblem, MAX_LINES, readReferralLine } from '@runmart/contract/orders-lines'

export type LinkLine = {
  /** Its number in the file; it stays when others are removed. */
  line: number
  text: string
  /** Its link and amount, or what is wrong with it. */
  read: { link: string; amount: number } | LineProblem
}

/** The lines of a list, read as the server will read them; null when they are more than can be ordered at once. */
export function parseLinkLines(content: string): LinkLine[] | null {
  const lines: LinkLine[] = []
  const count = eachLine(content, (text, line) => lines.push({ line, text, read: readReferralLine(text) }))
  return count > MAX_LINES ? null : lines
}

/** The list with one line written anew; an empty text takes it out. */
export function replaceLine(lines: readonly LinkLine[], line: number, text: string): LinkLine[] {
  const trimmed = text.trim()
  if (!trimmed) return lines.filter((it) => it.line !== line)
  return lines.map((it) => (it.line === line ? { line, text: trimmed, read: readReferralLine(trimmed) } : it))
}

export type LinesSummary = {
  bad: LinkLine[]
  good: LinkLine[]
  /** The numbers of lines whose link was named before. */
  duplicates: ReadonlySet<number>
  /** How many referrals the good lines come to. */
  sum: number
}

/** What is in a list: good and bad lines, duplicates, and the sum of the good ones. */
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

/** The list as it is sent: every line where it was in the file. */
export function joinLines(lines: readonly LinkLine[]): string {
  const texts: string[] = []
  for (const { line, text } of lines) texts[line - 1] = text
  return Array.from(texts, (text) => text ?? '').join('\n')
}
