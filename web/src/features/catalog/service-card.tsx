import type { Service } from '@runmart/contract/catalog'
import { unitPrice } from '@runmart/contract/catalog-brackets'
import type { Language } from '@runmart/contract/languages'
import { typicalAmount } from '@runmart/contract/typical-amount'
import type { TranslateWeb } from '@runmart/i18n/web'
import { Bell, BellRing, Star } from 'lucide-react'
import { memo } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { classes } from '#ui/classes.ts'
import { durationText } from '#ui/duration-text.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { moneyText } from '#ui/money-text.ts'
import { percentText } from '#ui/percent-text.ts'
import { StatusPill } from '#ui/status-pill.tsx'
import { ServiceTile } from './service-tile.tsx'

type Props = {
  service: Service
  isFavourite: boolean
  isWaiting: boolean
  onKeep: (isKept: boolean) => void
  onWait: (isWaiting: boolean) => void
}

/** Below this amount the card shows the rest. */
const FEW_LEFT = 10

/** A service as a card: facts, price, favourite star, and a button to order it or to wait for it. */
export const ServiceCard = memo(function ServiceCard(props: Props) {
  const { language, t } = useLanguage()
  const { service } = props
  const typical = typicalText(t, language, service)
  return (
    <li className="flex [contain-intrinsic-size:auto_13rem] [content-visibility:auto] flex-col rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <ServiceTile service={service} />
        <div className="min-w-0 flex-1">
          <ServiceName service={service} />
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-[13px]/[18px] text-ink-faint">
            {factsText(t, language, service)}
            <ServiceState service={service} />
          </p>
        </div>
        <FavouriteStar {...props} />
      </div>
      <p className="mt-3 text-pretty wrap-anywhere text-ink-soft">{service.description}</p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-4">
        <div className="min-w-0">
          <Price service={service} className="text-lg/[26px]" />
          {typical && <p className="text-[13px]/[18px] text-ink-faint tabular-nums">{typical}</p>}
        </div>
        <ServiceAction {...props} />
      </div>
    </li>
  )
})

/** A service as a compact row, for comparison. */
export const ServiceRow = memo(function ServiceRow(props: Props) {
  const { language, t } = useLanguage()
  const { service } = props
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
      <ServiceTile service={service} />
      <div className="min-w-0 flex-1 basis-48">
        <ServiceName service={service} />
        <p className="text-[13px]/[18px] text-ink-faint">{factsText(t, language, service)}</p>
      </div>
      <ServiceState service={service} />
      <Price service={service} className="ml-auto text-right text-[15px]/[22px]" />
      <div className="flex items-center gap-1">
        <FavouriteStar {...props} />
        <ServiceAction {...props} />
      </div>
    </li>
  )
})

/** The name of a service, with a link to its public page. */
function ServiceName({ service }: { service: Service }) {
  const { language } = useLanguage()
  return (
    <h2 className="text-[15px]/[22px] font-semibold wrap-anywhere text-ink">
      <a href={paths.servicePage(language, service.slug)} className="hover:text-brand hover:underline">
        {service.name}
      </a>
    </h2>
  )
}

function Price({ service, className }: { service: Service; className: string }) {
  const { language, t } = useLanguage()
  return (
    <p className={classes('font-bold text-ink tabular-nums', className)}>
      {moneyText(language, service.price)}{' '}
      <span className="text-[13px] font-normal text-ink-soft">{t(`serviceUnits.${service.unit}`)}</span>
    </p>
  )
}

/** The status pill of a service, only if it is unusual. */
function ServiceState({ service: { status, availability } }: { service: Service }) {
  const { t } = useLanguage()
  if (status === 'sold_out') return <StatusPill state="waiting">{t('serviceStates.sold_out')}</StatusPill>
  if (status === 'maintenance') return <StatusPill state="paused">{t('serviceStates.maintenance')}</StatusPill>
  if (availability === null || availability >= FEW_LEFT) return null
  return <StatusPill state="pending">{t('services.left', { count: availability })}</StatusPill>
}

function FavouriteStar({ service: { name }, isFavourite, onKeep }: Props) {
  const { t } = useLanguage()
  return (
    <IconButton
      label={t(isFavourite ? 'catalog.drop' : 'catalog.keep', { name })}
      aria-pressed={isFavourite}
      onClick={() => onKeep(!isFavourite)}
      className="-my-1.5 -mr-2"
    >
      <Star aria-hidden className={isFavourite ? 'fill-brand text-brand' : ''} />
    </IconButton>
  )
}

/** Orders a service, or asks for a notification when it is available again. */
function ServiceAction({ service: { id, name, status }, isWaiting, onWait }: Props) {
  const { t } = useLanguage()
  if (status === 'active')
    return (
      <ButtonLink to={paths.orderService(id)} aria-label={t('catalog.orderOf', { name })}>
        {t('catalog.order')}
      </ButtonLink>
    )
  return (
    <Button
      aria-pressed={isWaiting}
      aria-label={t(isWaiting ? 'catalog.willTellOf' : 'catalog.tellMeOf', { name })}
      icon={isWaiting ? <BellRing aria-hidden className="text-brand" /> : <Bell aria-hidden />}
      onClick={() => onWait(!isWaiting)}
    >
      {t(isWaiting ? 'catalog.willTell' : 'serviceSearch.tellMe')}
    </Button>
  )
}

/**
 * Measured and promised facts in one line: `starts ≈ 12 min · 98% done · 30-day warranty`. Says “New” without
 * measurements, and `Delivered right away` from stock.
 */
function factsText(t: TranslateWeb, language: Language, { stats, stocked, warrantyDays }: Service): string {
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

/** The median time until a service starts; at least a minute, the precision of the measurement. */
function startTime(language: Language, { medianStartSeconds }: NonNullable<Service['stats']>): string {
  return durationText(language, Math.max(60, medianStartSeconds))
}

/** The price of a typical amount: `100 sign-ups ≈ 650,000 ₫`. Null if the unit price says enough. */
function typicalText(t: TranslateWeb, language: Language, service: Service): string | null {
  const count = typicalAmount(service)
  if (count === null) return null
  const amount = t(`serviceAmounts.${service.unit}`, { count })
  return t('services.typical', { amount, total: moneyText(language, count * unitPrice(service, count)) })
}
