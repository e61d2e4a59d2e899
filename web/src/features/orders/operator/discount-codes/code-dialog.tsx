import { catalog } from '@runmart/contract/catalog'
import { type CodeDraft, type DiscountCode, discountCodes } from '@runmart/contract/orders-discount-codes'
import { zoneText } from '@runmart/i18n/formats'
import { ServicePicker } from '#features/catalog/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { stripFieldPrefix } from '#platform/strip-field-prefix.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { DateTimeField, readDateTime } from '#ui/date-time-field.tsx'
import { Dialog, PanelFoot } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { discountText } from './describe-code.ts'
import { blankCode, codeSchema, readTypedCode, type TypedCode, toTypedCode } from './typed-code.ts'

type Props = {
  /** The code to change; null for a new one. */
  code: DiscountCode | null
  open: boolean
  onClose: () => void
}

/** Creates a discount code, or changes its limits. */
export function CodeDialog({ code, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      side
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={code ? t('operatorDiscountCodes.editTitle', { code: code.code }) : t('operatorDiscountCodes.newTitle')}
      description={t(code ? 'operatorDiscountCodes.editText' : 'operatorDiscountCodes.newText')}
    >
      <CodeForm code={code} onClose={onClose} />
    </Dialog>
  )
}

/** The limits of a code and its services. The form asks for confirmation before customers can use it. */
function CodeForm({ code, onClose }: { code: DiscountCode | null; onClose: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const { data } = useApi(catalog.offered)
  const { act: create } = useAct(discountCodes.createCode, { once: true })
  const { act: edit } = useAct(discountCodes.editCode, { untilFresh: true })
  const { draft: typed, change } = useDraft(code ? toTypedCode(code) : blankCode)
  const confirmText = (it: CodeDraft) =>
    it.active
      ? t('operatorDiscountCodes.sureText', { discount: discountText(t, language, it) })
      : t('operatorDiscountCodes.sureOff')
  return (
    <>
      <Form
        schema={codeSchema}
        read={(data) => {
          const [startsAt, endsAt] = [readDateTime(data, 'startsAt'), readDateTime(data, 'endsAt')]
          return readTypedCode(language, { ...typed, startsAt, endsAt })
        }}
        label={t('operatorDiscountCodes.title')}
        onSubmit={async (body) => {
          const isConfirmed = await confirm({
            title: t(code ? 'operatorDiscountCodes.sureSave' : 'operatorDiscountCodes.sureCreate', { code: body.code }),
            description: confirmText(body.draft),
            confirm: t(code ? 'operatorDiscountCodes.save' : 'operatorDiscountCodes.create'),
          })
          if (!isConfirmed) return null
          const answer = code
            ? await edit({ params: { code: body.code }, body: body.draft })
            : stripFieldPrefix(await create({ body }), 'draft')
          if (answer.success) onClose()
          return answer
        }}
      >
        <CodeFields typed={typed} exists={code !== null} onChange={change} />
        <ServicePicker
          name="serviceIds"
          services={data?.items ?? []}
          chosen={typed.serviceIds}
          onChoose={(serviceIds) => change({ serviceIds })}
        />
        <PanelFoot>
          <SubmitButton>{t(code ? 'operatorDiscountCodes.save' : 'operatorDiscountCodes.create')}</SubmitButton>
        </PanelFoot>
      </Form>
      {dialog}
    </>
  )
}

type CodeFieldsProps = {
  typed: TypedCode
  /** The code exists, so its name cannot change. */
  exists: boolean
  onChange: (changes: Partial<TypedCode>) => void
}

/** All fields of a code except its services. */
function CodeFields({ typed, exists, onChange }: CodeFieldsProps) {
  const t = useOperatorTranslations()
  const limit = (name: 'mostUses' | 'mostUsesEach') => (
    <TextField
      label={t(`operatorDiscountCodes.${name}`)}
      name={name}
      optional
      value={typed[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      hint={t('operatorDiscountCodes.noLimit')}
      autoComplete="off"
      inputMode="numeric"
      inputClassName="tabular-nums"
    />
  )
  const moment = (name: 'startsAt' | 'endsAt', usualTime: string) => (
    <DateTimeField
      label={t(`operatorDiscountCodes.${name}`)}
      name={name}
      optional
      defaultValue={typed[name]}
      usualTime={usualTime}
      hint={t('operatorDiscountCodes.dateHint', { zone: zoneText(shownTimeZone()) })}
    />
  )
  return (
    <>
      {!exists && (
        <TextField
          label={t('operatorDiscountCodes.code')}
          name="code"
          value={typed.code}
          onChange={(event) => onChange({ code: event.target.value })}
          hint={t('operatorDiscountCodes.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          limit={32}
          inputClassName="font-mono uppercase"
        />
      )}
      <SegmentedControl
        label={t('operatorDiscountCodes.kind')}
        name="kind"
        value={typed.kind}
        onChange={(kind) => onChange({ kind })}
        options={[
          { value: 'percent', label: t('operatorDiscountCodes.percent') },
          { value: 'fixed', label: t('operatorDiscountCodes.fixed') },
        ]}
      />
      {typed.kind === 'fixed' ? (
        <AmountField
          label={t('operatorDiscountCodes.valueFixed')}
          name="value"
          value={typed.value}
          onChange={(event) => onChange({ value: event.target.value })}
        />
      ) : (
        <TextField
          label={t('operatorDiscountCodes.valuePercent')}
          name="value"
          value={typed.value}
          onChange={(event) => onChange({ value: event.target.value })}
          inputMode="numeric"
          autoComplete="off"
          end={<span className="pr-2 text-ink-faint">%</span>}
          inputClassName="tabular-nums"
        />
      )}
      {moment('startsAt', '00:00')}
      {moment('endsAt', '23:59')}
      <div className="grid gap-5 sm:grid-cols-2">
        {limit('mostUses')}
        {limit('mostUsesEach')}
      </div>
      <AmountField
        label={t('operatorDiscountCodes.minimum')}
        name="minimum"
        optional
        value={typed.minimum}
        onChange={(event) => onChange({ minimum: event.target.value })}
        hint={t('operatorDiscountCodes.minimumHint')}
      />
      <CheckBox
        label={t('operatorDiscountCodes.active')}
        text={t('operatorDiscountCodes.activeText')}
        name="active"
        checked={typed.active}
        onChange={(active) => onChange({ active })}
      />
    </>
  )
}
