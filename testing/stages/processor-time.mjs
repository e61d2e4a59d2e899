import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Processor seconds of this process's ended children. Only Linux reports them: elsewhere it is 0. */
export function secondsOfEndedChildren() {
  if (process.platform !== 'linux') return 0
  const { children } = readStat('self')
  return children
}

/** Processor seconds of a living process, with all its descendants. */
export function secondsOfTree(pid) {
  if (process.platform !== 'linux') return 0
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), ...readStat(name) }]
      } catch {
        return []
      }
    })
  const sumOf = (one) =>
    all.filter((it) => it.parent === one.pid).reduce((sum, it) => sum + sumOf(it), one.own + one.children)
  const root = all.find((it) => it.pid === pid)
  return root ? sumOf(root) : 0
}

function readStat(name) {
  const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const seconds = (...indexes) => indexes.reduce((sum, index) => sum + Number(fields[index]), 0) / ticksPerSecond
  return { parent: Number(fields[1]), own: seconds(11, 12), children: seconds(13, 14) }
}
