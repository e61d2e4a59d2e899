import { readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/**
 * Playwright's own list, which ours replaces; then the two hidden pages of the address bar that each window would load.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Journeys of more than forty recorded seconds: Playwright begins with them, so that none of them ends alone. */
const recorded: Record<string, number> = JSON.parse(
  readFileSync(new URL('../testing/times.json', import.meta.url), 'utf8'),
).files
const longest = Object.keys(recorded)
  .filter((file) => file.startsWith('e2e/journeys/') && (recorded[file] ?? 0) > 40)
  .map((file) => `**/${file}`)

/** Journeys run in the system's Chromium against one whole shop that the set-up starts and stops. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results/failures',
  globalSetup: './shop/set-up.ts',
  fullyParallel: false,
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A broken shop would otherwise use up the timeout of every journey, one after the other.
  maxFailures: 10,
  // The longest take 36 s on a quiet machine; others are three times slower.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    // A trace films every step of passing tests, a sixth of all the time: ask for one with `--trace=retain-on-failure`.
    trace: 'off',
    // Journeys cannot delay or fail a service worker's requests; the offline journey allows workers.
    serviceWorkers: 'block',
    // A busy machine draws few frames: a moving menu would shift, and the click would miss it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Without a locale, Chromium saves a file whose name is not ASCII as `download`.
      env: { ...process.env, LANG: 'C.UTF-8' },
      // Root cannot use Chromium's sandbox; the rest keeps the browser from calling its maker.
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-gpu',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
})
