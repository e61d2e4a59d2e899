import { type RepeatPlan, repeats } from '@runmart/contract/repeats'
import { CircleStop } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import { Button } from '#ui/button.tsx'
import { invalidateRepeats } from './use-repeats-updates.ts'

/** Stops a plan right away; the order can be repeated again. */
export function StopPlan({ plan }: { plan: RepeatPlan }) {
  const t = useTranslations()
  const { send, sending } = useApiMutation(repeats.stop)
  return (
    <Button
      size="sm"
      icon={<CircleStop aria-hidden />}
      aria-label={t('repeats.stopNamed', { service: plan.serviceName })}
      loading={sending}
      onClick={async () => {
        await send({ params: { id: plan.id } })
        invalidateRepeats()
      }}
    >
      {t('repeats.stop')}
    </Button>
  )
}
