import type { Database } from './db/database.ts'
import { keyVersionOf, type SealedColumn, type SecretsKeys, unseal } from './sealed.ts'
import { StartupError } from './startup-error.ts'

/**
 * Refuses to start without a key that stored values need, before anybody is refused for it. Values of version 0 that
 * cannot be opened are only reported, by the returned lines: TOKEN_SECRET could be changed before they had keys of their own.
 */
export async function checkSecretsKeys(
  db: Pick<Database, 'transaction'>,
  columns: readonly SealedColumn[],
  keys: SecretsKeys,
): Promise<string[]> {
  const problems: string[] = []
  const warnings: string[] = []
  for (const { name, purpose, listSamples } of columns)
    for (const { box } of await db.transaction((tx) => listSamples(tx))) {
      const version = keyVersionOf(box)
      // Said to be lost: the shop works without these values.
      if (keys.byVersion.get(version) === null || unseal(box, keys, purpose) !== null) continue
      if (version === 0) warnings.push(`Some ${name} were encrypted with another TOKEN_SECRET and cannot be read.`)
      else if (keys.byVersion.has(version)) problems.push(`key ${version} is not the one that ${name} need`)
      else problems.push(`key ${version} is missing, which ${name} need`)
    }
  if (problems.length)
    throw new StartupError(`Configuration: SECRETS_KEYS: ${problems.join('; ')} (docs/operating.md, Changing secrets).`)
  return warnings
}
