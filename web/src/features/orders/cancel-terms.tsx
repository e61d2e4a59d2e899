import type { Order } from '@runmart/contract/orders'
import { TriangleAlert } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { moneyText } from '#ui/money-text.ts'
import { refundMoves } from './refund-moves.ts'

type Props = { order: Order; refund: number /** It is another sum than a moment ago. */; changed: boolean }

/** What cancelling means: what comes back, and that there is no way back. */
export function CancelTerms({ order, refund, changed }: Props) {
  const { language, t } = useLanguage()
  const { orderCode: code, totalCash, refunded } = order
  const amount = moneyText(language, refund)
  const total = moneyText(language, totalCash)
  const terms =
    totalCash === 0
      ? t('orderPage.cancelFree', { code })
      : refund === 0
        ? t('orderPage.cancelNothing', { code })
        : refundMoves(order)
          ? t('orderPage.cancelMoving', { code, amount, total })
          : refund === totalCash
            ? t('orderPage.cancelAll', { code, amount })
            : refund + refunded === totalCash
              ? t('orderPage.cancelRest', { code, amount })
              : t('orderPage.cancelPart', { code, amount, total })
  return (
    <>
      {changed && (
        <span role="alert" className="mb-3 flex gap-2 rounded-lg bg-pending-soft px-3 py-2 text-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-pending" />
          {t('errors.REFUND_CHANGED')}
        </span>
      )}
      <span className="block text-ink">{terms}</span>
      <span className="mt-3 block">
        {t('orderPage.proceed')} {t('orderPage.noUndo')}
      </span>
    </>
  )
}
