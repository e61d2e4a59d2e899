import type { WebAnswer, WebRequest } from '../bot-fetch.ts'
import type { FetchProblemCode } from '../fetch-problem.ts'
import type { LineOutcome, OutcomeProblem } from '../run-line.ts'

/** The first thing a bot's process is told: all its code, as text, because it may read no file. */
export type Start = {
  /** Source of each module by its address. */
  modules: Record<string, string>
  /** Names that the language itself defines; of the others only a few are left. */
  language: readonly string[]
  host: string
  bot: string
  settings: Record<string, string>
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
