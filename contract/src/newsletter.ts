import * as z from 'zod/mini'
import { Email } from './accounts.ts'
import { endpoint, Nothing, Time } from './endpoint.ts'
import { languages } from './languages.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { requiredText } from './required-text.ts'

/** An issue in one language. The subject is one line: a line break would end the mail header. */
const IssueText = z.strictObject({
  subject: requiredText(150).check(z.regex(/^\P{Cc}*$/u, 'invalid')),
  /** Plain text; an empty line begins a new paragraph, and whole addresses become links. */
  text: requiredText(20_000).check(z.regex(/^[\P{Cc}\n\r\t]*$/u, 'invalid')),
})
export type IssueText = z.infer<typeof IssueText>

export const IssueTexts = z.strictObject({ en: IssueText, vi: IssueText, ru: IssueText })
export type IssueTexts = z.infer<typeof IssueTexts>
export const IssueInput = z.strictObject({ texts: IssueTexts })

/** A sent issue and its progress. Readers who unsubscribed before their turn are in none of the counts. */
export const Issue = z.strictObject({
  id: z.string(),
  texts: IssueTexts,
  sentAt: Time,
  sentBy: z.string(),
  /** How many readers it was for. */
  readers: z.int(),
  sent: z.int(),
  /** Addresses whose mail servers refused it several times. */
  failed: z.int(),
  waiting: z.int(),
})
export type Issue = z.infer<typeof Issue>

export const SubscriptionRequest = z.strictObject({ email: Email, language: z.enum(languages) })
export type SubscriptionRequest = z.infer<typeof SubscriptionRequest>

const SubscribersByLanguage = z.strictObject({ en: z.int(), vi: z.int(), ru: z.int() })
export type SubscribersByLanguage = z.infer<typeof SubscribersByLanguage>

export const newsletter = {
  subscribe: endpoint({
    method: 'POST',
    path: '/public/newsletter',
    summary: 'Subscribe to the newsletter; requires confirmation by email',
    access: 'anyone',
    body: SubscriptionRequest,
    data: Nothing,
    limits: [
      { by: 'address', attempts: 20, seconds: 3600 },
      { by: { field: 'email' }, attempts: 5, seconds: 3600 },
    ],
  }),
  subscribers: endpoint({
    method: 'GET',
    path: '/operator/newsletter/readers',
    summary: 'Count subscribers per language; format=csv downloads their addresses',
    access: 'operator',
    right: 'content',
    query: z.object({ format: z.optional(z.enum(['json', 'csv'])) }),
    data: z.strictObject({
      readers: SubscribersByLanguage,
      /** Subscribers without a confirmation. */
      unconfirmed: z.int(),
    }),
  }),
  issues: endpoint({
    method: 'GET',
    path: '/operator/newsletter/letters',
    summary: 'List sent newsletters, newest first, with delivery progress',
    access: 'operator',
    right: 'content',
    query: z.object(deskPageQuery),
    data: listOf(Issue),
  }),
  sendTestIssue: endpoint({
    method: 'POST',
    path: '/operator/newsletter/try',
    summary: 'Send a test newsletter to myself in my language',
    access: 'operator',
    right: 'content',
    body: IssueInput,
    data: Nothing,
    limits: [{ by: 'user', attempts: 20, seconds: 600 }],
  }),
  sendIssue: endpoint({
    method: 'POST',
    path: '/operator/newsletter/letters',
    summary: 'Send a newsletter to all current subscribers, each in their language; the same one is sent only once',
    access: 'operator',
    right: 'content',
    body: IssueInput,
    data: z.strictObject({ letter: Issue }),
    refusals: ['LETTER_SENT', 'NO_READERS'],
    idempotent: true,
  }),
}
