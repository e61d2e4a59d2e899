import type { Bot, BotContext, LineResult } from './bot.ts'
import { FetchProblem } from './fetch-problem.ts'
import { plainText } from './plain-text.ts'

/** Lets a bot do one parsed line and always ends in a result, also when the bot throws, answers nonsense or never answers; an aborted signal is thrown on. */
export async function runLine(bot: Bot, line: unknown, context: BotContext<string>): Promise<LineResult> {
  const { signal } = context
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return checked(await Promise.race([bot.run(line, context), aborted.promise]))
  } catch (problem) {
    signal.throwIfAborted()
    if (problem instanceof FetchProblem) return { ok: false, text: problem.message }
    context.log(plainText(`The bot broke: ${problem instanceof Error ? problem.message : String(problem)}`))
    return { ok: false, text: 'the bot broke on this line' }
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** A bot is a guest: what it answers is looked at before it is kept. */
function checked(result: unknown): LineResult {
  const { ok, text } = (result ?? {}) as Partial<LineResult>
  if (typeof ok !== 'boolean' || typeof text !== 'string') throw new Error('run must answer { ok, text }')
  return { ok, text: plainText(text) }
}
