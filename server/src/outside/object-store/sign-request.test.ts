import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sha256, signRequest } from './sign-request.ts'

/** The worked examples of Amazon's own documentation ("Authenticating Requests: Using the Authorization Header"). */
const signer = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const at = new Date('2013-05-24T00:00:00Z')
type Example = { method?: string; path: string; headers?: Record<string, string>; payload?: string; signature: string }
const examples: Record<string, Example> = {
  'GET object': {
    path: '/test.txt',
    headers: { range: 'bytes=0-9' },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  'PUT object': {
    method: 'PUT',
    path: '/test%24file.text',
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    payload: 'Welcome to Amazon S3.',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  'GET bucket lifecycle': {
    path: '/?lifecycle',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  'GET bucket (list objects)': {
    path: '/?prefix=J&max-keys=2',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
}

for (const [name, example] of Object.entries(examples))
  test(`${name}: the published signature is ours`, () => {
    const { path, signature, method = 'GET', headers = {}, payload = '' } = example
    const url = new URL(path, 'https://examplebucket.s3.amazonaws.com')
    const signed = signRequest(signer, { method, url, headers, payloadHash: sha256(payload), at })
    assert.equal(signed.authorization?.split('Signature=')[1], signature)
    assert.match(signed.authorization ?? '', /Credential=AKIAIOSFODNN7EXAMPLE\/20130524\/us-east-1\/s3\/aws4_request,/)
  })
