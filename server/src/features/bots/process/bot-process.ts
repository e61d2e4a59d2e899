import type { WebFetch } from '@runmart/bots/kit/bot-fetch'
import type { LineOutcome } from '@runmart/bots/kit/run-line'
import type { InstalledBot } from '@runmart/bots/registry'
import type { Language } from '@runmart/contract/accounts'
import type { RunNote } from '@runmart/contract/bots'
import type { IsolationLayers } from './isolation-command.ts'
import type { IsolatedChild } from './spawn-isolated.ts'

export type InputLine = { line: number; text: string }
export type LineAnswer = LineOutcome & { line: number }

/** A line of a bot's log: its own text, or a note of the shop with its detail. */
export type LoggedLine = { text: string; note?: Extract<RunNote, 'bot-threw' | 'lines-left-out'> }

/** Why a process is gone: it was killed on request, crashed, took too much memory or time, or broke the protocol. */
export type ProcessEnd = { why: 'killed' | 'crashed' | 'memory' | 'hung' | 'protocol'; detail: string }

export type BotProcess = {
  readonly pid: number | undefined
  /** Settles (never rejects) when it is there and listens, or is gone. */
  readonly ready: Promise<void>
  /** Hands over lines; every line is answered exactly once unless the process ends first. */
  give(lines: readonly InputLine[]): void
  /** No line begins any more; those under way may finish. Settles (never rejects) when none is, or the process is gone. */
  halt(): Promise<void>
  /** Ends it at once, whatever it is doing. Nothing of it arrives any more. */
  kill(): void
  /** Settles (never rejects) when the process is gone. */
  readonly ended: Promise<ProcessEnd>
}

export type BotProcessStart = {
  installed: InstalledBot
  settings: Readonly<Record<string, string>>
  /** Of the customer, for what the bot answers. */
  language: Language
  limits: {
    concurrency: number
    lineMs: number
    hungMs: number
    memoryMb: number
    /** How much longer than `hungMs` the first sign of life may take: under load many start at once. */
    startMs?: number
  }
  isolation: { layers: IsolationLayers }
  /** A process behind these layers that waits for a bot; without one, a new one is started. */
  prepared?: IsolatedChild
  /** The platform's fetch; its signal is aborted when the line or the process ends. */
  webFetch: WebFetch
  /** Called at least every 50 ms with at most 500 lines. */
  answered(batch: readonly LineAnswer[]): void
  /** What the bot logged or threw: plain text, at most 20 lines a second of 500 characters. */
  log(lines: readonly LoggedLine[]): void
}
