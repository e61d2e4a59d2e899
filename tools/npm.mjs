import { run } from './run.mjs'

/** Variables of the npm that started us, which would change a second npm's behaviour. */
const misleading =
  /^npm_(?!config_)|^npm_config_(prefix|local_prefix|workspaces?|include_workspace_root|omit|only|production|include|save|ignore_scripts)$/i

/** Runs npm under the given Node in a folder; its output appears only on failure. Calls `began` with its process id. */
export function npm(node, args, { cwd, began }) {
  const inherited = Object.entries(process.env).filter(([name]) => !misleading.test(name) && name !== 'NODE_ENV')
  const env = Object.fromEntries(inherited)
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  // npm passes its own path to its children; without it the npm on PATH will do.
  const itself = process.env.npm_execpath
  if (itself?.endsWith('.js')) return run(node, [itself, ...args, ...quiet], { cwd, env, began })
  return run('npm', [...args, ...quiet], { cwd, env, began })
}
