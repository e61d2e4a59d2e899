import type { Service } from '@runmart/contract/catalog'
import { useTranslations } from '#platform/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AmountInput } from './amount-input.tsx'
import type { useOneLink } from './use-one-link.ts'

type Props = { one: ReturnType<typeof useOneLink>; service: Service | null; error: string | undefined }

/** One referral link, and how many referrals it gets. */
export function OneLink({ one, service, error }: Props) {
  const t = useTranslations()
  return (
    <>
      <TextField
        name="referralLink"
        label={t('orderForm.link')}
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={2_000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={one.link}
        onChange={(event) => one.setLink(event.target.value)}
      />
      <AmountInput service={service} amount={one.amount} error={error} />
    </>
  )
}
