import type { OperatorService } from '@runmart/contract/catalog'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ChangeList } from '#ui/change-list.tsx'
import { moveQuestion } from '#ui/move-question.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { editService } from './edit-service.ts'
import type { DraftProps } from './service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import { priceMove } from './use-service-labels.ts'

type Props = {
  latest: OperatorService
  children: (props: DraftProps & { service: OperatorService }) => ReactNode
}

/**
 * Changes a service as it was when the form was opened, so that a newer version is not overwritten unseen. After a conflict it
 * offers the latest version; what was typed stays.
 */
export function EditServiceForm({ latest, children }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const [service, setService] = useState(latest)
  const [conflict, setConflict] = useState(false)
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
          const question = moveQuestion(t, language, priceMove(t, language, service.draft, draft))
          if (question && !(await confirm(question))) return null
          const isConfirmed = await confirm({
            title: t('operatorServices.saveTitle', { name: draft.texts[language].name }),
            description: (
              <>
                {t('operatorServices.saveText')}
                <ChangeList changes={changes} />
              </>
            ),
            confirm: t('operatorServices.saveNow'),
          })
          if (!isConfirmed) return null
          const answer = await editService(service, draft)
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
