import type { Socket } from 'node:net'

/** All known ways to a module of Node. */
export const ways: Record<string, (name: string) => unknown> = {
  import: (name) => import(name),
  importShort: (name) => import(name.replace('node:', '')),
  importByText: (name) => new Function('name', 'return import(name)')(name),
  importByEval: (name) => Reflect.get(globalThis, 'eval')(`import(${JSON.stringify(name)})`),
  getBuiltinModule: (name) => process.getBuiltinModule(name),
  createRequire: async (name) => (await import('node:module')).createRequire('file:///x.js')(name),
  binding: (name) => Reflect.get(process, 'binding')(name.replace('node:', '')),
  linkedBinding: (name) => Reflect.get(process, '_linkedBinding')(name.replace('node:', '')),
  mainModule: (name) => process.mainModule?.require(name),
  require: (name) => Reflect.get(globalThis, 'require')(name),
  global: (name) => Reflect.get(globalThis, name),
  globalShort: (name) =>
    // The web and the kit also have these three as globals; they are not Node's modules.
    ['node:console', 'node:crypto', 'node:process'].includes(name)
      ? undefined
      : Reflect.get(globalThis, name.replace('node:', '')),
}

/** A module, by any of the ways. */
async function reach<Module>(name: string): Promise<Module> {
  for (const way of Object.values(ways)) {
    const module = await Promise.try(way, name).catch(() => undefined)
    if (module) return module as Module
  }
  throw Object.assign(new Error(name), { code: 'NO_MODULE' })
}

const fs = () => reach<typeof import('node:fs')>('node:fs')
const net = () => reach<typeof import('node:net')>('node:net')
const child = () => reach<typeof import('node:child_process')>('node:child_process')
const happens = async (emitter: NodeJS.EventEmitter, name: string) =>
  (await reach<typeof import('node:events')>('node:events')).once(emitter, name)

/** Each throws unless it succeeds. */
export const files: Record<string, (path: string) => unknown> = {
  read: async (path) => (await fs()).readFileSync(path),
  open: async (path) => (await fs()).openSync(path, 'r'),
  list: async (path) => (await fs()).readdirSync(path),
  look: async (path) => (await fs()).statSync(path),
  write: async (path) => (await fs()).writeFileSync(path, 'x'),
  append: async (path) => (await fs()).appendFileSync(path, 'x'),
  make: async (path) => (await fs()).mkdirSync(path),
  link: async (path) => (await fs()).symlinkSync('/etc/passwd', path),
  remove: async (path) => (await fs()).rmSync(path),
  later: async (path) => (await fs()).promises.readFile(path),
  sqlite: async (path) =>
    new (await reach<typeof import('node:sqlite')>('node:sqlite')).DatabaseSync(path).exec('create table x (x)'),
  snapshot: async (path) => (await reach<typeof import('node:v8')>('node:v8')).writeHeapSnapshot(path),
  async report(path) {
    process.report.writeReport(path)
    ;(await fs()).statSync(path)
  },
  environment: (path) => process.loadEnvFile(path),
  unix: async (path) => happens((await net()).connect(path), 'connect'),
  listenUnix: async (path) => happens((await net()).createServer().listen(path), 'listening'),
}

export const processes: Record<string, (pid: string) => unknown> = {
  spawn: async () => happens((await child()).spawn('/bin/sh', ['-c', ':']), 'spawn'),
  async spawnSync() {
    const { error } = (await child()).spawnSync('/bin/sh', ['-c', ':'])
    if (error) throw error
  },
  exec: async () => (await child()).execSync(':', { stdio: 'pipe' }),
  fork: async () => happens((await child()).fork('/tmp/x.js', { stdio: 'ignore' }), 'spawn'),
  async cluster() {
    const { default: cluster } = await reach<{ default: typeof import('node:cluster') }>('node:cluster')
    cluster.setupPrimary({ exec: '/tmp/x.js' })
    cluster.fork()
  },
  execve() {
    if (!process.execve) throw new Error('not there')
    process.execve('/bin/sh', ['sh', '-c', 'echo executed'])
  },
  worker: async () =>
    new (await reach<typeof import('node:worker_threads')>('node:worker_threads')).Worker('0', { eval: true }),
  signal: (pid) => process.kill(Number(pid), 0),
  addon: () => process.dlopen({ exports: {} }, '/tmp/x.node'),
  inspector: async () => (await reach<typeof import('node:inspector')>('node:inspector')).open(0),
  // Another context does not help: it reaches the same process.
  context: async () =>
    (await reach<typeof import('node:vm')>('node:vm')).runInNewContext(
      'process.getBuiltinModule("child_process").execSync(":")',
      { process },
    ),
}

export const sockets: Record<string, (port: string) => unknown> = {
  tcp: async (port) => happens((await net()).connect(Number(port), '127.0.0.1'), 'connect'),
  http: async (port) =>
    happens((await reach<typeof import('node:http')>('node:http')).get(`http://127.0.0.1:${port}/`), 'response'),
  // It needs no module: the channel to the platform is a socket.
  constructed: (port) =>
    new Promise((done, failed) => {
      const socket: Socket = Reflect.construct(process.stdin.constructor, [])
      socket.on('connect', done).on('error', failed).connect(Number(port), '127.0.0.1')
    }),
  fetch: (port) => fetch(`http://127.0.0.1:${port}/`),
  websocket: (port) =>
    new Promise((done, failed) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`)
      socket.onopen = done
      socket.onerror = failed
    }),
  listen: async () => happens((await net()).createServer().listen(0, '127.0.0.1'), 'listening'),
  udp: async (port) => {
    const { createSocket } = await reach<typeof import('node:dgram')>('node:dgram')
    return new Promise<void>((done, failed) =>
      createSocket('udp4')
        .on('error', failed)
        .send('x', Number(port), '127.0.0.1', (problem) => (problem ? failed(problem) : done())),
    )
  },
  lookup: async () => (await reach<typeof import('node:dns')>('node:dns')).promises.lookup('example.com'),
  resolve: async () => (await reach<typeof import('node:dns')>('node:dns')).promises.resolve4('example.com'),
}

/** Tries one attack, `<kind> <way> <target>`, and returns the code of the refusal; null if it succeeds. */
export async function attack([kind = '', way = '', target = '']: string[]): Promise<string | null> {
  const kinds: Record<string, Record<string, (target: string) => unknown>> = { ways, files, processes, sockets }
  try {
    const got = await kinds[kind]?.[way]?.(target)
    return kind === 'ways' && !got ? 'nothing' : null
  } catch (problem) {
    const { code, cause, message } = problem as NodeJS.ErrnoException
    return String(code ?? (cause as NodeJS.ErrnoException | undefined)?.code ?? message)
  }
}
