import type { NamedCustomer } from '@runmart/contract/accounts-held'
import { Ban } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useRights } from '#platform/use-rights.ts'
import { classes } from './classes.ts'

type Props = {
  customer: NamedCustomer
  className?: string
  children?: ReactNode
  /** For little room: a blocked customer's mark is an icon without its word. */
  compact?: boolean
}

/**
 * A customer's name in the back office, marked if blocked. It links to their page if the operator may see it, even
 * inside a linked row.
 */
export function CustomerLink({ customer, className, children, compact = false }: Props) {
  const t = useOperatorTranslations()
  const may = useRights()
  const name = children ?? customer.username
  return (
    <>
      {!may('customers') || !customer.username ? (
        <span className={className}>{name}</span>
      ) : (
        <Link
          to={operatorPaths.customer(customer.id)}
          className={classes(
            'relative z-1 rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:py-2',
            className,
          )}
        >
          {name}
        </Link>
      )}
      {customer.held && (
        <span
          title={t('accountStates.blocked')}
          className="ms-1.5 inline-flex shrink-0 items-center gap-1 align-text-bottom text-xs font-semibold whitespace-nowrap text-failed"
        >
          <Ban aria-hidden className="size-3.5" />
          <span className={compact ? 'sr-only' : undefined}>{t('accountStates.blocked')}</span>
        </span>
      )}
    </>
  )
}
