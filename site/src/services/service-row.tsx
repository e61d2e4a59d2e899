import { type Service, serviceStatuses } from '@runmart/contract/catalog'
import type { TranslateSite } from '@runmart/i18n/site'
import { buttonStyles } from '@runmart/web/ui/button-styles.ts'
import { type PillState, StatusPill } from '@runmart/web/ui/status-pill.tsx'
import { MustacheSection } from '#site/mustache.tsx'
import { orderAddress, ServicePrice } from './service-price.tsx'

/** A service of the catalogue: what it is, its state, what it costs, and the way to order it. */
export function ServiceRow({ t }: { t: TranslateSite }) {
  return (
    <li className="grid gap-x-8 gap-y-4 p-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="text-[15px] font-bold wrap-anywhere text-ink">{'{{name}}'}</h3>
          <ServiceStates t={t} />
        </div>
        <p className="mt-1.5 max-w-2xl text-pretty wrap-anywhere text-ink-soft">{'{{description}}'}</p>
        <MustacheSection of="completed">
          <p className="mt-2 text-[13px] text-ink-faint">{t('services.completed', { percent: '{{completed}}' })}</p>
        </MustacheSection>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:justify-between sm:justify-end">
        <p className="sm:text-right">
          <span className="block text-[15px] font-bold whitespace-nowrap text-ink tabular-nums">
            <ServicePrice t={t} />
          </span>
          <MustacheSection of="left">
            <span className="text-[13px] text-ink-faint tabular-nums">
              {t('siteServices.left', { left: '{{left}}' })}
            </span>
          </MustacheSection>
        </p>
        <div className="sm:w-28">
          <MustacheSection of="isActive">
            <a href={orderAddress} className={buttonStyles('secondary', 'md', 'w-full')}>
              {t('siteServices.order')}
              <span className="sr-only">{': {{name}}'}</span>
            </a>
          </MustacheSection>
        </div>
      </div>
    </li>
  )
}

const states: Record<Service['status'], { holds: string; pill: PillState }> = {
  active: { holds: 'isActive', pill: 'success' },
  sold_out: { holds: 'isSoldOut', pill: 'waiting' },
  maintenance: { holds: 'isInMaintenance', pill: 'pending' },
}

/** The state of a service: every one is rendered, and the server leaves the one that is true. */
function ServiceStates({ t }: { t: TranslateSite }) {
  return serviceStatuses.map((status) => (
    <MustacheSection key={status} of={states[status].holds}>
      <StatusPill state={states[status].pill}>{t(`serviceStates.${status}`)}</StatusPill>
    </MustacheSection>
  ))
}
