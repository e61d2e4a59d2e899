import type { Answer } from '@runmart/contract/client'

/** A refusal whose fields lie below a name (`draft.price`), told by the names that a form gives them (`price`). */
export function fieldsBelow<Data>(answer: Answer<Data>, name: string): Answer<Data> {
  if (answer.success || !answer.data?.fields) return answer
  const below = `${name}.`
  const fields = Object.entries(answer.data.fields).map(([field, words]) => [
    field.startsWith(below) ? field.slice(below.length) : field,
    words,
  ])
  return { ...answer, data: { ...answer.data, fields: Object.fromEntries(fields) } }
}
