import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { npm } from './npm.mjs'
import { checkout, inCheckout } from './paths.mjs'
import { prepare } from './prepare.mjs'

const sources = ['web', 'site', 'contract', 'i18n', 'package-lock.json', 'tsconfig.base.json']
const made = new Set(['node_modules', 'build', '.vite'])

/** Builds the app and the public pages when their sources differ from those of the last build that ended well. */
export async function buildWeb(node, title = 'Building the web') {
  const stamps = ['web', 'site'].map((workspace) => inCheckout(workspace, 'build', '.built-from'))
  const wanted = await fingerprint()
  const read = (stamp) => readFile(stamp, 'utf8').catch(() => '')
  const isDone = async () => (await Promise.all(stamps.map(read))).every((text) => text === wanted)
  await prepare(title, isDone, async (began) => {
    // Gone first and written last: a build that was interrupted is never taken for a whole one.
    for (const stamp of stamps) await rm(stamp, { force: true })
    await npm(node, ['run', 'build', '--workspace', 'web', '--workspace', 'site'], { cwd: checkout, began })
    for (const stamp of stamps) await writeFile(stamp, wanted)
  })
}

async function fingerprint() {
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
