import { mostStockBytes, stock } from '@runmart/contract/stock'
import { PackageOpen, PackageX } from 'lucide-react'
import { canHaveStock, useShownService } from '#features/catalog/operator/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Card } from '#ui/card.tsx'
import { Loaded } from '#ui/detail-screen.tsx'
import { Empty } from '#ui/empty.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { AddItems } from '../add-items.tsx'
import { ItemList } from '../item-list.tsx'
import { StockCounts } from '../stock-counts.tsx'
import { FindItem } from './find-item.tsx'
import { HeldStock } from './held-stock.tsx'
import { StockSettingsForm } from './stock-settings-form.tsx'
import { useOperatorKeeper } from './use-operator-keeper.ts'

/** The stock of a service: how much is there, adding to it, how it is handed out, and every item without what it says. */
export default function StockPage() {
  const t = useOperatorTranslations()
  const keeper = useOperatorKeeper()
  const service = useShownService()
  const { id } = service
  const isPossible = canHaveStock(service)
  const view = useApi(
    stock.stock,
    { params: { id } },
    { enabled: isPossible, refetchInterval: (it) => (it?.stock?.held?.isBeingWithdrawn ? 2_000 : 30_000) },
  )
  if (!isPossible)
    return (
      <Card padded={false}>
        <Empty icon={PackageX} title={t('operatorStock.notHere')} className="py-16">
          {t('operatorStock.notHereText')}
        </Empty>
      </Card>
    )
  return (
    <Loaded
      view={view}
      skeleton={
        <BlocksSkeleton
          className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]"
          blocks={['h-20 lg:col-span-2', 'h-96', 'h-72']}
        />
      }
    >
      {({ stock: pool }) => (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
          {pool ? <StockCounts {...pool} most={mostStockBytes(service.draft.provider)} /> : <NoStock />}
          {pool?.held && <HeldStock serviceId={id} count={pool.counts.free} held={pool.held} />}
          {/* The same form before and after the first items, so that what it says of them stays. */}
          <div className="flex min-w-0 flex-col gap-4">
            {!pool?.held && <AddItems keeper={keeper} serviceId={id} />}
            {pool && <ItemList keeper={keeper} serviceId={id} />}
          </div>
          {pool && (
            <div className="flex min-w-0 flex-col gap-4">
              <FindItem serviceId={id} />
              <StockSettingsForm key={id} serviceId={id} latest={pool} />
            </div>
          )}
        </div>
      )}
    </Loaded>
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
