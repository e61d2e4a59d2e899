import { customerPage } from '@runmart/contract/accounts-customer-page'
import { Gift } from 'lucide-react'
import { CustomerRate } from '#features/referrals/operator/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { useRights } from '#platform/use-rights.ts'
import { CustomerLink } from '#ui/customer-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { List } from '#ui/list.tsx'
import { ListRow } from '#ui/list-row.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { AccountStatus } from './customer-name.tsx'
import { useCustomerDetails } from './customer-page.tsx'

/** The referrer of this customer, the customer's referral earnings and the customers they referred. */
export default function CustomerReferralsPage() {
  const t = useOperatorTranslations()
  const { customer, referredBy } = useCustomerDetails()
  const may = useRights()
  const filters = useFilters(() => ({}))
  const list = useApiPage(customerPage.referrals, filters.page, { params: { id: customer.id } })
  return (
    <>
      <p className="mb-4 text-ink-soft">
        {referredBy ? (
          <LinkedSentence
            sentence={t('operatorCustomerPage.cameBy', { name: '‹name›' })}
            parts={{ name: <CustomerLink customer={referredBy} className="font-semibold text-ink" /> }}
          />
        ) : (
          t('operatorCustomerPage.cameAlone')
        )}
      </p>
      {may('settings') && (
        <div className="mb-6">
          <CustomerRate customerId={customer.id} />
        </div>
      )}
      <ListScreen
        list={list}
        filters={filters}
        count={(count) => t('operatorCustomerPage.referralsFound', { count })}
        skeleton={<RowsSkeleton dense rows={5} end="text" />}
        empty={{
          icon: Gift,
          title: t('operatorCustomerPage.noReferrals'),
          text: t('operatorCustomerPage.noReferralsText'),
        }}
      >
        {(people) => (
          <List label={t('operatorCustomerPage.referrals')}>
            {people.map((it) => (
              <ListRow
                key={it.id}
                title={<CustomerLink customer={it} />}
                note={<DateTime at={it.joinedDate} as="date" />}
                end={it.status !== 'active' && <AccountStatus status={it.status} />}
              />
            ))}
          </List>
        )}
      </ListScreen>
    </>
  )
}
