import type { BotLanguage } from '../bot.ts'
import type { WebAnswer, WebRequest } from '../bot-fetch.ts'
import type { FetchProblemCode } from '../fetch-problem.ts'
import type { LineOutcome, OutcomeProblem } from '../run-line.ts'

/** Source of modules by their addresses: as text, because a bot's process may read no file. */
export type Modules = Readonly<Record<string, string>>

/** The first thing a bot's process is told: the code that every bot needs. It loads that and waits for its bot. */
export type Prepare = {
  modules: Modules
  /** Names that the language itself defines; of the others only a few are left. */
  language: readonly string[]
  host: string
}

/** The second: its bot, and how it is to run. There is no other after it. */
export type Start = {
  modules: Modules
  bot: string
  settings: Record<string, string>
  language: BotLanguage
  concurrency: number
  lineMs: number
  beatMs: number
}

/** A web answer on its way through a channel of text. */
export type PackedAnswer = Omit<WebAnswer, 'body'> & { body: string }

/** What the platform tells a bot's process, a line of JSON each. */
export type ToBot =
  | { give: readonly (readonly [line: number, text: string])[] }
  | { halt: true }
  | { web: number; answer: PackedAnswer | { problem: FetchProblemCode } }

/** What a bot's process tells the platform, a line of JSON each. Every `ask` is answered by one `web`, a `halt` by `quiet`. */
export type FromBot =
  /** The kit is loaded, and no bot yet. */
  | { prepared: true }
  | { ready: true }
  | { beat: true }
  | { quiet: true }
  | { done: DoneLine[] }
  /** `threw`: what the bot threw, not what it logged. */
  | { log: string; left: number; threw?: true }
  | { ask: number; line: number; request: WebRequest }

export type DoneLine = readonly [
  line: number,
  status: LineOutcome['status'],
  text: string,
  problem?: OutcomeProblem | undefined,
]

export const MAX_DONE_PER_BATCH = 500
export const MAX_LOGGED_PER_SECOND = 20
