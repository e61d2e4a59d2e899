import type { Database } from './db/database.ts'
import { keyVersionOf, type SealedColumn, type SecretsKeys, unseal } from './sealed.ts'
import { StartupError } from './startup-error.ts'

/** Stops the start if stored values need a missing key: otherwise requests of customers would fail later. */
export async function checkSecretsKeys(
  db: Pick<Database, 'transaction'>,
  columns: readonly SealedColumn[],
  keys: SecretsKeys,
): Promise<void> {
  const problems: string[] = []
  for (const { name, purpose, listSamples } of columns)
    for (const { box } of await db.transaction((tx) => listSamples(tx))) {
      const version = keyVersionOf(box)
      // The operator declared the key lost: the shop works without these values.
      if (version === null || keys.byVersion.get(version) === null || unseal(box, keys, purpose) !== null) continue
      if (keys.byVersion.has(version)) problems.push(`key ${version} is not the one that ${name} need`)
      else problems.push(`key ${version} is missing, which ${name} need`)
    }
  if (problems.length)
    throw new StartupError(`Configuration: SECRETS_KEYS: ${problems.join('; ')} (docs/operating.md, Rotate secrets).`)
}
