import type { LogEntry } from '@runmart/contract/bots'
import type { Translations } from '#platform/language.tsx'

/** A line of a log in words: the bot's own, or the shop's note in the reader's language. */
export function logWords({ t }: Translations, entry: LogEntry): string {
  if (entry.from === 'bot') return entry.text
  const note = t(`runNotes.${entry.text}`)
  return entry.detail ? `${note}: ${entry.detail}` : note
}

/** The time of day of a line, by the reader's clock. */
export function logTime(entry: LogEntry): string {
  return new Date(entry.at).toLocaleTimeString('sv')
}

/** A log as plain text, to be pasted somewhere else. */
export function logText(voice: Translations, log: readonly LogEntry[]): string {
  const who = (entry: LogEntry) => (entry.from === 'shop' ? 'Runmart: ' : '')
  return log.map((entry) => `${logTime(entry)}  ${who(entry)}${logWords(voice, entry)}`).join('\n')
}
