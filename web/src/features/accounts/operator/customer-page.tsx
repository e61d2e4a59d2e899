import { accountsOperator } from '@runmart/contract/accounts-operator'
import { useParams } from 'react-router'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { AccountStatus } from './customer-name.tsx'
import { CustomerSessions } from './customer-sessions.tsx'

/** One account: who it is, how to reach them, where they are signed in, and what an operator can do about it. */
export default function CustomerPage() {
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  const { data, error, refetch } = useApi(accountsOperator.customer, { params: { id } })
  const name = data?.customer.username ?? t('operatorCustomers.customer')
  return (
    <>
      <title>{`${name} · Runmart`}</title>
      <BackLink to={paths.operatorCustomers}>{t('operatorCustomers.title')}</BackLink>
      <PageHeader
        title={name}
        description={data && [data.customer.email, data.customer.fullName].filter(Boolean).join(' · ')}
        actions={data && <AccountStatus status={data.customer.status} />}
      />
      {error ? (
        <Card>
          <Refused onRetry={refetch}>{error}</Refused>
        </Card>
      ) : data ? (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <CustomerActions details={data} className="lg:col-span-2" />
          <CustomerFacts details={data} />
          <CustomerSessions sessions={data.sessions} />
        </div>
      ) : (
        <Skeleton className="h-80 w-full rounded-lg" />
      )}
    </>
  )
}
