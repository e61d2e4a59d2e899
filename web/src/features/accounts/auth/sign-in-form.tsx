import type { Credentials } from '@runmart/contract/accounts'
import type { Answer } from '@runmart/contract/client'
import type { SiteSettings } from '@runmart/contract/site'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'

type Props = { email: string; send: (credentials: Credentials) => Promise<Answer<unknown> | null> }

// Loaded when the form is sent, so that the page renders without the contract's schemas.
const credentials = () => import('@runmart/contract/accounts-user').then((contract) => contract.Credentials)

/** The first step of signing in: account name and password. */
export function SignInForm({ email, send }: Props) {
  const t = useTranslations()
  return (
    <Form schema={credentials} onSubmit={send}>
      <TextField
        label={t('accounts.emailOrUsername')}
        name="email"
        key={email}
        defaultValue={email}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus={!email}
      />
      <PasswordField
        label={t('accounts.password')}
        name="password"
        key={`password of ${email}`}
        autoFocus={Boolean(email)}
      />
      {/* Placed after the password, so that Tab moves from e-mail to password. */}
      <TextLink to={paths.forgot} className="-mt-2.5 self-start text-[13px]">
        {t('accounts.forgotPassword')}
      </TextLink>
      <SubmitButton size="lg">{t('accounts.signIn')}</SubmitButton>
    </Form>
  )
}

type DemoProps = { demo: NonNullable<SiteSettings['demo']>; onPick: (email: string) => void }

/** Offers the two accounts of a demo shop and fills in the picked one. */
export function DemoAccounts({ demo, onPick }: DemoProps) {
  const t = useTranslations()
  return (
    <aside className="rounded-lg border border-dashed border-line-strong p-4 text-[13px] text-ink-soft">
      <p>
        <strong className="font-semibold text-ink">{t('accounts.demoTitle')}.</strong> {t('accounts.demoText')}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button size="sm" onClick={() => onPick(demo.customer)}>
          {t('accounts.demoCustomer')}
        </Button>
        <Button size="sm" onClick={() => onPick(demo.operator)}>
          {t('accounts.demoOperator')}
        </Button>
      </div>
    </aside>
  )
}
