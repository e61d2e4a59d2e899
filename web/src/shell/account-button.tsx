import type { User } from '@runmart/contract/accounts'
import type { ComponentProps } from 'react'
import { useTranslations } from '#platform/language.tsx'

/** The button of the account menu; it is there before the menu's code is. */
export function AccountButton({ user, ...props }: ComponentProps<'button'> & { user: User }) {
  const t = useTranslations()
  return (
    <button
      type="button"
      {...props}
      aria-label={t('shell.account')}
      className="grid size-9 shrink-0 place-items-center rounded-lg hover:bg-sunken dark:hover:bg-raised pointer-coarse:size-11"
    >
      <span className="grid size-7 place-items-center rounded-full bg-brand-soft text-xs font-bold text-brand uppercase">
        {[...user.username][0]}
      </span>
    </button>
  )
}
