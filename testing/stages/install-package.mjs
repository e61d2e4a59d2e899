import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { run } from '../../tools/run.mjs'

/** How long to wait for another program that installs packages. */
const WAIT_SECONDS = 300

let lastInstallation = Promise.resolve()

/**
 * Installs the first of these packages that the system offers. Throws with the reason of a failure. One installation at
 * a time: apt-get locks its folders, and stages that need packages run side by side.
 */
export function installPackage(...names) {
  const installation = lastInstallation.then(() => install(...names))
  lastInstallation = installation.catch(() => {})
  return installation
}

async function install(...names) {
  if (!(await canRun('/usr/bin/apt-get'))) throw new Error('this system has no apt-get to install it with')
  const isRoot = process.getuid?.() === 0
  if (!isRoot) await run('sudo', ['-n', 'true'], {}).catch(() => Promise.reject(new Error('only root may install it')))
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...given) => {
    const args = ['-o', `DPkg::Lock::Timeout=${WAIT_SECONDS}`, ...given]
    return isRoot
      ? run('apt-get', args, { env })
      : run('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args], { env })
  }
  try {
    await apt('update')
    const [first, ...others] = names
    let installed = apt('install', '-y', first)
    for (const name of others) installed = installed.catch(() => apt('install', '-y', name))
    await installed
  } catch (problem) {
    throw new Error(`apt-get could not install it (${problem.message.trim().split('\n').at(-1)})`)
  }
}

export const canRun = (path) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
