import { LIVE_PATH, type LiveEvent } from '@runmart/contract/live'
import { connectEventStream } from './event-stream.ts'

export type Listener = {
  hear: (event: LiveEvent) => void
  /** Something may have been missed: everything shown may be out of date. */
  resync: () => void
  /** The server does not let this session listen any more. */
  refused: () => void
}

/** Listens for a customer's news from the server until told to stop. */
export function listenLive({ hear, resync, refused }: Listener): () => void {
  return connectEventStream({
    path: LIVE_PATH,
    refused,
    hear: ({ event, data }) => (event === 'resync' ? resync() : hear(JSON.parse(data) as LiveEvent)),
  })
}
