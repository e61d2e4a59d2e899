import type { OrderRun } from '@runmart/contract/bots'
import { BotStatus } from '#features/orders/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { StatusPill } from '#ui/status-pill.tsx'
import { isExpired } from './runs/is-expired.ts'

/** What the bot of a run is doing; that it queues, or that its days are over, says more than its state. */
export function RunState({ order, run }: OrderRun) {
  const t = useTranslations()
  const { botStatus } = order
  if (!botStatus) return null
  if (isExpired({ order, run })) return <StatusPill state="expired">{t('runConsole.expired')}</StatusPill>
  if (run.queued && botStatus === 'started') return <StatusPill state="pending">{t('runConsole.queued')}</StatusPill>
  return <BotStatus status={botStatus} bare />
}
