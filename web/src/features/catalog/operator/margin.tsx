import type { OperatorService } from '@runmart/contract/catalog'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { costText } from '#ui/cost-text.ts'
import { moneyText } from '#ui/money-text.ts'

/** The costs of a service: a sum per unit, and the partner's share of the price in basis points. */
export type Costs = { cost: string | null | undefined; partnerShare: number | null }

type Priced = Pick<OperatorService['draft'], 'price' | 'brackets'>

/** The lowest price of a service, with its prices by quantity: the margin must hold there too. */
export const lowestPrice = ({ price, brackets = [] }: Priced): number =>
  Math.min(price, ...brackets.map((it) => it.price))

/** The shop's share of a price; null for a zero price or without known costs. */
export function marginOf(price: number, { cost, partnerShare }: Costs): number | null {
  if (price === 0 || ((cost ?? null) === null && partnerShare === null)) return null
  return 1 - Number(cost ?? 0) / price - (partnerShare ?? 0) / 10_000
}

/** The margin in percent, or `unknown` if no cost is known. Highlights a loss. */
export function Margin({ price, costs, unknown = null }: { price: number; costs: Costs; unknown?: string | null }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const margin = marginOf(price, costs)
  if (margin === null) return unknown && <span className="text-ink-faint">{unknown}</span>
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const percentText = (part: number) => percent.format(part).replace('-', '\u2212')
  const { cost, partnerShare } = costs
  const parts = [
    t('operatorServices.marginAt', { price: moneyText(language, price) }),
    cost && t('operatorServices.costIs', { cost: costText(language, cost) }),
    partnerShare !== null && t('operatorServices.partnerGets', { percent: percentText(partnerShare / 10_000) }),
  ]
  return (
    <span
      title={parts.filter(Boolean).join(' · ')}
      className={margin < 0 ? 'font-semibold text-failed' : 'text-ink-soft'}
    >
      {percentText(margin)}
    </span>
  )
}
