import { reports } from '@runmart/contract/reports'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { addMonths } from '#platform/days.ts'
import { download } from '#platform/download.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { monthText } from '#ui/date-text.ts'
import { Section } from '#ui/section.tsx'
import { Select } from '#ui/select.tsx'

const MONTHS = 24

type Props = {
  today: string
  /** The days of the report; the month list includes their months, even old ones. */
  dates: readonly string[]
}

/** Downloads all entries of a month for the bookkeeper. It starts with the last whole month. */
export function AccountingExport({ today, dates }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const current = today.slice(0, 7)
  const [month, setMonth] = useState(addMonths(current, -1))
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    const answer = await download(reports.accounting, { params: { month }, query: { format: 'csv' } })
    if (answer.success) showToast('success', t('operatorReports.saved', { name: answer.data.name }))
    setSaving(false)
  }
  const latest = Array.from({ length: MONTHS }, (_, at) => addMonths(current, -at))
  const months = [...new Set([...latest, month, ...dates.map((it) => it.slice(0, 7))])].sort().reverse()
  return (
    <Section title={t('operatorReports.accounting')} description={t('operatorReports.accountingText')}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-52">
          <Select
            label={t('operatorReports.accountingMonth')}
            name="month"
            value={month}
            options={months.map((value) => ({ value, label: monthText(language, value) }))}
            onValueChange={setMonth}
          />
        </div>
        <Button icon={<Download aria-hidden />} loading={saving} onClick={save}>
          {t('operatorReports.accountingSave')}
        </Button>
      </div>
    </Section>
  )
}
