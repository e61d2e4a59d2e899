import { spawn, spawnSync } from 'node:child_process'

/** Debian packages that attack the shop; each contains a program of its name. */
const programs = ['sqlmap', 'wapiti', 'slowhttptest'] as const
type Program = (typeof programs)[number]

export const listMissingPrograms = (): string[] =>
  programs.filter((name) => spawnSync('sh', ['-c', 'command -v "$0"', name]).status !== 0)

/** Downloads and error reports of the tools end at a closed port of this machine. */
const nowhere = 'http://127.0.0.1:9'
const onlyHere = { http_proxy: nowhere, https_proxy: nowhere, no_proxy: 'localhost,127.0.0.1', TERM: 'dumb' }

/** Runs a program to its end or its time limit, and returns its output. */
export function runProgram(name: Program, args: readonly string[], seconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...onlyHere } })
    let said = ''
    const collect = (chunk: string) => {
      said += chunk
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    const ending = setTimeout(() => child.kill('SIGKILL'), seconds * 1_000)
    child.once('error', reject).once('close', (_, signal) => {
      clearTimeout(ending)
      resolve(signal === 'SIGKILL' ? `${said}\n(stopped after ${seconds} s)` : said)
    })
  })
}
