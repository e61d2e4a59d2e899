import { type Offer, PriceRule } from '@runmart/contract/suppliers-sources'
import { useCategories } from '#features/catalog/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { CheckBox } from '#ui/check-box.tsx'
import { costText } from '#ui/cost-text.ts'
import { moneyText } from '#ui/money-text.ts'
import { Select } from '#ui/select.tsx'
import { applyRule, costOf } from './apply-rule.ts'
import { RuleFields } from './rule-fields.tsx'
import { readRule, type TypedRule } from './typed-rule.ts'
import { readUnits, UnitsField } from './units-field.tsx'

/** The import settings as the operator types them. */
export type TypedImport = { category: string | null; unitsEach: string; follows: boolean; rule: TypedRule }

type Props = {
  typed: TypedImport
  /** One of the offers, to show the effect of the rule. */
  example: Offer | undefined
  onChange: (changes: Partial<TypedImport>) => void
}

/** The category and price rule of imported services, with an example during typing. */
export function ImportFields({ typed, example, onChange }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const categories = useCategories()
  const rule = PriceRule.safeParse(readRule(language, typed.rule)).data
  const units = readUnits(language, typed.unitsEach)
  const cost = example && units !== null ? costOf(example.costEach, units) : null
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Select
          label={t('operatorSuppliers.importCategory')}
          name="category"
          placeholder={t('operatorSuppliers.choose')}
          value={typed.category}
          options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          onValueChange={(category) => onChange({ category })}
        />
        <UnitsField name="unitsEach" typed={typed.unitsEach} onChange={(unitsEach) => onChange({ unitsEach })} />
      </div>
      <RuleFields
        name="rule"
        typed={typed.rule}
        onChange={(changes) => onChange({ rule: { ...typed.rule, ...changes } })}
      />
      {cost !== null && rule && (
        <p role="status" className="-mt-1 text-[13px] text-ink-soft tabular-nums">
          {t('operatorSuppliers.example', {
            cost: costText(language, cost),
            price: moneyText(language, applyRule(cost, rule)),
          })}
        </p>
      )}
      <CheckBox
        label={t('operatorSuppliers.follows')}
        text={t('operatorSuppliers.followsText')}
        checked={typed.follows}
        onChange={(follows) => onChange({ follows })}
      />
    </>
  )
}
