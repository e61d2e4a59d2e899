/**
 * Problems that the shop itself finds with an order or a call at a supplier, with the names of their values. The last
 * of several values may hold any text. All other texts come from the supplier or the network.
 */
export const supplyProblems = {
  'costs-more': ['cost', 'paid'],
  'nothing-entered': ['field'],
  'lines-differ': ['ordered', 'lines', 'field'],
  'no-source': [],
  'waited-long': [],
  'held-up': [],
  interrupted: [],
  'other-order': ['number'],
  'taken-late': ['number'],
  'unknown-sent': [],
  'silent-day': [],
  'wrong-charge': ['charge'],
  'charge-above-paid': ['cost', 'paid'],
  overcharged: ['charge', 'expected'],
  'other-currency': ['currency'],
  'partial-uncounted': [],
  'partial-untold': [],
  'wrong-remains': ['remains', 'quantity'],
  'changed-since': ['before', 'after'],
  'other-refill': ['number'],
  'refill-interrupted': [],
  'refill-waited': ['problem'],
  'refill-long': ['days', 'problem'],
  'refill-refused': ['status'],
  'too-many-calls': [],
  'not-answered': [],
  'not-understood': ['answer'],
  'not-stored': [],
  'has-moved': [],
  'no-list': [],
  'no-order': ['answer'],
  'no-states': ['answer'],
  'no-balance': ['answer'],
  'key-refused': ['status'],
  'too-large': [],
  'no-answer': [],
  'no-connection': [],
  'unknown-host': ['host'],
  'host-not-allowed': ['host'],
} as const
export type SupplyProblem = keyof typeof supplyProblems

const MARK = 'own:'

/** A problem as stored among suppliers' texts: its code and its values. */
export const ownProblem = (code: SupplyProblem, ...values: readonly (string | number)[]): string =>
  `${MARK}${[code, ...values].join(':')}`

/** Parses a problem of the shop's own; null for other texts. */
export function readProblem(words: string): { code: SupplyProblem; values: Record<string, string> } | null {
  if (!words.startsWith(MARK)) return null
  const [code = '', ...parts] = words.slice(MARK.length).split(':')
  if (!Object.hasOwn(supplyProblems, code)) return null
  const names: readonly string[] = supplyProblems[code as SupplyProblem]
  const last = names.length - 1
  const valueAt = (at: number) => (at === last ? parts.slice(at).join(':') : (parts[at] ?? ''))
  return { code: code as SupplyProblem, values: Object.fromEntries(names.map((name, at) => [name, valueAt(at)])) }
}
