import { type RepeatPlan, repeats } from '@runmart/contract/repeats'
import { CircleStop } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'

/** Stops a plan at once; the customer can repeat the order again. */
export function StopPlan({ plan }: { plan: RepeatPlan }) {
  const t = useTranslations()
  const { act, acting } = useAct(repeats.stop, { refusals: 'toast' })
  return (
    <Button
      size="sm"
      icon={<CircleStop aria-hidden />}
      aria-label={t('repeats.stopNamed', { service: plan.serviceName })}
      loading={acting}
      onClick={() => void act({ params: { id: plan.id } })}
    >
      {t('repeats.stop')}
    </Button>
  )
}
