import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from './button.tsx'

/** Downloads a list as CSV: all matches, not only the current page. */
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
