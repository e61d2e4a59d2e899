import type { Readable } from 'node:stream'
import type { Language } from '@runmart/contract/accounts'
import type { Envelope } from '@runmart/contract/envelope'
import { type RefusalCode, TOKEN_EXPIRED_SENTENCE } from '@runmart/contract/errors'
import { fieldSentence } from '@runmart/i18n/field-sentence'
import { type ServerKey, translator } from '@runmart/i18n/server'
import type { Refusal } from '../refusal.ts'

export type Notice = Extract<ServerKey, `messages.${string}`>

/** The answer of a handler: data, and perhaps a notice for the person. `about` names the subject of the notice. */
export type Result<Data> = { data: Data; notice?: Notice; about?: string; download?: Download; waits?: Waiting }

/** A refusal that keeps the stored request, which waits for a decision. Use cases throw it. */
type Waiting = { code: RefusalCode; data: Record<string, unknown> }

/** A file instead of an envelope; large ones are streams. */
export type Download = { fileName: string; type: string; content: string | Readable }

export function success<Data>({ data, notice, about }: Result<Data>, language: Language): Envelope<Data> {
  const sentence = notice ? (translator(language) as (key: Notice) => string)(notice) : ''
  const message = sentence && about ? `${about}. ${sentence}` : sentence
  return { success: true, message, data, error: null, code: null }
}

/** Words a refusal in the client's language. */
export function failure(refusal: Refusal, language: Language): Envelope<never> {
  const t = translator(language) as (key: ServerKey, fill?: Record<string, string>) => string
  const words = Object.fromEntries(Object.entries(refusal.fill).map(([hole, key]) => [hole, t(key)]))
  const fill = { ...words, ...refusal.sentence?.names }
  const sentence =
    refusal.code === 'TOKEN_EXPIRED'
      ? TOKEN_EXPIRED_SENTENCE
      : (waitSentence(refusal, language) ?? t(refusal.sentence?.key ?? `errors.${refusal.code}`, fill))
  const fields =
    refusal.fields &&
    Object.fromEntries(
      Object.entries(refusal.fields).map(([name, problem]) => [name, fieldSentence(translator(language), problem)]),
    )
  const data = fields || refusal.data ? { ...refusal.data, ...(fields && { fields }) } : null
  return { success: false, message: sentence, data, error: sentence, code: refusal.code }
}

const [LONG, HOUR] = [120, 3600]

/** The waiting time, if it is longer than “a moment”. */
function waitSentence({ code, retryAfterSeconds: seconds }: Refusal, language: Language): string | null {
  if (code !== 'RATE_LIMITED' || seconds === null || seconds <= LONG) return null
  const t = translator(language)
  return seconds <= HOUR
    ? t('waits.minutes', { count: Math.ceil(seconds / 60) })
    : t('waits.hours', { count: Math.ceil(seconds / HOUR) })
}
