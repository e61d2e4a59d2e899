import type { CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint, DataOf } from '@runmart/contract/endpoint'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from './api.ts'

const answers = new Map<string, unknown>()

/**
 * Something that does not change while the page is open: asked once, undefined until known. Lighter than the query cache, and the endpoint too is
 * fetched only then.
 */
export function useOnce<E extends AnyEndpoint>(name: string, load: () => Promise<E>): DataOf<E> | undefined {
  const [data, setData] = useState(() => answers.get(name) as DataOf<E> | undefined)
  // The name stands for the endpoint.
  const loadNamed = useEffectEvent(load)
  useEffect(() => {
    if (answers.has(name)) return
    loadNamed()
      .then((endpoint) => call(endpoint, ...([] as unknown as CallArgs<E>)))
      .then((answer) => {
        if (!answer.success) return
        answers.set(name, answer.data)
        setData(() => answer.data)
      })
      // Pages do without it; whatever else they call will say that the server is away.
      .catch(() => {})
  }, [name])
  return data
}
