import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSay } from '../platform/language.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

type Props = {
  /** What is copied; made when it is asked for, where it is long. */
  text: string | (() => string)
  label?: string
  /** Shows words beside the icon. */
  wide?: boolean
}

/** Copies a text with one click and says that it did. */
export function CopyButton({ text, label, wide = false }: Props) {
  const say = useSay()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(() => setCopied(true))
  const Icon = copied ? Check : Copy
  const words = copied ? say('ui.copied') : (label ?? say('ui.copy'))
  const icon = <Icon aria-hidden className={copied ? 'text-brand' : undefined} />
  if (wide)
    return (
      <Button size="sm" icon={icon} onClick={copy}>
        <span aria-live="polite">{words}</span>
      </Button>
    )
  return (
    <IconButton label={words} onClick={copy} className="size-8">
      {icon}
    </IconButton>
  )
}
