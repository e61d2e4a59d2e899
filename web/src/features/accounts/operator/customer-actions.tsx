import { accounts } from '@runmart/contract/accounts'
import { AccountReason, accountsOperator, type CustomerDetails } from '@runmart/contract/accounts-operator'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { invalidate } from '#platform/query-client.ts'
import { useSession } from '#platform/session.ts'
import { useRights } from '#platform/use-rights.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { CreditDialog } from './credit-dialog.tsx'

type Act = 'block' | 'unblock' | 'endSessions'

/** What an operator may do about an account: look at its money and orders, credit it, sign it out, block it. */
export function CustomerActions({ details, className }: { details: CustomerDetails; className: string }) {
  const t = useOperatorTranslations()
  const may = useRights()
  const { user } = useSession()
  const { item: act, isOpen, open, close } = useItemDialog<Act, 'credit' | 'act'>()
  const { customer, sessions } = details
  const { id, username, status, role } = customer
  const isMe = id === user?.id
  const mayManage = !isMe && status !== 'closed' && (role === 'customer' || may('owner'))
  const acts: Act[] = [
    ...(sessions.length > 0 ? (['endSessions'] as const) : []),
    status === 'blocked' ? 'unblock' : 'block',
  ]
  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      {may('money') && (
        <ButtonLink to={paths.operatorCustomerTransactions(id)}>{t('operatorReversals.open')}</ButtonLink>
      )}
      {may('orders') && (
        <ButtonLink to={`${paths.operatorOrders}?${new URLSearchParams({ view: 'all', q: username })}`}>
          {t('operatorShell.orders')}
        </ButtonLink>
      )}
      {may('money') && !isMe && status !== 'closed' && (
        <Button onClick={() => open('credit', null)}>{t('operatorCustomers.credit')}</Button>
      )}
      {mayManage &&
        acts.map((it) => (
          <Button key={it} variant={it === 'unblock' ? 'secondary' : 'danger'} onClick={() => open('act', it)}>
            {t(`operatorCustomers.${it}`)}
          </Button>
        ))}
      <CreditDialog customer={customer} open={isOpen('credit')} onClose={close} />
      {act && (
        <ReasonDialog
          title={t(`operatorCustomers.${act}Title`, { name: username })}
          description={t(`operatorCustomers.${act}Text`)}
          schema={AccountReason}
          words={{
            reason: t('operatorCustomers.reason'),
            reasonHint: t('operatorCustomers.reasonHint'),
            confirm: t(`operatorCustomers.${act}`),
          }}
          onConfirm={(reason) => send(act, id, reason)}
          open={isOpen('act')}
          onClose={close}
        />
      )}
    </div>
  )
}

async function send(act: Act, id: string, reason: string) {
  const answer = await handleAnswer(call(accountsOperator[act], { params: { id }, body: { reason } }), {
    refusals: 'inline',
  })
  // Refused or not: somebody else may have done it meanwhile.
  await invalidate(accountsOperator.customer, accounts.customers)
  return answer
}
