import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFrontMatter } from './content-front-matter.ts'

const head = { title: 'A title', description: 'What it is about.', date: '2026-10-06' }
const written = (parts: Record<string, string>) =>
  `---\n${Object.entries(parts)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\nThe body.\n`

test('a head is read, and one that is not as agreed fails with the file and the reason', () => {
  assert.deepEqual(readFrontMatter(written(head), 'x'), { ...head, body: 'The body.\n' })
  const wrong: [text: string, reason: RegExp][] = [
    ['No head at all', /x\/en\.md: does not begin with a head/],
    [written({ ...head, author: 'me' }), /has “author”, which nobody reads/],
    [written({ title: 'A', date: head.date }), /has no “description”/],
    [written({ ...head, title: 'a'.repeat(61) }), /the title has 61 characters, more than 60/],
    [written({ ...head, description: 'a'.repeat(156) }), /the description has 156 characters, more than 155/],
    [written({ ...head, date: '2026-02-30' }), /“2026-02-30” is not a day/],
    [written({ ...head, date: '2026-2-3' }), /is not a day/],
    [written(head).replace('date:', 'title: B\ndate:'), /has “title” twice/],
    [written(head).replace('date: ', 'date:'), /is not “key: value”/],
  ]
  for (const [text, reason] of wrong) assert.throws(() => readFrontMatter(text, 'x/en.md'), reason)
})
