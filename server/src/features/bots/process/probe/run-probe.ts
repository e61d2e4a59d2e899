import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { createServer, type ListenOptions, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type IsolationPromise, isolationPromises } from '@runmart/contract/bots-operator'
import { type Command, commandOfText, type IsolationLayers } from '../isolation-command.ts'
import { sourceOf } from '../pack-sources.ts'
import { spawnCommand } from '../spawn-isolated.ts'
import { type LineAnswer, startBotProcess } from '../start-bot-process.ts'
import { innermostPid, readMemoryKb } from '../watch-memory.ts'
import type { BehindNode } from './behind-node.ts'
import { outlivesParent } from './outlives-parent.ts'
import { probe } from './probe.ts'

const file = fileURLToPath(new URL('./probe.ts', import.meta.url))
const behindNode = new URL('./behind-node.ts', import.meta.url).href
const MEMORY_MB = 128
const PROBE_USER = 61_183

/**
 * Attacks these layers. Returns the broken promises, and the layers with the measured memory; null when nothing starts
 * behind them.
 */
export async function runProbe(
  layers: IsolationLayers,
): Promise<{ layers: IsolationLayers; missing: IsolationPromise[] } | null> {
  const folder = await mkdtemp(join(tmpdir(), 'runmart-probe-'))
  const path = join(folder, 'socket')
  const doors = await Promise.all([{ port: 0, host: '127.0.0.1' }, { path }, { path: `\0${path}` }].map(listen))
  const modules = builtinModules.map((name) => `node:${name.replace('node:', '')}`).join()
  const network = encodeURIComponent(JSON.stringify(doors.map((it) => it.address())))
  const targets = { modules, files: file, environment: '', processes: '', network } as const
  const orphans = outlivesParent(layers)
  const behind = attackBehindNode(layers)
  try {
    const first = await attack(layers, targets, true)
    if (!first) return null
    const succeeded = new Set([...first.succeeded, ...(await behind)])
    const limited = { ...layers, reservedKb: first.reservedKb }
    const memory = { memory: 4 * MEMORY_MB }
    // A limit is useless if nothing starts under it.
    const held = first.reservedKb !== null && (await attack(limited, memory, false))
    const final = held ? limited : layers
    const second = held || (await attack(layers, memory, false))
    if (!second || second.succeeded.length) succeeded.add('memory')
    if (await orphans) succeeded.add('orphans')
    return { layers: final, missing: isolationPromises.filter((it) => succeeded.has(it)) }
  } finally {
    for (const door of doors) door.close()
    await rm(folder, { recursive: true })
  }
}

/** A listener that a bot must not reach: a port, a file, or an abstract socket. */
async function listen(where: ListenOptions): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).listen(where)
  await once(server, 'listening')
  return server
}

/** Tests the protection by the system alone, with a process that has all of Node without its permissions. */
async function attackBehindNode(layers: IsolationLayers): Promise<IsolationPromise[]> {
  const given: BehindNode = { known: [...(layers.ownRoot?.files ?? [])], file, pid: process.pid }
  const command = commandOfText(layers, MEMORY_MB, layers.ownUser ? PROBE_USER : null, sourceOf(behindNode))
  const answer = await answerOf({ ...command, words: [...command.words, JSON.stringify(given)] })
  // Without an answer, assumes that both attacks succeeded.
  return answer ? JSON.parse(answer) : ['mounts', 'signals']
}

async function answerOf(command: Command): Promise<string> {
  try {
    const child = spawnCommand(command)
    child.on('error', () => {})
    child.stderr.resume()
    return await text(child.stdout)
  } catch {
    // Some users must not start processes as another user.
    return ''
  }
}

type Attack = { succeeded: IsolationPromise[]; reservedKb: number | null }

/** Null when the process never answered. An end during an attack is a success of the isolation. */
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
      language: 'en',
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
