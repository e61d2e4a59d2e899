import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { createLog } from '../log.ts'
import { registerSecurityHeaders } from './headers.ts'
import { sendFile } from './send-file.ts'
import { createServer } from './server.ts'

const app = createServer({ trustProxy: false }, createLog('silent', 'test'))
registerSecurityHeaders(app, { https: true, scriptHashes: ['sha256-3wtIv7J8liWCysZbR90/o+b6fi0tvMZxDQaFdqUAsFM='] })
app.get('/page', async () => 'a page')
app.get('/file', (_, reply) => sendFile(reply, { fileName: 'a.csv', type: 'text/csv', content: 'a' }))
after(() => app.close())

async function weaknessesOf(path: string): Promise<string[]> {
  const { headers } = await app.inject(path)
  const { csp } = new CspParser(String(headers['content-security-policy']))
  return new CspEvaluator(csp)
    .evaluate()
    .map(({ directive, value, description }) => `${directive} ${value} ${description}`)
}

test("Google's CSP evaluator finds no way around the policies of pages and downloads", async () => {
  // Our own address serves no foreign scripts: downloads are sandboxed attachments, and no endpoint is JSONP.
  const aboutSelf = "script-src 'self' 'self' can be problematic if you host JSONP, AngularJS or user uploaded files."
  assert.deepEqual(await weaknessesOf('/page'), [aboutSelf])
  assert.deepEqual(await weaknessesOf('/file'), [])
})
