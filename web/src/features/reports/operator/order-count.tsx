import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useRights } from '#platform/use-rights.ts'
import { figureLinkStyles } from './figure-link.tsx'

type Props = { count: number; filters: Parameters<typeof operatorPaths.ordersFound>[0] }

/** The number of orders, as a link if the operator may see orders. */
export function OrderCount({ count, filters }: Props) {
  const { language } = useLanguage()
  const may = useRights()
  const text = count.toLocaleString(language)
  if (count === 0 || !may('orders')) return text
  return (
    <Link to={operatorPaths.ordersFound(filters)} className={figureLinkStyles}>
      {text}
    </Link>
  )
}
