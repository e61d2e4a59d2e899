import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { npm } from './npm.mjs'
import { inCheckout } from './paths.mjs'
import { prepare } from './prepare.mjs'

const oldestMajor = 26
const version = '26.10.0'

/**
 * A Node that can run TypeScript: the machine's own, or one in a hidden folder of the checkout. Puts it first on PATH.
 */
export async function ensureNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldestMajor) return process.execPath
  const name = `node-${process.platform}-${process.arch}`
  const folder = inCheckout('.node', version)
  const node = join(folder, 'node_modules', name, 'bin', 'node')
  await prepare(
    `Fetching Node ${version} (the minimum is ${oldestMajor}, this machine has ${process.versions.node})`,
    () => exists(node),
    (share) => fetchNode(name, folder, share),
  )
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`
  return node
}

/** The folder gets its name only when it is complete, so the next start repeats an interrupted download. */
async function fetchNode(name, folder, began) {
  const half = `${folder}.half`
  for (const left of await readdir(dirname(folder))) {
    if (left.endsWith('.half')) await rm(join(dirname(folder), left), { recursive: true, force: true })
  }
  await mkdir(half, { recursive: true })
  await writeFile(join(half, 'package.json'), '{ "private": true }\n')
  await npm(process.execPath, ['install', `${name}@${version}`, '--no-save', '--ignore-scripts'], { cwd: half, began })
  await rm(folder, { recursive: true, force: true })
  await rename(half, folder)
}

const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  )
