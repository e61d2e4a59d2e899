import { partnersDesk } from '@runmart/contract/partners-desk'
import { partnersServices } from '@runmart/contract/partners-services'
import { MAX_PARTNER_STOCK_BYTES } from '@runmart/contract/stock'
import { PackageOpen, PackageSearch } from 'lucide-react'
import { useParams } from 'react-router'
import { AddItems, ItemList, StockCounts, type StockKeeper } from '#features/stock/index.ts'
import { partnerPaths } from '#platform/partner-paths.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Card } from '#ui/card.tsx'
import { DetailScreen } from '#ui/detail-screen.tsx'
import { Empty } from '#ui/empty.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'

/** The stock of a partner's own service: its counts, the forms to add items and its items without contents. */
export default function StockPage() {
  const t = usePartnerTranslations()
  const { id = '' } = useParams()
  const { data: services } = useApi(partnersServices.services, {}, { localized: true })
  const { data: desk } = useApi(partnersDesk.overview)
  const view = useApi(partnersServices.stock, { params: { id } }, { refetchInterval: 30_000 })
  const keeper = usePartnerKeeper()
  const name = services?.items.find((it) => it.id === id)?.name
  const title = name ? t('partnerServices.stockOf', { name }) : t('partnerServices.stock')
  const back = { to: partnerPaths.services, label: t('partnerServices.back') }
  return (
    <DetailScreen
      view={view}
      title={title}
      missing={{
        icon: PackageSearch,
        title: t('partnerServices.notFound'),
        text: t('partnerServices.notFoundText'),
        back,
      }}
      head={
        <>
          <BackLink to={back.to}>{back.label}</BackLink>
          <PageHeader title={title} />
        </>
      }
      skeleton={<BlocksSkeleton blocks={['h-20', 'h-96', 'h-72']} />}
    >
      {(data) => (
        <div className="flex flex-col gap-4">
          {data.stock ? (
            <StockCounts {...data.stock} most={MAX_PARTNER_STOCK_BYTES} />
          ) : (
            <Card padded={false}>
              <Empty icon={PackageOpen} as="h2" title={t('operatorStock.empty')}>
                {t('partnerServices.stockIntro')}
              </Empty>
            </Card>
          )}
          {desk?.isLeaving === false && <AddItems keeper={keeper} serviceId={id} />}
          {data.stock && <ItemList keeper={keeper} serviceId={id} />}
        </div>
      )}
    </DetailScreen>
  )
}

/** The partner as the keeper of a stock. The partner calls find no stock of others. */
function usePartnerKeeper(): StockKeeper {
  const t = usePartnerTranslations()
  return {
    add: partnersServices.addStock,
    addFiles: partnersServices.addStockFiles,
    items: partnersServices.stockItems,
    withdraw: partnersServices.withdrawItem,
    orderPath: null,
    reasonHint: t('partnerServices.withdrawHint'),
  }
}
