import { notificationsOperator } from '@runmart/contract/notifications-operator'
import { Bell } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { lookAgain } from './look-again.ts'
import { type Receiver, SentRow } from './sent-row.tsx'

/** What a customer was told, in the words under their bell, and what became of its mails and messages. */
export function SentNotifications({ customer }: { customer: Receiver }) {
  const t = useOperatorTranslations()
  const filters = useFilters(() => ({}))
  const list = useApiPage(
    notificationsOperator.ofCustomer,
    filters.page,
    { params: { id: customer.id } },
    {
      localized: true,
      refetchInterval: (data) => lookAgain(data?.items.flatMap((it) => it.sendings)),
    },
  )
  return (
    <Section
      title={t('operatorCustomerPage.notificationsTitle')}
      description={t('operatorCustomerPage.notificationsText')}
      padded={false}
    >
      <ListScreen
        list={list}
        filters={filters}
        frame="none"
        skeleton={<RowsSkeleton dense rows={5} end="text" />}
        empty={{ icon: Bell, title: t('operatorCustomerPage.noNotifications') }}
      >
        {(items) => (
          <List label={t('operatorCustomerPage.notificationsTitle')}>
            {items.map((it) => (
              <SentRow key={it.id} sent={it} customer={customer} />
            ))}
          </List>
        )}
      </ListScreen>
    </Section>
  )
}
