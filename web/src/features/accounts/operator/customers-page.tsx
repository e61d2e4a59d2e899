import { accounts, type Customer } from '@runmart/contract/accounts'
import { useCallback, useState } from 'react'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiList } from '#platform/use-api-list.ts'
import { useFilters } from '#platform/use-filters.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { CustomersPanel } from './customers-panel.tsx'

/** Everybody with an account, found by name or address. */
export default function CustomersPage() {
  const t = useOperatorTranslations()
  const { get, set, page, setPage } = useFilters<'q'>()
  const { limit } = useLayoutPreference()
  const q = get('q').slice(0, 100)
  const found = useApiList(accounts.customers, { query: { q, page: String(page), limit: String(limit) } })
  const [customer, setCustomer] = useState<Customer | null>(null)
  const [crediting, setCrediting] = useState(false)
  const search = useCallback((text: string) => set({ q: text }, true), [set])
  return (
    <>
      <title>{`${t('operatorCustomers.title')} · Runmart`}</title>
      <PageHeader title={t('operatorCustomers.title')} description={t('operatorCustomers.intro')} />
      <CustomersPanel
        q={q}
        onSearch={search}
        found={found}
        onPage={setPage}
        onCredit={(chosen) => {
          setCustomer(chosen)
          setCrediting(true)
        }}
      />
      <CreditDialog customer={customer} open={crediting} onClose={() => setCrediting(false)} />
    </>
  )
}
