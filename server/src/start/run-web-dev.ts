import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Runs the web's development server with hot reload; what it asks below /api goes to the given address. */
export function runWebDev(wish: { host: string; port: number; apiTarget: string }): { stop(): Promise<void> } {
  const web = fileURLToPath(new URL('../../../web/', import.meta.url))
  const tool = dirname(createRequire(join(web, 'package.json')).resolve('@react-router/dev/package.json'))
  const args = [join(tool, 'bin.js'), 'dev', '--host', wish.host, '--port', String(wish.port), '--strictPort']
  const child = spawn(process.execPath, args, {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'development', API_TARGET: wish.apiTarget },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
