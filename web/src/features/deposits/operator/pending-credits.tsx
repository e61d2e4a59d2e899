import { pendingCredits } from '@runmart/contract/deposits-pending-credits'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { CreditRow } from './credit-row.tsx'
import { DecisionList, useDecisionFilters } from './decision-list.tsx'
import { often } from './often.ts'

const decided = ['decided', 'credited', 'cancelled'] as const

/** Credits and debits above the daily cap: waiting for a second person, or decided. */
export function PendingCredits() {
  const t = useOperatorTranslations()
  const filters = useDecisionFilters(decided)
  const query = { status: 'waiting' as const, ...filters.values }
  const list = useApiPage(pendingCredits.list, filters.page, { query }, often)
  const isWaiting = query.status === 'waiting'
  return (
    <DecisionList
      list={list}
      filters={filters}
      words={{
        title: t('operatorTransfers.credits'),
        text: t('operatorTransfers.pendingText'),
        search: t('operatorTransfers.creditsSearch'),
        noneText: t('operatorTransfers.creditsNoneText'),
      }}
      states={(['waiting', ...decided] as const).map((value) => ({
        value,
        label: t(`manualCreditStates.${value === 'credited' ? 'done' : value}`),
      }))}
      count={(count) => t(isWaiting ? 'operatorTransfers.pendingFound' : 'operatorTransfers.decidedFound', { count })}
    >
      {(it) => <CreditRow key={it.id} credit={it} />}
    </DecisionList>
  )
}
