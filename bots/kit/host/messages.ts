import type { BotLanguage } from '../bot.ts'
import type { WebAnswer, WebRequest } from '../bot-fetch.ts'
import type { FetchProblemCode } from '../fetch-problem.ts'
import type { LineOutcome, OutcomeProblem } from '../run-line.ts'

/** Module sources by address: as text, because a bot's process may read no file. */
export type Modules = Readonly<Record<string, string>>

/** The first message to a bot's process: the common code of all bots. It loads that and waits for its bot. */
export type Prepare = {
  modules: Modules
  /** Globals that the language itself defines; of the others only a few stay. */
  language: readonly string[]
  host: string
}

/** The second and last message: its bot, and the run's settings. */
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

/** Messages from the platform to a bot's process, a line of JSON each. */
export type ToBot =
  | { give: readonly (readonly [line: number, text: string])[] }
  | { halt: true }
  | { web: number; answer: PackedAnswer | { problem: FetchProblemCode } }

/** Messages from a bot's process, a line of JSON each. One `web` answers each `ask`, `quiet` answers `halt`. */
export type FromBot =
  /** The process has loaded the kit, and no bot yet. */
  | { prepared: true }
  | { ready: true }
  | { beat: true }
  | { quiet: true }
  | { done: DoneLine[] }
  /** `threw`: an exception of the bot, not its log. */
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
