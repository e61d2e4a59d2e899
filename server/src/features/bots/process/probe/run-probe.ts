import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { IsolationPromise } from '@runmart/contract/bots-operator'
import type { IsolationLayers } from '../layers.ts'
import { type LineAnswer, startBotProcess } from '../start-bot-process.ts'
import { innermostPid, readMemoryKb } from '../watch-memory.ts'
import { outlivesParent } from './outlives-parent.ts'
import { probe } from './probe.ts'

const file = fileURLToPath(new URL('./probe.ts', import.meta.url))
const MEMORY_MB = 128

/** Attacks these layers and returns what did not hold, and the layers with what was learned; null when nothing starts behind them. */
export async function runProbe(
  layers: IsolationLayers,
): Promise<{ layers: IsolationLayers; missing: IsolationPromise[] } | null> {
  const context = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(context, 'listening')
  const { port } = context.address() as AddressInfo
  const targets = { files: file, environment: '', processes: '', network: port, signals: process.pid } as const
  const orphans = outlivesParent(layers)
  try {
    const first = await attack(layers, targets, true)
    if (!first) return null
    const missing: IsolationPromise[] = first.succeeded
    const limited = { ...layers, reservedKb: first.reservedKb }
    const memory = { memory: 4 * MEMORY_MB }
    // A limit under which nothing starts is none.
    const held = first.reservedKb !== null && (await attack(limited, memory, false))
    const final = held ? limited : layers
    const second = held || (await attack(layers, memory, false))
    if (!second || second.succeeded.length) missing.push('memory')
    if (await orphans) missing.push('orphans')
    return { layers: final, missing }
  } finally {
    context.close()
  }
}

type Attack = { succeeded: IsolationPromise[]; reservedKb: number | null }

/** Null when the process never answered; that it was ended during an attack is what should happen. */
function attack(
  layers: IsolationLayers,
  targets: Partial<Record<IsolationPromise, string | number>>,
  learn: boolean,
): Promise<Attack | null> {
  const names = ['environment', ...Object.keys(targets)] as IsolationPromise[]
  const answers = new Map<number, LineAnswer>()
  return new Promise((resolve) => {
    const child = startBotProcess({
      installed: { bot: probe, file },
      settings: {},
      limits: { concurrency: 1, lineMs: 2_000, hungMs: 2_000, memoryMb: MEMORY_MB },
      isolation: { layers },
      webFetch: async () => ({ problem: 'forbiddenAddress' }),
      log: () => {},
      answered(batch) {
        for (const it of batch) answers.set(it.line, it)
        if (answers.size === names.length) finish()
      },
    })
    const finish = () => {
      const succeeded = names.filter((_, line) => answers.get(line)?.status === 'failed')
      const reservedKb = learn && child.pid ? reserved(child.pid) : null
      child.kill()
      child.ended.then(() => resolve({ succeeded: [...new Set(succeeded)], reservedKb }))
    }
    child.give(names.map((name, line) => ({ line, text: `${name} ${targets[name] ?? ''}` })))
    child.ended.then(() => (answers.size ? finish() : resolve(null)))
  })
}

function reserved(pid: number): number | null {
  try {
    return readMemoryKb(innermostPid(pid), 'VmData') || null
  } catch {
    return null
  }
}
