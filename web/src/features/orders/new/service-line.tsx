import type { Service } from '@runmart/contract/catalog'
import { Star } from 'lucide-react'
import { priceText, ServiceTile } from '#features/catalog/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { Badge } from '#ui/badge.tsx'
import { durationText } from '#ui/duration-text.ts'
import { percentText } from '#ui/percent-text.ts'

type Props = { service: Service; full?: boolean; isFavourite?: boolean }

/** A service in a few lines: name, provider, price, remaining amount and measured facts. */
export function ServiceLine({ service, full = false, isFavourite = false }: Props) {
  const { language, t } = useLanguage()
  const { status, availability } = service
  return (
    <span className="flex gap-3 text-left">
      <ServiceTile service={service} />
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-6 gap-y-2">
        <span className="min-w-0 flex-1 basis-64">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-bold wrap-anywhere text-ink">{service.name}</span>
            {isFavourite && (
              <Star role="img" aria-label={t('catalog.favourites')} className="size-4 fill-brand text-brand" />
            )}
            <Badge>{service.categoryName}</Badge>
            <Badge>{t(`serviceProviders.${service.provider}`)}</Badge>
          </span>
          <span className={full ? 'mt-1 block text-ink-soft' : 'mt-1 line-clamp-2 text-[13px] text-ink-soft'}>
            {service.description}
          </span>
          <ServiceFacts {...service} />
          <WarrantyFacts {...service} />
        </span>
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 sm:shrink-0 sm:flex-col sm:items-end">
          <span className="font-bold whitespace-nowrap text-ink tabular-nums">{priceText(t, language, service)}</span>
          {status === 'active' && availability !== null && (
            <span className="text-[13px] text-ink-faint tabular-nums">
              {t('services.left', { count: availability })}
            </span>
          )}
          {status !== 'active' && (
            <span className="text-[13px] font-semibold text-pending">{t(`serviceStates.${status}`)}</span>
          )}
        </span>
      </span>
    </span>
  )
}

/** The warranty and the measured outcome of its claims; empty without a warranty. */
function WarrantyFacts({ warrantyDays, claimStats }: Pick<Service, 'warrantyDays' | 'claimStats'>) {
  const { language, t } = useLanguage()
  if (warrantyDays === null) return null
  const measured = claimStats && {
    time: durationText(language, Math.max(60, claimStats.medianSeconds)),
    percent: percentText(language, Math.round(claimStats.goodRate * 100)),
  }
  return (
    <span className="mt-1.5 block text-xs text-ink-faint">
      {[t('services.warranty', { count: warrantyDays }), ...(measured ? [t('services.claims', measured)] : [])].join(
        ' · ',
      )}
    </span>
  )
}

/**
 * Facts measured over finished orders; none until there are enough for an honest figure. Services from stock deliver
 * right away.
 */
function ServiceFacts({ stats, stocked }: Pick<Service, 'stats' | 'stocked'>) {
  const { language, t } = useLanguage()
  if (!stats) return stocked && <span className="mt-1.5 block text-xs text-ink-faint">{t('services.rightAway')}</span>
  const percent = (part: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(part)
  const facts = [
    ...(stocked ? [t('services.rightAway')] : []),
    t('services.completed', { percent: percent(stats.completionRate) }),
    t('services.refunded', { percent: percent(stats.refundRate) }),
    ...(stocked
      ? []
      : [t('services.startsIn', { time: durationText(language, Math.max(60, stats.medianStartSeconds)) })]),
  ]
  return (
    <span title={t('services.measured')} className="mt-1.5 block text-xs text-ink-faint">
      <span className="sr-only">{t('services.measured')}: </span>
      {facts.join(' · ')}
    </span>
  )
}
