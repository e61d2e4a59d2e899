import type { StaffMember } from '@runmart/contract/accounts-operator'
import { accountsOperator } from '@runmart/contract/accounts-operator'
import { Mail, ShieldCheck, UserPlus } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { Invitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { StaffDialog } from './staff-dialog.tsx'
import { StaffTabs } from './staff-tabs.tsx'

/** Who works in the back office and what each may do; only owners come here. */
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
