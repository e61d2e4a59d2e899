import { accountStatuses, accounts, type Customer } from '@runmart/contract/accounts'
import { Users } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { CustomersTable } from './customers-table.tsx'

/** Everybody with an account, found by name or address, all or those of one status. */
export default function CustomersPage() {
  const t = useOperatorTranslations()
  const filters = useFilters(readCustomerFilters)
  const { q, status: chosen } = filters.values
  const list = useApiPage(accounts.customers, filters.page, { query: filters.values })
  const { item: customer, isOpen, open, close } = useItemDialog<Customer, 'credit'>()
  const status: FilterSelect<'status'> = {
    name: 'status',
    label: t('operatorCustomers.status'),
    any: t('operatorCustomers.anyStatus'),
    options: accountStatuses.map((value) => ({ value, label: t(`accountStates.${value}`) })),
  }
  return (
    <>
      <title>{`${t('operatorCustomers.title')} · Runmart`}</title>
      <PageHeader title={t('operatorCustomers.title')} description={t('operatorCustomers.intro')} />
      <ListScreen
        list={list}
        filters={filters}
        filterBar={<FilterBar filters={filters} search={t('operatorCustomers.search')} selects={[status]} />}
        count={(count) => t('operatorCustomers.found', { count })}
        skeleton={<RowsSkeleton dense rows={5} end="text" />}
        empty={{ icon: Users, title: t('operatorCustomers.empty'), text: t('operatorCustomers.emptyText') }}
        {...(q &&
          !chosen && {
            noMatch: {
              title: t('operatorCustomers.nothingFound', { text: q }),
              text: t('operatorCustomers.nothingFoundText'),
            },
          })}
      >
        {(customers) => <CustomersTable customers={customers} onCredit={(it) => open('credit', it)} />}
      </ListScreen>
      <CreditDialog customer={customer} open={isOpen('credit')} onClose={close} />
    </>
  )
}

function readCustomerFilters(get: (name: 'q' | 'status') => string): { q?: string; status?: Customer['status'] } {
  const q = get('q')
  const status = accountStatuses.find((it) => it === get('status'))
  return { ...(q && { q }), ...(status && { status }) }
}
