import { type Stock, stock } from '@runmart/contract/stock'
import { numberText } from '@runmart/i18n/formats'
import { PackageOpen, PackageX } from 'lucide-react'
import { canHaveStock, useShownService } from '#features/catalog/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/empty.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { AddItems } from './add-items.tsx'
import { FindItem } from './find-item.tsx'
import { ItemList } from './item-list.tsx'
import { StockSettingsForm } from './stock-settings-form.tsx'

/** The stock of a service: how much is there, adding to it, how it is handed out, and every item without what it says. */
export default function StockPage() {
  const t = useOperatorTranslations()
  const service = useShownService()
  const { id } = service
  const isPossible = canHaveStock(service)
  const { data, error, isFetching, refetch } = useApi(
    stock.stock,
    { params: { id } },
    { enabled: isPossible, refetchInterval: 30_000 },
  )
  if (!isPossible)
    return (
      <Card padded={false}>
        <Empty icon={PackageX} title={t('operatorStock.notHere')} className="py-16">
          {t('operatorStock.notHereText')}
        </Empty>
      </Card>
    )
  if (error)
    return (
      <RefusedCard onRetry={refetch} retrying={isFetching}>
        {error}
      </RefusedCard>
    )
  if (!data)
    return (
      <BlocksSkeleton
        className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]"
        blocks={['h-20 lg:col-span-2', 'h-96', 'h-72']}
      />
    )
  const { stock: pool } = data
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      {pool ? <Counts counts={pool.counts} /> : <NoStock />}
      {/* The same form before and after the first items, so that what it says of them stays. */}
      <div className="flex min-w-0 flex-col gap-4">
        <AddItems serviceId={id} />
        {pool && <ItemList serviceId={id} />}
      </div>
      {pool && (
        <div className="flex min-w-0 flex-col gap-4">
          <FindItem serviceId={id} />
          <StockSettingsForm key={id} serviceId={id} latest={pool} />
        </div>
      )}
    </div>
  )
}

function NoStock() {
  const t = useOperatorTranslations()
  return (
    <Card padded={false} className="lg:col-span-2">
      <Empty icon={PackageOpen} as="h2" title={t('operatorStock.empty')}>
        {t('operatorStock.emptyText')}
      </Empty>
    </Card>
  )
}

const shown = ['free', 'sold', 'expired', 'withdrawn'] as const

function Counts({ counts }: Pick<Stock, 'counts'>) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  return (
    <dl
      aria-label={t('operatorStock.counts')}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4 lg:col-span-2"
    >
      {shown.map((state) => (
        <div key={state} className="bg-surface px-5 py-3">
          <dt className="text-[13px] text-ink-faint">{t(`itemStates.${state}`)}</dt>
          <dd className="mt-0.5 text-lg/[26px] font-bold text-ink tabular-nums">
            {numberText(language, counts[state])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
