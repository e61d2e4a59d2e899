import { bankClaims } from '@runmart/contract/deposits-bank-claims'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { ClaimRow } from './claim-row.tsx'
import { DecisionList, useDecisionFilters } from './decision-list.tsx'
import { often } from './often.ts'

const decided = ['decided', 'credited', 'refused'] as const

/** Claims of bank transfers: waiting ones with similar transfers, or decided ones with the decision. */
export function BankClaims() {
  const t = useOperatorTranslations()
  const filters = useDecisionFilters(decided)
  const query = { status: 'waiting' as const, ...filters.values }
  const list = useApiPage(bankClaims.list, filters.page, { query }, often)
  const isWaiting = query.status === 'waiting'
  return (
    <DecisionList
      list={list}
      filters={filters}
      words={{
        title: t('operatorTransfers.claims'),
        text: t('operatorTransfers.claimsText'),
        search: t('operatorTransfers.claimsSearch'),
        noneText: t('operatorTransfers.claimsNoneText'),
      }}
      states={(['waiting', ...decided] as const).map((value) => ({ value, label: t(`transferClaimStates.${value}`) }))}
      count={(count) => t(isWaiting ? 'operatorTransfers.claimsFound' : 'operatorTransfers.decidedFound', { count })}
    >
      {(it) => <ClaimRow key={it.id} claim={it} />}
    </DecisionList>
  )
}
