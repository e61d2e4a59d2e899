import { catalogFavourites, type Favourites } from '@runmart/contract/catalog-favourites'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { endpointQuery, updateAnswer } from '#platform/query-client.ts'
import { useApi } from '#platform/use-api.ts'

const none: Favourites = { favouriteIds: [], waitingIds: [] }

/** The customer's marks on the catalogue, and what changes them; a change shows at once and goes back when it is refused. */
export function useFavourites() {
  const { data = none } = useApi(catalogFavourites.favourites)
  return {
    ...data,
    keep: (id: string, isKept: boolean) =>
      change(
        data,
        'favouriteIds',
        id,
        isKept,
        isKept ? catalogFavourites.addFavourite : catalogFavourites.removeFavourite,
      ),
    wait: (id: string, isWaiting: boolean) =>
      change(
        data,
        'waitingIds',
        id,
        isWaiting,
        isWaiting ? catalogFavourites.waitFor : catalogFavourites.stopWaitingFor,
      ),
  }
}

async function change(
  before: Favourites,
  list: keyof Favourites,
  id: string,
  isIn: boolean,
  endpoint: typeof catalogFavourites.addFavourite | typeof catalogFavourites.removeFavourite,
): Promise<void> {
  const { queryKey } = endpointQuery(catalogFavourites.favourites)
  const others = before[list].filter((it) => it !== id)
  updateAnswer<Favourites>(queryKey, { ...before, [list]: isIn ? [id, ...others] : others })
  const answer = await handleAnswer(call(endpoint, { params: { id } }))
  updateAnswer<Favourites>(queryKey, answer.success ? answer.data : before)
}
