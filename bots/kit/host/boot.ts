import { readSync, writeSync } from 'node:fs'
import { registerHooks } from 'node:module'
import type { Prepare, Start } from './messages.ts'

/**
 * The first lines of a bot's process, given on the command line. They read the code from stdin and serve it from
 * memory, so that the process need not read files. The kit comes first; a process that has loaded it can wait for its
 * bot. The platform sends nothing else until the host is ready.
 */
let unread = Buffer.alloc(0)
const readLine = () => {
  const chunks = [unread]
  while (!chunks.at(-1)?.includes(10)) {
    const chunk = Buffer.alloc(65_536)
    const length = readSync(0, chunk)
    // The platform is gone.
    if (!length) process.exit(0)
    chunks.push(chunk.subarray(0, length))
  }
  const read = Buffer.concat(chunks)
  const end = read.indexOf(10)
  unread = read.subarray(end + 1)
  return read.toString('utf8', 0, end)
}
const { modules, language, host: hostAddress }: Prepare = JSON.parse(readLine())
const sources = new Map(Object.entries(modules))
const kit = new URL('../index.ts', hostAddress).href

registerHooks({
  resolve(name, context) {
    const parent = context.parentURL && sources.has(context.parentURL) ? context.parentURL : hostAddress
    const url = name === '@runmart/bots/kit' ? kit : URL.parse(name, parent)?.href
    if (!url || !sources.has(url)) throw new Error(`a bot imports its own files and the kit, not ${name}`)
    return { url, format: 'module', shortCircuit: true }
  },
  load: (url) => ({ format: 'module', source: sources.get(url), shortCircuit: true }),
})

// Removes all other globals, so that those of a later Node are gone, too. Command-line code finds every module among
// its globals, and some (node:sqlite) ignore Node's permissions.
const keptGlobals = `
  AbortController AbortSignal Blob Buffer CompressionStream CustomEvent DOMException DecompressionStream Event EventTarget
  ReadableStream TextDecoder TextDecoderStream TextEncoder TextEncoderStream TransformStream URL URLPattern URLSearchParams
  WritableStream atob btoa clearImmediate clearInterval clearTimeout crypto global performance process queueMicrotask
  setImmediate setInterval setTimeout structuredClone`.split(/\s+/)
const keptOfProcess = `
  abort arch argv cwd emitWarning env exit exitCode getuid hrtime nextTick pid platform ppid stderr stdin stdout uptime
  version versions`.split(/\s+/)
const neededByNode =
  '_events _eventsCount _exiting _fatalException _maxListeners _tickCallback domain reallyExit'.split(' ')
for (const name of Object.getOwnPropertyNames(globalThis))
  if (!language.includes(name) && !keptGlobals.includes(name)) Reflect.deleteProperty(globalThis, name)
for (const name of Object.getOwnPropertyNames(process))
  if (!keptOfProcess.includes(name) && !neededByNode.includes(name)) Reflect.deleteProperty(process, name)

const { host } = await import(hostAddress)
await import(kit)
writeSync(1, '{"prepared":true}\n')
const start: Start = JSON.parse(readLine())
for (const [address, source] of Object.entries(start.modules)) sources.set(address, source)
await host(start)
