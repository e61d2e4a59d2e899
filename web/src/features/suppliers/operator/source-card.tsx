import type { FieldDraft } from '@runmart/contract/orders-fields'
import { PriceRule } from '@runmart/contract/suppliers-sources'
import { numberText, percentText } from '@runmart/i18n/formats'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useId } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Alert } from '#ui/alert.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { classes } from '#ui/classes.ts'
import { costText } from '#ui/cost-text.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { moneyText } from '#ui/money-text.ts'
import { TextLink } from '#ui/text-link.tsx'
import { applyRule, costOf, leftOf } from './apply-rule.ts'
import { RuleFields } from './rule-fields.tsx'
import type { TypedSource } from './source-draft.ts'
import { SourceFields } from './source-fields.tsx'
import { readRule } from './typed-rule.ts'
import { readUnits, UnitsField } from './units-field.tsx'

type Props = {
  source: TypedSource
  at: number
  own: readonly FieldDraft[]
  prices: { price: number; lowestPrice: string }
  onChange: (changes: Partial<TypedSource>) => void
  /** Null for the first, or for the last. */
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: () => void
}

/** One supplier of a service: its place, its offer, its fields and the earnings from it. */
export function SourceCard({ source, at, own, prices, onChange, onUp, onDown, onRemove }: Props) {
  const t = useOperatorTranslations()
  const id = useId()
  const name = source.supplierName
  const path = `sources.${at}`
  return (
    <article aria-labelledby={id} className="rounded-lg border border-line bg-surface">
      <header className="flex items-start gap-3 border-b border-line py-2.5 pr-3 pl-5">
        <div className="min-w-0 flex-1">
          <h3 id={id} className="text-sm font-bold wrap-anywhere text-ink">
            {t('operatorSources.nth', { nth: at + 1, name })}
          </h3>
          <OfferLine source={source} />
        </div>
        <div className="flex shrink-0 gap-1">
          <IconButton
            label={t('operatorSources.up', { name })}
            className="size-8"
            disabled={!onUp}
            onClick={() => onUp?.()}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            label={t('operatorSources.down', { name })}
            className="size-8"
            disabled={!onDown}
            onClick={() => onDown?.()}
          >
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton label={t('operatorSources.remove', { name })} className="size-8" onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        </div>
      </header>
      <div className="grid items-start gap-x-6 gap-y-5 p-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {source.stopped && <Alert tone="danger">{t(`sourceStopTexts.${source.stopped}`)}</Alert>}
          <SourceFields name={path} source={source} own={own} onChange={(fields) => onChange({ fields })} />
          <div className="max-w-80">
            <UnitsField
              name={`${path}.unitsEach`}
              typed={source.unitsEach}
              onChange={(unitsEach) => onChange({ unitsEach })}
            />
          </div>
          <fieldset>
            <legend className="mb-2 text-xs font-semibold text-ink-faint">{t('operatorSources.rule')}</legend>
            <RuleFields
              name={`${path}.rule`}
              typed={source.rule}
              onChange={(changes) => onChange({ rule: { ...source.rule, ...changes } })}
            />
          </fieldset>
          <CheckBox
            label={t('operatorSources.follows')}
            text={t('operatorSources.followsText')}
            checked={source.follows}
            onChange={(follows) => onChange({ follows })}
          />
        </div>
        <SourceNumbers source={source} {...prices} />
      </div>
    </article>
  )
}

/** The offer's name and number, with its order limits. */
function OfferLine({ source: { offer, offerId, supplierId } }: { source: TypedSource }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const limits = offer && { min: numberText(language, offer.min), max: numberText(language, offer.max) }
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-[13px] text-ink-soft">
      <TextLink to={operatorPaths.supplier(supplierId)} className="font-mono text-xs font-normal!">
        {offerId}
      </TextLink>
      <span className="min-w-0 wrap-anywhere">{offer?.name ?? t('operatorSources.offerGone')}</span>
      {limits && (
        <span className="whitespace-nowrap text-ink-faint tabular-nums">
          {t('operatorSources.offerLimits', limits)}
        </span>
      )}
    </p>
  )
}

type SourceNumbersProps = { source: TypedSource; price: number; lowestPrice: string }

/** The cost of one unit, the price by the rule, and the margin at the lowest customer price. */
function SourceNumbers({ source, price, lowestPrice }: SourceNumbersProps) {
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
