import { existsSync, openSync } from 'node:fs'
import { bootText } from './pack-sources.ts'

/** What stands between a bot's process and the machine besides Node's own permissions and an empty environment. */
export type IsolationLayers = {
  /** Network and process numbers of its own: as root, or by a user namespace. */
  namespaces: 'root' | 'user' | null
  /** `setpriv`: no new privileges, and the kernel ends it with its parent. */
  setpriv: boolean
  /** Runs as a system user of its own. */
  ownUser: boolean
  /** What Node reserves here before it does anything, in KiB; limits of the kernel count it too. Null: no such limit. */
  reservedKb: number | null
}

/** The command line that starts a bot's process, and what `spawn` needs with it. */
export type Command = { words: string[]; uid: number | null; node: number | 'ignore' }

// Opened by us, so that a user who cannot enter the folder of this Node can still run it.
const node = existsSync('/proc/self/fd') ? openSync(process.execPath, 'r') : null
const SPARE_KB = 64 * 1024

/** Composes the layers to one command; `uid` is the user of this process when it has one of its own. */
export function commandOf(layers: IsolationLayers, memoryMb: number, uid: number | null): Command {
  const words = [...guarded(layers, uid), ...limited(layers, memoryMb)]
  words.push(node === null ? process.execPath : '/proc/self/fd/3', ...flags(memoryMb))
  return { words, uid: layers.setpriv ? null : uid, node: node ?? 'ignore' }
}

/** The words that come before what is guarded. */
export function guarded({ namespaces, setpriv }: IsolationLayers, uid: number | null): string[] {
  const dieWithParent = ['setpriv', '--pdeathsig', 'KILL']
  const words: string[] = []
  if (namespaces) {
    if (setpriv) words.push(...dieWithParent, '--')
    words.push('unshare', ...(namespaces === 'user' ? ['--user', '--map-current-user'] : []))
    words.push('--net', '--pid', '--fork', '--kill-child=KILL', '--')
  }
  if (setpriv) {
    words.push(...dieWithParent, '--no-new-privs')
    if (uid !== null) words.push('--reuid', String(uid), '--regid', String(uid), '--clear-groups')
    words.push('--')
  }
  return words
}

/** Limits of the kernel, each as far as the system knows it: no core files, no written bytes, few open files, memory. */
function limited({ reservedKb }: IsolationLayers, memoryMb: number): string[] {
  const limits = ['-c 0', '-f 0', '-n 128']
  if (reservedKb !== null) limits.push(`-d ${reservedKb + memoryMb * 1024 + SPARE_KB}`)
  const script = `${limits.map((limit) => `ulimit ${limit} 2>/dev/null; `).join('')}exec env -i "$@"`
  return ['sh', '-c', script, 'sh']
}

function flags(memoryMb: number): string[] {
  return [
    '--permission',
    '--no-warnings',
    '--no-addons',
    '--disable-sigusr1',
    // One helper thread: a process per run must be small.
    '--v8-pool-size=1',
    `--max-old-space-size=${Math.max(32, memoryMb - 64)}`,
    '--input-type=module',
    '--eval',
    bootText,
  ]
}
