import { ChartColumn } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Empty } from '#ui/empty.tsx'

/** Replaces a table of zeros. */
export function NothingHappened() {
  const t = useOperatorTranslations()
  return (
    <Empty icon={ChartColumn} title={t('operatorReports.nothing')} className="py-16">
      {t('operatorReports.nothingText')}
    </Empty>
  )
}
