import { Send } from 'lucide-react'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { useFormState } from '#ui/form-context.ts'

type Wish = 'try' | 'send'
type Props = { canSend: boolean; onPress: (wish: Wish) => void }

/** Try or send, and which of them is under way. Enter presses the first, which sends to nobody else. */
export function LetterButtons({ canSend, onPress }: Props) {
  const t = useOperatorTranslations()
  const { sending } = useFormState()
  const [pressed, setPressed] = useState<Wish>('try')
  const button = (wish: Wish, isReady = true) => ({
    type: 'submit' as const,
    loading: sending && pressed === wish,
    disabled: !isReady || (sending && pressed !== wish),
    onClick: () => {
      setPressed(wish)
      onPress(wish)
    },
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button {...button('try')}>{t('operatorNewsletter.try')}</Button>
      <Button {...button('send', canSend)} variant="primary" icon={<Send aria-hidden />}>
        {t('operatorNewsletter.send')}
      </Button>
    </div>
  )
}
