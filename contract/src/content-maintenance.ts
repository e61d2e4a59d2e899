import * as z from 'zod/mini'
import { endpoint, Time } from './endpoint.ts'

export const MAX_MAINTENANCE_TEXT = 300

const Sentence = z
  .string()
  .check(z.trim(), z.maxLength(MAX_MAINTENANCE_TEXT, 'textTooLong'), z.regex(/^\P{Cc}*$/u, 'invalid'))

/** Whether the shop is closed for customers, as operators decide. An empty sentence stands for the usual words. */
export const MaintenanceDraft = z.strictObject({
  isOn: z.boolean(),
  texts: z.strictObject({ en: Sentence, vi: Sentence, ru: Sentence }),
  /** When it is expected to end. Nothing opens by itself. */
  until: z.nullable(Time),
})
export type MaintenanceDraft = z.infer<typeof MaintenanceDraft>

export const Maintenance = z.extend(MaintenanceDraft, {
  /** The environment of the server keeps the shop closed, whatever is decided here. */
  isForced: z.boolean(),
  changedAt: z.nullable(Time),
  changedBy: z.nullable(z.string()),
})
export type Maintenance = z.infer<typeof Maintenance>

/** The same as everybody reads it, while the shop is closed. */
export const ShownMaintenance = z.strictObject({
  texts: z.strictObject({ en: z.string(), vi: z.string(), ru: z.string() }),
  until: z.nullable(Time),
})
export type ShownMaintenance = z.infer<typeof ShownMaintenance>

const step = { access: 'operator', right: 'settings' } as const

export const maintenance = {
  get: endpoint({
    ...step,
    method: 'GET',
    path: '/operator/maintenance',
    summary: 'Get whether the shop is closed for maintenance',
    data: z.strictObject({ maintenance: Maintenance }),
  }),
  save: endpoint({
    ...step,
    method: 'PUT',
    path: '/operator/maintenance',
    summary: 'Close the shop for customers, or open it; operators, webhooks and running bots go on',
    body: MaintenanceDraft,
    data: z.strictObject({ maintenance: Maintenance }),
  }),
}
