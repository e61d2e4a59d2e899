import { readdirSync, readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

type Process = { pid: number; parent: number; ticks: number }

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name of a program may hold anything, so what counts is read after its closing bracket.
        const fields = readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
        const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number)
        const ticks = (user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0)
        return [{ pid: Number(name), parent: Number(fields[1]), ticks }]
      } catch {
        // It ended while we looked.
        return []
      }
    })
}

/** Milliseconds of processor time that a process and all below it have used so far. */
export function processorTime(root: number): number {
  const all = processes()
  const below = new Set([root])
  for (let grew = true; grew; ) {
    const found = all.filter((it) => below.has(it.parent) && !below.has(it.pid))
    for (const { pid } of found) below.add(pid)
    grew = found.length > 0
  }
  const ticks = all.filter((it) => below.has(it.pid)).reduce((sum, it) => sum + it.ticks, 0)
  return (ticks * 1000) / TICKS_A_SECOND
}
