import { bots, type OrderRun } from '@runmart/contract/bots'
import { orders } from '@runmart/contract/orders'
import { Square } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useInvalidateWhile } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { StopTerms } from './stop-terms.tsx'
import { useRunControl } from './use-run-control.ts'

type Props = OrderRun & { refundQuote: number | null }

/** Ends a run, after saying what that means for the money. */
export function StopRun({ order, run, refundQuote }: Props) {
  const t = useTranslations()
  const [asking, setAsking] = useState(false)
  const { act, acting } = useRunControl(order.id, bots.stop)
  // The bot goes on while the question stands.
  useInvalidateWhile(asking && run.billing === 'unit', orders.order)
  const stop = async () => {
    await act()
    setAsking(false)
  }
  return (
    <>
      <Button variant="danger" icon={<Square aria-hidden />} onClick={() => setAsking(true)}>
        {t('runConsole.stop')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => acting || setAsking(open)}
        title={t('runConsole.stopSure')}
        description={<StopTerms order={order} run={run} refund={refundQuote} />}
        confirm={t('runConsole.stop')}
        dismiss={t('runConsole.keepOn')}
        danger
        loading={acting}
        onConfirm={stop}
      />
    </>
  )
}
