import * as z from 'zod/mini'
import { endpoint, Time } from './endpoint.ts'

/** Goes up with every change, so that nobody overwrites what they have not seen. */
const version = z.int('wholeNumber').check(z.gte(1, 'outOfRange'), z.lte(2_147_483_647, 'outOfRange'))

/** Settings as they are now, and who changed them last; null: nobody has yet. */
function saved<S extends z.ZodMiniObject, More extends z.core.$ZodShape>(settings: S, more: More) {
  return z.strictObject({ settings, version, changedAt: z.nullable(Time), changedBy: z.nullable(z.string()), ...more })
}

/** What settings are answered with. */
export type Saved<Settings> = {
  settings: Settings
  version: number
  changedAt: string | null
  changedBy: string | null
}

type Section<Path, S, More> = {
  path: Path
  /** What it is about, behind “Get” and “Update”. */
  about: string
  settings: S
  /** Answered besides the settings, because it decides as well. */
  more: More
  freshSignIn: boolean
}

/**
 * The two endpoints of a section of the shop's settings, of one shape for all sections: what is read has a version, and what is
 * saved names the version that it was made from. If there is a newer one by then, nothing is changed.
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
