import * as z from 'zod/mini'
import { Time } from './endpoint.ts'
import { type Saved, settingsEndpoints } from './settings.ts'

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

/** The same as operators read it. */
export type Maintenance = Saved<MaintenanceDraft> & { isForced: boolean }

/** The same as everybody reads it, while the shop is closed. */
export const ShownMaintenance = z.strictObject({
  texts: z.strictObject({ en: z.string(), vi: z.string(), ru: z.string() }),
  until: z.nullable(Time),
})
export type ShownMaintenance = z.infer<typeof ShownMaintenance>

/** Whether the shop is closed for customers; operators, webhooks and running bots go on. */
export const maintenance = settingsEndpoints({
  path: '/operator/maintenance',
  about: 'whether the shop is closed for customers',
  settings: MaintenanceDraft,
  /** The environment of the server keeps the shop closed, whatever is decided here. */
  more: { isForced: z.boolean() },
  freshSignIn: false,
})
