import type { LogEntry } from '@runmart/contract/bots'
import { memo } from 'react'
import { type Translations, useLanguage } from '#platform/language.tsx'

/** One entry of a log. Memoised, because two thousand of them are rendered while more arrive. */
export const LogRow = memo(function LogRow({ entry }: { entry: LogEntry }) {
  const translations = useLanguage()
  const isShop = entry.from === 'shop'
  return (
    <div className="flex gap-3 px-5 py-px hover:bg-line/50">
      <time dateTime={entry.at} className="shrink-0 text-ink-soft select-none">
        {entryTime(entry)}
      </time>
      <span className="min-w-0 wrap-anywhere whitespace-pre-wrap text-ink">
        {isShop && <span className="font-bold text-brand">Runmart </span>}
        {entryText(translations, entry)}
      </span>
    </div>
  )
})

/** The text of an entry: the bot's own, or the shop's note in the reader's language. */
export function entryText({ t }: Translations, entry: LogEntry): string {
  if (entry.from === 'bot') return entry.text
  const note = t(`runNotes.${entry.text}`)
  return entry.detail ? `${note}: ${entry.detail}` : note
}

/** The time of day of an entry, by the reader's clock. */
function entryTime(entry: LogEntry): string {
  return new Date(entry.at).toLocaleTimeString('sv')
}

/** A log as plain text, to be copied. */
export function logText(translations: Translations, log: readonly LogEntry[]): string {
  const author = (entry: LogEntry) => (entry.from === 'shop' ? 'Runmart: ' : '')
  return log.map((entry) => `${entryTime(entry)}  ${author(entry)}${entryText(translations, entry)}`).join('\n')
}
