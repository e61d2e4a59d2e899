import type { StaffMember } from '@runmart/contract/accounts-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { roleOf } from './ready-roles.ts'

type Props = { member: StaffMember; isMe: boolean; onEdit: () => void; onRemove: () => void }

/** One operator: who, what they may do, whether a second factor guards the account. */
export function MemberRow({ member, isMe, onEdit, onRemove }: Props) {
  const t = useOperatorTranslations()
  const { username, email, isOwner, rights, twoFactor, joinedDate } = member
  const role = isOwner ? null : roleOf(rights)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-80">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere text-ink">
          {username}
          {isOwner && <Badge brand>{t('operatorStaff.owner')}</Badge>}
          {role && <Badge brand>{t(`staffRoles.${role}`)}</Badge>}
          {isMe && <Badge>{t('operatorCustomers.you')}</Badge>}
        </p>
        <p className="mt-0.5 text-[13px] wrap-anywhere text-ink-soft">
          {email} ·{' '}
          <LinkedSentence
            sentence={t('operatorStaff.since', { day: '‹day›' })}
            parts={{ day: <DateTime at={joinedDate} as="date" /> }}
          />
        </p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {isOwner ? (
            <span className="text-[13px] text-ink-soft">{t('operatorStaff.mayEverything')}</span>
          ) : (
            rights.map((right) => <Badge key={right}>{t(`staffRights.${right}`)}</Badge>)
          )}
        </p>
        {!twoFactor && <p className="mt-2 text-[13px] text-pending">{t('operatorStaff.noTwoFactor')}</p>}
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="danger"
          aria-label={t('operatorStaff.removeOf', { name: username })}
          onClick={onRemove}
        >
          {t('operatorStaff.remove')}
        </Button>
        <Button size="sm" aria-label={t('operatorStaff.editOf', { name: username })} onClick={onEdit}>
          {t('operatorStaff.edit')}
        </Button>
      </div>
    </li>
  )
}
