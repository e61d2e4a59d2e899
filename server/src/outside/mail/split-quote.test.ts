import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growthOf, LINEAR } from '#test/growth/growth-of.ts'
import { splitQuote } from './split-quote.ts'

const shop = 'no-reply@shop.example'
const quoted = '> Hi anna,\n>\n> Which channel is it for?\n>\n> Open conversation:\n> https://shop.example/messages/1'

/** The lines between the answer and the quoted mail, as programs write them. */
const attributions = {
  'Gmail, English, wrapped': `On Mon, Nov 16, 2026 at 10:04 AM Runmart <${shop}>\nwrote:\n\n`,
  'Gmail, Vietnamese': `Vào Th 2, 16 thg 11, 2026 vào lúc 10:04 Runmart <${shop}> đã viết:\n\n`,
  'Gmail, Russian': `пн, 16 нояб. 2026 г. в 10:04, Runmart <${shop}>:\n\n`,
  'Apple Mail, English': `On 16 Nov 2026, at 10:04, Runmart <${shop}> wrote:\n\n`,
  'Apple Mail, Vietnamese': `Vào 10:04, 16 thg 11, 2026, Runmart <${shop}> đã viết:\n\n`,
  'Apple Mail, Russian': `16 нояб. 2026 г., в 10:04, Runmart <${shop}> написал(а):\n\n`,
  'Thunderbird, by name alone': 'On 16/11/2026 10:04, Runmart wrote:\n',
  'no line at all': '',
}

for (const [program, attribution] of Object.entries(attributions))
  test(`the answer is taken out of what is quoted below it: ${program}`, () => {
    const { text, rest } = splitQuote(`@my_channel\r\nThanks!\r\n\r\n${attribution}${quoted}\n`, shop)
    assert.equal(text, '@my_channel\nThanks!')
    assert.equal(rest, `${attribution}${quoted}`.trim())
  })

const headers = {
  'Outlook, English': `________________________________\nFrom: Runmart <${shop}>\nSent: Monday, November 16, 2026 10:04 AM\nTo: anna@example.com\nSubject: New message`,
  'Outlook, Vietnamese': `________________________________\nTừ: Runmart <${shop}>\nĐã gửi: Thứ Hai, 16 tháng 11, 2026 10:04\nĐến: anna@example.com\nChủ đề: Tin nhắn mới`,
  'Outlook, Russian': `________________________________\nОт: Runmart <${shop}>\nОтправлено: 16 ноября 2026 г. 10:04\nКому: anna@example.com\nТема: Новое сообщение`,
  'Outlook, bold names': `*From:* Runmart <${shop}>\n*Sent:* Monday\n*To:* anna@example.com\n*Subject:* New message`,
  'an older Outlook': `-----Original Message-----\nFrom: Runmart [mailto:${shop}]\nSent: Monday`,
}

for (const [program, header] of Object.entries(headers))
  test(`Outlook quotes without marks, below a header: ${program}`, () => {
    const { text, rest } = splitQuote(`@my_channel\n\n${header}\n\nHi anna,\n\nWhich channel is it for?`, shop)
    assert.equal(text, '@my_channel')
    assert.ok(rest.startsWith(header) && rest.endsWith('Which channel is it for?'))
  })

test('HTML without marks is told by the line that names the shop', () => {
  const { text, rest } = splitQuote(`Yes.\n\nOn Mon, Nov 16, 2026 Runmart <${shop}> wrote:\n\nHi anna,`, shop)
  assert.deepEqual([text, rest], ['Yes.', `On Mon, Nov 16, 2026 Runmart <${shop}> wrote:\n\nHi anna,`])
})

test('signatures are taken off, those of phones in every language of the shop', () => {
  assert.equal(splitQuote('Yes.\n\n-- \nAnna\nSales, Example Ltd', shop).text, 'Yes.')
  for (const words of [
    'Sent from my iPhone',
    'Gửi từ iPhone của tôi',
    'Отправлено с iPhone',
    'Get Outlook for Android',
  ])
    assert.deepEqual(
      splitQuote(`Yes.\n\n${words}\n\n${attributions['Gmail, English, wrapped']}${quoted}`, shop).text,
      'Yes.',
    )
})

test('answers between quoted lines stay with what they answer', () => {
  const mixed = '> Which channel?\n\n@my_channel\n\n> How many?\n\nTwenty.'
  assert.deepEqual(splitQuote(`${mixed}\n\n> Thanks`, shop), { text: mixed, rest: '> Thanks' })
})

test('what only looks like a quote stays', () => {
  for (const text of [
    'From: Hanoi\nand back',
    'It costs this:\n500 000',
    '1 > 0\nis true',
    'At 10:04:\n-- or later --',
  ])
    assert.deepEqual(splitQuote(text, shop), { text, rest: '' })
})

test('a mail of nothing but quoted lines is kept whole', () => {
  assert.deepEqual(splitQuote(quoted, shop), { text: quoted, rest: '' })
})

// Proves R76.
test('a mail costs no more than its length, whatever its lines are', async () => {
  const lines = [
    'a',
    '',
    '>',
    '1',
    `1 ${shop}:`,
    'From: a',
    'Sent: a',
    '*',
    '____________',
    '----',
    '-- ',
    '1:::',
    '\r',
  ]
  for (const line of lines) {
    const work = (size: number) => splitQuote(`${line}\n`.repeat(size / (line.length + 1)), shop)
    assert.ok((await growthOf(work, 20_000)) < LINEAR, JSON.stringify(line))
  }
  for (const sign of ['a', ' ', ':', '-', '_', '*', '1', '@', 'x: ']) {
    const work = (size: number) => splitQuote(`1${sign.repeat(size / sign.length)}\nb`, shop)
    assert.ok((await growthOf(work, 20_000)) < LINEAR, sign)
  }
})

test('a quote that begins beyond what is looked at leaves the answer whole', () => {
  const answer = 'a\n'.repeat(30_000).trim()
  assert.deepEqual(splitQuote(`${answer}\n\n${quoted}`, shop), { text: `${answer}\n\n${quoted}`, rest: '' })
})

// Proves R76.
test('of an endless mail the answer is split from its quote as of any other', () => {
  const { text, rest } = splitQuote(
    `@my_channel\n\n${attributions['Gmail, Russian']}${'> a\n'.repeat(1_000_000)}`,
    shop,
  )
  assert.equal(text, '@my_channel')
  assert.ok(rest.length > 100_000 && rest.length < 400_000)
})
