import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { ProblemForPeople, run } from '../run.mjs'

// The first is the same engine without windows: a tenth less work.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const elsewhere = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The system's Chromium; installed from the system's packages when it is missing and we may. */
export async function findChromium() {
  const found = process.env.CHROMIUM_PATH ?? (await look())
  if (found) return found
  await install()
  const installed = await look()
  if (installed) return installed
  throw missing('its installation left none behind')
}

async function look() {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin')
  for (const path of [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere]) {
    if (await canRun(path)) return path
  }
  return null
}

async function install() {
  if (!(await canRun('/usr/bin/apt-get'))) throw missing('this system has no apt-get to install it with')
  const isRoot = process.getuid?.() === 0
  if (!isRoot) await run('sudo', ['-n', 'true'], {}).catch(() => Promise.reject(missing('only root may install it')))
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    isRoot
      ? run('apt-get', args, { env })
      : run('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args], { env })
  try {
    await apt('update')
    // Older systems have only the whole browser.
    await apt('install', '-y', 'chromium-headless-shell').catch(() => apt('install', '-y', 'chromium'))
  } catch (problem) {
    throw missing(`apt-get could not install it (${problem.message.trim().split('\n').at(-1)})`)
  }
}

const missing = (reason) =>
  new ProblemForPeople(
    `The browser tests need Chromium and ${reason}: install the package "chromium" or set CHROMIUM_PATH.`,
  )

const canRun = (path) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
