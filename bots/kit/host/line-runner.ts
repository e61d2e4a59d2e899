import type { Bot, BotLanguage } from '../bot.ts'
import { botFetch } from '../bot-fetch.ts'
import { plainText } from '../plain-text.ts'
import { type LineOutcome, runLine } from '../run-line.ts'
import type { Output } from './forward-output.ts'
import { type DoneLine, type FromBot, MAX_DONE_PER_BATCH } from './messages.ts'
import type { WebClient } from './web-client.ts'

export type Given = { line: number; text: string }

type Runner = {
  bot: Bot
  settings: Readonly<Record<string, string>>
  language: BotLanguage
  concurrency: number
  lineMs: number
  web: WebClient
  output: Output
  send(message: FromBot): void
}

const TURN_MS = 20
/** Shorter than any effect outside. */
const QUICK_MS = 1

/** Runs given lines, a few at a time, each within its time, and sends their outcomes in batches. */
export function lineRunner({ bot, settings, language, concurrency, lineMs, web, output, send }: Runner) {
  const underWay = new Map<number, { stop: AbortController; until: number }>()
  let waiting: Given[] = []
  let next = 0
  let lanes = 0
  let halted = false
  let done: DoneLine[] = []
  let flushing: NodeJS.Immediate | undefined
  let turned = performance.now()

  const flush = () => {
    clearImmediate(flushing)
    flushing = undefined
    if (done.length) send({ done })
    done = []
  }
  const finish = (line: number, { status, text, problem }: LineOutcome) => {
    done.push(problem ? [line, status, text, problem] : [line, status, text])
    if (done.length >= MAX_DONE_PER_BATCH) flush()
    else flushing ??= setImmediate(flush)
  }

  const outcomeOf = async ({ line, text }: Given, signal: AbortSignal): Promise<LineOutcome> => {
    const parsed = parse(bot, text, language, output)
    if ('status' in parsed) return parsed
    const fetch = botFetch(web.forLine(line), signal)
    try {
      return await runLine(bot, parsed.line, { fetch, log: output.log, signal, settings, language }, output.threw)
    } catch {
      return { status: 'skipped', text: 'the bot took too long', problem: 'tookTooLong' }
    }
  }
  const lane = async () => {
    while (!halted) {
      const given = waiting[next]
      if (!given) return
      next++
      const began = performance.now()
      const stop = new AbortController()
      underWay.set(given.line, { stop, until: began + lineMs })
      finish(given.line, await outcomeOf(given, stop.signal))
      underWay.delete(given.line)
      const now = performance.now()
      // Outcomes must leave before the next line begins, which may block for good; and the heartbeat must go on.
      if (now - began > QUICK_MS || now - turned > TURN_MS) await turn()
    }
  }
  const turn = () =>
    new Promise<void>((resolve) =>
      setImmediate(() => {
        turned = performance.now()
        resolve()
      }),
    )
  // One clock for all lines: a timer each would cost more than many a line.
  setInterval(
    () => {
      turned = performance.now()
      for (const { stop, until } of underWay.values()) if (turned > until) stop.abort()
    },
    Math.min(1_000, lineMs / 4),
  )

  const sendQuiet = () => {
    if (!halted || lanes > 0) return
    flush()
    send({ quiet: true })
  }
  return {
    give(lines: readonly Given[]) {
      waiting = [...waiting.slice(next), ...lines]
      next = 0
      for (; lanes < concurrency && lanes < waiting.length; lanes++)
        lane().finally(() => {
          lanes--
          sendQuiet()
        })
    },
    /** Starts no new line, and reports when the running ones have answered. */
    halt() {
      halted = true
      sendQuiet()
    },
  }
}

function parse(bot: Bot, given: string, language: BotLanguage, { threw }: Output): { line: unknown } | LineOutcome {
  try {
    const parsed = bot.parseLine(given)
    if ('line' in parsed) return parsed
    const text = plainText(bot.problems[parsed.problem]?.[language] ?? '')
    return { status: 'skipped', text, problem: 'unreadable' }
  } catch (problem) {
    threw(problem)
    return { status: 'skipped', text: 'the bot broke on this line', problem: 'threw' }
  }
}
