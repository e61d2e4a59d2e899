import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalog, type OperatorService } from '@runmart/contract/catalog'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Language } from '@runmart/contract/languages'
import {
  MAX_FILES_ADDED,
  MAX_LINES_ADDED,
  MAX_STOCK_FILE,
  type Stock,
  type StockItem,
  stock,
} from '@runmart/contract/stock'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import ServicePage from '#features/catalog/operator/service-page.tsx'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, many, operatorService, operator as owner } from '#test/samples.ts'
import StockPage from './stock-page.tsx'

const pool: Stock = {
  settings: { handout: 'oldest', lowAt: null, keepDays: 90, replacePercent: 0 },
  version: 3,
  counts: { free: 1_200, sold: 34, expired: 5, withdrawn: 6 },
  bytes: 3_400_000,
}
const item: StockItem = {
  id: '17',
  state: 'free',
  size: null,
  addedAt: '2026-11-15T08:00:00.000Z',
  expiresAt: null,
  orderId: null,
  soldAt: null,
  seenAt: null,
  reason: null,
  replacedBy: null,
}
const sold: StockItem = {
  ...item,
  id: '16',
  state: 'sold',
  size: 2_400_000,
  orderId: '7f1c2a90-0000-4000-8000-000000000002',
  soldAt: '2026-11-16T08:00:00.000Z',
}
const manual: OperatorService = {
  ...operatorService,
  draft: { ...operatorService.draft, serviceType: 'REFERRAL', provider: 'OWNER_PROVIDE' },
}

type Shown = { of?: Stock | null; service?: OperatorService; language?: Language }
async function show({ of = pool, service = manual, language = 'en' }: Shown = {}) {
  fakeApi.answer(catalog.offeredService, { service })
  fakeApi.answer(stock.stock, { stock: of })
  fakeApi.answer(stock.items, listPage([item, sold], 2))
  const ui = (
    <Routes>
      <Route path="/operator/services/:id" element={<ServicePage />}>
        <Route path="stock" element={<StockPage />} />
      </Route>
    </Routes>
  )
  const path = `/operator/services/${service.id}/stock`
  return renderScreen(ui, { user: owner, path, language })
}
type AddAnswer = DataOf<typeof stock.add>
const added = (count: number, repeated: number[] = []): AddAnswer => ({ added: count, repeated, stock: pool })

test('a service without stock says what the first items change, and takes them', async () => {
  const { screen, user, t } = await show({ of: null })
  assert.ok(await screen.findByText(t('operatorStock.emptyText')))
  const calls = fakeApi.answer(stock.add, () => {
    fakeApi.answer(stock.stock, { stock: pool })
    return added(2, [2])
  })
  await user.click(screen.getByRole('textbox', { name: t('operatorStock.lines') }))
  await user.paste('one\n\none\r\n two ')
  assert.ok(screen.getByText(t('operatorStock.lineCount', { count: 3 })))
  await user.click(screen.getByRole('button', { name: t('operatorStock.addNow', { count: 3 }) }))
  assert.ok(await screen.findByText(t('operatorStock.added', { count: 2 })))
  assert.ok(await screen.findByText('1,200'))
  // The second sent line is the third pasted one.
  assert.ok(screen.getByText(t('operatorStock.repeated', { count: 1, lines: '3' })))
  assert.deepEqual(calls[0]?.body, { lines: ['one', 'one', 'two'], expiresAt: null })
  assert.equal(screen.getByRole<HTMLTextAreaElement>('textbox', { name: t('operatorStock.lines') }).value, '')
})

test('a large file is sent in parts; after a lost answer it says what was added, and the rest is sent, not all again', async () => {
  const { screen, user, t } = await show()
  const count = MAX_LINES_ADDED + 2
  const file = new File([many(count, (at) => `key-${at}`).join('\n')], 'keys.txt', { type: 'text/plain' })
  await user.upload(await screen.findByLabelText(t('operatorStock.file')), file)
  assert.ok(await screen.findByText('keys.txt'))
  const press = (left: number) =>
    user.click(screen.getByRole('button', { name: t('operatorStock.addNow', { count: left }) }))
  fakeApi.answer(stock.add, () => {
    fakeApi.lose(stock.add)
    return added(MAX_LINES_ADDED - 1, [7])
  })
  await press(count)
  assert.ok(await screen.findByText(t('operatorStock.stopped')))
  assert.ok(screen.getByText(t('operatorStock.added', { count: MAX_LINES_ADDED - 1 })))
  assert.ok(screen.getByText(t('operatorStock.repeated', { count: 1, lines: '7' })))
  assert.ok(screen.getByText(t('operatorStock.left', { count: 2 })))
  assert.ok(screen.getByText(t('operatorStock.mayBeIn', { count: 2 })))
  // The lost attempt had added the first of them.
  const calls = fakeApi.answer(stock.add, added(1, [1]))
  await press(2)
  assert.ok(await screen.findByText(t('operatorStock.added', { count: MAX_LINES_ADDED })))
  assert.ok(screen.getByText(t('operatorStock.unsure', { count: 1, lines: String(count - 1) })))
  assert.ok(screen.getByText(t('operatorStock.repeated', { count: 1, lines: '7' })))
  assert.deepEqual(
    calls.map((it) => it.body?.lines),
    [[`key-${count - 2}`, `key-${count - 1}`]],
  )
})

