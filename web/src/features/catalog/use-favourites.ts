import { catalogFavourites, type Favourites } from '@runmart/contract/catalog-favourites'
import type { Answer } from '@runmart/contract/client'
import { endpointQuery, updateAnswer } from '#platform/query-client.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'

const none: Favourites = { favouriteIds: [], waitingIds: [] }
const shown = { refusals: 'toast' } as const

/** The customer's favourites and awaited services. Changes show at once and are reverted if the server refuses. */
export function useFavourites() {
  const { data = none } = useApi(catalogFavourites.favourites)
  const { act: add } = useAct(catalogFavourites.addFavourite, shown)
  const { act: remove } = useAct(catalogFavourites.removeFavourite, shown)
  const { act: waitFor } = useAct(catalogFavourites.waitFor, shown)
  const { act: stopWaitingFor } = useAct(catalogFavourites.stopWaitingFor, shown)
  return {
    ...data,
    keep: (id: string, isKept: boolean) => change(data, 'favouriteIds', id, isKept, isKept ? add : remove),
    wait: (id: string, isWaiting: boolean) =>
      change(data, 'waitingIds', id, isWaiting, isWaiting ? waitFor : stopWaitingFor),
  }
}

async function change(
  before: Favourites,
  list: keyof Favourites,
  id: string,
  isIn: boolean,
  act: (input: { params: { id: string } }) => Promise<Answer<Favourites>>,
): Promise<void> {
  const { queryKey } = endpointQuery(catalogFavourites.favourites)
  const others = before[list].filter((it) => it !== id)
  updateAnswer<Favourites>(queryKey, { ...before, [list]: isIn ? [id, ...others] : others })
  const answer = await act({ params: { id } })
  updateAnswer<Favourites>(queryKey, answer.success ? answer.data : before)
}
