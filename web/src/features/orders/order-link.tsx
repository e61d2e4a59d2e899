import type { Order } from '@runmart/contract/orders'
import { Link } from 'react-router'
import { paths } from '#platform/paths.ts'
import { classes } from '#ui/classes.ts'

/** The name of what was ordered, which leads to its page; the whole of the nearest `relative` box can be pressed. */
export function OrderLink({ order, className }: { order: Order; className?: string }) {
  return (
    <Link
      to={paths.order(order.id)}
      className={classes('font-semibold text-ink outline-offset-[-2px] after:absolute after:inset-0', className)}
    >
      {order.serviceName}
      <span className="sr-only"> {order.orderCode}</span>
    </Link>
  )
}
