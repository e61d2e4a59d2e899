import type { WebFetch } from '@runmart/bots/kit/bot-fetch'
import type { LineOutcome } from '@runmart/bots/kit/run-line'
import type { InstalledBot } from '@runmart/bots/registry'
import type { Language } from '@runmart/contract/accounts'
import type { RunNote } from '@runmart/contract/bots'
import type { IsolationLayers } from './isolation-command.ts'
import type { IsolatedChild } from './spawn-isolated.ts'

export type InputLine = { line: number; text: string }
export type LineAnswer = LineOutcome & { line: number }

/** A line of a bot's log: its own text, or a note of the shop with a detail. */
export type LoggedLine = { text: string; note?: Extract<RunNote, 'bot-threw' | 'lines-left-out'> }

/** The reason for the end of a process: a kill, a crash, too much memory or time, or broken protocol. */
export type ProcessEnd = { why: 'killed' | 'crashed' | 'memory' | 'hung' | 'protocol'; detail: string }

export type BotProcess = {
  readonly pid: number | undefined
  /** Settles (never rejects) when the process listens or is gone. */
  readonly ready: Promise<void>
  /** Hands over lines; the bot answers every line exactly once unless the process ends first. */
  give(lines: readonly InputLine[]): void
  /**
   * Begins no more lines; those under way may finish. Settles (never rejects) when all have, or the process is gone.
   */
  halt(): Promise<void>
  /** Kills the process at once and ignores the rest of its output. */
  kill(): void
  /** Settles (never rejects) when the process is gone. */
  readonly ended: Promise<ProcessEnd>
}

export type BotProcessStart = {
  installed: InstalledBot
  settings: Readonly<Record<string, string>>
  /** The customer's language, for the bot's answers. */
  language: Language
  limits: {
    concurrency: number
    lineMs: number
    hungMs: number
    memoryMb: number
    /** Extra time beyond `hungMs` for the first sign of life: under load many processes start at once. */
    startMs?: number
  }
  isolation: { layers: IsolationLayers }
  /** A prepared process behind these layers; without one, a new process starts. */
  prepared?: IsolatedChild
  /** The platform's fetch; the end of the line or the process aborts its signal. */
  webFetch: WebFetch
  /** Called at least every 50 ms with at most 500 lines. */
  answered(batch: readonly LineAnswer[]): void
  /** Log lines and exceptions of the bot: plain text, at most 20 lines a second of 500 characters. */
  log(lines: readonly LoggedLine[]): void
}
