import { readConfig } from '#platform/config/config.ts'
import { rotateSecrets } from '#platform/rotate-secrets.ts'
import { keyVersionOf } from '#platform/sealed.ts'
import { sealedColumns } from './sealed-columns.ts'
import { runCommand } from './start/run-command.ts'

/**
 * `npm run rotate-secrets`: re-encrypts stored secrets with the first of SECRETS_KEYS, and prints which keys are still
 * needed.
 */
const config = readConfig()
const { secretsKeys } = config
await runCommand(config, async (db) => {
  const inUse = new Set<number>()
  let unreadable = 0
  for (const column of sealedColumns) {
    const done = await rotateSecrets(db, column, secretsKeys)
    for (const { box } of await db.transaction((tx) => column.listSamples(tx))) {
      const version = keyVersionOf(box)
      if (version !== null) inUse.add(version)
    }
    unreadable += done.unreadable
    const rest = done.unreadable ? `, ${done.unreadable} cannot be opened with the keys that are given` : ''
    console.log(
      `${column.name}: ${done.moved} re-encrypted with key ${secretsKeys.current}, ${done.current} had it already${rest}`,
    )
  }
  const needed = [...inUse].sort((a, b) => a - b)
  console.log(needed.length ? `Keys in use now: ${needed.join(', ')}.` : 'No key is in use.')
  process.exitCode = unreadable ? 1 : 0
})
