import type { Service } from '@runmart/contract/catalog'
import type { DripForm } from '@runmart/contract/drips'
import { intervalText } from '#features/drips/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Details } from '#ui/details.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import type { Placement } from './use-place.ts'

/** The order to confirm, and the reason why the last try failed. */
export type Offer = { placement: Placement; service: Service; problem: string | null }

type Props = {
  offer: Offer
  open: boolean
  sending: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
}

/** The customer's ways to cancel or stop after payment. */
export function wayBack({ stocked, serviceType, billing }: Service) {
  if (stocked) return 'noUndo'
  if (serviceType !== 'AUTO_BOT') return 'canCancel'
  return billing === 'day' ? 'canCancelDays' : 'canStop'
}

/** Asks before payment, with service, amount and price. */
export function ConfirmOrder({
  offer: { placement, service, problem },
  open,
  sending,
  onOpenChange,
  onConfirm,
}: Props) {
  const { language, t } = useLanguage()
  const { amount, acceptTotal = 0 } = placement.form
  const count = new Intl.NumberFormat(language).format(amount ?? 0)
  const lineItems = () => {
    if (placement.kind === 'links' || service.serviceType !== 'AUTO_BOT') return []
    const value = placement.kind === 'upload' ? placement.form.fileName : t('orderForm.preOrder')
    return [{ label: t('orderForm.lines'), value }]
  }
  const runsText = ({ runs, everyMinutes }: DripForm) =>
    `${new Intl.NumberFormat(language).format(runs)} · ${intervalText(language, everyMinutes)}`
  const items = [
    { label: t('orderForm.service'), value: service.name },
    { label: service.billing === 'day' ? t('orderForm.days') : t('orderForm.amount'), value: count },
    ...lineItems(),
    ...(placement.kind === 'drip' ? [{ label: t('drips.runs'), value: runsText(placement.form) }] : []),
    { label: t('orderForm.total'), value: <Money amount={acceptTotal} className="text-base font-bold" /> },
  ]
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('orderForm.sure')}
      description={t(`orderForm.${wayBack(service)}`)}
      confirm={t('orderForm.pay', { amount: moneyText(language, acceptTotal) })}
      loading={sending}
      onConfirm={onConfirm}
    >
      <Details items={items} />
      <div role="status">
        {problem && (
          <Alert tone="warning" className="mt-3">
            {problem}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  )
}