test('pasted lines that were not added stay in the field; edited, they are a new list', async () => {
  const { screen, user, t } = await show({ language: 'ru' })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: t('operatorStock.lines') })
  const count = MAX_LINES_ADDED + 1
  await user.click(field)
  await user.paste(many(count, (at) => `key-${at}`).join('\n'))
  fakeApi.answer(stock.add, () => {
    fakeApi.refuse(stock.add, 'STOCK_FULL', 'It is full.')
    return added(MAX_LINES_ADDED)
  })
  await user.click(screen.getByRole('button', { name: t('operatorStock.addNow', { count }) }))
  assert.ok(await screen.findByText('It is full.'))
  assert.ok(screen.getByText(t('operatorStock.left', { count: 1 })))
  assert.equal(field.value, `key-${count - 1}`)
  await user.type(field, '{enter}more')
  assert.equal(screen.queryAllByText(t('operatorStock.stopped')).length, 0)
  const calls = fakeApi.answer(stock.add, added(2))
  await user.click(screen.getByRole('button', { name: t('operatorStock.addNow', { count: 2 }) }))
  assert.ok(await screen.findByText(t('operatorStock.added', { count: 2 })))
  assert.deepEqual(calls[0]?.body?.lines, [`key-${count - 1}`, 'more'])
})

test('what is no text and what is too long is refused before anything is sent', async () => {
  const { screen, user, t } = await show({ language: 'ru' })
  const field = await screen.findByLabelText(t('operatorStock.file'))
  await user.upload(field, new File([new Uint8Array([0xff, 0xfe, 0x80])], 'photo.txt', { type: 'text/plain' }))
  assert.ok(await screen.findByText(t('operatorStock.fileUnreadable')))
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press(t('operatorStock.addNone'))
  assert.ok(await screen.findByText(t('fields.required')))
  await user.click(screen.getByRole('textbox', { name: t('operatorStock.lines') }))
  await user.paste(`ok\n${'x'.repeat(4_001)}`)
  await press(t('operatorStock.addNow', { count: 2 }))
  assert.ok(await screen.findByText(/Строка 2 длиннее/))
})

/** Opens the form for files and chooses the given ones. */
async function chooseFiles({ screen, user, t }: Awaited<ReturnType<typeof show>>, files: File[]) {
  await user.click(await screen.findByRole('radio', { name: t('operatorStock.kindFiles') }))
  await user.upload(screen.getByLabelText(t('operatorStock.files')), files)
}

test('files are added as they are, each an item; those that a stock had before are named', async () => {
  const shown = await show({ language: 'vi' })
  const { screen, user, t } = shown
  const named = (name: string) => new File([new Uint8Array([0, 255, 7])], name)
  await chooseFiles(shown, [named('a.zip'), named('b.zip')])
  await user.upload(screen.getByLabelText(t('operatorStock.files')), named('Khóa.bin'))
  await user.click(screen.getByRole('button', { name: t('operatorStock.fileRemoveOf', { name: 'b.zip' }) }))
  const calls = fakeApi.answer(stock.addFiles, added(1, [2]))
  await user.click(screen.getByRole('button', { name: t('operatorStock.addNow', { count: 2 }) }))
  assert.ok(await screen.findByText(t('operatorStock.added', { count: 1 })))
  assert.ok(screen.getByText(t('operatorStock.repeatedFiles', { count: 1, names: 'Khóa.bin' })))
  const content = 'AP8H'
  assert.deepEqual(calls[0]?.body, {
    files: [
      { name: 'a.zip', content },
      { name: 'Khóa.bin', content },
    ],
    expiresAt: null,
  })
  assert.equal(screen.queryAllByRole('list', { name: t('operatorStock.filesChosen') }).length, 0)
})

