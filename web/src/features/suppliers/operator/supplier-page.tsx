import { type Supplier, suppliers } from '@runmart/contract/suppliers'
import { ChevronRight, Plug, RefreshCw, Truck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { DetailScreen } from '#ui/detail-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { Refused } from '#ui/refused.tsx'
import { ExchangeRows } from './exchange-list.tsx'
import { OfferList } from './offer-list.tsx'
import { LeftByBooks } from './supplier-account-row.tsx'
import { SupplierDialog } from './supplier-dialog.tsx'
import { SupplierMenu } from './supplier-menu.tsx'
import { Unclear } from './supplier-row.tsx'
import { Count, SupplierBalance, SupplierProblem, SupplierState } from './supplier-state.tsx'
import { useSupplierActs } from './use-supplier-acts.tsx'

/** One supplier: the shop's account there, and its offers to import as services. */
export default function SupplierPage() {
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  const view = useApi(suppliers.supplier, { params: { id } }, { refetchInterval: 15_000 })
  const back = { to: operatorPaths.suppliers, label: t('operatorSuppliers.back') }
  return (
    <DetailScreen
      view={view}
      title={view.data?.supplier.name ?? t('operatorSuppliers.title')}
      missing={{
        icon: Truck,
        title: t('operatorSuppliers.notFound'),
        text: t('operatorSuppliers.notFoundText'),
        back,
      }}
      head={<BackLink to={back.to}>{back.label}</BackLink>}
      skeleton={<BlocksSkeleton blocks={['h-16', 'h-20', 'h-96']} />}
    >
      {({ supplier }) => <OpenSupplier key={id} supplier={supplier} />}
    </DetailScreen>
  )
}

function OpenSupplier({ supplier }: { supplier: Supplier }) {
  const t = useOperatorTranslations()
  const acts = useSupplierActs()
  const [isEdited, setEdited] = useState(false)
  const sync = (variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      icon={<RefreshCw aria-hidden />}
      loading={acts.syncing}
      onClick={() => void acts.sync(supplier)}
    >
      {t('operatorSuppliers.sync')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={supplier.name}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <SupplierState supplier={supplier} always />
            <span className="font-mono text-[13px] wrap-anywhere">{supplier.url}</span>
          </span>
        }
        actions={
          <>
            <Button icon={<Plug aria-hidden />} loading={acts.checking} onClick={() => void acts.check(supplier)}>
              {t('operatorSuppliers.check')}
            </Button>
            {supplier.syncedAt && sync('secondary')}
            <SupplierMenu supplier={supplier} acts={acts} onEdit={() => setEdited(true)} />
          </>
        }
      />
      <SupplierProblem supplier={supplier} className="-mt-3 mb-5" />
      <SupplierFacts supplier={supplier} />
      <SupplierExchanges supplierId={supplier.id} />
      <OfferList supplier={supplier} firstStep={supplier.syncedAt ? null : sync('primary')} />
      <SupplierDialog supplier={supplier} open={isEdited} onClose={() => setEdited(false)} />
      {acts.dialog}
    </>
  )
}

/** The exchanges with a supplier outside any order, for troubleshooting. It fetches them when opened. */
function SupplierExchanges({ supplierId }: { supplierId: string }) {
  const t = useOperatorTranslations()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="group/all mb-4 overflow-hidden rounded-lg border border-line bg-surface text-[13px]"
      onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 px-5 py-2 -outline-offset-2 hover:bg-sunken dark:hover:bg-raised [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-faint transition-transform group-open/all:rotate-90"
        />
        <span className="font-semibold text-ink">{t('operatorSuppliers.exchanges')}</span>
        <span className="text-ink-faint">{t('operatorSuppliers.exchangesText')}</span>
      </summary>
      {isOpen && <Loaded supplierId={supplierId} />}
    </details>
  )
}

function Loaded({ supplierId }: { supplierId: string }) {
  const t = useOperatorTranslations()
  const { data, error, isFetching, refetch } = useApi(
    suppliers.exchanges,
    { params: { id: supplierId } },
    { refetchInterval: 15_000 },
  )
  if (error)
    return (
      <Refused onRetry={refetch} retrying={isFetching}>
        {error}
      </Refused>
    )
  if (!data) return <RowsSkeleton rows={3} dense end="text" />
  if (data.items.length === 0) return <p className="px-5 pb-4 text-ink-faint">{t('operatorSuppliers.exchangesNone')}</p>
  return <ExchangeRows exchanges={data.items} />
}

/** The figures of a supplier. */
function SupplierFacts({ supplier }: { supplier: Supplier }) {
  const t = useOperatorTranslations()
  const { counts, syncedAt } = supplier
  return (
    <dl
      aria-label={t('operatorSuppliers.facts')}
      className="mb-4 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4"
    >
      <Fact label={t('operatorSuppliers.balance')}>
        <SupplierBalance supplier={supplier} />
        <LeftByBooks supplierId={supplier.id} />
      </Fact>
      <Fact label={t('operatorSuppliers.openOrders')}>
        <span className="inline-flex flex-wrap items-baseline gap-x-2">
          <Count count={counts.openOrders} />
          <span className="text-[13px]">
            <Unclear supplier={supplier} />
          </span>
        </span>
      </Fact>
      <Fact label={t('operatorSuppliers.services')}>
        <Count count={counts.services} />
      </Fact>
      <Fact label={t('operatorSuppliers.synced')}>
        {syncedAt ? (
          <DateTime at={syncedAt} />
        ) : (
          <span className="font-normal text-ink-faint">{t('operatorSuppliers.neverSynced')}</span>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bg-surface px-5 py-2.5">
      <dt className="text-[13px] text-ink-faint">{label}</dt>
      <dd className="text-[15px]/6 font-semibold wrap-anywhere text-ink">{children}</dd>
    </div>
  )
}
