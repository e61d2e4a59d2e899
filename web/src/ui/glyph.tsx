import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** One shape for each category of goods: the outline in ink, the customer's part in jade. */
const shapes = {
  mmo: {
    ink: (
      <>
        <rect x="3" y="4" width="18" height="16" rx="3" />
        <path d="M3 9h18" />
      </>
    ),
    jade: <circle cx="12" cy="14.5" r="3" />,
  },
  referral: {
    ink: (
      <>
        <circle cx="6" cy="12" r="3" />
        <circle cx="18" cy="18" r="3" />
        <path d="m8.7 10.6 6.2-3.1M8.7 13.4l6.6 3.2" />
      </>
    ),
    jade: <circle cx="18" cy="6" r="3.5" />,
  },
  game: {
    ink: (
      <>
        <rect x="2" y="6" width="20" height="12" rx="6" />
        <path d="M8 10v4M6 12h4" />
      </>
    ),
    jade: <circle cx="16" cy="12" r="2.5" />,
  },
  telegram: {
    ink: <path d="M21 4 3 11l6 2.5L11.5 20z" />,
    jade: <path d="M21 4 9 13.5 11.5 20z" />,
  },
  proxy: {
    ink: (
      <>
        <circle cx="11" cy="12" r="8" />
        <ellipse cx="11" cy="12" rx="3.5" ry="8" />
        <path d="M3 12h16" />
      </>
    ),
    jade: <circle cx="19" cy="12" r="3" />,
  },
  bot: {
    ink: (
      <>
        <rect x="4" y="8" width="16" height="12" rx="3" />
        <path d="M9 13v2M15 13v2M12 8V6" />
      </>
    ),
    jade: <circle cx="12" cy="4" r="2" />,
  },
  other: {
    ink: <path d="M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5" />,
    jade: <path d="M12 12l8-4.5v9L12 21z" />,
  },
} satisfies Record<string, { ink: ReactNode; jade: ReactNode }>
export type GlyphName = keyof typeof shapes

/** A category's shape. A pixel of the ground colour (`--ground`) surrounds its jade part. */
export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  // A newer server may send a shape that this page does not know.
  const { ink, jade } = shapes[name] ?? shapes.other
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('shrink-0', className)}
    >
      <g fill="none" strokeWidth="1.5" className="stroke-ink-soft">
        {ink}
      </g>
      <g strokeWidth="2" paintOrder="stroke" className="fill-brand stroke-(--ground)">
        {jade}
      </g>
    </svg>
  )
}

/** The square behind a glyph: beside a name, or large on its own page. */
export function Tile({ large = false, children }: { large?: boolean; children: ReactNode }) {
  return (
    <span
      className={classes(
        'grid shrink-0 place-items-center bg-sunken [--ground:var(--sunken)] dark:bg-raised dark:[--ground:var(--raised)]',
        large ? 'size-16 rounded-2xl [&_svg]:size-8' : 'size-10 rounded-[10px] [&_svg]:size-6',
      )}
    >
      {children}
    </span>
  )
}

const pictureSizes = {
  tiny: 'size-5 rounded-[5px]',
  small: 'size-10 rounded-[10px]',
  large: 'size-16 rounded-2xl',
} as const

/** A picture instead of a glyph, on the same square, which shows through transparent parts. */
export function TilePicture({ path, size = 'small' }: { path: string; size?: keyof typeof pictureSizes }) {
  return (
    <span
      className={classes(
        'relative block shrink-0 overflow-hidden bg-sunken after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-ink/8 dark:bg-raised',
        pictureSizes[size],
      )}
    >
      <img src={path} alt="" loading="lazy" decoding="async" className="size-full object-cover dark:brightness-92" />
    </span>
  )
}
