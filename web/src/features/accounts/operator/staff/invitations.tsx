import { type SentInvitation, staffInvitations } from '@runmart/contract/accounts-invitations'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { List } from '#ui/list.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { roleOf } from './ready-roles.ts'

/** Open and recently ended invitations, with buttons to send them again or withdraw them. */
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

const pills: Record<SentInvitation['state'], PillState> = {
  open: 'pending',
  expired: 'expired',
  accepted: 'success',
  withdrawn: 'cancel',
}

type Props = { invitation: SentInvitation; isSending: boolean; onResend: () => void; onWithdraw: () => void }

/** One invitation: address, role, inviter and outcome. */
function InvitationRow({ invitation, isSending, onResend, onWithdraw }: Props) {
  const t = useOperatorTranslations()
  const { email, state, isOwner, rights, invitedBy: name, sentAt, expiresAt, endedAt } = invitation
  const role = isOwner ? null : roleOf(rights)
  const isWaiting = state === 'open' || state === 'expired'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-3">
      <div className="min-w-0 flex-1 basis-80">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere text-ink">
          {email}
          {isOwner && <Badge brand>{t('operatorStaff.owner')}</Badge>}
          {role && <Badge brand>{t(`staffRoles.${role}`)}</Badge>}
          {rights.map((right) => (
            <Badge key={right}>{t(`staffRights.${right}`)}</Badge>
          ))}
        </p>
        <p className="mt-1 text-[13px] text-ink-soft">
          <LinkedSentence
            sentence={t('operatorInvitations.invitedByOn', { name, when: '‹when›' })}
            parts={{ when: <DateTime at={sentAt} /> }}
          />
          {state === 'open' && (
            <>
              {' · '}
              <LinkedSentence
                sentence={t('operatorInvitations.until', { when: '‹when›' })}
                parts={{ when: <DateTime at={expiresAt} as="date" /> }}
              />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <StatusPill state={pills[state]}>{t(`invitationStates.${state}`)}</StatusPill>
        {endedAt && <DateTime at={endedAt} className="text-[13px] text-ink-faint" />}
        {isWaiting && (
          <>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('operatorInvitations.withdrawOf', { email })}
              onClick={onWithdraw}
            >
              {t('operatorInvitations.withdraw')}
            </Button>
            <Button
              size="sm"
              loading={isSending}
              aria-label={t('operatorInvitations.resendOf', { email })}
              onClick={onResend}
            >
              {t('operatorInvitations.resend')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
