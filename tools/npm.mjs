import { run } from './run.mjs'

/** What the npm that started us tells its children about itself would change what a second npm does. */
const misleading =
  /^npm_(?!config_)|^npm_config_(prefix|local_prefix|workspaces?|include_workspace_root|omit|only|production|include|save|ignore_scripts)$/i

/** Runs npm under the given Node in a folder; its output appears only when it fails. `began` is told its process number. */
export function npm(node, args, { cwd, began }) {
  const inherited = Object.entries(process.env).filter(([name]) => !misleading.test(name) && name !== 'NODE_ENV')
  const env = Object.fromEntries(inherited)
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  // npm names its own program to those it starts; without it the one on PATH will do.
  const itself = process.env.npm_execpath
  if (itself?.endsWith('.js')) return run(node, [itself, ...args, ...quiet], { cwd, env, began })
  return run('npm', [...args, ...quiet], { cwd, env, began })
}
