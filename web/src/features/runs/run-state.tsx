import type { OrderRun } from '@runmart/contract/bots'
import { useSay } from '../../platform/language.tsx'
import { type PillState, StatusPill } from '../../ui/status-pill.tsx'
import { isExpired } from './is-expired.ts'

const looks: Record<NonNullable<OrderRun['order']['botStatus']>, PillState> = {
  waiting: 'waiting',
  started: 'progress',
  running: 'progress',
  paused: 'paused',
  stopped: 'cancel',
  error: 'failed',
}

/** What the bot of a run is doing, by name, colour and icon; that it queues, or that its days are over, says more than its state. */
export function RunState({ order, run }: OrderRun) {
  const say = useSay()
  const { botStatus } = order
  if (!botStatus) return null
  if (isExpired({ order, run })) return <StatusPill state="expired">{say('runConsole.expired')}</StatusPill>
  if (run.queued && botStatus === 'started') return <StatusPill state="pending">{say('runConsole.queued')}</StatusPill>
  return <StatusPill state={looks[botStatus]}>{say(`botStates.${botStatus}`)}</StatusPill>
}
