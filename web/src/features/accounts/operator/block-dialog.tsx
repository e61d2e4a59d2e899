import { Block, blockChoices, type Holdable, holdable } from '@runmart/contract/accounts-held'
import { accountsOperator, type CustomerDetails } from '@runmart/contract/accounts-operator'
import { conversationsOperator } from '@runmart/contract/conversations-operator'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { payouts } from '@runmart/contract/payouts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextLink } from '#ui/text-link.tsx'

type Props = { details: CustomerDetails; open: boolean; onClose: () => void }

/** Blocks an account and decides about its open work. For a blocked account, changes that decision only. */
export function BlockDialog({ details: { customer, held }, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const may = useRights()
  const { id, username: name } = customer
  const isBlocked = customer.status === 'blocked'
  const waiting = useWaiting(id, open)
  const words = {
    orders: {
      label: t('operatorCustomers.blockOrders'),
      hold: t('operatorCustomers.ordersHold'),
      keep: t('operatorCustomers.ordersKeep'),
      refund: may('orders') ? t('operatorCustomers.ordersRefund') : null,
      refuse: null,
    },
    payouts: {
      label: t('operatorCustomers.blockPayouts'),
      hold: t('operatorCustomers.payoutsHold'),
      keep: t('operatorCustomers.payoutsKeep'),
      refund: null,
      refuse: may('money') ? t('operatorCustomers.payoutsRefuse') : null,
    },
    transfers: {
      label: t('operatorCustomers.blockTransfers'),
      hold: t('operatorCustomers.transfersHold'),
      keep: t('operatorCustomers.transfersKeep'),
      refund: null,
      refuse: null,
    },
  }
  const optionsOf = (what: Holdable) =>
    blockChoices[what].flatMap((value) => {
      const label = words[what][value]
      return label ? [{ value, label }] : []
    })
  const { act } = useAct(accountsOperator.block, { untilFresh: true })
  const what = isBlocked ? 'decide' : 'block'
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t(`operatorCustomers.${what}Title`, { name })}
      description={t(`operatorCustomers.${what}Text`)}
    >
      <Form
        schema={Block}
        label={t(`operatorCustomers.${what}Title`, { name })}
        onSubmit={async (body) => {
          const answer = await act({ params: { id }, body })
          if (answer.success) onClose()
          return answer
        }}
      >
        {holdable.map((what) => (
          <Select
            key={what}
            label={words[what].label}
            name={what}
            options={optionsOf(what)}
            defaultValue={isBlocked && !held.includes(what) ? 'keep' : 'hold'}
            hint={waiting[what]}
          />
        ))}
        {waiting.messages && (
          <p className="text-[13px]">
            <TextLink to={operatorPaths.customerTab(id, 'messages')}>{waiting.messages}</TextLink>
          </p>
        )}
        <TextArea
          label={t('operatorCustomers.reason')}
          name="reason"
          rows={3}
          limit={300}
          hint={t('operatorCustomers.reasonHint')}
        />
        <SubmitButton variant={isBlocked ? 'primary' : 'danger'}>
          {t(isBlocked ? 'operatorCustomers.decideNow' : 'operatorCustomers.block')}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

/** The number of open items of each kind, for the kinds that the operator may see. */
function useWaiting(id: string, enabled: boolean): Partial<Record<Holdable | 'messages', string>> {
  const t = useOperatorTranslations()
  const may = useRights()
  const one = { params: { id }, query: { limit: '1' } }
  const [work, money] = [{ enabled: enabled && may('orders') }, { enabled: enabled && may('money') }]
  const open = useApi(ordersOperator.ofCustomer, one, work).data?.open
  const messages = useApi(conversationsOperator.ofCustomer, one, work).data?.waiting
  const waiting = { status: 'waiting', customerId: id, limit: '1' } as const
  const unpaid = useApi(payouts.list, { query: waiting }, money).data?.total
  const claims = useApi(depositsOperator.ofCustomer, one, money).data?.waitingClaims
  return {
    ...(open && { orders: t('operatorCustomerPage.openOrders', { count: open }) }),
    ...(unpaid && { payouts: t('operatorCustomerPage.waitingPayouts', { count: unpaid }) }),
    ...(claims && { transfers: t('operatorCustomerPage.waitingClaims', { count: claims }) }),
    ...(messages && { messages: t('operatorCustomerPage.waitingMessages', { count: messages }) }),
  }
}
