import { type ComponentProps, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { moneyText } from './money-text.ts'
import { readAmount } from './read-amount.ts'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'defaultValue'> & { value?: string }

/** An amount of dong; shows the typed number formatted, so that an extra zero is visible. */
export function AmountField({ value, onChange, ...field }: Props) {
  const { language } = useLanguage()
  const [own, setOwn] = useState('')
  const typed = value ?? own
  const amount = readAmount(language, typed)
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...field}
      value={typed}
      onChange={(event) => {
        setOwn(event.target.value)
        onChange?.(event)
      }}
      labelEnd={
        amount !== undefined &&
        Number.isInteger(amount) && (
          <span className="font-semibold text-ink-soft tabular-nums">{moneyText(language, amount)}</span>
        )
      }
    />
  )
}
