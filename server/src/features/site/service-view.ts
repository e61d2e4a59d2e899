import type { Service } from '@runmart/contract/catalog'
import { unitPrice } from '@runmart/contract/catalog-brackets'
import { glyphs } from '@runmart/contract/catalog-categories'
import type { Language } from '@runmart/contract/languages'
import { typicalAmount } from '@runmart/contract/typical-amount'
import { translator } from '@runmart/i18n/server'
import { durationText } from '#platform/duration-text.ts'

/** Pages mention a smaller remaining number. */
const FEW_LEFT = 10

/** A service in a page's terms: amounts are texts, states and kinds are booleans. */
export function toServiceView(service: Service, language: Language) {
  const t = translator(language)
  const { picture, glyph, status, availability, stats, stocked, unit, warrantyDays } = service
  const typical = typicalAmount(service)
  const isActive = status === 'active'
  const left = isActive && availability !== null && availability < FEW_LEFT ? availability : null
  const facts = [
    ...(stocked
      ? [t('services.rightAway')]
      : stats
        ? [t('services.starts', { time: startTime(language, stats) })]
        : []),
    stats ? t('services.done', { percent: percentText(language, stats.completionRate) }) : t('services.isNew'),
    ...(warrantyDays === null ? [] : [t('services.warranty', { count: warrantyDays })]),
  ]
  return {
    id: service.id,
    slug: service.slug,
    name: service.name,
    description: service.description,
    picture,
    /**
     * Templates hold all glyphs and keep the true one. Every name is set: a template searches outer scopes for a
     * missing name.
     */
    glyph: Object.fromEntries(glyphs.map((it) => [it, it === glyph])),
    price: moneyText(language, service.price),
    unit: t(`serviceUnits.${unit}`),
    typical:
      typical &&
      t('services.typical', {
        amount: t(`serviceAmounts.${unit}`, { count: typical }),
        total: moneyText(language, typical * unitPrice(service, typical)),
      }),
    facts: facts.join(' · '),
    isActive,
    isSoldOut: status === 'sold_out',
    isInMaintenance: status === 'maintenance',
    left: left === null ? null : t('services.left', { count: left }),
    isMeasured: stats !== null,
    isStocked: stocked,
  }
}

export function moneyText(language: Language, amount: number): string {
  return `${new Intl.NumberFormat(language).format(amount)}\u00a0₫`
}

export function percentText(language: Language, share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share)
}

/** The typical time until a service starts, at least one minute: the shop does not measure less. */
export function startTime(language: Language, stats: NonNullable<Service['stats']>): string {
  return durationText(language, Math.max(60, stats.medianStartSeconds))
}
