import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { moneyText } from '#ui/money-text.ts'

/** Shows if the deposit is awaited or has arrived; updates by itself. */
export function ArrivalStatus({ arrived, balance }: { arrived: number | null; balance: number }) {
  const { language, t } = useLanguage()
  return (
    <div role="status" className="w-full">
      {arrived === null ? (
        <div className="flex items-start gap-3 rounded-lg bg-pending-soft px-4 py-3">
          <span aria-hidden className="mt-1.5 size-2.5 shrink-0 animate-breathe rounded-full bg-pending" />
          <div>
            <p className="font-semibold text-ink">{t('deposits.waiting')}</p>
            <p className="text-[13px] text-ink-soft">{t('deposits.waitingHint')}</p>
          </div>
        </div>
      ) : (
        <div className="flex items-start gap-3 rounded-lg bg-success-soft px-4 py-3 transition-opacity starting:opacity-0">
          <CircleCheck aria-hidden className="mt-px size-[18px] shrink-0 text-success" />
          <div>
            <p className="font-bold text-ink tabular-nums">
              {t('deposits.credited', { amount: moneyText(language, arrived, true) })}
            </p>
            <p className="text-[13px] text-ink-soft tabular-nums">
              {t('deposits.creditedHint', { amount: moneyText(language, balance) })}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}

/** The amount that arrived since this was shown or cleared, with a function to clear it. Null until then. */
export function useArrivedAmount(totalDeposit: number): [arrived: number | null, clear: () => void] {
  const [seen, setSeen] = useState(totalDeposit)
  const [arrived, setArrived] = useState<number | null>(null)
  if (totalDeposit > seen) {
    setArrived(totalDeposit - seen)
    setSeen(totalDeposit)
  }
  return [arrived, () => setArrived(null)]
}
