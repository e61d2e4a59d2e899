import { useState } from 'react'
import { useSession } from '#platform/session.ts'
import { storedValue } from '#platform/stored-value.ts'
import type { TypedInputs } from './use-inputs.ts'

/** A longer list of links is not kept; all else that a form takes is far less. */
const MAX_STORED = 64 * 1024

const texts = [
  'again',
  'service',
  'amount',
  'links',
  'contactInfo',
  'note',
  'discountCode',
  'runs',
  'every',
  'everyUnit',
] as const
/** `again` is the order that it repeats. */
export type OrderDraft = { [Name in (typeof texts)[number]]?: string | undefined } & {
  inputs?: TypedInputs | undefined
}

/**
 * What an account has filled in and not ordered yet, kept in this browser: it is there again after a reload and after the way
 * to the deposit, until it is ordered or dropped. Amount and inputs belong to their service. Settings of bots, which may be
 * secret, are never in it. An order to repeat takes its place, unless it is that order already, changed since.
 */
export function useOrderDraft(repeated: OrderDraft | null = null) {
  const stored = storedDraft(useSession().user?.id ?? '')
  const [draft, setDraft] = useState<OrderDraft>(() => {
    const kept = parseDraft(stored.get())
    return repeated && repeated.again !== kept.again ? repeated : kept
  })
  const change = (values: OrderDraft) => {
    const next = { ...parseDraft(stored.get()), ...draft, ...values }
    setDraft(next)
    const text = JSON.stringify(next)
    stored.set(text.length <= MAX_STORED ? text : JSON.stringify({ ...next, links: undefined }))
  }
  return {
    draft,
    isBegun: Object.values(draft).some(Boolean),
    /** What was typed for this service; another one begins anew. */
    amountOf: (serviceId: string | undefined) => (serviceId === draft.service ? draft.amount : undefined),
    inputsOf: (serviceId: string | undefined): TypedInputs => (serviceId === draft.service ? draft.inputs : null) ?? {},
    change,
    /** Changes what belongs to a service. */
    changeFor: (service: string, values: Pick<OrderDraft, 'amount' | 'inputs'>) =>
      change(service === draft.service ? values : { service, amount: undefined, inputs: undefined, ...values }),
    drop: () => {
      stored.clear()
      setDraft({})
    },
  }
}

/** Ends the draft of an account: it was ordered. */
export function dropOrderDraft(userId: string): void {
  storedDraft(userId).clear()
}

function storedDraft(userId: string) {
  return storedValue(`order-draft:${userId}`)
}

/** What is stored may be of another version, or written by somebody who tried things: only texts are read from it. */
function parseDraft(text: string | null): OrderDraft {
  const read = parseObject(text)
  const textsOf = (it: object) => Object.entries(it).filter(([, value]) => typeof value === 'string')
  const known = textsOf(read).filter(([name]) => (texts as readonly string[]).includes(name))
  const inputs = typeof read.inputs === 'object' && read.inputs ? textsOf(read.inputs) : []
  return { ...Object.fromEntries(known), ...(inputs.length && { inputs: Object.fromEntries(inputs) }) }
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
