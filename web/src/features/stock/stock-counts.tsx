import type { Stock } from '@runmart/contract/stock'
import { numberText } from '@runmart/i18n/formats'
import { useLanguage } from '#platform/language.tsx'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { sizeText } from '#ui/size-text.ts'

const shown = ['free', 'sold', 'expired', 'withdrawn'] as const

/** The number of items in each state, and the used share of the stock's space. */
export function StockCounts({ counts, bytes, most }: Pick<Stock, 'counts' | 'bytes'> & { most: number }) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  return (
    <div className="lg:col-span-2">
      <dl
        aria-label={t('operatorStock.counts')}
        className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4"
      >
        {shown.map((state) => (
          <div key={state} className="bg-surface px-5 py-3">
            <dt className="text-[13px] text-ink-faint">{t(`itemStates.${state}`)}</dt>
            <dd className="mt-0.5 text-lg/[26px] font-bold text-ink tabular-nums">
              {numberText(language, counts[state])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-[13px] text-ink-faint">
        {t('operatorStock.bytes', { kept: sizeText(language, bytes), most: sizeText(language, most) })}
      </p>
    </div>
  )
}
