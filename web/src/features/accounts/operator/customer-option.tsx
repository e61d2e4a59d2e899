import type { Customer } from '@runmart/contract/accounts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { Money } from '#ui/money.tsx'
import { AccountStatus } from './account-status.tsx'
import { CustomerName } from './customer-name.tsx'

type Props = { customer: Customer; onPick: () => void }

/** One of those found; an operator is not offered himself. */
export function CustomerOption({ customer, onPick }: Props) {
  const t = useOperatorTranslations()
  const { user } = useSession()
  const self = customer.id === user?.id
  return (
    <li>
      <button
        type="button"
        disabled={self}
        onClick={onPick}
        className="flex min-h-14 w-full items-center justify-between gap-4 px-3 py-2 text-left outline-offset-[-2px] transition-colors not-disabled:hover:bg-sunken dark:not-disabled:hover:bg-line"
      >
        <CustomerName
          customer={customer}
          badges={customer.status !== 'active' && <AccountStatus status={customer.status} />}
        />
        {self ? (
          <span className="max-w-36 text-right text-[13px] text-ink-faint">{t('operatorCustomers.notYourself')}</span>
        ) : (
          <Money amount={customer.balance} className="text-ink-soft" />
        )}
      </button>
    </li>
  )
}
