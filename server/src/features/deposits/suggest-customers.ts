import type { Customer } from '@runmart/contract/accounts'
import type { Transfer, TransferSuggestion } from '@runmart/contract/deposits-transfers'
import { customersOf, idsOfUsernames } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { customersOfCodes } from './content-queries.ts'
import { findNearlyRightCodes } from './nearly-right-codes.ts'
import { customersOfPayers } from './payer-queries.ts'

/** More guesses than this are useless. */
const MAX_SUGGESTIONS = 3
const MAX_WORDS = 30

/** Statuses of customers who can be credited and may have a content; blocked customers keep theirs. */
const suggested: readonly Customer['status'][] = ['active', 'blocked']

/** Reasons that a customer's name can settle. Other transfers, such as credited ones, wait for a different reason. */
const openReasons: readonly unknown[] = ['no-customer', 'several-customers', 'reversed', 'held']

type Guess = Omit<TransferSuggestion, 'customer'> & { customerId: string }

/**
 * Adds possible senders to waiting transfers, most certain first. Signs are a mistyped content, the paying account, or
 * a username in the memo. Only an operator's decision credits money. Uses indexes and a few statements per page.
 */
export async function withSuggestions(tx: Tx, transfers: readonly Transfer[]): Promise<Transfer[]> {
  const open = transfers.filter((it) => it.status === 'unmatched' && openReasons.includes(it.reason?.code))
  if (open.length === 0) return [...transfers]
  const codes = new Map(open.map((it) => [it.id, findNearlyRightCodes(it.content)]))
  const words = new Map(open.map((it) => [it.id, wordsOf(it.content)]))
  const byCode = await customersOfCodes(tx, [...new Set([...codes.values()].flat())])
  const byPayer = await customersOfPayers(
    tx,
    open.map((it) => it.id),
  )
  const byName = await idsOfUsernames(tx, [...new Set([...words.values()].flat())])
  const guesses = new Map<string, Guess[]>()
  for (const { id } of open) {
    const found: Guess[] = []
    const add = (reason: Guess['reason'], text: string, customerId: string | undefined) => {
      if (customerId && found.every((it) => it.customerId !== customerId)) found.push({ reason, text, customerId })
    }
    for (const code of codes.get(id) ?? []) add('content', code, byCode.get(code))
    const paid = byPayer.get(id)
    add('payer', paid?.payer ?? '', paid?.customerId)
    for (const word of words.get(id) ?? []) add('username', word, byName.get(word))
    guesses.set(id, found.slice(0, MAX_SUGGESTIONS))
  }
  const ids = new Set([...guesses.values()].flat().map((it) => it.customerId))
  const people = new Map((await customersOf(tx, [...ids])).map((it) => [it.id, it]))
  return transfers.map((transfer) => ({
    ...transfer,
    suggestions: (guesses.get(transfer.id) ?? []).flatMap(({ customerId, ...guess }) => {
      const customer = people.get(customerId)
      return customer && suggested.includes(customer.status) ? [{ ...guess, customer }] : []
    }),
  }))
}

/**
 * Words of a memo that can be usernames: at least four characters with a letter. Leaves out the holder whom banks write
 * after the paying account, because that is a person's name.
 */
function wordsOf(memo: string): string[] {
  const typed = memo.replace(/\bCT tu \d{6,19}\b.*$/is, '')
  const parts = typed.toLowerCase().split(/[^a-z0-9_.]+/)
  const words = [...parts, ...parts.flatMap((it) => it.split('.'))].map((it) => it.replace(/^\.+|\.+$/g, ''))
  return [...new Set(words)].filter((it) => it.length >= 4 && it.length <= 30 && /[a-z]/.test(it)).slice(0, MAX_WORDS)
}
