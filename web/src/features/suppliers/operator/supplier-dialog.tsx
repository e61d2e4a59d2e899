import type { Answer } from '@runmart/contract/client'
import { NewSupplier, type Supplier, SupplierEdit, suppliers } from '@runmart/contract/suppliers'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Dialog, PanelFoot } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { SupplierFields } from './supplier-fields.tsx'
import { blankSupplier, readSupplier, toTypedSupplier } from './typed-supplier.ts'

type Props = {
  /** The supplier to change; null for a new one. */
  supplier: Supplier | null
  open: boolean
  onClose: () => void
  onAdded?: (supplier: Supplier) => void
}

/** Adds a supplier or changes its connection. Operators can enter the key; no page shows it. */
export function SupplierDialog({ supplier, open, onClose, onAdded }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      side
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={supplier ? t('operatorSuppliers.editTitle', { name: supplier.name }) : t('operatorSuppliers.addTitle')}
      description={t(supplier ? 'operatorSuppliers.editText' : 'operatorSuppliers.addText')}
    >
      <SupplierForm
        supplier={supplier}
        onSaved={(saved) => {
          onClose()
          if (!supplier) onAdded?.(saved)
        }}
      />
    </Dialog>
  )
}

type FormProps = { supplier: Supplier | null; onSaved: (supplier: Supplier) => void }
type Saved = Answer<{ supplier: Supplier }>

function SupplierForm({ supplier, onSaved }: FormProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { act: create } = useAct(suppliers.create, { once: true, untilFresh: true })
  const { act: save } = useAct(suppliers.save, { untilFresh: true })
  const { draft: typed, change } = useDraft(supplier ? toTypedSupplier(language, supplier) : blankSupplier)
  const submit = async (sending: Promise<Saved>) => {
    const answer = await sending
    if (!answer.success) {
      return answer.code === 'CONFLICT' ? { ...answer, error: t('operatorSuppliers.conflict') } : answer
    }
    onSaved(answer.data.supplier)
    return answer
  }
  const content = (
    <>
      <SupplierFields typed={typed} exists={supplier !== null} onChange={change} />
      <PanelFoot>
        <SubmitButton>{t(supplier ? 'operatorSuppliers.save' : 'operatorSuppliers.add')}</SubmitButton>
      </PanelFoot>
    </>
  )
  const label = t('operatorSuppliers.title')
  if (supplier) {
    const { id, version, kind, status } = supplier
    return (
      <Form
        schema={SupplierEdit}
        label={label}
        read={() => ({ ...readSupplier(language, typed), version, kind, status })}
        onSubmit={(body) => submit(save({ params: { id }, body }))}
      >
        {content}
      </Form>
    )
  }
  return (
    <Form
      schema={NewSupplier}
      label={label}
      read={() => ({ ...readSupplier(language, typed), kind: 'panel-v2', status: 'active' })}
      onSubmit={(body) => submit(create({ body }))}
    >
      {content}
    </Form>
  )
}
