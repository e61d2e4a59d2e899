import { Menu } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useSay } from '#platform/language.tsx'
import { IconButton } from '#ui/icon-button.tsx'

/** The button of a phone's menu; it is there before the menu's code is. */
export function DrawerButton(props: ComponentProps<'button'>) {
  const say = useSay()
  return (
    <IconButton {...props} label={say('frame.openMenu')} className="-ml-2 md:hidden">
      <Menu aria-hidden />
    </IconButton>
  )
}
