import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { CheckBox } from '#ui/check-box.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useColumnNames, useColumns } from './desk-columns.tsx'

/** Chooses what the table shows besides the code. */
export function ColumnsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useOperatorTranslations()
  const names = useColumnNames()
  const { all, shown, toggle } = useColumns()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorDesk.columns')}
      description={t('operatorDesk.columnsText')}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {all.map((key) => (
          <CheckBox key={key} label={names[key]} checked={shown.includes(key)} onChange={() => toggle(key)} />
        ))}
      </div>
    </Dialog>
  )
}
