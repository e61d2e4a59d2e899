import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastify } from 'fastify'
import { registerApiDocs } from './api-docs.ts'

test('the description is composed once for each of its forms, however often strangers ask for it', async () => {
  let composed = 0
  const app = fastify()
  registerApiDocs(app, '/api', () => {
    composed += 1
    return { info: { title: 'Shop', description: 'Xin chào' }, paths: {} }
  })
  for (const [path, type] of [
    ['/api/openapi.json', 'application/json; charset=utf-8'],
    ['/api/docs', 'text/html; charset=utf-8'],
  ] as const) {
    composed = 0
    const answers = await Promise.all([1, 2, 3].map(() => app.inject(path)))
    assert.equal(composed, 1, path)
    assert.equal(new Set(answers.map((it) => it.body)).size, 1)
    for (const { statusCode, headers, body } of answers) {
      assert.deepEqual([statusCode, headers['content-type']], [200, type])
      assert.match(body, /Xin chào/)
    }
  }
  await app.close()
})
