import type { Customer } from '@runmart/contract/accounts'
import type { Transfer, TransferSuggestion } from '@runmart/contract/deposits-transfers'
import { AccountStatus } from '#features/accounts/operator/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'

const sentences = {
  content: 'operatorTransfers.maybeByContent',
  payer: 'operatorTransfers.maybeByPayer',
  username: 'operatorTransfers.maybeByUsername',
} as const satisfies Record<TransferSuggestion['reason'], string>

type Props = { transfer: Transfer; onTake: (customer: Customer) => void }

/** Likely senders of a waiting transfer, with reason and block status, and a button to choose one. */
export function Suggestions({ transfer: { suggestions }, onTake }: Props) {
  const t = useOperatorTranslations()
  if (suggestions.length === 0) return null
  return (
    <ul className="mt-1.5 flex flex-col items-start gap-1">
      {suggestions.map(({ customer, reason, text }) => (
        <li key={customer.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 text-[13px] text-ink">
          <span className="wrap-anywhere">
            <LinkedSentence
              sentence={t(sentences[reason], { name: '‹name›', text: '‹text›' })}
              parts={{
                name: <CustomerLink customer={customer} />,
                text: <span className="font-mono">{text}</span>,
              }}
            />
          </span>
          {customer.status !== 'active' && <AccountStatus status={customer.status} />}
          <Button size="sm" variant="quiet" className="-mx-3 text-brand!" onClick={() => onTake(customer)}>
            {t('operatorTransfers.assignTo', { name: customer.username })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
