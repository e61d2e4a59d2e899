import { existsSync } from 'node:fs'
import { checkout, inCheckout } from '../../tools/paths.mjs'
import { run } from '../../tools/run.mjs'

/** Checks style and layout of every file, or of changed ones. */
export async function lint(changed) {
  const files = changed?.filter((file) => existsSync(inCheckout(file))) ?? ['.']
  if (!files.length) return
  const biome = inCheckout('node_modules/@biomejs/biome/bin/biome')
  await run(process.execPath, [biome, 'ci', '--colors=off', '--no-errors-on-unmatched', ...files], { cwd: checkout })
}
