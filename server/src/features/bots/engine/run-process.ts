import type { WebFetch } from '@runmart/bots/kit/bot-fetch'
import { LINES_AT_ONCE } from '../engine-limits.ts'
import type { BotProcess, ProcessEnd } from '../process/bot-process.ts'
import type { IsolatedChild } from '../process/spawn-isolated.ts'
import { startBotProcess } from '../process/start-bot-process.ts'
import type { ActiveRun } from './active-run.ts'
import type { BotNode } from './bot-node.ts'
import type { Claim } from './claim-run.ts'
import type { LineDispatcher } from './line-dispatcher.ts'

/** An upper bound only: every change wakes the loop. */
const WAIT_MS = 10_000

type ProcessRun = {
  claim: Claim
  active: ActiveRun
  node: BotNode
  dispatcher: LineDispatcher
  webFetch: WebFetch
  /** The end of the run's maximum time. */
  endsAt: number
  /** Returns whether the run should continue at the time of the save. */
  save(): Promise<boolean>
}

/**
 * Works on a run in one process, until its lines are done, its time is over or it should stop. Returns the end of the
 * process if that came first.
 */
export async function runProcess({
  claim,
  active,
  node,
  dispatcher,
  webFetch,
  endsAt,
  save,
}: ProcessRun): Promise<ProcessEnd | null> {
  const { timeouts, limits, isolation } = node
  const lineMs = limits.lineSeconds * 1_000
  let ending: ProcessEnd | null = null
  let isReady = false
  let prepared: IsolatedChild | null
  try {
    prepared = await takeProcess(node, active)
  } catch (problem) {
    return { why: 'crashed', detail: (problem as Error).message }
  }
  if (!prepared) return null
  const bot = startBotProcess({
    prepared,
    installed: claim.installed,
    settings: claim.settings,
    language: claim.language,
    limits: { concurrency: LINES_AT_ONCE, lineMs, hungMs: timeouts.hungMs, memoryMb: limits.memoryMb },
    isolation,
    webFetch,
    answered(batch) {
      dispatcher.answered(batch)
      active.hasAnswered = true
      active.signalChange()
    },
    log(lines) {
      dispatcher.unsaved.addLog(lines)
      active.signalChange()
    },
  })
  bot.ready.then(() => {
    isReady = true
    active.signalChange()
  })
  bot.ended.then((it) => {
    ending = it
    active.signalChange()
  })

  const saveMs = dispatcher.isRepeatable ? timeouts.saveMs : timeouts.saveMs / 4
  while (!active.stopReason && !ending && !dispatcher.isDone && performance.now() < endsAt) {
    if (isReady) await giveMore(bot)
    const due = dispatcher.unsaved.dueIn(saveMs)
    if (due === 0) await save()
    else await active.waitForChange(due)
  }
  await settle(bot, () => ending !== null)
  const hasEnded = ending
  bot.kill()
  await bot.ended
  return hasEnded

  async function giveMore(bot: BotProcess): Promise<void> {
    const lines = dispatcher.take()
    if (lines.length === 0) return
    // For bots that must not repeat lines, saves each line before it begins. The customer pays for it from then on, so
    // it begins in any case.
    const isBegun = dispatcher.isRepeatable ? !active.stopReason : await save()
    if (isBegun) bot.give(lines)
    else dispatcher.putBack(lines)
  }

  /** Waits for lines under way: their full time if another run waits, a moment if the bot cannot repeat them. */
  async function settle(bot: BotProcess, hasEnded: () => boolean): Promise<void> {
    let isQuiet = false
    bot.halt().then(() => {
      isQuiet = true
      active.signalChange()
    })
    const begin = performance.now()
    const left = () => {
      const most = active.stopReason === 'preempted' ? lineMs : dispatcher.isRepeatable ? 0 : timeouts.haltMs
      return begin + most - performance.now()
    }
    while (active.stopReason && active.stopReason !== 'lease-lost' && !isQuiet && !hasEnded() && left() > 0)
      await active.waitForChange(left())
  }
}

/** Waits for a process, unless the run should stop meanwhile. */
async function takeProcess({ processes }: BotNode, active: ActiveRun): Promise<IsolatedChild | null> {
  const stop = new AbortController()
  let isSettled = false
  const taken = processes.take(stop.signal).finally(() => {
    isSettled = true
    active.signalChange()
  })
  while (!isSettled && !active.stopReason) await active.waitForChange(WAIT_MS)
  stop.abort()
  return taken
}
