import { dashboard } from '@runmart/contract/dashboard'
import { orders } from '@runmart/contract/orders'
import { partners } from '@runmart/contract/partners'
import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'

const openStatuses = ['pending', 'in-progress', 'scheduled'] as const
export type ClosingObstacles = {
  isLoading: boolean
  orders: { status: (typeof openStatuses)[number]; count: number }[]
  isPartner: boolean
}

/** The reasons why the server would refuse the closure. If a request fails, the server alone decides. */
export function useClosingObstacles(): ClosingObstacles {
  const summary = useApi(dashboard.summary, { query: {} })
  const scheduled = useApi(orders.history, { query: { status: 'scheduled', limit: '1' } })
  const partnership = useApi(partners.mine)
  const counts = { ...summary.data?.orders.byStatus, scheduled: scheduled.data?.total }
  const { state, sums } = partnership.data ?? {}
  return {
    isLoading: [summary, scheduled, partnership].some(({ data, error }) => !data && !error),
    orders: openStatuses.flatMap((status) => (counts[status] ? [{ status, count: counts[status] }] : [])),
    isPartner: state === 'partner' || (sums !== undefined && sums.held + sums.checking > 0),
  }
}

/** Shows the obstacles to the closure, with links to them. */
export function ClosingObstacles({ obstacles }: { obstacles: ClosingObstacles }) {
  const { language, t } = useLanguage()
  const number = new Intl.NumberFormat(language)
  return (
    <Alert tone="warning" title={t('accountClosure.notYet')} className="mb-5">
      {obstacles.orders.length > 0 && (
        <p>
          {t('accountClosure.ordersFirst')}{' '}
          {obstacles.orders.map(({ status, count }) => (
            <TextLink key={status} to={`${paths.orderHistory}?status=${status}`} className="mr-3 whitespace-nowrap">
              {t(`orderStates.${status}`)}: {number.format(count)}
            </TextLink>
          ))}
        </p>
      )}
      {obstacles.isPartner && (
        <p>
          {t('accountClosure.partnershipFirst')} <TextLink to={paths.partner}>{t('shell.partner')}</TextLink>
        </p>
      )}
    </Alert>
  )
}
