import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const EVERY_MS = 100
type Watched = { pid: number; inner?: number; mostKb: number; tooMuch(): void }
const watched = new Set<Watched>()
const linux = existsSync('/proc/self/status')
let watching: NodeJS.Timeout | undefined

/** Calls back repeatedly while a process or its only child holds too much memory. */
export function watchMemory(pid: number, mostMb: number, tooMuch: () => void): () => void {
  const it: Watched = { pid, mostKb: mostMb * 1024, tooMuch }
  watched.add(it)
  watching ??= setInterval(checkMemory, linux ? EVERY_MS : 5 * EVERY_MS).unref()
  return () => {
    watched.delete(it)
    if (watched.size) return
    clearInterval(watching)
    watching = undefined
  }
}

async function checkMemory(): Promise<void> {
  const input = linux ? null : await readWithPs([...watched].map(({ pid }) => pid))
  for (const it of watched) if ((input?.get(it.pid) ?? residentKb(it)) > it.mostKb) it.tooMuch()
}

/** Reading these files takes microseconds, but there are many. Looks for the inner process only until it exists. */
function residentKb(it: Watched): number {
  try {
    const inner = it.inner ?? innermostPid(it.pid)
    if (inner !== it.pid) it.inner = inner
    return readMemoryKb(inner, 'VmRSS')
  } catch {
    return 0
  }
}

/** A memory figure of Linux for a process in KiB: resident, or reserved for data. */
export function readMemoryKb(pid: number, what: 'VmRSS' | 'VmData'): number {
  const [, size] = new RegExp(`^${what}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(size ?? 0)
}

/** The process itself, or the inner one when it only holds a namespace. */
export function innermostPid(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  return Number(child) || pid
}

async function readWithPs(pids: readonly number[]): Promise<Map<number, number>> {
  const input = await promisify(execFile)('ps', ['-o', 'pid=,rss=', '-p', pids.join(',')]).catch(() => null)
  const rows = (input?.stdout ?? '').trim().split('\n')
  return new Map(rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number]))
}
