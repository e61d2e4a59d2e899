import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { FILE_DAYS, MAX_FILE_BYTES } from '@runmart/contract/conversations'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { pictures } from '#test/pictures.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { deleteOldFiles } from './file-queries.ts'

const server = await startTestServer()
const shop = await createShop(server)

const upload = (person: Person, id: string, bytes: Buffer, fileName = 'screen.png') =>
  person.call(api.conversations.upload, { params: { id }, body: { fileName, content: bytes.toString('base64') } })
const uploaded = async (person: Person, bytes = pictures.png, name?: string) =>
  expectData(await upload(person, person.id, bytes, name)).file
const send = (person: Person, files: string[], text = '', id = person.id) =>
  person.call(api.conversations.send, { params: { id }, body: { text, files } }, { idempotencyKey: randomUUID() })
const messagesOf = async (person: Person) =>
  expectData(await person.call(api.conversations.conversation, { params: { id: person.id } })).messages
const fetchFile = (path: string, { accessToken }: Person) =>
  fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${accessToken}` } })

test('a picture is sent without words, and comes to both sides as a file that no browser opens as a page', async () => {
  const person = await server.createCustomer()
  const file = await uploaded(person, pictures.jpeg, 'Ảnh <b>.html')
  assert.deepEqual([file.type, file.width, file.height], ['image/jpeg', 6, 4])
  const before = await fetchFile(`/user/conversation/file/${file.id}`, person)
  assert.equal(before.status, 404, 'it is not sent yet')
  expectData(await send(person, [file.id]))
  const [message] = await messagesOf(person)
  assert.deepEqual([message?.text, message?.files], ['', [file]])
  for (const [path, who] of [
    [`/user/conversation/file/${file.id}`, person],
    [`/operator/conversations/file/${file.id}`, shop.operator],
  ] as const) {
    const answer = await fetchFile(path, who)
    assert.deepEqual(
      ['content-type', 'x-content-type-options', 'content-security-policy'].map((it) => answer.headers.get(it)),
      ['image/jpeg', 'nosniff', "sandbox; default-src 'none'"],
    )
    assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="_nh _b_\.html"/)
    assert.ok(Buffer.from(await answer.arrayBuffer()).equals(pictures.jpeg))
  }
  const list = expectData(await person.call(api.conversations.list))
  assert.deepEqual([list.items[0]?.lastMessage?.text, list.items[0]?.lastMessage?.fileCount], ['', 1])
})

test('bytes decide what a file is: what is neither a picture nor a text is refused, whatever its name', async () => {
  const person = await server.createCustomer()
  assert.equal((await uploaded(person, Buffer.from('a|b\nчерез'), 'list.png')).type, 'text/plain')
  for (const bytes of [
    Buffer.from('%PDF-1.7\0'),
    Buffer.from([0x4d, 0x5a, 0x90, 0]),
    pictures.png.subarray(0, 40),
    Buffer.alloc(0),
  ])
    assert.ok(expectRefusal(await upload(person, person.id, bytes), 400, 'VALIDATION').content)
  const body = { fileName: 'a.txt', content: 'not base64!' }
  assert.ok(
    expectRefusal(await person.call(api.conversations.upload, { params: { id: person.id }, body }), 400, 'VALIDATION')
      .content,
  )
  expectRefusal(await upload(person, person.id, Buffer.alloc(MAX_FILE_BYTES + 1, 'a')), 413, 'TOO_LARGE')
  assert.equal((await uploaded(person, Buffer.alloc(MAX_FILE_BYTES, 'a'), 'long.txt')).size, MAX_FILE_BYTES)
})

test('a file is sent once, by whoever uploaded it, where it was uploaded; otherwise there is no message at all', async () => {
  const [person, other] = [await server.createCustomer(), await server.createCustomer()]
  const file = await uploaded(person)
  expectRefusal(await upload(other, person.id, pictures.png), 404, 'NOT_FOUND')
  for (const refused of [
    await send(other, [file.id], 'Stolen'),
    await send(person, [file.id, randomUUID()], 'And one that is not there'),
    await send(person, ['no-id'], 'Nothing'),
  ])
    assert.ok(expectRefusal(refused, 400, 'VALIDATION').files)
  expectData(await send(person, [file.id, file.id], 'Here'))
  assert.ok(expectRefusal(await send(person, [file.id], 'Again'), 400, 'VALIDATION').files)
  assert.deepEqual(
    (await messagesOf(person)).map((it) => [it.text, it.files.length]),
    [['Here', 1]],
  )
  assert.deepEqual(await messagesOf(other), [])
  assert.equal((await fetchFile(`/user/conversation/file/${file.id}`, other)).status, 404)
  assert.ok(expectRefusal(await send(person, [], ''), 400, 'VALIDATION').text)
  const six = await Promise.all(Array.from({ length: 6 }, () => uploaded(person)))
  assert.ok(
    expectRefusal(
      await send(
        person,
        six.map((it) => it.id),
      ),
      400,
      'VALIDATION',
    ).files,
  )
})

test('only a proved account uploads', async () => {
  const inactive = await server.signIn(await server.registerVisitor())
  expectRefusal(await upload(inactive, inactive.id, pictures.png), 403, 'ACCOUNT_INACTIVE')
})

test('what was never sent goes after a day, what was sent after its time; its name stays with the message', async () => {
  const person = await server.createCustomer()
  const [sent, unsent, recent] = [await uploaded(person), await uploaded(person), await uploaded(person)]
  expectData(await send(person, [sent.id]))
  const age = (id: string, days: number) =>
    server.owner.transaction((tx) =>
      tx.run(sql`update conversations.files set uploaded_at = now() - make_interval(days => ${days}) where id = ${id}`),
    )
  await age(sent.id, FILE_DAYS + 1)
  await age(unsent.id, 2)
  await deleteOldFiles(server.db, FILE_DAYS)
  assert.deepEqual((await messagesOf(person))[0]?.files, [{ ...sent, isDeleted: true }])
  assert.equal((await fetchFile(`/user/conversation/file/${sent.id}`, person)).status, 404)
  assert.ok(expectRefusal(await send(person, [unsent.id]), 400, 'VALIDATION').files)
  expectData(await send(person, [recent.id]))
})

test('a file has a name without folders and line breaks, whoever sends it', async () => {
  const person = await server.createCustomer()
  for (const name of ['../../etc/passwd', 'a\\b.txt', 'a\r\nX: y.html', 'a\u0000.txt', 'gpj\u202e.exe']) {
    assert.ok(expectRefusal(await upload(person, person.id, pictures.png, name), 400, 'VALIDATION').fileName)
    const body = { fileName: name, content: pictures.png.toString('base64') }
    const byStaff = await shop.operator.call(api.conversationsOperator.upload, { params: { id: person.id }, body })
    assert.ok(expectRefusal(byStaff, 400, 'VALIDATION').fileName)
  }
  assert.equal((await uploaded(person, pictures.png, 'Ảnh của tôi (2).png')).name, 'Ảnh của tôi (2).png')
})
