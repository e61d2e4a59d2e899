import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { checkout, inCheckout } from './paths.mjs'

const made = new Set(['node_modules', 'build', '.vite'])

/** A hash of these files and folders, without tests and build results. */
export async function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const source of sources) {
    for await (const file of filesBelow(inCheckout(source))) {
      hash.update(`${relative(checkout, file)}\0`).update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

async function* filesBelow(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null)
  if (!entries) {
    yield path
    return
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (made.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    if (entry.isDirectory()) yield* filesBelow(join(path, entry.name))
    else if (entry.isFile()) yield join(path, entry.name)
  }
}
