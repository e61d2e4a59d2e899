import type { LiveEvent } from '@runmart/contract/live'
import { LIVE_PATH } from '@runmart/contract/live'
import type { Person, TestServer } from './test-server.ts'

/** Opens a live stream like a page; returns the growing list of its events. */
export async function collectLiveEvents(server: TestServer, { accessToken }: Person): Promise<LiveEvent[]> {
  const leave = new AbortController()
  server.beforeClosing(async () => leave.abort())
  const { body } = await fetch(`${server.url}/api${LIVE_PATH}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: leave.signal,
  })
  const received: LiveEvent[] = []
  const listen = async () => {
    let text = ''
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, data] = /^data: (.*)$/m.exec(text.slice(0, end)) ?? []
        text = text.slice(end + 2)
        const event = data ? (JSON.parse(data) as LiveEvent | null) : null
        if (event) received.push(event)
      }
    }
  }
  listen().catch(() => {})
  return received
}
