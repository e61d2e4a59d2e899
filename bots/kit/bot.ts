import type { BotFetch } from './bot-fetch.ts'

/**
 * The same sentence in every language of the shop. A bot carries its own texts, because shops install it separately.
 */
export type LocalizedText = { en: string; vi: string; ru: string }
export type BotLanguage = keyof LocalizedText

/** A setting of a bot. Values are text; without a fallback it is required. */
export type Setting = {
  label: LocalizedText
  /** The person who fills it in: the customer with each order, or the operator once for the shop. */
  by: 'customer' | 'operator'
  fallback?: string
  /** The shop never shows it again and never logs it. */
  secret?: boolean
  fits?(value: string): boolean
}

/** The outcome of a line: plain text for people, at most `MAX_RESULT_LENGTH` characters. */
export type LineResult = { ok: boolean; text: string }

/** A parsed line, or the code of its problem. */
export type Parsed<Line, Problem extends string> = { line: Line } | { problem: Problem }

/** Everything that a running bot can reach; it has no network, files or environment besides. */
export type BotContext<Names extends string> = {
  fetch: BotFetch
  /** Writes to the customer's console. */
  log(text: string): void
  /** Aborts when this line takes too long. */
  signal: AbortSignal
  settings: Readonly<Record<Names, string>>
  /** The customer's language; the bot answers and logs in it. */
  language: BotLanguage
}

export type BotDefinition<Line, Names extends string, Problem extends string> = {
  /** Lower-case words with dashes; the name of the bot's folder. */
  id: string
  name: LocalizedText
  describe: LocalizedText
  /** A valid line, shown to customers as the format to follow. */
  example: string
  settings: Record<Names, Setting>
  /** The sentence beside a line for every code of `parseLine`. */
  problems: Record<Problem, LocalizedText>
  /** Whether a line that was running during a crash may run again. `skip` if a repetition does harm. */
  retry: 'again' | 'skip'
  /** Pure and quick: it also runs before the customer pays. */
  parseLine(text: string): Parsed<Line, Problem>
  run(line: Line, context: BotContext<Names>): Promise<LineResult>
}

/** Any bot, for code that runs bots. */
export type Bot = BotDefinition<unknown, string, string>

export const MAX_RESULT_LENGTH = 500
