import { checkout, inCheckout } from '../../tools/paths.mjs'
import { run } from '../../tools/run.mjs'

/** Type-checks all workspaces as one program: most read the same contract and the same words. */
export async function types() {
  const cache = inCheckout('node_modules', '.cache', 'types.tsbuildinfo')
  const args = [inCheckout('node_modules/typescript/bin/tsc'), '-p', '.', '--incremental', '--tsBuildInfoFile', cache]
  await run(process.execPath, args, { cwd: checkout })
}
