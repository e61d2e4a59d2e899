import type { Bot } from '../bot.ts'
import { botFetch } from '../bot-fetch.ts'
import { plainText } from '../plain-text.ts'
import { type LineOutcome, runLine } from '../run-line.ts'
import { type FromBot, MOST_DONE_AT_ONCE } from './messages.ts'
import type { WebDesk } from './web-desk.ts'

export type Given = { line: number; text: string }

type Runner = {
  bot: Bot
  settings: Readonly<Record<string, string>>
  concurrency: number
  lineMs: number
  web: WebDesk
  say(text: string): void
  send(message: FromBot): void
}

const TURN_MS = 20
/** Nothing that can be felt outside is quicker. */
const QUICK_MS = 1

/** Runs given lines, a few at a time, each within its time, and tells what became of them in batches. */
export function lineRunner({ bot, settings, concurrency, lineMs, web, say, send }: Runner) {
  const underWay = new Map<number, { stop: AbortController; until: number }>()
  let waiting: Given[] = []
  let next = 0
  let lanes = 0
  let halted = false
  let done: [number, LineOutcome['status'], string][] = []
  let flushing: NodeJS.Immediate | undefined
  let turned = performance.now()

  const flush = () => {
    clearImmediate(flushing)
    flushing = undefined
    if (done.length) send({ done })
    done = []
  }
  const finish = (line: number, { status, text }: LineOutcome) => {
    done.push([line, status, text])
    if (done.length >= MOST_DONE_AT_ONCE) flush()
    else flushing ??= setImmediate(flush)
  }

  const outcomeOf = async ({ line, text }: Given, signal: AbortSignal): Promise<LineOutcome> => {
    const parsed = parse(bot, text, say)
    if ('status' in parsed) return parsed
    const fetch = botFetch(web.askFor(line), signal)
    try {
      return await runLine(bot, parsed.line, { fetch, log: say, signal, settings })
    } catch {
      return { status: 'skipped', text: 'the bot took too long' }
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
      // What is done must be told before the next line begins, which may be the last; and the heart must beat.
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
    Math.min(100, lineMs / 2),
  )

  const tellQuiet = () => {
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
          tellQuiet()
        })
    },
    /** No new line begins; once those under way are answered, it says so. */
    halt() {
      halted = true
      tellQuiet()
    },
  }
}

function parse(bot: Bot, text: string, say: (text: string) => void): { line: unknown } | LineOutcome {
  try {
    const parsed = bot.parseLine(text)
    if ('line' in parsed) return parsed
    return { status: 'skipped', text: plainText(bot.problems[parsed.problem]?.en ?? 'the bot cannot read this line') }
  } catch (problem) {
    say(`The bot broke: ${(problem as Error)?.message}`)
    return { status: 'skipped', text: 'the bot broke on this line' }
  }
}
