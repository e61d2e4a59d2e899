import type { WebFetch } from '@runmart/bots/kit/bot-fetch'
import { botOrders } from '#features/orders/index.ts'
import { pacer } from '#outside/internet/pacer.ts'
import type { Transactions } from '#platform/http/route.ts'
import type { Log } from '#platform/log.ts'
import { MAX_TRIES } from '../engine-limits.ts'
import type { ActiveRun } from './active-run.ts'
import type { BotNode } from './bot-node.ts'
import type { Claim } from './claim-run.ts'
import { finishRun, type RunEnd, releaseRun } from './end-run.ts'
import { leasedWriter } from './leased-writer.ts'
import { LineDispatcher } from './line-dispatcher.ts'
import { runProcess } from './run-process.ts'
import { saveBatch } from './save-batch.ts'

const FIRST_PAUSE_MS = 50

/** Runs a claimed order in one process after the other until its lines are done or the run has to stop. */
export async function driveRun(
  claim: Claim,
  active: ActiveRun,
  node: BotNode,
  db: Transactions,
  log: Log,
): Promise<void> {
  const { lease } = active
  const dispatcher = new LineDispatcher(claim)
  const { unsaved } = dispatcher
  const write = leasedWriter(active, node.timeouts, db, log)
  const pace = pacer(node.limits.requestsPerSecond)
  const webFetch: WebFetch = async (request, signal) => {
    await pace(signal)
    return node.webFetch(request, signal)
  }
  const endsAt = active.beganAt + node.limits.runHours * 3_600_000 - claim.run.ranMs
  const save = async () => {
    const batch = unsaved.take()
    let goesOn = false
    await write(async (tx) => {
      const { order } = await saveBatch(tx, lease, batch)
      goesOn = botOrders.isRunnable(order)
      if (!goesOn) active.requestStop('stop-requested')
    })
    return goesOn
  }

  for (;;) {
    const ending = await runProcess({ claim, active, node, dispatcher, webFetch, endsAt, save })
    if (active.stopReason === 'lease-lost') return
    if (!ending) break
    const details = { event: 'bot-broke-down', order: lease.orderId, why: ending.why, detail: ending.detail }
    log.info(details, 'a bot broke down')
    dispatcher.handleCrash()
    if (dispatcher.isDone || unsaved.tries > MAX_TRIES) break
    await save()
    // A machine that can start nothing just now may be able to in a moment.
    await active.waitForChange(FIRST_PAUSE_MS * 2 ** unsaved.tries)
  }

  // Whoever breaks a run off pays for the lines in its hands; what the shop breaks off costs nothing.
  dispatcher.endUnderWay(active.stopReason === 'stop-requested' ? 'failed' : 'skipped')
  node.active.delete(lease.orderId)
  const last = unsaved.take()
  const end = endOf(dispatcher, active)
  if (end) await write((tx) => finishRun(tx, lease, last, end))
  // Broken off from here: that start says nothing about the bot.
  else await write((tx) => releaseRun(tx, lease, { ...last, tries: Math.max(0, last.tries - 1) }))
}

/** How a run is over; null when it goes on another time or elsewhere. */
function endOf({ isDone, unsaved }: LineDispatcher, { stopReason }: ActiveRun): RunEnd | null {
  if (isDone) return { step: { to: 'stopped', hasFinished: true }, note: 'finished' }
  if (unsaved.tries > MAX_TRIES) return { step: { to: 'error' }, note: 'gave-up' }
  return stopReason ? null : { step: { to: 'stopped' }, note: 'out-of-time' }
}
