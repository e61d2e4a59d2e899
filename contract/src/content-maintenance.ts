import * as z from 'zod/mini'
import { Time } from './endpoint.ts'
import { type Saved, settingsEndpoints } from './settings.ts'

export const MAX_MAINTENANCE_TEXT = 300

const Sentence = z
  .string()
  .check(z.trim(), z.maxLength(MAX_MAINTENANCE_TEXT, 'textTooLong'), z.regex(/^\P{Cc}*$/u, 'invalid'))

/** Closes the shop for customers. An empty sentence stands for the default words. */
export const MaintenanceDraft = z.strictObject({
  isOn: z.boolean(),
  texts: z.strictObject({ en: Sentence, vi: Sentence, ru: Sentence }),
  /** The expected end. The shop does not reopen by itself. */
  until: z.nullable(Time),
})
export type MaintenanceDraft = z.infer<typeof MaintenanceDraft>

export type Maintenance = Saved<MaintenanceDraft> & { isForced: boolean }

export const ShownMaintenance = z.strictObject({
  texts: z.strictObject({ en: z.string(), vi: z.string(), ru: z.string() }),
  until: z.nullable(Time),
})
export type ShownMaintenance = z.infer<typeof ShownMaintenance>

/** Closes the shop for customers; operators, webhooks and running bots go on. */
export const maintenance = settingsEndpoints({
  path: '/operator/maintenance',
  about: 'whether the shop is closed for customers',
  settings: MaintenanceDraft,
  /** The server's environment keeps the shop closed, whatever the settings say. */
  more: { isForced: z.boolean() },
  freshSignIn: false,
})
