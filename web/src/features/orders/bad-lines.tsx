import { MAX_LINE_LENGTH } from '@runmart/contract/orders-lines'
import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { inputStyles } from '#ui/input-styles.ts'
import { replaceLines, splitLines } from './text-lines.ts'

const MAX_SHOWN = 8

type BadLine = { line: number; reason: string }
type Props = {
  content: string
  /** The number of all bad lines; the server names only the first ones of a long list. */
  count: number
  lines: readonly BadLine[]
  /** Receives the corrected text; the server then checks it again. */
  onCorrect: (content: string) => void
}

/** The lines that a bot cannot use. The customer corrects or removes each one, or removes all at once. */
export function BadLines({ content, count, lines, onCorrect }: Props) {
  const t = useTranslations()
  const texts = useMemo(() => splitLines(content), [content])
  const [changes, setChanges] = useState<ReadonlyMap<number, string>>(new Map())
  const change = (line: number, text: string) => setChanges((before) => new Map(before).set(line, text))
  const correct = () => onCorrect(replaceLines(content, changes))
  const removeAll = () => onCorrect(replaceLines(content, new Map(lines.map(({ line }) => [line, '']))))
  return (
    <div className="flex flex-col gap-3 text-[13px]">
      <ul className="flex flex-col gap-3">
        {lines.slice(0, MAX_SHOWN).map((bad) => (
          <BadLineEditor
            key={bad.line}
            {...bad}
            text={changes.get(bad.line) ?? texts[bad.line - 1]?.trim() ?? ''}
            isRemoved={changes.get(bad.line) === ''}
            onChange={(text) => change(bad.line, text)}
            onEnter={correct}
          />
        ))}
      </ul>
      {count > MAX_SHOWN && <p className="text-ink-soft">{t('orderLines.badMore', { count: count - MAX_SHOWN })}</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={changes.size === 0} onClick={correct}>
          {t('orderForm.checkAgain')}
        </Button>
        <Button size="sm" onClick={removeAll}>
          {t('orderForm.removeBad', { count: lines.length })}
        </Button>
      </div>
    </div>
  )
}

type EditorProps = BadLine & {
  text: string
  isRemoved: boolean
  onChange: (text: string) => void
  onEnter: () => void
}

/** One bad line with its text and its problem. An overlong line can only be removed. */
function BadLineEditor({ line, reason, text, isRemoved, onChange, onEnter }: EditorProps) {
  const t = useTranslations()
  const id = useId()
  const isTooLong = text.length > MAX_LINE_LENGTH
  const checkOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter checks the lines; it does not send the order.
    event.preventDefault()
    onEnter()
  }
  return (
    <li className={classes('min-w-0', isRemoved && 'opacity-50')}>
      <div className="flex items-center gap-1">
        <input
          type="text"
          aria-label={t('orderForm.lineLabel', { line })}
          aria-invalid
          aria-describedby={id}
          value={isTooLong ? `${text.slice(0, 100)}…` : text}
          readOnly={isTooLong}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={checkOnEnter}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={classes(inputStyles, 'font-mono text-[13px]')}
        />
        <IconButton label={t('orderForm.remove', { line })} disabled={isRemoved} onClick={() => onChange('')}>
          <X aria-hidden />
        </IconButton>
      </div>
      <p id={id} className="mt-1 font-medium text-pretty wrap-anywhere text-failed">
        {t('orderForm.badLine', { line, reason })}
      </p>
    </li>
  )
}
