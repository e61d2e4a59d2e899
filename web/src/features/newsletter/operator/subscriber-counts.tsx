import type { DataOf } from '@runmart/contract/endpoint'
import { languageNames, languages } from '@runmart/contract/languages'
import type { newsletter } from '@runmart/contract/newsletter'
import { numberText } from '@runmart/i18n/formats'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Card } from '#ui/card.tsx'

/** How many subscribe in which language, and how many have not confirmed yet. */
export function SubscriberCounts({ data }: { data: DataOf<typeof newsletter.subscribers> }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { readers, unconfirmed } = data
  const isEmpty = languages.every((it) => readers[it] === 0)
  return (
    <Card padded={false}>
      <dl
        aria-label={t('operatorNewsletter.readers')}
        className="grid max-sm:divide-y max-sm:divide-line sm:grid-cols-3 sm:divide-x sm:divide-line"
      >
        {languages.map((it) => (
          <div key={it} className="flex items-baseline justify-between gap-3 px-5 py-4 sm:flex-col sm:gap-0">
            <dt className="text-[13px] font-semibold text-ink-faint" lang={it}>
              {languageNames[it]}
            </dt>
            <dd className="text-lg/7 font-bold text-ink tabular-nums">{numberText(language, readers[it])}</dd>
          </div>
        ))}
      </dl>
      {(isEmpty || unconfirmed > 0) && (
        <p className="border-t border-line px-5 py-2.5 text-[13px] text-pretty text-ink-faint">
          {isEmpty && `${t('operatorNewsletter.noReaders')} `}
          {unconfirmed > 0 && t('operatorNewsletter.unconfirmed', { count: unconfirmed })}
        </p>
      )}
    </Card>
  )
}
