import { Bot, History } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useFilters } from '#platform/use-filters.ts'
import { RunPage } from './run-page.tsx'

/** All my runs: those that go on first, then those that ended. */
export function Runs() {
  const t = useTranslations()
  const [openPage, setOpenPage] = useState(1)
  const { page, setPage } = useFilters()
  return (
    <div className="flex flex-col gap-4">
      <RunPage
        state="open"
        page={openPage}
        onPage={setOpenPage}
        empty={{ icon: Bot, title: t('runs.noneOpen'), text: t('runs.noneOpenText') }}
      />
      <RunPage
        state="ended"
        page={page}
        onPage={setPage}
        empty={{ icon: History, title: t('runs.noneEnded'), text: t('runs.noneEndedText') }}
      />
    </div>
  )
}
