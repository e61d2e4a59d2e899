import { setTimeout as sleep } from 'node:timers/promises'
import { plainText } from '@runmart/bots/kit/plain-text'
import { pacer } from '#outside/web/pacer.ts'
import type { Steps } from '#platform/http/route.ts'
import type { Log } from '#platform/log.ts'
import { LARGEST_BATCH, LINES_AT_ONCE, MOST_AHEAD, MOST_TRIES } from '../limits.ts'
import { type Answered, type BotProcess, type Ending, startBotProcess } from '../process/start-bot-process.ts'
import type { BotNode } from './bot-node.ts'
import type { Claim } from './claim-run.ts'
import { finishRun, releaseRun } from './end-hold.ts'
import type { HeldRun } from './held-run.ts'
import { HoldLost } from './hold.ts'
import { LineBook } from './line-book.ts'
import { saveBatch } from './save-batch.ts'
import { NOT_REPEATED } from './skip-under-way.ts'
import { Unsaved } from './unsaved.ts'

const BROKE_DOWN = 'the bot broke down on this line'

/** Runs a claimed order in one process after the other until its lines are done or the run has to leave. */
export async function driveRun(
  { run, installed, input, doneAbove, settings }: Claim,
  held: HeldRun,
  node: BotNode,
  steps: Steps,
  log: Log,
): Promise<void> {
  const { hold } = held
  const { patience, limits } = node
  const isRepeatable = installed.bot.retry === 'again'
  const book = new LineBook(input.content.split('\n'), { through: run.through, doneAbove })
  const unsaved = new Unsaved(book, run.tries)
  const pace = pacer(limits.requestsPerSecond)
  const endsAt = held.beganAt + limits.runHours * 3_600_000 - run.ranMs
  /** Lines that may have brought a process down are given one by one. */
  let careful = 0

  const finish = (line: number, status: Answered['status'], text: string) => {
    book.finish(line)
    unsaved.addResults([{ line, status, text }])
  }

  /**
   * Tries again while the database is away, until the lease is over: then somebody else has the run. What it does not take
   * although it is there is given up after a while, so that starts are counted and one day are enough.
   */
  async function write(
    work: (tx: Parameters<Parameters<Steps['transaction']>[0]>[0]) => Promise<unknown>,
  ): Promise<void> {
    const until = performance.now() + 5 * patience.leaseMs
    while (held.wish !== 'lost') {
      try {
        await steps.transaction(work)
        return
      } catch (problem) {
        if (problem instanceof HoldLost) return held.wishFor('lost')
        log.warn(
          { event: 'run-unsaved', order: hold.orderId, problem: (problem as Error).message },
          'a run was not saved',
        )
        if (performance.now() > until) return held.wishFor('lost')
        await sleep(patience.beatMs)
      }
    }
  }
  async function save(): Promise<void> {
    const batch = unsaved.take()
    await write((tx) => saveBatch(tx, hold, batch))
  }

  async function giveMore(bot: BotProcess): Promise<void> {
    const room = careful > 0 ? 1 - book.countUnderWay : isRepeatable ? MOST_AHEAD : LINES_AT_ONCE - book.countUnderWay
    if (room <= 0 || (isRepeatable && book.countUnderWay > MOST_AHEAD / 2)) return
    const lines = book.take(Math.min(room, LARGEST_BATCH))
    if (lines.length === 0) return
    // Where twice would hurt, it is written that a line begins before it does.
    if (!isRepeatable) await save()
    if (held.wish !== 'lost') bot.give(lines)
  }

  /** One process, from its start until it ended or the run has to leave it. */
  async function oneProcess(): Promise<Ending | null> {
    let ending: Ending | null = null
    const bot = startBotProcess({
      installed,
      settings,
      limits: {
        concurrency: LINES_AT_ONCE,
        lineMs: limits.lineSeconds * 1_000,
        hungMs: patience.hungMs,
        memoryMb: limits.memoryMb,
      },
      isolation: node.isolation,
      askWeb: async (request, signal) => {
        await pace(signal)
        return node.askWeb(request, signal)
      },
      answered(batch) {
        for (const { line, status, text } of batch) {
          if (!book.isUnderWay(line)) continue
          // Once more here: its own process may say what it likes.
          finish(line, status, plainText(text))
          held.hasAnswered = true
          if (careful > 0) careful--
        }
        held.ring()
      },
      log(texts) {
        unsaved.addTexts(texts)
        held.ring()
      },
    })
    bot.ended.then((it) => {
      ending = it
      held.ring()
    })
    while (!held.wish && !ending && !book.isDone) {
      if (performance.now() > endsAt) break
      await giveMore(bot)
      const due = unsaved.dueIn(isRepeatable ? patience.saveMs : patience.saveMs / 4)
      if (due === 0) await save()
      else await held.something(due)
    }
    await settle(bot, () => ending !== null)
    const wasRunning = ending === null
    bot.kill()
    await bot.ended
    return wasRunning ? null : ending
  }

  /** Gives lines under way the time they are worth: all they may take when others wait for the place, a moment where twice would hurt. */
  async function settle(bot: BotProcess, hasEnded: () => boolean): Promise<void> {
    let isQuiet = false
    bot.halt().then(() => {
      isQuiet = true
      held.ring()
    })
    const begin = performance.now()
    const left = () => {
      const most = held.wish === 'yield' ? limits.lineSeconds * 1_000 : isRepeatable ? 0 : patience.haltMs
      return begin + most - performance.now()
    }
    while (held.wish && held.wish !== 'lost' && !isQuiet && !hasEnded() && left() > 0) await held.something(left())
  }

  /** After a breakdown: the line that was alone is to blame; of several, each is tried alone. */
  function lookBack(): void {
    const suspects = book.underWay.slice(0, LINES_AT_ONCE)
    if (!isRepeatable) for (const { line } of book.underWay) finish(line, 'skipped', NOT_REPEATED)
    else if (careful > 0 && suspects.length === 1)
      for (const { line } of suspects) {
        finish(line, 'skipped', BROKE_DOWN)
        careful--
      }
    else careful = suspects.length
    book.takeBack()
  }

  while (true) {
    const ending = await oneProcess()
    if (held.wish === 'lost') return
    if (!ending) break
    log.info(
      { event: 'bot-broke-down', order: hold.orderId, why: ending.why, detail: ending.detail },
      'a bot broke down',
    )
    unsaved.tries++
    unsaved.addNote('broke-down')
    lookBack()
    if (book.isDone || unsaved.tries > MOST_TRIES) break
    await save()
  }

  if (!isRepeatable) for (const { line } of book.underWay) finish(line, 'skipped', NOT_REPEATED)
  node.held.delete(hold.orderId)
  const last = unsaved.take()
  const bySystem = { by: 'system', byId: null } as const
  if (book.isDone)
    await write((tx) => finishRun(tx, hold, last, { ...bySystem, to: 'stopped', event: 'bot-finished' }, 'finished'))
  else if (unsaved.tries > MOST_TRIES)
    await write((tx) => finishRun(tx, hold, last, { ...bySystem, to: 'error', event: 'bot-failed' }, 'gave-up'))
  else if (!held.wish)
    await write((tx) => finishRun(tx, hold, last, { ...bySystem, to: 'stopped', event: 'bot-stopped' }, 'out-of-time'))
  // Broken off from here: that start says nothing about the bot.
  else await write((tx) => releaseRun(tx, hold, { ...last, tries: Math.max(0, last.tries - 1) }))
}
