import type { OperatorService } from '@runmart/contract/catalog'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useConfirmChanges } from '#ui/use-confirm-changes.tsx'
import type { DraftProps } from './service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import { useEditService } from './use-edit-service.ts'
import { priceChange } from './use-service-labels.ts'

type Props = {
  latest: OperatorService
  children: (props: DraftProps & { service: OperatorService }) => ReactNode
}

/**
 * Edits the version of a service that the form opened with, so that it cannot overwrite a newer one unseen. After a
 * conflict it offers the latest version and keeps the input.
 */
export function EditServiceForm({ latest, children }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirmChanges, dialog } = useConfirmChanges()
  const [service, setService] = useState(latest)
  const [conflict, setConflict] = useState(false)
  const { edit } = useEditService(service)
  return (
    <>
      <ServiceForm
        service={service}
        notice={
          conflict && (
            <Alert
              tone="warning"
              title={t('operatorServices.conflictTitle')}
              action={
                <Button
                  disabled={latest.version === service.version}
                  onClick={() => {
                    setService(latest)
                    setConflict(false)
                  }}
                >
                  {t('operatorServices.reload')}
                </Button>
              }
            >
              {t('operatorServices.conflictText')}
            </Alert>
          )
        }
        onSave={async (draft, changes) => {
          const price = priceChange(t, language, service.draft, draft)
          const isConfirmed = await confirmChanges({
            title: t('operatorServices.saveTitle', { name: draft.texts[language].name }),
            text: t('operatorServices.saveText'),
            confirm: t('operatorServices.saveNow'),
            changes: changes.map((it) => (it.label === price.label ? price : it)),
          })
          if (!isConfirmed) return null
          const answer = await edit(draft)
          if (answer.success) {
            setService(answer.data.service)
            setConflict(false)
          } else if (answer.code === 'CONFLICT') {
            setConflict(true)
            return null
          }
          return answer
        }}
      >
        {(props) => children({ ...props, service: latest })}
      </ServiceForm>
      {dialog}
    </>
  )
}
