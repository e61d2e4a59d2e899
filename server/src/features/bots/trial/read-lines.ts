import type { Bot } from '@runmart/bots/kit/bot'
import { eachLine, type LineProblem, readBotLines } from '@runmart/contract/orders-lines'

export type TrialLine = { number: number; text: string; line: unknown }
export type RefusedLine = { number: number; why: string }

const unreadable: Partial<Record<LineProblem, string>> = {
  lineTooLong: 'This line is longer than 2,000 characters',
  notText: 'This line is not readable text; save the file as UTF-8',
}

/** The lines that a bot would get from this file, with line numbers. Lists refused lines with the reason. */
export function readLines(
  bot: Bot,
  content: string,
): { lines: TrialLine[]; refused: RefusedLine[]; duplicates: number; count: number } {
  const { good, bad, duplicates, lines: count } = readBotLines(content)
  const refused = bad.map(({ line, problem }) => ({ number: line, why: unreadable[problem] ?? problem }))
  const numbers = new Map<string, number>()
  eachLine(content, (text, number) => {
    if (!numbers.has(text)) numbers.set(text, number)
  })
  const lines: TrialLine[] = []
  for (const text of good) {
    const number = numbers.get(text) ?? 0
    const parsed = bot.parseLine(text)
    if ('line' in parsed) lines.push({ number, text, line: parsed.line })
    else refused.push({ number, why: bot.problems[parsed.problem]?.en ?? parsed.problem })
  }
  return { lines, refused: refused.sort((one, other) => one.number - other.number), duplicates, count }
}
