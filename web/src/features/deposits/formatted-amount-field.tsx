import { outOfRange } from '@runmart/contract/out-of-range'
import { fieldSentence } from '@runmart/i18n/field-sentence'
import { numberText } from '@runmart/i18n/formats'
import { X } from 'lucide-react'
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { isGroupMark } from '#ui/parse-number.ts'
import { TextField } from '#ui/text-field.tsx'

const MAX_DIGITS = 10
const tooMuch = outOfRange(null, 10 ** MAX_DIGITS - 1, 'dong')
const digitsOf = (text: string) => text.replace(/\D/g, '')

type Props = {
  label: string
  name: string
  value: number | null
  onChange: (value: number | null) => void
  hint?: string
  error?: string | undefined
  /** The label of the clear button; without it there is no button. */
  clearLabel?: string
  className?: string
}

/** An amount field that formats thousands while the user types. Keeps invalid input and shows the reason. */
export function FormattedAmountField({ label, name, value, onChange, hint, error, clearLabel, className }: Props) {
  const { language, t } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  /** The number of digits after the caret, which restores it: formatting moves separators, not digits. */
  const digitsAfterCaret = useRef<number | null>(null)
  const [rejected, setRejected] = useState('')
  // An amount chosen elsewhere replaces the rejected input.
  if (value !== null && rejected) setRejected('')
  const isReadable = (typed: string) => [...typed].every((it) => /\d/.test(it) || isGroupMark(language, it))
  const problem = value === null && rejected ? (isReadable(rejected) ? tooMuch : 'numberFormat') : null
  const text = value === null ? rejected : numberText(language, value)

  useLayoutEffect(() => {
    if (digitsAfterCaret.current === null || !input.current) return
    let caret = text.length
    for (let left = digitsAfterCaret.current; left > 0 && caret > 0; caret--)
      if (/\d/.test(text[caret - 1] ?? '')) left--
    input.current.setSelectionRange(caret, caret)
    digitsAfterCaret.current = null
  }, [text])

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOf(target.value)
    const isAmount = isReadable(target.value) && digits !== '' && digits.length <= MAX_DIGITS
    if (isAmount)
      digitsAfterCaret.current = digitsOf(target.value.slice(target.selectionEnd ?? target.value.length)).length
    setRejected(isAmount ? '' : target.value.trim())
    onChange(isAmount ? Number(digits) : null)
  }

  return (
    <TextField
      ref={input}
      {...{ label, name, hint, className }}
      error={problem ? fieldSentence(t, problem) : error}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={change}
      inputClassName="tabular-nums"
      end={
        clearLabel && text !== '' ? (
          <button
            type="button"
            aria-label={clearLabel}
            title={clearLabel}
            onClick={() => {
              setRejected('')
              onChange(null)
            }}
            className="grid size-8 place-items-center rounded-md text-ink-faint hover:text-ink pointer-coarse:size-10"
          >
            <X aria-hidden className="size-4" />
          </button>
        ) : (
          <span aria-hidden className="px-2.5 text-ink-faint">
            ₫
          </span>
        )
      }
    />
  )
}
