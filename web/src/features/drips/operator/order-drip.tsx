import { drips } from '@runmart/contract/drips'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { DateTime } from '#ui/date-time.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** The drip of an order: run number, first order and next run. Empty for other orders. */
export function OrderDrip({ orderId }: { orderId: string }) {
  const t = useOperatorTranslations()
  const { data } = useApi(drips.ofOperatorOrder, { params: { id: orderId } })
  if (!data?.drip || data.run === null) return null
  const { drip, run } = data
  return (
    <div className="border-t border-line py-3">
      <p className="text-ink-faint">{t('operatorDrips.title')}</p>
      <p className="mt-1 text-pretty text-ink">
        {t('operatorDrips.run', { run, runs: drip.runs })}{' '}
        {run > 1 && (
          <>
            {t('operatorDrips.first')}{' '}
            <TextLink to={operatorPaths.order(drip.orderId)} className="font-mono text-[13px] whitespace-nowrap">
              {drip.orderCode}
            </TextLink>
            .{' '}
          </>
        )}
        {drip.nextAt && (
          <span className="whitespace-nowrap">
            {t('operatorDrips.nextRun')} <DateTime at={drip.nextAt} as="time" />.
          </span>
        )}
        {drip.stoppedAt && t('operatorDrips.stopped')}
      </p>
    </div>
  )
}
