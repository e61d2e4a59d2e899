import { Languages } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useSay } from '#platform/language.tsx'
import { IconButton } from '#ui/icon-button.tsx'

/** The button of the language menu; it is there before the menu's code is. */
export function LanguageButton(props: ComponentProps<'button'>) {
  const say = useSay()
  return (
    <IconButton {...props} label={say('frame.language')}>
      <Languages aria-hidden />
    </IconButton>
  )
}
