import { conversations } from '@runmart/contract/conversations'
import { useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'

/** Asks whether a closed conversation solved the matter; “no” opens it again. */
export function SolvedQuestion({ id }: { id: string }) {
  const t = useTranslations()
  const { act, acting } = useAct(conversations.rate, { refusals: 'toast', untilFresh: true })
  const answer = (solved: boolean) => act({ params: { id }, body: { solved } })
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-sunken px-4 py-3 sm:px-5"
    >
      <p className="min-w-0 flex-1 basis-48 font-semibold text-ink">{t('conversations.solvedQuestion')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={acting} onClick={() => void answer(true)}>
          {t('conversations.solvedYes')}
        </Button>
        <Button size="sm" loading={acting} onClick={() => void answer(false)}>
          {t('conversations.solvedNo')}
        </Button>
      </div>
    </div>
  )
}
