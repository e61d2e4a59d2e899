import { readSync, writeSync } from 'node:fs'
import { registerHooks } from 'node:module'
import type { Prepare, Start } from './messages.ts'

/**
 * The few lines a bot's process is born with (its text is given on the command line): they wait for the code on stdin
 * and serve it from memory, so that no file need be readable. First comes the kit; a process that has loaded it may wait for
 * its bot as long as it takes. Until the host says it is ready nothing else is sent.
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

// What is not named here is taken away, so that what a later Node adds is gone too. Text from the command line finds every
// module among its globals, and some of them (node:sqlite) know nothing of Node's permissions.
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
