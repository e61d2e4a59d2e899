import { type OfferedService, serviceStatuses } from '@runmart/contract/catalog'
import { ChevronDown } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { Menu, MenuChoices } from '#ui/menu.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { editService } from './edit-service.ts'
import { ServiceStatus } from './service-status.tsx'

/** The state of a service, and the quick way to another one. */
export function StatusSwitch({ service }: { service: OfferedService }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { ask, dialog } = useConfirm()
  const { draft } = service
  const { name } = draft.texts[language]
  const change = async (status: typeof draft.status) => {
    if (status === draft.status) return
    const words = t(`serviceStates.${status}`)
    const sure = await ask({
      title: t('operatorServices.statusTitle', { name, status: words }),
      description: t(status === 'active' ? 'operatorServices.statusActiveText' : 'operatorServices.statusClosedText'),
      confirm: t('operatorServices.statusNow', { status: words }),
    })
    if (!sure) return
    const answer = await editService(service, { ...draft, status })
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
            aria-label={`${t('operatorServices.statusOf', { name })}: ${t(`serviceStates.${draft.status}`)}`}
            className="inline-flex min-h-8 items-center gap-1 rounded-lg pr-1 text-ink-faint hover:text-ink pointer-coarse:min-h-11"
          >
            <ServiceStatus status={draft.status} />
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
