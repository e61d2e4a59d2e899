import assert from 'node:assert/strict'
import test from 'node:test'
import { readEvents } from './read-events.ts'

async function read(pieces: string[]) {
  const stream = (async function* () {
    yield* pieces
  })()
  return Array.fromAsync(readEvents(stream))
}

test('an event cut anywhere by the network is read whole', async () => {
  const text = 'event: changed\ndata: {"what":"user"}\n\n: \n\nevent: resync\ndata: null\n\n'
  for (let cut = 0; cut <= text.length; cut++) {
    assert.deepEqual(await read([text.slice(0, cut), text.slice(cut)]), [
      { event: 'changed', data: '{"what":"user"}' },
      { event: 'resync', data: 'null' },
    ])
  }
})

test('an unfinished event at the end is not told', async () => {
  assert.deepEqual(await read(['event: changed\ndata: {}']), [])
})

test('the place of an event in its stream is read with it', async () => {
  assert.deepEqual(await read(['id: 17\nevent: log\ndata: {}\n\nevent: progress\ndata: {}\n\n']), [
    { event: 'log', data: '{}', id: '17' },
    { event: 'progress', data: '{}' },
  ])
})
