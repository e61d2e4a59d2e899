import type { AddressInfo, Socket } from 'node:net'

/** Each attack returns whether it succeeded. */
export const attacks = {
  modules: async (names: string) => {
    for (const name of names.split(',')) if (await loadModule(name)) return true
    return false
  },
  files: async (file: string) => {
    const fs = await loadModule<typeof import('node:fs')>('node:fs')
    const sqlite = await loadModule<typeof import('node:sqlite')>('node:sqlite')
    const v8 = await loadModule<typeof import('node:v8')>('node:v8')
    const folder = file.slice(0, file.lastIndexOf('/'))
    const fresh = [`${file}.probe`, '/tmp/runmart.probe', '/runmart.probe']
    return [
      () => required(fs).readFileSync(file),
      () => required(fs).readdirSync('/'),
      () => required(fs).statfsSync(folder),
      ...fresh.flatMap((path) => [
        () => required(fs).writeFileSync(path, ''),
        () => new (required(sqlite).DatabaseSync)(path).exec('create table probe (x)'),
        () => required(v8).writeHeapSnapshot(path),
        () => process.report.writeReport(path),
      ]),
      () => process.loadEnvFile(file),
    ].some(works)
  },
  environment: async () => Object.keys(process.env).length > 0,
  processes: async () => {
    const child = await loadModule<typeof import('node:child_process')>('node:child_process')
    const threads = await loadModule<typeof import('node:worker_threads')>('node:worker_threads')
    const inspector = await loadModule<typeof import('node:inspector')>('node:inspector')
    return [
      () => {
        if (required(child).spawnSync('/bin/sh', ['-c', ':']).error) throw new Error('refused')
      },
      () => new (required(threads).Worker)('0', { eval: true }),
      () => required(inspector).open(0),
    ].some(works)
  },
  network: async (encoded: string) => {
    for (const door of JSON.parse(decodeURIComponent(encoded))) if (await connects(door)) return true
    return false
  },
  memory: async (megabytes: string) => {
    // Flushes earlier answers: this attack may end the process.
    await new Promise((resolve) => setTimeout(resolve, 50))
    const held: Buffer[] = []
    const hold = () => held.push(Buffer.alloc(16 * 1024 * 1024, held.length + 1))
    while (held.length * 16 < Number(megabytes)) if (!works(hold)) return false
    return true
  },
}

/** Needs no module: the channel to the platform has the same class. */
function connects(door: AddressInfo | string): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const socket: Socket = Reflect.construct(process.stdin.constructor, [])
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
      if (typeof door === 'string') socket.connect(door)
      else socket.connect(door.port, door.address)
    } catch {
      resolve(false)
    }
  })
}

/**
 * Loads a module of Node in every possible way. The stubs of the three modules that share a name with a global do not
 * count.
 */
async function loadModule<Module>(name: string): Promise<Module | undefined> {
  const short = name.replace('node:', '')
  const ways: (() => unknown)[] = [
    () => import(name),
    () => import(short),
    () => new Function('name', 'return import(name)')(name),
    () => process.getBuiltinModule(name),
    () => Reflect.get(process, 'binding')(short),
    () => Reflect.get(process, '_linkedBinding')(short),
    () => process.mainModule?.require(name),
    () => Reflect.get(globalThis, 'require')(name),
    () => Reflect.get(globalThis, name),
    () => (['console', 'crypto', 'process'].includes(short) ? undefined : Reflect.get(globalThis, short)),
  ]
  for (const way of ways) {
    const module = await Promise.try(way).catch(() => undefined)
    if (module) return module as Module
  }
  return undefined
}

function required<Module>(module: Module | undefined): Module {
  if (!module) throw new Error('refused')
  return module
}

function works(attack: () => unknown): boolean {
  try {
    attack()
    return true
  } catch {
    return false
  }
}
