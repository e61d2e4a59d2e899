import { type EditedText, type Texts, type TextVersion, texts } from '@runmart/contract/content-texts'
import { fetchAnswer } from '#platform/fetch-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { titleOf } from './text-state.tsx'

const MOST_SHOWN = 100

type Props = { text: EditedText; open: boolean; onClose: () => void; onChosen: (texts: Texts) => void }

/** What was published of a text; any version can be looked at and edited again. */
export function VersionsDialog({ text, open, onClose, onChosen }: Props) {
  const t = useOperatorTranslations()
  const params = { kind: text.kind, slug: text.slug }
  const { data, error } = useApi(texts.versions, { params, query: { limit: String(MOST_SHOWN) } }, { enabled: open })
  const choose = async (id: number) => {
    const answer = await fetchAnswer(texts.version, { params: { ...params, id: String(id) } })
    if (answer.success) onChosen(answer.data.texts)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTexts.versions')}
      description={t('operatorTexts.versionsText')}
      side
    >
      {error && <p className="text-failed">{error}</p>}
      {!data && !error && <Skeleton className="h-40" />}
      {data?.items.length === 0 && <p className="text-ink-faint">{t('operatorTexts.noVersions')}</p>}
      <ul className="flex flex-col divide-y divide-line pb-6">
        {data?.items.map((it) => (
          <VersionRow key={it.id} version={it} slug={text.slug} onChoose={() => void choose(it.id)} />
        ))}
      </ul>
    </Dialog>
  )
}

/** One version: its title, from when and by whom. */
function VersionRow({ version, slug, onChoose }: { version: TextVersion; slug: string; onChoose: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { titles, isHidden, shownFrom, publishedBy } = version
  const when = shownFrom ? dateTimeText(language, new Date(shownFrom)) : t('operatorTexts.asShipped')
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere text-ink">
          {isHidden ? t('operatorTexts.wasHidden') : titleOf({ titles, slug }, language)}
        </p>
        <p className="text-[13px] text-ink-faint">{[when, publishedBy].filter(Boolean).join(' · ')}</p>
      </div>
      {!isHidden && (
        <Button size="sm" onClick={onChoose}>
          {t('operatorTexts.use')}
        </Button>
      )}
    </li>
  )
}
