import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives this run a temporary folder of its own and takes it away at the end, whatever the tests and browsers left in it. */
export function ownTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'runmart-test-'))
  // As root the database runs as another user, who has to pass through here.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}
