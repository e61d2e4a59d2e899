import { delimiter, join } from 'node:path'
import { ProblemForPeople } from '../../tools/run.mjs'
import { canRun, installPackage } from './install-package.mjs'

/** The same engine without windows: its browser process costs half. */
const shell = 'chromium-headless-shell'
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const elsewhere = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Finds the system's Chromium, without windows if possible, and installs it if it is missing and we may. */
export async function findChromium() {
  const found = process.env.CHROMIUM_PATH ?? (await lookFor([shell]))
  if (found) return found
  const whole = await lookFor(browsers, elsewhere)
  // Older systems have only the whole browser.
  const problem = await installPackage(...(whole ? [shell] : [shell, 'chromium'])).catch((it) => it)
  const chosen = (await lookFor([shell])) ?? whole ?? (await lookFor(browsers, elsewhere))
  if (chosen) return chosen
  throw missing(problem?.message ?? 'its installation left none behind')
}

async function lookFor(names, others = []) {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin')
  for (const path of [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...others]) {
    if (await canRun(path)) return path
  }
  return null
}

const missing = (reason) =>
  new ProblemForPeople(
    `The browser tests need Chromium and ${reason}: install the package "chromium" or set CHROMIUM_PATH.`,
  )
