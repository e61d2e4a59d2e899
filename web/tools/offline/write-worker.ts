import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { neededBy } from './needed-by.ts'

const page = 'offline/index.html'

/** Tells the service worker which files the offline page consists of; their contents make the name they are kept under. */
export function writeWorker(client: string): void {
  const files = neededBy(client, page)
  const hash = createHash('sha256')
  for (const file of [page, ...files]) hash.update(readFileSync(join(client, file)))
  const kept = { name: `offline-${hash.digest('hex').slice(0, 12)}`, files: ['/offline', ...files] }
  const worker = readFileSync(join(client, 'sw.js'), 'utf8')
  const told = worker.replace(/^const kept = .*$/m, () => `const kept = ${JSON.stringify(kept)}`)
  if (told === worker) throw new Error('sw.js has no line for what it keeps')
  writeFileSync(join(client, 'sw.js'), told)
}
