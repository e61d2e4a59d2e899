import type { OrderRun } from '@runmart/contract/bots'
import { isFinal } from '@runmart/contract/orders-states'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'

/** The way to a new order with only the lines that failed or were never done; while days are paid for, running again costs nothing. */
export function RunAgain({ order, run }: OrderRun) {
  const t = useTranslations()
  const { total, ok } = run.progress
  if (!isFinal(order.orderStatus) || run.filesGone || ok === total) return null
  return (
    <ButtonLink to={paths.botAgain(order.id)} icon={<RotateCcw aria-hidden />}>
      {t('runConsole.again')}
    </ButtonLink>
  )
}
