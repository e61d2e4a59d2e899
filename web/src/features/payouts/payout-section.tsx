import { payouts } from '@runmart/contract/payouts'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { List } from '#ui/list.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PayoutDialog } from './payout-dialog.tsx'
import { PayoutRow } from './payout-row.tsx'

/** What of the commissions can be paid out, how to ask for it, and what became of it before. */
export function PayoutSection() {
  const { language, t } = useLanguage()
  const { data, error, isFetching, refetch } = useApi(payouts.overview)
  const [open, setOpen] = useState(false)
  if (error)
    return (
      <Section title={t('payouts.title')}>
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      </Section>
    )
  if (!data) return <Skeleton className="h-44 w-full rounded-lg" />
  const { available, earned, paidOut, minimum, items } = data
  const money = (amount: number) => moneyText(language, amount)
  const isOpen = items.some((it) => it.status === 'waiting' && it.kind === 'commission')
  const canRequest = !isOpen && available >= minimum
  return (
    <Section
      title={t('payouts.title')}
      description={t('payouts.intro', { amount: money(minimum) })}
      padded={false}
      action={
        <Button size="sm" disabled={!canRequest} onClick={() => setOpen(true)}>
          {t('payouts.request')}
        </Button>
      }
    >
      <div className="px-5 py-4">
        <p className="text-[13px] font-semibold text-ink-soft">{t('payouts.available')}</p>
        <p className="mt-1 text-2xl/8 font-bold text-ink tabular-nums">
          <Money amount={available} />
        </p>
        <p className="mt-0.5 text-[13px] text-pretty text-ink-soft tabular-nums">
          {t('payouts.earned', { earned: money(earned), paidOut: money(paidOut) })}
        </p>
        {isOpen && <p className="mt-2 text-[13px] text-pretty text-ink-soft">{t('payouts.open')}</p>}
      </div>
      {items.length > 0 && (
        <div className="border-t border-line">
          <List label={t('payouts.list')}>
            {items.map((it) => (
              <PayoutRow key={it.id} payout={it} />
            ))}
          </List>
        </div>
      )}
      <PayoutDialog
        key={`${open}`}
        available={available}
        minimum={minimum}
        open={open}
        onClose={() => setOpen(false)}
      />
    </Section>
  )
}
