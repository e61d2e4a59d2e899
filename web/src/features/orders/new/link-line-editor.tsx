import { readReferralLine } from '@runmart/contract/orders-lines'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'
import { inputStyles } from '#ui/input-styles.ts'

type Props = { line: number; text: string; focus?: boolean; onDone: (text: string) => void }

/** One line to be written anew: says at every key whether it is right by now; taken over when it is left or by Enter. */
export function LinkLineEditor({ line, text, focus = false, onDone }: Props) {
  const t = useTranslations()
  const id = useId()
  const [typed, setTyped] = useState(text)
  const read = typed.trim() ? readReferralLine(typed.trim()) : null
  const problem = typeof read === 'string' ? read : null
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter takes the line over; it does not send the order.
    event.preventDefault()
    onDone(typed)
  }
  return (
    <div>
      <input
        type="text"
        data-bad-line={problem ? line : undefined}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to correct this very line
        autoFocus={focus}
        aria-label={t('orderForm.correctLabel', { line })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={pressed}
        onBlur={() => (focus || typed !== text) && onDone(typed)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={classes(inputStyles, 'font-mono text-[13px]')}
      />
      {problem && (
        <p id={id} className="mt-1 text-[13px] font-medium text-pretty text-failed">
          {t(`fields.${problem}`)}
        </p>
      )}
    </div>
  )
}
