import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { PageHeader } from '#ui/page-header.tsx'
import CustomerTransactionsPage from './customer-transactions-page.tsx'

/** A customer's transactions on a page of their own, for operators who may not see the customer's page. */
export default function TransactionsPage() {
  const t = useOperatorTranslations()
  return (
    <>
      <title>{`${t('operatorReversals.title')} · Runmart`}</title>
      <PageHeader title={t('operatorReversals.title')} />
      <CustomerTransactionsPage />
    </>
  )
}
