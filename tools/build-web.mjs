import { readFile, rm, writeFile } from 'node:fs/promises'
import { fingerprint } from './fingerprint.mjs'
import { npm } from './npm.mjs'
import { checkout, inCheckout } from './paths.mjs'
import { prepare } from './prepare.mjs'

const sources = ['web', 'site', 'contract', 'i18n', 'package-lock.json', 'tsconfig.base.json']

/** Builds the app and the public pages if their sources differ from those of the last successful build. */
export async function buildWeb(node, title = 'Building the web') {
  const stamps = ['web', 'site'].map((workspace) => inCheckout(workspace, 'build', '.built-from'))
  const wanted = await fingerprint(sources)
  const read = (stamp) => readFile(stamp, 'utf8').catch(() => '')
  const isDone = async () => (await Promise.all(stamps.map(read))).every((text) => text === wanted)
  await prepare(title, isDone, async (began) => {
    // Deletes the stamps first and writes them last: an interrupted build never counts as complete.
    for (const stamp of stamps) await rm(stamp, { force: true })
    await npm(node, ['run', 'build', '--workspace', 'web', '--workspace', 'site'], { cwd: checkout, began })
    for (const stamp of stamps) await writeFile(stamp, wanted)
  })
}
