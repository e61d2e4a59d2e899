import { type RepeatPlan, repeats } from '@runmart/contract/repeats'
import { Repeat } from 'lucide-react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { moneyText } from '#ui/money-text.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { placedText, planNote } from './plan-text.ts'
import { StopPlan } from './stop-plan.tsx'
import { useRepeatsUpdates } from './use-repeats-updates.ts'

/** All plans of the customer, with the next date, the placed orders or the reason for the end. */
export default function RepeatsPage() {
  const t = useTranslations()
  const filters = useFilters()
  const list = useApiPage(repeats.list, filters.page)
  useRepeatsUpdates()
  return (
    <>
      <title>{`${t('repeats.title')} · Runmart`}</title>
      <BackLink to={paths.orders}>{t('orderPage.all')}</BackLink>
      <PageHeader title={t('repeats.title')} description={t('repeats.intro')} />
      <ListScreen
        list={list}
        filters={filters}
        skeleton={<RowsSkeleton rows={5} end="text" />}
        errorNote={t('orderPage.safe')}
        empty={{
          icon: Repeat,
          title: t('repeats.empty'),
          text: t('repeats.emptyText'),
          action: (
            <ButtonLink to={paths.orders} size="sm">
              {t('repeats.emptyAction')}
            </ButtonLink>
          ),
        }}
      >
        {(items) => (
          <List label={t('repeats.title')}>
            {items.map((plan) => (
              <PlanRow key={plan.id} plan={plan} />
            ))}
          </List>
        )}
      </ListScreen>
    </>
  )
}

function PlanRow({ plan }: { plan: RepeatPlan }) {
  const translations = useLanguage()
  const { language, t } = translations
  const note = planNote(translations, plan)
  const facts = [
    t(`repeatIntervals.${plan.every}`),
    placedText(translations, plan),
    ...(plan.mostEach === null ? [] : [t('repeats.limit', { amount: moneyText(language, plan.mostEach) })]),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <TextLink to={paths.order(plan.orderId)} className="wrap-anywhere">
            {plan.serviceName || plan.orderCode}
          </TextLink>
          <span className="font-mono text-xs text-ink-faint">{plan.orderCode}</span>
          {!plan.nextAt && <Badge>{t('repeats.ended')}</Badge>}
        </p>
        <p className="text-[13px] text-pretty text-ink-soft">{facts.join(' · ')}</p>
        {note && <p className="mt-1 text-[13px] text-pretty text-ink-faint">{note}</p>}
      </div>
      {plan.nextAt && (
        <div className="flex flex-1 items-center justify-between gap-6 sm:flex-none">
          <p className="text-[13px] text-ink-faint sm:text-right">
            {t('repeats.next')}
            <DateTime at={plan.nextAt} as="time" className="block font-semibold text-ink tabular-nums" />
          </p>
          <StopPlan plan={plan} />
        </div>
      )}
    </li>
  )
}