test('many files are sent in parts; what is not added yet stays listed and is sent on the next press', async () => {
  const shown = await show()
  const { screen, user, t } = shown
  const count = MAX_FILES_ADDED + 1
  await chooseFiles(
    shown,
    many(count, (at) => new File([String(at)], `key-${at}.txt`)),
  )
  fakeApi.answer(stock.addFiles, () => {
    fakeApi.refuse(stock.addFiles, 'TOO_MANY_UPLOADS', 'Try again.')
    return added(MAX_FILES_ADDED)
  })
  await user.click(screen.getByRole('button', { name: t('operatorStock.addNow', { count }) }))
  assert.ok(await screen.findByText('Try again.'))
  assert.ok(screen.getByText(t('operatorStock.added', { count: MAX_FILES_ADDED })))
  assert.ok(screen.getByText(t('operatorStock.left', { count: 1 })))
  const list = within(screen.getByRole('list', { name: t('operatorStock.filesChosen') }))
  assert.deepEqual(
    list.getAllByRole('listitem').map((it) => it.firstChild?.textContent),
    [`key-${count - 1}.txt`],
  )
  await user.upload(screen.getByLabelText(t('operatorStock.files')), new File(['more'], 'more.txt'))
  assert.ok(screen.getByText(t('operatorStock.left', { count: 2 })))
  const calls = fakeApi.answer(stock.addFiles, added(2))
  await user.click(screen.getByRole('button', { name: t('operatorStock.addNow', { count: 2 }) }))
  assert.ok(await screen.findByText(t('operatorStock.added', { count: count + 1 })))
  assert.deepEqual(
    calls.map((it) => it.body.files.map(({ name }) => name)),
    [[`key-${count - 1}.txt`, 'more.txt']],
  )
  assert.equal(screen.queryAllByText(t('operatorStock.stopped')).length, 0)
})

test('files that are dropped while others are being sent are sent, too', async () => {
  const shown = await show({ language: 'vi' })
  const { screen, user, t } = shown
  await chooseFiles(shown, [new File(['one'], 'one.txt')])
  const field = screen.getByLabelText(t('operatorStock.files'))
  let isKindOpen = true
  const calls = fakeApi.answer(stock.addFiles, ({ body }) => {
    if (calls.length === 1) {
      fireEvent.change(field, { target: { files: [new File(['two'], 'two.txt'), new File([''], 'empty.txt')] } })
      isKindOpen = !screen.getByRole<HTMLFieldSetElement>('group', { name: t('operatorStock.kind') }).disabled
    }
    return added(body.files.length)
  })
  await user.click(screen.getByRole('button', { name: t('operatorStock.addNow', { count: 1 }) }))
  assert.ok(await screen.findByText(t('operatorStock.added', { count: 2 })))
  assert.ok(screen.getByText(t('operatorStock.fileEmpty', { name: 'empty.txt' })))
  assert.deepEqual(
    calls.map((it) => it.body.files.map(({ name }) => name)),
    [['one.txt'], ['two.txt']],
  )
  assert.equal(isKindOpen, false, 'the other form would forget them')
  assert.equal(screen.queryAllByRole('list', { name: t('operatorStock.filesChosen') }).length, 0)
})

test('a file that is empty or too large is named and left out, the others are kept', async () => {
  const shown = await show({ language: 'ru' })
  const { screen, user, t } = shown
  const large = new File([new Uint8Array(MAX_STOCK_FILE + 1)], 'film.mp4')
  await chooseFiles(shown, [large, new File(['key'], 'key.txt')])
  assert.ok(await screen.findByText(/film\.mp4 больше 5/))
  assert.ok(screen.getByText('key.txt'))
  await user.click(screen.getByRole('button', { name: t('operatorStock.fileRemoveOf', { name: 'key.txt' }) }))
  await user.upload(screen.getByLabelText(t('operatorStock.files')), new File([], 'nothing.txt'))
  assert.ok(await screen.findByText(t('operatorStock.fileEmpty', { name: 'nothing.txt' })))
  assert.ok(screen.getByRole('button', { name: t('operatorStock.addNone') }))
})

test('counts and items are shown, and a free item is withdrawn for a reason', async () => {
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText('1,200'))
  const row = within(await screen.findByRole('row', { name: /16/ }))
  assert.equal(
    row.getByRole('link', { name: t('operatorStock.orderOf', { id: '16' }) }).getAttribute('href'),
    `/operator/orders/${sold.orderId}`,
  )
  assert.ok(row.getByText(new RegExp(t('operatorStock.notSeen'))))
  assert.ok(row.getByText(t('operatorStock.fileOf', { size: '2.4 MB' })))
  assert.equal(row.queryAllByRole('button').length, 0)
  await user.click(screen.getByRole('button', { name: t('operatorStock.withdrawOf', { id: '17' }) }))
  const dialog = within(await screen.findByRole('dialog', { name: t('operatorStock.withdrawTitle', { id: '17' }) }))
  await user.type(dialog.getByLabelText(t('operatorStock.reason')), 'Does not answer')
  const calls = fakeApi.answer(stock.withdraw, { stock: pool }, 'Withdrawn.')
  await user.click(dialog.getByRole('button', { name: t('operatorStock.withdraw') }))
  assert.ok(await screen.findByText('Withdrawn.'))
  assert.deepEqual(calls[0]?.body, { reason: 'Does not answer' })
})

