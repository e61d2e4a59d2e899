import type { AskWeb } from '@runmart/bots/kit/bot-fetch'
import { botOrders } from '#features/orders/index.ts'
import { pacer } from '#outside/web/pacer.ts'
import type { Transactions } from '#platform/http/route.ts'
import type { Log } from '#platform/log.ts'
import { MOST_TRIES } from '../limits.ts'
import type { BotNode } from './bot-node.ts'
import type { Claim } from './claim-run.ts'
import { finishRun, type RunEnd, releaseRun } from './end-hold.ts'
import type { HeldRun } from './held-run.ts'
import { heldWriter } from './held-writer.ts'
import { LineDesk } from './line-desk.ts'
import { runProcess } from './run-process.ts'
import { saveBatch } from './save-batch.ts'

const FIRST_PAUSE_MS = 50

/** Runs a claimed order in one process after the other until its lines are done or the run has to leave. */
export async function driveRun(claim: Claim, held: HeldRun, node: BotNode, db: Transactions, log: Log): Promise<void> {
  const { hold } = held
  const desk = new LineDesk(claim)
  const { unsaved } = desk
  const write = heldWriter(held, node.patience, db, log)
  const pace = pacer(node.limits.requestsPerSecond)
  const askWeb: AskWeb = async (request, signal) => {
    await pace(signal)
    return node.askWeb(request, signal)
  }
  const endsAt = held.beganAt + node.limits.runHours * 3_600_000 - claim.run.ranMs
  const save = async () => {
    const batch = unsaved.take()
    await write(async (tx) => {
      const { order } = await saveBatch(tx, hold, batch)
      if (!botOrders.isRunnable(order)) held.wishFor('halt')
    })
  }

  for (;;) {
    const ending = await runProcess({ claim, held, node, desk, askWeb, endsAt, save })
    if (held.wish === 'lost') return
    if (!ending) break
    const said = { event: 'bot-broke-down', order: hold.orderId, why: ending.why, detail: ending.detail }
    log.info(said, 'a bot broke down')
    desk.blame()
    if (desk.isDone || unsaved.tries > MOST_TRIES) break
    await save()
    // A machine that can start nothing just now may be able to in a moment.
    await held.something(FIRST_PAUSE_MS * 2 ** unsaved.tries)
  }

  desk.skipUnderWay()
  node.held.delete(hold.orderId)
  const last = unsaved.take()
  const end = endOf(desk, held)
  if (end) await write((tx) => finishRun(tx, hold, last, end))
  // Broken off from here: that start says nothing about the bot.
  else await write((tx) => releaseRun(tx, hold, { ...last, tries: Math.max(0, last.tries - 1) }))
}

/** How a run is over; null when it goes on another time or elsewhere. */
function endOf({ isDone, unsaved }: LineDesk, { wish }: HeldRun): RunEnd | null {
  if (isDone) return { step: { to: 'stopped', hasFinished: true }, note: 'finished' }
  if (unsaved.tries > MOST_TRIES) return { step: { to: 'error' }, note: 'gave-up' }
  return wish ? null : { step: { to: 'stopped' }, note: 'out-of-time' }
}
