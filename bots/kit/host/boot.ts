import { readSync } from 'node:fs'
import { registerHooks } from 'node:module'
import type { Start } from './messages.ts'

/**
 * The few lines a bot's process is born with (its text is given on the command line): they wait for the code on stdin
 * and serve it from memory, so that no file need be readable. Until the host says it is ready nothing else is sent.
 */
const chunks: Buffer[] = []
const buffer = Buffer.alloc(65_536)
do {
  const length = readSync(0, buffer)
  if (!length) process.exit(0)
  chunks.push(Buffer.from(buffer.subarray(0, length)))
} while (chunks.at(-1)?.at(-1) !== 10)
const start: Start = JSON.parse(Buffer.concat(chunks).toString())
const sources = new Map(Object.entries(start.modules))
const kit = new URL('../index.ts', start.host).href

registerHooks({
  resolve(name, context, next) {
    if (name.startsWith('node:')) return next(name, context)
    const parent = context.parentURL && sources.has(context.parentURL) ? context.parentURL : start.host
    const url = name === '@runmart/bots/kit' ? kit : URL.parse(name, parent)?.href
    if (!url || !sources.has(url)) throw new Error(`a bot imports its own files and the kit, not ${name}`)
    return { url, format: 'module', shortCircuit: true }
  },
  load(url, context, next) {
    const source = sources.get(url)
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
  },
})

const { host } = await import(start.host)
await host(start)
