import { readFileSync } from 'node:fs'
import { inCheckout } from '../paths.mjs'

/** Forgets every setting of the product, so that tests do not depend on (or harm) what a developer has configured. */
export function cleanEnvironment() {
  for (const [, name] of readFileSync(inCheckout('.env.example'), 'utf8').matchAll(/^#?\s*([A-Z_]+)=/gm)) {
    delete process.env[name]
  }
  delete process.env.NODE_ENV
}
