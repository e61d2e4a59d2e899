import { type Drip, drips } from '@runmart/contract/drips'
import { CircleStop } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { moneyText } from '#ui/money-text.ts'

/** Stops a drip for exactly the shown refund; hidden if all runs have started or ended. */
export function StopDrip({ drip }: { drip: Drip }) {
  const { language, t } = useLanguage()
  const [open, setOpen] = useState(false)
  const { act, acting } = useAct(drips.stop, { refusals: 'toast' })
  const { stopRefund } = drip
  if (stopRefund === null) return null
  const stop = async () => {
    const answer = await act({ params: { id: drip.id }, body: { acceptRefund: stopRefund } })
    // Without a connection the dialog stays, to retry. After a refusal it shows the new sum.
    if (answer.success) setOpen(false)
  }
  return (
    <>
      <Button
        size="sm"
        icon={<CircleStop aria-hidden />}
        aria-label={t('drips.stopNamed', { service: drip.serviceName })}
        onClick={() => setOpen(true)}
      >
        {t('drips.stop')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => next || acting || setOpen(false)}
        title={t('drips.stopTitle')}
        description={t('drips.stopText', { amount: moneyText(language, stopRefund) })}
        confirm={t('drips.stop')}
        dismiss={t('drips.keep')}
        danger
        loading={acting}
        onConfirm={stop}
      />
    </>
  )
}
