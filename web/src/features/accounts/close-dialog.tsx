import type { User } from '@runmart/contract/accounts'
import { useTranslations } from '#platform/language.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { CloseForm } from './close-form.tsx'

type Props = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

/** Says what closing the account means, and closes it for one who still wants that. */
export function CloseDialog({ user, open, onOpenChange }: Props) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('accountClosure.closeTitle')}
      description={t('accountClosure.closeAsk')}
    >
      <ul className="mb-5 flex list-disc flex-col gap-1.5 pl-5 text-pretty text-ink-soft">
        <li>{t('accountClosure.goneData')}</li>
        <li>{t('accountClosure.goneReferrals')}</li>
        <li>{t('accountClosure.staysBooks')}</li>
        <li>{t('accountClosure.again')}</li>
      </ul>
      <CloseForm user={user} onKeep={() => onOpenChange(false)} />
    </Dialog>
  )
}
