import type { Service } from '@runmart/contract/catalog'
import { unitPrice } from '@runmart/contract/catalog-brackets'
import type { Language } from '@runmart/contract/languages'
import { typicalAmount } from '@runmart/contract/typical-amount'
import type { TranslateWeb } from '@runmart/i18n/web'
import { durationText } from '#ui/duration-text.ts'
import { moneyText } from '#ui/money-text.ts'
import { percentText } from '#ui/percent-text.ts'

/**
 * What was measured and promised in a line: `starts ≈ 12 min · 98% done · 30-day warranty`; “New” before it was measured, and
 * `Delivered right away` from stock.
 */
export function factsText(t: TranslateWeb, language: Language, { stats, stocked, warrantyDays }: Service): string {
  return [
    ...(stocked
      ? [t('services.rightAway')]
      : stats
        ? [t('services.starts', { time: startTime(language, stats) })]
        : []),
    stats
      ? t('services.done', { percent: percentText(language, Math.round(stats.completionRate * 100)) })
      : t('services.isNew'),
    ...(warrantyDays === null ? [] : [t('services.warranty', { count: warrantyDays })]),
  ].join(' · ')
}

/** How long it takes until a service begins; a minute at least, because less is not measured. */
function startTime(language: Language, { medianStartSeconds }: NonNullable<Service['stats']>): string {
  return durationText(language, Math.max(60, medianStartSeconds))
}

/** What an amount that people order costs: `100 sign-ups ≈ 650,000 ₫`; null where one of it says enough. */
export function typicalText(t: TranslateWeb, language: Language, service: Service): string | null {
  const count = typicalAmount(service)
  if (count === null) return null
  const amount = t(`serviceAmounts.${service.unit}`, { count })
  return t('services.typical', { amount, total: moneyText(language, count * unitPrice(service, count)) })
}
