import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tryLine } from '../../testing/try-line.ts'
import { serve } from '../test/serve.ts'
import { referralAuditor } from './referral-auditor.ts'

const ways: Record<string, string> = {
  '/go/LAN88': '/join?ref=LAN88',
  '/lost/LAN88': '/middle?x=1',
  '/middle?x=1': '/join',
  '/away/LAN88': 'http://localhost:1/join',
  '/round/LAN88': '/round/LAN88',
}
const website = () =>
  serve((request, response) => {
    const to = ways[request.url ?? '']
    if (to) return response.writeHead(302, { location: to }).end()
    if (request.url === '/cookie/LAN88')
      return response.writeHead(302, { location: '/join', 'set-cookie': ['a=1', 'ref=LAN88; Path=/'] }).end()
    return response.writeHead(request.url?.startsWith('/join') ? 200 : 404).end()
  })

test('the code is followed to the end: address, cookie, or lost on the way', async () => {
  await using site = await website()
  const resultOf = async (line: string) => {
    const result = await tryLine(referralAuditor, `${site.url}${line}`, { hosts: [site.host] })
    return 'ok' in result ? [result.ok, result.text.replaceAll(site.url, '')] : result
  }
  assert.deepEqual(await resultOf('/go/LAN88'), [true, 'code LAN88 arrives: 302 → 200 · /join?ref=LAN88'])
  assert.deepEqual(await resultOf('/join?ref=LAN88|LAN88|127.0.0.1'), [
    true,
    'code LAN88 arrives: 200 · /join?ref=LAN88',
  ])
  assert.deepEqual(await resultOf('/cookie/LAN88'), [true, 'code LAN88 arrives in a cookie: 302 → 200 · /join'])
  assert.deepEqual(await resultOf('/lost/LAN88'), [
    false,
    'code LAN88 is lost at step 2: 302 → 302 → 200 · /middle?x=1',
  ])
  assert.deepEqual(await resultOf('/join?ref=LAN888|LAN88'), [
    false,
    'code LAN88 is lost at step 1: 200 · /join?ref=LAN888',
  ])
  assert.deepEqual(await resultOf('/join?ref=LAN88|LAN88|shop.example'), [
    false,
    'leads to 127.0.0.1, not to shop.example: 200 · /join?ref=LAN88',
  ])
  assert.deepEqual(await resultOf('/gone?ref=LAN88'), [false, 'does not open: 404 · /gone?ref=LAN88'])
  assert.deepEqual(await resultOf('/away/LAN88'), [false, 'address or port is not open to bots'])
  assert.deepEqual(await resultOf('/round/LAN88'), [false, 'too many redirects'])
})

test('it answers in the customer’s language', async () => {
  await using site = await website()
  for (const [language, text] of [
    ['vi', 'mã LAN88 còn nguyên: 200'],
    ['ru', 'код LAN88 сохраняется: 200'],
  ] as const) {
    const result = await tryLine(referralAuditor, `${site.url}/join?ref=LAN88`, { hosts: [site.host], language })
    assert.ok('text' in result && result.text.startsWith(text), JSON.stringify(result))
  }
})

test('what a line may be', () => {
  const parse = (line: string) => referralAuditor.parseLine(line)
  const link = 'https://x.example/?ref=A1'
  assert.deepEqual(parse(link), { line: { link, code: 'A1', host: null } })
  assert.deepEqual(parse(`${link}\tB2\tx.example`), { line: { link, code: 'B2', host: 'x.example' } })
  assert.deepEqual(parse('https://t.example/bot?start=r_7'), {
    line: { link: 'https://t.example/bot?start=r_7', code: 'r_7', host: null },
  })
  assert.deepEqual(parse('https://x.example/about'), { problem: 'code' })
  assert.deepEqual(parse('x.example|A1'), { problem: 'link' })
  for (const host of ['x.example/path', 'a b', 'x.example|more'])
    assert.deepEqual(parse(`${link}|A1|${host}`), { problem: 'host' })
})
