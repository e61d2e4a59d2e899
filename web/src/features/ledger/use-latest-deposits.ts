import { ledger, type Transaction } from '@runmart/contract/ledger'
import { useApi } from '#platform/use-api.ts'

const LATEST = 10

/** The newest deposits of every kind. History narrows to one kind at a time: the newest ten of each hold the newest ten of all. */
export function useLatestDeposits() {
  const lists = [useLatest('bank_deposit'), useLatest('crypto_deposit'), useLatest('deposit')]
  const found = lists.flatMap(({ data }) => data?.items ?? [])
  const isComplete = lists.every(({ data }) => data)
  return {
    data: isComplete ? { items: found.toSorted(newestFirst).slice(0, LATEST) } : undefined,
    error: lists.find(({ error }) => error)?.error ?? null,
    isFetching: lists.some(({ isFetching }) => isFetching),
    isPlaceholderData: false,
    refetch: () => {
      for (const { error, refetch } of lists) if (error) refetch()
    },
  }
}

function useLatest(type: Transaction['type']) {
  return useApi(ledger.history, { query: { type, limit: String(LATEST) } })
}

/** In the order of the ledger: clocks may disagree, entries do not. */
function newestFirst(a: Transaction, b: Transaction): number {
  return Number(b.id) - Number(a.id)
}
