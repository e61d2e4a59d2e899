import type { Service } from '@runmart/contract/catalog'
import { useLanguage } from '#platform/language.tsx'
import { Badge } from '#ui/badge.tsx'
import { moneyText } from '#ui/money-text.ts'
import { ServiceFacts } from './service-facts.tsx'

/** A service in a few lines: what it is, who provides it, what it costs, how much is left, what was measured. */
export function ServiceLine({ service, whole = false }: { service: Service; whole?: boolean }) {
  const { language, t } = useLanguage()
  const price = moneyText(language, service.price)
  const { status, availability } = service
  return (
    <span className="flex flex-wrap gap-x-6 gap-y-2 text-left">
      <span className="min-w-0 flex-1 basis-64">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-bold wrap-anywhere text-ink">{service.name}</span>
          <Badge>{t(`serviceCategories.${service.category}`)}</Badge>
          <Badge>{t(`serviceProviders.${service.provider}`)}</Badge>
        </span>
        <span className={whole ? 'mt-1 block text-ink-soft' : 'mt-1 line-clamp-2 text-[13px] text-ink-soft'}>
          {service.description}
        </span>
        <ServiceFacts stats={service.stats} />
      </span>
      <span className="flex shrink-0 flex-wrap items-baseline gap-x-3 sm:flex-col sm:items-end">
        <span className="font-bold whitespace-nowrap text-ink tabular-nums">
          {service.billing === 'day' ? t('services.perDay', { price }) : t('services.perUnit', { price })}
        </span>
        {status === 'active' && availability !== null && (
          <span className="text-[13px] text-ink-faint tabular-nums">{t('services.left', { count: availability })}</span>
        )}
        {status !== 'active' && (
          <span className="text-[13px] font-semibold text-pending">{t(`serviceStates.${status}`)}</span>
        )}
      </span>
    </span>
  )
}
