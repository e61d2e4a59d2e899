import type { TopUp } from '@runmart/contract/suppliers-money'
import { amountText } from '@runmart/i18n/formats'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'
import { shortened } from './supplier-state.tsx'
import type { TopUpActs } from './use-top-up-acts.tsx'

const pills: Record<TopUp['status'], PillState> = {
  waiting: 'pending',
  posted: 'success',
  reversed: 'refund',
  withdrawn: 'cancel',
}

/** One payment to a supplier with its amount, source, author and possible actions. */
export function TopUpRow({ topUp, acts }: { topUp: TopUp; acts: TopUpActs }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { user } = useSession()
  const { supplier, amount, currency, dong, paidFrom, reference, status, notedBy, notedAt, ripensAt, reason } = topUp
  const when = (at: string) => dateTimeText(language, new Date(at))
  const isRipe = ripensAt !== null && Date.parse(ripensAt) <= Date.now()
  const fill = { sum: moneyText(language, dong), name: supplier.name }
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-3 text-[13px] md:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <p>
        <Money amount={dong} className="text-[15px] font-bold text-ink" />
        <span className="block text-ink-soft tabular-nums">{amountText(language, shortened(amount), currency)}</span>
      </p>
      <div className="min-w-0 text-ink-soft">
        <p className="font-semibold wrap-anywhere text-ink">{supplier.name}</p>
        <p className="wrap-anywhere">
          {t(`topUpSources.${paidFrom}`)} · {reference}
        </p>
        <p className="wrap-anywhere text-ink-faint">
          {t('operatorSupplierMoney.notedBy', { name: notedBy.username, when: when(notedAt) })}
          {reason && ` · ${reason}`}
        </p>
        {status === 'waiting' && (
          <p className="mt-1 text-pretty text-pending">
            {t('operatorSupplierMoney.waits')}
            {ripensAt && `. ${t('operatorSupplierMoney.ripe', { name: notedBy.username, when: when(ripensAt) })}`}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 md:flex-col md:items-end md:justify-start">
        <StatusPill state={pills[status]}>{t(`topUpStatuses.${status}`)}</StatusPill>
        {(status === 'waiting' || status === 'posted') && (
          <div className="flex gap-2">
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('operatorSupplierMoney.reverseOf', fill)}
              onClick={() => acts.reverse(topUp)}
            >
              {t('operatorSupplierMoney.reverse')}
            </Button>
            {status === 'waiting' && (notedBy.id !== user?.id || isRipe) && (
              <Button
                size="sm"
                aria-label={t('operatorSupplierMoney.confirmOf', fill)}
                onClick={() => void acts.confirm(topUp)}
              >
                {t('operatorSupplierMoney.confirm')}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
