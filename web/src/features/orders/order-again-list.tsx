import type { OrderAgain } from '@runmart/contract/orders-order'
import { RotateCw } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { classes } from '#ui/classes.ts'

type Props = { items: readonly OrderAgain[]; className: string }

/** The services that the customer ordered last, each with a link to order it again. */
export function OrderAgainList({ items, className }: Props) {
  const t = useTranslations()
  return (
    <ul aria-label={t('dashboard.orderAgain')} className={classes('grid overflow-hidden', className)}>
      {items.map(({ orderId, service }) => (
        <li
          key={service.id}
          className="relative -mt-px -ml-px flex items-start gap-3 border-t border-l border-line px-5 py-3 sm:py-4 transition-colors hover:bg-sunken dark:hover:bg-raised"
        >
          <RotateCw aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
          <div className="min-w-0">
            <Link
              to={paths.orderAgain(orderId)}
              className="line-clamp-2 font-semibold wrap-anywhere text-ink outline-offset-[-2px] after:absolute after:inset-0"
            >
              {service.name}
            </Link>
            <p className="text-[13px] text-ink-faint">{service.categoryName}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
