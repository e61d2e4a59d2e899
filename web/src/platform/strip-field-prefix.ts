import type { Answer } from '@runmart/contract/client'

/** Renames the fields of a refusal that are nested under a name (`draft.price`) to those of the form (`price`). */
export function stripFieldPrefix<Data>(answer: Answer<Data>, name: string): Answer<Data> {
  if (answer.success || !answer.data?.fields) return answer
  const prefix = `${name}.`
  const fields = Object.entries(answer.data.fields).map(([field, sentence]) => [
    field.startsWith(prefix) ? field.slice(prefix.length) : field,
    sentence,
  ])
  return { ...answer, data: { ...answer.data, fields: Object.fromEntries(fields) } }
}
