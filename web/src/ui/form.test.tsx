import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@runmart/contract/languages'
import * as z from 'zod/mini'
import { renderScreen } from '#test/render.tsx'
import { AmountField } from './amount-field.tsx'
import { Form } from './form.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
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

test('a password is shown while its button is pressed in', async () => {
  const { screen, user, t } = await renderScreen(<PasswordField name="password" label="Password" />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  assert.equal(field.type, 'password')
  await user.click(screen.getByRole('button', { name: t('ui.showPassword') }))
  assert.equal(field.type, 'text')
  assert.equal(screen.getByRole('button', { name: t('ui.hidePassword') }).getAttribute('aria-pressed'), 'true')
})
