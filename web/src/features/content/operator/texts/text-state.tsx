import type { TextSummary } from '@runmart/contract/content-texts'
import { type Language, languages } from '@runmart/contract/languages'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { dateTimeText } from '#ui/date-text.ts'
import { StatusPill } from '#ui/status-pill.tsx'

/** The states of a text: published, scheduled, with an unpublished draft. */
export function TextState({ text }: { text: TextSummary }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { isLive, scheduledFor, hasDraft } = text
  return (
    <span className="inline-flex items-end justify-end gap-1.5 max-sm:flex-col">
      {isLive && <StatusPill state="success">{t('operatorTexts.live')}</StatusPill>}
      {scheduledFor && (
        <StatusPill state="pending">
          {t('operatorTexts.scheduledFor', { when: dateTimeText(language, new Date(scheduledFor)) })}
        </StatusPill>
      )}
      {hasDraft && <StatusPill state="waiting">{t('operatorTexts.draft')}</StatusPill>}
    </span>
  )
}

/** The title in the operator's language, else in any language, else the slug. */
export function titleOf({ titles, slug }: Pick<TextSummary, 'titles' | 'slug'>, own: Language): string {
  const language = [own, ...languages].find((it) => titles[it])
  return language ? titles[language] : slug
}
