import { type RepeatPlan, repeats } from '@runmart/contract/repeats'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { DateTime } from '#ui/date-time.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** In an order's facts: the plan that placed it, or the plan that repeats it. Empty for other orders. */
export function OrderPlans({ orderId }: { orderId: string }) {
  const t = useOperatorTranslations()
  const { data } = useApi(repeats.ofOperatorOrder, { params: { id: orderId } })
  if (!data?.placedBy && !data?.plan) return null
  const { placedBy, plan } = data
  return (
    <div className="border-t border-line py-3">
      <p className="text-ink-faint">{t('operatorRepeats.title')}</p>
      {placedBy && (
        <p className="mt-1 text-pretty text-ink">
          {t('operatorRepeats.placedBy')}{' '}
          <TextLink to={operatorPaths.order(placedBy.orderId)} className="font-mono text-[13px] whitespace-nowrap">
            {placedBy.orderCode}
          </TextLink>
          . <PlanState plan={placedBy} />
        </p>
      )}
      {plan && (
        <p className="mt-1 text-pretty text-ink">
          {t('operatorRepeats.repeated')} <PlanState plan={plan} />
        </p>
      )}
    </div>
  )
}

function PlanState({ plan }: { plan: RepeatPlan }) {
  const t = useOperatorTranslations()
  const at = plan.nextAt ?? plan.endedAt
  return (
    <>
      {t(`repeatIntervals.${plan.every}`)},{' '}
      {at && (
        <span className="whitespace-nowrap">
          {t(plan.nextAt ? 'operatorRepeats.next' : 'operatorRepeats.ended')} <DateTime at={at} as="time" />
        </span>
      )}
      .
    </>
  )
}
