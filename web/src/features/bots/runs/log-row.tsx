import type { LogEntry } from '@runmart/contract/bots'
import { memo } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { logTime, logWords } from './log-words.ts'

/** One line of a log. Remembered, because two thousand of them stand there while more arrive. */
export const LogRow = memo(function LogRow({ entry }: { entry: LogEntry }) {
  const voice = useLanguage()
  const isShop = entry.from === 'shop'
  return (
    <div className="flex gap-3 px-5 py-px hover:bg-line/50">
      <time dateTime={entry.at} className="shrink-0 text-ink-soft select-none">
        {logTime(entry)}
      </time>
      <span className="min-w-0 wrap-anywhere whitespace-pre-wrap text-ink">
        {isShop && <span className="font-bold text-brand">Runmart </span>}
        {logWords(voice, entry)}
      </span>
    </div>
  )
})
