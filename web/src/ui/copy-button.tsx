import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

type Props = {
  /** The text; a function builds a long one only when needed. */
  text: string | (() => string)
  label?: string
  wide?: boolean
  /** Copying is the main action here. */
  main?: boolean
}

export function CopyButton({ text, label, wide = false, main = false }: Props) {
  const t = useTranslations()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(() => setCopied(true))
  const Icon = copied ? Check : Copy
  const words = copied ? t('ui.copied') : (label ?? t('ui.copy'))
  const icon = <Icon aria-hidden className={copied && !main ? 'text-brand' : undefined} />
  if (wide)
    return (
      <Button variant={main ? 'primary' : 'secondary'} size={main ? 'md' : 'sm'} icon={icon} onClick={copy}>
        <span aria-live="polite">{words}</span>
      </Button>
    )
  return (
    <IconButton label={words} onClick={copy} className="size-8">
      {icon}
    </IconButton>
  )
}
