import type { TranslateSite } from '@runmart/i18n/site'
import { paths } from '@runmart/web/platform/paths.ts'
import { buttonStyles } from '@runmart/web/ui/button-styles.ts'
import { Bell, Star } from 'lucide-react'
import { InvertedSection, MustacheSection } from '#site/mustache.tsx'
import { ServicePrice } from './service-price.tsx'

/**
 * Unit price, amount, total and the order button: a plain form; a script updates the total. On small screens it is the
 * bar at the bottom.
 */
export function OrderBox({ t }: { t: TranslateSite }) {
  return (
    <div className="border-line bg-surface max-lg:border-y max-lg:p-3 max-lg:px-4 max-lg:sm:px-6 lg:rounded-lg lg:border lg:p-5">
      <UnitPrice className="max-lg:hidden" />
      <MustacheSection of="isActive">
        <form
          action={paths.newOrder}
          method="get"
          className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-end max-lg:gap-x-3 max-lg:gap-y-1.5 lg:mt-4 lg:flex lg:flex-col"
        >
          <input type="hidden" name="service" value="{{id}}" />
          <label htmlFor="amount" className="text-xs/4 font-semibold wrap-anywhere text-ink-soft">
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
            data-brackets="{{order.brackets}}"
            className="h-11 w-full rounded-lg border border-[#7d8a92] bg-surface px-3 text-base text-ink tabular-nums max-lg:order-2 lg:mt-1 dark:border-[#61717a]"
          />
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 max-lg:order-1 max-lg:justify-end lg:mt-4">
            <span className="text-ink-soft max-lg:sr-only">{t('siteServices.total')}</span>
            <output htmlFor="amount" className="text-[15px]/5 font-bold text-ink tabular-nums lg:text-lg/[26px]">
              {'{{order.total}}'}
            </output>
          </p>
          <button type="submit" className={buttonStyles('primary', 'lg', 'max-lg:order-3 lg:mt-4 lg:w-full')}>
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

/** The unit price, large. */
export function UnitPrice({ className }: { className: string }) {
  return (
    <p className={`text-2xl/8 font-bold text-ink tabular-nums ${className}`}>
      <ServicePrice unitStyles="text-[15px] font-normal text-ink-soft" />
    </p>
  )
}

/** The link to a customer's favourites, searching for this service. */
export function KeepLink({ t }: { t: TranslateSite }) {
  return (
    <a href={`${paths.catalog}?q={{appSearch}}`} className={buttonStyles('secondary', 'sm')}>
      <Star aria-hidden />
      {t('siteServices.keep')}
    </a>
  )
}
