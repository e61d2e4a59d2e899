import { customerPage, type ResendableMail } from '@runmart/contract/accounts-customer-page'
import { Mail } from 'lucide-react'
import { lookAgain, SendingProgress, SentNotifications } from '#features/notifications/operator/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useCustomerDetails } from './customer-page.tsx'

/** The messages to a customer: account mails, and notifications with their delivery status. */
export default function CustomerSentPage() {
  const { customer } = useCustomerDetails()
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <AccountMails />
      <SentNotifications customer={customer} />
    </div>
  )
}

/** Mails about the account itself, with a button to send the mail that the account needs. */
function AccountMails() {
  const t = useOperatorTranslations()
  const { customer } = useCustomerDetails()
  const list = useApi(
    customerPage.mails,
    { params: { id: customer.id } },
    { refetchInterval: (data) => lookAgain(data?.items) },
  )
  const { act, acting } = useAct(customerPage.resendMail, { refusals: 'toast', untilFresh: true })
  const { confirm, dialog } = useConfirm()
  const resend = async (kind: ResendableMail) => {
    const isSure = await confirm({
      title: t('operatorCustomerPage.resendTitle', { email: customer.email }),
      description: t('operatorCustomerPage.resendText'),
      confirm: t('operatorCustomerPage.resendNow'),
    })
    if (isSure) await act({ params: { id: customer.id }, body: { kind } })
  }
  return (
    <Section
      title={t('operatorCustomerPage.accountMails')}
      description={t('operatorCustomerPage.accountMailsText')}
      padded={false}
      action={list.data?.resendable.map((kind) => (
        <Button key={kind} size="sm" loading={acting} onClick={() => void resend(kind)}>
          {t(`operatorCustomerPage.resend_${kind}`)}
        </Button>
      ))}
    >
      <ListScreen
        list={list}
        frame="none"
        skeleton={<RowsSkeleton dense rows={3} end="text" />}
        empty={{ icon: Mail, title: t('operatorCustomerPage.noMails') }}
      >
        {(mails) => (
          <List label={t('operatorCustomerPage.accountMails')}>
            {mails.map((mail) => (
              <li
                key={mail.id}
                className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 text-[13px] text-ink-faint"
              >
                <div className="min-w-0">
                  <p className="text-sm font-semibold wrap-anywhere text-ink">{t(`accountMailNames.${mail.kind}`)}</p>
                  {mail.state !== 'sent' && <SendingProgress {...mail} />}
                </div>
                <DateTime at={mail.sentAt} className="shrink-0" />
              </li>
            ))}
          </List>
        )}
      </ListScreen>
      {dialog}
    </Section>
  )
}
