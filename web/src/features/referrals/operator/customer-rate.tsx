import { type CustomerRate as Rate, type RateChange, referralRates } from '@runmart/contract/referrals-rates'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Loaded } from '#ui/detail-screen.tsx'
import { percentText } from '#ui/percent-text.ts'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CustomerRateForm } from './customer-rate-form.tsx'

/** One referrer's rate, its history and the form to change it. */
export function CustomerRate({ customerId }: { customerId: string }) {
  const view = useApi(referralRates.get, { params: { id: customerId } })
  return (
    <Loaded view={view} skeleton={<Skeleton className="h-16 w-full rounded-lg" />}>
      {(rate) => <RateSection customerId={customerId} rate={rate} />}
    </Loaded>
  )
}

function RateSection({ customerId, rate }: { customerId: string; rate: Rate }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { user } = useSession()
  const [open, setOpen] = useState(false)
  const general = percentText(language, rate.general)
  return (
    <Section
      title={t('operatorReferrals.rate')}
      description={
        rate.percent === null
          ? t('operatorReferrals.rateGeneral', { general })
          : t('operatorReferrals.rateOwn', { percent: percentText(language, rate.percent), general })
      }
      // Operators cannot set their own rate.
      action={
        !open &&
        customerId !== user?.id && <Button onClick={() => setOpen(true)}>{t('operatorReferrals.rateChange')}</Button>
      }
      padded={false}
      // Without content below the head, one border is enough.
      className="[&>header:has(+:empty)]:border-b-0"
    >
      {open && <CustomerRateForm customerId={customerId} rate={rate} onDone={() => setOpen(false)} />}
      {rate.history.length > 0 && (
        <ol aria-label={t('operatorReferrals.rateHistory')} className="divide-y divide-line">
          {rate.history.map((it) => (
            <Entry key={it.at} change={it} />
          ))}
        </ol>
      )}
    </Section>
  )
}

/** A rate change with both rates, its author, time and reason. */
function Entry({ change: { at, by, before, after, reason } }: { change: RateChange }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const text = (percent: number | null) =>
    percent === null ? t('operatorReferrals.generalRate') : percentText(language, percent)
  return (
    <li className="grid gap-x-6 gap-y-0.5 px-5 py-2.5 text-[13px] sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0 wrap-anywhere text-ink-soft">
        <span className="font-semibold text-ink tabular-nums">{`${text(before)} → ${text(after)}`}</span>
        {` · ${reason}`}
      </p>
      <p className="text-ink-faint sm:text-right">
        {by || t('operatorAudit.gone')} · <DateTime at={at} />
      </p>
    </li>
  )
}
