import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { classes } from './classes.ts'
import { inputStyles } from './input-styles.ts'

const PAUSE_MS = 300
/** The server's usual limit. The field neither searches for a longer text nor cuts it. */
export const MAX_SEARCH_LENGTH = 100

type Props = {
  /** The scope of the search; read aloud, and shown while the field is empty. */
  label: string
  value: string
  /** Called when the typing pauses. */
  onSearch: (text: string) => void
  /** A higher limit for searches that take a whole link. */
  longest?: number
  className?: string
}

/** A search field. Follows outside changes, such as the back button. */
export function SearchField({ label, value, onSearch, longest = MAX_SEARCH_LENGTH, className }: Props) {
  const t = useTranslations()
  const id = useId()
  const [typed, setTyped] = useState(value)
  const isTooLong = typed.trim().length > longest
  const known = useRef(value)
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    const text = typed.trim()
    if (text === known.current || text.length > longest) return
    const timer = setTimeout(() => {
      known.current = text
      onSearch(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, onSearch, longest])
  return (
    <div className={className}>
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-faint" />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          aria-invalid={isTooLong ? true : undefined}
          aria-describedby={isTooLong ? id : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={classes(inputStyles, 'pl-9.5 text-ellipsis [&::-webkit-search-cancel-button]:hidden')}
        />
      </div>
      {isTooLong && (
        <p id={id} role="alert" className="mt-1.5 text-[13px] font-medium text-failed">
          {t('fields.textTooLong', { count: longest })}
        </p>
      )}
    </div>
  )
}
