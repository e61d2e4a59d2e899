import { accounts, type Customer } from '@runmart/contract/accounts'
import { Users } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { FilterBar } from '#ui/filter-bar.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { CustomersTable } from './customers-table.tsx'

/** Everybody with an account, found by name or address. */
export default function CustomersPage() {
  const t = useOperatorTranslations()
  const filters = useFilters(readCustomerFilters)
  const list = useApiPage(accounts.customers, filters.page, { query: filters.values })
  const { item: customer, isOpen, open, close } = useItemDialog<Customer, 'credit'>()
  return (
    <>
      <title>{`${t('operatorCustomers.title')} · Runmart`}</title>
      <PageHeader title={t('operatorCustomers.title')} description={t('operatorCustomers.intro')} />
      <ListScreen
        list={list}
        filters={filters}
        filterBar={<FilterBar filters={filters} search={t('operatorCustomers.search')} />}
        count={(count) => t('operatorCustomers.found', { count })}
        skeleton={<RowsSkeleton dense rows={5} end="text" />}
        empty={{ icon: Users, title: t('operatorCustomers.empty'), text: t('operatorCustomers.emptyText') }}
        noMatch={{
          title: t('operatorCustomers.nothingFound', { text: filters.values.q ?? '' }),
          text: t('operatorCustomers.nothingFoundText'),
        }}
      >
        {(customers) => <CustomersTable customers={customers} onCredit={(it) => open('credit', it)} />}
      </ListScreen>
      <CreditDialog customer={customer} open={isOpen('credit')} onClose={close} />
    </>
  )
}

function readCustomerFilters(get: (name: 'q') => string): { q?: string } {
  const q = get('q')
  return q ? { q } : {}
}
