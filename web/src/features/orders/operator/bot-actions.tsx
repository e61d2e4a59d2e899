import { botsOperator } from '@runmart/contract/bots-operator'
import { canBotTransition } from '@runmart/contract/bots-states'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import type { TimelineEntry } from '@runmart/contract/orders-order'
import { isFinal } from '@runmart/contract/orders-states'
import { FileUp, OctagonX, ScrollText, Table2 } from 'lucide-react'
import { useState } from 'react'
import { LogDialog, StopRunDialog } from '#features/bots/operator/index.ts'
import { download } from '#platform/download.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { lacksLines } from '../rules.ts'
import { GiveLinesDialog } from './give-lines-dialog.tsx'

type Props = { order: OperatorOrder; timeline: readonly TimelineEntry[] }

/** What an operator can do with the bot of an order: give it lines, read its log, download its late answers, stop its run. */
export function BotActions({ order, timeline }: Props) {
  const t = useOperatorTranslations()
  const [open, setOpen] = useState<'lines' | 'log' | 'stop' | null>(null)
  const close = () => setOpen(null)
  const [downloading, setDownloading] = useState(false)
  const saveLateAnswers = async () => {
    setDownloading(true)
    await download(botsOperator.lateAnswers, { params: { id: order.id }, query: { format: 'csv' } })
    setDownloading(false)
  }
  const lacks = lacksLines(order, timeline)
  const mayStop = canBotTransition({ ...order, isByDay: order.billing === 'day' }, 'stopped', 'operator')
  return (
    <>
      {lacks && (
        <Button variant="primary" icon={<FileUp aria-hidden />} onClick={() => setOpen('lines')}>
          {t('operatorBots.giveLines')}
        </Button>
      )}
      {order.botStatus !== 'waiting' && (
        <>
          <Button icon={<ScrollText aria-hidden />} onClick={() => setOpen('log')}>
            {t('operatorBots.log')}
          </Button>
          {isFinal(order.orderStatus) && (
            <Button icon={<Table2 aria-hidden />} loading={downloading} onClick={saveLateAnswers}>
              {t('operatorBots.lateAnswers')}
            </Button>
          )}
        </>
      )}
      {mayStop && (
        <Button variant="danger" icon={<OctagonX aria-hidden />} onClick={() => setOpen('stop')}>
          {t('operatorBots.stopBot')}
        </Button>
      )}
      <GiveLinesDialog order={order} open={open === 'lines'} onClose={close} />
      <LogDialog order={order} open={open === 'log'} onClose={close} />
      <StopRunDialog order={order} open={open === 'stop'} onClose={close} />
    </>
  )
}
