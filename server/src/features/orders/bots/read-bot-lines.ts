import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Bot } from '@runmart/bots/kit/bot'
import { type BadLine, eachLine, readBotLines } from '@runmart/contract/orders-lines'

/** A line that the bot itself cannot work with, and its own word for why. */
export type BotBadLine = { line: number; problem: 'botLine'; word: string }
export type CheckedLines = {
  lines: number
  good: readonly string[]
  duplicates: number
  bad: readonly (BadLine | BotBadLine)[]
}

const LONGEST_TURN_MS = 8

/** The lines of an upload as this bot reads them: each different one once, and those that are bad, by their numbers in the file. */
export async function readLinesFor(bot: Bot, content: string): Promise<CheckedLines> {
  const read = readBotLines(content)
  const words = new Map<string, string>()
  let turn = performance.now()
  for (const text of read.good) {
    const word = problemOf(bot, text)
    if (word !== null) words.set(text, word)
    // 100,000 lines must not keep everybody else's requests waiting.
    if (performance.now() - turn < LONGEST_TURN_MS) continue
    await othersFirst()
    turn = performance.now()
  }
  if (words.size === 0) return read
  const bad: (BadLine | BotBadLine)[] = [...read.bad]
  eachLine(content, (text, line) => {
    const word = words.get(text)
    if (word !== undefined) bad.push({ line, problem: 'botLine', word })
  })
  const good = read.good.filter((text) => !words.has(text))
  const duplicates = read.lines - bad.length - good.length
  return { lines: read.lines, good, duplicates, bad: bad.sort((one, other) => one.line - other.line) }
}

/** A bot is a guest here: one that breaks on a line cannot work with it. */
function problemOf(bot: Bot, text: string): string | null {
  try {
    const parsed = bot.parseLine(text)
    return 'problem' in parsed ? parsed.problem : null
  } catch {
    return ''
  }
}
