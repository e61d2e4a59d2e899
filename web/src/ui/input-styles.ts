/** The classes of all text inputs: 16 px on touch, so that phones do not zoom in. */
export const inputStyles =
  'w-full min-w-0 rounded-lg border border-field bg-surface px-3 text-ink transition-[border-color,box-shadow] placeholder:text-ink-faint hover:border-ink-faint focus:border-brand focus:ring-3 focus:ring-brand/20 focus:outline-none aria-invalid:border-failed aria-invalid:focus:ring-failed/20 disabled:bg-sunken disabled:text-ink-faint read-only:aria-busy:text-ink-faint dark:bg-sunken h-10 text-sm pointer-coarse:h-11 pointer-coarse:text-base'
