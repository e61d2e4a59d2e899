import * as z from 'zod/mini'
import { Email } from './accounts.ts'
import { endpoint, Nothing, Time } from './endpoint.ts'
import { languages } from './languages.ts'
import { listOf, pageQuery } from './lists.ts'

const words = (most: number) =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(most, 'textTooLong'))

/** A letter in one language. The subject is one line: a header of a mail ends where its line does. */
const LetterText = z.strictObject({
  subject: words(150).check(z.regex(/^\P{Cc}*$/u, 'invalid')),
  /** Plain text; an empty line begins a new paragraph, and whole addresses become links. */
  text: words(20_000).check(z.regex(/^[\P{Cc}\n\r\t]*$/u, 'invalid')),
})
export type LetterText = z.infer<typeof LetterText>

/** An issue in every language, so that every subscriber can read it. */
export const LetterTexts = z.strictObject({ en: LetterText, vi: LetterText, ru: LetterText })
export type LetterTexts = z.infer<typeof LetterTexts>
export const LetterDraft = z.strictObject({ texts: LetterTexts })

/** An issue that was sent, and its progress. Those who unsubscribed before their turn are neither sent, nor failed, nor waiting. */
export const Letter = z.strictObject({
  id: z.string(),
  texts: LetterTexts,
  sentAt: Time,
  sentBy: z.string(),
  /** How many it was for. */
  readers: z.int(),
  sent: z.int(),
  /** Addresses whose mail servers did not take it, asked several times. */
  failed: z.int(),
  waiting: z.int(),
})
export type Letter = z.infer<typeof Letter>

/** The wish to get the newsletter. */
export const Subscribing = z.strictObject({ email: Email, language: z.enum(languages) })
export type Subscribing = z.infer<typeof Subscribing>

const Readers = z.strictObject({ en: z.int(), vi: z.int(), ru: z.int() })
export type ReaderCounts = z.infer<typeof Readers>

export const newsletter = {
  subscribe: endpoint({
    method: 'POST',
    path: '/public/newsletter',
    summary: 'Subscribe to the newsletter; requires confirmation by email',
    access: 'anyone',
    body: Subscribing,
    data: Nothing,
    limits: [
      { by: 'address', attempts: 20, seconds: 3600 },
      { by: { field: 'email' }, attempts: 5, seconds: 3600 },
    ],
  }),
  readers: endpoint({
    method: 'GET',
    path: '/operator/newsletter/readers',
    summary: 'Count subscribers per language; format=csv downloads their addresses',
    access: 'operator',
    query: z.object({ format: z.optional(z.enum(['json', 'csv'])) }),
    data: z.strictObject({
      readers: Readers,
      /** Asked for it and have not confirmed yet. */
      unconfirmed: z.int(),
    }),
  }),
  letters: endpoint({
    method: 'GET',
    path: '/operator/newsletter/letters',
    summary: 'List sent newsletters, newest first, with delivery progress',
    access: 'operator',
    query: z.object(pageQuery),
    data: listOf(Letter),
  }),
  tryLetter: endpoint({
    method: 'POST',
    path: '/operator/newsletter/try',
    summary: 'Send a test newsletter to myself in my language',
    access: 'operator',
    body: LetterDraft,
    data: Nothing,
    limits: [{ by: 'user', attempts: 20, seconds: 600 }],
  }),
  sendLetter: endpoint({
    method: 'POST',
    path: '/operator/newsletter/letters',
    summary: 'Send a newsletter to all current subscribers, each in their language; the same one is sent only once',
    access: 'operator',
    body: LetterDraft,
    data: z.strictObject({ letter: Letter }),
    refusals: ['LETTER_SENT', 'NO_READERS'],
    idempotent: true,
  }),
}
