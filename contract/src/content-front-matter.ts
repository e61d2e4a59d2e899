import { MAX_DESCRIPTION, MAX_TITLE } from './content-texts.ts'

/** The head of a text file that ships with the software. */
export type FrontMatter = { title: string; description: string; date: string }

const limits = { title: MAX_TITLE, description: MAX_DESCRIPTION }
const keys = ['title', 'description', 'date'] as const

/** Splits a text into head and body. Throws on an invalid head, with the file and the reason. */
export function readFrontMatter(text: string, file: string): FrontMatter & { body: string } {
  const refuse = (reason: string): never => {
    throw new Error(`${file}: ${reason}`)
  }
  const [, head, body] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? refuse('does not begin with a head in --- lines')
  const found = new Map<string, string>()
  for (const line of (head ?? '').split('\n')) {
    const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? refuse(`“${line}” in the head is not “key: value”`)
    if (!keys.some((it) => it === key)) refuse(`the head has “${key}”, which nobody reads; it knows ${keys.join(', ')}`)
    if (found.has(key)) refuse(`the head has “${key}” twice`)
    found.set(key, value.trim())
  }
  const get = (key: (typeof keys)[number]) => found.get(key) ?? refuse(`the head has no “${key}”`)
  const parts = { title: get('title'), description: get('description'), date: get('date'), body: body ?? '' }
  for (const [key, most] of Object.entries(limits)) {
    const { length } = parts[key as keyof typeof limits]
    if (length > most) refuse(`the ${key} has ${length} characters, more than ${most}`)
  }
  if (!isDay(parts.date)) refuse(`“${parts.date}” is not a day such as 2026-10-06`)
  return parts
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && text.length === 10
}
