import { useState } from 'react'
import { useSession } from '#platform/session.ts'
import { storedValue } from '#platform/stored-value.ts'
import type { TypedInputs } from './use-inputs.ts'

/** The browser does not store a list of links above this size; all other fields need far less. */
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
/** `again` is the id of the repeated order. */
export type OrderDraft = { [Name in (typeof texts)[number]]?: string | undefined } & {
  inputs?: TypedInputs | undefined
}

/**
 * An account's unfinished order form, stored in this browser. It survives a reload and the way to the deposit, until
 * the customer orders or drops it. Amount and inputs belong to their service. It never contains bot settings, which may
 * be secret. An order to repeat replaces it, unless it is already a changed draft of that order.
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
    /** The text typed for this service; another service starts empty. */
    amountOf: (serviceId: string | undefined) => (serviceId === draft.service ? draft.amount : undefined),
    inputsOf: (serviceId: string | undefined): TypedInputs => (serviceId === draft.service ? draft.inputs : null) ?? {},
    change,
    /** Changes the values that belong to a service. */
    changeFor: (service: string, values: Pick<OrderDraft, 'amount' | 'inputs'>) =>
      change(service === draft.service ? values : { service, amount: undefined, inputs: undefined, ...values }),
    drop: () => {
      stored.clear()
      setDraft({})
    },
  }
}

/** Deletes the draft of an account after the order. */
export function dropOrderDraft(userId: string): void {
  storedDraft(userId).clear()
}

function storedDraft(userId: string) {
  return storedValue(`order-draft:${userId}`)
}

/** Another version or a curious user may have written the stored text, so this reads only texts from it. */
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
