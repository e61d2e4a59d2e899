import type { Language } from '@runmart/contract/languages'
import type { OperatorProposal } from '@runmart/contract/partners-operator'
import { numberText } from '@runmart/i18n/formats'
import type { TranslateOperator } from '@runmart/i18n/operator'
import type { Change } from '#ui/change-list.tsx'
import { percentText } from '#ui/percent-text.ts'
import { draftPrice } from '../services/draft-price.ts'

/** One fact of a proposal; `before` is what the service has now, null where that is the same or there is none. */
type ProposedFact = Omit<Change, 'before'> & { before: string | null }

type Asked = { t: TranslateOperator; language: Language; categoryName: (slug: string) => string }

/** What a proposal offers, fact by fact, each with what it would change. */
export function factsOfProposal({ draft, current }: OperatorProposal, { t, language, categoryName }: Asked) {
  const number = (value: number | null | undefined) =>
    value == null ? t('operatorProposals.nothing') : numberText(language, value)
  const fact = (label: string, after: string, before: string | undefined, moved?: string): ProposedFact => ({
    label,
    after,
    before: before === undefined || before === after ? null : before,
    ...(moved && before !== undefined && before !== after && { moved }),
  })
  const now = current ?? undefined
  return [
    fact(t('operatorProposals.category'), categoryName(draft.category), now && categoryName(now.category)),
    fact(
      t('operatorProposals.price'),
      draftPrice(t, language, draft),
      now && draftPrice(t, language, { ...now, unit: now.unit ?? 'unit' }),
      now && moveText(language, now.price, draft.price),
    ),
    fact(t('operatorProposals.minAmount'), number(draft.minAmount), now && number(now.minAmount)),
    fact(t('operatorProposals.maxAmount'), number(draft.maxAmount), now && number(now.maxAmount)),
    fact(t('operatorProposals.warrantyDays'), number(draft.warrantyDays), now && number(now.warrantyDays)),
    // The shop does not store it, so there is nothing to compare with.
    fact(t('operatorProposals.deliveryHours'), number(draft.deliveryHours), undefined),
  ]
}

/** By how much of itself a price moves: `+20%`. */
function moveText(language: Language, before: number, after: number): string | undefined {
  if (before === 0 || before === after) return undefined
  const percent = ((after - before) / before) * 100
  return `${percent > 0 ? '+' : ''}${percentText(language, percent, 1)}`
}
