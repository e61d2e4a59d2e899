// The launcher of every npm command. Plain Node without dependencies, because it runs before the installation.
import { existsSync } from 'node:fs'
import { buildServer } from './build-server.mjs'
import { buildWeb } from './build-web.mjs'
import { ensureNode } from './ensure-node.mjs'
import { handOver } from './hand-over.mjs'
import { installPackages } from './install-packages.mjs'
import { checkout, inCheckout } from './paths.mjs'
import { Interruption } from './run.mjs'

/** command → its requirements and its program */
const commands = {
  start: { web: true, server: true, settings: true, program: 'server/build/start-all.js' },
  dev: { web: false, settings: true, program: 'server/src/start-dev.ts' },
  'make-operator': { web: false, settings: true, program: 'server/src/make-operator.ts' },
  'remove-operator': { web: false, settings: true, program: 'server/src/change-account.ts', named: true },
  'block-user': { web: false, settings: true, program: 'server/src/change-account.ts', named: true },
  'unblock-user': { web: false, settings: true, program: 'server/src/change-account.ts', named: true },
  'end-sessions': { web: false, settings: true, program: 'server/src/change-account.ts', named: true },
  'rotate-secrets': { web: false, settings: true, program: 'server/src/rotate-secrets.ts' },
  books: { web: false, settings: true, program: 'server/src/check-books.ts' },
  bot: { web: false, settings: true, program: 'server/src/try-bot.ts' },
  test: { web: false, settings: false, program: 'testing/run.mjs', args: ['fast'] },
  'test:slow': { web: false, settings: false, program: 'testing/run.mjs', args: ['slow'] },
  'test:all': { web: false, settings: false, program: 'testing/run.mjs', args: ['all'] },
  refusals: { web: true, server: true, settings: false, program: 'testing/refusals.mjs' },
  bench: { web: true, server: true, settings: false, program: 'bench/run.ts' },
  scan: { web: true, settings: false, program: 'scan/run.ts' },
}

const [name, ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`Usage: npm run <${Object.keys(commands).join('|')}>`)
  process.exit(1)
}

try {
  const node = await ensureNode()
  await installPackages(node)
  if (command.web) await buildWeb(node)
  if (command.server) {
    await buildServer(node)
    // Processes share the compile cache, so restarts are faster. It disappears with the bundle.
    process.env.NODE_COMPILE_CACHE ??= inCheckout('server/build/compiled')
  }
  // Settings come from .env; the real environment overrides them. Tests and measurements must not depend on either.
  const settings = command.settings && existsSync(inCheckout('.env')) ? ['--env-file=.env'] : []
  process.exitCode = await handOver(node, [
    ...settings,
    command.program,
    ...(command.named ? [name] : (command.args ?? [])),
    ...args,
  ])
} catch (problem) {
  const forbidden = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(problem.code)
  if (forbidden) console.error(`${problem.path ?? checkout} cannot be written (${problem.code}).`)
  else if (!(problem instanceof Interruption)) console.error(problem.isForPeople ? problem.message : problem)
  process.exitCode = 1
}
