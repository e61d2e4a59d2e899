import { existsSync, openSync } from 'node:fs'
import type { OwnRoot } from './own-root.ts'
import { bootText } from './pack-sources.ts'

/** What stands between a bot's process and the machine besides Node's own permissions and an empty environment. */
export type IsolationLayers = {
  /** Network and process numbers of its own: as root, or by a user namespace. */
  namespaces: 'root' | 'user' | null
  /** A root with nothing in it but Node, read-only; needs namespaces and `setpriv`. */
  ownRoot: OwnRoot | null
  /** `setpriv`: no new privileges, and the kernel ends it with its parent. */
  setpriv: boolean
  /** Runs as a system user of its own. */
  ownUser: boolean
  /** What Node reserves here before it does anything, in KiB; limits of the kernel count it too. Null: no such limit. */
  reservedKb: number | null
}

/** The command line that starts a bot's process, and what `spawn` needs with it. */
export type Command = { words: string[]; uid: number | null; files: number[] }

// Opened by us, so that a user who cannot enter the folder of this Node can still run it.
const node = existsSync('/proc/self/fd') ? openSync(process.execPath, 'r') : null
const SPARE_KB = 64 * 1024

/** Composes the layers to one command; `uid` is the user of this process when it has one of its own. */
export function commandOf(layers: IsolationLayers, memoryMb: number, uid: number | null): Command {
  return guarded(layers, memoryMb, uid, ['--permission', ...flags(memoryMb), bootText()])
}

/** The same without Node's permissions and for any text: to see what the system alone refuses. */
export function commandOfText(layers: IsolationLayers, memoryMb: number, uid: number | null, text: string): Command {
  return guarded(layers, memoryMb, uid, [...flags(memoryMb), text])
}

function guarded(layers: IsolationLayers, memoryMb: number, uid: number | null, args: string[]): Command {
  const { namespaces, ownRoot, setpriv } = layers
  const words: string[] = []
  if (namespaces) {
    if (setpriv) words.push('setpriv', '--pdeathsig', 'KILL', '--')
    // The root of a user belongs to a user namespace, in which alone it can be entered.
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

/** What `setpriv` is told; the kernel forgets the first when the user changes, so it is told here again. */
function dropped(uid: number | null): string[] {
  const own = uid === null ? [] : ['--reuid', String(uid), '--regid', String(uid), '--clear-groups']
  return ['--pdeathsig', 'KILL', '--no-new-privs', ...own]
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
