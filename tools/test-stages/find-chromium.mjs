import { delimiter, join } from 'node:path'
import { ProblemForPeople } from '../run.mjs'
import { canRun, installPackage } from './install-package.mjs'

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
  try {
    // Older systems have only the whole browser.
    await installPackage('chromium-headless-shell', 'chromium')
  } catch (problem) {
    throw missing(problem.message)
  }
}

const missing = (reason) =>
  new ProblemForPeople(
    `The browser tests need Chromium and ${reason}: install the package "chromium" or set CHROMIUM_PATH.`,
  )
