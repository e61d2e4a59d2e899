import type { Bot, BotContext, LineResult } from './bot.ts'
import { FetchProblem } from './fetch-problem.ts'
import { plainText } from './plain-text.ts'

/** What became of a line. `skipped` is the bot's own fault, not the line's: it is not billed. */
export type LineOutcome = { status: 'ok' | 'failed' | 'skipped'; text: string }

/** Lets a bot do one parsed line and always ends in an outcome, also when the bot throws, answers nonsense or never answers; an aborted signal is thrown on. */
export async function runLine(bot: Bot, line: unknown, context: BotContext<string>): Promise<LineOutcome> {
  const { signal } = context
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return checked(await Promise.race([bot.run(line, context), aborted.promise]))
  } catch (problem) {
    signal.throwIfAborted()
    if (problem instanceof FetchProblem) return { status: 'failed', text: problem.message }
    context.log(plainText(`The bot broke: ${problem instanceof Error ? problem.message : String(problem)}`))
    return { status: 'skipped', text: 'the bot broke on this line' }
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** A bot is a guest: what it answers is looked at before it is kept. */
function checked(result: unknown): LineOutcome {
  const { ok, text } = (result ?? {}) as Partial<LineResult>
  if (typeof ok !== 'boolean' || typeof text !== 'string') throw new Error('run must answer { ok, text }')
  return { status: ok ? 'ok' : 'failed', text: plainText(text) }
}
