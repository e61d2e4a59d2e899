import type { Bot, BotContext, LineResult } from './bot.ts'
import { FetchProblem, type FetchProblemCode } from './fetch-problem.ts'
import { plainText } from './plain-text.ts'

/** Why a line has no answer of the bot's own; the shop has words for it in every language. */
export const outcomeProblems = ['threw', 'tookTooLong', 'unreadable'] as const
export type OutcomeProblem = (typeof outcomeProblems)[number] | FetchProblemCode

/**
 * What became of a line. `skipped` is the bot's own fault, not the line's: it is not billed. Beside a problem the text is
 * for developers, but for `unreadable`, where it is the bot's own words.
 */
export type LineOutcome = { status: 'ok' | 'failed' | 'skipped'; text: string; problem?: OutcomeProblem }

/** Lets a bot do one parsed line and always ends in an outcome, also when the bot throws, answers nonsense or never answers; an aborted signal is thrown on. */
export async function runLine(
  bot: Bot,
  line: unknown,
  context: BotContext<string>,
  threw: (problem: unknown) => void = (problem) => context.log(`The bot broke: ${messageOf(problem)}`),
): Promise<LineOutcome> {
  const { signal } = context
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return checked(await Promise.race([bot.run(line, context), aborted.promise]))
  } catch (problem) {
    signal.throwIfAborted()
    if (problem instanceof FetchProblem) return { status: 'failed', text: problem.message, problem: problem.code }
    threw(problem)
    return { status: 'skipped', text: 'the bot broke on this line', problem: 'threw' }
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** What was thrown, as one line of plain text. */
export function messageOf(problem: unknown): string {
  // Cut before it is cleaned: cleaning a giant takes long.
  return plainText((problem instanceof Error ? problem.message : String(problem)).slice(0, 2_000))
}

/** A bot is foreign code: its answer is checked. */
function checked(result: unknown): LineOutcome {
  const { ok, text } = (result ?? {}) as Partial<LineResult>
  if (typeof ok !== 'boolean' || typeof text !== 'string') throw new Error('run must answer { ok, text }')
  return { status: ok ? 'ok' : 'failed', text: plainText(text) }
}
