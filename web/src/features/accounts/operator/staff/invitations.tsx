import { type SentInvitation, staffInvitations } from '@runmart/contract/accounts-invitations'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { List } from '#ui/list.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { InvitationRow } from './invitation-row.tsx'

/** Who was invited and has not answered, or did of late; to be sent again or withdrawn. */
export function Invitations() {
  const t = useOperatorTranslations()
  const { data, error, isFetching, refetch } = useApi(staffInvitations.list)
  const { confirm, dialog } = useConfirm()
  const resending = useAct(staffInvitations.resend, { refusals: 'toast', untilFresh: true })
  const withdrawing = useAct(staffInvitations.withdraw, { refusals: 'toast' })
  const [sentTo, setSentTo] = useState('')
  const resend = async ({ id }: SentInvitation) => {
    setSentTo(id)
    await resending.act({ params: { id } })
  }
  const withdraw = async ({ id, email }: SentInvitation) => {
    const isSure = await confirm({
      title: t('operatorInvitations.withdrawTitle', { email }),
      description: t('operatorInvitations.withdrawText'),
      confirm: t('operatorInvitations.withdraw'),
      danger: true,
    })
    if (isSure) await withdrawing.act({ params: { id } })
  }
  return (
    <Section
      title={t('operatorInvitations.invitations')}
      description={t('operatorInvitations.invitationsText')}
      padded={false}
      className="mt-4"
    >
      {error ? (
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      ) : !data ? (
        <RowsSkeleton rows={2} end="text" />
      ) : data.items.length === 0 ? (
        <p className="px-5 py-4 text-[13px] text-ink-soft">{t('operatorInvitations.noInvitations')}</p>
      ) : (
        <List label={t('operatorInvitations.invitations')}>
          {data.items.map((it) => (
            <InvitationRow
              key={it.id}
              invitation={it}
              isSending={resending.acting && sentTo === it.id}
              onResend={() => void resend(it)}
              onWithdraw={() => void withdraw(it)}
            />
          ))}
        </List>
      )}
      {dialog}
    </Section>
  )
}
