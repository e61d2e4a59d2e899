import { mayBotChange } from '@runmart/contract/bot-states'
import type { DeskOrder } from '@runmart/contract/order-desk'
import type { TimelineEntry } from '@runmart/contract/orders'
import { FileUp, OctagonX, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { isByDay } from '../../features/orders/is-by-day.ts'
import { lacksLines } from '../../features/orders/lacks-lines.ts'
import { useOperatorSay } from '../../platform/operator-voice.ts'
import { Button } from '../../ui/button.tsx'
import { GiveLinesDialog } from '../dialogs/give-lines-dialog.tsx'
import { LogDialog } from '../dialogs/log-dialog.tsx'
import { StopRunDialog } from '../dialogs/stop-run-dialog.tsx'

type Props = { order: DeskOrder; timeline: readonly TimelineEntry[] }

/** What an operator does about the bot of an order: gives it lines, reads what it says, ends its run. */
export function BotActions({ order, timeline }: Props) {
  const say = useOperatorSay()
  const [open, setOpen] = useState<'lines' | 'log' | 'stop' | null>(null)
  const close = () => setOpen(null)
  const lacks = lacksLines(order, timeline)
  const mayStop = mayBotChange({ ...order, isByDay: isByDay(order) }, 'stopped', 'operator')
  return (
    <>
      {lacks && (
        <Button variant="primary" icon={<FileUp aria-hidden />} onClick={() => setOpen('lines')}>
          {say('botDesk.giveLines')}
        </Button>
      )}
      {order.botStatus !== 'waiting' && (
        <Button icon={<ScrollText aria-hidden />} onClick={() => setOpen('log')}>
          {say('botDesk.log')}
        </Button>
      )}
      {mayStop && (
        <Button variant="danger" icon={<OctagonX aria-hidden />} onClick={() => setOpen('stop')}>
          {say('botDesk.stopBot')}
        </Button>
      )}
      <GiveLinesDialog order={order} open={open === 'lines'} onClose={close} />
      <LogDialog order={order} open={open === 'log'} onClose={close} />
      <StopRunDialog order={order} open={open === 'stop'} onClose={close} />
    </>
  )
}
