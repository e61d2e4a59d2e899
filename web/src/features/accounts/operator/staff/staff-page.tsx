import type { Customer } from '@runmart/contract/accounts'
import { accountsOperator, StaffGrant, type StaffMember } from '@runmart/contract/accounts-operator'
import { Mail, ShieldCheck, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { CustomerPicker } from '../customer-picker.tsx'
import { GrantFields, readGrant } from './grant-fields.tsx'
import { Invitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { roleOf } from './ready-roles.ts'
import { StaffTabs } from './staff-tabs.tsx'

/** The operators and their rights; for owners only. */
export default function StaffPage() {
  const t = useOperatorTranslations()
  const { user } = useSession()
  const list = useApi(accountsOperator.staff)
  const { item: member, isOpen, open, close } = useItemDialog<StaffMember, 'save' | 'invite'>()
  const { confirm, dialog } = useConfirm()
  const { act } = useAct(accountsOperator.removeStaff, { refusals: 'toast' })
  const remove = async ({ id, username }: StaffMember) => {
    const isSure = await confirm({
      title: t('operatorStaff.removeTitle', { name: username }),
      description: t('operatorStaff.removeText'),
      confirm: t('operatorStaff.remove'),
      danger: true,
    })
    if (isSure) await act({ params: { id } })
  }
  return (
    <>
      <title>{`${t('operatorStaff.title')} · Runmart`}</title>
      <StaffTabs />
      <PageHeader
        title={t('operatorStaff.title')}
        description={t('operatorStaff.intro')}
        actions={
          <>
            <Button icon={<UserPlus aria-hidden />} onClick={() => open('save', null)}>
              {t('operatorStaff.add')}
            </Button>
            <Button variant="primary" icon={<Mail aria-hidden />} onClick={() => open('invite', null)}>
              {t('operatorInvitations.invite')}
            </Button>
          </>
        }
      />
      <ListScreen
        list={list}
        skeleton={<RowsSkeleton rows={3} end="text" />}
        empty={{ icon: ShieldCheck, title: t('operatorStaff.empty'), text: t('operatorStaff.intro') }}
      >
        {(members) => (
          <List label={t('operatorStaff.title')}>
            {members.map((it) => (
              <MemberRow
                key={it.id}
                member={it}
                isMe={it.id === user?.id}
                onEdit={() => open('save', it)}
                onRemove={() => void remove(it)}
              />
            ))}
          </List>
        )}
      </ListScreen>
      <Invitations />
      <InviteDialog open={isOpen('invite')} onClose={close} />
      <StaffDialog member={member} open={isOpen('save')} onClose={close} />
      {dialog}
    </>
  )
}

type Props = { member: StaffMember; isMe: boolean; onEdit: () => void; onRemove: () => void }

/** One operator: name, rights and two-factor status. */
function MemberRow({ member, isMe, onEdit, onRemove }: Props) {
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

type StaffDialogProps = {
  /** The operator to change; null adds a customer to the staff. */
  member: StaffMember | null
  open: boolean
  onClose: () => void
}

/** Changes the rights of an operator, or makes a customer an operator. */
function StaffDialog({ member, open, onClose }: StaffDialogProps) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={member ? t('operatorStaff.editTitle', { name: member.username }) : t('operatorStaff.add')}
      description={t(member ? 'operatorStaff.editText' : 'operatorStaff.addText')}
    >
      <StaffForm member={member} onDone={onClose} />
    </Dialog>
  )
}

function StaffForm({ member, onDone }: { member: StaffMember | null; onDone: () => void }) {
  const t = useOperatorTranslations()
  const [customer, setCustomer] = useState<Customer | null>(null)
  const { act } = useAct(accountsOperator.saveStaff, { untilFresh: true })
  const [isMissing, setMissing] = useState(false)
  const save = async (grant: StaffGrant) => {
    const id = member?.id ?? customer?.id
    setMissing(!id)
    if (!id) return null
    const answer = await act({ params: { id }, body: grant })
    if (answer.success) onDone()
    return answer
  }
  return (
    <Form schema={StaffGrant} read={readGrant} onSubmit={save} label={t('operatorStaff.title')}>
      {!member && (
        <div>
          <CustomerPicker chosen={customer} onChoose={setCustomer} />
          {isMissing && !customer && (
            <p role="alert" className="mt-1.5 text-[13px] font-medium text-failed">
              {t('operatorStaff.pickFirst')}
            </p>
          )}
        </div>
      )}
      <GrantFields member={member} />
      <SubmitButton>{t('operatorStaff.save')}</SubmitButton>
    </Form>
  )
}
