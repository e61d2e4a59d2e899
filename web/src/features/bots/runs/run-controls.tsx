import { bots, type OrderRun } from '@runmart/contract/bots'
import { mayBotChange } from '@runmart/contract/bots-states'
import { Pause, Play } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { StopRun } from './stop-run.tsx'
import { useRunControl } from './use-run-control.ts'

type Props = OrderRun & { /** What ending it now would give back. */ refundQuote: number | null }

/** What can be done with a run in its state: let it go on, halt it, end it. */
export function RunControls({ order, run, refundQuote }: Props) {
  const t = useTranslations()
  const start = useRunControl(order.id, bots.start)
  const pause = useRunControl(order.id, bots.pause)
  const may = (to: 'started' | 'paused' | 'stopped') =>
    mayBotChange({ ...order, isByDay: run.billing === 'day' }, to, 'customer')
  const startWord = order.botStatus === 'paused' ? 'resume' : order.botStatus === 'stopped' ? 'startOver' : 'start'
  const goesOn = may('started')
  return (
    <>
      {(goesOn || may('paused')) && (
        // One button for both, so that the focus stays on it when the one becomes the other.
        <Button
          variant={goesOn ? 'primary' : 'secondary'}
          icon={goesOn ? <Play aria-hidden /> : <Pause aria-hidden />}
          loading={start.acting || pause.acting}
          onClick={({ detail }) => {
            // The second half of a double click was meant for what the button said before.
            if (detail < 2) void (goesOn ? start : pause).act()
          }}
        >
          {t(goesOn ? `runConsole.${startWord}` : 'runConsole.pause')}
        </Button>
      )}
      {may('stopped') && <StopRun order={order} run={run} refundQuote={refundQuote} />}
    </>
  )
}
