import * as z from 'zod/mini'
import { endpoint, Time } from './endpoint.ts'

export const SiteSettings = z.strictObject({
  google: z.nullable(z.strictObject({ clientId: z.string(), authorizeUrl: z.string() })),
  /** A demo shop: the sign-in page offers the demo accounts; with `outbox` a page shows the mails. */
  demo: z.nullable(z.strictObject({ customer: z.string(), operator: z.string() })),
  outbox: z.boolean(),
  /** The shop's contacts: mail address, Telegram name, phone number in Zalo. */
  contact: z.strictObject({
    email: z.nullable(z.string()),
    telegram: z.nullable(z.string()),
    zalo: z.nullable(z.string()),
  }),
})
export type SiteSettings = z.infer<typeof SiteSettings>

/** A mail in the outbox folder, which replaces a mail server. */
export const OutboxMail = z.strictObject({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: Time,
  text: z.string(),
  /** The addresses it links to; the main one first. */
  links: z.array(z.string()),
})
export type OutboxMail = z.infer<typeof OutboxMail>

export const site = {
  settings: endpoint({
    method: 'GET',
    path: '/public/settings',
    summary: 'Get public settings for the web app',
    access: 'anyone',
    viewable: true,
    data: SiteSettings,
  }),
  outbox: endpoint({
    method: 'GET',
    path: '/public/outbox',
    summary: 'List the latest outbox emails; only in a demo shop without a mail server',
    access: 'anyone',
    data: z.strictObject({ items: z.array(OutboxMail) }),
    refusals: ['NOT_FOUND'],
  }),
}
