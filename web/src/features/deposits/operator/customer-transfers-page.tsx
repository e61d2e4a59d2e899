import { bankClaims } from '@runmart/contract/deposits-bank-claims'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import { pendingCredits } from '@runmart/contract/deposits-pending-credits'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useCustomerDetails } from '#features/accounts/operator/index.ts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { type ApiResult, useApiPage } from '#platform/use-api.ts'
import { type Filters, useFilters } from '#platform/use-filters.ts'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ClaimRow } from './claim-row.tsx'
import { CreditRow } from './credit-row.tsx'
import { often } from './often.ts'
import { TransferRow } from './transfer-row.tsx'
import { useTransferDialogs } from './use-transfer-dialogs.tsx'

/** A customer's claims and credits, waiting ones first, then the credited transfers, newest first. */
export default function CustomerTransfersPage() {
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  const { customer } = useCustomerDetails()
  const pages = {
    transfers: useFilters(),
    claims: useFilters(undefined, 'claimsPage'),
    claimed: useFilters(undefined, 'claimedPage'),
    credits: useFilters(undefined, 'creditsPage'),
  }
  const list = useApiPage(depositsOperator.ofCustomer, pages.transfers.page, { params: { id } })
  const claims = useApiPage(bankClaims.list, pages.claims.page, { query: { customerId: id } }, often)
  const claimed = useApiPage(depositsOperator.claimedBy, pages.claimed.page, { params: { id } }, often)
  const ofCustomer = { status: 'any', customerId: id } as const
  const credits = useApiPage(pendingCredits.list, pages.credits.page, { query: ofCustomer }, often)
  // Wait for the sections above the transfers: loaded later, they would push the transfers down.
  const isSettled = [claims, claimed, credits].every((it) => it.data || it.error)
  const { actionsOf, dialogs } = useTransferDialogs()
  return (
    <>
      <CustomerSection title={t('operatorTransfers.claimsTitle')} list={claims} filters={pages.claims}>
        {(it) => <ClaimRow key={it.id} claim={it} />}
      </CustomerSection>
      <CustomerSection title={t('operatorTransfers.claimedTitle')} list={claimed} filters={pages.claimed}>
        {(it) => {
          const { onAssign, ...actions } = actionsOf(it)
          return <TransferRow key={it.id} transfer={it} {...actions} onAssign={() => onAssign(customer)} />
        }}
      </CustomerSection>
      <CustomerSection title={t('operatorTransfers.creditsTitle')} list={credits} filters={pages.credits}>
        {(it) => <CreditRow key={it.id} credit={it} />}
      </CustomerSection>
      <ListScreen
        list={isSettled ? list : { ...list, data: undefined }}
        filters={pages.transfers}
        count={(count) => t('operatorCustomerPage.transfersFound', { count })}
        skeleton={<RowsSkeleton rows={4} />}
        empty={{
          icon: Landmark,
          title: t('operatorCustomerPage.noTransfers'),
          text: t('operatorCustomerPage.noTransfersText'),
        }}
      >
        {(transfers) => (
          <>
            <List label={t('operatorCustomerPage.deposits')}>
              {transfers.map((it) => (
                <TransferRow key={it.id} transfer={it} onReverse={actionsOf(it).onReverse} />
              ))}
            </List>
            <p className="border-t border-line px-5 py-3 text-[13px]">
              <TextLink to={operatorPaths.customerTab(id, 'transactions')}>
                {t('operatorCustomerPage.creditsElsewhere')}
              </TextLink>
            </p>
          </>
        )}
      </ListScreen>
      {dialogs}
    </>
  )
}

type Props<Item> = {
  title: string
  list: ApiResult<{ items: readonly Item[]; total: number; page: number; limit: number }>
  filters: Filters
  children: (item: Item) => ReactNode
}

/** A paged section above a customer's transfers; hidden while it is empty or loading. */
function CustomerSection<Item>({ title, list, filters, children }: Props<Item>) {
  if (!list.error && !list.data?.total) return null
  return (
    <Section title={title} padded={false} className="mb-6">
      <ListScreen frame="none" list={list} filters={filters} skeleton={null} empty={null}>
        {(items) => <List label={title}>{items.map(children)}</List>}
      </ListScreen>
    </Section>
  )
}
