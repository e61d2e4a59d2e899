import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandOfText, type IsolationLayers } from '../isolation-command.ts'

const MEMORY_MB = 128
const GONE_MS = 1_000
const text = `console.log('up'); setTimeout(() => {}, ${5 * GONE_MS})`

/** Whether a process behind these layers survives its parent. */
export async function outlivesParent(layers: IsolationLayers): Promise<boolean> {
  if (!layers.setpriv) return true
  const { words, files } = commandOfText(layers, MEMORY_MB, null, text)
  const parent = spawn('sh', ['-c', '"$@" & wait', 'sh', ...words], {
    stdio: ['ignore', 'pipe', 'ignore', ...files],
    detached: true,
  })
  parent.on('error', () => {})
  // The output ends when its last holder is gone, through any number of layers.
  const output = parent.stdout
  if (!output) return true
  const ended = once(output, 'end').then(() => false)
  // All layers are active when the process writes.
  const isUp = await Promise.race([once(output, 'data').then(() => true), ended])
  if (!isUp) return true
  parent.kill('SIGKILL')
  return Promise.race([ended, sleep(GONE_MS, true)])
}
