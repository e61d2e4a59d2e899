import type { BotFetch } from './bot-fetch.ts'

/** The same sentence in every language of the shop. A bot carries its own: it is installed by itself. */
export type LocalizedText = { en: string; vi: string; ru: string }
export type BotLanguage = keyof LocalizedText

/** One thing that can be set. Values are text; without a fallback one must be given. */
export type Setting = {
  label: LocalizedText
  /** Who fills it in: the customer with each order, or the operator once for the shop. */
  by: 'customer' | 'operator'
  fallback?: string
  /** Never shown again and never logged. */
  secret?: boolean
  fits?(value: string): boolean
}

/** What became of a line: plain text for people, at most `MAX_RESULT_LENGTH` characters. */
export type LineResult = { ok: boolean; text: string }

/** A line as the bot understands it, or the word for what is wrong with it. */
export type Parsed<Line, Problem extends string> = { line: Line } | { problem: Problem }

/** All a bot can reach while it runs; there is no network, file or environment besides. */
export type BotContext<Names extends string> = {
  fetch: BotFetch
  /** Says something to the customer's console. */
  log(text: string): void
  /** Aborted when this line takes too long. */
  signal: AbortSignal
  settings: Readonly<Record<Names, string>>
  /** The customer's: what the bot answers and logs is in it. */
  language: BotLanguage
}

export type BotDefinition<Line, Names extends string, Problem extends string> = {
  /** Lower-case words with dashes; the name of the bot's folder. */
  id: string
  name: LocalizedText
  describe: LocalizedText
  /** A line that parses, shown to customers as the form to follow. */
  example: string
  settings: Record<Names, Setting>
  /** Every word that `parseLine` can answer, with the sentence shown beside the line. */
  problems: Record<Problem, LocalizedText>
  /** May a line that was under way when everything died be tried again? `skip` when doing it twice would hurt. */
  retry: 'again' | 'skip'
  /** Pure and quick: it also runs before anything is paid. */
  parseLine(text: string): Parsed<Line, Problem>
  run(line: Line, context: BotContext<Names>): Promise<LineResult>
}

/** Any bot, for those who run it. */
export type Bot = BotDefinition<unknown, string, string>

export const MAX_RESULT_LENGTH = 500
