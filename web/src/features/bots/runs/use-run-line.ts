import { RUN_EVENTS_PATH, type RunEvent } from '@runmart/contract/bots'
import { addressOf } from '@runmart/contract/client'
import { useEffect, useState } from 'react'
import { invalidateOrders } from '#features/orders/index.ts'
import { connectEventStream } from '#platform/event-stream.ts'
import { useLanguage } from '#platform/language.tsx'
import { loadUser } from '#platform/session.ts'
import { useVisible } from '#platform/use-visible.ts'
import { hearMore } from './follow-run.ts'
import { runKept } from './run-kept.ts'

/** A bot can say hundreds of things a second; nobody reads faster than this. */
const TELL_MS = 100
/** A line that is back by then was not missed. */
const PATIENCE_MS = 2000

/** Keeps what is known of a run up to date while its console is looked at; gives back whether the line to the server is lost. */
export function useRunLine(id: string, wanted: boolean): boolean {
  const [lost, setLost] = useState(false)
  const { language } = useLanguage()
  const listens = useVisible() && wanted
  useEffect(() => {
    if (!listens) return
    let giveUp: ReturnType<typeof setTimeout> | undefined
    const teller = runTeller(id)
    const stop = connectEventStream({
      path: addressOf(RUN_EVENTS_PATH, { id }),
      language,
      lastId: teller.lastId,
      onEvent: ({ event, data, id: place }) => {
        if (event === 'state' || event === 'progress' || event === 'log')
          teller.hear({ kind: event, data: JSON.parse(data) } as RunEvent, place)
      },
      onConnectionChange(stands) {
        if (!stands) giveUp ??= setTimeout(() => setLost(true), PATIENCE_MS)
        else {
          clearTimeout(giveUp)
          giveUp = undefined
          setLost(false)
        }
      },
      onRefused: () => void loadUser(),
    })
    return () => {
      stop()
      clearTimeout(giveUp)
      teller.tell()
    }
  }, [id, listens, language])
  return lost
}

/** Gathers what is heard of a run and tells it to the page a few times a second. */
function runTeller(id: string) {
  const kept = runKept(id)
  let lastId = String(kept.read()?.log.at(-1)?.id ?? 0)
  let heard: RunEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(timer)
    timer = undefined
    if (!heard.length) return
    const events = heard
    heard = []
    const before = kept.read()?.order
    kept.change((known) => hearMore(known, events))
    const now = kept.read()?.order
    if (before?.orderStatus !== now?.orderStatus || before?.botStatus !== now?.botStatus) invalidateOrders()
  }
  const hear = (event: RunEvent, place: string | undefined) => {
    heard.push(event)
    if (place) lastId = place
    timer ??= setTimeout(tell, TELL_MS)
  }
  return { hear, tell, lastId: () => lastId }
}
