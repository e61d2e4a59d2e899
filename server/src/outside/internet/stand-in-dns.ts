import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'

type Names = Record<string, { A?: string[]; AAAA?: string[] }>
const types: Record<number, 'A' | 'AAAA'> = { 1: 'A', 28: 'AAAA' }

/** A name server on this machine that answers from a table, and a resolver that uses only it. */
export async function startDnsStandIn(names: Names) {
  const asked: string[] = []
  const server = createSocket('udp4')
  server.on('message', (question, from) => {
    const { name, end } = nameIn(question)
    const type = types[question.readUInt16BE(end)]
    asked.push(`${type} ${name}`)
    const records = (type && names[name]?.[type]) || []
    const header = Buffer.from(question.subarray(0, 12))
    // An answer (0x8180); 3 at the end means that the name does not exist.
    header.writeUInt16BE(name in names ? 0x8180 : 0x8183, 2)
    header.writeUInt16BE(records.length, 6)
    header.writeUInt32BE(0, 8)
    const answers = records.map((address) => record(address, question.readUInt16BE(end)))
    server.send(Buffer.concat([header, question.subarray(12, end + 4), ...answers]), from.port, from.address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  const resolver = new Resolver({ timeout: 500, tries: 1 })
  resolver.setServers([`127.0.0.1:${server.address().port}`])
  return { resolver, names, asked, close: () => server.close() }
}

function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('ascii', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

/** One record for the requested name (0xC00C points back at it), without caching. */
function record(address: string, type: number): Buffer {
  const data = type === 1 ? Buffer.from(address.split('.').map(Number)) : ipv6Bytes(address)
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

function ipv6Bytes(address: string): Buffer {
  const [front = '', back = ''] = address.split('::')
  const groups = (text: string) => (text ? text.split(':').map((it) => Number.parseInt(it, 16)) : [])
  const [first, last] = [groups(front), groups(back)]
  const all = [...first, ...Array(8 - first.length - last.length).fill(0), ...last] as number[]
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 255]))
}
