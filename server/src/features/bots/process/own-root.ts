import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, openSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** A mount namespace whose read-only root holds only the files of Node and of `setpriv`. */
export type OwnRoot = {
  files: readonly string[]
  /** Open files that keep it: the mount namespace, then its user namespace. */
  namespaces: readonly [mount: number, user: number]
}

// /sys is a folder that every Linux has and a bot does not need. The new root covers the old one, so that no path leads
// there, even with privileges. The shell of this script still finds its programs there.
const script = `set -e
mount -n -t tmpfs -o size=256k,mode=755,nosuid,nodev,noexec tmpfs /sys
cd /sys
mkdir -p -- $1
for file in $2; do : > "./$file"; done
printf %s "$3" > mounts
mount -n -a -T mounts
rm mounts
mount -n -o remount,bind,ro,nosuid,nodev,noexec /sys
mount -n --move /sys /
echo built
read -r end`

/**
 * Builds such a root, as root or in a user namespace; it lasts as long as this process. Returns null where the system
 * does not allow it.
 */
export async function buildOwnRoot(owner: 'root' | 'user'): Promise<OwnRoot | null> {
  const sources = findSources()
  if (!sources) return null
  const files = [...sources.keys()]
  const folders = new Set(files.map((name) => `.${dirname(name)}`))
  const mounts = [...sources].map(([name, file]) => `${escaped(file)} /sys${name} none bind,ro,nosuid,nodev 0 0\n`)
  const user = owner === 'user' ? ['--user', '--map-root-user'] : []
  const args = [
    ...user,
    '--mount',
    '--',
    'sh',
    '-c',
    script,
    'sh',
    [...folders].join(' '),
    files.join(' '),
    mounts.join(''),
  ]
  const builder = spawn('unshare', args, { stdio: ['pipe', 'pipe', 'ignore'], timeout: 10_000 })
  builder.on('error', () => {})
  builder.stdin.on('error', () => {})
  try {
    const isBuilt = await Promise.race([once(builder.stdout, 'data').then(() => true), once(builder, 'close')])
    if (isBuilt !== true) return null
    const [mount, owned] = ['mnt', 'user'].map((kind) => openSync(`/proc/${builder.pid}/ns/${kind}`, 'r'))
    return mount === undefined || owned === undefined ? null : { files, namespaces: [mount, owned] }
  } catch {
    return null
  } finally {
    builder.stdin.end()
  }
}

/** The files of the root by their names in it; null where the system does not list Node's libraries. */
function findSources(): Map<string, string> | null {
  const setpriv = findProgram('setpriv')
  if (process.platform !== 'linux' || !setpriv) return null
  const libraries = [process.execPath, setpriv].flatMap(librariesOf)
  if (!libraries.length) return null
  return new Map([['/node', process.execPath], ['/setpriv', setpriv], ...libraries.map((it) => [it, it] as const)])
}

/** Escapes blanks for the table of mounts. */
const escaped = (path: string) => path.replace(/[\s\\]/g, (it) => `\\${it.charCodeAt(0).toString(8).padStart(3, '0')}`)

/** The libraries of a program, listed by the linker itself; empty without an answer. */
function librariesOf(program: string): string[] {
  try {
    const env = { LD_TRACE_LOADED_OBJECTS: '1' }
    const told = execFileSync(program, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 5_000 })
    return [...told.matchAll(/^[ \t]+(?:\S+ => )?(\/\S+) \(0x/gm)].map(([, path = '']) => path)
  } catch {
    return []
  }
}

function findProgram(name: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name)
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {
      // The library is in another folder, or missing.
    }
  }
  return null
}