test('settings are saved with the version that was seen; deleting goods earlier is asked about', async () => {
  const { screen, user, t } = await show({ language: 'vi' })
  const days = await screen.findByLabelText(t('operatorStock.keepDays'))
  await user.clear(days)
  await user.type(days, '30')
  await user.click(screen.getByRole('button', { name: t('operatorStock.save') }))
  const question = within(await screen.findByRole('alertdialog', { name: t('operatorStock.sureTitle') }))
  const settings = { ...pool.settings, keepDays: 30, replacePercent: 0 }
  const calls = fakeApi.answer(stock.saveSettings, { stock: { ...pool, settings, version: 4 } }, 'Saved.')
  await user.click(question.getByRole('button', { name: t('operatorStock.sureNow') }))
  assert.ok(await screen.findByText('Saved.'))
  assert.deepEqual(calls[0]?.body, { version: 3, settings })
})

test('settings that somebody else changed meanwhile are shown, and nothing is overwritten', async () => {
  const { screen, user, t } = await show()
  await user.type(await screen.findByLabelText(new RegExp(t('operatorStock.lowAt'))), '20')
  fakeApi.refuse(stock.saveSettings, 'CONFLICT', 'Changed.')
  fakeApi.answer(stock.stock, { stock: { ...pool, version: 4, settings: { ...pool.settings, lowAt: 7 } } })
  await user.click(screen.getByRole('button', { name: t('operatorStock.save') }))
  assert.ok(await screen.findByText(t('operatorStock.conflict')))
  const field = screen.getByLabelText<HTMLInputElement>(new RegExp(t('operatorStock.lowAt')))
  await waitFor(() => assert.equal(field.value, '7'))
})

test('an item is found by what it says, in this stock or another, or said to be unknown', async () => {
  const { screen, user, t } = await show()
  const field = await screen.findByLabelText(t('operatorStock.findValue'))
  const find = () => user.click(screen.getByRole('button', { name: t('operatorStock.findNow') }))
  const calls = fakeApi.answer(stock.find, { item: { ...sold, serviceId: 'another' } })
  await user.type(field, ' 192.0.2.1:80 ')
  await find()
  assert.ok(await screen.findByText(t('operatorStock.found', { id: '16' })))
  assert.equal(
    screen.getByRole('link', { name: t('operatorStock.openOther') }).getAttribute('href'),
    '/operator/services/another/stock',
  )
  assert.deepEqual(calls[0]?.body, { value: '192.0.2.1:80' })
  fakeApi.answer(stock.find, { item: null })
  await user.type(field, '8')
  assert.equal(screen.queryAllByText(t('operatorStock.found', { id: '16' })).length, 0)
  await find()
  assert.ok(await screen.findByText(t('operatorStock.notFound')))
})

test('a file is found by itself; what no stock takes is not sent', async () => {
  const { screen, user, t } = await show({ language: 'ru' })
  const field = await screen.findByLabelText(t('operatorStock.findFile'))
  const calls = fakeApi.answer(stock.findFile, { item: { ...sold, serviceId: manual.id } })
  await user.upload(field, new File([], 'empty.bin'))
  assert.ok(await screen.findByText(t('operatorStock.fileEmpty', { name: 'empty.bin' })))
  await user.upload(field, new File([new Uint8Array([0, 255, 7])], 'renamed.bin'))
  assert.ok(await screen.findByText(t('operatorStock.found', { id: '16' })))
  assert.deepEqual(
    calls.map((it) => it.body),
    [{ content: 'AP8H' }],
  )
  assert.equal(screen.queryAllByText(t('operatorStock.fileEmpty', { name: 'empty.bin' })).length, 0)
  fakeApi.answer(stock.findFile, { item: null })
  await user.upload(field, new File(['other'], 'other.bin'))
  assert.ok(await screen.findByText(t('operatorStock.notFound')))
})

for (const [provider, most] of [
  ['OWNER_PROVIDE', '2 GB'],
  ['PARTNER_PROVIDED', '200 MB'],
] as const)
  test(`how much of its room a stock takes is shown: of ${most} for ${provider}`, async () => {
    const { screen, t } = await show({ service: { ...manual, draft: { ...manual.draft, provider } } })
    assert.ok(await screen.findByText(t('operatorStock.bytes', { kept: '3.4 MB', most })))
  })

test('a bot has no stock: no tab, and its address says why', async () => {
  const bot = { ...manual, draft: { ...manual.draft, serviceType: 'AUTO_BOT' as const } }
  const { screen, t } = await show({ service: bot })
  assert.ok(await screen.findByText(t('operatorStock.notHereText')))
  assert.equal(screen.queryAllByRole('link', { name: t('operatorStock.tab') }).length, 0)
})
