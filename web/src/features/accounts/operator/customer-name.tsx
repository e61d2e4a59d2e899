import type { Customer } from '@runmart/contract/accounts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

type Props = {
  customer: Customer
  badges?: ReactNode
  /** Makes the name a link to the account's page. */
  isLink?: boolean
}

/** The username, and below it the address and the full name. */
export function CustomerName({ customer, badges, isLink = false }: Props) {
  return (
    <span className="block min-w-0">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink">
        {isLink ? (
          <Link to={operatorPaths.customer(customer.id)} className="truncate underline-offset-4 hover:underline">
            {customer.username}
          </Link>
        ) : (
          <span className="truncate">{customer.username}</span>
        )}
        {badges}
      </span>
      <span className="block truncate text-[13px] font-normal text-ink-faint max-sm:whitespace-normal max-sm:wrap-anywhere">
        {[customer.email, customer.fullName].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

const pills: Record<Customer['status'], PillState> = {
  active: 'success',
  inactive: 'waiting',
  blocked: 'failed',
  closed: 'cancel',
}

export function AccountStatus({ status }: { status: Customer['status'] }) {
  const t = useOperatorTranslations()
  return <StatusPill state={pills[status]}>{t(`accountStates.${status}`)}</StatusPill>
}
