import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** All living descendants of a process, nearest first, each with its command line. */
export function descendants(ancestor) {
  const all = process.platform === 'linux' ? fromProc() : fromPs()
  const found = []
  const wanted = [ancestor]
  for (const parent of wanted) {
    for (const one of all) {
      if (one.parent !== parent) continue
      found.push(one)
      wanted.push(one.pid)
    }
  }
  return found
}

/** Debian's smallest installation has no `ps`. */
function fromProc() {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (state === 'Z') return []
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      return [{ pid: Number(name), parent: Number(parent), command }]
    } catch {
      return []
    }
  })
}

function fromPs() {
  const listed = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' })
  return listed
    .split('\n')
    .map((line) => line.match(/^\s*(\d+)\s+(\d+)\s+(.*)$/))
    .flatMap((it) => (it ? [{ pid: Number(it[1]), parent: Number(it[2]), command: it[3] }] : []))
}
