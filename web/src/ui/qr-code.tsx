import { use, useMemo } from 'react'
import { classes } from './classes.ts'

type Props = { text: string /** A description for screen readers. */; label: string; className?: string }

/** A QR code as crisp vector; its library loads on first use. Wrap it in `Suspense`. */
export function QrCode({ text, label, className }: Props) {
  const { size, path } = use(useMemo(() => cachedCode(text), [text]))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes('rounded-lg bg-white', className ?? 'size-44')}
    >
      <path d={path} fill="#0d1417" />
    </svg>
  )
}

const margin = 3
const codes = new Map<string, Promise<{ size: number; path: string }>>()

function cachedCode(text: string): Promise<{ size: number; path: string }> {
  let code = codes.get(text)
  if (!code) {
    code = encode(text)
    codes.set(text, code)
  }
  return code
}

async function encode(text: string) {
  const { default: library } = await import('qrcode')
  const { modules } = library.create(text, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let y = 0; y < modules.size; y++)
    for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) path += `M${x + margin} ${y + margin}h1v1h-1z`
  return { size: modules.size + margin * 2, path }
}
