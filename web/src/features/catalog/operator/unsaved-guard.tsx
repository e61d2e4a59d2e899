import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { LeaveGuard } from '#ui/leave-guard.tsx'

/** Asks before a form of a service is left that is not saved. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const t = useOperatorTranslations()
  return (
    <LeaveGuard
      when={when}
      title={t('operatorServices.leaveTitle')}
      text={t('operatorServices.leaveText')}
      leave={t('operatorServices.leave')}
    />
  )
}
