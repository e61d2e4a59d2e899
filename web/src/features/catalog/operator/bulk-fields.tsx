import { type OperatorService, serviceStatuses, visibilities } from '@runmart/contract/catalog'
import type { ServiceValues } from '@runmart/contract/catalog-edits'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { parseNumber } from '#ui/parse-number.ts'
import { readAmount } from '#ui/read-amount.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { BulkKind } from './bulk-bar.tsx'
import { changedPrices } from './bulk-edit.ts'
import { useCategories } from './use-categories.ts'

type SetFor = (service: OperatorService) => ServiceValues
/** Calls back with null while the input is invalid. */
type Props = { onChange: (setFor: SetFor | null) => void }

/** The input for the new value of the selected services. */
export function BulkFields({ kind, ...props }: Props & { kind: BulkKind }) {
  if (kind === 'price') return <PriceFields {...props} />
  if (kind === 'availability') return <AvailabilityField {...props} />
  return <ChoiceField kind={kind} {...props} />
}

const steps = ['1', '100', '500', '1000'] as const

function PriceFields({ onChange }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [typed, setTyped] = useState({ way: 'percent' as 'percent' | 'price', value: '', round: '1' })
  const [problem, setProblem] = useState<string>()
  const problemOf = useNumberProblem()
  const change = (changes: Partial<typeof typed>) => {
    const next = { ...typed, ...changes, ...(changes.way && { value: '' }) }
    setTyped(next)
    const number = next.way === 'percent' ? readPercent(language, next.value) : readAmount(language, next.value)
    const found = problemOf(number, next.way === 'percent' ? percents : amounts)
    setProblem(found)
    if (number === undefined || found) return onChange(null)
    const rule = next.way === 'percent' ? { percent: number, round: Number(next.round) } : { price: number }
    onChange(({ draft }) => changedPrices(draft, rule))
  }
  return (
    <div className="flex flex-wrap items-start gap-4">
      <SegmentedControl
        label={t('operatorServiceEdits.way')}
        name="way"
        value={typed.way}
        onChange={(way) => change({ way })}
        options={[
          { value: 'percent', label: t('operatorServiceEdits.byPercent') },
          { value: 'price', label: t('operatorServiceEdits.toPrice') },
        ]}
      />
      {typed.way === 'percent' ? (
        <>
          <TextField
            label={t('operatorServiceEdits.percent')}
            name="percent"
            value={typed.value}
            onChange={(event) => change({ value: event.target.value })}
            hint={t('operatorServiceEdits.percentHint')}
            error={problem}
            autoComplete="off"
            className="w-44"
            inputClassName="tabular-nums"
          />
          <Select
            label={t('operatorServiceEdits.round')}
            name="round"
            value={typed.round}
            onValueChange={(round) => change({ round })}
            options={steps.map((value) => ({
              value,
              label: t('operatorServiceEdits.roundTo', { step: new Intl.NumberFormat(language).format(Number(value)) }),
            }))}
            className="w-36"
          />
        </>
      ) : (
        <AmountField
          label={t('operatorServiceEdits.newPrice')}
          name="price"
          value={typed.value}
          onChange={(event) => change({ value: event.target.value })}
          error={problem}
          className="w-52"
        />
      )}
    </div>
  )
}

/** Reads `10`, `+10` or `−5` in the language's number format; NaN if it is not a number. */
function readPercent(language: Parameters<typeof parseNumber>[0], typed: string): number | undefined {
  const [, sign = '', number = ''] = /^\s*([+\-−]?)\s*(.*?)\s*%?\s*$/.exec(typed) ?? []
  if (number === '') return undefined
  const parsed = parseNumber(language, number)
  return parsed === null ? Number.NaN : Number(parsed) * (sign === '-' || sign === '−' ? -1 : 1)
}

/** The limits of the contract for prices and availability; percentages may have a fraction. */
const amounts = { least: 0, most: 1_000_000_000, isWhole: true }
const percents = { least: -100, most: 1_000, isWhole: false }

/** The problem of a typed number; empty input has none. */
function useNumberProblem() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const written = (number: number) => new Intl.NumberFormat(language).format(number).replace('-', '\u2212')
  return (number: number | undefined, { least, most, isWhole }: typeof amounts): string | undefined => {
    if (number === undefined) return undefined
    if (Number.isNaN(number)) return t(isWhole ? 'fields.numberFormat' : 'fields.decimalFormat')
    if (number < least || number > most)
      return t('operatorServiceEdits.between', { least: written(least), most: written(most) })
    return isWhole && !Number.isInteger(number) ? t('fields.wholeNumber') : undefined
  }
}

function AvailabilityField({ onChange }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const problemOf = useNumberProblem()
  const change = (value: string) => {
    setTyped(value)
    const number = readAmount(language, value)
    const found = problemOf(number, amounts)
    setProblem(found)
    onChange(found ? null : () => ({ availability: number ?? null }))
  }
  return (
    <TextField
      label={t('operatorServices.availability')}
      name="availability"
      value={typed}
      onChange={(event) => change(event.target.value)}
      hint={t('operatorServices.availabilityHint')}
      error={problem}
      inputMode="numeric"
      autoComplete="off"
      className="max-w-80"
      inputClassName="tabular-nums"
    />
  )
}

function ChoiceField({ kind, onChange }: Props & { kind: 'status' | 'category' | 'visibility' }) {
  const t = useOperatorTranslations()
  const categories = useCategories()
  const [chosen, setChosen] = useState<string | null>(null)
  const options = {
    status: serviceStatuses.map((value) => ({ value: value as string, label: t(`serviceStates.${value}`) })),
    category: categories.map(({ slug, name }) => ({ value: slug, label: name })),
    visibility: visibilities.map((value) => ({ value: value as string, label: t(`serviceVisibilities.${value}`) })),
  }
  return (
    <Select
      label={t(`operatorServices.${kind}`)}
      name={kind}
      value={chosen}
      placeholder={t('operatorServiceEdits.choose')}
      options={options[kind]}
      onValueChange={(value) => {
        setChosen(value)
        onChange(() => ({ [kind]: value }) as ServiceValues)
      }}
      className="max-w-80"
    />
  )
}
