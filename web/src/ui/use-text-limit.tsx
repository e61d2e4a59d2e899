import { type ReactNode, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { classes } from './classes.ts'

const SHOWN_FROM = 0.9

type Typed = string | number | readonly string[] | undefined

/**
 * Reports a field's character limit while typing: a count near the limit, a problem beyond it. It does not cut: an
 * input's `maxLength` cuts a pasted text silently. Spaces around a text do not count.
 */
export function useTextLimit(
  limit: number | undefined,
  { value, defaultValue }: { value?: Typed; defaultValue?: Typed },
) {
  const { language, t } = useLanguage()
  const [own, setOwn] = useState(defaultValue)
  const length = String(value ?? own ?? '').trim().length
  const isOver = limit !== undefined && length > limit
  const number = new Intl.NumberFormat(language)
  const counter: ReactNode = limit !== undefined && length >= limit * SHOWN_FROM && (
    <span className={classes('tabular-nums', isOver ? 'font-semibold text-failed' : 'text-ink-faint')}>
      {`${number.format(length)}\u00a0/\u00a0${number.format(limit)}`}
    </span>
  )
  return { counter, problem: isOver ? t('fields.textTooLong', { count: limit }) : undefined, onType: setOwn }
}
