import type { Order } from '@runmart/contract/orders-order'
import { type RepeatPlan, repeats } from '@runmart/contract/repeats'
import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Details } from '#ui/details.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { placedText, planNote } from './plan-text.ts'
import { RepeatDialog } from './repeat-dialog.tsx'
import { StopPlan } from './stop-plan.tsx'
import { useRepeatsUpdates } from './use-repeats-updates.ts'

/** Whether an order is repeated, or was placed by a plan, and how to begin and to stop. Nothing where it cannot be. */
export function OrderRepeat({ order }: { order: Order }) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const { data, error, isFetching, refetch } = useApi(repeats.ofOrder, { params: { id: order.id } })
  useRepeatsUpdates()
  if (error)
    return (
      <Section title={t('repeats.section')} padded={false}>
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      </Section>
    )
  if (!data) return null
  const { plan, placedBy, canRepeat, firstDates } = data
  const shown = [plan, placedBy].find((it) => it?.nextAt) ?? plan ?? placedBy
  if (!shown && !canRepeat) return null
  return (
    <Section
      title={t('repeats.section')}
      padded={false}
      action={
        shown?.nextAt ? (
          <StopPlan plan={shown} />
        ) : (
          canRepeat && (
            <Button size="sm" icon={<Repeat aria-hidden />} onClick={() => setOpen(true)}>
              {t('repeats.repeat')}
            </Button>
          )
        )
      }
    >
      {(placedBy || !shown) && (
        <p className="px-5 pt-4 pb-3 text-pretty text-ink-soft last:pb-4">
          {placedBy ? t('repeats.placedBy') : t('repeats.sectionText')}{' '}
          {placedBy && <TextLink to={paths.repeats}>{t('repeats.seeAll')}</TextLink>}
        </p>
      )}
      {shown && <PlanFacts plan={shown} />}
      <RepeatDialog order={order} firstDates={firstDates} open={open} onClose={() => setOpen(false)} />
    </Section>
  )
}

function PlanFacts({ plan }: { plan: RepeatPlan }) {
  const translations = useLanguage()
  const { language, t } = translations
  const note = planNote(translations, plan)
  return (
    <div className="border-line px-5 py-1 not-first:border-t">
      <Details
        items={[
          ...(plan.nextAt ? [{ label: t('repeats.next'), value: <DateTime at={plan.nextAt} as="time" /> }] : []),
          { label: t('repeats.every'), value: t(`repeatIntervals.${plan.every}`) },
          { label: t('repeats.placedLabel'), value: placedText(translations, plan) },
          ...(plan.mostEach === null
            ? []
            : [{ label: t('repeats.mostEach'), value: moneyText(language, plan.mostEach) }]),
        ]}
      />
      {note && (
        <p role="status" className="border-t border-line py-3 text-[13px] text-pretty text-ink-soft">
          {note}
        </p>
      )}
    </div>
  )
}
