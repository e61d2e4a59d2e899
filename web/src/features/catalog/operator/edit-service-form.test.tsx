import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalog } from '@runmart/contract/catalog'
import { catalogCategories } from '@runmart/contract/catalog-categories'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operator, operatorCategory, operatorService as service } from '#test/samples.ts'
import { EditServiceForm } from './edit-service-form.tsx'
import { DetailFields } from './service-form.tsx'

test('a price that moves far is asked about before the list of changes; other numbers are read as the language writes', async () => {
  fakeApi.answer(catalogCategories.categories, { items: [operatorCategory] })
  const calls = fakeApi.answer(catalog.editService, { service }, 'Saved.')
  const { screen, user, t } = await renderScreen(
    <EditServiceForm latest={service}>{(props) => <DetailFields {...props} />}</EditServiceForm>,
    {
      user: operator,
      language: 'vi',
    },
  )
  const type = async (label: string, value: string) => {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.type(field, value)
  }
  const save = () => user.click(screen.getByRole('button', { name: t('operatorServices.save') }))
  await type(t('operatorServices.maxAmount'), '1,000')
  await save()
  assert.ok(await screen.findByText(t('fields.numberFormat')))
  await type(t('operatorServices.maxAmount'), '1.000')
  await type(t('operatorServices.priceUnit'), '40.000')
  await save()
  const title = t('operatorServices.saveTitle', { name: 'Newsletter' })
  const question = await screen.findByRole('alertdialog', { name: title })
  assert.match(question.textContent ?? '', /4\.000\s₫ → 40\.000\s₫ \(\+900%\)/)
  const list = within(question)
  await user.click(list.getByRole('button', { name: t('operatorServices.saveNow') }))
  assert.ok(await list.findByText(t('operatorSettings.againWrong')))
  assert.equal(calls.length, 0)
  const again = t('operatorSettings.again', { label: t('operatorServices.price') })
  await user.type(list.getByLabelText(again), '40.000')
  await user.click(list.getByRole('button', { name: t('operatorServices.saveNow') }))
  assert.ok(await screen.findByText('Saved.'))
  assert.deepEqual([calls[0]?.body?.draft.price, calls[0]?.body?.draft.maxAmount], [40_000, 1_000])
})

test('how much there is of a service from stock is read, not typed, and leads to the stock', async () => {
  fakeApi.answer(catalogCategories.categories, { items: [operatorCategory] })
  const stocked = { ...service, stocked: true, draft: { ...service.draft, availability: 12 } }
  const { screen, t } = await renderScreen(
    <EditServiceForm latest={stocked}>{(props) => <DetailFields {...props} />}</EditServiceForm>,
    { user: operator },
  )
  const field = screen.getByLabelText<HTMLInputElement>(t('operatorServices.availability'))
  assert.deepEqual([field.value, field.disabled], ['12', true])
  assert.ok(screen.getByText(t('operatorStock.availabilityHint')))
  assert.equal(
    screen.getByRole('link', { name: t('operatorStock.toStock') }).getAttribute('href'),
    `/operator/services/${service.id}/stock`,
  )
})
