import { useEffect, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { dateText, dateTimeText, relativeText } from './date-text.ts'

type Props = { at: string; as?: 'relative' | 'date' | 'time'; className?: string }

/** A moment in the reader's words and time zone; its title has the exact time. */
export function DateTime({ at, as = 'relative', className }: Props) {
  const { language } = useLanguage()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (as !== 'relative') return
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [as])
  const moment = new Date(at)
  const exact = dateTimeText(language, moment)
  const words = {
    relative: () => relativeText(language, moment, now),
    date: () => dateText(language, moment),
    time: () => exact,
  }
  return (
    <time dateTime={at} title={exact} className={className}>
      {words[as]()}
    </time>
  )
}
