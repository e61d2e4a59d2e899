import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { inputStyles } from './input-styles.ts'

const PAUSE_MS = 300

type Props = {
  /** What can be searched for; read aloud, and shown while nothing is typed. */
  label: string
  value: string
  /** Called when the typing pauses. */
  onSearch: (text: string) => void
  className?: string
}

/** Words to search for. Follows when they change elsewhere, such as by the back button. */
export function SearchField({ label, value, onSearch, className }: Props) {
  const [typed, setTyped] = useState(value)
  const known = useRef(value)
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    const text = typed.trim()
    if (text === known.current) return
    const timer = setTimeout(() => {
      known.current = text
      onSearch(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  return (
    <div className={classes('relative', className)}>
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-faint" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={classes(inputStyles, 'pl-9.5 [&::-webkit-search-cancel-button]:hidden')}
      />
    </div>
  )
}
