import type { Commission } from '@runmart/contract/referrals'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { CommissionFacts } from './commission-facts.tsx'
import { CommissionStatus } from './commission-status.tsx'
import { SuspicionList } from './suspicion-list.tsx'

type Props = { commission: Commission; onAllow: () => void; onRefuse: () => void }

/** One commission: how much, by whom, why it waits, and what can be decided. */
export function CommissionRow({ commission, onAllow, onRefuse }: Props) {
  const t = useOperatorTranslations()
  const { language } = useLanguage()
  const { status, reasons, amount, owed, orderCode: code } = commission
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 lg:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <Money amount={amount} className="text-[15px] font-bold text-ink" />
      <div className="min-w-0">
        <CommissionFacts commission={commission} />
        <SuspicionList reasons={reasons} quiet={status !== 'suspicious'} />
        {owed > 0 && (
          <p className="mt-1.5 text-[13px] text-ink-soft">
            {t('operatorReferrals.owed', { amount: moneyText(language, owed) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 lg:flex-col lg:items-end lg:justify-start">
        <CommissionStatus status={status} />
        {status === 'suspicious' && (
          <div className="flex gap-2">
            <Button
              size="sm"
              variant="danger"
              aria-label={t('operatorReferrals.refuseOf', { code })}
              onClick={onRefuse}
            >
              {t('operatorReferrals.refuse')}
            </Button>
            <Button size="sm" aria-label={t('operatorReferrals.allowOf', { code })} onClick={onAllow}>
              {t('operatorReferrals.allow')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
