import type { OperatorService } from '@runmart/contract/catalog'
import { catalogEdits, type ServiceEdit, type ServiceValues } from '@runmart/contract/catalog-edits'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { BulkKind } from './bulk-bar.tsx'
import { changesOf, previewOf } from './bulk-edit.ts'
import { BulkFields } from './bulk-fields.tsx'
import { BulkPreview } from './bulk-preview.tsx'

type Props = {
  kind: BulkKind
  services: readonly OperatorService[]
  open: boolean
  onClose: () => void
  onEdited: (edit: ServiceEdit) => void
}

/** Changes one thing about several services, after a look at each value before and after. */
export function BulkDialog({ kind, services, open, onClose, onEdited }: Props) {
  const t = useOperatorTranslations()
  const [setFor, choose] = useState<((service: OperatorService) => ServiceValues) | null>(null)
  const [isSure, setSure] = useState(false)
  const { act, acting } = useAct(catalogEdits.editMany, { once: true, success: 'inline', untilFresh: true })
  const [problem, setProblem] = useState<string | null>(null)
  const previews = setFor ? previewOf(services, setFor) : []
  const far = previews.flatMap((it) => it.prices).filter((it) => it.isFar).length
  const send = async () => {
    setProblem(null)
    const answer = await act({ body: changesOf(previews) })
    if (answer.success) onEdited(answer.data.edit)
    else setProblem(answer.code === 'CONFLICT' ? t('operatorServiceEdits.conflict') : answer.error)
  }
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorServiceEdits.title', { count: services.length })}
      description={t(kind === 'price' ? 'operatorServiceEdits.priceText' : 'operatorServiceEdits.text')}
      footer={
        <Button
          variant="primary"
          disabled={previews.length === 0 || (far > 0 && !isSure)}
          loading={acting}
          onClick={() => void send()}
        >
          {t('operatorServiceEdits.apply', { count: previews.length })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {problem && <Alert tone="danger">{problem}</Alert>}
        <BulkFields
          kind={kind}
          onChange={(next) => {
            setSure(false)
            choose(() => next)
          }}
        />
        {/* Above the list, which may be long: without it the button does nothing. */}
        {far > 0 && (
          <Alert tone="warning" title={t('operatorServiceEdits.far', { count: far })}>
            <CheckBox
              label={t('operatorServiceEdits.farSure')}
              checked={isSure}
              onChange={setSure}
              className="mt-2 min-h-7 items-center"
            />
          </Alert>
        )}
        {setFor && <BulkPreview kind={kind} previews={previews} unchanged={services.length - previews.length} />}
      </div>
    </Dialog>
  )
}
