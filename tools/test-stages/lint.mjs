import { checkout, inCheckout } from '../paths.mjs'
import { run } from '../run.mjs'

/** Checks style and layout of every file. */
export async function lint() {
  const args = [inCheckout('node_modules/@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.']
  await run(process.execPath, args, { cwd: checkout })
  return { passed: 1, failed: 0 }
}
