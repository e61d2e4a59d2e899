import { Menu } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { IconButton } from '#ui/icon-button.tsx'

/** The button of a phone's menu; it is there before the menu's code is. */
export function DrawerButton(props: ComponentProps<'button'>) {
  const t = useTranslations()
  return (
    <IconButton {...props} label={t('shell.openMenu')} className="-ml-2 md:hidden">
      <Menu aria-hidden />
    </IconButton>
  )
}
