import { catalogEdits, type PriceChange, type Prices } from '@runmart/contract/catalog-edits'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { costText } from '#ui/cost-text.ts'
import { DateTime } from '#ui/date-time.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'
import { useShownService } from './service-page.tsx'
import { useValueText } from './use-value-text.ts'

/** The price history of a service, with operators and times. */
export default function ServiceHistoryPage() {
  const t = useOperatorTranslations()
  const { id } = useShownService()
  const list = useApi(catalogEdits.priceChanges, { params: { id } })
  return (
    <Section title={t('operatorServices.priceHistory')} description={t('operatorServices.priceHistoryText')}>
      <ListScreen
        frame="none"
        list={list}
        skeleton={<RowsSkeleton rows={3} dense />}
        empty={{ title: t('operatorServices.priceHistoryNone') }}
      >
        {(changes) => (
          <ul className="divide-y divide-line text-[13px]">
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} />
            ))}
          </ul>
        )}
      </ListScreen>
    </Section>
  )
}

function ChangeRow({ change: { before, after, at, by } }: { change: PriceChange }) {
  const pricesText = usePricesText()
  return (
    <li className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
      <span className="min-w-0 text-ink-soft tabular-nums">
        {before && `${pricesText(before, after)} → `}
        <span className="font-semibold text-ink">{pricesText(after, before ?? after)}</span>
      </span>
      <span className="text-ink-faint">
        <DateTime at={at} />
        {by && ` · ${by.username}`}
      </span>
    </li>
  )
}

/** The price, plus the cost and brackets if they differ from the other entry. */
function usePricesText() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const textOf = useValueText()
  return (it: Prices, other: Prices): string =>
    [
      moneyText(language, it.price),
      it.cost !== other.cost &&
        (it.cost === null
          ? t('operatorServices.costUnknown')
          : t('operatorServices.costIs', { cost: costText(language, it.cost) })),
      JSON.stringify(it.brackets) !== JSON.stringify(other.brackets) && textOf('brackets', it.brackets),
    ]
      .filter(Boolean)
      .join(' · ')
}
