import type { Bot } from '@runmart/bots/kit/bot'
import type { BotRegistry } from '@runmart/bots/registry'
import { type BadLine, botLineSteps, visitLines } from '@runmart/contract/orders-lines'
import { getServiceKind } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { inTurns } from '#platform/in-turns.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'

/** A line that the bot refuses, with its own words for the reason. Null where the bot crashed on the line. */
type RefusedLine = { line: number; problem: 'botLine'; words: Bot['problems'][string] | null }
type CheckedLines = {
  lines: number
  good: readonly string[]
  duplicates: number
  bad: readonly (BadLine | RefusedLine)[]
}

/** Reads lines as the bot of a service does, without throwing for bad lines. */
export const botLineReader =
  (bots: BotRegistry): Shop['readBotLines'] =>
  async (tx, serviceId, content) =>
    readLinesFor(await getOfferedBot(tx, bots, serviceId), content)

/** The bot of a service; throws if it is not installed. */
export async function getOfferedBot(tx: Tx, bots: BotRegistry, serviceId: string): Promise<Bot> {
  const { serviceType, botId } = await getServiceKind(tx, serviceId)
  if (serviceType !== 'AUTO_BOT') throw refuseField('serviceId', 'serviceElsewhere')
  const installed = botId === null ? null : bots.find(botId)
  if (!installed) throw new Refusal('SERVICE_UNAVAILABLE_NOW')
  return installed.bot
}

/** The distinct lines of an upload as this bot reads them, and the bad ones by line number. */
export function readLinesFor(bot: Bot, content: string): Promise<CheckedLines> {
  return inTurns(checkLines(bot, content))
}

function* checkLines(bot: Bot, content: string): Generator<undefined, CheckedLines> {
  const read = yield* botLineSteps(content)
  const refused = new Map<string, string>()
  for (const text of read.good) {
    const problem = problemOf(bot, text)
    if (problem !== null) refused.set(text, problem)
    yield
  }
  if (refused.size === 0) return read
  const bad: (BadLine | RefusedLine)[] = [...read.bad]
  yield* visitLines(content, (text, line) => {
    const problem = refused.get(text)
    if (problem !== undefined) bad.push({ line, problem: 'botLine', words: bot.problems[problem] ?? null })
  })
  const good = read.good.filter((text) => !refused.has(text))
  const duplicates = read.lines - bad.length - good.length
  return { lines: read.lines, good, duplicates, bad: bad.sort((one, other) => one.line - other.line) }
}

/** A bot is foreign code: if it throws on a line, the line is bad. */
function problemOf(bot: Bot, text: string): string | null {
  try {
    const parsed = bot.parseLine(text)
    return 'problem' in parsed ? parsed.problem : null
  } catch {
    return ''
  }
}
