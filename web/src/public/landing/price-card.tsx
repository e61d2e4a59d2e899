import { categories } from '@runmart/contract/catalog'
import type { TranslateSite } from '@runmart/i18n/site'
import { ArrowRight } from 'lucide-react'
import { Each } from '../each.tsx'
import { orderAddress } from '../services/order-address.ts'
import { ServicePrice } from '../services/service-price.tsx'

/** One service with its price; the whole card leads to ordering it. */
export function PriceCard({ t }: { t: TranslateSite }) {
  return (
    <li className="group relative flex flex-col rounded-lg border border-line bg-canvas p-5 transition-colors hover:border-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <p className="text-xs font-bold text-brand">
        {categories.map((category) => (
          <Each key={category} of={`kind.${category}`}>
            {t(`serviceCategories.${category}`)}
          </Each>
        ))}
      </p>
      <h3 className="mt-2 text-[17px]/6 font-bold wrap-anywhere text-ink">
        <a href={orderAddress} className="outline-none after:absolute after:inset-0">
          {'{{name}}'}
        </a>
      </h3>
      <p className="mt-1.5 text-pretty wrap-anywhere text-ink-soft">{'{{description}}'}</p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-1 pt-5">
        <p className="text-[17px]/6 font-bold whitespace-nowrap text-ink tabular-nums">
          <ServicePrice t={t} />
        </p>
        <span className="flex items-center gap-1 text-[13px] text-ink-faint">
          <Each of="left">{t('siteServices.left', { left: '{{left}}' })}</Each>
          <ArrowRight aria-hidden className="size-4 transition-colors group-hover:text-brand" />
        </span>
      </div>
    </li>
  )
}
