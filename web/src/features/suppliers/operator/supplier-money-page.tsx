import { supplierMoney, topUpStatuses } from '@runmart/contract/suppliers-money'
import { Landmark, Truck } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi, useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { FilterBar } from '#ui/filter-bar.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { SupplierAccountRow } from './supplier-account-row.tsx'
import { TopUpDialog } from './top-up-dialog.tsx'
import { TopUpRow } from './top-up-row.tsx'
import { useTopUpActs } from './use-top-up-acts.tsx'

/** What the shop has at each supplier by its books and by what the supplier tells, and what it paid in there. */
export default function SupplierMoneyPage() {
  const t = useOperatorTranslations()
  const accounts = useApi(supplierMoney.accounts, {}, { refetchInterval: 15_000 })
  const filters = useFilters(readFilters)
  const list = useApiPage(supplierMoney.topUps, filters.page, { query: filters.values }, { refetchInterval: 15_000 })
  const { item, isOpen, open, close } = useItemDialog<NonNullable<typeof accounts.data>['items'][number], 'note'>()
  const acts = useTopUpActs()
  const option = (value: string, label: string) => ({ value, label })
  return (
    <>
      <title>{`${t('operatorSupplierMoney.title')} · Runmart`}</title>
      <PageHeader title={t('operatorSupplierMoney.title')} description={t('operatorSupplierMoney.intro')} />
      <ListScreen
        list={accounts}
        skeleton={<RowsSkeleton rows={3} end="text" />}
        empty={{ icon: Truck, title: t('operatorSupplierMoney.none'), text: t('operatorSupplierMoney.noneText') }}
      >
        {(items) => (
          <>
            <List label={t('operatorSupplierMoney.title')}>
              {items.map((it) => (
                <SupplierAccountRow key={it.id} account={it} onNote={() => open('note', it)} />
              ))}
            </List>
            <p className="border-t border-line px-5 py-3 text-[13px] text-pretty text-ink-faint">
              {t('operatorSupplierMoney.differs')}
            </p>
          </>
        )}
      </ListScreen>
      <h2 className="mt-8 mb-3 text-base font-bold text-ink">{t('operatorSupplierMoney.history')}</h2>
      <ListScreen
        list={list}
        filters={filters}
        filterBar={
          (filters.isFiltered || list.data?.total !== 0) && (
            <FilterBar
              filters={filters}
              selects={[
                {
                  name: 'supplierId',
                  label: t('operatorSupplierMoney.supplier'),
                  any: t('operatorSupplierMoney.anySupplier'),
                  options: (accounts.data?.items ?? []).map(({ id, name }) => option(id, name)),
                },
                {
                  name: 'status',
                  label: t('operatorSupplierMoney.status'),
                  any: t('operatorSupplierMoney.anyStatus'),
                  options: topUpStatuses.map((it) => option(it, t(`topUpStatuses.${it}`))),
                },
              ]}
            />
          )
        }
        count={(count) => t('operatorSupplierMoney.found', { count })}
        skeleton={<RowsSkeleton rows={4} dense end="text" />}
        empty={{
          icon: Landmark,
          title: t('operatorSupplierMoney.noneNoted'),
          text: t('operatorSupplierMoney.noneNotedText'),
        }}
        noMatch={{ title: t('operatorSupplierMoney.noneFound') }}
      >
        {(items) => (
          <List label={t('operatorSupplierMoney.history')}>
            {items.map((it) => (
              <TopUpRow key={it.id} topUp={it} acts={acts} />
            ))}
          </List>
        )}
      </ListScreen>
      {item && accounts.data && (
        <TopUpDialog key={item.id} account={item} cap={accounts.data} open={isOpen('note')} onClose={close} />
      )}
      {acts.dialog}
    </>
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function readFilters(get: (name: 'status' | 'supplierId') => string) {
  const status = topUpStatuses.find((it) => it === get('status'))
  const supplierId = get('supplierId')
  return { ...(status && { status }), ...(uuid.test(supplierId) && { supplierId }) }
}
