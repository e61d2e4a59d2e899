import { readFile } from 'node:fs/promises'
import { fingerprint } from './fingerprint.mjs'
import { checkout, inCheckout } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { run } from './run.mjs'

const sources = [
  ...['server/src', 'contract', 'i18n', 'bots', 'tools/bundle-server.mjs', 'tools/shorten-map.mjs'],
  ...['server/package.json', 'package-lock.json'],
]

/** Bundles the server if its sources differ from those of the last bundle. */
export async function buildServer(node, title = 'Building the server') {
  const wanted = await fingerprint(sources)
  const isDone = async () => (await readFile(inCheckout('server/build/.built-from'), 'utf8').catch(() => '')) === wanted
  await prepare(title, isDone, (began) =>
    run(node, [inCheckout('tools/bundle-server.mjs'), wanted], { cwd: checkout, began }),
  )
}
