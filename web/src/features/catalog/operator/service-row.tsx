import type { OperatorService } from '@runmart/contract/catalog'
import { Pencil } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { durationText } from '#ui/duration-text.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ServiceStatusMenu } from './service-status.tsx'
import { draftPriceText } from './use-service-labels.ts'

type Props = { service: OperatorService; onPrice: () => void }

/** One service of the catalogue, with quick changes of its price and state. */
export function ServiceRow({ service, onPrice }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { draft } = service
  const { name, description } = draft.texts[language]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3 px-5 py-4 lg:grid-cols-[minmax(0,1fr)_13rem_11rem_auto]">
      <div className="col-span-2 min-w-0 lg:col-span-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Badge>{t(`serviceCategories.${draft.category}`)}</Badge>
          {draft.serviceType === 'AUTO_BOT' && <Badge>{t('operatorServices.botBadge')}</Badge>}
        </p>
        <p className="mt-0.5 line-clamp-2 text-[13px] text-pretty wrap-anywhere text-ink-soft">{description}</p>
        {service.stats && (
          <p className="mt-1 text-[13px] text-ink-faint">
            <ServiceStats stats={service.stats} />
          </p>
        )}
      </div>
      <div className="min-w-0">
        <p className="flex items-center gap-1 font-semibold text-ink tabular-nums">
          {draftPriceText(t, language, draft)}
          <IconButton label={t('operatorServices.priceOf', { name })} onClick={onPrice} className="-my-1 size-7">
            <Pencil aria-hidden className="size-3.5!" />
          </IconButton>
        </p>
        <p className="text-[13px] text-ink-faint tabular-nums">
          {t('operatorServices.amounts', { least: draft.minAmount, most: draft.maxAmount })}
        </p>
      </div>
      <div className="order-last col-span-2 flex items-center justify-between gap-x-3 gap-y-1 lg:order-none lg:col-span-1 lg:flex-col lg:items-start lg:justify-start">
        <ServiceStatusMenu service={service} />
        <p className="text-[13px] text-ink-faint tabular-nums">
          {draft.availability === null
            ? t('operatorServices.unlimited')
            : t('services.left', { count: draft.availability })}
        </p>
      </div>
      <div className="max-lg:self-center">
        <ButtonLink
          size="sm"
          to={paths.operatorService(service.id)}
          aria-label={t('operatorServices.editOf', { name })}
        >
          {t('operatorServices.edit')}
        </ButtonLink>
      </div>
    </li>
  )
}

function ServiceStats({ stats }: { stats: NonNullable<OperatorService['stats']> }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const percent = (share: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share)
  return (
    <span title={t('services.measured')}>
      {t('services.completed', { percent: percent(stats.completionRate) })} ·{' '}
      {t('services.refunded', { percent: percent(stats.refundRate) })} ·{' '}
      {t('services.startsIn', { time: durationText(language, stats.medianStartSeconds) })}
    </span>
  )
}
