import { PriceRule } from '@runmart/contract/suppliers-sources'
import { percentText } from '@runmart/i18n/formats'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'
import { costText } from '#ui/cost-text.ts'
import { moneyText } from '#ui/money-text.ts'
import { applyRule, costOf, leftOf } from './apply-rule.ts'
import type { TypedSource } from './source-draft.ts'
import { readRule } from './typed-rule.ts'
import { readUnits } from './units-field.tsx'

type Props = { source: TypedSource; price: number; lowestPrice: string }

/** What one of ours costs there, what the rule makes of it, and what is left of the lowest price that a customer may pay. */
export function SourceNumbers({ source, price, lowestPrice }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const units = readUnits(language, source.unitsEach)
  const rule = PriceRule.safeParse(readRule(language, source.rule)).data
  if (!source.offer || units === null) return null
  const cost = costOf(source.offer.costEach, units)
  const left = leftOf(lowestPrice, cost)
  const loses = left.startsWith('-')
  const share = percentText(language, (Number(left) / Number(lowestPrice)) * 100, 1)
  const rows = [
    [t('operatorSources.cost'), costText(language, cost)],
    [t('operatorSources.rulePrice'), rule ? moneyText(language, applyRule(cost, rule)) : '–'],
    [t('operatorSources.nowPrice'), moneyText(language, price)],
    [t('operatorSources.lowest'), costText(language, lowestPrice)],
  ]
  return (
    <div className="rounded-lg bg-sunken px-4 py-2.5 text-[13px] dark:bg-raised">
      <dl aria-label={t('operatorSources.numbers')} className="flex flex-col">
        {rows.map(([label, value]) => (
          <div key={label} className="flex min-h-7 items-center justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="whitespace-nowrap text-ink tabular-nums">{value}</dd>
          </div>
        ))}
        <div
          className={classes(
            'mt-1 flex min-h-8 items-center justify-between gap-4 border-t border-line-strong pt-1 font-semibold',
            loses ? 'text-failed' : 'text-ink',
          )}
        >
          <dt>{t('operatorSources.margin')}</dt>
          <dd className="whitespace-nowrap tabular-nums">
            {costText(language, left)} ({share})
          </dd>
        </div>
      </dl>
      {loses && (
        <p className="mt-1 mb-1 font-medium text-pretty text-failed">
          {t('operatorSources.loses', { sum: costText(language, left.slice(1)) })}
        </p>
      )}
    </div>
  )
}
