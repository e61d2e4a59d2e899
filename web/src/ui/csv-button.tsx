import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from './button.tsx'

/** Saves a list as a table for a spreadsheet: all that match, not only the page that is shown. */
export function CsvButton({ save, disabled }: { save: () => Promise<void>; disabled: boolean }) {
  const t = useTranslations()
  const [saving, setSaving] = useState(false)
  const press = async () => {
    setSaving(true)
    await save()
    setSaving(false)
  }
  return (
    <Button icon={<Download aria-hidden />} loading={saving} disabled={disabled} onClick={press}>
      {t('lists.csv')}
    </Button>
  )
}
