import type { AskWeb } from '@runmart/bots/kit/bot-fetch'
import { LINES_AT_ONCE } from '../limits.ts'
import type { BotProcess, Ending } from '../process/bot-process.ts'
import { startBotProcess } from '../process/start-bot-process.ts'
import type { BotNode } from './bot-node.ts'
import type { Claim } from './claim-run.ts'
import type { HeldRun } from './held-run.ts'
import type { LineDesk } from './line-desk.ts'

type Wish = {
  claim: Claim
  held: HeldRun
  node: BotNode
  desk: LineDesk
  askWeb: AskWeb
  /** When the run has had all the time it may take. */
  endsAt: number
  save(): Promise<void>
}

/** Works on a run in one process, until its lines are done, its time is over or it is wished elsewhere; says how the process ended when that came first. */
export async function runProcess({ claim, held, node, desk, askWeb, endsAt, save }: Wish): Promise<Ending | null> {
  const { patience, limits, isolation } = node
  const lineMs = limits.lineSeconds * 1_000
  let ending: Ending | null = null
  let isReady = false
  const bot = startBotProcess({
    installed: claim.installed,
    settings: claim.settings,
    limits: { concurrency: LINES_AT_ONCE, lineMs, hungMs: patience.hungMs, memoryMb: limits.memoryMb },
    isolation,
    askWeb,
    answered(batch) {
      desk.answered(batch)
      held.hasAnswered = true
      held.ring()
    },
    log(lines) {
      desk.unsaved.addLog(lines)
      held.ring()
    },
  })
  bot.ready.then(() => {
    isReady = true
    held.ring()
  })
  bot.ended.then((it) => {
    ending = it
    held.ring()
  })

  const saveMs = desk.isRepeatable ? patience.saveMs : patience.saveMs / 4
  while (!held.wish && !ending && !desk.isDone && performance.now() < endsAt) {
    if (isReady) await giveMore(bot)
    const due = desk.unsaved.dueIn(saveMs)
    if (due === 0) await save()
    else await held.something(due)
  }
  await settle(bot, () => ending !== null)
  const hasEnded = ending
  bot.kill()
  await bot.ended
  return hasEnded

  async function giveMore(bot: BotProcess): Promise<void> {
    const lines = desk.take()
    if (lines.length === 0) return
    // Where twice would hurt, it is written that a line begins before it does.
    if (!desk.isRepeatable) await save()
    if (held.wish) desk.putBack(lines)
    else bot.give(lines)
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
      const most = held.wish === 'yield' ? lineMs : desk.isRepeatable ? 0 : patience.haltMs
      return begin + most - performance.now()
    }
    while (held.wish && held.wish !== 'lost' && !isQuiet && !hasEnded() && left() > 0) await held.something(left())
  }
}
