import { SourceDraft } from '@runmart/contract/suppliers-sources'
import { fieldSentence } from '@runmart/i18n/field-sentence'
import * as z from 'zod/mini'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { checkForm } from '#ui/check-form.ts'
import { readAmount } from '#ui/read-amount.ts'
import { TextField } from '#ui/text-field.tsx'

const Units = z.pick(SourceDraft, { unitsEach: true })

/** The typed number if it is valid; cost and price depend on it. */
export function readUnits(language: Parameters<typeof readAmount>[0], typed: string): number | null {
  return Units.safeParse({ unitsEach: readAmount(language, typed) }).data?.unitsEach ?? null
}

type Props = { name: string; typed: string; onChange: (typed: string) => void }

/** The number of supplier units in one of the shop's units. */
export function UnitsField({ name, typed, onChange }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const problem = checkForm(Units, { unitsEach: readAmount(language, typed) }).problems?.unitsEach
  return (
    <TextField
      label={t('operatorSuppliers.units')}
      name={name}
      hint={t('operatorSuppliers.unitsHint')}
      error={problem ? fieldSentence(t, problem) : undefined}
      inputMode="numeric"
      autoComplete="off"
      inputClassName="tabular-nums"
      value={typed}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
