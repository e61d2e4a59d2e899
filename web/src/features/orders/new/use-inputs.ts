import type { Service } from '@runmart/contract/catalog'
import type { FieldProblems, Problem } from '@runmart/contract/errors'
import { LINK_KEY, type OrderInputs, type ServiceField } from '@runmart/contract/orders-fields'
import { checkInputs } from '@runmart/contract/orders-inputs'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { readAmount } from '#ui/read-amount.ts'

/** The typed values of a service's fields, by key. */
export type TypedInputs = Record<string, string>

type Kept = { values: TypedInputs; keep: (values: TypedInputs) => void }
type Options = {
  /** The customer enters links in another way, which replaces the link field. */
  hasLinks?: boolean
  /** The stored values of this service, for customers who leave the form and come back. */
  kept?: Kept | undefined
}

/** The typed inputs of a service, until the customer chooses another service. */
export function useInputs(service: Service | null, { hasLinks = false, kept }: Options = {}) {
  const [own, setOwn] = useState<{ service: string; values: TypedInputs } | null>(null)
  const values = kept?.values ?? (own && own.service === service?.id ? own.values : {})
  const fields = (service?.fields ?? []).filter(({ key }) => !hasLinks || key !== LINK_KEY)
  return useTypedInputs(fields, service?.category === 'referral', values, (key, value) => {
    const next = { ...values, [key]: value }
    if (kept) kept.keep(next)
    else if (service) setOwn({ service: service.id, values: next })
  })
}

export type Inputs = ReturnType<typeof useTypedInputs>

/** Typed values of fields, checked by the server's rules and ready to send. */
export function useTypedInputs(
  fields: readonly ServiceField[],
  isReferral: boolean,
  values: TypedInputs,
  change: (key: string, value: string) => void,
) {
  const { language } = useLanguage()
  const given = Object.fromEntries(
    fields.flatMap((field): [string, string | number][] => {
      const value = readInput(field, values[field.key] ?? '', (text) => readAmount(language, text))
      return value === undefined ? [] : [[field.key, value]]
    }),
  )
  const checked = checkInputs(fields, given, isReferral)
  const problems: FieldProblems = Object.fromEntries(Object.entries(checked.problems).map(explainNumber(given)))
  /** `form` is the part of the request body; empty for a service without inputs. */
  return { fields, values, change, problems, form: fields.length ? { inputs: checked.inputs } : {} }
}

function readInput({ kind }: ServiceField, text: string, read: (text: string) => number | undefined) {
  return kind === 'number' ? read(text) : text || undefined
}

/** For an unreadable number, explains the number format instead. */
function explainNumber(given: OrderInputs) {
  return ([name, problem]: [string, Problem]): [string, Problem] =>
    Number.isNaN(given[name.slice('inputs.'.length)]) ? [name, 'numberFormat'] : [name, problem]
}
