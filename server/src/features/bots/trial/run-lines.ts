import type { Bot } from '@runmart/bots/kit/bot'
import { botFetch, type WebFetch } from '@runmart/bots/kit/bot-fetch'
import { type LineOutcome, runLine } from '@runmart/bots/kit/run-line'
import type { TrialLine } from './read-lines.ts'

const MAX_LINE_MS = 120_000

export type LineDone = TrialLine & { outcome: LineOutcome }

type Run = {
  settings: Record<string, string>
  concurrency: number
  webFetch: WebFetch
  signal: AbortSignal
  log(text: string): void
  done(line: LineDone): void
}

/** Runs a bot over lines, a few at a time, until all are done or the signal ends it; a line cut off by it has no result. */
export async function runLines(bot: Bot, lines: readonly TrialLine[], run: Run): Promise<void> {
  const rest = lines.values()
  const worker = async () => {
    for (const it of rest) {
      if (run.signal.aborted) return
      const late = AbortSignal.timeout(MAX_LINE_MS)
      const signal = AbortSignal.any([run.signal, late])
      const { settings, log } = run
      try {
        const outcome = await runLine(bot, it.line, {
          fetch: botFetch(run.webFetch, signal),
          log,
          signal,
          settings,
          language: 'en',
        })
        run.done({ ...it, outcome })
      } catch {
        if (run.signal.aborted) return
        run.done({ ...it, outcome: { status: 'skipped', text: 'the bot took too long', problem: 'tookTooLong' } })
      }
    }
  }
  await Promise.all(Array.from({ length: run.concurrency }, worker))
}
