import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServiceField } from '@runmart/contract/orders-fields'
import { useState } from 'react'
import { renderScreen } from '#test/render.tsx'
import { serviceField as field } from '#test/samples.ts'
import { InputFields } from './input-fields.tsx'
import { type TypedInputs, useTypedInputs } from './use-inputs.ts'

function Sample({ fields }: { fields: readonly ServiceField[] }) {
  const [values, setValues] = useState<TypedInputs>({})
  const inputs = useTypedInputs(fields, true, values, (key, value) => setValues({ ...values, [key]: value }))
  return (
    <>
      <InputFields inputs={inputs} />
      <output title="inputs">{JSON.stringify(inputs.form)}</output>
      <output title="problems">{JSON.stringify(inputs.problems)}</output>
    </>
  )
}

test('each field is asked with its label, help and example, and checked as the server does', async () => {
  const fields = [field('link', 'link'), field('size', 'number', { min: 2, max: 4_000, required: false })]
  const { screen, user } = await renderScreen(<Sample fields={fields} />)
  const shown = (title: string) => JSON.parse(screen.getByTitle(title).textContent ?? '')
  assert.deepEqual(shown('problems'), { 'inputs.link': 'referralLinkRequired' })
  assert.ok(screen.getByText('About link'))
  const link = screen.getByPlaceholderText('such as link')
  await user.type(link, 'example.com')
  assert.deepEqual(shown('problems'), { 'inputs.link': 'linkFormat' })
  await user.clear(link)
  await user.type(link, 'https://a.example')
  const size = screen.getByLabelText(/The size/)
  await user.type(size, '1.500')
  assert.deepEqual(shown('problems'), { 'inputs.size': 'numberFormat' })
  await user.clear(size)
  await user.type(size, '1,500')
  assert.deepEqual(shown('problems'), {})
  assert.deepEqual(shown('inputs'), { inputs: { link: 'https://a.example', size: 1500 } })
})

test('a text file is read in the page; one that is too long, or no text, is told why', async () => {
  const { screen, user, t } = await renderScreen(<Sample fields={[field('list', 'file')]} />)
  const choose = (name: string, text: string) =>
    user.upload(screen.getByLabelText(/The list/), new File([text], name, { type: 'text/plain' }))
  await choose('list.csv', 'one')
  assert.ok(await screen.findByText('Only .txt files are allowed'))
  await choose('list.txt', 'x'.repeat(21))
  assert.ok(await screen.findByText(t('fields.textTooLong', { count: 20 })))
  await choose('list.txt', 'one\ntwo')
  await user.click(await screen.findByRole('button', { name: t('orderForm.removeFile') }))
  assert.ok(screen.getAllByText(t('orderForm.drop')).length > 0)
})

test('a service that asks for nothing shows and sends nothing', async () => {
  const { screen } = await renderScreen(<Sample fields={[]} />)
  assert.equal(screen.queryAllByRole('textbox').length, 0)
  assert.equal(screen.getByTitle('inputs').textContent, '{}')
})
