import { checkout, inCheckout } from '../paths.mjs'
import { run } from '../run.mjs'

/** Lets the compiler check one workspace. */
export async function types(workspace) {
  await run(process.execPath, [inCheckout('node_modules/typescript/bin/tsc'), '-p', workspace], { cwd: checkout })
  return { passed: 1, failed: 0 }
}
