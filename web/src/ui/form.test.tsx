import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@runmart/contract/languages'
import { waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { renderScreen } from '#test/render.tsx'
import { AmountField } from './amount-field.tsx'
import { Form } from './form.tsx'
import { PasswordField } from './password-field.tsx'
import { SearchField } from './search-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const schema = z.strictObject({
  email: z.string('required').check(z.email('emailFormat')),
  note: z.optional(z.string()),
})
type Answer = Awaited<ReturnType<Parameters<typeof Form>[0]['onSubmit']>>

function Sample({ answer }: { answer: () => Promise<Answer> }) {
  return (
    <Form schema={schema} onSubmit={answer} label="sample">
      <TextField name="email" label="Mail" hint="Where we write to" />
      <TextField name="note" label="Note" optional />
      <SubmitButton>Send</SubmitButton>
    </Form>
  )
}

test('what is missing is said beside its field in the chosen language, is focused, and goes when it is edited', async () => {
  for (const language of languages) {
    let sent = 0
    const { screen, user, t } = await renderScreen(<Sample answer={async () => void sent++} />, { language })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const problem = await screen.findByText(t('fields.required'))
    const field = screen.getByLabelText('Mail')
    assert.ok(document.activeElement === field)
    assert.equal(field.getAttribute('aria-describedby'), problem.id)
    assert.equal(screen.queryAllByText('Where we write to').length, 0)
    await user.type(field, 'x')
    assert.equal(screen.queryAllByText(t('fields.required')).length, 0)
    assert.ok(screen.getByText('Where we write to'))
    assert.equal(sent, 0)
  }
})

test('what the server refuses is shown beside its field; what has no field here is said on top', async () => {
  const refusal = { success: false, status: 400, message: '', code: 'VALIDATION', error: 'Please check.' } as const
  const data = { fields: { email: 'Already used', phone: 'No such phone' } }
  const { screen, user } = await renderScreen(<Sample answer={async () => ({ ...refusal, data })} />)
  await user.type(screen.getByLabelText('Mail'), 'a@b.vn')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  assert.ok(await screen.findByText('Already used'))
  assert.ok(screen.getByText('Please check. No such phone'))
})

test('a form that is being sent cannot be sent twice', async () => {
  let sent = 0
  let done = () => {}
  const answer = () =>
    new Promise<null>((resolve) => {
      sent += 1
      done = () => resolve(null)
    })
  const { screen, user } = await renderScreen(<Sample answer={answer} />)
  await user.type(screen.getByLabelText('Mail'), 'a@b.vn')
  await user.dblClick(screen.getByRole('button', { name: 'Send' }))
  assert.equal(screen.getByRole('form').getAttribute('aria-busy'), 'true')
  done()
  await screen.findByRole('form', { busy: false })
  assert.equal(sent, 1)
})

test('an amount is written out as money while it is typed, by the rules of the language', async () => {
  for (const [language, money] of [
    ['en', /^1,234,567\s₫$/],
    ['vi', /^1\.234\.567\s₫$/],
    ['ru', /^1\s234\s567\s₫$/],
  ] as const) {
    const { screen, user } = await renderScreen(<AmountField name="amount" label="Amount" />, { language })
    await user.type(screen.getByLabelText('Amount'), '1234567')
    assert.ok(screen.getByText(money))
  }
})

test('a text beyond its limit stays whole, says so at once and is not sent; near it, it is counted', async () => {
  const limited = z.strictObject({ note: z.string().check(z.trim(), z.maxLength(20, 'textTooLong')) })
  for (const Input of [TextField, TextArea])
    for (const language of languages) {
      const sent: unknown[] = []
      const { screen, user, t } = await renderScreen(
        <Form schema={limited} onSubmit={async (values) => void sent.push(values)}>
          <Input name="note" label="Note" limit={20} />
          <SubmitButton>Send</SubmitButton>
        </Form>,
        { language },
      )
      const sentence = t('fields.textTooLong', { count: 20 })
      const field = screen.getByLabelText<HTMLInputElement>('Note')
      await user.click(field)
      await user.paste('x'.repeat(17))
      assert.equal(screen.queryAllByText(/\/ 20$/).length, 0)
      await user.paste('x'.repeat(8))
      assert.equal(field.value, 'x'.repeat(25))
      assert.equal(field.getAttribute('aria-invalid'), 'true')
      assert.ok(screen.getByText('25 / 20'))
      assert.ok(screen.getByText(sentence))
      await user.click(screen.getByRole('button', { name: 'Send' }))
      assert.ok(screen.getByText(sentence))
      assert.equal(sent.length, 0)
      await user.clear(field)
      await user.type(field, `${'x'.repeat(20)} `)
      assert.equal(screen.queryAllByText(sentence).length, 0)
      await user.click(screen.getByRole('button', { name: 'Send' }))
      assert.deepEqual(sent, [{ note: 'x'.repeat(20) }])
    }
})

test('a search that is too long is neither cut nor made', async () => {
  const searched: string[] = []
  const { screen, user, t } = await renderScreen(
    <SearchField label="Find" value="" onSearch={(it) => searched.push(it)} />,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Find')
  await user.click(field)
  await user.paste('x'.repeat(101))
  assert.ok(screen.getByText(t('fields.textTooLong', { count: 100 })))
  await new Promise((resolve) => setTimeout(resolve, 400))
  assert.deepEqual([field.value.length, searched], [101, []])
  await user.type(field, '{Backspace}')
  await waitFor(() => assert.deepEqual(searched, ['x'.repeat(100)]))
})

test('a password is shown while its button is pressed in', async () => {
  const { screen, user, t } = await renderScreen(<PasswordField name="password" label="Password" />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  assert.equal(field.type, 'password')
  await user.click(screen.getByRole('button', { name: t('ui.showPassword') }))
  assert.equal(field.type, 'text')
  assert.equal(screen.getByRole('button', { name: t('ui.hidePassword') }).getAttribute('aria-pressed'), 'true')
})
