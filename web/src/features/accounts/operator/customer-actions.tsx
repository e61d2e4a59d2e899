import type { Customer } from '@runmart/contract/accounts'
import { AccountReason, accountsOperator, type CustomerDetails } from '@runmart/contract/accounts-operator'
import { customerViews, VIEW_MINUTES, viewRights } from '@runmart/contract/accounts-views'
import { depositsOperator, ManualDebit } from '@runmart/contract/deposits-operator'
import { wholeDong } from '@runmart/contract/whole-number'
import { Ban, CircleCheck, CirclePause, Ellipsis, Eye, LogOut, Minus } from 'lucide-react'
import * as z from 'zod/mini'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { useRights } from '#platform/use-rights.ts'
import { beginView } from '#platform/view.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { moneyText } from '#ui/money-text.ts'
import { readMoneyForm } from '#ui/read-amount.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { BlockDialog } from './block-dialog.tsx'
import { CreditCapNote } from './credit-cap-note.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { settleCredit, useConfirmCredit } from './use-confirm-credit.ts'

const icons = { endSessions: LogOut, unblock: CircleCheck }
type Action = keyof typeof icons

/** The actions on an account. Credit is a button; the menu views the shop as them, debits, signs out or blocks. */
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

type Props = { customer: Customer; open: boolean; onClose: () => void }

/** Debits a customer by hand, after a confirmation. */
function DebitDialog({ customer, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTransfers.debit')}
      description={t('operatorTransfers.debitText')}
    >
      <DebitForm customer={customer} onDone={onClose} />
    </Dialog>
  )
}

function DebitForm({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirmDebit, dialog } = useConfirmCredit()
  const { act } = useAct(depositsOperator.debit, { once: true })
  return (
    <>
      <Form
        schema={z.extend(ManualDebit, { amount: wholeDong(1, customer.balance) })}
        read={readMoneyForm}
        label={t('operatorTransfers.debit')}
        onSubmit={async (body) => {
          if (!(await confirmDebit(body.amount, customer))) return null
          const answer = await act({ body })
          if (!settleCredit(answer)) return answer
          onDone()
          return null
        }}
      >
        <input type="hidden" name="customerId" value={customer.id} />
        <AmountField
          label={t('operatorTransfers.amount')}
          name="amount"
          hint={t('operatorTransfers.debitBalance', {
            name: customer.username,
            amount: moneyText(language, customer.balance),
          })}
        />
        <TextArea
          label={t('operatorTransfers.reason')}
          name="reason"
          rows={2}
          limit={300}
          hint={t('operatorTransfers.reasonHint')}
        />
        <CreditCapNote />
        <SubmitButton variant="danger">{t('operatorTransfers.debitNow')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
