import type { Order } from '@runmart/contract/orders'
import { SquareTerminal } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { hasRun } from './has-run.ts'

/** The way to the console of a bot order, also where everything around it leads somewhere else. */
export function ConsoleLink({ order }: { order: Order }) {
  const t = useTranslations()
  if (!hasRun(order)) return null
  return (
    <Link
      to={paths.bot(order.id)}
      className="relative z-10 inline-flex h-6 items-center gap-1 rounded-md text-[13px] font-semibold text-brand hover:underline pointer-coarse:h-11"
    >
      <SquareTerminal aria-hidden className="size-4" />
      {t('runConsole.name')}
      <span className="sr-only"> {order.orderCode}</span>
    </Link>
  )
}
