import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalog } from '@runmart/contract/catalog'
import { catalogCategories } from '@runmart/contract/catalog-categories'
import { type Language, languages } from '@runmart/contract/languages'
import { within } from '@testing-library/react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { fakeApi } from '#test/fake-api.ts'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { longWord, many, operator, operatorCategory, operatorService as service } from '#test/samples.ts'
import ServicesPage from './services-page.tsx'

const show = (path = '/', language: Language = 'en') => {
  fakeApi.answer(catalogCategories.categories, { items: [operatorCategory] })
  return renderScreen(<ServicesPage />, { user: operator, path, language })
}

test('while the services load, nothing says that there are none', async () => {
  fakeApi.hold(catalog.offered)
  const { screen, view, t } = await show()
  assert.ok(view.container.querySelector('[aria-busy=true]'))
  assert.ok(screen.getByLabelText(t('operatorServices.search')))
  assert.equal(screen.queryAllByText(t('operatorServices.none')).length, 0)
})

test('no service yet and none that matches are told apart, and the filters are sent', async () => {
  const calls = fakeApi.answer(catalog.offered, { items: [] })
  const nothing = await show()
  assert.ok(await nothing.screen.findByText(nothing.t('operatorServices.none')))
  const noMatch = await show('/?q=tea&status=sold_out&category=T%20EA')
  assert.ok(await noMatch.screen.findByText(noMatch.t('operatorServices.noneFound')))
  // An invalid category is not a filter.
  assert.deepEqual(calls.at(-1)?.query, { q: 'tea', status: 'sold_out' })
})

test('the row of Today about services that no supplier can deliver opens those alone', async () => {
  const calls = fakeApi.answer(catalog.offered, { items: [service] })
  const { screen, t } = await show(operatorPaths.servicesUnsupplied)
  assert.match(screen.getByLabelText(t('operatorSources.tab')).textContent, new RegExp(t('operatorSources.badgeNone')))
  assert.deepEqual(calls[0]?.query, { supply: 'none' })
})

test('refused services say why and can be tried again', async () => {
  fakeApi.refuse(catalog.offered, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(/Too fast\./))
  fakeApi.answer(catalog.offered, { items: [service] })
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText('Newsletter'))
})

test('many services are counted and all shown; in Russian a very long name may break', async () => {
  fakeApi.answer(catalog.offered, { items: many(30, (at) => ({ ...service, id: String(at) })) })
  const { screen, t } = await show('/', 'ru')
  assert.ok(await screen.findByText(t('operatorServices.found', { count: 30 })))
  const names = screen.getAllByText(longWord)
  assert.equal(names.length, 30)
  assert.ok(names[0]?.classList.contains('wrap-anywhere'))
})

test('a price that is none is said beside the field; a good one is sent with the version that was seen', async () => {
  fakeApi.answer(catalog.offered, { items: [service] })
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorServices.priceOf', { name: 'Newsletter' }) }))
  const dialog = within(await screen.findByRole('dialog'))
  const change = dialog.getByRole('button', { name: t('operatorServices.priceNow') })
  const field = dialog.getByLabelText<HTMLInputElement>(t('operatorServices.priceUnit'))

  await user.type(field, 'much')
  await user.click(change)
  assert.ok(await dialog.findByText(plainSpaces(t('fields.numberFormat'))))

  fakeApi.refuse(catalog.editService, 'CONFLICT', 'Changed.')
  await user.clear(field)
  await user.type(field, '4,400')
  await user.click(change)
  assert.ok(await dialog.findByText(t('operatorServices.conflictShort')))

  const draft = { ...service.draft, price: 4_400 }
  const calls = fakeApi.answer(catalog.editService, { service: { ...service, draft } }, 'Saved.')
  await user.click(change)
  assert.ok(await screen.findByText('Saved.'))
  assert.deepEqual(calls[0]?.body, { version: 4, seenAvailability: 70, draft })
})

test('a price is read as the language writes it, and a far move is asked about with both prices', async () => {
  const { prices, refused } = {
    prices: {
      en: ['35,000', /4,000\s₫ → 35,000\s₫ \(\+775%\)/],
      vi: ['35.000', /4\.000\s₫ → 35\.000\s₫ \(\+775%\)/],
      ru: ['35 000', /4\s000\s₫ → 35\s000\s₫ \(\+775\s%\)/],
    },
    refused: { en: '35.000', vi: '35,000', ru: '35.000' },
  } as const
  for (const language of languages) {
    fakeApi.answer(catalog.offered, { items: [service] })
    const calls = fakeApi.answer(catalog.editService, { service }, 'Saved.')
    const { screen, user, t } = await show('/', language)
    const name = service.draft.texts[language].name
    await user.click(await screen.findByRole('button', { name: t('operatorServices.priceOf', { name }) }))
    const dialog = within(await screen.findByRole('dialog'))
    const change = dialog.getByRole('button', { name: t('operatorServices.priceNow') })
    const field = dialog.getByLabelText<HTMLInputElement>(t('operatorServices.priceUnit'))
    await user.type(field, refused[language])
    await user.click(change)
    assert.ok(await dialog.findByText(plainSpaces(t('fields.numberFormat'))))
    assert.equal(field.value, refused[language])

    const [typed, after] = prices[language]
    await user.clear(field)
    await user.type(field, typed)
    await user.click(change)
    const title = t('operatorServices.saveTitle', { name })
    const question = await screen.findByRole('alertdialog', { name: title })
    assert.match(question.textContent ?? '', after)
    await user.click(within(question).getByRole('button', { name: t('ui.cancel') }))
    assert.deepEqual([calls.length, field.value], [0, typed])
    await user.click(change)
    const asked = within(await screen.findByRole('alertdialog', { name: title }))
    const again = t('operatorSettings.again', { label: t('operatorServices.price') })
    await user.type(asked.getByLabelText(again), `${typed}{Enter}`)
    assert.ok(await screen.findByText('Saved.'))
    assert.equal(calls[0]?.body?.draft.price, 35_000)
  }
})

test('another state is set only after a confirmation', async () => {
  fakeApi.answer(catalog.offered, { items: [service] })
  const calls = fakeApi.answer(catalog.editService, { service }, 'Saved.')
  const { screen, user, t } = await show()
  const status = t('serviceStates.sold_out')
  await user.click(await screen.findByRole('button', { name: /Status of Newsletter/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: status }))
  const dialog = within(await screen.findByRole('alertdialog'))
  assert.ok(dialog.getByText(t('operatorServices.statusClosedText')))
  assert.equal(calls.length, 0)
  await user.click(dialog.getByRole('button', { name: t('operatorServices.statusNow', { status }) }))
  assert.ok(await screen.findByText('Saved.'))
  assert.equal(calls[0]?.body?.draft.status, 'sold_out')
})
