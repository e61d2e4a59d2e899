import type { Service } from '@runmart/contract/catalog'
import type { Language } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'

const availability: Record<Service['status'], string> = {
  active: 'https://schema.org/InStock',
  sold_out: 'https://schema.org/SoldOut',
  maintenance: 'https://schema.org/OutOfStock',
}

/** A service in the words of schema.org, as text that may stand in a script element. */
export function serviceStructuredData(service: Service, language: Language, origin: string): string {
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
