import { ORDERS_FOR_STATS, type Service } from '@runmart/contract/catalog'
import { unitPrice } from '@runmart/contract/catalog-brackets'
import type { Language } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { priceTableAmounts, typicalAmount } from '@runmart/contract/typical-amount'
import { numberText } from '@runmart/i18n/formats'
import { translator } from '@runmart/i18n/server'
import type { Copy } from '#features/catalog/index.ts'
import { durationText } from '#platform/duration-text.ts'
import { moneyText, percentText, startTime, toServiceView } from './service-view.ts'

/** The number of related services on a page. */
const RELATED = 3

/** The data of a service's page, or null for an unknown name. */
export async function servicePageData(
  { services, getPageHtml }: Pick<Copy, 'services' | 'getPageHtml'>,
  { language, slug, origin }: { language: Language; slug: string; origin: string },
): Promise<object | null> {
  const service = services.find((it) => it.slug === slug)
  if (!service) return null
  const t = translator(language)
  const { stats, unit, price, warrantyDays, claimStats } = service
  const amountText = (count: number) => t(`serviceAmounts.${unit}`, { count })
  const view = toServiceView(service, language)
  const first = typicalAmount(service) ?? service.minAmount
  const html = await getPageHtml(service.id)
  const asked = labelsOfFields(service)
  return {
    ...view,
    html: { get: html.get || null, need: html.need || null, questions: html.questions || null },
    isAsking: html.need !== '' || asked.length > 0,
    asked,
    measured: stats && {
      starts: startTime(language, stats),
      completed: percentText(language, stats.completionRate),
      refunded: percentText(language, stats.refundRate),
      orders: new Intl.NumberFormat(language).format(stats.orders),
    },
    leastOrders: ORDERS_FOR_STATS,
    warranty: warrantyDays && t('serviceAmounts.day', { count: warrantyDays }),
    claims: claimStats && {
      time: durationText(language, Math.max(60, claimStats.medianSeconds)),
      percent: percentText(language, claimStats.goodRate),
      count: numberText(language, claimStats.claims),
    },
    prices: priceTableAmounts(service).map((amount) => ({
      amount: amountText(amount),
      total: moneyText(language, amount * unitPrice(service, amount)),
    })),
    limits: { least: numberText(language, service.minAmount), most: amountText(service.maxAmount) },
    order: {
      price,
      first,
      brackets: JSON.stringify(service.brackets),
      total: moneyText(language, first * unitPrice(service, first)),
      unitWords: amountText(first).replace(/^[\d.,\s]+/, ''),
    },
    appSearch: encodeURIComponent(service.name),
    related: relatedTo(service, services).map((it) => toServiceView(it, language)),
    structuredData: serviceStructuredData(service, language, origin),
  }
}

/** Active services of the same category, then those of the same type. */
function relatedTo(service: Service, services: readonly Service[]): Service[] {
  const others = services.filter((it) => it.id !== service.id && it.status === 'active')
  const near = (it: Service) =>
    Number(it.category === service.category) * 2 + Number(it.serviceType === service.serviceType)
  return others.toSorted((a, b) => near(b) - near(a)).slice(0, RELATED)
}

/** The labels of a service's order form; services without a form have none. */
function labelsOfFields(service: Service & { fields?: unknown }): string[] {
  const fields: unknown[] = Array.isArray(service.fields) ? service.fields : []
  return fields.flatMap((it) => {
    const label = (it as { label?: unknown } | null)?.label
    return typeof label === 'string' ? [label] : []
  })
}

const availability: Record<Service['status'], string> = {
  active: 'https://schema.org/InStock',
  sold_out: 'https://schema.org/SoldOut',
  maintenance: 'https://schema.org/OutOfStock',
}

/** A service in schema.org terms, as text that is safe in a script element. */
function serviceStructuredData(service: Service, language: Language, origin: string): string {
  const { name, description, slug, picture } = service
  const address = origin + localizedPath(language, `services/${slug}`)
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    url: address,
    image: `${origin}${picture ?? `/og/${language}/services.png`}`,
    category: service.category,
    brand: { '@type': 'Brand', name: 'Runmart' },
    offers: {
      '@type': 'Offer',
      url: address,
      price: service.price,
      priceCurrency: 'VND',
      availability: availability[service.status],
      eligibleQuantity: {
        '@type': 'QuantitativeValue',
        minValue: service.minAmount,
        maxValue: service.maxAmount,
        unitText: service.unit,
      },
    },
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
