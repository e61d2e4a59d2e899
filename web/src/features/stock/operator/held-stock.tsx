import { type Stock, StockReason, stock } from '@runmart/contract/stock'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'

type Props = { serviceId: string; count: number; held: NonNullable<Stock['held']> }

/** Names the owner of unsold items that stay off sale, and withdraws them all. */
export function HeldStock({ serviceId, count, held: { partner, isBeingWithdrawn } }: Props) {
  const t = useOperatorTranslations()
  const [open, setOpen] = useState(false)
  const { act } = useAct(stock.withdrawHeld)
  const title = partner ? (
    <LinkedSentence
      sentence={t('operatorStock.heldOf', { count, name: '‹name›' })}
      parts={{ name: <CustomerLink customer={partner} /> }}
    />
  ) : (
    t('operatorStock.heldOfShop', { count })
  )
  return (
    <Alert
      tone="warning"
      title={title}
      className="lg:col-span-2"
      action={!isBeingWithdrawn && <Button onClick={() => setOpen(true)}>{t('operatorStock.withdrawHeld')}</Button>}
    >
      {t(isBeingWithdrawn ? 'operatorStock.heldLeaving' : 'operatorStock.heldText')}
      <ReasonDialog
        title={t('operatorStock.withdrawHeldTitle', { count })}
        description={t('operatorStock.withdrawHeldText')}
        schema={StockReason}
        words={{
          reason: t('operatorStock.reason'),
          reasonHint: t('operatorStock.withdrawHint'),
          confirm: t('operatorStock.withdrawHeld'),
        }}
        onConfirm={(reason) => act({ params: { id: serviceId }, body: { reason } })}
        open={open}
        onClose={() => setOpen(false)}
      />
    </Alert>
  )
}
