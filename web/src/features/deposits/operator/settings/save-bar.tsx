import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { SaveBar as Bar } from '#ui/save-bar.tsx'

/** How much is not saved yet, in sight as long as there is something, and what to do about it. */
export function SaveBar({ changes, onDiscard }: { changes: number; onDiscard: () => void }) {
  const t = useOperatorTranslations()
  return (
    <Bar
      changed={changes > 0}
      words={
        changes ? t('operatorDepositSettings.unsaved', { count: changes }) : t('operatorDepositSettings.nothingChanged')
      }
      save={t('operatorDepositSettings.save')}
      discard={t('operatorDepositSettings.reset')}
      onDiscard={onDiscard}
    />
  )
}
