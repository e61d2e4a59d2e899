import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Runs the web's development server with hot reload; it proxies /api to the given address. */
export function runWebDev(options: { host: string; port: number; apiTarget: string }): { stop(): Promise<void> } {
  const args = ['tools/dev.ts', '--host', options.host, '--port', String(options.port)]
  const child = spawn(process.execPath, args, {
    cwd: fileURLToPath(new URL('../../../site/', import.meta.url)),
    env: { ...process.env, NODE_ENV: 'development', API_TARGET: options.apiTarget },
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
