import type { TranslateSite } from '@runmart/i18n/site'
import { paths } from '@runmart/web/platform/paths.ts'
import { buttonStyles } from '@runmart/web/ui/button-styles.ts'
import { Bell, Star } from 'lucide-react'
import { InvertedSection, MustacheSection } from '#site/mustache.tsx'
import { ServicePrice } from './service-price.tsx'

/**
 * Unit price, an amount and its total, and the way to order: a plain form; the total follows the amount where scripts run.
 * On small screens it is the bar at the bottom.
 */
export function OrderBox({ t }: { t: TranslateSite }) {
  return (
    <div className="border-line bg-surface max-lg:border-y max-lg:p-3 max-lg:px-4 max-lg:sm:px-6 lg:rounded-lg lg:border lg:p-5">
      <UnitPrice className="max-lg:hidden" />
      <MustacheSection of="isActive">
        <form
          action={paths.newOrder}
          method="get"
          className="flex gap-3 max-lg:items-end max-lg:justify-end lg:mt-4 lg:flex-col lg:gap-4"
        >
          <input type="hidden" name="service" value="{{id}}" />
          <div className="max-lg:w-28">
            <label htmlFor="amount" className="block truncate text-xs/4 font-semibold text-ink-soft">
              {t('siteServices.amountOf', { unit: '{{order.unitWords}}' })}
            </label>
            <input
              id="amount"
              type="text"
              name="amount"
              defaultValue="{{order.first}}"
              pattern="[0-9]+"
              required
              inputMode="numeric"
              autoComplete="off"
              data-price="{{order.price}}"
              className="mt-1 h-11 w-full rounded-lg border border-[#7d8a92] bg-surface px-3 text-base text-ink tabular-nums dark:border-[#61717a]"
            />
          </div>
          <p className="flex min-w-0 justify-between gap-x-4 max-lg:h-11 max-lg:flex-1 max-lg:flex-col max-lg:justify-center lg:items-baseline">
            <span className="text-ink-soft max-lg:text-xs/4">{t('siteServices.total')}</span>
            <output htmlFor="amount" className="text-[15px]/5 font-bold text-ink tabular-nums lg:text-lg/[26px]">
              {'{{order.total}}'}
            </output>
          </p>
          <button type="submit" className={buttonStyles('primary', 'lg', 'lg:w-full')}>
            {t('siteServices.order')}
          </button>
        </form>
      </MustacheSection>
      <InvertedSection of="isActive">
        <p className="mt-3 text-pretty text-ink-soft max-lg:hidden">{t('siteServices.closedText')}</p>
        <a href={`${paths.catalog}?q={{appSearch}}`} className={buttonStyles('primary', 'lg', 'w-full lg:mt-4')}>
          <Bell aria-hidden />
          {t('serviceSearch.tellMe')}
        </a>
      </InvertedSection>
    </div>
  )
}

/** What one costs, large. */
export function UnitPrice({ className }: { className: string }) {
  return (
    <p className={`text-2xl/8 font-bold text-ink tabular-nums ${className}`}>
      <ServicePrice unitStyles="text-[15px] font-normal text-ink-soft" />
    </p>
  )
}

/** The way to a customer's favourites, with this service found there. */
export function KeepLink({ t }: { t: TranslateSite }) {
  return (
    <a href={`${paths.catalog}?q={{appSearch}}`} className={buttonStyles('secondary', 'sm')}>
      <Star aria-hidden />
      {t('siteServices.keep')}
    </a>
  )
}
