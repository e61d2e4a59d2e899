import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useRights } from '#platform/use-rights.ts'
import { figureLinkStyles } from './figure-link.tsx'

type Props = { count: number; filters: Parameters<typeof operatorPaths.ordersFound>[0] }

/** How many orders there were, for who may see orders the way to them. */
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
