import { existsSync, openSync } from 'node:fs'
import type { OwnRoot } from './own-root.ts'
import { bootText } from './pack-sources.ts'

/** Layers between a bot's process and the machine, besides Node's own permissions and an empty environment. */
export type IsolationLayers = {
  /** Own namespaces for network and processes: as root, or in a user namespace. */
  namespaces: 'root' | 'user' | null
  /** A read-only root with only Node in it; needs namespaces and `setpriv`. */
  ownRoot: OwnRoot | null
  /** `setpriv`: no new privileges, and the kernel ends the process with its parent. */
  setpriv: boolean
  /** A separate system user for each process. */
  ownUser: boolean
  /** Memory in KiB that Node reserves at its start; kernel limits count it, too. Null: no such limit. */
  reservedKb: number | null
}

/** The command line of a bot's process, and the options for `spawn`. */
export type Command = { words: string[]; uid: number | null; files: number[] }

// This process opens the file, so that a user without access to Node's folder can still run it.
const node = existsSync('/proc/self/fd') ? openSync(process.execPath, 'r') : null
const SPARE_KB = 64 * 1024

/** Composes the layers into one command; `uid` is the separate user of this process, if any. */
export function commandOf(layers: IsolationLayers, memoryMb: number, uid: number | null): Command {
  return guarded(layers, memoryMb, uid, ['--permission', ...flags(memoryMb), bootText()])
}

/** Composes the layers for any text without Node's permissions, to test the protection by the system alone. */
export function commandOfText(layers: IsolationLayers, memoryMb: number, uid: number | null, text: string): Command {
  return guarded(layers, memoryMb, uid, [...flags(memoryMb), text])
}

function guarded(layers: IsolationLayers, memoryMb: number, uid: number | null, args: string[]): Command {
  const { namespaces, ownRoot, setpriv } = layers
  const words: string[] = []
  if (namespaces) {
    if (setpriv) words.push('setpriv', '--pdeathsig', 'KILL', '--')
    // The mount namespace belongs to the user namespace, and only processes inside that can enter it.
    if (ownRoot && namespaces === 'user')
      words.push('nsenter', '--preserve-credentials', '--user=/proc/self/fd/4', '--')
    words.push('unshare', ...(!ownRoot && namespaces === 'user' ? ['--user', '--map-current-user'] : []))
    words.push('--net', '--pid', '--fork', '--kill-child=KILL', '--')
  }
  if (ownRoot) {
    words.push(...limited(layers, memoryMb), 'nsenter', '--mount=/proc/self/fd/3', '--', '/setpriv', ...dropped(uid))
    words.push('--bounding-set=-all', '--inh-caps=-all', '--', '/node', ...args)
    return { words, uid: null, files: [...ownRoot.namespaces] }
  }
  if (setpriv) words.push('setpriv', ...dropped(uid), '--')
  words.push(...limited(layers, memoryMb), node === null ? process.execPath : '/proc/self/fd/3', ...args)
  return { words, uid: setpriv ? null : uid, files: node === null ? [] : [node] }
}

/** Arguments of `setpriv`. They repeat `--pdeathsig`, because the kernel forgets it when the user changes. */
function dropped(uid: number | null): string[] {
  const own = uid === null ? [] : ['--reuid', String(uid), '--regid', String(uid), '--clear-groups']
  return ['--pdeathsig', 'KILL', '--no-new-privs', ...own]
}

/** Kernel limits, where the system knows them: no core files, no written bytes, few open files, memory. */
function limited({ reservedKb }: IsolationLayers, memoryMb: number): string[] {
  const limits = ['-c 0', '-f 0', '-n 128']
  if (reservedKb !== null) limits.push(`-d ${reservedKb + memoryMb * 1024 + SPARE_KB}`)
  const script = `${limits.map((limit) => `ulimit ${limit} 2>/dev/null; `).join('')}exec env -i "$@"`
  return ['sh', '-c', script, 'sh']
}

function flags(memoryMb: number): string[] {
  return [
    '--no-warnings',
    '--no-addons',
    '--disable-sigusr1',
    // One helper thread: a process per run must be small.
    '--v8-pool-size=1',
    `--max-old-space-size=${Math.max(32, memoryMb - 64)}`,
    '--input-type=module',
    '--eval',
  ]
}
