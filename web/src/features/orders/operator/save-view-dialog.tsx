import { MAX_VIEW_NAME, SavedView } from '@runmart/contract/orders-desk'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSaveView } from './use-save-view.ts'

type Props = {
  /** The filters to save, as the address has them. */
  filters: string
  open: boolean
  onSaved: (id: string) => void
  onClose: () => void
}

/** Gives the list as it is now a name, and a tab. */
export function SaveViewDialog({ filters, open, onSaved, onClose }: Props) {
  const t = useOperatorTranslations()
  const saveView = useSaveView()
  const save = async ({ name }: { name: string }) => {
    const answer = await saveView({ name, filters })
    if (answer.success) onSaved(answer.data.id)
    return answer
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorDesk.saveView')}
      description={t('operatorDesk.saveViewText')}
    >
      <Form
        schema={SavedView}
        read={(data) => ({ name: String(data.get('name') ?? ''), filters })}
        label={t('operatorDesk.saveView')}
        onSubmit={save}
      >
        <TextField label={t('operatorDesk.viewName')} name="name" limit={MAX_VIEW_NAME} autoComplete="off" />
        <SubmitButton>{t('operatorDesk.saveNow')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
