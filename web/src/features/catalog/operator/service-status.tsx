import type { ServiceDraft } from '@runmart/contract/catalog'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { StatusPill } from '#ui/status-pill.tsx'
import { servicePills } from './service-pills.ts'

/** Whether a service can be ordered. */
export function ServiceStatus({ status }: { status: ServiceDraft['status'] }) {
  const t = useOperatorTranslations()
  return <StatusPill state={servicePills[status]}>{t(`serviceStates.${status}`)}</StatusPill>
}
