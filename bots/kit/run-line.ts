import type { Bot, BotContext, LineResult } from './bot.ts'
import { FetchProblem, type FetchProblemCode } from './fetch-problem.ts'
import { plainText } from './plain-text.ts'

/** Why a line has no answer from the bot; the shop has words for it in every language. */
export const outcomeProblems = ['threw', 'tookTooLong', 'unreadable'] as const
export type OutcomeProblem = (typeof outcomeProblems)[number] | FetchProblemCode

/**
 * The outcome of a line. `skipped` is the bot's fault, not the line's: the customer does not pay. With a problem the
 * text is for developers, except for `unreadable`, where it is the bot's text.
 */
export type LineOutcome = { status: 'ok' | 'failed' | 'skipped'; text: string; problem?: OutcomeProblem }

/**
 * Runs a bot on one parsed line. Always returns an outcome, even if the bot throws, answers nonsense or never answers.
 * Rethrows an aborted signal.
 */
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

export function messageOf(problem: unknown): string {
  // Cuts before cleaning: cleaning a giant text takes long.
  return plainText((problem instanceof Error ? problem.message : String(problem)).slice(0, 2_000))
}

/** Checks the answer, because a bot is foreign code. */
function checked(result: unknown): LineOutcome {
  const { ok, text } = (result ?? {}) as Partial<LineResult>
  if (typeof ok !== 'boolean' || typeof text !== 'string') throw new Error('run must answer { ok, text }')
  return { status: ok ? 'ok' : 'failed', text: plainText(text) }
}
