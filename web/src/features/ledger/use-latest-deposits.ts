import { ledger, type Transaction } from '@runmart/contract/ledger'
import { useApi } from '#platform/use-api.ts'

const LATEST = 10

/** The newest deposits of every kind. History narrows to one kind at a time: the newest ten of each hold the newest ten of all. */
export function useLatestDeposits() {
  const asked = [useLatest('bank_deposit'), useLatest('crypto_deposit'), useLatest('deposit')]
  const found = asked.flatMap(({ data }) => data?.items ?? [])
  return {
    deposits: asked.every(({ data }) => data) ? found.toSorted(newestFirst).slice(0, LATEST) : undefined,
    refusal: asked.find(({ refusal }) => refusal)?.refusal ?? null,
    asking: asked.some(({ asking }) => asking),
    askAgain: () => {
      for (const { refusal, askAgain } of asked) if (refusal) askAgain()
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
