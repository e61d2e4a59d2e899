import { globSync } from 'node:fs'
import { checkout } from '../../tools/paths.mjs'

const patterns = {
  unit: ['contract', 'i18n', 'web', 'site'].map((folder) => `${folder}/{src,test,tools}/**/*.test.ts`),
  component: ['web/src/**/*.test.tsx'],
  server: [
    'server/{src,test,tools}/**/*.test.ts',
    'bench/**/*.test.ts',
    'bots/**/*.test.ts',
    '{testing,tools}/**/*.test.mjs',
  ],
  browser: ['e2e/journeys/*.spec.ts'],
}

/**
 * Lists the test files of the checkout by kind and tier. A name with `.slow.` puts a file into the slow tier.
 * @returns {{ file: string, kind: 'unit' | 'component' | 'server' | 'browser', tier: 'fast' | 'slow' }[]}
 */
export function listTestFiles() {
  return Object.entries(patterns).flatMap(([kind, globs]) =>
    globSync(globs, { cwd: checkout })
      .sort()
      .map((file) => ({ file, kind, tier: file.includes('.slow.') ? 'slow' : 'fast' })),
  )
}
