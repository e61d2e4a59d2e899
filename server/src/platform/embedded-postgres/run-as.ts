import { spawn } from 'node:child_process'
import type { Account } from './system-user.ts'

/** Runs a program as the given account in a clean environment and returns its exit code and output. */
export function runAs(account: Account, program: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      // The account may not be able to enter the current folder.
      cwd: '/',
      // No PG* variable of the caller may reach the server; the C locale keeps its messages readable for us.
      env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code: code ?? 1, output: output.trim() }))
  })
}

/** Whether the account can read or write a folder: tested, not guessed from modes. */
export async function canAccess(account: Account, folder: string, access: 'read' | 'write'): Promise<boolean> {
  const test = access === 'write' ? 'cd "$1" && test -w .' : 'cd "$1" && test -r .'
  return (await runAs(account, '/bin/sh', ['-c', test, 'sh', folder])).code === 0
}
