import type { Supplier } from '@runmart/contract/suppliers'
import type { ReactNode } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { DateTime } from '#ui/date-time.tsx'
import { LeftByBooks } from './supplier-account-row.tsx'
import { Unclear } from './supplier-row.tsx'
import { Count, SupplierBalance } from './supplier-state.tsx'

/** How the shop stands with a supplier, in figures. */
export function SupplierFacts({ supplier }: { supplier: Supplier }) {
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
