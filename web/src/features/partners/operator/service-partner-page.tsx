import { type DataOf, Id } from '@runmart/contract/endpoint'
import { Share } from '@runmart/contract/partners'
import { partnersOperator } from '@runmart/contract/partners-operator'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useShownService } from '#features/catalog/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { Loaded } from '#ui/detail-screen.tsx'
import { Form } from '#ui/form.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Section } from '#ui/section.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useConfirmChanges } from '#ui/use-confirm-changes.tsx'
import { readShare, shareText, typedShare } from './share.ts'

const Whose = z.strictObject({ partner: z.nullable(z.strictObject({ id: Id, share: Share })) })
type Partner = DataOf<typeof partnersOperator.service>['partner']

/** The partner and the share of a service; owners can change both. */
export default function ServicePartnerPage() {
  const t = useOperatorTranslations()
  const may = useRights()
  const { id } = useShownService()
  const view = useApi(partnersOperator.service, { params: { id } })
  return (
    <Loaded view={view} skeleton={<BlocksSkeleton blocks={['h-64']} />}>
      {(data) => (
        <Section
          title={t('operatorPartners.servicePartner')}
          description={t('operatorPartners.serviceText')}
          className="max-w-3xl"
        >
          {may('owner') ? (
            <PartnerForm key={`${data.partner?.id} ${data.partner?.share}`} id={id} current={data.partner} />
          ) : (
            <Deliverer partner={data.partner} />
          )}
        </Section>
      )}
    </Loaded>
  )
}

function Deliverer({ partner }: { partner: Partner }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const may = useRights()
  if (!partner) return t('operatorPartners.ofShop')
  return (
    <>
      {may('customers') ? (
        <TextLink to={operatorPaths.partner(partner.id)}>{partner.username}</TextLink>
      ) : (
        partner.username
      )}{' '}
      · {t('operatorPartners.share', { percent: shareText(language, partner.share) })}
    </>
  )
}

function PartnerForm({ id, current }: { id: string; current: Partner }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirmChanges, dialog } = useConfirmChanges()
  const { act } = useAct(partnersOperator.setService, { untilFresh: true })
  const { data } = useApi(partnersOperator.list, { query: { state: 'partner', limit: '100' } })
  const [whose, setWhose] = useState<'shop' | 'partner'>(current ? 'partner' : 'shop')
  const [partnerId, setPartnerId] = useState(current?.id ?? null)
  const [share, setShare] = useState(current ? typedShare(language, current.share) : '')
  const people = (data?.items ?? []).map(({ person, share }) => ({ ...person, share }))
  // The list omits a leaving partner, who still delivers.
  const known = current && !people.some((it) => it.id === current.id) ? [current, ...people] : people
  const choose = (chosen: string) => {
    setPartnerId(chosen)
    const usual = known.find((it) => it.id === chosen)?.share
    if (usual != null) setShare(typedShare(language, usual))
  }
  const describe = (partner: { id: string; share: number } | null) =>
    partner
      ? t('operatorPartners.sharePercent', {
          name: known.find((it) => it.id === partner.id)?.username ?? '',
          percent: shareText(language, partner.share),
        })
      : t('operatorPartners.ofShop')
  return (
    <>
      <Form
        label={t('operatorPartners.servicePartner')}
        schema={Whose}
        read={() => ({
          partner: whose === 'shop' ? null : { id: partnerId ?? undefined, share: readShare(language, share) },
        })}
        onSubmit={async (body) => {
          const isSure = await confirmChanges({
            title: t('operatorPartners.saveTitle'),
            text: t('operatorPartners.serviceText'),
            confirm: t('operatorPartners.saveService'),
            changes: [
              {
                label: t('operatorPartners.servicePartner'),
                before: describe(current),
                after: describe(body.partner),
              },
            ],
          })
          if (!isSure) return null
          return act({ params: { id }, body })
        }}
      >
        <RadioCards
          label={t('operatorPartners.ordersGoTo')}
          name="whose"
          value={whose}
          onChange={setWhose}
          options={[
            { value: 'shop', label: t('operatorPartners.ofShop'), text: t('operatorPartners.ofShopText') },
            { value: 'partner', label: t('operatorPartners.ofPartner'), text: t('operatorPartners.ofPartnerText') },
          ]}
        />
        {whose === 'partner' && (
          <div className="grid gap-5 sm:grid-cols-2">
            <Select
              label={t('operatorPartners.choosePartner')}
              name="partner.id"
              value={partnerId}
              options={known.map(({ id, username }) => ({ value: id, label: username }))}
              hint={data?.items.length === 0 && t('operatorPartners.noPartners')}
              onValueChange={choose}
            />
            <TextField
              label={t('operatorPartners.shareLabel')}
              name="partner.share"
              value={share}
              onChange={(event) => setShare(event.target.value)}
              inputMode="decimal"
              autoComplete="off"
              inputClassName="tabular-nums"
            />
          </div>
        )}
        <div>
          <SubmitButton variant="secondary">{t('operatorPartners.saveService')}</SubmitButton>
        </div>
      </Form>
      {dialog}
    </>
  )
}
