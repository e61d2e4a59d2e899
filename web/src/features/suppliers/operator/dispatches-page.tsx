import type { DataOf } from '@runmart/contract/endpoint'
import { suppliers } from '@runmart/contract/suppliers'
import { dispatchStates, supplierOrders } from '@runmart/contract/suppliers-orders'
import { CircleCheck } from 'lucide-react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi, useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { useRights } from '#platform/use-rights.ts'
import { BackLink } from '#ui/back-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { DispatchState } from './dispatch-state.tsx'

/** Orders at suppliers: at first those that wait for a person, the oldest on top. */
export default function DispatchesPage() {
  const t = useOperatorTranslations()
  const may = useRights()
  const filters = useFilters(readFilters)
  const list = useApiPage(supplierOrders.list, filters.page, { query: filters.values }, { refetchInterval: 15_000 })
  const known = useApi(suppliers.list, {}, { enabled: may('catalog') })
  const option = (value: string, label: string) => ({ value, label })
  return (
    <>
      <title>{`${t('operatorDispatches.title')} · Runmart`}</title>
      {may('catalog') && <BackLink to={operatorPaths.suppliers}>{t('operatorSuppliers.back')}</BackLink>}
      <PageHeader title={t('operatorDispatches.title')} description={t('operatorDispatches.intro')} />
      <ListScreen
        list={list}
        filters={filters}
        filterBar={
          <FilterBar
            filters={filters}
            selects={[
              {
                name: 'state',
                label: t('operatorDispatches.state'),
                any: t('operatorDispatches.forPeople'),
                options: dispatchStates.map((it) => option(it, t(`dispatchStates.${it}`))),
              },
              ...(known.data
                ? [
                    {
                      name: 'supplierId' as const,
                      label: t('operatorDispatches.supplier'),
                      any: t('operatorDispatches.anySupplier'),
                      options: known.data.items.map(({ id, name }) => option(id, name)),
                    },
                  ]
                : []),
            ]}
          />
        }
        count={(count) => t('operatorDispatches.found', { count })}
        skeleton={<RowsSkeleton rows={6} dense />}
        empty={{ icon: CircleCheck, title: t('operatorDispatches.none'), text: t('operatorDispatches.noneText') }}
        noMatch={{ title: t('operatorDispatches.noneFound') }}
      >
        {(items) => (
          <List label={t('operatorDispatches.title')}>
            {items.map((it) => (
              <Row key={it.orderId} dispatch={it} />
            ))}
          </List>
        )}
      </ListScreen>
    </>
  )
}

type Listed = DataOf<typeof supplierOrders.list>['items'][number]

function Row({ dispatch }: { dispatch: Listed }) {
  const t = useOperatorTranslations()
  const { orderId, orderCode, serviceName, createdAt, state, supplierName, externalId, problem } = dispatch
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-5 py-2.5 text-[13px] md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <div className="min-w-0">
        <TextLink
          to={operatorPaths.order(orderId)}
          className="inline-flex min-h-6 items-center font-mono wrap-anywhere"
        >
          {orderCode}
        </TextLink>
        <p className="wrap-anywhere text-ink-soft">{serviceName}</p>
      </div>
      <div className="min-w-0 max-md:col-span-2 max-md:row-start-2">
        <p className="text-ink">
          {supplierName ?? t('operatorDispatches.nobody')}
          {externalId && <span className="ml-2 font-mono text-xs text-ink-faint">{externalId}</span>}
          <span className="text-ink-faint">
            {' '}
            · <DateTime at={createdAt} />
          </span>
        </p>
        {problem && <p className="line-clamp-2 wrap-anywhere text-ink-soft">{problem}</p>}
      </div>
      <DispatchState state={state} />
    </li>
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function readFilters(get: (name: 'state' | 'supplierId') => string) {
  const state = dispatchStates.find((it) => it === get('state'))
  const supplierId = get('supplierId')
  return { ...(state && { state }), ...(uuid.test(supplierId) && { supplierId }) }
}
