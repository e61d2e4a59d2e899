import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives this run its own temporary folder and deletes it at the end, with all leftovers of tests and browsers. */
export function ownTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'runmart-test-'))
  // As root the database runs as another user, who needs access to this folder.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}
