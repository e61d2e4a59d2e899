import { accounts, type EmailChange as Change, NewEmail, type User } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'

/** The sign-in address, a pending change and the button to start one. */
export function EmailChange({ user }: { user: User }) {
  const { t } = useLanguage()
  const { data } = useApi(accounts.emailChange, {}, { refetchInterval: 15_000 })
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-[13px] font-semibold text-ink-soft">{t('emailChange.current')}</p>
          <p className="font-semibold wrap-anywhere text-ink">{user.email}</p>
        </div>
        <Button disabled={user.status !== 'active'} onClick={() => setOpen(true)}>
          {t('emailChange.change')}
        </Button>
      </div>
      {data?.change && <WaitingChange user={user} change={data.change} />}
      <EmailDialog open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

/** The missing confirmations of a change, and its deadline. */
function WaitingChange({ user, change }: { user: User; change: Change }) {
  const { language, t } = useLanguage()
  const { act, acting } = useAct(accounts.withdrawEmailChange, { refusals: 'toast' })
  return (
    <Alert tone="warning" title={t('emailChange.waitingTitle', { email: change.newEmail })}>
      <ul className="flex list-disc flex-col gap-1 pl-4 wrap-anywhere">
        {!change.oldConfirmed && <li>{t('emailChange.waitingOld', { email: user.email })}</li>}
        {!change.newConfirmed && <li>{t('emailChange.waitingNew', { email: change.newEmail })}</li>}
      </ul>
      <p className="mt-1">
        {t('emailChange.waitingUntil', { when: dateTimeText(language, new Date(change.expiresAt)) })}
      </p>
      <Button size="sm" className="mt-3" loading={acting} onClick={() => void act()}>
        {t('emailChange.withdraw')}
      </Button>
    </Alert>
  )
}

/** Asks for the new address. When it is sent, the step-up dialog asks for proof of the owner if needed. */
function EmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLanguage()
  const { act } = useAct(accounts.changeEmail)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('emailChange.changeTitle')}
      description={t('emailChange.changeText')}
    >
      <Form
        schema={NewEmail}
        label={t('emailChange.changeTitle')}
        onSubmit={async (body) => {
          const answer = await act({ body })
          if (answer.success) onClose()
          return answer
        }}
      >
        <TextField
          label={t('emailChange.newEmail')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          limit={254}
        />
        <SubmitButton>{t('emailChange.send')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
