import { X } from 'lucide-react'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { TextField } from '#ui/text-field.tsx'

const MOST_DIGITS = 10
const digitsOf = (text: string) => text.replace(/\D/g, '')

type Props = {
  label: string
  name: string
  value: number | null
  onChange: (value: number | null) => void
  hint?: string
  error?: string | undefined
  /** What the button that empties the field says; without it there is none. */
  clear?: string
  className?: string
}

/** An amount of dong, written the reader's way while it is typed. */
export function AmountField({ label, name, value, onChange, hint, error, clear, className }: Props) {
  const { language } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  /** How many digits stand behind the caret: separators come and go, these stay. */
  const behind = useRef<number | null>(null)
  const text = value === null ? '' : new Intl.NumberFormat(language).format(value)

  useLayoutEffect(() => {
    if (behind.current === null || !input.current) return
    let place = text.length
    for (let left = behind.current; left > 0 && place > 0; place--) if (/\d/.test(text[place - 1] ?? '')) left--
    input.current.setSelectionRange(place, place)
    behind.current = null
  }, [text])

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    behind.current = digitsOf(target.value.slice(target.selectionEnd ?? target.value.length)).length
    const digits = digitsOf(target.value).slice(0, MOST_DIGITS)
    onChange(digits === '' ? null : Number(digits))
  }

  return (
    <TextField
      ref={input}
      {...{ label, name, hint, error, className }}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={change}
      inputClassName="tabular-nums"
      end={
        clear && value !== null ? (
          <button
            type="button"
            aria-label={clear}
            title={clear}
            onClick={() => onChange(null)}
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
