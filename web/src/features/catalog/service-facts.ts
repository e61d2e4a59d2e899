import type { Service } from '@runmart/contract/catalog'
import { unitPrice } from '@runmart/contract/catalog-brackets'
import type { Language } from '@runmart/contract/languages'
import { typicalAmount } from '@runmart/contract/typical-amount'
import type { TranslateWeb } from '@runmart/i18n/web'
import { durationText } from '#ui/duration-text.ts'
import { moneyText } from '#ui/money-text.ts'
import { percentText } from '#ui/percent-text.ts'

/** What was measured and promised in a line: `starts ≈ 12 min · 98% done · 30-day warranty`; “New” before it was measured. */
export function factsText(t: TranslateWeb, language: Language, { stats, warrantyDays }: Service): string {
  const measured = stats
    ? [
        t('services.starts', { time: durationText(language, Math.max(60, stats.medianStartSeconds)) }),
        t('services.done', { percent: percentText(language, Math.round(stats.completionRate * 100)) }),
      ]
    : [t('services.isNew')]
  return [...measured, ...(warrantyDays === null ? [] : [t('services.warranty', { count: warrantyDays })])].join(' · ')
}

/** What an amount that people order costs: `100 sign-ups ≈ 650,000 ₫`; null where one of it says enough. */
export function typicalText(t: TranslateWeb, language: Language, service: Service): string | null {
  const count = typicalAmount(service)
  if (count === null) return null
  const amount = t(`serviceAmounts.${service.unit}`, { count })
  return t('services.typical', { amount, total: moneyText(language, count * unitPrice(service, count)) })
}
