import type { Customer } from '@runmart/contract/accounts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { CustomerOption } from './customer-option.tsx'

type Props = {
  typed: string
  found: readonly Customer[] | undefined
  refusal: string | null
  onPick: (customer: Customer) => void
}

/** Those found for what was typed, right below it. */
export function CustomerResults({ typed, found, refusal, onPick }: Props) {
  const t = useOperatorTranslations()
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      {refusal && (
        <p role="alert" className="px-3 py-4 text-[13px] text-failed">
          {refusal}
        </p>
      )}
      {!found && !refusal && (
        <div aria-busy="true" className="flex h-14 flex-col justify-center gap-2 px-3">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-3 w-44" />
        </div>
      )}
      {found?.length === 0 && (
        <p role="status" className="px-3 py-4 text-[13px] text-ink-faint">
          {t('operatorCustomers.nothingFound', { text: typed })}
        </p>
      )}
      {found && found.length > 0 && (
        <ul aria-label={t('operatorCustomers.pickResults')} className="divide-y divide-line">
          {found.map((customer) => (
            <CustomerOption key={customer.id} customer={customer} onPick={() => onPick(customer)} />
          ))}
        </ul>
      )}
    </div>
  )
}
