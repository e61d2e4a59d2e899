import { type OperatorService, type ServiceDraft, serviceStatuses } from '@runmart/contract/catalog'
import { ChevronDown } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { Menu, MenuChoices } from '#ui/menu.tsx'
import type { PillState } from '#ui/status-pill.tsx'
import { StatusPill } from '#ui/status-pill.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useEditService } from './use-edit-service.ts'

/** The status that customers see: without availability an active service is sold out. */
export function shownStatus({ status, availability }: ServiceDraft): ServiceDraft['status'] {
  return status === 'active' && availability === 0 ? 'sold_out' : status
}

export function ServiceStatus({ draft }: { draft: ServiceDraft }) {
  const t = useOperatorTranslations()
  const status = shownStatus(draft)
  return <StatusPill state={pillStates[status]}>{t(`serviceStates.${status}`)}</StatusPill>
}

/** The status of a service, with a menu to change it after a confirmation. */
export function ServiceStatusMenu({ service }: { service: OperatorService }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const { edit } = useEditService(service)
  const { draft } = service
  const { name } = draft.texts[language]
  const change = async (status: typeof draft.status) => {
    if (status === draft.status) return
    const label = t(`serviceStates.${status}`)
    const isConfirmed = await confirm({
      title: t('operatorServices.statusTitle', { name, status: label }),
      description: t(status === 'active' ? 'operatorServices.statusActiveText' : 'operatorServices.statusClosedText'),
      confirm: t('operatorServices.statusNow', { status: label }),
    })
    if (!isConfirmed) return
    const answer = await edit({ ...draft, status })
    if (answer.success) return
    showToast('error', answer.code === 'CONFLICT' ? t('operatorServices.conflictShort') : answer.error)
  }
  return (
    <>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            aria-label={`${t('operatorServices.statusOf', { name })}: ${t(`serviceStates.${shownStatus(draft)}`)}`}
            className="inline-flex min-h-8 items-center gap-1 rounded-lg pr-1 text-ink-faint hover:text-ink pointer-coarse:min-h-11"
          >
            <ServiceStatus draft={draft} />
            <ChevronDown aria-hidden className="size-3.5" />
          </button>
        }
      >
        <MenuChoices
          label={t('operatorServices.statusOf', { name })}
          value={draft.status}
          options={serviceStatuses.map((value) => ({ value, label: t(`serviceStates.${value}`) }))}
          onChange={(status) => void change(status)}
        />
      </Menu>
      {dialog}
    </>
  )
}

const pillStates: Record<ServiceDraft['status'], PillState> = {
  active: 'success',
  sold_out: 'waiting',
  maintenance: 'pending',
}
