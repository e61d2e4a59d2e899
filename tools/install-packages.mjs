import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { isInstalled } from './matches-lock.mjs'
import { npm } from './npm.mjs'
import { checkout, inCheckout } from './paths.mjs'
import { prepare } from './prepare.mjs'

/**
 * Makes node_modules match the lock file. Writes the stamp last, so that the next start repeats an interrupted
 * installation.
 */
export async function installPackages(node) {
  const stamp = inCheckout('node_modules', '.runmart-installed')
  const lock = await readFile(inCheckout('package-lock.json'), 'utf8')
  const wanted = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
  const isDone = async () => {
    const noted = await readFile(inCheckout('node_modules', '.package-lock.json'), 'utf8').catch(() => null)
    if (noted === null) return false
    const isStamped = (await readFile(stamp, 'utf8').catch(() => '')) === wanted
    return isInstalled(JSON.parse(noted), { isStamped, lock: JSON.parse(lock), checkout })
  }
  await prepare('Installing packages', isDone, async (began) => {
    // The web is built here, so production also needs the packages for building.
    await npm(node, ['ci', '--include=dev', '--include=optional'], { cwd: checkout, began })
    await writeFile(stamp, wanted)
  })
}
