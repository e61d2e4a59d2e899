import { mayBotChange } from '@runmart/contract/bot-states'
import { bots, type OrderRun } from '@runmart/contract/bots'
import { Pause, Play } from 'lucide-react'
import { useSay } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { StopRun } from './stop-run.tsx'
import { useRunControl } from './use-run-control.ts'

type Props = OrderRun & { /** What ending it now would give back. */ refundQuote: number | null }

/** What can be done with a run in its state: let it go on, halt it, end it. */
export function RunControls({ order, run, refundQuote }: Props) {
  const say = useSay()
  const start = useRunControl(order.id, bots.start)
  const pause = useRunControl(order.id, bots.pause)
  const may = (to: 'started' | 'paused' | 'stopped') =>
    mayBotChange({ ...order, isByDay: run.billing === 'day' }, to, 'customer')
  const startWord = order.botStatus === 'paused' ? 'resume' : order.botStatus === 'stopped' ? 'startOver' : 'start'
  return (
    <>
      {may('started') && (
        <Button variant="primary" icon={<Play aria-hidden />} loading={start.acting} onClick={start.act}>
          {say(`runConsole.${startWord}`)}
        </Button>
      )}
      {may('paused') && (
        <Button icon={<Pause aria-hidden />} loading={pause.acting} onClick={pause.act}>
          {say('runConsole.pause')}
        </Button>
      )}
      {may('stopped') && <StopRun order={order} run={run} refundQuote={refundQuote} />}
    </>
  )
}
