import { createSocket } from 'node:dgram'
import { lookup, resolve4 } from 'node:dns/promises'
import { once } from 'node:events'
import { get } from 'node:http'
import { connect, createServer } from 'node:net'
import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }
const ways: Record<string, (target: string) => Promise<unknown>> = {
  tcp: (port) => once(connect(Number(port), '127.0.0.1'), 'connect'),
  http: (port) => once(get(`http://127.0.0.1:${port}/`), 'response'),
  fetch: (port) => fetch(`http://127.0.0.1:${port}/`),
  websocket: (port) =>
    new Promise((done, failed) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`)
      socket.onopen = done
      socket.onerror = failed
    }),
  unix: (path) => once(connect(path), 'connect'),
  listen: () => once(createServer().listen(0), 'listening'),
  listenUnix: (path) => once(createServer().listen(path), 'listening'),
  udp: (port) =>
    new Promise<void>((done, failed) =>
      createSocket('udp4')
        .on('error', failed)
        .send('x', Number(port), '127.0.0.1', (problem) => (problem ? failed(problem) : done())),
    ),
  lookup: () => lookup('example.com'),
  resolve: () => resolve4('example.com'),
}

/** Reaches for the network: `<way> <target>`; ok when it got through. */
export const opensSockets = defineBot({
  id: 'opens-sockets',
  name: localized,
  describe: localized,
  example: 'tcp 1',
  settings: {},
  problems: {},
  retry: 'again',
  parseLine: (text) => ({ line: text.split(' ') }),
  async run([way = '', target = '']) {
    try {
      await ways[way]?.(target)
      return { ok: true, text: `${way} worked` }
    } catch (problem) {
      const { code, cause } = problem as NodeJS.ErrnoException
      return { ok: false, text: String(code ?? (cause as NodeJS.ErrnoException)?.code) }
    }
  },
})
