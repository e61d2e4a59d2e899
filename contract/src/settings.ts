import * as z from 'zod/mini'
import { endpoint, Time } from './endpoint.ts'

/** Grows with every change, so that an operator cannot overwrite unseen changes. */
const version = z.int('wholeNumber').check(z.gte(1, 'outOfRange'), z.lte(2_147_483_647, 'outOfRange'))

/** Current settings and their last editor; null if they were never changed. */
function saved<S extends z.ZodMiniObject, More extends z.core.$ZodShape>(settings: S, more: More) {
  return z.strictObject({ settings, version, changedAt: z.nullable(Time), changedBy: z.nullable(z.string()), ...more })
}

export type Saved<Settings> = {
  settings: Settings
  version: number
  changedAt: string | null
  changedBy: string | null
}

type Section<Path, S, More> = {
  path: Path
  /** The subject behind “Get” and “Update”. */
  about: string
  settings: S
  /** Extra response fields that also affect the section. */
  more: More
  freshSignIn: boolean
}

/**
 * The two endpoints of a section of the shop's settings, in one shape for all sections. Reading returns a version;
 * saving names it. If there is a newer one, nothing changes.
 */
export function settingsEndpoints<
  const Path extends `/${string}`,
  S extends z.ZodMiniObject,
  const More extends z.core.$ZodShape,
>({ path, about, settings, more, freshSignIn }: Section<Path, S, More>) {
  const forSettings = { path, access: 'operator', right: 'settings', data: saved(settings, more) } as const
  return {
    settings: endpoint({ ...forSettings, method: 'GET', summary: `Get ${about}` }),
    saveSettings: endpoint({
      ...forSettings,
      method: 'PUT',
      summary: `Update ${about}, as of the version that was read`,
      freshSignIn,
      body: z.extend(settings, { version }),
      refusals: ['CONFLICT'],
    }),
  }
}
