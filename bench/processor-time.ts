import { readdirSync, readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

type Process = { pid: number; parent: number; ticks: number; endedChildrenTicks: number; startedAt: number }

function listProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The program's name may contain anything, so it reads the fields after the closing bracket.
        const fields = readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
        const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
        const [ticks, endedChildrenTicks] = [user + system, endedUser + endedSystem]
        return [
          { pid: Number(name), parent: Number(fields[1]), ticks, endedChildrenTicks, startedAt: Number(fields[19]) },
        ]
      } catch {
        // It ended meanwhile.
        return []
      }
    })
}

/** Milliseconds of processor time of a process and its descendants so far. */
export function processorTime(root: number, all = listProcesses()): number {
  const below = new Set([root])
  for (let grew = true; grew; ) {
    const found = all.filter((it) => below.has(it.parent) && !below.has(it.pid))
    for (const { pid } of found) below.add(pid)
    grew = found.length > 0
  }
  const ticks = all.filter((it) => below.has(it.pid)).reduce((sum, it) => sum + it.ticks + it.endedChildrenTicks, 0)
  return (ticks * 1000) / TICKS_A_SECOND
}

/** Milliseconds of processor time of a running shop so far, by part. */
export type ShopTime = { api: number; worker: number; starter: number }

/** The time of a shop, given the process that started all others. */
export function shopTime(starter: number): ShopTime {
  const all = listProcesses()
  const time = { api: 0, worker: 0, starter: processorTime(starter, all) }
  for (const { pid } of all.filter((it) => it.parent === starter)) {
    const part = serviceOf(pid)
    if (!part) continue
    const used = processorTime(pid, all)
    time[part] += used
    time.starter -= used
  }
  if (time.api === 0) throw new Error('There is no API process below the one that was named')
  return time
}

/** The API processes or the worker of a shop, given the process that started them; the oldest first. */
export function listServiceProcesses(starter: number, service: 'api' | 'worker'): number[] {
  return listProcesses()
    .filter((it) => it.parent === starter && serviceOf(it.pid) === service)
    .sort((a, b) => a.startedAt - b.startedAt)
    .map((it) => it.pid)
}

/** The program in server/src that a process runs. */
function serviceOf(pid: number): 'api' | 'worker' | null {
  try {
    const [, name] = /start-(api|worker)\b/.exec(readFileSync(`/proc/${pid}/cmdline`, 'latin1')) ?? []
    return (name as 'api' | 'worker' | undefined) ?? null
  } catch {
    // It ended meanwhile.
    return null
  }
}
