import { accountStatuses, accounts, type Customer } from '@runmart/contract/accounts'
import { Users } from 'lucide-react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { useRights } from '#platform/use-rights.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Money } from '#ui/money.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Table } from '#ui/table.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { AccountStatus, CustomerName } from './customer-name.tsx'

/** All accounts, with a search by name or address and a filter by status. */
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

type Props = { customers: readonly Customer[]; onCredit: (customer: Customer) => void }

/** The matching accounts. With the money right: links to transactions, and a credit button except for oneself. */
function CustomersTable({ customers, onCredit }: Props) {
  const t = useOperatorTranslations()
  const { user } = useSession()
  const may = useRights()
  const isMe = (customer: Customer) => customer.id === user?.id
  const credit = (customer: Customer) =>
    !isMe(customer) && (
      <Button
        size="sm"
        aria-label={t('operatorCustomers.creditOf', { name: customer.username })}
        onClick={() => onCredit(customer)}
      >
        {t('operatorCustomers.credit')}
      </Button>
    )
  const actions = (customer: Customer) =>
    may('money') && (
      <span className="inline-flex flex-wrap justify-end gap-2">
        <ButtonLink
          size="sm"
          variant="quiet"
          to={operatorPaths.customerTab(customer.id, 'transactions')}
          aria-label={t('operatorReversals.openOf', { name: customer.username })}
        >
          {t('operatorReversals.open')}
        </ButtonLink>
        {credit(customer)}
      </span>
    )
  return (
    <Table
      caption={t('operatorCustomers.title')}
      rows={customers}
      rowKey={(customer) => customer.id}
      columns={[
        {
          key: 'customer',
          header: t('operatorCustomers.customer'),
          cell: (customer) => (
            <div className="max-w-64 min-[1400px]:max-w-100 max-sm:max-w-[48vw]">
              <CustomerName
                customer={customer}
                isLink
                badges={
                  <>
                    {customer.role === 'operator' && <Badge brand>{t('operatorCustomers.operator')}</Badge>}
                    {isMe(customer) && <Badge>{t('operatorCustomers.you')}</Badge>}
                  </>
                }
              />
              {customer.status !== 'active' && (
                <div className="mt-1 sm:hidden">
                  <AccountStatus status={customer.status} />
                </div>
              )}
            </div>
          ),
        },
        {
          key: 'status',
          header: t('operatorCustomers.status'),
          cell: (customer) => <AccountStatus status={customer.status} />,
          wideOnly: true,
        },
        {
          key: 'joined',
          header: t('operatorCustomers.joined'),
          cell: (customer) => (
            <DateTime at={customer.joinedDate} as="date" className="whitespace-nowrap text-ink-soft" />
          ),
          wideOnly: true,
        },
        {
          key: 'balance',
          header: t('operatorCustomers.balance'),
          align: 'end',
          cell: (customer) => <Money amount={customer.balance} className="font-semibold text-ink" />,
        },
        // Phones show these actions on the customer's page.
        { key: 'actions', header: t('operatorCustomers.actions'), cell: actions, align: 'end', wideOnly: true },
      ]}
    />
  )
}
