import { accountsOperator } from '@runmart/contract/accounts-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { Button } from '#ui/button.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'

type Props = {
  id: string
  /** The name as the payouts tell it; null: none is listed that does. */
  listed: string | null | undefined
  onAll: () => void
}

/** Whose payouts alone are listed, and the way to all of them. */
export function OneCustomer({ id, listed, onAll }: Props) {
  const t = useOperatorTranslations()
  const may = useRights()
  const { data } = useApi(
    accountsOperator.customer,
    { params: { id } },
    { enabled: may('customers') && listed === null },
  )
  const username = listed ?? data?.customer.username ?? '…'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 pr-3 pl-5">
      <p className="min-w-0 wrap-anywhere text-ink-soft">
        <LinkedSentence
          sentence={t('operatorPayouts.ofCustomer', { name: '‹name›' })}
          parts={{ name: <CustomerLink customer={{ id, username }} className="font-semibold text-ink" /> }}
        />
      </p>
      <Button size="sm" variant="quiet" onClick={onAll}>
        {t('operatorPayouts.showAll')}
      </Button>
    </div>
  )
}
