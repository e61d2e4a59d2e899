import type { Supplier } from '@runmart/contract/suppliers'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useRights } from '#platform/use-rights.ts'
import { DateTime } from '#ui/date-time.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { SupplierMenu } from './supplier-menu.tsx'
import { Count, SupplierBalance, SupplierProblem, SupplierState } from './supplier-state.tsx'
import type { SupplierActs } from './use-supplier-acts.tsx'

type Props = { supplier: Supplier; acts: SupplierActs; onEdit: () => void }

/** One supplier with its state, the shop's balance and its open orders. */
export function SupplierRow({ supplier, acts, onEdit }: Props) {
  const t = useOperatorTranslations()
  const { id, name, url, counts, syncedAt } = supplier
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 px-5 py-3 text-[13px] lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={operatorPaths.supplier(id)}
            className="inline-flex min-h-6 items-center text-sm font-semibold wrap-anywhere text-ink hover:text-brand hover:underline pointer-coarse:min-h-11"
          >
            {name}
          </Link>
          <SupplierState supplier={supplier} />
        </p>
        <p className="font-mono text-xs wrap-anywhere text-ink-faint">{hostOf(url)}</p>
        <SupplierProblem supplier={supplier} className="mt-1" />
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 max-lg:col-span-2 max-lg:row-start-2 sm:grid-cols-4">
        <Fact label={t('operatorSuppliers.balance')}>
          <SupplierBalance supplier={supplier} />
        </Fact>
        <Fact label={t('operatorSuppliers.openOrders')}>
          <span className="inline-flex flex-wrap items-baseline gap-x-2">
            <Count count={counts.openOrders} />
            <Unclear supplier={supplier} />
          </span>
        </Fact>
        <Fact label={t('operatorSuppliers.services')}>
          <Count count={counts.services} />
        </Fact>
        <Fact label={t('operatorSuppliers.offersCount')}>
          <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
            <Count count={counts.offers} />
            {syncedAt ? (
              <DateTime at={syncedAt} className="text-xs font-normal whitespace-nowrap text-ink-faint" />
            ) : (
              <span className="text-xs font-normal text-ink-faint">{t('operatorSuppliers.neverSynced')}</span>
            )}
          </span>
        </Fact>
      </dl>
      <SupplierMenu
        supplier={supplier}
        acts={acts}
        onEdit={onEdit}
        className="size-8 max-lg:col-start-2 max-lg:row-start-1"
      />
    </li>
  )
}

/** The number of orders that a person must check for arrival, with a link to them. */
export function Unclear({ supplier: { id, counts } }: { supplier: Supplier }) {
  const t = useOperatorTranslations()
  const may = useRights()
  const count = counts.unclearOrders
  if (count === 0) return null
  const words = t('operatorSuppliers.unclearOrders', { count })
  if (!may('orders')) return <span className="text-pending">{words}</span>
  return (
    <TextLink to={operatorPaths.dispatchesOf(id)} className="text-pending!">
      {words}
    </TextLink>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="font-semibold wrap-anywhere text-ink">{children}</dd>
    </div>
  )
}

/** `https://panel.example/api/v2` → `panel.example`. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
