import type { Service } from '@runmart/contract/catalog'
import type { FieldProblems, Problem } from '@runmart/contract/errors'
import { LINK_KEY, type OrderInputs, type ServiceField } from '@runmart/contract/orders-fields'
import { checkInputs } from '@runmart/contract/orders-inputs'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { readAmount } from '#ui/read-amount.ts'

/** What was typed into the fields of a service, by key. */
export type TypedInputs = Record<string, string>

type Kept = { values: TypedInputs; keep: (values: TypedInputs) => void }
type Options = {
  /** Links are given in another way and stand for their field. */
  hasLinks?: boolean
  /** Where what is typed is kept, for when the form is left; for this service only. */
  kept?: Kept | undefined
}

/** What a service asks for, as it is typed: for this service until another is chosen. */
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

/** Typed values of fields, checked by the rules that the server has, and as they are sent. */
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
  /** `form` is the part of the request body: nothing at all for a service that asks for nothing. */
  return { fields, values, change, problems, form: fields.length ? { inputs: checked.inputs } : {} }
}

function readInput({ kind }: ServiceField, text: string, read: (text: string) => number | undefined) {
  return kind === 'number' ? read(text) : text || undefined
}

/** A number that cannot be read is told how to be written. */
function explainNumber(given: OrderInputs) {
  return ([name, problem]: [string, Problem]): [string, Problem] =>
    Number.isNaN(given[name.slice('inputs.'.length)]) ? [name, 'numberFormat'] : [name, problem]
}
