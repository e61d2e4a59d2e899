import { type Supplier, suppliers } from '@runmart/contract/suppliers'
import { Plug, RefreshCw, Truck } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { DetailScreen } from '#ui/detail-screen.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { OfferList } from './offer-list.tsx'
import { SupplierDialog } from './supplier-dialog.tsx'
import { SupplierExchanges } from './supplier-exchanges.tsx'
import { SupplierFacts } from './supplier-facts.tsx'
import { SupplierMenu } from './supplier-menu.tsx'
import { SupplierProblem, SupplierState } from './supplier-state.tsx'
import { useSupplierActs } from './use-supplier-acts.tsx'

/** One supplier: how it stands there, and what it sells, to be made services of the shop. */
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
