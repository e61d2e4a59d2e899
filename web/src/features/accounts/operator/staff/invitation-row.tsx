import type { SentInvitation } from '@runmart/contract/accounts-invitations'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'
import { roleOf } from './ready-roles.ts'

const pills: Record<SentInvitation['state'], PillState> = {
  open: 'pending',
  expired: 'expired',
  accepted: 'success',
  withdrawn: 'cancel',
}

type Props = { invitation: SentInvitation; isSending: boolean; onResend: () => void; onWithdraw: () => void }

/** One invitation: to whom, as what, by whom, and what became of it. */
export function InvitationRow({ invitation, isSending, onResend, onWithdraw }: Props) {
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
