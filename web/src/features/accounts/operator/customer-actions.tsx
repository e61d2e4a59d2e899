import { AccountReason, accountsOperator, type CustomerDetails } from '@runmart/contract/accounts-operator'
import { customerViews, VIEW_MINUTES, viewRights } from '@runmart/contract/accounts-views'
import { Ban, CircleCheck, CirclePause, Ellipsis, Eye, LogOut, Minus } from 'lucide-react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { useRights } from '#platform/use-rights.ts'
import { beginView } from '#platform/view.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { BlockDialog } from './block-dialog.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { DebitDialog } from './debit-dialog.tsx'

const icons = { endSessions: LogOut, unblock: CircleCheck }
type Action = keyof typeof icons

/** What an operator may do about an account: credit it; and behind the dots see the shop as they do, debit it, sign it out and block it. */
export function CustomerActions({ details }: { details: CustomerDetails }) {
  const t = useOperatorTranslations()
  const may = useRights()
  const { user } = useSession()
  const { item: action, isOpen, open, close } = useItemDialog<Action, 'credit' | 'debit' | 'view' | 'block' | 'act'>()
  const { act: start } = useAct(customerViews.start)
  const { act } = useAct(accountsOperator[action ?? 'unblock'], { untilFresh: true })
  const { customer, sessions } = details
  const { id, username, status, role } = customer
  const isMe = id === user?.id
  const isBlocked = status === 'blocked'
  const mayMoveMoney = may('money') && !isMe && status !== 'closed'
  const mayDebit = mayMoveMoney && customer.balance > 0
  const mayView = role === 'customer' && status !== 'closed' && viewRights.every((it) => may(it))
  const mayManage = !isMe && status !== 'closed' && (role === 'customer' || may('owner'))
  const view = async (reason: string) => {
    const answer = await start({ params: { id }, body: { reason } })
    if (answer.success) beginView({ ...answer.data, back: operatorPaths.customer(id) })
    return answer
  }
  const actions: Action[] = mayManage
    ? [...(sessions.length > 0 ? (['endSessions'] as const) : []), ...(isBlocked ? (['unblock'] as const) : [])]
    : []
  return (
    <div className="flex items-center gap-2">
      {mayMoveMoney && (
        <Button variant="primary" size="sm" onClick={() => open('credit', null)}>
          {t('operatorCustomers.credit')}
        </Button>
      )}
      {(mayManage || mayDebit || mayView) && (
        <Menu
          trigger={
            <IconButton label={t('operatorCustomerPage.more')} className="size-8 border border-field">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          {mayView && (
            <MenuItem icon={<Eye aria-hidden />} onClick={() => open('view', null)}>
              {t('operatorCustomerPage.view')}
            </MenuItem>
          )}
          {mayDebit && (
            <MenuItem icon={<Minus aria-hidden />} onClick={() => open('debit', null)}>
              {t('operatorCustomers.debit')}
            </MenuItem>
          )}
          {actions.map((it) => {
            const Icon = icons[it]
            return (
              <MenuItem key={it} icon={<Icon aria-hidden />} onClick={() => open('act', it)}>
                {t(`operatorCustomers.${it}`)}
              </MenuItem>
            )
          })}
          {mayManage && (
            <MenuItem
              icon={isBlocked ? <CirclePause aria-hidden /> : <Ban aria-hidden />}
              onClick={() => open('block', null)}
            >
              {t(isBlocked ? 'operatorCustomers.decide' : 'operatorCustomers.block')}
            </MenuItem>
          )}
        </Menu>
      )}
      <CreditDialog customer={customer} open={isOpen('credit')} onClose={close} />
      <DebitDialog customer={customer} open={isOpen('debit')} onClose={close} />
      <BlockDialog details={details} open={isOpen('block')} onClose={close} />
      <ReasonDialog
        title={t('operatorCustomerPage.viewTitle', { name: username })}
        description={t('operatorCustomerPage.viewText', { count: VIEW_MINUTES })}
        schema={AccountReason}
        words={{
          reason: t('operatorCustomers.reason'),
          reasonHint: t('operatorCustomers.reasonHint'),
          confirm: t('operatorCustomerPage.viewNow'),
        }}
        harmless
        onConfirm={view}
        open={isOpen('view')}
        onClose={close}
      />
      {action && (
        <ReasonDialog
          title={t(`operatorCustomers.${action}Title`, { name: username })}
          description={t(`operatorCustomers.${action}Text`)}
          schema={AccountReason}
          words={{
            reason: t('operatorCustomers.reason'),
            reasonHint: t('operatorCustomers.reasonHint'),
            confirm: t(`operatorCustomers.${action}`),
          }}
          onConfirm={(reason) => act({ params: { id }, body: { reason } })}
          open={isOpen('act')}
          onClose={close}
        />
      )}
    </div>
  )
}
