import { readFileSync } from 'node:fs'
import { inCheckout } from '../../tools/paths.mjs'

/** Removes every setting of the product, so that tests neither depend on a developer's configuration nor harm it. */
export function cleanEnvironment() {
  for (const [, name] of readFileSync(inCheckout('.env.example'), 'utf8').matchAll(/^#?\s*([A-Z_]+)=/gm)) {
    delete process.env[name]
  }
  delete process.env.NODE_ENV
}
