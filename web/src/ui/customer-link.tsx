import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useRights } from '#platform/use-rights.ts'
import { classes } from './classes.ts'

type Props = { customer: { id: string; username: string }; className?: string; children?: ReactNode }

/** A customer's name in the back office. It leads to their page, for who may see it; above a row that is a link itself. */
export function CustomerLink({ customer, className, children }: Props) {
  const may = useRights()
  const name = children ?? customer.username
  if (!may('customers') || !customer.username) return <span className={className}>{name}</span>
  return (
    <Link
      to={operatorPaths.customer(customer.id)}
      className={classes(
        'relative z-1 rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:py-2',
        className,
      )}
    >
      {name}
    </Link>
  )
}
