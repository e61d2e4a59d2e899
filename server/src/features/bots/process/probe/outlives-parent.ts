import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { guarded, type IsolationLayers } from '../layers.ts'

const SLEEP = ['sleep', '2']

/** Whether what runs behind these layers goes on when its parent is killed. */
export async function outlivesParent(layers: IsolationLayers): Promise<boolean> {
  if (!layers.setpriv) return true
  // The number is that of the words themselves or, with namespaces, of their keeper; both must go.
  const words = ['sh', '-c', '"$@" & echo $!; wait', 'sh', ...guarded(layers, null), ...SLEEP]
  const parent = spawn(words[0] ?? '', words.slice(1), { stdio: ['ignore', 'pipe', 'ignore'], detached: true })
  const output = await new Promise<string>((resolve) => {
    parent.once('error', () => resolve(''))
    parent.once('exit', () => resolve(''))
    parent.stdout.once('data', (chunk) => resolve(String(chunk)))
  })
  const pid = Number(output)
  if (!pid) return true
  // The layers need a moment to be put on.
  await sleep(50)
  parent.kill('SIGKILL')
  for (let waited = 0; waited < 500; waited += 10) {
    await sleep(10)
    if (!isThere(pid)) return false
  }
  return true
}

/** One that is dead and not yet buried by the system is gone. */
function isThere(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
